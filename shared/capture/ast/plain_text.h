#pragma once
// A constant as f-strings of static graphs show it: MindSpore writes it, not Python, whatever conversion and format the
// string asks for.
#include <optional>
#include <string>

#include "capture/symbol.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// "3", "0.333333", "true", "(1, [2, a])"; nullopt: `symbol` is no constant number, text, dtype or None, and no tuple,
/// list or dict of such.
std::optional<std::string> plain_text(vm::Vm& vm, const Symbol& symbol);

}  // namespace refjit::capture
