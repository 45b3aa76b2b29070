// format(): the mini language of PEP 3101 for str, int, float and complex.
#include "vm/types/format.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "vm/types/define.h"
#include "vm/types/format_spec.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

/// Digits at `at`; -1 none written, -2 too many.
int64_t read_number(std::string_view text, size_t& at) {
  int64_t value = -1;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
    value = std::max<int64_t>(value, 0);
    if (__builtin_mul_overflow(value, int64_t{10}, &value) ||
        __builtin_add_overflow(value, int64_t{text[at] - '0'}, &value))
      return -2;
  }
  return value;
}

bool is_align(std::string_view text, size_t at) {
  return at < text.size() && (text[at] == '<' || text[at] == '>' || text[at] == '=' || text[at] == '^');
}

}  // namespace

Ref unknown_format_code(Vm& vm, uint32_t code, const std::string& type_name) {
  std::string shown;
  if (code > 32 && code < 128) {
    shown = static_cast<char>(code);
  } else {
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "\\x%x", code);
    shown = buffer;
  }
  return value_error(vm, "Unknown format code '" + shown + "' for object of type '" + type_name + "'");
}

bool parse_format_spec(Vm& vm, std::string_view text, const std::string& type_name, char default_type,
                       char default_align, FormatSpec& out) {
  out.align = default_align;
  out.type = static_cast<unsigned char>(default_type);
  size_t at = 0;
  bool has_fill = false;
  size_t second = 0;
  if (!text.empty()) next_code_point(text, second);
  if (is_align(text, second)) {
    out.fill = std::string(text.substr(0, second));
    out.align = text[second];
    out.has_align = has_fill = true;
    at = second + 1;
  } else if (is_align(text, 0)) {
    out.align = text[0];
    out.has_align = true;
    at = 1;
  }
  if (at < text.size() && (text[at] == '+' || text[at] == '-' || text[at] == ' ')) out.sign = text[at++];
  if (at < text.size() && text[at] == 'z') out.no_negative_zero = true, ++at;
  if (at < text.size() && text[at] == '#') out.alternate = true, ++at;
  if (!has_fill && at < text.size() && text[at] == '0') {
    out.fill = "0";
    if (!out.has_align && default_align == '>') out.align = '=';
    ++at;
  }
  out.width = read_number(text, at);
  if (out.width == -2) return fail(value_error(vm, "Too many decimal digits in format string"));
  if (at < text.size() && text[at] == ',') out.separator = ',', ++at;
  if (at < text.size() && text[at] == '_') {
    if (out.separator) return fail(value_error(vm, "Cannot specify both ',' and '_'."));
    out.separator = '_';
    ++at;
  }
  if (at < text.size() && text[at] == ',' && out.separator == '_')
    return fail(value_error(vm, "Cannot specify both ',' and '_'."));
  if (at < text.size() && text[at] == '.') {
    out.precision = read_number(text, ++at);
    if (out.precision == -1) return fail(value_error(vm, "Format specifier missing precision"));
    if (out.precision == -2) return fail(value_error(vm, "Too many decimal digits in format string"));
  }
  if (at < text.size()) {
    size_t end = at;
    const uint32_t code = next_code_point(text, end);
    if (end != text.size())
      return fail(value_error(
          vm, "Invalid format specifier '" + std::string(text) + "' for object of type '" + type_name + "'"));
    out.type = code;
  }
  if (out.separator) {
    const bool takes_any =
        out.type == 0 || std::string_view("deEfFgG%").find(static_cast<char>(out.type)) != std::string_view::npos;
    const bool takes_underscore =
        out.separator == '_' && (out.type == 'b' || out.type == 'o' || out.type == 'x' || out.type == 'X');
    if (out.type > 127 || !(takes_any || takes_underscore)) {
      std::string code;
      append_utf8(code, out.type);
      return fail(value_error(vm, std::string("Cannot specify '") + out.separator + "' with '" + code + "'."));
    }
  }
  if (out.width > kMostCharacters) return fail(vm.raise(vm.types().MemoryError, ""));
  if (default_type != 's' && out.precision > (1 << 28)) return fail(value_error(vm, "precision too big"));
  return true;
}

