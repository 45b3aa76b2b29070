#pragma once
// Inner parts of the tensor room: the operator table resolved to OpDefs, conversions that several files need.
#include <array>
#include <optional>

#include "ops/op.h"
#include "vm/vm.h"

namespace refjit::vm::tensors {

/// Who calls an operator: what the library is composed of takes any dtype, users have MindSpore's of the device target.
enum class Caller : uint8_t { Library, User };
struct TensorState;

/// The OpDefs behind one Python operator (operator_names.h); null where the table lacks one.
struct OperatorChoice {
  const ops::OpDef* tensor_tensor = nullptr;
  const ops::OpDef* tensor_scalar = nullptr;
  const ops::OpDef* scalar_tensor = nullptr;
  /// What runs when nobody records: scalars as 0-d tensors, so that the program does not depend on their value.
  const ops::OpDef* plain = nullptr;
  /// Eager only: what `+` and `-` of two bool tensors are (MindSpore's AddExt and SubExt; its graphs refuse bools).
  const ops::OpDef* on_bools = nullptr;
};

struct OperatorTable {
  OperatorTable();
  std::array<OperatorChoice, kBinaryOps> binary;
  std::array<OperatorChoice, 6> compare;
  std::array<const ops::OpDef*, 4> unary;
  const ops::OpDef* cast;
};

void fill_operator_slots(Slots& slots);
/// A 0-d Tensor of a Python number.
Ref tensor_scalar_of(TensorState& state, Value v, DType dtype);
/// mindspore.Tensor(v, dtype): numbers, sequences, arrays, Tensors. Always storage of its own.
Ref tensor_from(TensorState& state, Value v, std::optional<DType> dtype);
/// As tensor_from, without the object.
bool tensor_data_from(TensorState& state, Value v, std::optional<DType> dtype, Tensor& out);

/// The dtype that a signature's default names ("mstype.int32", "float32").
std::optional<DType> default_dtype(std::string_view text);

/// Subscripts (tensor_index.cpp).
/// A list with such an item (None, ..., a slice, a sequence, a tensor) means a tuple, when it is an index.
bool stands_for_axis(Vm& vm, Value item);
/// The index that `key` means.
Ref index_of(Vm& vm, Value key);
Ref get_item(Vm& vm, Value v, Value key);
bool set_item(Vm& vm, Value v, Value key, Value value);

bool define_tensor_type(Vm& vm, TensorState& state);
bool define_primitive_type(Vm& vm, TensorState& state);
/// The class of `op`'s primitives, `ops.Add`; `create` makes its objects, if no function does yet.
Ref primitive_class(TensorState& state, const ops::OpDef& op, Value create);
/// Primitive object for `op` with some arguments bound (keywords of `bound`, a dict or null).
Ref new_primitive(TensorState& state, const ops::OpDef& op, Value bound, Caller caller);

}  // namespace refjit::vm::tensors
