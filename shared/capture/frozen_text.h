#pragma once
// How the report shows a value that a graph has frozen. Called where captures read globals, attributes and closures.
#include <string>

#include "capture/graph_capture.h"

namespace refjit::capture {

/// The value as Python writes it, a long one cut; empty for what is no data: functions, classes, modules, tensors, and
/// containers of such.
std::string frozen_text(vm::Vm& vm, vm::Value value);

/// Notes that `graph` holds a variable of a closure, `symbol`, as it is now. Any line of the function may read it: it
/// is told of the first one. The library's closures are nobody's news.
void note_frozen_variable(GraphCapture& graph, const python::CodeObject& code, const std::string& name, vm::Value value,
                          const Symbol& symbol);

}  // namespace refjit::capture
