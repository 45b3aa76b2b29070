#pragma once
// Between plan.cpp (graph -> steps, one buffer a value), plan_buffers.cpp (lifetimes, sharing, offsets) and
// pool_executor.cpp. Nobody else includes this.
#include <span>
#include <vector>

#include "runtime/plan.h"

namespace refjit::runtime {

/// Appends `step` with these operand buffers and the buffers that `make_output(i)` returns.
template <class MakeOutput>
void add_step(Plan& plan, Step step, std::span<const uint32_t> operands, MakeOutput&& make_output, size_t outputs) {
  step.operands = static_cast<uint32_t>(plan.operands.size());
  step.inputs = static_cast<uint32_t>(operands.size());
  step.outputs = static_cast<uint32_t>(outputs);
  plan.operands.insert(plan.operands.end(), operands.begin(), operands.end());
  for (size_t i = 0; i < outputs; ++i) plan.operands.push_back(make_output(i));
  plan.steps.push_back(std::move(step));
}

/// Temporaries in the order of the step at which they start (or, with `by_last`, end): those of step s are
/// items[first[s] .. first[s + 1]).
struct TemporariesByStep {
  TemporariesByStep(const Plan& plan, bool by_last);
  std::span<const uint32_t> operator[](size_t step) const {
    return std::span(items).subspan(first[step], first[step + 1] - first[step]);
  }
  std::vector<uint32_t> first, items;
};

/// With one buffer a value: computes lifetimes, lets in-place kernels write over an operand that dies, turns result
/// temporaries into outputs and marks results that must be copied. `types` has one entry a buffer.
void finish_buffers(Plan& plan, std::span<const TensorType> types);

}  // namespace refjit::runtime
