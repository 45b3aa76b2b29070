// Singular values and vectors with the signs that LAPACK's dgesdd gives: Householder bidiagonalisation (after a QR
// decomposition when the matrix is tall), then the implicit QR iteration of dbdsqr (Demmel and Kahan, "Accurate
// singular values of bidiagonal matrices", 1990). Beyond 25 columns LAPACK divides and conquers; values agree there,
// signs may not.
#include <algorithm>
#include <cmath>
#include <vector>

#include "vm/numpy/numpy_objects.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

constexpr double kEps = 0x1p-53;
constexpr double kSafeMin = 0x1p-1022;

/// A dense matrix, row-major.
struct Matrix {
  int64_t rows, columns;
  std::vector<double> values;
  Matrix(int64_t r, int64_t c) : rows(r), columns(c), values(static_cast<size_t>(r * c)) {}
  static Matrix identity(int64_t n, int64_t columns) {
    Matrix made(n, columns);
    for (int64_t i = 0; i < std::min(n, columns); ++i) made.at(i, i) = 1;
    return made;
  }
  double& at(int64_t i, int64_t j) { return values[static_cast<size_t>(i * columns + j)]; }
  double at(int64_t i, int64_t j) const { return values[static_cast<size_t>(i * columns + j)]; }
};

/// An elementary reflector I - tau v v', v[0] = 1, acting on rows (or columns) from `first` on.
struct Reflector {
  int64_t first = 0;
  double tau = 0;
  std::vector<double> v;
};

/// The reflector that turns `x` into (beta, 0, ...); dlarfg.
Reflector reflector(std::vector<double> x, int64_t first, double& beta) {
  Reflector made{first, 0, std::move(x)};
  double norm = 0;
  for (size_t i = 1; i < made.v.size(); ++i) norm = std::hypot(norm, made.v[i]);
  const double alpha = made.v[0];
  beta = alpha;
  made.v[0] = 1;
  if (norm == 0) return made;
  beta = -std::copysign(std::hypot(alpha, norm), alpha);
  made.tau = (beta - alpha) / beta;
  for (size_t i = 1; i < made.v.size(); ++i) made.v[i] /= alpha - beta;
  return made;
}

void apply_left(const Reflector& h, Matrix& a, int64_t from_column = 0) {
  if (h.tau == 0) return;
  for (int64_t j = from_column; j < a.columns; ++j) {
    double sum = 0;
    for (size_t i = 0; i < h.v.size(); ++i) sum += h.v[i] * a.at(h.first + static_cast<int64_t>(i), j);
    for (size_t i = 0; i < h.v.size(); ++i) a.at(h.first + static_cast<int64_t>(i), j) -= h.tau * sum * h.v[i];
  }
}

void apply_right(const Reflector& h, Matrix& a, int64_t from_row = 0) {
  if (h.tau == 0) return;
  for (int64_t i = from_row; i < a.rows; ++i) {
    double sum = 0;
    for (size_t j = 0; j < h.v.size(); ++j) sum += h.v[j] * a.at(i, h.first + static_cast<int64_t>(j));
    for (size_t j = 0; j < h.v.size(); ++j) a.at(i, h.first + static_cast<int64_t>(j)) -= h.tau * sum * h.v[j];
  }
}

std::vector<double> column_of(const Matrix& a, int64_t j, int64_t from) {
  std::vector<double> made;
  for (int64_t i = from; i < a.rows; ++i) made.push_back(a.at(i, j));
  return made;
}
std::vector<double> row_of(const Matrix& a, int64_t i, int64_t from) {
  std::vector<double> made;
  for (int64_t j = from; j < a.columns; ++j) made.push_back(a.at(i, j));
  return made;
}

/// A plane rotation with c f + s g = r; dlartg of LAPACK 3.10 and later.
struct Rotation {
  double c, s;
};
Rotation rotation(double f, double g, double& r) {
  if (g == 0) return r = f, Rotation{1, 0};
  if (f == 0) return r = std::fabs(g), Rotation{0, std::copysign(1.0, g)};
  const double length = std::hypot(f, g);
  r = std::copysign(length, f);
  return {std::fabs(f) / length, g / r};
}

void turn_rows(Matrix& a, int64_t i, Rotation by) {
  for (int64_t k = 0; k < a.columns; ++k) {
    const double x = a.at(i, k), y = a.at(i + 1, k);
    a.at(i, k) = by.c * x + by.s * y;
    a.at(i + 1, k) = by.c * y - by.s * x;
  }
}
void turn_columns(Matrix& a, int64_t j, Rotation by) {
  for (int64_t k = 0; k < a.rows; ++k) {
    const double x = a.at(k, j), y = a.at(k, j + 1);
    a.at(k, j) = by.c * x + by.s * y;
    a.at(k, j + 1) = by.c * y - by.s * x;
  }
}