std::string pad_text(std::string_view text, int64_t length, const FormatSpec& spec) {
  const int64_t missing = spec.width - length;
  if (missing <= 0) return std::string(text);
  const int64_t left = spec.align == '<' ? 0 : spec.align == '^' ? missing / 2 : missing;
  std::string out;
  for (int64_t i = 0; i < left; ++i) out += spec.fill;
  out += text;
  for (int64_t i = left; i < missing; ++i) out += spec.fill;
  return out;
}

namespace {

/// `digits` grouped from the right, with leading zeros until `least` characters are there (CPython's rule: a separator
/// is never first).
std::string group(std::string_view digits, char separator, int size, int64_t least) {
  std::string reversed;
  int64_t left = static_cast<int64_t>(digits.size());
  bool use_separator = false;
  for (;;) {
    const int64_t chunk =
        separator ? std::min<int64_t>(size, std::max<int64_t>({left, least, 1})) : std::max<int64_t>({left, least, 1});
    const int64_t taken = std::max<int64_t>(0, std::min(left, chunk));
    if (use_separator) reversed += separator;
    for (int64_t i = 0; i < taken; ++i) reversed += digits[static_cast<size_t>(--left)];
    for (int64_t i = taken; i < chunk; ++i) reversed += '0';
    use_separator = true;
    least -= chunk;
    if (left <= 0 && least <= 0) break;
    --least;
  }
  std::reverse(reversed.begin(), reversed.end());
  return reversed;
}

}  // namespace

std::string lay_out_number(bool is_negative, std::string_view prefix, std::string_view digits, const FormatSpec& spec) {
  std::string head = is_negative ? "-" : spec.sign == '+' ? "+" : spec.sign == ' ' ? " " : "";
  head += prefix;
  size_t whole = 0;
  const bool is_hex = spec.type == 'x' || spec.type == 'X' || spec.type == 'b' || spec.type == 'o';
  while (whole < digits.size() && (is_hex || (digits[whole] >= '0' && digits[whole] <= '9'))) ++whole;
  const std::string_view rest = digits.substr(whole);
  const bool fills_zeros = spec.fill == "0" && spec.align == '=';
  const int64_t least = fills_zeros ? spec.width - static_cast<int64_t>(head.size() + rest.size()) : 0;
  std::string body;
  if (whole || fills_zeros) {
    if (whole)
      body = spec.separator || least > static_cast<int64_t>(whole)
                 ? group(digits.substr(0, whole), spec.separator, is_hex ? 4 : 3, least)
                 : std::string(digits.substr(0, whole));
    else
      body = group("", 0, 3, least);  // inf and nan are padded too
    if (!whole && least <= 0) body.clear();
  }
  body += rest;
  const int64_t length = static_cast<int64_t>(head.size() + body.size());
  if (spec.align == '=' && length < spec.width) {
    std::string padding;
    for (int64_t i = length; i < spec.width; ++i) padding += spec.fill;
    return head + padding + body;
  }
  return pad_text(head + body, length, spec);
}

Ref format_str(Vm& vm, Str* s, std::string_view text) {
  FormatSpec spec;
  if (!parse_format_spec(vm, text, vm.type_name(Value(s)), 's', '<', spec)) return {};
  if (spec.type != 's') return unknown_format_code(vm, spec.type, vm.type_name(Value(s)));
  if (spec.sign)
    return value_error(vm,
                       std::string(spec.sign == ' ' ? "Space" : "Sign") + " not allowed in string format specifier");
  if (spec.no_negative_zero)
    return value_error(vm, "Negative zero coercion (z) not allowed in string format specifier");
  if (spec.alternate) return value_error(vm, "Alternate form (#) not allowed in string format specifier");
  if (spec.align == '=') return value_error(vm, "'=' alignment not allowed in string format specifier");
  std::string_view shown = s->view();
  int64_t length = s->length;
  if (spec.precision >= 0 && spec.precision < length) {
    length = spec.precision;
    shown = shown.substr(0, static_cast<size_t>(str_offset(s, length)));
  }
  return new_str(vm, pad_text(shown, length, spec));
}

