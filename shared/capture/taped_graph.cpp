#include "capture/taped_graph.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <unordered_set>

#include "capture/jit.h"
#include "ir/builder.h"
#include "ir/clone.h"
#include "passes/infer.h"
#include "passes/pass.h"
#include "runtime/plan.h"
#include "transform/grad.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tape.h"
#include "vm/tensors/tensor_object.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;
using vm::tensors::as_tensor;
using vm::tensors::TensorState;

/// Runs the program's backward program on what the call was given.
class ProgramPullback final : public vm::tensors::Pullback {
 public:
  ProgramPullback(std::shared_ptr<TapedGraph> graph, std::span<const Value> inputs, std::vector<uint8_t> wanted)
      : graph_(std::move(graph)), inputs_(inputs.begin(), inputs.end()), wanted_(std::move(wanted)) {}

  void keep(std::vector<Ref> outputs) { outputs_ = std::move(outputs); }

  bool run(TensorState& state, std::span<const Value> gradients, std::span<Ref> out) override {
    TapedGraph* backward = graph_->backward(wanted_);
    if (!backward) return false;
    std::vector<Ref> zeros;
    std::vector<Value> inputs(inputs_.begin(), inputs_.end());
    for (size_t i = 0; i < outputs_.size(); ++i) {
      if (!gradients[i]) {
        zeros.push_back(run_operator(state, "ZerosLike", {outputs_[i].get()}));
        if (!zeros.back()) return false;
      }
      inputs.push_back(gradients[i] ? gradients[i] : zeros.back().get());
    }
    std::vector<Ref> results;
    if (!backward->run(inputs, results)) return false;
    for (size_t i = 0, k = 0; i < wanted_.size(); ++i)
      if (wanted_[i]) out[i] = std::move(results[k++]);
    return true;
  }

  void before_write(TensorState&, const vm::tensors::TensorObject& tensor, Value before) override {
    for (std::vector<Ref>* kept : {&inputs_, &outputs_})
      for (Ref& value : *kept)
        if (value.get().object() == &tensor) value = Ref(before);
  }

 private:
  std::shared_ptr<TapedGraph> graph_;
  std::vector<Ref> inputs_, outputs_;
  std::vector<uint8_t> wanted_;
};

/// Runs the second of a split program on what the first kept.
class SplitPullback final : public vm::tensors::Pullback {
 public:
  SplitPullback(std::shared_ptr<TapedGraph> graph, TapedGraph::Split& split)
      : graph_(std::move(graph)), split_(split) {}

  std::vector<Tensor> kept;
  std::vector<TensorType> types;  ///< Of the results.

  bool run(TensorState& state, std::span<const Value> gradients, std::span<Ref> out) override {
    std::vector<Tensor> inputs = kept, results;
    for (size_t i = 0; i < types.size(); ++i) {
      if (gradients[i]) {
        inputs.push_back(as_tensor(gradients[i])->tensor);
        continue;
      }
      auto zeros = Tensor::empty(types[i].dtype, types[i].shape, state.memory);
      if (!zeros) return state.vm.raise(zeros.error()), false;
      if (zeros->byte_count()) std::memset(zeros->data(), 0, static_cast<size_t>(zeros->byte_count()));
      inputs.push_back(std::move(*zeros));
    }
    if (!split_.second->execute(inputs, results)) return false;
    for (size_t i = 0, k = 0; i < split_.wanted.size(); ++i) {
      if (!split_.wanted[i]) continue;
      out[i] = vm::tensors::new_tensor(state, std::move(results[k++]));
      if (!out[i]) return false;
    }
    return true;
  }

  void before_write(TensorState& state, const vm::tensors::TensorObject& tensor, Value) override {
    for (Tensor& value : kept) {
      if (value.storage.get() != tensor.tensor.storage.get()) continue;
      auto packed = contiguous(value, state.memory);
      auto copy = packed ? Tensor::copy_of(packed->dtype, packed->shape, packed->data()) : std::move(packed);
      if (copy)
        value = std::move(*copy);
      else
        state.vm.raise(copy.error());
    }
  }

 private:
  std::shared_ptr<TapedGraph> graph_;  ///< Owner of the split.
  TapedGraph::Split& split_;
};

