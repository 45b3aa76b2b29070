// Calls of primitives: arguments in the order of the signature, defaults, and what they refuse.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/heap.h"
#include "ops/cpu_support.h"
#include "vm/tensors/classic_calls.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/define.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

SymbolRef Evaluator::default_of(const ops::Arg& arg) {
  if (arg.default_text.empty()) return nullptr;
  Ref value;
  if (arg.default_text == "None")
    value = vm::kNone;
  else if (arg.default_text == "True")
    value = vm::kTrue;
  else if (arg.default_text == "False")
    value = vm::kFalse;
  else
    value = vm_.call(vm_.get_attribute(vm_.import("builtins"), "eval"), {vm_.string(arg.default_text)});
  if (!value) {
    vm_.take_exception();
    return nullptr;
  }
  return graph_.import(value, nullptr, GraphCapture::Depth::Frozen);
}

namespace {

/// Constants that an argument of this kind never takes: what runs eagerly says it in MindSpore's words.
bool is_refused(vm::Vm& vm, const ops::OpDef& op, size_t index, Value v) {
  const ops::ArgKind kind = op.args[index].kind;
  if (kind == ops::ArgKind::String || kind == ops::ArgKind::Any || kind == ops::ArgKind::Type) return false;
  const bool takes_ints = kind == ops::ArgKind::Int || kind == ops::ArgKind::IntTuple;
  if (vm::is_str(v) || (takes_ints && vm::is_float(v))) return true;
  if (kind == ops::ArgKind::IntTuple && (vm::is_tuple(v) || vm::is_list(v)))
    for (Value item : vm::items_of(v))
      if (!vm::is_int(item) && !vm::tensors::is_tensor(item)) return true;
  return (takes_ints || kind == ops::ArgKind::Bool || kind == ops::ArgKind::Float) &&
         !vm::tensors::takes_argument(vm, op, index, v);
}

/// A symbol that is no operand of this kind, whatever its value.
bool is_misfit(vm::Vm& vm, const ops::OpDef& op, size_t index, const Symbol& s) {
  const ops::Arg& arg = op.args[index];
  const auto is_tensor = [](const Symbol& item) {
    return item.is_node() ? !item.is_number : item.is_constant() && vm::tensors::is_tensor(item.value);
  };
  const bool is_none = s.is_constant() && s.value.get().is_none();
  if (is_none) return arg.default_text.empty() && arg.kind != ops::ArgKind::Any;
  switch (arg.kind) {
    case ops::ArgKind::Tensor:
      return !is_tensor(s);
    case ops::ArgKind::TensorOrScalar:
      return s.is_sequence() || s.kind == SymbolKind::Dict || (s.is_constant() && vm::is_str(s.value));
    case ops::ArgKind::TensorTuple:
      return !s.is_sequence() ||
             !std::all_of(s.items.begin(), s.items.end(), [&](const SymbolRef& item) { return is_tensor(*item); });
    case ops::ArgKind::IntTuple:
      if (s.is_constant()) return is_refused(vm, op, index, s.value);
      return s.is_sequence() && std::any_of(s.items.begin(), s.items.end(), [](const SymbolRef& item) {
               return item->is_sequence() || (item->is_constant() && !vm::is_int(item->value) &&
                                              !item->value.get().is_bool() && !vm::tensors::is_tensor(item->value));
             });
    default:
      return s.is_constant() && is_refused(vm, op, index, s.value);
  }
}

/// What MindSpore's CPU says to the dtypes of an operator in a graph; nothing where it takes them.
std::optional<Error> refused_on_cpu(const ops::OpDef& op, const SymbolRef& emitted) {
  const bool is_tuple = emitted && emitted->is_sequence() && !emitted->items.empty() && emitted->items[0]->is_node();
  const ir::Node* node = emitted && emitted->kind == SymbolKind::Node ? emitted->node : nullptr;
  if (is_tuple && emitted->items[0]->node->calls(ir::prim::kTupleGetItem)) node = emitted->items[0]->node->input(1);
  if (!node || !node->is_cnode() || node->primitive() != &op || !node->abstract) return {};
  std::vector<ir::AbstractRef> arguments;
  for (const ir::Node* argument : node->arguments()) arguments.push_back(argument->abstract);
  const std::span<const ir::AbstractRef> one(&node->abstract, 1);
  return ops::cpu_refusal(op, arguments, is_tuple ? std::span<const ir::AbstractRef>(node->abstract->elements) : one);
}

/// What MindSpore's compiler says to `operand`, which does not fit. Older primitives have words of their own, and so
/// has what was given when the primitive was made: nullopt.
std::optional<Error> refused_argument(vm::Vm& vm, const vm::tensors::PrimitiveObject& primitive, size_t index,
                                      const Symbol& operand) {
  const std::string name(primitive.op->name);
  if (primitive.bound[index] || name == "Stack") return std::nullopt;
  if (operand.is_constant() && vm::tensors::refuse_operand(vm, name, index, operand.value)) {
    vm.take_exception();
    return std::nullopt;
  }
  return user_error("TypeError", "Failed calling " + name + " with \"" + std::string(primitive.op->args[index].name) +
                                     "=" + type_text(operand) + "\".");
}

/// An operand that no value of the others makes right.
bool never_fits(vm::Vm& vm, const ops::OpDef& op, size_t index, const Symbol& s) {
  return (s.is_constant() && is_refused(vm, op, index, s.value)) ||
         (op.args[index].kind == ops::ArgKind::IntTuple && is_misfit(vm, op, index, s));
}

/// Place of the first operand that is wrong; their number: none is.
size_t first_wrong(vm::Vm& vm, const ops::OpDef& op, std::span<const SymbolRef> operands,
                   bool (*is_wrong)(vm::Vm&, const ops::OpDef&, size_t, const Symbol&)) {
  size_t i = 0;
  while (i < operands.size() && !is_wrong(vm, op, i, *operands[i])) ++i;
  return i;
}

}  // namespace

