// int and bool as the guest sees them: constructors, slots, methods.
#include <cmath>

#include "vm/types/define.h"
#include "vm/types/format.h"
#include "vm/types/int_wide.h"
#include "vm/types/text.h"
#include "vm/warn.h"

namespace refjit::vm {

namespace {

/// An exact int with the value of `v` (an int or subclass).
Ref exact_int(Vm& vm, Value v) {
  int64_t x;
  if (v.is_small_int() || is_exactly(v, vm.types().int_)) return Ref(v);
  if (int_fits(v, x)) return new_int(vm, x);
  return int_add(vm, v, Value::small_int(0));
}

template <Ref (*F)(Vm&, Value, Value)>
Ref binary_slot(Vm& vm, Value a, Value b) {
  if (!is_int(a) || !is_int(b)) return not_implemented();
  return F(vm, a, b);
}

template <BinaryOp Op>
Ref bool_slot(Vm& vm, Value a, Value b) {
  if (a.is_bool() && b.is_bool()) {
    const bool x = a == kTrue, y = b == kTrue;
    return boolean(Op == BinaryOp::And ? (x && y) : Op == BinaryOp::Or ? (x || y) : x != y);
  }
  if (!is_int(a) || !is_int(b)) return not_implemented();
  return Op == BinaryOp::And ? int_and(vm, a, b) : Op == BinaryOp::Or ? int_or(vm, a, b) : int_xor(vm, a, b);
}

Ref int_compare_slot(Vm&, Value a, Value b, CompareOp op) {
  if (!is_int(a) || !is_int(b)) return not_implemented();
  return order_result(int_compare(a, b), op);
}

Ref int_repr(Vm& vm, Value v) {
  std::string text;
  return int_decimal(vm, v, text) ? new_str(vm, text, static_cast<int64_t>(text.size())) : Ref();
}
Ref bool_repr(Vm& vm, Value v) { return Ref(Value(vm.intern(v == kTrue ? "True" : "False"))); }
bool int_hash_slot(Vm&, Value v, int64_t& out) { return out = int_hash(v), true; }
bool int_truth(Vm&, Value v, bool& out) { return out = !int_is_zero(v), true; }
Ref int_absolute(Vm& vm, Value v) { return int_is_negative(v) ? int_negate(vm, v) : exact_int(vm, v); }
Ref int_to_float(Vm& vm, Value v) {
  double d;
  return int_to_double(vm, v, d) ? Ref(Value::of(d)) : Ref();
}

/// Gives instances of subclasses their own object.
Ref as_type(Vm& vm, Type* type, Ref value) {
  if (!value || type == vm.types().int_) return value;
  Int* made = make_object<Int>(vm, type);
  if (!made) return {};
  Ref result = Ref::steal(Value(made));
  if (!int_fits(value, made->value)) made->wide = wide_copy(as<Int>(value)->wide);
  return result;
}

Ref bad_literal(Vm& vm, Value text, int64_t base) {
  std::string_view bytes;
  Ref plain = bytes_like(text, bytes) ? new_bytes(vm, bytes) : Ref(text);
  Ref shown = plain ? vm.repr(plain) : Ref();
  if (!shown) return {};
  std::string quoted(view_of(shown));
  if (quoted.size() > 203) quoted.resize(200);
  return value_error(vm, "invalid literal for int() with base " + std::to_string(base) + ": " + quoted);
}

/// int(text, base): blanks around, sign, prefix, single underscores between digits.
Ref parse_int(Vm& vm, Value source, std::string_view raw, int64_t base) {
  const int64_t asked = base;
  const std::string ascii = ascii_digits(raw);  // other scripts' digits and blanks become ASCII
  std::string_view text = trim_ascii(ascii);
  bool is_negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    is_negative = text[0] == '-';
    text.remove_prefix(1);
  }
  bool underscore_allowed = false;
  if (text.size() > 1 && text[0] == '0') {
    const char kind = static_cast<char>(text[1] | 0x20);
    const int64_t named = kind == 'x' ? 16 : kind == 'o' ? 8 : kind == 'b' ? 2 : 0;
    if (named && (base == 0 || base == named)) {
      base = named;
      text.remove_prefix(2);
      underscore_allowed = true;
    }
  }
  const bool is_free = base == 0;
  if (is_free) base = 10;
  std::string digits;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '_') {
      if (!underscore_allowed || i + 1 == text.size()) return bad_literal(vm, source, asked);
      underscore_allowed = false;
      continue;
    }
    const int digit = c >= '0' && c <= '9'                     ? c - '0'
                      : (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? (c | 0x20) - 'a' + 10
                                                               : 99;
    if (digit >= base) return bad_literal(vm, source, asked);
    digits += c;
    underscore_allowed = true;
  }
  if (digits.empty()) return bad_literal(vm, source, asked);
  if (is_free && digits[0] == '0' && digits.find_first_not_of('0') != std::string::npos)
    return bad_literal(vm, source, asked);
  const int64_t limit = digit_limit(vm);
  if (limit && static_cast<int64_t>(digits.size()) > limit && (base & (base - 1)) != 0)
    return value_error(vm, "Exceeds the limit (" + std::to_string(limit) +
                               " digits) for integer string conversion: value has " + std::to_string(digits.size()) +
                               " digits; use sys.set_int_max_str_digits() to increase the limit");
  Ref magnitude = int_from_text(vm, digits, static_cast<int>(base));
  return magnitude && is_negative ? int_negate(vm, magnitude) : magnitude;
}

