#pragma once
// What a drawing of a module shows: a panel a graph, boxes in rows, edges between them. Made once, drawn by
// `print_dot`. Edges that would run through many rows of a large graph, and those from other graphs, end at a box that
// names their source, beside the user: a layout's cost then grows with the nodes. A program of more nodes than were
// asked for is drawn by runs of neighbours of one scope or source line, and says so in its note. Invariant: boxes stand
// in topological order; an edge's row grows.
#include <string>
#include <vector>

#include "ir/graph.h"

namespace refjit::ir {

struct Picture {
  enum class Kind { Parameter, Operator, Reference, Run };
  struct Box {
    std::string label;
    std::string type;
    Kind kind = Kind::Operator;
    uint32_t row = 0;
  };
  struct Edge {
    uint32_t from, to;  ///< Boxes of the panel.
  };
  struct Panel {
    std::string name;
    std::vector<Box> boxes;
    std::vector<Edge> edges;
  };
  std::vector<Panel> panels;
  std::string note;  ///< Empty where every node has a box.
};

/// Linear in nodes and edges. `most_boxes`: with more nodes than that, runs of nodes are drawn.
Picture picture_of(const Module& module, size_t most_boxes = SIZE_MAX);

}  // namespace refjit::ir
