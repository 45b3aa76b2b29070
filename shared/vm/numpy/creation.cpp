// Functions of `_numpy` that make arrays or join them.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "vm/builtin_types.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/replaced.h"
#include "vm/startup.h"
#include "vm/types/bytearray.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

Ref array(Vm& vm, Args args) {
  std::optional<DType> dtype;
  Tensor t;
  bool copies = true;
  if (is_boxed(vm, args[0]) || !to_dtype(vm, args[1], dtype) || !to_tensor(vm, args[0], dtype, t))
    return call_boxed(vm, "array", args);
  if (args[2] && !vm.truth(args[2], copies)) return {};
  const Value order = args[3] && args[3].is_none() ? Value() : args[3];
  if (order && !is_str(order)) return vm.raise("TypeError", "order must be str, not " + vm.type_name(order));
  int64_t least = 0;
  if (args[5] && !vm.as_int64(args[5], least)) return {};
  if (least > 32) return vm.raise("ValueError", "ndmin bigger than allowable number of dimensions NPY_MAXDIMS (=32)");
  if (!copies && is_plain_array(vm, args[0]) && t.rank() >= least &&
      t.storage.get() == array_tensor(args[0]).storage.get() && (!order || view_of(order) == "K")) {
    return Ref(args[0]);
  }
  if (copies) {
    auto own = in_order(vm, Math{vm.tensor_memory()}.cast(t, t.dtype), order ? order : kNone, &t);
    if (!own) return vm.raise(own.error());
    t = std::move(*own);
  }
  while (t.rank() < least) {
    Shape shape{1};
    for (int64_t d : t.shape) shape.push_back(d);
    auto wide = contiguous(t, vm.tensor_memory());
    if (!wide) return vm.raise(wide.error());
    t = *reshaped_view(*wide, shape);
  }
  return new_array(vm, std::move(t));
}

Ref asarray(Vm& vm, Args args) {
  std::optional<DType> dtype;
  if (is_boxed(vm, args[0]) || !to_dtype(vm, args[1], dtype)) return call_boxed(vm, "asarray", args);
  const bool has_order = args[2] && is_str(args[2]);
  if (is_array(vm, args[0]) && !is_plain_array(vm, args[0])) {
    Ref plain = new_view(vm, args[0], array_tensor(args[0]));
    const Value values[] = {plain, args[1], args[2], args[3]};
    return plain ? asarray(vm, Args{values, 4}) : plain;
  }
  if (!has_order && is_array(vm, args[0]) && (!dtype || *dtype == array_tensor(args[0]).dtype)) return Ref(args[0]);
  Tensor t;
  if (!to_tensor(vm, args[0], dtype, t)) return call_boxed(vm, "asarray", args);
  if (!has_order) return new_array(vm, std::move(t));
  auto ordered =
      in_order(vm, view_of(args[2]) == "C" ? contiguous(t, vm.tensor_memory()) : Result<Tensor>(t), args[2], &t);
  if (!ordered) return vm.raise(ordered.error());
  const bool is_same = is_array(vm, args[0]) && ordered->storage.get() == array_tensor(args[0]).storage.get();
  return is_same ? Ref(args[0]) : new_array(vm, std::move(ordered));
}

Result<Tensor> filled(Vm& vm, DType dtype, const Shape& shape, double value) {
  for (int64_t d : shape)
    if (d < 0) return user_error("ValueError", "negative dimensions are not allowed");
  auto made = Tensor::empty(dtype, shape, vm.tensor_memory());
  if (!made) return made;
  const int64_t count = made->element_count(), width = byte_size(dtype);
  if (value == 0) {
    if (count) std::memset(made->data(), 0, static_cast<size_t>(count * width));
    return made;
  }
  if (count == 0) return made;
  store_block(dtype, &value, 1, made->data());
  for (int64_t i = 1; i < count; ++i)
    std::memcpy(made->data<char>() + i * width, made->data(), static_cast<size_t>(width));
  return made;
}