/// The smaller singular value of [f g; 0 h]; dlas2.
double smaller_of_two(double f, double g, double h) {
  const double fa = std::fabs(f), ga = std::fabs(g), ha = std::fabs(h);
  const double low = std::min(fa, ha), high = std::max(fa, ha);
  if (low == 0) return 0;
  if (ga < high) {
    const double as = 1 + low / high, at = (high - low) / high, au = (ga / high) * (ga / high);
    return low * (2 / (std::sqrt(as * as + au) + std::sqrt(at * at + au)));
  }
  const double au = high / ga;
  if (au == 0) return low * high / ga;
  const double as = 1 + low / high, at = (high - low) / high;
  return 2 * (low * (1 / (std::sqrt(1 + (as * au) * (as * au)) + std::sqrt(1 + (at * au) * (at * au))))) * au;
}

/// The singular value decomposition of [f g; 0 h]; dlasv2.
void decompose_two(double f, double g, double h, double& low, double& high, Rotation& right, Rotation& left) {
  double ft = f, fa = std::fabs(f), ht = h, ha = std::fabs(h);
  const bool swaps = ha > fa;
  int largest = swaps ? 3 : 1;
  if (swaps) std::swap(ft, ht), std::swap(fa, ha);
  const double gt = g, ga = std::fabs(g);
  double clt = 1, crt = 1, slt = 0, srt = 0;
  low = ha, high = fa;
  if (ga != 0) {
    bool is_small = true;
    if (ga > fa) {
      largest = 2;
      if (fa / ga < kEps) {
        is_small = false;
        high = ga;
        low = ha > 1 ? fa / (ga / ha) : (fa / ga) * ha;
        clt = 1, slt = ht / gt, srt = 1, crt = ft / gt;
      }
    }
    if (is_small) {
      const double d = fa - ha;
      double l = d == fa ? 1 : d / fa;
      const double m = gt / ft;
      double t = 2 - l;
      const double mm = m * m, s = std::sqrt(t * t + mm), r = l == 0 ? std::fabs(m) : std::sqrt(l * l + mm);
      const double a = 0.5 * (s + r);
      low = ha / a, high = fa * a;
      if (mm != 0)
        t = (m / (s + t) + m / (r + l)) * (1 + a);
      else
        t = l == 0 ? std::copysign(2.0, ft) * std::copysign(1.0, gt) : gt / std::copysign(d, ft) + m / t;
      l = std::sqrt(t * t + 4);
      crt = 2 / l, srt = t / l, clt = (crt + srt * m) / a, slt = (ht / ft) * srt / a;
    }
  }
  left = swaps ? Rotation{srt, crt} : Rotation{clt, slt};
  right = swaps ? Rotation{slt, clt} : Rotation{crt, srt};
  const auto sign = [](double x) { return std::copysign(1.0, x); };
  const double tsign = largest == 1   ? sign(right.c) * sign(left.c) * sign(f)
                       : largest == 2 ? sign(right.s) * sign(left.c) * sign(g)
                                      : sign(right.s) * sign(left.s) * sign(h);
  high = std::copysign(high, tsign);
  low = std::copysign(low, tsign * sign(f) * sign(h));
}

/// The iteration on an upper bidiagonal matrix: diagonal `d`, superdiagonal `e`; rotations go into `u` and `vt`.
class Iteration {
 public:
  Iteration(std::vector<double>& d, std::vector<double>& e, Matrix& u, Matrix& vt) : d_(d), e_(e), u_(u), vt_(vt) {}

  /// False when it does not converge.
  bool run() {
    const auto n = static_cast<int64_t>(d_.size());
    if (!n) return true;
    set_threshold(n);
    int64_t last = n - 1, previous_low = -1, previous_high = -1;
    bool downwards = true;
    for (int64_t left = 6 * n * n; last > 0;) {
      if (left < 0) return false;
      int64_t low = last;
      double greatest = std::fabs(d_[at(last)]);
      while (low > 0 && std::fabs(e_[at(low - 1)]) > threshold_) {
        --low;
        greatest = std::max({greatest, std::fabs(d_[at(low)]), std::fabs(e_[at(low)])});
      }
      if (low > 0) e_[at(low - 1)] = 0;
      if (low == last) {
        --last;
        continue;
      }
      if (low == last - 1) {
        finish_two(low);
        last -= 2;
        continue;
      }
      if (low > previous_high || last < previous_low) downwards = std::fabs(d_[at(low)]) >= std::fabs(d_[at(last)]);
      double least;
      if (splits(low, last, downwards, least)) continue;
      previous_low = low, previous_high = last;
      step(low, last, downwards, shift_of(low, last, downwards, n, least, greatest));
      left -= last - low;
    }
    order(n);
    return true;
  }

