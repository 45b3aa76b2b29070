// Gradient rules of convolution, pooling, normalisation and losses, and of their gradients.
#include "ops/rules/families.h"
#include "ops/rules/network_batch.h"

namespace refjit::ops {
namespace {

Term shape_of(Term a) {
  std::vector<int64_t> dims;
  for (Dim d : a.shape().dims) dims.push_back(d.printed());
  return ints(*a.e, dims);
}

/// `op` on the first operands and the attributes of this application from argument `first` on.
Term with_attributes(const GradRule& r, std::string_view op, std::vector<Term> operands, size_t first) {
  std::vector<Val> values;
  for (Term t : operands) values.push_back(t.v);
  for (size_t i = first; i < r.call.arguments.size(); ++i) values.push_back(r.call.arguments[i]);
  return {&r.e, r.e.emit(*find_op(op), values)};
}

void conv2d(const GradRule& r) {
  r.give(0, [&] { return with_attributes(r, "Conv2DBackpropInput", {r.g(), r.x(1), shape_of(r.x(0))}, 2); });
  r.give(1, [&] { return with_attributes(r, "Conv2DBackpropFilter", {r.g(), r.x(0), shape_of(r.x(1))}, 2); });
}
void conv2d_input_grad(const GradRule& r) {
  r.give(0, [&] { return with_attributes(r, "Conv2D", {r.g(), r.x(1)}, 3); });
  r.give(1, [&] { return with_attributes(r, "Conv2DBackpropFilter", {r.x(0), r.g(), shape_of(r.x(1))}, 3); });
}
void conv2d_filter_grad(const GradRule& r) {
  r.give(0, [&] { return with_attributes(r, "Conv2D", {r.x(1), r.g()}, 3); });
  r.give(1, [&] { return with_attributes(r, "Conv2DBackpropInput", {r.x(0), r.g(), shape_of(r.x(1))}, 3); });
}

void max_pool(const GradRule& r) {
  r.give(0, [&] { return with_attributes(r, "MaxPoolGrad", {r.x(0), r.y(), r.g()}, 1); });
}
void max_pool_grad(const GradRule& r) {
  r.give(2, [&] { return with_attributes(r, "MaxPoolGradGrad", {r.x(0), r.x(1), r.g()}, 3); });
}
void max_pool_grad_grad(const GradRule& r) {
  r.give(2, [&] { return with_attributes(r, "MaxPoolGrad", {r.x(0), r.x(1), r.g()}, 3); });
}
void avg_pool(const GradRule& r) {
  r.give(0, [&] { return with_attributes(r, "AvgPoolGrad", {r.x(0), r.y(), r.g()}, 1); });
}
void avg_pool_grad(const GradRule& r) {
  r.give(2, [&] { return with_attributes(r, "AvgPool", {r.g()}, 3); });
}

/// What a normalisation's formulas are made of: the axes that are summed, the number of elements they hold and
/// parameters in the shape that broadcasts against the operand.
struct Norm {
  std::vector<int64_t> axes;
  double count = 1;

