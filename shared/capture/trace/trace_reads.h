#pragma once
// OutsideReads: what a traced function reads from outside while it runs: globals, closures, attributes, methods of
// classes, default values, and the contents of lists, dicts, sets and arrays. Python's control flow and arithmetic have
// used them, so the trace is right while they are the same. It stands in the frame hook and looks at every instruction.
// What came from outside is known by object: the traced function, and whatever is read from something known. A change
// of what is known, or an act outside of the program, is an effect that a trace would not have again: the first is
// kept. Invariant: the arguments' own structures are guarded where they were imported, and not here.
#include <algorithm>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "capture/graph_capture.h"
#include "vm/frame.h"
#include "vm/vm.h"

namespace refjit::capture {

inline bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

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
  /// Did the traced code find this object outside?
  bool is_known(vm::Value v) const { return v.is_object() && known_.count(v.bits()) != 0; }
  /// The first effect on what is outside; null: there was none.
  const Break* effect() const { return effect_ ? &*effect_ : nullptr; }

 private:
  /// Contents inside contents are read to this depth when native code takes them.
  static constexpr int kMaxDepth = 6;

  struct Read {
    Guard guard;
    Span span;
  };

  /// Is the frame a body of a module of ours, or called by one? Such run once, and what they read is ours.
  bool is_loading(const vm::Frame& frame);
  /// What a module of ours loads at its first use, loaded now: it is there in later calls. Null: it gives nothing.
  vm::Value load(vm::Value module, vm::Str* name, const Source& source);
  void enter(vm::Frame& frame);
  void before(vm::Frame& frame);
  // trace_natives.cpp
  void call(vm::Frame& frame, std::span<const vm::Value> operands);
  void call_unpacked(vm::Frame& frame, bool has_keywords);
  /// A native that looks at more, or at less, than its arguments' contents; false: it looks at these.
  bool read_by_name(vm::Frame& frame, std::string_view name, std::span<const vm::Value> arguments);
  /// A method of a dict that looks at one key, which is read then.
  bool read_entry(std::string_view name, std::span<const vm::Value> arguments);
  void operand_read(vm::Frame& frame, uint32_t depth);
  void contains(vm::Frame& frame);
  /// Which of two objects it is decides something: guards that they are one, or two, where arguments are among them.
  void read_identity(vm::Value a, vm::Value b);
  void read_identities(vm::Value wanted, vm::Value container);
  /// What a weak reference refers to.
  void read_target(vm::Value reference);
  /// All names that an object, its class and its bases have.
  void read_namespaces(vm::Value v);
  /// The contents of what is known in `v`, however deep.
  void read_all(vm::Value v, int depth = 0);
  /// What a mapping proxy shows; others are themselves.
  vm::Value behind(vm::Value v);
  /// An argument of which the guards do not say which object it is: a tensor, a list, a dict.
  bool floats(vm::Value v) const { return floating_.count(v.bits()) != 0; }
  /// Where an object from outside stands; null: it is not known to be from there.
  SourceRef place_of(vm::Value v) const;
  // trace_reads.cpp
  void read_function(vm::Value function, const std::string& label);
  void read_method(vm::Value function, vm::Value self);
  void read_super(const vm::Super* super, vm::Str* name);
  void read_global(vm::Frame& frame, vm::Str* name);
  void read_variable(const vm::Frame& frame, uint32_t slot);
  void read_attribute(vm::Value object, vm::Str* name);
  void read_tensor_attribute(vm::Value object, vm::Str* name);
  /// Of an instance that the traced code made: what its class has.
  void read_class_attribute(vm::Value object, vm::Str* name);
  void read_import(vm::Str* name);
  // trace_effects.cpp
  /// The instruction changes something that others see.
  void write(vm::Frame& frame, python::Op op, uint32_t arg);
  void note_effect(BreakId id, std::string what);
  /// Is this a call that acts outside, changes what is known, or gives something else each time?
  void effect_of_call(vm::Value callee, std::span<const vm::Value> arguments);
  bool is_foreign(vm::Value v) const { return v.is_object() && (is_known(v) || imported_.count(v.bits()) != 0); }
  std::string name_of(vm::Value v) const;
  // trace_reads.cpp
  void read_item(vm::Value container, vm::Value key);
  void read_contents(vm::Value v, int depth);
  /// Guards what stands at `source`; from here on it is known.
  void add(SourceRef source, vm::Value v);
  void add_guard(Guard guard);
  void know(vm::Value v, SourceRef source);
  void know(vm::Value v, const std::string& label) { know(v, v ? Source::watched(v, label) : nullptr); }
  /// Where the known object is found: through the arguments, or as itself.
  SourceRef source_of(vm::Value v) const { return known_.at(v.bits()); }
  const std::string& label_of(vm::Value v) const { return known_.at(v.bits())->label; }
  bool is_own(const vm::Frame& frame) const;

  vm::Vm& vm_;
  vm::FrameHook* outer_;
  const vm::Function* root_;
  FrameView view_;
  std::function<void(std::string)> fail_;
  std::unordered_map<uint64_t, SourceRef> known_;                  ///< Objects from outside.
  std::unordered_map<uint64_t, std::vector<SourceRef>> floating_;  ///< Tensors and structures among the arguments.
  std::unordered_map<uint64_t, SourceRef> second_;                 ///< Where else an argument was found.
  std::unordered_set<uint64_t> imported_;                 ///< Structures whose contents the arguments' guards hold.
  std::unordered_set<uint64_t> made_;                     ///< Functions made by the traced code.
  std::unordered_map<const void*, SourceRef> variables_;  ///< Cells of functions from outside.
  std::unordered_set<std::string> seen_;                  ///< Reads, by path and kind.
  std::unordered_set<const void*> globals_read_;          ///< Instructions that have read theirs.
  bool is_in_own_ = false;                                ///< The instruction is one of the program's code, not ours.
  const vm::Frame* maker_ = nullptr;                      ///< Its next word has a new function on its stack.
  const vm::Frame* importer_ = nullptr;                   ///< One of ours that imports; its next word reads what came.
  vm::Str* import_name_ = nullptr;                        ///< The module that it imports.
  const vm::Frame* body_ = nullptr;                       ///< The body of a module of ours that runs.
  bool is_asking_ = false;                                ///< A module of ours loads something for load().
  std::vector<vm::Ref> kept_;                             ///< What is known stays alive: an address is one object.
  std::vector<Read> reads_;
  std::optional<Break> effect_;
};

}  // namespace refjit::capture