namespace {

/// Shapes, and ints and tuples of ints made of them, become the constants that they are now.
void fold_numbers(ir::Module& module) {
  for (ir::FuncGraph* graph : ir::reachable_graphs(*module.root))
    for (ir::Node* node : ir::topological_order(*graph)) {
      const ir::Primitive* primitive = node->primitive();
      const bool is_number = primitive && (passes::is_of_numbers(*primitive) || primitive == &ir::prim::kTupleGetItem ||
                                           primitive == &ir::prim::kMakeTuple);
      if (!is_number || node->users().empty() || !node->abstract->is_fully_constant()) continue;
      if (runtime::tensor_leaf_count(*node->abstract) == 0)
        module.replace_uses(*node, *module.constant_node(node->abstract));
    }
}

}  // namespace

Result<std::unique_ptr<ir::Module>> specialised(const ir::FuncGraph& root, std::span<const TensorType> types) {
  auto module = ir::clone_module(root);
  const auto parameters = module->root->parameters();
  for (size_t i = 0; i < parameters.size() && i < types.size(); ++i) {
    auto type = std::make_shared<ir::Abstract>(*parameters[i]->abstract);
    type->shape = ir::AnyShape::of(types[i].shape);
    parameters[i]->abstract = std::move(type);
  }
  REFJIT_TRY(passes::infer(*module));
  fold_numbers(*module);
  return module;
}

TapedGraph::TapedGraph(JitState& state, const ir::FuncGraph& root, int level, runtime::ExecutorKind executor)
    : state_(state), module_(ir::clone_module(root)), level_(level), executor_(executor) {}

bool TapedGraph::is_pure(const ir::FuncGraph& root) {
  for (const ir::FuncGraph* graph : ir::reachable_graphs(root))
    for (const ir::Node* node : ir::topological_order(*graph)) {
      const ir::Primitive* primitive = node->primitive();
      if (primitive && (primitive->effect != ir::Effect::None || primitive == &ir::prim::kPyExecute)) return false;
    }
  return true;
}

runtime::Executable* TapedGraph::instance(std::span<const Tensor> inputs) {
  std::vector<TensorType> types;
  for (const Tensor& t : inputs) types.push_back({t.dtype, t.shape});
  for (Instance& known : instances_)
    if (known.types == types) return known.executable.get();
  vm::Vm& vm = state_.vm;
  if (!program_.module) {
    std::shared_ptr<ir::Module> module = ir::clone_module(*module_->root);
    passes::PassContext context;
    context.level = level_ == 0 ? passes::OptLevel::O0 : passes::OptLevel::O1;
    if (Status done = passes::run_phases(*module, context); !done) return vm.raise(done.error()), nullptr;
    program_ = runtime::Program(std::move(module));
  }
  auto executable = state_.device->compile(program_, types, executor_);
  if (!executable) return vm.raise(executable.error()), nullptr;
  instances_.push_back({std::move(types), std::move(*executable)});
  return instances_.back().executable.get();
}

