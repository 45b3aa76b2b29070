// Sine, cosine, tangent and their inverses.
#include <bit>
#include <limits>

#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"
#include "kernels/scalar_math_internal.h"
#include "kernels/scalar_math_tables.h"

namespace refjit::kernels {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr Double2 kHalfPi2{tables::kHalfPi[0], tables::kHalfPi[1]};
constexpr Double2 kPi2{tables::kPi[0], tables::kPi[1]};

/// 64 bits of 2/pi from bit `at` (0 is the first behind the point); bits before the point are 0.
uint64_t two_over_pi_bits(int at) {
  auto word = [](int i) { return i < 0 || i >= 20 ? uint64_t{0} : tables::kTwoOverPi[i]; };
  const int index = at >= 0 ? at / 64 : -((63 - at) / 64);
  const int shift = at - index * 64;
  return shift == 0 ? word(index) : word(index) << shift | word(index + 1) >> (64 - shift);
}

/// Payne and Hanek: x = quadrants * pi/2 + result for |x| >= 2^20, by the bits of 2/pi that matter.
Double2 reduce_large(double x, int& quadrant) {
  const uint64_t bits = __builtin_bit_cast(uint64_t, x);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1075;  // x = m * 2^exponent
  const uint64_t m = (bits & ((uint64_t{1} << 52) - 1)) | uint64_t{1} << 52;
  // m * 2^exponent * 2/pi modulo 4: bits of 2/pi before `exponent - 2` give multiples of 4. Window of 256 bits.
  const int at = exponent - 2;
  uint64_t window[4];
  for (int i = 0; i < 4; ++i) window[i] = two_over_pi_bits(at + 64 * i);
  uint64_t product[4];
  unsigned __int128 carry = 0;
  for (int i = 3; i >= 0; --i) {
    carry += static_cast<unsigned __int128>(m) * window[i];
    product[i] = static_cast<uint64_t>(carry);
    carry >>= 64;
  }
  // The top two bits count quadrants; the rest is a fraction of one.
  quadrant = static_cast<int>(product[0] >> 62);
  uint64_t f[3] = {product[0] << 2 | product[1] >> 62, product[1] << 2 | product[2] >> 62,
                   product[2] << 2 | product[3] >> 62};
  const bool is_high = f[0] >> 63;
  if (is_high) {
    // Nearest quadrant: the fraction becomes negative.
    ++quadrant;
    for (uint64_t& w : f) w = ~w;
  }
  // Leading zeros are dropped before conversion, so that the low part keeps its precision.
  int zeros = 0;
  while (zeros < 128 && f[0] >> 63 == 0) {
    f[0] = f[0] << 1 | f[1] >> 63;
    f[1] = f[1] << 1 | f[2] >> 63;
    f[2] <<= 1;
    ++zeros;
  }
  const double high = static_cast<double>(f[0] >> 11) * 0x1p-53;
  const double low = static_cast<double>((f[0] & 0x7ff) << 42 | f[1] >> 22) * 0x1p-106;
  const double scale = ref_ldexp(is_high ? -1.0 : 1.0, -zeros);
  const Double2 r = Double2{high * scale, low * scale} * kHalfPi2;
  return r;
}

/// x modulo pi/2 in about [-pi/4, pi/4].
Double2 reduce(double x, int& quadrant) {
  const double size = clear_sign(x);
  if (size < 0.785) {
    quadrant = 0;
    return {x, 0};
  }
  Double2 r;
  if (size < 0x1p20) {
    const double n = round_half_even(size * 0.6366197723675814);
    quadrant = static_cast<int>(static_cast<int64_t>(n) & 3);
    const double first = size - n * tables::kHalfPiParts[0];  // exact
    const Double2 second = two_sum(first, -(n * tables::kHalfPiParts[1]));
    r = second + Double2{-(n * tables::kHalfPiParts[2]), -(n * tables::kHalfPiParts[3])};
  } else {
    r = reduce_large(size, quadrant);
  }
  if (x < 0) {
    quadrant = -quadrant;
    r = -r;
  }
  return r;
}

struct SinCos {
  Double2 sine, cosine;
};

/// Sine and cosine of y in [-0.8, 0.8], each with its low part.
SinCos sin_cos_parts(Double2 y) {
  const bool is_negative = y.high < 0;
  if (is_negative) y = -y;
  const double j = round_half_even(y.high * 128);
  const double* t = tables::kSinCos[static_cast<int>(j)];
  const double d = y.high - j / 128;  // exact
  const double s = d * d;
  const double sine_tail = y.low - d * s * (1.0 / 6 - s * (1.0 / 120 - s * (1.0 / 5040 - s / 362880)));
  const double cosine_tail = -s * (0.5 - s * (1.0 / 24 - s * (1.0 / 720 - s / 40320))) - d * y.low;
  SinCos result;
  Double2 p = two_product(t[2], d);
  Double2 sum = two_sum(t[0], p.high);
  result.sine = quick_two_sum(sum.high, sum.low + (p.low + t[2] * sine_tail + t[3] * d + t[0] * cosine_tail + t[1]));
  p = two_product(t[0], d);
  sum = two_sum(t[2], -p.high);
  result.cosine = quick_two_sum(sum.high, sum.low + (-p.low - t[0] * sine_tail - t[1] * d + t[2] * cosine_tail + t[3]));
  if (is_negative) result.sine = -result.sine;
  return result;
}

/// atan of 0 <= t <= 1.
Double2 atan_parts(Double2 t) {
  const double j = round_half_even(t.high * 64);
  const double c = j / 64;
  Double2 u = t;
  if (j > 0) u = (t + -c) / (t * c + 1.0);
  const double s = u.high * u.high;
  const double tail =
      u.low - u.high * s * (1.0 / 3 - s * (0.2 - s * (1.0 / 7 - s * (1.0 / 9 - s * (1.0 / 11 - s / 13)))));
  const double* a = tables::kAtan[static_cast<int>(j)];
  const Double2 sum = two_sum(a[0], u.high);
  return quick_two_sum(sum.high, sum.low + (tail + a[1]));
}

/// atan(y / x) for y >= 0, x >= 0, not both 0.
Double2 atan_quotient(Double2 y, Double2 x) {
  if (y.high <= x.high) return atan_parts(y / x);
  return kHalfPi2 - atan_parts(x / y);
}

/// sqrt((1 - x)(1 + x)) for 0 <= x <= 1.
Double2 circle(double x) {
  const Double2 square = two_sum(1.0, -x) * two_sum(1.0, x);
  if (square.high <= 0) return {0, 0};
  const double near = exact_sqrt(square.high);
  return quick_two_sum(near, value_of(square - two_product(near, near)) / (2 * near));
}

}  // namespace

