// Loops whose end only the running graph knows: a header `↵f` that takes the variables that the body changes, its body
// `↻f`, which ends in a call of the header, and `↓f`, what comes after. A loop is walked until the types of its
// variables hold: a constant that the body changes becomes a variable number, and the walk begins again.
#include <algorithm>

#include "capture/ast/ast_walker.h"
#include "python/code.h"
#include "vm/types/int.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace ast = python::ast;
using ir::Node;

namespace {

constexpr int kMaxAttempts = 24;

std::vector<SymbolRef> values_of(const std::vector<Slot>& slots) {
  std::vector<SymbolRef> values;
  for (const Slot& slot : slots) values.push_back(slot.value());
  return values;
}

}  // namespace

Outcome<Flow> AstWalker::graph_loop(const LoopSource& source) {
  GraphCapture& graph = evaluator_.graph();
  Crossings crossings(graph);
  std::vector<Slot> slots = source.slots;
  for (Slot& slot : slots_of(*source.node)) slots.push_back(std::move(slot));
  Crossing phis = crossings.of(values_of(slots));
  for (size_t i = 0; i < source.slots.size(); ++i) {
    // The counter of a range is known to change.
    phis.items[i].kind = Crossing::Kind::Leaf;
    phis.items[i].type = ir::Abstract::tensor({DType::Int64, {}});
    phis.items[i].is_number = true;
  }
  Crossing result;
  bool is_resolved = false, takes_state = false;
  const std::vector<Span> spans = graph.spans();
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    GraphLoop loop;
    loop.source = &source;
    loop.slots = &slots;
    loop.phis = &phis;
    loop.result = &result;
    loop.is_resolved = &is_resolved;
    loop.is_function = has_return(*source.body) || has_return(*source.orelse);
    loop.rest = rest_;
    loop.header = graph.module().add_graph(graph_name("↵"));
    graph.spans() = spans;
    loop.parameters = crossings.parameters(*loop.header, phis, names_of(slots, "ф"));
    loop.takes_state = takes_state;
    loop.entry = takes_state ? Effects::State{graph.effects.state_parameter(*loop.header), {}} : graph.effects.state;
    if (takes_state) loop.parameters.push_back(loop.entry.memory);
    bool writes = false, reads = false;
    {
      const GraphScope scope(graph, *loop.header);
      const MarkScope mark(graph);
      const Restore<Effects::State> effects(graph.effects.state, loop.entry);
      loop.mark = mark.mark();
      const auto inside = crossings.restore_items(phis, loop.parameters);
      for (size_t i = 0; i < slots.size(); ++i) graph.assign(slots[i], inside[i]);
      Outcome<SymbolRef> walked = loop_header(loop);
      if (!walked) {
        // Its test was a constant and no way led out of it: with variables there may be one.
        const bool has_begun = walked.why().signal == Break::Signal::Unresolved && walked.why().handler == &loop;
        if (!has_begun || (!loop.is_changed && loop.missing.empty())) return std::move(walked.why());
      }
      const SymbolRef value = walked ? *walked : nullptr;
      if (!walked) {
        loop.is_changed = true;
      } else if (!is_resolved) {
        result = crossings.of(value);
        is_resolved = true;
        loop.is_changed = true;
      } else if (crossings.join(result, value)) {
        loop.is_changed = true;
      }
      if (!loop.is_changed) {
        REFJIT_CAPTURE(done, crossings.finish(result, value, loop.entry));
        (void)done;
      }
      writes = graph.effects.state.memory != loop.entry.memory;
      reads = graph.effects.state.reads_more_than(loop.entry);
    }
    const size_t before = slots.size();
    for (Slot& slot : reachable(std::move(loop.missing)))
      if (std::find(slots.begin(), slots.end(), slot) == slots.end()) {
        phis.items.push_back(crossings.of(slot.value()));
        slots.push_back(std::move(slot));
      }
    if (slots.size() != before && !loop.is_function) is_resolved = false;
    const bool was_enough = takes_state || !loop.needs_state;
    takes_state = takes_state || loop.needs_state;
    if (loop.is_changed || slots.size() != before || !was_enough) continue;
    graph.spans() = spans;
    std::vector<Node*> arguments;
    REFJIT_CAPTURE(done, crossings.append_leaves(phis, Symbol::tuple(values_of(slots)), arguments));
    (void)done;
    if (takes_state) arguments.push_back(graph.effects.before_write());
    const SymbolRef value = crossings.call(*loop.header, arguments, result, writes, reads);
    if (loop.is_function) {
      returned_ = value;
      return Flow::Return;
    }
    const std::vector<Slot> live = live_after(loop);
    for (size_t i = 0; i < live.size(); ++i) graph.assign(live[i], value->items[i]);
    return Flow::Next;
  }
  return Break{BreakId::LoopsOverTensor, "the types of its variables do not settle", source.node->span, {}};
}

