#pragma once
// Elementary functions of complex numbers, in double precision by scalar_math.h and rounded once, so their bits are the
// same everywhere. Principal values; cuts as C's. Used by the rows of flat_math.cpp and flat_arithmetic.cpp.
#include <cmath>
#include <limits>

#include "kernels/flat_loop.h"
#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"

namespace refjit::kernels {

inline Complex128 complex_exp(Complex128 z) {
  const double size = ref_exp(z.re);
  if (z.im == 0) return {size, z.im};
  return {size * ref_cos(z.im), size * ref_sin(z.im)};
}
inline Complex128 complex_log(Complex128 z) { return {ref_log(ref_hypot(z.re, z.im)), ref_atan2(z.im, z.re)}; }

inline Complex128 complex_sqrt(Complex128 z) {
  if (z.re == 0 && z.im == 0) return {0, z.im};
  const double size = ref_sqrt((ref_hypot(z.re, z.im) + (z.re < 0 ? -z.re : z.re)) / 2);
  const double other = z.im / (2 * size);
  if (z.re >= 0) return {size, other};
  return std::signbit(z.im) ? Complex128{-other, -size} : Complex128{other, size};
}
inline Complex128 complex_rsqrt(Complex128 z) { return Complex128(1) / complex_sqrt(z); }

inline Complex128 complex_sinh(Complex128 z) {
  return {ref_sinh(z.re) * ref_cos(z.im), ref_cosh(z.re) * ref_sin(z.im)};
}
inline Complex128 complex_cosh(Complex128 z) {
  return {ref_cosh(z.re) * ref_cos(z.im), ref_sinh(z.re) * ref_sin(z.im)};
}
/// By tangents, which stay finite where the sines do not.
inline Complex128 complex_tanh(Complex128 z) {
  const double t = ref_tanh(z.re), u = ref_tan(z.im);
  return Complex128{t, u} / Complex128{1, t * u};
}

/// i z, and what undoes it.
inline Complex128 times_i(Complex128 z) { return {-z.im, z.re}; }
inline Complex128 over_i(Complex128 z) { return {z.im, -z.re}; }

inline Complex128 complex_sin(Complex128 z) { return over_i(complex_sinh(times_i(z))); }
inline Complex128 complex_cos(Complex128 z) { return complex_cosh(times_i(z)); }
inline Complex128 complex_tan(Complex128 z) { return over_i(complex_tanh(times_i(z))); }

inline Complex128 complex_sigmoid(Complex128 z) { return Complex128(1) / (Complex128(1) + complex_exp(-z)); }
/// exp(z) - 1 without loss for small z: (exp(x) - 1) cos y + (cos y - 1), cos y - 1 by the half angle.
inline Complex128 complex_expm1(Complex128 z) {
  const double half = ref_sin(z.im / 2);
  return {ref_expm1(z.re) * ref_cos(z.im) - 2 * half * half, ref_exp(z.re) * ref_sin(z.im)};
}
inline Complex128 complex_log1p(Complex128 z) {
  return {ref_log1p(z.re * (z.re + 2) + z.im * z.im) / 2, ref_atan2(z.im, z.re + 1)};
}

/// Kahan's forms, by square roots of 1 - z and 1 + z,
/// made part by part: a zero keeps its sign, and with it the side of the branch cut.
inline Complex128 complex_asin(Complex128 z) {
  const Complex128 low = complex_sqrt({1 - z.re, -z.im}), high = complex_sqrt({1 + z.re, z.im});
  return {ref_atan2(z.re, low.re * high.re - low.im * high.im), ref_asinh(low.re * high.im - low.im * high.re)};
}
inline Complex128 complex_acos(Complex128 z) {
  const Complex128 low = complex_sqrt({1 - z.re, -z.im}), high = complex_sqrt({1 + z.re, z.im});
  return {2 * ref_atan2(low.re, high.re), ref_asinh(high.re * low.im - high.im * low.re)};
}
inline Complex128 complex_atan(Complex128 z) {
  const Complex128 one(1), difference = complex_log(one - times_i(z)) - complex_log(one + times_i(z));
  // The real part on its own keeps the sign of a zero, and with it the side of the branch cut.
  return {ref_atan2(2 * z.re, (1 - z.re) * (1 + z.re) - z.im * z.im) / 2, difference.re / 2};
}

/// Kahan's, as complex_acos.
inline Complex128 complex_acosh(Complex128 z) {
  const Complex128 low = complex_sqrt({z.re - 1, z.im}), high = complex_sqrt({z.re + 1, z.im});
  return {ref_asinh(low.re * high.re + low.im * high.im), 2 * ref_atan2(low.im, high.re)};
}
inline Complex128 complex_asinh(Complex128 z) { return over_i(complex_asin(times_i(z))); }
inline Complex128 complex_atanh(Complex128 z) { return over_i(complex_atan(times_i(z))); }

/// sin(pi z) / (pi z), 1 at 0.
inline Complex128 complex_sinc(Complex128 z) {
  if (z.re == 0 && z.im == 0) return Complex128(1);
  const Complex128 turned = Complex128(3.14159265358979323846) * z;
  return complex_sin(turned) / turned;
}
inline Complex128 complex_sign(Complex128 z) {
  if (z.re == 0 && z.im == 0) return Complex128(0);
  const double size = ref_hypot(z.re, z.im);
  return {z.re / size, z.im / size};
}

inline Complex128 complex_pow(Complex128 a, Complex128 b) {
  if (b.re == 0 && b.im == 0) return Complex128(1);
  if (a.re == 0 && a.im == 0) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    if (b.re > 0) return Complex128(0);
    return {b.re < 0 && b.im == 0 ? std::numeric_limits<double>::infinity() : kNone, kNone};
  }
  return complex_exp(b * complex_log(a));
}
inline Complex128 complex_xlogy(Complex128 a, Complex128 b) { return a * complex_log(b); }
inline Complex128 complex_div_no_nan(Complex128 a, Complex128 b) {
  return b.re == 0 && b.im == 0 ? Complex128(0) : a / b;
}
/// |a - b|^2
inline Complex128 complex_squared_difference(Complex128 a, Complex128 b) {
  const Complex128 d = a - b;
  return {d.re * d.re + d.im * d.im, 0};
}
/// The floor of the quotient's real part, as MindSpore's kernel.
inline Complex128 complex_floor_divide(Complex128 a, Complex128 b) { return {exact_floor((a / b).re), 0}; }

/// A row's function of two operands for both precisions.
template <Complex128 (*kFunction)(Complex128, Complex128)>
struct OfComplexPair {
  template <class R>
  static Complex<R> of(Complex<R> a, Complex<R> b) {
    const Complex128 y = kFunction({static_cast<double>(a.re), static_cast<double>(a.im)},
                                   {static_cast<double>(b.re), static_cast<double>(b.im)});
    return {static_cast<R>(y.re), static_cast<R>(y.im)};
  }
};

/// A row's function for both precisions.
template <Complex128 (*kFunction)(Complex128)>
struct OfComplex {
  template <class R>
  static Complex<R> of(Complex<R> z) {
    const Complex128 y = kFunction({static_cast<double>(z.re), static_cast<double>(z.im)});
    return {static_cast<R>(y.re), static_cast<R>(y.im)};
  }
};

}  // namespace refjit::kernels
