#pragma once
// The guest's mindspore.Tensor: a refjit::Tensor with an object header, subclassed in guest Python by Parameter. Used
// by eager dispatch, capture (which reads type, shape and identity) and numpy (asnumpy, np.array(tensor)). Invariant:
// `tensor` is defined; `id` is unique in the Vm and never reused, so that trace capture may key on it.
#include <cstdint>

#include "tensor/tensor.h"
#include "vm/object.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

struct TensorState;

struct TensorObject : Object {
  Tensor tensor;
  TensorState* state;
  uint64_t id;
  /// What grad and jit set on it: a tracer's node while a trace records, 0 otherwise.
  uint64_t mark;
};

/// Finalizer of tensor objects; doubles as the mark by which the type and its subclasses are known.
void finalize_tensor(Object* o);

/// Tensor or an instance of a subclass.
inline bool is_tensor(Value v) {
  if (!v.is_object()) return false;
  for (const Type* type = v.object()->type; type; type = type->base)
    if (type->slots.finalize == finalize_tensor) return true;
  return false;
}
inline TensorObject* as_tensor(Value v) { return static_cast<TensorObject*>(v.object()); }
/// Null for anything that is no Tensor.
inline const Tensor* tensor_of(Vm&, Value v) { return is_tensor(v) ? &as_tensor(v)->tensor : nullptr; }

/// A new guest Tensor.
Ref new_tensor(Vm& vm, Tensor tensor);
Ref new_tensor(TensorState& state, Tensor tensor);
/// The class mindspore.Tensor.
Type* tensor_type(Vm& vm);
/// mindspore.float32 and so on: one object a dtype.
Ref dtype_value(Vm& vm, DType dtype);
/// A mindspore dtype object, or Python's bool, int, float. False without exception when it is something else.
bool dtype_of_value(Vm& vm, Value v, DType& out);

}  // namespace refjit::vm::tensors
