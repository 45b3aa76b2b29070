#pragma once
// Reverse-mode gradients of graphs, by source transformation. Straight lines are walked backwards, each operator by its
// rule from ops/rules.h; a graph that is called, recursively or through Switch and Partial, gets a companion ◂g that
// takes the sensitivities of its result and gives the gradients of its arguments and free variables (grad_engine.h).
// Called by captures for `grad` inside a jitted function, and for the compiled pull-back of a jitted function on the
// eager tape. Needs every node typed; leaves every node typed.
#include <cstddef>
#include <span>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"

namespace refjit::transform {

struct GradRequest {
  /// Parameters of the graph to differentiate by (indices).
  std::vector<uint32_t> parameters;
  /// Nodes outside the graph that it uses freely and that are differentiated by as well: weights (Ref parameters of the
  /// root).
  std::vector<ir::Node*> weights;
  /// What calls give is taken from their backward companions where it is the result: quicker, but then the result
  /// depends on the sensitivities.
  bool joins_calls = true;
  /// The gradient graph takes one more parameter for each float tensor of the result: its sensitivity. Otherwise ones.
  bool takes_sensitivity = false;
  /// The gradient stands inside of another function to differentiate: a graph with a gradient of its own keeps it.
  bool is_inner = false;
  /// Only the first this many tensors of the result are differentiated (`has_aux`).
  size_t results = static_cast<size_t>(-1);
};

/// A new graph: parameters of `graph` (then sensitivities) -> (result, (gradient of each parameter...), (gradient of
/// each weight...)). What is independent gets zeros. Errors (User): an operator without a rule, a host node, a result
/// that is no float tensor; with the node's span.
Result<ir::FuncGraph*> gradient(ir::Module& module, ir::FuncGraph& graph, const GradRequest& request);

}  // namespace refjit::transform
