#include "python/identifier_forms.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "python/unicode.h"

namespace refjit::python {

namespace {

/// The innermost table of this thread: it lives as long as one call of the parser.
thread_local const IdentifierForms* held = nullptr;

struct Range {
  uint32_t first, last;
};
/// Letters that are their own normal form and join with none: of most scripts that programs are written in.
constexpr Range kSettled[] = {{0x00C0, 0x0131}, {0x0134, 0x013E}, {0x0141, 0x0148}, {0x014A, 0x017E}, {0x0391, 0x03A1},
                              {0x03A3, 0x03CE}, {0x0400, 0x0481}, {0x048A, 0x052F}, {0x05D0, 0x05EA}, {0x0621, 0x064A},
                              {0x3041, 0x3096}, {0x30A1, 0x30FA}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3}};

bool is_settled(uint32_t c) {
  return c < 0x80 || std::any_of(std::begin(kSettled), std::end(kSettled),
                                 [&](const Range& each) { return each.first <= c && c <= each.last; });
}

bool is_of_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const int letter = (byte | 0x20) - 'a';
  return byte >= 0x80 || byte == '_' || (byte >= '0' && byte <= '9') || (letter >= 0 && letter < 26);
}

}  // namespace

IdentifierForms::IdentifierForms(Table forms) : forms_(std::move(forms)), outer_(held) { held = this; }
IdentifierForms::~IdentifierForms() { held = outer_; }

std::vector<std::string> IdentifierForms::changing_in(std::string_view text) {
  std::set<std::string_view> found;
  const auto is_wide = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  for (size_t at = 0; at < text.size();) {
    const auto* wide = std::find_if(text.data() + at, text.data() + text.size(), is_wide);
    size_t first = static_cast<size_t>(wide - text.data());
    if (first == text.size()) break;
    while (first > at && is_of_word(text[first - 1])) --first;
    size_t end = first;
    bool changes = false, is_name = true;
    while (end < text.size() && is_of_word(text[end])) {
      const uint32_t c = decode_utf8(text, end);
      changes |= !is_settled(c);
      is_name &= is_identifier_part(c);
    }
    if (changes && is_name) found.insert(text.substr(first, end - first));
    at = end;
  }
  return {found.begin(), found.end()};
}

std::string_view IdentifierForms::of(std::string_view name) {
  if (!held || held->forms_.empty()) return name;
  const auto found = held->forms_.find(name);
  return found == held->forms_.end() ? name : std::string_view(found->second);
}

}  // namespace refjit::python
