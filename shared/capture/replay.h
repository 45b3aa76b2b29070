#pragma once
// Replay: a function captured as a graph and run at once, operator by operator, through eager dispatch, so that whoever
// records eager operators (a trace, a gradient tape) sees the graph's. How a vmap inside a recording is batched.
// Private to capture.
#include "vm/vm.h"

namespace refjit::capture {

/// replay(function, args): what `function`, a Python function without closure, gives for the tuple `args`;
/// NotImplemented where no graph without control flow and effects can be captured. Null: an exception is set.
vm::Ref replay(vm::Vm& vm, vm::Args args);

}  // namespace refjit::capture
