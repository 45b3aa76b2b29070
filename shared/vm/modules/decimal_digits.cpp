#include "vm/modules/decimal_digits.h"

#include <algorithm>

namespace refjit::vm {

namespace {

constexpr size_t kKept = 1024;                          ///< Powers below this one stay.
constexpr uint64_t kWord = 1'000'000'000'000'000'000u;  ///< The largest power of ten that a 64-bit word takes.
constexpr int kWordDigits = 18;

bool is_word(const Number& n) { return n.backend().size() == 1 && sizeof(boost::multiprecision::limb_type) == 8; }

}  // namespace

Number Digits::power(int64_t exponent) {
  const auto wanted = static_cast<size_t>(exponent);
  if (wanted >= kKept) return boost::multiprecision::pow(Number(10), static_cast<unsigned>(exponent));
  if (powers_.empty()) powers_.emplace_back(1);
  while (powers_.size() <= wanted) powers_.emplace_back(powers_.back() * 10u);
  return powers_[wanted];
}

int64_t Digits::count(const Number& n) {
  if (is_word(n)) {
    int64_t digits = 1;
    for (auto left = static_cast<uint64_t>(n); left >= 10; left /= 10) ++digits;
    return digits;
  }
  if (n.is_zero()) return 1;
  auto guess = static_cast<int64_t>(msb(n) * 30103 / 100000);
  while (power(guess) <= n) ++guess;
  return std::max(guess, int64_t{1});
}

Number Digits::cut(const Number& n, int64_t drop, Rounding rounding, bool is_negative, bool& is_exact) {
  is_exact = true;
  if (n.is_zero()) return n;
  Number quotient, rest, unit;
  if (drop > count(n) + 1) {
    unit = 100, rest = 1;  // what is left counts as being there
  } else {
    unit = power(drop);
    divide_qr(n, unit, quotient, rest);
  }
  if (rest.is_zero()) return quotient;
  is_exact = false;
  rest <<= 1;
  const int half = rest.compare(unit);
  bool is_up = false;
  switch (rounding) {
    case Rounding::HalfEven:
      is_up = half > 0 || (half == 0 && bit_test(quotient, 0));
      break;
    case Rounding::HalfUp:
      is_up = half >= 0;
      break;
    case Rounding::HalfDown:
      is_up = half > 0;
      break;
    case Rounding::Up:
      is_up = true;
      break;
    case Rounding::Ceiling:
      is_up = !is_negative;
      break;
    case Rounding::Floor:
      is_up = is_negative;
      break;
    case Rounding::ZeroFiveUp:
      is_up = quotient % 5u == 0;
      break;
    case Rounding::Down:
      break;
  }
  if (is_up) ++quotient;
  return quotient;
}

int64_t Digits::strip(Number& n, int64_t most) {
  int64_t gone = 0;
  most = std::min(most, static_cast<int64_t>(lsb(n)));  // each zero brings a factor of two
  // Long steps first, then shorter ones: a number has few zeros or, after an exact division, about as many as digits.
  for (int64_t step = 64; step > 0; step /= 2) {
    while (step <= most - gone) {
      Number quotient, rest;
      divide_qr(n, power(step), quotient, rest);
      if (!rest.is_zero()) break;
      n = std::move(quotient);
      gone += step;
    }
  }
  return gone;
}

Number Digits::read(std::string_view digits) {
  Number n;
  uint64_t chunk = 0, scale = 1;
  for (const char c : digits) {
    chunk = chunk * 10 + static_cast<uint64_t>(c - '0');
    scale *= 10;
    if (scale < kWord) continue;
    n = n * scale + chunk;
    chunk = 0, scale = 1;
  }
  return n.is_zero() ? Number(chunk) : Number(n * scale + chunk);
}

std::string Digits::text(Number n) {
  std::string out;
  for (;;) {
    uint64_t chunk;
    const bool is_last = n < kWord;
    if (is_last) {
      chunk = static_cast<uint64_t>(n);
    } else {
      Number quotient, rest;
      divide_qr(n, Number(kWord), quotient, rest);
      n = std::move(quotient);
      chunk = static_cast<uint64_t>(rest);
    }
    for (int k = 0; is_last ? chunk || out.empty() : k < kWordDigits; ++k, chunk /= 10)
      out += static_cast<char>('0' + chunk % 10);
    if (is_last) break;
  }
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace refjit::vm
