// Normalisations and their gradients.
#include <algorithm>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kBatchNorm[] = {{"input_x", ArgKind::Tensor},
                              {"scale", ArgKind::Tensor},
                              {"bias", ArgKind::Tensor},
                              {"mean", ArgKind::Tensor},
                              {"variance", ArgKind::Tensor},
                              {"is_training", ArgKind::Bool, "False"},
                              {"epsilon", ArgKind::Float, "1e-05"},
                              {"momentum", ArgKind::Float, "0.1"},
                              {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kBatchNormGrad[] = {{"dout", ArgKind::Tensor},
                                  {"x", ArgKind::Tensor},
                                  {"scale", ArgKind::Tensor},
                                  {"saved_mean", ArgKind::Tensor},
                                  {"saved_variance", ArgKind::Tensor},
                                  {"reserve", ArgKind::Tensor},
                                  {"is_training", ArgKind::Bool, "False"},
                                  {"epsilon", ArgKind::Float, "1e-05"},
                                  {"data_format", ArgKind::Any, "'NCHW'"}};
constexpr Arg kLayerNorm[] = {{"input_x", ArgKind::Tensor},
                              {"gamma", ArgKind::Tensor},
                              {"beta", ArgKind::Tensor},
                              {"begin_norm_axis", ArgKind::Int, "1"},
                              {"begin_params_axis", ArgKind::Int, "1"},
                              {"epsilon", ArgKind::Float, "1e-07"}};
constexpr Arg kLayerNormGrad[] = {{"x", ArgKind::Tensor},
                                  {"dy", ArgKind::Tensor},
                                  {"variance", ArgKind::Tensor},
                                  {"mean", ArgKind::Tensor},
                                  {"gamma", ArgKind::Tensor},
                                  {"begin_norm_axis", ArgKind::Int, "1"},
                                  {"begin_params_axis", ArgKind::Int, "1"},
                                  {"epsilon", ArgKind::Float, "1e-07"}};

Result<AbstractRef> infer_batch_norm(const OpDef& op, std::span<const AbstractRef> arguments) {
  std::vector<Operand> operands;
  for (size_t i = 0; i < 5; ++i) {
    auto o = operand(op, arguments, i);
    if (!o) return o.error();
    operands.push_back(*std::move(o));
  }
  constexpr DType kAllowed[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};
  for (size_t i = 0; i < 5; ++i) {
    if (auto status = require_dtype(op, i, operands[i].dtype, kAllowed); !status) return std::move(status).error();
  }
  const AnyShape& x = operands[0].shape;
  if (x.rank_known && x.dims.size() < 2) {
    return value_error("For '" + std::string(op.name) + "', the input 'x' must have at least 2 dimensions, but got " +
                       std::to_string(x.dims.size()) + ".");
  }
  for (size_t i = 1; i < 5 && x.rank_known; ++i) {
    const AnyShape& p = operands[i].shape;
    if (!p.rank_known) continue;
    if (p.dims.size() != 1 || (p.dims[0].is_known() && x.dims[1].is_known() && p.dims[0] != x.dims[1])) {
      const std::string name(op.args[i].name);
      return value_error(
          "For " + std::string(op.name) + ", " + name +
          ".shape[0] should be equal to input_x's channel dimension: " + std::to_string(x.dims[1].printed()) +
          ", bug got " + name + ".shape[0]: " + (p.dims.empty() ? "None" : std::to_string(p.dims[0].printed())) + ".");
    }
  }
  const AbstractRef statistics = Abstract::tensor(operands[1].dtype, operands[1].shape);
  return Abstract::tuple({Abstract::tensor(operands[0].dtype, x), statistics, statistics, statistics, statistics});
}

Result<AbstractRef> infer_batch_norm_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 1);
  if (!x) return x.error();
  auto scale = operand(op, arguments, 2);
  if (!scale) return scale.error();
  if (x->shape.rank_known) {
    const auto rank = x->shape.dims.size();
    if (rank < 2)
      return value_error("For primitive[BatchNormGrad], the rank of x must be in [2,4], but got " +
                         std::to_string(rank) + ".");
    if (auto status = require_shape(op, arguments, 0, x->shape); !status) return std::move(status).error();
    for (size_t i = 2; i < 5; ++i) {
      if (auto status = require_shape(op, arguments, i, {true, {x->shape.dims[1]}}); !status)
        return std::move(status).error();
    }
  }
  const AbstractRef parameter = Abstract::tensor(scale->dtype, scale->shape);
  return Abstract::tuple({Abstract::tensor(x->dtype, x->shape), parameter, parameter});
}

