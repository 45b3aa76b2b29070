// numpy scalars: np.float32(1.5), results of indexing and reductions. np.float64 is a Python float too, so its
// instances are Floats; all others are NpScalars.
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/startup.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

/// The scalar as a rank 0 tensor. Never fails for scalars short of memory exhaustion.
Tensor tensor_in(Vm& vm, Value v) {
  Tensor t;
  if (!to_tensor(vm, v, std::nullopt, t)) vm.take_exception();
  return t;
}

/// The Python number with the same value.
Ref plain(Vm& vm, Value v) {
  const Tensor t = tensor_in(vm, v);
  if (!t.is_defined()) return vm.raise("MemoryError", "");
  return python_number(vm, t, 0);
}

Ref scalar_repr(Vm& vm, Value v) {
  const Tensor t = tensor_in(vm, v);
  if (!t.is_defined()) return vm.raise("TypeError", "abstract numpy scalar");
  return vm.string(scalar_text(t, 0));
}

bool scalar_hash(Vm& vm, Value v, int64_t& out) {
  Ref number = plain(vm, v);
  return number && vm.hash(number, out);
}

bool scalar_truth(Vm& vm, Value v, bool& out) {
  Ref number = plain(vm, v);
  return number && vm.truth(number, out);
}

Ref scalar_index(Vm& vm, Value v) {
  const auto dtype = scalar_dtype(vm, v);
  if (!dtype || !is_int(*dtype)) {
    return vm.raise("TypeError", "'" + vm.type_name(v) + "' object cannot be interpreted as an integer");
  }
  return plain(vm, v);
}

Ref scalar_int(Vm& vm, Value v) {
  const Tensor t = tensor_in(vm, v);
  if (refjit::is_float(t.dtype)) return int_from_double(vm, element_as_double(t, 0));
  if (is_complex(t.dtype)) {
    Ref real = warn_of_lost_imaginary(vm) ? vm.get_attribute(v, "real") : Ref();
    Ref number = real ? plain(vm, real) : Ref();
    return number ? int_from_double(vm, number.get().as_double()) : Ref();
  }
  Ref number = plain(vm, v);
  if (!number || !number.get().is_bool()) return number;
  return vm.integer(number.get() == kTrue);
}

/// Not iterable, though it has subscripts.
Ref scalar_iter(Vm& vm, Value v) { return vm.raise("TypeError", "'" + vm.type_name(v) + "' object is not iterable"); }

Ref scalar_float(Vm& vm, Value v) { return Ref(Value::of(element_as_double(tensor_in(vm, v), 0))); }

Ref scalar_construct(Vm& vm, Type* type, Args args) {
  NumpyState& state = numpy_state(vm);
  std::optional<DType> dtype;
  for (int i = 0; i < kDTypeCount && !dtype; ++i)
    for (const Type* t = type; t && !dtype; t = t->base)
      if (t == state.scalar_types[i]) dtype = static_cast<DType>(i);
  if (!dtype) return vm.raise("TypeError", "cannot create '" + std::string(type->name->view()) + "' instances");
  Tensor t;
  if (args.count == 0) {
    auto zero = Tensor::empty(*dtype, {}, vm.tensor_memory());
    if (!zero) return vm.raise(zero.error());
    std::memset(zero->data(), 0, static_cast<size_t>(byte_size(*dtype)));
    t = std::move(*zero);
  } else if (*dtype == DType::Bool && (is_str(args[0]) || is_kind(args[0], kTypeBytes))) {
    bool is_true = false;
    if (!vm.truth(args[0], is_true) || !to_tensor(vm, Value::boolean(is_true), *dtype, t)) return {};
  } else if (is_str(args[0])) {
    Type* parser = refjit::is_int(*dtype) ? vm.types().int_
                   : is_complex(*dtype)   ? vm.types().complex
                                          : vm.types().float_;
    Ref number = vm.call(Value(parser), {args[0]});
    if (!number || !to_tensor(vm, number, *dtype, t)) return {};
  } else if (!to_tensor(vm, args[0], *dtype, t)) {
    // None, ints of any size and what else Python's float() and int() take.
    Ref kind = dtype_object(vm, *dtype);
    const Value values[] = {args[0], kind.get()};
    Ref made = kind ? call_boxed(vm, "array", Args{values, 2}) : Ref();
    if (!made || !to_tensor(vm, made, *dtype, t)) return {};
  }
  return array_or_scalar(vm, Result<Tensor>(std::move(t)));
}

Ref read_dtype(Vm& vm, Value v) { return dtype_object(vm, scalar_dtype(vm, v).value_or(DType::Float64)); }
Ref read_shape(Vm& vm, Value) { return shape_tuple(vm, {}); }
Ref read_zero(Vm& vm, Value) { return vm.integer(0); }
Ref read_one(Vm& vm, Value) { return vm.integer(1); }
Ref read_itself(Vm&, Value v) { return Ref(v); }
Ref read_itemsize(Vm& vm, Value v) { return vm.integer(byte_size(scalar_dtype(vm, v).value_or(DType::Float64))); }