Outcome<std::vector<SymbolRef>> Evaluator::bind_operands(const vm::tensors::PrimitiveObject& primitive,
                                                         std::vector<SymbolRef> args, Keywords keywords) {
  const ops::OpDef& op = *primitive.op;
  const std::string name(op.name);
  std::vector<SymbolRef> bound(op.args.size());
  for (size_t i = 0; i < bound.size(); ++i)
    if (primitive.bound[i]) bound[i] = graph_.import(primitive.bound[i], nullptr, GraphCapture::Depth::Frozen);
  size_t at = 0;
  for (SymbolRef& arg : args) {
    while (at < bound.size() && bound[at]) ++at;
    if (at == bound.size()) return wrong_arguments("For '" + name + "', too many inputs are given.");
    bound[at] = std::move(arg);
  }
  for (auto& [key, value] : keywords) {
    size_t place = 0;
    while (place < op.args.size() && op.args[place].name != key) ++place;
    if (place == op.args.size() || bound[place])
      return wrong_arguments(name + "() got an unexpected keyword argument '" + key + "'");
    bound[place] = std::move(value);
  }
  for (size_t i = 0; i < bound.size(); ++i) {
    if (!bound[i]) bound[i] = default_of(op.args[i]);
    if (!bound[i])
      return wrong_arguments("For '" + name + "', the argument '" + std::string(op.args[i].name) + "' is missing.");
  }
  return bound;
}

