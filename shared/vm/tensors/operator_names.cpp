#include "vm/tensors/operator_names.h"

namespace refjit::vm::tensors {
namespace {

constexpr OperatorName same(std::string_view symbol, std::string_view name) { return {symbol, name, name, name}; }

constexpr OperatorName kBinary[kBinaryOps] = {
    same("+", "Add"),
    same("&", "BitwiseAnd"),
    same("//", "FloorDiv"),
    {"<<", {}, {}, {}},
    {"@", "MatMulExt", "MatMulExt", "MatMulExt", false, false, false},
    {"*", "Mul", "Muls", "Mul", true, false},
    {"%", "RemainderTensorTensor", "RemainderTensorScalar", "RemainderScalarTensor", true, true},
    same("|", "BitwiseOr"),
    same("**", "Pow"),
    {">>", {}, {}, {}},
    same("-", "Sub"),
    same("/", "Div"),
    same("^", "BitwiseXor"),
};

constexpr OperatorName kCompare[6] = {same("<", "Less"),      same("<=", "LessEqual"), same("==", "Equal"),
                                      same("!=", "NotEqual"), same(">", "Greater"),    same(">=", "GreaterEqual")};

std::string scalar_name(ScalarKind kind) {
  return kind == ScalarKind::Bool ? "Bool" : kind == ScalarKind::Int ? "Int64" : "Float32";
}

}  // namespace

const OperatorName& operator_name(BinaryOp op) { return kBinary[static_cast<size_t>(op)]; }
const OperatorName& operator_name(CompareOp op) { return kCompare[static_cast<size_t>(op)]; }

std::string_view operator_name(UnaryOp op) {
  switch (op) {
    case UnaryOp::Negative:
      return "Neg";
    case UnaryOp::Invert:
      return "LogicalNot";
    case UnaryOp::Absolute:
      return "Abs";
    default:
      return {};
  }
}

std::optional<DType> common_dtype(const Operand& left, const Operand& right) {
  if (left.scalar && right.scalar) return std::nullopt;
  if (!left.scalar && !right.scalar) return promote(left.dtype, right.dtype);
  const Operand& scalar = left.scalar ? left : right;
  const DType tensor = left.scalar ? right.dtype : left.dtype;
  const bool is_wide_unsigned = tensor == DType::UInt16 || tensor == DType::UInt32 || tensor == DType::UInt64;
  if (is_wide_unsigned && *scalar.scalar != ScalarKind::Bool) return std::nullopt;
  return promote_scalar(tensor, *scalar.scalar);
}

std::string promotion_error(const Operand& left, const Operand& right) {
  if (!left.scalar && !right.scalar) {
    return "Type implicit conversion between " + std::string(ir_name(right.dtype)) + " and " +
           std::string(ir_name(left.dtype)) + " is not supported.";
  }
  const Operand& scalar = left.scalar ? left : right;
  const DType tensor = left.scalar ? right.dtype : left.dtype;
  return "Type implicit conversion between Tensor[" + scalar_name(*scalar.scalar) + "] and " +
         std::string(ir_name(tensor)) + " is not supported.";
}

}  // namespace refjit::vm::tensors
