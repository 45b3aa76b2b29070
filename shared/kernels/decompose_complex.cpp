// Decompositions of complex matrices in double: Householder's with real diagonals of r, as MindSpore's, and singular
// values by one-sided Jacobi rotations. The phases of singular vectors are free; ours follow the rotations.
#include <algorithm>
#include <numeric>

#include "kernels/decompose.h"
#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

using Number = Complex128;

Number conj(Number a) { return {a.re, -a.im}; }
double square_of(Number a) { return a.re * a.re + a.im * a.im; }

/// Row by row; columns where it says so.
struct Matrix {
  Matrix(int64_t height, int64_t width) : rows(height), columns(width), values(static_cast<size_t>(height * width)) {}
  Number* row(int64_t i) { return values.data() + i * columns; }
  const Number* row(int64_t i) const { return values.data() + i * columns; }
  void turn_to_identity() {
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j) row(i)[j] = Number(i == j ? 1 : 0);
  }
  int64_t rows, columns;
  std::vector<Number> values;
};

/// The sum of conj(a) b.
Number dot(const Number* a, const Number* b, int64_t n) {
  Number total(0);
  for (int64_t i = 0; i < n; ++i) total = total + conj(a[i]) * b[i];
  return total;
}

struct ComplexState final : KernelState {
  int64_t matrices = 1, rows = 0, columns = 0;
  bool is_full = false, has_vectors = true;
  void (*body)(const ComplexState&, const void* x, void* const* outputs) = nullptr;
};

template <class T>
Matrix load(const ComplexState& s, const void* x, int64_t at) {
  Matrix m(s.rows, s.columns);
  const T* from = static_cast<const T*>(x) + at * s.rows * s.columns;
  for (size_t i = 0; i < m.values.size(); ++i)
    m.values[i] = {static_cast<double>(from[i].re), static_cast<double>(from[i].im)};
  return m;
}

template <class T>
T rounded(Number a) {
  using R = decltype(T::re);
  return {static_cast<R>(a.re), static_cast<R>(a.im)};
}

/// The first `width` columns of `m` as matrix `at` of an output; its rows are those columns where it `is_turned`.
template <class T>
void store(void* output, int64_t at, const Matrix& m, int64_t height, int64_t width, bool is_turned) {
  T* to = static_cast<T*>(output) + at * height * width;
  for (int64_t i = 0; i < height; ++i)
    for (int64_t j = 0; j < width; ++j) *to++ = rounded<T>(is_turned ? m.row(j)[i] : m.row(i)[j]);
}

/// I - factor v v* from the left on the rows of `m` from `k` on; v is 1 and then `tail`.
void reflect(Matrix& m, int64_t k, const std::vector<Number>& tail, Number factor, int64_t first) {
  for (int64_t j = first; j < m.columns; ++j) {
    Number along = m.row(k)[j];
    for (int64_t i = k + 1; i < m.rows; ++i) along = along + conj(tail[static_cast<size_t>(i)]) * m.row(i)[j];
    along = factor * along;
    m.row(k)[j] = m.row(k)[j] - along;
    for (int64_t i = k + 1; i < m.rows; ++i) m.row(i)[j] = m.row(i)[j] - along * tail[static_cast<size_t>(i)];
  }
}

template <class T>
void qr(const ComplexState& s, const void* x, void* const* outputs) {
  const int64_t m = s.rows, n = s.columns, least = std::min(m, n), width = s.is_full ? m : least;
  for (int64_t at = 0; at < s.matrices; ++at) {
    Matrix r = load<T>(s, x, at), q(m, m);
    q.turn_to_identity();
    std::vector<std::vector<Number>> tails;
    std::vector<Number> factors;
    for (int64_t k = 0; k < least; ++k) {
      const Number head = r.row(k)[k];
      double rest = 0;
      for (int64_t i = k + 1; i < m; ++i) rest += square_of(r.row(i)[k]);
      tails.emplace_back(static_cast<size_t>(m), Number(0));
      factors.emplace_back(0);
      if (rest == 0 && head.im == 0) continue;
      const double size = exact_sqrt(square_of(head) + rest), beta = head.re >= 0 ? -size : size;
      for (int64_t i = k + 1; i < m; ++i) tails.back()[static_cast<size_t>(i)] = r.row(i)[k] / (head - Number(beta));
      factors.back() = conj((Number(beta) - head) / Number(beta));
      reflect(r, k, tails.back(), factors.back(), k);
    }
    for (int64_t k = least - 1; k >= 0; --k)
      reflect(q, k, tails[static_cast<size_t>(k)], conj(factors[static_cast<size_t>(k)]), 0);
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < std::min(i, n); ++j) r.row(i)[j] = Number(0);
    for (int64_t i = 0; i < least; ++i) r.row(i)[i].im = 0;
    store<T>(outputs[0], at, q, m, width, false);
    store<T>(outputs[1], at, r, width, n, false);
  }
}

/// Rows `first` and `second` of `m`, the second by a phase, turned.
void turn(Matrix& m, int64_t first, int64_t second, Number phase, double cosine, double sine) {
  Number *a = m.row(first), *b = m.row(second);
  for (int64_t i = 0; i < m.columns; ++i) {
    const Number x = a[i], y = b[i] * phase;
    a[i] = {cosine * x.re - sine * y.re, cosine * x.im - sine * y.im};
    b[i] = {sine * x.re + cosine * y.re, sine * x.im + cosine * y.im};
  }
}

