#pragma once
// Where each word of a code object stands in the source. Hardly one function in a hundred is ever asked, by a traceback
// or a capture: those that come frozen stay packed until then, in a fifth of the memory. Read as a vector of Span.
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace refjit::python {

/// Appends a number: seven bits a byte, low ones first.
void pack_number(std::string& bytes, uint64_t value);

/// Reads what pack_number() has written, and moves `at` behind it.
inline uint64_t unpack_number(const char*& at) {
  uint64_t value = 0;
  for (int shift = 0;; shift += 7) {
    const auto byte = static_cast<uint8_t>(*at++);
    value |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/// The sign stands in the lowest bit.
inline uint64_t zigzag(int64_t value) {
  return (static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value < 0 ? -1 : 0);
}
inline int64_t unzigzag(uint64_t value) { return static_cast<int64_t>(value >> 1) ^ -static_cast<int64_t>(value & 1); }

void pack_span(std::string& bytes, const Span& span, const Span& before);
/// Of `file`, but for a span that names no place.
Span unpack_span(const char*& at, const Span& before, FileId file);

class Positions {
 public:
  Positions() = default;
  Positions(std::initializer_list<Span> spans) : spans_(spans) {}
  /// What pack() has written of code in `file`. `bytes` outlive the object and its copies.
  Positions(std::string_view bytes, FileId file) : packed_(bytes), file_(file) {}

  std::string pack() const;

  size_t size() const { return all().size(); }
  const Span& operator[](size_t word) const { return all()[word]; }
  auto begin() const { return all().begin(); }
  auto end() const { return all().end(); }
  bool operator==(const Positions& other) const { return all() == other.all(); }

  /// To change them.
  std::vector<Span>& own() { return all(); }

 private:
  std::vector<Span>& all() const {
    if (!packed_.empty()) unpack();
    return spans_;
  }
  void unpack() const;

  mutable std::vector<Span> spans_;
  mutable std::string_view packed_;  ///< Empty: they stand in spans_.
  FileId file_ = 0;
};

}  // namespace refjit::python
