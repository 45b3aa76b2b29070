#include "capture/compiler.h"

#include <algorithm>
#include <cstring>

#include "base/library_file.h"
#include "capture/graph_facts.h"
#include "capture/guest_values.h"
#include "capture/host.h"
#include "capture/pass_record.h"
#include "capture/settings.h"
#include "capture/taped_graph.h"
#include "ir/pack.h"
#include "tensor/memory.h"
#include "vm/extension.h"
#include "vm/frame.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tape.h"
#include "vm/tensors/tensor_object.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

/// One graph, a plan a shape: the oldest plan makes room when a shape never comes back.
constexpr size_t kMaxInstances = 16;
constexpr size_t kMaxCompiles = 1000;

runtime::ExecutorKind executor_of(const JitOptions& options) {
  return options.backend == "GE" ? runtime::ExecutorKind::Sink : runtime::ExecutorKind::KernelByKernel;
}

/// The elements of `from` (contiguous) into a view of the same type.
void write_elements(const Tensor& from, const Tensor& view) {
  const int64_t size = byte_size(view.dtype);
  const auto* source = from.data<std::byte>();
  Dims index(view.shape.size(), 0);
  for (int64_t i = 0, count = view.element_count(); i < count; ++i, source += size) {
    int64_t position = 0;
    for (uint32_t d = 0; d < index.size(); ++d) position += index[d] * view.strides[d];
    std::memcpy(view.data<std::byte>() + position * size, source, static_cast<size_t>(size));
    for (uint32_t d = index.size(); d-- > 0 && ++index[d] == view.shape[d];) index[d] = 0;
  }
  ++view.storage->version;
}

Status run_passes(JitState& state, ir::Module& module, int level, CompileInfo& info) {
  vm::Vm& vm = state.vm;
  PassRecorder recorder(state, level, info);
  passes::PassContext context;
  if (recorder.has_passes())
    context.on_pass = [&](const passes::PassRun& run, const ir::Module& now) { recorder.pass(run, now); };
  const std::string elimination = environment(vm, "MS_DEV_SIDE_EFFECT_LOAD_ELIM");
  if (elimination.size() == 1 && elimination[0] >= '0' && elimination[0] <= '3')
    context.load_elimination = elimination[0] - '0';
  context.level = level == 0 ? passes::OptLevel::O0 : passes::OptLevel::O1;
  context.verify_between = !environment(vm, "REFJIT_VERIFY").empty();  // the tests set it
  context.shows_loads = recorder.has_readers();
  context.on_phase = [&](int number, std::string_view phase, const ir::Module& now) {
    recorder.phase(number, phase, now);
  };
  return passes::run_phases(module, context);
}

/// Where the program called what is compiled: the innermost line that is neither the library's nor the function's own.
Span calling_place(vm::Vm& vm, const Span& function) {
  for (const vm::Frame* frame = vm.current_frame(); frame; frame = frame->previous) {
    const Span place = vm::frame_span(frame);
    const bool is_programs = place.is_known() && !is_library_file(vm.files()[place.file].name);
    if (is_programs && frame->code->source->span != function) return place;
  }
  return {};
}

