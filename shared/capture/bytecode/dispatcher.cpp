#include "capture/bytecode/dispatcher.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "base/library_file.h"
#include "capture/bytecode/bytecode_capture.h"
#include "capture/bytecode/operand_names.h"
#include "capture/compiler.h"
#include "capture/heap.h"
#include "capture/jit_function.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/state.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Frame;
using vm::HookOutcome;
using vm::Ref;
using vm::Value;

namespace {

constexpr size_t kMaxEntries = 32;           ///< A site: the least recently used goes.
constexpr uint32_t kMaxNumberChanges = 3;    ///< Captures for another value of one number before it is not looked at.
constexpr uint32_t kMaxCaptures = 64;        ///< A site that never settles is interpreted from then on.
constexpr uint32_t kFruitlessCaptures = 20;  ///< The same of one at which nothing was ever worth a graph.
/// Captures for another value at one place before a graph ends where that value is needed: few values have a graph
/// each.
constexpr uint32_t kMaxValueChanges = 16;
/// The same where several places change: from this number of captures on, earlier.
constexpr uint32_t kManyCaptures = 32, kFewValueChanges = 4;

/// The frame's slots as sources see them: before its first instruction the closure's cells are not copied yet.
std::vector<Value> slots_of(vm::Function* function, vm::Code* code, std::span<const Value> locals) {
  std::vector<Value> slots(locals.begin(), locals.end());
  slots.resize(code->slot_count);
  if (function->closure)
    for (int64_t i = 0; i < function->closure->size; ++i) {
      Value& slot = slots[static_cast<size_t>(code->slot_count - function->closure->size + i)];
      if (!slot) slot = function->closure->items[i];
    }
  return slots;
}

FrameView view_of_frame(Frame& frame, const std::vector<Value>& slots) {
  return {slots, frame.stack(), Value(frame.globals), Value(frame.builtins)};
}

bool has_graph(const Site& site) {
  return std::any_of(site.entries.begin(), site.entries.end(),
                     [](const auto& entry) { return entry->graph != nullptr; });
}

/// Where the interpreter hands back to capture first, whichever entry of the site stopped.
uint32_t first_resume(const Site& site, uint32_t start) {
  uint32_t first = Frame::kNever;
  for (const auto& entry : site.entries)
    if (!entry->has_returned && entry->resume > start) first = std::min(first, entry->resume);
  return first;
}

uint32_t variant_of(const JitOptions& options) {
  return static_cast<uint32_t>(options.level) * 4 + (options.backend == "GE" ? 2 : 0) + (options.must_be_whole ? 1 : 0);
}

bool is_cell(vm::Vm& vm, Value v) { return v.is_object() && v.object()->type == vm.types().cell; }

/// Generators and coroutines are suspended in the middle: theirs are not frames to capture.
bool is_plain(const vm::Code* code) {
  return (code->flags & (python::kGenerator | python::kCoroutine | python::kAsyncGenerator)) == 0 &&
         (code->flags & python::kOptimized) != 0;
}

}  // namespace

Ref BytecodeDispatcher::call(vm::Function* function, vm::Args args, const JitOptions& options) {
  vm::Vm& vm = state_.vm;
  const JitOptions outer = std::exchange(options_, options);
  if (depth_++ == 0) vm.set_frame_hook(this);
  Ref result = vm.call(Value(function), args);
  options_ = outer;
  if (--depth_ == 0) vm.set_frame_hook(nullptr);
  return result;
}

bool BytecodeDispatcher::is_active(const JitOptions& options) const {
  return depth_ > 0 && variant_of(options) == variant_of(options_);
}

void BytecodeDispatcher::capture_everything() {
  options_ = state_.defaults;
  options_.mode = CaptureMode::Bytecode;
  ++depth_;
  state_.vm.set_frame_hook(this);
}

void BytecodeDispatcher::begin_capturing(const JitOptions& options) {
  outer_options_.push_back(std::exchange(options_, options));
  if (depth_++ == 0) state_.vm.set_frame_hook(this);
}

void BytecodeDispatcher::end_capturing() {
  if (outer_options_.empty()) return;
  options_ = std::move(outer_options_.back());
  outer_options_.pop_back();
  if (--depth_ == 0) state_.vm.set_frame_hook(nullptr);
}

