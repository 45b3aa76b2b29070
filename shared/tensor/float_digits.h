#pragma once
// Shortest and rounded decimal digits of float tensors' elements, as NumPy's Dragon4 gives them: unique digits, cut at
// a number of decimals by the exact value (ties to even). Used by tensor_text only.
#include "base/number_text.h"
#include "tensor/dtype.h"

namespace refjit {

/// Shortest digits among half-precision numbers. `value` must be finite.
Digits shortest_digits(Float16 value);

/// `shortest` cut after `decimals` digits behind the point ("positional") by rounding `exact` (the number itself, which
/// the digits identify) to nearest, ties to an even digit. Trailing zeros are dropped; zero becomes "0", point 1.
Digits round_decimals(const Digits& shortest, double exact, int decimals);
/// As above, keeping `count` significant digits.
Digits round_significant(const Digits& shortest, double exact, int count);

/// All decimal digits of a finite double (up to 767); trailing zeros dropped.
Digits exact_digits(double value);
/// The first `count` (>= 1) significant digits of `value` itself, rounded to nearest, ties to even: C's "%.Ne". At most
/// `count` digits, trailing zeros dropped. `count` is at most 15, except that integers below 2^53 may be asked whole.
Digits leading_digits(double value, int count);

}  // namespace refjit
