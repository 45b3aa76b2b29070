#pragma once
// Loads of one Ref before and after a write. The gradient engine and the simplifier of sums ask.
#include <span>

#include "ir/graph.h"

namespace refjit::ir {

/// Do some of the terms, or their operands, load one Ref in different states? MindSpore leaves sums of such terms in
/// twos (the listings of seed 004).
bool load_around_writes(std::span<Node* const> terms);

}  // namespace refjit::ir