/// int(x) for numbers: __int__, __index__, __trunc__.
Ref int_of_object(Vm& vm, Value x) {
  if (x.is_double()) {
    const double d = x.as_double();
    if (d != d) return value_error(vm, "cannot convert float NaN to integer");
    if (std::isinf(d)) return overflow_error(vm, "cannot convert float infinity to integer");
    return int_from_double(vm, d);
  }
  Type* type = vm.type_of(x);
  if (is_int(x) && (type == vm.types().int_ || type == vm.types().bool_)) return exact_int(vm, x);
  if (type->slots.to_int) {
    Ref made = type->slots.to_int(vm, x);
    if (!made) return {};
    if (!is_int(made)) return type_error(vm, "__int__ returned non-int (type " + vm.type_name(made) + ")");
    return exact_int(vm, made);
  }
  if (type->slots.index) {
    Ref made = type->slots.index(vm, x);
    return made ? exact_int(vm, made) : Ref();
  }
  if (Ref truncate = find_special(vm, x, vm.names().trunc)) {
    if (!warn(vm, vm.types().DeprecationWarning, "The delegation of int() to __trunc__ is deprecated.")) return {};
    Ref made = vm.call(truncate, {});
    if (!made) return {};
    if (!is_int(made)) return type_error(vm, "__trunc__ returned non-Integral (type " + vm.type_name(made) + ")");
    return exact_int(vm, made);
  }
  if (vm.has_exception()) return {};
  if (is_str(x)) return parse_int(vm, x, view_of(x), 10);
  std::string_view bytes;
  if (bytes_like(x, bytes)) return parse_int(vm, x, bytes, 10);
  return type_error(
      vm, "int() argument must be a string, a bytes-like object or a real number, not '" + vm.type_name(x) + "'");
}

constexpr NativeDef kIntNew = {"int", "x=, /, base=", nullptr};

Ref int_construct(Vm& vm, Type* type, Args args) {
  Value in[2];
  Ref keep[2];
  if (!bind(vm, kIntNew, args, in, keep)) return {};
  if (!in[0]) return in[1] ? type_error(vm, "int() missing string argument") : as_type(vm, type, new_int(vm, 0));
  if (!in[1]) return as_type(vm, type, int_of_object(vm, in[0]));
  int64_t base;
  if (!vm.as_int64(in[1], base)) {
    if (!vm.exception_matches(vm.types().OverflowError)) return {};
    vm.take_exception();
    base = 1;
  }
  if (base != 0 && (base < 2 || base > 36)) return value_error(vm, "int() base must be >= 2 and <= 36, or 0");
  std::string_view text;
  if (is_str(in[0]))
    text = view_of(in[0]);
  else if (!bytes_like(in[0], text))
    return type_error(vm, "int() can't convert non-string with explicit base");
  return as_type(vm, type, parse_int(vm, in[0], text, base));
}

constexpr NativeDef kBoolNew = {"bool", "x=, /", nullptr};

Ref bool_construct(Vm& vm, Type*, Args args) {
  Value in[1];
  Ref keep[2];
  if (!bind(vm, kBoolNew, args, in, keep)) return {};
  bool truth = false;
  if (in[0] && !vm.truth(in[0], truth)) return {};
  return boolean(truth);
}

void int_finalize(Object* o) { wide_free(std::exchange(static_cast<Int*>(o)->wide, nullptr)); }

// ---- methods

Ref bit_length(Vm& vm, Args args) { return new_int(vm, int_bit_length(args[0])); }

Ref bit_count(Vm& vm, Args args) {
  int64_t count = 0, x;
  if (int_fits(args[0], x)) {
    count = __builtin_popcountll(x < 0 ? 0 - static_cast<uint64_t>(x) : static_cast<uint64_t>(x));
  } else {
    for (const char c : wide_magnitude(args[0])) count += __builtin_popcount(static_cast<unsigned char>(c));
  }
  return new_int(vm, count);
}

