// Nodes of a graph become instructions: structure is resolved while planning, operators become kernels, calls end the
// block unless they are the graph's last act.
#include <algorithm>

#include "base/program_place.h"
#include "ir/host_primitive.h"
#include "passes/fuse.h"
#include "runtime/flow_planner_block.h"

namespace refjit::runtime {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;
using ir::Node;
namespace prim = ir::prim;

namespace {

bool is_concrete(const Abstract& type) {
  std::vector<const Abstract*> leaves;
  append_flow_leaves(type, leaves);
  return std::all_of(leaves.begin(), leaves.end(),
                     [](const Abstract* leaf) { return !leaf->is_tensor() || leaf->shape.is_concrete(); });
}

/// Leaves of a value's abstract value: as many as FlowValue::leaves has of it.
size_t leaf_count(const Abstract& type) {
  if (type.is_tensor()) return 1;
  std::vector<const Abstract*> leaves;
  append_flow_leaves(type, leaves);
  size_t count = 0;
  for (const Abstract* leaf : leaves) count += !(leaf->is_scalar() && leaf->is_constant);
  return count;
}

FlowValue element_of(const FlowValue& whole, size_t at) {
  size_t first = 0;
  const auto& elements = whole.abstract->elements;
  for (size_t i = 0; i < at; ++i) first += leaf_count(*elements[i]);
  const auto begin = whole.leaves.begin() + static_cast<std::ptrdiff_t>(first);
  return {elements[at], {begin, begin + static_cast<std::ptrdiff_t>(leaf_count(*elements[at]))}, nullptr};
}

}  // namespace

Result<bool> FlowPlanner::add_node(const Node& node) {
  const ir::Primitive* primitive = node.primitive();
  if (!primitive) return add_call(node);
  if (primitive == &prim::kPyExecute) return add_host_value(node);
  Status done;
  if (primitive == &prim::kReturn) {
    auto value = value_of(*node.input(1));
    if (!value) return std::move(value).error();
    done = add_return(**value);
    if (!done) return std::move(done).error();
    return true;
  }
  if (const ir::FuncGraph* body = passes::fused_body(node)) {
    done = add_fused(node, *body);
  } else if (const ops::OpDef* op = ops::op_of(*primitive)) {
    done = add_operator(node, *op);
  } else {
    done = add_structure(node, *primitive);
  }
  if (!done) return std::move(done).error();
  return false;
}

Status FlowPlanner::add_structure(const Node& node, const ir::Primitive& primitive) {
  if (ir::is_host(&primitive)) return add_host(node);
  if (&primitive == &prim::kPartial) return add_partial(node);
  if (&primitive == &prim::kSwitch) return add_switch(node);
  if (&primitive == &prim::kTupleGetItem || &primitive == &prim::kListGetItem) return add_item(node);
  if (&primitive == &prim::kMakeDict) return add_dict(node);
  if (&primitive == &prim::kDictGetItem) return add_dict_item(node);
  if (&primitive == &prim::kUpdateState) {
    auto state = value_of(*node.input(1));
    if (!state) return std::move(state).error();
    set_value(node, **state);
    return {};
  }
  if (&primitive == &prim::kDepend || &primitive == &prim::kLoad) {
    auto value = value_of(*node.input(1));
    if (!value) return std::move(value).error();
    FlowValue same = **value;
    if (&primitive == &prim::kLoad && same.abstract->is_ref) {
      auto loaded = std::make_shared<Abstract>(*same.abstract);
      loaded->is_ref = false;
      loaded->ref_key.clear();
      same.abstract = std::move(loaded);
    }
    set_value(node, std::move(same));
    return {};
  }
  const bool is_sequence =
      &primitive == &prim::kMakeTuple || &primitive == &prim::kMakeList || &primitive == &prim::kMakeSlice;
  if (!is_sequence) return device_error("[plan] '" + std::string(primitive.name) + "' is not planned yet");
  FlowValue made;
  std::vector<AbstractRef> elements;
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    const FlowValue& element = **value;
    elements.push_back(element.abstract);
    if (element.function) {
      auto slot = materialised(element);
      if (!slot) return std::move(slot).error();
      made.leaves.push_back(*slot);
    } else {
      made.leaves.insert(made.leaves.end(), element.leaves.begin(), element.leaves.end());
    }
  }
  if (&primitive == &prim::kMakeTuple) made.abstract = Abstract::tuple(std::move(elements));
  if (&primitive == &prim::kMakeList) made.abstract = Abstract::list(std::move(elements));
  if (&primitive == &prim::kMakeSlice) made.abstract = Abstract::slice(elements[0], elements[1], elements[2]);
  set_value(node, std::move(made));
  return {};
}

