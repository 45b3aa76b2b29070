#pragma once
// GlobalNumbers: the ints, floats and bools that a traced function reads from modules and closures. Python's control
// flow and arithmetic have used them, so a trace is right while they are the same. Private to capture/trace.
#include <vector>

#include "capture/graph_capture.h"
#include "vm/frame.h"
#include "vm/vm.h"

namespace refjit::capture {

/// Notes the functions that run while it lives.
class GlobalNumbers : public vm::FrameHook {
 public:
  explicit GlobalNumbers(vm::Vm& vm);
  ~GlobalNumbers() override;
  GlobalNumbers(const GlobalNumbers&) = delete;
  GlobalNumbers& operator=(const GlobalNumbers&) = delete;

  vm::HookOutcome on_frame(vm::Vm& vm, vm::Frame& frame) override;
  /// Guards every number that these functions read and none of them writes. `root`: the traced function. Numbers that
  /// they write go into the graph's frozen values: a guard on them would never hold.
  void guard(GraphCapture& graph, const vm::Function* root) const;

 private:
  void guard_global(GraphCapture& graph, const vm::Function* function, const vm::Function* root, uint32_t word) const;
  bool is_written(vm::Value globals, const vm::Str* name) const;

  vm::Vm& vm_;
  vm::FrameHook* outer_;
  std::vector<vm::Ref> functions_;
};

}  // namespace refjit::capture
