#pragma once
// GraphCapture: the graph being made by one capture, with what it depends on: inputs (where each parameter's tensor
// comes from), guards, and the values frozen into it. import() turns a guest value into a Symbol and records guards for
// what it looked at; emit() appends an operator after inference. Used by all three captures through Evaluator.
// Invariant: every node has an abstract value; inputs appear in the order of their first use, arguments before the
// rest.
#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "capture/effects.h"
#include "capture/guard.h"
#include "capture/outcome.h"
#include "capture/symbol.h"
#include "ir/builder.h"
#include "ops/op.h"

namespace refjit::capture {

/// A variable or a list or dict that changes: what control flow has to carry.
struct Slot {
  std::shared_ptr<SymbolCell> cell;  ///< Or:
  SymbolRef structure;
  std::string name;  ///< Of the variable, where known.

  bool operator==(const Slot& other) const { return cell == other.cell && structure == other.structure; }
  /// What it holds now; of a structure, a copy. Null: an unbound variable.
  SymbolRef value() const;
};

/// What fills a parameter of the program at each call.
struct Input {
  SourceRef source;
  vm::Ref tensor;  ///< Instead of a source: a tensor that belongs to the entry (trace).
  ir::Node* parameter = nullptr;
  bool is_number = false;    ///< A mutable int, float or bool, passed as a rank-0 tensor.
  bool is_computed = false;  ///< `tensor` is what capture computed for the program's code, which makes it at each call.
};

/// A value that the graph contains as a constant although Python could change it.
struct FrozenValue {
  std::string label;
  std::string value;
  Span span;
};

class Heap;

class GraphCapture {
 public:
  GraphCapture(vm::Vm& vm, std::string name);

  vm::Vm& vm() { return vm_; }
  ir::Module& module() { return *module_; }
  /// The program's own graph: its parameters are the inputs.
  ir::FuncGraph& graph() { return *graph_; }
  /// Appends to the current graph.
  ir::Builder& builder() { return builder_; }

  // ---- the stack of current graphs: branches and loops are graphs of their own, nested in this order
  void enter(ir::FuncGraph& graph);
  void leave();
  /// The current graph, or one around it.
  bool is_open(const ir::FuncGraph* graph) const;
  /// 0 in the program's own graph.
  size_t graph_depth() const { return graphs_.size(); }

  /// How a value from outside becomes a Symbol.
  enum class Depth : uint8_t {
    Guarded,  ///< Record guards on all that is looked at (arguments; everything in bytecode capture).
    Frozen,   ///< Take constants as they are now (globals and attributes in ast capture).
  };
  /// `v` as a Symbol: tensors become parameters, numbers and strings constants, tuples, lists and dicts structures of
  /// symbols, other objects constants whose attributes are imported when they are read.
  SymbolRef import(vm::Value v, SourceRef source, Depth depth);
  /// A tensor that is no argument and has no path from one: fed by identity at every call.
  SymbolRef import_owned(vm::Value tensor, const std::string& name);
  /// An int, float or bool that is an input, of rank 0: only its type is guarded.
  SymbolRef import_number(vm::Value v, SourceRef source);
  /// Does a symbol live that shows the memory of `node`, by one operator or by several?
  bool has_live_views(const ir::Node& node) const;
  /// What stands for a tensor that was imported; null: it was not.
  SymbolRef known_tensor(vm::Value tensor) const {
    const auto known = tensors_.find(tensor.bits());
    return known == tensors_.end() ? nullptr : known->second;
  }

  /// A dim that only the running graph knows, like no other.
  ir::Dim unknown_dim() { return ir::Dim::symbol(kFirstUnknownDim + unknown_dims_++); }
  /// Neither a number nor an argument's.
  static bool is_unknown(ir::Dim dim) { return !dim.is_known() && dim.symbol_id() >= kFirstUnknownDim; }

