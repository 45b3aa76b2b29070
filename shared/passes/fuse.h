#pragma once
// What elementwise_fusion makes and the planner takes: a node `Fused(@body, inputs...)` whose body is a graph of
// elementwise operators over one index space. The body's parameters are the tensor inputs in order; scalar constants
// stay inside.
#include <span>

#include "base/result.h"
#include "ir/graph.h"
#include "kernels/kernel.h"

namespace refjit::passes {

/// The body of a fused node; null when `node` is none.
const ir::FuncGraph* fused_body(const ir::Node& node);

/// The body as instructions for these concrete inputs (types are derived again, so symbolic dims take their numbers).
/// Errors: inference's; Internal when the body holds something that is not elementwise.
Result<kernels::FusedProgram> fused_program(const ir::FuncGraph& body, std::span<const TensorType> inputs);

}  // namespace refjit::passes
