#pragma once
// A module as JSON for graph layouts (shape GraphJson of wasm/refjit.d.ts), and as the texts that `graph` offers.
#include <string>

#include "base/files.h"
#include "base/result.h"
#include "ir/graph.h"

namespace refjit::api {

/// Format ir, full, dot or json. Errors (User): an unknown format.
Result<std::string> render_graph(const ir::Module& module, const std::string& format, const FileTable& files,
                                 size_t most_boxes = SIZE_MAX);

}  // namespace refjit::api
