#pragma once
// The reader of format specs and the layout of numbers, shared by format.cpp and percent.cpp.
#include <string>
#include <string_view>

#include "vm/vm.h"

namespace refjit::vm {

constexpr int64_t kMostCharacters = int64_t{1} << 30;  ///< Of what is laid out: wider is a MemoryError.

struct FormatSpec {
  std::string fill = " ";  ///< One code point.
  char align = 0;          ///< '<', '>', '=', '^'; the type's default if none was written.
  bool has_align = false;
  char sign = 0;  ///< '+', '-', ' ' or 0.
  bool no_negative_zero = false;
  bool alternate = false;
  int64_t width = -1;
  char separator = 0;  ///< ',' or '_'.
  int64_t precision = -1;
  uint32_t type = 0;  ///< The type's default if none was written.
};

/// Reads `text`; false raises ValueError with CPython's text, naming `type_name`.
bool parse_format_spec(Vm& vm, std::string_view text, const std::string& type_name, char default_type,
                       char default_align, FormatSpec& out);
/// ValueError "Unknown format code 'c' for object of type 'T'".
Ref unknown_format_code(Vm& vm, uint32_t code, const std::string& type_name);
/// `text` (its `length` in code points) filled to the width.
std::string pad_text(std::string_view text, int64_t length, const FormatSpec& spec);
/// Sign, prefix and padding around digits; `digits` may hold '.' and an exponent behind its integer part.
std::string lay_out_number(bool is_negative, std::string_view prefix, std::string_view digits, const FormatSpec& spec);

}  // namespace refjit::vm
