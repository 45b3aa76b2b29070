#pragma once
// Reachable graphs and their nodes in topological order, as passes share them: computed when first asked for and kept
// until a pass changes the module (the runner sees to that). Between passes that find nothing to do, no pass walks the
// program again. Private to this room.
#include <unordered_map>
#include <vector>

#include "ir/closures.h"
#include "passes/pass.h"

namespace refjit::passes {

class Walk {
 public:
  explicit Walk(ir::Module& module) : module_(module), closures_(*module.root) {}

  const ir::Module& module() const { return module_; }
  const ir::Closures& closures() const { return closures_; }
  std::span<ir::FuncGraph* const> graphs() const { return closures_.graphs(); }
  /// As the graph was when first asked for: nodes made since are missing, nodes replaced since are still there.
  const std::vector<ir::Node*>& order(const ir::FuncGraph& graph) {
    auto [at, is_new] = orders_.try_emplace(&graph);
    if (is_new) at->second = topological_order(graph, closures_);
    return at->second;
  }

 private:
  ir::Module& module_;
  const ir::Closures closures_;
  std::unordered_map<const ir::FuncGraph*, std::vector<ir::Node*>> orders_;
};

/// The walk of this compile; a new one after a change.
inline Walk& walk_of(ir::Module& module, PassContext& context) {
  if (!context.walk || &context.walk->module() != &module) context.walk = std::make_shared<Walk>(module);
  return *context.walk;
}

}  // namespace refjit::passes