  /// Dims of arguments that are symbols in this capture, by source label (J13: bytecode's second shape).
  std::unordered_map<std::string, std::vector<ir::Dim>> symbolic_dims;
  /// Where the number behind such a symbol stands, and what it is now.
  struct DimNumber {
    SourceRef source;
    int64_t value = 0;
  };
  using DimNumbers = std::unordered_map<uint32_t, DimNumber>;
  DimNumbers dim_numbers;
  /// Tensors are known by identity alone (trace, bytecode that writes), so one that is given twice needs a guard that
  /// it is given twice again.
  bool guards_aliases = false;
  /// What stands for a tensor object while a graph over one example is captured (vmap of several cells), by identity.
  std::unordered_map<uint64_t, SymbolRef> stand_ins;
  /// Is the object one that holds what only the graph knows?
  bool is_stand_in(vm::Value object) const { return stand_ins.contains(object.bits()); }
  /// Objects from outside and writes to them (bytecode); null: what is imported is imported whole and not written.
  Heap* heap = nullptr;
  /// Numbers at these sources change from call to call: beside a tensor they are inputs (bytecode).
  std::vector<std::string> changing_numbers;
  /// And nobody looks at what they are (counters of loops that go on after a break).
  bool hides_changing_numbers = false;
  /// Values at these sources were others at so many calls that the graph ends where one is needed (bytecode).
  std::vector<std::string> hidden_values;
  /// Numbers that mutable() marked are constants, guarded by value: a whole graph needs one of them while it is built.
  bool fixes_numbers = false;
  /// A branch gave a number that only the running graph knows, of two constants (ast).
  bool chose_numbers = false;
  /// Instead each side of such a branch goes on with its own: a whole graph needs one of them while it is built.
  bool splits_numbers = false;
  int splits_left = 64;  ///< Sides are walked to the function's end, so branches in a row double the graph.
  /// Set when capture needed the number behind a symbolic dim: that argument must be captured with numbers.
  std::vector<std::string> needed_dims;
  uint32_t needed_in = 0;  ///< The line of the captured function in which the first was needed.
  /// Notes that it needs a number of the dims of the tensor at `source`; null: one made in the graph.
  void need_number(const SourceRef& source);

  /// Appends `op` on these symbols (in signature order, defaults filled in), inserting the Casts of implicit promotion
  /// unless the operator takes its operands as they are.
  Outcome<SymbolRef> emit(const ops::OpDef& op, std::span<const SymbolRef> arguments, bool promotes = true);
  /// Appends an operator that writes its first argument (and Parameters among the others), after all before it.
  Outcome<SymbolRef> emit_write(const ops::OpDef& op, std::span<const SymbolRef> arguments);
  /// Parameters that are variables for now, as transform::gradient wants a function that writes them in loops and
  /// branches: what each holds, in order of the first write. Null: writes are effects.
  struct Held {
    ir::Node* parameter;
    std::shared_ptr<SymbolCell> cell;
  };
  std::vector<Held>* held = nullptr;
  /// The variable of `parameter`; null: it has none.
  const Held* held_in(const ir::Node& parameter) const;
  /// One of the program's parameters, itself and not its value.
  bool is_input(const Symbol& symbol) const {
    return symbol.is_node() && symbol.node->is_parameter() && symbol.node->graph() == graph_ && !symbol.is_number;
  }
  Effects effects{*this};
  /// Arguments of the prints that every run of the program's own graph makes, in order: what is printed is an output.
  std::vector<std::vector<SymbolRef>> prints;
  /// `print` of these values.
  Outcome<SymbolRef> add_print(const std::vector<SymbolRef>& values);
  /// The exception of class `type` with these arguments, here in the graph; always the Break that says so.
  Break add_raise(const std::string& type, const std::vector<SymbolRef>& arguments);
  /// Ends the current graph with the raise that stands last in it, as if it gave a value of this type.
  void finish_raised(const ir::AbstractRef& type);
  /// A value that a function of guest/mindspore/ops/computed.py gives when the graph runs, with the type that is known
  /// before.
  Outcome<SymbolRef> emit_python(std::string_view function, const std::vector<SymbolRef>& arguments,
                                 ir::AbstractRef type);
  /// Programs may have nodes that the VM runs: the device is in this process.
  bool has_host = false;
  /// fullgraph=True: nothing may run elsewhere, so plain classes are followed as MindSpore does then (S13 is for the
  /// rest).
  bool is_whole = false;
  /// The current graph is a side of a branch, or a part of a loop: it does not always run.
  bool is_conditional = false;
  /// As a node: constants become ValueNodes, tuples MakeTuple or constant tuples.
  Outcome<ir::Node*> node_of(const SymbolRef& symbol);
  /// Abstract value of a constant symbol; null when the IR cannot hold it.
  ir::AbstractRef abstract_of(vm::Value constant);

