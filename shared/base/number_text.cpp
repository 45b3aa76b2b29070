#include "base/number_text.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

#define BOOST_JSON_HEADER_ONLY 1
#include <boost/json/detail/ryu/impl/d2s.ipp>

namespace refjit {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Reads "d.ddddE-dd" (or 'e'), the form that Ryu and %e write.
Digits digits_of_scientific(std::string_view text) {
  Digits result;
  size_t i = 0;
  if (i < text.size() && text[i] == '-') {
    result.is_negative = true;
    ++i;
  }
  for (; i < text.size() && text[i] != 'E' && text[i] != 'e'; ++i)
    if (is_digit(text[i])) result.digits += text[i];
  int exponent = 0;
  if (i < text.size()) {
    ++i;
    const bool is_minus = i < text.size() && text[i] == '-';
    if (i < text.size() && (text[i] == '-' || text[i] == '+')) ++i;
    for (; i < text.size() && is_digit(text[i]); ++i) exponent = exponent * 10 + (text[i] - '0');
    if (is_minus) exponent = -exponent;
  }
  while (result.digits.size() > 1 && result.digits.back() == '0') result.digits.pop_back();
  result.point = result.digits == "0" ? 1 : exponent + 1;
  return result;
}

template <class Float>
std::string repr_of(Float value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  return repr_of_digits(shortest_digits(value));
}

bool equals_ignoring_case(std::string_view text, std::string_view lower) {
  if (text.size() != lower.size()) return false;
  for (size_t i = 0; i < text.size(); ++i)
    if ((text[i] | 0x20) != lower[i]) return false;
  return true;
}

/// Whether all of `text` is an unsigned decimal float literal. strtod alone would take hexadecimal and blanks too.
bool is_decimal(std::string_view text) {
  size_t i = 0, digits = 0;
  for (; i < text.size() && is_digit(text[i]); ++i) ++digits;
  if (i < text.size() && text[i] == '.')
    for (++i; i < text.size() && is_digit(text[i]); ++i) ++digits;
  if (digits == 0) return false;
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    ++i;
    if (i < text.size() && (text[i] == '+' || text[i] == '-')) ++i;
    const size_t first = i;
    while (i < text.size() && is_digit(text[i])) ++i;
    if (i == first) return false;
  }
  return i == text.size();
}

}  // namespace

Digits shortest_digits(double value) {
  char buffer[32];
  const int length = boost::json::detail::ryu::d2s_buffered_n(value, buffer);
  return digits_of_scientific(std::string_view(buffer, static_cast<size_t>(length)));
}

Digits shortest_digits(float value) {
  char buffer[32];
  int length = 0;
  // The first precision that reads back is the shortest, and %e rounds correctly, so it is the closest one as well.
  for (int precision = 0; precision <= 8; ++precision) {
    length = std::snprintf(buffer, sizeof buffer, "%.*e", precision, static_cast<double>(value));
    if (std::strtof(buffer, nullptr) == value) break;
  }
  return digits_of_scientific(std::string_view(buffer, static_cast<size_t>(length)));
}

std::string repr_of_digits(const Digits& number) {
  std::string text = number.is_negative ? "-" : "";
  const std::string& digits = number.digits;
  const int count = static_cast<int>(digits.size());
  const int point = number.point;
  if (point > 16 || point < -3) {  // Python switches to an exponent at 1e16 and below 1e-4.
    text += digits[0];
    if (count > 1) text.append(1, '.').append(digits, 1, std::string::npos);
    const int exponent = point - 1;
    const int magnitude = exponent < 0 ? -exponent : exponent;
    text += exponent < 0 ? "e-" : "e+";
    if (magnitude < 10) text += '0';
    return text + std::to_string(magnitude);
  }
  if (point <= 0) return text + "0." + std::string(static_cast<size_t>(-point), '0') + digits;
  if (point >= count) return text + digits + std::string(static_cast<size_t>(point - count), '0') + ".0";
  return text + digits.substr(0, static_cast<size_t>(point)) + "." + digits.substr(static_cast<size_t>(point));
}

std::string shortest_double(double value) { return repr_of(value); }

std::string shortest_float(float value) { return repr_of(value); }

std::optional<double> parse_double(std::string_view text) {
  bool is_negative = false;
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
    is_negative = text[0] == '-';
    text.remove_prefix(1);
  }
  double value = 0;
  if (equals_ignoring_case(text, "inf") || equals_ignoring_case(text, "infinity"))
    value = std::numeric_limits<double>::infinity();
  else if (equals_ignoring_case(text, "nan"))
    value = std::numeric_limits<double>::quiet_NaN();
  else if (is_decimal(text))
    value = std::strtod(std::string(text).c_str(), nullptr);
  else
    return std::nullopt;
  return is_negative ? -value : value;
}

}  // namespace refjit
