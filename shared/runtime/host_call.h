#pragma once
// HostCall: how a running program reaches the client's VM for a host node (ir/host_primitive.h): what it prints, what
// it raises. Implemented by the capture room, called by the flow executor between kernels; never sent to a server.
// Invariant: values stay opaque to the runtime, and one host at most is current on a thread.
#include <span>
#include <utility>
#include <vector>

#include "base/result.h"
#include "ir/graph.h"
#include "tensor/tensor.h"

namespace refjit::runtime {

/// One operand: its type with the constants that are known, and the tensors of the leaves that are none.
struct HostOperand {
  ir::AbstractRef type;
  std::vector<Tensor> leaves;
};

class HostCall {
 public:
  virtual ~HostCall() = default;
  /// Does what `node` says. Errors: the exception that it raises.
  virtual Status call(const ir::Node& node, std::span<const HostOperand> operands) = 0;
  /// The value of a PyExecute: contiguous tensors of its own. Errors: the exception that the function raises.
  virtual Result<HostOperand> evaluate(const ir::Node& node, std::span<const HostOperand> operands) = 0;
};

/// The host of the run in progress on this thread; null: host nodes fail.
inline thread_local HostCall* current_host = nullptr;

/// Makes `host` current until the end of the scope.
class HostScope {
 public:
  explicit HostScope(HostCall& host) : outer_(std::exchange(current_host, &host)) {}
  ~HostScope() { current_host = outer_; }
  HostScope(const HostScope&) = delete;
  HostScope& operator=(const HostScope&) = delete;

 private:
  HostCall* outer_;
};

}  // namespace refjit::runtime
