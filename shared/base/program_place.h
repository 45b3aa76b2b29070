#pragma once
// The places of one thing in the source. One order everywhere: where it is written comes first, behind it the call
// that led there, and so on outwards. Captures and inlining make such lists; errors, listings, pictures of graphs and
// the comparison of devices read them.
#include <span>
#include <string>
#include <vector>

#include "base/files.h"

namespace refjit {

/// Where it is written itself; unknown when there is no place.
inline Span innermost(const std::vector<Span>& places) { return places.empty() ? Span() : places.front(); }

/// Makes `places` those of what is written at `place` in a function that was called from `calls`.
void place_in_call(std::vector<Span>& places, const Span& place, std::span<const Span> calls);

/// Makes `places` those of a copy that stands where the function was called. What both have outermost in common (a
/// loop's body knows the calls around the loop) is there once.
void append_call(std::vector<Span>& places, std::span<const Span> calls);

/// Where a person looks: the innermost outside the library (its operators stand for the program's line that called
/// it); where all are the library's, the innermost. Unknown when there is none.
Span program_place(const FileTable& files, const std::vector<Span>& places);

/// Name of the file that `span` stands in; empty when unknown.
std::string file_name(const FileTable& files, const Span& span);

}  // namespace refjit