Outcome<SymbolRef> AstWalker::loop_header(GraphLoop& loop) {
  GraphCapture& graph = evaluator_.graph();
  Crossings crossings(graph);
  REFJIT_CAPTURE(test, loop.source->test());
  place(loop.source->node->span);
  REFJIT_CAPTURE(condition, at(loop.source->node->span, evaluator_.condition(test)));
  if (!condition->is_node()) {
    REFJIT_CAPTURE(is_true, at(loop.source->node->span, evaluator_.truth(condition)));
    return is_true ? loop_body(loop) : loop_end(loop, true);
  }
  const std::vector<Span> spans = graph.spans();
  ir::FuncGraph& body = *graph.module().add_graph(graph_name("↻"));
  ir::FuncGraph& after = *graph.module().add_graph(graph_name("↓"));
  // A body that writes comes after what the test has read.
  if (loop.takes_state) graph.effects.before_write();
  const Effects::State before = graph.effects.state;
  bool writes = false, reads = false;
  // What comes after first: it says what the header gives, which the body's call of the header needs.
  for (const bool is_end : {true, false}) {
    const GraphScope scope(graph, is_end ? after : body, true);
    const MarkScope mark(graph);
    const Restore<Effects::State> effects(graph.effects.state, before);
    Outcome<SymbolRef> walked = is_end ? loop_end(loop, true) : loop_body(loop);
    const bool raises = !walked && walked.why().signal == Break::Signal::Raised;
    if (!walked && !raises) return walked;
    if (raises) {
      // It never comes back: whatever the other part gives is right.
      if (!*loop.is_resolved && is_end && !loop.is_function)
        *loop.result = crossings.of(Symbol::tuple(values_of(live_after(loop))));
      if (!*loop.is_resolved && is_end) *loop.is_resolved = loop.is_changed = true;
      graph.finish_raised(Crossings::packed_type(*loop.result));
      writes = true;
      if (!loop.takes_state) loop.needs_state = true;
      graph.spans() = spans;
      continue;
    }
    const SymbolRef value = *walked;
    if (!*loop.is_resolved) {
      *loop.result = crossings.of(value);
      *loop.is_resolved = true;
    } else if (crossings.join(*loop.result, value)) {
      loop.is_changed = true;
    }
    if (loop.is_function)
      if (const Crossing* failed = loop.result->failure(); failed && failed->why) return Break(*failed->why);
    if (!loop.is_changed) {
      REFJIT_CAPTURE(done, crossings.finish(*loop.result, value, before));
      (void)done;
    }
    writes = writes || graph.effects.state.memory != before.memory;
    reads = reads || graph.effects.state.reads_more_than(before);
    graph.spans() = spans;
  }
  return switch_call(condition, body, after, *loop.result, writes, reads);
}

Outcome<SymbolRef> AstWalker::loop_end(GraphLoop& loop, bool has_else) {
  const Restore<Continuation*> restore(rest_, loop.rest);
  if (has_else) {
    if (leaves_loop(*loop.source->orelse))
      return Break{BreakId::UnsupportedSyntax, "break in a loop's else", loop.source->node->span, {}};
    // Branches of the else end with it: what comes after is not theirs where the loop's value is its variables.
    const Restore<bool> joined(is_joined_, is_joined_ || !loop.is_function);
    REFJIT_CAPTURE(flow, statements(*loop.source->orelse));
    if (flow == Flow::Return) return returned_;
  }
  if (loop.is_function) {
    REFJIT_CAPTURE(flow, resume(Flow::Next, loop.rest));
    (void)flow;
    return returned_;
  }
  note_missing(loop);
  return Symbol::tuple(values_of(live_after(loop)));
}

