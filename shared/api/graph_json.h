#pragma once
// A module as JSON for graph layouts (shape GraphJson of wasm/refjit.d.ts), and as the texts that `graph` offers.
#include <string>

#include "api/session.h"
#include "base/files.h"
#include "base/result.h"
#include "ir/graph.h"

namespace refjit::api {

/// As the query's format and limits say. Errors (User): an unknown format.
Result<std::string> render_graph(const ir::Module& module, const GraphQuery& query, const FileTable& files);

}  // namespace refjit::api
