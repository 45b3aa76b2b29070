// NumPy's operators and elementwise functions on guest values: promotion, then Math.
#include <algorithm>
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/numpy/complex_math.h"
#include "vm/numpy/float_errors.h"
#include "vm/numpy/item_loops.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/warn.h"

namespace refjit::vm::numpy {
namespace {

constexpr const char* kBinaryNames[] = {
    "add",         "subtract",      "multiply",    "divide",     "floor_divide", "remainder",   "fmod",
    "power",       "maximum",       "minimum",     "arctan2",    "hypot",        "bitwise_and", "bitwise_or",
    "bitwise_xor", "left_shift",    "right_shift", "less",       "less_equal",   "equal",       "not_equal",
    "greater",     "greater_equal", "logical_and", "logical_or", "logical_xor"};

bool is_bitwise(BinaryKind kind) { return kind >= BinaryKind::And && kind <= BinaryKind::RightShift; }

Ref unsupported(Vm& vm, const char* name) {
  return vm.raise("TypeError",
                  std::string("ufunc '") + name +
                      "' not supported for the input types, and the inputs could not be safely coerced to any "
                      "supported types according to the casting rule ''safe''");
}

/// dtype in which `kind` computes for operands of common type `common`; also the result's unless it is a predicate.
bool loop_type(Vm& vm, BinaryKind kind, DType common, DType& out) {
  const char* name = kBinaryNames[static_cast<int>(kind)];
  out = common;
  if (is_complex(common) && !has_complex_loop(kind)) return unsupported(vm, name), false;
  if (kind == BinaryKind::Divide) out = float_result(common);
  if (kind == BinaryKind::Arctan2 || kind == BinaryKind::Hypot) out = function_result(common);
  if (is_bitwise(kind) && refjit::is_float(common)) return unsupported(vm, name), false;
  if (common != DType::Bool) return true;
  switch (kind) {
    case BinaryKind::Subtract:
      vm.raise(
          "TypeError",
          "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the "
          "logical_xor function instead.");
      return false;
    case BinaryKind::FloorDivide:
    case BinaryKind::Remainder:
    case BinaryKind::Fmod:
    case BinaryKind::Power:
    case BinaryKind::LeftShift:
    case BinaryKind::RightShift:
      out = DType::Int8;
      return true;
    default:
      return true;
  }
}

bool has_negative(const Tensor& t) {
  if (!is_signed_int(t.dtype)) return false;
  for (int64_t i = 0, n = t.element_count(); i < n; ++i)
    if (element_as_int(t, i) < 0) return true;
  return false;
}

/// Ufuncs that take the first loop of their list which holds both operands, where signed loops come before unsigned
/// ones: beside an array of unsigned integers, a value that is too wide for them asks for a signed type if that holds
/// it.
DType first_loop(BinaryKind kind, DType common, const Operand& x, const Operand& y) {
  const bool searches = is_bitwise(kind) || (kind >= BinaryKind::FloorDivide && kind <= BinaryKind::Power);
  if (!searches || x.is_scalar == y.is_scalar || !is_unsigned(common)) return common;
  const Operand &scalar = x.is_scalar ? x : y, &array = x.is_scalar ? y : x;
  if (!is_unsigned(array.dtype) || byte_size(array.dtype) == byte_size(common) || scalar.int_value < 0) return common;
  const int64_t bits = byte_size(common) * 8;
  if (bits < 64 && scalar.int_value >> (bits - 1)) return common;
  return bits == 16 ? DType::Int16 : bits == 32 ? DType::Int32 : DType::Int64;
}

Result<Tensor> run_binary(Vm& vm, BinaryKind kind, const Tensor& a, const Tensor& b, const Operand& x, const Operand& y,
                          bool& is_raised, std::optional<DType> wanted) {
  DType loop;
  const DType common = wanted && !is_predicate(kind) ? *wanted : first_loop(kind, result_type(x, y), x, y);
  is_raised = !loop_type(vm, kind, common, loop);
  if (is_raised) return internal_error("raised");
  // Loops of floats alone: the first that takes both ints, which need not take their common type.
  const bool takes_floats = kind == BinaryKind::Arctan2 || kind == BinaryKind::Hypot;
  if (takes_floats && !wanted && x.is_scalar == y.is_scalar && !refjit::is_float(a.dtype) && !refjit::is_float(b.dtype))
    loop = promote(function_result(a.dtype), function_result(b.dtype));
  if (kind == BinaryKind::Power && is_int(loop) && has_negative(b))
    return user_error("ValueError", "Integers to negative integer powers are not allowed.");
  return Math{vm.tensor_memory()}.binary(kind, a, b, loop, is_predicate(kind) ? DType::Bool : loop);
}

/// What an operand's __array_ufunc__ makes of an operator; null without exception when it has none.
Ref overridden(Vm& vm, BinaryKind kind, Value a, Value b) {
  const Value other = is_array(vm, a) ? b : a;
  if (!other.is_object() || other.is_none() || is_str(other)) return {};
  Ref method = vm.find_attribute(other, vm.intern("__array_ufunc__"));
  if (!method || method.get() == kNone) return {};
  Ref module = vm.import("numpy");
  Ref ufunc = module ? vm.get_attribute(module, kBinaryNames[static_cast<int>(kind)]) : Ref();
  return ufunc ? vm.call(ufunc, {a, b}) : Ref();
}

/// What a binary function gives for arrays of numpy/boxed.py, and for any objects.
Ref boxed_binary(Vm& vm, BinaryKind kind, Value a, Value b) {
  Ref name = vm.string(kBinaryNames[static_cast<int>(kind)]);
  const Value values[] = {name.get(), a, b};
  return name ? call_boxed(vm, "_binary", Args{values, 3}) : Ref();
}

/// Whether `other` asks that its own operator be tried, by __array_ufunc__ = None or a greater __array_priority__.
bool is_deferred_to(Vm& vm, Value numpy, Value other) {
  if (is_boxed(vm, other)) return true;
  if (!other.is_object() || other.is_none()) return false;
  if (vm.find_attribute(other, vm.intern("__array_ufunc__"))) return true;
  Ref priority = vm.find_attribute(other, vm.intern("__array_priority__"));
  double value = 0;
  return priority && vm.as_double(priority, value) && value > (is_array(vm, numpy) ? 0.0 : -1000000.0);
}

/// An operator on an operand that holds no numbers: a loop over objects, unless that operand has a better way.
Ref object_loop(Vm& vm, BinaryKind kind, Value a, Value b) {
  const bool is_left = is_array(vm, a) || scalar_dtype(vm, a);
  const Value numpy = is_left ? a : b, other = is_left ? b : a;
  if (is_left ? is_deferred_to(vm, numpy, other) : is_boxed(vm, other)) return Ref(kNotImplemented);
  return vm.has_exception() ? Ref() : boxed_binary(vm, kind, a, b);
}

bool is_sequence(Value v) { return is_list(v) || is_tuple(v) || is_str(v) || is_kind(v, kTypeBytes); }

/// `scalar * sequence` repeats it, as Python's ints do.
Ref repeated(Vm& vm, Value scalar, Value sequence) {
  const DType dtype = scalar_dtype(vm, scalar).value_or(DType::Float64);
  if (!is_int(dtype) && dtype != DType::Bool)
    return vm.raise("TypeError", "can't multiply sequence by non-int of type '" + vm.type_name(scalar) + "'");
  if (dtype == DType::Bool &&
      !warn(vm, vm.types().DeprecationWarning,
            "In future, it will be an error for 'np.bool_' scalars to be interpreted as an index"))
    return {};
  Ref count = vm.call(Value(vm.types().int_), {scalar});
  return count ? vm.binary(BinaryOp::Multiply, sequence, count) : Ref();
}

template <BinaryKind kKind>
Ref slot(Vm& vm, Value a, Value b) {
  if constexpr (kKind == BinaryKind::Multiply) {
    if (is_sequence(b) && scalar_dtype(vm, a)) return repeated(vm, a, b);
    if (is_sequence(a) && scalar_dtype(vm, b)) return repeated(vm, b, a);
  }
  Ref made = apply_binary(vm, kKind, a, b, true);
  if (!made || made.get() != kNotImplemented) return made;
  Ref other = overridden(vm, kKind, a, b);
  return other || vm.has_exception() ? other : object_loop(vm, kKind, a, b);
}

Ref cast_error(Vm& vm, const char* name, std::string_view from, std::string_view to, std::string_view rule) {
  return raise_class(vm, "numpy.core._exceptions", "UFuncTypeError",
                     std::string("Cannot cast ufunc '") + name + "' output from dtype('" + std::string(from) +
                         "') to dtype('" + std::string(to) + "') with casting rule '" + std::string(rule) + "'");
}

/// `a op= b`: writes into a's storage, which views share.
template <BinaryKind kKind>
Ref inplace_slot(Vm& vm, Value a, Value b) {
  if (!is_array(vm, a)) return apply_binary(vm, kKind, a, b, true);
  if (!check_writable(vm, a, "output array")) return {};
  if (is_array(vm, b) && !broadcast_shapes(array_tensor(a).shape, array_tensor(b).shape)) {
    const std::string shape = compact_shape(array_tensor(a).shape);
    return vm.raise("ValueError", "operands could not be broadcast together with shapes " + shape + " " +
                                      compact_shape(array_tensor(b).shape) + " " + shape + " ");
  }
  Ref result = apply_binary(vm, kKind, a, b, true);
  if (!result) return result;
  const Tensor target = array_tensor(a);
  if (result.get() == kNotImplemented) {
    if (is_str(b) || is_kind(b, kTypeBytes) || is_deferred_to(vm, a, b) || vm.has_exception()) return result;
    return cast_error(vm, kBinaryNames[static_cast<int>(kKind)], "O", python_name(target.dtype), "same_kind");
  }
  Tensor values;
  if (!to_tensor(vm, result, std::nullopt, values)) return {};
  if (!can_cast_same_kind(values.dtype, target.dtype)) {
    return cast_error(vm, kBinaryNames[static_cast<int>(kKind)], python_name(values.dtype), python_name(target.dtype),
                      "same_kind");
  }
  if (values.shape.size() > target.shape.size() || !(broadcast_shapes(values.shape, target.shape) &&
                                                     *broadcast_shapes(values.shape, target.shape) == target.shape)) {
    return vm.raise("ValueError", "non-broadcastable output operand with shape " + compact_shape(target.shape) +
                                      " doesn't match the broadcast shape " + compact_shape(values.shape));
  }
  if (auto done = assign(target, values); !done) return vm.raise(done.error());
  return Ref(a);
}

Ref compare_slot(Vm& vm, Value a, Value b, CompareOp op) {
  static constexpr BinaryKind kKinds[] = {BinaryKind::Less,     BinaryKind::LessEqual, BinaryKind::Equal,
                                          BinaryKind::NotEqual, BinaryKind::Greater,   BinaryKind::GreaterEqual};
  const bool is_equality = op == CompareOp::Eq || op == CompareOp::Ne;
  if (is_equality && is_array(vm, a) && (b.is_none() || is_str(b))) {
    // No element is equal to these.
    auto made = Tensor::empty(DType::Bool, array_tensor(a).shape, vm.tensor_memory());
    if (!made) return vm.raise(made.error());
    if (made->byte_count()) std::memset(made->data(), op == CompareOp::Ne, static_cast<size_t>(made->byte_count()));
    return array_or_scalar(vm, std::move(made));
  }
  const BinaryKind kind = kKinds[static_cast<int>(op)];
  Ref made = apply_binary(vm, kind, a, b, true);
  if (!made || made.get() != kNotImplemented) return made;
  // A scalar is unequal to what is no number; order has no answer, in the words of the object loop.
  if (is_equality && !is_array(vm, a) && !is_array(vm, b)) return made;
  return object_loop(vm, kind, a, b);
}

/// Whether `-x` or `abs(x)` of an integer scalar wraps.
bool wraps(const Tensor& t, bool is_negative) {
  const int64_t value = element_as_int(t, 0);
  if (is_unsigned(t.dtype)) return is_negative && value != 0;
  return value == -(int64_t{1} << (byte_size(t.dtype) * 8 - 2)) * 2;
}

template <UnaryKind kKind>
Ref unary_slot(Vm& vm, Value a) {
  constexpr bool kIsNegative = kKind == UnaryKind::Negative;
  if constexpr (kIsNegative || kKind == UnaryKind::Absolute) {
    const auto dtype = scalar_dtype(vm, a);
    Tensor t;
    if (dtype && is_int(*dtype) &&
        (!to_tensor(vm, a, std::nullopt, t) ||
         (wraps(t, kIsNegative) &&
          !report_events(vm, kOverEvent, kIsNegative ? "scalar negative" : "scalar absolute"))))
      return {};
  }
  return apply_unary(vm, kKind, a);
}

Ref matmul_slot(Vm& vm, Value a, Value b) { return apply_matmul(vm, a, b); }

/// Elements of `result` where `mask` is true, the others as `out` has them (zero without an `out`).
Ref masked(Vm& vm, Ref result, Value out, Value mask) {
  Tensor chosen, values, others;
  if (!to_tensor(vm, mask, DType::Bool, chosen) || !to_tensor(vm, result, std::nullopt, values)) return {};
  if (out && !out.is_none()) {
    if (!to_tensor(vm, out, std::nullopt, others)) return {};
  } else {
    auto zero = Tensor::empty(values.dtype, {}, vm.tensor_memory());
    if (!zero) return vm.raise(zero.error());
    others = std::move(*zero);
    std::memset(others.data(), 0, static_cast<size_t>(byte_size(values.dtype)));
  }
  return array_or_scalar(vm, Math{vm.tensor_memory()}.select(chosen, values, others, values.dtype));
}

/// A list or tuple as an array; everything else as it is.
Ref as_array(Vm& vm, const Ref& v) {
  if (!is_kind(v, kTypeList) && !is_tuple(v)) return v;
  Tensor values;
  return to_tensor(vm, v, std::nullopt, values) ? new_array(vm, std::move(values)) : vm.has_exception() ? Ref() : v;
}

/// An operand as a loop sees it that passes over elements where `mask` is false: those are `neutral`, of which no
/// warning comes. Values that are no arrays stay as they are.
Ref passed_over(Vm& vm, Value operand, Value mask, double neutral) {
  Tensor chosen, values;
  if (!is_array(vm, operand) || is_boxed(vm, operand)) return Ref(operand);
  if (!to_tensor(vm, mask, DType::Bool, chosen) || !to_tensor(vm, operand, std::nullopt, values)) return {};
  Tensor other;
  if (!to_tensor(vm, Value::of(neutral), values.dtype, other)) return {};
  return new_array(vm, Math{vm.tensor_memory()}.select(chosen, values, other, values.dtype));
}

/// Whether a result may be stored in `out` by the casting rule; raises NumPy's error otherwise.
bool check_output(Vm& vm, const char* name, const Tensor& values, const Tensor& out, Value casting) {
  const std::string_view rule = casting && is_str(casting) ? view_of(casting) : "same_kind";
  if (rule != "unsafe" && !can_cast_same_kind(values.dtype, out.dtype)) {
    cast_error(vm, name, python_name(values.dtype), python_name(out.dtype), rule);
    return false;
  }
  auto both = broadcast_shapes(values.shape, out.shape);
  if (both && *both == out.shape) return true;
  if (!both) {
    vm.raise("ValueError", "operands could not be broadcast together with shapes " + compact_shape(values.shape) + " " +
                               compact_shape(out.shape) + " ");
    return false;
  }
  vm.raise("ValueError", "non-broadcastable output operand with shape " + compact_shape(out.shape) +
                             " doesn't match the broadcast shape " + compact_shape(both ? *both : values.shape));
  return false;
}

/// Stores a ufunc's result as its `out=` and `where=` ask; each null or None when absent.
Ref finish(Vm& vm, const char* name, Ref result, Value out, Value where = Value(), Value casting = Value()) {
  if (!result) return result;
  if (out && is_tuple(out) && as_tuple(out)->size == 1) out = as_tuple(out)->items[0];
  if (where && where != kTrue) {
    result = masked(vm, result, out, where);
    if (!result) return result;
  }
  if (out && !out.is_none()) {
    Tensor values;
    if (!is_array(vm, out)) return vm.raise("TypeError", "return arrays must be of ArrayType");
    if (!check_writable(vm, out, "output array") || !to_tensor(vm, result, std::nullopt, values)) return {};
    if (!check_output(vm, name, values, array_tensor(out), casting)) return {};
    if (auto done = assign(array_tensor(out), values); !done) return vm.raise(done.error());
    return Ref(out);
  }
  return result;
}

/// Whether the operands may be cast to the `dtype=` of a ufunc; raises NumPy's error otherwise.
bool check_inputs(Vm& vm, const char* name, Args args, uint32_t count, DType loop, Value casting) {
  const std::string_view rule = casting && is_str(casting) ? view_of(casting) : "same_kind";
  for (uint32_t i = 0; i < count && rule != "unsafe"; ++i) {
    Tensor t;
    Operand info;
    bool is_error;
    if (!to_operand(vm, args[i], t, info, is_error)) return !is_error;
    if (can_cast_same_kind(info.dtype, loop)) continue;
    raise_class(vm, "numpy.core._exceptions", "UFuncTypeError",
                std::string("Cannot cast ufunc '") + name + "' input " + std::to_string(i) + " from dtype('" +
                    std::string(python_name(info.dtype)) + "') to dtype('" + std::string(python_name(loop)) +
                    "') with casting rule '" + std::string(rule) + "'");
    return false;
  }
  return true;
}

const char* unary_name(UnaryKind kind);
constexpr const char* kReduceNames[] = {"add", "multiply", "maximum", "minimum", "logical_and", "logical_or"};

template <BinaryKind kKind>
Ref binary_function(Vm& vm, Args args) {
  std::optional<DType> loop;
  if (!to_dtype(vm, args[4], loop)) return {};
  if (loop && !is_predicate(kKind) && !check_inputs(vm, kBinaryNames[static_cast<int>(kKind)], args, 2, *loop, args[5]))
    return {};
  Ref a(args[0]), b(args[1]);
  if (args[3] && args[3] != kTrue) {
    a = as_array(vm, a);
    b = as_array(vm, b);
    if (a) a = passed_over(vm, a, args[3], 1);
    if (b) b = passed_over(vm, b, args[3], 1);
    if (!a || !b) return {};
  }
  return finish(vm, kBinaryNames[static_cast<int>(kKind)], apply_binary(vm, kKind, a, b, false, loop), args[2], args[3],
                args[5]);
}
template <UnaryKind kKind>
Ref unary_function(Vm& vm, Args args) {
  std::optional<DType> loop;
  if (!to_dtype(vm, args[3], loop)) return {};
  Ref a(args[0]);
  if (args[2] && args[2] != kTrue) {
    a = as_array(vm, a);
    if (a) a = passed_over(vm, a, args[2], kKind == UnaryKind::Arctanh ? 0 : 1);
    if (!a) return {};
  }
  return finish(vm, unary_name(kKind), apply_unary(vm, kKind, a, loop), args[1], args[2], args[4]);
}
template <ReduceKind kKind>
Ref reduce_function(Vm& vm, Args args) {
  return finish(vm, kReduceNames[static_cast<int>(kKind)],
                apply_reduce(vm, kKind, args[0], args[1], args[2], args[4], args[5], args[6]), args[3]);
}
template <ReduceKind kKind>
Ref extreme_function(Vm& vm, Args args) {
  return finish(vm, kReduceNames[static_cast<int>(kKind)],
                apply_reduce(vm, kKind, args[0], args[1], Value(), args[3], args[4], args[5]), args[2]);
}

Ref matmul_function(Vm& vm, Args args) { return finish(vm, "matmul", apply_matmul(vm, args[0], args[1]), args[2]); }

constexpr const char* kBinary = "x1, x2, /, out=None, *, where=True, dtype=None, casting=None, order=None, subok=True";
constexpr const char* kUnary = "x, /, out=None, *, where=True, dtype=None, casting=None, order=None, subok=True";
constexpr const char* kSum = "a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True";
constexpr const char* kExtreme = "a, axis=None, out=None, keepdims=False, initial=None, where=True";

#define REFJIT_BINARY(name, kind) \
  { name, kBinary, binary_function<BinaryKind::kind> }
#define REFJIT_UNARY(name, kind) \
  { name, kUnary, unary_function<UnaryKind::kind> }

const NativeDef kUfuncs[] = {
    REFJIT_BINARY("add", Add),
    REFJIT_BINARY("subtract", Subtract),
    REFJIT_BINARY("multiply", Multiply),
    REFJIT_BINARY("divide", Divide),
    REFJIT_BINARY("true_divide", Divide),
    REFJIT_BINARY("floor_divide", FloorDivide),
    REFJIT_BINARY("remainder", Remainder),
    REFJIT_BINARY("mod", Remainder),
    REFJIT_BINARY("fmod", Fmod),
    REFJIT_BINARY("power", Power),
    REFJIT_BINARY("maximum", Maximum),
    REFJIT_BINARY("minimum", Minimum),
    REFJIT_BINARY("arctan2", Arctan2),
    REFJIT_BINARY("hypot", Hypot),
    REFJIT_BINARY("bitwise_and", And),
    REFJIT_BINARY("bitwise_or", Or),
    REFJIT_BINARY("bitwise_xor", Xor),
    REFJIT_BINARY("left_shift", LeftShift),
    REFJIT_BINARY("right_shift", RightShift),
    REFJIT_BINARY("less", Less),
    REFJIT_BINARY("less_equal", LessEqual),
    REFJIT_BINARY("equal", Equal),
    REFJIT_BINARY("not_equal", NotEqual),
    REFJIT_BINARY("greater", Greater),
    REFJIT_BINARY("greater_equal", GreaterEqual),
    REFJIT_BINARY("logical_and", LogicalAnd),
    REFJIT_BINARY("logical_or", LogicalOr),
    REFJIT_BINARY("logical_xor", LogicalXor),
    REFJIT_UNARY("negative", Negative),
    REFJIT_UNARY("positive", Positive),
    REFJIT_UNARY("conjugate", Conjugate),
    REFJIT_UNARY("conj", Conjugate),
    REFJIT_UNARY("absolute", Absolute),
    REFJIT_UNARY("abs", Absolute),
    REFJIT_UNARY("fabs", Fabs),
    REFJIT_UNARY("invert", Invert),
    REFJIT_UNARY("bitwise_not", Invert),
    REFJIT_UNARY("sign", Sign),
    REFJIT_UNARY("square", Square),
    REFJIT_UNARY("reciprocal", Reciprocal),
    REFJIT_UNARY("sqrt", Sqrt),
    REFJIT_UNARY("cbrt", Cbrt),
    REFJIT_UNARY("exp", Exp),
    REFJIT_UNARY("expm1", Expm1),
    REFJIT_UNARY("exp2", Exp2),
    REFJIT_UNARY("log", Log),
    REFJIT_UNARY("log2", Log2),
    REFJIT_UNARY("log10", Log10),
    REFJIT_UNARY("log1p", Log1p),
    REFJIT_UNARY("sin", Sin),
    REFJIT_UNARY("cos", Cos),
    REFJIT_UNARY("tan", Tan),
    REFJIT_UNARY("arcsin", Arcsin),
    REFJIT_UNARY("arccos", Arccos),
    REFJIT_UNARY("arctan", Arctan),
    REFJIT_UNARY("sinh", Sinh),
    REFJIT_UNARY("cosh", Cosh),
    REFJIT_UNARY("tanh", Tanh),
    REFJIT_UNARY("arcsinh", Arcsinh),
    REFJIT_UNARY("arccosh", Arccosh),
    REFJIT_UNARY("arctanh", Arctanh),
    REFJIT_UNARY("floor", Floor),
    REFJIT_UNARY("ceil", Ceil),
    REFJIT_UNARY("rint", Rint),
    REFJIT_UNARY("trunc", Trunc),
    REFJIT_UNARY("isnan", IsNan),
    REFJIT_UNARY("isinf", IsInf),
    REFJIT_UNARY("isfinite", IsFinite),
    REFJIT_UNARY("logical_not", LogicalNot),
    REFJIT_UNARY("signbit", SignBit),
    {"matmul", "x1, x2, /, out=None, *, dtype=None, casting=None, order=None, subok=True, axes=None, axis=None",
     matmul_function},
};
const NativeDef kReductions[] = {
    {"sum", kSum, reduce_function<ReduceKind::Sum>},      {"prod", kSum, reduce_function<ReduceKind::Prod>},
    {"max", kExtreme, extreme_function<ReduceKind::Max>}, {"amax", kExtreme, extreme_function<ReduceKind::Max>},
    {"min", kExtreme, extreme_function<ReduceKind::Min>}, {"amin", kExtreme, extreme_function<ReduceKind::Min>},
    {"all", kExtreme, extreme_function<ReduceKind::All>}, {"any", kExtreme, extreme_function<ReduceKind::Any>},
};

/// NumPy's name of `kind`.
const char* unary_name(UnaryKind kind) {
  static constexpr const char* kNames[] = {
      "negative", "positive", "conjugate", "absolute", "invert",   "sign",        "square", "reciprocal",
      "fabs",     "sqrt",     "cbrt",      "exp",      "expm1",    "exp2",        "log",    "log2",
      "log10",    "log1p",    "sin",       "cos",      "tan",      "arcsin",      "arccos", "arctan",
      "sinh",     "cosh",     "tanh",      "arcsinh",  "arccosh",  "arctanh",     "floor",  "ceil",
      "rint",     "trunc",    "isnan",     "isinf",    "isfinite", "logical_not", "signbit"};
  return kNames[static_cast<int>(kind)];
}

}  // namespace

std::optional<BinaryKind> binary_kind(std::string_view name) {
  for (int i = 0; i < static_cast<int>(std::size(kBinaryNames)); ++i)
    if (name == kBinaryNames[i]) return static_cast<BinaryKind>(i);
  return std::nullopt;
}

std::span<const NativeDef> ufunc_functions() { return kUfuncs; }
std::span<const NativeDef> reduction_functions() { return kReductions; }

Ref apply_binary(Vm& vm, BinaryKind kind, Value a, Value b, bool is_operator, std::optional<DType> loop) {
  const auto is_text = [](Value v) { return is_str(v) || is_kind(v, kTypeBytes); };
  if (!is_operator && (is_boxed(vm, a) || is_boxed(vm, b) || is_text(a) || is_text(b)))
    return boxed_binary(vm, kind, a, b);
  // Their own operators know what an array beside them means: a mask stays.
  if (is_operator && (is_boxed(vm, a) || is_boxed(vm, b))) return Ref(kNotImplemented);
  Tensor x, y;
  Operand left, right;
  bool is_error = false;
  if (!to_operand(vm, a, x, left, is_error) || !to_operand(vm, b, y, right, is_error))
    return is_error || !is_operator ? boxed_binary(vm, kind, a, b) : Ref(kNotImplemented);
  bool is_raised = false;
  Result<Tensor> result = run_binary(vm, kind, x, y, left, right, is_raised, loop);
  if (is_raised) return {};
  if (result && numpy_state(vm).float_events) {
    const bool is_scalar = is_operator && !is_array(vm, a) && !is_array(vm, b);
    uint8_t events = binary_events(kind, x, y, *result);
    if (is_scalar) events |= integer_events(kind, x, y, *result);
    if (events &&
        !report_events(vm, events, (is_scalar ? "scalar " : "") + std::string(kBinaryNames[static_cast<int>(kind)])))
      return {};
  }
  return array_or_scalar(vm, std::move(result));
}

Ref apply_unary(Vm& vm, UnaryKind kind, Value a, std::optional<DType> wanted) {
  if (is_boxed(vm, a) || is_str(a) || is_kind(a, kTypeBytes)) {
    Ref name = vm.string(unary_name(kind));
    const Value values[] = {name.get(), a};
    return name ? call_boxed(vm, "_unary", Args{values, 2}) : Ref();
  }
  Tensor x;
  Operand info;
  bool is_error;
  if (!to_operand(vm, a, x, info, is_error)) {
    Ref name = vm.string(unary_name(kind));
    const Value values[] = {name.get(), a};
    return name ? call_boxed(vm, "_unary", Args{values, 2}) : Ref();
  }
  if (wanted && !is_predicate(kind)) {
    auto converted = Math{vm.tensor_memory()}.cast(x, *wanted);
    if (!converted) return vm.raise(converted.error());
    x = std::move(*converted);
  }
  if (is_complex(x.dtype) && !has_complex_loop(kind)) return unsupported(vm, unary_name(kind));
  const bool is_exact = kind <= UnaryKind::Square;
  const bool is_rounding = kind >= UnaryKind::Floor && kind <= UnaryKind::Trunc;
  DType loop = x.dtype;
  if (x.dtype == DType::Bool && (kind == UnaryKind::Negative || kind == UnaryKind::Positive)) {
    return vm.raise(
        "TypeError",
        "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not "
        "function instead.");
  }
  if (kind == UnaryKind::Invert && refjit::is_float(x.dtype)) return unsupported(vm, "invert");
  if (x.dtype == DType::Bool && (kind == UnaryKind::Square || kind == UnaryKind::Conjugate)) loop = DType::Int8;
  if (is_rounding && x.dtype == DType::Bool)
    loop = DType::Float16;
  else if (is_rounding && !refjit::is_float(x.dtype))
    loop = function_result(x.dtype);
  else if (!is_exact && !is_rounding && !is_predicate(kind) && kind != UnaryKind::Reciprocal)
    loop = function_result(x.dtype);
  const DType out = is_predicate(kind) ? DType::Bool : loop;
  auto made = Math{vm.tensor_memory()}.unary(kind, x, loop, out);
  if (made && numpy_state(vm).float_events && !report_events(vm, unary_events(kind, x, *made), unary_name(kind)))
    return {};
  return array_or_scalar(vm, std::move(made));
}

Ref apply_matmul(Vm& vm, Value a, Value b) {
  if (is_boxed(vm, a) || is_boxed(vm, b)) {
    const Value values[] = {a, b};
    return call_boxed(vm, "_matmul", Args{values, 2});
  }
  Tensor x, y;
  Operand left, right;
  bool is_error = false;
  if (!to_operand(vm, a, x, left, is_error) || !to_operand(vm, b, y, right, is_error))
    return is_error ? Ref() : Ref(kNotImplemented);
  for (int i = 0; i < 2; ++i) {
    if (!(i == 0 ? x : y).shape.empty()) continue;
    return vm.raise("ValueError", "matmul: Input operand " + std::to_string(i) +
                                      " does not have enough dimensions (has 0, gufunc core with signature "
                                      "(n?,k),(k,m?)->(n?,m?) requires 1)");
  }
  auto made = Math{vm.tensor_memory()}.matmul(x, y, promote(x.dtype, y.dtype));
  if (made && !report_events(vm, sum_events({&x, &y}, *made), "matmul")) return {};
  return array_or_scalar(vm, std::move(made));
}

namespace {

/// `t` with what a reduction ignores where `where` is false.
bool mask_reduction(Vm& vm, ReduceKind kind, Value initial, Value where, Tensor& t) {
  static constexpr const char* kNames[] = {"add", "multiply", "maximum", "minimum", "logical_and", "logical_or"};
  Ref neutral(initial);
  if (kind == ReduceKind::Sum || kind == ReduceKind::Any) neutral = Value::small_int(0);
  if (kind == ReduceKind::Prod || kind == ReduceKind::All) neutral = Value::small_int(1);
  if (!neutral || neutral.get().is_none()) {
    vm.raise("ValueError", std::string("reduction operation '") + kNames[static_cast<int>(kind)] +
                               "' does not have an identity, so to use a where mask one has to specify 'initial'");
    return false;
  }
  Tensor mask, others;
  if (!to_tensor(vm, where, DType::Bool, mask) || !to_tensor(vm, neutral, t.dtype, others)) return false;
  auto chosen = Math{vm.tensor_memory()}.select(mask, t, others, t.dtype);
  if (!chosen) return vm.raise(chosen.error()), false;
  t = std::move(*chosen);
  return true;
}

constexpr BinaryKind kCombiners[] = {BinaryKind::Add,     BinaryKind::Multiply,   BinaryKind::Maximum,
                                     BinaryKind::Minimum, BinaryKind::LogicalAnd, BinaryKind::LogicalOr};

}  // namespace

Ref apply_reduce(Vm& vm, ReduceKind kind, Value v, Value axis, Value dtype, Value keep_dims, Value initial,
                 Value where) {
  Ref array;
  if (is_list(v) || is_tuple(v)) {  // of numbers, or of any objects
    Tensor given;
    array = to_tensor(vm, v, std::nullopt, given) ? new_array(vm, std::move(given))
                                                  : call_boxed(vm, "asarray", Args{&v, 1});
    if (!array) return {};
    v = array;
  }
  if (is_boxed(vm, v)) {
    Ref name = vm.string(kReduceNames[static_cast<int>(kind)]);
    const Value values[] = {name.get(), v, axis, keep_dims, initial};
    return name ? call_boxed(vm, "_reduced", Args{values, 5}) : Ref();
  }
  if (initial && !initial.is_none()) {
    Ref plain, chosen;
    Tensor given;
    if (!to_tensor(vm, v, std::nullopt, given)) return {};
    const int64_t count = given.element_count();
    if (where && where != kTrue) {
      if (!mask_reduction(vm, kind, initial, where, given)) return {};
      chosen = new_array(vm, given);
      v = chosen;
      where = Value();
    }
    if (count == 0 && (kind == ReduceKind::Max || kind == ReduceKind::Min) && (!axis || axis.is_none()))
      return array_or_scalar(vm, Math{vm.tensor_memory()}.cast(
                                     [&] {
                                       Tensor first;
                                       to_tensor(vm, initial, std::nullopt, first);
                                       return first;
                                     }(),
                                     given.dtype));
    plain = apply_reduce(vm, kind, v, axis, dtype, keep_dims, Value(), where);
    if (!plain) return plain;
    // The first value is one of the result's kind: it makes no other.
    Tensor reduced, first;
    const bool is_number = is_int(initial) || initial.is_bool();
    if (is_number && (!to_tensor(vm, plain, std::nullopt, reduced) || !to_tensor(vm, initial, reduced.dtype, first)))
      return {};
    Ref cast = is_number ? new_array(vm, std::move(first)) : Ref(initial);
    return cast ? apply_binary(vm, kCombiners[static_cast<int>(kind)], plain, cast, false) : cast;
  }
  Tensor t;
  uint64_t axes;
  std::optional<DType> wanted;
  bool keep = false;
  if (!to_tensor(vm, v, std::nullopt, t) || !to_axes(vm, axis, t.shape.size(), axes) || !to_dtype(vm, dtype, wanted))
    return {};
  if (keep_dims && !vm.truth(keep_dims, keep)) return {};
  if (where && where != kTrue && !mask_reduction(vm, kind, initial, where, t)) return {};
  const bool is_sum = kind == ReduceKind::Sum || kind == ReduceKind::Prod;
  const DType compute = wanted ? *wanted : is_sum ? accumulator_type(t.dtype) : t.dtype;
  const Math math{vm.tensor_memory()};
  if (compute != t.dtype) {
    auto converted = math.cast(t, compute);
    if (!converted) return vm.raise(converted.error());
    t = std::move(*converted);
  }
  auto made = math.reduce(kind, t, axes, keep, compute);
  if (made && is_sum && !report_events(vm, sum_events({&t}, *made), "reduce")) return {};
  return array_or_scalar(vm, std::move(made));
}

void fill_number_slots(Slots& slots) {
  auto put = [&](BinaryOp op, auto function, auto inplace) {
    slots.binary[static_cast<size_t>(op)] = function;
    slots.inplace[static_cast<size_t>(op)] = inplace;
  };
#define REFJIT_SLOT(op, kind) put(BinaryOp::op, slot<BinaryKind::kind>, inplace_slot<BinaryKind::kind>)
  REFJIT_SLOT(Add, Add);
  REFJIT_SLOT(Subtract, Subtract);
  REFJIT_SLOT(Multiply, Multiply);
  REFJIT_SLOT(TrueDivide, Divide);
  REFJIT_SLOT(FloorDivide, FloorDivide);
  REFJIT_SLOT(Remainder, Remainder);
  REFJIT_SLOT(Power, Power);
  REFJIT_SLOT(And, And);
  REFJIT_SLOT(Or, Or);
  REFJIT_SLOT(Xor, Xor);
  REFJIT_SLOT(LShift, LeftShift);
  REFJIT_SLOT(RShift, RightShift);
#undef REFJIT_SLOT
  slots.binary[static_cast<size_t>(BinaryOp::MatMul)] = matmul_slot;
  slots.compare = compare_slot;
  slots.unary[static_cast<size_t>(UnaryOp::Negative)] = unary_slot<UnaryKind::Negative>;
  slots.unary[static_cast<size_t>(UnaryOp::Positive)] = unary_slot<UnaryKind::Positive>;
  slots.unary[static_cast<size_t>(UnaryOp::Invert)] = unary_slot<UnaryKind::Invert>;
  slots.unary[static_cast<size_t>(UnaryOp::Absolute)] = unary_slot<UnaryKind::Absolute>;
}

}  // namespace refjit::vm::numpy
