#pragma once
// Branches on tensors that are the same in every run: attributes of Cells and tensors made in the function. MindSpore's
// inference knows what operators make of them, so only the side that is taken stands in the graph, and the other may
// give anything. Called by the walker before it makes a Switch.
#include "capture/evaluator.h"

namespace refjit::capture {

/// What Evaluator::condition() makes of `value`, or the constant that it is in every run; what decides that is listed
/// among the frozen values.
Outcome<SymbolRef> decided(Evaluator& evaluator, const SymbolRef& value);

}  // namespace refjit::capture
