#pragma once
// What a Cell has cast: by Cell.to_float, and by the rules of amp.auto_mixed_precision(cell, "auto").
#include <optional>

#include "capture/graph_capture.h"
#include "vm/tensors/cast_rules.h"

namespace refjit::capture {

/// What casts floats for a Cell on which to_float was called (a function of the cell and the value), or null.
vm::Value cast_of_cell(vm::Vm& vm, vm::Value cell);
/// The rules of mixed precision that amp.auto_mixed_precision gave to a cell ("auto"); null: none.
vm::Value cast_rules_of(vm::Vm& vm, vm::Value cell);
/// Operators obey the rules of `cell`, if it has any, for as long as this object lives.
class CellRules {
 public:
  CellRules(vm::Vm& vm, vm::Value cell);

 private:
  std::optional<vm::tensors::CastScope> scope_;
};
/// Cell.to_float may be called, or called again.
void guard_float_type(GraphCapture& graph, const SymbolRef& cell);
/// What a graph in the compile cache has cast because its cell, found by `source`, says so.
void depend_on_casts(GraphCapture& graph, const SymbolRef& cell, const SourceRef& source);

}  // namespace refjit::capture