Status FlowPlanner::add_item(const Node& node) {
  auto tuple = value_of(*node.input(1));
  if (!tuple) return std::move(tuple).error();
  auto index = value_of(*node.input(2));
  if (!index) return std::move(index).error();
  const auto* number = std::get_if<int64_t>(&(*index)->abstract->value);
  if (!number) return device_error("[plan] TupleGetItem needs a constant index");
  const auto size = static_cast<int64_t>((*tuple)->abstract->elements.size());
  const int64_t at = *number < 0 ? *number + size : *number;
  if (at < 0 || at >= size)
    return device_error("[plan] TupleGetItem index " + std::to_string(*number) + " is out of range");
  set_value(node, element_of(**tuple, static_cast<size_t>(at)));
  return {};
}

Status FlowPlanner::add_dict(const Node& node) {
  auto keys = value_of(*node.input(1));
  if (!keys) return std::move(keys).error();
  auto elements = value_of(*node.input(2));
  if (!elements) return std::move(elements).error();
  const auto& names = (*keys)->abstract->elements;
  const auto& values = (*elements)->abstract->elements;
  if (names.size() != values.size()) return device_error("[plan] make_dict needs as many keys as values");
  set_value(node, {Abstract::dict(names, values), (*elements)->leaves, nullptr});
  return {};
}

Status FlowPlanner::add_dict_item(const Node& node) {
  auto dict = value_of(*node.input(1));
  if (!dict) return std::move(dict).error();
  auto key = value_of(*node.input(2));
  if (!key) return std::move(key).error();
  const auto& names = (*dict)->abstract->keys;
  for (size_t i = 0; i < names.size(); ++i) {
    if (!equal(*names[i], *(*key)->abstract)) continue;
    set_value(node, element_of(**dict, i));
    return {};
  }
  return device_error("[plan] dict_getitem names a key that is not there");
}

Status FlowPlanner::add_operator(const Node& node, const ops::OpDef& op) {
  std::vector<AbstractRef> arguments;
  std::vector<SlotRef> operands;
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    const FlowValue& given = **value;
    if (given.abstract->is_monad()) continue;
    if (given.function) return device_error("[plan] '" + std::string(op.name) + "' is given a function");
    arguments.push_back(given.abstract);
    operands.insert(operands.end(), given.leaves.begin(), given.leaves.end());
  }
  auto prepared = program_.operators_.prepare(op, nullptr, arguments);
  if (!prepared) return std::move(prepared).error();
  return add_kernel(node, op.name, **prepared, operands);
}

Result<FlowHost> FlowPlanner::host_of(const Node& node, std::vector<SlotRef>& operands) {
  FlowHost host{&node, {}};
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    const FlowValue& given = **value;
    if (given.abstract->is_monad()) continue;
    if (given.function) return device_error("[plan] '" + std::string(node.primitive()->name) + "' is given a function");
    host.operands.push_back(given.abstract);
    operands.insert(operands.end(), given.leaves.begin(), given.leaves.end());
  }
  return host;
}

