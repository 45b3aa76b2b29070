#pragma once
// Primitive objects: an operator of the table as a guest callable, `ops.Add()` or `ops.ReduceSum(keep_dims=True)`. Made
// by guest Python through `_refjit.primitive`; capture reads `op` and `bound` and emits the operator instead of calling
// it.
#include "ops/op.h"
#include "vm/object.h"
#include "vm/tensors/operators.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

struct PrimitiveObject : GcObject {
  static constexpr size_t kMaxArguments = 16;
  const ops::OpDef* op;
  Caller caller;               ///< Made for users (`ops.Add()`) or as a part of the library.
  Value bound[kMaxArguments];  ///< Owned; arguments fixed at construction by signature position, null elsewhere.
};

bool is_primitive(Value v);
inline PrimitiveObject* as_primitive(Value v) { return static_cast<PrimitiveObject*>(v.object()); }

/// The guest function behind a primitive class such as `ops.ReduceSum`, which makes its objects; None: they take
/// nothing (`ops.Add`). Null: `v` is no such class.
Value primitive_constructor(Vm& vm, Value v);
/// Whether MindSpore's parser takes v for the operator's argument `index`, if it has any look at such arguments.
bool takes_argument(Vm& vm, const ops::OpDef& op, size_t index, Value v);

/// Places call arguments in signature order around the bound ones: `out` receives op->args.size() borrowed Values, null
/// where the default holds. False: TypeError is set.
bool bind_arguments(Vm& vm, PrimitiveObject* primitive, Args args, Value* out);

/// Argument `index` when the caller does not give it: the bound value, else the signature's default. Null with
/// TypeError when there is neither.
Ref primitive_default(Vm& vm, const PrimitiveObject* primitive, size_t index);

}  // namespace refjit::vm::tensors
