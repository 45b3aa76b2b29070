// Gradient and batching rules of reductions and searches along axes. Formulas and their order are MindSpore's.
#include "ops/reduce.h"

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

/// How a reduction folds its operand; nullopt (with an error) where its rank is unknown.
std::optional<Reduction> reduction(const GradRule& r) {
  std::vector<AbstractRef> types;
  for (size_t i = 0; i < r.call.arguments.size(); ++i) types.push_back(r.x(i).type());
  auto made = reduction_of(r.call.op, types, r.x(0).rank());
  if (made) return *std::move(made);
  r.e.fail(std::move(made).error());
  return std::nullopt;
}

std::vector<int64_t> folded_axes(const Reduction& how) {
  std::vector<int64_t> axes;
  for (size_t i = 0; i < how.folds.size(); ++i)
    if (how.folds[i] && !how.is_identity) axes.push_back(static_cast<int64_t>(i));
  return axes;
}

/// The operand's shape with 1 where it is folded.
AnyShape kept_shape(const GradRule& r, const Reduction& how) {
  AnyShape shape = r.x(0).shape();
  for (int64_t axis : folded_axes(how)) shape.dims[static_cast<size_t>(axis)] = Dim(1);
  return shape;
}

/// The gradient, repeated along the folded axes.
Term spread(const GradRule& r, const Reduction& how) {
  const AnyShape kept = kept_shape(r, how), shape = r.x(0).shape();
  if (!shape.is_concrete() || shape.dims.empty()) return broadcast_to(reshape(r.g(), kept), shape);
  std::vector<int64_t> times;
  for (size_t i = 0; i < shape.dims.size(); ++i)
    times.push_back(how.folds[i] && !how.is_identity ? shape.dims[i].value() : 1);
  return apply("Tile", {reshape(r.g(), kept), ints(r.e, times)});
}

void sum_of(const GradRule& r) {
  if (const auto how = reduction(r)) r.give(0, [&] { return spread(r, *how); });
}

void mean(const GradRule& r) {
  const auto how = reduction(r);
  if (!how) return;
  double count = 1;
  for (int64_t axis : folded_axes(*how)) {
    const Dim d = r.x(0).shape().dims[static_cast<size_t>(axis)];
    if (!d.is_known()) return r.e.fail(value_error(for_op(r.call.op, "the gradient needs the length of the axis.")));
    count *= static_cast<double>(d.value());
  }
  r.give(0, [&] {
    const Term repeated = spread(r, *how);
    return apply("RealDiv", {repeated, scalar(repeated, count)});
  });
}

/// Equal extremes share the gradient.
void extreme(const GradRule& r) {
  const auto how = reduction(r);
  if (!how) return;
  const AnyShape kept = kept_shape(r, *how);
  r.give(0, [&] {
    const Term hits = cast(apply("Equal", {reshape(r.y(), kept), r.x(0)}), r.x(0).dtype());
    return reshape(r.g(), kept) / sum(hits, folded_axes(*how), true) * hits;
  });
}

Term cum_sum(const GradRule& r) {
  return apply("CumSum", {r.g(), r.x(1), r.x(2), boolean(r.e, !r.x(3).as_bool().value_or(false))});
}
void cumulative(const GradRule& r) {
  r.give(0, [&] { return cum_sum(r); });
}

/// MindSpore's: wrong where an element is zero.
void cum_prod(const GradRule& r) {
  const Term reverse = boolean(r.e, !r.x(3).as_bool().value_or(false));
  r.give(0, [&] { return apply("CumSum", {r.y() * r.g(), r.x(1), r.x(2), reverse}) / r.x(0); });
}

/// Each element's gradient is the product of the others: of those before it and those behind it among what is folded.
void product(const GradRule& r) {
  const auto how = reduction(r);
  const AnyShape shape = r.x(0).shape();
  if (!how || !shape.is_concrete()) {
    if (how) r.e.fail(value_error(for_op(r.call.op, "the gradient needs the shape of its operand.")));
    return;
  }
  // The folded axes in front, joined to one.
  std::vector<int64_t> order = folded_axes(*how), moved, back(shape.dims.size());
  if (order.empty()) return r.give(0, [&] { return r.g(); });
  int64_t folded = 1, others = 1;
  for (int64_t axis : order) folded *= shape.dims[static_cast<size_t>(axis)].value();
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    if (how->folds[i]) continue;
    order.push_back(static_cast<int64_t>(i));
    others *= shape.dims[i].value();
  }
  for (size_t i = 0; i < order.size(); ++i) {
    back[static_cast<size_t>(order[i])] = static_cast<int64_t>(i);
    moved.push_back(shape.dims[static_cast<size_t>(order[i])].value());
  }
  r.give(0, [&] {
    const Term rows =
        reshape(transpose(cast(r.x(0), r.y().dtype()), order), AnyShape{true, {Dim(folded), Dim(others)}});
    const Term axis = integer(r.e, 0), yes = boolean(r.e, true), no = boolean(r.e, false);
    const Term before = apply("CumProd", {rows, axis, yes, no}), behind = apply("CumProd", {rows, axis, yes, yes});
    const Term rest = transpose(reshape(before * behind, AnyShape::of(moved)), back);
    return rest * reshape(r.g(), kept_shape(r, *how));
  });
}

