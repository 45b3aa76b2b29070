// Inverses and determinants by elimination with the largest element of each column as pivot, in double.
#include <algorithm>

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

/// Reduces `left` to the identity, applying the same steps to `right` (n columns; none where it is empty), and calls
/// each(pivot) for the factors of the determinant, swaps of rows (-1) among them. Without `right` a singular matrix
/// ends at its first pivot of 0; with it, infinities or NaN are left there.
template <class W, class Each>
void eliminate(std::vector<W>& left, std::vector<W>& right, int64_t n, Each each) {
  auto row = [n](std::vector<W>& m, int64_t i) { return m.data() + i * n; };
  const bool has_right = !right.empty();
  for (int64_t k = 0; k < n; ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i < n; ++i) {
      if (size_of(row(left, i)[k]) > size_of(row(left, pivot)[k])) pivot = i;
    }
    if (pivot != k) {
      std::swap_ranges(row(left, k), row(left, k) + n, row(left, pivot));
      if (has_right) std::swap_ranges(row(right, k), row(right, k) + n, row(right, pivot));
      each(W(-1));
    }
    const W head = row(left, k)[k];
    each(head);
    if (is_zero(head) && !has_right) return;
    for (int64_t j = 0; j < n; ++j) {
      row(left, k)[j] = row(left, k)[j] / head;
      if (has_right) row(right, k)[j] = row(right, k)[j] / head;
    }
    for (int64_t i = has_right ? 0 : k + 1; i < n; ++i) {
      if (i == k) continue;
      const W factor = row(left, i)[k];
      if (is_zero(factor)) continue;
      for (int64_t j = 0; j < n; ++j) {
        row(left, i)[j] = row(left, i)[j] - factor * row(left, k)[j];
        if (has_right) row(right, i)[j] = row(right, i)[j] - factor * row(right, k)[j];
      }
    }
  }
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

template <class T>
void invert(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  T* y = static_cast<T*>(outputs[0]);
  const int64_t count = s.n * s.n;
  auto& [left, right] = scratch_of<T>(s);
  for (int64_t m = 0; m < s.matrices; ++m, x += count, y += count) {
    load(left, x, count);
    right.assign(static_cast<size_t>(count), 0);
    for (int64_t i = 0; i < s.n; ++i) right[static_cast<size_t>(i * s.n + i)] = 1;
    eliminate(left, right, s.n, [](Wide<T>) {});
    for (int64_t i = 0; i < count; ++i) y[i] = narrowed<T>(right[static_cast<size_t>(i)]);
  }
}

template <class T>
void determinant(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  const int64_t count = s.n * s.n;
  std::vector<Wide<T>>& left = scratch_of<T>(s).left;
  std::vector<Wide<T>> none;
  for (int64_t m = 0; m < s.matrices; ++m, x += count) {
    load(left, x, count);
    Wide<T> product(1);
    eliminate(left, none, s.n, [&](Wide<T> factor) { product = product * factor; });
    static_cast<T*>(outputs[0])[m] = narrowed<T>(product);
  }
}

/// The determinant's direction (0 of a singular matrix) and the logarithm of its size, which may be beyond the dtype.
template <class T>
void log_determinant(const LinalgState& s, const void* x_data, void* const* outputs) {
  const T* x = static_cast<const T*>(x_data);
  const int64_t count = s.n * s.n;
  std::vector<Wide<T>>& left = scratch_of<T>(s).left;
  std::vector<Wide<T>> none;
  for (int64_t m = 0; m < s.matrices; ++m, x += count) {
    load(left, x, count);
    Wide<T> sign(1);
    double size = 0;
    eliminate(left, none, s.n, [&](Wide<T> factor) {
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
