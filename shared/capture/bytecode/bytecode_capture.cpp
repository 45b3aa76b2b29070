#include "capture/bytecode/bytecode_capture.h"

#include <algorithm>
#include <span>

#include "base/program_place.h"
#include "capture/bytecode/symbolic_frame.h"
#include "capture/heap.h"
#include "python/code.h"
#include "vm/code.h"
#include "vm/function.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;

namespace {

/// Inlines calls by evaluating the callee's own bytecode.
class BytecodeInliner : public Inliner {
 public:
  explicit BytecodeInliner(GraphCapture& graph) : evaluator_(graph, *this, GraphCapture::Depth::Guarded) {}

  Evaluator& evaluator() { return evaluator_; }

  std::vector<SymbolRef> generators;  ///< Those with handlers that were made.

  Outcome<SymbolRef> run(const Callee& callee, std::vector<SymbolRef> locals) override {
    if (depth_ >= kMaxDepth)
      return Break{
          BreakId::TooDeep, callee.code->name + "(), call number " + std::to_string(kMaxDepth) + " of a stack", {}, {}};
    vm::Vm& vm = evaluator_.vm();
    vm::Ref code =
        callee.function ? vm::Ref(vm::Value(callee.function.as<vm::Function>()->code)) : vm::make_code(vm, callee.code);
    if (!code) {
      vm.take_exception();
      return Break{BreakId::CallsUnknown, callee.code->name + "()", {}, {}};
    }
    const std::vector<Span> spans = evaluator_.graph().spans();
    SymbolicFrame frame(evaluator_, callee, code.as<vm::Code>(), std::move(locals), {}, 0, spans);
    if ((callee.code->flags & python::kGenerator) != 0) {
      auto generator = std::make_shared<Symbol>();
      generator->kind = SymbolKind::Generator;
      generator->born = evaluator_.root_step;
      generator->value = code;
      generator->globals = callee.globals;
      REFJIT_CAPTURE(begun, frame.run_to_begin());
      (void)begun;
      evaluator_.graph().spans() = spans;
      generator->state = std::make_shared<const SymbolicFrame>(std::move(frame));
      if (!callee.code->exceptions.empty()) generators.push_back(generator);
      return generator;
    }
    const Nested nested(*this, *callee.code);
    Outcome<SymbolRef> result = frame.run_inlined();
    if (result) evaluator_.graph().spans() = spans;  // of a break, the calls on the way stay to be told
    return result;
  }

  Outcome<SymbolRef> resume(const SymbolRef& generator, const SymbolRef& sent) override {
    if (!generator->state) return SymbolRef();
    if (depth_ >= kMaxDepth) return Break{BreakId::TooDeep, "a generator", {}, {}};
    const bool is_none = !sent || (sent->is_constant() && sent->value.get().is_none());
    const std::vector<Span> spans = evaluator_.graph().spans();
    auto frame = std::make_shared<SymbolicFrame>(*std::static_pointer_cast<const SymbolicFrame>(generator->state));
    if (!is_none && !frame->send(sent))
      return Error(user_error("TypeError", "can't send non-None value to a just-started generator"));
    evaluator_.graph().will_change(generator);
    const Nested nested(*this, *generator->value.as<vm::Code>()->source);
    generator->state = nullptr;
    Outcome<SymbolRef> item = frame->run_to_yield();
    evaluator_.graph().spans() = spans;
    // A StopIteration that leaves a generator's code is a RuntimeError.
    if (!item && item.why().error && item.why().error->type == "StopIteration") item.why().error.reset();
    if (item && *item)
      generator->state = std::static_pointer_cast<const void>(std::shared_ptr<const SymbolicFrame>(frame));
    else if (item)
      generator->self = frame->returned();
    return item;
  }

  bool close(const SymbolRef& generator) override {
    const auto frame = std::static_pointer_cast<const SymbolicFrame>(generator->state);
    if (frame && !frame->can_close()) return false;
    evaluator_.graph().will_change(generator);
    generator->state = nullptr;
    generator->self = nullptr;
    return true;
  }

