// Exponentials, logarithms, powers and what follows from them. Method: reduce by a table, a short polynomial for the
// rest, and carry high and low parts to the end. Trigonometry stands in scalar_trig.cpp, erf and gamma in
// scalar_special.cpp.
#include "kernels/scalar_math.h"

#include <bit>
#include <limits>

#include "kernels/scalar_exact.h"
#include "kernels/scalar_math_internal.h"
#include "kernels/scalar_math_tables.h"

namespace refjit::kernels {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

bool is_nan(double x) { return x != x; }
bool is_odd_integer(double x) { return clear_sign(x) < 0x1p53 && x == exact_trunc(x) && (static_cast<int64_t>(x) & 1); }

double power_of_two(int64_t exponent) {  // -1022 .. 1023
  return __builtin_bit_cast(double, static_cast<uint64_t>(exponent + 1023) << 52);
}

}  // namespace

double ref_ldexp(double x, int64_t exponent) {
  if (exponent > 2200) exponent = 2200;
  if (exponent < -2200) exponent = -2200;
  while (exponent > 1023) {
    x *= power_of_two(1023);
    exponent -= 1023;
  }
  if (exponent < -1022) {
    // Bring x as low as it goes exactly, so that only the last multiplication rounds.
    int own = 0;
    const double m = ref_frexp(x, own);
    if (m == 0 || m - m != 0) return x;
    const int64_t total = own + exponent;
    if (total > -1022) return m * power_of_two(total / 2) * power_of_two(total - total / 2);
    if (total < -1080) return with_sign_of(0.0, x);
    return (m * power_of_two(total + 1022)) * power_of_two(-1022);
  }
  return x * power_of_two(exponent);
}

double ref_frexp(double x, int& exponent) {
  exponent = 0;
  if (x == 0 || x - x != 0) return x;
  uint64_t bits = __builtin_bit_cast(uint64_t, x);
  if ((bits >> 52 & 0x7ff) == 0) {
    bits = __builtin_bit_cast(uint64_t, x * 0x1p54);
    exponent = -54;
  }
  exponent += static_cast<int>(bits >> 52 & 0x7ff) - 1022;
  return __builtin_bit_cast(double, (bits & ~(uint64_t{0x7ff} << 52)) | (uint64_t{1022} << 52));
}

/// e^(x + low) = (high + low) * 2^exponent; |x| <= 800.
Double2 exp_parts(double x, double x_low, int& exponent) {
  const double k = round_half_even(x * tables::k128OverLn2);
  const double first = x - k * tables::kLn2Over128[0];  // exact: the product has few bits
  const Double2 second = two_sum(first, -(k * tables::kLn2Over128[1]));
  const double r = second.high;
  const double r_low = second.low - k * tables::kLn2Over128[2] + x_low;
  const double tail = r * r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r * (1.0 / 720)))));
  const Double2 p = quick_two_sum(r, r_low + (tail + r * r_low));
  const auto index = static_cast<int64_t>(k);
  const double* t = tables::kExp2[index & 127];
  exponent = static_cast<int>((index - (index & 127)) / 128);
  const Double2 product = two_product(t[0], p.high);
  const Double2 sum = two_sum(t[0], product.high);
  return quick_two_sum(sum.high, sum.low + (product.low + t[0] * p.low + t[1] * p.high + t[1]));
}

double scaled_value(Double2 v, int exponent) {
  if (exponent > -1000) return ref_ldexp(value_of(v), exponent);
  // Near the subnormals the sum must be rounded once, at the final place: add 2^52 units of the last place and take
  // them off.
  if (exponent < -1080) return 0.0;
  const double unit = 0x1p-1074;
  const double big = ref_ldexp(1.0, -1022 - exponent);  // its last place is worth `unit` after scaling
  if (v.high >= big) return ref_ldexp(value_of(v), exponent);
  const Double2 s = two_sum(big, v.high);
  const double rounded = s.high + (s.low + v.low);
  return (rounded - big) / big * 0x1p52 * unit;
}

double ref_exp(double x) {
  if (is_nan(x)) return x;
  if (x > 709.79) return kInf;
  if (x < -745.2) return 0.0;
  int exponent = 0;
  const Double2 v = exp_parts(x, 0, exponent);
  return scaled_value(v, exponent);
}

