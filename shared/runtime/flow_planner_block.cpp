#include "runtime/flow_planner_block.h"

#include <algorithm>

#include "passes/fuse.h"

namespace refjit::runtime {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;
using ir::Node;

namespace {

Error at_node(Error error, const Node& node) {
  if (!error.span.is_known() && !node.spans.empty()) error.span = node.spans.front();
  return error;
}

}  // namespace

Result<std::unique_ptr<FlowBlock>> FlowPlanner::plan_entry(const FlowInstance& instance) {
  const auto parameters = graph_.parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    std::vector<SlotRef> slots = new_slots(*instance.types[i]);
    values_[parameters[i]] =
        value_of_leaves(program_.shared(instance.types[i]), std::move(slots), parameters[i]->abstract);
  }
  return finish();
}

Result<std::unique_ptr<FlowBlock>> FlowPlanner::plan_continuation(const FlowResume& resume, FlowType type) {
  position_ = resume.position;
  slot_types_.resize(resume.slots);
  for (const auto& [node, value] : resume.values) {
    values_[node] = value;
    std::vector<const FlowValue*> stack{&value};
    while (!stack.empty()) {
      const FlowValue* v = stack.back();
      stack.pop_back();
      if (v->function) {
        if (!v->function->branches.empty() && !(v->function->condition & kConstantSlot))
          slot_types_[v->function->condition] = function_type().get();
        for (const FlowValue& part : v->function->bound) stack.push_back(&part);
        for (const FlowValue& part : v->function->branches) stack.push_back(&part);
      }
      note_types(*v->abstract, v->leaves);
    }
  }
  for (SlotRef slot = 0; slot < resume.slots; ++slot)
    if (!slot_types_[slot]) free_slots_.push_back(slot);
  block_->results = new_slots(*type);
  values_[resume.call] = value_of_leaves(program_.shared(type), block_->results, resume.call->abstract);
  return finish();
}

/// Types of the slots of a value; variable numbers and functions among them.
void FlowPlanner::note_types(const Abstract& type, const std::vector<SlotRef>& slots) {
  std::vector<const Abstract*> leaves;
  append_flow_leaves(type, leaves);
  size_t next = 0;
  for (const Abstract* leaf : leaves) {
    if (leaf->is_scalar() && leaf->is_constant) continue;
    if (next == slots.size()) return;
    const SlotRef slot = slots[next++];
    if (!(slot & kConstantSlot)) slot_types_[slot] = leaf;
  }
}

Result<std::unique_ptr<FlowBlock>> FlowPlanner::finish() {
  for (bool is_over = false; !is_over; ++position_) {
    const Node& node = *facts_.order[position_];
    auto ended = add_node(node);
    if (!ended) return at_node(std::move(ended).error(), node);
    is_over = *ended;
  }
  block_->slots = static_cast<uint32_t>(slot_types_.size());
  std::vector<bool> live(block_->slots);
  if (!block_->code.back().is_tail && block_->code.back().code != FlowCode::Return) {
    const FlowResume& resume = *block_->calls.back().resume;
    std::vector<const FlowValue*> stack;
    for (const auto& [node, value] : resume.values) stack.push_back(&value);
    while (!stack.empty()) {
      const FlowValue* v = stack.back();
      stack.pop_back();
      for (SlotRef slot : v->leaves)
        if (!(slot & kConstantSlot)) live[slot] = true;
      if (!v->function) continue;
      if (!v->function->branches.empty() && !(v->function->condition & kConstantSlot))
        live[v->function->condition] = true;
      for (const FlowValue& part : v->function->bound) stack.push_back(&part);
      for (const FlowValue& part : v->function->branches) stack.push_back(&part);
    }
  }
  add_releases(live);
  if (!block_->calls.empty() && block_->calls.back().resume) block_->calls.back().resume->slots = block_->slots;
  return std::move(block_);
}