Outcome<SymbolRef> Evaluator::call_primitive(const SymbolRef& primitive, std::vector<SymbolRef> args,
                                             Keywords keywords) {
  const vm::tensors::PrimitiveObject* object = vm::tensors::as_primitive(primitive->value);
  const ops::OpDef& op = *object->op;
  const std::string name(op.name);
  REFJIT_CAPTURE(bound, bind_operands(*object, std::move(args), std::move(keywords)));
  const bool is_frozen = depth_ == GraphCapture::Depth::Frozen;
  for (size_t i = 0; graph_.heap && i < bound.size(); ++i)
    if (op.args[i].kind == ops::ArgKind::TensorOrScalar && Heap::is_open(bound[i]))
      bound[i] = graph_.heap->passed(bound[i]);
  if (const size_t i = first_wrong(vm_, op, bound, never_fits); i < bound.size()) {
    if (is_frozen)
      if (auto refused = refused_argument(vm_, *object, i, *bound[i])) return compile_time(std::move(*refused));
    return wrong_arguments("For '" + name + "', the argument '" + std::string(op.args[i].name) +
                           "' must not be of type '" + kind_text(vm_, *bound[i]) + "'.");
  }
  const bool is_asked = object->caller == vm::tensors::Caller::User;
  if (op.effect == ir::Effect::Memory) {
    std::vector<ir::AbstractRef> operands;
    for (const SymbolRef& operand : bound) operands.push_back(abstract_of(*operand));
    auto refused = is_asked ? ops::cpu_refusal(op, operands, std::span(operands).first(1)) : std::nullopt;
    if (!refused || !vm::tensors::targets_cpu(vm::tensors::tensor_state(vm_))) return graph_.emit_write(op, bound);
    return Break{BreakId::GuestError, refused->message, {}, *std::move(refused)};
  }
  if (op.effect != ir::Effect::None) return Break{BreakId::Effect, name, {}, {}};
  auto emitted = graph_.emit(op, bound);
  if (!emitted && is_frozen && emitted.why().error && emitted.why().error->type == "TypeError")
    if (const size_t i = first_wrong(vm_, op, bound, is_misfit); i < bound.size())
      if (auto refused = refused_argument(vm_, *object, i, *bound[i])) return compile_time(std::move(*refused));
  if (!emitted || !is_asked) return emitted;
  auto refused = refused_on_cpu(op, *emitted);
  if (!refused || !vm::tensors::targets_cpu(vm::tensors::tensor_state(vm_))) return emitted;
  return Break{BreakId::GuestError, refused->message, {}, *std::move(refused)};
}

Outcome<SymbolRef> Evaluator::check_support(std::span<const SymbolRef> args) {
  if (!vm::tensors::targets_cpu(vm::tensors::tensor_state(vm_))) return Symbol::constant(vm::kNone);
  const Ref name = args.size() == 3 ? materialise(args[0]) : Ref();
  const Ref listed = name ? materialise(args[1]) : Ref();
  if (!listed || !vm::is_str(name) || !vm::is_tuple(listed) || !args[2]->is_sequence())
    return wrong_arguments("check_support() takes a name, names and operands");
  std::vector<std::string_view> names;
  for (Value argument : vm::as_tuple(listed)->span())
    names.push_back(vm::is_str(argument) ? vm::view_of(argument) : std::string_view());
  std::vector<ir::AbstractRef> operands;
  for (const SymbolRef& operand : args[2]->items) operands.push_back(abstract_of(*operand));
  auto refused = ops::cpu_refusal(vm::view_of(name), names, operands, {});
  if (!refused) return Symbol::constant(vm::kNone);
  return Break{BreakId::GuestError, refused->message, {}, *std::move(refused)};
}

ir::AbstractRef Evaluator::abstract_of(const Symbol& operand) {
  if (operand.is_node()) return operand.node->abstract;
  if (operand.is_constant()) return graph_.abstract_of(operand.value);
  if (!operand.is_sequence()) return nullptr;
  std::vector<ir::AbstractRef> items;
  for (const SymbolRef& item : operand.items) items.push_back(item->is_sequence() ? nullptr : abstract_of(*item));
  const bool is_known = std::all_of(items.begin(), items.end(), [](const auto& item) { return item != nullptr; });
  return is_known ? ir::Abstract::tuple(std::move(items)) : nullptr;
}

}  // namespace refjit::capture
