// float as the guest sees it: slots and methods.
#include <cmath>

#include "base/number_text.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

double value_of(Value v) {
  double d = 0;
  float_value(v, d);
  return d;
}

/// Operand of float arithmetic: a float or an int; false without exception: something else.
bool operand(Vm& vm, Value v, double& out) {
  if (float_value(v, out)) return true;
  return is_int(v) && int_to_double(vm, v, out);
}

template <Ref (*F)(Vm&, double, double)>
Ref binary_slot(Vm& vm, Value a, Value b) {
  double x, y;
  if (!operand(vm, a, x) || !operand(vm, b, y)) return vm.has_exception() ? Ref() : not_implemented();
  return F(vm, x, y);
}

Ref zero_division(Vm& vm, const char* text) { return vm.raise(vm.types().ZeroDivisionError, text); }
Ref add(Vm&, double x, double y) { return Ref(Value::of(x + y)); }
Ref subtract(Vm&, double x, double y) { return Ref(Value::of(x - y)); }
Ref multiply(Vm&, double x, double y) { return Ref(Value::of(x * y)); }
Ref divide(Vm& vm, double x, double y) {
  return y == 0 ? zero_division(vm, "float division by zero") : Ref(Value::of(x / y));
}
Ref floor_divide(Vm& vm, double x, double y) {
  return y == 0 ? zero_division(vm, "float floor division by zero") : Ref(Value::of(float_floor_divide(x, y)));
}
Ref remainder(Vm& vm, double x, double y) {
  return y == 0 ? zero_division(vm, "float modulo") : Ref(Value::of(float_remainder(x, y)));
}
Ref divmod(Vm& vm, double x, double y) {
  if (y == 0) return zero_division(vm, "float divmod()");
  return new_tuple(vm, {Value::of(float_floor_divide(x, y)), Value::of(float_remainder(x, y))});
}

Ref compare(Vm&, Value a, Value b, CompareOp op) {
  const double x = value_of(a);
  double y;
  if (!float_value(b, y)) {
    if (!is_int(b)) return not_implemented();
    const int order = int_compare_double(b, x);
    return order == 2 ? boolean(op == CompareOp::Ne) : order_result(-order, op);
  }
  if (x != x || y != y) return boolean(op == CompareOp::Ne);
  return order_result(x < y ? -1 : x > y, op);
}

Ref repr(Vm& vm, Value v) { return new_str(vm, shortest_double(value_of(v))); }
bool hash(Vm&, Value v, int64_t& out) {
  return out = float_hash(value_of(v), static_cast<int64_t>(v.bits() >> (v.is_object() ? 4 : 0))), true;
}
bool truth(Vm&, Value v, bool& out) { return out = value_of(v) != 0, true; }
Ref negate(Vm&, Value v) { return Ref(Value::of(-value_of(v))); }
Ref exact(Vm&, Value v) { return v.is_double() ? Ref(v) : Ref(Value::of(value_of(v))); }
Ref absolute(Vm&, Value v) { return Ref(Value::of(std::fabs(value_of(v)))); }

Ref to_int(Vm& vm, Value v) {
  const double d = value_of(v);
  if (d != d) return value_error(vm, "cannot convert float NaN to integer");
  if (std::isinf(d)) return overflow_error(vm, "cannot convert float infinity to integer");
  return int_from_double(vm, d);
}

}  // namespace

bool plain_digits(std::string_view raw, std::string& out) {
  const std::string ascii = ascii_digits(raw);
  const std::string_view text = trim_ascii(ascii);
  const auto is_digit = [&](size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '_') {
      if (i == 0 || !is_digit(i - 1) || !is_digit(i + 1)) return false;
      continue;
    }
    out += text[i];
  }
  return true;
}

