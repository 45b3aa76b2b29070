// Math's reductions, products, joins and sorting.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "vm/numpy/array_math.h"
#include "vm/numpy/complex_math.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/item_loops.h"

namespace refjit::vm::numpy {
namespace {

/// NumPy's pairwise summation: eight running sums in blocks of 128, halves above. The order is NumPy's, so that float
/// sums have its bits. Depth is log2 of the count.
template <class T>
T pairwise_sum(const T* x, int64_t n) {
  if (n < 8) {
    T sum = n > 0 ? x[0] : T(0);
    for (int64_t i = 1; i < n; ++i) sum += x[i];
    return sum;
  }
  if (n <= 128) {
    T r[8];
    std::copy_n(x, 8, r);
    int64_t i = 8;
    for (; i < n - n % 8; i += 8)
      for (int k = 0; k < 8; ++k) r[k] += x[i + k];
    T sum = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]));
    for (; i < n; ++i) sum += x[i];
    return sum;
  }
  int64_t half = n / 2;
  half -= half % 8;
  return pairwise_sum(x, half) + pairwise_sum(x + half, n - half);
}

template <class T>
T combine(ReduceKind kind, T a, T b) {
  switch (kind) {
    case ReduceKind::Sum:
      return a + b;
    case ReduceKind::Prod:
      return a * b;
    case ReduceKind::Max:
      return a != a ? a : b != b || b > a ? b : a;
    case ReduceKind::Min:
      return a != a ? a : b != b || b < a ? b : a;
    case ReduceKind::All:
      return a != 0 && b != 0;
    default:
      return a != 0 || b != 0;
  }
}

template <class T>
T identity(ReduceKind kind) {
  return kind == ReduceKind::Prod || kind == ReduceKind::All ? T(1) : T(0);
}

/// One row of `n` elements, `row` outer blocks of them added one after another (NumPy's order for an inner reduced
/// axis).
template <class T>
T reduce_row(ReduceKind kind, const T* x, int64_t n) {
  if (kind == ReduceKind::Sum && std::is_floating_point_v<T>) {
    // NumPy's iterator hands its loop 8192 elements at a time.
    constexpr int64_t kBuffer = 8192;
    T sum = pairwise_sum(x, std::min(n, kBuffer));
    for (int64_t i = kBuffer; i < n; i += kBuffer) sum += pairwise_sum(x + i, std::min(n - i, kBuffer));
    return sum;
  }
  T value = n > 0 ? x[0] : identity<T>(kind);
  if (kind == ReduceKind::All || kind == ReduceKind::Any) value = n > 0 ? T(x[0] != 0) : identity<T>(kind);
  for (int64_t i = 1; i < n; ++i) value = combine(kind, value, x[i]);
  return value;
}

/// All elements of `t` converted to T.
template <class T>
std::vector<T> elements(const Tensor& contiguous_tensor) {
  const int64_t count = contiguous_tensor.element_count();
  std::vector<T> all(static_cast<size_t>(count));
  load_block(contiguous_tensor.dtype, contiguous_tensor.data<char>(), 1, count, all.data());
  return all;
}

DType reduce_dtype(ReduceKind kind, DType compute) {
  return kind == ReduceKind::All || kind == ReduceKind::Any ? DType::Bool : compute;
}

bool is_inner_contiguous(uint64_t axes, uint32_t rank) { return rank == 0 || (axes >> (rank - 1) & 1); }

}  // namespace

/// NumPy adds elements in the order of their memory, whatever the axes are called. Sets the axes by falling stride;
/// false where they stand so already.
static bool memory_order(const Tensor& t, Dims& order) {
  bool is_other = false;
  for (uint32_t i = 0; i < t.shape.size(); ++i) {
    if (t.shape[i] == 0) return false;
    uint32_t place = i;
    order.push_back(i);
    for (uint32_t k = i; k-- > 0;) {
      const int64_t before = std::abs(t.strides[order[k]]), own = std::abs(t.strides[i]);
      if (before == 0 || own == 0 || t.shape[order[k]] == 1 || t.shape[i] == 1) continue;
      if (own <= before) break;
      place = k;
    }
    if (place == i) continue;
    is_other = true;
    for (uint32_t k = i; k > place; --k) order[k] = order[k - 1];
    order[place] = i;
  }
  return is_other;
}

