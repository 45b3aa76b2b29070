// switch_simplify: a Switch whose condition is constant, or whose branches are one, is that branch.
//
//   %0 = Switch(Bool(1), @a, @b)
//   %1 = %0(%para1_x)                     ->     %0 = call @a(%para1_x)
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

bool switch_simplify(Module& module, PassContext&) {
  bool changed = false;
  module.for_each_node([&](Node& node) {
    if (!node.calls(prim::kSwitch)) return;
    const AbstractRef& condition = node.input(1)->abstract;
    auto* known = condition ? std::get_if<bool>(&condition->value) : nullptr;
    if (!known && node.input(2) != node.input(3)) return;
    if (node.users().empty()) return;
    module.replace_uses(node, *node.input(known && !*known ? 3 : 2));
    changed = true;
  });
  return changed;
}

}  // namespace refjit::passes
