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
  /// Runs a generator to where its call returns.
  Outcome<bool> run_to_begin();
  /// How it stands there or at a yield.
  void describe(SuspendedGenerator& generator) const;
  /// Runs a generator to its next yield: the item, or null when it has returned `returned()`.
  Outcome<SymbolRef> run_to_yield();
  const SymbolRef& returned() const { return returned_; }
  /// The value of the yield at which the generator stands; false: it has not begun.
  bool send(const SymbolRef& value);
  /// Does nothing in its code take notice when the generator is closed here?
  bool can_close() const;
  /// Does it stand at a yield inside of a try or with?
  bool is_in_handler() const;
  /// Runs until return or break; changes made by the breaking instruction are undone.
  FrameState run_root(size_t limit);

 private:
  /// What an instruction did: true when the frame has returned (`returned_`).
  using Step = Outcome<bool>;

  /// Is this a generator that has not been asked for an item?
  bool is_new() const;
  /// Locals and cells, a symbol each.
  std::vector<SymbolRef> slots() const;
  Step step();
  /// A break that leaves this frame for its caller.
  Break left_by(Break why) const;
  Step execute(python::Op op, uint32_t arg);
  // symbolic_ops.cpp
  Step load_and_store(python::Op op, uint32_t arg);
  Step build(python::Op op, uint32_t arg);
  Step jump(python::Op op, uint32_t arg);
  Step call(uint32_t count);
  Step call_unpacked(uint32_t flags);
  Step make_function(uint32_t flags);
  Step iterate(uint32_t target, const SymbolRef& sent = nullptr);
  Step send(uint32_t target);
  /// super() without arguments: the class and the first parameter of this method.
  Outcome<SymbolRef> own_super();
  /// The end of an iterator, which whoever asked for its next item knows how to take.
  Break stops() const;
  // symbolic_statements.cpp
  Step import(python::Op op, uint32_t arg);
  Step match(python::Op op, uint32_t arg);
  Outcome<SymbolRef> match_keys(const SymbolRef& subject, const SymbolRef& keys);
  Outcome<SymbolRef> match_class(const SymbolRef& subject, const SymbolRef& type, uint32_t positional,
                                 const SymbolRef& names);
  Step enter_context();
  Step build_set(python::Op op, uint32_t arg);
  Step unpack(python::Op op, uint32_t arg);
  Step format_value(uint32_t flags);

  void push(SymbolRef symbol) {
    if (symbol && symbol->born == 0 && symbol->is_node()) symbol->born = evaluator_.root_step;
    stack_.push_back(std::move(symbol));
  }
  /// The top as it is, perhaps unread: for what only moves it.
  SymbolRef pop_unread() {
    SymbolRef top = std::move(stack_.back());
    stack_.pop_back();
    return top;
  }
  SymbolRef pop();
  /// The container that an instruction adds to: `depth` below the top, perhaps there since before capture began.
  SymbolRef container(uint32_t depth);
  std::vector<SymbolRef> pop_many(uint32_t count);
  Step pushed(Outcome<SymbolRef> outcome);
  const std::string& name(uint32_t index) const;
  Error unbound(uint32_t slot) const;

  Evaluator& evaluator_;
  Callee callee_;
  vm::Code* code_;
  std::vector<SymbolRef> locals_;
  std::vector<std::shared_ptr<SymbolCell>> cells_;  ///< One a slot; null where the slot is a plain local.
  std::vector<SymbolRef> stack_;
  uint32_t instruction_;
  uint32_t next_ = 0;
  std::vector<Span> callers_;
  std::vector<std::string> keyword_names_;
  SymbolRef returned_;
  SymbolRef yielded_;
  std::vector<uint32_t> deleted_;  ///< Plain locals that were deleted at least once.
  size_t steps_ = 0;
};

}  // namespace refjit::capture
