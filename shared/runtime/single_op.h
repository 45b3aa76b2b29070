#pragma once
// Programs of one node, made from an operator and constant arguments: how conformance, replay's search for the guilty
// operator and tests run one operator on any device. Tensors among the arguments become parameters (their values the
// inputs); everything else stays a constant of the graph.
#include <span>
#include <string>
#include <vector>

#include "ops/op.h"
#include "runtime/device.h"

namespace refjit::runtime {

struct SingleOp {
  Program program;
  std::vector<Tensor> inputs;
  std::vector<TensorType> input_types;
  ir::Node* node = nullptr;  ///< The operator's CNode.
  ir::AbstractRef result;    ///< Its inferred type.
};

/// Errors: inference's, and constants without a value.
Result<SingleOp> make_single_op(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments);

/// `type` with these tensors as its constants: a tensor, or a flat tuple of tensors and constants.
Result<ir::AbstractRef> with_values(const ir::AbstractRef& type, std::span<const Tensor> tensors);

}  // namespace refjit::runtime
