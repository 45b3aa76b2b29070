#pragma once
// SymbolicFrame: one activation in symbolic evaluation. Private to capture/bytecode.
#include "capture/bytecode/bytecode_capture.h"
#include "python/opcode.h"

namespace refjit::capture {

class SymbolicFrame {
 public:
  SymbolicFrame(Evaluator& evaluator, const Callee& callee, vm::Code* code, std::vector<SymbolRef> locals,
                std::vector<SymbolRef> stack, uint32_t instruction, std::vector<Span> callers);

  /// Runs to the end; for a frame that must not stop half way (an inlined callee).
  Outcome<SymbolRef> run_inlined();
  /// Runs until return or break; changes made by the breaking instruction are undone.
  FrameState run_root();

 private:
  /// What an instruction did: true when the frame has returned (`returned_`).
  using Step = Outcome<bool>;

  Step step();
  Step execute(python::Op op, uint32_t arg);
  // symbolic_ops.cpp
  Step load_and_store(python::Op op, uint32_t arg);
  Step build(python::Op op, uint32_t arg);
  Step jump(python::Op op, uint32_t arg);
  Step call(uint32_t count);
  Step call_unpacked(uint32_t flags);
  Step make_function(uint32_t flags);
  Step unpack(python::Op op, uint32_t arg);
  Step format_value(uint32_t flags);
  Step unsupported(python::Op op);

  void push(SymbolRef symbol) { stack_.push_back(std::move(symbol)); }
  SymbolRef pop() {
    SymbolRef top = std::move(stack_.back());
    stack_.pop_back();
    return top;
  }
  std::vector<SymbolRef> pop_many(uint32_t count);
  Step pushed(Outcome<SymbolRef> outcome);
  const std::string& name(uint32_t index) const;

  Evaluator& evaluator_;
  const Callee& callee_;
  vm::Code* code_;
  std::vector<SymbolRef> locals_;
  std::vector<std::shared_ptr<SymbolCell>> cells_;  ///< One a slot; null where the slot is a plain local.
  std::vector<SymbolRef> stack_;
  uint32_t instruction_;
  uint32_t next_ = 0;
  std::vector<Span> callers_;
  std::vector<std::string> keyword_names_;
  SymbolRef returned_;
  size_t steps_ = 0;
};

}  // namespace refjit::capture
