// cse: equal nodes become one. Constants first (equal values become one ValueNode), then, in topological order, each
// primitive applied to the same operands: one hash table a graph, linear. Effects and host nodes stay.
// Operands are not swapped: MindSpore's O0 leaves x + y beside y + x.
// A BatchNorm that trains counts into its moving averages. The forward part of a gradient is joined with the same call
// beside it (a step that computes loss and gradients runs its network once); two forward parts, or two plain calls,
// count twice.
//
//   %0 = PrimFunc_Add(%para1_x, %para2_y)
//   %1 = PrimFunc_Add(%para1_x, %para2_y)        %0 = PrimFunc_Add(%para1_x, %para2_y)
//   %2 = PrimFunc_Mul(%0, %1)             ->     %1 = PrimFunc_Mul(%0, %0)
#include <algorithm>
#include <unordered_map>

#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

struct ConstantHash {
  size_t operator()(const Abstract* a) const { return static_cast<size_t>(hash_of(*a)); }
};
struct ConstantEqual {
  bool operator()(const Abstract* a, const Abstract* b) const { return equal(*a, *b); }
};

bool join_constants(Module& module) {
  std::unordered_map<const Abstract*, Node*, ConstantHash, ConstantEqual> known;
  bool changed = false;
  module.for_each_node([&](Node& node) {
    if (!node.is_value() || node.users().empty()) return;
    const Abstract* a = node.constant().abstract();
    // What is not known may differ: two opaque values are two.
    if (!a || !a->is_fully_constant()) return;
    Node* first = known.try_emplace(a, &node).first->second;
    if (first == &node) return;
    module.replace_uses(node, *first);
    changed = true;
  });
  return changed;
}

struct CallHash {
  size_t operator()(const Node* node) const {
    uint64_t h = 0x9e3779b97f4a7c15ULL;
    for (const Node* input : node->inputs()) h = (h ^ input->id()) * 0xff51afd7ed558ccdULL, h ^= h >> 29;
    return static_cast<size_t>(h);
  }
};
struct CallEqual {
  bool operator()(const Node* a, const Node* b) const {
    return std::equal(a->inputs().begin(), a->inputs().end(), b->inputs().begin(), b->inputs().end());
  }
};

bool may_join(const Node& node) {
  const Primitive* p = node.primitive();
  return p && p->effect == Effect::None && p != &prim::kReturn && p != &prim::kPyExecute && p != &prim::kUpdateState;
}

const Abstract* constant_of(const Node& node) { return node.is_value() ? node.constant().abstract() : nullptr; }

/// Does this BatchNorm count into its moving averages?
bool is_training(const Node& batch_norm) {
  constexpr size_t kIsTraining = 6;
  const Abstract* trains = constant_of(*batch_norm.input(kIsTraining));
  const bool* known = trains ? std::get_if<bool>(&trains->value) : nullptr;
  return !known || *known;
}

/// Does a gradient take the batch's mean and variance (items 3 and 4) from this BatchNorm in training mode?
bool serves_gradient(const Node& batch_norm) {
  return std::any_of(batch_norm.users().begin(), batch_norm.users().end(), [](const Use& use) {
    if (!use.user->calls(prim::kTupleGetItem)) return false;
    const Abstract* index = constant_of(*use.user->input(2));
    const int64_t* item = index ? std::get_if<int64_t>(&index->value) : nullptr;
    return item && *item > 0;
  });
}

bool are_two_batches(const Node& a, const Node& b) {
  return a.primitive()->name == "BatchNorm" && is_training(a) && serves_gradient(a) == serves_gradient(b);
}

}  // namespace

bool cse(Module& module, PassContext& context) {
  bool changed = join_constants(module);
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) {
    const std::vector<Node*>& order = walk.order(*graph);
    std::unordered_map<Node*, Node*, CallHash, CallEqual> known;
    known.reserve(order.size());
    for (Node* node : order) {
      if (!may_join(*node)) continue;
      Node* first = known.try_emplace(node, node).first->second;
      if (first == node || are_two_batches(*first, *node)) continue;
      // Both places in the source made this value.
      for (const Span& span : node->spans)
        if (std::find(first->spans.begin(), first->spans.end(), span) == first->spans.end() && first->spans.size() < 16)
          first->spans.push_back(span);
      module.replace_uses(*node, *first);
      changed = true;
    }
  }
  return changed;
}

}  // namespace refjit::passes