Ref conjugate(Vm& vm, Args args) { return exact_int(vm, args[0]); }

Ref int_as_integer_ratio(Vm& vm, Args args) {
  Ref self = exact_int(vm, args[0]);
  return self ? new_tuple(vm, {self, Value::small_int(1)}) : Ref();
}

bool byte_order(Vm& vm, Value order, const char* what, bool& is_little) {
  Str* text;
  if (!str_argument(vm, order, what, text)) return false;
  is_little = text->view() == "little";
  return is_little || text->view() == "big" || fail(value_error(vm, "byteorder must be either 'little' or 'big'"));
}

Ref to_bytes(Vm& vm, Args args) {
  int64_t length;
  bool is_little = false, is_signed;
  if (!vm.as_int64(args[1], length) || !byte_order(vm, args[2], "to_bytes() argument 'byteorder'", is_little) ||
      !vm.truth(args[3], is_signed))
    return {};
  if (length < 0) return value_error(vm, "length argument must be non-negative");
  const bool is_negative = int_is_negative(args[0]);
  if (is_negative && !is_signed) return overflow_error(vm, "can't convert negative int to unsigned");
  // ~x for negative x: its two's complement is the complement of these bytes.
  Ref source = is_negative ? int_invert(vm, args[0]) : Ref(args[0]);
  if (!source) return {};
  if (length > int64_t{1} << 40) return vm.raise(vm.types().MemoryError, "");
  std::string bytes = wide_magnitude(source);
  const int64_t bits = int_bit_length(source) + (is_signed ? 1 : 0);
  if (bits > length * 8 && !(is_signed && bits == 1 && length == 0))
    return overflow_error(vm, "int too big to convert");
  bytes.resize(static_cast<size_t>(length), 0);
  if (is_negative)
    for (char& c : bytes) c = static_cast<char>(~c);
  if (!is_little) std::string(bytes.rbegin(), bytes.rend()).swap(bytes);
  return new_bytes(vm, bytes);
}

Ref from_bytes(Vm& vm, Args args) {
  bool is_little = false, is_signed;
  if (!byte_order(vm, args[2], "from_bytes() argument 'byteorder'", is_little) || !vm.truth(args[3], is_signed))
    return {};
  Ref method = is_exactly(args[1], vm.types().bytes) ? Ref() : find_special(vm, args[1], vm.names().bytes);
  if (vm.has_exception()) return {};
  Ref bytes = method ? vm.call(Value(vm.types().bytes), {args[1]}) : bytes_from(vm, args[1]);
  if (!bytes) return {};
  Ref made = wide_of_bytes(vm, as_bytes(bytes)->view(), is_little, is_signed);
  if (!made || args[0] == Value(vm.types().int_)) return made;
  return vm.call(args[0], {made});
}

Ref int_format(Vm& vm, Args args) {
  Str* spec;
  if (!str_argument(vm, args[1], "__format__() argument", spec)) return {};
  if (spec->bytes == 0) return vm.str(args[0]);
  return format_int(vm, args[0], spec->view());
}

/// round(x, -n): to a multiple of 10**n, half to even.
Ref int_round(Vm& vm, Args args) {
  int64_t digits;
  if (!args[1]) return exact_int(vm, args[0]);
  if (!is_int(args[1]) && !vm.type_of(args[1])->slots.index)
    return type_error(vm, "'" + vm.type_name(args[1]) + "' object cannot be interpreted as an integer");
  if (!slice_index(vm, args[1], 0, digits)) return {};
  if (digits >= 0) return exact_int(vm, args[0]);
  Ref unit = int_power(vm, Value::small_int(10), Value::small_int(std::min<int64_t>(-digits, 1'000'000)));
  Ref quotient, rest;
  if (!unit || !int_divmod(vm, args[0], unit, quotient, rest)) return {};
  Ref twice = int_add(vm, rest, rest);
  if (!twice) return {};
  const int order = int_compare(twice, unit);
  Ref odd = int_and(vm, quotient, Value::small_int(1));
  if (order > 0 || (order == 0 && !int_is_zero(odd))) quotient = int_add(vm, quotient, Value::small_int(1));
  return quotient ? int_multiply(vm, quotient, unit) : Ref();
}

Ref divmod_method(Vm& vm, Value a, Value b) {
  if (!is_int(a) || !is_int(b)) return not_implemented();
  Ref quotient, rest;
  if (!int_divmod(vm, a, b, quotient, rest)) return {};
  return new_tuple(vm, {quotient, rest});
}

