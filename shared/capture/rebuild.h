#pragma once
// Rebuild: how guest values are made again after a graph has run: which output, which constant, which structure around
// them. One for a function's result, or one for each local and stack slot at a graph break. Values that came from
// outside unchanged are taken from their source, so their identity is kept; what several places share is made once.
// Effect: one write to an object from outside, done after everything has been built.
#include <memory>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

#include "capture/graph_capture.h"
#include "capture/view_step.h"

namespace refjit::capture {

enum class RebuildKind : uint8_t {
  Unset,
  Kept,  ///< A variable that was not set and is left as it is, for in another call it may be.
  Output,
  Number,  ///< A Python number from an output of rank 0.
  Constant,
  Source,
  Tuple,  ///< Of the class `constant`, if any.
  List,
  Dict,  ///< Of the class `constant`, if any.
  Set,   ///< Like `constant`, if any.
  Slice,
  Iterator,
  Stream,  ///< `constant`, a type of lazy iterators, called with the items; of one over a list, a
           ///< dict or a set (`constant`), `output` is its place.
  Text,    ///< The str() of the items, one after another.
  Cell,
  Function,   ///< `constant`: code; items: globals, defaults, keyword defaults, annotations, then the closure's cells
  Method,     ///< items: function, self
  Shared,     ///< What `shared` names.
  View,       ///< Of the tensor from outside at `source` (or `constant`; or of output `output`), by `steps`.
  Instance,   ///< Of the class `constant`, without attributes: effects give it those.
  Partial,    ///< items: function and arguments, those of `keys` last; `constant`: functools.partial
  Generator,  ///< `constant`: code; items: globals, slots, operands; it stands at word `output`
  Copy,       ///< Of the tensor `constant`, which capture computed once and the program computes at each call; with
              ///< `steps`, a view of it. What shares memory with others does so again.
};

/// The state of one rebuilding: values made so far that several places share.
struct BuildContext {
  const FrameView& frame;
  std::span<const Tensor> outputs;
  std::vector<vm::Ref> shared;
  std::vector<vm::Ref> tensors;
  std::unordered_map<const Storage*, StorageRef> copies;  ///< The memory of those that capture computed, for this call.
};

struct Rebuild {
  RebuildKind kind = RebuildKind::Unset;
  uint32_t output = 0;
  uint32_t shared = 0;  ///< Number under which others find it; 0: nobody does.
  vm::Ref constant;
  SourceRef source;
  std::vector<Rebuild> items;
  std::vector<vm::Ref> keys;
  std::shared_ptr<const std::vector<ViewStep>> steps;

  /// Null with an exception set (MemoryError), or for Unset and Kept without one.
  vm::Ref build(vm::Vm& vm, BuildContext& context) const;
  vm::Ref build(vm::Vm& vm, const FrameView& frame, std::span<const Tensor> outputs) const;

 private:
  /// Others that share it find it from here on.
  void remember(const vm::Ref& made, BuildContext& context) const;
  vm::Ref build_copy(vm::Vm& vm, BuildContext& context) const;
  vm::Ref build_function(vm::Vm& vm, BuildContext& context) const;
  vm::Ref build_structure(vm::Vm& vm, BuildContext& context) const;
  /// An empty one, of the class `constant`, whose factory is the item behind those of the keys.
  vm::Ref build_dict(vm::Vm& vm, BuildContext& context) const;
  bool fill(vm::Vm& vm, BuildContext& context, vm::Value made) const;
};

/// Plans the rebuilding of several symbols that may share parts; nodes they need are appended to `outputs` (each once).
/// With `keeps_parameters` a parameter inside a structure is an output like any other, as MindSpore's graphs have it;
/// without, values are what Python would have: the same objects, and views of what they are views of.
class RebuildPlan {
 public:
  RebuildPlan(std::vector<ir::Node*>& outputs, bool keeps_parameters)
      : outputs_(outputs), keeps_parameters_(keeps_parameters) {
    for (size_t i = 0; i < outputs.size(); ++i) output_numbers_.try_emplace(outputs[i], static_cast<uint32_t>(i));
  }

