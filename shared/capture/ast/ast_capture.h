#pragma once
// Ast capture (J2): walks the syntax tree of a function with symbols for variables and so builds its graph. Conditions
// and loops over constants are resolved and unrolled; everything that needs values of tensors ends in a Break with the
// span of the offending source. Called by the dispatcher once a signature.
#include "capture/evaluator.h"

namespace refjit::capture {

/// Runs `callee` on bound arguments (localsplus order). The result is what it returns.
Outcome<SymbolRef> capture_ast(GraphCapture& graph, const Callee& callee, std::vector<SymbolRef> locals);

}  // namespace refjit::capture
