// Gradient and batching rules of conversions, softmax, searches with two results and sums of many. Formulas and their
// order are MindSpore's.
#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term same(Term, Term, Term g) { return g; }

/// softmax: y (g - sum of g y along the axes).
void softmax(const GradRule& r) {
  const Term y = r.y();
  const auto axes = r.x(1).as_ints().value_or(std::vector<int64_t>{-1});
  if (axes.size() == 1) return r.give(0, [&] { return apply("SoftmaxBackward", {r.g(), y, integer(r.e, axes[0])}); });
  r.give(0, [&] { return (r.g() - sum(r.g() * y, axes, true)) * y; });
}

/// z = (g - sum of g y) y.
void softmax_backward(const GradRule& r) {
  const Term g = r.x(0), y = r.x(1);
  const int64_t axes[] = {r.x(2).as_int().value_or(-1)};
  r.give(0, [&] { return apply("SoftmaxBackward", {r.g(), y, r.x(2)}); });
  r.give(1, [&] { return r.g() * (g - sum(g * y, axes, true)) - sum(r.g() * y, axes, true) * g; });
}

/// (y, g): z = g - e^y (sum of g).
void log_softmax_grad(const GradRule& r) {
  const Term y = r.x(0), g = r.x(1), power = apply("Exp", {y});
  const int64_t axes[] = {r.x(2).as_int().value_or(-1)};
  r.give(0, [&] { return -r.g() * power * sum(g, axes, true); });
  r.give(1, [&] { return r.g() - sum(r.g() * power, axes, true); });
}

void log_softmax(const GradRule& r) {
  r.give(0, [&] { return apply("LogSoftmaxGrad", {r.y(), r.g(), r.x(1)}); });
}

void clamp(const GradRule& r) {
  const Term x = r.x(0);
  r.give(0, [&] {
    Term inside = r.x(1).is_none() ? Term{&r.e, {}} : apply("GreaterEqual", {x, r.x(1)});
    if (!r.x(2).is_none()) {
      const Term below = apply("LessEqual", {x, r.x(2)});
      inside = inside ? apply("LogicalAnd", {inside, below}) : below;
    }
    return select(inside, r.g(), scalar(r.g(), 0));
  });
}

/// The gradient of the value goes where the index points.
void with_value(const GradRule& r) {
  const Term g = r.g(1), index = r.y(0);
  if (!g) return;
  const int64_t rank = r.x(0).rank(), axis = front_axis(r.x(1).as_int().value_or(0), rank ? rank : 1);
  if (rank == 0) return r.give(0, [&] { return g; });
  const Dim length = r.x(0).shape().dims[static_cast<size_t>(axis)];
  if (!length.is_known()) return r.e.fail(value_error(for_op(r.call.op, "the gradient needs the length of the axis.")));
  const bool keeps = r.x(2).as_bool().value_or(false);
  auto with_axis = [&](Term a) { return keeps ? a : apply("ExpandDims", {a, integer(r.e, axis)}); };
  r.give(0, [&] {
    AnyShape along{true, std::vector<Dim>(static_cast<size_t>(rank - axis), Dim(1))};
    along.dims[0] = length;
    const Term steps = reshape(count_up(index, length.value(), 1), along);
    const Term spread = with_axis(g);
    return select(apply("Equal", {with_axis(index), steps}), spread, scalar(g, 0));
  });
}

void add_n(const GradRule& r) {
  const std::vector<Term> all(r.x(0).type()->elements.size(), r.g());
  if (r.g().takes_gradient()) r.out[0] = tuple(r.e, all).v;
}

/// (x, axis or axes, ...). A number has no axes: it becomes a vector of one.
Term softmax_batch(const VmapRule& r) {
  const int64_t one[] = {1};
  if (r.own_rank(0) == 0) {
    const Term x = reshape(r.x(0), AnyShape{true, {Dim(r.call.batch), Dim(1)}});
    const Term axis = r.call.op.args[1].kind == ArgKind::IntTuple ? ints(r.e, one) : integer(r.e, 1);
    return reshape(r.with({x, axis}), r.x(0).shape());
  }
  return r.with({r.x(0), r.x(1).as_int() ? r.axis(1) : r.axes(1, false)});
}

/// Both tensors have one shape; the axis comes third.
Term softmax_grad_batch(const VmapRule& r) { return r.with({r.full(0), r.full(1), r.axis(2)}); }

Term with_value_batch(const VmapRule& r) {
  if (r.own_rank(0) > 0) return r.with_axis(1);
  const Term x = reshape(r.x(0), AnyShape{true, {Dim(r.call.batch), Dim(1)}});
  return r.with({x, integer(r.e, 1), boolean(r.e, false)});
}

Term clamp_batch(const VmapRule& r) { return r.with({r.x(0), r.x(1), r.x(2)}); }

/// A number of each example is a tensor already.
Term scalar_to_tensor_batch(const VmapRule& r) { return r.x(1).is_none() ? r.x(0) : apply("Cast", {r.x(0), r.x(1)}); }

Term same_batch(const VmapRule& r) { return r.with({r.x(0)}); }

constexpr auto kRules = by_name({
    {"Cast", grad1<same>},
    {"Softmax", grad<softmax>, vmap<softmax_batch>},
    {"LogSoftmax", grad<log_softmax>, vmap<softmax_batch>},
    {"SoftmaxBackward", grad<softmax_backward>, vmap<softmax_grad_batch>},
    {"LogSoftmaxGrad", grad<log_softmax_grad>, vmap<softmax_grad_batch>},
    {"ClampScalar", grad<clamp>, vmap<clamp_batch>},
    {"ArgMaxWithValue", grad<with_value>, vmap<with_value_batch>},
    {"ArgMinWithValue", grad<with_value>, vmap<with_value_batch>},
    {"AddN", grad<add_n>, vmap<same_batch>},
    {.op = "ScalarToTensor", .vmap = vmap<scalar_to_tensor_batch>, .is_zero_gradient = true},
    {.op = "ZerosLike", .vmap = vmap<same_batch>, .is_zero_gradient = true},
    {.op = "OnesLike", .vmap = vmap<same_batch>, .is_zero_gradient = true},
    {.op = "Eye", .is_zero_gradient = true},
});

}  // namespace

std::span<const Rules> other_rules() { return kRules; }

}  // namespace refjit::ops