  Term total(Term a) const { return sum(a, axes, true); }
};

/// Axes other than 1 of a BatchNorm's operand.
Norm channels_of(Term x) {
  Norm n;
  const auto& dims = x.shape().dims;
  for (size_t i = 0; i < dims.size(); ++i) {
    if (i == 1) continue;
    n.axes.push_back(static_cast<int64_t>(i));
    n.count *= static_cast<double>(dims[i].is_known() ? dims[i].value() : 1);
  }
  return n;
}

/// A parameter of one element a channel as (1, C, 1, ...).
Term per_channel(Term p, Term x) {
  AnyShape shape{true, std::vector<Dim>(x.shape().dims.size(), Dim(1))};
  shape.dims[1] = p.shape().dims[0];
  return reshape(p, shape);
}
/// Sums to one element a channel.
Term to_channels(Term a, const Norm& n) { return sum(a, n.axes, false); }

/// (variance + epsilon)^(-1/2)
Term inverse_root(Term variance, Term epsilon) {
  const AbstractRef arguments[] = {epsilon.type()};
  return apply("Rsqrt", {variance + float_argument(arguments, 0).value_or(0)});
}

/// Of the first result alone, as in MindSpore: statistics, given or computed, have and pass on none.
void batch_norm(const GradRule& r) {
  const Term x = r.x(0), scale = r.x(1);
  const bool trains = r.x(5).as_bool().value_or(false);
  const Norm n = channels_of(x);
  const Term mean = trains ? r.y(3) : r.x(3), variance = trains ? r.y(4) : r.x(4);
  Term dx, dscale, dbias;
  if (r.g(0)) {
    const Term parts = apply("BatchNormGrad", {r.g(0), x, scale, mean, variance, variance, r.x(5), r.x(6), r.x(8)});
    dx = item(parts, 0), dscale = item(parts, 1), dbias = item(parts, 2);
  }
  if (!dx) return;
  r.give(0, [&] { return dx; });
  r.give(1, [&] { return dscale; });
  r.give(2, [&] { return dbias; });
}

/// dx = k (dy - T/n - u J a/n) with u = x - mean, k = scale inv, a = inv^2, T = sum dy, J = sum dy u; the terms with n
/// in training only. dscale = J inv, dbias = T. G, P, Q are the gradients of the three. In training x's gradient holds
/// that of its statistics, which BatchNorm does not pass on.
void batch_norm_grad(const GradRule& r) {
  const Term dy = r.x(0), x = r.x(1), scale = r.x(2);
  const bool trains = r.x(6).as_bool().value_or(false);
  const Norm n = channels_of(x);
  const Term u = x - per_channel(r.x(3), x);
  const Term inv = per_channel(inverse_root(r.x(4), r.x(7)), x), s = per_channel(scale, x), k = s * inv;
  const Term a = square(inv) / n.count, J = n.total(dy * u), T = n.total(dy);
  const Term G = r.g(0) ? r.g(0) : zeros_like(x);
  const Term P = r.g(1) ? per_channel(r.g(1), x) : zeros_like(s), Q = r.g(2) ? per_channel(r.g(2), x) : zeros_like(s);
  const Term R = n.total(G * u), S = n.total(G), GD = n.total(G * dy);
  r.give(0, [&] {
    const Term centred = trains ? G - S / n.count - u * R * a : G;
    return k * centred + P * inv * u + Q;
  });
  const Term core = trains ? GD - S * T / n.count : GD;
  r.give(2, [&] { return reshape(inv * (trains ? core - R * J * a : core), scale.shape()); });
  const Term dx = trains ? P * inv * dy - k * a * (G * J + dy * R) : P * inv * dy;
  const Term dinv = s * (trains ? core - R * J * a * 3.0 : core) + P * J;
  const Term dvariance = dinv * (square(inv) * inv) * -0.5;
  if (trains) {
    // The statistics are x's: d mean / dx = 1 / count, d variance / dx = 2 u / count.
    r.give(1, [&] { return dx - n.total(dx) / n.count + dvariance * u * (2 / n.count); });
    return;
  }
  r.give(1, [&] { return dx; });
  r.give(3, [&] { return -to_channels(dx, n); });
  r.give(4, [&] { return reshape(dvariance, scale.shape()); });
}

/// Axes of a LayerNorm: those it normalises, and those in front of them, over which parameters are shared.
struct Layer {
  Norm norm;
  std::vector<int64_t> rows;
};
Layer layer_of(Term x, Term axis) {
  Layer layer;
  const int64_t first = front_axis(axis.as_int().value_or(1), x.rank());
  for (int64_t i = 0; i < x.rank(); ++i) {
    if (i < first) {
      layer.rows.push_back(i);
      continue;
    }
    const Dim d = x.shape().dims[static_cast<size_t>(i)];
    layer.norm.axes.push_back(i);
    layer.norm.count *= static_cast<double>(d.is_known() ? d.value() : 1);
  }
  return layer;
}

/// Of the first result alone, as in MindSpore: mean and variance pass none on.
void layer_norm(const GradRule& r) {
  const Term x = r.x(0), mean = r.y(1), variance = r.y(2);
  Term dx, dgamma, dbeta;
  if (r.g(0)) {
    const Term parts = apply("LayerNormGrad", {x, r.g(0), variance, mean, r.x(1), r.x(3), r.x(4), r.x(5)});
    dx = item(parts, 0), dgamma = item(parts, 1), dbeta = item(parts, 2);
  }
  if (!dx) return;
  r.give(0, [&] { return dx; });
  r.give(1, [&] { return dgamma; });
  r.give(2, [&] { return dbeta; });
}

/// As batch_norm_grad in training, statistics included, with h = dy gamma for dy: dx = inv (h - sum h/n - u a sum(h
/// u)/n).
void layer_norm_grad(const GradRule& r) {
  const Term x = r.x(0), dy = r.x(1), gamma = r.x(4);
  const DType d = x.dtype();
  const Norm n = layer_of(x, r.x(5)).norm;
  const Term u = x - cast(r.x(3), d), inv = inverse_root(cast(r.x(2), d), r.x(7)), a = square(inv) / n.count;
  const Term h = dy * gamma, J = n.total(h * u), T = n.total(h);
  const Term G = r.g(0) ? r.g(0) : zeros_like(x);
  const Term P = r.g(1) ? r.g(1) : zeros_like(gamma), Q = r.g(2) ? r.g(2) : zeros_like(gamma);
  const Term R = n.total(G * u), S = n.total(G);
  const Term dh = inv * (G - S / n.count - u * R * a);
  r.give(1, [&] { return gamma * dh + P * inv * u + Q; });
  r.give(4, [&] { return dy * dh; });
  const Term dx = P * inv * dy - inv * a * (G * J + h * R);
  r.give(0, [&] {
    const Term dinv = n.total(G * h) - S * T / n.count - R * J * a * 3.0 + n.total(P * dy * u);
    const Term dvariance = dinv * (square(inv) * inv) * -0.5;
    return dx - n.total(dx) / n.count + dvariance * u * (2 / n.count);
  });
}

void bias_add(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(1, [&] {
    if (is_float(r.g().dtype())) return apply("BiasAddGrad", {r.g(), r.x(2)});
    std::vector<int64_t> axes;  // all but the channels'
    for (int64_t i = 0; i < r.g().rank(); ++i)
      if (i != 1) axes.push_back(i);
    return apply("ReduceSum", {r.g(), ints(r.e, axes)});
  });
}
void bias_add_grad(const GradRule& r) {
  r.give(0, [&] { return broadcast_to(per_channel(r.g(), r.x(0)), r.x(0).shape()); });
}

/// 1 and 0 in the dtype of `like` where the label is, or is not.
Term one_hot(Term labels, int64_t classes, Term like, int64_t axis) {
  return apply("OneHot", {labels, integer(*like.e, classes), scalar(like, 1), scalar(like, 0), integer(*like.e, axis)});
}
/// MindSpore's: the second result is the gradient, for labels that are probabilities; they, and what comes back to the
/// second result, count for nothing.
void cross_entropy(const GradRule& r) {
  r.give(0, [&] { return r.g(0) ? r.y(1) * apply("ExpandDims", {r.g(0), integer(r.e, 1)}) : zeros_like(r.x(0)); });
  r.give(1, [&] { return zeros_like(r.x(1)); });
}

void sparse_cross_entropy(const GradRule& r) {
  const Term x = r.x(0);
  const AbstractRef arguments[] = {r.x(3).type()};
  const double sens = float_argument(arguments, 0).value_or(1);
  if (!r.x(2).as_bool().value_or(false)) {
    // The loss does not take `sens`, its gradient does: MindSpore asks for it with the default.
    r.give(0, [&] { return r.g() * apply(r.call.op.name, {x, r.x(1), boolean(r.e, true)}); });
    return;
  }
  const int64_t last[] = {x.rank() - 1};
  r.give(0, [&] {
    const Term p = apply("Softmax", {x});
    const Dim rows = x.rank() == 2 ? x.shape().dims[0] : Dim(1);
    return p * (r.g() - sum(r.g() * p, last, true)) * (sens / static_cast<double>(rows.printed()));
  });
}

/// loss = -sum m w x [/ total] with m = 1 at the labels that count; total = sum m w. Weights have no gradient, as in
/// MindSpore.
void nll_loss(const GradRule& r) {
  const Term x = r.x(0), labels = r.x(1), weight = r.x(2);
  const AbstractRef reduction = r.x(3).type();
  const auto* text = std::get_if<std::string>(&reduction->value);
  const bool keeps = text && *text == "none", divides = !text || *text == "mean";
  const int64_t last = x.rank() - 1, ignored = r.x(4).as_int().value_or(-100);
  const Term counts = cast(apply("NotEqual", {labels, scalar(labels, static_cast<double>(ignored))}), x.dtype());
  const Term m =
      one_hot(labels, x.shape().dims.back().printed(), x, last) * apply("ExpandDims", {counts, integer(r.e, -1)});
  Term g = r.g(0);
  if (g && keeps) g = apply("ExpandDims", {g, integer(r.e, -1)});
  if (g && divides) g = g / r.y(1);
  if (g) r.give(0, [&] { return -(m * weight * g); });
}

constexpr auto kRules = by_name({
    {"Conv2D", grad<conv2d>, vmap<conv2d_batch>},
    {"Conv2DBackpropInput", grad<conv2d_input_grad>, vmap<conv2d_input_grad_batch>},
    {"Conv2DBackpropFilter", grad<conv2d_filter_grad>, vmap<conv2d_filter_grad_batch>},
    {"MaxPool", grad<max_pool>, vmap<folded_batch>},
    {"MaxPoolGrad", grad<max_pool_grad>, vmap<folded_batch>},
    {"MaxPoolGradGrad", grad<max_pool_grad_grad>, vmap<folded_batch>},
    {"AvgPool", grad<avg_pool>, vmap<folded_batch>},
    {"AvgPoolGrad", grad<avg_pool_grad>, vmap<folded_batch>},
    {"BatchNorm", grad<batch_norm>, vmap<batch_norm_batch>},
    {"BatchNormGrad", grad<batch_norm_grad>, vmap<batch_norm_grad_batch>},
    {"LayerNorm", grad<layer_norm>, vmap<layer_norm_batch>},
    {"LayerNormGrad", grad<layer_norm_grad>, vmap<layer_norm_grad_batch>},
    {"BiasAdd", grad<bias_add>, vmap<bias_add_batch>},
    {"BiasAddGrad", grad<bias_add_grad>, vmap<bias_add_grad_batch>},
    {.op = "OneHot", .vmap = vmap<one_hot_batch>, .is_zero_gradient = true},
    {"SoftmaxCrossEntropyWithLogits", grad<cross_entropy>, vmap<folded_batch>},
    {"SparseSoftmaxCrossEntropyWithLogits", grad<sparse_cross_entropy>, vmap<sparse_cross_entropy_batch>},
    {"NLLLoss", grad<nll_loss>, vmap<nll_loss_batch>},
});

}  // namespace

std::span<const Rules> network_rules() { return kRules; }

}  // namespace refjit::ops
