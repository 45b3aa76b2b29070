#include "vm/types/int.h"

#include <cmath>

#include "vm/builtin_types.h"
#include "vm/types/data_state.h"
#include "vm/types/float.h"
#include "vm/types/int_wide.h"
#include "vm/vm.h"

namespace refjit::vm {

namespace {

bool both_fit(Value a, Value b, int64_t& x, int64_t& y) { return int_fits(a, x) && int_fits(b, y); }

Ref zero_division(Vm& vm, const char* message) { return vm.raise(vm.types().ZeroDivisionError, message); }

int64_t floor_quotient(int64_t x, int64_t y) {
  const int64_t q = x / y;
  return q - (x % y != 0 && (x < 0) != (y < 0));
}

int64_t floor_rest(int64_t x, int64_t y) {
  const int64_t r = x % y;
  return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}

const Int* wide_of(Value a) { return static_cast<const Int*>(a.object()); }

}  // namespace

Ref new_int(Vm& vm, int64_t value) {
  if (Value::fits_small_int(value)) return Ref(Value::small_int(value));
  Int* made = make_object<Int>(vm, vm.types().int_);
  if (!made) return {};
  made->value = value;
  return Ref::steal(Value(made));
}

Ref new_int_unsigned(Vm& vm, uint64_t value) {
  if (value <= static_cast<uint64_t>(INT64_MAX)) return new_int(vm, static_cast<int64_t>(value));
  return wide_of_unsigned(vm, value);
}

Ref int_from_text(Vm& vm, std::string_view digits, int base) {
  bool is_negative = false;
  if (!digits.empty() && (digits[0] == '-' || digits[0] == '+')) {
    is_negative = digits[0] == '-';
    digits.remove_prefix(1);
  }
  if (digits.size() > 2 && digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X') && (base == 16 || base == 10)) {
    base = 16;
    digits.remove_prefix(2);
  }
  if (digits.empty()) return {};
  int64_t value = 0;
  bool fits = true;
  for (const char c : digits) {
    const int digit = c >= '0' && c <= '9'                     ? c - '0'
                      : (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? (c | 0x20) - 'a' + 10
                                                               : 99;
    if (digit >= base) return {};
    fits = fits && !__builtin_mul_overflow(value, static_cast<int64_t>(base), &value) &&
           !__builtin_add_overflow(value, static_cast<int64_t>(digit), &value);
  }
  if (fits) return new_int(vm, is_negative ? -value : value);
  return wide_of_digits(vm, digits, base, is_negative);
}

Ref int_from_double(Vm& vm, double value) {
  if (value > -9.2e18 && value < 9.2e18) return new_int(vm, static_cast<int64_t>(value));
  return wide_of_double(vm, value);
}

Ref int_add(Vm& vm, Value a, Value b) {
  int64_t x, y, z;
  if (both_fit(a, b, x, y) && !__builtin_add_overflow(x, y, &z)) return new_int(vm, z);
  return wide_binary(vm, WideOp::Add, a, b);
}

Ref int_subtract(Vm& vm, Value a, Value b) {
  int64_t x, y, z;
  if (both_fit(a, b, x, y) && !__builtin_sub_overflow(x, y, &z)) return new_int(vm, z);
  return wide_binary(vm, WideOp::Subtract, a, b);
}

Ref int_multiply(Vm& vm, Value a, Value b) {
  int64_t x, y, z;
  if (both_fit(a, b, x, y) && !__builtin_mul_overflow(x, y, &z)) return new_int(vm, z);
  return wide_binary(vm, WideOp::Multiply, a, b);
}

Ref int_floor_divide(Vm& vm, Value a, Value b) {
  if (int_is_zero(b)) return zero_division(vm, "integer division or modulo by zero");
  int64_t x, y;
  if (both_fit(a, b, x, y) && y != -1) return new_int(vm, floor_quotient(x, y));
  Ref q;
  return wide_divmod(vm, a, b, &q, nullptr) ? q : Ref();
}

Ref int_remainder(Vm& vm, Value a, Value b) {
  if (int_is_zero(b)) return zero_division(vm, "integer modulo by zero");
  int64_t x, y;
  if (both_fit(a, b, x, y)) return new_int(vm, y == -1 ? 0 : floor_rest(x, y));
  Ref r;
  return wide_divmod(vm, a, b, nullptr, &r) ? r : Ref();
}

bool int_divmod(Vm& vm, Value a, Value b, Ref& quotient, Ref& remainder) {
  if (int_is_zero(b)) return zero_division(vm, "integer division or modulo by zero"), false;
  int64_t x, y;
  if (both_fit(a, b, x, y) && y != -1) {
    quotient = new_int(vm, floor_quotient(x, y));
    remainder = new_int(vm, floor_rest(x, y));
    return quotient && remainder;
  }
  return wide_divmod(vm, a, b, &quotient, &remainder);
}

Ref int_true_divide(Vm& vm, Value a, Value b) {
  if (int_is_zero(b)) return zero_division(vm, "division by zero");
  int64_t x, y;
  constexpr int64_t kExact = int64_t{1} << 53;
  if (both_fit(a, b, x, y) && x >= -kExact && x <= kExact && y >= -kExact && y <= kExact)
    return Ref(Value::of(static_cast<double>(x) / static_cast<double>(y)));
  double out;
  if (!wide_true_divide(a, b, out))
    return vm.raise(vm.types().OverflowError, "integer division result too large for a float");
  return Ref(Value::of(out));
}

Ref int_power(Vm& vm, Value a, Value b) {
  if (int_is_negative(b)) {
    double x, y;
    if (!int_to_double(vm, a, x) || !int_to_double(vm, b, y)) return {};
    return float_power(vm, x, y);
  }
  int64_t base, exponent;
  if (!int_fits(b, exponent)) {
    int64_t x;
    if (int_fits(a, x) && x >= -1 && x <= 1) return new_int(vm, x == -1 ? (wide_magnitude(b)[0] & 1 ? -1 : 1) : x);
    return vm.raise(vm.types().MemoryError, "");
  }
  if (int_fits(a, base)) {
    int64_t result = 1, factor = base, left = exponent;
    bool fits = true;
    while (left && fits) {
      if (left & 1) fits = !__builtin_mul_overflow(result, factor, &result);
      left >>= 1;
      if (left && fits) fits = !__builtin_mul_overflow(factor, factor, &factor);
    }
    if (fits) return new_int(vm, result);
  }
  return wide_power(vm, a, static_cast<uint64_t>(exponent));
}

Ref int_power_mod(Vm& vm, Value a, Value b, Value modulus) {
  if (int_is_zero(modulus)) return vm.raise(vm.types().ValueError, "pow() 3rd argument cannot be 0");
  return wide_power_mod(vm, a, b, modulus);
}

Ref int_left_shift(Vm& vm, Value a, Value b) {
  if (int_is_negative(b)) return vm.raise(vm.types().ValueError, "negative shift count");
  int64_t x, y;
  if (!int_fits(b, y)) {
    if (int_is_zero(a)) return new_int(vm, 0);
    Ref digits = int_floor_divide(vm, b, Value::small_int(30));  // CPython counts its own digits, of 30 bits
    if (!digits) return digits;
    if (int_fits(digits, y) && y <= INT64_MAX / 4) return vm.raise(vm.types().MemoryError, "");
    return vm.raise(vm.types().OverflowError, "too many digits in integer");
  }
  if (int_fits(a, x) && y < 62 && x <= (INT64_MAX >> y) && x >= (INT64_MIN >> y))
    return new_int(vm, static_cast<int64_t>(static_cast<uint64_t>(x) << y));
  return wide_shift_left(vm, a, static_cast<uint64_t>(y));
}

Ref int_right_shift(Vm& vm, Value a, Value b) {
  if (int_is_negative(b)) return vm.raise(vm.types().ValueError, "negative shift count");
  int64_t x, y;
  if (!int_fits(b, y)) return new_int(vm, int_is_negative(a) ? -1 : 0);
  if (int_fits(a, x)) return new_int(vm, y > 63 ? (x < 0 ? -1 : 0) : x >> y);
  return wide_shift_right(vm, a, static_cast<uint64_t>(y));
}

Ref int_and(Vm& vm, Value a, Value b) {
  int64_t x, y;
  return both_fit(a, b, x, y) ? new_int(vm, x & y) : wide_binary(vm, WideOp::And, a, b);
}
Ref int_or(Vm& vm, Value a, Value b) {
  int64_t x, y;
  return both_fit(a, b, x, y) ? new_int(vm, x | y) : wide_binary(vm, WideOp::Or, a, b);
}
Ref int_xor(Vm& vm, Value a, Value b) {
  int64_t x, y;
  return both_fit(a, b, x, y) ? new_int(vm, x ^ y) : wide_binary(vm, WideOp::Xor, a, b);
}

Ref int_negate(Vm& vm, Value a) {
  int64_t x;
  if (int_fits(a, x) && x != INT64_MIN) return new_int(vm, -x);
  return wide_negate(vm, a);
}

Ref int_invert(Vm& vm, Value a) {
  int64_t x;
  if (int_fits(a, x)) return new_int(vm, ~x);
  Ref negative = wide_negate(vm, a);
  return negative ? int_subtract(vm, negative, Value::small_int(1)) : Ref();
}

int int_compare(Value a, Value b) {
  int64_t x, y;
  if (both_fit(a, b, x, y)) return x < y ? -1 : x > y;
  return wide_compare(a, b);
}

int int_compare_double(Value a, double b) {
  if (b != b) return 2;
  int64_t x;
  constexpr int64_t kExact = int64_t{1} << 53;
  if (int_fits(a, x) && x >= -kExact && x <= kExact) {
    const double d = static_cast<double>(x);
    return d < b ? -1 : d > b;
  }
  return wide_compare_double(a, b);
}

bool int_is_zero(Value a) {
  int64_t x;
  return int_fits(a, x) && x == 0;
}

bool int_is_negative(Value a) {
  int64_t x;
  return int_fits(a, x) ? x < 0 : wide_is_negative(wide_of(a));
}

int64_t int_hash(Value a) {
  int64_t x;
  if (!int_fits(a, x)) return wide_hash(wide_of(a));
  constexpr int64_t kModulus = (int64_t{1} << 61) - 1;
  x %= kModulus;
  return x == -1 ? -2 : x;
}

bool int_to_double(Vm& vm, Value a, double& out) {
  int64_t x;
  if (int_fits(a, x)) return out = static_cast<double>(x), true;
  if (wide_to_double(a, out)) return true;
  vm.raise(vm.types().OverflowError, "int too large to convert to float");
  return false;
}

std::string int_text(Value a, int base) {
  int64_t x;
  if (!int_fits(a, x)) return wide_text(wide_of(a), base);
  char buffer[72];
  char* p = buffer + sizeof buffer;
  uint64_t left = x < 0 ? 0 - static_cast<uint64_t>(x) : static_cast<uint64_t>(x);
  do {
    *--p = "0123456789abcdefghijklmnopqrstuvwxyz"[left % static_cast<uint64_t>(base)];
    left /= static_cast<uint64_t>(base);
  } while (left);
  if (x < 0) *--p = '-';
  return std::string(p, buffer + sizeof buffer);
}

int64_t digit_limit(Vm& vm) { return data_of(vm).digit_limit; }
void set_digit_limit(Vm& vm, int64_t limit) { data_of(vm).digit_limit = limit; }

bool int_decimal(Vm& vm, Value a, std::string& out) {
  const auto limit = static_cast<size_t>(digit_limit(vm));
  const auto raise = [&] {
    vm.raise(vm.types().ValueError, "Exceeds the limit (" + std::to_string(limit) +
                                        " digits) for integer string conversion; use sys.set_int_max_str_digits() to "
                                        "increase the limit");
    return false;
  };
  // 3.33 bits a digit: refuse far too long ones before the quadratic work.
  if (limit && int_bit_length(a) > static_cast<int64_t>(limit) * 10 / 3 + 4) return raise();
  out = int_text(a, 10);
  return !limit || out.size() - (out[0] == '-') <= limit || raise();
}

int64_t int_bit_length(Value a) {
  int64_t x;
  if (!int_fits(a, x)) return wide_bit_length(wide_of(a));
  const uint64_t u = x < 0 ? 0 - static_cast<uint64_t>(x) : static_cast<uint64_t>(x);
  return u ? 64 - __builtin_clzll(u) : 0;
}

}  // namespace refjit::vm
