// tuple_list_get_item_eliminator: an item of a sequence whose elements are known is that element.
//
//   %0 = MakeTuple(%para1_x, %para2_y)
//   %1 = TupleGetItem(%0, I64(1))         ->     Return(%para2_y)
//   Return(%1)
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

Node* item_of(Module& module, Node& node) {
  const bool is_item = node.calls(prim::kTupleGetItem) || node.calls(prim::kListGetItem);
  if (!is_item || node.inputs().size() != 3 || !node.input(2)->is_value()) return nullptr;
  const Abstract* index = node.input(2)->constant().abstract();
  auto* value = index ? std::get_if<int64_t>(&index->value) : nullptr;
  if (!value) return nullptr;
  Node* sequence = node.input(1);
  // Depend only orders: the element is ordered by it as well.
  const bool is_made = sequence->calls(prim::kMakeTuple) || sequence->calls(prim::kMakeList);
  const Abstract* constant = sequence->is_value() ? sequence->constant().abstract() : nullptr;
  if (!is_made && !(constant && constant->is_sequence())) return nullptr;
  const auto size = static_cast<int64_t>(is_made ? sequence->arguments().size() : constant->elements.size());
  const int64_t at = *value < 0 ? *value + size : *value;
  if (at < 0 || at >= size) return nullptr;
  if (is_made) return sequence->arguments()[static_cast<size_t>(at)];
  return module.constant_node(constant->elements[static_cast<size_t>(at)]);
}

}  // namespace

bool tuple_list_get_item_eliminator(Module& module, PassContext& context) {
  if (module.users_of(prim::kTupleGetItem).empty() && module.users_of(prim::kListGetItem).empty()) return false;
  bool changed = false;
  // Operands first, so that an item of an item of a nested tuple falls in one run.
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) {
    for (Node* node : walk.order(*graph)) {
      Node* item = item_of(module, *node);
      if (!item) continue;
      module.replace_uses(*node, *item);
      changed = true;
    }
  }
  return changed;
}

}  // namespace refjit::passes
