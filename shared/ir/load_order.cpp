#include "ir/load_order.h"

#include <unordered_map>

#include "ir/primitive.h"

namespace refjit::ir {

bool load_around_writes(std::span<Node* const> terms) {
  std::unordered_map<const Node*, const Node*> states;  // by Ref: of its first Load
  const auto departs = [&](const Node* node) {
    if (!node->calls(prim::kLoad)) return false;
    const Node* state = node->input(2);
    return states.try_emplace(node->input(1), state).first->second != state;
  };
  for (const Node* term : terms) {
    if (departs(term)) return true;
    for (const Node* operand : term->inputs())
      if (departs(operand)) return true;
  }
  return false;
}

}  // namespace refjit::ir
