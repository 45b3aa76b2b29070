#pragma once
// Whole numbers as rows of decimal digits, for decimal.cpp: counting, shifting and cutting them with its rounding
// modes. Numbers are never negative here.
#include <string>
#include <vector>

#include "vm/types/int_number.h"

namespace refjit::vm {

/// In the order in which _decimal_core names them.
enum class Rounding : uint8_t { Down, HalfUp, HalfEven, Ceiling, Floor, Up, HalfDown, ZeroFiveUp };
inline constexpr const char* kRoundings[] = {"ROUND_DOWN",  "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_CEILING",
                                             "ROUND_FLOOR", "ROUND_UP",      "ROUND_HALF_DOWN", "ROUND_05UP"};

/// Powers of ten, kept as they are asked for.
class Digits {
 public:
  static constexpr int64_t kMost = 80'000'000;  ///< Digits of a number; beyond it callers raise MemoryError.

  Number power(int64_t exponent);  ///< 0 <= exponent <= kMost
  int64_t count(const Number& n);  ///< 1 for zero.
  /// n without its last `drop` > 0 digits; `is_exact` false: they were not all zeros.
  Number cut(const Number& n, int64_t drop, Rounding rounding, bool is_negative, bool& is_exact);
  /// Drops zeros at the end of n > 0, at most `most`; how many.
  int64_t strip(Number& n, int64_t most);
  static Number read(std::string_view digits);
  static std::string text(Number n);

 private:
  std::vector<Number> powers_;
};

}  // namespace refjit::vm
