// Inverses and determinants by elimination, in double: the pivots of inverses are the largest of all elements, those of
// determinants the largest of their columns.
#include <algorithm>
#include <limits>
#include <numeric>

#include "kernels/complex_math.h"
#include "kernels/decompose.h"
#include "kernels/dispatch.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

/// A matrix that is eliminated, and what the steps are applied to.
template <class W>
struct Scratch {
  std::vector<W> left, right;
  std::vector<int64_t> columns;  ///< Where the columns of `left` came from.
};

struct LinalgState final : KernelState {
  int64_t matrices = 1, n = 0;
  mutable Scratch<double> real;
  mutable Scratch<Complex128> complex;
  void (*body)(const LinalgState&, const void* x, void* const* outputs) = nullptr;
};

void run_linalg(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const LinalgState*>(state);
  s.body(s, inputs[0], outputs);
}

double size_of(double v) { return clear_sign(v); }
double size_of(Complex128 v) { return ref_hypot(v.re, v.im); }
bool is_zero(double v) { return v == 0; }
bool is_zero(Complex128 v) { return v.re == 0 && v.im == 0; }

/// What is computed with for elements of T.
template <class T>
using Wide = std::conditional_t<kIsComplex<T>, Complex128, double>;

Complex128 widest(Complex64 v) { return {v.re, v.im}; }
Complex128 widest(Complex128 v) { return v; }
double widest(double v) { return v; }

template <class T>
T narrowed(Wide<T> v) {
  if constexpr (kIsComplex<T>) {
    using R = decltype(T::re);
    return {static_cast<R>(v.re), static_cast<R>(v.im)};
  } else {
    return static_cast<T>(v);
  }
}

/// Reduces a matrix to a triangle, up to its first pivot of 0, and calls each(pivot) for the factors of the
/// determinant, swaps of rows (-1) among them.
template <class W, class Each>
void eliminate(std::vector<W>& matrix, int64_t n, Each each) {
  auto row = [&](int64_t i) { return matrix.data() + i * n; };
  for (int64_t k = 0; k < n; ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i < n; ++i) {
      if (size_of(row(i)[k]) > size_of(row(pivot)[k])) pivot = i;
    }
    if (pivot != k) {
      std::swap_ranges(row(k), row(k) + n, row(pivot));
      each(W(-1));
    }
    const W head = row(k)[k];
    each(head);
    if (is_zero(head)) return;
    for (int64_t j = 0; j < n; ++j) row(k)[j] = row(k)[j] / head;
    for (int64_t i = k + 1; i < n; ++i) {
      const W factor = row(i)[k];
      if (is_zero(factor)) continue;
      for (int64_t j = 0; j < n; ++j) row(i)[j] = row(i)[j] - factor * row(k)[j];
    }
  }
}

/// Brings the largest element below and right of (k, k) there, the first of equal ones by columns. False: all are 0.
template <class W>
bool bring_pivot(Scratch<W>& s, int64_t n, int64_t k) {
  int64_t row = k, column = k;
  for (int64_t j = k; j < n; ++j) {
    for (int64_t i = k; i < n; ++i) {
      if (size_of(s.left[static_cast<size_t>(i * n + j)]) > size_of(s.left[static_cast<size_t>(row * n + column)]))
        row = i, column = j;
    }
  }
  if (row != k) {
    std::swap_ranges(s.left.data() + k * n, s.left.data() + k * n + n, s.left.data() + row * n);
    std::swap_ranges(s.right.data() + k * n, s.right.data() + k * n + n, s.right.data() + row * n);
  }
  if (column != k) {
    for (int64_t i = 0; i < n; ++i)
      std::swap(s.left[static_cast<size_t>(i * n + k)], s.left[static_cast<size_t>(i * n + column)]);
    std::swap(s.columns[static_cast<size_t>(k)], s.columns[static_cast<size_t>(column)]);
  }
  return !is_zero(s.left[static_cast<size_t>(k * n + k)]);
}

/// Solves left * y = right for the rows of y that `columns` names, in `right`: the largest of all elements is each
/// pivot. Gives the rank, which counts pivots above `least` times the largest; rows of y beyond it are zero.
template <class W>
int64_t solve_by_rank(Scratch<W>& s, int64_t n, double least) {
  auto row = [n](std::vector<W>& m, int64_t i) { return m.data() + i * n; };
  for (int64_t k = 0; k < n && bring_pivot(s, n, k); ++k) {
    for (int64_t i = k + 1; i < n; ++i) {
      const W factor = row(s.left, i)[k] / row(s.left, k)[k];
      if (is_zero(factor)) continue;
      for (int64_t j = k + 1; j < n; ++j) row(s.left, i)[j] = row(s.left, i)[j] - factor * row(s.left, k)[j];
      for (int64_t j = 0; j < n; ++j) row(s.right, i)[j] = row(s.right, i)[j] - factor * row(s.right, k)[j];
    }
  }
  double largest = 0;
  for (int64_t k = 0; k < n; ++k) largest = std::max(largest, size_of(row(s.left, k)[k]));
  int64_t rank = 0;
  while (rank < n && size_of(row(s.left, rank)[rank]) > largest * least) ++rank;
  for (int64_t i = rank; i-- > 0;) {
    for (int64_t k = i + 1; k < rank; ++k) {
      const W factor = row(s.left, i)[k];
      for (int64_t j = 0; j < n; ++j) row(s.right, i)[j] = row(s.right, i)[j] - factor * row(s.right, k)[j];
    }
    const W head = row(s.left, i)[i];
    for (int64_t j = 0; j < n; ++j) row(s.right, i)[j] = row(s.right, i)[j] / head;
  }
  return rank;
}

