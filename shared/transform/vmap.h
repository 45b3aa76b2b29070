#pragma once
// Batching of graphs (S6): a graph over single examples becomes one over a batch, by the rules of ops/rules.h; an
// operator without a rule is run once an example and stacked, and the report of the caller says so. Nodes that no
// batched value reaches stay as they are. Called by captures and by eager `vmap` (which captures its function). Needs
// and leaves every node typed.
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::transform {

struct VmapRequest {
  /// Batch axis of each parameter (may be negative); nullopt: not batched.
  std::vector<std::optional<int64_t>> in_axes;
  /// Batch axis of each flattened tensor of the result; nullopt: it must be independent of the batch.
  std::vector<std::optional<int64_t>> out_axes;
};

struct VmapResult {
  ir::FuncGraph* graph = nullptr;
  std::vector<const ir::Node*> looped;  ///< Nodes without a rule, for the report.
};

/// `graph` has one parameter an example tensor, typed without the batch axis. The new graph takes batched ones.
/// Errors (User): sizes that differ, an axis out of range, an unbatched result where an axis is asked for.
Result<VmapResult> vmap(ir::Module& module, ir::FuncGraph& graph, const VmapRequest& request, int64_t batch);

}  // namespace refjit::transform
