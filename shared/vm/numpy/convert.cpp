// Guest values to tensors and back.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "vm/builtin_types.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/float_errors.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/warn.h"

namespace refjit::vm::numpy {
namespace {

constexpr uint32_t kMaxRank = 32;

/// What a leaf of nested sequences is.
struct Leaf {
  DType dtype = DType::Float64;
  const Tensor* array = nullptr;  ///< Set for arrays (any rank), whose elements are several leaves.
  int64_t int_value = 0;
  double float_value = 0;
  double imaginary = 0;
};

std::span<const Value> sequence_items(Value v) { return is_list(v) ? as_list(v)->span() : as_tuple(v)->span(); }

const Tensor* tensor_of(Vm& vm, Value v) {
  if (is_array(vm, v)) return &array_tensor(v);
  return tensors::tensor_of(vm, v);
}

enum class LeafState : uint8_t { Number, Foreign, Error };

LeafState read_leaf(Vm& vm, Value v, Leaf& leaf) {
  if (v.is_bool()) {
    leaf = {DType::Bool, nullptr, v == kTrue, 0, 0};
    return LeafState::Number;
  }
  if (v.is_double()) {
    leaf = {DType::Float64, nullptr, 0, v.as_double(), 0};
    return LeafState::Number;
  }
  if (is_int(v)) {
    if (int_fits(v, leaf.int_value)) {
      leaf.dtype = DType::Int64;
      return LeafState::Number;
    }
    const std::string text = int_text(v, 10);
    if (text[0] != '-' && (text.size() < 20 || (text.size() == 20 && text <= "18446744073709551615"))) {
      uint64_t value = 0;
      for (char c : text) value = value * 10 + static_cast<uint64_t>(c - '0');
      leaf.dtype = DType::UInt64;
      std::memcpy(&leaf.int_value, &value, sizeof value);
      return LeafState::Number;
    }
    vm.raise("OverflowError", "Python int too large to convert to C long");
    return LeafState::Error;
  }
  if (const Tensor* t = tensor_of(vm, v)) {
    leaf.dtype = t->dtype;
    leaf.array = t;
    return LeafState::Number;
  }
  if (auto dtype = scalar_dtype(vm, v); dtype && *dtype != DType::Float64) {
    leaf.dtype = *dtype;
    Tensor one;
    if (!to_tensor(vm, v, std::nullopt, one)) return LeafState::Error;
    if (is_complex(*dtype)) {
      double pair[2];
      convert_elements(*dtype, one.data(), DType::Complex128, pair, 1);
      leaf.float_value = pair[0];
      leaf.imaginary = pair[1];
    } else if (refjit::is_float(*dtype))
      leaf.float_value = element_as_double(one, 0);
    else
      leaf.int_value = element_as_int(one, 0);
    return LeafState::Number;
  }
  if (float_value(v, leaf.float_value)) {
    leaf.dtype = DType::Float64;
    return LeafState::Number;
  }
  if (is_exactly(v, vm.types().complex)) {
    const auto* number = static_cast<const Complex*>(v.object());
    leaf.dtype = DType::Complex128;
    leaf.float_value = number->real;
    leaf.imaginary = number->imag;
    return LeafState::Number;
  }
  return LeafState::Foreign;
}

/// Shape and common dtype of nested sequences; recursion ends at kMaxRank.
struct Survey {
  Shape shape;
  std::optional<DType> dtype;
  bool is_foreign = false;

