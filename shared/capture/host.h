#pragma once
// The VM's side of host nodes (ir/host_primitive.h): what Print writes and raise throws when a captured program gets
// there, and Ctrl-C. JitHost serves one Vm and is current while one of its programs runs. append_printed gives the
// lines that MindSpore's operator Print writes. Operands: constants, tensors, tuples of those; a list is a text: the
// str() of its items, one after another.
#include <string>

#include "runtime/host_call.h"
#include "runtime/stop.h"
#include "vm/vm.h"

namespace refjit::capture {

class JitHost final : public runtime::HostCall, public runtime::StopCheck {
 public:
  explicit JitHost(vm::Vm& vm) : vm_(vm) {}
  Status call(const ir::Node& node, std::span<const runtime::HostOperand> operands) override;
  /// A function of guest/mindspore/ops/computed.py, named by the first operand.
  Result<runtime::HostOperand> evaluate(const ir::Node& node, std::span<const runtime::HostOperand> operands) override;
  /// Ctrl-C ends a loop in a graph as it ends one in Python.
  Status check() override;

 private:
  vm::Vm& vm_;
};

/// Appends the lines for a value: a line each, structures item by item. False: an exception is set.
bool append_printed(vm::Vm& vm, vm::Value value, bool is_inside, std::string& text);
/// While it lives `print` writes as the operator Print does: a function whose graph would have printed is interpreted.
class GraphPrints {
 public:
  explicit GraphPrints(vm::Vm& vm);
  ~GraphPrints();
  GraphPrints(const GraphPrints&) = delete;
  GraphPrints& operator=(const GraphPrints&) = delete;

 private:
  vm::Vm& vm_;
  vm::Ref plain_;  ///< Null: it is so already.
};

/// Gives these lines to `print`. False: an exception is set.
bool write_printed(vm::Vm& vm, std::string text);

}  // namespace refjit::capture
