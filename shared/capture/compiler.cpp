#include "capture/compiler.h"

#include "capture/dump.h"
#include "capture/guest_values.h"
#include "ir/canonical.h"
#include "ir/print.h"
#include "ir/read.h"
#include "passes/pass.h"
#include "vm/tensors/tensor_object.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

constexpr size_t kMaxCompiles = 1000;

runtime::ExecutorKind executor_of(const JitOptions& options) {
  return options.backend == "GE" ? runtime::ExecutorKind::Sink : runtime::ExecutorKind::KernelByKernel;
}

/// Takes the Pass events of one compile: they belong to its record, not to the stream of events.
class PassCollector : public ReportSink {
 public:
  PassCollector(CompileInfo& info, int level) : info_(info), level_(level) {}
  int level() const override { return level_; }
  void emit(Event event) override {
    PassInfo pass;
    for (auto& [name, value] : event.fields) {
      if (name == "name")
        pass.name = std::get<std::string>(value);
      else if (name == "nodes_before")
        pass.nodes_before = std::get<int64_t>(value);
      else if (name == "nodes_after")
        pass.nodes_after = std::get<int64_t>(value);
      else if (name == "changed")
        pass.is_changed = std::get<bool>(value);
      else if (name == "ms")
        pass.milliseconds = std::get<double>(value);
      else if (name == "text_before")
        pass.before = std::move(std::get<std::string>(value));
      else if (name == "text_after")
        pass.after = std::move(std::get<std::string>(value));
    }
    info_.passes.push_back(std::move(pass));
  }

 private:
  CompileInfo& info_;
  int level_;
};

Status run_passes(JitState& state, ir::Module& module, int level, CompileInfo& info) {
  vm::Vm& vm = state.vm;
  GraphDump files(state);
  const int report_level = vm.report().level();
  PassCollector collector(info, files.level() >= 3 ? 2 : report_level);
  passes::PassContext context;
  context.report = &collector;
  context.files = &vm.files();
  context.level = level == 0 ? passes::OptLevel::O0 : passes::OptLevel::O1;
#ifndef NDEBUG
  context.verify_between = true;
#endif
  size_t named = 0;
  context.on_phase = [&](int number, std::string_view phase, const ir::Module& now) {
    for (int index = 0; named < info.passes.size(); ++named, ++index) {
      PassInfo& pass = info.passes[named];
      pass.phase = std::string(phase);
      if (pass.is_changed) files.pass(phase, index, pass.name, pass.after);
      if (report_level < 2) pass.before.clear(), pass.after.clear();
    }
    files.phase(number, phase, now);
    if (report_level >= 2)
      info.phases.push_back(
          {number, std::string(phase), ir::print(now, {.form = ir::TextForm::Full, .files = context.files})});
  };
  return passes::run_phases(module, context);
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

}  // namespace

