// Error function and gamma.
#include <limits>

#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"
#include "kernels/scalar_math_internal.h"
#include "kernels/scalar_math_tables.h"

namespace refjit::kernels {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// e^(-x^2), 0 <= x <= 27.
Double2 gauss(double x) {
  const Double2 square = two_product(x, x);
  int exponent = 0;
  const Double2 v = exp_parts(-square.high, -square.low, exponent);
  const double half = ref_ldexp(1.0, exponent / 2), rest = ref_ldexp(1.0, exponent - exponent / 2);
  return {v.high * half * rest, v.low * half * rest};
}

/// erf of 0 <= x < 3 by 2/sqrt(pi) e^(-x^2) sum of 2^n x^(2n+1) / (1 3 5 ... (2n+1)): no cancellation.
Double2 erf_series(double x) {
  const Double2 square = two_product(x, x) * 2.0;
  Double2 term{x, 0}, sum{x, 0};
  for (int n = 1; n < 200; ++n) {
    term = term * square / Double2{2.0 * n + 1, 0};
    sum = sum + term;
    if (term.high < sum.high * 0x1p-70) break;
  }
  return sum * gauss(x) * Double2{tables::kTwoOverRootPi[0], tables::kTwoOverRootPi[1]};
}

/// erfc of x >= 2 by its continued fraction, from the back.
Double2 erfc_fraction(double x) {
  const int depth = x < 3 ? 120 : x < 5 ? 60 : 40;
  Double2 tail{x, 0};
  for (int n = depth; n > 0; --n) tail = Double2{0.5 * n, 0} / tail + x;
  return gauss(x) * Double2{tables::kInverseRootPi[0], tables::kInverseRootPi[1]} / tail;
}

// Lanczos's sum with g = 6.024680040776729583740234375, n = 13.
constexpr double kNumerator[13] = {
    23531376880.410759688572007674451636754734846804940, 42919803642.649098768957899047001988850926355848959,
    35711959237.355668049440185451547166705960488635843, 17921034426.037209699919755754458931112671403265390,
    6039542586.3520280050642916443072979210699388420708, 1439720407.3117216736632230727949123939715485786772,
    248874557.86205415651146038641322942321632125127801, 31426415.585400194380614231628318205362874684987640,
    2876370.6289353724412254090516208496135991145378768, 186056.26539522349504029498971604569928220784236328,
    8071.6720023658162106380029022722506138218516325024, 210.82427775157934587250973392071336271166969580291,
    2.5066282746310002701649081771338373386264310793408};
constexpr double kDenominator[13] = {0,       39916800, 120543840, 150917976, 105258076, 45995730, 13339535,
                                     2637558, 357423,   32670,     1925,      66,        1};
constexpr double kG = 6.024680040776729583740234375;

double lanczos_sum(double x) {
  double numerator = 0, denominator = 0;
  if (x < 5) {
    for (int i = 12; i >= 0; --i) {
      numerator = numerator * x + kNumerator[i];
      denominator = denominator * x + kDenominator[i];
    }
  } else {
    for (int i = 0; i < 13; ++i) {
      numerator = numerator / x + kNumerator[i];
      denominator = denominator / x + kDenominator[i];
    }
  }
  return numerator / denominator;
}

/// sin(pi x), x finite.
double sin_pi(double x) {
  const double y = exact_fmod(clear_sign(x), 2.0);
  const auto n = static_cast<int>(round_half_even(2.0 * y));
  constexpr double kPi = tables::kPi[0];
  double r = 0;
  switch (n) {
    case 0:
      r = ref_sin(kPi * y);
      break;
    case 1:
      r = ref_cos(kPi * (y - 0.5));
      break;
    case 2:
      r = ref_sin(kPi * (1.0 - y));
      break;
    case 3:
      r = -ref_cos(kPi * (y - 1.5));
      break;
    default:
      r = ref_sin(kPi * (y - 2.0));
      break;
  }
  return x < 0 ? -r : r;
}

constexpr double kFactorials[] = {1.0,
                                  1.0,
                                  2.0,
                                  6.0,
                                  24.0,
                                  120.0,
                                  720.0,
                                  5040.0,
                                  40320.0,
                                  362880.0,
                                  3628800.0,
                                  39916800.0,
                                  479001600.0,
                                  6227020800.0,
                                  87178291200.0,
                                  1307674368000.0,
                                  20922789888000.0,
                                  355687428096000.0,
                                  6402373705728000.0,
                                  121645100408832000.0,
                                  2432902008176640000.0,
                                  51090942171709440000.0,
                                  1124000727777607680000.0};

}  // namespace