 private:
  static size_t at(int64_t i) { return static_cast<size_t>(i); }

  void set_threshold(int64_t n) {
    tolerance_ = std::max(10.0, std::min(100.0, std::pow(kEps, -0.125))) * kEps;
    double mu = std::fabs(d_[0]), least = mu;
    for (int64_t i = 1; i < n && least != 0; ++i) {
      mu = std::fabs(d_[at(i)]) * (mu / (mu + std::fabs(e_[at(i - 1)])));
      least = std::min(least, mu);
    }
    const double count = static_cast<double>(n);
    threshold_ = std::max(tolerance_ * (least / std::sqrt(count)), 6 * count * count * kSafeMin);
  }

  void finish_two(int64_t i) {
    double low, high;
    Rotation right, left;
    decompose_two(d_[at(i)], e_[at(i)], d_[at(i + 1)], low, high, right, left);
    d_[at(i)] = high, e_[at(i)] = 0, d_[at(i + 1)] = low;
    turn_rows(vt_, i, right);
    turn_columns(u_, i, left);
  }

  /// Whether an element of the superdiagonal is negligible and has been set to zero; `least` bounds the values below.
  bool splits(int64_t low, int64_t last, bool downwards, double& least) {
    const int64_t end = downwards ? last - 1 : low, own = downwards ? last : low;
    least = 0;
    if (std::fabs(e_[at(end)]) <= tolerance_ * std::fabs(d_[at(own)])) return e_[at(end)] = 0, true;
    double mu = std::fabs(d_[at(downwards ? low : last)]);
    least = mu;
    for (int64_t k = 0; k < last - low; ++k) {
      const int64_t i = downwards ? low + k : last - 1 - k;
      if (std::fabs(e_[at(i)]) <= tolerance_ * mu) return e_[at(i)] = 0, true;
      mu = std::fabs(d_[at(downwards ? i + 1 : i)]) * (mu / (mu + std::fabs(e_[at(i)])));
      least = std::min(least, mu);
    }
    return false;
  }

  double shift_of(int64_t low, int64_t last, bool downwards, int64_t n, double least, double greatest) const {
    if (static_cast<double>(n) * tolerance_ * (least / greatest) <= std::max(kEps, 0.01 * tolerance_)) return 0;
    const double first = std::fabs(d_[at(downwards ? low : last)]);
    const int64_t i = downwards ? last - 1 : low;
    const double shift = smaller_of_two(d_[at(i)], e_[at(i)], d_[at(i + 1)]);
    return first > 0 && (shift / first) * (shift / first) < kEps ? 0 : shift;
  }

  void step(int64_t low, int64_t last, bool downwards, double shift) {
    std::vector<Rotation> ours, others;
    if (shift == 0)
      plain_step(low, last, downwards, ours, others);
    else
      shifted_step(low, last, downwards, shift, ours, others);
    const int64_t end = downwards ? last - 1 : low;
    if (std::fabs(e_[at(end)]) <= threshold_) e_[at(end)] = 0;
    for (size_t k = 0; k < ours.size(); ++k) {
      if (downwards) {
        turn_rows(vt_, low + static_cast<int64_t>(k), ours[k]);
        turn_columns(u_, low + static_cast<int64_t>(k), others[k]);
      } else {
        const int64_t i = last - 1 - static_cast<int64_t>(k);
        turn_rows(vt_, i, {others[k].c, -others[k].s});
        turn_columns(u_, i, {ours[k].c, -ours[k].s});
      }
    }
  }

  /// The zero-shift step, which keeps small values accurate.
  void plain_step(int64_t low, int64_t last, bool downwards, std::vector<Rotation>& ours,
                  std::vector<Rotation>& others) {
    Rotation now{1, 0}, old{1, 0};
    double r;
    for (int64_t k = 0; k < last - low; ++k) {
      const int64_t i = downwards ? low + k : last - k;
      const int64_t next = downwards ? i + 1 : i - 1, between = downwards ? i : i - 1;
      now = rotation(d_[at(i)] * now.c, e_[at(between)], r);
      if (k) e_[at(downwards ? i - 1 : i)] = old.s * r;
      old = rotation(old.c * r, d_[at(next)] * now.s, d_[at(i)]);
      ours.push_back(now);
      others.push_back(old);
    }
    const int64_t end = downwards ? last : low;
    const double h = d_[at(end)] * now.c;
    d_[at(end)] = h * old.c;
    e_[at(downwards ? last - 1 : low)] = h * old.s;
  }

