// str.format and str.format_map: replacement fields with attributes, items, conversions and nested specs.
#include <algorithm>

#include "vm/types/define.h"
#include "vm/types/format.h"

namespace refjit::vm {

namespace {

struct Formatter {
  Vm& vm;
  std::span<const Value> args;
  Value keywords;          ///< Mapping or null.
  bool has_keywords_only;  ///< format_map: no positional arguments exist.
  int64_t next_number = 0;
  enum { Unknown, Automatic, Manual } numbering = Unknown;

  bool run(std::string& out, std::string_view text, int depth);
  bool field(std::string& out, std::string_view body, int depth);
  Ref value_of(std::string_view name);
  Ref first_value(std::string_view name);
};

bool is_number(std::string_view text, int64_t& out) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) return false;
  out = 0;
  for (const char c : text) out = out > INT64_MAX / 10 - 1 ? INT64_MAX : out * 10 + (c - '0');
  return true;
}
bool too_many_digits(Vm& vm, int64_t number) {
  return number == INT64_MAX && !fail(value_error(vm, "Too many decimal digits in format string"));
}

Ref Formatter::first_value(std::string_view name) {
  int64_t number = 0;
  const bool is_empty = name.empty();
  if (is_empty || is_number(name, number)) {
    if (too_many_digits(vm, number)) return {};
    if (numbering == (is_empty ? Manual : Automatic))
      return value_error(vm, is_empty ? "cannot switch from manual field specification to automatic field numbering"
                                      : "cannot switch from automatic field numbering to manual field specification");
    numbering = is_empty ? Automatic : Manual;
    if (has_keywords_only) return value_error(vm, "Format string contains positional fields");
    if (is_empty) number = next_number++;
    if (number >= static_cast<int64_t>(args.size()))
      return index_error(vm, "Replacement index " + std::to_string(number) + " out of range for positional args tuple");
    return Ref(args[static_cast<size_t>(number)]);
  }
  Ref key = new_str(vm, name);
  if (!key) return {};
  return keywords ? vm.get_item(keywords, key) : raise_key_error(vm, key);
}

Ref Formatter::value_of(std::string_view name) {
  const size_t first_end = std::min(name.find_first_of(".["), name.size());
  Ref value = first_value(name.substr(0, first_end));
  std::string_view rest = name.substr(first_end);
  while (value && !rest.empty()) {
    if (rest[0] == '.') {
      const size_t end = std::min(rest.find_first_of(".[", 1), rest.size());
      if (end == 1) return value_error(vm, "Empty attribute in format string");
      value = vm.get_attribute(value, vm.intern(rest.substr(1, end - 1)));
      rest = rest.substr(end);
    } else if (rest[0] == '[') {
      const size_t end = rest.find(']');
      if (end == std::string_view::npos) return value_error(vm, "Missing ']' in format string");
      const std::string_view key = rest.substr(1, end - 1);
      if (key.empty()) return value_error(vm, "Empty attribute in format string");
      int64_t number;
      const bool is_index = is_number(key, number);
      if (is_index && too_many_digits(vm, number)) return {};
      Ref item = is_index ? new_int(vm, number) : new_str(vm, key);
      value = vm.get_item(value, item);
      rest = rest.substr(end + 1);
    } else {
      return value_error(vm, "Only '.' or '[' may follow ']' in format field specifier");
    }
  }
  return value;
}

/// Where the name of a field ends: at '!' or ':' outside brackets.
size_t end_of_name(std::string_view body) {
  bool in_brackets = false;
  for (size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '[')
      in_brackets = true;
    else if (body[i] == ']')
      in_brackets = false;
    else if (!in_brackets && (body[i] == '!' || body[i] == ':'))
      return i;
  }
  return body.size();
}

