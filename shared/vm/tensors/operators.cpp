// The operators of Tensor: scalars, promotion, then one eager operator.
#include <algorithm>
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/argument_type.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/operators.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

/// A read operand. `value` is the Tensor or the Python scalar; `keep` owns a Tensor made here.
struct Side {
  Value value;
  Ref keep;
  Operand type;
};

enum class ReadState : uint8_t { Good, Foreign, Error };

bool is_listed(Value v) { return is_list(v) || is_tuple(v); }

/// `listed_as`: the dtype that numbers of a list or tuple take.
ReadState read_side(TensorState& state, Value v, Side& side, std::optional<DType> listed_as = std::nullopt) {
  side.value = v;
  if (is_tensor(v)) {
    side.type.dtype = as_tensor(v)->tensor.dtype;
    return ReadState::Good;
  }
  if (v.is_bool()) return side.type.scalar = ScalarKind::Bool, ReadState::Good;
  if (is_int(v)) return side.type.scalar = ScalarKind::Int, ReadState::Good;
  if (is_float(v)) return side.type.scalar = ScalarKind::Float, ReadState::Good;
  if (!is_listed(v)) return ReadState::Foreign;
  Ref converted = tensor_from(state, v, listed_as);
  if (!converted) return ReadState::Error;
  side.type.dtype = as_tensor(converted)->tensor.dtype;
  side.value = converted;
  side.keep = std::move(converted);
  return ReadState::Good;
}

/// A Python number as a 0-d Tensor of `dtype`, wrapping as MindSpore does.
Ref scalar_tensor(TensorState& state, Value v, DType dtype) {
  auto made = Tensor::empty(dtype, {}, state.memory);
  if (!made) return state.vm.raise(made.error());
  double number;
  int64_t integer;
  if (float_value(v, number)) {
    numpy::store_block(dtype, &number, 1, made->data());
  } else if (int_fits(v, integer)) {
    numpy::store_block(dtype, &integer, 1, made->data());
  } else {
    return state.vm.raise("RuntimeError", "Unable to cast Python instance of type <class 'int'> to C++ type 'long'");
  }
  return new_tensor(state, std::move(*made));
}

/// The operand as a Tensor of `dtype`: scalars become constants, tensors of another dtype are Cast.
bool settle(TensorState& state, Side& side, DType dtype) {
  if (side.type.scalar) {
    side.keep = scalar_tensor(state, side.value, dtype);
  } else if (side.type.dtype != dtype) {
    side.keep = run_operator(state, *state.operators.cast,
                             std::array<Value, 2>{side.value, state.dtypes[static_cast<int>(dtype)].get()});
  } else {
    return true;
  }
  side.value = side.keep;
  return static_cast<bool>(side.keep);
}

/// Operators that are overloaded functions in MindSpore: their forms, and what they take on the right besides numbers.
struct OverloadedOperator {
  std::string_view op, name;
  std::array<std::string_view, 3> forms;
  bool takes_foreign;  ///< All but None go on to the operator itself.
};
constexpr OverloadedOperator kOverloaded[] = {
    {"Add",
     "add",
     {"Tensor.add(other=<Number>, *, alpha=<Number>)", "Tensor.add(other=<Number, Tensor>, *, alpha=<Number>)",
      "Tensor.add(other=<Any, Tensor>)"},
     true},
    {"Sub",
     "sub",
     {"Tensor.sub(other=<Number>, *, alpha=<Number>)", "Tensor.sub(other=<Number, Tensor>, *, alpha=<Number>)",
      "Tensor.sub(y=<Any, Tensor>)"},
     true},
    {"Pow", "pow", {"Tensor.pow(exponent=<Number>)", "Tensor.pow(exponent=<Number, Tensor>)", {}}, false},
    {"RemainderTensorTensor",
     "__mod__",
     {"Tensor.__mod__(other=<Tensor>)", "Tensor.__mod__(other=<Number>)", {}},
     false},
    {"BitwiseAnd",
     "bitwise_and",
     {"Tensor.bitwise_and(other=<Number>)", "Tensor.bitwise_and(other=<Tensor>)", {}},
     false},
    {"BitwiseOr", "bitwise_or", {"Tensor.bitwise_or(other=<Number>)", "Tensor.bitwise_or(other=<Tensor>)", {}}, false},
    {"BitwiseXor",
     "bitwise_xor",
     {"Tensor.bitwise_xor(other=<Number>)", "Tensor.bitwise_xor(other=<Tensor>)", {}},
     false},
};

