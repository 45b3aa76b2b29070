// Decompositions of matrices in double: Cholesky's by rows, Householder's (Qr, Geqrf), and singular values by one-sided
// Jacobi rotations. The signs of singular vectors are free; ours follow the rotations.
#include "kernels/decompose.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "kernels/dispatch.h"
#include "kernels/fault.h"
#include "kernels/scalar_exact.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

using Vector = std::vector<double>;

double dot(const double* a, const double* b, int64_t n) {
  double total = 0;
  for (int64_t i = 0; i < n; ++i) total += a[i] * b[i];
  return total;
}

/// Row by row; columns where it says so.
struct Matrix {
  double* row(int64_t i) { return values.data() + i * columns; }
  const double* row(int64_t i) const { return values.data() + i * columns; }
  int64_t rows = 0, columns = 0;
  Vector values;
};

struct DecomposeState final : KernelState {
  int64_t matrices = 1, rows = 0, columns = 0;
  bool is_full = false, has_vectors = true;
  void (*body)(const DecomposeState&, const void* x, void* const* outputs) = nullptr;
  /// What a run computes in: kept, so that later runs allocate nothing.
  enum Place { Loaded, First, Second, Third, Fourth, kPlaces };
  mutable std::array<Matrix, kPlaces> work;
  mutable Vector vector;
  mutable std::vector<int64_t> order;

  Matrix& zeros(Place place, int64_t height, int64_t width) const {
    Matrix& m = work[place];
    m.rows = height;
    m.columns = width;
    m.values.assign(static_cast<size_t>(height * width), 0);
    return m;
  }
  Matrix& identity(Place place, int64_t n) const {
    Matrix& m = zeros(place, n, n);
    for (int64_t i = 0; i < n; ++i) m.row(i)[i] = 1;
    return m;
  }
  template <class T>
  Matrix& load(const void* x, int64_t at) const {
    Matrix& m = zeros(Loaded, rows, columns);
    const T* from = static_cast<const T*>(x) + at * rows * columns;
    std::copy(from, from + rows * columns, m.values.begin());
    return m;
  }
};

/// The first `width` columns of `m` as matrix `at` of an output.
template <class T>
void store(void* output, int64_t at, const Matrix& m, int64_t height, int64_t width) {
  T* to = static_cast<T*>(output) + at * height * width;
  for (int64_t i = 0; i < height; ++i)
    for (int64_t j = 0; j < width; ++j) *to++ = static_cast<T>(m.row(i)[j]);
}

/// The same of a matrix whose rows are those columns.
template <class T>
void store_columns(void* output, int64_t at, const Matrix& m, int64_t height, int64_t width) {
  T* to = static_cast<T*>(output) + at * height * width;
  for (int64_t i = 0; i < height; ++i)
    for (int64_t j = 0; j < width; ++j) *to++ = static_cast<T>(m.row(j)[i]);
}

template <class T>
void cholesky(const DecomposeState& s, const void* x, void* const* outputs) {
  const int64_t n = s.rows;
  for (int64_t at = 0; at < s.matrices; ++at) {
    const Matrix& a = s.load<T>(x, at);
    Matrix& lower = s.zeros(DecomposeState::First, n, n);
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j <= i; ++j) {
        const double rest = a.row(i)[j] - dot(lower.row(i), lower.row(j), j);
        if (i != j) {
          lower.row(i)[j] = rest / lower.row(j)[j];
        } else if (rest > 0) {
          lower.row(i)[i] = exact_sqrt(rest);
        } else {
          note_fault(user_error("ValueError", "For 'Cholesky', the input matrix must be positive definite."));
          lower.row(i)[i] = 1;
        }
      }
    }
    if (s.is_full)
      store_columns<T>(outputs[0], at, lower, n, n);
    else
      store<T>(outputs[0], at, lower, n, n);
  }
}

template <class T>
void qr(const DecomposeState& s, const void* x, void* const* outputs) {
  const int64_t m = s.rows, n = s.columns, least = std::min(m, n), width = s.is_full ? m : least;
  Vector& v = s.vector;
  v.resize(static_cast<size_t>(m));
  for (int64_t at = 0; at < s.matrices; ++at) {
    Matrix &r = s.load<T>(x, at), &q = s.identity(DecomposeState::First, m);
    for (int64_t k = 0; k < least && k < m - 1; ++k) {
      double size = 0;
      for (int64_t i = k; i < m; ++i) size += r.row(i)[k] * r.row(i)[k];
      size = exact_sqrt(size);
      if (size == 0) continue;
      for (int64_t i = k; i < m; ++i) v[static_cast<size_t>(i)] = r.row(i)[k];
      double& head = v[static_cast<size_t>(k)];
      head += head >= 0 ? size : -size;
      const double scale = 2.0 / dot(v.data() + k, v.data() + k, m - k);
      for (int64_t j = 0; j < n; ++j) {
        double along = 0;
        for (int64_t i = k; i < m; ++i) along += v[static_cast<size_t>(i)] * r.row(i)[j];
        along *= scale;
        for (int64_t i = k; i < m; ++i) r.row(i)[j] -= along * v[static_cast<size_t>(i)];
      }
      for (int64_t i = 0; i < m; ++i) {
        const double along = scale * dot(q.row(i) + k, v.data() + k, m - k);
        for (int64_t j = k; j < m; ++j) q.row(i)[j] -= along * v[static_cast<size_t>(j)];
      }
    }
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < std::min(i, n); ++j) r.row(i)[j] = 0;
    store<T>(outputs[0], at, q, m, width);
    store<T>(outputs[1], at, r, width, n);
  }
}