bool Formatter::field(std::string& out, std::string_view body, int depth) {
  const size_t name_end = end_of_name(body);
  const std::string_view name = body.substr(0, name_end);
  std::string_view rest = body.substr(name_end);
  char conversion = 0;
  if (!rest.empty() && rest[0] == '!') {
    if (rest.size() < 2) return fail(value_error(vm, "unmatched '{' in format spec"));
    conversion = rest[1];
    rest = rest.substr(2);
    if (!rest.empty() && rest[0] != ':') return fail(value_error(vm, "expected ':' after conversion specifier"));
  }
  Ref value = value_of(name);
  if (!value) return false;
  if (conversion == 'r')
    value = vm.repr(value);
  else if (conversion == 's')
    value = vm.str(value);
  else if (conversion == 'a')
    value = ascii_of(vm, value);
  else if (conversion)
    return fail(value_error(vm, std::string("Unknown conversion specifier ") + conversion));
  if (!value) return false;
  std::string spec;
  if (!rest.empty()) {
    rest = rest.substr(1);
    if (rest.find_first_of("{}") == std::string_view::npos)
      spec = rest;
    else if (!run(spec, rest, depth - 1))
      return false;
  }
  Ref text = vm.format(value, spec);
  if (!text) return false;
  out += view_of(text);
  return true;
}

bool Formatter::run(std::string& out, std::string_view text, int depth) {
  if (depth < 0) return fail(value_error(vm, "Max string recursion exceeded"));
  size_t i = 0;
  while (i < text.size()) {
    const size_t brace = text.find_first_of("{}", i);
    out += text.substr(i, brace == std::string_view::npos ? brace : brace - i);
    if (brace == std::string_view::npos) return true;
    const bool is_doubled = brace + 1 < text.size() && text[brace + 1] == text[brace];
    if (is_doubled) {
      out += text[brace];
      i = brace + 2;
      continue;
    }
    if (text[brace] == '}') return fail(value_error(vm, "Single '}' encountered in format string"));
    if (brace + 1 == text.size()) return fail(value_error(vm, "Single '{' encountered in format string"));
    // The matching brace; nested ones belong to the spec, and brackets hide them in the name.
    int open = 1;
    size_t end = brace + 1;
    bool in_brackets = false, in_spec = false;
    for (; end < text.size(); ++end) {
      const char c = text[end];
      if (!in_spec && c == '[')
        in_brackets = true;
      else if (c == ']')
        in_brackets = false;
      else if (in_brackets)
        continue;
      else if (c == ':' || c == '!')
        in_spec = true;
      else if (c == '{') {
        if (!in_spec) return fail(value_error(vm, "unexpected '{' in field name"));
        ++open;
      } else if (c == '}' && --open == 0) {
        break;
      }
    }
    if (open) {
      return fail(value_error(vm, in_spec && text.substr(brace).find('!') + 1 == text.size() - brace
                                      ? "end of string while looking for conversion specifier"
                                  : in_spec ? "unmatched '{' in format spec"
                                            : "expected '}' before end of string"));
    }
    if (!field(out, text.substr(brace + 1, end - brace - 1), depth)) return false;
    i = end + 1;
  }
  return true;
}

}  // namespace

Ref ascii_of(Vm& vm, Value v) {
  Ref shown = vm.repr(v);
  if (!shown || as_str(shown)->is_ascii()) return shown;
  std::string out;
  const std::string_view text = view_of(shown);
  for (size_t i = 0; i < text.size();) {
    const uint32_t c = next_code_point(text, i);
    char buffer[12];
    if (c < 0x80)
      out += static_cast<char>(c);
    else
      out.append(buffer, static_cast<size_t>(std::snprintf(buffer, sizeof buffer,
                                                           c < 0x100     ? "\\x%02x"
                                                           : c < 0x10000 ? "\\u%04x"
                                                                         : "\\U%08x",
                                                           c)));
  }
  return new_str(vm, out);
}

Ref str_format(Vm& vm, Str* pattern, std::span<const Value> args, Value keywords) {
  Formatter formatter{vm, args, keywords, args.data() == nullptr};
  std::string out;
  return formatter.run(out, pattern->view(), 1) ? new_str(vm, out) : Ref();
}

}  // namespace refjit::vm