const OverloadedOperator* overloaded(std::string_view op) {
  const auto* found = std::find_if(std::begin(kOverloaded), std::end(kOverloaded), [&](auto& o) { return o.op == op; });
  return found == std::end(kOverloaded) ? nullptr : found;
}

/// MindSpore's text for an operand that is no number.
Ref refuse(Vm& vm, std::string_view op, Value left, Value right) {
  if ((op == "Add" || op == "Mul") && !is_tensor(left) && is_tensor(right)) std::swap(left, right);
  const OverloadedOperator* forms = is_tensor(left) ? overloaded(op) : nullptr;
  if (forms && (right.is_none() || !forms->takes_foreign)) {
    const std::string given = argument_type(vm, right), name(forms->name);
    std::string text =
        "Failed calling " + name + " with \"" + name + "(" + given + ")\".\nThe valid calling should be:";
    for (std::string_view form : forms->forms) {
      if (form.empty()) continue;
      text += "\n\"" + std::string(form) + "\"\n    match failed because invalid types: (" + given + ")\n" +
              std::string(41, ' ') + std::string(given.size() + 2, '~');
    }
    return vm.raise("TypeError", text);
  }
  if (op == "RemainderTensorTensor") op = "FloorMod";
  const ops::OpDef* def = ops::find_op(op);
  const std::string first = def ? std::string(def->args[0].name) : "input";
  const std::string second = def && def->args.size() > 1 ? std::string(def->args[1].name) : "other";
  const bool is_compare = op == "Less" || op == "LessEqual" || op == "Greater" || op == "Equal" || op == "NotEqual";
  const std::string accepted = op == "MatMulExt" ? "<Tensor>"
                               : is_compare      ? "<Number, bool, Tensor>"
                                                 : "<Number, Tensor>";
  const std::string name(op);
  return vm.raise("TypeError", "Failed calling " + name + " with \"" + name + "()(" + first + "=" +
                                   argument_type(vm, left) + ", " + second + "=" + argument_type(vm, right) +
                                   ")\".\nThe valid calling should be: \n\"" + name + "()(" + first + "=" + accepted +
                                   ", " + second + "=" + accepted + ")\".");
}

/// Eager `+` and `-` are AddExt and SubExt in MindSpore's shape errors.
Ref rename_error(Vm& vm, std::string_view op, Ref result) {
  if (result || (op != "Add" && op != "Sub")) return result;
  Ref exception = vm.take_exception();
  Ref text = exception ? vm.str(exception) : Ref();
  if (!text) return {};
  std::string message(view_of(text));
  const std::string from = "For '" + std::string(op) + "', input1.shape and input2.shape need";
  if (message.compare(0, from.size(), from) != 0) {
    vm.raise_value(exception);
    return {};
  }
  message = "For '" + std::string(op) + "Ext'" + message.substr(message.find(','));
  for (const auto& [old, now] : {std::pair("input1", "input"), std::pair("input2", "other")})
    for (size_t at; (at = message.find(old)) != std::string::npos;) message.replace(at, 6, now);
  return vm.raise(vm.type_of(exception), message);
}

