// Inverses and determinants by elimination with the largest element of each column as pivot, in double.
#include <algorithm>

#include "kernels/decompose.h"
#include "kernels/dispatch.h"
#include "kernels/scalar_exact.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

struct LinalgState final : KernelState {
  int64_t matrices = 1, n = 0;
  mutable std::vector<double> left, right;
  void (*body)(const LinalgState&, const void* x, void* y) = nullptr;
};

void run_linalg(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const LinalgState*>(state);
  s.body(s, inputs[0], outputs[0]);
}

/// Reduces `left` to the identity, applying the same steps to `right` (n columns; none where it is empty), and gives
/// the determinant. A singular matrix gives 0 and leaves infinities or NaN in `right`.
double eliminate(std::vector<double>& left, std::vector<double>& right, int64_t n) {
  double determinant = 1;
  auto row = [n](std::vector<double>& m, int64_t i) { return m.data() + i * n; };
  const bool has_right = !right.empty();
  for (int64_t k = 0; k < n; ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i < n; ++i) {
      if (clear_sign(row(left, i)[k]) > clear_sign(row(left, pivot)[k])) pivot = i;
    }
    if (pivot != k) {
      std::swap_ranges(row(left, k), row(left, k) + n, row(left, pivot));
      if (has_right) std::swap_ranges(row(right, k), row(right, k) + n, row(right, pivot));
      determinant = -determinant;
    }
    const double head = row(left, k)[k];
    determinant *= head;
    for (int64_t j = 0; j < n; ++j) {
      row(left, k)[j] /= head;
      if (has_right) row(right, k)[j] /= head;
    }
    for (int64_t i = has_right ? 0 : k + 1; i < n; ++i) {
      if (i == k) continue;
      const double factor = row(left, i)[k];
      if (factor == 0) continue;
      for (int64_t j = 0; j < n; ++j) {
        row(left, i)[j] -= factor * row(left, k)[j];
        if (has_right) row(right, i)[j] -= factor * row(right, k)[j];
      }
    }
    if (head == 0 && !has_right) return 0;
  }
  return determinant;
}

template <class T>
void invert(const LinalgState& s, const void* x_data, void* y_data) {
  const T* x = static_cast<const T*>(x_data);
  T* y = static_cast<T*>(y_data);
  const int64_t count = s.n * s.n;
  for (int64_t m = 0; m < s.matrices; ++m, x += count, y += count) {
    s.left.assign(x, x + count);
    s.right.assign(static_cast<size_t>(count), 0);
    for (int64_t i = 0; i < s.n; ++i) s.right[static_cast<size_t>(i * s.n + i)] = 1;
    eliminate(s.left, s.right, s.n);
    for (int64_t i = 0; i < count; ++i) y[i] = static_cast<T>(s.right[static_cast<size_t>(i)]);
  }
}

template <class T>
void determinant(const LinalgState& s, const void* x_data, void* y_data) {
  const T* x = static_cast<const T*>(x_data);
  const int64_t count = s.n * s.n;
  s.right.clear();
  for (int64_t m = 0; m < s.matrices; ++m, x += count) {
    s.left.assign(x, x + count);
    static_cast<T*>(y_data)[m] = static_cast<T>(eliminate(s.left, s.right, s.n));
  }
}

template <bool kIsInverse>
Result<PreparedKernel> prepare_linalg(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = std::make_shared<LinalgState>();
  s->n = x.shape.back();
  for (uint32_t i = 0; i + 2 < x.shape.size(); ++i) s->matrices *= x.shape[i];
  if (kIsInverse && ops::bool_argument(request.arguments, 1).value_or(false))
    return user_error("TypeError", "[MatrixInverse] the reference takes adjoint=False only.");
  const bool is_served = with_float(x.dtype, [&](auto zero) {
    using T = decltype(zero);
    s->body = kIsInverse ? invert<T> : determinant<T>;
  });
  if (!is_served) return unsupported(request, x.dtype);
  return PreparedKernel{run_linalg, std::move(s)};
}

const KernelRow kRows[] = {{"MatrixInverse", prepare_linalg<true>},
                           {"MatrixDeterminant", prepare_linalg<false>},
                           {"Cholesky", prepare_cholesky},
                           {"Qr", prepare_qr},
                           {"Geqrf", prepare_geqrf},
                           {"Svd", prepare_svd}};

}  // namespace

std::span<const KernelRow> linalg_kernels() { return kRows; }

}  // namespace refjit::kernels