/// Both parameters of a LayerNorm have the dims of its operand from begin_params_axis on.
Status check_parameters(const OpDef& op, std::span<const AbstractRef> arguments) {
  const AnyShape &x = arguments[0]->shape, &gamma = arguments[1]->shape, &beta = arguments[2]->shape;
  if (!gamma.rank_known || !beta.rank_known) return {};
  const size_t rank = x.dims.size();
  const int64_t given = int_argument(arguments, 4).value_or(1);
  const auto first = static_cast<size_t>(given < 0 ? given + static_cast<int64_t>(rank) : given);
  if (first > rank || gamma.dims.size() + first < rank || beta.dims.size() + first < rank) {
    return value_error(
        "For '" + std::string(op.name) +
        "', begin_params_axis must be less than or equal to input_x shape size, gamma shape size add begin_params_axis "
        "must be equal to or greater than input_x shape size, and beta shape size add begin_params_axis must be equal "
        "to or greater than input_x shape size, But got begin_params_axis: " +
        std::to_string(first) + ", input_x shape size: " + std::to_string(rank) + ", gamma shape size: " +
        std::to_string(gamma.dims.size()) + ", beta shape size: " + std::to_string(beta.dims.size()) + ".");
  }
  for (size_t i = first; i < rank; ++i) {
    for (const AnyShape* p : {&gamma, &beta}) {
      const Dim have = p->dims[i - first];
      if (!have.is_known() || !x.dims[i].is_known() || have == x.dims[i]) continue;
      return value_error("For '" + std::string(op.name) +
                         "', gamma or beta shape must match input shape, but got input shape: " + vector_text(x) +
                         ", gamma shape: " + vector_text(gamma) + ", beta shape: " + vector_text(beta) + ".");
    }
  }
  return {};
}

constexpr DType kLayerNormTypes[] = {DType::BFloat16, DType::Float16, DType::Float32, DType::Float64};

Result<AbstractRef> infer_layer_norm(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  if (auto status = require_dtype(op, 0, x->dtype, kLayerNormTypes); !status) return std::move(status).error();
  for (size_t i = 1; i < 3; ++i) {
    auto p = operand(op, arguments, i);
    if (!p) return p.error();
    if (auto status = require_dtype(op, i, p->dtype, kLayerNormTypes); !status) return std::move(status).error();
  }
  const auto first = int_argument(arguments, 3);
  AnyShape statistics{false, {}};
  if (x->shape.rank_known && first) {
    const auto rank = static_cast<int64_t>(x->shape.dims.size());
    if (*first < -1 || *first >= rank) {
      const std::string size = std::to_string(rank);
      return Error(user_error("RuntimeError", "For primitive[" + std::string(op.name) + "], input_x's rank is " + size +
                                                  ", while the 'begin_norm_axis' value should be in the range [-1, " +
                                                  size + "), but got " + std::to_string(*first)));
    }
    const auto at = static_cast<size_t>(*first < 0 ? *first + rank : *first);
    if (auto status = check_parameters(op, arguments); !status) return std::move(status).error();
    statistics = x->shape;
    for (size_t i = at; i < statistics.dims.size(); ++i) statistics.dims[i] = Dim(1);
  }
  const DType precise = x->dtype == DType::Float64 ? DType::Float64 : DType::Float32;
  const AbstractRef both = Abstract::tensor(precise, statistics);
  return Abstract::tuple({Abstract::tensor(x->dtype, x->shape), both, both});
}

Result<AbstractRef> infer_layer_norm_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto gamma = operand(op, arguments, 4);
  if (!gamma) return gamma.error();
  for (size_t i = 0; i < 5; ++i) {
    auto each = operand(op, arguments, i);
    if (!each) return each.error();
    if (auto status = require_dtype(op, i, each->dtype, kLayerNormTypes); !status) return std::move(status).error();
  }
  if (x->shape.rank_known) {
    AnyShape statistics = x->shape;
    const auto rank = static_cast<int64_t>(statistics.dims.size());
    const int64_t first = int_argument(arguments, 5).value_or(1);
    for (int64_t i = std::max<int64_t>(first < 0 ? first + rank : first, 0); i < rank; ++i)
      statistics.dims[static_cast<size_t>(i)] = Dim(1);
    if (auto status = require_shape(op, arguments, 1, x->shape); !status) return std::move(status).error();
    for (size_t i = 2; i < 4; ++i) {
      if (auto status = require_shape(op, arguments, i, statistics); !status) return std::move(status).error();
    }
  }
  const AbstractRef parameter = Abstract::tensor(gamma->dtype, gamma->shape);
  return Abstract::tuple({Abstract::tensor(x->dtype, x->shape), parameter, parameter});
}