/// Parts of a complex scalar: those of the rank 0 array.
Ref part_of(Vm& vm, Value v, std::string_view part) {
  Ref array = new_array(vm, tensor_in(vm, v));
  Ref found = array ? vm.get_attribute(array, part) : Ref();
  Tensor t;
  if (!found || !to_tensor(vm, found, std::nullopt, t)) return {};
  return array_or_scalar(vm, contiguous(t, vm.tensor_memory()));
}
Ref read_real(Vm& vm, Value v) { return part_of(vm, v, "real"); }
Ref read_imag(Vm& vm, Value v) { return part_of(vm, v, "imag"); }

constexpr PropertyDef kProperties[] = {
    {"dtype", read_dtype, nullptr},     {"shape", read_shape, nullptr},       {"ndim", read_zero, nullptr},
    {"size", read_one, nullptr},        {"itemsize", read_itemsize, nullptr}, {"T", read_itself, nullptr},
    {"nbytes", read_itemsize, nullptr}, {"real", read_real, nullptr},         {"imag", read_imag, nullptr},
};

Ref item(Vm& vm, Args args) { return plain(vm, args[0]); }

Ref astype(Vm& vm, Args args) {
  std::optional<DType> dtype;
  Tensor t;
  if (!to_dtype(vm, args[1], dtype) || !to_tensor(vm, args[0], dtype, t)) return {};
  return new_scalar(vm, t, 0);
}

/// Everything else an array can do: on the rank 0 array.
template <size_t kLength>
struct Name {
  char text[kLength];
  constexpr Name(const char (&name)[kLength]) {
    for (size_t i = 0; i < kLength; ++i) text[i] = name[i];
  }
};
template <Name kName>
Ref as_array_method(Vm& vm, Args args) {
  Tensor t;
  if (!to_tensor(vm, args[0], std::nullopt, t)) return {};
  Ref array = new_array(vm, std::move(t));
  Ref method = array ? vm.get_attribute(array, kName.text) : Ref();
  if (!method) return {};
  return vm.call(method, Args{args.values + 1, args.count - 1, args.keywords});
}

Ref to_complex(Vm& vm, Args args) {
  Ref number = plain(vm, args[0]);
  return number ? vm.call(Value(vm.types().complex), {number.get()}) : Ref();
}

Ref format(Vm& vm, Args args) {
  Ref number = plain(vm, args[0]);
  if (!is_str(args[1]))
    return vm.raise("TypeError",
                    "__format__() argument 1 must be str, not " + (args[1].is_none() ? "None" : vm.type_name(args[1])));
  if (!number) return {};
  return vm.format(number, view_of(args[1]));
}

Ref round_scalar(Vm& vm, Args args) {
  // To digits as arrays round, by scaling: 2.675 gives 2.68.
  if (args[1] && !args[1].is_none()) return as_array_method<"round">(vm, args);
  Ref number = plain(vm, args[0]);
  Ref method = number ? vm.get_attribute(number, "__round__") : Ref();
  return method ? vm.call(method, {}) : Ref();
}

const NativeDef kMethods[] = {
    {"item", "self", item},
    {"tolist", "self", item},
    {"astype", "self, dtype, order=None, casting=None, subok=True, copy=True", astype},
    {"__complex__", "self", to_complex},
    {"__format__", "self, spec", format},
    {"__round__", "self, ndigits=None", round_scalar},
    {"reshape", nullptr, as_array_method<"reshape">},
    {"sum", nullptr, as_array_method<"sum">},
    {"mean", nullptr, as_array_method<"mean">},
    {"max", nullptr, as_array_method<"max">},
    {"min", nullptr, as_array_method<"min">},
    {"all", nullptr, as_array_method<"all">},
    {"any", nullptr, as_array_method<"any">},
    {"round", nullptr, as_array_method<"round">},
    {"copy", nullptr, as_array_method<"copy">},
    {"flatten", nullptr, as_array_method<"flatten">},
    {"squeeze", nullptr, as_array_method<"squeeze">},
    {"tobytes", nullptr, as_array_method<"tobytes">},
};

/// A scalar takes the subscripts of an array of rank 0.
Ref scalar_item(Vm& vm, Value v, Value key) {
  if (is_tuple(key) && as_tuple(key)->size == 0) return Ref(v);
  Tensor t;
  if (!to_tensor(vm, v, std::nullopt, t)) return {};
  Ref array = new_array(vm, std::move(t));
  if (!array || key == kEllipsis) return array;
  Ref made = vm.get_item(array, key);
  if (made || !vm.exception_matches(vm.types().IndexError)) return made;
  vm.take_exception();
  return vm.raise("IndexError", "invalid index to scalar variable.");
}

Slots scalar_slots() {
  Slots slots;
  fill_number_slots(slots);
  slots.repr = scalar_repr;
  slots.hash = scalar_hash;
  slots.truth = scalar_truth;
  slots.to_int = scalar_int;
  slots.to_float = scalar_float;
  slots.construct = scalar_construct;
  slots.iter = scalar_iter;
  slots.get_item = scalar_item;
  return slots;
}

