#include "capture/trace/trace_call.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

#include "capture/trace/trace_capture.h"
#include "capture/trace/trace_reads.h"
#include "tensor/tensor_text.h"
#include "vm/numpy/array_math.h"
#include "vm/tensors/tensor_object.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Args;
using vm::Ref;
using vm::Value;

namespace {

/// Traces of one signature. A function whose values change with every call is faster eager than traced again.
constexpr size_t kMaxTraces = 16;
/// Calls in a row that changed what is outside before a signature stays eager: one that only makes what it needs the
/// first time is traced then.
constexpr uint32_t kMaxEffects = 3;

bool same_elements(const Tensor& a, const Tensor& b) {
  if (a.dtype != b.dtype || a.shape != b.shape) return false;
  if (a.is_contiguous() && b.is_contiguous())
    return std::memcmp(a.data(), b.data(), static_cast<size_t>(a.byte_count())) == 0;
  std::string left(static_cast<size_t>(a.byte_count()), 0), right = left;
  copy_elements(a, left.data());
  copy_elements(b, right.data());
  return left == right;
}

std::string value_text(const Tensor& value) {
  constexpr int64_t kShown = 8;
  if (value.element_count() > kShown) return "a value of shape " + shape_text(value.shape);
  return array_str(value);
}

/// The most recently used entry that fits the arguments and whose first values are `known`.
Entry* find_trace(vm::Vm& vm, JitData& data, const FrameView& view, const std::vector<Tensor>& known) {
  Entry* found = nullptr;
  for (auto& entry : data.entries) {
    if (found && entry->last_use < found->last_use) continue;
    if (entry->reads.size() < known.size() && entry->is_captured) continue;
    bool fits = true;
    for (size_t i = 0; fits && entry->is_captured && i < known.size(); ++i)
      fits = same_elements(entry->reads[i].value, known[i]);
    if (!fits || first_failing(vm, entry->guards, view) >= 0) continue;
    if (!entry->is_captured) return entry.get();
    found = entry.get();
  }
  return found;
}

void report_reads(vm::Vm& vm, const JitData& data, const std::vector<ValueGuard>& reads) {
  for (const ValueGuard& read : reads) {
    Event event;
    event.kind = EventKind::Frozen;
    event.span = read.span;
    event.with("function", function_of(data)->code->source->qualname)
        .with("name", read.what + " of a tensor")
        .with("value", value_text(read.value))
        .with("guard", true);
    vm.report().emit(std::move(event));
  }
}

/// What the recorder saw becomes an entry: outputs are the values read, then the result, then what is written.
std::unique_ptr<Entry> make_entry(JitState& state, const JitData& data, GraphCapture& graph,
                                  const TraceRecorder& recorder, const SymbolRef& result, std::string reason,
                                  double started) {
  auto entry = std::make_unique<Entry>();
  std::vector<ir::Node*> outputs;
  const auto output = [&](ir::Node* node) {
    const auto known = std::find(outputs.begin(), outputs.end(), node);
    const auto index = static_cast<uint32_t>(known - outputs.begin());
    if (known == outputs.end()) outputs.push_back(node);
    return index;
  };
  for (const auto& read : recorder.reads())
    entry->reads.push_back({output(read.node), read.value, read.what, read.span});
  RebuildPlan plan(outputs, false);
  plan.inputs = &graph.inputs;
  plan.dim_numbers = &graph.dim_numbers;
  plan.note(result);
  auto planned = plan.plan(result);
  if (!planned) {
    report_fallback(state.vm, data, planned.why());
    entry->is_captured = false;
  } else {
    entry->result = std::move(*planned);
  }
  recorder.for_each_write([&](Value tensor, const SourceRef& source, ir::Node* node) {
    entry->writes.push_back({source, source ? Ref() : Ref(tensor), output(node)});
  });
  entry->guards = std::move(graph.guards);
  if (!entry->is_captured) return entry;
  report_reads(state.vm, data, entry->reads);
  CompileRequest request = request_of(data, std::move(reason), started);
  request.returns_structure = result->is_sequence();
  request.keeps_identity = true;
  auto compiled = Compiler::compile(state, graph, std::move(outputs), request);
  if (!compiled) {
    state.vm.raise(compiled.error());
    return nullptr;
  }
  entry->graph = std::move(*compiled);
  return entry;
}

/// Guards that what the trace writes shares no memory with the other tensors that it takes from outside.
void guard_written(GraphCapture& graph, const TraceRecorder& recorder) {
  Guard guard;
  guard.kind = GuardKind::Apart;
  std::vector<std::string> written;
  recorder.for_each_write([&](Value tensor, const SourceRef& source, ir::Node*) {
    guard.others.push_back(source ? source : Source::watched(tensor, "a tensor"));
    written.push_back(guard.others.back()->key());
  });
  guard.length = static_cast<int64_t>(written.size());
  if (written.empty()) return;
  for (const Input& input : graph.inputs) {
    if (input.is_number) continue;
    SourceRef source = input.source ? input.source : Source::watched(input.tensor, input.parameter->name);
    if (std::find(written.begin(), written.end(), source->key()) == written.end())
      guard.others.push_back(std::move(source));
  }
  guard.source = guard.others[0];
  graph.guards.push_back(std::move(guard));
}

/// Runs the function once, recording; the call's own result is the eager one.
Ref trace(JitState& state, JitData& data, Args args, const FrameView& outer_view, std::string reason) {
  vm::Vm& vm = state.vm;
  const double started = vm.host().monotonic();
  const vm::Code* code = function_of(data)->code;
  std::vector<Value> slots(outer_view.locals.begin(), outer_view.locals.end());
  slots.resize(code->slot_count);
  FrameView view = outer_view;
  view.locals = slots;
  GraphCapture graph(vm, code->source->name);
  graph.guards_aliases = true;
  std::vector<SymbolRef> locals;
  import_arguments(graph, code, view, locals);
  std::unique_ptr<Entry> entry;
  Ref result;
  SymbolRef symbol;
  std::optional<Break> effect;
  {
    const bool outer = std::exchange(state.is_capturing, true);
    TraceRecorder recorder(graph, vm::tensors::tensor_state(vm));
    for (size_t i = 0; i < locals.size(); ++i) recorder.bind(slots[i], locals[i]);
    {
      OutsideReads reads(vm, function_of(data), view, locals,
                         [&recorder](std::string why) { recorder.fail(std::move(why)); });
      result = vm.call(data.function, args);
      state.is_capturing = outer;
      if (!result) return result;
      reads.guard(graph);
      if (reads.effect()) effect = *reads.effect();
      symbol = recorder.symbol_of(result, [&reads](Value v) { return reads.is_known(v); });
    }
    if (effect) {
      report_fallback(vm, data, *effect);
      if (++data.effects_in_a_row < kMaxEffects) return result;
    } else {
      data.effects_in_a_row = 0;
    }
    report_frozen(vm, data, graph.frozen);
    if (recorder.obstacle().empty() && !effect) {
      guard_written(graph, recorder);
      entry = make_entry(state, data, graph, recorder, symbol, std::move(reason), started);
      if (!entry) return {};
    } else {
      if (!effect)
        report_fallback(vm, data, {BreakId::UnsupportedOperand, recorder.obstacle(), recorder.obstacle_span(), {}});
      entry = std::make_unique<Entry>();
      entry->is_captured = false;
      entry->guards = std::move(graph.guards);
    }
  }
  keep_entry(state, data, std::move(entry));
  return result;
}

/// Gives up on this signature once enough traces of it have failed to hold; true then.
bool give_up(JitState& state, JitData& data, const FrameView& view, const Entry& last, const ValueGuard& changed) {
  size_t traces = 0;
  for (const auto& entry : data.entries) traces += first_failing(state.vm, entry->guards, view) < 0;
  if (traces < kMaxTraces) return false;
  report_fallback(state.vm, data,
                  {BreakId::ReadsTensorValue,
                   "the value read by " + changed.what + " was another in each of " + std::to_string(traces) +
                       " traces, so these calls stay eager",
                   changed.span,
                   {}});
  auto entry = std::make_unique<Entry>();
  entry->is_captured = false;
  entry->guards = last.guards;
  keep_entry(state, data, std::move(entry));
  return true;
}

bool write_tensors(vm::Vm& vm, const Entry& entry, const FrameView& view, std::vector<Tensor>& outputs) {
  vm::tensors::TensorState& state = vm::tensors::tensor_state(vm);
  std::vector<vm::tensors::TensorObject*> targets;
  std::unordered_set<const Storage*> written;
  for (const TensorWrite& write : entry.writes) {
    targets.push_back(vm::tensors::as_tensor(write.source ? write.source->fetch(vm, view) : write.tensor.get()));
    written.insert(targets.back()->tensor.storage.get());
  }
  // An output may be an input itself, which must not change under it.
  for (Tensor& output : outputs) {
    if (written.count(output.storage.get()) == 0) continue;
    auto own = contiguous(output, state.memory);
    if (own) own = Tensor::copy_of(own->dtype, own->shape, own->data());
    if (!own) return vm.raise(own.error()), false;
    output = std::move(*own);
  }
  for (size_t i = 0; i < targets.size(); ++i) {
    if (!before_write(state, targets[i])) return false;
    if (Status done = vm::numpy::assign(targets[i]->tensor, outputs[entry.writes[i].output]); !done)
      return vm.raise(done.error()), false;
    record_write(state, targets[i]);
  }
  return true;
}

Ref eager_call(JitState& state, JitData& data, Args args) {
  ++state.counters.interpreted_calls;
  return state.vm.call(data.function, args);
}

}  // namespace