/// The lines that became graph. An inlined operation counts for each call on the way to it; `function`, the span of
/// what returns, is no line's.
std::vector<std::pair<FileId, uint32_t>> captured_lines(ir::Module& module, const Span& function) {
  std::vector<std::pair<FileId, uint32_t>> lines;
  module.for_each_node([&](const ir::Node& node) {
    if (!node.is_cnode()) return;
    for (const Span& span : node.spans)
      if (span.is_known() && span != function && (lines.empty() || lines.back() != std::pair(span.file, span.line)))
        lines.emplace_back(span.file, span.line);
  });
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

/// The node whose memory `node` has where it only shows other elements of it.
const ir::Node* memory_root(const ir::Node* node) {
  constexpr std::string_view kViews[] = {"Reshape",      "ExpandDims", "Squeeze", "Identity",
                                         "StopGradient", "Load",       "Depend",  "StridedSlice"};
  while (const ir::Primitive* op = node->is_cnode() ? node->primitive() : nullptr) {
    if (std::find(std::begin(kViews), std::end(kViews), op->name) == std::end(kViews)) break;
    node = node->input(1);
  }
  return node;
}

/// After all passes: whose memory each output has. Empty where outputs are not one node each.
std::vector<const ir::Node*> output_roots(const ir::FuncGraph& root, size_t count) {
  const ir::Node* output = root.output();
  while (output->calls(ir::prim::kDepend)) output = output->input(1);
  std::vector<const ir::Node*> roots;
  if (output->calls(ir::prim::kMakeTuple))
    for (const ir::Node* item : output->arguments()) roots.push_back(memory_root(item));
  else if (!output->abstract || !output->abstract->is_sequence())
    roots.push_back(memory_root(output));
  if (roots.size() != count) roots.clear();
  return roots;
}

/// Drops parameters that the optimised graph no longer uses, and their inputs.
void drop_unused_inputs(ir::Module& module, std::vector<Input>& inputs) {
  ir::FuncGraph& root = *module.root;
  for (size_t i = root.parameters().size(); i > 0; --i) {
    ir::Node* parameter = root.parameters()[i - 1];
    if (!parameter->users().empty()) continue;
    for (size_t k = 0; k < inputs.size(); ++k)
      if (inputs[k].parameter == parameter) {
        inputs.erase(inputs.begin() + static_cast<ptrdiff_t>(k));
        break;
      }
    module.remove_parameter(root, i - 1);
  }
}

/// The structure as MakeTuples and make_lists of `outputs`, each once and in order; null where it is another one.
ir::Node* structured(ir::Builder& builder, const Rebuild& structure, std::span<ir::Node* const> outputs, size_t& next) {
  if (structure.kind == RebuildKind::Output || structure.kind == RebuildKind::Number)
    return structure.output == next && next < outputs.size() ? outputs[next++] : nullptr;
  const bool is_list = structure.kind == RebuildKind::List;
  if ((!is_list && structure.kind != RebuildKind::Tuple) || structure.items.empty()) return nullptr;
  std::vector<ir::Node*> items;
  std::vector<ir::AbstractRef> types;
  for (const Rebuild& item : structure.items) {
    items.push_back(structured(builder, item, outputs, next));
    if (!items.back()) return nullptr;
    types.push_back(items.back()->abstract);
  }
  ir::Node* made = builder.call(is_list ? ir::prim::kMakeList : ir::prim::kMakeTuple, items);
  made->abstract = is_list ? ir::Abstract::list(std::move(types)) : ir::Abstract::tuple(std::move(types));
  return made;
}

bool is_nested(const Rebuild& structure) {
  return structure.kind == RebuildKind::List ||
         (structure.kind == RebuildKind::Tuple &&
          std::any_of(structure.items.begin(), structure.items.end(), [](const Rebuild& item) {
            return item.kind == RebuildKind::Tuple || item.kind == RebuildKind::List;
          }));
}

/// After all passes: what structured() made becomes one tuple again, as programs return it.
void flatten_result(ir::Module& module) {
  ir::Node* whole = module.root->output();
  std::vector<ir::Node*> waits{module.root->return_node()};
  for (; whole->calls(ir::prim::kDepend); whole = whole->input(1)) waits.push_back(whole);
  const auto is_made = [](const ir::Node& node) {
    return node.calls(ir::prim::kMakeTuple) || node.calls(ir::prim::kMakeList);
  };
  if (!is_made(*whole)) return;
  std::vector<ir::Node*> leaves, todo{whole};
  std::vector<ir::AbstractRef> types;
  while (!todo.empty()) {
    ir::Node* node = todo.back();
    todo.pop_back();
    const ir::Abstract* constant = node->is_value() ? node->constant().abstract() : nullptr;
    if (is_made(*node)) {
      for (size_t i = node->inputs().size(); i-- > 1;) todo.push_back(node->input(i));
    } else if (constant && constant->is_sequence()) {
      for (size_t i = constant->elements.size(); i-- > 0;) todo.push_back(module.constant_node(constant->elements[i]));
    } else if (node->abstract && node->abstract->is_sequence()) {
      return;
    } else {
      leaves.push_back(node);
      types.push_back(node->abstract);
    }
  }
  ir::Node* flat = module.add_cnode(*module.root, ir::prim::kMakeTuple, leaves);
  flat->abstract = ir::Abstract::tuple(std::move(types));
  flat->spans = whole->spans;
  module.set_input(*waits.back(), 1, flat);
  for (ir::Node* wait : waits) wait->abstract = flat->abstract;
}

}  // namespace

