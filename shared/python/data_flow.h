#pragma once
// The data-flow graph of compiled bytecode (B2, B4): which instruction defines what a later one uses, through local
// variables and through the operand stack alike, and which variables are live where. Every slot of localsplus and every
// position of the operand stack is a variable: the stack's depth at a word is known, so its positions have names.
// Bytecode capture asks it what need not be written back at a graph break; `refjit graph --cfg` shows it.
#include <string>
#include <vector>

#include "python/control_flow.h"

namespace refjit::python {

/// The instruction reads and writes these variables.
struct Access {
  std::vector<uint32_t> reads;
  std::vector<uint32_t> writes;
};

struct Definition {
  static constexpr uint32_t kEntry = UINT32_MAX;  ///< `word`: a parameter, a closure's cell.
  uint32_t variable = 0;
  uint32_t word = kEntry;      ///< The defining instruction; of what a handler finds on the stack, its first word.
  bool is_raised = false;      ///< The exception (and its place) that a handler finds on the stack.
  std::vector<uint32_t> uses;  ///< Words that may read it.
};

using VariableSet = std::vector<bool>;

struct DataFlow {
  ControlFlow control;
  uint32_t slot_count = 0;  ///< Variables [0, slot_count) are slots, the others stack positions from the bottom.
  uint32_t variable_count = 0;
  std::vector<Access> accesses;         ///< One a word.
  std::vector<Definition> definitions;  ///< Of reachable words, in word order, those at entry first.
  std::vector<VariableSet> live_in;     ///< One a block.
  std::vector<VariableSet> live_out;

  /// Variables that may be read before they are written when execution goes on at `word`.
  VariableSet live_at(uint32_t word) const;
  /// "x", or "s0" for the lowest stack position.
  std::string variable_name(uint32_t variable) const;
};

/// `with_definitions`: def-use chains too; live variables are much cheaper.
DataFlow data_flow(std::shared_ptr<const CodeObject> code, bool with_definitions = true);

/// Number of items at the top of the stack that an instruction takes off.
uint32_t stack_inputs(Op op, uint32_t arg);

}  // namespace refjit::python
