#pragma once
// GlobalNumbers: the ints, floats and bools that a traced function reads from modules, closures and attributes.
// Python's control flow and arithmetic have used them, so a trace is right while they are the same. Private to
// capture/trace.
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
  /// An activation: the function and the instances among its arguments, by slot.
  struct Activation {
    vm::Ref function;
    std::vector<std::pair<uint32_t, vm::Ref>> instances;
  };

  void guard_global(GraphCapture& graph, const vm::Function* function, const vm::Function* root, uint32_t word) const;
  /// Guards what `word` and the LOAD_ATTRs after it read, step by step, as far as no guest code runs.
  void guard_attributes(GraphCapture& graph, const Activation& activation, uint32_t word) const;
  /// The object whose attribute is read after `word`; null: not one that stays.
  SourceRef base_of(GraphCapture& graph, const Activation& activation, uint32_t word) const;
  void add(GraphCapture& graph, Guard guard) const;
  bool is_written(vm::Value globals, const vm::Str* name) const;
  bool is_attribute_written(const vm::Str* name) const;

  vm::Vm& vm_;
  vm::FrameHook* outer_;
  std::vector<vm::Ref> functions_;
  std::vector<Activation> activations_;
};

}  // namespace refjit::capture
