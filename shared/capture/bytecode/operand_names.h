#pragma once
// What stands on the operand stack where a captured stretch begins, in the words of the source: people read it in the
// reasons of recompiles. Private to capture/bytecode.
#include <string>
#include <vector>

#include "capture/source.h"

namespace refjit::python {
struct CodeObject;
}

namespace refjit::capture {

/// The places of the `count` operands before word `start`, bottom first, each under a name of its own: the expression
/// that made it and its line, "the next k" where a variable is about to get it, otherwise "stack[i]".
std::vector<SourceRef> operand_sources(vm::Vm& vm, const python::CodeObject& code, uint32_t start, size_t count);

}  // namespace refjit::capture
