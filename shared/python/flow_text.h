#pragma once
// Printers of the control-flow and data-flow graph (B2): text for people, dot for Graphviz. What a run adds to the
// static graph (the kinds of the arguments, where captured graphs begin and end) comes in as notes.
#include <string>
#include <utility>
#include <vector>

#include "python/data_flow.h"

namespace refjit::python {

/// A stretch of words that became a graph, or that capture left to the interpreter.
struct CapturedStretch {
  uint32_t begin = 0;
  uint32_t end = 0;  ///< The word that capture stopped at.
  std::string what;  ///< "graph, returns", "graph, then print writes to the outside world", ...
};

struct FlowNotes {
  std::vector<std::pair<std::string, std::string>> arguments;  ///< Name, and what was passed there.
  std::vector<CapturedStretch> stretches;
};

/// "BINARY_OP +": mnemonic and argument as dis shows it; jumps name their block.
std::string instruction_text(const ControlFlow& flow, uint32_t word);
/// What an edge means where it begins: "if false", "exhausted", "next", "exception".
std::string edge_text(const ControlFlow& flow, const FlowEdge& edge);
/// For each word, what its reads may have been defined by: indices of definitions, in the order of its accesses.
std::vector<std::vector<uint32_t>> reaching_uses(const DataFlow& flow);

std::string flow_text(const DataFlow& flow, const FlowNotes& notes);
std::string flow_dot(const DataFlow& flow, const FlowNotes& notes);

}  // namespace refjit::python