void capture_everything(JitState& state) { state.bytecode->capture_everything(); }

Site& BytecodeDispatcher::site(vm::Code* code, uint32_t instruction) {
  auto [at, is_new] = sites_.try_emplace(Place{code, instruction, variant_of(options_)});
  if (is_new) codes_.push_back(Value(code));
  return at->second;
}

Entry* BytecodeDispatcher::find(Site& site, const FrameView& view, std::string& reason) {
  for (auto& entry : site.entries) {
    const int failing = first_failing(state_.vm, entry->guards, view);
    if (failing < 0) {
      entry->last_use = ++state_.clock;
      return entry.get();
    }
    if (reason.empty()) reason = entry->guards[static_cast<size_t>(failing)].mismatch(state_.vm, view);
  }
  return nullptr;
}

Entry* BytecodeDispatcher::find_complete(vm::Code* code, const FrameView& view, const JitOptions& options) {
  auto at = sites_.find(Place{code, 0, variant_of(options)});
  if (at == sites_.end()) return nullptr;
  for (auto& entry : at->second.entries)
    if (entry->is_captured && entry->has_returned && first_failing(state_.vm, entry->guards, view) < 0) {
      entry->last_use = ++state_.clock;
      ++entry->calls;
      return entry.get();
    }
  return nullptr;
}

void BytecodeDispatcher::learn_symbolic_dims(Site& site, const FrameView& view) {
  // J13: the first shape is compiled with its numbers; the dims in which the second differs become symbols, so that a
  // third needs no compile. Equal changes share a symbol.
  if (site.entries.empty()) return;
  std::map<std::pair<int64_t, int64_t>, uint32_t> symbols;
  std::vector<std::pair<std::string, std::vector<ir::Dim>>> changed;
  uint32_t next = 0;  // symbols of earlier changes stay
  for (const Guard& guard : site.entries.back()->guards)
    for (const ir::Dim dim : guard.dims)
      if (!dim.is_known()) next = std::max(next, dim.symbol_id() + 1);
  for (const Guard& guard : site.entries.back()->guards) {
    if (guard.kind != GuardKind::TensorType) continue;
    const Value v = guard.source->fetch(state_.vm, view);
    if (!v || !vm::tensors::is_tensor(v)) continue;
    const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
    if (tensor.dtype != guard.dtype || tensor.shape.size() != guard.dims.size()) continue;
    std::vector<ir::Dim> dims = guard.dims;
    bool is_changed = false;
    for (size_t i = 0; i < dims.size(); ++i) {
      if (!dims[i].is_known()) {
        is_changed = true;
      } else if (dims[i].value() != tensor.shape[i]) {
        auto [symbol, is_new] =
            symbols.try_emplace({dims[i].value(), tensor.shape[i]}, next + static_cast<uint32_t>(symbols.size()));
        dims[i] = ir::Dim::symbol(symbol->second);
        is_changed = true;
      }
    }
    if (is_changed) changed.emplace_back(guard.source->label, std::move(dims));
  }
  for (auto& [label, dims] : changed) site.symbolic_dims[label] = std::move(dims);
}

namespace {

/// Does it name one of many values that may stand there?
bool is_of_value(const Guard& guard) {
  switch (guard.kind) {
    case GuardKind::Identity: {
      const Value v = guard.expected.get();
      return !v || !(v.is_none() || v.is_bool());
    }
    case GuardKind::Equal:
    case GuardKind::Length:
    case GuardKind::Keys:
    case GuardKind::Contents:
      return true;
    default:
      return false;
  }
}

/// Where an effect writes; null: into something made, or a whole list.
SourceRef place_of(const Effect& effect) {
  const Rebuild& target = effect.target;
  const bool is_outside = target.kind == RebuildKind::Source;
  switch (effect.kind) {
    case EffectKind::Attribute:
      return is_outside ? Source::attribute(target.source, effect.name, "") : nullptr;
    case EffectKind::Item:
      if (target.kind == RebuildKind::Constant) return Source::global(effect.name, "");
      return is_outside ? Source::dict_item(target.source, effect.name, "") : nullptr;
    case EffectKind::Cell:
      return is_outside && target.source->kind == SourceKind::Local ? Source::cell(target.source->index, "") : nullptr;
    default:
      return nullptr;
  }
}

/// Does what stands at `source` depend on a place that the graph writes, as a counter does?
bool is_written(const std::vector<Effect>& effects, const SourceRef& source) {
  if (source->other) return is_written(effects, source->base) || is_written(effects, source->other);
  return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
    const SourceRef place = place_of(effect);
    return place && place->key() == source->key();
  });
}

}  // namespace

