// Linear algebra of small matrices.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInverse[] = {{"x", ArgKind::Tensor}, {"adjoint", ArgKind::Bool, "False"}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};

/// Square matrices along the last two axes.
Result<Operand> square_matrices(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  constexpr DType kAllowed[] = {DType::Float32, DType::Float64};
  if (auto status = require_dtype(op, 0, x->dtype, kAllowed); !status) return std::move(status).error();
  if (!x->shape.rank_known) return x;
  const auto& dims = x->shape.dims;
  if (dims.size() < 2)
    return value_error(for_op(op, "the rank of 'x' must be at least 2, but got " + std::to_string(dims.size()) + "."));
  const Dim rows = dims[dims.size() - 2], columns = dims.back();
  if (rows.is_known() && columns.is_known() && rows != columns) {
    return value_error("For primitive[" + std::string(op.name) + "], the attribute[row size] must be equal to " +
                       std::to_string(rows.value()) + ", but got " + std::to_string(columns.value()) + ".");
  }
  return x;
}

Result<AbstractRef> infer_inverse(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = square_matrices(op, arguments);
  if (!x) return x.error();
  return Abstract::tensor(x->dtype, x->shape);
}

Result<AbstractRef> infer_determinant(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = square_matrices(op, arguments);
  if (!x) return x.error();
  AnyShape shape = x->shape;
  if (shape.rank_known) shape.dims.resize(shape.dims.size() - 2);
  return Abstract::tensor(x->dtype, std::move(shape));
}

std::vector<Sample> matrix_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : {DType::Float32, DType::Float64}) {
    for (const Shape& shape : {Shape{1, 1}, Shape{3, 3}, Shape{2, 4, 4}}) {
      Sample s{{sample_tensor(plain_tensor(d, shape, 1))}};
      if (op.args.size() > 1) s.arguments.push_back(Abstract::boolean(false));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

constexpr Traits kOld{ToleranceClass::Accumulate, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kInverse>("MatrixInverse", OpClass::Other, infer_inverse, matrix_samples, kOld),
    define<kX>("MatrixDeterminant", OpClass::Other, infer_determinant, matrix_samples, kOld),
};

}  // namespace

std::span<const OpDef> linalg_ops() { return kOps; }

}  // namespace refjit::ops
