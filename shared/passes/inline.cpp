// inline: a call of a graph becomes the graph's body, innermost callees first, so that each body is copied once a call.
// Recursive calls, `lazy_inline` graphs and branches of a Switch on a variable stay. Calls of a Partial become direct.
// Linear in the nodes of the result.
//
//   subgraph @main_0() {                         subgraph @main_0() {
//     %0 = call @double_1(%para1_x)                %0 = PrimFunc_Add(%para1_x, %para1_x)
//     Return(%0)                                   Return(%0)
//   }                                     ->     }
//   subgraph @double_1(%para2_y) {
//     %0 = PrimFunc_Add(%para2_y, %para2_y)
//     Return(%0)
//   }
#include <unordered_map>

#include "ir/clone.h"
#include "ir/closures.h"
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

namespace {

/// `%p = Partial(f, a); %p(b)` -> `f(a, b)`, as often as it applies.
bool apply_partials(Module& module) {
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

/// Callees before callers; a call that closes a cycle is not followed.
std::vector<FuncGraph*> callees_first(const Closures& closures) {
  enum class Colour : uint8_t { White, Grey, Black };
  std::unordered_map<FuncGraph*, Colour> colours;
  std::unordered_map<FuncGraph*, std::vector<FuncGraph*>> named;
  for (FuncGraph* graph : closures.graphs())
    for (Node* node : topological_order(*graph, closures))
      for (Node* input : node->inputs())
        if (input->is_value() && input->constant().graph()) named[graph].push_back(input->constant().graph());
  struct Frame {
    FuncGraph* graph;
    size_t next;
  };
  std::vector<FuncGraph*> order;
  std::vector<Frame> stack;
  auto enter = [&](FuncGraph* graph) {
    colours[graph] = Colour::Grey;
    stack.push_back({graph, 0});
  };
  for (FuncGraph* root : closures.graphs()) {
    if (colours[root] == Colour::White) enter(root);
    while (!stack.empty()) {
      Frame& frame = stack.back();
      auto& callees = named[frame.graph];
      if (frame.next == callees.size()) {
        colours[frame.graph] = Colour::Black;
        order.push_back(frame.graph);
        stack.pop_back();
        continue;
      }
      FuncGraph* callee = callees[frame.next++];
      if (colours[callee] == Colour::White) enter(callee);
    }
  }
  return order;
}

/// Graphs that can reach themselves through the graphs they name.
std::vector<bool> recursive_graphs(const Closures& closures, const std::vector<FuncGraph*>& order, size_t limit) {
  // In callees-first order a graph is free of recursion when all it names came earlier and are free of it or not part
  // of a cycle with it; a back edge names a later graph. Everything between such an edge's ends is kept, which may
  // leave a call more than necessary, never too few.
  std::vector<size_t> place(limit);
  for (size_t i = 0; i < order.size(); ++i) place[order[i]->id()] = i;
  std::vector<size_t> reach(order.size());  // Latest graph that a back edge of this one names.
  std::vector<bool> recursive(limit);
  for (size_t i = 0; i < order.size(); ++i)
    for (Node* node : topological_order(*order[i], closures))
      for (Node* input : node->inputs())
        if (input->is_value() && input->constant().graph()) {
          size_t target = place[input->constant().graph()->id()];
          if (target >= i) reach[i] = std::max(reach[i], target + 1);
        }
  size_t until = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    until = std::max(until, reach[i]);
    if (i < until) recursive[order[i]->id()] = true;
  }
  return recursive;
}

}  // namespace

bool inline_calls(Module& module, PassContext& context) {
  bool changed = apply_partials(module);
  const Closures closures(*module.root);
  const std::vector<FuncGraph*> order = callees_first(closures);
  if (order.size() == 1) return changed;
  const std::vector<bool> recursive = recursive_graphs(closures, order, module.graph_id_limit());
  for (FuncGraph* graph : order) {
    for (Node* node : topological_order(*graph, closures)) {
      FuncGraph* callee = node->callee_graph();
      if (!callee || callee->is_lazy_inline || !callee->output()) continue;
      if (callee->id() < recursive.size() && recursive[callee->id()]) continue;
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
