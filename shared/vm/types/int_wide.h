#pragma once
// Integers beyond int64: the slow half of int.h, all on Boost.Multiprecision inside int_wide.cpp. Called by int.cpp
// when its int64 paths overflow; arguments are ints of any form. Invariant: results are in their one canonical form.
#include <string>

#include "vm/types/int.h"

namespace refjit::vm {

enum class WideOp : uint8_t { Add, Subtract, Multiply, And, Or, Xor };

Ref wide_binary(Vm& vm, WideOp op, Value a, Value b);
/// Floor division; either output may be null. The divisor is not zero.
bool wide_divmod(Vm& vm, Value a, Value b, Ref* quotient, Ref* remainder);
/// The greatest common divisor, not negative.
Ref wide_gcd(Vm& vm, Value a, Value b);
Ref wide_power(Vm& vm, Value base, uint64_t exponent);
Ref wide_power_mod(Vm& vm, Value base, Value exponent, Value modulus);
Ref wide_shift_left(Vm& vm, Value a, uint64_t bits);
Ref wide_shift_right(Vm& vm, Value a, uint64_t bits);
Ref wide_negate(Vm& vm, Value a);
Ref wide_of_unsigned(Vm& vm, uint64_t value);
/// The integer part of a finite double.
Ref wide_of_double(Vm& vm, double value);
Ref wide_of_digits(Vm& vm, std::string_view digits, int base, bool is_negative);
/// Big- or little-endian two's complement or magnitude.
Ref wide_of_bytes(Vm& vm, std::string_view bytes, bool is_little, bool is_signed);
/// Magnitude's bytes, least significant first.
std::string wide_magnitude(Value a);
int wide_compare(Value a, Value b);
int wide_compare_double(Value a, double b);
bool wide_is_negative(const Int* i);
int64_t wide_hash(const Int* i);
int64_t wide_bit_length(const Int* i);
/// Nearest double, ties to even; false: too large.
bool wide_to_double(Value a, double& out);
/// a / b correctly rounded; false: too large for a float.
bool wide_true_divide(Value a, Value b, double& out);
std::string wide_text(const Int* i, int base);
/// Number with the same value as `i`, of int's subclass `type`.
WideInt* wide_copy(const WideInt* w);
void wide_free(WideInt* w);

}  // namespace refjit::vm
