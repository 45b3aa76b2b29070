#pragma once
// What a Python operator on tensors means in MindSpore's graphs: which operator it becomes for tensor-tensor,
// tensor-scalar and scalar-tensor operands, and what happens to a Python scalar. One table for eager dispatch, ast and
// bytecode capture (tests/oracle/FACTS.md, b). Rules: a scalar becomes a constant 0-d tensor of the promoted dtype, and
// a tensor whose dtype promotion changes is Cast first; rows that keep the scalar (`x * 2`, `x % 2`) pass it as it is.
#include <optional>
#include <string>
#include <string_view>

#include "tensor/promotion.h"
#include "vm/object.h"

namespace refjit::vm::tensors {

struct OperatorName {
  std::string_view symbol;         ///< "+", as in "unsupported operand type(s) for <<".
  std::string_view tensor_tensor;  ///< Name in the operator table; empty: a TypeError, as in MindSpore.
  std::string_view tensor_scalar;
  std::string_view scalar_tensor;
  bool keeps_right_scalar = false;  ///< tensor_scalar takes the scalar itself, without promotion.
  bool keeps_left_scalar = false;   ///< scalar_tensor likewise.
  bool promotes = true;             ///< False: operands keep their dtypes (matrix product).
};

const OperatorName& operator_name(BinaryOp op);
const OperatorName& operator_name(CompareOp op);
/// "Neg", "LogicalNot", "Abs"; empty for `+x`, which is x itself.
std::string_view operator_name(UnaryOp op);

/// One operand of promotion.
struct Operand {
  std::optional<ScalarKind> scalar;
  DType dtype = DType::Float32;  ///< Of a tensor.
};
/// dtype in which two operands (not both scalars) meet; nullopt: "Type implicit conversion between ... is not
/// supported".
std::optional<DType> common_dtype(const Operand& left, const Operand& right);
/// MindSpore's text for that error.
std::string promotion_error(const Operand& left, const Operand& right);

}  // namespace refjit::vm::tensors