Ref run_sides(TensorState& state, const OperatorChoice& choice, const OperatorName& name, Side& left, Side& right,
              Caller caller = Caller::Library) {
  const bool has_left_scalar = left.type.scalar.has_value(), has_right_scalar = right.type.scalar.has_value();
  if (state.form_recorders) {
    const bool keeps = (has_right_scalar && name.keeps_right_scalar) || (has_left_scalar && name.keeps_left_scalar);
    const ops::OpDef* op = has_left_scalar    ? choice.scalar_tensor
                           : has_right_scalar ? choice.tensor_scalar
                                              : choice.tensor_tensor;
    if (keeps && op) return run_operator(state, *op, std::array<Value, 2>{left.value, right.value}, caller);
  }
  const ops::OpDef* op = state.form_recorders && choice.tensor_tensor ? choice.tensor_tensor : choice.plain;
  if (!op) return state.vm.raise("TypeError", "[eager] there is no operator " + std::string(name.tensor_tensor));
  if (name.promotes && (has_left_scalar || has_right_scalar || left.type.dtype != right.type.dtype)) {
    const auto common = common_dtype(left.type, right.type);
    if (!common) return state.vm.raise("TypeError", promotion_error(left.type, right.type));
    if (!settle(state, left, *common) || !settle(state, right, *common)) return {};
  }
  if (choice.on_bools && (!has_left_scalar || name.symbol == "+") &&
      as_tensor(left.value)->tensor.dtype == DType::Bool && as_tensor(right.value)->tensor.dtype == DType::Bool)
    op = choice.on_bools;
  return run_operator(state, *op, std::array<Value, 2>{left.value, right.value}, caller);
}

}  // namespace

Ref tensor_scalar_of(TensorState& state, Value v, DType dtype) { return scalar_tensor(state, v, dtype); }

namespace {

/// Whether an operator of a tensor takes lists and tuples for its other operand.
bool takes_listed(BinaryOp op, DType dtype, bool is_right) {
  switch (op) {
    case BinaryOp::And:
    case BinaryOp::Or:
    case BinaryOp::Xor:
    case BinaryOp::Remainder:
    case BinaryOp::MatMul:
      return false;
    case BinaryOp::Power:
      return !is_right && dtype != DType::Bool;
    case BinaryOp::Add:
    case BinaryOp::Subtract:
    case BinaryOp::FloorDivide:
      return dtype != DType::Bool;
    default:
      return true;
  }
}

}  // namespace

Ref apply_binary(TensorState& state, BinaryOp op, Value left, Value right) {
  const OperatorName& name = operator_name(op);
  if (name.tensor_tensor.empty()) return Ref(kNotImplemented);
  const OperatorChoice& choice = state.operators.binary[static_cast<size_t>(op)];
  Side a, b;
  std::optional<DType> listed_as;
  if (is_listed(left) || is_listed(right)) {
    const Value tensor = is_listed(left) ? right : left;
    if (is_tensor(tensor)) listed_as = as_tensor(tensor)->tensor.dtype;
    if (listed_as && !takes_listed(op, *listed_as, is_listed(right)))
      return refuse(state.vm, name.tensor_tensor, left, right);
  }
  const ReadState x = read_side(state, left, a, listed_as), y = read_side(state, right, b, listed_as);
  if (x == ReadState::Error || y == ReadState::Error) return {};
  const bool is_bitwise = op == BinaryOp::And || op == BinaryOp::Or || op == BinaryOp::Xor;
  if (is_bitwise && (a.type.scalar || x == ReadState::Foreign)) return Ref(kNotImplemented);
  const bool needs_tensors = op == BinaryOp::MatMul && (a.type.scalar || b.type.scalar);
  if (x == ReadState::Foreign || y == ReadState::Foreign || needs_tensors)
    return refuse(state.vm, name.tensor_tensor, left, right);
  return rename_error(state.vm, name.tensor_tensor, run_sides(state, choice, name, a, b));
}

