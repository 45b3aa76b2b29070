// Gradient and batching rules of elementwise operators.
#include "ops/rules/families.h"

namespace refjit::ops {
namespace {

void grad_neg(Emitter& e, const GradCall& call, std::span<Val> out) { out[0] = e.call("Neg", {call.gradients[0]}); }

constexpr Rules kRules[] = {
    {"Neg", grad_neg},
};

}  // namespace

std::span<const Rules> elementwise_rules() { return kRules; }

}  // namespace refjit::ops
