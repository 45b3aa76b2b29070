#pragma once
// Searching bytes in bytes: what find, count, replace, split and `in` of str, bytes and bytearray share.
#include <cstdint>
#include <cstring>
#include <string_view>

namespace refjit::vm {

/// Offset of the first `needle` in `text` from `from` on, or -1. Long ones are looked for in linear time.
inline int64_t find_bytes(std::string_view text, std::string_view needle, size_t from = 0) {
  constexpr size_t kLong = 32;
  if (needle.size() >= kLong && from < text.size()) {
    const void* found = memmem(text.data() + from, text.size() - from, needle.data(), needle.size());
    return found ? static_cast<const char*>(found) - text.data() : -1;
  }
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
  for (int64_t at = find_bytes(text, needle); at >= 0;
       at = find_bytes(text, needle, static_cast<size_t>(at) + needle.size()))
    ++count;
  return count;
}

}  // namespace refjit::vm
