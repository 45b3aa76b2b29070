#include "runtime/flow_planner.h"

#include <algorithm>

#include "passes/fuse.h"
#include "runtime/flow_planner_block.h"

namespace refjit::runtime {

using ir::AbstractRef;
using ir::Node;

namespace {

/// A graph is planned before the run for so many signatures; further ones wait until they are called.
constexpr size_t kMostEager = 4;

bool is_concrete(const ir::Abstract& type) {
  std::vector<const ir::Abstract*> leaves;
  append_flow_leaves(type, leaves);
  return std::all_of(leaves.begin(), leaves.end(),
                     [](const ir::Abstract* leaf) { return !leaf->is_tensor() || leaf->shape.is_concrete(); });
}

}  // namespace

bool needs_flow(const ir::FuncGraph& root) {
  for (const Node* node : ir::topological_order(root)) {
    const ir::Primitive* p = node->primitive();
    if (!p || p == &ir::prim::kSwitch || p == &ir::prim::kPartial) return true;
    if (p == &ir::prim::kFused) continue;
    for (const Node* input : node->arguments())
      if (input->is_value() && input->constant().graph()) return true;
  }
  return false;
}

FlowProgram::FlowProgram(const ir::FuncGraph& root, const KernelSource& kernels) : root_(root), kernels_(kernels) {}
FlowProgram::~FlowProgram() = default;

Status FlowProgram::prepare(std::span<const TensorType> inputs) {
  std::vector<FlowType> types;
  size_t next = 0;
  for (const Node* parameter : root_.parameters()) {
    if (!parameter->abstract) return internal_error("[plan] parameter '" + parameter->name + "' has no type");
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
    FlowBlock* block = entry(*made, error);
    // What capture said that a call returns is where planning goes on; if it is wrong, the run plans again.
    while (block && !block->calls.empty() && block->calls.back().resume) {
      FlowCall& call = block->calls.back();
      const AbstractRef& hint = call.resume->call->abstract;
      if (!hint) break;
      const AbstractRef type = erased(hint);
      if (!is_concrete(*type)) break;
      block = continuation(call, intern(type), error);
    }
    if (!block && !error) return error;
  }
  return {};
}

FlowBlock* FlowProgram::entry(FlowInstance& instance, Status& error) {
  if (!instance.entry) {
    if (!instance.graph->return_node()) {
      error = internal_error("[plan] graph @" + instance.graph->name + " returns nothing");
      return nullptr;
    }
    auto planned = FlowPlanner(*this, *instance.graph).plan_entry(instance);
    if (!planned) {
      error = std::move(planned).error();
      return nullptr;
    }
    instance.entry = *std::move(planned);
  }
  return instance.entry.get();
}

FlowBlock* FlowProgram::continuation(FlowCall& call, FlowType result, Status& error) {
  for (auto& [type, block] : call.continuations)
    if (type == result) return block;
  auto planned = FlowPlanner(*this, *call.resume->graph).plan_continuation(*call.resume, result);
  if (!planned) {
    error = std::move(planned).error();
    return nullptr;
  }
  continuations_.push_back(*std::move(planned));
  call.continuations.emplace_back(result, continuations_.back().get());
  return continuations_.back().get();
}

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

const FlowProgram::GraphFacts& FlowProgram::facts(const ir::FuncGraph& graph) {
  auto& facts = facts_[&graph];
  if (facts) return *facts;
  facts = std::make_unique<GraphFacts>();
  facts->order = ir::topological_order(graph);
  for (uint32_t i = 0; i < facts->order.size(); ++i)
    for (const Node* input : facts->order[i]->inputs())
      if (!input->is_value()) facts->last_use[input] = i;
  return *facts;
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
