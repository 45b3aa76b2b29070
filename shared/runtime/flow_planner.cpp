#include "runtime/flow_planner.h"

#include <algorithm>

#include "ir/closures.h"
#include "ir/host_primitive.h"
#include "runtime/flow_planner_block.h"

namespace refjit::runtime {

using ir::AbstractRef;
using ir::Node;

namespace {

/// A graph is planned before the run for so many signatures; further ones wait until they are called.
constexpr size_t kMostEager = 4;

}  // namespace

bool needs_flow(std::span<Node* const> order) {
  for (const Node* node : order) {
    const ir::Primitive* p = node->primitive();
    if (!p || p == &ir::prim::kSwitch || p == &ir::prim::kPartial || ir::is_host(p) || p == &ir::prim::kPyExecute)
      return true;
    if (p == &ir::prim::kFused) continue;
    for (const Node* input : node->arguments())
      if (input->is_value() && input->constant().graph()) return true;
  }
  return false;
}

FlowProgram::FlowProgram(const ir::FuncGraph& root, const KernelSource& kernels)
    : root_(root), kernels_(kernels), operators_(kernels) {}
FlowProgram::~FlowProgram() = default;

Status FlowProgram::prepare(std::span<const TensorType> inputs) {
  std::vector<FlowType> types;
  size_t next = 0;
  for (const Node* parameter : root_.parameters()) {
    if (!parameter->abstract) return device_error("[plan] parameter '" + parameter->name + "' has no type");
    const ir::Abstract& declared = *parameter->abstract;
    if (!is_leaf(declared)) {
      if (tensor_leaf_count(declared) != 0)
        return device_error("[plan] parameter '" + parameter->name + "' is not a tensor");
      types.push_back(intern(erased(parameter->abstract)));
      continue;
    }
    if (next == inputs.size()) return device_error("[plan] got " + std::to_string(next) + " inputs, expected more");
    const TensorType& given = inputs[next];
    bool is_changed = false;
    AbstractRef type = declared.is_tensor()                              ? specialised(declared, given, is_changed)
                       : given == TensorType{scalar_dtype(declared), {}} ? parameter->abstract
                                                                         : nullptr;
    if (!type)
      return device_error("[plan] input " + std::to_string(next) + " does not fit parameter '" + parameter->name +
                          "', got " + std::string(ir_name(given.dtype)) + " " + shape_text(given.shape));
    types.push_back(intern(erased(type)));
    ++next;
  }
  if (next != inputs.size())
    return device_error("[plan] got " + std::to_string(inputs.size()) + " inputs, expected " + std::to_string(next));
  inputs_.assign(inputs.begin(), inputs.end());
  root_instance_ = instance(const_cast<ir::FuncGraph*>(&root_), types);
  Status error;
  while (!unplanned_.empty()) {
    FlowInstance* made = unplanned_.back();
    unplanned_.pop_back();
    if (!entry(*made, error)) return error;
  }
  is_prepared_ = true;
  return {};
}

std::unique_ptr<FlowBlock> FlowProgram::plan(FlowInstance& instance, std::span<const FlowType> returned,
                                             Status& error) {
  if (!instance.graph->return_node()) {
    error = internal_error("[plan] graph @" + instance.graph->name + " returns nothing");
    return nullptr;
  }
  auto planned = FlowPlanner(*this, instance).plan(returned, true);
  // In a run, what is wrong may be what was expected of a call that has not been made.
  if (!planned && is_prepared_) planned = FlowPlanner(*this, instance).plan(returned, false);
  if (planned) return *std::move(planned);
  error = std::move(planned).error();
  return nullptr;
}

FlowBlock* FlowProgram::entry(FlowInstance& instance, Status& error) {
  if (!instance.entry) instance.entry = plan(instance, {}, error);
  return instance.entry.get();
}

FlowBlock* FlowProgram::continuation(FlowBlock& block, FlowCall& call, FlowType result, Status& error) {
  for (auto& [type, known] : call.continuations)
    if (type == result) return known;
  if (block.code[block.call_places[call.ordinal]].code == FlowCode::Call) call.targets[0].instance->result = result;
  std::vector<FlowType> returned;
  for (uint32_t i = 0; i < call.ordinal; ++i) returned.push_back(block.calls[i].expected);
  returned.push_back(result);
  std::unique_ptr<FlowBlock> made = plan(*block.instance, returned, error);
  if (!made) return nullptr;
  block.instance->others.push_back(std::move(made));
  call.continuations.emplace_back(result, block.instance->others.back().get());
  return call.continuations.back().second;
}

FlowType FlowProgram::type_of(const AbstractRef& type) { return intern(erased(type)); }

FlowInstance* FlowProgram::callee(const FlowSite& site, const FlowSite& given) {
  std::vector<FlowType> types = site.types;
  types.insert(types.end(), given.types.begin(), given.types.end());
  return types.size() == site.graph->parameters().size() ? instance(site.graph, types) : nullptr;
}

FlowSite* FlowProgram::site(ir::FuncGraph* graph, std::vector<FlowType> types) {
  auto& known = sites_[graph];
  for (auto& site : known)
    if (site->types == types) return site.get();
  known.push_back(std::make_unique<FlowSite>(FlowSite{graph, std::move(types)}));
  return known.back().get();
}

FlowInstance* FlowProgram::instance(ir::FuncGraph* graph, const std::vector<FlowType>& types) {
  auto& known = instances_[graph];
  for (auto& instance : known)
    if (instance->types == types) return instance.get();
  auto made = std::make_unique<FlowInstance>();
  made->graph = graph;
  made->types = types;
  known.push_back(std::move(made));
  if (known.size() <= kMostEager) unplanned_.push_back(known.back().get());
  return known.back().get();
}

std::span<Node* const> taken_inputs(const Node& node) {
  const ir::Primitive* p = node.primitive();
  if (p == &ir::prim::kUpdateState || p == &ir::prim::kDepend || p == &ir::prim::kLoad)
    return node.inputs().subspan(1, 1);
  return node.inputs();
}

uint32_t& FlowProgram::place_of(const Node& node) {
  if (node.id() >= places_.size()) places_.resize(std::max<size_t>(root_.module().id_limit(), node.id() + 1));
  return places_[node.id()];
}

const FlowProgram::GraphFacts& FlowProgram::facts(const ir::FuncGraph& graph) {
  auto& facts = facts_[&graph];
  if (facts) return *facts;
  facts = std::make_unique<GraphFacts>();
  facts->order = ir::order_without_closures(graph);
  for (const Node* parameter : graph.parameters()) place_of(*parameter) = ++facts->values;
  for (const Node* node : facts->order) place_of(*node) = ++facts->values;
  facts->last_use.assign(facts->values, GraphFacts::kNever);
  for (uint32_t i = 0; i < facts->order.size(); ++i)
    for (const Node* input : taken_inputs(*facts->order[i]))
      if (!input->is_value() && input->graph() == &graph) facts->last_use[place_of(*input) - 1] = i;
  return *facts;
}

Result<const FlowValue*> FlowProgram::constant_value(const Node& node) {
  uint32_t& place = place_of(node);
  if (place == 0) {
    auto made = make_constant(node);
    if (!made) return std::move(made).error();
    constant_values_.push_back(*std::move(made));
    place = static_cast<uint32_t>(constant_values_.size());
  }
  return &constant_values_[place - 1];
}

Result<FlowValue> FlowProgram::make_constant(const Node& node) {
  FlowValue value;
  if (ir::FuncGraph* graph = node.constant().graph()) {
    value.abstract = function_type();
    value.function = std::make_shared<FlowFunction>(FlowFunction{graph, {}, 0, {}});
    return value;
  }
  auto* abstract = std::get_if<AbstractRef>(&node.constant().value);
  if (!abstract || !*abstract) return device_error("[plan] an operator as a value is not planned");
  value.abstract = *abstract;
  std::vector<const ir::Abstract*> leaves;
  append_flow_leaves(**abstract, leaves);
  for (const ir::Abstract* leaf : leaves) {
    if (!leaf->is_tensor() && !(leaf->is_scalar() && leaf->is_constant))
      return device_error("[plan] a constant has no value");
    if (!leaf->is_tensor()) continue;
    const auto* tensor = std::get_if<Tensor>(&leaf->value);
    if (!tensor || !tensor->is_defined() || !tensor->storage->memory->is_host())
      return device_error("[plan] a tensor constant has no host value");
    auto [at, is_new] = known_constants_.try_emplace(leaf);
    if (is_new) {
      auto bytes = contiguous(*tensor);
      if (!bytes) return std::move(bytes).error();
      at->second = add_constant(*std::move(bytes));
    }
    value.leaves.push_back(at->second);
  }
  return value;
}

SlotRef FlowProgram::add_constant(Tensor tensor) {
  constants_.push_back(std::move(tensor));
  return kConstantSlot | static_cast<SlotRef>(constants_.size() - 1);
}

Result<std::vector<TensorType>> FlowProgram::result_types(FlowType type) {
  std::vector<const ir::Abstract*> leaves;
  append_flow_leaves(*type, leaves);
  std::vector<TensorType> types;
  for (const ir::Abstract* leaf : leaves) {
    if (leaf->is_tensor()) {
      types.push_back({leaf->dtype, leaf->shape.concrete()});
    } else if (leaf->is_scalar()) {
      types.push_back({scalar_dtype(*leaf), {}});
    } else {
      return device_error("[plan] a function is no result");
    }
  }
  return types;
}

std::vector<bool> FlowProgram::wanted_results(size_t count) const {
  std::vector<bool> wanted(count, true);
  const AbstractRef& declared = root_.return_node()->abstract;
  if (!declared) return wanted;
  std::vector<const ir::Abstract*> leaves;
  append_flow_leaves(*declared, leaves);
  for (size_t i = 0; i < std::min(count, leaves.size()); ++i) wanted[i] = is_leaf(*leaves[i]);
  return wanted;
}

}  // namespace refjit::runtime