Result<Tensor> Math::reduce(ReduceKind kind, const Tensor& t, uint64_t axes, bool keep_dims, DType compute) const {
  Dims by_memory;
  const bool is_rounded = is_float(compute) || is_complex(compute);
  if (!is_rounded || (kind != ReduceKind::Sum && kind != ReduceKind::Prod) || !memory_order(t, by_memory))
    return reduce_in_order(kind, t, axes, keep_dims, compute);
  const uint32_t rank = t.shape.size();
  uint64_t turned_axes = 0;
  Dims back(rank, 0);
  Shape shape;
  for (uint32_t i = 0; i < rank; ++i) {
    back[by_memory[i]] = i;
    turned_axes |= (axes >> by_memory[i] & 1) << i;
    if (!(axes >> i & 1)) shape.push_back(t.shape[i]);
  }
  auto made = reduce_in_order(kind, transposed_view(t, by_memory), turned_axes, true, compute);
  if (!made) return made;
  auto named = contiguous(transposed_view(*made, back), memory);
  return !named || keep_dims ? named : Result<Tensor>(*reshaped_view(*named, shape));
}

Result<Tensor> Math::reduce_in_order(ReduceKind kind, const Tensor& t, uint64_t axes, bool keep_dims,
                                     DType compute) const {
  const uint32_t rank = t.shape.size();
  Dims order;
  Shape out_shape, kept;
  int64_t outer = 1, inner = 1;
  for (uint32_t i = 0; i < rank; ++i) {
    const bool is_reduced = axes >> i & 1;
    if (!is_reduced) {
      order.push_back(i);
      kept.push_back(t.shape[i]);
      outer *= t.shape[i];
    }
    if (!is_reduced || keep_dims) out_shape.push_back(is_reduced ? 1 : t.shape[i]);
  }
  int64_t last = 1;  // length of the innermost reduced run that lies contiguous in `t`
  for (uint32_t i = 0; i < rank; ++i) {
    if (!(axes >> i & 1)) continue;
    order.push_back(i);
    inner *= t.shape[i];
  }
  if (inner == 0 && outer != 0 && (kind == ReduceKind::Max || kind == ReduceKind::Min)) {
    return user_error("ValueError", std::string("zero-size array to reduction operation ") +
                                        (kind == ReduceKind::Max ? "maximum" : "minimum") + " which has no identity");
  }
  for (uint32_t i = rank; i-- > 0 && (axes >> i & 1);) last *= t.shape[i];
  if (!is_inner_contiguous(axes, rank)) last = 1;
  auto moved = contiguous(transposed_view(t, order), memory);
  if (!moved) return moved;
  auto made = Tensor::empty(reduce_dtype(kind, compute), out_shape, memory);
  if (!made) return made;
  if (is_complex(compute)) {
    complex_reduce(kind, *moved, outer, inner, last, *made);
    return made;
  }
  with_compute(compute_of(compute), [&](auto zero) {
    using T = decltype(zero);
    const auto all = elements<T>(*moved);
    std::vector<T> results(static_cast<size_t>(outer), identity<T>(kind));
    for (int64_t o = 0; o < outer; ++o) {
      const T* row = all.data() + o * inner;
      if (inner == 0) continue;
      T value = reduce_row(kind, row, last);
      for (int64_t i = last; i < inner; i += last) value = combine(kind, value, reduce_row(kind, row + i, last));
      results[static_cast<size_t>(o)] = value;
    }
    store_block(made->dtype, results.data(), outer, made->data());
  });
  return made;
}

Result<Tensor> Math::arg_extreme(bool is_max, const Tensor& t, uint32_t axis) const {
  const int64_t length = t.shape[axis];
  if (length == 0) {
    return user_error("ValueError",
                      std::string("attempt to get ") + (is_max ? "argmax" : "argmin") + " of an empty sequence");
  }
  Dims order;
  Shape out_shape;
  for (uint32_t i = 0; i < t.shape.size(); ++i) {
    if (i == axis) continue;
    order.push_back(i);
    out_shape.push_back(t.shape[i]);
  }
  order.push_back(axis);
  auto moved = contiguous(transposed_view(t, order), memory);
  if (!moved) return moved;
  auto made = Tensor::empty(DType::Int64, out_shape, memory);
  if (!made) return made;
  if (is_complex(t.dtype)) {
    for (int64_t o = 0; o < made->element_count(); ++o)
      made->data<int64_t>()[o] = complex_extreme(is_max, *moved, o * length, length);
    return made;
  }
  with_compute(compute_of(t.dtype), [&](auto zero) {
    using T = decltype(zero);
    const auto all = elements<T>(*moved);
    for (int64_t o = 0; o < made->element_count(); ++o) {
      const T* row = all.data() + o * length;
      int64_t best = 0;
      for (int64_t i = 1; i < length && row[best] == row[best]; ++i)
        if (row[i] != row[i] || (is_max ? row[i] > row[best] : row[i] < row[best])) best = i;
      made->data<int64_t>()[o] = best;
    }
  });
  return made;
}

