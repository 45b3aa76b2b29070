#pragma once
// NumPy's array operations over refjit::Tensor: broadcasting elementwise loops, reductions, products, joins, sorting.
// Used by the guest's ndarray and ufuncs. Results are new contiguous tensors of `memory`; operands may have any layout.
// Errors are NumPy's (`ValueError` and so on). The caller has chosen dtypes by promotion.h; nothing here promotes.
#include <cstdint>
#include <span>

#include "base/result.h"
#include "tensor/tensor.h"

namespace refjit::vm::numpy {

enum class BinaryKind : uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  FloorDivide,
  Remainder,
  Fmod,
  Power,
  Maximum,
  Minimum,
  Arctan2,
  Hypot,
  And,
  Or,
  Xor,
  LeftShift,
  RightShift,
  Less,
  LessEqual,
  Equal,
  NotEqual,
  Greater,
  GreaterEqual,
  LogicalAnd,
  LogicalOr,
  LogicalXor,
};
/// True for the kinds whose result is bool.
inline bool is_predicate(BinaryKind kind) { return kind >= BinaryKind::Less; }

enum class UnaryKind : uint8_t {
  Negative,
  Positive,
  Conjugate,
  Absolute,
  Invert,
  Sign,
  Square,
  Reciprocal,
  Fabs,
  Sqrt,
  Cbrt,
  Exp,
  Expm1,
  Exp2,
  Log,
  Log2,
  Log10,
  Log1p,
  Sin,
  Cos,
  Tan,
  Arcsin,
  Arccos,
  Arctan,
  Sinh,
  Cosh,
  Tanh,
  Arcsinh,
  Arccosh,
  Arctanh,
  Floor,
  Ceil,
  Rint,
  Trunc,
  IsNan,
  IsInf,
  IsFinite,
  LogicalNot,
  SignBit,
};
inline bool is_predicate(UnaryKind kind) { return kind >= UnaryKind::IsNan; }

enum class ReduceKind : uint8_t { Sum, Prod, Max, Min, All, Any };

struct Math {
  Memory& memory;

  /// Elements converted to `dtype`; always a copy.
  Result<Tensor> cast(const Tensor& t, DType dtype) const;
  /// Operands are converted to `compute`'s dtype first; the result is stored as `out`.
  Result<Tensor> binary(BinaryKind kind, const Tensor& a, const Tensor& b, DType compute, DType out) const;
  Result<Tensor> unary(UnaryKind kind, const Tensor& a, DType compute, DType out) const;
  /// np.where with operands of `dtype`.
  Result<Tensor> select(const Tensor& condition, const Tensor& a, const Tensor& b, DType dtype) const;
  /// Reduces the axes whose bit is set in `axes`; elements are converted to `compute` first.
  Result<Tensor> reduce(ReduceKind kind, const Tensor& t, uint64_t axes, bool keep_dims, DType compute) const;
  /// As reduce, in the order of the axes instead of that of the memory.
  Result<Tensor> reduce_in_order(ReduceKind kind, const Tensor& t, uint64_t axes, bool keep_dims, DType compute) const;
  /// Index of the first largest (smallest) element along `axis`.
  Result<Tensor> arg_extreme(bool is_max, const Tensor& t, uint32_t axis) const;
  Result<Tensor> cumulative(ReduceKind kind, const Tensor& t, uint32_t axis, DType compute) const;
  /// np.matmul on operands of one dtype, leading axes broadcast.
  Result<Tensor> matmul(const Tensor& a, const Tensor& b, DType dtype) const;
  /// Parts have been checked to agree off `axis`.
  Result<Tensor> concatenate(std::span<const Tensor> parts, uint32_t axis, DType dtype) const;
  /// Stable along the last axis; `indices` asks for argsort's result.
  Result<Tensor> sorted(const Tensor& t, uint32_t axis, bool indices) const;
  /// Elements of `t` at row-major `positions` (already wrapped and checked), in the shape of `positions`.
  Result<Tensor> take_flat(const Tensor& t, const Tensor& positions) const;
};

/// Shape of a broadcast, or NumPy's ValueError.
Result<Shape> broadcast_shapes(std::span<const int64_t> a, std::span<const int64_t> b);
/// View of `t` with stride 0 on broadcast axes. Shapes have been checked.
Tensor broadcast_view(const Tensor& t, const Shape& shape);
/// Writes `from`, broadcast and converted, through the view `to`.
Status assign(const Tensor& to, const Tensor& from);
/// "(2,3)": how NumPy's messages write shapes.
std::string compact_shape(std::span<const int64_t> shape);

}  // namespace refjit::vm::numpy
