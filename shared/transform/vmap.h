#pragma once
// Batching of graphs (S6): a graph over single examples becomes one over a batch, by the rules of ops/rules.h; an
// operator without a rule is run once an example and stacked, and the report of the caller says so. Nodes that no
// batched value reaches stay as they are. A branch on a batched condition becomes a Select of both branches; loops must
// have unbatched conditions. Called by captures, for eager `vmap` as well (which captures its function). Needs and
// leaves every node typed.
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "ir/builder.h"
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
/// Errors (User): an axis out of range, a batched result where no axis is asked for, a loop whose condition is batched,
/// an effect on batched values; with the node's span.
Result<VmapResult> vmap(ir::Module& module, ir::FuncGraph& graph, const VmapRequest& request, int64_t batch);

struct VmapNodes {
  std::vector<ir::Node*> results;  ///< Flattened.
  std::vector<const ir::Node*> looped;
};

/// The same appended to `builder`'s graph, the batched arguments given. After an error the nodes appended are dead.
Result<VmapNodes> vmap_into(ir::Builder& builder, ir::FuncGraph& graph, std::span<ir::Node* const> arguments,
                            const VmapRequest& request, int64_t batch);

}  // namespace refjit::transform