 private:
  static constexpr int kMaxDepth = 64;

  /// A callee runs: one level deeper, in its own code.
  struct Nested {
    Nested(BytecodeInliner& inliner, const python::CodeObject& code)
        : inliner(inliner), outer(inliner.evaluator_.is_library) {
      ++inliner.depth_;
      inliner.evaluator_.is_library = outer || inliner.evaluator_.is_library_code(code);
    }
    ~Nested() {
      --inliner.depth_;
      inliner.evaluator_.is_library = outer;
    }
    BytecodeInliner& inliner;
    bool outer;
  };

  Evaluator evaluator_;
  int depth_ = 0;
};

}  // namespace

SuspendedGenerator suspended_generator(const Symbol& generator) {
  SuspendedGenerator suspended{generator.globals, {}, {}, UINT32_MAX};
  if (generator.state) std::static_pointer_cast<const SymbolicFrame>(generator.state)->describe(suspended);
  return suspended;
}

bool is_left_open(const Symbol& generator) {
  return generator.state && std::static_pointer_cast<const SymbolicFrame>(generator.state)->is_in_handler();
}

FrameState capture_bytecode(GraphCapture& graph, const Callee& callee, vm::Code* code, std::vector<SymbolRef> locals,
                            std::vector<SymbolRef> stack, uint32_t instruction, size_t limit) {
  BytecodeInliner inliner(graph);
  inliner.evaluator().root_globals = callee.globals;
  SymbolicFrame frame(inliner.evaluator(), callee, code, std::move(locals), std::move(stack), instruction, {});
  FrameState end = frame.run_root(limit);
  end.generators = std::move(inliner.generators);
  return end;
}

SymbolicFrame::SymbolicFrame(Evaluator& evaluator, const Callee& callee, vm::Code* code, std::vector<SymbolRef> locals,
                             std::vector<SymbolRef> stack, uint32_t instruction, std::vector<Span> callers)
    : evaluator_(evaluator),
      callee_(callee),
      code_(code),
      locals_(std::move(locals)),
      cells_(code->slot_count),
      stack_(std::move(stack)),
      instruction_(instruction),
      callers_(std::move(callers)) {
  locals_.resize(code->slot_count);
  for (size_t i = 0; i < locals_.size(); ++i)
    if (locals_[i] && locals_[i]->kind == SymbolKind::Cell) cells_[i] = locals_[i]->cells[0];
}

SymbolicFrame::Step SymbolicFrame::step() {
  const auto& source = *code_->source;
  if (++steps_ > Evaluator::kMaxUnroll) return Break{BreakId::TooLong, "200000 instructions", {}, {}};
  const python::Word word = source.words[instruction_];
  place_in_call(evaluator_.graph().spans(), source.spans[instruction_], callers_);
  next_ = instruction_ + 1;
  Step done = execute(python::word_op(word), python::word_arg(word));
  if (done) {
    instruction_ = next_;
  } else {
    if (!done.why().span.is_known()) done.why().span = source.spans[instruction_];
  }
  return done;
}

Break SymbolicFrame::left_by(Break why) const {
  // Who asks whether a call raises (hasattr) must not take for an answer what a handler on the way would catch or see.
  if (code_->source->handler_of(instruction_)) why.error.reset();
  return why;
}

Outcome<SymbolRef> SymbolicFrame::run_inlined() {
  for (;;) {
    Step done = step();
    if (!done) return left_by(std::move(done.why()));
    if (*done) return returned_;
  }
}

Outcome<bool> SymbolicFrame::run_to_begin() {
  while (!is_new()) {
    Step done = step();
    if (!done) return done;
  }
  return true;
}

bool SymbolicFrame::is_new() const {
  return instruction_ > 0 && python::word_op(code_->source->words[instruction_ - 1]) == Op::RETURN_GENERATOR;
}

void SymbolicFrame::describe(SuspendedGenerator& generator) const {
  generator.slots = slots();
  generator.stack.assign(stack_.begin(), stack_.end() - 1);  // what it will be sent comes on top
  generator.word = instruction_ - 1;
}

