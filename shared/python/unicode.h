#pragma once
// The little Unicode that a front-end needs: UTF-8 in and out, identifier characters, printability. Tables are
// generated from Python 3.11's own data (tests/unit/python/make_unicode_tables.py). Lone surrogates travel as three
// bytes.
#include <cstdint>
#include <string>
#include <string_view>

namespace refjit::python {

/// Decodes the character at `i` and moves `i` behind it; a malformed byte gives 0xFFFD and moves by one.
uint32_t decode_utf8(std::string_view text, size_t& i);

/// Appends a code point, surrogates included.
void append_utf8(std::string& out, uint32_t code_point);

/// Index of the first byte that is not valid UTF-8, or npos.
size_t find_invalid_utf8(std::string_view text);

bool is_identifier_start(uint32_t code_point);
bool is_identifier_part(uint32_t code_point);
/// Python's str.isprintable of one character.
bool is_printable(uint32_t code_point);

}  // namespace refjit::python
