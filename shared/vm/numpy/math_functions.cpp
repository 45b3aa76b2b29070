#include "vm/numpy/math_functions.h"

#include <cmath>
#include <cstdint>
#include <limits>

namespace refjit::vm::numpy {
namespace {

/// An unevaluated sum high + low with |low| <= ulp(high) / 2.
struct Pair {
  double high, low;
};

Pair quick_sum(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

Pair exact_sum(double a, double b) {
  const double sum = a + b;
  const double rest = sum - a;
  return {sum, (a - (sum - rest)) + (b - rest)};
}

Pair exact_product(double a, double b) {
  constexpr double kSplit = 134217729.0;  // 2^27 + 1: halves whose products are exact
  const double wide_a = kSplit * a, wide_b = kSplit * b;
  const double a1 = wide_a - (wide_a - a), b1 = wide_b - (wide_b - b);
  const double a2 = a - a1, b2 = b - b1;
  const double product = a * b;
  return {product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

Pair add(Pair a, Pair b) {
  const Pair high = exact_sum(a.high, b.high);
  return quick_sum(high.high, high.low + (a.low + b.low));
}

Pair multiply(Pair a, Pair b) {
  const Pair p = exact_product(a.high, b.high);
  return quick_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

Pair divide(Pair a, Pair b) {
  const double first = a.high / b.high;
  const Pair back = exact_product(first, b.high);
  const double rest = ((a.high - back.high) - back.low) + (a.low - first * b.low);
  return quick_sum(first, rest / b.high);
}

}  // namespace

double math_log(double x) {
  if (x != x || x == std::numeric_limits<double>::infinity()) return x;
  if (x == 0) return -std::numeric_limits<double>::infinity();
  if (x < 0) return std::numeric_limits<double>::quiet_NaN();
  if (x == 1) return 0;
  int exponent = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    exponent = -54;
  }
  // x = mantissa * 2^exponent with the mantissa in [sqrt(1/2), sqrt(2)).
  uint64_t bits = __builtin_bit_cast(uint64_t, x);
  exponent += static_cast<int>(bits >> 52) - 1023;
  bits = (bits & 0x000fffffffffffffull) | 0x3ff0000000000000ull;
  double mantissa = __builtin_bit_cast(double, bits);
  if (mantissa > 1.4142135623730951) {
    mantissa /= 2;
    ++exponent;
  }
  // log(m) = 2 (s + s^3/3 + s^5/5 + ...), s = (m - 1) / (m + 1). Terms from s^9 on stay below 2^-20 of the sum, so that
  // doubles carry them.
  const Pair s = divide({mantissa - 1, 0}, exact_sum(mantissa, 1));
  const Pair square = multiply(s, s);
  double tail = 0;
  for (int k = 29; k >= 9; k -= 2) tail = tail * square.high + 1.0 / k;
  Pair sum = {tail * square.high, 0};
  for (int k = 7; k >= 3; k -= 2) sum = multiply(add(sum, divide({1, 0}, {static_cast<double>(k), 0})), square);
  sum = multiply(add(sum, {1, 0}), s);
  sum = {2 * sum.high, 2 * sum.low};
  // ln 2 as 32 bits (exact times any exponent) and a double-double rest.
  constexpr double kLn2High = 0x1.62e42fee00000p-1;
  constexpr Pair kLn2Low = {0x1.a39ef35793c76p-33, 0x1.cc01f97b57a08p-87};
  if (exponent != 0) {
    const double e = exponent;
    sum = add(add(multiply(kLn2Low, {e, 0}), sum), {e * kLn2High, 0});
  }
  return sum.high + sum.low;
}

double math_pow(double a, double b) { return std::pow(a, b); }
double math_atan2(double y, double x) { return std::atan2(y, x); }

double math_unary(UnaryKind kind, double x) {
  switch (kind) {
    case UnaryKind::Cbrt: return std::cbrt(x);
    case UnaryKind::Exp: return std::exp(x);
    case UnaryKind::Expm1: return std::expm1(x);
    case UnaryKind::Exp2: return std::exp2(x);
    case UnaryKind::Log: return math_log(x);
    case UnaryKind::Log2: return std::log2(x);
    case UnaryKind::Log10: return std::log10(x);
    case UnaryKind::Log1p: return std::log1p(x);
    case UnaryKind::Sin: return std::sin(x);
    case UnaryKind::Cos: return std::cos(x);
    case UnaryKind::Tan: return std::tan(x);
    case UnaryKind::Arcsin: return std::asin(x);
    case UnaryKind::Arccos: return std::acos(x);
    case UnaryKind::Arctan: return std::atan(x);
    case UnaryKind::Sinh: return std::sinh(x);
    case UnaryKind::Cosh: return std::cosh(x);
    case UnaryKind::Tanh: return std::tanh(x);
    case UnaryKind::Arcsinh: return std::asinh(x);
    case UnaryKind::Arccosh: return std::acosh(x);
    case UnaryKind::Arctanh: return std::atanh(x);
    default: return x;
  }
}

}  // namespace refjit::vm::numpy
