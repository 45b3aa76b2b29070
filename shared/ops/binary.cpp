// Operators of two operands with broadcasting and implicit conversion: arithmetic, comparison, logic.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInputOther[] = {{"input", ArgKind::TensorOrScalar}, {"other", ArgKind::TensorOrScalar}};
constexpr Arg kXY[] = {{"x", ArgKind::TensorOrScalar}, {"y", ArgKind::TensorOrScalar}};
constexpr Arg kInputExponent[] = {{"input", ArgKind::TensorOrScalar}, {"exponent", ArgKind::TensorOrScalar}};

struct Pair {
  DType dtype;
  AnyShape shape;
};

Result<Pair> joined(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0, false);
  if (!a) return a.error();
  auto b = operand(op, arguments, 1, false);
  if (!b) return b.error();
  const Operand both[] = {*a, *b};
  auto dtype = promoted(both);
  if (!dtype) return dtype.error();
  auto shape = broadcast(op, a->shape, b->shape);
  if (!shape) return shape.error();
  return Pair{*dtype, *std::move(shape)};
}

Result<AbstractRef> infer_same(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  return Abstract::tensor(pair->dtype, std::move(pair->shape));
}

/// Add and Sub have no bool kernel, and MindSpore says so with the list of what they take.
Result<AbstractRef> infer_number(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  if (pair->dtype == DType::Bool) {
    return type_error("For primitive[" + std::string(op.name) +
                      "], the input argument[x] must be a type of {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], "
                      "Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], "
                      "Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}, but got Tensor[Bool].");
  }
  return Abstract::tensor(pair->dtype, std::move(pair->shape));
}

/// True division: integers and bool give float32.
Result<AbstractRef> infer_quotient(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  const bool is_exact = is_float(pair->dtype) || is_complex(pair->dtype);
  return Abstract::tensor(is_exact ? pair->dtype : DType::Float32, std::move(pair->shape));
}

Result<AbstractRef> infer_bool(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto pair = joined(op, arguments);
  if (!pair) return pair.error();
  return Abstract::tensor(DType::Bool, std::move(pair->shape));
}

std::vector<Sample> logical_samples(const OpDef& op) {
  auto samples = binary_samples(op);
  for (int64_t n : {1, 2, 3, 17}) {
    samples.push_back({{sample_tensor(edge_tensor(DType::Bool, {n}, 0)), sample_tensor(edge_tensor(DType::Bool, {n}, 3))}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Elementwise;

const OpDef kOps[] = {
    define<kInputOther>("Add", kClass, infer_number, binary_samples, kCommutative),
    define<kInputOther>("Sub", kClass, infer_number, binary_samples),
    define<kInputOther>("Mul", kClass, infer_same, logical_samples, kCommutative),
    define<kInputOther>("Div", kClass, infer_quotient, binary_samples),
    define<kInputOther>("FloorDiv", kClass, infer_number, binary_samples),
    define<kXY>("FloorMod", kClass, infer_number, binary_samples),
    define<kXY>("Mod", kClass, infer_number, binary_samples),
    define<kInputExponent>("Pow", kClass, infer_number, binary_samples, kElementary),
    define<kInputOther>("Maximum", kClass, infer_same, logical_samples, kCommutative),
    define<kInputOther>("Minimum", kClass, infer_same, logical_samples, kCommutative),
    define<kInputOther>("Atan2", kClass, infer_quotient, binary_float_samples, kElementary),
    define<kInputOther>("Equal", kClass, infer_bool, logical_samples, kCommutative),
    define<kInputOther>("NotEqual", kClass, infer_bool, logical_samples, kCommutative),
    define<kInputOther>("Less", kClass, infer_bool, logical_samples),
    define<kInputOther>("LessEqual", kClass, infer_bool, logical_samples),
    define<kInputOther>("Greater", kClass, infer_bool, logical_samples),
    define<kInputOther>("GreaterEqual", kClass, infer_bool, logical_samples),
    define<kXY>("LogicalAnd", kClass, infer_bool, logical_samples, kCommutative),
    define<kXY>("LogicalOr", kClass, infer_bool, logical_samples, kCommutative),
    define<kInputOther>("LogicalXor", kClass, infer_bool, logical_samples, kCommutative),
};

}  // namespace

std::span<const OpDef> binary_ops() { return kOps; }

}  // namespace refjit::ops
