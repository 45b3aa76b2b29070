#pragma once
// The exception that a Break becomes where nothing may run instead of the graph (fullgraph=True, and what MindSpore
// refuses while compiling). Called by the jit dispatcher.
#include "capture/outcome.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// Raises what a construct that did not become graph ends with: MindSpore's own exception, or (`is_strict`:
/// fullgraph=True) what, why, what to do; below it the calls that lead there, each with its source and a mark. These
/// stand in its traceback, too.
void raise_compile_error(vm::Vm& vm, const Break& why, bool is_strict);

/// What MindSpore says at its own limit of nested calls.
Error endless_recursion();

}  // namespace refjit::capture