AbstractRef value(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}
/// Variances must be positive.
AbstractRef positive(DType d, Shape shape, uint64_t salt) {
  Tensor t = plain_tensor(d, std::move(shape), salt);
  const int64_t count = t.element_count();
  for (int64_t i = 0; i < count; ++i) {
    if (d == DType::Float32) t.data<float>()[i] = t.data<float>()[i] * t.data<float>()[i] + 0.25f;
    if (d == DType::Float64) t.data<double>()[i] = t.data<double>()[i] * t.data<double>()[i] + 0.25;
    if (d == DType::Float16) t.data<Float16>()[i] = Float16{static_cast<uint16_t>(0x3800 + i % 7 * 64)};
    if (d == DType::BFloat16) t.data<BFloat16>()[i] = BFloat16{static_cast<uint16_t>(0x3f00 + i % 7 * 16)};
  }
  return sample_tensor(std::move(t));
}

std::vector<Sample> batch_norm_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const bool is_grad = op.args.data() == kBatchNormGrad;
  for (DType d : served_floats()) {
    for (const Shape& x : {Shape{2, 3, 4, 5}, Shape{5, 2}, Shape{2, 2, 3, 2}, Shape{1, 2, 33, 35}}) {
      for (bool trains : {false, true}) {
        const Shape c{x[1]};
        Sample s;
        if (is_grad)
          s.arguments = {value(d, x, 5), value(d, x, 1),    value(d, c, 2),
                         value(d, c, 3), positive(d, c, 4), value(d, c, 3)};
        else
          s.arguments = {value(d, x, 1), value(d, c, 2), value(d, c, 3), value(d, c, 4), positive(d, c, 5)};
        s.arguments.push_back(Abstract::boolean(trains));
        s.arguments.push_back(Abstract::floating(1e-3));
        if (!is_grad) s.arguments.push_back(Abstract::floating(0.1));
        s.arguments.push_back(Abstract::string("NCHW"));
        samples.push_back(std::move(s));
      }
    }
  }
  return samples;
}

std::vector<Sample> layer_norm_samples(const OpDef& op) {
  std::vector<Sample> samples;
  const bool is_grad = op.args.data() == kLayerNormGrad;
  for (DType d : served_floats()) {
    for (int64_t axis : {1, 2, -1}) {
      const Shape x{3, 4, 5}, statistics = axis == 1 ? Shape{3, 1, 1} : Shape{3, 4, 1};
      const Shape p = axis == 1 ? Shape{4, 5} : Shape{5};
      const DType precise = d == DType::Float64 ? d : DType::Float32;
      Sample s;
      if (is_grad)
        s.arguments = {value(d, x, 1), value(d, x, 2), positive(precise, statistics, 3), value(precise, statistics, 4),
                       value(d, p, 5)};
      else
        s.arguments = {value(d, x, 1), value(d, p, 2), value(d, p, 3)};
      for (AbstractRef a : {Abstract::integer(axis), Abstract::integer(axis), Abstract::floating(1e-3)})
        s.arguments.push_back(std::move(a));
      samples.push_back(std::move(s));
    }
  }
  return samples;
}

constexpr auto kClass = OpClass::Other;

const OpDef kOps[] = {
    define<kBatchNorm>("BatchNorm", kClass, infer_batch_norm, batch_norm_samples, kAccumulate),
    define<kBatchNormGrad>("BatchNormGrad", kClass, infer_batch_norm_grad, batch_norm_samples, kAccumulate),
    define<kLayerNorm>("LayerNorm", kClass, infer_layer_norm, layer_norm_samples, kAccumulate),
    define<kLayerNormGrad>("LayerNormGrad", kClass, infer_layer_norm_grad, layer_norm_samples, kAccumulate),
};

}  // namespace

std::span<const OpDef> norm_ops() { return kOps; }

}  // namespace refjit::ops