namespace {

/// The digits of a float under the spec (without sign); upper case as the code asks.
std::string float_digits(double size, const FormatSpec& spec, uint32_t type) {
  int64_t precision = spec.precision;
  char code = static_cast<char>(type);
  if (code == 0) {
    if (precision < 0) return format_double(size, 'r', 0, spec.alternate, true);
    code = 'g';
    // At least one digit behind the point: the exponent comes one digit earlier.
    const int digits = static_cast<int>(std::max<int64_t>(precision, 1));
    if (std::isfinite(size)) {
      std::string scientific = format_double(size, 'e', digits - 1, spec.alternate);
      const size_t e = scientific.find('e');
      if (std::atoi(scientific.c_str() + e + 1) == digits - 1) {
        size_t keep = e;
        if (!spec.alternate && scientific.find('.') < e) {
          while (scientific[keep - 1] == '0') --keep;
          if (scientific[keep - 1] == '.') --keep;
        }
        return scientific.substr(0, keep) + scientific.substr(e);
      }
    }
    return format_double(size, 'g', static_cast<int>(precision), spec.alternate, true);
  }
  if (precision < 0) precision = 6;
  if (code == 'n') code = 'g';
  if (code == '%') return format_double(size * 100, 'f', static_cast<int>(precision), spec.alternate) + "%";
  return format_double(size, code, static_cast<int>(precision), spec.alternate);
}

bool is_all_zero(const std::string& digits) {
  for (const char c : digits) {
    if (c >= '1' && c <= '9') return false;
    if (c == 'e' || c == 'E') break;
    if (c == 'n' || c == 'N' || c == 'i' || c == 'I') return false;
  }
  return true;
}

Ref format_real(Vm& vm, double v, const FormatSpec& spec) {
  const std::string digits = float_digits(std::fabs(v), spec, spec.type);
  bool is_negative = std::signbit(v) && v == v;
  if (spec.no_negative_zero && is_all_zero(digits)) is_negative = false;
  return new_str(vm, lay_out_number(is_negative, "", digits, spec));
}

bool is_float_code(uint32_t c) {
  return c == 'e' || c == 'E' || c == 'f' || c == 'F' || c == 'g' || c == 'G' || c == '%' || c == 'n';
}

Ref format_char(Vm& vm, Value v, const FormatSpec& spec) {
  if (spec.sign) return value_error(vm, "Sign not allowed with integer format specifier 'c'");
  if (spec.alternate) return value_error(vm, "Alternate form (#) not allowed with integer format specifier 'c'");
  int64_t code;
  if (!int_fits(v, code)) return overflow_error(vm, "Python int too large to convert to C long");
  if (code < 0 || code >= 0x110000) return overflow_error(vm, "%c arg not in range(0x110000)");
  std::string text;
  append_utf8(text, static_cast<uint32_t>(code));
  FormatSpec plain = spec;
  if (plain.align == '=') plain.align = '>';
  return new_str(vm, pad_text(text, 1, plain));
}

}  // namespace