double ref_sin(double x) {
  if (x - x != 0) return kNan;
  if (clear_sign(x) < 0x1p-27) return x;
  int quadrant = 0;
  const SinCos v = sin_cos_parts(reduce(x, quadrant));
  const double result = value_of(quadrant & 1 ? v.cosine : v.sine);
  return quadrant & 2 ? -result : result;
}

double ref_cos(double x) {
  if (x - x != 0) return kNan;
  int quadrant = 0;
  const SinCos v = sin_cos_parts(reduce(x, quadrant));
  const double result = value_of(quadrant & 1 ? v.sine : v.cosine);
  return (quadrant + 1) & 2 ? -result : result;
}

double ref_tan(double x) {
  if (x - x != 0) return kNan;
  if (clear_sign(x) < 0x1p-27) return x;
  int quadrant = 0;
  const SinCos v = sin_cos_parts(reduce(x, quadrant));
  return value_of(quadrant & 1 ? -(v.cosine / v.sine) : v.sine / v.cosine);
}

double ref_atan(double x) {
  if (x != x) return x;
  const double size = clear_sign(x);
  if (size < 0x1p-27) return x;
  if (size > 0x1p60) return with_sign_of(tables::kHalfPi[0], x);
  return with_sign_of(value_of(atan_quotient({size, 0}, {1, 0})), x);
}

double ref_atan2(double y, double x) {
  if (x != x || y != y) return kNan;
  const double size_y = clear_sign(y), size_x = clear_sign(x);
  const bool is_left = __builtin_bit_cast(uint64_t, x) >> 63;
  if (size_y == 0) return is_left ? with_sign_of(tables::kPi[0], y) : y;
  if (size_x == 0) return with_sign_of(tables::kHalfPi[0], y);
  if (size_x == kInf) {
    if (size_y == kInf) return with_sign_of(is_left ? 0.75 * tables::kPi[0] : 0.25 * tables::kPi[0], y);
    return with_sign_of(is_left ? tables::kPi[0] : 0.0, y);
  }
  if (size_y == kInf) return with_sign_of(tables::kHalfPi[0], y);
  int exponent_x = 0, exponent_y = 0;
  const double m_x = ref_frexp(size_x, exponent_x), m_y = ref_frexp(size_y, exponent_y);
  const int difference = exponent_y - exponent_x;
  if (difference > 64) return with_sign_of(tables::kHalfPi[0], y);
  if (difference < -64) {
    if (is_left) return with_sign_of(tables::kPi[0], y);
    return with_sign_of(ref_ldexp(m_y / m_x, difference), y);
  }
  const Double2 angle = atan_quotient({ref_ldexp(m_y, difference), 0}, {m_x, 0});
  return with_sign_of(value_of(is_left ? kPi2 - angle : angle), y);
}

double ref_asin(double x) {
  const double size = clear_sign(x);
  if (!(size <= 1)) return kNan;
  if (size < 0x1p-27) return x;
  return with_sign_of(value_of(atan_quotient({size, 0}, circle(size))), x);
}

double ref_acos(double x) {
  const double size = clear_sign(x);
  if (!(size <= 1)) return kNan;
  const Double2 angle = atan_quotient(circle(size), {size, 0});
  return value_of(x < 0 ? kPi2 - angle : angle);
}

}  // namespace refjit::kernels
