#pragma once
// Which nodes of other graphs each graph uses, directly or through the graphs it names: its free variables. Read by the
// printer, verifier, inliner, gradient engine and planner. A snapshot: stale after the module changes.
// Invariant: a well-formed program's root has none.
#include <span>
#include <unordered_map>
#include <vector>

#include "ir/graph.h"

namespace refjit::ir {

class Closures {
 public:
  /// Scans everything reachable from `root`; linear in nodes, plus the sum of the sets found.
  explicit Closures(const FuncGraph& root);

  /// Reachable graphs, `root` first, in the order in which a depth-first walk meets them.
  std::span<FuncGraph* const> graphs() const { return graphs_; }
  /// Transitive free variables of `graph`, in the order found; empty for graphs that were not reached.
  std::span<Node* const> free_variables(const FuncGraph& graph) const;

 private:
  std::vector<FuncGraph*> graphs_;
  std::unordered_map<const FuncGraph*, std::vector<Node*>> free_;
};

/// As `topological_order(graph)` for a graph whose inner graphs have no free variables: after `lift`, and where there
/// are none. Looks at this graph alone.
std::vector<Node*> order_without_closures(const FuncGraph& graph);

/// As `topological_order(graph)`, for callers that walk many graphs: `closures` is computed once.
std::vector<Node*> topological_order(const FuncGraph& graph, const Closures& closures);

}  // namespace refjit::ir
