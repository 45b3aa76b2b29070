// str: case conversions and character classes.
#include <array>

#include "vm/types/define.h"
#include "vm/types/str_methods.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

bool is_ascii_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_ascii_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_ascii_letter(char c) { return is_ascii_upper(c) || is_ascii_lower(c); }
char flip(char c) { return static_cast<char>(c ^ 0x20); }

/// Sigma at the end of a word has a lower form of its own.
bool is_final_sigma(std::string_view text, size_t start, size_t stop) {
  bool cased_before = false;
  for (size_t i = start; i > 0 && !cased_before;) {
    do --i;
    while (i > 0 && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80);
    size_t at = i;
    const uint32_t c = next_code_point(text, at);
    if (is_case_ignorable(c)) continue;
    if (!is_cased(c)) return false;
    cased_before = true;
  }
  if (!cased_before) return false;
  for (size_t i = stop; i < text.size();) {
    const uint32_t c = next_code_point(text, i);
    if (is_case_ignorable(c)) continue;
    return !is_cased(c);
  }
  return true;
}

void append_lower_at(std::string& out, std::string_view text, size_t start, size_t stop, uint32_t c) {
  if (c < 0x80)
    out += is_ascii_upper(static_cast<char>(c)) ? flip(static_cast<char>(c)) : static_cast<char>(c);
  else if (c == 0x3A3)
    append_utf8(out, is_final_sigma(text, start, stop) ? 0x3C2 : 0x3C3);
  else
    append_lower(out, c);
}

Ref lower(Vm& vm, Args args) {
  const Str* s = self_as<Str>(args);
  std::string out(s->view());
  if (s->is_ascii()) {
    for (char& c : out)
      if (is_ascii_upper(c)) c = flip(c);
    return new_str(vm, out, s->length);
  }
  out.clear();
  for (size_t i = 0; i < s->view().size();) {
    const size_t start = i;
    const uint32_t c = next_code_point(s->view(), i);
    append_lower_at(out, s->view(), start, i, c);
  }
  return new_str(vm, out);
}

Ref upper(Vm& vm, Args args) {
  const Str* s = self_as<Str>(args);
  std::string out(s->view());
  if (s->is_ascii()) {
    for (char& c : out)
      if (is_ascii_lower(c)) c = flip(c);
    return new_str(vm, out, s->length);
  }
  out.clear();
  for (size_t i = 0; i < s->view().size();) {
    const uint32_t c = next_code_point(s->view(), i);
    if (c < 0x80)
      out += is_ascii_lower(static_cast<char>(c)) ? flip(static_cast<char>(c)) : static_cast<char>(c);
    else
      append_upper(out, c);
  }
  return new_str(vm, out);
}

Ref casefold(Vm& vm, Args args) {
  if (self_as<Str>(args)->is_ascii()) return lower(vm, args);
  std::string out;
  for (size_t i = 0; i < view_of(args[0]).size();) append_folded(out, next_code_point(view_of(args[0]), i));
  return new_str(vm, out);
}

Ref capitalize(Vm& vm, Args args) {
  const std::string_view text = view_of(args[0]);
  std::string out;
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    const uint32_t c = next_code_point(text, i);
    if (start == 0)
      append_title(out, c);
    else
      append_lower_at(out, text, start, i, c);
  }
  return new_str(vm, out);
}

Ref title(Vm& vm, Args args) {
  const std::string_view text = view_of(args[0]);
  std::string out;
  bool is_inside = false;
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    const uint32_t c = next_code_point(text, i);
    if (is_inside)
      append_lower_at(out, text, start, i, c);
    else if (c < 0x80)
      out += is_ascii_lower(static_cast<char>(c)) ? flip(static_cast<char>(c)) : static_cast<char>(c);
    else
      append_title(out, c);
    is_inside = c < 0x80 ? is_ascii_letter(static_cast<char>(c)) : is_cased(c);
  }
  return new_str(vm, out);
}

Ref swapcase(Vm& vm, Args args) {
  const std::string_view text = view_of(args[0]);
  std::string out;
  for (size_t i = 0; i < text.size();) {
    const size_t start = i;
    const uint32_t c = next_code_point(text, i);
    if (is_upper(c))
      append_lower_at(out, text, start, i, c);
    else if (is_lower(c))
      append_upper(out, c);
    else
      append_utf8(out, c);
  }
  return new_str(vm, out);
}

/// All characters satisfy `F`, and there is at least one.
template <bool (*F)(uint32_t), bool Empty = false>
Ref all_are(Vm&, Args args) {
  const std::string_view text = view_of(args[0]);
  if (text.empty()) return boolean(Empty);
  static const auto kOfAscii = [] {
    std::array<bool, 128> table{};
    for (uint32_t c = 0; c < table.size(); ++c) table[c] = F(c);
    return table;
  }();
  for (size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80 ? !kOfAscii[text[i++]] : !F(next_code_point(text, i))) return boolean(false);
  }
  return boolean(true);
}

bool is_alphanumeric(uint32_t c) { return is_alpha(c) || is_decimal(c) || is_digit(c) || is_numeric(c); }
bool is_ascii_code(uint32_t c) { return c < 0x80; }

template <bool Upper>
Ref is_case(Vm&, Args args) {
  const std::string_view text = view_of(args[0]);
  bool any = false;
  for (size_t i = 0; i < text.size();) {
    const uint32_t c = next_code_point(text, i);
    if ((Upper ? is_lower(c) : is_upper(c)) || is_title(c)) return boolean(false);
    any = any || (Upper ? is_upper(c) : is_lower(c));
  }
  return boolean(any);
}

Ref istitle(Vm&, Args args) {
  const std::string_view text = view_of(args[0]);
  bool any = false, is_inside = false;
  for (size_t i = 0; i < text.size();) {
    const uint32_t c = next_code_point(text, i);
    if (is_upper(c) || is_title(c)) {
      if (is_inside) return boolean(false);
      is_inside = any = true;
    } else if (is_lower(c)) {
      if (!is_inside) return boolean(false);
    } else {
      is_inside = false;
    }
  }
  return boolean(any);
}

Ref isidentifier(Vm&, Args args) {
  const std::string_view text = view_of(args[0]);
  for (size_t i = 0; i < text.size();) {
    const bool is_first = i == 0;
    const uint32_t c = next_code_point(text, i);
    if (c < 0x80 && (is_ascii_letter(static_cast<char>(c)) || c == '_')) continue;
    if (is_first ? !is_identifier_start(c) : !is_identifier_part(c)) return boolean(false);
  }
  return boolean(!text.empty());
}

const NativeDef kMethods[] = {
    {"lower", "", lower},
    {"upper", "", upper},
    {"casefold", "", casefold},
    {"capitalize", "", capitalize},
    {"title", "", title},
    {"swapcase", "", swapcase},
    {"isalpha", "", all_are<is_alpha>},
    {"isdecimal", "", all_are<is_decimal>},
    {"isdigit", "", all_are<is_digit>},
    {"isnumeric", "", all_are<is_numeric>},
    {"isalnum", "", all_are<is_alphanumeric>},
    {"isspace", "", all_are<is_space>},
    {"isprintable", "", all_are<is_printable, true>},
    {"isascii", "", all_are<is_ascii_code, true>},
    {"islower", "", is_case<false>},
    {"isupper", "", is_case<true>},
    {"istitle", "", istitle},
    {"isidentifier", "", isidentifier},
};

}  // namespace

std::span<const NativeDef> str_case_methods() { return kMethods; }

}  // namespace refjit::vm
