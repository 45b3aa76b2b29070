#pragma once
// Numbers as text, the same in both builds: shortest digits that read back to the same float (Python's and NumPy's
// repr), and correctly rounded reading. Used by the front-end (literals, dumps), the VM (repr, float()) and tensor
// printing. Invariant: no locale is consulted, and shortest_* followed by parse_double gives the same bits (NaN
// payloads aside).
#include <optional>
#include <string>
#include <string_view>

namespace refjit {

/// Decimal digits of a finite number: value = 0.D1D2D3... * 10^point, with no trailing zeros. Zero is "0", point 1.
struct Digits {
  bool is_negative = false;
  std::string digits;
  int point = 0;  ///< Position of the decimal point, counted from the first digit.
};

/// Shortest digits that identify `value` among doubles, the closest to it if several. `value` must be finite.
Digits shortest_digits(double value);

/// As above among floats (so 0.1f gives "1"). `value` must be finite.
Digits shortest_digits(float value);

/// Lays digits out as Python's repr does: "1.0", "1e-05", "1e+16", "-0.0".
std::string repr_of_digits(const Digits& digits);

/// Python's `repr(float)`: also "inf", "-inf", "nan".
std::string shortest_double(double value);

/// `repr` of a NumPy float32 scalar's digits: shortest among floats, laid out as shortest_double does.
std::string shortest_float(float value);

/// Reads `[+-] digits [. digits] [e [+-] digits]`, "inf", "infinity" or "nan" (any case; the whole text, no blanks,
/// no underscores), rounded to nearest even; too large gives infinity. nullopt if the text is anything else.
std::optional<double> parse_double(std::string_view text);

}  // namespace refjit
