// switch_simplify: a Switch whose condition is constant, or whose branches are one, is that branch.
//
//   %0 = Switch(Bool(1), @a, @b)
//   %1 = %0(%para1_x)                     ->     %0 = call @a(%para1_x)
#include "passes/pass.h"

namespace refjit::passes {

using namespace ir;

bool switch_simplify(Module& module, PassContext&) {
  bool changed = false;
  const auto users = module.users_of(prim::kSwitch);
  for (const Use& use : std::vector<Use>(users.begin(), users.end())) {
    Node& node = *use.user;
    if (use.index != 0 || node.users().empty()) continue;
    const AbstractRef& condition = node.input(1)->abstract;
    auto* known = condition ? std::get_if<bool>(&condition->value) : nullptr;
    if (!known && node.input(2) != node.input(3)) continue;
    module.replace_uses(node, *node.input(known && !*known ? 3 : 2));
    changed = true;
  }
  return changed;
}

}  // namespace refjit::passes
