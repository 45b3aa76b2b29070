#pragma once
// The text that compile-cache files are written in: numbers and length-prefixed strings, one after the other. Private
// to compile_cache.cpp and cache_names.cpp. A reader that meets anything else fails for good, so callers check once, at
// the end.
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace refjit::capture {

class CacheWriter {
 public:
  std::string text;

  void number(int64_t value) { text += std::to_string(value) + " "; }
  void string(std::string_view value) {
    number(static_cast<int64_t>(value.size()));
    text += value;
    text += '\n';
  }
};

class CacheReader {
 public:
  explicit CacheReader(std::string_view text) : rest_(text) {}

  bool is_failed() const { return is_failed_; }
  void fail() { is_failed_ = true; }

  int64_t number() {
    int64_t value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    const size_t used = static_cast<size_t>(end - rest_.data());
    if (is_failed_ || error != std::errc() || used >= rest_.size() || rest_[used] != ' ') {
      is_failed_ = true;
      return 0;
    }
    rest_.remove_prefix(used + 1);
    return value;
  }
  /// A number in [0, limit).
  uint32_t index(int64_t limit) {
    const int64_t value = number();
    if (value < 0 || value >= limit) is_failed_ = true;
    return is_failed_ ? 0 : static_cast<uint32_t>(value);
  }
  std::string_view string() {
    const int64_t size = number();
    if (is_failed_ || size < 0 || static_cast<uint64_t>(size) >= rest_.size()) {
      is_failed_ = true;
      return {};
    }
    const std::string_view value = rest_.substr(0, static_cast<size_t>(size));
    rest_.remove_prefix(static_cast<size_t>(size) + 1);
    return value;
  }

 private:
  std::string_view rest_;
  bool is_failed_ = false;
};

}  // namespace refjit::capture
