#pragma once
// Source positions. Every token, AST node, instruction, graph node and diagnostic carries a Span, so that each
// message and each report event can point at the user's own text. Invariant: lines count from 1, columns from 0 in
// UTF-8 bytes (as CPython's `col_offset`), and a default Span (file 0) means "no source".
#include <cstdint>

namespace refjit {

/// Index of a file in a Session's file table; 0 is "no file".
using FileId = uint32_t;

/// Half-open range of source text. `line == 0` marks an unknown position.
struct Span {
  FileId file = 0;
  uint32_t line = 0;
  uint32_t col = 0;
  uint32_t end_line = 0;
  uint32_t end_col = 0;

  bool is_known() const { return line != 0; }
  bool operator==(const Span&) const = default;
};

}  // namespace refjit
