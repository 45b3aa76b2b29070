// arithmetic_simplify, zero_add_simplify, algebraic_simplify: algebra as rule rows. Which rows belong to O0 is recorded
// from MindSpore 2.7.0 (x * 1 and x + 0 go; x - 0, x / 1, -(-x) and a double transpose stay), the rest are O1's.
//
//   %0 = PrimFunc_Muls(%para1_x, I64(1))
//   %1 = PrimFunc_Reshape(%0, (I64(6)))          %0 = PrimFunc_Reshape(%para1_x, (I64(3), I64(2)))
//   %2 = PrimFunc_Reshape(%1, (I64(3), I64(2)))  Return(%0)
//   Return(%2)                            ->
#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/load_order.h"
#include "ops/op.h"
#include "passes/infer.h"
#include "passes/pass.h"
#include "passes/rules.h"
#include "passes/walk.h"

namespace refjit::passes {

using namespace ir;

namespace {

/// `op(x, constant) -> x` (or `op(constant, x)`), where every element of the constant is `value`.
struct IdentityRow {
  RuleSet set;
  std::string_view op;
  size_t constant;  ///< Which input of the CNode is the constant: 1 or 2.
  double value;
  std::string_view note;
};

constexpr IdentityRow kIdentities[] = {
    {RuleSet::O0, "Mul", 2, 1, "x * 1 -> x"},
    {RuleSet::O0, "Mul", 1, 1, "1 * x -> x"},
    {RuleSet::O0, "Muls", 2, 1, "x * 1 -> x; MindSpore keeps x * 1.0"},
    {RuleSet::SignedZero, "Add", 2, 0, "x + 0 -> x"},
    {RuleSet::SignedZero, "Add", 1, 0, "0 + x -> x"},
    {RuleSet::O1, "Muls", 2, 1, "x * 1.0 -> x"},
    {RuleSet::O1, "Sub", 2, 0, "x - 0 -> x"},
    {RuleSet::O1, "Div", 2, 1, "x / 1 -> x"},
};

/// `outer(inner(x)) -> x` or `-> inner(x)`.
struct NestRow {
  RuleSet set;
  std::string_view outer;
  std::string_view inner;
  bool is_inverse;  ///< Else outer adds nothing to inner.
  std::string_view note;
};

constexpr NestRow kNests[] = {
    {RuleSet::O1, "Neg", "Neg", true, "-(-x) -> x"},
    {RuleSet::O1, "LogicalNot", "LogicalNot", true, "not not x -> x, for bool x"},
    {RuleSet::O1, "Abs", "Abs", false, "abs(abs(x)) -> abs(x)"},
    {RuleSet::O1, "ReLU", "ReLU", false, "relu(relu(x)) -> relu(x)"},
};

/// A row whose condition needs code: returns what stands for the node, or null.
struct FreeRow {
  RuleSet set;
  std::string_view op;
  Node* (*apply)(Module& module, Node& node);
  std::string_view note;
};

bool is_op(const Node& node, std::string_view name) {
  const Primitive* p = node.primitive();
  return p && p->name == name;
}

const Abstract* constant_of(const Node& node) { return node.is_value() ? node.constant().abstract() : nullptr; }

/// Same dtype and shape, so that one may stand for the other.
bool same_type(const Node& a, const Node& b) {
  if (!a.abstract || !b.abstract || !a.abstract->is_tensor() || !b.abstract->is_tensor()) return false;
  return a.abstract->dtype == b.abstract->dtype && a.abstract->shape == b.abstract->shape && !b.abstract->is_ref;
}

/// Whether every element is `value` (and +0.0 for 0: x - (-0.0) is not x for x = -0.0).
bool is_filled_with(const Abstract& a, double value) {
  constexpr int64_t kMostElements = 4096;
  if (auto* i = std::get_if<int64_t>(&a.value)) return static_cast<double>(*i) == value;
  if (auto* d = std::get_if<double>(&a.value)) return *d == value && !std::signbit(*d);
  auto* t = std::get_if<Tensor>(&a.value);
  if (!t || !a.is_constant || is_complex(t->dtype) || t->dtype == DType::Bool) return false;
  if (!t->is_defined() || !t->storage->memory->is_host()) return false;
  const int64_t count = t->element_count();
  if (count == 0 || count > kMostElements) return false;
  for (int64_t i = 0; i < count; ++i) {
    const double element = element_as_double(*t, i);
    if (element != value || std::signbit(element)) return false;
  }
  return true;
}

Node* apply_identity(Node& node, RuleSet set) {
  for (const IdentityRow& row : kIdentities) {
    if (row.set != set || !is_op(node, row.op) || node.inputs().size() < 3) continue;
    const Abstract* constant = constant_of(*node.input(row.constant));
    Node* other = node.input(3 - row.constant);
    if (!constant || !is_filled_with(*constant, row.value) || !same_type(node, *other)) continue;
    // MindSpore folds the integer 1 of `x * 1` only.
    if (row.set == RuleSet::O0 && row.op == "Muls" && constant->kind != AbstractKind::Int) continue;
    return other;
  }
  return nullptr;
}

Node* apply_nest(Node& node, RuleSet set) {
  if (node.inputs().size() != 2) return nullptr;
  for (const NestRow& row : kNests) {
    if (row.set != set || !is_op(node, row.outer) || !is_op(*node.input(1), row.inner)) continue;
    Node* result = row.is_inverse ? node.input(1)->input(1) : node.input(1);
    if (same_type(node, *result)) return result;
  }
  return nullptr;
}

std::optional<std::vector<int64_t>> ints_of(const Node& node) {
  const Abstract* a = constant_of(node);
  if (!a || !a->is_sequence()) return std::nullopt;
  std::vector<int64_t> result;
  for (auto& e : a->elements) {
    auto* value = std::get_if<int64_t>(&e->value);
    if (!value) return std::nullopt;
    result.push_back(*value);
  }
  return result;
}

/// A permutation with negative axes counted from the end.
std::optional<std::vector<int64_t>> permutation_of(const Node& node) {
  auto axes = ints_of(node);
  if (!axes) return std::nullopt;
  const auto rank = static_cast<int64_t>(axes->size());
  for (int64_t& axis : *axes) {
    if (axis < 0) axis += rank;
    if (axis < 0 || axis >= rank) return std::nullopt;
  }
  return axes;
}

/// The operand itself, where it already has the node's type.
Node* first_operand(Module&, Node& node) { return same_type(node, *node.input(1)) ? node.input(1) : nullptr; }

/// `reshape(reshape(x, a), b) -> reshape(x, b)`: elements keep their order. A symbolic -1 in b would mean another size.
Node* merge_reshapes(Module& module, Node& node) {
  Node* inner = node.input(1);
  if (node.inputs().size() != 3 || !is_op(*inner, "Reshape") || !node.abstract || !node.abstract->shape.is_concrete())
    return nullptr;
  Node* copy = module.add_cnode(*node.graph(), {node.input(0), inner->input(1), node.input(2)});
  copy->abstract = node.abstract;
  copy->name = node.name;
  copy->scope = node.scope;
  copy->spans = node.spans;
  copy->spans.insert(copy->spans.end(), inner->spans.begin(), inner->spans.end());
  Node* source = inner->input(1);
  return same_type(node, *source) ? source : copy;
}

Node* identity_transpose(Module&, Node& node) {
  auto axes = node.inputs().size() == 3 ? permutation_of(*node.input(2)) : std::nullopt;
  if (!axes || !same_type(node, *node.input(1))) return nullptr;
  for (size_t i = 0; i < axes->size(); ++i)
    if ((*axes)[i] != static_cast<int64_t>(i)) return nullptr;
  return node.input(1);
}

Node* inverse_transposes(Module&, Node& node) {
  Node* inner = node.input(1);
  if (node.inputs().size() != 3 || !is_op(*inner, "Transpose") || inner->inputs().size() != 3) return nullptr;
  auto outer_axes = permutation_of(*node.input(2));
  auto inner_axes = permutation_of(*inner->input(2));
  if (!outer_axes || !inner_axes || outer_axes->size() != inner_axes->size()) return nullptr;
  for (size_t i = 0; i < outer_axes->size(); ++i)
    if ((*inner_axes)[static_cast<size_t>((*outer_axes)[i])] != static_cast<int64_t>(i)) return nullptr;
  return same_type(node, *inner->input(1)) ? inner->input(1) : nullptr;
}

/// `cast(cast(x, wide), narrow) -> x`, where wide holds every value of x's dtype.
Node* cast_and_back(Module&, Node& node) {
  Node* inner = node.input(1);
  if (!is_op(*inner, "Cast") || inner->inputs().size() != 3 || !same_type(node, *inner->input(1)) || !inner->abstract)
    return nullptr;
  const DType narrow = node.abstract->dtype;
  const DType wide = inner->abstract->dtype;
  const bool is_widened = (is_float(narrow) && is_float(wide) && byte_size(narrow) < byte_size(wide)) ||
                          (is_signed_int(narrow) && is_signed_int(wide) && byte_size(narrow) < byte_size(wide)) ||
                          (is_unsigned(narrow) && is_unsigned(wide) && byte_size(narrow) < byte_size(wide)) ||
                          (narrow == DType::Bool && is_int(wide));
  return is_widened ? inner->input(1) : nullptr;
}

/// `ones_like(y) * x -> x`: what a gradient starts from.
Node* times_ones(Module&, Node& node) {
  for (size_t i : {1, 2})
    if (node.inputs().size() == 3 && is_op(*node.input(i), "OnesLike") && same_type(node, *node.input(3 - i)))
      return node.input(3 - i);
  return nullptr;
}

/// The sum whose term at `place` is a sum that nobody else needs, as one sum; null: it is not.
Node* merge_sum_at(Module& module, Node& node, size_t place) {
  Node* terms = node.input(1);
  if (!terms->calls(prim::kMakeTuple) || terms->inputs().size() <= place) return nullptr;
  Node* inner = terms->input(place);
  if (!is_op(*inner, "AddN") || inner->users().size() != 1 || !inner->input(1)->calls(prim::kMakeTuple)) return nullptr;
  const auto middle = inner->input(1)->inputs();
  std::vector<Node*> inputs(terms->inputs().begin(), terms->inputs().begin() + static_cast<ptrdiff_t>(place));
  inputs.insert(inputs.end(), middle.begin() + 1, middle.end());
  inputs.insert(inputs.end(), terms->inputs().begin() + static_cast<ptrdiff_t>(place) + 1, terms->inputs().end());
  if (load_around_writes(std::span(inputs).subspan(1))) return nullptr;
  std::vector<AbstractRef> types;
  for (size_t i = 1; i < inputs.size(); ++i) types.push_back(inputs[i]->abstract);
  Node* tuple = module.add_cnode(*node.graph(), std::move(inputs));
  tuple->abstract = Abstract::tuple(std::move(types));
  Node* sum = module.add_cnode(*node.graph(), {node.input(0), tuple});
  sum->abstract = node.abstract;
  tuple->scope = sum->scope = node.scope;
  tuple->spans = sum->spans = node.spans;
  return sum;
}

/// `addn((addn((a, ...)), b, ...)) -> addn((a, ..., b, ...))`: the order of the sum stays.
Node* merge_sums(Module& module, Node& node) { return merge_sum_at(module, node, 1); }

/// `addn((a, addn((b, ...)), ...)) -> addn((a, b, ..., ...))`: another order, which rounds otherwise.
Node* merge_later_sums(Module& module, Node& node) {
  for (size_t i = 2; i < node.input(1)->inputs().size(); ++i)
    if (Node* sum = merge_sum_at(module, node, i)) return sum;
  return nullptr;
}

constexpr FreeRow kFreeRows[] = {
    {RuleSet::O0, "AddN", merge_sums, "addn((addn((a, b)), c)) -> addn((a, b, c))"},
    {RuleSet::SignedZero, "AddN", merge_later_sums, "addn((a, addn((b, c)))) -> addn((a, b, c))"},
    {RuleSet::O0, "Mul", times_ones, "ones_like(y) * x -> x"},
    {RuleSet::O0, "Cast", first_operand, "cast(x, its own dtype) -> x"},
    {RuleSet::O0, "Reshape", first_operand, "reshape(x, its own shape) -> x"},
    {RuleSet::O0, "Reshape", merge_reshapes, "reshape(reshape(x, a), b) -> reshape(x, b)"},
    {RuleSet::O0, "Transpose", identity_transpose, "transpose(x, (0, 1, ...)) -> x"},
    {RuleSet::O0, "Identity", first_operand, "identity(x) -> x"},
    {RuleSet::O0, "Tile", first_operand, "tile(x, (1, 1, ...)) -> x"},
    {RuleSet::O1, "BroadcastTo", first_operand, "broadcast_to(x, its own shape) -> x"},
    {RuleSet::O1, "Transpose", inverse_transposes, "transpose of the inverse transpose -> x"},
    {RuleSet::O1, "Cast", cast_and_back, "cast to a wider dtype and back -> x"},
};

/// A bit for each name, so that operators that no row looks at, which are most, are not compared with every row.
constexpr uint64_t bit_of(std::string_view name) {
  return name.empty() ? 0 : uint64_t{1} << ((static_cast<unsigned char>(name.front()) * 7u + name.size()) % 64);
}

/// The bits of the operators that rows of a set look at.
constexpr uint64_t bits_of(RuleSet set) {
  uint64_t bits = 0;
  for (const IdentityRow& row : kIdentities) bits |= row.set == set ? bit_of(row.op) : 0;
  for (const NestRow& row : kNests) bits |= row.set == set ? bit_of(row.outer) : 0;
  for (const FreeRow& row : kFreeRows) bits |= row.set == set ? bit_of(row.op) : 0;
  return bits;
}

Node* apply_free(Module& module, Node& node, RuleSet set) {
  for (const FreeRow& row : kFreeRows) {
    if (row.set != set || !is_op(node, row.op)) continue;
    if (Node* result = row.apply(module, node)) return result;
  }
  return nullptr;
}

}  // namespace

bool apply_rules(Module& module, PassContext& context, RuleSet set) {
  bool changed = false;
  const uint64_t wanted = bits_of(set);
  Walk& walk = walk_of(module, context);
  for (FuncGraph* graph : walk.graphs()) {
    for (Node* node : walk.order(*graph)) {
      const Primitive* op = node->primitive();
      if (!op || (bit_of(op->name) & wanted) == 0 || node->inputs().size() < 2) continue;
      Node* result = apply_identity(*node, set);
      if (!result) result = apply_nest(*node, set);
      if (!result) result = apply_free(module, *node, set);
      if (!result) continue;
      module.replace_uses(*node, *result);
      changed = true;
    }
  }
  return changed;
}

bool tile_to_broadcast(Module& module, PassContext&) {
  static const ops::OpDef* const tile = ops::find_op("Tile");
  static const ops::OpDef* const broadcast = ops::find_op("BroadcastTo");
  const auto uses = module.users_of(*tile);
  bool changed = false;
  for (const Use& use : std::vector<Use>(uses.begin(), uses.end())) {
    Node& node = *use.user;
    const Abstract* from = node.input(1)->abstract.get();
    if (use.index != 0 || node.users().empty() || !from || !node.abstract || !from->is_tensor()) continue;
    const AnyShape &before = from->shape, &after = node.abstract->shape;
    if (!before.is_concrete() || !after.is_concrete() || before.dims.size() != after.dims.size()) continue;
    std::vector<AbstractRef> dims;
    for (size_t i = 0; i < after.dims.size(); ++i)
      if (before.dims[i] == after.dims[i] || before.dims[i] == Dim(1))
        dims.push_back(Abstract::integer(after.dims[i].value()));
    if (dims.size() != after.dims.size()) continue;
    Node* inputs[] = {node.input(1), module.constant_node(Abstract::tuple(std::move(dims)))};
    Node* made = module.add_cnode(*node.graph(), *broadcast, inputs);
    made->abstract = node.abstract;
    made->scope = node.scope;
    made->spans = node.spans;
    module.replace_uses(node, *made);
    module.remove(node);
    changed = true;
  }
  return changed;
}

bool arithmetic_simplify(Module& module, PassContext& context) { return apply_rules(module, context, RuleSet::O0); }
bool signed_zero_simplify(Module& module, PassContext& context) {
  return apply_rules(module, context, RuleSet::SignedZero);
}
bool algebraic_simplify(Module& module, PassContext& context) { return apply_rules(module, context, RuleSet::O1); }

}  // namespace refjit::passes
