#pragma once
// The gradient rule of one eager program (operator, constant arguments, dtypes and shapes), compiled: for each pattern
// of wanted arguments and given gradients the rule is run once on a graph, and what it needs of that becomes a list of
// eager operators, which the tape replays. So a backward step costs its operators and nothing that nobody asked for.
// Owned by the EagerEntry, shared with the tapes that recorded it.
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ops/rules.h"
#include "vm/tensors/eager.h"

namespace refjit::vm::tensors {

struct GradProgram;

struct OpGradients {
  explicit OpGradients(const ops::OpDef& op);
  ~OpGradients();

  const ops::OpDef& op;
  const ops::Rules* rules;  ///< Null: the operator has no rule.
  std::vector<std::unique_ptr<GradProgram>> programs;
};

/// One application to differentiate.
struct GradStep {
  std::span<const Ref> arguments;    ///< As given to the operator; trailing ones may be missing.
  Value result;                      ///< A Tensor or a tuple of Tensors.
  std::span<const uint8_t> wanted;   ///< One a Tensor argument, tuples flattened.
  std::span<const Value> gradients;  ///< One a Tensor of the result; null: zero.
};

/// Fills `out`, one a Tensor argument; null: zero. False: an exception is set.
bool run_gradient(TensorState& state, OpGradients& gradients, const GradStep& step, std::span<Ref> out);

/// A constant of a graph as an operator takes it: numbers, texts, dtypes, Tensors, tuples of them; None for the rest.
Ref guest_value(TensorState& state, const ir::Abstract& a);

}  // namespace refjit::vm::tensors
