#pragma once
// Integers of any width. Small ones (48 bits) are immediate Values; Int is the heap form of the others: within int64
// plain, beyond it a Boost.Multiprecision number that only int_wide.cpp sees. Invariant: every value has one form (an
// Int never holds what fits a small int, `wide` is set only beyond int64), so equal exact ints have equal forms.
#include <string>

#include "vm/types/kinds.h"

namespace refjit::vm {

struct WideInt;  ///< A cpp_int; int_wide.cpp only.

/// Also the instance layout of int's subclasses, whose small values live here too.
struct Int : Object {
  int64_t value;  ///< The number, if `wide` is null.
  WideInt* wide;  ///< Owned.
};

/// int or a subclass (bool included).
inline bool is_int(Value v) { return v.is_small_int() || v.is_bool() || is_kind(v, kTypeInt); }
/// Whether it is an int (or subclass) within int64, and its value.
inline bool int_fits(Value v, int64_t& out) {
  if (v.is_small_int()) return out = v.as_small_int(), true;
  if (v.is_bool()) return out = v == kTrue, true;
  if (!is_kind(v, kTypeInt)) return false;
  const Int* i = static_cast<const Int*>(v.object());
  return out = i->value, i->wide == nullptr;
}

/// Any int64 (Vm::integer's body).
Ref new_int(Vm& vm, int64_t value);
Ref new_int_unsigned(Vm& vm, uint64_t value);
/// Reads a literal ("0x..", "-0x..", decimal): python::Const::BigInt. `base` 2 to 36. Null without exception:
/// malformed.
Ref int_from_text(Vm& vm, std::string_view digits, int base);
/// floor toward zero of a finite double.
Ref int_from_double(Vm& vm, double value);

// Arithmetic on two ints (any form, bools too); the caller has checked is_int. Division by zero raises.
Ref int_add(Vm& vm, Value a, Value b);
Ref int_subtract(Vm& vm, Value a, Value b);
Ref int_multiply(Vm& vm, Value a, Value b);
Ref int_floor_divide(Vm& vm, Value a, Value b);
Ref int_remainder(Vm& vm, Value a, Value b);
Ref int_true_divide(Vm& vm, Value a, Value b);  ///< Correctly rounded.
Ref int_power(Vm& vm, Value a, Value b);        ///< A float for negative exponents.
Ref int_power_mod(Vm& vm, Value a, Value b, Value modulus);
Ref int_left_shift(Vm& vm, Value a, Value b);
Ref int_right_shift(Vm& vm, Value a, Value b);
Ref int_and(Vm& vm, Value a, Value b);
Ref int_or(Vm& vm, Value a, Value b);
Ref int_xor(Vm& vm, Value a, Value b);
Ref int_negate(Vm& vm, Value a);
Ref int_invert(Vm& vm, Value a);
bool int_divmod(Vm& vm, Value a, Value b, Ref& quotient, Ref& remainder);

/// -1, 0, 1 as a < b, a == b, a > b.
int int_compare(Value a, Value b);
/// Compares with a double exactly; 2 when the double is NaN.
int int_compare_double(Value a, double b);
bool int_is_zero(Value a);
bool int_is_negative(Value a);
/// CPython's: modulo 2**61 - 1, sign kept, never -1.
int64_t int_hash(Value a);
/// Nearest double, ties to even; false with OverflowError ("int too large to convert to float").
bool int_to_double(Vm& vm, Value a, double& out);
/// Digits in `base` (2 to 36), lower case, no prefix, with "-".
std::string int_text(Value a, int base);
/// The most decimal digits that int and str turn into each other; 0: any number.
int64_t digit_limit(Vm& vm);
void set_digit_limit(Vm& vm, int64_t limit);
/// str(a): as int_text(10), with CPython's limit of 4300 digits; false raises ValueError.
bool int_decimal(Vm& vm, Value a, std::string& out);
int64_t int_bit_length(Value a);

}  // namespace refjit::vm
