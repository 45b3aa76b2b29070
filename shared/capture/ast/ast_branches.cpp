// Branches on nodes: both sides become graphs, a Switch chooses one, and what they changed is joined.
#include <algorithm>
#include <optional>
#include <unordered_set>

#include "capture/ast/ast_walker.h"
#include "capture/ast/decided.h"
#include "python/code.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/vm.h"

namespace refjit::capture {

namespace ast = python::ast;
using ir::Node;

namespace {

/// One side of a branch, walked.
struct Side {
  ir::FuncGraph* graph = nullptr;
  SymbolRef value;
  std::vector<Slot> slots;
  std::vector<SymbolRef> values;  ///< Of `slots`, at its end.
  Effects::State effects;         ///< At its end.
  bool raises = false;            ///< It never ends.

  SymbolRef value_of(const Slot& slot) const {
    for (size_t i = 0; i < slots.size(); ++i)
      if (slots[i] == slot) return values[i];
    const bool changes_structures = std::any_of(slots.begin(), slots.end(), [](const Slot& s) { return s.structure; });
    return changes_structures ? at_end(slot.value()) : slot.value();
  }

  /// A value with the lists and dicts in it as this side leaves them: a variable that it does not bind may hold one.
  SymbolRef at_end(const SymbolRef& value) const {
    if (!value) return value;
    for (size_t i = 0; i < slots.size(); ++i)
      if (slots[i].structure == value) return values[i];
    std::vector<SymbolRef> items;
    for (const SymbolRef& item : value->items) items.push_back(at_end(item));
    if (items == value->items) return value;
    auto copy = std::make_shared<Symbol>(*value);
    copy->items = std::move(items);
    return copy;
  }
};

void add_slot(std::vector<Slot>& slots, const Slot& slot) {
  if (std::find(slots.begin(), slots.end(), slot) == slots.end()) slots.push_back(slot);
}

bool is_number(const Symbol& s) {
  return s.is_number || (s.is_constant() && (s.value.get().is_bool() || vm::is_int(s.value) || vm::is_float(s.value)));
}

/// A constant and another value become one number of the graph here.
bool chooses_number(const Crossing& crossing, const SymbolRef& yes, const SymbolRef& no) {
  if (crossing.kind == Crossing::Kind::Leaf)
    return crossing.is_number && ((yes && yes->is_constant()) || (no && no->is_constant()));
  if (crossing.kind != Crossing::Kind::Structure) return false;
  const auto item = [](const SymbolRef& value, size_t i) {
    const bool is_whole = !value || value->is_constant() || value->position + i >= value->items.size();
    return is_whole ? value : value->items[value->position + i];
  };
  for (size_t i = 0; i < crossing.items.size(); ++i)
    if (chooses_number(crossing.items[i], item(yes, i), item(no, i))) return true;
  return false;
}

}  // namespace

std::shared_ptr<const Break> unbound_in(const std::string& name, bool is_false_branch) {
  auto why = std::make_shared<Break>();
  why->id = BreakId::GuestError;
  why->error = user_error("UnboundLocalError", "The local variable '" + name + "' is not defined in " +
                                                   (is_false_branch ? "false" : "true") + " branch, but defined in " +
                                                   (is_false_branch ? "true" : "false") + " branch.");
  why->detail = why->error->message;
  why->is_compile_error = true;
  return why;
}

std::vector<std::string> names_of(const std::vector<Slot>& slots, std::string_view prefix) {
  std::vector<std::string> names;
  for (const Slot& slot : slots) names.push_back(std::string(prefix) + slot.name);
  return names;
}

std::string AstWalker::graph_name(std::string_view mark) const { return std::string(mark) + callee_.code->name; }

std::vector<Slot> AstWalker::slots_of(const ast::Node& node) {
  std::vector<Slot> slots;
  for (std::string_view name : assigned_names(node)) {
    Slot slot{variable(name), nullptr, std::string(name)};
    if (!is_dead_after(slot, node)) slots.push_back(std::move(slot));
  }
  return slots;
}

std::unordered_set<const void*> AstWalker::reached(std::unordered_map<const void*, std::string_view>* names) {
  std::unordered_set<const void*> seen;
  std::vector<const Symbol*> symbols;
  for (const auto& [name, cell] : scope_)
    if (cell && seen.insert(cell.get()).second) {
      if (names) (*names)[cell.get()] = name;
      if (cell->value) symbols.push_back(cell->value.get());
    }
  if (const auto* held = evaluator_.graph().held)
    for (const GraphCapture::Held& variable : *held) seen.insert(variable.cell.get());
  while (!symbols.empty()) {
    const Symbol* symbol = symbols.back();
    symbols.pop_back();
    if (!seen.insert(symbol).second) continue;
    for (const SymbolRef& item : symbol->items)
      if (item) symbols.push_back(item.get());
    for (const auto& cell : symbol->cells)
      if (seen.insert(cell.get()).second && cell->value) symbols.push_back(cell->value.get());
    for (const SymbolRef* part : {&symbol->function, &symbol->self})
      if (*part) symbols.push_back(part->get());
  }
  return seen;
}

std::vector<Slot> AstWalker::reachable(std::vector<Slot> slots) {
  if (slots.empty()) return slots;
  std::unordered_map<const void*, std::string_view> names;
  const auto seen = reached(&names);
  std::vector<Slot> found;
  for (Slot& slot : slots) {
    const void* thing = slot.cell ? static_cast<const void*>(slot.cell.get()) : slot.structure.get();
    if (seen.count(thing) == 0) continue;
    if (const auto name = names.find(thing); name != names.end()) slot.name = std::string(name->second);
    found.push_back(std::move(slot));
  }
  return found;
}

bool AstWalker::is_cell(std::string_view name) const {
  const auto& slots = callee_.code->localsplus;
  return std::any_of(slots.begin(), slots.end(),
                     [name](const auto& slot) { return slot.name == name && slot.kind != python::kSlotLocal; });
}

bool AstWalker::is_dead_after(const Slot& slot, const ast::Node& node) {
  if (slot.name.empty()) return false;
  if (is_cell(slot.name)) return false;
  // Around a loop, what stands before the branch comes after it.
  if (region_) return false;
  for (const Continuation* at = rest_; at; at = at->outer)
    if (at->loop) return false;
  return reads_of(slot.name, *callee_.code->definition) == reads_of(slot.name, node);
}

bool AstWalker::is_of_loops_alone(std::string_view name) {
  const ast::Node& whole = *callee_.code->definition;
  return !is_cell(name) && reads_of(name, whole) == reads_in_loops_over(whole, name);
}

size_t AstWalker::reads_of(std::string_view name, const ast::Node& node) {
  const auto [counts, is_new] = reads_.try_emplace(&node);
  if (is_new) counts->second = count_reads(node);
  const auto found = counts->second.find(name);
  return found == counts->second.end() ? 0 : found->second;
}

Outcome<SymbolRef> AstWalker::read(const SymbolRef& value) {
  if (value->is_null() && value->poison) return Break(*value->poison);
  return value;
}

SymbolRef AstWalker::switch_call(const SymbolRef& condition, ir::FuncGraph& when_true, ir::FuncGraph& when_false,
                                 const Crossing& crossing, bool writes, bool reads) {
  GraphCapture& graph = evaluator_.graph();
  Crossings crossings(graph);
  ir::Builder& builder = graph.builder();
  auto function = std::make_shared<ir::Abstract>();
  function->kind = ir::AbstractKind::Function;
  Node* chosen =
      builder.call(ir::prim::kSwitch, {condition->node, builder.function(when_true), builder.function(when_false)});
  chosen->abstract = std::move(function);
  Node* call = builder.call(chosen, {});
  call->abstract = Crossings::packed_type(crossing);
  const Effects::State before = graph.effects.state;
  graph.effects.called(*call, before, writes, reads);
  size_t next = 0;
  return crossings.restore(crossing, crossings.unpack(call, crossing.leaf_count()), next);
}

Outcome<SymbolRef> AstWalker::either(const SymbolRef& condition, std::string_view true_mark,
                                     std::string_view false_mark, const Part& when_true, const Part& when_false,
                                     bool carries_variables, const ast::Node& node) {
  GraphCapture& graph = evaluator_.graph();
  const std::vector<Span> spans = graph.spans();
  const Effects::State before = graph.effects.state;
  const auto walk = [&](std::string_view mark, const Part& part, Side& side) -> Outcome<bool> {
    graph.spans() = spans;
    side.graph = graph.module().add_graph(graph_name(mark));
    const GraphScope scope(graph, *side.graph, true);
    const MarkScope changes(graph);
    const Restore<Effects::State> effects(graph.effects.state, before);
    Outcome<SymbolRef> walked = part();
    side.raises = !walked && walked.why().signal == Break::Signal::Raised;
    if (!walked && !side.raises) return std::move(walked.why());
    side.effects = graph.effects.state;
    if (side.raises) return true;
    const SymbolRef value = *walked;
    // The end of `changes` undoes what this side did to lists and dicts.
    side.value = detached(value);
    if (!carries_variables) return true;
    side.slots = changes.changes();
    for (const Slot& slot : side.slots) side.values.push_back(detached(slot.value()));
    return true;
  };
  Side yes, no;
  const auto is_unresolved = [](Outcome<bool>& done) {
    return !done && done.why().signal == Break::Signal::Unresolved;
  };
  Outcome<bool> yes_done = walk(true_mark, when_true, yes);
  if (!yes_done && !is_unresolved(yes_done)) return std::move(yes_done.why());
  Outcome<bool> no_done = walk(false_mark, when_false, no);
  graph.spans() = spans;
  if (is_unresolved(yes_done)) return no_done ? when_false() : Outcome<SymbolRef>(std::move(yes_done.why()));
  if (is_unresolved(no_done)) return when_true();
  if (!no_done) return std::move(no_done.why());

  // Sides that write come after what was read before the branch.
  if (!before.readers.empty() && (yes.effects.memory != before.memory || no.effects.memory != before.memory)) {
    graph.effects.before_write();
    return either(condition, true_mark, false_mark, when_true, when_false, carries_variables, node);
  }
  if (yes.raises && no.raises) return raise_either(condition, *yes.graph, yes.effects, *no.graph, no.effects);
  std::vector<Slot> changed = yes.slots;
  for (const Slot& slot : no.slots) add_slot(changed, slot);
  changed = reachable(std::move(changed));
  std::vector<Slot> slots;
  for (Slot& slot : changed)
    if (!is_dead_after(slot, node)) slots.push_back(std::move(slot));
  // What a side that raises would have given is nobody's concern.
  std::vector<SymbolRef> yes_values{yes.raises ? no.value : yes.value}, no_values{no.raises ? yes.value : no.value};
  for (const Slot& slot : slots) {
    yes_values.push_back((yes.raises ? no : yes).value_of(slot));
    no_values.push_back((no.raises ? yes : no).value_of(slot));
  }
  Crossings crossings(graph);
  Crossing whole = crossings.of(yes_values);
  crossings.join(whole, no_values);
  Crossings::settle(whole);
  // Functions in a whole graph, which has no interpreter to call the one that is chosen.
  for (size_t i = 0; i < whole.items.size() && graph.is_whole; ++i)
    if (whole.items[i].kind == Crossing::Kind::Failed && (i == 0 || !can_split()))
      crossings.choose(whole.items[i], yes_values[i], no_values[i]);
  has_failed_join_ = false;
  bool chooses = false;
  for (size_t i = 0; i < whole.items.size() && !chooses; ++i)
    chooses = chooses_number(whole.items[i], yes_values[i], no_values[i]);
  graph.chose_numbers = graph.chose_numbers || chooses;
  if (chooses && graph.splits_numbers && can_split() && graph.splits_left > 0) has_failed_join_ = true;
  for (size_t i = 0; i < slots.size(); ++i) {
    Crossing& item = whole.items[i + 1];
    // MindSpore's join of tensors with numbers, or of two dtypes, fails at once; the rest may fit in what comes after.
    const Crossing* failed = yes_values[i + 1] && no_values[i + 1] ? item.failure() : nullptr;
    if (failed && failed->why) {
      const bool are_numbers = is_number(*yes_values[i + 1]) && is_number(*no_values[i + 1]);
      has_failed_join_ = has_failed_join_ || are_numbers || !failed->why->is_compile_error;
      if (are_numbers) {
        auto why = std::make_shared<Break>(*failed->why);
        why->is_compile_error = false;
        item.why = std::move(why);
      }
    }
    if (item.kind == Crossing::Kind::Failed && !item.why && !slots[i].name.empty())
      item.why = unbound_in(slots[i].name, !no_values[i + 1]);
  }
  // Variables that do not join are an error where they are read; values of expressions and functions at once.
  const bool is_read_later = !carries_variables && gives_variables();
  if (yes_values[0] && !is_read_later)
    if (const Crossing* failed = whole.items[0].failure(); failed && failed->why) return Break(*failed->why);
  for (Side* side : {&yes, &no}) {
    const GraphScope scope(graph, *side->graph, true);
    const Restore<Effects::State> effects(graph.effects.state, side->effects);
    if (side->raises) {
      graph.finish_raised(Crossings::packed_type(whole));
      continue;
    }
    REFJIT_CAPTURE(done, crossings.finish(whole, Symbol::tuple(side == &yes ? yes_values : no_values), before));
    (void)done;
    side->effects = graph.effects.state;
  }
  const bool writes = yes.effects.memory != before.memory || no.effects.memory != before.memory;
  const bool reads = yes.effects.reads_more_than(before) || no.effects.reads_more_than(before);
  SymbolRef result;
  if (whole.leaf_count() == 0 && !writes) {
    size_t next = 0;
    result = crossings.restore(whole, {}, next);
  } else {
    result = switch_call(condition, *yes.graph, *no.graph, whole, writes, reads);
  }
  for (size_t i = 0; i < slots.size(); ++i) graph.assign(slots[i], result->items[i + 1]);
  return result->items[0];
}

Break AstWalker::raise_either(const SymbolRef& condition, ir::FuncGraph& yes, const Effects::State& yes_effects,
                              ir::FuncGraph& no, const Effects::State& no_effects) {
  GraphCapture& graph = evaluator_.graph();
  const Crossing nothing = Crossings(graph).of(std::span<const SymbolRef>());
  for (const bool is_yes : {true, false}) {
    const GraphScope scope(graph, is_yes ? yes : no, true);
    const Restore<Effects::State> effects(graph.effects.state, is_yes ? yes_effects : no_effects);
    graph.finish_raised(Crossings::packed_type(nothing));
  }
  switch_call(condition, yes, no, nothing, true, false);
  Break why{BreakId::GuestError, "every branch raises", {}, {}};
  if (graph.is_conditional || graph.graph_depth() == 0) why.signal = Break::Signal::Raised;
  return why;
}

bool AstWalker::gives_variables() const {
  if (region_) return true;
  for (const Continuation* at = rest_; at; at = at->outer)
    if (at->loop && at->loop->kind == Loop::Kind::Graph) return !at->loop->graph->is_function;
  return false;
}

bool AstWalker::can_split() const {
  if (is_joined_ || region_) return false;
  for (const Continuation* at = rest_; at; at = at->outer)
    if (at->loop) return false;
  return true;
}

Outcome<Flow> AstWalker::branch(const ast::If& node, const SymbolRef& condition) {
  if (!escapes(node.body) && !escapes(node.orelse)) {
    const auto part = [this](const StmtSeq& body) -> Part {
      return [this, &body]() -> Outcome<SymbolRef> {
        const Restore<bool> joined(is_joined_, true);
        REFJIT_CAPTURE(flow, statements(body));
        (void)flow;
        return SymbolRef();
      };
    };
    MarkScope attempt(evaluator_.graph());
    const Effects::State before = evaluator_.graph().effects.state;
    const std::vector<Span> spans = evaluator_.graph().spans();
    REFJIT_CAPTURE(done, either(condition, "✓", "✗", part(node.body), part(node.orelse), true, node));
    (void)done;
    if (!has_failed_join_ || !can_split()) {
      attempt.keep();
      return !is_joined_ && comes_apart(rest_) ? resume_apart(rest_) : Outcome<Flow>(Flow::Next);
    }
    // Each side goes on with its own values, as MindSpore's do: what comes after may make one type of them.
    --evaluator_.graph().splits_left;
    attempt.roll_back();
    attempt.keep();
    evaluator_.graph().effects.state = before;
    evaluator_.graph().spans() = spans;
  }
  return each_side(
      node, condition, [&] { return statements(node.body); }, [&] { return statements(node.orelse); });
}

Outcome<Flow> AstWalker::choose(const Stmt& stmt, const ast::IfExp& choice) {
  const auto with = [&](bool is_true) {
    decided_.emplace(&choice, is_true);
    Outcome<Flow> flow = statement(stmt);
    decided_.erase(&choice);
    return flow;
  };
  REFJIT_CAPTURE(test, expression(*choice.test));
  REFJIT_CAPTURE(condition, at(choice.test->span, decided(evaluator_, test)));
  if (!condition->is_node()) {
    REFJIT_CAPTURE(is_true, at(choice.test->span, evaluator_.truth(condition)));
    return with(is_true);
  }
  --evaluator_.graph().splits_left;
  return each_side(
      stmt, condition, [&] { return with(true); }, [&] { return with(false); });
}

Outcome<Flow> AstWalker::each_side(const Stmt& node, const SymbolRef& condition, const Steps& when_true,
                                   const Steps& when_false) {
  Continuation* after = rest_;
  Continuation* around = after;
  while (around && !around->loop) around = around->outer;
  Sharing sharing, pass, exit;
  const MarkScope mark(evaluator_.graph());
  const bool shares = !after->sharing && ways_through(node) > 1;
  if (shares) sharing = sharing_of(node, mark.mark());
  if (shares && around) add_structures(sharing, *around);
  const Restore<Sharing*> restore(after->sharing, shares ? &sharing : after->sharing);
  // Of an unrolled loop the next pass, and what comes after it, are reached from its continues, its breaks and its end.
  std::optional<Restore<Sharing*>> shared_pass, shared_end;
  if (around && around->loop->kind == Loop::Kind::For) {
    Loop& loop = *around->loop;
    const bool goes_on = loop.next < loop.items->size() || around->outer;
    if (goes_on && !loop.next_pass && leaves_loop_by(node, ast::Kind::Continue)) {
      pass = sharing_of(*loop.for_loop, mark.mark());
      add_structures(pass, *around);
      shared_pass.emplace(loop.next_pass, &pass);
    }
    Continuation* end = around->outer;
    if (end && !end->sharing && leaves_loop_by(node, ast::Kind::Break) && branches_from(*end->body, end->index)) {
      const Restore<Continuation*> rest(rest_, end);
      exit = sharing_of(*loop.for_loop, mark.mark());
      add_structures(exit, *around);
      for (std::string_view name : assigned_names(*loop.for_loop))
        if (const Slot slot{variable(name), nullptr, std::string(name)};
            is_dead_after(slot, *loop.for_loop) || is_of_loops_alone(name))
          exit.dead.insert(slot.cell.get());
      std::erase_if(exit.slots, [&](const Slot& slot) { return exit.dead.count(slot.cell.get()) > 0; });
      shared_end.emplace(end->sharing, &exit);
    }
  }
  const auto part = [this, after](const Steps& steps) -> Part {
    return [this, after, &steps]() -> Outcome<SymbolRef> {
      REFJIT_CAPTURE(flow, steps());
      if (flow != Flow::Return) {
        REFJIT_CAPTURE(end, flow == Flow::Next && !after->sharing && comes_apart(after) ? resume_apart(after)
                                                                                        : resume(flow, after));
        (void)end;
      }
      return returned_;
    };
  };
  REFJIT_CAPTURE(value, either(condition, "✓", "✗", part(when_true), part(when_false), false, node));
  returned_ = value;
  return Flow::Return;
}

SymbolRef AstWalker::given(SymbolRef value) {
  if (!gives_held_) return value;
  std::vector<SymbolRef> values{std::move(value)};
  for (const GraphCapture::Held& variable : *evaluator_.graph().held) values.push_back(variable.cell->value);
  return Symbol::tuple(std::move(values));
}

Outcome<SymbolRef> AstWalker::body_with_held(const StmtSeq& body) {
  constexpr int kMaxAttempts = 16;
  GraphCapture& graph = evaluator_.graph();
  const Effects::State effects = graph.effects.state;
  const std::vector<Span> spans = graph.spans();
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    const size_t known = graph.held->size();
    MarkScope mark(graph);
    Outcome<Flow> flow = statements(body);
    // What the first sides of branches gave lacks what later ones have found to be written: once more.
    if (graph.held->size() == known) {
      mark.keep();
      if (!flow) return std::move(flow.why());
      const SymbolRef value = *flow == Flow::Return ? returned_ : given(Symbol::constant(vm::kNone));
      for (size_t i = 0; i < known; ++i)
        if (const auto& cell = (*graph.held)[i].cell; cell->value != value->items[i + 1])
          graph.assign({cell, nullptr, ""}, value->items[i + 1]);
      return value->items[0];
    }
    graph.effects.state = effects;
    graph.spans() = spans;
  }
  return Break{BreakId::TooLong, "a function that writes ever more Parameters", callee_.code->span, {}};
}

