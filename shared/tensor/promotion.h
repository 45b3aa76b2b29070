#pragma once
// MindSpore's implicit type promotion: the dtype in which an operator with two operands computes. Read by inference,
// the VM's operators and capture (which inserts the Casts). Pure tables.
#include <optional>

#include "tensor/dtype.h"

namespace refjit {

/// A Python number beside a tensor: it takes part with its kind, not with a width.
enum class ScalarKind : uint8_t { Bool, Int, Float };

/// Common dtype of two tensors; nullopt where MindSpore has none (uint16, uint32, uint64 with anything but bool).
std::optional<DType> promote(DType a, DType b);
/// dtype of a tensor with a Python scalar: an int makes bool int64, a float makes bool and integers float32. nullopt
/// for uint16, uint32, uint64 with an int or a float.
std::optional<DType> promote_scalar(DType tensor, ScalarKind scalar);
/// dtype of a tensor made of a Python scalar alone: bool, int64, float32.
DType dtype_of_scalar(ScalarKind scalar);

}  // namespace refjit
