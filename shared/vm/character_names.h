#pragma once
// What a program's text names as `\N{...}`, and its identifiers in normal form, for whoever parses text on behalf of a
// guest.
#include "python/character_names.h"
#include "python/identifier_forms.h"
#include "vm/vm.h"

namespace refjit::vm {

/// The characters that unicodedata knows by the names in `text`; unknown names are left out. Imports it only if there
/// is a name.
python::CharacterNames::Table named_characters(Vm& vm, std::string_view text);
/// The normal forms of its identifiers that may have another one. Imports unicodedata only if there is one.
python::IdentifierForms::Table normal_identifiers(Vm& vm, std::string_view text);

}  // namespace refjit::vm