SymbolRef AstWalker::end_value() {
  if (!region_) return given(Symbol::constant(vm::kNone));
  std::vector<SymbolRef> values;
  for (const Slot& slot : region_->slots) values.push_back(slot.value());
  for (const Slot& slot : evaluator_.graph().changed_since(region_->mark))
    if (std::find(region_->slots.begin(), region_->slots.end(), slot) == region_->slots.end())
      add_slot(region_->missing, slot);
  return Symbol::tuple(std::move(values));
}

Sharing AstWalker::sharing_of(const ast::Node& node, size_t mark) {
  Sharing sharing;
  sharing.mark = mark;
  sharing.slots = slots_of(node);
  sharing.known = reached();
  sharing.effects = evaluator_.graph().effects.state;
  return sharing;
}

void AstWalker::add_structures(Sharing& sharing, const Continuation& around) {
  std::vector<std::string_view> names;
  for (const auto& [name, cell] : scope_) {
    const bool holds_one = cell && cell->value && !cell->value->is_outside &&
                           (cell->value->kind == SymbolKind::List || cell->value->kind == SymbolKind::Dict);
    const auto changes = [&name = name](const Stmt* stmt) { return changes_items_of(*stmt, name); };
    if (holds_one && std::any_of(around.body->begin(), around.body->end(), changes)) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  for (std::string_view name : names) {
    add_slot(sharing.slots, {variable(name), nullptr, std::string(name)});
    add_slot(sharing.slots, {nullptr, variable(name)->value, std::string(name)});
  }
}

Outcome<Flow> AstWalker::resume(Flow flow, Continuation* at) {
  const Restore<Continuation*> restore(rest_, rest_);
  for (; at; at = at->outer) {
    if (flow == Flow::Next) {
      if (at->sharing) return resume_shared(at->sharing, [&] { return resume(Flow::Next, at); });
      REFJIT_CAPTURE(next, statements_from(*at->body, at->index, at->outer, at->loop));
      flow = next;
    }
    if (flow == Flow::Return) return flow;
    if (!at->loop) continue;
    const Loop& loop = *at->loop;
    rest_ = at->outer;
    if (loop.kind == Loop::Kind::Graph) {
      REFJIT_CAPTURE(value, flow == Flow::Break ? loop_end(*loop.graph, false) : loop_again(*loop.graph));
      returned_ = value;
      return Flow::Return;
    }
    if (flow == Flow::Break) {
      flow = Flow::Next;
      continue;
    }
    if (loop.kind == Loop::Kind::While && depth_of_branches() > loop.depth) {
      Break why{BreakId::LoopsOverTensor, "", loop.while_loop->span, {}};
      why.signal = Break::Signal::NeedsGraph;
      why.handler = loop.while_loop;
      return why;
    }
    if (loop.next_pass) return resume_shared(at->loop->next_pass, [&] { return resume(Flow::Continue, at); });
    REFJIT_CAPTURE(next, loop.kind == Loop::Kind::While ? unrolled_while(*loop.while_loop, loop.depth)
                                                        : unrolled_for(*loop.for_loop, *loop.items, loop.next));
    flow = next;
    if (flow == Flow::Return) return flow;
  }
  returned_ = end_value();
  return Flow::Return;
}

bool AstWalker::comes_apart(const Continuation* rest) const {
  bool has_statements = false;
  for (const Continuation* at = rest; at; at = at->outer) {
    has_statements = has_statements || at->index < at->body->size();
    if (at->loop && at->loop->kind == Loop::Kind::Graph) return has_statements;
  }
  return is_recursive && has_statements;
}

Outcome<Flow> AstWalker::resume_apart(Continuation* at) {
  GraphCapture& graph = evaluator_.graph();
  Crossings crossings(graph);
  ir::FuncGraph& after = *graph.module().add_graph(graph_name("↓"));
  for (const Continuation* loop = at; loop; loop = loop->outer)
    if (loop->loop && loop->loop->kind == Loop::Kind::Graph && loop->loop->graph->takes_state)
      graph.effects.before_write();
  const Effects::State entry = graph.effects.state;
  const std::vector<Span> spans = graph.spans();
  Crossing result;
  bool writes = false, reads = false, raises = false;
  {
    const GraphScope scope(graph, after, graph.is_conditional);
    const MarkScope mark(graph);
    const Restore<Effects::State> effects(graph.effects.state, entry);
    const Restore<size_t> apart(apart_, apart_ + 1);
    Outcome<Flow> flow = resume(Flow::Next, at);
    raises = !flow && flow.why().signal == Break::Signal::Raised;
    if (!flow && !raises) return flow;
    if (raises) {
      result = crossings.of(std::span<const SymbolRef>());
      graph.finish_raised(Crossings::packed_type(result));
    } else {
      result = crossings.of(returned_);
      REFJIT_CAPTURE(done, crossings.finish(result, returned_, entry));
      (void)done;
    }
    writes = graph.effects.state.memory != entry.memory;
    reads = graph.effects.state.reads_more_than(entry);
  }
  graph.spans() = spans;
  returned_ = crossings.call(after, {}, result, writes, reads);
  if (!raises) return Flow::Return;
  Break why{BreakId::GuestError, "what comes after the branch raises", {}, {}};
  why.signal = Break::Signal::Raised;
  return why;
}

Outcome<Flow> AstWalker::resume_shared(Sharing*& shared, const Steps& go_on) {
  GraphCapture& graph = evaluator_.graph();
  Crossings crossings(graph);
  Sharing& sharing = *shared;
  // A list or dict that one side has made is unknown to the other; variables carry it.
  for (const Slot& slot : reachable(graph.changed_since(sharing.mark)))
    if (slot.cell ? !sharing.dead.count(slot.cell.get()) : sharing.known.count(slot.structure.get()) > 0)
      add_slot(sharing.slots, slot);
  std::vector<SymbolRef> values;
  for (const Slot& slot : sharing.slots) values.push_back(slot.value());
  const SymbolRef whole = Symbol::tuple(values);
  // Effects of the branch before it comes here: then the state is an argument as well.
  const bool takes_state = graph.effects.state.memory != sharing.effects.memory;
  size_t known = 0;
  for (; known < sharing.graphs.size(); ++known) {
    Crossing signature = sharing.graphs[known].signature;
    if (sharing.graphs[known].takes_state == takes_state && signature.items.size() == values.size() &&
        !crossings.join(signature, values))
      break;
  }
  if (known == sharing.graphs.size()) {
    Sharing::After after;
    after.takes_state = takes_state;
    after.signature = crossings.of(values);
    after.graph = graph.module().add_graph(graph_name("↓"));
    const std::vector<Slot> slots = sharing.slots;
    const std::vector<Node*> parameters = crossings.parameters(*after.graph, after.signature, names_of(slots, ""));
    const std::vector<Span> spans = graph.spans();
    {
      const GraphScope scope(graph, *after.graph, true);
      const MarkScope mark(graph);
      const Restore<Sharing*> restore(shared, nullptr);
      const Effects::State entry =
          takes_state ? Effects::State{graph.effects.state_parameter(*after.graph), {}} : sharing.effects;
      const Restore<Effects::State> effects(graph.effects.state, entry);
      const auto inside = crossings.restore_items(after.signature, parameters);
      for (size_t i = 0; i < slots.size(); ++i) graph.assign(slots[i], inside[i]);
      Outcome<Flow> flow = go_on();
      after.raises = !flow && flow.why().signal == Break::Signal::Raised;
      if (!flow && !after.raises) return flow;
      if (after.raises) {
        after.result = crossings.of(std::span<const SymbolRef>());
        graph.finish_raised(Crossings::packed_type(after.result));
      } else {
        after.result = crossings.of(returned_);
        REFJIT_CAPTURE(done, crossings.finish(after.result, returned_, entry));
        (void)done;
      }
      after.writes = graph.effects.state.memory != entry.memory;
      after.reads = graph.effects.state.reads_more_than(entry);
    }
    graph.spans() = spans;
    sharing.graphs.push_back(std::move(after));
  }
  const Sharing::After& after = sharing.graphs[known];
  std::vector<Node*> arguments;
  REFJIT_CAPTURE(done, crossings.append_leaves(after.signature, whole, arguments));
  (void)done;
  if (takes_state) arguments.push_back(graph.effects.before_write());
  returned_ = crossings.call(*after.graph, arguments, after.result, after.writes, after.reads);
  if (after.raises) {
    Break why{BreakId::GuestError, "what comes after the branch raises", {}, {}};
    why.signal = Break::Signal::Raised;
    return why;
  }
  return Flow::Return;
}

Outcome<Flow> AstWalker::in_region(const ast::Node& node, const std::function<Outcome<Flow>()>& body) {
  constexpr int kMaxAttempts = 8;
  GraphCapture& graph = evaluator_.graph();
  std::vector<Slot> slots = slots_of(node);
  const Effects::State effects = graph.effects.state;
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    std::vector<Slot> missing;
    Region region;
    graph.effects.state = effects;  // those of an attempt that was not enough are nobody's
    region.slots = slots;
    {
      MarkScope mark(graph);
      region.mark = mark.mark();
      const Restore<Region*> region_scope(region_, &region);
      const Restore<Continuation*> rest_scope(rest_, nullptr);
      REFJIT_CAPTURE(flow, body());
      if (flow != Flow::Return) {
        mark.keep();
        return flow;
      }
      mark.roll_back();
      missing = reachable(region.missing);
      mark.keep();
    }
    const size_t before = slots.size();
    for (const Slot& slot : missing)
      if (!is_dead_after(slot, node)) add_slot(slots, slot);
    if (slots.size() == before) {
      for (size_t i = 0; i < slots.size(); ++i) graph.assign(slots[i], returned_->items[i]);
      return Flow::Next;
    }
  }
  return Break{BreakId::TooLong, "a loop that changes ever more variables", node.span, {}};
}

}  // namespace refjit::capture
