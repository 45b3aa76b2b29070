// Losses, labels and biases: what the last layers of networks add.
#include "ops/alike.h"
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/numbers.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kBias[] = {
    {"input_x", ArgKind::Tensor}, {"bias", ArgKind::Tensor}, {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kBiasGrad[] = {{"dout", ArgKind::Tensor}, {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kOneHot[] = {{"indices", ArgKind::Tensor},
                           {"depth", ArgKind::Int},
                           {"on_value", ArgKind::Tensor},
                           {"off_value", ArgKind::Tensor},
                           {"axis", ArgKind::Int, "-1"}};
constexpr Arg kCrossEntropy[] = {{"logits", ArgKind::Tensor}, {"labels", ArgKind::Tensor}};
constexpr Arg kSparse[] = {{"features", ArgKind::Tensor},
                           {"labels", ArgKind::Tensor},
                           {"is_grad", ArgKind::Bool, "False"},
                           {"sens", ArgKind::Float, "1.0"}};
constexpr Arg kNll[] = {{"logits", ArgKind::Tensor},
                        {"labels", ArgKind::Tensor},
                        {"weight", ArgKind::Tensor},
                        {"reduction", ArgKind::Any, "'mean'"},
                        {"ignore_index", ArgKind::Int, "-100"}};
constexpr DType kFloatTypes[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
constexpr DType kIndex[] = {DType::Int32, DType::Int64};

Result<AbstractRef> infer_bias(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto bias = operand(op, arguments, 1);
  if (!bias) return bias.error();
  if (x->shape.rank_known && bias->shape.rank_known) {
    if (x->shape.dims.size() < 2 || bias->shape.dims.size() != 1) {
      return value_error(
          for_op(op, "the dimension of 'input_x' must be at least 2 and that of 'bias' 1, but got shapes " +
                         dims_text(x->shape) + " and " + dims_text(bias->shape) + "."));
    }
    const Dim c = x->shape.dims[1], b = bias->shape.dims[0];
    if (c.is_known() && b.is_known() && c != b) {
      return value_error(
          for_op(op, "bias[0] shape should be equal to input_x[1] shape when data_format is 0, but got bias shape: ." +
                         vector_text(bias->shape) + ", input_shape: " + vector_text(x->shape) + "."));
    }
  }
  return Abstract::tensor(x->dtype, std::move(x->shape));
}

Result<AbstractRef> infer_bias_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto dout = operand(op, arguments, 0);
  if (!dout) return dout.error();
  if (!dout->shape.rank_known) return Abstract::tensor(dout->dtype, AnyShape{false, {}});
  if (dout->shape.dims.size() < 2)
    return value_error(
        for_op(op, "the rank of 'dout' must be at least 2, but got shape " + dims_text(dout->shape) + "."));
  return Abstract::tensor(dout->dtype, AnyShape{true, {dout->shape.dims[1]}});
}

Result<AbstractRef> infer_one_hot(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto indices = operand(op, arguments, 0);
  if (!indices) return indices.error();
  if (auto status = require_dtype(op, 0, indices->dtype, kIndex); !status) return std::move(status).error();
  auto on = operand(op, arguments, 2, false);
  if (!on) return on.error();
  const auto depth = size_argument(arguments, 1);
  const auto axis = int_argument(arguments, 4);
  if (!indices->shape.rank_known || !axis) return Abstract::tensor(on->dtype, AnyShape{false, {}});
  const auto rank = static_cast<int64_t>(indices->shape.dims.size());
  if (*axis < -1 || *axis > rank) {
    return value_error("For primitive[OneHot], the axis value must be in [-1," + std::to_string(rank) + "], but got " +
                       std::to_string(*axis) + ".");
  }
  if (depth && depth->value < 0)
    return value_error("For primitive[OneHot], the depth value must be greater than or equal to 0, but got " +
                       std::to_string(depth->value) + ".");
  AnyShape shape = indices->shape;
  shape.dims.insert(*axis < 0 ? shape.dims.end() : shape.dims.begin() + *axis,
                    depth ? depth->dim() : derived_symbol(44, Dim(rank)));
  return Abstract::tensor(on->dtype, std::move(shape));
}

Result<AbstractRef> infer_cross_entropy(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto logits = operand(op, arguments, 0);
  if (!logits) return logits.error();
  auto labels = operand(op, arguments, 1);
  if (!labels) return labels.error();
  if (auto status = require_dtype(op, 0, logits->dtype, kFloatTypes); !status) return std::move(status).error();
  if (auto status = require_same_dtype(op, {{"label_type", labels->dtype}, {"logits_type", logits->dtype}}); !status)
    return std::move(status).error();
  const AnyShape& shape = logits->shape;
  if (shape.is_concrete() && labels->shape.is_concrete() && shape != labels->shape) {
    return value_error(for_op(op, "the shape of 'logits' and 'labels' must be the same, but got " + dims_text(shape) +
                                      " and " + dims_text(labels->shape) + "."));
  }
  if (shape.rank_known && shape.dims.size() != 2)
    return value_error(
        for_op(op, "the rank of 'logits' must be 2, but got " + std::to_string(shape.dims.size()) + "."));
  AnyShape loss{shape.rank_known, {}};
  if (shape.rank_known) loss.dims.push_back(shape.dims[0]);
  return Abstract::tuple({Abstract::tensor(logits->dtype, std::move(loss)), Abstract::tensor(logits->dtype, shape)});
}

/// Checks logits (N, C) against integer labels (N); true shapes only.
Status check_labels(const OpDef& op, const Operand& logits, const Operand& labels, size_t place) {
  if (auto status = require_dtype(op, 0, logits.dtype, kFloatTypes); !status) return status;
  if (auto status = require_dtype(op, place, labels.dtype, kIndex); !status) return status;
  const AnyShape &x = logits.shape, &y = labels.shape;
  if (!x.rank_known || !y.rank_known) return {};
  const bool fits = (x.dims.size() == 2 || x.dims.size() == 1) && y.dims.size() + 1 == x.dims.size();
  const bool same =
      x.dims.size() < 2 || !x.dims[0].is_known() || !y.dims.size() || !y.dims[0].is_known() || x.dims[0] == y.dims[0];
  if (fits && same) return {};
  return value_error(for_op(op, "the 'logits' must be of shape (N, C) and the 'labels' of shape (N), but got " +
                                    dims_text(x) + " and " + dims_text(y) + "."));
}

Result<AbstractRef> infer_sparse(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto logits = operand(op, arguments, 0);
  if (!logits) return logits.error();
  auto labels = operand(op, arguments, 1);
  if (!labels) return labels.error();
  if (auto status = check_labels(op, *logits, *labels, 1); !status) return std::move(status).error();
  if (bool_argument(arguments, 2).value_or(false)) return Abstract::tensor(logits->dtype, logits->shape);
  return Abstract::tensor(logits->dtype, AnyShape{});
}

/// One weight a class, in the words of MindSpore's kernel.
Status check_weight(const Operand& logits, const Operand& labels, const Operand& weight) {
  if (!logits.shape.is_concrete() || !weight.shape.rank_known) return {};
  const auto refused = [](std::string text) { return user_error("RuntimeError", "For 'NLLLoss', " + std::move(text)); };
  const auto& dims = weight.shape.dims;
  if (dims.size() != 1)
    return refused("the dimension of 'labels' and 'weight' should all be 1, but got: " +
                   std::to_string(labels.shape.dims.size()) + " and " + std::to_string(dims.size()) + " respectively.");
  if (!dims[0].is_known() || dims[0] == logits.shape.dims.back()) return {};
  return refused(
      "logits_shape[0] should be equal to labels_shape[0], logits_shape[1] should be equal to weight_shape[kIndex0], "
      "but got logits_shape: " +
      vector_text(logits.shape) + ", labels_shape: " + vector_text(labels.shape) +
      ", weight_shape: " + vector_text(weight.shape) + ".");
}

Result<AbstractRef> infer_nll(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto logits = operand(op, arguments, 0);
  if (!logits) return logits.error();
  auto labels = operand(op, arguments, 1);
  if (!labels) return labels.error();
  auto weight = operand(op, arguments, 2);
  if (!weight) return weight.error();
  if (auto status = check_labels(op, *logits, *labels, 1); !status) return std::move(status).error();
  if (auto status = require_dtype(op, 2, weight->dtype, kFloatTypes); !status) return std::move(status).error();
  if (auto status = check_weight(*logits, *labels, *weight); !status) return std::move(status).error();
  const auto* reduction = std::get_if<std::string>(&arguments[3]->value);
  const bool keeps = reduction && *reduction == "none";
  return Abstract::tuple({Abstract::tensor(logits->dtype, keeps ? labels->shape : AnyShape{}),
                          Abstract::tensor(logits->dtype, AnyShape{})});
}

AbstractRef value(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}
AbstractRef indices(Shape shape, int64_t classes) {
  Tensor t = *Tensor::empty(DType::Int32, std::move(shape));
  for (int64_t i = 0; i < t.element_count(); ++i) t.data<int32_t>()[i] = static_cast<int32_t>((i * 3 + 1) % classes);
  return sample_tensor(std::move(t));
}

std::vector<Sample> bias_samples(const OpDef& op) {
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (const Shape& x : {Shape{2, 3}, Shape{2, 3, 5}, Shape{1, 4, 3, 7}}) {
      Sample s{{value(d, x, 1)}};
      if (op.name == "BiasAdd") s.arguments.push_back(value(d, {x[1]}, 2));
      s.arguments.push_back(Abstract::string("NCHW"));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

std::vector<Sample> one_hot_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    for (int64_t axis : {-1, 0, 1}) {
      samples.push_back({{value(DType::Int64, {2, 3}, 1), Abstract::integer(3), value(d, {}, 2), value(d, {}, 5),
                          Abstract::integer(axis)}});
    }
  }
  return samples;
}

std::vector<Sample> cross_entropy_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (int64_t n : {1, 3, 19}) samples.push_back({{value(d, {4, n}, 1), value(d, {4, n}, 2)}});
  }
  return samples;
}

std::vector<Sample> sparse_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (int64_t n : {1, 3, 19}) {
      for (bool is_grad : {false, true}) {
        samples.push_back(
            {{value(d, {4, n}, 1), indices({4}, n), Abstract::boolean(is_grad), Abstract::floating(1.0)}});
      }
    }
  }
  return samples;
}

std::vector<Sample> nll_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (const char* reduction : {"mean", "sum", "none"}) {
      samples.push_back({{value(d, {4, 5}, 1), indices({4}, 5), value(d, {5}, 3), Abstract::string(reduction),
                          Abstract::integer(1)}});
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;
constexpr Traits kOld{ToleranceClass::Accumulate, false, ir::Effect::None, false};

const OpDef kOps[] = {
    define<kBias>("BiasAdd", kClass, infer_bias, bias_samples),
    define<kBiasGrad>("BiasAddGrad", OpClass::Reduction, infer_bias_grad, bias_samples, kAccumulate),
    define<kOneHot>("OneHot", kClass, infer_one_hot, one_hot_samples),
    define<kCrossEntropy>("SoftmaxCrossEntropyWithLogits", OpClass::Reduction, infer_cross_entropy,
                          cross_entropy_samples, kOld),
    define<kSparse>("SparseSoftmaxCrossEntropyWithLogits", OpClass::Reduction, infer_sparse, sparse_samples, kOld),
    define<kNll>("NLLLoss", OpClass::Reduction, infer_nll, nll_samples, kAccumulate),
};

}  // namespace

std::span<const OpDef> loss_ops() { return kOps; }

}  // namespace refjit::ops