void BytecodeDispatcher::learn_changing_values(Site& site, const FrameView& view) {
  // Of the graph that fits best: where two keys alternate, it is not the key that has changed.
  const Guard* failing = nullptr;
  const Entry* best = nullptr;
  int most = -1;
  for (const auto& entry : site.entries) {
    const int at = first_failing(state_.vm, entry->guards, view);
    if (at < most || at < 0) continue;
    most = at;
    best = entry.get();
    failing = &entry->guards[static_cast<size_t>(at)];
  }
  if (!failing || !(is_of_value(*failing) || failing->kind == GuardKind::Absent)) return;
  uint32_t& changes = site.value_changes[failing->source->label];
  if (is_written(best->effects, failing->source))
    changes = std::max(changes + 1, kMaxNumberChanges);
  else if (is_of_value(*failing))
    ++changes;
}

void BytecodeDispatcher::hide_changing_values(GraphCapture& graph, const Site& site, bool is_continuation) const {
  const uint32_t most = site.captures < kManyCaptures ? kMaxValueChanges : kFewValueChanges;
  for (const auto& [label, changes] : site.value_changes) {
    if (changes >= kMaxNumberChanges) graph.changing_numbers.push_back(label);
    if (changes >= most && !options_.must_be_whole) graph.hidden_values.push_back(label);
  }
  graph.hides_changing_numbers = is_continuation;
}

bool BytecodeDispatcher::guard_written(GraphCapture& graph, const FrameView& view) {
  Guard guard;
  guard.kind = GuardKind::Apart;
  for (const bool is_written : {true, false}) {
    for (const Input& input : graph.inputs)
      if (!input.is_number && graph.effects.is_written(*input.parameter) == is_written)
        guard.others.push_back(input.source ? input.source : Source::object(input.tensor, input.parameter->name));
    if (is_written) guard.length = static_cast<int64_t>(guard.others.size());
  }
  if (guard.others.empty()) return true;
  guard.source = guard.others[0];
  const bool holds = guard.holds(state_.vm, view);
  graph.guards.push_back(std::move(guard));
  return holds;
}

namespace {

/// Why a site without entries is captured: its function's first instruction is called, every other follows a break.
std::string first_reason(const python::CodeObject& code, uint32_t instruction) {
  return instruction == 0 ? "first call" : "continues at line " + std::to_string(code.spans[instruction].line);
}

/// Plans what a captured stretch leaves behind: effects, then the result or the frame's state. The Break of what cannot
/// be made again.
std::optional<Break> plan_entry(const FrameState& end, Heap& heap, RebuildPlan& plan, Entry& entry) {
  const auto add = [&](const SymbolRef& symbol, Rebuild& out) -> std::optional<Break> {
    auto planned = plan.plan(symbol);
    if (!planned) return std::move(planned.why());
    out = std::move(*planned);
    return std::nullopt;
  };
  if (end.has_returned) plan.note(end.result);
  for (const SymbolRef& local : end.locals) plan.note(local);
  for (const SymbolRef& item : end.stack) plan.note(item);
  auto effects = heap.plan_effects(plan);
  if (!effects) return std::move(effects.why());
  entry.effects = std::move(*effects);
  if (end.has_returned) return add(end.result, entry.result);
  for (const SymbolRef& local : end.locals) {
    Rebuild& out = entry.locals.emplace_back();
    if (auto why = add(local, out)) return why;
    const auto slot = static_cast<uint32_t>(entry.locals.size() - 1);
    const bool is_deleted = std::find(end.deleted.begin(), end.deleted.end(), slot) != end.deleted.end();
    if (!local && !is_deleted) out.kind = RebuildKind::Kept;
  }
  for (const SymbolRef& item : end.stack)
    if (auto why = add(item, entry.stack.emplace_back())) return why;
  return std::nullopt;
}

/// One that nobody holds when the stretch ends, in the midst of what must be told that it is closed; null: there is
/// none.
const Symbol* generator_left_open(const FrameState& end, const RebuildPlan& plan) {
  for (const SymbolRef& generator : end.generators)
    if (is_left_open(*generator) && !plan.has_noted(*generator)) return generator.get();
  return nullptr;
}

}  // namespace

