#pragma once
// Bytecode capture (J3, B3, B4, B7): symbolic evaluation of a frame, instruction by instruction, from where it stands
// until it returns or breaks. Calls are inlined, constants folded, loops over constants unrolled. Nothing the guest can
// see changes: a Break gives the state before the breaking instruction, so the interpreter goes on exactly there.
#include "capture/evaluator.h"

namespace refjit::vm {
struct Code;
struct Frame;
}  // namespace refjit::vm

namespace refjit::capture {

/// Where symbolic evaluation of a frame ended.
struct FrameState {
  bool has_returned = false;
  SymbolRef result;               ///< If it has returned.
  std::vector<SymbolRef> locals;  ///< Otherwise localsplus and operand stack before `instruction`; null: unset.
  std::vector<SymbolRef> stack;
  std::vector<uint32_t> deleted;      ///< Plain locals that `del` emptied; others that are unset were not touched.
  std::vector<SymbolRef> generators;  ///< Made on the way, perhaps held by nobody any more.
  uint32_t instruction = 0;           ///< Where the interpreter goes on.
  uint32_t resume = 0;                ///< First word after the breaking instruction: capture may begin again there.
  bool is_branch = false;             ///< The break is a conditional jump on the value at the top of the stack.
  Break why;
};

/// A generator that was made while capturing, where it stands: at `word`, with its slots and operands (null: unset).
struct SuspendedGenerator {
  vm::Ref globals;
  std::vector<SymbolRef> slots;
  std::vector<SymbolRef> stack;
  uint32_t word = 0;  ///< Behind its code: it has ended.
};
SuspendedGenerator suspended_generator(const Symbol& generator);
/// Does it stand inside of a handler, which takes notice when nobody holds it any more?
bool is_left_open(const Symbol& generator);

/// Evaluates from word `instruction` with the frame's localsplus and stack imported by the caller, at most `limit`
/// instructions of the frame itself.
FrameState capture_bytecode(GraphCapture& graph, const Callee& callee, vm::Code* code, std::vector<SymbolRef> locals,
                            std::vector<SymbolRef> stack, uint32_t instruction, size_t limit);

}  // namespace refjit::capture
