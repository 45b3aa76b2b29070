#pragma once
// A text some times over, for str, bytes and bytearray.
#include <algorithm>
#include <string>
#include <string_view>

namespace refjit::vm {

/// `text` `count` times, made by copies of what is there already. What it comes to is known to fit.
inline std::string repeated(std::string_view text, int64_t count) {
  if (count <= 0 || text.empty()) return {};
  if (text.size() == 1) return std::string(static_cast<size_t>(count), text.front());
  const size_t whole = text.size() * static_cast<size_t>(count);
  std::string out;
  out.reserve(whole);
  out += text;
  while (out.size() < whole) out.append(out.data(), std::min(out.size(), whole - out.size()));
  return out;
}

}  // namespace refjit::vm