Ref call_traced(JitState& state, JitData& data, Args args, const FrameView& view) {
  vm::Vm& vm = state.vm;
  // A trace knows neither a Cell's own bprop nor what it read and wrote on the way: a tape records the operators.
  if (vm::tensors::tensor_state(vm).tapes) return eager_call(state, data, args);
  std::vector<Tensor> known;
  std::string reason;
  while (Entry* entry = find_trace(vm, data, view, known)) {
    entry->last_use = ++state.clock;
    if (!entry->is_captured) return eager_call(state, data, args);
    std::vector<Tensor>& outputs = data.outputs;
    outputs.clear();
    if (entry->graph && !entry->graph->run(vm, view, outputs)) return {};
    size_t at = known.size();
    for (; at < entry->reads.size(); ++at) {
      const ValueGuard& read = entry->reads[at];
      known.push_back(outputs[read.output]);
      if (!same_elements(read.value, outputs[read.output])) break;
    }
    if (at == entry->reads.size()) {
      if (!write_tensors(vm, *entry, view, outputs)) return {};
      Ref result = entry->result.build(vm, view, outputs);
      outputs.clear();
      return result;
    }
    const ValueGuard& changed = entry->reads[at];
    reason = changed.what + " of a tensor in line " + std::to_string(changed.span.line) + " was " +
             value_text(changed.value) + ", is now " + value_text(known.back());
    outputs.clear();
    if (!find_trace(vm, data, view, known) && give_up(state, data, view, *entry, changed))
      return eager_call(state, data, args);
  }
  if (reason.empty()) reason = compile_reason(vm, data, view);
  return trace(state, data, args, view, std::move(reason));
}

}  // namespace refjit::capture
