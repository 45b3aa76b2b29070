#pragma once
// A module as JSON for graph layouts (shape GraphJson of wasm/refjit.d.ts), and as the texts that `graph` offers.
#include <string>

#include "base/files.h"
#include "base/result.h"

namespace refjit::api {

/// `full_text` is a module in full form; format ir, full, dot or json. Errors (User): an unknown format.
Result<std::string> render_graph(const std::string& full_text, const std::string& format, const FileTable& files,
                                 size_t most_boxes = SIZE_MAX);

}  // namespace refjit::api