Result<std::unique_ptr<CompiledGraph>> Compiler::compile(JitState& state, GraphCapture& graph,
                                                         std::vector<ir::Node*> outputs,
                                                         const CompileRequest& request) {
  if (outputs.empty() && !graph.effects.has_any()) return std::unique_ptr<CompiledGraph>();
  vm::Vm& vm = state.vm;
  ir::Builder builder(graph.module(), graph.graph());
  builder.spans.assign(1, request.span);
  // Only effects: a program gives something all the same.
  ir::Node* result = outputs.empty() ? builder.boolean(true) : outputs[0];
  if (outputs.size() > 1 || request.returns_structure) {
    result = builder.make_tuple(outputs);
    std::vector<ir::AbstractRef> types;
    for (ir::Node* output : outputs) types.push_back(output->abstract);
    result->abstract = ir::Abstract::tuple(std::move(types));
  }
  const bool is_structured = request.structure && is_nested(*request.structure);
  if (size_t count = 0; is_structured) {
    ir::Node* whole = structured(builder, *request.structure, outputs, count);
    if (whole && count == outputs.size()) result = whole;
  }
  result = graph.effects.seal(result);
  builder.finish(result);
  graph.graph().return_node()->abstract = result->abstract;
  graph.graph().span = request.span;
  graph.module().remove_unreachable_graphs();  // attempts at loops that had to be walked again

  auto compiled = std::make_unique<CompiledGraph>();
  compiled->inputs = std::move(graph.inputs);
  compiled->function = request.function;
  compiled->output_count = outputs.size();
  compiled->executor = executor_of(request.options);
  compiled->level = request.options.level;
  std::vector<const ir::Node*> roots;
  if (request.keeps_identity)
    for (const ir::Node* output : outputs) roots.push_back(memory_root(output));
  if (graph.has_own_gradient) compiled->is_pure_ = false;
  std::shared_ptr<ir::Module> module = graph.take_module();

  CompileInfo info;
  info.function = request.function;
  if (vm.report().level() > 0) {
    info.lines = captured_lines(*module, request.span);
    info.facts = graph_facts(*module);
  }
  REFJIT_TRY(run_passes(state, *module, request.options.level, info));
  if (is_structured) flatten_result(*module);
  compiled->program = runtime::Program(module);
  compiled->note_shared_memory(std::move(roots));
  drop_unused_inputs(*module, compiled->inputs);

  info.span = request.span;
  info.called = calling_place(vm, request.span);
  info.options = request.options;
  info.reason = request.reason;
  REFJIT_TRY(plan(state, *compiled, info));
  info.milliseconds = (vm.host().monotonic() - request.started) * 1e3;
  if (request.is_recompile) ++state.counters.recompiles;
  record(state, std::move(info));
  return compiled;
}

Status Compiler::plan(JitState& state, CompiledGraph& compiled, CompileInfo& info) {
  for (const Input& input : compiled.inputs)
    compiled.has_symbolic_dims = compiled.has_symbolic_dims || !input.parameter->abstract->shape.is_concrete();
  if (state.vm.report().level() > 0) info.program = compiled.program.id();
  info.nodes = static_cast<int64_t>(compiled.program.module->cnode_count());
  if (compiled.has_symbolic_dims) return {};
  // Blocks that making the model has freed are rarely of the sizes that running it takes.
  state.vm.tensor_memory().trim();
  CompiledGraph::Instance instance;
  for (const Input& input : compiled.inputs)
    instance.types.push_back({input.parameter->abstract->dtype, input.parameter->abstract->shape.concrete()});
  auto executable = state.device->compile(compiled.program, instance.types, compiled.executor);
  if (!executable) return std::move(executable).error();
  info.plan = (*executable)->plan();
  info.is_planned = true;
  instance.written = info.plan.written_inputs;
  instance.executable = std::move(*executable);
  compiled.instances_.push_back(std::move(instance));
  return {};
}

