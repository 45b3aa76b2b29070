// Linear algebra of small matrices.
#include <algorithm>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kInverse[] = {{"x", ArgKind::Tensor}, {"adjoint", ArgKind::Bool, "False"}};
constexpr Arg kX[] = {{"x", ArgKind::Tensor}};
constexpr Arg kCholesky[] = {{"input_x", ArgKind::Tensor}, {"upper", ArgKind::Bool, "False"}};
constexpr Arg kQr[] = {{"x", ArgKind::Tensor}, {"full_matrices", ArgKind::Bool, "False"}};
constexpr Arg kSvd[] = {
    {"input", ArgKind::Tensor}, {"full_matrices", ArgKind::Bool, "False"}, {"compute_uv", ArgKind::Bool, "True"}};

/// Matrices along the last two axes.
Result<Operand> matrices(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  constexpr DType kAllowed[] = {DType::Complex128, DType::Complex64, DType::Float32, DType::Float64};
  const auto allowed = std::span(kAllowed).subspan(op.name == "Geqrf" ? 2 : 0);
  if (auto status = require_dtype(op, 0, x->dtype, allowed); !status) return std::move(status).error();
  if (!x->shape.rank_known) return x;
  const auto& dims = x->shape.dims;
  if (dims.size() < 2)
    return value_error(for_op(op, "the rank of 'x' must be at least 2, but got " + std::to_string(dims.size()) + "."));
  return x;
}

/// MindSpore looks at their shapes before it looks for a kernel of their dtype; each operator has words of its own.
Result<Operand> square_matrices(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  const std::string name(op.name);
  const bool is_cholesky = op.name == "Cholesky";
  const auto& dims = x->shape.dims;
  if (x->shape.rank_known && dims.size() < 2) {
    const std::string rank = std::to_string(dims.size());
    if (is_cholesky)
      return value_error("For " + name + ", the dimension of input x must be greater than or equal to 2, but got a " +
                         rank + "-D Tensor.");
    return value_error("For primitive[" + name + "], the x rank must be greater than or equal to 2, but got " + rank +
                       ".");
  }
  if (x->shape.rank_known && dims.back().is_known() && dims[dims.size() - 2].is_known() &&
      dims.back() != dims[dims.size() - 2]) {
    const std::string rows = std::to_string(dims[dims.size() - 2].value()),
                      columns = std::to_string(dims.back().value());
    if (is_cholesky)
      return value_error("For " + name + ", input x must be batch squares, but got batch " + rows + " x " + columns +
                         " matrices.");
    const std::string what = op.name != "MatrixInverse" ? "row size" : "attribute[row size]";
    return value_error("For primitive[" + name + "], the " + what + " must be equal to " + rows + ", but got " +
                       columns + ".");
  }
  constexpr DType kAllowed[] = {DType::Complex128, DType::Complex64, DType::Float32, DType::Float64};
  const auto allowed = std::span(kAllowed).subspan(is_cholesky ? 2 : 0);
  if (auto status = require_dtype(op, 0, x->dtype, allowed); !status) return std::move(status).error();
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
  const AbstractRef one = Abstract::tensor(x->dtype, std::move(shape));
  return op.name == "MatrixDeterminant" ? one : Abstract::tuple({one, one});
}

/// The shape of `x` with other matrices: rows and columns, or one axis alone.
AbstractRef with_axes(const Operand& x, std::initializer_list<Dim> axes) {
  AnyShape shape = x.shape;
  shape.dims.resize(shape.dims.size() - 2);
  shape.dims.insert(shape.dims.end(), axes.begin(), axes.end());
  return Abstract::tensor(x.dtype, std::move(shape));
}

AbstractRef unknown(const Operand& x) { return Abstract::tensor(x.dtype, AnyShape{false, {}}); }

/// Rows, columns and the lesser of both; a symbol where one is unknown and the other does not decide.
struct Sides {
  explicit Sides(const Operand& x) : rows(x.shape.dims[x.shape.dims.size() - 2]), columns(x.shape.dims.back()) {
    if (rows.is_known() && columns.is_known())
      least = Dim(std::min(rows.value(), columns.value()));
    else
      least = rows.is_known() ? columns : rows;
  }
  Dim rows, columns, least;
};

