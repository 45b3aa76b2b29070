#pragma once
// Where a person looks for what has several places in the source: the operators of a library function stand for the
// program's line that called it. Used by pictures of graphs and by the comparison of devices.
#include <string>
#include <vector>

#include "base/files.h"

namespace refjit {

/// Of places, innermost last, the innermost outside the library; where all are the library's, the innermost. Unknown
/// when there is none.
Span program_place(const FileTable& files, const std::vector<Span>& places);

/// Name of the file that `span` stands in; empty when unknown.
std::string file_name(const FileTable& files, const Span& span);

}  // namespace refjit