double ref_exp2(double x) {
  if (is_nan(x)) return x;
  if (x >= 1024) return kInf;
  if (x < -1075) return 0.0;
  const double whole = round_half_even(x);
  const Double2 y = Double2{tables::kLn2[0], tables::kLn2[1]} * (x - whole);
  int exponent = 0;
  const Double2 v = exp_parts(y.high, y.low, exponent);
  return scaled_value(v, exponent + static_cast<int>(whole));
}

Double2 expm1_parts(double x) {
  if (clear_sign(x) < 0.0027) {
    const double tail = x * x * (0.5 + x * (1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720)))));
    return quick_two_sum(x, tail);
  }
  int exponent = 0;
  Double2 v = exp_parts(x, 0, exponent);
  const double scale = power_of_two(exponent);
  return Double2{v.high * scale, v.low * scale} + -1.0;
}

double ref_expm1(double x) {
  if (is_nan(x) || x == 0) return x;
  if (x > 709.79) return kInf;
  if (x < -40) return -1.0;
  if (x > 700) return ref_exp(x);
  return value_of(expm1_parts(x));
}

/// Logarithm of a positive finite number, with `x_low` added to it.
Double2 log_parts(double x, double x_low) {
  int64_t exponent = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    x_low *= 0x1p54;
    exponent = -54;
  }
  const uint64_t bits = __builtin_bit_cast(uint64_t, x);
  const auto index = static_cast<int>(bits >> 45 & 127);
  exponent += static_cast<int64_t>(bits >> 52) - 1023;
  uint64_t significand = (bits & ((uint64_t{1} << 52) - 1)) | (uint64_t{1023} << 52);
  if (index >= 53) {
    ++exponent;
    significand -= uint64_t{1} << 52;
  }
  const double z = __builtin_bit_cast(double, significand);
  const double* t = tables::kLog[index];
  const Double2 product = two_product(z, t[0]);
  const double r = product.high - 1.0;  // exact
  double r_low = product.low;
  if (x_low != 0) r_low += x_low * (z / x) * t[0];
  const Double2 square = two_product(r, r);
  const double cubic =
      r * square.high *
      (1.0 / 3 + r * (-0.25 + r * (0.2 + r * (-1.0 / 6 + r * (1.0 / 7 + r * (-0.125 + r * (1.0 / 9 + r * -0.1)))))));
  const auto k = static_cast<double>(exponent);
  const double coarse = k * tables::kLn2[0] + t[1];  // exact: both are multiples of 2^-42
  const Double2 a = two_sum(coarse, r);
  const Double2 b = two_sum(a.high, -0.5 * square.high);
  const double low = a.low + b.low + (r_low - r * r_low - 0.5 * square.low + cubic + (k * tables::kLn2[1] + t[2]));
  return quick_two_sum(b.high, low);
}

double ref_log(double x) {
  if (is_nan(x)) return x;
  if (x <= 0) return x == 0 ? -kInf : kNan;
  if (x == kInf) return x;
  return value_of(log_parts(x, 0));
}

double ref_log2(double x) {
  if (is_nan(x)) return x;
  if (x <= 0) return x == 0 ? -kInf : kNan;
  if (x == kInf) return x;
  int exponent = 0;
  const double m = ref_frexp(x, exponent);
  if (m == 0.5) return exponent - 1;
  return value_of(log_parts(x, 0) * Double2{tables::kInverseLn2[0], tables::kInverseLn2[1]});
}

double ref_log10(double x) {
  if (is_nan(x)) return x;
  if (x <= 0) return x == 0 ? -kInf : kNan;
  if (x == kInf) return x;
  return value_of(log_parts(x, 0) * Double2{tables::kInverseLn10[0], tables::kInverseLn10[1]});
}

Double2 log1p_parts(double x, double x_low) {
  if (clear_sign(x) < 0x1p-30) return quick_two_sum(x, x_low - x * x * (0.5 - x / 3));
  const Double2 y = two_sum(1.0, x);
  return log_parts(y.high, y.low + x_low);
}