void Compiler::record(JitState& state, CompileInfo info) {
  info.id = static_cast<int64_t>(state.counters.compiles++);
  if (state.compiles.size() < kMaxCompiles)
    state.compiles.push_back(std::move(info));
  else
    ++state.dropped_compiles;
}

Result<std::unique_ptr<CompiledGraph>> Compiler::restore(JitState& state, CachedProgram cached,
                                                         const JitOptions& options, double started) {
  auto module =
      ir::unpack(cached.bytes, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) return std::move(module).error();
  const auto parameters = (*module)->root->parameters();
  if (parameters.size() != cached.inputs.size())
    return internal_error("the program does not take the inputs that it was kept with");
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i]->abstract || !parameters[i]->abstract->is_tensor())
      return internal_error("an input of the program has no type");
    cached.inputs[i].parameter = parameters[i];
  }
  auto compiled = std::make_unique<CompiledGraph>();
  compiled->inputs = std::move(cached.inputs);
  compiled->function = cached.function;
  compiled->output_count = cached.outputs;
  compiled->executor = executor_of(options);
  compiled->level = options.level;
  compiled->program = runtime::Program(std::move(*module), std::move(cached.program_id));
  compiled->note_shared_memory({});
  CompileInfo info;
  info.function = compiled->function;
  info.options = options;
  info.reason = "compile cache";
  info.called = calling_place(state.vm, {});
  REFJIT_TRY(plan(state, *compiled, info));
  info.milliseconds = (state.vm.host().monotonic() - started) * 1e3;
  record(state, std::move(info));
  return compiled;
}

CompiledGraph::Instance* CompiledGraph::instance(vm::Vm& vm, std::span<const Tensor> tensors) {
  if (!has_symbolic_dims) return &instances_[0];
  for (Instance& known : instances_) {
    bool is_equal = true;
    for (size_t i = 0; is_equal && i < tensors.size(); ++i)
      is_equal = known.types[i].dtype == tensors[i].dtype && known.types[i].shape == tensors[i].shape;
    if (is_equal) return &known;
  }
  if (instances_.size() == kMaxInstances) instances_.erase(instances_.begin());
  Instance made;
  for (const Tensor& tensor : tensors) made.types.push_back({tensor.dtype, tensor.shape});
  auto executable = jit_state(vm).device->compile(program, made.types, executor);
  if (!executable) {
    vm.raise(executable.error());
    return nullptr;
  }
  made.executable = std::move(*executable);
  made.written = made.executable->plan().written_inputs;
  instances_.push_back(std::move(made));
  return &instances_.back();
}

bool CompiledGraph::launch(vm::Vm& vm, Instance& instance, std::vector<Tensor>& outputs) {
  JitState& state = jit_state(vm);
  ++state.counters.launches;
  const bool is_recorded = state.recorder && state.recorder->wants(program);
  // What a run changes is recorded as it was; a view is written through a contiguous copy.
  std::vector<Tensor> before;
  std::vector<std::pair<uint32_t, Tensor>> views;
  if (!instance.written.empty()) {
    if (is_recorded) before = tensors_;
    for (uint32_t i : instance.written) {
      if (!is_recorded && tensors_[i].is_contiguous()) continue;
      auto copy = Tensor::empty(tensors_[i].dtype, tensors_[i].shape);
      if (!copy) {
        vm.raise(copy.error());
        return false;
      }
      copy_elements(tensors_[i], copy->data());
      if (is_recorded) before[i] = *copy;
      if (tensors_[i].is_contiguous()) continue;
      if (is_recorded) copy = Tensor::copy_of(copy->dtype, copy->shape, copy->data());
      if (!copy) {
        vm.raise(copy.error());
        return false;
      }
      views.emplace_back(i, std::exchange(tensors_[i], *std::move(copy)));
    }
  }
  JitHost host(vm);
  const runtime::HostScope scope(host);
  const runtime::StopScope stop(host);
  Status ran = instance.executable->run(tensors_, outputs);
  for (auto& [i, view] : views) {
    write_elements(tensors_[i], view);
    tensors_[i] = std::move(view);
  }
  if (!ran) {
    vm.raise(ran.error());
    return false;
  }
  if (is_recorded) state.recorder->record(program, function, executor, before.empty() ? tensors_ : before, outputs);
  return true;
}