namespace {

/// What the code computes and nobody needs becomes an output all the same where dims are symbols: shapes of a later
/// call may not fit there, which eager execution says.
void keep_unneeded(GraphCapture& graph, const RebuildPlan& plan, std::vector<ir::Node*>& outputs) {
  std::vector<ir::Node*> open;
  for (const Input& input : graph.inputs) open.push_back(input.parameter);
  std::unordered_set<const ir::Node*> seen, known(outputs.begin(), outputs.end());
  while (!open.empty()) {
    ir::Node* node = open.back();
    open.pop_back();
    if (!seen.insert(node).second) continue;
    const bool computes = node->is_cnode() && node->primitive() && node->primitive()->effect == ir::Effect::None &&
                          !node->calls(ir::prim::kLoad) && node->abstract && node->abstract->is_tensor();
    if (computes && node->users().empty() && !plan.shows(node) && known.insert(node).second) outputs.push_back(node);
    for (const ir::Use& use : node->users())
      if (use.user->graph() == &graph.graph()) open.push_back(use.user);
  }
}

}  // namespace

std::unique_ptr<Entry> BytecodeDispatcher::try_capture(Site& site, Frame& frame, const FrameView& view,
                                                       const std::string& reason, size_t& limit) {
  vm::Vm& vm = state_.vm;
  const double started = vm.host().monotonic();
  const uint32_t start = frame.instruction();
  vm::Code* code = frame.code;
  GraphCapture graph(vm, code->source->name);
  graph.guards.push_back(Guard::replaced(vm));
  graph.symbolic_dims = site.symbolic_dims;
  hide_changing_values(graph, site, start > 0);
  if (site.tracks_effects && !site.forbids_effects) {
    graph.effects.track();
    graph.guards_aliases = true;
  }
  Heap heap(graph);
  graph.heap = &heap;

  Callee callee;
  callee.code = code->source;
  callee.globals = Value(frame.globals);
  callee.function = Value(frame.function);
  std::vector<SymbolRef> locals(code->slot_count), stack;
  for (uint32_t i = 0; i < code->slot_count; ++i) {
    const Value v = view.locals[i];
    const std::string& name = code->source->localsplus[i].name;
    if (!v) continue;
    if (!is_cell(vm, v)) {
      locals[i] = heap.outside(v, Source::local(i, name));
      continue;
    }
    auto symbol = std::make_shared<Symbol>();
    symbol->kind = SymbolKind::Cell;
    symbol->cells.push_back(
        heap.cell(static_cast<vm::Cell*>(v.object()), Source::cell(i, name), Source::local(i, name)));
    if ((code->source->localsplus[i].kind & python::kSlotFree) != 0) callee.cells.push_back(symbol->cells[0]);
    locals[i] = std::move(symbol);
  }
  const auto operands = operand_sources(vm, *code->source, start, view.stack.size());
  for (size_t i = 0; i < operands.size(); ++i)
    stack.push_back(view.stack[i] ? heap.outside(view.stack[i], operands[i]) : Symbol::null());

  FrameState end = capture_bytecode(graph, callee, code, std::move(locals), std::move(stack), start, limit);
  if (end.why.id == BreakId::Outlives && end.why.detail.empty()) end.why.detail = outlives_;
  const bool may_write = !site.tracks_effects && !site.forbids_effects && vm::tensors::tensor_state(vm).tapes == 0;
  if (end.why.signal == Break::Signal::NeedsEffects && may_write) {
    site.tracks_effects = true;
    return nullptr;
  }
  if (graph.effects.has_writes() && !guard_written(graph, view)) {
    site.forbids_effects = true;
    return nullptr;
  }
  if (!graph.needed_dims.empty() && !site.symbolic_dims.empty()) {
    // A tensor made in the graph does not say whose dims it has: then all are numbers.
    const size_t before = site.symbolic_dims.size();
    for (const std::string& label : graph.needed_dims) site.symbolic_dims.erase(label);
    if (site.symbolic_dims.size() == before) site.symbolic_dims.clear();
    const std::string& label = graph.needed_dims[0];
    numbers_ = "; line " + std::to_string(graph.needed_in) + " needs the shape of " +
               (label.empty() ? "a tensor made here" : label) + " in numbers";
    return nullptr;
  }
  auto entry = std::make_unique<Entry>();
  entry->has_returned = end.has_returned;
  entry->instruction = end.instruction;
  entry->resume = end.resume;
  entry->is_branch = end.is_branch;

  std::vector<ir::Node*> outputs;
  const bool is_structure = end.has_returned && end.result->is_sequence();
  RebuildPlan plan(outputs, false);
  plan.inputs = &graph.inputs;
  plan.dim_numbers = &graph.dim_numbers;
  plan.frame_globals = callee.globals;
  std::optional<Break> obstacle = plan_entry(end, heap, plan, *entry);
  if (plan.needs_numbers() && !site.symbolic_dims.empty()) {
    site.symbolic_dims.clear();
    return nullptr;
  }
  const Symbol* blocker = obstacle ? plan.blocker() : generator_left_open(end, plan);
  if (!obstacle && blocker) obstacle = Break{BreakId::Outlives, "a generator left inside of try or with", {}, {}};
  if (blocker && blocker->born > 0 && blocker->born < limit) {
    limit = blocker->born;  // the graph ends before that is made
    outlives_ = obstacle->detail;
    if (!end.has_returned)
      outlives_ += ", because of " + std::string(break_name(end.why.id)) +
                   (end.why.detail.empty() ? "" : " (" + end.why.detail + ")") + " in line " +
                   std::to_string(end.why.span.line);
    return nullptr;
  }
  entry->guards = std::move(graph.guards);
  if (obstacle) {
    if (!obstacle->span.is_known()) obstacle->span = end.why.span;
    end.why = std::move(*obstacle);
  }
  // A stretch without operators is cheaper interpreted than rebuilt.
  entry->has_views = plan.has_views();
  if (obstacle || (outputs.empty() && !end.has_returned && !graph.effects.has_writes())) {
    entry->is_captured = false;
    if (obstacle) entry->result = {}, entry->locals.clear(), entry->stack.clear(), entry->effects.clear();
    if (must_stop(graph, end)) return nullptr;
    // Handlers are entered from the interpreter and left to it, and what is raised has been made: no graph ends there.
    const bool is_raised = end.why.id == BreakId::Raises && end.instruction == start;
    if (!end.has_returned && end.why.id != BreakId::TryBlock && !is_raised) report_break(site, frame, graph, end.why);
    ++site.compiles;
    return entry;
  }
  if (must_stop(graph, end)) return nullptr;
  if (!site.symbolic_dims.empty()) keep_unneeded(graph, plan, outputs);
  note_compile(site, *entry, graph, !outputs.empty() || entry->has_views, view, code);
  CompileRequest request{code->source->qualname,
                         code->source->span,
                         options_,
                         (reason.empty() ? first_reason(*code->source, start) : reason) + numbers_,
                         !reason.empty(),
                         is_structure && outputs.size() > 0,
                         started,
                         true};
  auto compiled = Compiler::compile(state_, graph, outputs, request);
  if (compiled) entry->graph = std::move(*compiled);
  if (!site.symbolic_dims.empty() && (!compiled || (entry->graph && !entry->graph->can_run(vm, view)))) {
    site.symbolic_dims.clear();  // a shape in the graph follows from none that is known: captured with numbers
    return nullptr;
  }
  if (!compiled) {  // a shape that only values know, an operator that the device lacks: eager may do it, or says it
    entry->is_captured = false;
    entry->result = {}, entry->locals.clear(), entry->stack.clear(), entry->effects.clear();
    report_break(site, frame, graph,
                 {BreakId::UnsupportedOperand, compiled.error().message, compiled.error().span, {}});
    return entry;
  }
  if (!end.has_returned) report_break(site, frame, graph, end.why);
  return entry;
}