namespace {

/// A graph of `cuts` (values of `from`) that computes `outputs`.
ir::FuncGraph& extract(ir::Module& module, const ir::FuncGraph& from, std::span<ir::Node* const> cuts,
                       std::span<ir::Node* const> outputs) {
  ir::FuncGraph& graph = *module.add_graph(from.name);
  graph.span = from.span;
  std::unordered_map<const ir::Node*, ir::Node*> copies;
  for (const ir::Node* cut : cuts) {
    ir::Node* parameter = copies[cut] = module.add_parameter(graph, cut->name);
    parameter->abstract = ir::Abstract::tensor(cut->abstract->dtype, cut->abstract->shape);
  }
  std::unordered_set<const ir::Node*> needed;
  std::vector<ir::Node*> todo(outputs.begin(), outputs.end());
  while (!todo.empty()) {
    ir::Node* node = todo.back();
    todo.pop_back();
    if (!node->is_cnode() || copies.count(node) || !needed.insert(node).second) continue;
    todo.insert(todo.end(), node->inputs().begin(), node->inputs().end());
  }
  const auto operand = [&](ir::Node* node) {
    const auto at = copies.find(node);
    return at == copies.end() ? node : at->second;
  };
  for (ir::Node* node : ir::topological_order(from)) {
    if (!needed.count(node)) continue;
    std::vector<ir::Node*> inputs;
    for (ir::Node* input : node->inputs()) inputs.push_back(operand(input));
    ir::Node* copy = copies[node] = module.add_cnode(graph, std::move(inputs));
    copy->abstract = node->abstract;
    copy->name = node->name;
    copy->scope = node->scope;
    copy->spans = node->spans;
  }
  std::vector<ir::Node*> elements;
  std::vector<ir::AbstractRef> types;
  for (ir::Node* output : outputs) {
    elements.push_back(operand(output));
    types.push_back(elements.back()->abstract);
  }
  ir::Builder builder(module, graph);
  ir::Node* packed = builder.make_tuple(elements);
  packed->abstract = ir::Abstract::tuple(std::move(types));
  builder.finish(packed);
  graph.return_node()->abstract = packed->abstract;
  return graph;
}

/// Tensors inside `node`, by TupleGetItem nodes where it is no MakeTuple.
void flatten(ir::Builder& builder, ir::Node* node, std::vector<ir::Node*>& out) {
  if (node->abstract->is_tensor()) return out.push_back(node);
  for (size_t i = 0; i < node->abstract->elements.size(); ++i) {
    ir::Node* item = node->calls(ir::prim::kMakeTuple) ? node->arguments()[i]
                                                       : builder.tuple_get_item(node, static_cast<int64_t>(i));
    if (!item->abstract) item->abstract = node->abstract->elements[i];
    flatten(builder, item, out);
  }
}

/// What the gradients need that depends on no sensitivity: tensors are kept, anything else is made again.
std::vector<ir::Node*> kept_nodes(const ir::FuncGraph& graph, size_t inputs, std::span<ir::Node* const> gradients) {
  std::unordered_set<const ir::Node*> late;  // depends on a sensitivity
  const auto parameters = graph.parameters();
  for (size_t i = inputs; i < parameters.size(); ++i) late.insert(parameters[i]);
  for (const ir::Node* node : ir::topological_order(graph))
    for (const ir::Node* input : node->inputs())
      if (late.count(input)) {
        late.insert(node);
        break;
      }
  std::vector<ir::Node*> kept;
  std::unordered_set<const ir::Node*> seen;
  std::vector<ir::Node*> todo(gradients.begin(), gradients.end());
  while (!todo.empty()) {
    ir::Node* node = todo.back();
    todo.pop_back();
    if (node->is_value() || !seen.insert(node).second) continue;
    if (!late.count(node) && node->abstract && node->abstract->is_tensor()) {
      kept.push_back(node);
      continue;
    }
    todo.insert(todo.end(), node->inputs().begin(), node->inputs().end());
  }
  return kept;
}

}  // namespace

TapedGraph::Split* TapedGraph::split(const std::vector<uint8_t>& wanted) {
  for (auto& known : splits_)
    if (known->wanted == wanted) return known.get();
  std::unique_ptr<ir::Module> module = ir::clone_module(*module_->root);
  transform::GradRequest request;
  for (uint32_t i = 0; i < wanted.size(); ++i)
    if (wanted[i]) request.parameters.push_back(i);
  request.takes_sensitivity = true;
  request.joins_calls = false;
  auto made = transform::gradient(*module, *module->root, request);
  if (!made) return state_.vm.raise(made.error()), nullptr;
  ir::FuncGraph& joint = **made;
  ir::Builder builder(*module, joint);
  std::vector<ir::Node*> results, gradients;
  flatten(builder, joint.output()->input(1), results);
  flatten(builder, joint.output()->input(2), gradients);
  const auto parameters = joint.parameters();
  auto split = std::make_unique<Split>();
  split->wanted = wanted;
  split->results = results.size();
  std::vector<ir::Node*> outputs = results, taken;
  // What flatten() made must be in the graph's order as well.
  std::vector<ir::Node*> all = results;
  all.insert(all.end(), gradients.begin(), gradients.end());
  ir::Node* whole = builder.make_tuple(all);
  builder.finish(whole);
  std::vector<ir::Node*> kept = kept_nodes(joint, wanted.size(), gradients);
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (std::find(kept.begin(), kept.end(), parameters[i]) == kept.end()) continue;
    split->inputs.push_back(static_cast<uint32_t>(i));
    taken.push_back(parameters[i]);
  }
  for (ir::Node* node : kept) {
    if (node->is_parameter()) continue;
    taken.push_back(node);
    outputs.push_back(node);
  }
  taken.insert(taken.end(), parameters.begin() + static_cast<ptrdiff_t>(wanted.size()), parameters.end());
  const auto inputs = parameters.first(wanted.size());
  split->first = std::make_shared<TapedGraph>(state_, extract(*module, joint, inputs, outputs), level_, executor_);
  split->second = std::make_shared<TapedGraph>(state_, extract(*module, joint, taken, gradients), level_, executor_);
  splits_.push_back(std::move(split));
  return splits_.back().get();
}

