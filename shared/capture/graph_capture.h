#pragma once
// GraphCapture: the graph being made by one capture, with what it depends on: inputs (where each parameter's tensor
// comes from), guards, and the values frozen into it. import() turns a guest value into a Symbol and records guards for
// what it looked at; emit() appends an operator after inference. Used by all three captures through Evaluator.
// Invariant: every node has an abstract value; inputs appear in the order of their first use, arguments before the
// rest.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "capture/guard.h"
#include "capture/outcome.h"
#include "capture/symbol.h"
#include "ir/builder.h"
#include "ops/op.h"

namespace refjit::capture {

/// What fills a parameter of the program at each call.
struct Input {
  SourceRef source;
  vm::Ref tensor;  ///< Instead of a source: a tensor that belongs to the entry (trace).
  ir::Node* parameter = nullptr;
  bool is_number = false;  ///< A mutable int, float or bool, passed as a rank-0 tensor.
};

/// A value that the graph contains as a constant although Python could change it.
struct FrozenValue {
  std::string label;
  std::string value;
  Span span;
};

class GraphCapture {
 public:
  GraphCapture(vm::Vm& vm, std::string name);

  vm::Vm& vm() { return vm_; }
  ir::Module& module() { return *module_; }
  ir::FuncGraph& graph() { return *graph_; }
  ir::Builder& builder() { return builder_; }

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

  /// Dims of arguments that are symbols in this capture, by source label (J13: bytecode's second shape).
  std::unordered_map<std::string, std::vector<ir::Dim>> symbolic_dims;
  /// Trace: tensors are known by identity alone, so one that is given twice needs a guard that it is given twice again.
  bool guards_aliases = false;
  /// Set when capture needed the number behind a symbolic dim: that argument must be captured with numbers.
  std::vector<std::string> needed_dims;

  /// Appends `op` on these symbols (in signature order, defaults filled in), inserting the Casts of implicit promotion
  /// unless the operator takes its operands as they are.
  Outcome<SymbolRef> emit(const ops::OpDef& op, std::span<const SymbolRef> arguments, bool promotes = true);
  /// As a node: constants become ValueNodes, tuples MakeTuple or constant tuples.
  Outcome<ir::Node*> node_of(const SymbolRef& symbol);
  /// Abstract value of a constant symbol; null when the IR cannot hold it.
  ir::AbstractRef abstract_of(vm::Value constant);

  void set_span(const Span& span) { builder_.spans.assign(1, span); }
  /// Span stack for inlined calls: callee's line first.
  std::vector<Span>& spans() { return builder_.spans; }

  // ---- undo: what an instruction changed before it turned out to break the graph
  /// Must be called before items, keys or position of a symbol made during capture change.
  void will_change(const SymbolRef& symbol) {
    if (std::exchange(symbol->changed_in, generation_) == generation_) return;
    changes_.push_back({symbol, symbol->items, symbol->keys, symbol->position, nullptr, nullptr});
  }
  void will_change(const std::shared_ptr<SymbolCell>& cell) {
    changes_.push_back({nullptr, {}, {}, 0, cell, cell->value});
  }
  void forget_changes() {
    changes_.clear();
    ++generation_;
  }
  void undo_changes();

  std::vector<Input> inputs;
  Guards guards;
  std::vector<FrozenValue> frozen;
  /// What Frozen imports looked at, for the compile cache: the graph is the same while these hold.
  Guards dependencies;
  bool keeps_dependencies = false;

  std::shared_ptr<ir::Module> take_module() { return std::move(module_); }

 private:
  SymbolRef import_tensor(vm::Value v, SourceRef source, Depth depth);
  SymbolRef import_number(vm::Value v, SourceRef source);
  SymbolRef import_structure(vm::Value v, SourceRef source, Depth depth);
  void guard(GuardKind kind, SourceRef source, vm::Value v, Depth depth);
  Outcome<std::vector<ir::Node*>> operand_nodes(const ops::OpDef& op, std::span<const SymbolRef> arguments,
                                                bool promotes);
  /// The dtype in which these operands meet; nullopt: none of them is a tensor, or they do not meet.
  std::optional<DType> common_dtype(std::span<const SymbolRef> operands);
  bool is_mutable_number(const Symbol& symbol) const;
  Outcome<ir::Node*> promoted_operand(const SymbolRef& symbol, DType dtype);

  struct Change {
    SymbolRef symbol;
    std::vector<SymbolRef> items;
    std::vector<vm::Ref> keys;
    size_t position;
    std::shared_ptr<SymbolCell> cell;
    SymbolRef value;
  };

  vm::Vm& vm_;
  std::vector<Change> changes_;
  uint64_t generation_ = 1;
  std::shared_ptr<ir::Module> module_;
  ir::FuncGraph* graph_;
  ir::Builder builder_;
  std::unordered_map<uint64_t, SymbolRef> tensors_;  ///< By identity: one parameter a tensor object.
};

}  // namespace refjit::capture
