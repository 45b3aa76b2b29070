#pragma once
// Questions that captures ask about guest objects of the tensor and jit world, and the few they make.
#include <optional>

#include "base/result.h"
#include "tensor/tensor.h"
#include "vm/tensors/cast_rules.h"
#include "vm/vm.h"

namespace refjit::ops {
struct OpDef;
}

namespace refjit::capture {

/// Made by mindspore.mutable(): a number or structure whose value is an input of the graph, not a constant (D5, J13).
bool is_mutable(vm::Vm& vm, vm::Value v);
/// An instance of mindspore.Parameter.
bool is_parameter(vm::Vm& vm, vm::Value v);
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
/// A rank-0 tensor with a Python number's value, converted to `dtype`.
Result<Tensor> scalar_tensor(vm::Vm& vm, vm::Value number, DType dtype);

}  // namespace refjit::capture
