#pragma once
// Hooks of Parameters (guest/mindspore/ops/gradient_hooks.py): a gradient by a Parameter that stands in a graph is what
// the Parameter's hooks make of it there.
#include <vector>

#include "capture/evaluator.h"

namespace refjit::capture {

/// Calls, on each of `gradients`, the hooks of the Parameter at the same place of `weights`. The graph depends on which
/// Parameters have hooks. A Break: a hook does what no graph can.
Outcome<bool> apply_weight_hooks(Evaluator& evaluator, const std::vector<SymbolRef>& weights,
                                 std::vector<SymbolRef>& gradients);

}  // namespace refjit::capture