template <int kValue, bool kIsEmpty = false>
Ref constant(Vm& vm, Args args) {
  std::optional<DType> dtype;
  Dims shape;
  if (!to_dims(vm, args[0], shape)) return {};
  if (!to_dtype(vm, args[1], dtype)) return call_boxed(vm, kIsEmpty ? "empty" : kValue == 1 ? "ones" : "zeros", args);
  return new_array(vm, in_order(vm, filled(vm, dtype.value_or(DType::Float64), shape, kValue), args[2], nullptr));
}

Ref full(Vm& vm, Args args) {
  std::optional<DType> dtype;
  Dims shape;
  Tensor value;
  if (!to_dims(vm, args[0], shape)) return {};
  if (!to_dtype(vm, args[2], dtype) || !to_tensor(vm, args[1], dtype, value)) return call_boxed(vm, "full", args);
  auto made = filled(vm, value.dtype, shape, 0);
  if (!made) return vm.raise(made.error());
  if (auto done = assign(*made, value); !done) return vm.raise(done.error());
  return new_array(vm, in_order(vm, std::move(made), args[3], nullptr));
}

template <int kValue>
Ref constant_like(Vm& vm, Args args) {
  std::optional<DType> dtype;
  Tensor t;
  if (is_boxed(vm, args[0]) || !to_dtype(vm, args[1], dtype) || !to_tensor(vm, args[0], std::nullopt, t))
    return call_boxed(vm, kValue == 1 ? "ones_like" : "zeros_like", args);
  Dims shape = t.shape;
  if (args[4] && !args[4].is_none() && !to_dims(vm, args[4], shape)) return {};
  return new_array(vm, in_order(vm, filled(vm, dtype.value_or(t.dtype), shape, kValue), args[2] ? args[2] : kNone, &t));
}

