// The % operator of str, bytes and bytearray.
#include <cmath>

#include "vm/types/bytearray.h"
#include "vm/types/define.h"
#include "vm/types/format.h"
#include "vm/types/format_spec.h"

namespace refjit::vm {

namespace {

struct Percent {
  Vm& vm;
  std::string_view pattern;
  Value values;
  bool is_bytes = false;
  size_t at = 0;
  int64_t next = 0;  ///< Of the tuple; 0 or 1 for a single value.
  bool used_mapping = false;

  bool is_mapping() const {
    if (is_tuple(values) || is_str(values) || (is_bytes && has_type_flag(values, kTypeBytes))) return false;
    if (is_bytes && values.is_object() && vm.is_instance(values, vm.types().bytearray)) return false;
    return vm.type_of(values)->slots.get_item != nullptr;
  }
  bool byte_text(std::string& out, Value v, const FormatSpec& spec);
  bool byte_char(std::string& out, Value v, FormatSpec& spec);
  Ref argument();
  bool star(int64_t& out, int64_t most, const char* too_big);
  bool one(std::string& out);
  bool number(std::string& out, Value v, FormatSpec& spec, char code);
};

Ref Percent::argument() {
  const int64_t index = next++;
  if (!is_tuple(values))
    return index == 0 && !used_mapping ? Ref(values) : type_error(vm, "not enough arguments for format string");
  if (index < as_tuple(values)->size) return Ref(as_tuple(values)->items[index]);
  return type_error(vm, "not enough arguments for format string");
}

/// Width or precision: digits, or * which takes an argument.
bool Percent::star(int64_t& out, int64_t most, const char* too_big) {
  if (at < pattern.size() && pattern[at] == '*') {
    ++at;
    Ref v = argument();
    if (!v) return false;
    if (!is_int(v)) return fail(type_error(vm, "* wants int"));
    if (!int_fits(v, out) || out > most || out < -most)
      return fail(overflow_error(
          vm, std::string("Python int too large to convert to C ") + (most == INT64_MAX ? "ssize_t" : "int")));
    return true;
  }
  for (out = 0; at < pattern.size() && pattern[at] >= '0' && pattern[at] <= '9'; ++at) {
    out = out * 10 + (pattern[at] - '0');
    if (out > INT32_MAX) return fail(value_error(vm, too_big));
  }
  return true;
}

bool Percent::number(std::string& out, Value v, FormatSpec& spec, char code) {
  const bool is_decimal = code == 'd' || code == 'i' || code == 'u';
  Ref whole;
  if (is_int(v)) {
    whole = Ref(v);
  } else if (is_decimal && (is_float(v) || vm.type_of(v)->slots.to_int)) {
    Ref type(Value(vm.types().int_));
    whole = vm.call(type, {v});
    if (!whole) return false;
  } else if (vm.type_of(v)->slots.index) {
    whole = vm.type_of(v)->slots.index(vm, v);
    if (!whole) return false;
  } else if (is_decimal) {
    return fail(type_error(vm, std::string("%") + code + " format: a real number is required, not " + vm.type_name(v)));
  } else {
    return fail(type_error(vm, std::string("%") + code + " format: an integer is required, not " + vm.type_name(v)));
  }
  std::string digits;
  if (is_decimal) {
    if (!int_decimal(vm, whole, digits)) return false;
  } else {
    digits = int_text(whole, code == 'o' ? 8 : 16);
  }
  const bool is_negative = digits[0] == '-';
  if (is_negative) digits.erase(0, 1);
  if (spec.precision > static_cast<int64_t>(digits.size()))
    digits.insert(0, static_cast<size_t>(spec.precision) - digits.size(), '0');
  if (code == 'X')
    for (char& c : digits)
      if (c >= 'a') c = static_cast<char>(c - 32);
  const char* prefix = !spec.alternate || is_decimal ? "" : code == 'o' ? "0o" : code == 'x' ? "0x" : "0X";
  spec.type = is_decimal ? 'd' : 'x';
  out += lay_out_number(is_negative, prefix, digits, spec);
  return true;
}

/// %s and %b of bytes: a bytes-like object or what has __bytes__.
bool Percent::byte_text(std::string& out, Value v, const FormatSpec& spec) {
  std::string_view text;
  Ref made;
  if (!bytes_like(v, text)) {
    Ref method = find_special(vm, v, vm.names().bytes);
    if (!method) {
      if (vm.has_exception()) return false;
      return fail(type_error(vm, "%b requires a bytes-like object, or an object that implements __bytes__, not '" +
                                     vm.type_name(v) + "'"));
    }
    made = vm.call(method, {});
    if (!made) return false;
    if (!has_type_flag(made, kTypeBytes))
      return fail(type_error(vm, "__bytes__ returned non-bytes (type " + vm.type_name(made) + ")"));
    bytes_like(made, text);
  }
  if (spec.precision >= 0) text = text.substr(0, static_cast<size_t>(spec.precision));
  out += pad_text(text, static_cast<int64_t>(text.size()), spec);
  return true;
}

bool Percent::byte_char(std::string& out, Value v, FormatSpec& spec) {
  std::string_view text;
  char c;
  if (bytes_like(v, text) && text.size() == 1) {
    c = text[0];
  } else if (is_int(v) || vm.type_of(v)->slots.index) {
    if (!byte_value(vm, v, c, "")) {
      if (!vm.exception_matches(vm.types().ValueError)) return false;
      vm.take_exception();
      return fail(overflow_error(vm, "%c arg not in range(256)"));
    }
  } else {
    return fail(type_error(vm, "%c requires an integer in range(256) or a single byte"));
  }
  spec.precision = -1;
  out += pad_text(std::string_view(&c, 1), 1, spec);
  return true;
}

bool Percent::one(std::string& out) {
  Ref value;
  const size_t begin = at;
  if (at < pattern.size() && pattern[at] == '(') {
    int depth = 1;
    const size_t start = ++at;
    for (; at < pattern.size() && depth; ++at) depth += pattern[at] == '(' ? 1 : pattern[at] == ')' ? -1 : 0;
    if (depth) return fail(value_error(vm, "incomplete format key"));
    if (!is_mapping()) return fail(type_error(vm, "format requires a mapping"));
    const std::string_view name = pattern.substr(start, at - 1 - start);
    Ref key = is_bytes ? new_bytes(vm, name) : new_str(vm, name);
    value = vm.get_item(values, key);
    if (!value) return false;
    used_mapping = true;
  }
  FormatSpec spec;
  spec.align = '>';
  bool zero = false;
  for (; at < pattern.size(); ++at) {
    const char c = pattern[at];
    if (c == '-')
      spec.align = '<';
    else if (c == '+')
      spec.sign = '+';
    else if (c == ' ')
      spec.sign = spec.sign ? spec.sign : ' ';
    else if (c == '#')
      spec.alternate = true;
    else if (c == '0')
      zero = true;
    else
      break;
  }
  if (!star(spec.width, INT64_MAX, "width too big")) return false;
  if (spec.width < 0) {
    spec.align = '<';
    spec.width = -spec.width;
  }
  if (spec.width > kMostCharacters) return fail(vm.raise(vm.types().MemoryError, ""));
  if (at < pattern.size() && pattern[at] == '.') {
    ++at;
    if (!star(spec.precision, INT32_MAX, "precision too big")) return false;
    spec.precision = std::max<int64_t>(spec.precision, 0);
  }
  if (at < pattern.size() && (pattern[at] == 'h' || pattern[at] == 'l' || pattern[at] == 'L')) ++at;
  if (at >= pattern.size()) return fail(value_error(vm, "incomplete format"));
  const size_t code_at = at;
  const uint32_t code = is_bytes ? static_cast<unsigned char>(pattern[at++]) : next_code_point(pattern, at);
  if (code == '%' && at - 1 == begin) return out += '%', true;
  if (!value && !(value = argument())) return false;
  const auto text = [&](Ref shown) {
    if (!shown) return false;
    std::string_view view = view_of(shown);
    int64_t length = as_str(shown)->length;
    if (spec.precision >= 0 && spec.precision < length) {
      length = spec.precision;
      view = view.substr(0, static_cast<size_t>(str_offset(as_str(shown), length)));
    }
    out += pad_text(view, length, spec);
    return true;
  };
  const auto zero_fill = [&] {
    if (!zero || spec.align == '<') return;
    spec.fill = "0";
    spec.align = '=';
  };
  if (is_bytes && (code == 's' || code == 'b')) return byte_text(out, value, spec);
  if (is_bytes && code == 'c') return byte_char(out, value, spec);
  switch (code) {
    case 's':
      return text(vm.str(value));
    case 'r':
      return text(is_bytes ? ascii_of(vm, value) : vm.repr(value));
    case 'a':
      return text(ascii_of(vm, value));
    case 'c': {
      int64_t c;
      if (is_str(value) && as_str(value)->length == 1) return text(value);
      const auto index = vm.type_of(value)->slots.index;
      if (!is_int(value) && !index) return fail(type_error(vm, "%c requires int or char"));
      Ref number = is_int(value) ? Ref(value) : index(vm, value);
      if (!number) return false;
      if (!int_fits(number, c) || c < 0 || c >= 0x110000)
        return fail(overflow_error(vm, "%c arg not in range(0x110000)"));
      spec.precision = -1;
      return text(new_char(vm, static_cast<uint32_t>(c)));
    }
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
      zero_fill();
      return number(out, value, spec, static_cast<char>(code));
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': {
      double d;
      if (!is_float(value) && !is_int(value) && !vm.type_of(value)->slots.to_float && !vm.type_of(value)->slots.index)
        return fail(type_error(
            vm, (is_bytes ? "float argument required, not " : "must be real number, not ") + vm.type_name(value)));
      if (!vm.as_double(value, d)) return false;
      zero_fill();
      spec.type = code;
      const int precision = spec.precision < 0 ? 6 : static_cast<int>(spec.precision);
      out += lay_out_number(std::signbit(d) && d == d, "",
                            format_double(std::fabs(d), static_cast<char>(code), precision, spec.alternate), spec);
      return true;
    }
    default:
      break;
  }
  std::string shown;
  if (code > 31 && code < 128)
    shown = static_cast<char>(code);
  else
    shown = "?";
  char hex[16];
  std::snprintf(hex, sizeof hex, "0x%x", code);
  return fail(value_error(vm, "unsupported format character '" + shown + "' (" + hex + ") at index " +
                                  std::to_string(is_bytes ? static_cast<int64_t>(code_at)
                                                          : count_code_points(pattern.substr(0, code_at)))));
}

}  // namespace