  void shifted_step(int64_t low, int64_t last, bool downwards, double shift, std::vector<Rotation>& ours,
                    std::vector<Rotation>& others) {
    const int64_t start = downwards ? low : last;
    const double first = d_[at(start)];
    double f = (std::fabs(first) - shift) * (std::copysign(1.0, first) + shift / first);
    double g = e_[at(downwards ? low : last - 1)], r;
    for (int64_t k = 0; k < last - low; ++k) {
      const int64_t i = downwards ? low + k : last - k;
      const int64_t next = downwards ? i + 1 : i - 1, between = downwards ? i : i - 1;
      Rotation by = rotation(f, g, r);
      if (k) e_[at(downwards ? i - 1 : i)] = r;
      ours.push_back(by);
      f = by.c * d_[at(i)] + by.s * e_[at(between)];
      e_[at(between)] = by.c * e_[at(between)] - by.s * d_[at(i)];
      g = by.s * d_[at(next)];
      d_[at(next)] *= by.c;
      by = rotation(f, g, r);
      d_[at(i)] = r;
      f = by.c * e_[at(between)] + by.s * d_[at(next)];
      d_[at(next)] = by.c * d_[at(next)] - by.s * e_[at(between)];
      if (k + 1 < last - low) {
        const int64_t beyond = downwards ? i + 1 : i - 2;
        g = by.s * e_[at(beyond)];
        e_[at(beyond)] *= by.c;
      }
      others.push_back(by);
    }
    e_[at(downwards ? last - 1 : low)] = f;
  }

  /// Positive values, greatest first.
  void order(int64_t n) {
    for (int64_t i = 0; i < n; ++i) {
      if (d_[at(i)] >= 0 && !std::signbit(d_[at(i)])) continue;
      d_[at(i)] = -d_[at(i)];
      for (int64_t k = 0; k < vt_.columns; ++k) vt_.at(i, k) = -vt_.at(i, k);
    }
    for (int64_t end = n - 1; end > 0; --end) {
      int64_t least = 0;
      for (int64_t j = 1; j <= end; ++j)
        if (d_[at(j)] <= d_[at(least)]) least = j;
      if (least == end) continue;
      std::swap(d_[at(least)], d_[at(end)]);
      for (int64_t k = 0; k < vt_.columns; ++k) std::swap(vt_.at(least, k), vt_.at(end, k));
      for (int64_t k = 0; k < u_.rows; ++k) std::swap(u_.at(k, least), u_.at(k, end));
    }
  }

  std::vector<double>& d_;
  std::vector<double>& e_;
  Matrix& u_;
  Matrix& vt_;
  double tolerance_ = 0, threshold_ = 0;
};

/// Reflectors on either side that leave a matrix bidiagonal: upper, or lower when it is wide (dgebd2).
struct Bidiagonal {
  std::vector<Reflector> left, right;
  std::vector<double> d, e;

  explicit Bidiagonal(Matrix a) {
    const int64_t count = std::min(a.rows, a.columns);
    const bool is_lower = a.rows < a.columns;
    d.resize(static_cast<size_t>(count));
    e.resize(static_cast<size_t>(std::max<int64_t>(count - 1, 0)));
    for (int64_t i = 0; i < count; ++i) {
      double& diagonal = d[static_cast<size_t>(i)];
      if (is_lower) {
        right.push_back(reflector(row_of(a, i, i), i, diagonal));
        apply_right(right.back(), a, i);
        if (i + 1 == count) break;
        left.push_back(reflector(column_of(a, i, i + 1), i + 1, e[static_cast<size_t>(i)]));
        apply_left(left.back(), a, i);
      } else {
        left.push_back(reflector(column_of(a, i, i), i, diagonal));
        apply_left(left.back(), a, i);
        if (i + 1 == count) break;
        right.push_back(reflector(row_of(a, i, i + 1), i + 1, e[static_cast<size_t>(i)]));
        apply_right(right.back(), a, i);
      }
    }
  }
};