/// A number has no axes: it becomes a vector of one, and the batch of results loses what is left of it.
template <class F>
Term with_an_axis(const VmapRule& r, F&& make) {
  if (r.own_rank(0) > 0) return make(r.x(0));
  return reshape(make(reshape(r.x(0), AnyShape{true, {Dim(r.call.batch), Dim(1)}})),
                 AnyShape{true, {Dim(r.call.batch)}});
}

/// (x, axes, ...): skip_mode with no axes folds nothing.
Term reduce_batch(const VmapRule& r) {
  const bool skips = r.call.op.name == "ReduceSum" && r.x(3).as_bool().value_or(false);
  const int64_t one[] = {1};
  return with_an_axis(r, [&](Term x) {
    const Term axes = r.own_rank(0) ? r.axes(1, !skips) : ints(r.e, one);
    if (r.count() == 3) return r.with({x, axes, r.x(2)});
    return r.with({x, axes, r.x(2), r.x(3)});
  });
}

/// Max and Min fold all axes.
Term extreme_batch(const VmapRule& r) {
  std::vector<int64_t> axes;
  for (int64_t i = 0; i < std::max<int64_t>(r.own_rank(0), 1); ++i) axes.push_back(i + 1);
  return with_an_axis(r, [&](Term x) {
    return apply(r.call.op.name == "Max" ? "ReduceMax" : "ReduceMin", {x, ints(r.e, axes)});
  });
}

/// One axis; None (ArgMaxExt) searches the example flat.
Term axis_batch(const VmapRule& r) {
  const bool is_flat = r.x(1).is_none();
  const Term one = integer(r.e, 1);
  auto call = [&](Term x, Term axis) {
    return r.count() == 4 ? r.with({x, axis, r.x(2), r.x(3)}) : r.with({x, axis, r.x(2)});
  };
  if (!is_flat) return with_an_axis(r, [&](Term x) { return call(x, r.own_rank(0) ? r.axis(1) : one); });
  const Term rows = apply("Reshape", {r.x(0), ints(r.e, std::vector<int64_t>{r.call.batch, -1})});
  const bool keeps = r.x(2).as_bool().value_or(false);
  AnyShape shape{true, std::vector<Dim>(keeps ? r.x(0).shape().dims.size() : 1, Dim(1))};
  shape.dims[0] = Dim(r.call.batch);
  return reshape(call(rows, one), shape);
}

constexpr auto kRules = by_name({
    {"ReduceProd", grad<product>, vmap<reduce_batch>},
    {"ProdExt", grad<product>, vmap<reduce_batch>},
    {"CumProd", grad<cum_prod>, vmap<axis_batch>},
    {"ReduceSum", grad<sum_of>, vmap<reduce_batch>},
    {"SumExt", grad<sum_of>, vmap<reduce_batch>},
    {"ReduceMean", grad<mean>, vmap<reduce_batch>},
    {"MeanExt", grad<mean>, vmap<reduce_batch>},
    {"ReduceMax", grad<extreme>, vmap<reduce_batch>},
    {"ReduceMin", grad<extreme>, vmap<reduce_batch>},
    {"Max", grad<extreme>, vmap<extreme_batch>},
    {"Min", grad<extreme>, vmap<extreme_batch>},
    {"CumSum", grad<cumulative>, vmap<axis_batch>},
    {.op = "ReduceAll", .vmap = vmap<reduce_batch>, .is_zero_gradient = true},
    {.op = "ReduceAny", .vmap = vmap<reduce_batch>, .is_zero_gradient = true},
    {.op = "Argmax", .vmap = vmap<axis_batch>, .is_zero_gradient = true},
    {.op = "Argmin", .vmap = vmap<axis_batch>, .is_zero_gradient = true},
    {.op = "ArgMaxExt", .vmap = vmap<axis_batch>, .is_zero_gradient = true},
    {.op = "ArgMinExt", .vmap = vmap<axis_batch>, .is_zero_gradient = true},
});

}  // namespace

std::span<const Rules> reduce_rules() { return kRules; }

}  // namespace refjit::ops
