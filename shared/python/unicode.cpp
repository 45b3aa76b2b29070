#include "python/unicode.h"

#include <iterator>

namespace refjit::python {
namespace {

#include "python/unicode_tables.inc"

/// Whether a code point lies inside a run of a table (see make_unicode_tables.py).
bool is_inside(const unsigned char* table, size_t size, uint32_t code_point) {
  uint32_t start = 0;
  bool inside = false;
  for (size_t i = 0; i < size;) {
    uint32_t delta = 0;
    int shift = 0;
    while (table[i] & 0x80) {
      delta |= (table[i++] & 0x7fu) << shift;
      shift += 7;
    }
    delta |= static_cast<uint32_t>(table[i++]) << shift;
    start += delta;
    if (start > code_point) return inside;
    inside = !inside;
  }
  return inside;
}

}  // namespace

uint32_t decode_utf8(std::string_view text, size_t& i) {
  const auto byte = [&](size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; };
  const auto is_tail = [&](size_t at) { return (byte(at) & 0xc0) == 0x80; };
  const uint32_t first = byte(i);
  if (first < 0x80) {
    ++i;
    return first;
  }
  if (first >= 0xc2 && first < 0xe0 && is_tail(i + 1)) {
    const uint32_t value = (first & 0x1f) << 6 | (byte(i + 1) & 0x3f);
    i += 2;
    return value;
  }
  if (first >= 0xe0 && first < 0xf0 && is_tail(i + 1) && is_tail(i + 2)) {
    const uint32_t value = (first & 0x0f) << 12 | (byte(i + 1) & 0x3f) << 6 | (byte(i + 2) & 0x3f);
    if (value >= 0x800) {
      i += 3;
      return value;
    }
  }
  if (first >= 0xf0 && first < 0xf5 && is_tail(i + 1) && is_tail(i + 2) && is_tail(i + 3)) {
    const uint32_t value =
        (first & 0x07) << 18 | (byte(i + 1) & 0x3f) << 12 | (byte(i + 2) & 0x3f) << 6 | (byte(i + 3) & 0x3f);
    if (value >= 0x10000 && value < 0x110000) {
      i += 4;
      return value;
    }
  }
  ++i;
  return 0xfffd;
}

void append_utf8(std::string& out, uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xc0 | c >> 6);
    out += static_cast<char>(0x80 | (c & 0x3f));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xe0 | c >> 12);
    out += static_cast<char>(0x80 | (c >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (c & 0x3f));
  } else {
    out += static_cast<char>(0xf0 | c >> 18);
    out += static_cast<char>(0x80 | (c >> 12 & 0x3f));
    out += static_cast<char>(0x80 | (c >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (c & 0x3f));
  }
}

size_t find_invalid_utf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      ++i;
      continue;
    }
    const size_t at = i;
    const uint32_t c = decode_utf8(text, i);
    if (i == at + 1 || (c >= 0xd800 && c < 0xe000)) return at;
  }
  return std::string_view::npos;
}

bool is_identifier_start(uint32_t c) { return is_inside(kIdentifierStart, std::size(kIdentifierStart), c); }
bool is_identifier_part(uint32_t c) { return is_inside(kIdentifierPart, std::size(kIdentifierPart), c); }
bool is_printable(uint32_t c) {
  if (c < 0x7f) return c >= 0x20;
  return is_inside(kPrintable, std::size(kPrintable), c);
}

}  // namespace refjit::python
