// np.dtype objects and the reading of dtype arguments.
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/startup.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

DType dtype_in(Value v) { return static_cast<NpDType*>(v.object())->dtype; }

bool is_swapped_dtype(Value v) { return static_cast<NpDType*>(v.object())->is_swapped; }

/// "<f4": byte order, kind, bytes.
std::string code_of(Value v) {
  const DType d = dtype_in(v);
  return (byte_size(d) == 1     ? "|"
          : is_swapped_dtype(v) ? ">"
                                : "<") +
         std::string(1, kind_of(d)) + std::to_string(byte_size(d));
}

std::string shown_name(Value v) { return is_swapped_dtype(v) ? code_of(v) : std::string(python_name(dtype_in(v))); }

Ref dtype_repr(Vm& vm, Value v) { return vm.string("dtype('" + shown_name(v) + "')"); }
Ref dtype_str(Vm& vm, Value v) { return vm.string(shown_name(v)); }

bool dtype_hash(Vm&, Value v, int64_t& out) {
  out = 7919 + static_cast<int64_t>(dtype_in(v)) + (is_swapped_dtype(v) ? kDTypeCount : 0);
  return true;
}

Ref dtype_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (op != CompareOp::Eq && op != CompareOp::Ne) return Ref(kNotImplemented);
  std::optional<DType> other;
  bool is_equal = false;
  if (is_str(b)) {
    other = dtype_from_text(view_of(b));
    is_equal = other == dtype_in(a);
  } else if (!b.is_none()) {
    if (to_dtype(vm, b, other))
      is_equal = other == dtype_in(a);
    else
      vm.take_exception();
  }
  is_equal = is_equal && names_swapped(vm, b) == is_swapped_dtype(a);
  return Ref(Value::boolean(is_equal == (op == CompareOp::Eq)));
}

Ref dtype_construct(Vm& vm, Type*, Args args) {
  std::optional<DType> dtype = DType::Float64;
  if (args.count < 1 || args.count > 3)
    return vm.raise("TypeError", "dtype() missing required argument 'dtype' (pos 0)");
  if (!to_dtype(vm, args[0], dtype)) {
    Value given[] = {args[0], args.count > 1 ? args[1] : Value::boolean(false)};
    for (uint32_t i = 0; args.keywords && i < args.keywords->size; ++i)
      if (view_of(args.keywords->items[i]) == "align") given[1] = args.values[args.count + i];
    return call_boxed(vm, "_as_dtype", Args{given, 2});
  }
  return dtype_object(vm, dtype.value_or(DType::Float64), names_swapped(vm, args[0]));
}

Ref read_name(Vm& vm, Value v) { return vm.string(python_name(dtype_in(v))); }
Ref read_itemsize(Vm& vm, Value v) { return vm.integer(byte_size(dtype_in(v))); }
Ref read_kind(Vm& vm, Value v) { return vm.string(std::string(1, kind_of(dtype_in(v)))); }
Ref read_char(Vm& vm, Value v) { return vm.string(std::string(1, char_of(dtype_in(v)))); }
Ref read_num(Vm& vm, Value v) {
  // NumPy's type numbers; its 9 and 10 are long long.
  static constexpr int kNumbers[kDTypeCount] = {0, 1, 3, 5, 7, 2, 4, 6, 8, 23, -1, 11, 12, 14, 15};
  return vm.integer(kNumbers[static_cast<int>(dtype_in(v))]);
}
Ref read_type(Vm& vm, Value v) { return Ref(Value(numpy_state(vm).scalar_types[static_cast<int>(dtype_in(v))])); }
Ref read_str(Vm& vm, Value v) { return vm.string(code_of(v)); }

constexpr PropertyDef kProperties[] = {
    {"name", read_name, nullptr}, {"itemsize", read_itemsize, nullptr}, {"kind", read_kind, nullptr},
    {"char", read_char, nullptr}, {"type", read_type, nullptr},         {"str", read_str, nullptr},
    {"num", read_num, nullptr},
};

Ref dtype_itself(Vm&, Args args) { return Ref(args[0]); }

/// (numpy.dtype, (name,)), as pickle takes it.
Ref dtype_reduce(Vm& vm, Args args) {
  Ref name = dtype_str(vm, args[0]), arguments = name ? vm.tuple(std::vector<Value>{name}) : Ref();
  return arguments ? vm.tuple(std::vector<Value>{Value(vm.type_of(args[0])), arguments}) : Ref();
}

const NativeDef kMethods[] = {
    {"__copy__", "self", dtype_itself},
    {"__deepcopy__", "self, memo, /", dtype_itself},
    {"__reduce__", "self", dtype_reduce},
};

}  // namespace

bool define_dtype_type(Vm& vm, NumpyState& state) {
  TypeDef def{"numpy.dtype", sizeof(NpDType), nullptr, {}, kMethods};
  def.slots.repr = dtype_repr;
  def.slots.str = dtype_str;
  def.slots.hash = dtype_hash;
  def.slots.compare = dtype_compare;
  def.slots.construct = dtype_construct;
  state.dtype_type = vm.make_type(def);
  if (!state.dtype_type || !add_properties(vm, state.dtype_type, kProperties)) return false;
  for (int i = 0; i < 2 * kDTypeCount; ++i) {
    auto* object = make_object<NpDType>(vm, state.dtype_type);
    if (!object) return false;
    object->dtype = static_cast<DType>(i % kDTypeCount);
    object->is_swapped = i >= kDTypeCount;
    (object->is_swapped ? state.swapped_dtypes : state.dtypes)[i % kDTypeCount] = Ref::steal(Value(object));
  }
  return true;
}

Ref dtype_object(Vm& vm, DType dtype, bool is_swapped) {
  const NumpyState& state = numpy_state(vm);
  return (is_swapped ? state.swapped_dtypes : state.dtypes)[static_cast<int>(dtype)];
}

bool to_dtype(Vm& vm, Value v, std::optional<DType>& out) {
  NumpyState& state = numpy_state(vm);
  if (v.is_null() || v.is_none()) return out = std::nullopt, true;
  if (is_exactly(v, state.dtype_type)) return out = dtype_in(v), true;
  if (is_str(v)) {
    out = dtype_from_text(view_of(v));
    if (!out) vm.raise("TypeError", "data type '" + std::string(view_of(v)) + "' not understood");
    return out.has_value();
  }
  const Type* wanted = is_kind(v, kTypeType) ? static_cast<const Type*>(v.object()) : nullptr;
  for (int i = 0; i < kDTypeCount; ++i)  // a class derived from a scalar's stands for it
    if (wanted && state.scalar_types[i] && is_subtype(wanted, state.scalar_types[i]))
      return out = static_cast<DType>(i), true;
  const BuiltinTypes& types = vm.types();
  const std::pair<Type*, DType> builtins[] = {{types.float_, DType::Float64},
                                              {types.int_, DType::Int64},
                                              {types.bool_, DType::Bool},
                                              {types.complex, DType::Complex128}};
  for (const auto& [type, dtype] : builtins)
    if (v == Value(type)) return out = dtype, true;
  Ref text = vm.repr(v);
  if (text) vm.raise("TypeError", "Cannot interpret '" + std::string(view_of(text)) + "' as a data type");
  return false;
}

}  // namespace refjit::vm::numpy
