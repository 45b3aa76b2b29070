#pragma once
// The run report for a terminal: the user's own source with what became of each line. `refjit explain` prints it. The
// page draws the same facts from report_json() beside its editor.
#include <string>

#include "protocol/report_json.h"

namespace refjit::protocol {

/// Every function that jit saw, line by line. First column: `G` when an operation of the line is in a graph, `!` when
/// something of it ran in the interpreter. Above a function stand its compiles and why each happened; below a line, at
/// its column, what broke, fell back, or was frozen with which value. Files of refjit itself are left out, the number
/// of events in them is said. Needs a report of level 1.
std::string report_text(const Report& report, const FileTable& files);

}  // namespace refjit::protocol
