// Matrix products: MatMul (rank 2), BatchMatMul, MatMulExt (NumPy's matmul) and Dense (x w^T + b).
#include <algorithm>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kMatMul[] = {{"input", ArgKind::Tensor},
                           {"mat2", ArgKind::Tensor},
                           {"transpose_a", ArgKind::Bool, "False"},
                           {"transpose_b", ArgKind::Bool, "False"}};
constexpr Arg kBatch[] = {{"x", ArgKind::Tensor},
                          {"y", ArgKind::Tensor},
                          {"transpose_a", ArgKind::Bool, "False"},
                          {"transpose_b", ArgKind::Bool, "False"}};
constexpr Arg kExt[] = {{"input", ArgKind::Tensor}, {"other", ArgKind::Tensor}};
constexpr Arg kDense[] = {{"input", ArgKind::Tensor}, {"weight", ArgKind::Tensor}, {"bias", ArgKind::Tensor, "None"}};

struct Two {
  Operand a, b;
};

Result<Two> operands(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  auto b = operand(op, arguments, 1);
  if (!b) return b.error();
  if (a->dtype != b->dtype) {
    return type_error(for_op(op, "the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[" +
                                     std::string(ir_name(a->dtype)) + "] and 'x2' with type Tensor[" +
                                     std::string(ir_name(b->dtype)) + "]."));
  }
  return Two{*std::move(a), *std::move(b)};
}

/// Equal, or not known to differ.
bool may_equal(Dim a, Dim b) { return a == b || !a.is_known() || !b.is_known(); }

/// MatMul's error for lines of `a` that are no columns of `b`.
Error lengths_differ(Dim a, Dim b) {
  return value_error("For 'MatMul' the input dimensions must be equal, but got 'x1_col': " +
                     std::to_string(a.printed()) + " and 'x2_row': " + std::to_string(b.printed()) + ".");
}

Result<AbstractRef> infer_matmul(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto two = operands(op, arguments);
  if (!two) return two.error();
  const AnyShape &a = two->a.shape, &b = two->b.shape;
  if (!a.rank_known || !b.rank_known) return Abstract::tensor(two->a.dtype, AnyShape{false, {}});
  if (a.dims.size() != 2 || b.dims.size() != 2) {
    return value_error("MatMul inputs should have the same dimension size and equal to 2.");
  }
  const bool ta = bool_argument(arguments, 2).value_or(false), tb = bool_argument(arguments, 3).value_or(false);
  const Dim inner_a = a.dims[ta ? 0 : 1], inner_b = b.dims[tb ? 1 : 0];
  if (!may_equal(inner_a, inner_b)) {
    return lengths_differ(inner_a, inner_b);
  }
  return Abstract::tensor(two->a.dtype, AnyShape{true, {a.dims[ta ? 1 : 0], b.dims[tb ? 0 : 1]}});
}

/// Broadcast of all dims but the last two.
Result<AnyShape> batch_dims(const OpDef& op, const AnyShape& a, const AnyShape& b) {
  AnyShape x{true, {a.dims.begin(), a.dims.end() - 2}}, y{true, {b.dims.begin(), b.dims.end() - 2}};
  auto joined = broadcast(op, x, y);
  if (joined) return joined;
  return user_error("RuntimeError", "For 'MatMulExt' op,  shape1 and shape2 must be broadcastable, but got " +
                                        vector_text(a) + " and " + vector_text(b));
}