template <class T>
Scratch<Wide<T>>& scratch_of(const LinalgState& s) {
  if constexpr (kIsComplex<T>)
    return s.complex;
  else
    return s.real;
}

/// A matrix of T as what is computed with.
template <class T>
void load(std::vector<Wide<T>>& to, const T* x, int64_t count) {
  to.resize(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) to[static_cast<size_t>(i)] = widest(x[i]);
}

/// A singular matrix has what the part of its rank gives, as MindSpore's.
template <class T>
void invert(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  T* y = static_cast<T*>(outputs[0]);
  const int64_t n = s.n, count = n * n;
  constexpr bool kIsSingle = std::is_same_v<T, float> || std::is_same_v<T, Complex64>;
  const double epsilon = kIsSingle ? std::numeric_limits<float>::epsilon() : std::numeric_limits<double>::epsilon();
  auto& scratch = scratch_of<T>(s);
  scratch.columns.resize(static_cast<size_t>(n));
  for (int64_t m = 0; m < s.matrices; ++m, x += count, y += count) {
    load(scratch.left, x, count);
    scratch.right.assign(static_cast<size_t>(count), 0);
    for (int64_t i = 0; i < n; ++i) scratch.right[static_cast<size_t>(i * n + i)] = 1;
    std::iota(scratch.columns.begin(), scratch.columns.end(), 0);
    const int64_t rank = solve_by_rank(scratch, n, epsilon * static_cast<double>(n));
    for (int64_t i = 0; i < n; ++i) {
      T* to = y + scratch.columns[static_cast<size_t>(i)] * n;
      for (int64_t j = 0; j < n; ++j)
        to[j] = i < rank ? narrowed<T>(scratch.right[static_cast<size_t>(i * n + j)]) : T(0);
    }
  }
}

template <class T>
void determinant(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  const int64_t count = s.n * s.n;
  std::vector<Wide<T>>& left = scratch_of<T>(s).left;
  for (int64_t m = 0; m < s.matrices; ++m, x += count) {
    load(left, x, count);
    Wide<T> product(1);
    eliminate(left, s.n, [&](Wide<T> factor) { product = product * factor; });
    static_cast<T*>(outputs[0])[m] = narrowed<T>(product);
  }
}

/// The determinant's direction (0 of a singular matrix) and the logarithm of its size, which may be beyond the dtype.
template <class T>
void log_determinant(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  const int64_t count = s.n * s.n;
  std::vector<Wide<T>>& left = scratch_of<T>(s).left;
  for (int64_t m = 0; m < s.matrices; ++m, x += count) {
    load(left, x, count);
    Wide<T> sign(1);
    double size = 0;
    eliminate(left, s.n, [&](Wide<T> factor) {
      const double length = size_of(factor);
      sign = is_zero(factor) ? Wide<T>(0) : sign * (factor / Wide<T>(length));
      size += ref_log(length);
    });
    static_cast<T*>(outputs[0])[m] = narrowed<T>(sign);
    static_cast<T*>(outputs[1])[m] = narrowed<T>(Wide<T>(size));
  }
}

enum class Task : uint8_t { Invert, Determine, DetermineLog };

template <Task kTask>
Result<PreparedKernel> prepare_linalg(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = std::make_shared<LinalgState>();
  s->n = x.shape.back();
  for (uint32_t i = 0; i + 2 < x.shape.size(); ++i) s->matrices *= x.shape[i];
  if (kTask == Task::Invert && ops::bool_argument(request.arguments, 1).value_or(false))
    return user_error("TypeError", "[MatrixInverse] the reference takes adjoint=False only.");
  const auto choose = [&](auto zero) {
    using T = decltype(zero);
    s->body = kTask == Task::Invert ? invert<T> : kTask == Task::Determine ? determinant<T> : log_determinant<T>;
  };
  if (!with_float(x.dtype, choose) && !with_complex(x.dtype, choose)) return unsupported(request, x.dtype);
  return PreparedKernel{run_linalg, std::move(s)};
}

const KernelRow kRows[] = {{"MatrixInverse", prepare_linalg<Task::Invert>},
                           {"MatrixDeterminant", prepare_linalg<Task::Determine>},
                           {"LogMatrixDeterminant", prepare_linalg<Task::DetermineLog>},
                           {"Cholesky", prepare_cholesky},
                           {"Qr", prepare_qr},
                           {"Geqrf", prepare_geqrf},
                           {"Svd", prepare_svd}};

}  // namespace

std::span<const KernelRow> linalg_kernels() { return kRows; }

}  // namespace refjit::kernels
