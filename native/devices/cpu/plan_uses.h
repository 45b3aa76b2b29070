#pragma once
// Who makes and who reads each buffer of a plan, before buffers are shared: what the passes over plans ask. Operands
// are looked up in the plan as it is; readers and makers are those of the time when this was made.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/plan.h"

namespace refjit::devices::cpu {

inline constexpr uint32_t kNoStep = UINT32_MAX;

/// Does any step have a kernel with this kind of state? Steps of equal types share one: neighbours are asked once.
template <class State>
bool has_kernel(const runtime::Plan& plan) {
  const kernels::KernelState* last = nullptr;
  for (const runtime::Step& step : plan.steps) {
    const kernels::KernelState* state = step.kernel.state.get();
    if (state == last) continue;
    if (dynamic_cast<const State*>(state)) return true;
    last = state;
  }
  return false;
}

class PlanUses {
 public:
  explicit PlanUses(const runtime::Plan& plan)
      : plan_(plan),
        users_(plan.buffers.size()),
        makers_(plan.buffers.size(), kNoStep),
        is_result_(plan.buffers.size()) {
    writes_before_.push_back(0);
    for (uint32_t s = 0; s < plan.steps.size(); ++s) {
      const runtime::Step& step = plan.steps[s];
      const bool writes = step.kernel.writes_input || step.kernel.written_inputs != 0;
      writes_before_.push_back(writes_before_.back() + writes);
      for (uint32_t b : inputs_of(s)) users_[b].push_back(s);
      for (uint32_t i = 0; i < step.outputs; ++i) makers_[output_of(s, i)] = s;
    }
    for (const runtime::ResultTensor& result : plan.results) is_result_[result.buffer] = true;
  }

  std::span<const uint32_t> inputs_of(const runtime::Step& step) const {
    return std::span<const uint32_t>(plan_.operands).subspan(step.operands, step.inputs);
  }
  std::span<const uint32_t> inputs_of(uint32_t step) const { return inputs_of(plan_.steps[step]); }
  uint32_t output_of(const runtime::Step& step, uint32_t i = 0) const {
    return plan_.operands[step.operands + step.inputs + i];
  }
  uint32_t output_of(uint32_t step, uint32_t i = 0) const { return output_of(plan_.steps[step], i); }
  /// Steps that read `buffer`, once a use.
  std::span<const uint32_t> users_of(uint32_t buffer) const { return users_[buffer]; }
  bool is_result(uint32_t buffer) const { return is_result_[buffer]; }
  /// The step that writes it last; kNoStep for inputs and constants.
  uint32_t maker_of(uint32_t buffer) const { return makers_[buffer]; }
  /// The step that alone reads `buffer`, once; kNoStep where there are others.
  uint32_t only_user(uint32_t buffer) const {
    return users_[buffer].size() == 1 && !is_result_[buffer] ? users_[buffer][0] : kNoStep;
  }
  bool is_unused(uint32_t buffer) const { return users_[buffer].empty() && !is_result_[buffer]; }
  /// A step after `first` and before `second` writes an operand: nothing moves across it.
  bool writes_between(uint32_t first, uint32_t second) const {
    return writes_before_[second] != writes_before_[first + 1];
  }

 private:
  const runtime::Plan& plan_;
  std::vector<std::vector<uint32_t>> users_;
  std::vector<uint32_t> makers_;
  std::vector<uint32_t> writes_before_;  ///< Steps before each that write an operand.
  std::vector<bool> is_result_;
};

}  // namespace refjit::devices::cpu
