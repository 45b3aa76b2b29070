#pragma once
// What the flow planner knows of a node's value while it plans one graph: type, slots, and for functions which graph
// and arguments they stand for, so that a call of `Switch(c, Partial(f, x), g)` makes no function value at run time.
// Private to the flow planner.
#include <memory>
#include <vector>

#include "runtime/flow_plan.h"

namespace refjit::runtime {

struct FlowFunction;

struct FlowValue {
  ir::AbstractRef abstract;
  std::vector<SlotRef> leaves;  ///< Of tensors, variable numbers, functions that are no `function`.
  std::shared_ptr<const FlowFunction> function;
};

/// Either a graph with bound arguments, or a choice between two functions.
struct FlowFunction {
  ir::FuncGraph* graph = nullptr;
  std::vector<FlowValue> bound;
  SlotRef condition = 0;
  std::vector<FlowValue> branches;  ///< Of a choice: true, false.
};

/// Of a function that is known only at run time.
const ir::AbstractRef& function_type();

/// `type` without constants of tensors and numbers; itself when it has none.
ir::AbstractRef erased(const ir::AbstractRef& type);

/// A value of this erased type whose leaves are `slots`; what `declared` (may be null) knows to be a constant is one.
FlowValue value_of_leaves(const ir::AbstractRef& type, std::vector<SlotRef> slots, const ir::AbstractRef& declared);

/// Leaves of an erased type: tensors, numbers, functions.
void append_flow_leaves(const ir::Abstract& type, std::vector<const ir::Abstract*>& leaves);

}  // namespace refjit::runtime
