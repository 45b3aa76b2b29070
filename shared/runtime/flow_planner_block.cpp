#include "runtime/flow_planner_block.h"

#include <algorithm>

#include "base/program_place.h"

namespace refjit::runtime {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;
using ir::Node;

namespace {

Error at_node(Error error, const Node& node) {
  if (!error.span.is_known()) error.span = innermost(node.spans);
  return error;
}

/// `f(slot)` for every slot of the frame that `root` names.
template <class F>
void for_each_slot(const FlowValue& root, F&& f) {
  for (SlotRef slot : root.leaves)
    if (!(slot & kConstantSlot)) f(slot);
  if (!root.function) return;
  std::vector<const FlowFunction*> stack{root.function.get()};
  while (!stack.empty()) {
    const FlowFunction& function = *stack.back();
    stack.pop_back();
    if (!function.branches.empty() && !(function.condition & kConstantSlot)) f(function.condition);
    for (const auto* values : {&function.bound, &function.branches})
      for (const FlowValue& value : *values) {
        for (SlotRef slot : value.leaves)
          if (!(slot & kConstantSlot)) f(slot);
        if (value.function) stack.push_back(value.function.get());
      }
  }
}

}  // namespace

Result<std::unique_ptr<FlowBlock>> FlowPlanner::plan(std::span<const FlowType> returned, bool is_hinted) {
  returned_ = returned;
  is_hinted_ = is_hinted;
  block_->instance = &instance_;
  add_parameters();
  for (bool is_over = false; !is_over; ++position_) {
    const Node& node = *facts_.order[position_];
    code_before_ = block_->code.size();
    auto ended = add_node(node);
    if (!ended) return at_node(std::move(ended).error(), node);
    is_over = *ended;
    end_node(node);
  }
  block_->slots = static_cast<uint32_t>(slot_types_.size());
  return std::move(block_);
}

void FlowPlanner::add_parameters() {
  const auto parameters = graph_.parameters();
  for (uint32_t i = 0; i < parameters.size(); ++i) {
    std::vector<SlotRef> slots = new_slots(*instance_.types[i]);
    set_value(*parameters[i],
              value_of_leaves(program_.shared(instance_.types[i]), std::move(slots), parameters[i]->abstract));
    if (facts_.last_use[i] == FlowProgram::GraphFacts::kNever) forget(i);
  }
}

void FlowPlanner::end_node(const Node& node) {
  for (const Node* input : taken_inputs(node)) {
    if (input->is_value()) continue;
    const uint32_t place = program_.place_of(*input) - 1;
    if (facts_.last_use[place] == position_) forget(place);
  }
  const uint32_t place = program_.place_of(node) - 1;
  if (facts_.last_use[place] == FlowProgram::GraphFacts::kNever) forget(place);
  release_unused();
}

void FlowPlanner::forget(uint32_t place) {
  for_each_slot(values_[place], [&](SlotRef slot) {
    if (--slot_uses_[slot] == 0) unused_.push_back(slot);
  });
  values_[place] = {};
}

void FlowPlanner::release_unused() {
  if (unused_.empty() || block_->code.empty()) return;
  FlowInstruction& last = block_->code.back();
  if (last.is_tail || last.code == FlowCode::Return) return;
  const bool is_call = last.code == FlowCode::Call || last.code == FlowCode::Branch || last.code == FlowCode::CallValue;
  // What a call releases must not depend on what it returns.
  if (is_call && block_->code.size() == code_before_) return;
  std::vector<uint32_t>& operands = block_->operands;
  if (last.releases == 0) last.first_release = static_cast<uint32_t>(operands.size());
  const size_t first_output = last.operands + last.inputs;
  size_t kept = 0;
  for (SlotRef slot : unused_) {
    if (slot_uses_[slot] != 0) continue;
    const auto outputs = operands.begin() + static_cast<std::ptrdiff_t>(first_output);
    if (is_call && std::find(outputs, outputs + last.outputs, slot) != outputs + last.outputs) {
      unused_[kept++] = slot;
      continue;
    }
    slot_uses_[slot] = kFree;
    operands.push_back(slot);
    ++last.releases;
    free_slots_.push_back(slot);
  }
  unused_.resize(kept);
  if (last.code != FlowCode::Kernel) return;
  FlowKernel& kernel = block_->kernels[last.detail];
  kernel.reusable = reusable_inputs(last, kernel);
}

uint32_t FlowPlanner::reusable_inputs(const FlowInstruction& instruction, const FlowKernel& kernel) const {
  if (instruction.outputs == 0 || kernel.kernel.writes_input || kernel.kernel.in_place_inputs == 0) return 0;
  const SlotRef* operands = block_->operands.data() + instruction.operands;
  const SlotRef* dying = block_->operands.data() + instruction.first_release;
  const SlotType& output = slot_types_[operands[instruction.inputs]];
  uint32_t mask = 0;
  for (uint32_t i = 0; i < std::min<uint32_t>(instruction.inputs, 32); ++i) {
    const SlotRef slot = operands[i];
    if (!(kernel.kernel.in_place_inputs >> i & 1u) || (slot & kConstantSlot)) continue;
    if (std::find(dying, dying + instruction.releases, slot) == dying + instruction.releases) continue;
    const SlotType& input = slot_types_[slot];
    bool is_flat = input.count >= 0 && input.bytes == output.bytes && input.count == output.count;
    // Every read of it must be covered, for it is overwritten as the kernel goes.
    for (uint32_t k = 0; k < instruction.inputs; ++k)
      is_flat = is_flat && (operands[k] != slot || (k < 32 && (kernel.kernel.in_place_inputs >> k & 1u)));
    if (is_flat) mask |= 1u << i;
  }
  return mask;
}

SlotRef FlowPlanner::new_slot(const Abstract& type) {
  SlotType held;
  if (type.is_tensor()) {
    held.count = 1;
    for (const ir::Dim& dim : type.shape.dims) held.count *= dim.value();
    held.bytes = held.count * byte_size(type.dtype);
  }
  SlotRef slot;
  if (free_slots_.empty()) {
    slot = static_cast<SlotRef>(slot_types_.size());
    slot_types_.push_back(held);
    slot_uses_.push_back(0);
  } else {
    slot = free_slots_.back();
    free_slots_.pop_back();
    slot_types_[slot] = held;
    slot_uses_[slot] = 0;
  }
  unused_.push_back(slot);
  return slot;
}

std::vector<SlotRef> FlowPlanner::new_slots(const Abstract& type) {
  std::vector<const Abstract*> leaves;
  append_flow_leaves(type, leaves);
  std::vector<SlotRef> slots;
  slots.reserve(leaves.size());
  for (const Abstract* leaf : leaves) slots.push_back(new_slot(*leaf));
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

Result<const FlowValue*> FlowPlanner::value_of(const Node& node) {
  if (node.is_value()) return program_.constant_value(node);
  const uint32_t place = program_.place_of(node);
  if (node.graph() != &graph_ || place == 0 || !values_[place - 1].abstract)
    return device_error("[plan] a value of another graph is used: lift the program first");
  return &values_[place - 1];
}

void FlowPlanner::set_value(const Node& node, FlowValue value) {
  for_each_slot(value, [&](SlotRef slot) { ++slot_uses_[slot]; });
  values_[program_.place_of(node) - 1] = std::move(value);
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
    const SlotRef made = new_slot(*function_type());
    emit(FlowCode::Select, inputs, std::span(&made, 1));
    return made;
  }
  std::vector<FlowType> types;
  for (const FlowValue& bound : function.bound) {
    auto type = spread(bound, inputs);
    if (!type) return std::move(type).error();
    types.push_back(*type);
  }
  const SlotRef made = new_slot(*function_type());
  FlowInstruction& instruction = emit(FlowCode::Closure, inputs, std::span(&made, 1));
  instruction.detail = static_cast<uint32_t>(block_->closures.size());
  block_->closures.push_back(program_.site(function.graph, std::move(types)));
  return made;
}

}  // namespace refjit::runtime
