#pragma once
// What a program's text names as `\N{...}`, for whoever parses text on behalf of a guest.
#include "python/character_names.h"
#include "vm/vm.h"

namespace refjit::vm {

/// The characters that unicodedata knows by the names in `text`; unknown names are left out. Imports it only if there
/// is a name.
python::CharacterNames::Table named_characters(Vm& vm, std::string_view text);

}  // namespace refjit::vm