Result<bool> FlowPlanner::add_host_value(const Node& node) {
  std::vector<SlotRef> operands;
  auto host = host_of(node, operands);
  if (!host) return std::move(host).error();
  FlowCall call;
  call.ordinal = static_cast<uint32_t>(block_->calls.size());
  call.host = static_cast<uint32_t>(block_->hosts.size());
  call.span = innermost(node.spans);
  call.expected = expected_result(node, FlowCode::HostValue, call);
  const FlowType expected = call.expected;
  const std::vector<SlotRef> results = expected ? new_slots(*expected) : std::vector<SlotRef>();
  emit(FlowCode::HostValue, operands, results).detail = call.ordinal;
  block_->hosts.push_back(*std::move(host));
  block_->call_places.push_back(static_cast<uint32_t>(block_->code.size() - 1));
  block_->calls.push_back(std::move(call));
  if (expected) set_value(node, value_of_leaves(program_.shared(expected), results, node.abstract));
  return !expected;
}

Status FlowPlanner::add_host(const Node& node) {
  std::vector<SlotRef> operands;
  auto host = host_of(node, operands);
  if (!host) return std::move(host).error();
  FlowValue value{Abstract::none(), {}, nullptr};
  if (node.calls(prim::kRaise) && node.abstract) {
    value.abstract = erased(node.abstract);
    value.leaves = new_slots(*value.abstract);
  }
  emit(FlowCode::Host, operands, value.leaves).detail = static_cast<uint32_t>(block_->hosts.size());
  block_->hosts.push_back(*std::move(host));
  set_value(node, std::move(value));
  return {};
}

Status FlowPlanner::add_fused(const Node& node, const ir::FuncGraph& body) {
  std::vector<TensorType> types;
  std::vector<SlotRef> operands;
  for (Node* argument : node.arguments().subspan(1)) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    if ((*value)->leaves.size() != 1) return device_error("[plan] a fused node takes tensors");
    operands.push_back((*value)->leaves[0]);
    REFJIT_TRY(append_tensor_leaves(*(*value)->abstract, types));
  }
  auto prepared = prepare_fused_body(body, types, program_.kernels_);
  if (!prepared) return std::move(prepared).error();
  return add_kernel(node, "Fused", *prepared, operands);
}

Status FlowPlanner::add_kernel(const Node& node, std::string_view name, const PreparedOperator& prepared,
                               const std::vector<SlotRef>& operands) {
  FlowValue value{prepared.result, {}, nullptr};
  if (prepared.is_known) {
    set_value(node, std::move(value));
    return {};
  }
  if (prepared.kernel.is_alias && prepared.outputs.size() == 1 && !operands.empty()) {
    value.leaves.push_back(operands[0]);
    set_value(node, std::move(value));
    return {};
  }
  const bool writes = prepared.kernel.writes_input;
  if (writes && operands.size() < prepared.outputs.size())
    return internal_error("[plan] an operator writes no operand");
  const uint32_t written = prepared.kernel.written_inputs | (writes ? 1u : 0u);
  for (size_t i = 0; i < operands.size() && i < 32; ++i)
    if ((written >> i & 1u) && (operands[i] & kConstantSlot))
      return device_error("[" + std::string(name) + "] a constant cannot be written");
  value.leaves = writes ? std::vector<SlotRef>(operands.begin(), operands.begin() + prepared.outputs.size())
                        : new_slots(*value.abstract);
  if (value.leaves.size() != prepared.outputs.size())
    return internal_error("[plan] '" + std::string(name) + "' has results that are constants");
  FlowInstruction& instruction =
      emit(FlowCode::Kernel, operands, writes ? std::span<const SlotRef>() : std::span<const SlotRef>(value.leaves));
  instruction.detail = static_cast<uint32_t>(block_->kernels.size());
  FlowKernel& kernel = block_->kernels.emplace_back();
  for (const TensorType& type : prepared.outputs)
    kernel.output_bytes.push_back(element_count(type.shape) * byte_size(type.dtype));
  kernel.kernel = prepared.kernel;
  kernel.name = name;
  kernel.span = innermost(node.spans);
  set_value(node, std::move(value));
  return {};
}

