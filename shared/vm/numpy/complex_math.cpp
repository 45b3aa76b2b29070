#include "vm/numpy/complex_math.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "vm/numpy/math_functions.h"

namespace refjit::vm::numpy {
namespace {

/// Two floats as they lie in memory. std::complex is not used: its products call the C library for NaNs.
template <class T>
struct Number {
  T re, im;
};
using Wide = Number<double>;

constexpr double kLog2 = 0.6931471805599453094, kLog10 = 2.302585092994045684;

template <class T>
Number<T> plus(Number<T> a, Number<T> b) {
  return {a.re + b.re, a.im + b.im};
}
template <class T>
Number<T> minus(Number<T> a, Number<T> b) {
  return {a.re - b.re, a.im - b.im};
}
template <class T>
Number<T> times(Number<T> a, Number<T> b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
/// Smith's method, in NumPy's order of operations.
template <class T>
Number<T> over(Number<T> a, Number<T> b) {
  const T size_re = std::fabs(b.re), size_im = std::fabs(b.im);
  if (size_re >= size_im) {
    if (size_re == 0 && size_im == 0) return {a.re / size_re, a.im / size_re};
    const T ratio = b.im / b.re, scale = T(1) / (b.re + b.im * ratio);
    return {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
  }
  const T ratio = b.re / b.im, scale = T(1) / (b.im + b.re * ratio);
  return {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
}

double function(UnaryKind kind, double x) { return math_unary(kind, x); }

/// |z| without overflow on the way.
double modulus(Wide z) {
  const double x = std::fabs(z.re), y = std::fabs(z.im);
  if (std::isinf(x) || std::isinf(y)) return std::numeric_limits<double>::infinity();
  const double large = std::max(x, y), small = std::min(x, y);
  if (!(large > 0) || large != large || small != small) return x + y;
  if (large < 1e150 && small > 1e-150) return std::sqrt(large * large + small * small);
  const double ratio = small / large;
  return large * std::sqrt(1 + ratio * ratio);
}

Wide exponential(Wide z) {
  const double size = function(UnaryKind::Exp, z.re);
  if (z.im == 0) return {size, z.im};
  return {size * function(UnaryKind::Cos, z.im), size * function(UnaryKind::Sin, z.im)};
}

Wide logarithm(Wide z) {
  const double x = std::fabs(z.re), y = std::fabs(z.im), large = std::max(x, y), small = std::min(x, y);
  double size;
  if (large > 0.5 && large < 2 && std::isfinite(small)) {  // near 1 the logarithm of the square keeps its digits
    size = 0.5 * function(UnaryKind::Log1p, (large - 1) * (large + 1) + small * small);
  } else {
    size = math_log(modulus(z));
  }
  return {size, math_atan2(z.im, z.re)};
}

Wide root(Wide z) {
  if (z.re == 0 && z.im == 0) return {0, z.im};
  if (std::isinf(z.im)) return {std::fabs(z.im), z.im};
  const double size = modulus(z);
  if (z.re >= 0) {
    const double t = std::sqrt((z.re + size) * 0.5);
    return {t, z.im / (2 * t)};
  }
  const double t = std::sqrt((size - z.re) * 0.5);
  return {std::fabs(z.im) / (2 * t), std::copysign(t, z.im)};
}

Wide hyperbolic_sine(Wide z) {
  const double cosine = z.im == 0 ? 1 : function(UnaryKind::Cos, z.im),
               sine = z.im == 0 ? z.im : function(UnaryKind::Sin, z.im);
  return {function(UnaryKind::Sinh, z.re) * cosine, function(UnaryKind::Cosh, z.re) * sine};
}
Wide hyperbolic_cosine(Wide z) {
  const double cosine = z.im == 0 ? 1 : function(UnaryKind::Cos, z.im),
               sine = z.im == 0 ? z.im : function(UnaryKind::Sin, z.im);
  return {function(UnaryKind::Cosh, z.re) * cosine, function(UnaryKind::Sinh, z.re) * sine};
}
Wide hyperbolic_tangent(Wide z) {
  if (std::fabs(z.re) > 22) {
    const double small = 4 * function(UnaryKind::Sin, z.im) * function(UnaryKind::Cos, z.im) *
                         function(UnaryKind::Exp, -2 * std::fabs(z.re));
    return {std::copysign(1.0, z.re), small};
  }
  const double t = function(UnaryKind::Tan, z.im), s = function(UnaryKind::Sinh, z.re), beta = 1 + t * t;
  const double rho = std::sqrt(1 + s * s), denominator = 1 + beta * s * s;
  return {beta * rho * s / denominator, t / denominator};
}
/// i z and -i z carry the functions of angles over to the hyperbolic ones.
Wide turned(Wide z) { return {-z.im, z.re}; }
Wide turned_back(Wide z) { return {z.im, -z.re}; }

Wide inverse_hyperbolic_sine(Wide z) {
  // log(z + sqrt(z^2 + 1)), by square roots of 1 +- i z for the branch cuts (Kahan)
  const Wide a = root({1 + z.im, -z.re}), b = root({1 - z.im, z.re});
  const double real = a.re * b.im - a.im * b.re;  // Im(conj(a) b)
  const double product = a.re * b.re - a.im * b.im;
  return {function(UnaryKind::Arcsinh, real), math_atan2(z.im, product)};
}
Wide inverse_sine(Wide z) { return turned_back(inverse_hyperbolic_sine(turned(z))); }
Wide inverse_cosine(Wide z) {
  const Wide a = root({1 - z.re, -z.im}), b = root({1 + z.re, z.im});
  return {2 * math_atan2(a.re, b.re), function(UnaryKind::Arcsinh, b.re * a.im - b.im * a.re)};
}
Wide inverse_hyperbolic_cosine(Wide z) {
  const Wide a = root({z.re - 1, z.im}), b = root({z.re + 1, z.im});
  return {function(UnaryKind::Arcsinh, a.re * b.re + a.im * b.im), 2 * math_atan2(a.im, b.re)};
}
Wide inverse_hyperbolic_tangent(Wide z) {
  const double y2 = z.im * z.im, away = 1 - z.re;
  const double real = 0.25 * function(UnaryKind::Log1p, 4 * z.re / (away * away + y2));
  return {real, 0.5 * math_atan2(2 * z.im, away * (1 + z.re) - y2)};
}
Wide inverse_tangent(Wide z) { return turned_back(inverse_hyperbolic_tangent(turned(z))); }

Wide power(Wide a, Wide b) {
  if (b.re == 0 && b.im == 0) return {1, 0};
  if (a.re == 0 && a.im == 0) {
    if (b.re > 0 && b.im == 0) return {0, 0};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    return {nan, nan};
  }
  if (b.im == 0 && b.re == std::trunc(b.re) && std::fabs(b.re) < 100) {
    const int n = static_cast<int>(b.re);
    if (n == 1) return a;
    if (n == 2) return times(a, a);
    if (n == 3) return times(a, times(a, a));
    Wide result{1, 0}, square = a;
    for (int rest = n < 0 ? -n : n;;) {
      if (rest & 1) result = times(result, square);
      rest >>= 1;
      if (!rest) break;
      square = times(square, square);
    }
    return n < 0 ? over({1, 0}, result) : result;
  }
  return exponential(times(b, logarithm(a)));
}

template <class T>
Number<T> narrow(Wide z) {
  return {static_cast<T>(z.re), static_cast<T>(z.im)};
}
template <class T>
Wide widen(Number<T> z) {
  return {static_cast<double>(z.re), static_cast<double>(z.im)};
}

template <class T>
bool is_nan(Number<T> z) {
  return z.re != z.re || z.im != z.im;
}
/// NumPy's order: by real part, then by imaginary part.
template <class T>
bool is_less(Number<T> a, Number<T> b) {
  return a.re < b.re || (a.re == b.re && a.im < b.im);
}
template <class T>
bool is_true(Number<T> z) {
  return z.re != 0 || z.im != 0;
}
template <class T>
bool is_before(Number<T> a, Number<T> b) {
  if (is_nan(a) || is_nan(b)) return !is_nan(a) && is_nan(b);
  return is_less(a, b);
}

template <class T>
Number<T> arithmetic(BinaryKind kind, Number<T> a, Number<T> b) {
  switch (kind) {
    case BinaryKind::Add:
      return plus(a, b);
    case BinaryKind::Subtract:
      return minus(a, b);
    case BinaryKind::Multiply:
      return times(a, b);
    case BinaryKind::Divide:
      return over(a, b);
    case BinaryKind::Power:
      return narrow<T>(power(widen(a), widen(b)));
    case BinaryKind::Maximum:
      return is_nan(a) ? a : is_nan(b) || is_less(a, b) ? b : a;
    default:
      return is_nan(a) ? a : is_nan(b) || is_less(b, a) ? b : a;
  }
}

template <class T>
bool predicate(BinaryKind kind, Number<T> a, Number<T> b) {
  const bool is_same = a.re == b.re && a.im == b.im;
  switch (kind) {
    case BinaryKind::Less:
      return is_less(a, b);
    case BinaryKind::LessEqual:
      return is_less(a, b) || is_same;
    case BinaryKind::Equal:
      return is_same;
    case BinaryKind::NotEqual:
      return !is_same;
    case BinaryKind::Greater:
      return is_less(b, a);
    case BinaryKind::GreaterEqual:
      return is_less(b, a) || is_same;
    case BinaryKind::LogicalAnd:
      return is_true(a) && is_true(b);
    case BinaryKind::LogicalOr:
      return is_true(a) || is_true(b);
    default:
      return is_true(a) != is_true(b);
  }
}

Wide elementary(UnaryKind kind, Wide z) {
  switch (kind) {
    case UnaryKind::Sqrt:
      return root(z);
    case UnaryKind::Exp:
      return exponential(z);
    case UnaryKind::Expm1: {
      const double half = function(UnaryKind::Sin, z.im / 2), size = function(UnaryKind::Exp, z.re);
      return {function(UnaryKind::Expm1, z.re) * function(UnaryKind::Cos, z.im) - 2 * half * half,
              size * function(UnaryKind::Sin, z.im)};
    }
    case UnaryKind::Exp2:
      return exponential({z.re * kLog2, z.im * kLog2});
    case UnaryKind::Log:
      return logarithm(z);
    case UnaryKind::Log2:
    case UnaryKind::Log10: {
      const Wide log = logarithm(z);
      const double scale = 1 / (kind == UnaryKind::Log2 ? kLog2 : kLog10);
      return {log.re * scale, log.im * scale};
    }
    case UnaryKind::Log1p:
      return {math_log(modulus({z.re + 1, z.im})), math_atan2(z.im, z.re + 1)};
    case UnaryKind::Sin:
      return turned_back(hyperbolic_sine(turned(z)));
    case UnaryKind::Cos:
      return hyperbolic_cosine(turned(z));
    case UnaryKind::Tan:
      return turned_back(hyperbolic_tangent(turned(z)));
    case UnaryKind::Arcsin:
      return inverse_sine(z);
    case UnaryKind::Arccos:
      return inverse_cosine(z);
    case UnaryKind::Arctan:
      return inverse_tangent(z);
    case UnaryKind::Sinh:
      return hyperbolic_sine(z);
    case UnaryKind::Cosh:
      return hyperbolic_cosine(z);
    case UnaryKind::Tanh:
      return hyperbolic_tangent(z);
    case UnaryKind::Arcsinh:
      return inverse_hyperbolic_sine(z);
    case UnaryKind::Arccosh:
      return inverse_hyperbolic_cosine(z);
    default:
      return inverse_hyperbolic_tangent(z);
  }
}

template <class T>
Number<T> value_of(UnaryKind kind, Number<T> z) {
  switch (kind) {
    case UnaryKind::Negative:
      return {-z.re, -z.im};
    case UnaryKind::Positive:
      return z;
    case UnaryKind::Conjugate:
      return {z.re, -z.im};
    case UnaryKind::Square:
      return times(z, z);
    case UnaryKind::Reciprocal: {
      if (std::fabs(z.im) <= std::fabs(z.re)) {
        const T ratio = z.im / z.re, scale = z.re + z.im * ratio;
        return {1 / scale, -ratio / scale};
      }
      const T ratio = z.re / z.im, scale = z.re * ratio + z.im;
      return {ratio / scale, -1 / scale};
    }
    case UnaryKind::Sign: {
      const Number<T> zero{0, 0};
      if (is_nan(z)) return {std::numeric_limits<T>::quiet_NaN(), 0};
      return {is_less(zero, z) ? T(1) : is_less(z, zero) ? T(-1) : T(0), 0};
    }
    case UnaryKind::Rint:
      return {std::nearbyint(z.re), std::nearbyint(z.im)};
    default:
      return narrow<T>(elementary(kind, widen(z)));
  }
}

template <class T>
bool unary_predicate(UnaryKind kind, Number<T> z) {
  switch (kind) {
    case UnaryKind::IsNan:
      return is_nan(z);
    case UnaryKind::IsInf:
      return std::isinf(z.re) || std::isinf(z.im);
    case UnaryKind::IsFinite:
      return std::isfinite(z.re) && std::isfinite(z.im);
    default:
      return !is_true(z);
  }
}

template <class T>
Number<T> combine(ReduceKind kind, Number<T> a, Number<T> b) {
  switch (kind) {
    case ReduceKind::Sum:
      return plus(a, b);
    case ReduceKind::Prod:
      return times(a, b);
    case ReduceKind::Max:
      return arithmetic(BinaryKind::Maximum, a, b);
    case ReduceKind::Min:
      return arithmetic(BinaryKind::Minimum, a, b);
    case ReduceKind::All:
      return {T(is_true(a) && is_true(b)), 0};
    default:
      return {T(is_true(a) || is_true(b)), 0};
  }
}

/// NumPy's pairwise sum of complex numbers: four running sums in blocks of 64. Depth is log2 of the count.
template <class T>
Number<T> pairwise_sum(const Number<T>* x, int64_t n) {
  if (n < 4) {
    Number<T> sum{T(-0.0), T(-0.0)};
    for (int64_t i = 0; i < n; ++i) sum = plus(sum, x[i]);
    return sum;
  }
  if (n <= 64) {
    Number<T> r[4] = {x[0], x[1], x[2], x[3]};
    int64_t i = 4;
    for (; i < n - n % 4; i += 4)
      for (int k = 0; k < 4; ++k) r[k] = plus(r[k], x[i + k]);
    Number<T> sum = plus(plus(r[0], r[1]), plus(r[2], r[3]));
    for (; i < n; ++i) sum = plus(sum, x[i]);
    return sum;
  }
  int64_t half = n / 2;
  half -= half % 4;
  return plus(pairwise_sum(x, half), pairwise_sum(x + half, n - half));
}

/// Calls `body(T{})` with the type of the parts of `dtype`.
template <class Body>
auto with_parts(DType dtype, Body&& body) {
  return dtype == DType::Complex64 ? body(float{}) : body(double{});
}

/// Contiguous elements of `t` in `dtype`, broadcast to `shape`.
Result<Tensor> prepared(Memory& memory, const Tensor& t, DType dtype, const Shape& shape) {
  auto converted = Math{memory}.cast(t, dtype);
  if (!converted) return converted;
  return contiguous(broadcast_view(*converted, shape), memory);
}

}  // namespace

bool has_complex_loop(BinaryKind kind) {
  return kind <= BinaryKind::Divide || kind == BinaryKind::Power || kind == BinaryKind::Maximum ||
         kind == BinaryKind::Minimum || is_predicate(kind);
}

bool has_complex_loop(UnaryKind kind) {
  switch (kind) {
    case UnaryKind::Invert:
    case UnaryKind::Fabs:
    case UnaryKind::Cbrt:
    case UnaryKind::Floor:
    case UnaryKind::Ceil:
    case UnaryKind::Trunc:
    case UnaryKind::SignBit:
      return false;
    default:
      return true;
  }
}

Result<Tensor> complex_binary(Memory& memory, BinaryKind kind, const Tensor& a, const Tensor& b, DType compute,
                              DType out) {
  auto shape = broadcast_shapes(a.shape, b.shape);
  if (!shape) return shape.error();
  auto left = prepared(memory, a, compute, *shape);
  if (!left) return left;
  auto right = prepared(memory, b, compute, *shape);
  if (!right) return right;
  auto made = Tensor::empty(out, *shape, memory);
  if (!made) return made;
  with_parts(compute, [&](auto zero) {
    using N = Number<decltype(zero)>;
    const N *x = left->template data<N>(), *y = right->template data<N>();
    const int64_t count = made->element_count();
    if (is_predicate(kind)) {
      for (int64_t i = 0; i < count; ++i) made->template data<bool>()[i] = predicate(kind, x[i], y[i]);
    } else {
      for (int64_t i = 0; i < count; ++i) made->template data<N>()[i] = arithmetic(kind, x[i], y[i]);
    }
  });
  return made;
}

Result<Tensor> complex_unary(Memory& memory, UnaryKind kind, const Tensor& a, DType compute) {
  auto source = Math{memory}.cast(a, compute);
  if (!source) return source;
  const DType part = compute == DType::Complex64 ? DType::Float32 : DType::Float64;
  const DType out = is_predicate(kind) ? DType::Bool : kind == UnaryKind::Absolute ? part : compute;
  auto made = Tensor::empty(out, a.shape, memory);
  if (!made) return made;
  with_parts(compute, [&](auto zero) {
    using T = decltype(zero);
    const auto* x = source->template data<Number<T>>();
    for (int64_t i = 0, count = made->element_count(); i < count; ++i) {
      if (is_predicate(kind))
        made->template data<bool>()[i] = unary_predicate(kind, x[i]);
      else if (kind == UnaryKind::Absolute)
        made->template data<T>()[i] = static_cast<T>(modulus(widen(x[i])));
      else
        made->template data<Number<T>>()[i] = value_of(kind, x[i]);
    }
  });
  return made;
}

void complex_reduce(ReduceKind kind, const Tensor& t, int64_t rows, int64_t length, int64_t run, const Tensor& out) {
  with_parts(t.dtype, [&](auto zero) {
    using T = decltype(zero);
    using N = Number<T>;
    const bool is_logical = kind == ReduceKind::All || kind == ReduceKind::Any;
    const N identity{kind == ReduceKind::Prod || kind == ReduceKind::All ? T(1) : T(0), 0};
    for (int64_t r = 0; r < rows; ++r) {
      const N* row = t.template data<N>() + r * length;
      N value = identity;
      for (int64_t i = 0; i < length; i += run) {
        N part = row[i];
        if (kind == ReduceKind::Sum)
          part = pairwise_sum(row + i, run);
        else
          for (int64_t k = 1; k < run; ++k) part = combine(kind, part, row[i + k]);
        value = i ? combine(kind, value, part) : part;
      }
      if (is_logical)
        out.template data<bool>()[r] = is_true(value);
      else
        out.template data<N>()[r] = value;
    }
  });
}

void complex_cumulative(ReduceKind kind, const Tensor& t, int64_t length) {
  with_parts(t.dtype, [&](auto zero) {
    auto* x = t.template data<Number<decltype(zero)>>();
    for (int64_t i = 0, count = t.element_count(); i < count; ++i)
      if (i % length) x[i] = combine(kind, x[i - 1], x[i]);
  });
}

void complex_matmul(const Tensor& x, const Tensor& y, const Tensor& z, int64_t batches, int64_t m, int64_t k,
                    int64_t n) {
  with_parts(z.dtype, [&](auto zero) {
    using N = Number<decltype(zero)>;
    const N *left = x.template data<N>(), *right = y.template data<N>();
    N* target = z.template data<N>();
    std::fill_n(target, batches * m * n, N{0, 0});
    for (int64_t row = 0; row < batches * m; ++row)
      for (int64_t j = 0; j < k; ++j) {
        const N* other = right + (row / m * k + j) * n;
        for (int64_t c = 0; c < n; ++c)
          target[row * n + c] = plus(target[row * n + c], times(left[row * k + j], other[c]));
      }
  });
}

void complex_order(const Tensor& t, int64_t start, int64_t length, int64_t* places) {
  with_parts(t.dtype, [&](auto zero) {
    const auto* row = t.template data<Number<decltype(zero)>>() + start;
    std::iota(places, places + length, 0);
    std::stable_sort(places, places + length, [row](int64_t i, int64_t j) { return is_before(row[i], row[j]); });
  });
}

int64_t complex_extreme(bool is_max, const Tensor& t, int64_t start, int64_t length) {
  return with_parts(t.dtype, [&](auto zero) {
    const auto* row = t.template data<Number<decltype(zero)>>() + start;
    int64_t best = 0;
    for (int64_t i = 1; i < length && !is_nan(row[best]); ++i)
      if (is_nan(row[i]) || (is_max ? is_less(row[best], row[i]) : is_less(row[i], row[best]))) best = i;
    return best;
  });
}

}  // namespace refjit::vm::numpy
