#include "devices/cpu/matmul.h"
#include "devices/cpu/plan_uses.h"

namespace refjit::devices::cpu {
namespace {

using runtime::Plan;
using runtime::Step;

bool writes(const Step& step) { return step.kernel.writes_input || step.kernel.written_inputs != 0; }

/// How often each buffer is an operand or a result of the plan.
std::vector<uint32_t> reads_of(const Plan& plan) {
  std::vector<uint32_t> reads(plan.buffers.size());
  for (const Step& step : plan.steps)
    for (uint32_t i = 0; i < step.inputs; ++i) ++reads[plan.operands[step.operands + i]];
  for (const runtime::ResultTensor& result : plan.results) ++reads[result.buffer];
  return reads;
}

/// The product that step `s` may take over, searched a little way back, up to the next write.
Step* product_before(Plan& plan, size_t s, const BiasState& bias) {
  const uint32_t value = plan.operands[plan.steps[s].operands];
  constexpr size_t kFarthest = 64;
  const size_t first = s < kFarthest ? 0 : s - kFarthest;
  for (size_t i = s; i-- > first && !writes(plan.steps[i]);) {
    Step& step = plan.steps[i];
    if (step.outputs != 1 || plan.operands[step.operands + step.inputs] != value) continue;
    const auto* product = dynamic_cast<const MatMulState*>(step.kernel.state.get());
    const bool fits = product && !product->has_bias && step.inputs == 2 && product->c.dims.back() == bias.columns;
    return fits ? &step : nullptr;
  }
  return nullptr;
}

}  // namespace

kernels::PreparedKernel with_columns(kernels::PreparedKernel bias_add, int64_t columns) {
  auto state = std::make_shared<BiasState>();
  state->columns = columns;
  return noted(std::move(bias_add), std::move(state));
}

void refine_products(Plan& plan) {
  if (!has_kernel<BiasState>(plan)) return;
  std::vector<uint32_t> reads;
  for (size_t s = 0; s < plan.steps.size(); ++s) {
    const auto* bias = dynamic_cast<const BiasState*>(plan.steps[s].kernel.state.get());
    if (!bias || plan.steps[s].inputs != 2) continue;
    if (reads.empty()) reads = reads_of(plan);
    if (reads[plan.operands[plan.steps[s].operands]] != 1) continue;
    Step* product = product_before(plan, s, *bias);
    if (!product) continue;
    kernels::PreparedKernel kernel = with_bias(static_cast<const MatMulState&>(*product->kernel.state));
    if (!kernel.run) continue;
    Step& step = plan.steps[s];
    const uint32_t operands[] = {plan.operands[product->operands], plan.operands[product->operands + 1],
                                 plan.operands[step.operands + 1], plan.operands[step.operands + 2]};
    step.operands = static_cast<uint32_t>(plan.operands.size());
    step.inputs = 3;
    step.kernel = std::move(kernel);
    step.name = product->name;
    plan.operands.insert(plan.operands.end(), std::begin(operands), std::end(operands));
    product->kernel = {};
  }
  if (!reads.empty()) std::erase_if(plan.steps, [](const Step& step) { return step.kernel.run == nullptr; });
}

}  // namespace refjit::devices::cpu