Ref apply_compare(TensorState& state, CompareOp op, Value left, Value right) {
  const OperatorName& name = operator_name(op);
  Side a, b;
  const ReadState x = read_side(state, left, a), y = read_side(state, right, b);
  if (x == ReadState::Error || y == ReadState::Error) return {};
  if (x == ReadState::Foreign || y == ReadState::Foreign || is_listed(left) || is_listed(right)) {
    if (op == CompareOp::Eq) return Ref(kFalse);
    if (op == CompareOp::Ne) return Ref(kTrue);
    return refuse(state.vm, name.tensor_tensor, left, right);
  }
  return run_sides(state, state.operators.compare[static_cast<size_t>(op)], name, a, b);
}

Ref apply_promoting(TensorState& state, const ops::OpDef& op, Value left, Value right, Caller caller) {
  Side a, b;
  const ReadState x = read_side(state, left, a), y = read_side(state, right, b);
  if (x == ReadState::Error || y == ReadState::Error) return {};
  if (x == ReadState::Foreign || y == ReadState::Foreign) return refuse(state.vm, op.name, left, right);
  if (a.type.scalar && b.type.scalar) {
    // Two Python numbers: both become tensors of their own dtype first.
    const DType dtype = dtype_of_scalar(std::max(*a.type.scalar, *b.type.scalar));
    if (!settle(state, a, dtype) || !settle(state, b, dtype)) return {};
    a.type = b.type = Operand{std::nullopt, dtype};
  }
  const OperatorName name{"", op.name, op.name, op.name};
  return run_sides(state, OperatorChoice{&op, &op, &op, &op, nullptr}, name, a, b, caller);
}

namespace {

template <BinaryOp kOp>
Ref binary_slot(Vm& vm, Value left, Value right) {
  return apply_binary(tensor_state(vm), kOp, left, right);
}

Ref compare_slot(Vm& vm, Value left, Value right, CompareOp op) {
  return apply_compare(tensor_state(vm), op, left, right);
}

template <UnaryOp kOp>
Ref unary_slot(Vm& vm, Value v) {
  TensorState& state = tensor_state(vm);
  if (kOp == UnaryOp::Positive) return Ref(v);
  return run_operator(state, *state.operators.unary[static_cast<size_t>(kOp)], std::array<Value, 1>{v});
}

template <size_t... kIndex>
void fill_binary(Slots& slots, std::index_sequence<kIndex...>) {
  ((slots.binary[kIndex] = binary_slot<static_cast<BinaryOp>(kIndex)>), ...);
}

}  // namespace

void fill_operator_slots(Slots& slots) {
  fill_binary(slots, std::make_index_sequence<kBinaryOps>());
  slots.compare = compare_slot;
  slots.unary = {unary_slot<UnaryOp::Negative>, unary_slot<UnaryOp::Positive>, unary_slot<UnaryOp::Invert>,
                 unary_slot<UnaryOp::Absolute>};
}

OperatorTable::OperatorTable() {
  auto choose = [](const OperatorName& name, std::string_view plain) {
    return OperatorChoice{ops::find_op(name.tensor_tensor), ops::find_op(name.tensor_scalar),
                          ops::find_op(name.scalar_tensor), ops::find_op(plain), nullptr};
  };
  for (size_t i = 0; i < kBinaryOps; ++i) {
    const OperatorName& name = operator_name(static_cast<BinaryOp>(i));
    const bool is_remainder = static_cast<BinaryOp>(i) == BinaryOp::Remainder;
    binary[i] = choose(name, is_remainder ? "FloorMod" : name.tensor_tensor);
  }
  binary[static_cast<size_t>(BinaryOp::Add)].on_bools = ops::find_op("LogicalOr");
  binary[static_cast<size_t>(BinaryOp::Subtract)].on_bools = ops::find_op("LogicalXor");
  for (size_t i = 0; i < 6; ++i) {
    const OperatorName& name = operator_name(static_cast<CompareOp>(i));
    compare[i] = choose(name, name.tensor_tensor);
  }
  for (size_t i = 0; i < 4; ++i) unary[i] = ops::find_op(operator_name(static_cast<UnaryOp>(i)));
  cast = ops::find_op("Cast");
}

}  // namespace refjit::vm::tensors