namespace {

/// float("..."): blanks around, underscores between digits.
bool parse_text(std::string_view raw, double& out) {
  std::string digits;
  if (!plain_digits(raw, digits)) return false;
  const auto parsed = parse_double(digits);
  if (!parsed) return false;
  out = *parsed;
  return true;
}

bool float_of_object(Vm& vm, Value x, double& out) {
  std::string_view text;
  if (is_str(x) || (!vm.type_of(x)->slots.to_float && bytes_like(x, text))) {
    if (is_str(x)) text = view_of(x);
    if (parse_text(text, out)) return true;
    std::string shown;
    return append_repr(vm, shown, x) && fail(value_error(vm, "could not convert string to float: " + shown));
  }
  Type* type = vm.type_of(x);
  if (!is_float(x) && !is_int(x) && !type->slots.to_float && !type->slots.index)
    return fail(type_error(vm, "float() argument must be a string or a real number, not '" + vm.type_name(x) + "'"));
  return vm.as_double(x, out);
}

constexpr NativeDef kNew = {"float", "x=, /", nullptr};

Ref as_type(Vm& vm, Type* type, double d) {
  if (type == vm.types().float_) return Ref(Value::of(d));
  Float* made = make_object<Float>(vm, type);
  if (!made) return {};
  made->value = d;
  return Ref::steal(Value(made));
}

Ref construct(Vm& vm, Type* type, Args args) {
  Value in[1];
  Ref keep[2];
  double d = 0;
  if (!bind(vm, kNew, args, in, keep) || (in[0] && !float_of_object(vm, in[0], d))) return {};
  if (in[0].is_double() && type == vm.types().float_) return Ref(in[0]);
  return as_type(vm, type, d);
}

// ---- methods

Ref is_integer(Vm&, Args args) {
  const double d = value_of(args[0]);
  return boolean(std::isfinite(d) && d == std::floor(d));
}

Ref as_integer_ratio(Vm& vm, Args args) {
  const double d = value_of(args[0]);
  if (std::isinf(d)) return overflow_error(vm, "cannot convert Infinity to integer ratio");
  if (d != d) return value_error(vm, "cannot convert NaN to integer ratio");
  int exponent;
  double m = std::frexp(d, &exponent);
  for (int i = 0; i < 300 && m != std::floor(m); ++i) {
    m *= 2;
    --exponent;
  }
  Ref numerator = int_from_double(vm, m), denominator = new_int(vm, 1);
  Ref shift = new_int(vm, exponent < 0 ? -exponent : exponent);
  if (exponent > 0)
    numerator = int_left_shift(vm, numerator, shift);
  else
    denominator = int_left_shift(vm, denominator, shift);
  return numerator && denominator ? new_tuple(vm, {numerator, denominator}) : Ref();
}

Ref hex(Vm& vm, Args args) {
  const double d = value_of(args[0]);
  if (!std::isfinite(d)) return new_str(vm, shortest_double(d));
  std::string out = std::signbit(d) ? "-0x" : "0x";
  if (d == 0) return new_str(vm, out + "0.0p+0");
  int exponent;
  double m = std::frexp(std::fabs(d), &exponent);
  const int shift = 1 - std::max(-1021 - exponent, 0);
  m = std::ldexp(m, shift);
  exponent -= shift;
  const auto digit = [&] {
    const int value = static_cast<int>(m);
    m = (m - value) * 16;
    return "0123456789abcdef"[value];
  };
  out += digit();
  out += '.';
  for (int i = 0; i < 13; ++i) out += digit();
  out += exponent < 0 ? "p-" : "p+";
  return new_str(vm, out + std::to_string(exponent < 0 ? -exponent : exponent));
}

/// float.fromhex: [sign] ["0x"] digits ["." digits] ["p" exponent]; exact, rounded once.
bool parse_hex(std::string_view text, double& out, bool& too_large) {
  bool is_negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    is_negative = text[0] == '-';
    text.remove_prefix(1);
  }
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  text = lower;
  too_large = false;
  if (text == "inf" || text == "infinity" || text == "nan") {
    out = text == "nan" ? std::nan("") : HUGE_VAL;
    if (is_negative) out = -out;
    return true;
  }
  if (text.substr(0, 2) == "0x") text.remove_prefix(2);
  uint64_t mantissa = 0;
  int64_t exponent = 0;
  bool sticky = false, seen_dot = false, any = false;
  size_t i = 0;
  for (; i < text.size() && text[i] != 'p'; ++i) {
    const char c = text[i];
    if (c == '.' && !seen_dot) {
      seen_dot = true;
      continue;
    }
    const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (digit < 0) return false;
    any = true;
    if (mantissa >> 58) {
      sticky = sticky || digit;
      exponent += seen_dot ? 0 : 4;
    } else {
      mantissa = mantissa * 16 + static_cast<uint64_t>(digit);
      exponent -= seen_dot ? 4 : 0;
    }
  }
  if (!any) return false;
  if (i < text.size()) {
    ++i;
    bool minus = false;
    if (i < text.size() && (text[i] == '+' || text[i] == '-')) minus = text[i++] == '-';
    if (i == text.size()) return false;
    int64_t written = 0;
    for (; i < text.size(); ++i) {
      if (text[i] < '0' || text[i] > '9') return false;
      written = std::min<int64_t>(written * 10 + (text[i] - '0'), 100000);
    }
    exponent += minus ? -written : written;
  }
  // Round to what the exponent leaves of the 53 bits, half to even, before scaling exactly.
  int bits = mantissa ? 64 - __builtin_clzll(mantissa) : 0;
  const int64_t lowest = std::max<int64_t>(bits + exponent - 53, -1074);
  if (mantissa && lowest > exponent) {
    const int64_t drop = std::min<int64_t>(lowest - exponent, 63);
    const uint64_t rest = mantissa & ((uint64_t{1} << drop) - 1), half = uint64_t{1} << (drop - 1);
    mantissa >>= drop;
    exponent += drop;
    if (rest > half || (rest == half && (sticky || (mantissa & 1)))) ++mantissa;
  }
  out = std::ldexp(static_cast<double>(mantissa),
                   static_cast<int>(std::max<int64_t>(-5000, std::min<int64_t>(exponent, 5000))));
  too_large = std::isinf(out);
  if (is_negative) out = -out;
  return true;
}

