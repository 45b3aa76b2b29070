// infer_value, constant_folding: operators whose operands are all constants are evaluated by the reference's own
// kernels. infer_value takes what MindSpore 2.7.0 evaluates during inference at O0 (recorded: arithmetic and comparison
// of equal shapes, division, negation, casts, reshapes, tiles, sums, concat); constant_folding, at O1,
// takes every operator. Scalars always fold.
//
//   %0 = PrimFunc_Mul(Tensor(shape=[], dtype=Float32, value=[2.0]), Tensor(shape=[], dtype=Float32, value=[3.0]))
//   %1 = PrimFunc_Mul(%para1_x, %0)
//     ->
//   %0 = PrimFunc_Mul(%para1_x, Tensor(shape=[], dtype=Float32, value=[6.0]))
#include <algorithm>

#include "kernels/kernel.h"
#include "ops/op.h"
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

/// Constants do not grow beyond this by folding (1 MiB of float32).
constexpr int64_t kMostElements = 1 << 18;

/// Operators that MindSpore evaluates for any constant operands, and for operands of one shape only.
constexpr std::string_view kAnyShapes[] = {"Cast",           "Reshape",     "SumExt", "Concat", "Muls",
                                           "ScalarToTensor", "BroadcastTo", "Neg",    "Tile",   "Div"};
/// Operators of which the result is known from the type of the operand.
constexpr std::string_view kFills[] = {"OnesLike", "ZerosLike"};
constexpr std::string_view kEqualShapes[] = {"Add",  "Sub",       "Mul",     "Equal",       "NotEqual",
                                             "Less", "LessEqual", "Greater", "GreaterEqual"};

template <size_t N>
bool is_in(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

/// The value of a node when it is known: a constant, or a tuple made of constants.
AbstractRef known_value(const Node& node) {
  if (node.is_value()) {
    auto* a = std::get_if<AbstractRef>(&node.constant().value);
    return a && *a && (*a)->is_fully_constant() ? *a : nullptr;
  }
  if (!node.calls(prim::kMakeTuple)) return nullptr;
  std::vector<AbstractRef> elements;
  for (const Node* input : node.arguments()) {
    auto* a = input->is_value() ? std::get_if<AbstractRef>(&input->constant().value) : nullptr;
    if (!a || !*a || !(*a)->is_fully_constant()) return nullptr;
    elements.push_back(*a);
  }
  return Abstract::tuple(std::move(elements));
}

/// A constant of a tensor's type, for operators that do not look at its elements.
AbstractRef any_value(const Abstract& type) {
  auto tensor = Tensor::empty(type.dtype, type.shape.concrete());
  return tensor ? Abstract::constant_tensor(std::move(*tensor)) : nullptr;
}

bool is_evaluated_at_o0(const ops::OpDef& op, std::span<const AbstractRef> arguments) {
  if (is_in(kAnyShapes, op.name)) return true;
  if (!is_in(kEqualShapes, op.name) || arguments.size() != 2) return false;
  if (arguments[0]->is_scalar() || arguments[1]->is_scalar()) return true;
  return arguments[0]->is_tensor() && arguments[1]->is_tensor() && arguments[0]->shape == arguments[1]->shape;
}

bool is_small(const Abstract& result) {
  int64_t count = 0;
  for (const TensorType& type : kernels::output_types(result)) count += element_count(type.shape);
  return count <= kMostElements;
}

/// The constant that `node` computes; null where it is not to be folded or cannot be.
AbstractRef folded(const Node& node, bool all_operators) {
  if (node.calls(prim::kMakeTuple)) return node.arguments().empty() ? nullptr : known_value(node);
  const ops::OpDef* op = ops::op_of(*node.primitive());
  if (!op || op->effect != Effect::None || !node.abstract) return nullptr;
  // Inference has the value already: a scalar, a shape.
  if (!node.abstract->is_tensor() && node.abstract->is_fully_constant()) return node.abstract;
  if (node.arguments().empty() || !node.abstract->is_tensor() || !node.abstract->shape.is_concrete()) return nullptr;
  if (!is_small(*node.abstract)) return nullptr;
  std::vector<AbstractRef> arguments;
  const bool is_fill = is_in(kFills, op->name);
  for (const Node* input : node.arguments()) {
    arguments.push_back(is_fill && input->abstract && input->abstract->is_tensor() ? any_value(*input->abstract)
                                                                                   : known_value(*input));
    if (!arguments.back()) return nullptr;
  }
  if (!all_operators && !is_fill && !is_evaluated_at_o0(*op, arguments)) return nullptr;
  auto result = kernels::evaluate(*op, arguments);
  // What cannot be evaluated here is left to the device, which says why.
  if (!result || result->size() != 1) return nullptr;
  return Abstract::constant_tensor((*result)[0]);
}

bool fold(Module& module, PassContext& context, bool all_operators) {
  bool changed = false;
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) {
    for (Node* node : walk.order(*graph)) {
      if (!node->primitive() || node->users().empty()) continue;
      AbstractRef value = folded(*node, all_operators);
      if (!value) continue;
      Node* constant = module.constant_node(std::move(value));
      constant->spans = node->spans;
      module.replace_uses(*node, *constant);
      changed = true;
    }
  }
  return changed;
}

}  // namespace

bool infer_value_folding(Module& module, PassContext& context) { return fold(module, context, false); }
bool constant_folding(Module& module, PassContext& context) { return fold(module, context, true); }

}  // namespace refjit::passes