double ref_log1p(double x) {
  if (is_nan(x) || x == 0) return x;
  if (x <= -1) return x == -1 ? -kInf : kNan;
  if (x == kInf) return x;
  if (clear_sign(x) < 0x1p-60) return x;
  return value_of(log1p_parts(x, 0));
}

double ref_pow(double x, double y) {
  if (y == 0 || x == 1) return 1.0;
  if (is_nan(x) || is_nan(y)) return kNan;
  const double size = clear_sign(x);
  const bool odd = is_odd_integer(y);
  const double sign = x < 0 || (x == 0 && __builtin_bit_cast(uint64_t, x) >> 63) ? -1.0 : 1.0;
  if (clear_sign(y) == kInf) {
    if (size == 1) return 1.0;
    return (size > 1) == (y > 0) ? kInf : 0.0;
  }
  if (size == 0 || size == kInf) {
    const double end = (size == 0) == (y > 0) ? 0.0 : kInf;
    return odd ? end * sign : end;
  }
  if (x < 0 && y != exact_trunc(y)) return kNan;
  const double result_sign = x < 0 && odd ? -1.0 : 1.0;
  if (size == 1) return result_sign;
  if (clear_sign(y) > 0x1p65) return result_sign * ((size > 1) == (y > 0) ? kInf : 0.0);
  const Double2 product = log_parts(size, 0) * y;
  if (product.high > 709.79) return result_sign * kInf;
  if (product.high < -745.2) return result_sign * 0.0;
  int exponent = 0;
  const Double2 v = exp_parts(product.high, product.low, exponent);
  return result_sign * scaled_value(v, exponent);
}

double ref_sqrt(double x) { return exact_sqrt(x); }

double ref_cbrt(double x) {
  if (x == 0 || x - x != 0) return x;
  int exponent = 0;
  double m = clear_sign(ref_frexp(x, exponent));
  const int shift = ((exponent % 3) + 3) % 3;
  m *= power_of_two(shift);  // x = m * 2^(3q), 0.5 <= m < 4
  double y = 0.7 + 0.25 * m;
  for (int i = 0; i < 5; ++i) y = y - (y * y * y - m) / (3 * y * y);
  const Double2 cube = two_product(y, y) * y;
  const Double2 rest = cube + -m;
  const double root = y - value_of(rest) / (3 * y * y);
  return with_sign_of(ref_ldexp(root, (exponent - shift) / 3), x);
}

double ref_hypot(double x, double y) {
  x = clear_sign(x);
  y = clear_sign(y);
  if (x == kInf || y == kInf) return kInf;
  if (is_nan(x) || is_nan(y)) return kNan;
  if (x < y) {
    const double t = x;
    x = y;
    y = t;
  }
  if (y == 0) return x;
  int exponent = 0;
  ref_frexp(x, exponent);
  x = ref_ldexp(x, -exponent);
  y = ref_ldexp(y, -exponent);
  const Double2 sum = two_product(x, x) + two_product(y, y);
  const double root = exact_sqrt(sum.high);
  const Double2 rest = sum - two_product(root, root);
  return ref_ldexp(root + value_of(rest) / (2 * root), exponent);
}

namespace {

/// (e^x, e^-x) for 0 <= x <= 40; beyond, e^-x is below e^x's low part.
void exp_pair(double x, Double2& up, Double2& down) {
  int exponent = 0;
  up = exp_parts(x, 0, exponent);
  const double scale = power_of_two(exponent);
  up = {up.high * scale, up.low * scale};
  down = Double2{1, 0} / up;
}

Double2 sinh_parts(double x) {  // 0 <= x <= 40
  if (x < 0.25) {
    const double s = x * x;
    const double tail =
        x * s *
        (1.0 / 6 + s * (1.0 / 120 + s * (1.0 / 5040 + s * (1.0 / 362880 + s * (1.0 / 39916800 + s / 6227020800.0)))));
    return quick_two_sum(x, tail);
  }
  Double2 up, down;
  exp_pair(x, up, down);
  return (up - down) * 0.5;
}

}  // namespace

double ref_sinh(double x) {
  if (x - x != 0 || x == 0) return x;
  const double size = clear_sign(x);
  if (size > 711) return with_sign_of(kInf, x);
  if (size <= 40) return with_sign_of(value_of(sinh_parts(size)), x);
  int exponent = 0;
  const Double2 v = exp_parts(size, 0, exponent);
  return with_sign_of(ref_ldexp(value_of(v), exponent - 1), x);
}

