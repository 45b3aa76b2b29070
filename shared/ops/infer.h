#pragma once
// Vocabulary of the families' inference: reading arguments, promotion, broadcasting with symbolic dims, axes, and the
// error texts they share. Private to this room. Errors are User errors with MindSpore's type and text.
#include <optional>
#include <string>
#include <vector>

#include "ops/op.h"
#include "tensor/promotion.h"

namespace refjit::ops {

using ir::AbstractKind;
using ir::AnyShape;
using ir::Dim;

/// A tensor argument, or a Python scalar standing for a rank-0 tensor.
struct Operand {
  DType dtype = DType::Float32;
  AnyShape shape;
  std::optional<ScalarKind> scalar;
};

Error type_error(std::string message);
Error value_error(std::string message);
/// "For 'Name', " + text.
std::string for_op(const OpDef& op, const std::string& text);
/// "[2, 3]", "[-1, 3]", "[]" as MindSpore's C++ prints shapes.
std::string dims_text(const AnyShape& shape);
std::string list_text(std::span<const int64_t> values);
/// "[const vector]{2, 3}", as other parts of it do.
std::string vector_text(const AnyShape& shape);
/// "Tensor[Float32]", "Int64", ...: MindSpore's text of an argument's type.
std::string type_text(const Abstract& a);

/// Argument `index` as an operand. Errors: TypeError for anything but tensor or scalar, or a scalar where
/// `tensor_only`.
Result<Operand> operand(const OpDef& op, std::span<const AbstractRef> arguments, size_t index, bool tensor_only = true);
/// Common dtype of operands (implicit conversion). Errors: TypeError as MindSpore prints it.
Result<DType> promoted(std::span<const Operand> operands);
/// Error with MindSpore's text unless `dtype` is in `allowed`.
Status require_dtype(const OpDef& op, size_t index, DType dtype, std::span<const DType> allowed);

/// Error unless operand `at` has the shape `wanted`, where both are known.
Status require_shape(const OpDef& op, std::span<const AbstractRef> arguments, size_t at, const AnyShape& wanted);
/// What MindSpore says where a shape is not broadcast to another, each in the form of the part of it that speaks.
Error broadcast_refusal(const std::string& shape, const std::string& target);

/// MindSpore's TypeError unless what is written to a variable of one dtype converts to it; `subject` tells of whom, up
/// to the variable's dtype.
Status require_fits_variable(const std::string& subject, DType variable, DType value);

/// A symbol for the result of `what` on symbols: equal operands give the equal symbol, so equal shapes stay equal.
Dim derived_symbol(uint32_t what, Dim a, Dim b = Dim(0));
/// NumPy broadcasting; names are the arguments' names for the error text.
Result<AnyShape> broadcast(const OpDef& op, const AnyShape& a, const AnyShape& b);

/// One operand, its shape kept. Functions of the reals: integers and bool give float32.
Result<AbstractRef> infer_real(const OpDef& op, std::span<const AbstractRef> arguments);
/// One operand, its type kept: GeLU and its like take floats only.
Result<AbstractRef> infer_float(const OpDef& op, std::span<const AbstractRef> arguments);

/// Constants. nullopt when the argument is absent, not constant or of another kind; None is reported by is_none.
bool is_none(std::span<const AbstractRef> arguments, size_t index);
std::optional<int64_t> int_argument(std::span<const AbstractRef> arguments, size_t index);
std::optional<bool> bool_argument(std::span<const AbstractRef> arguments, size_t index);
std::optional<double> float_argument(std::span<const AbstractRef> arguments, size_t index);
/// A dtype, or its number (`I64(43)`) as graphs carry it.
std::optional<DType> type_argument(std::span<const AbstractRef> arguments, size_t index);
/// An int, or a tuple or list of ints, or a constant integer tensor.
std::optional<std::vector<int64_t>> ints_argument(std::span<const AbstractRef> arguments, size_t index);

/// `axis` in [-rank, rank) as a number in [0, rank). Errors: ValueError.
Result<int64_t> normal_axis(const OpDef& op, int64_t axis, int64_t rank);

}  // namespace refjit::ops
