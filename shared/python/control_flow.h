#pragma once
// The control-flow graph of compiled bytecode (B2): basic blocks over the words of a CodeObject, and the edges between
// them, exception edges included. Made from the product, not while compiling (flowgraph.h is the compiler's own).
// Bytecode capture, `refjit graph --cfg` and the page read it. Invariant: blocks lie in word order, cover every word
// once, and no jump goes into the middle of one; a block lies in one row of the exception table, or in none.
#include <memory>
#include <vector>

#include "python/code.h"

namespace refjit::python {

enum class EdgeKind : uint8_t {
  Next,       ///< Falls through, or a conditional jump that is not taken.
  Jump,       ///< An unconditional jump.
  Branch,     ///< A conditional jump that is taken, an exhausted loop, a finished delegation.
  Exception,  ///< From a protected block to its handler.
};
/// "next", "jump", "branch", "exception".
std::string_view edge_name(EdgeKind kind);

struct FlowEdge {
  uint32_t from = 0;  ///< Blocks.
  uint32_t to = 0;
  EdgeKind kind = EdgeKind::Next;
  bool is_back = false;  ///< Closes a loop: it goes to the same or an earlier block by a backward jump.
};

struct BasicBlock {
  uint32_t begin = 0;  ///< Words [begin, end).
  uint32_t end = 0;
  bool is_handler = false;
  std::vector<uint32_t> successors;    ///< Indices of edges.
  std::vector<uint32_t> predecessors;  ///< Indices of edges.
};

struct ControlFlow {
  std::shared_ptr<const CodeObject> code;
  std::vector<BasicBlock> blocks;
  std::vector<FlowEdge> edges;
  std::vector<int> depth;  ///< Operand stack before each word; -1: no path leads there.

  uint32_t block_of(uint32_t word) const;
  bool is_reachable(const BasicBlock& block) const { return depth[block.begin] >= 0; }
};

ControlFlow control_flow(std::shared_ptr<const CodeObject> code);

/// Does execution never go on at the following word (return, raise, unconditional jump)?
bool ends_path(Op op);
/// What an instruction really does to the stack. The table books a call's arguments at PRECALL, as CPython does; they
/// leave the stack at CALL.
int depth_change(Op op, uint32_t arg, bool is_jump);

}  // namespace refjit::python