Result<AbstractRef> infer_batch(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto two = operands(op, arguments);
  if (!two) return two.error();
  const AnyShape &a = two->a.shape, &b = two->b.shape;
  if (!a.rank_known || !b.rank_known) return Abstract::tensor(two->a.dtype, AnyShape{false, {}});
  for (const AnyShape* s : {&a, &b}) {
    if (s->dims.size() < 2) {
      return value_error("For 'BatchMatMul', the input '" + std::string(s == &a ? "x" : "y") +
                         "' must be a 2D or higher dimensional Tensor, but got " + std::to_string(s->dims.size()) +
                         "D shape " + vector_text(*s));
    }
  }
  const bool ta = bool_argument(arguments, 2).value_or(false), tb = bool_argument(arguments, 3).value_or(false);
  const size_t ra = a.dims.size(), rb = b.dims.size();
  if (!may_equal(a.dims[ra - (ta ? 2 : 1)], b.dims[rb - (tb ? 1 : 2)])) {
    return value_error(
        "For BatchMatMul, the row of the input 'y' should be same as the col of the input 'x', with x shape " +
        vector_text(a) + "(transpose_a=" + std::to_string(ta) + "), y shape " + vector_text(b) +
        "(transpose_b=" + std::to_string(tb) + ")");
  }
  auto shape = batch_dims(op, a, b);
  const bool same_batch = ra == rb && std::equal(a.dims.begin(), a.dims.end() - 2, b.dims.begin(), may_equal);
  if (!shape || !same_batch) {
    // MindSpore broadcasts the batch on Ascend alone.
    return value_error("For BatchMatMul, inputs shape cannot be broadcast on CPU/GPU, with x shape " + vector_text(a) +
                       ", y shape " + vector_text(b));
  }
  shape->dims.push_back(a.dims[ra - (ta ? 1 : 2)]);
  shape->dims.push_back(b.dims[rb - (tb ? 2 : 1)]);
  return Abstract::tensor(two->a.dtype, *std::move(shape));
}

Result<AbstractRef> infer_ext(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto two = operands(op, arguments);
  if (!two) return two.error();
  AnyShape a = two->a.shape, b = two->b.shape;
  if (!a.rank_known || !b.rank_known) return Abstract::tensor(two->a.dtype, AnyShape{false, {}});
  if (a.dims.empty() || b.dims.empty()) {
    return value_error("For '" + std::string(op.name) + "' op, inputs must be all tensors and rank >= 1");
  }
  const bool row = a.dims.size() == 1, column = b.dims.size() == 1;
  if (row) a.dims.insert(a.dims.begin(), Dim(1));
  if (column) b.dims.push_back(Dim(1));
  const Dim inner_a = a.dims.back(), inner_b = b.dims[b.dims.size() - 2];
  if (!may_equal(inner_a, inner_b)) {
    if (column) return lengths_differ(inner_a, inner_b);  // MatMul multiplies by a vector
    return user_error("RuntimeError", "For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got " +
                                          std::to_string(inner_a.printed()) + " and " +
                                          std::to_string(inner_b.printed()) + ".");
  }
  auto shape = batch_dims(op, a, b);
  if (!shape) return shape.error();
  if (!row) shape->dims.push_back(a.dims[a.dims.size() - 2]);
  if (!column) shape->dims.push_back(b.dims.back());
  return Abstract::tensor(two->a.dtype, *std::move(shape));
}

Result<AbstractRef> infer_dense(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto two = operands(op, arguments);
  if (!two) return two.error();
  const AnyShape &x = two->a.shape, &w = two->b.shape;
  if (!x.rank_known || !w.rank_known) return Abstract::tensor(two->a.dtype, AnyShape{false, {}});
  if (x.dims.empty() || (w.dims.size() != 1 && w.dims.size() != 2)) {
    return value_error(for_op(op, "the input must be at least 1-D and the weight 1-D or 2-D, but got shapes " +
                                      dims_text(x) + " and " + dims_text(w) + "."));
  }
  if (!may_equal(x.dims.back(), w.dims.back())) {
    return value_error("Dense shape error, got x_col: " + std::to_string(x.dims.back().printed()) +
                       ", w_row: " + std::to_string(w.dims.back().printed()) +
                       ". In Dense x_col and w_row should be equal. if the dim of w is " +
                       std::to_string(w.dims.size()) + ".");
  }
  AnyShape shape = x;
  shape.dims.pop_back();
  if (w.dims.size() == 2) shape.dims.push_back(w.dims[0]);
  if (!is_none(arguments, 2)) {
    auto bias = operand(op, arguments, 2);
    if (!bias) return bias.error();
    if (bias->dtype != two->a.dtype)
      return type_error("For Dense, all dtypes should be the same, but got 'input' with dtype: " +
                        std::string(ir_name(two->a.dtype)) +
                        " and 'bias' with dtype: " + std::string(ir_name(bias->dtype)) + ".");
    const bool is_matrix = w.dims.size() == 2;
    if (bias->shape.rank_known && bias->shape.dims.size() > (is_matrix ? 1 : 0))
      return value_error(is_matrix ? "The dim of b should be equal to 0 or 1 if the dim of w is 2."
                                   : "The dim of b should be equal to 0 if the dim of w is 1.");
    if (bias->shape.rank_known && bias->shape.dims.size() == 1 && bias->shape.dims[0] != Dim(1) &&
        !may_equal(bias->shape.dims[0], w.dims[0])) {
      return value_error(for_op(op, "the bias must have " + std::to_string(w.dims[0].printed()) +
                                        " elements, but got shape " + dims_text(bias->shape) + "."));
    }
  }
  return Abstract::tensor(two->a.dtype, std::move(shape));
}

