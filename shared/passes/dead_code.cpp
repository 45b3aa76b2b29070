// dead_code_elimination: what no result needs is dropped: nodes that no Return reaches (an effect is reached through
// the monads of Depend and UpdateState), graphs that nothing names, constants without users. Parameters stay.
//
//   %0 = PrimFunc_Exp(%para1_x)
//   %1 = PrimFunc_Add(%para1_x, %para1_x) ->     %0 = PrimFunc_Add(%para1_x, %para1_x)
//   Return(%1)                                   Return(%0)
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

bool dead_code_elimination(Module& module, PassContext&) {
  const size_t before = module.node_count();
  module.remove_unreachable_graphs();
  const uint32_t mark = module.next_mark();
  std::vector<Node*> stack;
  auto enter = [&](Node* node) {
    if (node->mark == mark) return;
    node->mark = mark;
    stack.push_back(node);
  };
  for (FuncGraph* graph : module.graphs())
    if (graph->return_node()) enter(graph->return_node());
  while (!stack.empty()) {
    Node* node = stack.back();
    stack.pop_back();
    for (Node* input : node->inputs()) enter(input);
  }
  module.remove_unmarked(mark);
  return module.node_count() != before;
}

}  // namespace refjit::passes