double ref_erf(double x) {
  if (x != x || x == 0) return x;
  const double size = clear_sign(x);
  if (size < 0x1p-28) {
    // Scaled, so that subnormals lose nothing on the way.
    return x < 0x1p-900 && x > -0x1p-900 ? (x * 0x1p60 * tables::kTwoOverRootPi[0]) * 0x1p-60
                                         : x * tables::kTwoOverRootPi[0];
  }
  if (size >= 6) return with_sign_of(1.0, x);
  if (size < 2) return with_sign_of(value_of(erf_series(size)), x);
  return with_sign_of(value_of(Double2{1, 0} - erfc_fraction(size)), x);
}

double ref_erfc(double x) {
  if (x != x) return x;
  if (x > 26.6) return x > 27.3 ? 0.0 : value_of(erfc_fraction(x));
  if (x < -6) return 2.0;
  if (x >= 2) return value_of(erfc_fraction(x));
  if (x <= -2) return value_of(Double2{2, 0} - erfc_fraction(-x));
  const Double2 e = erf_series(clear_sign(x));
  return value_of(Double2{1, 0} - (x < 0 ? -e : e));
}

double ref_gamma(double x) {
  if (x - x != 0) return x > 0 || x != x ? x : kNan;
  if (x == 0) return with_sign_of(kInf, x);
  if (x == exact_trunc(x)) {
    if (x < 0) return kNan;
    if (x <= 23) return kFactorials[static_cast<int>(x) - 1];
  }
  const double size = clear_sign(x);
  if (size < 1e-20) return 1.0 / x;
  if (size > 200.0) return x < 0 ? 0.0 / sin_pi(x) : kInf;
  // Above, x = a + g - 0.5 with the rounding error z of the sum taken into account.
  const double y = size + (kG - 0.5);
  double z = 0;
  if (size > kG - 0.5)
    z = (y - size) - (kG - 0.5);
  else
    z = (y - (kG - 0.5)) - size;
  z = z * kG / y;
  double r = 0;
  if (x < 0) {
    r = -tables::kPi[0] / sin_pi(size) / size * ref_exp(y) / lanczos_sum(size);
    r -= z * r;
    if (size < 140.0) {
      r /= ref_pow(y, size - 0.5);
    } else {
      const double root = ref_pow(y, size / 2.0 - 0.25);
      r /= root;
      r /= root;
    }
  } else {
    r = lanczos_sum(size) / ref_exp(y);
    r += z * r;
    if (size < 140.0) {
      r *= ref_pow(y, size - 0.5);
    } else {
      const double root = ref_pow(y, size / 2.0 - 0.25);
      r *= root;
      r *= root;
    }
  }
  return r;
}

double ref_lgamma(double x) {
  if (x - x != 0) return x != x ? x : kInf;
  if (x == exact_floor(x) && x <= 2.0) return x <= 0.0 ? kInf : 0.0;
  const double size = clear_sign(x);
  if (size < 1e-20) return -ref_log(size);
  double r = ref_log(lanczos_sum(size)) - kG;
  r += (size - 0.5) * (ref_log(size + kG - 0.5) - 1);
  if (x < 0.0) r = ref_log(tables::kPi[0]) - ref_log(clear_sign(sin_pi(size))) - ref_log(size) - r;
  return r;
}

}  // namespace refjit::kernels