  void set_span(const Span& span) { builder_.spans.assign(1, span); }
  /// Span stack for inlined calls: callee's line first.
  std::vector<Span>& spans() { return builder_.spans; }

  // ---- undo: what an instruction changed before it turned out to break the graph
  /// Must be called before items, keys or position of a symbol made during capture change.
  void will_change(const SymbolRef& symbol);
  /// The same, where items or keys are only appended or the position moves: a loop that fills a list, or goes through
  /// one, copies it at no step.
  void will_append(const SymbolRef& symbol);
  void will_change(const std::shared_ptr<SymbolCell>& cell) {
    log({nullptr, {}, {}, 0, false, nullptr, SymbolKind::Null, nullptr, cell, cell->value, nullptr, {}});
  }
  /// `slot` gets this value, as its value() gave it.
  void assign(const Slot& slot, const SymbolRef& value);
  /// A point to go back to. Marks nest; each is rolled back or released.
  size_t mark() {
    ++generation_;
    ++marks_;
    return changes_.size();
  }
  void release_mark() { --marks_; }
  bool has_marks() const { return marks_ != 0; }
  /// All variables and structures are again as they were at `mark`, which stays.
  void roll_back(size_t mark);
  /// What has changed since `mark`, each once, in order of the first change.
  std::vector<Slot> changed_since(size_t mark) const;
  void forget_changes() {
    while (!changes_.empty()) unlog();
    ++generation_;
  }
  void undo_changes();

  std::vector<Input> inputs;
  Guards guards;
  std::vector<FrozenValue> frozen;
  /// A Cell with a `bprop` of its own was inlined, which transform::gradient of the program would not know.
  bool has_own_gradient = false;
  /// What Frozen imports looked at, for the compile cache: the graph is the same while these hold.
  Guards dependencies;
  bool keeps_dependencies = false;

  std::shared_ptr<ir::Module> take_module() { return std::move(module_); }

 private:
  SymbolRef import_tensor(vm::Value v, SourceRef source, Depth depth);
  SymbolRef import_structure(vm::Value v, SourceRef source, Depth depth);
  void guard(GuardKind kind, SourceRef source, vm::Value v, Depth depth);
  /// emit_write() of an Assign, AssignAdd or AssignSub to what is held.
  Outcome<SymbolRef> hold(const ops::OpDef& op, std::span<const SymbolRef> arguments);
  /// `value` in place of `before`: gradients go to `before`, as MindSpore's do through an Assign.
  ir::Node* assigned(ir::Node& before, ir::Node& value);
  /// emit() after the rules of mixed precision, which cast floating tensors before some operators, have had their say.
  Outcome<SymbolRef> emit_as_given(const ops::OpDef& op, std::span<const SymbolRef> arguments, bool promotes);
  Outcome<SymbolRef> cast_floats(const SymbolRef& symbol, DType wanted);
  Outcome<std::vector<ir::Node*>> operand_nodes(const ops::OpDef& op, std::span<const SymbolRef> arguments,
                                                bool promotes);
  /// The dtype in which these operands meet; nullopt: none of them is a tensor, or they do not meet.
  std::optional<DType> common_dtype(std::span<const SymbolRef> operands);
  Outcome<ir::Node*> host_operand(const SymbolRef& symbol);
  Outcome<ir::Node*> emit_host(const ir::Primitive& primitive, std::vector<ir::Node*> operands);
  Outcome<ir::Node*> promoted_operand(const SymbolRef& symbol, DType dtype);