Ref format_int(Vm& vm, Value v, std::string_view text) {
  if (text.empty()) return vm.str(v);
  FormatSpec spec;
  if (!parse_format_spec(vm, text, vm.type_name(v), 'd', '>', spec)) return {};
  int base = 10;
  std::string_view prefix;
  switch (spec.type) {
    case 'd':
    case 'n':
      break;
    case 'b':
      base = 2, prefix = "0b";
      break;
    case 'o':
      base = 8, prefix = "0o";
      break;
    case 'x':
      base = 16, prefix = "0x";
      break;
    case 'X':
      base = 16, prefix = "0X";
      break;
    case 'c':
      break;
    default:
      if (!is_float_code(spec.type)) return unknown_format_code(vm, spec.type, vm.type_name(v));
      double d;
      return int_to_double(vm, v, d) ? format_real(vm, d, spec) : Ref();
  }
  if (spec.precision >= 0) return value_error(vm, "Precision not allowed in integer format specifier");
  if (spec.no_negative_zero)
    return value_error(vm, "Negative zero coercion (z) not allowed in integer format specifier");
  if (spec.type == 'c') return format_char(vm, v, spec);
  std::string digits;
  if (base == 10) {
    if (!int_decimal(vm, v, digits)) return {};
  } else {
    digits = int_text(v, base);
  }
  const bool is_negative = digits[0] == '-';
  if (is_negative) digits.erase(0, 1);
  if (spec.type == 'X')
    for (char& c : digits)
      if (c >= 'a') c = static_cast<char>(c - 32);
  return new_str(vm, lay_out_number(is_negative, spec.alternate ? prefix : "", digits, spec));
}

Ref format_float(Vm& vm, double v, std::string_view text) {
  FormatSpec spec;
  if (!parse_format_spec(vm, text, "float", 0, '>', spec)) return {};
  if (spec.type != 0 && !is_float_code(spec.type)) return unknown_format_code(vm, spec.type, "float");
  return format_real(vm, v, spec);
}

Ref format_complex(Vm& vm, double real, double imag, std::string_view text) {
  FormatSpec spec;
  if (!parse_format_spec(vm, text, "complex", 0, '>', spec)) return {};
  if (spec.type != 0 && (!is_float_code(spec.type) || spec.type == '%'))
    return unknown_format_code(vm, spec.type, "complex");
  if (spec.fill == "0") return value_error(vm, "Zero padding is not allowed in complex format specifier");
  if (spec.align == '=') return value_error(vm, "'=' alignment flag is not allowed in complex format specifier");
  FormatSpec part = spec;
  part.width = -1;
  const auto digits = [&](double d) {
    if (spec.type == 0)
      return format_double(d, spec.precision < 0 ? 'r' : 'g', static_cast<int>(spec.precision), spec.alternate);
    return float_digits(d, spec, spec.type);
  };
  const auto part_text = [&](double d) {
    const std::string shown = digits(std::fabs(d));
    const bool is_negative = std::signbit(d) && d == d && !(spec.no_negative_zero && is_all_zero(shown));
    return lay_out_number(is_negative, "", shown, part);
  };
  const bool skip_real = spec.type == 0 && real == 0 && !std::signbit(real);
  std::string out;
  if (!skip_real) {
    out = part_text(real);
    part.sign = '+';
  }
  out += part_text(imag) + "j";
  if (spec.type == 0 && !skip_real) out = "(" + out + ")";
  return new_str(vm, pad_text(out, static_cast<int64_t>(out.size()), spec));
}

Ref format_builtin(Vm& vm, Value v, std::string_view spec) {
  if (v.is_small_int()) return spec.empty() ? vm.str(v) : format_int(vm, v, spec);
  if (v.is_double()) return spec.empty() ? vm.str(v) : format_float(vm, v.as_double(), spec);
  if (is_exactly(v, vm.types().str)) return spec.empty() ? Ref(v) : format_str(vm, as_str(v), spec);
  if (v.is_bool()) return spec.empty() ? vm.str(v) : format_int(vm, v, spec);
  if (is_exactly(v, vm.types().int_)) return format_int(vm, v, spec);
  if (v.is_none() && spec.empty()) return vm.str(v);
  return {};
}

}  // namespace refjit::vm
