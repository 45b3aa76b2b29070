// Unicode properties from the generated table: a binary search over runs of code points with equal records.
#include <algorithm>
#include <iterator>

#include "vm/types/str.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

struct Record {
  uint16_t flags;
  int8_t decimal;
  int32_t to_lower, to_upper, to_title, to_folded;
};
struct Expansion {
  uint32_t key;  ///< (code point << 2) | 0 lower, 1 upper, 2 title, 3 folded.
  const char* text;
};

#include "vm/types/unicode/table.inc"

enum Flag : uint16_t {
  kAlpha = 1,
  kDecimal = 1 << 1,
  kDigit = 1 << 2,
  kNumeric = 1 << 3,
  kSpace = 1 << 4,
  kLower = 1 << 5,
  kUpper = 1 << 6,
  kTitle = 1 << 7,
  kPrintable = 1 << 8,
  kIdentifierStart = 1 << 9,
  kIdentifierPart = 1 << 10,
  kIgnorableOrCased = 1 << 11,
  kCased = 1 << 12,
  kLineBreak = 1 << 13,
  kExpands = 1 << 14,
};

const Record& record_of(uint32_t c) {
  const uint32_t key = (c << 10) | 1023;
  const auto after = std::upper_bound(std::begin(kRanges), std::end(kRanges), key);
  return kRecords[*(after - 1) & 1023];
}

bool has(uint32_t c, Flag flag) { return (record_of(c).flags & flag) != 0; }

void append_form(std::string& out, uint32_t c, uint32_t kind) {
  const Record& record = record_of(c);
  if (record.flags & kExpands) {
    const uint32_t key = (c << 2) | kind;
    const auto found = std::lower_bound(std::begin(kExpansions), std::end(kExpansions), key,
                                        [](const Expansion& e, uint32_t k) { return e.key < k; });
    if (found != std::end(kExpansions) && found->key == key) {
      out += found->text;
      return;
    }
  }
  const int32_t distance[] = {record.to_lower, record.to_upper, record.to_title, record.to_folded};
  append_utf8(out, static_cast<uint32_t>(static_cast<int32_t>(c) + distance[kind]));
}

}  // namespace

bool is_alpha(uint32_t c) { return has(c, kAlpha); }
bool is_decimal(uint32_t c) { return has(c, kDecimal); }
bool is_digit(uint32_t c) { return has(c, kDigit); }
bool is_numeric(uint32_t c) { return has(c, kNumeric); }
bool is_space(uint32_t c) {
  if (c < 0x80) return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1c && c <= 0x1f);
  return has(c, kSpace);
}
bool is_lower(uint32_t c) { return has(c, kLower); }
bool is_upper(uint32_t c) { return has(c, kUpper); }
bool is_title(uint32_t c) { return has(c, kTitle) && !has(c, kUpper); }
bool is_printable(uint32_t c) { return c < 0x7F ? c >= 0x20 : has(c, kPrintable); }
bool is_identifier_start(uint32_t c) { return has(c, kIdentifierStart); }
bool is_identifier_part(uint32_t c) { return has(c, kIdentifierPart); }
bool is_line_break(uint32_t c) {
  if (c < 0x80) return (c >= 10 && c <= 13) || (c >= 0x1c && c <= 0x1e);
  return has(c, kLineBreak);
}
bool is_cased(uint32_t c) { return has(c, kCased); }
bool is_case_ignorable(uint32_t c) { return (record_of(c).flags & (kIgnorableOrCased | kCased)) == kIgnorableOrCased; }
int decimal_value(uint32_t c) { return record_of(c).decimal; }

void append_lower(std::string& out, uint32_t c) { append_form(out, c, 0); }
void append_upper(std::string& out, uint32_t c) { append_form(out, c, 1); }
void append_title(std::string& out, uint32_t c) { append_form(out, c, 2); }
void append_folded(std::string& out, uint32_t c) { append_form(out, c, 3); }

std::string ascii_digits(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      out += text[i++];
      continue;
    }
    const size_t start = i;
    const uint32_t c = next_code_point(text, i);
    if (is_space(c))
      out += ' ';
    else if (decimal_value(c) >= 0)
      out += static_cast<char>('0' + decimal_value(c));
    else
      out += text.substr(start, i - start);
  }
  return out;
}

std::string_view trim_ascii(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1c && c <= 0x1f); };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string repr_text(std::string_view text) {
  const bool use_double = text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos;
  const char quote = use_double ? '"' : '\'';
  std::string out(1, quote);
  const auto hex = [&](uint32_t c, int digits) {
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) out += "0123456789abcdef"[(c >> shift) & 15];
  };
  for (size_t i = 0; i < text.size();) {
    const unsigned char byte = static_cast<unsigned char>(text[i]);
    if (byte >= 0x20 && byte < 0x7F) {
      if (text[i] == quote || text[i] == '\\') out += '\\';
      out += text[i++];
      continue;
    }
    const size_t start = i;
    const uint32_t c = next_code_point(text, i);
    if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else if (c == '\t')
      out += "\\t";
    else if (c >= 0x80 && is_printable(c))
      out += text.substr(start, i - start);
    else if (c < 0x100)
      out += "\\x", hex(c, 2);
    else if (c < 0x10000)
      out += "\\u", hex(c, 4);
    else
      out += "\\U", hex(c, 8);
  }
  return out + quote;
}

}  // namespace refjit::vm