Entry* BytecodeDispatcher::capture(Site& site, Frame& frame, const FrameView& view, const std::string& reason) {
  learn_symbolic_dims(site, view);
  learn_changing_values(site, view);
  std::unique_ptr<Entry> entry;
  // Again when a dim must be a number after all, or when the graph has to end earlier.
  break_text_.clear();
  numbers_.clear();
  for (size_t limit = Evaluator::kMaxUnroll + 1; !entry;) {
    entry = try_capture(site, frame, view, reason, limit);
    if (!entry && state_.vm.has_exception()) return nullptr;
  }
  if (state_.vm.report().level() >= 2) record_flow(frame, view, *entry);
  std::erase_if(site.entries, [this](const auto& known) { return have_died(state_.vm, known->guards); });
  if (site.entries.size() == kMaxEntries)
    site.entries.erase(std::min_element(site.entries.begin(), site.entries.end(),
                                        [](const auto& a, const auto& b) { return a->last_use < b->last_use; }));
  entry->last_use = ++state_.clock;
  ++site.captures;
  site.entries.push_back(std::move(entry));
  return site.entries.back().get();
}

void BytecodeDispatcher::record_flow(Frame& frame, const FrameView& view, const Entry& entry) {
  const auto words = static_cast<uint32_t>(frame.code->source->words.size());
  python::CapturedStretch stretch{frame.instruction(), entry.has_returned ? words : entry.instruction, ""};
  stretch.what = entry.is_captured ? "graph" : "interpreted";
  if (entry.has_returned) stretch.what += ", to the end";
  if (!entry.has_returned && !break_text_.empty()) stretch.what += "; ends at " + break_text_;
  state_.flows.add(state_.vm, *frame.code, view, std::move(stretch));
}

