#pragma once
// Between plan.cpp (graph -> steps, one buffer a value) and plan_buffers.cpp (lifetimes, sharing, offsets). Nobody else
// includes this.
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

/// With one buffer a value: computes lifetimes, lets in-place kernels write over an operand that dies, turns result
/// temporaries into outputs and marks results that must be copied. `types` has one entry a buffer.
void finish_buffers(Plan& plan, std::span<const TensorType> types);

}  // namespace refjit::runtime
