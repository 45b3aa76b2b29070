// inline: a call of a graph becomes the graph's body, innermost callees first, so that each body is copied once a call.
// Recursive calls, `lazy_inline` graphs, branches of a Switch on a variable and graphs with one that are called more
// than once stay. Calls of a Partial become direct. Linear in the nodes of the result.
//
// inline_single_calls, at the end: recursive graphs as well that nothing else names (what comes after a branch in a
// loop).
//
//   subgraph @main_0() {                         subgraph @main_0() {
//     %0 = call @double_1(%para1_x)                %0 = PrimFunc_Add(%para1_x, %para1_x)
//     Return(%0)                                   Return(%0)
//   }                                     ->     }
//   subgraph @double_1(%para2_y) {
//     %0 = PrimFunc_Add(%para2_y, %para2_y)
//     Return(%0)
//   }
#include <unordered_set>

#include "ir/clone.h"
#include "ir/recursion.h"
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

/// `%p = Partial(f, a); %p(b)` -> `f(a, b)`, as often as it applies.
bool apply_partials(Module& module) {
  if (module.users_of(prim::kPartial).empty()) return false;
  bool changed = false;
  module.for_each_node([&](Node& node) {
    if (!node.is_cnode() || node.inputs().empty() || !node.input(0)->calls(prim::kPartial)) return;
    Node* partial = node.input(0);
    if (partial->graph() != node.graph()) return;
    std::vector<Node*> inputs(partial->inputs().begin() + 1, partial->inputs().end());
    inputs.insert(inputs.end(), node.inputs().begin() + 1, node.inputs().end());
    Node* call = module.add_cnode(*node.graph(), std::move(inputs));
    call->abstract = node.abstract;
    call->name = node.name;
    call->scope = node.scope;
    call->spans = node.spans;
    module.replace_uses(node, *call);
    changed = true;
  });
  return changed;
}

/// How often each graph is called, by its id.
std::vector<uint32_t> call_counts(const Module& module, Walk& walk) {
  std::vector<uint32_t> counts(module.graph_id_limit());
  for (const FuncGraph* graph : walk.graphs())
    for (const Node* node : walk.order(*graph))
      if (const FuncGraph* callee = node->callee_graph()) ++counts[callee->id()];
  return counts;
}

}  // namespace

bool inline_single_calls(Module& module, PassContext& context) {
  if (module.graphs().size() == 1) return false;
  const Closures closures(*module.root);
  std::unordered_set<const FuncGraph*> gone;
  const auto is_live = [&](const Use& use) {
    return gone.count(use.user->graph()) == 0 && (!use.user->users().empty() || use.user->calls(prim::kReturn));
  };
  // Callers first: then each body is copied once.
  for (FuncGraph* graph : closures.graphs()) {
    const Use* only = nullptr;
    size_t count = 0;
    for (const Use& use : module.graph_node(*graph)->users())
      if (is_live(use)) only = &use, ++count;
    if (graph == module.root || graph->is_lazy_inline || !graph->output() || count != 1 || only->index != 0) continue;
    Node& call = *only->user;
    if (call.graph() == graph || !closures.free_variables(*graph).empty()) continue;
    const std::vector<Node*> arguments(call.arguments().begin(), call.arguments().end());
    Node* result = inline_body(module, *graph, closures, *call.graph(), arguments, call.spans);
    module.replace_uses(call, *result);
    gone.insert(graph);
  }
  return !gone.empty() && (dead_code_elimination(module, context), true);
}

bool inline_calls(Module& module, PassContext& context) {
  const bool changed_partials = apply_partials(module);
  if (changed_partials) context.walk.reset();
  if (module.graphs().size() == 1) return changed_partials;
  Walk& walk = walk_of(module, context);
  bool changed = changed_partials;
  if (walk.graphs().size() == 1) return changed;
  const Closures& closures = walk.closures();
  const CallOrder order = call_order(closures);
  const std::vector<uint32_t> counts = call_counts(module, walk);
  std::vector<bool> keeps_calls(counts.size());
  for (FuncGraph* graph : order.callees_first) {
    for (Node* node : topological_order(*graph, closures)) {
      FuncGraph* callee = node->callee_graph();
      if (node->is_cnode() && !node->primitive() && (!callee || keeps_calls[callee->id()]))
        keeps_calls[graph->id()] = true;
      if (!callee || callee->is_lazy_inline || !callee->output()) continue;
      if (callee->id() < order.is_recursive.size() && order.is_recursive[callee->id()]) continue;
      if (counts[callee->id()] > 1 && keeps_calls[callee->id()]) continue;
      // The callee may have changed since `closures` was made: only its own calls were inlined, which adds no free
      // variable that it did not name before, so the snapshot still knows its closures.
      const Closures inner(*callee);
      std::vector<Node*> arguments(node->inputs().begin() + 1, node->inputs().end());
      Node* result = inline_body(module, *callee, inner, *graph, arguments, node->spans);
      module.replace_uses(*node, *result);
      changed = true;
    }
  }
  // The old calls and graphs are dead now; drop them here, so that the listing after this pass shows what is left.
  return dead_code_elimination(module, context) || changed;
}

}  // namespace refjit::passes
