// Loops that NumPy runs item by item: ufunc.accumulate, ufunc.at, searchsorted.
#include "vm/numpy/item_loops.h"

#include <algorithm>

#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/types/str.h"

namespace refjit::vm::numpy {
namespace {

/// Whether the ufunc `kind` may run here: no division or power, whose errors NumPy reports, and nothing on bools.
bool has_loop(std::optional<BinaryKind> kind, DType dtype) {
  if (!kind || is_complex(dtype) || dtype == DType::Bool) return false;
  return *kind <= BinaryKind::Multiply || *kind == BinaryKind::Maximum || *kind == BinaryKind::Minimum ||
         (is_int(dtype) && *kind >= BinaryKind::And && *kind <= BinaryKind::Xor);
}

/// _accumulate(name, a, axis), in the dtype of the array `a`; None for a function that has no such loop.
Ref accumulate_function(Vm& vm, Args args) {
  if (!is_str(args[0]) || !is_array(vm, args[1])) return Ref(kNone);  // an array of numpy/boxed.py
  const auto kind = binary_kind(view_of(args[0]));
  const Tensor& t = array_tensor(args[1]);
  uint32_t axis;
  if (!has_loop(kind, t.dtype)) return Ref(kNone);
  if (!to_axis(vm, args[2], t.shape.size(), axis)) return {};
  return new_array(vm, accumulate(Math{vm.tensor_memory()}, *kind, t, axis));
}

/// _at(name, a, places, values): a[place] = name(a[place], value) for each, where the arrays are contiguous, `a` and
/// `values` of one real dtype, and the places are row-major ones within `a`. False: there is no such loop.
Ref at(Vm& vm, Args args) {
  const bool are_arrays = is_array(vm, args[1]) && is_array(vm, args[2]) && is_array(vm, args[3]);
  if (!is_str(args[0]) || !are_arrays) return Ref(kFalse);  // one is of numpy/boxed.py
  const auto kind = binary_kind(view_of(args[0]));
  const Tensor &a = array_tensor(args[1]), &places = array_tensor(args[2]), &values = array_tensor(args[3]);
  if (!has_loop(kind, a.dtype) || values.dtype != a.dtype || places.dtype != DType::Int64 || !a.is_contiguous() ||
      !places.is_contiguous() || !values.is_contiguous() || values.element_count() != places.element_count())
    return Ref(kFalse);
  const auto is_outside = [&](int64_t place) { return place < 0 || place >= a.element_count(); };
  const int64_t* const first = places.data<int64_t>();
  if (std::any_of(first, first + places.element_count(), is_outside)) return Ref(kFalse);
  if (!check_writable(vm, args[1])) return {};
  const int64_t width = byte_size(a.dtype), count = places.element_count();
  with_compute(compute_of(a.dtype), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0; i < count; ++i) {
      char* target = a.data<char>() + places.data<int64_t>()[i] * width;
      T x, y;
      load_block(a.dtype, target, 1, 1, &x);
      load_block(a.dtype, values.data<char>() + i * width, 1, 1, &y);
      x = binary_value(*kind, x, y);
      store_block(a.dtype, &x, 1, target);
    }
  });
  ++a.storage->version;
  return Ref(kTrue);
}

/// Whether `x` stands before `y`; NaN stands behind all numbers.
template <class T>
bool precedes(T x, T y) {
  return x < y || (y != y && x == x);
}

template <class T>
void search(const Tensor& sorted, const Tensor& wanted, bool is_right, int64_t* out) {
  const T *a = sorted.data<T>(), *v = wanted.data<T>();
  const int64_t size = sorted.element_count(), count = wanted.element_count();
  for (int64_t i = 0; i < count; ++i) {
    int64_t low = 0, high = size;
    while (low < high) {
      const int64_t middle = (low + high) / 2;
      const bool is_before = is_right ? !precedes(v[i], a[middle]) : precedes(a[middle], v[i]);
      (is_before ? low : high) = middle + is_before;
    }
    out[i] = low;
  }
}

/// _searchsorted(a, v, is_right) for contiguous arrays, both of float64 or both of int64: places of v's elements in a.
Ref search_sorted(Vm& vm, Args args) {
  if (!is_array(vm, args[0]) || !is_array(vm, args[1])) return vm.raise("TypeError", "_searchsorted: expected arrays");
  const Tensor &a = array_tensor(args[0]), &v = array_tensor(args[1]);
  const bool fits = a.dtype == v.dtype && (a.dtype == DType::Float64 || a.dtype == DType::Int64);
  if (!fits || !a.is_contiguous() || !v.is_contiguous())
    return vm.raise("TypeError", "_searchsorted: expected contiguous arrays, both of float64 or both of int64");
  auto made = Tensor::empty(DType::Int64, v.shape, vm.tensor_memory());
  if (!made) return vm.raise(made.error());
  if (a.dtype == DType::Float64)
    search<double>(a, v, args[2] == kTrue, made->data<int64_t>());
  else
    search<int64_t>(a, v, args[2] == kTrue, made->data<int64_t>());
  return new_array(vm, std::move(*made));
}

const NativeDef kFunctions[] = {
    {"_accumulate", "name, a, axis, /", accumulate_function},
    {"_at", "name, a, places, values, /", at},
    {"_searchsorted", "a, v, is_right, /", search_sorted},
};

}  // namespace

std::span<const NativeDef> item_functions() { return kFunctions; }

}  // namespace refjit::vm::numpy