/// Rows of `columns` (the columns of the matrix) become orthogonal, `v` takes the same turns.
void orthogonalise(Matrix& columns, Matrix& v) {
  constexpr int kSweeps = 60;
  const int64_t n = columns.rows, m = columns.columns;
  bool has_turned = true;
  for (int sweep = 0; sweep < kSweeps && has_turned; ++sweep) {
    has_turned = false;
    for (int64_t p = 0; p + 1 < n; ++p) {
      for (int64_t q = p + 1; q < n; ++q) {
        const double alpha = dot(columns.row(p), columns.row(p), m).re,
                     beta = dot(columns.row(q), columns.row(q), m).re;
        const Number along = dot(columns.row(p), columns.row(q), m);
        const double gamma = exact_sqrt(square_of(along));
        // NaN ends it as well.
        if (!(gamma > 1e-15 * exact_sqrt(alpha * beta))) continue;
        has_turned = true;
        const double zeta = (beta - alpha) / (2 * gamma);
        const double tangent = (zeta >= 0 ? 1.0 : -1.0) / (clear_sign(zeta) + exact_sqrt(1 + zeta * zeta));
        const double cosine = 1 / exact_sqrt(1 + tangent * tangent), sine = cosine * tangent;
        const Number phase{along.re / gamma, -along.im / gamma};
        turn(columns, p, q, phase, cosine, sine);
        turn(v, p, q, phase, cosine, sine);
      }
    }
  }
}

/// The first `known` rows are orthonormal; the others become so.
void complete(Matrix& rows, int64_t known) {
  const int64_t length = rows.columns;
  for (int64_t axis = 0; axis < length && known < rows.rows; ++axis) {
    Number* candidate = rows.row(known);
    for (int64_t i = 0; i < length; ++i) candidate[i] = Number(i == axis ? 1 : 0);
    for (int pass = 0; pass < 2; ++pass) {
      for (int64_t k = 0; k < known; ++k) {
        const Number along = dot(rows.row(k), candidate, length);
        for (int64_t i = 0; i < length; ++i) candidate[i] = candidate[i] - along * rows.row(k)[i];
      }
    }
    const double size = exact_sqrt(dot(candidate, candidate, length).re);
    if (size <= 1e-8) continue;
    for (int64_t i = 0; i < length; ++i) candidate[i] = {candidate[i].re / size, candidate[i].im / size};
    ++known;
  }
}

/// x = u diag(s) v*. Of a wide matrix by its adjoint, whose vectors change places.
template <class T>
void svd(const ComplexState& s, const void* x, void* const* outputs) {
  const bool is_wide = s.rows < s.columns;
  const int64_t m = std::max(s.rows, s.columns), n = std::min(s.rows, s.columns);
  std::vector<int64_t> order(static_cast<size_t>(n));
  for (int64_t at = 0; at < s.matrices; ++at) {
    const Matrix a = load<T>(s, x, at);
    Matrix columns(n, m), turns(n, n);
    turns.turn_to_identity();
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < m; ++j) columns.row(i)[j] = is_wide ? conj(a.row(i)[j]) : a.row(j)[i];
    orthogonalise(columns, turns);
    std::vector<double> sizes;
    for (int64_t i = 0; i < n; ++i) sizes.push_back(exact_sqrt(dot(columns.row(i), columns.row(i), m).re));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
      return sizes[static_cast<size_t>(i)] > sizes[static_cast<size_t>(j)];
    });
    T* values = static_cast<T*>(outputs[0]) + at * n;
    for (int64_t k = 0; k < n; ++k) values[k] = rounded<T>(sizes[static_cast<size_t>(order[static_cast<size_t>(k)])]);
    if (!s.has_vectors) continue;
    const int64_t height = s.is_full ? m : n;
    Matrix longer(height, m), shorter(n, n);
    int64_t known = 0;
    for (int64_t k = 0; k < n; ++k) {
      const int64_t from = order[static_cast<size_t>(k)];
      const double size = sizes[static_cast<size_t>(from)];
      std::copy(turns.row(from), turns.row(from) + n, shorter.row(k));
      if (size != 0) known = k + 1;
      for (int64_t i = 0; i < m && size != 0; ++i)
        longer.row(k)[i] = {columns.row(from)[i].re / size, columns.row(from)[i].im / size};
    }
    if (s.is_full) complete(longer, known);
    store<T>(outputs[is_wide ? 2 : 1], at, longer, m, height, true);
    store<T>(outputs[is_wide ? 1 : 2], at, shorter, n, n, true);
  }
  if (s.has_vectors) return;
  for (int i : {1, 2}) *static_cast<T*>(outputs[i]) = T(0);
}

void run_complex(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ComplexState*>(state);
  s.body(s, inputs[0], outputs);
}

}  // namespace

Result<PreparedKernel> prepare_complex_decompose(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  const auto rank = static_cast<uint32_t>(x.shape.size());
  auto s = std::make_shared<ComplexState>();
  s->rows = x.shape[rank - 2];
  s->columns = x.shape[rank - 1];
  for (uint32_t i = 0; i + 2 < rank; ++i) s->matrices *= x.shape[i];
  s->is_full = ops::bool_argument(request.arguments, 1).value_or(false);
  const bool is_svd = request.op.name == "Svd", is_single = x.dtype == DType::Complex64;
  s->has_vectors = !is_svd || ops::bool_argument(request.arguments, 2).value_or(true);
  if (is_svd)
    s->body = is_single ? svd<Complex64> : svd<Complex128>;
  else
    s->body = is_single ? qr<Complex64> : qr<Complex128>;
  return PreparedKernel{run_complex, std::move(s)};
}

}  // namespace refjit::kernels
