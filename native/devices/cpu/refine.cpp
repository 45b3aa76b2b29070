// Convolutions of a plan take over what follows them, at plan time when all types are known:
//   y = Conv2D(x, w); n = BatchNorm(y, ...)[0]; s = Add(n, r); z = ReLU(s)   ->   z = Conv2D+(x, w, ..., r)
// (each part of the tail may be missing; a value that anything else reads stays), and a value that only convolutions
// read stays in blocks of 16 channels between them.
#include <algorithm>
#include <optional>

#include "devices/cpu/conv.h"
#include "devices/cpu/norm.h"
#include "devices/cpu/noted.h"
#include "devices/cpu/plan_uses.h"
#include "runtime/plan.h"

namespace refjit::devices::cpu {
namespace {

using runtime::BufferKind;
using runtime::Plan;
using runtime::Step;

/// A convolution and the tail that it takes over.
struct Chain {
  uint32_t first = 0, last = 0;    ///< Steps: the convolution, and the one whose place the whole takes.
  std::vector<uint32_t> absorbed;  ///< Steps that disappear into the last one.
  ConvSpec spec;
  std::vector<uint32_t> inputs;  ///< Buffers in the order of ConvSpec.
  uint32_t output = 0;
  std::shared_ptr<const ConvKernel> kernel;
};

class Refiner {
 public:
  explicit Refiner(Plan& plan) : plan_(plan), uses_(plan), is_taken_(plan.steps.size()) {}

  void run() {
    for (uint32_t s = 0; s < plan_.steps.size(); ++s)
      if (auto chain = chain_at(s)) chains_.push_back(*std::move(chain));
    if (chains_.empty()) return;
    choose_layouts();
    if (!make_kernels()) {
      for (Chain& chain : chains_)
        chain.spec.is_x_blocked = chain.spec.is_y_blocked = chain.spec.is_residual_blocked = false;
      if (!make_kernels()) return;
    }
    rewrite();
  }

 private:
  template <class State>
  const State* state_of(const Step& step) const {
    return dynamic_cast<const State*>(step.kernel.state.get());
  }

  std::optional<Chain> chain_at(uint32_t s);
  bool take_norm(Chain& chain, const Step& step) const;
  bool take_epilogue(Chain& chain, const Step& step) const;
  void choose_layouts();
  bool make_kernels();
  void rewrite();