Ref int_getnewargs(Vm& vm, Args args) {
  Ref self = exact_int(vm, args[0]);
  return self ? new_tuple(vm, {self}) : Ref();
}

Ref int_sizeof(Vm& vm, Args args) {
  return new_int(vm, 24 + 4 * std::max<int64_t>(1, (int_bit_length(args[0]) + 29) / 30));
}

Ref pow_method(Vm& vm, Args args) {
  if (!is_int(args[0]) || !is_int(args[1])) return not_implemented();
  if (args[2].is_none()) return int_power(vm, args[0], args[1]);
  if (!is_int(args[2])) return not_implemented();
  return int_power_mod(vm, args[0], args[1], args[2]);
}

const NativeDef kIntMethods[] = {
    {"bit_length", "", bit_length},
    {"bit_count", "", bit_count},
    {"conjugate", "", conjugate},
    {"as_integer_ratio", "", int_as_integer_ratio},
    {"to_bytes", "length=1, byteorder='big', *, signed=False", to_bytes},
    {"__format__", "format_spec, /", int_format},
    {"__round__", "ndigits=, /", int_round},
    {"__trunc__", "", conjugate},
    {"__floor__", "", conjugate},
    {"__ceil__", "", conjugate},
    {"__divmod__", "value, /", [](Vm& vm, Args a) { return divmod_method(vm, a[0], a[1]); }},
    {"__rdivmod__", "value, /", [](Vm& vm, Args a) { return divmod_method(vm, a[1], a[0]); }},
    {"__pow__", "value, mod=None, /", pow_method},
    {"__getnewargs__", "", int_getnewargs},
    {"__sizeof__", "", int_sizeof},
};
const NativeDef kIntClassMethods[] = {{"from_bytes", "bytes, byteorder='big', *, signed=False", from_bytes}};

const PropertyDef kIntProperties[] = {
    {"real", exact_int, nullptr},
    {"imag", [](Vm& vm, Value) { return new_int(vm, 0); }, nullptr},
    {"numerator", exact_int, nullptr},
    {"denominator", [](Vm& vm, Value) { return new_int(vm, 1); }, nullptr},
};

Slots int_slots() {
  Slots s;
  s.finalize = int_finalize;
  s.repr = int_repr;
  s.hash = int_hash_slot;
  s.truth = int_truth;
  s.compare = int_compare_slot;
  const auto set = [&](BinaryOp op, Ref (*fn)(Vm&, Value, Value)) { s.binary[static_cast<size_t>(op)] = fn; };
  set(BinaryOp::Add, binary_slot<int_add>);
  set(BinaryOp::Subtract, binary_slot<int_subtract>);
  set(BinaryOp::Multiply, binary_slot<int_multiply>);
  set(BinaryOp::FloorDivide, binary_slot<int_floor_divide>);
  set(BinaryOp::TrueDivide, binary_slot<int_true_divide>);
  set(BinaryOp::Remainder, binary_slot<int_remainder>);
  set(BinaryOp::Power, binary_slot<int_power>);
  set(BinaryOp::LShift, binary_slot<int_left_shift>);
  set(BinaryOp::RShift, binary_slot<int_right_shift>);
  set(BinaryOp::And, binary_slot<int_and>);
  set(BinaryOp::Or, binary_slot<int_or>);
  set(BinaryOp::Xor, binary_slot<int_xor>);
  s.unary = {int_negate, exact_int, int_invert, int_absolute};
  s.index = exact_int;
  s.to_int = exact_int;
  s.to_float = int_to_float;
  s.construct = int_construct;
  return s;
}

}  // namespace

bool define_int(Vm& vm) {
  TypeDef def{"int", sizeof(Int), nullptr, int_slots(), kIntMethods};
  BuiltinTypes& types = vm.types();
  if (!define_type(vm, types.int_, def) || !add_class_methods(vm, types.int_, kIntClassMethods) ||
      !add_properties(vm, types.int_, kIntProperties))
    return false;
  // Only what differs from int: the rest is inherited.
  Slots s;
  s.repr = bool_repr;
  s.binary[static_cast<size_t>(BinaryOp::And)] = bool_slot<BinaryOp::And>;
  s.binary[static_cast<size_t>(BinaryOp::Or)] = bool_slot<BinaryOp::Or>;
  s.binary[static_cast<size_t>(BinaryOp::Xor)] = bool_slot<BinaryOp::Xor>;
  s.construct = bool_construct;
  TypeDef boolean_def{"bool", sizeof(Int), types.int_, s, {}};
  boolean_def.is_final = true;
  return define_type(vm, types.bool_, boolean_def);
}

}  // namespace refjit::vm