  bool visit(Vm& vm, Value v, uint32_t depth) {
    if (is_list(v) || is_tuple(v)) {
      const auto items = sequence_items(v);
      if (depth == kMaxRank) return vm.raise("ValueError", "setting an array element with a sequence."), false;
      if (!settle(vm, depth, static_cast<int64_t>(items.size()))) return false;
      for (Value item : items)
        if (!visit(vm, item, depth + 1)) return false;
      return true;
    }
    Leaf leaf;
    const LeafState state = read_leaf(vm, v, leaf);
    if (state == LeafState::Error) return false;
    if (state == LeafState::Foreign) {
      is_foreign = true;
      return true;
    }
    const uint32_t rank = leaf.array ? leaf.array->shape.size() : 0;
    for (uint32_t i = 0; i < rank; ++i)
      if (!settle(vm, depth + i, leaf.array->shape[i])) return false;
    if (is_open_ && shape.size() > depth + rank) return ragged(vm, depth + rank);
    is_open_ = true;
    dtype = dtype ? promote(*dtype, leaf.dtype) : leaf.dtype;
    return true;
  }

 private:
  bool settle(Vm& vm, uint32_t depth, int64_t length) {
    if (depth == shape.size()) {
      if (is_open_) return ragged(vm, depth);
      shape.push_back(length);
    } else if (shape[depth] != length) {
      return ragged(vm, depth);
    }
    if (length == 0) is_open_ = true;
    return true;
  }
  bool ragged(Vm& vm, uint32_t depth) {
    shape.resize(std::min(depth, shape.size()));
    vm.raise("ValueError",
             "setting an array element with a sequence. The requested array has an inhomogeneous shape after " +
                 std::to_string(depth) + " dimensions. The detected shape was " + shape_text(shape) +
                 " + inhomogeneous part.");
    return false;
  }
  bool is_open_ = false;  ///< A leaf has been seen: the rank is known.
};

/// Whether an integer of `dtype` can be made of a Python float; raises what int() says otherwise.
bool has_integer(Vm& vm, double value, DType dtype) {
  if (std::isnan(value)) return vm.raise("ValueError", "cannot convert float NaN to integer"), false;
  if (std::isinf(value)) return vm.raise("OverflowError", "cannot convert float infinity to integer"), false;
  if (std::fabs(value) < 0x1p63 || (dtype == DType::UInt64 && std::fabs(value) < 0x1p64)) return true;
  return vm.raise("OverflowError", "Python int too large to convert to C long"), false;
}

/// A Python int that an integer dtype does not hold wraps, which NumPy will end.
bool warn_of_bounds(Vm& vm, int64_t value, DType dtype) {
  const int64_t bits = byte_size(dtype) * 8;
  const bool is_unsigned = !is_signed_int(dtype);
  if (bits == 64 ? !is_unsigned || value >= 0
                 : value >= (is_unsigned ? 0 : -(int64_t{1} << (bits - 1))) &&
                       value < (int64_t{1} << (is_unsigned ? bits : bits - 1)))
    return true;
  return warn(
      vm, vm.types().DeprecationWarning,
      "NumPy will stop allowing conversion of out-of-bound Python integers to integer arrays.  The conversion of " +
          std::to_string(value) + " to " + std::string(python_name(dtype)) +
          " will fail in the future.\nFor the old behavior, usually:\n    np.array(value).astype(dtype)\n"
          "will give the desired result (the cast overflows).");
}

/// Writes leaves row-major.
struct Filler {
  DType dtype;
  char* target;
  uint8_t events = 0;  ///< FloatEvents of floats that a narrower dtype made infinite.

  bool visit(Vm& vm, Value v) {
    if (is_list(v) || is_tuple(v)) {
      for (Value item : sequence_items(v))
        if (!visit(vm, item)) return false;
      return true;
    }
    Leaf leaf;
    if (read_leaf(vm, v, leaf) != LeafState::Number) return false;
    const int64_t width = byte_size(dtype);
    if (leaf.array) {
      auto flat = contiguous(*leaf.array);
      if (!flat) return vm.raise(flat.error()), false;
      convert_elements(flat->dtype, flat->data(), dtype, target, flat->element_count());
      target += width * flat->element_count();
      return true;
    }
    if (!check(vm, v, leaf)) return false;
    if (is_complex(dtype)) {
      const double real = is_complex(leaf.dtype) || refjit::is_float(leaf.dtype) ? leaf.float_value
                                                                                 : static_cast<double>(leaf.int_value);
      const double pair[2] = {real, leaf.imaginary};
      convert_elements(DType::Complex128, pair, dtype, target, 1);
    } else if (is_complex(leaf.dtype) && dtype == DType::Bool && leaf.imaginary != 0) {
      *reinterpret_cast<bool*>(target) = true;  // by either part
    } else if (is_complex(leaf.dtype) || refjit::is_float(leaf.dtype)) {
      store_block(dtype, &leaf.float_value, 1, target);
    } else if (leaf.dtype == DType::UInt64) {
      if (is_int(v) && refjit::is_int(dtype) && dtype != DType::UInt64)
        return vm.raise("OverflowError", "Python int too large to convert to C long"), false;
      uint64_t value;
      std::memcpy(&value, &leaf.int_value, sizeof value);
      store_block(dtype, &value, 1, target);
    } else {
      store_block(dtype, &leaf.int_value, 1, target);
    }
    target += width;
    return true;
  }

