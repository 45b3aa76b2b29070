#pragma once
// In which order graphs name one another: callees before callers, and which graphs can reach themselves. Read by
// inference, inliner and lifting. A snapshot: stale after the module changes. Iterative, linear.
#include <vector>

#include "ir/closures.h"

namespace refjit::ir {

struct CallOrder {
  /// Reachable graphs; of those in one cycle the one that the root meets first stands last.
  std::vector<FuncGraph*> callees_first;
  /// By graph id: names itself, directly or through others.
  std::vector<bool> is_recursive;
};

CallOrder call_order(const Closures& closures);

/// The graph that a constant names; null for other nodes.
inline FuncGraph* named_graph(const Node& node) { return node.is_value() ? node.constant().graph() : nullptr; }

}  // namespace refjit::ir
