#pragma once
// Searching bytes in bytes: what find, count, replace, split and `in` of str, bytes and bytearray share.
#include <cstdint>
#include <cstring>
#include <string_view>

namespace refjit::vm {

/// Offset of the first `needle` in `text` from `from` on, or -1.
inline int64_t find_bytes(std::string_view text, std::string_view needle, size_t from = 0) {
  const size_t at = text.find(needle, from);
  return at == std::string_view::npos ? -1 : static_cast<int64_t>(at);
}

/// Offset of the last `needle`, or -1.
inline int64_t rfind_bytes(std::string_view text, std::string_view needle) {
  const size_t at = text.rfind(needle);
  return at == std::string_view::npos ? -1 : static_cast<int64_t>(at);
}

/// Occurrences that do not overlap; `needle` is not empty.
inline int64_t count_bytes(std::string_view text, std::string_view needle) {
  int64_t count = 0;
  for (size_t at = text.find(needle); at != std::string_view::npos; at = text.find(needle, at + needle.size())) ++count;
  return count;
}

}  // namespace refjit::vm
