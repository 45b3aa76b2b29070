#pragma once
// mindspore.float32 and its like: dtype objects, one each, of the types Float, Int, UInt, BFloat, Bool and Complex (as
// MindSpore's `mindspore._c_expression.typing`).
#include "tensor/dtype.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

struct TensorState;

struct DTypeObject : Object {
  DType dtype;
};

bool define_dtypes(Vm& vm, TensorState& state);

}  // namespace refjit::vm::tensors
