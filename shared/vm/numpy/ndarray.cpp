// The ndarray type: slots, attributes and the methods that are not composites (those are guest Python).
#include <algorithm>
#include <cmath>
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/exception.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/float_errors.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/startup.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/warn.h"

namespace refjit::vm::numpy {
namespace {

void finalize_array(Object* o) {
  auto* array = static_cast<NdArray*>(o);
  array->tensor.~Tensor();
  array->base.~Ref();
}

Ref array_text(Vm& vm, Value v, bool is_repr) {
  const NumpyState& state = numpy_state(vm);
  if (state.text_function) return vm.call(state.text_function, {v, Value::boolean(is_repr)});
  const Tensor& t = array_tensor(v);
  std::string text = is_repr ? array_repr(t, state.text_options) : array_str(t, state.text_options);
  if (is_repr && is_swapped(v)) {
    // The printer names our order's dtype, or none.
    const size_t named = text.rfind("dtype=");
    text.resize(named == std::string::npos ? text.size() - 1 : text.find_last_not_of(" \n", named - 1));
    Ref dtype = vm.str(dtype_object(vm, t.dtype, true));
    if (!dtype) return {};
    const std::string tail = "dtype='" + std::string(view_of(dtype.get())) + "')";
    const size_t line = text.size() - (text.rfind('\n') + 1) + 1;
    const bool fits = line + tail.size() + 1 <= static_cast<size_t>(state.text_options.line_width);
    text += (fits ? ", " : ",\n      ") + tail;
  }
  return vm.string(text);
}

Ref array_repr_slot(Vm& vm, Value v) { return array_text(vm, v, true); }
Ref array_str_slot(Vm& vm, Value v) { return array_text(vm, v, false); }

bool array_truth(Vm& vm, Value v, bool& out) {
  const Tensor& t = array_tensor(v);
  if (t.element_count() > 1) {
    vm.raise("ValueError",
             "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()");
    return false;
  }
  if (!t.element_count())
    return out = false,
           warn(vm, vm.types().DeprecationWarning,
                "The truth value of an empty array is ambiguous. Returning False, but in future this will result in an "
                "error. Use `array.size > 0` to check that an array is not empty.");
  out = element_as_double(t, 0) != 0;
  if (!out && t.element_count() == 1 && is_complex(t.dtype)) {
    auto truth = Math{vm.tensor_memory()}.cast(t, DType::Bool);
    if (!truth) return vm.raise(truth.error()), false;
    out = *truth->data<bool>();
  }
  return true;
}

bool array_length(Vm& vm, Value v, int64_t& out) {
  const Tensor& t = array_tensor(v);
  if (t.shape.empty()) return vm.raise("TypeError", "len() of unsized object"), false;
  out = t.shape[0];
  return true;
}

Ref array_get_item(Vm& vm, Value v, Value key) {
  const Tensor base = array_tensor(v);
  Indexing indexing;
  if (!parse_index(vm, base, key, indexing)) return {};
  auto result = gather(indexing, vm.tensor_memory());
  if (!result) return vm.raise(result.error());
  if (indexing.is_element || (!indexing.advanced.empty() && result->shape.empty())) return new_scalar(vm, *result, 0);
  return new_view(vm, v, std::move(*result));
}

/// What an assignment stores: numbers, or what a text or None is as a number of the array's kind.
bool assigned_values(Vm& vm, const Tensor& base, Value value, bool is_element, Tensor& out) {
  const bool takes_float = refjit::is_float(base.dtype);
  const BuiltinTypes& types = vm.types();
  Ref number(value);
  if (value.is_none() && takes_float) {
    number = Value::of(std::nan(""));
  } else if (is_str(value) || value.is_none() || (is_exactly(value, types.complex) && !is_complex(base.dtype))) {
    number = vm.call(Value(takes_float ? types.float_ : is_complex(base.dtype) ? types.complex : types.int_), {value});
    if (!number) return false;
  }
  if (!to_tensor(vm, number, base.dtype, out)) return false;
  if (is_element && out.element_count() != 1 && !out.shape.empty())
    return vm.raise("ValueError", "setting an array element with a sequence."), false;
  return true;
}

bool array_set_item(Vm& vm, Value v, Value key, Value value) {
  if (!value) return vm.raise("ValueError", "cannot delete array elements"), false;
  if (!check_writable(vm, v)) return false;
  const Tensor base = array_tensor(v);
  Indexing indexing;
  Tensor values;
  if (!parse_index(vm, base, key, indexing) || !assigned_values(vm, base, value, indexing.is_element, values))
    return false;
  if (is_array(vm, key) && array_tensor(key).dtype == DType::Bool && values.rank() == 1 && values.shape[0] != 1 &&
      indexing.view.shape.size() == indexing.advanced.size()) {
    const int64_t places = element_count(indexing.advanced_shape), count = values.shape[0];
    if (count != places) {
      vm.raise("ValueError", "NumPy boolean array indexing assignment cannot assign " + std::to_string(count) +
                                 " input values to the " + std::to_string(places) +
                                 " output values where the mask is true");
      return false;
    }
  }
  auto done = scatter(indexing, values);
  if (!done) vm.raise(done.error());
  return static_cast<bool>(done);
}

int array_contains(Vm& vm, Value v, Value item) {
  Ref equal = apply_binary(vm, BinaryKind::Equal, v, item, false);
  if (!equal) return -1;
  Ref any = apply_reduce(vm, ReduceKind::Any, equal, Value(), Value(), Value());
  bool found = false;
  return any && vm.truth(any, found) ? found : -1;
}

Ref array_iter(Vm& vm, Value v) {
  if (array_tensor(v).shape.empty()) return vm.raise("TypeError", "iteration over a 0-d array");
  // A list of the rows: arrays change through views, but their length does not.
  const Tensor t = array_tensor(v);
  Ref rows = new_list(vm, t.shape[0]);
  for (int64_t i = 0; rows && i < t.shape[0]; ++i) {
    Tensor row = selected_view(t, 0, i);
    if (!list_append(vm, as_list(rows), row.shape.empty() ? new_scalar(vm, row, 0) : new_view(vm, v, std::move(row))))
      return {};
  }
  return rows ? vm.iterate(rows) : Ref();
}

bool one_element(Vm& vm, const Tensor& t) {
  if (t.element_count() == 1 && !t.shape.empty())
    return warn(vm, vm.types().DeprecationWarning,
                "Conversion of an array with ndim > 0 to a scalar is deprecated, and will error in future. Ensure you "
                "extract a single element from your array before performing this operation. (Deprecated NumPy 1.25.)");
  if (t.element_count() == 1) return true;
  vm.raise("TypeError", "only length-1 arrays can be converted to Python scalars");
  return false;
}

Ref array_to_int(Vm& vm, Value v) {
  const Tensor& t = array_tensor(v);
  if (!one_element(vm, t)) return {};
  if (refjit::is_float(t.dtype)) return int_from_double(vm, element_as_double(t, 0));
  return vm.integer(element_as_int(t, 0));
}

Ref array_to_float(Vm& vm, Value v) {
  const Tensor& t = array_tensor(v);
  return one_element(vm, t) ? Ref(Value::of(element_as_double(t, 0))) : Ref();
}

Ref array_index(Vm& vm, Value v) {
  const Tensor& t = array_tensor(v);
  if (!refjit::is_int(t.dtype) || !t.shape.empty())
    return vm.raise("TypeError", "only integer scalar arrays can be converted to a scalar index");
  return vm.integer(element_as_int(t, 0));
}

// ---- attributes

Ref read_shape(Vm& vm, Value v) { return shape_tuple(vm, array_tensor(v).shape); }
bool write_shape(Vm& vm, Value v, Value value) {
  Dims shape;
  if (!value || !to_dims(vm, value, shape)) return false;
  const Tensor& t = array_tensor(v);
  const Dims asked = shape;
  int64_t known = 1;
  for (int64_t d : shape) known *= d < 0 ? 1 : d;
  for (int64_t& d : shape)
    if (d < 0 && known != 0) d = t.element_count() / known;
  if (element_count(shape) != t.element_count()) {
    vm.raise("ValueError", "cannot reshape array of size " + std::to_string(t.element_count()) + " into shape " +
                               compact_shape(asked));
    return false;
  }
  auto view = reshaped_view(t, shape);
  if (!view)
    return vm.raise(
               "AttributeError",
               "Incompatible shape for in-place modification. Use `.reshape()` to make a copy with the desired shape."),
           false;
  array_tensor(v) = std::move(*view);
  return true;
}
Ref read_dtype(Vm& vm, Value v) { return dtype_object(vm, array_tensor(v).dtype, is_swapped(v)); }
Ref read_ndim(Vm& vm, Value v) { return vm.integer(array_tensor(v).rank()); }
Ref read_size(Vm& vm, Value v) { return vm.integer(array_tensor(v).element_count()); }
Ref read_itemsize(Vm& vm, Value v) { return vm.integer(byte_size(array_tensor(v).dtype)); }
Ref read_nbytes(Vm& vm, Value v) { return vm.integer(array_tensor(v).byte_count()); }
Ref read_strides(Vm& vm, Value v) {
  Dims bytes = array_tensor(v).strides;
  for (int64_t& stride : bytes) stride *= byte_size(array_tensor(v).dtype);
  return shape_tuple(vm, bytes);
}
Ref read_transposed(Vm& vm, Value v) {
  const Tensor& t = array_tensor(v);
  Dims order;
  for (uint32_t i = t.shape.size(); i-- > 0;) order.push_back(i);
  return new_view(vm, v, transposed_view(t, order));
}
/// Parts of complex numbers are a view of every other float.
Ref part_of(Vm& vm, Value v, int64_t which) {
  const Tensor& whole = array_tensor(v);
  Tensor part = whole;
  part.dtype = whole.dtype == DType::Complex64 ? DType::Float32 : DType::Float64;
  for (uint32_t i = 0; i < part.strides.size(); ++i) part.strides[i] *= 2;
  part.offset = 2 * whole.offset + which;
  return new_view(vm, v, std::move(part));
}
Ref read_real(Vm& vm, Value v) { return is_complex(array_tensor(v).dtype) ? part_of(vm, v, 0) : Ref(v); }
/// `a.real = x` and `a.imag = x`: assignment to the part's view.
template <bool kImaginary>
bool write_part(Vm& vm, Value v, Value value) {
  Tensor values;
  const Tensor& t = array_tensor(v);
  if (!value || !to_tensor(vm, value, std::nullopt, values)) return false;
  if (kImaginary && !is_complex(t.dtype))
    return vm.raise("TypeError", "array does not have imaginary part to set"), false;
  Ref part = is_complex(t.dtype) ? part_of(vm, v, kImaginary) : Ref(v);
  if (!part || !check_writable(vm, v)) return false;
  auto done = assign(array_tensor(part), values);
  if (!done) vm.raise(done.error());
  return static_cast<bool>(done);
}
Ref read_imag(Vm& vm, Value v) {
  const Tensor& t = array_tensor(v);
  if (is_complex(t.dtype)) return part_of(vm, v, 1);
  auto zeros = Tensor::empty(t.dtype, t.shape, vm.tensor_memory());
  if (!zeros) return vm.raise(zeros.error());
  if (zeros->byte_count()) std::memset(zeros->data(), 0, static_cast<size_t>(zeros->byte_count()));
  return new_array(vm, std::move(*zeros));
}
Ref read_flat(Vm& vm, Value v) {
  auto flat = contiguous(array_tensor(v), vm.tensor_memory());
  if (!flat) return vm.raise(flat.error());
  Ref array = new_array(vm, *reshaped_view(*flat, {flat->element_count()}));
  return array ? vm.iterate(array) : Ref();
}

Ref read_base(Vm&, Value v) {
  const Ref& base = static_cast<NdArray*>(v.object())->base;
  return base ? base : Ref(kNone);
}
Ref read_writable(Vm&, Value v) { return Ref(Value::boolean(!static_cast<NdArray*>(v.object())->is_readonly)); }
bool write_writable(Vm& vm, Value v, Value value) {
  bool is_writable = false;
  if (!value || !vm.truth(value, is_writable)) return false;
  static_cast<NdArray*>(v.object())->is_readonly = !is_writable;
  return true;
}

constexpr PropertyDef kProperties[] = {
    {"base", read_base, nullptr},           {"_is_writable", read_writable, write_writable},
    {"shape", read_shape, write_shape},     {"dtype", read_dtype, nullptr},
    {"ndim", read_ndim, nullptr},           {"size", read_size, nullptr},
    {"itemsize", read_itemsize, nullptr},   {"nbytes", read_nbytes, nullptr},
    {"strides", read_strides, nullptr},     {"T", read_transposed, nullptr},
    {"real", read_real, write_part<false>}, {"imag", read_imag, write_part<true>},
    {"flat", read_flat, nullptr},
};

// ---- methods

Ref astype(Vm& vm, Args args) {
  std::optional<DType> dtype;
  if (!to_dtype(vm, args[1], dtype)) return call_boxed(vm, "array", Args{args.values, 2});
  const Tensor& t = array_tensor(args[0]);
  bool copies = true;
  if (args[5] && !vm.truth(args[5], copies)) return {};
  const DType to = dtype.value_or(DType::Float64);
  if (!copies && to == t.dtype) return in_byte_order(vm, Ref(args[0]), args[1], args[0]);
  if (args[3] && is_str(args[3]) && !check_cast(vm, t.dtype, to, view_of(args[3]))) return {};
  Tensor made;
  if (!convert_tensor(vm, t, to, made)) return {};
  return in_byte_order(vm, new_array(vm, in_order(vm, std::move(made), args[2] ? args[2] : kNone, &t)), args[1],
                       Value());
}

Ref copy(Vm& vm, Args args) {
  const Tensor& t = array_tensor(args[0]);
  return in_byte_order(vm, new_array(vm, in_order(vm, Math{vm.tensor_memory()}.cast(t, t.dtype), args[1], &t)), Value(),
                       args[0]);
}

/// Shape given as several ints or one sequence (raw arguments after self).
bool shape_arguments(Vm& vm, Args args, Dims& out) {
  if (args.count == 2) return to_dims(vm, args[1], out);
  for (uint32_t i = 1; i < args.count; ++i) {
    int64_t dim;
    if (!vm.as_int64(args[i], dim)) return false;
    out.push_back(dim);
  }
  return true;
}

Ref reshape(Vm& vm, Args args) {
  Dims shape;
  if (!shape_arguments(vm, args, shape)) return {};
  const Tensor& t = array_tensor(args[0]);
  const Dims asked = shape;
  int64_t known = 1;
  int unknown = -1;
  for (uint32_t i = 0; i < shape.size(); ++i) {
    if (shape[i] < 0) {
      if (unknown >= 0) return vm.raise("ValueError", "can only specify one unknown dimension");
      unknown = static_cast<int>(i);
    } else {
      known *= shape[i];
    }
  }
  if (unknown >= 0 && known != 0 && t.element_count() % known == 0)
    shape[static_cast<size_t>(unknown)] = t.element_count() / known;
  auto flat = contiguous(t, vm.tensor_memory());
  if (!flat) return vm.raise(flat.error());
  auto view = unknown >= 0 && shape[static_cast<size_t>(unknown)] < 0 ? std::nullopt : reshaped_view(*flat, shape);
  if (!view) {
    return vm.raise("ValueError", "cannot reshape array of size " + std::to_string(t.element_count()) + " into shape " +
                                      compact_shape(asked));
  }
  return new_view(vm, args[0], std::move(*view));
}

Ref transpose(Vm& vm, Args args) {
  if (args.count == 1 || (args.count == 2 && args[1].is_none())) return read_transposed(vm, args[0]);
  Dims order;
  if (!shape_arguments(vm, args, order)) return {};
  const Tensor& t = array_tensor(args[0]);
  if (order.size() != t.shape.size()) return vm.raise("ValueError", "axes don't match array");
  uint64_t seen = 0;
  for (int64_t& axis : order) {
    uint32_t wrapped;
    Ref boxed = vm.integer(axis);
    if (!to_axis(vm, boxed, t.shape.size(), wrapped)) return {};
    if (seen >> wrapped & 1) return vm.raise("ValueError", "repeated axis in transpose");
    seen |= uint64_t{1} << wrapped;
    axis = wrapped;
  }
  return new_view(vm, args[0], transposed_view(t, order));
}

Ref flatten(Vm& vm, Args args) {
  auto flat = Math{vm.tensor_memory()}.cast(array_tensor(args[0]), array_tensor(args[0]).dtype);
  if (!flat) return vm.raise(flat.error());
  return in_byte_order(vm, new_array(vm, *reshaped_view(*flat, {flat->element_count()})), Value(), args[0]);
}

Ref ravel(Vm& vm, Args args) {
  auto flat = contiguous(array_tensor(args[0]), vm.tensor_memory());
  if (!flat) return vm.raise(flat.error());
  return new_view(vm, args[0], *reshaped_view(*flat, {flat->element_count()}));
}

Ref squeeze(Vm& vm, Args args) {
  const Tensor& t = array_tensor(args[0]);
  uint64_t axes = 0;
  if (args[1] && !args[1].is_none()) {
    if (!to_axes(vm, args[1], t.shape.size(), axes)) return {};
  } else {
    for (uint32_t i = 0; i < t.shape.size(); ++i)
      if (t.shape[i] == 1) axes |= uint64_t{1} << i;
  }
  Tensor view = t;
  view.shape = {};
  view.strides = {};
  for (uint32_t i = 0; i < t.shape.size(); ++i) {
    const bool drops = axes >> i & 1;
    if (drops && t.shape[i] != 1)
      return vm.raise("ValueError", "cannot select an axis to squeeze out which has size not equal to one");
    if (drops) continue;
    view.shape.push_back(t.shape[i]);
    view.strides.push_back(t.strides[i]);
  }
  return new_view(vm, args[0], std::move(view));
}

Ref tolist(Vm& vm, Args args) { return nested_list(vm, array_tensor(args[0])); }

Ref item(Vm& vm, Args args) {
  const Tensor& t = array_tensor(args[0]);
  if (args.count == 1) {
    if (t.element_count() != 1) return vm.raise("ValueError", "can only convert an array of size 1 to a Python scalar");
    return python_number(vm, t, 0);
  }
  Dims index;
  if (!shape_arguments(vm, args, index)) return {};
  if (index.size() == 0 && t.shape.empty()) return python_number(vm, t, 0);
  int64_t position = 0;
  const bool is_flat = index.size() == 1;
  const Shape flat_shape{t.element_count()};
  const Shape& shape = is_flat ? flat_shape : t.shape;
  if (index.size() != shape.size()) return vm.raise("ValueError", "incorrect number of indices for array");
  for (uint32_t i = 0; i < shape.size(); ++i) {
    if (index[i] < -shape[i] || index[i] >= shape[i]) {
      return vm.raise("IndexError", "index " + std::to_string(index[i]) + " is out of bounds for " + "axis " +
                                        std::to_string(i) + " with size " + std::to_string(shape[i]));
    }
    position = position * shape[i] + (index[i] < 0 ? index[i] + shape[i] : index[i]);
  }
  return python_number(vm, t, position);
}

Ref fill(Vm& vm, Args args) {
  Tensor value;
  if (!check_writable(vm, args[0]) || !to_tensor(vm, args[1], std::nullopt, value)) return {};
  if (auto done = assign(array_tensor(args[0]), value); !done) return vm.raise(done.error());
  return Ref(kNone);
}

template <ReduceKind kKind>
Ref reduce(Vm& vm, Args args) {
  constexpr bool kSums = kKind == ReduceKind::Sum || kKind == ReduceKind::Prod;
  constexpr size_t kKeep = kSums ? 4 : 3;
  Ref made = apply_reduce(vm, kKind, args[0], args[1], kSums ? args[2] : Value(), args[kKeep], args[kKeep + 1],
                          args[kKeep + 2]);
  const Value out = args[kKeep - 1];
  if (!made || !out || out.is_none()) return made;
  Tensor values;
  if (!is_array(vm, out)) return vm.raise("TypeError", "return arrays must be of ArrayType");
  if (!to_tensor(vm, made, std::nullopt, values)) return {};
  if (auto done = assign(array_tensor(out), values); !done) return vm.raise(done.error());
  return Ref(out);
}

/// `made`, or the array `out` with its elements.
Ref stored(Vm& vm, Ref made, Value out) {
  Tensor values;
  if (!made || !out || out.is_none()) return made;
  if (!is_array(vm, out)) return vm.raise("TypeError", "return arrays must be of ArrayType");
  if (!to_tensor(vm, made, std::nullopt, values)) return {};
  if (!(values.shape == array_tensor(out).shape)) {
    return vm.raise("ValueError", "output array does not match result of np.argmax.");
  }
  if (auto done = assign(array_tensor(out), values); !done) return vm.raise(done.error());
  return Ref(out);
}

template <bool kMax>
Ref arg_extreme(Vm& vm, Args args) {
  Tensor t = array_tensor(args[0]);
  uint32_t axis = 0;
  if (!args[1] || args[1].is_none() || t.shape.empty()) {
    auto flat = contiguous(t, vm.tensor_memory());
    if (!flat) return vm.raise(flat.error());
    t = *reshaped_view(*flat, {flat->element_count()});
  }
  if (args[1] && !args[1].is_none() && !to_axis(vm, args[1], t.shape.size(), axis)) return {};
  auto found = Math{vm.tensor_memory()}.arg_extreme(kMax, t, axis);
  bool keeps = false;
  if (args[3] && !vm.truth(args[3], keeps)) return {};
  if (found && keeps) {
    Shape shape = array_tensor(args[0]).shape;
    for (uint32_t i = 0; i < shape.size(); ++i)
      if (i == axis || !args[1] || args[1].is_none()) shape[i] = 1;
    found = *reshaped_view(*found, shape);
  }
  return stored(vm, array_or_scalar(vm, std::move(found)), args[2]);
}

template <ReduceKind kKind>
Ref cumulative(Vm& vm, Args args) {
  Tensor t = array_tensor(args[0]);
  std::optional<DType> dtype;
  uint32_t axis = 0;
  if (!to_dtype(vm, args[2], dtype)) return {};
  if (!args[1] || args[1].is_none() || t.shape.empty()) {
    auto flat = contiguous(t, vm.tensor_memory());
    if (!flat) return vm.raise(flat.error());
    t = *reshaped_view(*flat, {flat->element_count()});
  }
  if (args[1] && !args[1].is_none() && !to_axis(vm, args[1], t.shape.size(), axis)) return {};
  auto made = Math{vm.tensor_memory()}.cumulative(kKind, t, axis, dtype.value_or(accumulator_type(t.dtype)));
  return stored(vm, new_array(vm, std::move(made)), args[3]);
}

template <bool kIndices>
Ref sorted(Vm& vm, Args args) {
  const Tensor& t = array_tensor(args[0]);
  uint32_t axis = 0;
  if (kIndices && (t.shape.empty() || (args[1] && args[1].is_none()))) {
    auto flat = contiguous(t, vm.tensor_memory());
    if (!flat) return vm.raise(flat.error());
    return new_array(vm, Math{vm.tensor_memory()}.sorted(*reshaped_view(*flat, {flat->element_count()}), 0, true));
  }
  if (!args[1] || args[1].is_none())
    return vm.raise("TypeError", "'NoneType' object cannot be interpreted as an integer");
  if (!to_axis(vm, args[1], t.shape.size(), axis)) return {};
  auto result = Math{vm.tensor_memory()}.sorted(t, axis, kIndices);
  if (kIndices || !result) return new_array(vm, std::move(result));
  if (!check_writable(vm, args[0], "sort array")) return {};
  if (auto done = assign(t, *result); !done) return vm.raise(done.error());
  return Ref(kNone);
}

Ref nonzero_method(Vm& vm, Args args) {
  const auto axes = nonzero(array_tensor(args[0]));
  Ref tuple = new_tuple(vm, static_cast<int64_t>(axes.size()));
  for (size_t i = 0; tuple && i < axes.size(); ++i) as_tuple(tuple)->items[i] = new_array(vm, axes[i]).release();
  return tuple;
}

Ref dot(Vm& vm, Args args) {
  Ref module = vm.import("numpy");
  Ref function = module ? vm.get_attribute(module, "dot") : Ref();
  return function ? vm.call(function, {args[0], args[1]}) : Ref();
}

Ref tobytes(Vm& vm, Args args) {
  Tensor t = array_tensor(args[0]);
  if (args[1] && is_str(args[1]) && view_of(args[1]) == "F") {
    Dims order;
    for (uint32_t i = t.shape.size(); i-- > 0;) order.push_back(i);
    t = transposed_view(t, order);
  }
  auto flat = is_swapped(args[0]) ? byte_swapped(vm, t) : contiguous(t, vm.tensor_memory());
  if (!flat) return vm.raise(flat.error());
  return new_bytes(vm, {flat->data<char>(), static_cast<size_t>(flat->byte_count())});
}

/// `t` read as elements of another size: the last axis grows or shrinks.
Ref resized_view(Vm& vm, Value owner, Tensor t, DType dtype) {
  const int64_t from = byte_size(t.dtype), to = byte_size(dtype);
  if (t.shape.empty()) {
    return vm.raise("ValueError", "Changing the dtype of a 0d array is only supported if the itemsize is unchanged");
  }
  const uint32_t last = t.shape.size() - 1;
  if (t.shape[last] != 1 && t.strides[last] != 1) {
    return vm.raise("ValueError", "To change to a dtype of a different size, the last axis must be contiguous");
  }
  const int64_t bytes = t.shape[last] * from, start = t.offset * from;
  if (bytes % to) {
    return vm.raise("ValueError", std::string("When changing to a ") + (to > from ? "larger" : "smaller") +
                                      " dtype, its size must be a divisor of the total size in bytes of the last axis "
                                      "of the array.");
  }
  bool is_aligned = start % to == 0;
  for (uint32_t i = 0; i < last; ++i) is_aligned = is_aligned && t.strides[i] * from % to == 0;
  if (!is_aligned) return vm.raise("ValueError", "the view's elements would not be aligned");
  for (uint32_t i = 0; i < last; ++i) t.strides[i] = t.strides[i] * from / to;
  t.shape[last] = bytes / to;
  t.strides[last] = 1;
  t.offset = start / to;
  t.dtype = dtype;
  return new_view(vm, owner, std::move(t));
}

Ref view(Vm& vm, Args args) {
  std::optional<DType> dtype;
  const Value plain(numpy_state(vm).ndarray);
  auto is_class = [&](Value v) {
    return v && v != plain && is_kind(v, kTypeType) &&
           is_subtype(static_cast<Type*>(v.object()), numpy_state(vm).ndarray);
  };
  const Value type = is_class(args[1]) ? args[1] : args[2];
  const bool has_dtype = args[1] && args[1] != plain && !is_class(args[1]);
  if (is_class(type)) {
    const Value keeps[] = {args[0], has_dtype ? args[1] : plain, Value()};
    Ref made = view(vm, Args{keeps, 3});
    return made ? new_of_class(vm, made, static_cast<Type*>(type.object()), args[0]) : Ref();
  }
  if (has_dtype && !to_dtype(vm, args[1], dtype)) return call_boxed(vm, "view", args);
  Tensor t = array_tensor(args[0]);
  const bool turns_from = dtype && is_swapped(args[0]), turns_to = names_swapped(vm, args[1]);
  if (turns_from || turns_to) {
    // Bytes are read as another dtype: in memory they stand otherwise, so this is no view.
    Ref raw = turns_from ? new_array(vm, byte_swapped(vm, t)) : Ref(args[0]), named = dtype_object(vm, *dtype);
    Ref made = raw ? vm.call_method(raw, vm.intern("view"), {named.get()}) : Ref();
    if (made && turns_to) made = new_array(vm, byte_swapped(vm, array_tensor(made)));
    return in_byte_order(vm, std::move(made), args[1], Value());
  }
  if (dtype && byte_size(*dtype) != byte_size(t.dtype)) return resized_view(vm, args[0], std::move(t), *dtype);
  t.dtype = dtype.value_or(t.dtype);
  return new_view(vm, args[0], std::move(t));
}

Ref format(Vm& vm, Args args) {
  const Tensor& t = array_tensor(args[0]);
  const std::string_view spec = is_str(args[1]) ? view_of(args[1]) : std::string_view();
  if (t.shape.empty()) {
    Ref number = python_number(vm, t, 0);
    return number ? vm.format(number, spec) : Ref();
  }
  if (!spec.empty()) return vm.raise("TypeError", "unsupported format string passed to numpy.ndarray.__format__");
  return vm.str(args[0]);
}

Ref deep_copy(Vm& vm, Args args) {
  const Value keeps_order[] = {args[0], kNone};
  return copy(vm, Args{keeps_order, 2});
}

/// np.ndarray(shape, dtype, buffer, offset, strides, order) is written in Python.
Ref construct(Vm& vm, Type* type, Args args) {
  Ref module = vm.import("numpy.views");
  Ref function = module ? vm.get_attribute(module, "_construct") : Ref();
  Ref made = function ? vm.call(function, args) : Ref();
  return made && type != numpy_state(vm).ndarray && is_array(vm, made) ? new_of_class(vm, made, type, kNone) : made;
}

const NativeDef kMethods[] = {
    {"astype", "self, dtype, order='K', casting='unsafe', subok=True, copy=True", astype},
    {"copy", "self, order='C'", copy},
    {"__copy__", "self", deep_copy},
    {"__deepcopy__", "self, memo=None", deep_copy},
    {"__format__", "self, spec", format},
    {"reshape", nullptr, reshape},
    {"transpose", nullptr, transpose},
    {"flatten", "self, order='C'", flatten},
    {"ravel", "self, order='C'", ravel},
    {"squeeze", "self, axis=None", squeeze},
    {"tolist", "self", tolist},
    {"item", nullptr, item},
    {"fill", "self, value", fill},
    {"sum", "self, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True", reduce<ReduceKind::Sum>},
    {"prod", "self, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True",
     reduce<ReduceKind::Prod>},
    {"max", "self, axis=None, out=None, keepdims=False, initial=None, where=True", reduce<ReduceKind::Max>},
    {"min", "self, axis=None, out=None, keepdims=False, initial=None, where=True", reduce<ReduceKind::Min>},
    {"all", "self, axis=None, out=None, keepdims=False, initial=None, where=True", reduce<ReduceKind::All>},
    {"any", "self, axis=None, out=None, keepdims=False, initial=None, where=True", reduce<ReduceKind::Any>},
    {"argmax", "self, axis=None, out=None, *, keepdims=False", arg_extreme<true>},
    {"argmin", "self, axis=None, out=None, *, keepdims=False", arg_extreme<false>},
    {"cumsum", "self, axis=None, dtype=None, out=None", cumulative<ReduceKind::Sum>},
    {"cumprod", "self, axis=None, dtype=None, out=None", cumulative<ReduceKind::Prod>},
    {"sort", "self, axis=-1, kind=None, order=None", sorted<false>},
    {"argsort", "self, axis=-1, kind=None, order=None", sorted<true>},
    {"nonzero", "self", nonzero_method},
    {"dot", "self, b", dot},
    {"tobytes", "self, order='C'", tobytes},
    {"view", "self, dtype=None, type=None", view},
};

}  // namespace

std::span<const NativeDef> array_methods() { return kMethods; }

bool define_array_types(Vm& vm, NumpyState& state) {
  TypeDef def{"numpy.ndarray", sizeof(NdArray), nullptr, {}, kMethods};
  Slots& slots = def.slots;
  fill_number_slots(slots);
  slots.finalize = finalize_array;
  slots.construct = construct;
  slots.repr = array_repr_slot;
  slots.str = array_str_slot;
  slots.hash = raise_unhashable;
  slots.truth = array_truth;
  slots.length = array_length;
  slots.get_item = array_get_item;
  slots.set_item = array_set_item;
  slots.contains = array_contains;
  slots.iter = array_iter;
  slots.to_int = array_to_int;
  slots.to_float = array_to_float;
  slots.index = array_index;
  state.ndarray = vm.make_type(def);
  return state.ndarray && add_properties(vm, state.ndarray, kProperties);
}

}  // namespace refjit::vm::numpy