template <class T>
void geqrf(const DecomposeState& s, const void* x, void* const* outputs) {
  const int64_t m = s.rows, n = s.columns, count = std::min(m, n);
  Vector& v = s.vector;
  v.resize(static_cast<size_t>(m));
  T* factors = static_cast<T*>(outputs[1]);
  for (int64_t at = 0; at < s.matrices; ++at, factors += count) {
    Matrix& a = s.load<T>(x, at);
    std::fill(factors, factors + count, T(0));
    for (int64_t k = 0; k < count; ++k) {
      double rest = 0;
      for (int64_t i = k + 1; i < m; ++i) rest += a.row(i)[k] * a.row(i)[k];
      if (rest == 0) continue;
      const double alpha = a.row(k)[k], size = exact_sqrt(alpha * alpha + rest), beta = alpha > 0 ? -size : size;
      const double tau = (beta - alpha) / beta;
      v[static_cast<size_t>(k)] = 1;
      for (int64_t i = k + 1; i < m; ++i) v[static_cast<size_t>(i)] = a.row(i)[k] / (alpha - beta);
      for (int64_t j = k; j < n; ++j) {
        double along = 0;
        for (int64_t i = k; i < m; ++i) along += v[static_cast<size_t>(i)] * a.row(i)[j];
        along *= tau;
        for (int64_t i = k; i < m; ++i) a.row(i)[j] -= along * v[static_cast<size_t>(i)];
      }
      for (int64_t i = k + 1; i < m; ++i) a.row(i)[k] = v[static_cast<size_t>(i)];
      factors[k] = static_cast<T>(tau);
    }
    store<T>(outputs[0], at, a, m, n);
  }
}

/// Rows `first` and `second` of `m`, turned.
void turn(Matrix& m, int64_t first, int64_t second, double cosine, double sine) {
  double *a = m.row(first), *b = m.row(second);
  for (int64_t i = 0; i < m.columns; ++i) {
    const double x = a[i], y = b[i];
    a[i] = cosine * x - sine * y;
    b[i] = sine * x + cosine * y;
  }
}

/// One-sided Jacobi: rows of `columns` (the columns of the matrix) become orthogonal, `v` takes the same turns.
void orthogonalise(Matrix& columns, Matrix& v) {
  constexpr int kSweeps = 60;
  const int64_t n = columns.rows, m = columns.columns;
  bool has_turned = true;
  for (int sweep = 0; sweep < kSweeps && has_turned; ++sweep) {
    has_turned = false;
    for (int64_t p = 0; p + 1 < n; ++p) {
      for (int64_t q = p + 1; q < n; ++q) {
        const double alpha = dot(columns.row(p), columns.row(p), m), beta = dot(columns.row(q), columns.row(q), m);
        const double gamma = dot(columns.row(p), columns.row(q), m);
        // NaN ends it as well.
        if (!(clear_sign(gamma) > 1e-15 * exact_sqrt(alpha * beta))) continue;
        has_turned = true;
        const double zeta = (beta - alpha) / (2 * gamma);
        const double tangent = (zeta >= 0 ? 1.0 : -1.0) / (clear_sign(zeta) + exact_sqrt(1 + zeta * zeta));
        const double cosine = 1 / exact_sqrt(1 + tangent * tangent), sine = cosine * tangent;
        turn(columns, p, q, cosine, sine);
        turn(v, p, q, cosine, sine);
      }
    }
  }
}

/// The first `known` rows are orthonormal; the others become so.
void complete(Matrix& rows, int64_t known) {
  const int64_t length = rows.columns;
  for (int64_t axis = 0; axis < length && known < rows.rows; ++axis) {
    double* candidate = rows.row(known);
    std::fill(candidate, candidate + length, 0.0);
    candidate[axis] = 1;
    for (int pass = 0; pass < 2; ++pass) {
      for (int64_t k = 0; k < known; ++k) {
        const double along = dot(candidate, rows.row(k), length);
        for (int64_t i = 0; i < length; ++i) candidate[i] -= along * rows.row(k)[i];
      }
    }
    const double size = exact_sqrt(dot(candidate, candidate, length));
    if (size <= 1e-8) continue;
    for (int64_t i = 0; i < length; ++i) candidate[i] /= size;
    ++known;
  }
}