namespace {

bool run_percent(Vm& vm, std::string_view pattern, Value values, bool is_bytes, std::string& out) {
  Percent percent{vm, pattern, values, is_bytes};
  Ref held(values);
  while (percent.at < percent.pattern.size()) {
    const size_t sign = percent.pattern.find('%', percent.at);
    out += percent.pattern.substr(percent.at, sign == std::string_view::npos ? sign : sign - percent.at);
    if (sign == std::string_view::npos) break;
    percent.at = sign + 1;
    if (!percent.one(out)) return false;
  }
  const bool is_unused = is_tuple(values) ? percent.next < as_tuple(values)->size
                                          : percent.next == 0 && !percent.used_mapping && !percent.is_mapping();
  if (!is_unused) return true;
  return fail(type_error(
      vm, std::string("not all arguments converted during ") + (is_bytes ? "bytes" : "string") + " formatting"));
}

}  // namespace

bool bytes_percent(Vm& vm, std::string_view pattern, Value values, std::string& out) {
  return run_percent(vm, pattern, values, true, out);
}

Ref str_percent(Vm& vm, Str* pattern, Value values) {
  std::string out;
  Ref kept((Value(pattern)));
  return run_percent(vm, pattern->view(), values, false, out) ? new_str(vm, out) : Ref();
}

}  // namespace refjit::vm