Type* make_scalar_type(Vm& vm, const char* name, Type* base, bool has_index) {
  TypeDef def{name, sizeof(NpScalar), base, scalar_slots(), {}};
  if (has_index) def.slots.index = scalar_index;
  return vm.make_type(def);
}

/// np.float64: a float whose mro also holds np.floating and its bases.
bool join_float64(Vm& vm, Type* float64, Type* floating) {
  const auto own = float64->mro->span();
  std::vector<Value> mro{own[0]};
  for (Value t : floating->mro->span())
    if (t != Value(vm.types().object)) mro.push_back(t);
  mro.insert(mro.end(), own.begin() + 1, own.end());
  Ref joined = vm.tuple(mro);
  Ref bases = vm.tuple(std::vector<Value>{Value(floating), Value(vm.types().float_)});
  if (!joined || !bases) return false;
  decref(Value(float64->mro));
  decref(Value(float64->bases));
  float64->mro = static_cast<Tuple*>(joined.release().object());
  float64->bases = static_cast<Tuple*>(bases.release().object());
  return true;
}

}  // namespace

bool define_scalar_types(Vm& vm, NumpyState& state) {
  auto make = [&](const char* name, Type* base, bool has_index = false) {
    return make_scalar_type(vm, name, base, has_index);
  };
  state.generic = make("numpy.generic", nullptr);
  if (!state.generic || !vm.add_methods(state.generic, kMethods) || !add_properties(vm, state.generic, kProperties))
    return false;
  Type* number = make("numpy.number", state.generic);
  Type* integer = make("numpy.integer", number, true);
  Type* signed_integer = make("numpy.signedinteger", integer, true);
  Type* unsigned_integer = make("numpy.unsignedinteger", integer, true);
  Type* inexact = make("numpy.inexact", number);
  Type* floating = make("numpy.floating", inexact);
  Type* complex = make("numpy.complexfloating", inexact);
  if (!floating || !complex || !signed_integer || !unsigned_integer) return false;
  state.abstract_types = {number, integer, signed_integer, unsigned_integer, inexact, floating, complex};
  static constexpr const char* kNames[kDTypeCount] = {
      "numpy.bool_", "numpy.int8",    "numpy.int16",   "numpy.int32",     "numpy.int64",
      "numpy.uint8", "numpy.uint16",  "numpy.uint32",  "numpy.uint64",    "numpy.float16",
      nullptr,       "numpy.float32", "numpy.float64", "numpy.complex64", "numpy.complex128"};
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto d = static_cast<DType>(i);
    if (!kNames[i]) continue;
    Type* type;
    if (d == DType::Float64) {
      TypeDef def{kNames[i], sizeof(Float), vm.types().float_, {}, kMethods};
      fill_number_slots(def.slots);
      def.slots.hash = scalar_hash;
      def.slots.get_item = scalar_item;
      def.slots.construct = scalar_construct;
      type = vm.make_type(def);
      if (!type || !add_properties(vm, type, kProperties) || !join_float64(vm, type, floating)) return false;
    } else {
      Type* base = d == DType::Bool      ? state.generic
                   : is_signed_int(d)    ? signed_integer
                   : is_unsigned(d)      ? unsigned_integer
                   : refjit::is_float(d) ? floating
                                         : complex;
      type = make(kNames[i], base, refjit::is_int(d));
    }
    if (!type) return false;
    state.scalar_types[i] = type;
  }
  return true;
}

std::optional<DType> scalar_dtype(Vm& vm, Value v) {
  if (!v.is_object()) return std::nullopt;
  const Type* type = v.object()->type;
  if (type->slots.construct != scalar_construct) return std::nullopt;
  const NumpyState& state = numpy_state(vm);
  for (int i = 0; i < kDTypeCount; ++i)
    if (state.scalar_types[i] == type) return static_cast<DType>(i);
  return std::nullopt;
}

Ref new_scalar(Vm& vm, const Tensor& t, int64_t index) {
  NumpyState& state = numpy_state(vm);
  Type* type = state.scalar_types[static_cast<int>(t.dtype)];
  // np.True_ and np.False_ are the only two of their type.
  Ref* known = t.dtype == DType::Bool ? &state.bools[element_as_int(t, index) != 0] : nullptr;
  if (known && *known) return *known;
  if (t.dtype == DType::Float64) {
    auto* object = make_object<Float>(vm, type);
    if (!object) return {};
    object->value = element_as_double(t, index);
    return Ref::steal(Value(object));
  }
  auto* object = make_object<NpScalar>(vm, type);
  if (!object) return {};
  Ref keep = Ref::steal(Value(object));
  const int64_t width = byte_size(t.dtype);
  auto flat = contiguous(t);
  if (!flat) return vm.raise(flat.error());
  std::memcpy(object->bytes, flat->data<char>() + index * width, static_cast<size_t>(width));
  if (known) *known = keep;
  return keep;
}

}  // namespace refjit::vm::numpy