Outcome<SymbolRef> SymbolicFrame::run_to_yield() {
  yielded_ = nullptr;
  for (;;) {
    Step done = step();
    if (!done) return left_by(std::move(done.why()));
    if (*done) return yielded_;
  }
}

SymbolRef SymbolicFrame::pop() { return evaluator_.graph().heap->force(pop_unread()); }

SymbolRef SymbolicFrame::container(uint32_t depth) {
  return evaluator_.graph().heap->force(stack_[stack_.size() - depth]);
}

/// A break because of an operand whose value may not be looked at says which.
static void explain_hidden(Break& why, const Heap& heap, std::span<const SymbolRef> operands) {
  for (const SymbolRef& operand : operands)
    if (const std::string label = heap.hidden_label(operand); !label.empty()) {
      why.detail += (why.detail.empty() ? "" : "; ") + label + " changes from call to call";
      return;
    }
}

FrameState SymbolicFrame::run_root(size_t limit) {
  GraphCapture& graph = evaluator_.graph();
  FrameState state;
  for (;;) {
    graph.forget_changes();
    const std::vector<SymbolRef> stack = stack_;
    const uint32_t at = instruction_;
    const size_t mark = graph.heap->mark();
    const size_t guards = graph.guards.size();
    const Effects::State effects = graph.effects.state;
    Step done = evaluator_.root_step == limit ? Step(Break{BreakId::Outlives, "", {}, {}}) : step();
    ++evaluator_.root_step;
    if (done && !*done) continue;
    if (done) {
      state.has_returned = true;
      state.result = returned_;
      return state;
    }
    graph.undo_changes();
    graph.heap->undo(mark);
    // The graph ends before this instruction: what it looked at may change.
    graph.guards.erase(graph.guards.begin() + static_cast<ptrdiff_t>(guards), graph.guards.end());
    graph.effects.state = effects;
    if (!done.why().span.is_known()) done.why().span = code_->source->spans[at];
    state.why = std::move(done.why());
    explain_hidden(state.why, *graph.heap, std::span(stack).subspan(std::min(stack_.size(), stack.size())));
    state.stack = stack;
    state.locals = slots();
    state.deleted = deleted_;
    state.instruction = at;
    state.resume = at + 1;
    const auto& words = code_->source->words;
    // A call is KW_NAMES? PRECALL CALL: the interpreter must begin at its first word, which has the same stack.
    while (state.instruction > 0 &&
           (python::word_op(words[at]) == Op::CALL || python::word_op(words[at]) == Op::PRECALL)) {
      const Op before = python::word_op(words[state.instruction - 1]);
      if (before != Op::PRECALL && before != Op::KW_NAMES) break;
      --state.instruction;
    }
    const Op op = python::word_op(words[at]);
    state.is_branch = python::is_jump(op) && (state.why.id == BreakId::BranchesOnTensor);
    return state;
  }
}

std::vector<SymbolRef> SymbolicFrame::slots() const {
  std::vector<SymbolRef> all = locals_;
  for (size_t i = 0; i < cells_.size(); ++i) {
    if (!cells_[i]) continue;
    auto cell = std::make_shared<Symbol>();
    cell->kind = SymbolKind::Cell;
    cell->cells.push_back(cells_[i]);
    all[i] = std::move(cell);
  }
  return all;
}

std::vector<SymbolRef> SymbolicFrame::pop_many(uint32_t count) {
  std::vector<SymbolRef> items(stack_.end() - static_cast<ptrdiff_t>(count), stack_.end());
  stack_.resize(stack_.size() - count);
  return items;
}

SymbolicFrame::Step SymbolicFrame::pushed(Outcome<SymbolRef> outcome) {
  if (!outcome) return std::move(outcome.why());
  push(std::move(*outcome));
  return false;
}

const std::string& SymbolicFrame::name(uint32_t index) const { return code_->source->names[index]; }

}  // namespace refjit::capture