Ref fromhex(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "bad argument type for built-in operation");
  double d;
  bool too_large = false;
  if (!parse_hex(trim_ascii(view_of(args[1])), d, too_large))
    return value_error(vm, "invalid hexadecimal floating-point string");
  if (too_large) return overflow_error(vm, "hexadecimal value too large to represent as a float");
  if (args[0] == Value(vm.types().float_)) return Ref(Value::of(d));
  return vm.call(args[0], {Value::of(d)});
}

Ref round(Vm& vm, Args args) {
  const double d = value_of(args[0]);
  if (!args[1] || args[1].is_none()) {
    const double nearest = std::nearbyint(d);
    return to_int(vm, Value::of(nearest));
  }
  int64_t digits;
  if (!is_int(args[1]) && !vm.type_of(args[1])->slots.index)
    return type_error(vm, "'" + vm.type_name(args[1]) + "' object cannot be interpreted as an integer");
  if (!slice_index(vm, args[1], 0, digits)) return {};
  const double result = round_to_digits(d, digits);
  if (std::isinf(result) && std::isfinite(d)) return overflow_error(vm, "rounded value too large to represent");
  return Ref(Value::of(result));
}

Ref floor(Vm& vm, Args args) { return to_int(vm, Value::of(std::floor(value_of(args[0])))); }
Ref ceil(Vm& vm, Args args) { return to_int(vm, Value::of(std::ceil(value_of(args[0])))); }
Ref trunc(Vm& vm, Args args) { return to_int(vm, args[0]); }
Ref conjugate(Vm& vm, Args args) { return exact(vm, args[0]); }
Ref getnewargs(Vm& vm, Args args) { return new_tuple(vm, {Value::of(value_of(args[0]))}); }

Ref format(Vm& vm, Args args) {
  Str* spec;
  if (!str_argument(vm, args[1], "__format__() argument", spec)) return {};
  if (spec->bytes == 0) return vm.str(args[0]);
  return format_float(vm, value_of(args[0]), spec->view());
}

const NativeDef kMethods[] = {
    {"is_integer", "", is_integer},
    {"as_integer_ratio", "", as_integer_ratio},
    {"hex", "", hex},
    {"conjugate", "", conjugate},
    {"__format__", "format_spec, /", format},
    {"__round__", "ndigits=None, /", round},
    {"__floor__", "", floor},
    {"__ceil__", "", ceil},
    {"__trunc__", "", trunc},
    {"__getnewargs__", "", getnewargs},
    {"__divmod__", "value, /", [](Vm& vm, Args a) { return binary_slot<divmod>(vm, a[0], a[1]); }},
    {"__rdivmod__", "value, /", [](Vm& vm, Args a) { return binary_slot<divmod>(vm, a[1], a[0]); }},
};
/// float.__getformat__(kind)
Ref getformat(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "__getformat__() argument must be str, not " + vm.type_name(args[1]));
  const std::string_view kind = view_of(args[1]);
  if (kind != "double" && kind != "float")
    return value_error(vm, "__getformat__() argument 1 must be 'double' or 'float'");
  return vm.string("IEEE, little-endian");
}

const NativeDef kClassMethods[] = {{"fromhex", "string, /", fromhex}, {"__getformat__", "typestr, /", getformat}};
const PropertyDef kProperties[] = {
    {"real", exact, nullptr},
    {"imag", [](Vm&, Value) { return Ref(Value::of(0.0)); }, nullptr},
};

}  // namespace

bool define_float(Vm& vm) {
  TypeDef def{"float", sizeof(Float), nullptr, {}, kMethods};
  Slots& s = def.slots;
  s.repr = repr;
  s.hash = hash;
  s.truth = truth;
  s.compare = compare;
  const auto set = [&](BinaryOp op, Ref (*fn)(Vm&, Value, Value)) { s.binary[static_cast<size_t>(op)] = fn; };
  set(BinaryOp::Add, binary_slot<add>);
  set(BinaryOp::Subtract, binary_slot<subtract>);
  set(BinaryOp::Multiply, binary_slot<multiply>);
  set(BinaryOp::TrueDivide, binary_slot<divide>);
  set(BinaryOp::FloorDivide, binary_slot<floor_divide>);
  set(BinaryOp::Remainder, binary_slot<remainder>);
  set(BinaryOp::Power, binary_slot<float_power>);
  s.unary[static_cast<size_t>(UnaryOp::Negative)] = negate;
  s.unary[static_cast<size_t>(UnaryOp::Positive)] = exact;
  s.unary[static_cast<size_t>(UnaryOp::Absolute)] = absolute;
  s.to_int = to_int;
  s.to_float = exact;
  s.construct = construct;
  return define_type(vm, vm.types().float_, def) && add_class_methods(vm, vm.types().float_, kClassMethods) &&
         add_properties(vm, vm.types().float_, kProperties);
}

}  // namespace refjit::vm
