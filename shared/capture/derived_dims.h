#pragma once
// What a dim that an operator made of symbols is in numbers: x[1:] has one row less than x. Asked where a program reads
// the shape of a tensor that the graph makes; what the answer rests on is guarded.
#include "capture/heap.h"

namespace refjit::capture {

/// The length of `node` along `axis`: a constant, or an int that waits for dims. Null: nothing here knows.
SymbolRef length_along(GraphCapture& graph, const ir::Node* node, size_t axis);

}  // namespace refjit::capture