template <class T>
void svd(const DecomposeState& s, const void* x, void* const* outputs) {
  const bool is_wide = s.rows < s.columns;
  const int64_t m = std::max(s.rows, s.columns), n = std::min(s.rows, s.columns);
  s.order.resize(static_cast<size_t>(n));
  for (int64_t at = 0; at < s.matrices; ++at) {
    const Matrix& a = s.load<T>(x, at);
    Matrix &columns = s.zeros(DecomposeState::First, n, m), &turns = s.identity(DecomposeState::Second, n);
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < m; ++j) columns.row(i)[j] = is_wide ? a.row(i)[j] : a.row(j)[i];
    orthogonalise(columns, turns);
    Vector& sizes = s.vector;
    sizes.clear();
    for (int64_t i = 0; i < n; ++i) sizes.push_back(exact_sqrt(dot(columns.row(i), columns.row(i), m)));
    std::iota(s.order.begin(), s.order.end(), 0);
    // Not stable_sort, which allocates.
    std::sort(s.order.begin(), s.order.end(), [&](int64_t i, int64_t j) {
      const double left = sizes[static_cast<size_t>(i)], right = sizes[static_cast<size_t>(j)];
      return left != right ? left > right : i < j;
    });
    T* values = static_cast<T*>(outputs[0]) + at * n;
    for (int64_t k = 0; k < n; ++k)
      values[k] = static_cast<T>(sizes[static_cast<size_t>(s.order[static_cast<size_t>(k)])]);
    if (!s.has_vectors) continue;
    const int64_t height = s.is_full ? m : n;
    Matrix &longer = s.zeros(DecomposeState::Third, height, m), &shorter = s.zeros(DecomposeState::Fourth, n, n);
    int64_t known = 0;
    for (int64_t k = 0; k < n; ++k) {
      const int64_t from = s.order[static_cast<size_t>(k)];
      const double size = sizes[static_cast<size_t>(from)];
      std::copy(turns.row(from), turns.row(from) + n, shorter.row(k));
      if (size != 0) known = k + 1;
      for (int64_t i = 0; i < m; ++i) longer.row(k)[i] = size != 0 ? columns.row(from)[i] / size : 0;
    }
    if (s.is_full) complete(longer, known);
    store_columns<T>(outputs[is_wide ? 2 : 1], at, longer, m, height);
    store_columns<T>(outputs[is_wide ? 1 : 2], at, shorter, n, n);
  }
  if (s.has_vectors) return;
  for (int i : {1, 2}) *static_cast<T*>(outputs[i]) = 0;
}

void run_decompose(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const DecomposeState*>(state);
  s.body(s, inputs[0], outputs);
}

enum class Kind { Cholesky, Qr, Geqrf, Svd };

template <Kind kKind>
Result<PreparedKernel> prepare_decompose(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  if ((kKind == Kind::Qr || kKind == Kind::Svd) && is_complex(x.dtype)) return prepare_complex_decompose(request);
  const auto rank = static_cast<uint32_t>(x.shape.size());
  auto s = std::make_shared<DecomposeState>();
  s->rows = x.shape[rank - 2];
  s->columns = x.shape[rank - 1];
  for (uint32_t i = 0; i + 2 < rank; ++i) s->matrices *= x.shape[i];
  s->is_full = request.arguments.size() > 1 && ops::bool_argument(request.arguments, 1).value_or(false);
  s->has_vectors = kKind != Kind::Svd || ops::bool_argument(request.arguments, 2).value_or(true);
  const bool is_served = with_float(x.dtype, [&](auto zero) {
    using T = decltype(zero);
    s->body = kKind == Kind::Cholesky ? cholesky<T>
              : kKind == Kind::Qr     ? qr<T>
              : kKind == Kind::Geqrf  ? geqrf<T>
                                      : svd<T>;
  });
  if (!is_served) return unsupported(request, x.dtype);
  return PreparedKernel{run_decompose, std::move(s)};
}

}  // namespace

Result<PreparedKernel> prepare_cholesky(const Request& request) { return prepare_decompose<Kind::Cholesky>(request); }
Result<PreparedKernel> prepare_qr(const Request& request) { return prepare_decompose<Kind::Qr>(request); }
Result<PreparedKernel> prepare_geqrf(const Request& request) { return prepare_decompose<Kind::Geqrf>(request); }
Result<PreparedKernel> prepare_svd(const Request& request) { return prepare_decompose<Kind::Svd>(request); }

}  // namespace refjit::kernels