Ref arange(Vm& vm, Args args) {
  Value start = args[0], stop = args[1], step = args[2];
  if (!stop || stop.is_none()) {
    stop = start;
    start = Value::small_int(0);
  }
  if (!step || step.is_none()) step = Value::small_int(1);
  std::optional<DType> dtype;
  if (!to_dtype(vm, args[3], dtype)) return call_boxed(vm, "arange", args);
  Tensor parts[3];
  const Value values[3] = {start, stop, step};
  DType common = DType::Int64;
  for (int i = 0; i < 3; ++i) {
    if (!to_tensor(vm, values[i], std::nullopt, parts[i])) return call_boxed(vm, "arange", args);
    if (parts[i].element_count() != 1)
      return vm.raise("TypeError", "only length-1 arrays can be converted to Python scalars");
    if (refjit::is_float(parts[i].dtype)) common = DType::Float64;
  }
  const bool is_float_range = common == DType::Float64;
  const double first = element_as_double(parts[0], 0), last = element_as_double(parts[1], 0);
  const double delta = element_as_double(parts[2], 0);
  if (delta == 0) return vm.raise("ZeroDivisionError", "division by zero");
  const double length = std::ceil((last - first) / delta);
  const int64_t count = length > 0 ? static_cast<int64_t>(length) : 0;
  auto made = Tensor::empty(common, {count}, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  if (is_float_range && dtype && is_int(*dtype)) {
    // As NumPy: the first two values are converted, and the rest continues them.
    const auto from = static_cast<int64_t>(first), second = static_cast<int64_t>(first + delta);
    for (int64_t i = 0; i < count; ++i) made->data<double>()[i] = static_cast<double>(from + i * (second - from));
  } else if (dtype && (*dtype == DType::Float32 || *dtype == DType::Float16)) {
    const Math math{vm.tensor_memory()};
    const auto narrow = [&](double x) {
      auto wide = Tensor::copy_of(DType::Float64, {}, &x);
      auto small = wide ? math.cast(*wide, *dtype) : wide;
      return small ? static_cast<float>(element_as_double(*small, 0)) : 0.0f;
    };
    const float from = narrow(first), step_seen = narrow(first + delta) - from;
    auto floats = Tensor::empty(DType::Float32, {count}, vm.tensor_memory());
    if (!floats) return vm.raise(floats.error());
    for (int64_t i = 0; i < count; ++i)
      floats->data<float>()[i] = i == 1 ? narrow(first + delta) : from + static_cast<float>(i) * step_seen;
    return new_array(vm, math.cast(*floats, *dtype));
  } else if (is_float_range) {
    // NumPy fills from the first two values: start + i * (second - first).
    const double next = first + delta, step_seen = next - first;
    double* values = made->data<double>();
    for (int64_t i = 0; i < count; ++i) values[i] = i == 1 ? next : first + static_cast<double>(i) * step_seen;
  } else {
    const int64_t from = element_as_int(parts[0], 0), by = element_as_int(parts[2], 0);
    int64_t* values = made->data<int64_t>();
    for (int64_t i = 0; i < count; ++i) values[i] = from + i * by;
  }
  return new_array(vm, dtype && *dtype != common ? Math{vm.tensor_memory()}.cast(*made, *dtype) : std::move(made));
}

Ref concatenate(Vm& vm, Args args) {
  std::vector<Tensor> parts;
  bool has_boxed = false;
  if (!vm.for_each(args[0], [&](Value item) {
        Tensor t;
        if (is_boxed(vm, item)) return has_boxed = true, false;
        if (!to_tensor(vm, item, std::nullopt, t)) return false;
        parts.push_back(std::move(t));
        return true;
      }))
    return vm.has_exception() ? call_boxed(vm, "concatenate", args) : Ref();
  if (has_boxed) return call_boxed(vm, "concatenate", args);
  if (parts.empty()) return vm.raise("ValueError", "need at least one array to concatenate");
  uint32_t axis = 0;
  if (args[1] && args[1].is_none()) {
    for (Tensor& part : parts) {
      auto flat = contiguous(part, vm.tensor_memory());
      if (!flat) return vm.raise(flat.error());
      part = *reshaped_view(*flat, {flat->element_count()});
    }
  } else {
    if (parts[0].shape.empty()) return vm.raise("ValueError", "zero-dimensional arrays cannot be concatenated");
    if (args[1] && !to_axis(vm, args[1], parts[0].shape.size(), axis)) return {};
  }
  std::optional<DType> dtype;
  if (!to_dtype(vm, args[3], dtype)) return {};
  for (const Tensor& part : parts)
    if (dtype && !check_cast(vm, part.dtype, *dtype, args[4] && is_str(args[4]) ? view_of(args[4]) : "same_kind"))
      return {};
  DType common = parts[0].dtype;
  for (size_t i = 1; i < parts.size(); ++i) {
    const Shape &a = parts[0].shape, &b = parts[i].shape;
    if (a.size() != b.size()) {
      return vm.raise("ValueError",
                      "all the input arrays must have same number of dimensions, but the array at index 0 has " +
                          std::to_string(a.size()) + " dimension(s) and the array at index " + std::to_string(i) +
                          " has " + std::to_string(b.size()) + " dimension(s)");
    }
    for (uint32_t d = 0; d < a.size(); ++d) {
      if (d == axis || a[d] == b[d]) continue;
      return vm.raise("ValueError",
                      "all the input array dimensions except for the concatenation axis must match exactly, but along "
                      "dimension " +
                          std::to_string(d) + ", the array at index 0 has size " + std::to_string(a[d]) +
                          " and the array at index " + std::to_string(i) + " has size " + std::to_string(b[d]));
    }
    common = promote(common, parts[i].dtype);
  }
  auto made = Math{vm.tensor_memory()}.concatenate(parts, axis, dtype.value_or(common));
  if (!made || !args[2] || args[2].is_none()) return new_array(vm, std::move(made));
  if (!is_array(vm, args[2])) return vm.raise("TypeError", "return arrays must be of ArrayType");
  if (!(array_tensor(args[2]).shape == made->shape)) return vm.raise("ValueError", "Output array is the wrong shape");
  if (auto done = assign(array_tensor(args[2]), *made); !done) return vm.raise(done.error());
  return Ref(args[2]);
}

Ref where(Vm& vm, Args args) {
  Tensor condition, a, b;
  if (!to_tensor(vm, args[0], std::nullopt, condition)) return {};
  if (!args[1] && !args[2]) {
    Ref mask = new_array(vm, std::move(condition));
    return mask ? vm.call_method(mask, vm.intern("nonzero"), {}) : Ref();
  }
  if (args[1] && args[2] && (is_boxed(vm, args[1]) || is_boxed(vm, args[2]) || is_str(args[1]) || is_str(args[2])))
    return call_boxed(vm, "where", args);
  if (!args[1] || !args[2]) return vm.raise("ValueError", "either both or neither of x and y should be given");
  Operand left, right;
  bool is_error;
  if (!to_operand(vm, args[1], a, left, is_error) || !to_operand(vm, args[2], b, right, is_error)) {
    if (!is_error) vm.raise("TypeError", "where() takes numbers here");
    return {};
  }
  return new_array(vm, Math{vm.tensor_memory()}.select(condition, a, b, result_type(left, right)));
}

Ref broadcast_to(Vm& vm, Args args) {
  Tensor t;
  Dims shape;
  if (!to_tensor(vm, args[0], std::nullopt, t) || !to_dims(vm, args[1], shape)) return {};
  if (std::any_of(shape.begin(), shape.end(), [](int64_t n) { return n < 0; }))
    return vm.raise("ValueError", "all elements of broadcast shape must be non-negative");
  auto both = broadcast_shapes(t.shape, shape);
  if (!both || !(*both == shape)) {
    return vm.raise("ValueError",
                    "operands could not be broadcast together with remapped shapes [original->remapped]: " +
                        compact_shape(t.shape) + "  and requested shape " + compact_shape(shape));
  }
  Ref made = new_view(vm, args[0], broadcast_view(t, shape));
  if (made) static_cast<NdArray*>(made.get().object())->is_readonly = true;
  return made;
}

/// _strided(array, shape, strides, offset): any view of the array's storage; bytes, multiples of the element's.
Ref strided(Vm& vm, Args args) {
  Dims shape, strides;
  int64_t offset;
  if (!is_array(vm, args[0])) return vm.raise("TypeError", "an array is required");
  if (!to_dims(vm, args[1], shape) || !to_dims(vm, args[2], strides) || !vm.as_int64(args[3], offset)) return {};
  Tensor view = array_tensor(args[0]);
  const int64_t width = byte_size(view.dtype);
  int64_t low = view.offset + offset / width, high = low;
  view.offset = low;
  view.shape = shape;
  view.strides = {};
  bool is_empty = false;
  for (uint32_t i = 0; i < shape.size(); ++i) {
    if (i >= strides.size() || strides[i] % width || shape[i] < 0)
      return vm.raise("ValueError", "strides that are no multiples of the element size are not available here");
    view.strides.push_back(strides[i] / width);
    is_empty = is_empty || shape[i] == 0;
    (strides[i] < 0 ? low : high) += (shape[i] - 1) * view.strides[i];
  }
  // NumPy would read foreign memory; here it is refused.
  if (!is_empty && (low < 0 || (high + 1) * width > view.storage->bytes))
    return vm.raise("ValueError", "the view would reach beyond the array's memory");
  return new_view(vm, args[0], std::move(view));
}

Ref result_type_function(Vm& vm, Args args) {
  std::optional<Operand> common;
  for (Value v : args.positional()) {
    Operand operand;
    std::optional<DType> dtype;
    Tensor t;
    bool is_error;
    if (v.is_object() && (is_str(v) || !to_operand(vm, v, t, operand, is_error))) {
      if (vm.has_exception()) return {};
      if (!to_dtype(vm, v, dtype)) return {};
      operand = {*dtype, false};
    } else if (!v.is_object() && !to_operand(vm, v, t, operand, is_error)) {
      return vm.raise("TypeError", "result_type: not a number or dtype");
    }
    if (!common)
      common = operand;
    else
      common = Operand{result_type(*common, operand), common->is_scalar && operand.is_scalar};
  }
  if (!common) return vm.raise("ValueError", "at least one array or dtype is required");
  return dtype_object(vm, common->dtype);
}

Ref promote_types(Vm& vm, Args args) {
  std::optional<DType> a, b;
  if (!to_dtype(vm, args[0], a) || !to_dtype(vm, args[1], b)) return {};
  return dtype_object(vm, promote(a.value_or(DType::Float64), b.value_or(DType::Float64)));
}

Ref can_cast(Vm& vm, Args args) {
  std::optional<DType> from, to;
  Operand value;
  Tensor number;
  bool is_error = false;
  const bool may_be_value = !is_str(args[0]) && !is_kind(args[0], kTypeType);
  if (may_be_value && to_operand(vm, args[0], number, value, is_error)) {
    // A value, by what it fits: a scalar beside an array of the smallest dtype of its kind.
    from = value.is_scalar
               ? result_type(value, {is_int(value.dtype)       ? (value.int_value < 0 ? DType::Int8 : DType::UInt8)
                                     : is_complex(value.dtype) ? DType::Complex64
                                     : refjit::is_float(value.dtype) ? DType::Float16
                                                                     : DType::Bool,
                                     false})
               : value.dtype;
    if (!to_dtype(vm, args[1], to)) return {};
    if (value.is_scalar && is_signed_int(value.dtype) && value.int_value >= 0 && is_signed_int(to.value_or(*from))) {
      const int64_t most = (int64_t{1} << (8 * byte_size(*to) - 2)) - 1 + (int64_t{1} << (8 * byte_size(*to) - 2));
      if (value.int_value <= most) from = to;
    }
  } else if (is_error) {
    return {};
  } else if (!to_dtype(vm, args[0], from) || !to_dtype(vm, args[1], to))
    return {};
  const std::string_view casting = args[2] && is_str(args[2]) ? view_of(args[2]) : "safe";
  const DType a = from.value_or(DType::Float64), b = to.value_or(DType::Float64);
  const bool can = casting == "unsafe"      ? true
                   : casting == "no"        ? a == b
                   : casting == "same_kind" ? can_cast_same_kind(a, b)
                                            : can_cast_safely(a, b);
  return Ref(Value::boolean(can));
}

/// What np.frombuffer(buffer, ..., count, offset) asks of `bytes` bytes: how many items. Negative with an error.
int64_t items_in_buffer(Vm& vm, int64_t bytes, int64_t count, int64_t offset, int64_t item_size) {
  const auto refused = [&](const std::string& why) {
    vm.raise("ValueError", why);
    return -1;
  };
  if (offset < 0 || offset > bytes)
    return refused("offset must be non-negative and no greater than buffer length (" + std::to_string(bytes) + ")");
  bytes -= offset;
  if (count >= 0) return count <= bytes / item_size ? count : refused("buffer is smaller than requested size");
  return bytes % item_size ? refused("buffer size must be a multiple of element size") : bytes / item_size;
}

/// An array in the memory of another one, which `v` looks at. Null where there is none, or it is not aligned.
Ref array_in_memory(Vm& vm, Value v, DType dtype, int64_t count, int64_t offset) {
  Ref seen;
  if (!is_exactly(v, vm.types().memoryview)) {
    if (!v.is_object() || !find_in_type(vm, v.object()->type, vm.intern("__buffer__"))) return {};
    seen = vm.call(Value(vm.types().memoryview), {v});
    if (!seen) return {};
    v = seen;
  }
  const auto* view = as<MemoryView>(v);
  if (!view->source || !is_array(vm, view->source) || !view->is_contiguous()) return {};
  Tensor t = array_tensor(view->source);
  const int64_t start = t.offset * byte_size(t.dtype) + view->start + offset;
  if (start % byte_size(dtype)) return {};
  count = items_in_buffer(vm, view->item_count() * view->item_size, count, offset, byte_size(dtype));
  if (count < 0) return {};
  t.dtype = dtype;
  t.shape = {count};
  t.strides = contiguous_strides(t.shape);
  t.offset = start / byte_size(dtype);
  Ref made = new_array(vm, std::move(t));
  if (!made) return {};
  auto* array = static_cast<NdArray*>(made.get().object());
  array->is_readonly = view->is_read_only;
  array->base = Ref(v);
  return made;
}

Ref frombuffer(Vm& vm, Args args) {
  std::optional<DType> dtype;
  if (!to_dtype(vm, args[1], dtype)) return call_boxed(vm, "frombuffer", args);
  const DType d = dtype.value_or(DType::Float64);
  int64_t count = -1, offset = 0;
  if ((args[2] && !vm.as_int64(args[2], count)) || (args[3] && !vm.as_int64(args[3], offset))) return {};
  if (!is_kind(args[0], kTypeBytes)) {
    // bytearray and memoryview: a writable array with the bytes as they are now.
    if (!names_swapped(vm, args[1]))
      if (Ref shared = array_in_memory(vm, args[0], d, count, offset); shared || vm.has_exception()) return shared;
    Ref text = is_str(args[0]) ? Ref() : vm.call(Value(vm.types().bytes), {args[0]});
    if (!text) return vm.has_exception() ? Ref() : vm.raise("TypeError", "a bytes-like object is required, not 'str'");
    std::vector<Value> values(args.values, args.values + args.count);
    values[0] = text;
    Ref made = frombuffer(vm, Args{values.data(), args.count});
    if (made) static_cast<NdArray*>(made.get().object())->is_readonly = false;
    return made;
  }
  int64_t bytes;
  if (!vm.length(args[0], bytes)) return {};
  count = items_in_buffer(vm, bytes, count, offset, byte_size(d));
  if (count < 0) return {};
  auto made = Tensor::empty(d, {count}, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  std::memcpy(made->data(), as_bytes(args[0])->data + offset, static_cast<size_t>(count * byte_size(d)));
  if (names_swapped(vm, args[1])) made = byte_swapped(vm, *made);
  Ref array = in_byte_order(vm, new_array(vm, std::move(made)), args[1], Value());
  if (array) {
    static_cast<NdArray*>(array.get().object())->is_readonly = true;
    static_cast<NdArray*>(array.get().object())->base = Ref(args[0]);
  }
  return array;
}

Ref set_text_options(Vm& vm, Args args) {
  ++vm.extension<Replaced>().count;  // what captures have made of texts of arrays
  ArrayTextOptions& options = numpy_state(vm).text_options;
  int64_t number;
  auto read = [&](Value v, auto& field) {
    if (!v || v.is_none()) return true;
    if (!vm.as_int64(v, number)) return false;
    field = static_cast<std::remove_reference_t<decltype(field)>>(number);
    return true;
  };
  if (!read(args[0], options.precision) || !read(args[1], options.threshold) || !read(args[2], options.edge_items) ||
      !read(args[3], options.line_width))
    return {};
  if (args[4] && !args[4].is_none() && !vm.truth(args[4], options.suppress)) return {};
  return Ref(kNone);
}

/// _set_text_function(f): what prints arrays instead of the native printer; None gives that back.
Ref set_text_function(Vm& vm, Args args) {
  numpy_state(vm).text_function = args[0].is_none() ? Ref() : Ref(args[0]);
  return Ref(kNone);
}

/// _set_boxed(type): the class of arrays that call_boxed makes.
Ref set_boxed(Vm& vm, Args args) {
  numpy_state(vm).boxed_type = Ref(args[0]);
  return Ref(kNone);
}

/// _set_float_events(bits): which FloatEvents are told to numpy._float_error.
Ref set_float_events(Vm& vm, Args args) {
  int64_t bits;
  if (!vm.as_int64(args[0], bits)) return {};
  numpy_state(vm).float_events = static_cast<uint8_t>(bits);
  return Ref(kNone);
}

/// _replace(array, other): `array` becomes `other`, whose memory it shares from then on.
Ref replace(Vm& vm, Args args) {
  if (!is_array(vm, args[0]) || !is_array(vm, args[1])) return vm.raise("TypeError", "an array is required");
  const Tensor other = array_tensor(args[1]);
  array_tensor(args[0]) = other;
  return Ref(kNone);
}

/// (address of the storage, its bytes, bytes before the first element, whether rows (columns) lie one after another)
Ref memory_of(Vm& vm, Args args) {
  if (!is_array(vm, args[0])) return vm.raise("TypeError", "an array is required");
  const Tensor& t = array_tensor(args[0]);
  Dims order;
  for (uint32_t i = t.shape.size(); i-- > 0;) order.push_back(i);
  Ref address = vm.integer(static_cast<int64_t>(reinterpret_cast<uintptr_t>(t.storage->data)));
  return new_tuple(vm, {address, Value::small_int(static_cast<int64_t>(t.storage->bytes)),
                        Value::small_int(t.offset * byte_size(t.dtype)), Value::boolean(t.is_contiguous()),
                        Value::boolean(transposed_view(t, order).is_contiguous())});
}
/// _of_class(array, type, source): new_of_class.
Ref of_class(Vm& vm, Args args) {
  if (!is_array(vm, args[0]) || !is_kind(args[1], kTypeType)) return vm.raise("TypeError", "an array is required");
  return new_of_class(vm, args[0], static_cast<Type*>(args[1].object()), args[2]);
}
/// extend_type(type, {"name": function}): adds guest functions as methods of a native type.
Ref extend_type(Vm& vm, Args args) {
  if (!is_kind(args[0], kTypeType) || !is_dict(args[1])) return vm.raise("TypeError", "extend_type(type, dict)");
  Value key, value;
  for (int32_t i = 0; dict_next(as_dict(args[1]), i, key, value);)
    if (!is_str(key) || !set_type_attribute(vm, static_cast<Type*>(args[0].object()), view_of(key), value)) return {};
  return Ref(kNone);
}

/// A function that makes arrays, whose result gets the byte order of the argument `kDtype`, or of the first argument.
template <Ref (*kMake)(Vm&, Args), uint32_t kDtype, bool kHasModel = false>
Ref ordered(Vm& vm, Args args) {
  return in_byte_order(vm, kMake(vm, args), args[kDtype], kHasModel ? args[0] : Value());
}

const NativeDef kFunctions[] = {
    {"array", "object, dtype=None, copy=True, order='K', subok=False, ndmin=0, like=None", ordered<array, 1, true>},
    {"asarray", "a, dtype=None, order=None, like=None", ordered<asarray, 1, true>},
    {"zeros", "shape, dtype=None, order='C', *, like=None", ordered<constant<0>, 1>},
    {"ones", "shape, dtype=None, order='C', *, like=None", ordered<constant<1>, 1>},
    {"empty", "shape, dtype=None, order='C', *, like=None", ordered<constant<0, true>, 1>},
    {"full", "shape, fill_value, dtype=None, order='C', *, like=None", ordered<full, 2>},
    {"zeros_like", "a, dtype=None, order='K', subok=True, shape=None", ordered<constant_like<0>, 1, true>},
    {"ones_like", "a, dtype=None, order='K', subok=True, shape=None", ordered<constant_like<1>, 1, true>},
    {"empty_like", "a, dtype=None, order='K', subok=True, shape=None", ordered<constant_like<0>, 1, true>},
    {"arange", "start, stop=None, step=None, dtype=None, *, like=None", ordered<arange, 3>},
    {"concatenate", "arrays, /, axis=0, out=None, *, dtype=None, casting='same_kind'", concatenate},
    {"where", "condition, x=, y=, /", where},
    {"broadcast_to", "array, shape, subok=False", broadcast_to},
    {"result_type", nullptr, result_type_function},
    {"promote_types", "type1, type2", promote_types},
    {"can_cast", "from_, to, casting='safe'", can_cast},
    {"frombuffer", "buffer, dtype=None, count=-1, offset=0, *, like=None", frombuffer},
    {"_strided", "array, shape, strides, offset=0, /", strided},
    {"_set_boxed", "type, /", set_boxed},
    {"_set_float_events", "bits, /", set_float_events},
    {"_replace", "array, other, /", replace},
    {"_set_text_function", "function, /", set_text_function},
    {"_set_text_options", "precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None",
     set_text_options},
    {"extend_type", "type, members, /", extend_type},
    {"_memory_of", "array, /", memory_of},
    {"_of_class", "array, type, source, /", of_class},
};

}  // namespace

std::span<const NativeDef> creation_functions() { return kFunctions; }

}  // namespace refjit::vm::numpy