void FlowPlanner::add_releases(const std::vector<bool>& live_after) {
  std::vector<bool> live = live_after;
  for (size_t i = block_->code.size(); i-- > 0;) {
    FlowInstruction& instruction = block_->code[i];
    instruction.first_release = static_cast<uint32_t>(block_->operands.size());
    for (uint32_t k = 0; k < instruction.inputs + instruction.outputs; ++k) {
      const SlotRef slot = block_->operands[instruction.operands + k];
      if ((slot & kConstantSlot) || live[slot]) continue;
      live[slot] = true;
      block_->operands.push_back(slot);
    }
    instruction.releases = static_cast<uint32_t>(block_->operands.size()) - instruction.first_release;
    if (instruction.code == FlowCode::Kernel) {
      FlowKernel& kernel = block_->kernels[instruction.detail];
      kernel.reusable = reusable_inputs(instruction, kernel);
    }
  }
}

uint32_t FlowPlanner::reusable_inputs(const FlowInstruction& instruction, const FlowKernel& kernel) const {
  if (instruction.outputs == 0 || kernel.kernel.writes_input || kernel.kernel.in_place_inputs == 0) return 0;
  const SlotRef* operands = block_->operands.data() + instruction.operands;
  const SlotRef* dying = block_->operands.data() + instruction.first_release;
  auto count = [&](SlotRef slot) { return element_count(slot_types_[slot]->shape.concrete()); };
  auto bytes = [&](SlotRef slot) {
    const Abstract& type = *slot_types_[slot];
    return type.is_tensor() ? count(slot) * byte_size(type.dtype) : byte_size(scalar_dtype(type));
  };
  const SlotRef output = operands[instruction.inputs];
  uint32_t mask = 0;
  for (uint32_t i = 0; i < std::min<uint32_t>(instruction.inputs, 32); ++i) {
    const SlotRef slot = operands[i];
    if (!(kernel.kernel.in_place_inputs >> i & 1u) || (slot & kConstantSlot)) continue;
    if (std::find(dying, dying + instruction.releases, slot) == dying + instruction.releases) continue;
    if (!slot_types_[slot]->is_tensor() || !slot_types_[output]->is_tensor()) continue;
    bool is_flat = bytes(slot) == bytes(output) && count(slot) == count(output);
    // Every read of it must be covered, for it is overwritten as the kernel goes.
    for (uint32_t k = 0; k < instruction.inputs; ++k)
      is_flat = is_flat && (operands[k] != slot || (k < 32 && (kernel.kernel.in_place_inputs >> k & 1u)));
    if (is_flat) mask |= 1u << i;
  }
  return mask;
}

SlotRef FlowPlanner::new_slot(const Abstract* type) {
  if (!free_slots_.empty()) {
    const SlotRef slot = free_slots_.back();
    free_slots_.pop_back();
    slot_types_[slot] = type;
    return slot;
  }
  slot_types_.push_back(type);
  return static_cast<SlotRef>(slot_types_.size() - 1);
}

std::vector<SlotRef> FlowPlanner::new_slots(const Abstract& type) {
  std::vector<const Abstract*> leaves;
  append_flow_leaves(type, leaves);
  std::vector<SlotRef> slots;
  for (const Abstract* leaf : leaves) slots.push_back(new_slot(leaf));
  return slots;
}

FlowInstruction& FlowPlanner::emit(FlowCode code, std::span<const SlotRef> inputs, std::span<const SlotRef> outputs) {
  FlowInstruction& instruction = block_->code.emplace_back();
  instruction.code = code;
  instruction.inputs = static_cast<uint32_t>(inputs.size());
  instruction.outputs = static_cast<uint32_t>(outputs.size());
  instruction.operands = static_cast<uint32_t>(block_->operands.size());
  block_->operands.insert(block_->operands.end(), inputs.begin(), inputs.end());
  block_->operands.insert(block_->operands.end(), outputs.begin(), outputs.end());
  return instruction;
}