void BytecodeDispatcher::report_break(Site& site, Frame& frame, GraphCapture& graph, const Break& why) {
  ++state_.counters.graph_breaks;
  ++site.breaks;
  break_text_ = "line " + std::to_string(why.span.line) + ": " + std::string(break_explanation(why.id)) +
                (why.detail.empty() ? "" : " (" + why.detail + ")");
  Event event;
  event.kind = EventKind::GraphBreak;
  event.span = why.span;
  // In a function of the library: where the user called it.
  const auto is_users = [this](const Span& span) {
    return span.is_known() && span.file && !is_library_file(state_.vm.files()[span.file].name);
  };
  const auto& calls = graph.spans();
  if (event.span.is_known() && !is_users(event.span))
    if (const auto at = std::find_if(calls.begin(), calls.end(), is_users); at != calls.end()) event.span = *at;
  // Instructions that the compiler adds have no line of their own: the last that has one tells where it is.
  const auto& spans = frame.code->source->spans;
  for (size_t at = std::min<size_t>(frame.instruction() + 1, spans.size()); !event.span.is_known() && at-- > 0;)
    event.span = spans[at];
  const auto add = [&event](const char* name, std::string_view text) {
    event.fields.emplace_back(name, EventValue(std::in_place_type<std::string>, text));
  };
  add("function", frame.code->source->qualname);
  add("break", break_name(why.id));
  add("reason", break_explanation(why.id));
  add("detail", why.detail);
  add("hint", break_hint(why.id));
  state_.vm.report().emit(std::move(event));
}

bool finish_entry(vm::Vm& vm, const Entry& entry, const FrameView& view, std::span<const Tensor> outputs,
                  Finished& finished) {
  BuildContext context{view, outputs, {}, {}, {}};
  const auto build = [&](const Rebuild& rebuild, Ref& out) {
    out = rebuild.build(vm, context);
    return out || rebuild.kind == RebuildKind::Unset || !vm.has_exception();
  };
  std::vector<BuiltEffect> built;
  if (!build_effects(vm, entry.effects, context, built)) return false;
  if (entry.has_returned && !build(entry.result, finished.result)) return false;
  for (const Rebuild& local : entry.locals)
    if (!build(local, finished.locals.emplace_back())) return false;
  for (const Rebuild& item : entry.stack)
    if (!build(item, finished.stack.emplace_back())) return false;
  finished.is_built = true;
  return apply_effects(vm, built);
}

bool may_be_interpreted(const Entry& entry) { return entry.has_views && (!entry.graph || entry.graph->is_pure()); }