/// The triangle that is left of a tall matrix, or of a wide one from the other side, and the reflectors that leave it.
Matrix triangle_of(Matrix a, std::vector<Reflector>& before) {
  const int64_t count = std::min(a.rows, a.columns);
  const bool is_tall = a.rows > a.columns;
  double unused;
  for (int64_t i = 0; i < count; ++i) {
    before.push_back(reflector(is_tall ? column_of(a, i, i) : row_of(a, i, i), i, unused));
    is_tall ? apply_left(before.back(), a, i) : apply_right(before.back(), a, i);
  }
  Matrix made(count, count);
  for (int64_t i = 0; i < count; ++i)
    for (int64_t j = 0; j < count; ++j)
      if (is_tall ? j >= i : j <= i) made.at(i, j) = a.at(i, j);
  return made;
}

/// Turns a lower bidiagonal matrix into an upper one, and gives the rotations that did it.
std::vector<Rotation> turn_upper(std::vector<double>& d, std::vector<double>& e) {
  std::vector<Rotation> made;
  for (size_t i = 0; i < e.size(); ++i) {
    double r;
    made.push_back(rotation(d[i], e[i], r));
    d[i] = r;
    e[i] = made.back().s * d[i + 1];
    d[i + 1] *= made.back().c;
  }
  return made;
}

/// a = u diag(values) vt; `is_full`: u and vt are square. False: the iteration does not converge.
bool decompose(Matrix a, bool is_full, Matrix& u, std::vector<double>& values, Matrix& vt) {
  const int64_t m = a.rows, n = a.columns, count = std::min(m, n);
  std::vector<Reflector> before;
  if (m != n && std::max(m, n) >= count * 11 / 6) a = triangle_of(std::move(a), before);
  const bool is_lower = a.rows < a.columns;
  Bidiagonal b(std::move(a));
  Matrix core = Matrix::identity(count, count), core_vt = Matrix::identity(count, count);
  const std::vector<Rotation> turned = is_lower ? turn_upper(b.d, b.e) : std::vector<Rotation>();
  if (count == 1) {
    core.at(0, 0) = std::copysign(1.0, b.d[0]);  // of a single value the sign stays on the left
    b.d[0] = std::fabs(b.d[0]);
  } else if (!Iteration(b.d, b.e, core, core_vt).run()) {
    return false;
  }
  for (int64_t i = static_cast<int64_t>(turned.size()); i-- > 0;)
    turn_rows(core, i, {turned[static_cast<size_t>(i)].c, -turned[static_cast<size_t>(i)].s});
  u = Matrix::identity(m, is_full ? m : count);
  vt = Matrix::identity(is_full ? n : count, n);
  for (int64_t i = 0; i < count; ++i)
    for (int64_t j = 0; j < count; ++j) u.at(i, j) = core.at(i, j), vt.at(i, j) = core_vt.at(i, j);
  for (auto h = b.left.rbegin(); h != b.left.rend(); ++h) apply_left(*h, u);
  for (auto h = b.right.rbegin(); h != b.right.rend(); ++h) apply_right(*h, vt);
  for (auto h = before.rbegin(); h != before.rend(); ++h) m > n ? apply_left(*h, u) : apply_right(*h, vt);
  values = std::move(b.d);
  return true;
}

Ref as_array(Vm& vm, const Matrix& a) {
  return new_array(vm, Tensor::copy_of(DType::Float64, {a.rows, a.columns}, a.values.data()));
}

/// _svd(a, is_full): (u, s, vt) of a matrix of floats; None when the iteration does not converge.
Ref svd(Vm& vm, Args args) {
  Tensor t;
  bool is_full = false;
  if (!to_tensor(vm, args[0], DType::Float64, t) || !vm.truth(args[1], is_full)) return {};
  auto flat = contiguous(t);
  if (!flat) return vm.raise(flat.error());
  Matrix a(t.shape[0], t.shape[1]), u(0, 0), vt(0, 0);
  std::copy_n(flat->data<double>(), a.values.size(), a.values.begin());
  std::vector<double> values;
  for (double v : a.values)
    if (!std::isfinite(v)) return Ref(kNone);
  if (!decompose(std::move(a), is_full, u, values, vt)) return Ref(kNone);
  Ref parts[] = {as_array(vm, u),
                 new_array(vm, Tensor::copy_of(DType::Float64, {static_cast<int64_t>(values.size())}, values.data())),
                 as_array(vm, vt)};
  if (!parts[0] || !parts[1] || !parts[2]) return {};
  return vm.tuple(std::vector<Value>{parts[0].get(), parts[1].get(), parts[2].get()});
}

const NativeDef kFunctions[] = {{"_svd", "a, is_full, /", svd}};

}  // namespace

std::span<const NativeDef> singular_functions() { return kFunctions; }

}  // namespace refjit::vm::numpy
