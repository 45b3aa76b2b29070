#pragma once
// The control-flow and data-flow graph of bytecode in the forms that the command line and the page show.
#include <memory>
#include <string>

#include "base/files.h"
#include "base/result.h"
#include "python/flow_text.h"

namespace refjit::api {

/// `format`: text, dot or json. The JSON has the page's picture of it too: nodes, edges and groups as of a graph.
Result<std::string> render_flow(std::shared_ptr<const python::CodeObject> code, const python::FlowNotes& notes,
                                const std::string& format, const FileTable& files);

}  // namespace refjit::api
