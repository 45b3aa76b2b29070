#include "vm/types/int_wide.h"

#include <cmath>
#include <iterator>
#include <vector>

#include "vm/builtin_types.h"
#include "vm/types/int_number.h"
#include "vm/vm.h"

namespace refjit::vm {

struct WideInt {
  Number number;
};

namespace {

constexpr uint64_t kMaxBits = uint64_t{1} << 28;  ///< 32 MiB a number; beyond it MemoryError.

uint64_t bits_of(const Number& n) { return n.is_zero() ? 0 : boost::multiprecision::msb(abs(n)) + 1; }

bool too_wide(Vm& vm, uint64_t bits) {
  if (bits <= kMaxBits) return false;
  vm.raise(vm.types().MemoryError, "");
  return true;
}

/// Rounds magnitude * 2^exponent to double, `sticky` saying that something nonzero was cut off below.
bool round_to_double(Number magnitude, int64_t exponent, bool sticky, double& out) {
  const int64_t bits = static_cast<int64_t>(bits_of(magnitude));
  // Keep 53 bits, or fewer when the result is subnormal.
  const int64_t lowest = std::max(bits + exponent - 53, int64_t{-1074});
  const int64_t drop = lowest - exponent;
  if (drop > 0) {
    const Number kept = magnitude >> static_cast<unsigned>(drop);
    const Number rest = magnitude - (kept << static_cast<unsigned>(drop));
    const Number half = Number(1) << static_cast<unsigned>(drop - 1);
    magnitude = kept;
    exponent = lowest;
    if (rest > half || (rest == half && (sticky || bit_test(kept, 0)))) ++magnitude;
  }
  if (magnitude.is_zero()) return out = 0, true;
  if (static_cast<int64_t>(bits_of(magnitude)) + exponent > 1024) return false;
  out = std::ldexp(static_cast<double>(static_cast<uint64_t>(magnitude)), static_cast<int>(exponent));
  return true;
}

}  // namespace

Number number_of(Value v) {
  int64_t small;
  if (int_fits(v, small)) return Number(small);
  return static_cast<const Int*>(v.object())->wide->number;
}

Ref value_of(Vm& vm, Number&& number) {
  if (number >= std::numeric_limits<int64_t>::min() && number <= std::numeric_limits<int64_t>::max())
    return new_int(vm, static_cast<int64_t>(number));
  Int* made = make_object<Int>(vm, vm.types().int_);
  if (!made) return {};
  made->wide = new WideInt{std::move(number)};
  return Ref::steal(Value(made));
}

Ref wide_binary(Vm& vm, WideOp op, Value a, Value b) {
  Number x = number_of(a);
  const Number y = number_of(b);
  switch (op) {
    case WideOp::Add:
      x += y;
      break;
    case WideOp::Subtract:
      x -= y;
      break;
    case WideOp::Multiply:
      if (too_wide(vm, bits_of(x) + bits_of(y))) return {};
      x *= y;
      break;
    case WideOp::And:
      x &= y;
      break;
    case WideOp::Or:
      x |= y;
      break;
    case WideOp::Xor:
      x ^= y;
      break;
  }
  return value_of(vm, std::move(x));
}

bool wide_divmod(Vm& vm, Value a, Value b, Ref* quotient, Ref* remainder) {
  const Number x = number_of(a), y = number_of(b);
  Number q, r;
  divide_qr(x, y, q, r);
  if (!r.is_zero() && (r.sign() < 0) != (y.sign() < 0)) {
    r += y;
    --q;
  }
  if (quotient && !(*quotient = value_of(vm, std::move(q)))) return false;
  return !remainder || (*remainder = value_of(vm, std::move(r)));
}

Ref wide_gcd(Vm& vm, Value a, Value b) {
  return value_of(vm, Number(boost::multiprecision::gcd(number_of(a), number_of(b))));
}

Ref wide_power(Vm& vm, Value base, uint64_t exponent) {
  Number x = number_of(base);
  const uint64_t bits = bits_of(x);
  if (bits > 1 && (exponent > kMaxBits || too_wide(vm, (bits - 1) * exponent))) {
    if (!vm.has_exception()) vm.raise(vm.types().MemoryError, "");
    return {};
  }
  Number result = 1;
  for (; exponent; exponent >>= 1) {
    if (exponent & 1) result *= x;
    if (exponent > 1) x *= x;
  }
  return value_of(vm, std::move(result));
}

Ref wide_power_mod(Vm& vm, Value base, Value exponent, Value modulus) {
  Number x = number_of(base), e = number_of(exponent), m = number_of(modulus);
  const bool is_negative = m.sign() < 0;
  if (is_negative) m = -m;
  x %= m;
  if (x.sign() < 0) x += m;
  if (e.sign() < 0) {
    // Extended Euclid: x's inverse modulo m.
    Number r0 = m, r1 = x, t0 = 0, t1 = 1;
    while (!r1.is_zero()) {
      const Number q = r0 / r1;
      Number r2 = r0 - q * r1, t2 = t0 - q * t1;
      r0 = std::move(r1), r1 = std::move(r2), t0 = std::move(t1), t1 = std::move(t2);
    }
    if (r0 != 1) return vm.raise(vm.types().ValueError, "base is not invertible for the given modulus");
    x = t0.sign() < 0 ? Number(t0 + m) : t0;
    e = -e;
  }
  Number result = m == 1 ? Number(0) : Number(powm(x, e, m));
  if (is_negative && !result.is_zero()) result -= m;
  return value_of(vm, std::move(result));
}

Ref wide_shift_left(Vm& vm, Value a, uint64_t bits) {
  Number x = number_of(a);
  if (x.is_zero()) return new_int(vm, 0);
  if (bits > kMaxBits || too_wide(vm, bits_of(x) + bits))
    return vm.has_exception() ? Ref() : vm.raise(vm.types().MemoryError, "");
  x <<= static_cast<unsigned>(bits);
  return value_of(vm, std::move(x));
}

Ref wide_shift_right(Vm& vm, Value a, uint64_t bits) {
  Number x = number_of(a);
  if (bits >= bits_of(x)) return new_int(vm, x.sign() < 0 ? -1 : 0);
  if (x.sign() < 0) {
    Number complement = -x - 1;  // ~x, so that the shift rounds down
    complement >>= static_cast<unsigned>(bits);
    return value_of(vm, Number(-complement - 1));
  }
  x >>= static_cast<unsigned>(bits);
  return value_of(vm, std::move(x));
}

Ref wide_negate(Vm& vm, Value a) { return value_of(vm, Number(-number_of(a))); }
Ref wide_of_unsigned(Vm& vm, uint64_t value) { return value_of(vm, Number(value)); }

Ref wide_of_double(Vm& vm, double value) {
  int exponent;
  const double fraction = std::frexp(value, &exponent);  // value = fraction * 2^exponent, 0.5 <= |fraction| < 1
  if (exponent <= 63) return new_int(vm, static_cast<int64_t>(value));
  Number n(static_cast<int64_t>(std::ldexp(fraction, 53)));
  n <<= static_cast<unsigned>(exponent - 53);
  return value_of(vm, std::move(n));
}

Ref wide_of_digits(Vm& vm, std::string_view digits, int base, bool is_negative) {
  // As many digits at a time as fit 32 bits.
  Number n = 0;
  uint64_t chunk = 0, scale = 1;
  for (const char c : digits) {
    const int digit = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
    chunk = chunk * static_cast<uint64_t>(base) + static_cast<uint64_t>(digit);
    scale *= static_cast<uint64_t>(base);
    if (scale > (uint64_t{1} << 31)) {
      n *= scale;
      n += chunk;
      chunk = 0;
      scale = 1;
    }
  }
  n *= scale;
  n += chunk;
  if (is_negative) n = -n;
  return value_of(vm, std::move(n));
}

Ref wide_of_bytes(Vm& vm, std::string_view bytes, bool is_little, bool is_signed) {
  Number n;
  const auto* first = reinterpret_cast<const unsigned char*>(bytes.data());
  if (!bytes.empty()) import_bits(n, first, first + bytes.size(), 8, !is_little);  // of none it reads the first
  const unsigned char top = bytes.empty() ? 0 : static_cast<unsigned char>(is_little ? bytes.back() : bytes.front());
  if (is_signed && (top & 0x80)) n -= Number(1) << static_cast<unsigned>(8 * bytes.size());
  return value_of(vm, std::move(n));
}

std::string wide_magnitude(Value a) {
  std::string out;
  const Number n = abs(number_of(a));
  if (!n.is_zero()) export_bits(n, std::back_inserter(out), 8, false);
  return out;
}

int wide_compare(Value a, Value b) {
  const int order = number_of(a).compare(number_of(b));
  return order < 0 ? -1 : order > 0;
}

int wide_compare_double(Value a, double b) {
  if (std::isinf(b)) return b > 0 ? -1 : 1;
  const double whole = std::trunc(b);
  const int order = number_of(a).compare(Number(whole));
  if (order != 0) return order < 0 ? -1 : 1;
  return b > whole ? -1 : b < whole;
}

bool wide_is_negative(const Int* i) { return i->wide->number.sign() < 0; }

int64_t wide_hash(const Int* i) {
  constexpr int64_t kModulus = (int64_t{1} << 61) - 1;
  const int64_t rest = static_cast<int64_t>(abs(i->wide->number) % kModulus);
  const int64_t hash = i->wide->number.sign() < 0 ? -rest : rest;
  return hash == -1 ? -2 : hash;
}

int64_t wide_bit_length(const Int* i) { return static_cast<int64_t>(bits_of(i->wide->number)); }

bool wide_to_double(Value a, double& out) {
  const Number n = number_of(a);
  if (!round_to_double(abs(n), 0, false, out)) return false;
  if (n.sign() < 0) out = -out;
  return true;
}

bool wide_true_divide(Value a, Value b, double& out) {
  const Number x = number_of(a), y = number_of(b);
  const bool is_negative = (x.sign() < 0) != (y.sign() < 0);
  if (x.is_zero()) return out = is_negative && x.sign() ? -0.0 : 0.0, true;
  // A quotient of at least 64 bits holds every bit that rounding looks at; the remainder is the sticky bit.
  const int64_t shift = 66 - (static_cast<int64_t>(bits_of(x)) - static_cast<int64_t>(bits_of(y)));
  Number numerator = abs(x), denominator = abs(y), q, r;
  if (shift > 0)
    numerator <<= static_cast<unsigned>(shift);
  else
    denominator <<= static_cast<unsigned>(-shift);
  divide_qr(numerator, denominator, q, r);
  if (!round_to_double(std::move(q), -shift, !r.is_zero(), out)) return false;
  if (is_negative) out = -out;
  return true;
}

std::string wide_text(const Int* i, int base) {
  Number n = abs(i->wide->number);
  std::string out;
  if ((base & (base - 1)) == 0) {
    if (i->wide->number.sign() < 0) out += '-';
    std::vector<uint8_t> chunks;  // the highest first
    export_bits(n, std::back_inserter(chunks), static_cast<unsigned>(__builtin_ctz(static_cast<unsigned>(base))));
    for (const uint8_t chunk : chunks) out += "0123456789abcdefghijklmnopqrstuvwxyz"[chunk];
    return out;
  }
  // Low digits first, nine decimal (or as many as fit 32 bits) a division.
  uint64_t chunk_base = 1;
  int chunk_digits = 0;
  while (chunk_base * static_cast<uint64_t>(base) < (uint64_t{1} << 32)) {
    chunk_base *= static_cast<uint64_t>(base);
    ++chunk_digits;
  }
  while (!n.is_zero()) {
    Number q;
    const Number divisor(chunk_base);
    Number r;
    divide_qr(n, divisor, q, r);
    uint64_t chunk = static_cast<uint64_t>(r);
    n = std::move(q);
    for (int k = 0; k < chunk_digits && (chunk || !n.is_zero()); ++k) {
      out += "0123456789abcdefghijklmnopqrstuvwxyz"[chunk % static_cast<uint64_t>(base)];
      chunk /= static_cast<uint64_t>(base);
    }
  }
  if (i->wide->number.sign() < 0) out += '-';
  std::reverse(out.begin(), out.end());
  return out;
}

WideInt* wide_copy(const WideInt* w) { return w ? new WideInt(*w) : nullptr; }
void wide_free(WideInt* w) { delete w; }

}  // namespace refjit::vm