TapedGraph* TapedGraph::backward(const std::vector<uint8_t>& wanted) {
  for (Backward& known : backwards_)
    if (known.wanted == wanted) return known.graph.get();
  std::unique_ptr<ir::Module> module = ir::clone_module(*module_->root);
  transform::GradRequest request;
  for (uint32_t i = 0; i < wanted.size(); ++i)
    if (wanted[i]) request.parameters.push_back(i);
  request.takes_sensitivity = true;
  auto made = transform::gradient(*module, *module->root, request);
  if (!made) return state_.vm.raise(made.error()), nullptr;
  ir::Node* gradients = (*made)->output()->input(2);
  module->set_output(**made, gradients);
  (*made)->return_node()->abstract = gradients->abstract;
  backwards_.push_back({wanted, std::make_shared<TapedGraph>(state_, **made, level_, executor_)});
  return backwards_.back().graph.get();
}

bool TapedGraph::execute(std::span<const Tensor> inputs, std::vector<Tensor>& results) {
  runtime::Executable* executable = instance(inputs);
  if (!executable) return false;
  ++state_.counters.launches;
  if (Status ran = executable->run(inputs, results); !ran) return state_.vm.raise(ran.error()), false;
  return true;
}

bool TapedGraph::run_split(Split& split, std::span<const Value> inputs, std::span<const Tensor> operands,
                           std::vector<Ref>& outputs) {
  TensorState& tensors = vm::tensors::tensor_state(state_.vm);
  std::vector<Tensor> results;
  if (!split.first->execute(operands, results)) return false;
  auto pullback = std::make_shared<SplitPullback>(shared_from_this(), split);
  for (uint32_t i : split.inputs) pullback->kept.push_back(operands[i]);
  std::vector<Value> made;
  for (size_t i = 0; i < results.size(); ++i) {
    if (i >= split.results) {
      pullback->kept.push_back(std::move(results[i]));
      continue;
    }
    pullback->types.push_back({results[i].dtype, results[i].shape});
    outputs.push_back(vm::tensors::new_tensor(tensors, std::move(results[i])));
    if (!outputs.back()) return false;
    made.push_back(outputs.back());
  }
  record_call(tensors, inputs, made, pullback);
  return true;
}

bool TapedGraph::run(std::span<const Value> inputs, std::vector<Ref>& outputs) {
  TensorState& tensors = vm::tensors::tensor_state(state_.vm);
  std::vector<Tensor> operands, results;
  std::vector<uint8_t> wanted;
  bool is_tracked = false;
  for (const Value& v : inputs) {
    operands.push_back(as_tensor(v)->tensor);
    wanted.push_back(vm::tensors::is_tracked(tensors, {&v, 1}));
    is_tracked = is_tracked || wanted.back();
  }
  if (is_tracked && tensors.tapes == 1 && !tensors.form_recorders) {
    Split* split = this->split(wanted);
    return split && run_split(*split, inputs, operands, outputs);
  }
  if (!execute(operands, results)) return false;
  std::vector<Value> made;
  for (Tensor& result : results) {
    outputs.push_back(vm::tensors::new_tensor(tensors, std::move(result)));
    if (!outputs.back()) return false;
    made.push_back(outputs.back());
  }
  if (!is_tracked) return true;
  auto pullback = std::make_shared<ProgramPullback>(shared_from_this(), inputs, std::move(wanted));
  pullback->keep(outputs);
  record_call(tensors, inputs, made, pullback);
  return true;
}

}  // namespace refjit::capture