Result<FlowValue> FlowPlanner::value_of(const Node& node) {
  if (node.is_value()) return constant(node);
  auto at = values_.find(&node);
  if (at == values_.end()) return device_error("[plan] a value of another graph is used: lift the program first");
  return at->second;
}

Result<FlowValue> FlowPlanner::constant(const Node& node) {
  FlowValue value;
  if (ir::FuncGraph* graph = node.constant().graph()) {
    value.abstract = function_type();
    value.function = std::make_shared<FlowFunction>(FlowFunction{graph, {}, 0, {}});
    return value;
  }
  auto* abstract = std::get_if<AbstractRef>(&node.constant().value);
  if (!abstract || !*abstract) return device_error("[plan] an operator as a value is not planned");
  value.abstract = *abstract;
  std::vector<const Abstract*> leaves;
  append_flow_leaves(**abstract, leaves);
  for (const Abstract* leaf : leaves) {
    if (!leaf->is_tensor() && !(leaf->is_scalar() && leaf->is_constant))
      return device_error("[plan] a constant has no value");
    if (!leaf->is_tensor()) continue;
    const auto* tensor = std::get_if<Tensor>(&leaf->value);
    if (!tensor || !tensor->is_defined() || !tensor->storage->memory->is_host())
      return device_error("[plan] a tensor constant has no host value");
    auto [at, is_new] = program_.known_constants_.try_emplace(leaf);
    if (is_new) {
      auto bytes = contiguous(*tensor);
      if (!bytes) return std::move(bytes).error();
      at->second = program_.add_constant(*std::move(bytes));
    }
    value.leaves.push_back(at->second);
  }
  return value;
}

Result<FlowType> FlowPlanner::spread(const FlowValue& value, std::vector<SlotRef>& leaves) {
  if (value.function) {
    auto slot = materialised(value);
    if (!slot) return std::move(slot).error();
    leaves.push_back(*slot);
    return program_.intern(function_type());
  }
  std::vector<const Abstract*> parts;
  append_flow_leaves(*value.abstract, parts);
  size_t next = 0;
  for (const Abstract* part : parts) {
    if (!part->is_scalar() || !part->is_constant) {
      leaves.push_back(value.leaves[next++]);
      continue;
    }
    auto tensor = Tensor::empty(scalar_dtype(*part), {});
    if (!tensor) return std::move(tensor).error();
    if (auto* b = std::get_if<bool>(&part->value)) *tensor->data<bool>() = *b;
    if (auto* i = std::get_if<int64_t>(&part->value)) *tensor->data<int64_t>() = *i;
    if (auto* d = std::get_if<double>(&part->value)) *tensor->data<float>() = static_cast<float>(*d);
    leaves.push_back(program_.add_constant(*std::move(tensor)));
  }
  return program_.intern(erased(value.abstract));
}

Result<SlotRef> FlowPlanner::materialised(const FlowValue& root) {
  if (!root.function) return root.leaves[0];
  const FlowFunction& function = *root.function;
  std::vector<SlotRef> inputs;
  if (!function.branches.empty()) {
    // Branches of a choice are no choices themselves: this nests once.
    inputs.push_back(function.condition);
    for (const FlowValue& branch : function.branches) {
      auto slot = materialised(branch);
      if (!slot) return slot;
      inputs.push_back(*slot);
    }
    const SlotRef made = new_slot(function_type().get());
    emit(FlowCode::Select, inputs, std::span(&made, 1));
    return made;
  }
  std::vector<FlowType> types;
  for (const FlowValue& bound : function.bound) {
    auto type = spread(bound, inputs);
    if (!type) return std::move(type).error();
    types.push_back(*type);
  }
  const SlotRef made = new_slot(function_type().get());
  FlowInstruction& instruction = emit(FlowCode::Closure, inputs, std::span(&made, 1));
  instruction.detail = static_cast<uint32_t>(block_->closures.size());
  block_->closures.push_back(program_.site(function.graph, std::move(types)));
  return made;
}

}  // namespace refjit::runtime
