#include "python/positions.h"

#include <algorithm>
#include <utility>

namespace refjit::python {

void pack_number(std::string& bytes, uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(value | 0x80);
  bytes += static_cast<char>(value);
}

void pack_span(std::string& bytes, const Span& span, const Span& before) {
  pack_number(bytes, zigzag(static_cast<int64_t>(span.line) - before.line));
  pack_number(bytes, span.col);
  pack_number(bytes, zigzag(static_cast<int64_t>(span.end_line) - span.line));
  pack_number(bytes, span.end_col);
}

Span unpack_span(const char*& at, const Span& before, FileId file) {
  Span span;
  span.line = static_cast<uint32_t>(before.line + unzigzag(unpack_number(at)));
  span.col = static_cast<uint32_t>(unpack_number(at));
  span.end_line = static_cast<uint32_t>(span.line + unzigzag(unpack_number(at)));
  span.end_col = static_cast<uint32_t>(unpack_number(at));
  if (span != Span()) span.file = file;
  return span;
}

/// Neighbours mostly share theirs: each is written once, after their number.
std::string Positions::pack() const {
  std::string bytes;
  Span before;
  for (auto at = begin(); at != end();) {
    const auto next = std::find_if(at, end(), [&](const Span& span) { return span != *at; });
    pack_number(bytes, static_cast<uint64_t>(next - at));
    pack_span(bytes, *at, before);
    before = *at;
    at = next;
  }
  return bytes;
}

void Positions::unpack() const {
  const std::string_view packed = std::exchange(packed_, {});
  Span span;
  for (const char* at = packed.data(); at != packed.data() + packed.size();) {
    const uint64_t repeats = unpack_number(at);
    span = unpack_span(at, span, file_);
    spans_.insert(spans_.end(), repeats, span);
  }
}

}  // namespace refjit::python