bool CompiledGraph::is_pure() {
  if (!is_pure_) is_pure_ = TapedGraph::is_pure(*program.module->root);
  return *is_pure_;
}

TapedGraph* CompiledGraph::taped(vm::Vm& vm, std::span<const Value> values) {
  std::vector<TensorType> types;
  for (const Value v : has_symbolic_dims ? values : std::span<const Value>()) {
    const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
    types.push_back({tensor.dtype, tensor.shape});
  }
  for (auto& [known, graph] : taped_)
    if (known == types) return graph.get();
  std::unique_ptr<ir::Module> typed;
  if (has_symbolic_dims) {
    auto made = specialised(*program.module->root, types);
    if (!made) return vm.raise(made.error()), nullptr;
    typed = *std::move(made);
  }
  const ir::FuncGraph& root = typed ? *typed->root : *program.module->root;
  if (taped_.size() == kMaxInstances) taped_.erase(taped_.begin());
  taped_.emplace_back(std::move(types), std::make_shared<TapedGraph>(jit_state(vm), root, level, executor));
  return taped_.back().second.get();
}

bool CompiledGraph::run_taped(vm::Vm& vm, std::span<const Value> values, std::vector<Tensor>& outputs) {
  JitState& state = jit_state(vm);
  TapedGraph* graph = taped(vm, values);
  std::vector<vm::Ref> made;
  if (!graph || !graph->run(values, made)) return false;
  if (!output_roots_.empty() || !constant_outputs_.empty()) {
    std::vector<Tensor*> tensors;
    std::vector<Tensor> given;
    for (const vm::Ref& tensor : made) tensors.push_back(&vm::tensors::as_tensor(tensor)->tensor);
    for (Value v : values) given.push_back(vm::tensors::as_tensor(v)->tensor);
    if (!separate_outputs(vm, tensors, given)) return false;
  }
  for (const vm::Ref& tensor : made) outputs.push_back(vm::tensors::as_tensor(tensor)->tensor);
  state.taped_outputs = std::move(made);
  return true;
}

void CompiledGraph::note_shared_memory(std::vector<const ir::Node*> roots) {
  const std::vector<const ir::Node*> now = capture::output_roots(*program.module->root, output_count);
  bool may_share = false;
  for (size_t i = 0; i < now.size(); ++i) {
    if (now[i]->is_value()) constant_outputs_.push_back(static_cast<uint32_t>(i));
    const auto at = now.begin() + static_cast<ptrdiff_t>(i);
    may_share |= now[i]->is_parameter() || std::find(now.begin(), at, now[i]) != at;
  }
  if (may_share) output_roots_ = std::move(roots);
}

bool CompiledGraph::own_output(vm::Vm& vm, Tensor& output) {
  auto packed = contiguous(output);
  auto own = packed ? Tensor::copy_of(packed->dtype, packed->shape, packed->data()) : std::move(packed);
  if (!own) return vm.raise(own.error()), false;
  output = std::move(*own);
  return true;
}

namespace {

constexpr size_t kFewOutputs = 8;  ///< More are not compared in pairs.

/// Do any two of these begin at one address?
bool share_memory(std::span<Tensor* const> outputs, std::span<const Tensor> given) {
  std::vector<const void*> begins;
  for (const Tensor* output : outputs) begins.push_back(output->data());
  for (const Tensor& input : given) begins.push_back(input.data());
  std::sort(begins.begin(), begins.end());
  return std::adjacent_find(begins.begin(), begins.end()) != begins.end();
}

}  // namespace

