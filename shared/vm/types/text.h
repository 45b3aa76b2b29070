#pragma once
// Text services under str, bytes, int and float: Unicode properties (unicode.cpp, from a generated table), blanks and
// digits, bytes-like objects. Owned by vm/types.
#include <string>
#include <string_view>

#include "vm/object.h"
#include "vm/types/collections.h"

namespace refjit::vm {

// ---- Unicode 14, as CPython 3.11 has it
bool is_alpha(uint32_t c);
bool is_decimal(uint32_t c);
bool is_digit(uint32_t c);
bool is_numeric(uint32_t c);
bool is_space(uint32_t c);
bool is_lower(uint32_t c);
bool is_upper(uint32_t c);
bool is_title(uint32_t c);
bool is_printable(uint32_t c);
bool is_identifier_start(uint32_t c);
bool is_identifier_part(uint32_t c);
bool is_line_break(uint32_t c);
bool is_cased(uint32_t c);
bool is_case_ignorable(uint32_t c);
/// Value of a decimal digit of any script, or -1.
int decimal_value(uint32_t c);
/// Full case mappings appended as UTF-8.
void append_lower(std::string& out, uint32_t c);
void append_upper(std::string& out, uint32_t c);
void append_title(std::string& out, uint32_t c);
void append_folded(std::string& out, uint32_t c);

// ---- text
/// Digits and blanks of other scripts replaced by ASCII ones; what int() and float() read.
std::string ascii_digits(std::string_view text);
std::string_view trim_ascii(std::string_view text);

// ---- bytes
/// Contents of bytes, bytearray or memoryview; false (no exception) for anything else.
bool bytes_like(Value v, std::string_view& out);
/// bytes(v) for from_bytes, join, ...: bytes-like objects and iterables of ints.
Ref bytes_from(Vm& vm, Value v);
/// Decodes to UTF-8 text (WTF-8 for surrogates); `errors`: strict, ignore, replace, ...
Ref decode_bytes(Vm& vm, std::string_view bytes, std::string_view encoding, std::string_view errors);
Ref encode_text(Vm& vm, Str* text, std::string_view encoding, std::string_view errors);

// ---- formatting (format.cpp)
Ref format_int(Vm& vm, Value v, std::string_view spec);
Ref format_float(Vm& vm, double v, std::string_view spec);
Ref format_str(Vm& vm, Str* s, std::string_view spec);
Ref format_complex(Vm& vm, double real, double imag, std::string_view spec);

}  // namespace refjit::vm