Status FlowPlanner::add_partial(const Node& node) {
  auto callee = value_of(*node.input(1));
  if (!callee) return std::move(callee).error();
  if (!(*callee)->function || !(*callee)->function->branches.empty())
    return device_error("[plan] Partial of a function that is known only at run time is not planned yet");
  auto function = std::make_shared<FlowFunction>(*(*callee)->function);
  for (Node* argument : node.arguments().subspan(1)) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    if ((*value)->function) {
      auto slot = materialised(**value);
      if (!slot) return std::move(slot).error();
      function->bound.push_back({function_type(), {*slot}, nullptr});
    } else {
      function->bound.push_back(**value);
    }
  }
  set_value(node, {function_type(), {}, std::move(function)});
  return {};
}

Result<SlotRef> FlowPlanner::condition_slot(const FlowValue& value) {
  const Abstract& type = *value.abstract;
  const bool is_bool =
      type.kind == AbstractKind::Bool || (type.is_tensor() && type.dtype == DType::Bool && type.shape.is_concrete() &&
                                          element_count(type.shape.concrete()) == 1);
  if (is_bool && !value.leaves.empty()) return value.leaves[0];
  const ops::OpDef* cast = ops::find_op("Cast");
  const bool is_number =
      type.is_scalar() || (type.is_tensor() && type.shape.is_concrete() && element_count(type.shape.concrete()) == 1);
  if (!is_number || !cast || value.leaves.empty())
    return device_error("[plan] Switch needs a condition of one element");
  const std::vector<AbstractRef> arguments{value.abstract, Abstract::type(DType::Bool)};
  auto prepared = program_.operators_.prepare(*cast, nullptr, arguments);
  if (!prepared) return std::move(prepared).error();
  const SlotRef made = new_slot(*(*prepared)->result);
  emit(FlowCode::Kernel, value.leaves, std::span(&made, 1)).detail = static_cast<uint32_t>(block_->kernels.size());
  FlowKernel& kernel = block_->kernels.emplace_back();
  kernel.output_bytes.push_back(1);
  kernel.kernel = (*prepared)->kernel;
  kernel.name = cast->name;
  return made;
}

Status FlowPlanner::add_switch(const Node& node) {
  auto condition = value_of(*node.input(1));
  if (!condition) return std::move(condition).error();
  FlowValue branches[2];
  for (size_t i = 0; i < 2; ++i) {
    auto branch = value_of(*node.input(2 + i));
    if (!branch) return std::move(branch).error();
    branches[i] = **branch;
  }
  if (auto* known = std::get_if<bool>(&(*condition)->abstract->value)) {
    set_value(node, std::move(branches[*known ? 0 : 1]));
    return {};
  }
  if (!branches[0].function && branches[0].abstract->kind != AbstractKind::Function)
    return device_error("[plan] Switch of values that are no functions is not planned");
  auto slot = condition_slot(**condition);
  if (!slot) return std::move(slot).error();
  auto function = std::make_shared<FlowFunction>();
  function->condition = *slot;
  for (FlowValue& branch : branches) {
    // Choices do not nest: a choice of choices is made at run time.
    if (branch.function && !branch.function->branches.empty()) {
      auto made = materialised(branch);
      if (!made) return std::move(made).error();
      branch = {function_type(), {*made}, nullptr};
    }
    function->branches.push_back(std::move(branch));
  }
  set_value(node, {function_type(), {}, std::move(function)});
  return {};
}

/// The last act of a graph: after it come only nodes that order it, and its results are the graph's.
bool FlowPlanner::is_tail(const Node& call) const {
  const Node* result = graph_.output();
  while (result->calls(prim::kDepend)) result = result->input(1);
  if (result != &call) return false;
  for (size_t i = position_ + 1; i < facts_.order.size(); ++i) {
    const Node& node = *facts_.order[i];
    if (!node.calls(prim::kDepend) && !node.calls(prim::kUpdateState) && !node.calls(prim::kReturn)) return false;
  }
  return true;
}

FlowType FlowPlanner::expected_result(const Node& node, FlowCode code, const FlowCall& call) {
  if (call.ordinal < returned_.size()) return returned_[call.ordinal];
  if (!is_hinted_) return nullptr;
  if (code == FlowCode::Call && call.targets[0].instance->result) return call.targets[0].instance->result;
  if (!node.abstract) return nullptr;
  const AbstractRef type = erased(node.abstract);
  return is_concrete(*type) ? program_.intern(type) : nullptr;
}

