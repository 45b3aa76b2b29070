#pragma once
// Modules as text. Dump is the format of MindSpore 2.7's `.ir` files (header, parameters, subgraphs, a node with its
// types, scope and source lines); Full is the same grammar with exact constants and types, one line a node, and is read
// back by ir/read.h; Dot is Graphviz. Called by the pass runner, `refjit graph`, save_graphs and pass tests.
// Invariant: the text depends on structure, names and spans alone (no addresses), and printing changes nothing.
#include <cstdint>
#include <string>

#include "base/files.h"
#include "ir/graph.h"
#include "ir/value_text.h"

namespace refjit::ir {

struct PrintOptions {
  TextForm form = TextForm::Dump;
  /// Source texts for the `# In file` lines of Dump; none without.
  const FileTable* files = nullptr;
  /// Full: also print scopes and spans, as comments that the reader takes back.
  bool with_source = true;
  /// The text ends with the node that makes it longer than this.
  size_t most_bytes = SIZE_MAX;
};

/// Every graph reachable from the root, the root first. Graphs without Return print as empty.
std::string print(const Module& module, const PrintOptions& options = {});
/// Graphviz text: a cluster a graph, a box a node.
std::string print_dot(const Module& module, size_t most_boxes = SIZE_MAX);
/// One node as Dump shows it ("%3 = PrimFunc_Add(...)" without numbers), for messages.
std::string describe(const Node& node);

}  // namespace refjit::ir