std::vector<Slot> AstWalker::live_after(const GraphLoop& loop) {
  // A counter of the loop's own comes first, and nobody else knows it.
  const Restore<Continuation*> restore(rest_, loop.rest);
  std::vector<Slot> live;
  for (size_t i = loop.source->slots.size(); i < loop.slots->size(); ++i)
    if (const Slot& slot = (*loop.slots)[i]; slot.structure || !is_dead_after(slot, *loop.source->node))
      live.push_back(slot);
  return live;
}

void AstWalker::note_missing(GraphLoop& loop) {
  for (Slot& slot : evaluator_.graph().changed_since(loop.mark))
    if (std::find(loop.slots->begin(), loop.slots->end(), slot) == loop.slots->end())
      loop.missing.push_back(std::move(slot));
}

Outcome<SymbolRef> AstWalker::loop_body(GraphLoop& loop) {
  if (loop.source->begin) {
    REFJIT_CAPTURE(begun, loop.source->begin());
    (void)begun;
  }
  Loop here;
  here.kind = Loop::Kind::Graph;
  here.graph = &loop;
  REFJIT_CAPTURE(flow, statements_from(*loop.source->body, 0, nullptr, &here));
  if (flow == Flow::Return) return returned_;
  return flow == Flow::Break ? loop_end(loop, false) : loop_again(loop);
}

Outcome<SymbolRef> AstWalker::loop_again(GraphLoop& loop) {
  Crossings crossings(evaluator_.graph());
  crossings.reverses_texts = true;
  note_missing(loop);
  const std::vector<SymbolRef> values = values_of(*loop.slots);
  place(loop.source->node->span);
  if (crossings.join(*loop.phis, values)) loop.is_changed = true;
  if (!*loop.is_resolved) {
    Break why{BreakId::LoopsOverTensor, "a loop without end", loop.source->node->span, {}};
    why.signal = Break::Signal::Unresolved;
    why.handler = &loop;
    return why;
  }
  Effects& effects = evaluator_.graph().effects;
  if (effects.state.memory != loop.entry.memory) loop.needs_state = true;
  std::vector<Node*> arguments;
  if (loop.is_changed) {
    arguments = loop.parameters;
  } else {
    REFJIT_CAPTURE(done, crossings.append_leaves(*loop.phis, Symbol::tuple(values), arguments));
    (void)done;
    if (loop.takes_state) arguments.push_back(effects.before_write());
  }
  return crossings.call(*loop.header, arguments, *loop.result, loop.takes_state, false);
}

Outcome<Flow> AstWalker::range_loop(const ast::For& loop, const std::vector<SymbolRef>& bounds) {
  vm::Vm& vm = evaluator_.vm();
  GraphCapture& graph = evaluator_.graph();
  const SymbolRef start = bounds.size() > 1 ? bounds[0] : Symbol::constant(vm.integer(0));
  const SymbolRef stop = bounds.size() > 1 ? bounds[1] : bounds[0];
  const SymbolRef step = bounds.size() > 2 ? bounds[2] : Symbol::constant(vm.integer(1));
  int64_t stride = 0;
  if (!step->is_constant() || !vm::is_int(step->value) || !vm::int_fits(step->value, stride) || stride == 0)
    return Break{BreakId::LoopsOverTensor, "a range whose step is no constant", loop.iter->span, {}};
  for (const SymbolRef& bound : bounds) {
    const bool is_int = bound->is_number ? bound->node->abstract->dtype == DType::Int64
                                         : bound->is_constant() && vm::is_int(bound->value);
    if (!is_int) return Break{BreakId::LoopsOverTensor, "a range of this value", loop.iter->span, {}};
  }
  Slot counter{std::make_shared<SymbolCell>(), nullptr, "i"};
  counter.cell->value = start;
  LoopSource source;
  source.node = &loop;
  source.body = &loop.body;
  source.orelse = &loop.orelse;
  source.slots.push_back(counter);
  source.test = [&, this] {
    return evaluator_.compare(stride > 0 ? vm::CompareOp::Lt : vm::CompareOp::Gt, counter.cell->value, stop);
  };
  source.begin = [&, this]() -> Outcome<bool> {
    const SymbolRef now = counter.cell->value;
    REFJIT_CAPTURE(done, assign(*loop.target, now));
    (void)done;
    REFJIT_CAPTURE(next, evaluator_.binary(vm::BinaryOp::Add, now, step, false));
    graph.assign(counter, next);
    return true;
  };
  return graph_loop(source);
}

}  // namespace refjit::capture