Result<AbstractRef> infer_qr(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = matrices(op, arguments);
  if (!x) return x.error();
  if (!x->shape.rank_known) return Abstract::tuple({unknown(*x), unknown(*x)});
  const Sides sides(*x);
  const Dim width = bool_argument(arguments, 1).value_or(false) ? sides.rows : sides.least;
  return Abstract::tuple({with_axes(*x, {sides.rows, width}), with_axes(*x, {width, sides.columns})});
}

Result<AbstractRef> infer_geqrf(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = matrices(op, arguments);
  if (!x) return x.error();
  if (!x->shape.rank_known) return Abstract::tuple({unknown(*x), unknown(*x)});
  return Abstract::tuple({Abstract::tensor(x->dtype, x->shape), with_axes(*x, {Sides(*x).least})});
}

Result<AbstractRef> infer_svd(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = matrices(op, arguments);
  if (!x) return x.error();
  if (!x->shape.rank_known) return Abstract::tuple({unknown(*x), unknown(*x), unknown(*x)});
  const Sides sides(*x);
  if (!bool_argument(arguments, 2).value_or(true)) {
    const AbstractRef none = Abstract::tensor({x->dtype, {1}});
    return Abstract::tuple({with_axes(*x, {sides.least}), none, none});
  }
  const bool is_full = bool_argument(arguments, 1).value_or(false);
  return Abstract::tuple({with_axes(*x, {sides.least}), with_axes(*x, {sides.rows, is_full ? sides.rows : sides.least}),
                          with_axes(*x, {sides.columns, is_full ? sides.columns : sides.least})});
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

/// Matrices of any form, with each choice of the first flag.
std::vector<Sample> decompose_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : {DType::Float32, DType::Float64}) {
    for (const Shape& shape : {Shape{3, 3}, Shape{4, 2}, Shape{2, 2, 3}}) {
      for (const bool flag : {false, true}) {
        if (flag && op.args.size() < 2) continue;
        Sample s{{sample_tensor(plain_tensor(d, shape, 1))}};
        if (op.args.size() > 1) s.arguments.push_back(Abstract::boolean(flag));
        if (op.args.size() > 2) s.arguments.push_back(Abstract::boolean(true));
        samples.push_back(std::move(s));
      }
    }
  }
  return samples;
}

/// Lower triangles of positive matrices, however their elements are turned: tests of batches do that.
std::vector<Sample> cholesky_samples(const OpDef&) {
  constexpr double kValues[] = {2, 5, 1, 1};
  std::vector<Sample> samples;
  for (DType d : {DType::Float32, DType::Float64}) {
    for (const Shape& shape : {Shape{2, 2}, Shape{3, 1, 1}}) {
      Tensor x = plain_tensor(d, shape, 1);
      for (int64_t i = 0; i < x.element_count(); ++i) {
        if (d == DType::Float32)
          x.data<float>()[i] = static_cast<float>(kValues[i]);
        else
          x.data<double>()[i] = kValues[i];
      }
      for (const bool is_upper : {false, true}) samples.push_back({{sample_tensor(x), Abstract::boolean(is_upper)}});
    }
  }
  return samples;
}

constexpr Traits kOld{ToleranceClass::Accumulate, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kInverse>("MatrixInverse", OpClass::Other, infer_inverse, matrix_samples, kOld),
    define<kX>("MatrixDeterminant", OpClass::Other, infer_determinant, matrix_samples, kOld),
    define<kX>("LogMatrixDeterminant", OpClass::Other, infer_determinant, matrix_samples, kOld),
    define<kCholesky>("Cholesky", OpClass::Other, infer_inverse, cholesky_samples, kAccumulate),
    define<kQr>("Qr", OpClass::Other, infer_qr, decompose_samples, kAccumulate),
    define<kX>("Geqrf", OpClass::Other, infer_geqrf, decompose_samples, kAccumulate),
    define<kSvd>("Svd", OpClass::Other, infer_svd, decompose_samples, kAccumulate),
};

}  // namespace

std::span<const OpDef> linalg_ops() { return kOps; }

}  // namespace refjit::ops