double ref_cosh(double x) {
  if (is_nan(x)) return x;
  const double size = clear_sign(x);
  if (size > 711) return kInf;
  if (size > 40) {
    int exponent = 0;
    const Double2 v = exp_parts(size, 0, exponent);
    return ref_ldexp(value_of(v), exponent - 1);
  }
  Double2 up, down;
  exp_pair(size, up, down);
  return value_of((up + down) * 0.5);
}

double ref_tanh(double x) {
  if (is_nan(x) || x == 0) return x;
  const double size = clear_sign(x);
  if (size > 22) return with_sign_of(1.0, x);
  if (size < 0x1p-28) return x;
  // (e^2x - 1) / (e^2x + 1)
  const Double2 e = expm1_parts(2 * size);
  return with_sign_of(value_of(e / (e + 2.0)), x);
}

double ref_asinh(double x) {
  if (x - x != 0 || x == 0) return x;
  const double size = clear_sign(x);
  if (size < 0x1p-28) return x;
  if (size > 0x1p28) return with_sign_of(value_of(log_parts(size, 0) + Double2{tables::kLn2[0], tables::kLn2[1]}), x);
  // log1p(x + x^2 / (1 + sqrt(1 + x^2)))
  const Double2 square = two_product(size, size);
  const Double2 inside = square + 1.0;
  const double near = exact_sqrt(inside.high);
  const Double2 root = quick_two_sum(near, value_of(inside - two_product(near, near)) / (2 * near));
  const Double2 u = square / (root + 1.0) + size;
  return with_sign_of(value_of(log1p_parts(u.high, u.low)), x);
}

double ref_acosh(double x) {
  if (is_nan(x) || x < 1) return kNan;
  if (x == kInf) return x;
  if (x > 0x1p28) return value_of(log_parts(x, 0) + Double2{tables::kLn2[0], tables::kLn2[1]});
  // log1p(t + sqrt(2t + t^2)), t = x - 1
  const double t = x - 1;  // exact below 2, and harmless above
  const Double2 tt = two_sum(x, -1.0);
  const Double2 inside = tt * tt + tt * 2.0;
  if (t == 0) return 0.0;
  const double near = exact_sqrt(inside.high);
  const Double2 root = quick_two_sum(near, value_of(inside - two_product(near, near)) / (2 * near));
  const Double2 u = root + tt;
  return value_of(log1p_parts(u.high, u.low));
}

double ref_atanh(double x) {
  if (is_nan(x)) return x;
  const double size = clear_sign(x);
  if (size >= 1) return size == 1 ? with_sign_of(kInf, x) : kNan;
  if (size < 0x1p-28) return x;
  // log1p(2x / (1 - x)) / 2
  const Double2 u = Double2{2 * size, 0} / two_sum(1.0, -size);
  return with_sign_of(value_of(log1p_parts(u.high, u.low)) * 0.5, x);
}

double ref_fmod(double x, double y) { return exact_fmod(x, y); }

double ref_remainder(double x, double y) {
  const double size_y = clear_sign(y);
  if (is_nan(y)) return kNan;
  if (size_y == kInf && x - x == 0) return x;
  double r = size_y < 0x1p1022 ? exact_fmod(x, 2 * size_y) : x;
  if (is_nan(r) || r - r != 0) return kNan;
  double size = clear_sign(r);
  const double half = 0.5 * size_y;
  if (size_y < 0x1p-1021) {
    if (size + size > size_y) {
      size -= size_y;
      if (size + size >= size_y) size -= size_y;
    }
  } else if (size > half) {
    size -= size_y;
    if (size >= half) size -= size_y;
  }
  return size == 0 ? with_sign_of(0.0, x) : (x < 0 ? -size : size);
}

double ref_floor(double x) { return exact_floor(x); }
double ref_ceil(double x) { return -exact_floor(-x); }
double ref_trunc(double x) { return exact_trunc(x); }
double ref_round_half_even(double x) { return round_half_even(x); }

}  // namespace refjit::kernels