namespace {

/// A contiguous copy of `t` as `compute` with `axis` the last one, on which `body` works; then as it was.
template <class Body>
Result<Tensor> along(const Math& math, const Tensor& t, uint32_t axis, DType compute, Body&& body) {
  Dims order, back(t.shape.size(), 0);
  for (uint32_t i = 0; i < t.shape.size(); ++i)
    if (i != axis) order.push_back(i);
  order.push_back(axis);
  for (uint32_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = i;
  auto moved = math.cast(transposed_view(t, order), compute);
  if (!moved) return moved;
  body(*moved, t.shape[axis]);
  return contiguous(transposed_view(*moved, back), math.memory);
}

/// Each element of a row becomes step(the one before it, it).
template <class Step>
void run_rows(const Tensor& t, int64_t length, Step&& step) {
  with_compute(compute_of(t.dtype), [&](auto zero) {
    auto all = elements<decltype(zero)>(t);
    for (size_t i = 0, place = 0; i < all.size(); ++i, ++place) {
      if (static_cast<int64_t>(place) == length) place = 0;
      if (place) all[i] = step(all[i - 1], all[i]);
    }
    store_block(t.dtype, all.data(), static_cast<int64_t>(all.size()), t.data());
  });
}

}  // namespace

Result<Tensor> Math::cumulative(ReduceKind kind, const Tensor& t, uint32_t axis, DType compute) const {
  return along(*this, t, axis, compute, [&](const Tensor& rows, int64_t length) {
    if (is_complex(compute)) return complex_cumulative(kind, rows, length);
    run_rows(rows, length, [&](auto a, auto b) { return combine(kind, a, b); });
  });
}

Result<Tensor> accumulate(const Math& math, BinaryKind kind, const Tensor& t, uint32_t axis) {
  return along(math, t, axis, t.dtype, [&](const Tensor& rows, int64_t length) {
    run_rows(rows, length, [&](auto a, auto b) { return binary_value(kind, a, b); });
  });
}

namespace {

/// row += the rows of `matrix`, times `factors`, in their order; four at a time, so that the sums stay in registers.
template <class T>
void add_rows(const T* factors, int64_t count, const T* matrix, int64_t n, T* row) {
  int64_t j = 0;
  for (; j + 4 <= count; j += 4) {
    const T f0 = factors[j], f1 = factors[j + 1], f2 = factors[j + 2], f3 = factors[j + 3];
    const T *r0 = matrix + j * n, *r1 = r0 + n, *r2 = r1 + n, *r3 = r2 + n;
    for (int64_t c = 0; c < n; ++c) row[c] = (((row[c] + f0 * r0[c]) + f1 * r1[c]) + f2 * r2[c]) + f3 * r3[c];
  }
  for (; j < count; ++j)
    for (int64_t c = 0; c < n; ++c) row[c] += factors[j] * matrix[j * n + c];
}

}  // namespace

Result<Tensor> Math::matmul(const Tensor& a, const Tensor& b, DType dtype) const {
  // Vectors become matrices for the product; the added axis is dropped from the result.
  const bool is_row = a.shape.size() == 1, is_column = b.shape.size() == 1;
  auto left = cast(a, dtype);
  if (!left) return left;
  auto right = cast(b, dtype);
  if (!right) return right;
  if (is_row) left = *reshaped_view(*left, {1, a.shape[0]});
  if (is_column) right = *reshaped_view(*right, {b.shape[0], 1});
  const uint32_t ra = left->shape.size(), rb = right->shape.size();
  const int64_t m = left->shape[ra - 2], k = left->shape[ra - 1], n = right->shape[rb - 1];
  if (right->shape[rb - 2] != k) {
    return user_error("ValueError",
                      "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
                      "(n?,k),(k,m?)->(n?,m?) (size " +
                          std::to_string(right->shape[rb - 2]) + " is different from " + std::to_string(k) + ")");
  }
  auto lead = broadcast_shapes(std::span(left->shape.data(), ra - 2), std::span(right->shape.data(), rb - 2));
  if (!lead) return lead.error();
  Shape full_a = *lead, full_b = *lead, out = *lead;
  for (int64_t d : {m, k}) full_a.push_back(d);
  for (int64_t d : {k, n}) full_b.push_back(d);
  if (!is_row) out.push_back(m);
  if (!is_column) out.push_back(n);
  left = contiguous(broadcast_view(*left, full_a), memory);
  if (!left) return left;
  right = contiguous(broadcast_view(*right, full_b), memory);
  if (!right) return right;
  auto made = Tensor::empty(dtype, out, memory);
  if (!made) return made;
  const int64_t batches = element_count(*lead);
  if (is_complex(dtype)) {
    complex_matmul(*left, *right, *made, batches, m, k, n);
    return made;
  }
  with_compute(compute_of(dtype), [&](auto zero) {
    using T = decltype(zero);
    const auto x = elements<T>(*left), y = elements<T>(*right);
    std::vector<T> z(static_cast<size_t>(batches * m * n), T(0));
    for (int64_t p = 0; p < batches; ++p) {
      for (int64_t i = 0; i < m; ++i) {
        T* row = z.data() + (p * m + i) * n;
        add_rows(x.data() + (p * m + i) * k, k, y.data() + p * k * n, n, row);
      }
    }
    store_block(dtype, z.data(), batches * m * n, made->data());
  });
  return made;
}

Result<Tensor> Math::concatenate(std::span<const Tensor> parts, uint32_t axis, DType dtype) const {
  Shape shape = parts[0].shape;
  shape[axis] = 0;
  for (const Tensor& part : parts) shape[axis] += part.shape[axis];
  auto made = Tensor::empty(dtype, shape, memory);
  if (!made) return made;
  int64_t start = 0;
  for (const Tensor& part : parts) {
    REFJIT_TRY(assign(sliced_view(*made, axis, start, part.shape[axis], 1), part));
    start += part.shape[axis];
  }
  return made;
}

Result<Tensor> Math::sorted(const Tensor& t, uint32_t axis, bool indices) const {
  Dims order, back(t.shape.size(), 0);
  for (uint32_t i = 0; i < t.shape.size(); ++i)
    if (i != axis) order.push_back(i);
  order.push_back(axis);
  for (uint32_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = i;
  auto moved = cast(transposed_view(t, order), t.dtype);
  if (!moved) return moved;
  auto made = Tensor::empty(indices ? DType::Int64 : t.dtype, moved->shape, memory);
  if (!made) return made;
  const int64_t length = t.shape[axis], count = moved->element_count();
  if (is_complex(t.dtype)) {
    const int64_t width = byte_size(t.dtype);
    std::vector<int64_t> places(static_cast<size_t>(length));
    for (int64_t start = 0; start < count; start += length) {
      complex_order(*moved, start, length, places.data());
      for (int64_t i = 0; i < length; ++i) {
        if (indices)
          made->data<int64_t>()[start + i] = places[static_cast<size_t>(i)];
        else
          std::copy_n(moved->data<char>() + (start + places[static_cast<size_t>(i)]) * width, width,
                      made->data<char>() + (start + i) * width);
      }
    }
    return contiguous(transposed_view(*made, back), memory);
  }
  with_compute(compute_of(t.dtype), [&](auto zero) {
    using T = decltype(zero);
    const auto all = elements<T>(*moved);
    std::vector<int64_t> places(static_cast<size_t>(length));
    std::vector<T> values(static_cast<size_t>(length));
    for (int64_t start = 0; start < count; start += length) {
      const T* row = all.data() + start;
      std::iota(places.begin(), places.end(), 0);
      // NaNs go last, as NumPy puts them.
      std::stable_sort(places.begin(), places.end(), [row](int64_t i, int64_t j) {
        return row[i] < row[j] || (row[j] != row[j] && row[i] == row[i]);
      });
      for (size_t i = 0; i < places.size(); ++i) values[i] = row[places[i]];
      if (indices)
        std::copy(places.begin(), places.end(), made->data<int64_t>() + start);
      else
        store_block(t.dtype, values.data(), length, made->data<char>() + start * byte_size(t.dtype));
    }
  });
  return contiguous(transposed_view(*made, back), memory);
}

Result<Tensor> Math::take_flat(const Tensor& t, const Tensor& positions) const {
  auto source = contiguous(t, memory);
  if (!source) return source;
  auto made = Tensor::empty(t.dtype, positions.shape, memory);
  if (!made) return made;
  const int64_t width = byte_size(t.dtype);
  const int64_t* from = positions.data<int64_t>();
  for (int64_t i = 0; i < made->element_count(); ++i)
    std::copy_n(source->data<char>() + from[i] * width, width, made->data<char>() + i * width);
  return made;
}

}  // namespace refjit::vm::numpy
