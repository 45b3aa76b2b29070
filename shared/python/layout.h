#pragma once
// How CPython 3.11 lays a code object out in memory: 16-bit code units with EXTENDED_ARG prefixes and inline caches,
// the location table, the exception table. Our words have none of that; the layout is made when the guest asks for
// co_code and its relatives, or for an offset into them. Invariant: word i occupies units [starts[i], starts[i + 1]).
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "python/code.h"

namespace refjit::python {

/// A run of code units that share one place in the source; a table entry covers at most eight units.
struct LocationEntry {
  uint32_t unit = 0;
  uint32_t units = 0;
  Span span;
  bool has_line = false;
};

struct Layout {
  std::string code;                 ///< co_code: two bytes a unit.
  std::vector<uint32_t> starts;     ///< First unit of each word, EXTENDED_ARG included; one more for the end.
  std::vector<uint32_t> opcode_at;  ///< Unit of the opcode itself.
  std::vector<LocationEntry> locations;
};

Layout layout_of(const CodeObject& code);
/// Jump distances in code units, as the arguments of the jumps at these words; 0 elsewhere.
std::vector<uint32_t> jump_distances(const CodeObject& code);
/// Whether the word belongs to a line; that of a module's RESUME is 0.
bool has_line(const CodeObject& code, uint32_t word);

/// co_linetable, co_exceptiontable and co_lnotab.
std::string line_table(const CodeObject& code, const Layout& layout);
std::string exception_table(const CodeObject& code, const Layout& layout);
std::string old_line_table(const CodeObject& code, const Layout& layout);

/// The way back: words, spans (of `file`) and handlers of `out` from co_code and the two tables, first_line being set.
/// False when they are malformed, leave the code, name what `out` does not have, or need more stack than it gives.
bool read_layout(std::string_view code, std::string_view lines, std::string_view handlers, CodeObject& out);

}  // namespace refjit::python
