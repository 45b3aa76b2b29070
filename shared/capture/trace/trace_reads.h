#pragma once
// OutsideReads: what a traced function reads from outside while it runs: globals, closures, attributes, methods of
// classes, default values, and the contents of lists, dicts, sets and arrays. Python's control flow and arithmetic have
// used them, so the trace is right while they are the same. It stands in the frame hook and looks at every instruction.
// What came from outside is known by object: the traced function, and whatever is read from something known. A change
// of what is known, or an act outside of the program, is an effect that a trace would not have again: the first is
// kept. Invariant: the arguments' own structures are guarded where they were imported, and not here.
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "capture/graph_capture.h"
#include "vm/frame.h"
#include "vm/vm.h"

namespace refjit::capture {

class OutsideReads : public vm::FrameHook {
 public:
  /// `imported`: the arguments as symbols. `fail` takes why the trace cannot be run again.
  OutsideReads(vm::Vm& vm, const vm::Function* root, const FrameView& view, std::span<const SymbolRef> imported,
               std::function<void(std::string)> fail);
  ~OutsideReads() override;
  OutsideReads(const OutsideReads&) = delete;
  OutsideReads& operator=(const OutsideReads&) = delete;

  vm::HookOutcome on_frame(vm::Vm& vm, vm::Frame& frame) override;
  /// Adds a guard for each read. What no longer holds has been changed by the function itself.
  void guard(GraphCapture& graph);
  /// The first effect on what is outside; null: there was none.
  const Break* effect() const { return effect_ ? &*effect_ : nullptr; }

 private:
  struct Read {
    Guard guard;
    Span span;
  };

  void enter(vm::Frame& frame);
  void before(vm::Frame& frame);
  void call(std::span<const vm::Value> operands);
  void operand_read(vm::Frame& frame, uint32_t depth);
  void read_function(vm::Value function, const std::string& label);
  void read_method(vm::Value function, vm::Value self);
  void read_super(const vm::Super* super, vm::Str* name);
  void read_global(vm::Frame& frame, vm::Str* name);
  void read_variable(const vm::Frame& frame, uint32_t slot);
  void read_attribute(vm::Value object, vm::Str* name);
  /// The instruction changes something that others see.
  void write(vm::Frame& frame, python::Op op, uint32_t arg);
  void note_effect(BreakId id, std::string what);
  /// Is this a call that acts outside, changes what is known, or gives something else each time?
  void effect_of_call(vm::Value callee, std::span<const vm::Value> arguments);
  bool is_foreign(vm::Value v) const { return v.is_object() && (is_known(v) || imported_.count(v.bits()) != 0); }
  std::string name_of(vm::Value v) const;
  void read_item(vm::Value container, vm::Value key);
  void read_contents(vm::Value v, int depth);
  /// Guards what stands at `source`; from here on it is known.
  void add(SourceRef source, vm::Value v);
  void add_guard(Guard guard);
  bool is_known(vm::Value v) const { return v.is_object() && known_.count(v.bits()) != 0; }
  void know(vm::Value v, SourceRef source);
  void know(vm::Value v, const std::string& label) { know(v, v ? Source::object(v, label) : nullptr); }
  /// Where the known object is found: through the arguments, or as itself.
  SourceRef source_of(vm::Value v) const { return known_.at(v.bits()); }
  const std::string& label_of(vm::Value v) const { return known_.at(v.bits())->label; }
  bool is_own(const vm::Frame& frame) const;

  vm::Vm& vm_;
  vm::FrameHook* outer_;
  const vm::Function* root_;
  FrameView view_;
  std::function<void(std::string)> fail_;
  std::unordered_map<uint64_t, SourceRef> known_;         ///< Objects from outside.
  std::unordered_set<uint64_t> imported_;                 ///< Structures whose contents the arguments' guards hold.
  std::unordered_set<uint64_t> made_;                     ///< Functions made by the traced code.
  std::unordered_map<const void*, SourceRef> variables_;  ///< Cells of functions from outside.
  std::unordered_set<std::string> seen_;                  ///< Reads, by path and kind.
  std::unordered_set<const void*> globals_read_;          ///< Instructions that have read theirs.
  const vm::Frame* maker_ = nullptr;                      ///< Its next word has a new function on its stack.
  std::vector<vm::Ref> kept_;                             ///< What is known stays alive: an address is one object.
  std::vector<Read> reads_;
  std::optional<Break> effect_;
};

}  // namespace refjit::capture
