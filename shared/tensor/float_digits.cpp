#include "tensor/float_digits.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "tensor/half.h"

namespace refjit {
namespace {

/// Sign of |value| minus the decimal 0.d1d2... * 10^point, exactly.
int compare_with_decimal(double value, const std::string& digits, int point) {
  // Both sides become integers: value = m * 2^e, decimal = D * 10^k.
  uint64_t bits = __builtin_bit_cast(uint64_t, value) & ~(uint64_t{1} << 63);
  const int biased = static_cast<int>(bits >> 52);
  const uint64_t mantissa = (bits & ((uint64_t{1} << 52) - 1)) | (biased ? uint64_t{1} << 52 : 0);
  const int e = (biased ? biased : 1) - 1075;
  const int k = point - static_cast<int>(digits.size());
  using Big = std::vector<uint32_t>;
  auto multiply = [](Big& big, uint32_t factor, uint32_t add) {
    uint64_t carry = add;
    for (uint32_t& limb : big) {
      carry += static_cast<uint64_t>(limb) * factor;
      limb = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry) big.push_back(static_cast<uint32_t>(carry));
  };
  Big left{static_cast<uint32_t>(mantissa), static_cast<uint32_t>(mantissa >> 32)}, right;
  for (char c : digits) multiply(right, 10, static_cast<uint32_t>(c - '0'));
  for (int i = 0; i < e; ++i) multiply(left, 2, 0);
  for (int i = 0; i < -e; ++i) multiply(right, 2, 0);
  for (int i = 0; i < k; ++i) multiply(right, 10, 0);
  for (int i = 0; i < -k; ++i) multiply(left, 10, 0);
  for (Big* big : {&left, &right}) {
    while (!big->empty() && big->back() == 0) big->pop_back();
  }
  if (left.size() != right.size()) return left.size() < right.size() ? -1 : 1;
  for (size_t i = left.size(); i-- > 0;) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}

Digits zero(bool is_negative) { return {is_negative, "0", 1}; }

}  // namespace

Digits shortest_digits(Float16 value) {
  const bool is_negative = value.bits >> 15;
  const uint32_t magnitude = value.bits & 0x7fffu;
  if (magnitude == 0) return zero(is_negative);
  // Dragon4 in 64-bit integers: the value, its margins and the power of ten are all multiples of 2^-26.
  const uint32_t exponent = magnitude >> 10;
  const uint64_t mantissa = exponent ? (magnitude & 0x3ffu) | 0x400u : magnitude & 0x3ffu;
  const int shift = exponent ? static_cast<int>(exponent) - 1 : 0;
  uint64_t rest = mantissa << (shift + 2);
  uint64_t margin_high = uint64_t{1} << (shift + 1);
  uint64_t margin_low = mantissa == 0x400u && exponent > 1 ? margin_high / 2 : margin_high;
  const bool is_even = (mantissa & 1) == 0;
  uint64_t scale = uint64_t{1} << 26;
  int point = 0;
  auto reaches = [&](uint64_t v, uint64_t s) { return is_even ? v >= s : v > s; };
  // `point` such that the value, upper margin included, is below 10^point.
  while (reaches(rest + margin_high, scale)) scale *= 10, ++point;
  while (!reaches((rest + margin_high) * 10, scale)) rest *= 10, margin_high *= 10, margin_low *= 10, --point;
  Digits result{is_negative, "", point};
  while (true) {
    rest *= 10, margin_high *= 10, margin_low *= 10;
    uint64_t digit = rest / scale;
    rest %= scale;
    const bool low = is_even ? rest <= margin_low : rest < margin_low;
    const bool high = reaches(rest + margin_high, scale);
    if (low || high) {
      bool down = low;
      if (low == high) down = 2 * rest < scale || (2 * rest == scale && digit % 2 == 0);
      if (!down) ++digit;
      result.digits += static_cast<char>('0' + digit);
      break;
    }
    result.digits += static_cast<char>('0' + digit);
  }
  // A last digit of 10 carries.
  while (result.digits.back() > '9') {
    result.digits.pop_back();
    if (result.digits.empty()) {
      result.digits = "1";
      ++result.point;
    } else {
      ++result.digits.back();
    }
  }
  return result;
}

Digits round_significant(const Digits& shortest, double exact, int count) {
  const auto size = static_cast<int>(shortest.digits.size());
  if (count >= size) return shortest;
  if (count < 0) return zero(shortest.is_negative);
  Digits cut = shortest;
  cut.digits.resize(static_cast<size_t>(count));
  const char next = shortest.digits[static_cast<size_t>(count)];
  bool up = next >= '5';
  if (next == '5' && count + 1 == size) {
    // The digits that identify the number say "half"; the number itself decides.
    const int order = compare_with_decimal(exact, shortest.digits, shortest.point);
    const bool odd = count > 0 && (cut.digits.back() - '0') % 2 == 1;
    up = order > 0 || (order == 0 && odd);
  }
  if (up) {
    size_t i = cut.digits.size();
    while (i > 0 && cut.digits[i - 1] == '9') --i;
    cut.digits.resize(i);
    if (i == 0) {
      cut.digits = "1";
      ++cut.point;
    } else {
      ++cut.digits[i - 1];
    }
  }
  while (!cut.digits.empty() && cut.digits.back() == '0') cut.digits.pop_back();
  return cut.digits.empty() ? zero(shortest.is_negative) : cut;
}

Digits round_decimals(const Digits& shortest, double exact, int decimals) {
  if (shortest.digits == "0") return shortest;
  return round_significant(shortest, exact, shortest.point + decimals);
}

Digits exact_digits(double value) {
  const uint64_t bits = __builtin_bit_cast(uint64_t, value);
  const int biased = static_cast<int>(bits >> 52 & 0x7ff);
  const uint64_t fraction = bits & ((uint64_t{1} << 52) - 1);
  const uint64_t mantissa = biased ? fraction | uint64_t{1} << 52 : fraction;
  if (mantissa == 0) return zero(bits >> 63);
  const int exponent = (biased ? biased : 1) - 1075;
  // mantissa * 2^e is a whole number; mantissa * 2^-e is mantissa * 5^e with the point e places to the left.
  constexpr uint32_t kBase = 1000000000;
  std::vector<uint32_t> limbs;
  for (uint64_t rest = mantissa; rest; rest /= kBase) limbs.push_back(static_cast<uint32_t>(rest % kBase));
  const uint32_t factor = exponent < 0 ? 5 : 2;
  for (int i = 0; i < (exponent < 0 ? -exponent : exponent); ++i) {
    uint64_t carry = 0;
    for (uint32_t& limb : limbs) {
      carry += static_cast<uint64_t>(limb) * factor;
      limb = static_cast<uint32_t>(carry % kBase);
      carry /= kBase;
    }
    if (carry) limbs.push_back(static_cast<uint32_t>(carry));
  }
  std::string text = std::to_string(limbs.back());
  for (size_t i = limbs.size() - 1; i-- > 0;) {
    const std::string part = std::to_string(limbs[i]);
    text += std::string(9 - part.size(), '0') + part;
  }
  Digits result{bits >> 63 != 0, text, static_cast<int>(text.size()) + std::min(exponent, 0)};
  while (result.digits.back() == '0') result.digits.pop_back();
  return result;
}

Digits leading_digits(double value, int count) {
  // Normal doubles are within 10^-16 of their shortest digits; subnormals are not.
  const double size = value < 0 ? -value : value;
  if (size != 0 && size < 0x1p-1000) return round_significant(exact_digits(value), value, count);
  return round_significant(shortest_digits(value), value, count);
}

}  // namespace refjit