  /// `symbol` will be planned, with whatever else is noted: tensors made in the graph that show one memory do so again.
  void note(const SymbolRef& symbol);
  /// A Break when the value cannot be made again; `blocker()` says which symbol it was.
  Outcome<Rebuild> plan(const SymbolRef& symbol, int nesting = 0);
  Outcome<Rebuild> plan_cell(const std::shared_ptr<SymbolCell>& cell);
  const Symbol* blocker() const { return blocker_; }
  /// Is this instance, made in the graph, part of what was noted?
  bool has_made(const Symbol& instance) const { return made_.count(&instance) != 0; }
  bool has_noted(const Symbol& symbol) const { return noted_.count(&symbol) != 0; }
  /// Where the program's parameters come from; without, views of them block. Must outlive the plan.
  const std::vector<Input>* inputs = nullptr;
  /// What symbols of dims stand for; without, views of such shapes block. Must outlive the plan.
  const GraphCapture::DimNumbers* dim_numbers = nullptr;
  /// Of the captured frame: found through the frame, for functions of one code may have several. Null: nobody's.
  vm::Ref frame_globals;
  /// A dict of global variables, to be planned.
  SymbolRef globals(const vm::Ref& dict) const;
  bool has_views() const { return has_views_; }
  /// Is this node of the graph one of those that a planned view is made by, and checked?
  bool shows(const ir::Node* node) const { return shown_.count(node) != 0; }
  /// A view could not be planned because dims are symbols.
  bool needs_numbers() const { return needs_numbers_; }

 private:
  /// As plan(), of a structure that has just got its number.
  /// `tensor`, which capture computed, as an object and memory of each call; one object however often it is planned.
  Rebuild plan_copy(vm::Value tensor);
  /// The input that this parameter of the program is; null: none.
  const Input* input_of(const ir::Node* parameter) const;
  Outcome<Rebuild> plan_new(const SymbolRef& symbol, Rebuild rebuild, int nesting);
  Outcome<Rebuild> parts(Rebuild rebuild, const std::vector<SymbolRef>& items, size_t from, int nesting);
  Outcome<Rebuild> function(const Symbol& symbol, Rebuild rebuild);
  /// Fills in how a view of `base`, a parameter or a node of the graph, is made; false: not from what is known now.
  bool plan_view(const ir::Node* node, const ir::Node* base, Rebuild& rebuild);
  bool is_view_of_shared(const ir::Node* node) const;
  uint32_t output_of(ir::Node* node);

  std::vector<ir::Node*>& outputs_;
  std::unordered_map<const ir::Node*, uint32_t> output_numbers_;
  bool keeps_parameters_;
  std::unordered_map<const void*, uint32_t> numbers_;
  std::vector<SymbolRef> kept_;  ///< What is numbered stays alive, so that an address is one symbol.
  const Symbol* blocker_ = nullptr;
  bool has_views_ = false, needs_numbers_ = false;
  std::set<const Symbol*> noted_, made_;
  std::set<const ir::Node*> shown_;
  std::set<uint32_t> open_;  ///< Numbers of what is being planned and must be complete before others may share it.
  /// By a node of the graph: those that were noted and show its memory.
  std::unordered_map<const ir::Node*, std::set<const ir::Node*>> sharers_;
};

Outcome<Rebuild> plan_rebuild(const SymbolRef& symbol, std::vector<ir::Node*>& outputs, bool keeps_parameters);

enum class EffectKind : uint8_t { Attribute, Item, Cell, Append, ReplaceList, Clear };

/// One write. Item: `target[key] = value`; of a set: add or discard. Clear: of a dict.
struct Effect {
  EffectKind kind = EffectKind::Attribute;
  Rebuild target;
  vm::Ref name;   ///< Attribute's name; Item's key.
  Rebuild value;  ///< ReplaceList, Append: a list of the items.
  bool is_deletion = false;
};

/// An effect with its values made.
struct BuiltEffect {
  const Effect* effect;
  vm::Ref target, value;
};
/// False: an exception is set.
bool build_effects(vm::Vm& vm, const std::vector<Effect>& effects, BuildContext& context,
                   std::vector<BuiltEffect>& built);
bool apply_effects(vm::Vm& vm, const std::vector<BuiltEffect>& built);

}  // namespace refjit::capture