AbstractRef value(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}

constexpr DType kNumbers[] = {DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,  DType::UInt8,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

std::vector<Sample> matmul_samples(const OpDef&) {
  std::vector<Sample> samples;
  auto add = [&](DType d, int64_t m, int64_t k, int64_t n, bool ta, bool tb) {
    samples.push_back({{value(d, ta ? Shape{k, m} : Shape{m, k}, 1), value(d, tb ? Shape{n, k} : Shape{k, n}, 2),
                        Abstract::boolean(ta), Abstract::boolean(tb)}});
  };
  for (DType d : kNumbers) {
    for (int64_t n : {1, 2, 3, 7}) add(d, 3, 5, n, false, false);
    add(d, 2, 3, 4, true, false);
    add(d, 2, 3, 4, false, true);
    add(d, 9, 17, 13, true, true);
    add(d, 2, 0, 3, false, false);
  }
  add(DType::Float32, 33, 300, 29, false, false);
  add(DType::Float32, 33, 300, 29, true, true);
  add(DType::Float64, 21, 300, 19, false, true);
  return samples;
}

std::vector<Sample> batch_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    for (bool ta : {false, true}) {
      for (bool tb : {false, true}) {
        samples.push_back(
            {{value(d, ta ? Shape{2, 5, 3} : Shape{2, 3, 5}, 1), value(d, tb ? Shape{2, 4, 5} : Shape{2, 5, 4}, 2),
              Abstract::boolean(ta), Abstract::boolean(tb)}});
      }
    }
    samples.push_back(
        {{value(d, {2, 3, 1, 5}, 1), value(d, {2, 3, 5, 2}, 2), Abstract::boolean(false), Abstract::boolean(false)}});
  }
  return samples;
}

std::vector<Sample> ext_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    samples.push_back({{value(d, {3, 5}, 1), value(d, {5, 2}, 2)}});
    samples.push_back({{value(d, {5}, 1), value(d, {5}, 2)}});
    samples.push_back({{value(d, {5}, 1), value(d, {2, 5, 3}, 2)}});
    samples.push_back({{value(d, {2, 3, 5}, 1), value(d, {5}, 2)}});
    samples.push_back({{value(d, {2, 1, 3, 5}, 1), value(d, {4, 5, 2}, 2)}});
  }
  return samples;
}

std::vector<Sample> dense_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    samples.push_back({{value(d, {3, 5}, 1), value(d, {2, 5}, 2), value(d, {2}, 3)}});
    samples.push_back({{value(d, {2, 3, 5}, 1), value(d, {4, 5}, 2), Abstract::none()}});
    samples.push_back({{value(d, {5}, 1), value(d, {4, 5}, 2), value(d, {4}, 3)}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Contraction;

const OpDef kOps[] = {
    define<kMatMul>("MatMul", kClass, infer_matmul, matmul_samples, kAccumulate),
    define<kBatch>("BatchMatMul", kClass, infer_batch, batch_samples, kAccumulate),
    define<kExt>("MatMulExt", kClass, infer_ext, ext_samples, kAccumulate),
    define<kDense>("Dense", kClass, infer_dense, dense_samples, kAccumulate),
};

}  // namespace

std::span<const OpDef> contract_ops() { return kOps; }

}  // namespace refjit::ops
