#pragma once
// The control-flow graph between code generation and words: basic blocks, the passes CPython 3.11 runs over them, and
// the assembler. Private to this room. Invariant: an instruction that jumps or leaves the scope is the last of its
// block; pseudo instructions (Pseudo) are gone after assemble().
#include <deque>
#include <string>
#include <vector>

#include "python/code.h"

namespace refjit::python {

/// Opcode numbers above 255: resolved or erased by the assembler.
enum Pseudo : int {
  kSetupFinally = 256,
  kSetupCleanup,
  kSetupWith,
  kPopBlock,
  kJump,
  kJumpNoInterrupt,
  kPopJumpIfFalse,
  kPopJumpIfTrue,
  kPopJumpIfNone,
  kPopJumpIfNotNone,
};
inline constexpr int op_number(Op op) { return static_cast<int>(op); }

/// A location as CPython keeps it while compiling; line -1: none, col -1: columns unknown.
struct Loc {
  int line = -1, col = -1, end_line = -1, end_col = -1;
};

struct Block;

struct Instruction {
  int op = 0;
  int arg = 0;
  Block* target = nullptr;
  Block* handler = nullptr;
  Loc loc;
};

struct Block {
  std::vector<Instruction> code;
  Block* next = nullptr;
  Block* forward = nullptr;  ///< Shortcut over empty blocks, while this one is empty.
  int predecessors = 0;
  int start_depth = -1;
  int index = -1;  ///< Word index of its first instruction, once placed.
  bool is_visited = false;
  bool keeps_lasti = false;
  std::vector<Block*> handlers;  ///< Stack of handlers at its start, while these are traced.
};

bool has_target(int op);  ///< Jumps and block pushes.
bool is_jump_op(int op);
bool is_block_push(int op);
bool is_unconditional(int op);
bool leaves_scope(int op);

/// The graph of one code object.
class FlowGraph {
 public:
  FlowGraph();
  Block* new_block();
  /// Makes `block` the current one, reached from the last by falling through.
  void use(Block* block);
  /// Appends an instruction; begins a new block behind one that jumps or leaves.
  void emit(int op, int arg, Block* target, const Loc& loc);
  bool returns() const;

  Block* entry() { return &blocks_.front(); }
  std::deque<Block>& blocks() { return blocks_; }
  Block* current() { return current_; }

 private:
  std::deque<Block> blocks_;
  Block* current_;
};

/// Runs the passes over `graph` and fills words, spans, exceptions and stack_size of `code`, whose consts may grow or
/// shrink. Flags, first_line and consts must be set. False if an argument does not fit.
bool assemble(FlowGraph& graph, CodeObject& code);

}  // namespace refjit::python
