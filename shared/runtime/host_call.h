#pragma once
// HostCall: how a plan reaches the client's VM for a fallback node (PyExecute). Implemented by the VM's room, called by
// executors between the segments of a cut plan; never sent to a server and never cached. Invariant: values stay opaque
// to the runtime, and the error of a failed call is the guest's own exception, already pending in the VM.
//
// The planner refuses programs with host nodes so far (plan.cpp says so with the node's line): a PyExecute's result has
// no type before the call, so what follows it can only be planned after it.
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

class HostCall {
 public:
  virtual ~HostCall() = default;
  /// Runs `node` (a PyExecute) in the VM on its flattened tensor operands; fills `results`.
  virtual Status call(const ir::Node& node, std::span<const Tensor> operands, std::vector<Tensor>& results) = 0;
};

}  // namespace refjit::runtime