  struct Sizes {
    size_t items, keys, position;
  };
  struct Change {
    SymbolRef symbol;
    std::vector<SymbolRef> items;
    std::vector<vm::Ref> keys;
    size_t position;
    bool is_unloaded;
    std::shared_ptr<const void> state;
    SymbolKind kind;
    std::shared_ptr<const Break> poison;
    std::shared_ptr<SymbolCell> cell;
    SymbolRef value;
    ir::Node* node;
    std::optional<Sizes> appended;  ///< Only these numbers of items and keys, and the position, are saved.
  };
  void log(Change change) {
    if (change.symbol) ++change.symbol->logged.value;
    changes_.push_back(std::move(change));
  }
  void unlog() {
    if (const SymbolRef& symbol = changes_.back().symbol) --symbol->logged.value;
    changes_.pop_back();
  }
  /// Where a change of this generation saved only sizes: those.
  const Sizes* sizes_before(const Symbol& symbol) const;

  static constexpr uint32_t kFirstUnknownDim = 1u << 29;  ///< Above the symbols of arguments.
  uint32_t unknown_dims_ = 0;
  bool takes_open_numbers_ = false;  ///< Operands that are being made nodes may be ints that wait for dims.
  vm::Vm& vm_;
  std::vector<Change> changes_;
  uint64_t generation_ = 1;
  size_t marks_ = 0;
  std::shared_ptr<ir::Module> module_;
  ir::FuncGraph* graph_;
  ir::Builder builder_;
  std::vector<ir::FuncGraph*> graphs_;               ///< Those around the current one, outermost first.
  std::unordered_map<uint64_t, SymbolRef> tensors_;  ///< By identity: one parameter a tensor object.
  /// By the node of a view: the one symbol that stands for it, if it is a tensor.
  std::unordered_map<const ir::Node*, std::weak_ptr<Symbol>> views_;
  std::vector<uint64_t> open_structures_;               ///< Those being imported, outermost first.
  std::unordered_map<uint64_t, SymbolRef> structures_;  ///< Lists and dicts from outside, by identity (ast).
};

/// Emits into `graph` while it lives.
class GraphScope {
 public:
  /// `is_conditional`: see GraphCapture.
  GraphScope(GraphCapture& capture, ir::FuncGraph& graph, bool is_conditional = false)
      : capture_(capture), outer_(std::exchange(capture.is_conditional, is_conditional)) {
    capture_.enter(graph);
  }
  ~GraphScope() {
    capture_.leave();
    capture_.is_conditional = outer_;
  }
  GraphScope(const GraphScope&) = delete;
  GraphScope& operator=(const GraphScope&) = delete;

 private:
  GraphCapture& capture_;
  bool outer_;
};

/// While it lives Parameters that are written are these variables.
class HeldScope {
 public:
  HeldScope(GraphCapture& capture, std::vector<GraphCapture::Held>* held)
      : capture_(capture), outer_(std::exchange(capture.held, held)) {}
  ~HeldScope() { capture_.held = outer_; }
  HeldScope(const HeldScope&) = delete;
  HeldScope& operator=(const HeldScope&) = delete;

 private:
  GraphCapture& capture_;
  std::vector<GraphCapture::Held>* outer_;
};

/// A mark of the undo log; its end undoes what happened since, unless it was kept.
class MarkScope {
 public:
  explicit MarkScope(GraphCapture& capture)
      : capture_(capture), mark_(capture.mark()), prints_(capture.prints.size()) {}
  ~MarkScope() {
    if (!is_kept_) roll_back();
    capture_.release_mark();
  }
  MarkScope(const MarkScope&) = delete;
  MarkScope& operator=(const MarkScope&) = delete;

  size_t mark() const { return mark_; }
  std::vector<Slot> changes() const { return capture_.changed_since(mark_); }
  void roll_back() {
    capture_.roll_back(mark_);
    capture_.prints.resize(std::min(prints_, capture_.prints.size()));
  }
  void keep() { is_kept_ = true; }

 private:
  GraphCapture& capture_;
  size_t mark_;
  size_t prints_;
  bool is_kept_ = false;
};

}  // namespace refjit::capture