bool CompiledGraph::separate_outputs(vm::Vm& vm, std::span<Tensor* const> outputs, std::span<const Tensor> given) {
  for (uint32_t i : constant_outputs_)
    if (!own_output(vm, *outputs[i])) return false;
  const auto same_memory = [](const Tensor& a, const Tensor& b) {
    return a.storage.get() == b.storage.get() && a.data() == b.data();
  };
  if (outputs.size() > kFewOutputs && !share_memory(outputs, given)) return true;
  for (size_t i = 0; i < outputs.size() && i < output_roots_.size(); ++i) {
    bool is_shared = false;
    for (size_t k = 0; k < i; ++k)
      is_shared |= output_roots_[k] != output_roots_[i] && same_memory(*outputs[k], *outputs[i]);
    for (size_t k = 0; k < given.size(); ++k)
      is_shared |= inputs[k].parameter != output_roots_[i] && same_memory(given[k], *outputs[i]);
    if (is_shared && !own_output(vm, *outputs[i])) return false;
  }
  return true;
}

namespace {

/// What a program takes at a call. An input with a source and a tensor is a static graph's: the tensor it found there
/// stays its own where something else stands there now.
Value value_of(const Input& input, Walk& walk) {
  if (!input.source) return input.tensor;
  const Value now = walk.fetch(*input.source);
  if (!input.tensor || now == input.tensor.get()) return now;
  if (!now || !vm::tensors::is_tensor(now)) return input.tensor;
  const Tensor &is = vm::tensors::as_tensor(now)->tensor, &was = vm::tensors::as_tensor(input.tensor)->tensor;
  return is.dtype == was.dtype && is.shape == was.shape ? now : input.tensor.get();
}

}  // namespace

bool CompiledGraph::fetch(vm::Vm& vm, const FrameView& frame) {
  tensors_.resize(inputs.size());
  Walk walk(vm, frame);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Input& input = inputs[i];
    const Value v = value_of(input, walk);
    if (input.is_number) {
      auto number = scalar_tensor(vm, v, input.parameter->abstract->dtype);
      if (!number) {
        vm.raise(number.error());
        return false;
      }
      tensors_[i] = std::move(*number);
    } else {
      tensors_[i] = vm::tensors::as_tensor(v)->tensor;
    }
  }
  return true;
}

bool CompiledGraph::can_run(vm::Vm& vm, const FrameView& frame) {
  if (!has_symbolic_dims) return true;
  const bool is_planned = fetch(vm, frame) && instance(vm, tensors_);
  for (Tensor& tensor : tensors_) tensor.storage = StorageRef();
  if (!is_planned) vm.take_exception();
  return is_planned;
}

bool CompiledGraph::run(vm::Vm& vm, const FrameView& frame, std::vector<Tensor>& outputs) {
  vm::tensors::TensorState& tape = vm::tensors::tensor_state(vm);
  jit_state(vm).taped_outputs.clear();
  if (tape.tapes) {
    std::vector<vm::Ref> owned;
    std::vector<Value> values;
    Walk walk(vm, frame);
    for (const Input& input : inputs) {
      Value v = value_of(input, walk);
      if (input.is_number) {
        auto number = scalar_tensor(vm, v, input.parameter->abstract->dtype);
        if (!number) return vm.raise(number.error()), false;
        owned.push_back(vm::tensors::new_tensor(tape, std::move(*number)));
        v = owned.back();
      }
      values.push_back(v);
    }
    vm::tensors::note_reads(vm, values);
    if (vm::tensors::is_tracked(tape, values)) return run_taped(vm, values, outputs);
  }
  if (!fetch(vm, frame)) return false;
  Instance* found = instance(vm, tensors_);
  if (!found || !launch(vm, *found, outputs)) return false;
  if (!output_roots_.empty() || !constant_outputs_.empty()) {
    std::vector<Tensor*> made;
    for (Tensor& output : outputs) made.push_back(&output);
    if (!separate_outputs(vm, made, tensors_)) return false;
  }
  for (Tensor& tensor : tensors_) tensor.storage = StorageRef();  // a call must not keep its arguments alive
  return true;
}

}  // namespace refjit::capture