 private:
  /// What NumPy says of a leaf that the dtype does not hold.
  bool check(Vm& vm, Value v, const Leaf& leaf) {
    if (dtype == DType::Bool || is_complex(dtype)) return true;
    if (is_complex(leaf.dtype)) {
      if (!is_exactly(v, vm.types().complex)) return warn_of_lost_imaginary(vm);
      vm.raise("TypeError",
               refjit::is_float(dtype)
                   ? "float() argument must be a string or a real number, not 'complex'"
                   : "int() argument must be a string, a bytes-like object or a real number, not 'complex'");
      return false;
    }
    if (refjit::is_float(leaf.dtype)) {
      if (refjit::is_int(dtype)) return has_integer(vm, leaf.float_value, dtype);
      if (std::isfinite(leaf.float_value) && std::fabs(leaf.float_value) >= (dtype == DType::Float16   ? 65520.0
                                                                             : dtype == DType::Float32 ? 0x1.ffffffp127
                                                                                                       : HUGE_VAL))
        events |= kOverEvent;
      return true;
    }
    if (dtype == DType::Float16 && std::abs(leaf.int_value) >= 65520) events |= kOverEvent;
    return !is_int(v) || leaf.dtype == DType::UInt64 || !refjit::is_int(dtype) ||
           warn_of_bounds(vm, leaf.int_value, dtype);
  }
};

}  // namespace

Ref new_array(Vm& vm, Tensor tensor) {
  constexpr uint32_t kMostDimensions = 32;  // NumPy's; sets of axes are words of 64 bits
  if (tensor.shape.size() > kMostDimensions)
    return vm.raise("ValueError",
                    "maximum supported dimension for an ndarray is 32, found " + std::to_string(tensor.shape.size()));
  auto* array = make_object<NdArray>(vm, numpy_state(vm).ndarray);
  if (!array) return {};
  new (&array->tensor) Tensor(std::move(tensor));
  new (&array->base) Ref();
  array->is_readonly = array->is_swapped = false;
  return Ref::steal(Value(array));
}

Ref new_view(Vm& vm, Value owner, Tensor tensor) {
  Ref made = new_array(vm, std::move(tensor));
  if (!made || !is_array(vm, owner)) return made;
  auto* view = static_cast<NdArray*>(made.get().object());
  const auto* of = static_cast<NdArray*>(owner.object());
  view->is_swapped = of->is_swapped;
  if (view->tensor.storage.get() != of->tensor.storage.get()) return made;
  view->base = of->base ? of->base : Ref(owner);
  view->is_readonly = of->is_readonly;
  return made;
}

Ref new_of_class(Vm& vm, Value array, Type* type, Value from) {
  auto* made = make_object<NdArray>(vm, type);
  if (!made) return {};
  Ref owned = Ref::steal(Value(made));
  const auto* of = static_cast<NdArray*>(array.object());
  new (&made->tensor) Tensor(of->tensor);
  new (&made->base) Ref(of->base ? of->base : Ref(array));
  made->is_readonly = of->is_readonly;
  made->is_swapped = of->is_swapped;
  Ref finalize = vm.find_attribute(owned, vm.intern("__array_finalize__"));
  if (finalize && !finalize.get().is_none() && !vm.call(finalize, {from})) return {};
  return vm.has_exception() ? Ref() : owned;
}

bool check_writable(Vm& vm, Value array, const char* what) {
  if (!static_cast<NdArray*>(array.object())->is_readonly) return true;
  vm.raise("ValueError", std::string(what) + " is read-only");
  return false;
}

namespace {

bool is_column_major(const Tensor& t) {
  Dims order;
  for (uint32_t i = t.shape.size(); i-- > 0;) order.push_back(i);
  return !t.is_contiguous() && transposed_view(t, order).is_contiguous();
}

}  // namespace

Result<Tensor> in_order(Vm& vm, Result<Tensor> made, Value order, const Tensor* model) {
  if (!made || made->rank() < 2) return made;
  const char letter = order && is_str(order) && !view_of(order).empty() ? view_of(order)[0] : order ? 'K' : 'C';
  const bool by_columns = letter == 'F' || ((letter == 'A' || letter == 'K') && model && is_column_major(*model));
  if (!by_columns || is_column_major(*made)) return made;
  Dims axes;
  for (uint32_t i = made->shape.size(); i-- > 0;) axes.push_back(i);
  auto turned = contiguous(transposed_view(*made, axes), vm.tensor_memory());
  if (!turned) return turned;
  return transposed_view(*turned, axes);
}

Ref new_array(Vm& vm, Result<Tensor> tensor) {
  if (!tensor) return vm.raise(tensor.error());
  return new_array(vm, std::move(*tensor));
}

Ref array_or_scalar(Vm& vm, Result<Tensor> tensor) {
  if (!tensor) return vm.raise(tensor.error());
  if (tensor->shape.empty()) return new_scalar(vm, *tensor, 0);
  return new_array(vm, std::move(*tensor));
}

Ref python_number(Vm& vm, const Tensor& t, int64_t index) {
  if (t.dtype == DType::Bool) return Ref(Value::boolean(element_as_int(t, index) != 0));
  if (refjit::is_float(t.dtype)) return Ref(Value::of(element_as_double(t, index)));
  if (is_complex(t.dtype)) {
    auto flat = contiguous(t);
    if (!flat) return vm.raise(flat.error());
    if (t.dtype == DType::Complex64)
      return new_complex(vm, flat->data<float>()[2 * index], flat->data<float>()[2 * index + 1]);
    return new_complex(vm, flat->data<double>()[2 * index], flat->data<double>()[2 * index + 1]);
  }
  const int64_t value = element_as_int(t, index);
  if (t.dtype == DType::UInt64) return vm.unsigned_integer(static_cast<uint64_t>(value));
  return vm.integer(value);
}

Ref nested_list(Vm& vm, const Tensor& t) {
  if (t.shape.empty()) return python_number(vm, t, 0);
  Ref list = new_list(vm, t.shape[0]);
  for (int64_t i = 0; list && i < t.shape[0]; ++i) {
    Ref item = t.shape.size() == 1 ? python_number(vm, t, i) : nested_list(vm, selected_view(t, 0, i));
    if (!item || !list_append(vm, as_list(list), std::move(item))) return {};
  }
  return list;
}

Ref shape_tuple(Vm& vm, std::span<const int64_t> shape) {
  Ref tuple = new_tuple(vm, static_cast<int64_t>(shape.size()));
  for (size_t i = 0; tuple && i < shape.size(); ++i) as_tuple(tuple)->items[i] = vm.integer(shape[i]).release();
  return tuple;
}

namespace {

/// The items of a memoryview, or of what gives one.
Ref array_of_buffer(Vm& vm, Value v) {
  Ref view = vm.call(Value(vm.types().memoryview), {v});
  Ref format = view ? vm.get_attribute(view, "format") : Ref();
  Ref shape = format ? vm.get_attribute(view, "shape") : Ref();
  Ref data = shape ? vm.call_method(view, vm.intern("tobytes"), {}) : Ref();
  Ref module = data ? vm.import("numpy") : Ref();
  Ref function = module ? vm.get_attribute(module, "frombuffer") : Ref();
  Ref made = function ? vm.call(function, {data, format}) : Ref();
  return made ? vm.call_method(made, vm.intern("reshape"), {shape}) : Ref();
}

}  // namespace

bool warn_of_lost_imaginary(Vm& vm) {
  Ref module = vm.import("numpy");
  Ref category = module ? vm.get_attribute(module, "ComplexWarning") : Ref();
  if (category && !has_type_flag(category, kTypeType))
    category = Value(vm.types().RuntimeWarning);  // put there by a program
  return category && warn(vm, static_cast<Type*>(category.get().object()),
                          "Casting complex values to real discards the imaginary part");
}

bool check_cast(Vm& vm, DType from, DType to, std::string_view rule) {
  const bool is_exact = rule == "no" || rule == "equiv";
  if (!is_exact && rule != "safe" && rule != "same_kind" && rule != "unsafe") {
    vm.raise("ValueError", "casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got '" +
                               std::string(rule) + "')");
    return false;
  }
  if (is_exact ? from == to
               : rule == "unsafe" || (rule == "safe" ? can_cast_safely(from, to) : can_cast_same_kind(from, to)))
    return true;
  vm.raise("TypeError", "Cannot cast array data from dtype('" + std::string(python_name(from)) + "') to dtype('" +
                            std::string(python_name(to)) + "') according to the rule '" + std::string(rule) + "'");
  return false;
}

bool convert_tensor(Vm& vm, const Tensor& t, DType dtype, Tensor& out) {
  if (is_complex(t.dtype) && !is_complex(dtype) && dtype != DType::Bool && !warn_of_lost_imaginary(vm)) return false;
  auto made = Math{vm.tensor_memory()}.cast(t, dtype);
  if (!made) return vm.raise(made.error()), false;
  if (!report_events(vm, cast_events(t, *made), "cast")) return false;
  out = std::move(*made);
  return true;
}

namespace {

constexpr int kMostDims = 32;

/// A sequence of a class of its own, a range and the like; what has no length in spite of its class is none.
bool is_other_sequence(Vm& vm, Value v) {
  if (!v.is_object() || is_list(v) || is_tuple(v) || is_dict(v) || is_str(v) || is_kind(v, kTypeBytes | kTypeType) ||
      is_array(vm, v) || is_boxed(vm, v) || scalar_dtype(vm, v))
    return false;
  Type* type = vm.type_of(v);
  if (!type->slots.length || !type->slots.get_item || find_in_type(vm, type, vm.intern("__array__"))) return false;
  int64_t length;
  if (vm.length(v, length)) return true;
  vm.take_exception();
  return false;
}

/// The method __array__ that gives an array of numbers: arrays and scalars of other elements have `_is_wrapper` False.
Ref array_method(Vm& vm, Value v) {
  if (v.is_object()) {
    const Value flag = find_in_type(vm, vm.type_of(v), vm.intern("_is_wrapper"));
    if (flag && flag.bits() == Value::boolean(false).bits()) return {};
  }
  return vm.find_attribute(v, vm.intern("__array__"));
}

/// `v` with lists in the place of other sequences, at all depths; `v` itself where there are none.
Ref with_lists(Vm& vm, Value v, int depth, bool& has_changed) {
  if (depth == kMostDims) return Ref(v);
  const bool is_other = is_other_sequence(vm, v);
  if (!is_other && !is_list(v) && !is_tuple(v)) return Ref(v);
  Ref items = list_from(vm, v);
  bool has_inner = false;
  for (int64_t i = 0; items && i < as_list(items)->size; ++i) {
    Ref made = with_lists(vm, Ref(as_list(items)->items[i]), depth + 1, has_inner);
    if (!made) return {};
    decref(std::exchange(as_list(items)->items[i], made.release()));
  }
  has_changed |= is_other || has_inner;
  return is_other || has_inner ? items : Ref(v);
}

}  // namespace

bool to_tensor(Vm& vm, Value v, std::optional<DType> dtype, Tensor& out) {
  if (const Tensor* t = tensor_of(vm, v)) {
    if (t->dtype == DType::BFloat16 && !dtype) dtype = DType::Float32;
    if (!dtype || *dtype == t->dtype) {
      out = *t;
      return true;
    }
    return convert_tensor(vm, *t, *dtype, out);
  }
  if (auto scalar = scalar_dtype(vm, v); scalar && *scalar != DType::Float64) {
    auto made = Tensor::empty(*scalar, {}, vm.tensor_memory());
    if (!made) return vm.raise(made.error()), false;
    std::memcpy(made->data(), static_cast<NpScalar*>(v.object())->bytes, static_cast<size_t>(byte_size(*scalar)));
    out = std::move(*made);
    if (!dtype || *dtype == *scalar) return true;
    if (refjit::is_float(*scalar) && refjit::is_int(*dtype) && !has_integer(vm, element_as_double(out, 0), *dtype))
      return false;
    return convert_tensor(vm, Tensor(out), *dtype, out);
  }
  Ref keep(v);
  if (v.is_object() && !is_list(v) && !is_tuple(v) && !is_int(v) && !is_float(v) && !is_str(v) &&
      !is_kind(v, kTypeBytes | kTypeType)) {
    // An object with __array__, or any iterable sequence such as a range.
    Ref method = array_method(vm, v);
    if (vm.has_exception()) return false;
    if (method) {
      keep = vm.call(method, {});
      if (!keep) return false;
      if (!is_array(vm, keep) && !is_boxed(vm, keep))
        return vm.raise("ValueError", "object __array__ method not producing an array"), false;
      return to_tensor(vm, keep, dtype, out);
    }
    Type* type = vm.type_of(v);
    if (type == vm.types().memoryview || find_in_type(vm, type, vm.intern("__buffer__"))) {
      keep = array_of_buffer(vm, v);
      return keep && to_tensor(vm, keep, dtype, out);
    }
    if (type->slots.iter && type->slots.length && type->slots.get_item && !is_dict(v)) {
      keep = list_from(vm, v);
      if (!keep) return false;
    }
  }
  Survey survey;
  if (!survey.visit(vm, keep, 0)) return false;
  if (survey.is_foreign) {
    bool has_changed = false;
    Ref listed = with_lists(vm, keep, 0, has_changed);
    if (!listed || has_changed) return listed && to_tensor(vm, listed, dtype, out);
    vm.raise("TypeError", "numpy here holds numbers only, got an element of type '" + vm.type_name(v) + "'");
    return false;
  }
  auto made = Tensor::empty(dtype.value_or(survey.dtype.value_or(DType::Float64)), survey.shape, vm.tensor_memory());
  if (!made) return vm.raise(made.error()), false;
  Filler filler{made->dtype, made->data<char>()};
  if (!filler.visit(vm, keep) || !report_events(vm, filler.events, "cast")) return false;
  out = std::move(*made);
  return true;
}

namespace {

void describe(const Tensor& t, Operand& info) {
  info.dtype = t.dtype;
  info.is_scalar = t.shape.empty();
  if (!info.is_scalar) return;
  if (refjit::is_float(t.dtype))
    info.float_value = element_as_double(t, 0);
  else if (!is_complex(t.dtype))
    info.int_value = element_as_int(t, 0);
}

}  // namespace

bool to_operand(Vm& vm, Value v, Tensor& out, Operand& info, bool& is_error) {
  is_error = false;
  if (v.is_none() || is_str(v)) return false;
  if (!is_list(v) && !is_tuple(v)) {
    Leaf leaf;
    const LeafState state = read_leaf(vm, v, leaf);
    is_error = state == LeafState::Error;
    if (state == LeafState::Error) return false;
    // A class has the method of its instances only.
    if (state == LeafState::Foreign && (is_kind(v, kTypeType) || !array_method(vm, v))) {
      if (vm.has_exception() || !is_other_sequence(vm, v)) return false;
      if (to_tensor(vm, v, std::nullopt, out)) return describe(out, info), true;
      is_error = !vm.exception_matches(vm.types().TypeError);  // else a sequence of objects
      if (!is_error) vm.take_exception();
      return false;
    }
  }
  if (!to_tensor(vm, v, std::nullopt, out)) {
    is_error = true;
    return false;
  }
  describe(out, info);
  return true;
}

bool to_dims(Vm& vm, Value v, Dims& out) {
  out = {};
  int64_t one;
  if (is_int(v) || scalar_dtype(vm, v)) {
    if (!vm.as_int64(v, one)) return false;
    out.push_back(one);
    return true;
  }
  if (!is_list(v) && !is_tuple(v) && (!is_array(vm, v) || array_tensor(v).shape.empty())) {
    if (!vm.as_int64(v, one)) return false;
    out.push_back(one);
    return true;
  }
  return vm.for_each(v, [&](Value item) {
    if (!vm.as_int64(item, one)) return false;
    out.push_back(one);
    return true;
  });
}

Ref call_boxed(Vm& vm, const char* name, Args args) {
  Ref pending;
  if (vm.has_exception()) {
    if (!vm.exception_matches(vm.types().TypeError) && !vm.exception_matches(vm.types().OverflowError)) return {};
    pending = vm.take_exception();
  }
  Ref module = vm.import("numpy.boxed");
  Ref function = module ? vm.get_attribute(module, name) : Ref();
  if (!function) return {};
  std::vector<Value> values;
  for (uint32_t i = 0; i < args.count; ++i) values.push_back(args[i] ? args[i] : kNone);
  Ref made = vm.call(function, Args{values.data(), args.count});
  if (!made || made.get() != kNotImplemented) return made;
  if (pending) vm.raise_value(pending);
  return {};
}

Ref raise_class(Vm& vm, const char* module, const char* name, const std::string& text) {
  Ref found = vm.import(module);
  Ref type = found ? vm.get_attribute(found, name) : Ref();
  Ref message = type ? vm.string(text) : Ref();
  Ref exception = message ? vm.call(type, {message.get()}) : Ref();
  if (exception) vm.raise_value(exception);
  return {};
}

bool to_axis(Vm& vm, Value v, uint32_t rank, uint32_t& out) {
  int64_t axis;
  if (!vm.as_int64(v, axis)) return false;
  if (axis < -static_cast<int64_t>(rank) || axis >= static_cast<int64_t>(rank)) {
    raise_class(vm, "numpy", "AxisError",
                "axis " + std::to_string(axis) + " is out of bounds for array of dimension " + std::to_string(rank));
    return false;
  }
  out = static_cast<uint32_t>(axis < 0 ? axis + rank : axis);
  return true;
}

bool to_axes(Vm& vm, Value v, uint32_t rank, uint64_t& out) {
  out = 0;
  if (v.is_null() || v.is_none()) {
    out = rank >= 64 ? ~uint64_t{0} : (uint64_t{1} << rank) - 1;
    return true;
  }
  uint32_t axis;
  if (!is_tuple(v) && !is_list(v)) {
    // An array without axes takes 0 and -1, as one with a single axis would.
    if (int64_t only; rank == 0 && vm.as_int64(v, only) && (only == 0 || only == -1)) return true;
    if (vm.has_exception() || !to_axis(vm, v, rank, axis)) return false;
    out = uint64_t{1} << axis;
    return true;
  }
  return vm.for_each(v, [&](Value item) {
    if (!to_axis(vm, item, rank, axis)) return false;
    if (out >> axis & 1) return vm.raise("ValueError", "duplicate value in 'axis'"), false;
    out |= uint64_t{1} << axis;
    return true;
  });
}

}  // namespace refjit::vm::numpy