std::optional<FlowTarget> FlowPlanner::target_of(const FlowValue& callee, const std::vector<FlowType>& types,
                                                 const std::vector<SlotRef>& leaves) {
  if (!callee.function || !callee.function->branches.empty()) return std::nullopt;
  FlowTarget target;
  std::vector<FlowType> all;
  for (const FlowValue& bound : callee.function->bound) {
    auto type = spread(bound, target.leaves);
    if (!type) return std::nullopt;
    all.push_back(*type);
  }
  all.insert(all.end(), types.begin(), types.end());
  if (all.size() != callee.function->graph->parameters().size()) return std::nullopt;
  target.leaves.insert(target.leaves.end(), leaves.begin(), leaves.end());
  target.instance = program_.instance(callee.function->graph, all);
  return target;
}

Result<bool> FlowPlanner::add_call(const Node& node) {
  auto called = value_of(*node.input(0));
  if (!called) return std::move(called).error();
  const FlowValue& callee = **called;
  std::vector<FlowType> types;
  std::vector<SlotRef> leaves;
  for (Node* argument : node.arguments()) {
    auto value = value_of(*argument);
    if (!value) return std::move(value).error();
    auto type = spread(**value, leaves);
    if (!type) return std::move(type).error();
    types.push_back(*type);
  }
  FlowCall call;
  call.ordinal = static_cast<uint32_t>(block_->calls.size());
  call.span = innermost(node.spans);
  std::vector<SlotRef> inputs;
  FlowCode code = FlowCode::CallValue;
  if (callee.function && callee.function->branches.empty()) {
    auto target = target_of(callee, types, leaves);
    if (!target) return device_error("[plan] a call does not give its graph as many arguments as it takes");
    code = FlowCode::Call;
    inputs = target->leaves;
    call.targets[0] = *std::move(target);
  } else if (callee.function) {
    auto yes = target_of(callee.function->branches[0], types, leaves);
    auto no = target_of(callee.function->branches[1], types, leaves);
    if (yes && no) {
      code = FlowCode::Branch;
      inputs.push_back(callee.function->condition);
      inputs.insert(inputs.end(), yes->leaves.begin(), yes->leaves.end());
      inputs.insert(inputs.end(), no->leaves.begin(), no->leaves.end());
      call.targets[0] = *std::move(yes);
      call.targets[1] = *std::move(no);
    }
  }
  if (code == FlowCode::CallValue) {
    if (!callee.function && callee.abstract->kind != AbstractKind::Function)
      return device_error("[plan] what is called is no function");
    auto slot = materialised(callee);
    if (!slot) return std::move(slot).error();
    inputs.push_back(*slot);
    inputs.insert(inputs.end(), leaves.begin(), leaves.end());
    call.site = program_.site(nullptr, std::move(types));
  }
  const bool is_last = is_tail(node);
  call.expected = is_last ? nullptr : expected_result(node, code, call);
  const FlowType expected = call.expected;
  const std::vector<SlotRef> results = expected ? new_slots(*expected) : std::vector<SlotRef>();
  FlowInstruction& instruction = emit(code, inputs, results);
  instruction.is_tail = is_last;
  instruction.detail = call.ordinal;
  block_->call_places.push_back(static_cast<uint32_t>(block_->code.size() - 1));
  block_->calls.push_back(std::move(call));
  if (expected) set_value(node, value_of_leaves(program_.shared(expected), results, node.abstract));
  return !expected;
}

Status FlowPlanner::add_return(const FlowValue& value) {
  std::vector<SlotRef> leaves;
  auto type = spread(value, leaves);
  if (!type) return std::move(type).error();
  emit(FlowCode::Return, leaves, {}).detail = static_cast<uint32_t>(block_->returns.size());
  block_->returns.push_back(*type);
  return {};
}

}  // namespace refjit::runtime
