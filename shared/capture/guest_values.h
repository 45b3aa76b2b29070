#pragma once
// Questions that captures ask about guest objects of the tensor and jit world, and the few they make.
#include "base/result.h"
#include "tensor/tensor.h"
#include "vm/vm.h"

namespace refjit::ops {
struct OpDef;
}

namespace refjit::capture {

/// Made by mindspore.mutable(): a number or structure whose value is an input of the graph, not a constant (D5, J13).
bool is_mutable(vm::Vm& vm, vm::Value v);
/// A bool that it marked, which is an int to Python.
bool is_mutable_bool(vm::Vm& vm, vm::Value v);
/// A number that it marked, as it was before.
vm::Ref unmarked_number(vm::Vm& vm, vm::Value v);
/// A class that inherits mindspore.nn.Cell.
bool is_nn_cell_class(vm::Vm& vm, const vm::Type* type);
/// An instance of mindspore.nn.Cell.
bool is_nn_cell(vm::Vm& vm, vm::Value v);
/// An instance of mindspore.Parameter.
bool is_parameter(vm::Vm& vm, vm::Value v);
/// A rank-0 tensor with a Python number's value, converted to `dtype`.
Result<Tensor> scalar_tensor(vm::Vm& vm, vm::Value number, DType dtype);

}  // namespace refjit::capture