  Plan& plan_;
  PlanUses uses_;
  std::vector<bool> is_taken_;  ///< Steps of a tail: a sum of two convolutions belongs to one of them.
  std::vector<Chain> chains_;
};

std::optional<Chain> Refiner::chain_at(uint32_t s) {
  const Step& step = plan_.steps[s];
  const auto* conv = state_of<ConvKernel>(step);
  if (!conv || conv->spec().kind != ConvSpec::Kind::Forward) return std::nullopt;
  Chain chain;
  chain.first = chain.last = s;
  chain.spec = conv->spec();
  chain.inputs = {uses_.inputs_of(step).begin(), uses_.inputs_of(step).end()};
  chain.output = uses_.output_of(step);
  for (uint32_t user = uses_.only_user(chain.output); user != kNoStep; user = uses_.only_user(chain.output)) {
    const Step& next = plan_.steps[user];
    if (is_taken_[user] || uses_.writes_between(chain.first, user)) break;
    if (!take_norm(chain, next) && !take_epilogue(chain, next)) break;
    chain.absorbed.push_back(chain.last);
    chain.last = user;
    is_taken_[user] = true;
    chain.output = uses_.output_of(next);
  }
  return chain;
}

bool Refiner::take_norm(Chain& chain, const Step& step) const {
  const auto* norm = state_of<BatchNormState>(step);
  if (!norm || norm->is_training || step.inputs != 5 || step.outputs != 5) return false;
  if (chain.spec.has_norm || chain.spec.has_residual || chain.spec.has_relu) return false;
  const auto operands = uses_.inputs_of(step);
  if (operands[0] != chain.output) return false;
  // A Reshape between the two is no step: the same buffer can have other channels.
  const Shape& y = chain.spec.y;
  if (norm->batch != y[0] || norm->channels != y[1] || norm->inner != y[2] * y[3]) return false;
  for (uint32_t i = 1; i < 5; ++i)
    if (!uses_.is_unused(uses_.output_of(step, i))) return false;
  chain.spec.has_norm = true;
  chain.spec.epsilon = norm->epsilon;
  chain.inputs.insert(chain.inputs.end(), operands.begin() + 1, operands.end());
  return true;
}

bool Refiner::take_epilogue(Chain& chain, const Step& step) const {
  const auto* epilogue = state_of<EpilogueState>(step);
  if (!epilogue || chain.spec.has_relu) return false;
  if (epilogue->has_residual) {
    if (chain.spec.has_residual) return false;
    const auto operands = uses_.inputs_of(step);
    chain.spec.has_residual = true;
    chain.inputs.push_back(operands[0] == chain.output ? operands[1] : operands[0]);
  }
  chain.spec.has_relu = epilogue->has_relu;
  return true;
}

/// An output is blocked where every reader is a convolution's x or residual, of the same shape (a Reshape is no step).
void Refiner::choose_layouts() {
  std::vector<uint32_t> blocked;
  for (Chain& chain : chains_) {
    const bool is_temporary =
        plan_.buffers[chain.output].kind == BufferKind::Temporary && !uses_.is_result(chain.output);
    if (!is_temporary || uses_.users_of(chain.output).empty() || !chain.spec.can_be_blocked()) continue;
    const auto users = uses_.users_of(chain.output);
    const bool is_private = std::all_of(users.begin(), users.end(), [&](uint32_t user) {
      return std::any_of(chains_.begin(), chains_.end(), [&](const Chain& reader) {
        const bool is_part = reader.first == user || reader.last == user ||
                             std::find(reader.absorbed.begin(), reader.absorbed.end(), user) != reader.absorbed.end();
        if (!is_part || !reader.spec.can_be_blocked()) return false;
        const bool is_x = reader.inputs[0] == chain.output && reader.spec.x == chain.spec.y;
        const bool is_residual =
            reader.spec.has_residual && reader.inputs.back() == chain.output && reader.spec.y == chain.spec.y;
        const auto uses = std::count(reader.inputs.begin(), reader.inputs.end(), chain.output);
        return (is_x || is_residual) && uses == is_x + is_residual;
      });
    });
    if (!is_private) continue;
    chain.spec.is_y_blocked = true;
    blocked.push_back(chain.output);
  }
  const auto is_blocked = [&](uint32_t b) { return std::find(blocked.begin(), blocked.end(), b) != blocked.end(); };
  // A residual meets the result in the result's own layout.
  bool is_settled = false;
  while (!is_settled) {
    is_settled = true;
    for (Chain& chain : chains_) {
      chain.spec.is_x_blocked = is_blocked(chain.inputs[0]);
      chain.spec.is_residual_blocked = chain.spec.has_residual && is_blocked(chain.inputs.back());
      if (!chain.spec.has_residual || chain.spec.is_residual_blocked == chain.spec.is_y_blocked) continue;
      // Both become plain: readers of either are looked at again.
      const uint32_t residual = chain.inputs.back();
      for (Chain& other : chains_)
        if (other.output == residual || other.output == chain.output) other.spec.is_y_blocked = false;
      std::erase_if(blocked, [&](uint32_t b) { return b == residual || b == chain.output; });
      is_settled = false;
    }
  }
}

bool Refiner::make_kernels() {
  for (Chain& chain : chains_) {
    chain.kernel = ConvKernel::make(chain.spec);
    if (!chain.kernel) return false;
  }
  return true;
}

void Refiner::rewrite() {
  std::vector<bool> is_gone(plan_.steps.size());
  for (Chain& chain : chains_) {
    for (uint32_t s : chain.absorbed) is_gone[s] = true;
    Step& step = plan_.steps[chain.last];
    step.name = plan_.steps[chain.first].name;
    step.kernel = ConvKernel::prepared(chain.kernel);
    step.operands = static_cast<uint32_t>(plan_.operands.size());
    step.inputs = static_cast<uint32_t>(chain.inputs.size());
    step.outputs = 1;
    plan_.operands.insert(plan_.operands.end(), chain.inputs.begin(), chain.inputs.end());
    plan_.operands.push_back(chain.output);
  }
  size_t kept = 0;
  for (size_t s = 0; s < plan_.steps.size(); ++s) {
    if (is_gone[s]) continue;
    if (kept != s) plan_.steps[kept] = std::move(plan_.steps[s]);
    ++kept;
  }
  plan_.steps.resize(kept);
}

}  // namespace

void refine(Plan& plan) {
  if (has_kernel<ConvKernel>(plan)) Refiner(plan).run();
}

}  // namespace refjit::devices::cpu
