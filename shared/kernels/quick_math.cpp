// Method: as scalar_math.cpp's with its tables, but in plain doubles; series near zero, so that no digits cancel.
#include "kernels/quick_math.h"

#include <array>
#include <limits>

#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"
#include "kernels/scalar_math_internal.h"
#include "kernels/scalar_math_tables.h"

namespace refjit::kernels {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kLn2 = 0.6931471805599453, kHalfPi = 1.5707963267948966;
constexpr double kMost = 87;  ///< |x| up to which e^x is a normal float32.

/// 2 atanh(s), |s| < 2^-7: ln((1 + s) / (1 - s)).
double short_log(double s) {
  const double q = s * s;
  return 2 * s * (1 + q * (1.0 / 3 + q * (0.2 + q * (1.0 / 7 + q * (1.0 / 9)))));
}

/// ln(1 + u), u >= 0 or above -1/2.
double log_above(double u) { return clear_sign(u) < 0x1p-6 ? short_log(u / (2 + u)) : quick_log(1 + u); }

/// sinh x, |x| < 0.3.
double short_sinh(double x) {
  const double s = x * x;
  return x * (1 + s / 6 * (1 + s / 20 * (1 + s / 42 * (1 + s / 72 * (1 + s / 110)))));
}

/// atan a, 0 <= a <= 1: from the nearest sixteenth.
double short_atan(double a) {
  static const std::array<double, 17> kSixteenths = [] {
    std::array<double, 17> made{};
    for (int i = 0; i <= 16; ++i) made[static_cast<size_t>(i)] = ref_atan(i / 16.0);
    return made;
  }();
  const double near = round_half_even(a * 16), c = near / 16;
  const double t = (a - c) / (1 + a * c), s = t * t;
  const double rest = t * (1 - s * (1.0 / 3 - s * (0.2 - s * (1.0 / 7 - s * (1.0 / 9 - s / 11)))));
  return kSixteenths[static_cast<size_t>(near)] + rest;
}

double positive_atan(double a) { return a > 1 ? kHalfPi - short_atan(1 / a) : short_atan(a); }

/// (sin r, cos r) and the quadrant of x = r + quadrant * pi / 2; false: x is too large.
bool reduce(double x, double& sine, double& cosine, int& quadrant) {
  if (!(clear_sign(x) < 1e4)) return false;
  const double k = round_half_even(x * (1 / kHalfPi));
  // pi / 2 in two parts, the first so short that its product with k is exact.
  const double r = (x - k * 0x1.921fb544p+0) - k * 0x1.0b4611a626331p-34;
  quadrant = static_cast<int>(static_cast<int64_t>(k) & 3);
  const double s = r * r;
  sine = r * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156 * (1 - s / 210)))))));
  cosine =
      1 -
      s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56 * (1 - s / 90 * (1 - s / 132 * (1 - s / 182 * (1 - s / 240)))))));
  return true;
}

}  // namespace

double quick_exp(double x) {
  if (!(clear_sign(x) < kMost)) return kNone;
  const double k = round_half_even(x * tables::k128OverLn2);
  const double r = (x - k * tables::kLn2Over128[0]) - k * tables::kLn2Over128[1];
  const double p = r + r * r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120))));
  const auto index = static_cast<int64_t>(k);
  const double t = tables::kExp2[index & 127][0];
  const auto scale = static_cast<uint64_t>((index - (index & 127)) / 128 + 1023) << 52;
  return (t + t * p) * __builtin_bit_cast(double, scale);
}
double quick_exp2(double x) { return quick_exp(x * kLn2); }
double quick_expm1(double x) {
  if (clear_sign(x) > 0.05) return quick_exp(x) - 1;
  return x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5 * (1 + x / 6 * (1 + x / 7 * (1 + x / 8)))))));
}

double quick_log(double x) {
  if (!(x > 1e-300 && x < 1e300)) return kNone;
  if (clear_sign(x - 1) < 0x1p-6) return short_log((x - 1) / (x + 1));
  const uint64_t bits = __builtin_bit_cast(uint64_t, x);
  const auto index = static_cast<int>(bits >> 45 & 127);
  const bool is_high = index >= 53;
  const auto k = static_cast<double>(static_cast<int64_t>(bits >> 52) - 1023 + is_high);
  const uint64_t one = uint64_t{1023 - static_cast<uint64_t>(is_high)} << 52;
  const double z = __builtin_bit_cast(double, (bits & ((uint64_t{1} << 52) - 1)) | one);
  const double* t = tables::kLog[index];
  const double r = z * t[0] - 1;
  const double tail = r * r * (-0.5 + r * (1.0 / 3 + r * (-0.25 + r * (0.2 + r * (-1.0 / 6 + r * (1.0 / 7))))));
  return (k * tables::kLn2[0] + t[1]) + (r + (tail + (t[2] + k * tables::kLn2[1])));
}
double quick_log2(double x) { return quick_log(x) * (1 / kLn2); }
double quick_log10(double x) { return quick_log(x) * 0.4342944819032518; }
double quick_log1p(double x) { return x > -1 ? log_above(x) : kNone; }
double quick_pow(double x, double y) { return quick_exp(y * quick_log(x)); }

double quick_sin(double x) {
  double s, c;
  int quadrant;
  if (!reduce(x, s, c, quadrant)) return kNone;
  const double size = quadrant & 1 ? c : s;
  return quadrant & 2 ? -size : size;
}
double quick_cos(double x) {
  double s, c;
  int quadrant;
  if (!reduce(x, s, c, quadrant)) return kNone;
  const double size = quadrant & 1 ? s : c;
  return quadrant == 1 || quadrant == 2 ? -size : size;
}
double quick_tan(double x) {
  double s, c;
  int quadrant;
  if (!reduce(x, s, c, quadrant)) return kNone;
  return quadrant & 1 ? -c / s : s / c;
}

double quick_atan(double x) { return with_sign_of(positive_atan(clear_sign(x)), x); }
double quick_asin(double x) {
  const double a = clear_sign(x);
  return a < 1 ? with_sign_of(positive_atan(a / exact_sqrt((1 - a) * (1 + a))), x) : kNone;
}
double quick_acos(double x) { return clear_sign(x) < 1 ? 2 * positive_atan(exact_sqrt((1 - x) / (1 + x))) : kNone; }

double quick_sinh(double x) {
  if (clear_sign(x) < 0.3) return short_sinh(x);
  const double e = quick_exp(x);
  return (e - 1 / e) / 2;
}
double quick_cosh(double x) {
  const double e = quick_exp(x);
  return (e + 1 / e) / 2;
}
double quick_tanh(double x) {
  const double a = clear_sign(x);
  if (a < 0.3) {
    const double s = short_sinh(x);
    return s / exact_sqrt(1 + s * s);
  }
  return with_sign_of(1 - 2 / (quick_exp(2 * a) + 1), x);
}
double quick_asinh(double x) {
  const double a = clear_sign(x);
  return a < 1e18 ? with_sign_of(log_above(a + a * a / (1 + exact_sqrt(1 + a * a))), x) : kNone;
}
double quick_acosh(double x) {
  const double t = x - 1;
  return t >= 0 && t < 1e18 ? log_above(t + exact_sqrt(t * (t + 2))) : kNone;
}
double quick_atanh(double x) {
  const double a = clear_sign(x);
  return a < 1 ? with_sign_of(log_above(2 * a / (1 - a)) / 2, x) : kNone;
}

}  // namespace refjit::kernels