Result<std::unique_ptr<CompiledGraph>> Compiler::compile(JitState& state, GraphCapture& graph,
                                                         std::vector<ir::Node*> outputs,
                                                         const CompileRequest& request) {
  if (outputs.empty() && !graph.effects.has_writes()) return std::unique_ptr<CompiledGraph>();
  vm::Vm& vm = state.vm;
  ir::Builder builder(graph.module(), graph.graph());
  builder.spans.assign(1, request.span);
  if (graph.effects.is_tracked())
    for (ir::Node*& output : outputs)
      if (output->is_parameter() && output->abstract->is_tensor()) output = graph.effects.read(*output);
  // Only effects: a program gives something all the same.
  ir::Node* result = outputs.empty() ? builder.boolean(true) : outputs[0];
  if (outputs.size() > 1 || request.returns_structure) {
    result = builder.make_tuple(outputs);
    std::vector<ir::AbstractRef> types;
    for (ir::Node* output : outputs) types.push_back(output->abstract);
    result->abstract = ir::Abstract::tuple(std::move(types));
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
  std::shared_ptr<ir::Module> module = graph.take_module();

  CompileInfo info;
  REFJIT_TRY(run_passes(state, *module, request.options.level, info));
  drop_unused_inputs(*module, compiled->inputs);
  compiled->program.module = module;
  auto id = ir::program_id(*module);
  if (!id) return std::move(id).error();
  compiled->program.id = std::move(*id);

  info.function = request.function;
  info.span = request.span;
  info.options = request.options;
  info.reason = request.reason;
  REFJIT_TRY(plan(state, *compiled, info));
  info.milliseconds = (vm.host().monotonic() - request.started) * 1e3;
  if (request.reason != "first call") ++state.counters.recompiles;
  record(state, std::move(info));
  return compiled;
}

Status Compiler::plan(JitState& state, CompiledGraph& compiled, CompileInfo& info) {
  for (const Input& input : compiled.inputs)
    compiled.has_symbolic_dims = compiled.has_symbolic_dims || !input.parameter->abstract->shape.is_concrete();
  info.program = compiled.program.id;
  info.nodes = static_cast<int64_t>(compiled.program.module->cnode_count());
  if (compiled.has_symbolic_dims) return {};
  CompiledGraph::Instance instance;
  for (const Input& input : compiled.inputs)
    instance.types.push_back({input.parameter->abstract->dtype, input.parameter->abstract->shape.concrete()});
  auto executable = state.device->compile(compiled.program, instance.types, compiled.executor);
  if (!executable) return std::move(executable).error();
  info.plan = (*executable)->plan();
  info.is_planned = true;
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
  auto module = ir::read(cached.text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
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
  compiled->program.module = std::move(*module);
  compiled->program.id = std::move(cached.program_id);
  CompileInfo info;
  info.function = compiled->function;
  info.options = options;
  info.reason = "compile cache";
  REFJIT_TRY(plan(state, *compiled, info));
  info.milliseconds = (state.vm.host().monotonic() - started) * 1e3;
  record(state, std::move(info));
  return compiled;
}

runtime::Executable* CompiledGraph::instance(vm::Vm& vm, std::span<const Tensor> tensors) {
  if (!has_symbolic_dims) return instances_[0].executable.get();
  for (Instance& known : instances_) {
    bool is_equal = true;
    for (size_t i = 0; is_equal && i < tensors.size(); ++i)
      is_equal = known.types[i].dtype == tensors[i].dtype && known.types[i].shape == tensors[i].shape;
    if (is_equal) return known.executable.get();
  }
  // One graph, a plan a shape: the oldest plan makes room when a shape never comes back.
  constexpr size_t kMaxInstances = 16;
  if (instances_.size() == kMaxInstances) instances_.erase(instances_.begin());
  Instance made;
  for (const Tensor& tensor : tensors) made.types.push_back({tensor.dtype, tensor.shape});
  auto executable = jit_state(vm).device->compile(program, made.types, executor);
  if (!executable) {
    vm.raise(executable.error());
    return nullptr;
  }
  made.executable = std::move(*executable);
  instances_.push_back(std::move(made));
  return instances_.back().executable.get();
}

bool CompiledGraph::run(vm::Vm& vm, const FrameView& frame, std::vector<Tensor>& outputs) {
  tensors_.resize(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Input& input = inputs[i];
    const Value v = input.source ? input.source->fetch(vm, frame) : input.tensor.get();
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
  runtime::Executable* executable = instance(vm, tensors_);
  if (!executable) return false;
  JitState& state = jit_state(vm);
  ++state.counters.launches;
  if (Status ran = executable->run(tensors_, outputs); !ran) {
    vm.raise(ran.error());
    return false;
  }
  if (state.recorder && state.recorder->wants(program))
    state.recorder->record(program, function, executor, tensors_, outputs);
  for (Tensor& tensor : tensors_) tensor.storage = StorageRef();  // a call must not keep its arguments alive
  return true;
}

}  // namespace refjit::capture
