// Arithmetic and texts of floats.
#include "vm/types/float.h"

#include <cmath>
#include <cstdio>

#include "base/number_text.h"
#include "vm/types/define.h"
#include "vm/types/real.h"

namespace refjit::vm {

int64_t float_hash(double value, int64_t identity) {
  if (std::isinf(value)) return value > 0 ? 314159 : -314159;
  if (value != value) return identity;
  // value modulo 2^61 - 1, 28 bits of the fraction at a time: as CPython, so equal ints agree.
  constexpr int kBits = 61;
  constexpr uint64_t kModulus = (uint64_t{1} << kBits) - 1;
  int exponent;
  double m = std::frexp(std::fabs(value), &exponent);
  uint64_t x = 0;
  while (m != 0) {
    x = ((x << 28) & kModulus) | (x >> (kBits - 28));
    m *= 268435456.0;
    exponent -= 28;
    const uint64_t y = static_cast<uint64_t>(m);
    m -= static_cast<double>(y);
    x += y;
    if (x >= kModulus) x -= kModulus;
  }
  const int turn = exponent >= 0 ? exponent % kBits : kBits - 1 - ((-1 - exponent) % kBits);
  x = ((x << turn) & kModulus) | (x >> (kBits - turn));
  const int64_t result = value < 0 ? -static_cast<int64_t>(x) : static_cast<int64_t>(x);
  return result == -1 ? -2 : result;
}

double float_remainder(double a, double b) {
  double rest = std::fmod(a, b);
  if (rest != 0) {
    if ((b < 0) != (rest < 0)) rest += b;
  } else {
    rest = std::copysign(0.0, b);
  }
  return rest;
}

double float_floor_divide(double a, double b) {
  double rest = std::fmod(a, b);
  double quotient = (a - rest) / b;
  if (rest != 0 && (b < 0) != (rest < 0)) quotient -= 1.0;
  if (quotient == 0) return std::copysign(0.0, a / b);
  double floor = std::floor(quotient);
  if (quotient - floor > 0.5) floor += 1.0;
  return floor;
}

Ref float_power(Vm& vm, double a, double b) {
  if (b == 0) return Ref(Value::of(1.0));
  if (a != a) return Ref(Value::of(a));
  if (b != b) return Ref(Value::of(a == 1.0 ? 1.0 : b));
  if (std::isinf(b)) {
    const double size = std::fabs(a);
    if (size == 1.0) return Ref(Value::of(1.0));
    return Ref(Value::of((b > 0) == (size > 1.0) ? std::fabs(b) : 0.0));
  }
  const bool is_odd = std::fmod(std::fabs(b), 2.0) == 1.0;
  if (std::isinf(a)) {
    if (b > 0) return Ref(Value::of(is_odd ? a : std::fabs(a)));
    return Ref(Value::of(is_odd ? std::copysign(0.0, a) : 0.0));
  }
  if (a == 0) {
    if (b < 0) return vm.raise(vm.types().ZeroDivisionError, "0.0 cannot be raised to a negative power");
    return Ref(Value::of(is_odd ? a : 0.0));
  }
  if (a < 0 && b != std::floor(b)) return complex_power(vm, a, 0, b, 0);
  const double result = real::pow(a, b);
  if (std::isinf(result)) return overflow_error(vm, "(34, 'Numerical result out of range')");
  return Ref(Value::of(result));
}

double round_to_digits(double value, int64_t digits) {
  if (!std::isfinite(value) || digits > 323) return value;
  if (digits < -308) return 0.0 * value;
  std::string text;
  if (digits >= 0) {
    text = format_double(value, 'f', static_cast<int>(digits), false);
  } else {
    // Integer digits exactly, then half to even by hand; a fraction only breaks ties.
    const double whole = std::trunc(value);
    text = format_double(std::fabs(whole), 'f', 0, false);
    const size_t cut = static_cast<size_t>(-digits);
    if (text.size() < cut) return std::copysign(0.0, value);
    const size_t keep = text.size() - cut;
    bool sticky = whole != value || text.find_first_not_of('0', keep + 1) != std::string::npos;
    const char next = text[keep];
    bool up = next > '5' || (next == '5' && (sticky || (keep > 0 && ((text[keep - 1] - '0') & 1))));
    text.replace(keep, cut, cut, '0');
    text.insert(text.begin(), '0');
    for (size_t i = keep; up; --i) {
      up = text[i] == '9';
      text[i] = up ? '0' : static_cast<char>(text[i] + 1);
    }
    if (std::signbit(value)) text.insert(text.begin(), '-');
  }
  return parse_double(text).value_or(value);
}

std::string format_double(double value, char code, int precision, bool alternate, bool add_dot_zero) {
  std::string text;
  const char lower = static_cast<char>(code | 0x20);
  if (std::isnan(value)) {
    text = "nan";
  } else if (std::isinf(value)) {
    text = value < 0 ? "-inf" : "inf";
  } else if (lower == 'r') {
    text = shortest_double(value);
    if (!add_dot_zero && text.size() > 2 && text.substr(text.size() - 2) == ".0")
      text.resize(text.size() - (alternate ? 1 : 2));
  } else {
    const char pattern[] = {
        '%', alternate ? '#' : '.', alternate ? '.' : '*', alternate ? '*' : lower, alternate ? lower : '\0', '\0'};
    char small[64];
    const int needed = std::snprintf(small, sizeof small, pattern, precision, value);
    if (needed < static_cast<int>(sizeof small)) {
      text.assign(small, static_cast<size_t>(needed));
    } else {
      text.resize(static_cast<size_t>(needed) + 1);
      std::snprintf(text.data(), text.size(), pattern, precision, value);
      text.resize(static_cast<size_t>(needed));
    }
    if (add_dot_zero && text.find_first_of(".e") == std::string::npos) text += ".0";
  }
  if (code >= 'A' && code <= 'Z')
    for (char& c : text)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
  return text;
}

}  // namespace refjit::vm