void BytecodeDispatcher::write_back(Frame& frame, const Entry& entry, const Finished& finished) {
  for (uint32_t i = 0; i < finished.locals.size(); ++i)
    if (entry.locals[i].kind != RebuildKind::Kept) frame.set_local(i, finished.locals[i]);
  while (!frame.stack().empty()) frame.pop();
  for (const Ref& item : finished.stack) frame.push(item);
  frame.set_instruction(entry.instruction);
}

bool BytecodeDispatcher::take_branch(Frame& frame) {
  using python::Op;
  const auto& source = *frame.code->source;
  const uint32_t at = frame.instruction();
  const Op op = python::word_op(source.words[at]);
  bool is_true = false;
  const Value condition = frame.stack().back();
  if (!state_.vm.truth(condition, is_true)) return false;
  const bool keeps = op == Op::JUMP_IF_FALSE_OR_POP || op == Op::JUMP_IF_TRUE_OR_POP;
  const bool wants =
      op == Op::JUMP_IF_TRUE_OR_POP || op == Op::POP_JUMP_FORWARD_IF_TRUE || op == Op::POP_JUMP_BACKWARD_IF_TRUE;
  const bool jumps = is_true == wants;
  if (!keeps || !jumps) frame.pop();
  frame.set_instruction(jumps ? source.jump_target(at) : at + 1);
  return true;
}

HookOutcome BytecodeDispatcher::on_frame(vm::Vm& vm, Frame& frame) {
  if (vm.state().tracer || vm.state().profiler) return {};           // their events are those of lines that run
  if (!vm::tensors::tensor_state(vm).cast_rules.empty()) return {};  // a graph would hold casts for whoever calls later
  frame.hook_at = Frame::kNever;
  if (state_.is_capturing || !is_plain(frame.code) || frame.locals || !frame.code->source->file ||
      is_library_file(vm.files()[frame.code->source->file].name))
    return {};  // functions of the library are inlined into users' graphs, never captured on their own
  for (;;) {
    const uint32_t start = frame.instruction();
    Site& place = site(frame.code, start);
    if (place.is_interpreted) {
      frame.hook_at = place.resume;
      return {};
    }
    const std::vector<Value> slots = slots_of(frame.function, frame.code, frame.locals_plus());
    const FrameView view = view_of_frame(frame, slots);
    std::string reason;
    Entry* entry = find(place, view, reason);
    if (!entry) {
      const bool is_fruitless = place.captures >= kFruitlessCaptures && !has_graph(place);
      if (place.captures >= kMaxCaptures || is_fruitless) {
        place.is_interpreted = true;
        if (is_fruitless) place.resume = first_resume(place, start);
        report_fallback(vm, *frame.code->source,
                        {BreakId::Unsettled,
                         std::to_string(place.captures) + " captures, " +
                             (is_fruitless ? "none of an operator, " : "") + "the last because " + reason,
                         frame.code->source->spans[start],
                         {}});
        continue;
      }
      entry = capture(place, frame, view, reason);
      if (!entry) return {true, {}};
    }
    ++entry->calls;
    if (!entry->is_captured) {
      if (!entry->has_returned && entry->resume > start) frame.hook_at = entry->resume;
      ++state_.counters.interpreted_calls;
      return {};
    }
    outputs_.clear();
    if (vm::tensors::tensor_state(vm).tapes && (entry->has_views || (entry->graph && !entry->graph->is_pure())))
      return {};
    if (entry->graph && !entry->graph->run(vm, view, outputs_)) {
      if (!entry->graph->is_pure()) return {true, {}};
      vm.take_exception();  // what cannot run as a graph, a shape that does not fit, is the interpreter's to do or to
                            // refuse
      return {};
    }
    Finished finished;
    if (!finish_entry(vm, *entry, view, outputs_, finished)) {
      if (finished.is_built || !may_be_interpreted(*entry)) return {true, {}};
      vm.take_exception();
      return {};
    }
    if (entry->has_returned) return {true, std::move(finished.result)};
    write_back(frame, *entry, finished);
    if (!entry->is_branch) {
      frame.hook_at = entry->resume;
      return {};
    }
    if (!take_branch(frame)) return {true, {}};
  }
}

}  // namespace refjit::capture
