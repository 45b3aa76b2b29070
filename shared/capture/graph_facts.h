#pragma once
// What is true of a whole captured graph and stands on none of its lines: which cells share one graph (lazy_inline),
// and the sizes that may differ from call to call. As sentences, for the run report. Called by the compiler, before the
// passes; never where reports are off.
#include <string>
#include <vector>

#include "ir/graph.h"

namespace refjit::capture {

/// "Block is one graph for 3 cells (lazy_inline), called 6 times: blocks.0, blocks.1, blocks.2".
/// "One graph for all sizes: x is Float32 (?, 3); the result is Float32 (?, 4)". Empty for most graphs.
std::vector<std::string> graph_facts(const ir::Module& module);

}  // namespace refjit::capture
