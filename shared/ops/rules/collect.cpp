// Gradient rules of the scatter family, of sorting, padding and random operators.
#include "ops/rules/families.h"
#include "ops/rules/network_batch.h"

namespace refjit::ops {
namespace {

Term shape_of(Term a) {
  std::vector<int64_t> dims;
  for (Dim d : a.shape().dims) dims.push_back(d.printed());
  return ints(*a.e, dims);
}
Term gather_nd(Term x, Term indices) { return apply("GatherNd", {x, indices}); }
Term text(Emitter& e, std::string value) { return {&e, e.constant(ir::Abstract::string(std::move(value)))}; }

void scatter_update(const GradRule& r) {
  r.give(0, [&] { return apply("TensorScatterUpdate", {r.g(), r.x(1), zeros_like(r.x(2))}); });
  r.give(2, [&] { return gather_nd(r.g(), r.x(1)); });
}
void scatter_add(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(2, [&] { return gather_nd(r.g(), r.x(1)); });
}
void scatter_sub(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(2, [&] { return -gather_nd(r.g(), r.x(1)); });
}
/// Products over duplicates: each update's share is the product without it.
void scatter_mul(const GradRule& r) {
  r.give(0, [&] { return apply("TensorScatterMul", {r.g(), r.x(1), r.x(2)}); });
  r.give(2, [&] { return gather_nd(r.g() * r.y(), r.x(1)) / r.x(2); });
}
void scatter_div(const GradRule& r) {
  r.give(0, [&] { return apply("TensorScatterDiv", {r.g(), r.x(1), r.x(2)}); });
  r.give(2, [&] { return -gather_nd(r.g() * r.y(), r.x(1)) / r.x(2); });
}
/// Goes to those that won.
void scatter_extreme(const GradRule& r) {
  r.give(0, [&] { return select(apply("Equal", {r.x(0), r.y()}), r.g(), zeros_like(r.g())); });
  r.give(2, [&] {
    const Term g = gather_nd(r.g(), r.x(1));
    return select(apply("Equal", {r.x(2), gather_nd(r.y(), r.x(1))}), g, zeros_like(g));
  });
}
void scatter_elements(const GradRule& r) {
  const AbstractRef reduce = r.x(4).type();
  const auto* mode = std::get_if<std::string>(&reduce->value);
  r.give(0, [&] {
    if (mode && *mode == "add") return r.g();
    return apply("TensorScatterElements", {r.g(), r.x(1), zeros_like(r.x(2)), r.x(3)});
  });
  r.give(2, [&] { return apply("GatherD", {r.g(), r.x(3), r.x(1)}); });
}
void scatter_nd(const GradRule& r) {
  r.give(1, [&] { return gather_nd(r.g(), r.x(0)); });
}
void gather_nd_rule(const GradRule& r) {
  r.give(0, [&] { return apply("ScatterNd", {r.x(1), r.g(), shape_of(r.x(0))}); });
}
void gather_d(const GradRule& r) {
  r.give(0, [&] {
    return apply("TensorScatterElements", {zeros_like(r.x(0)), r.x(2), r.g(), r.x(1), text(r.e, "add")});
  });
}

/// (values, indices) along an axis: gradients go back to where the values came from, adding up.
void along(const GradRule& r, int64_t axis) {
  if (!r.g(0)) return;
  r.give(0, [&] {
    return apply("TensorScatterElements", {zeros_like(r.x(0)), r.y(1), r.g(0), integer(r.e, axis), text(r.e, "add")});
  });
}
void top_k(const GradRule& r) { along(r, -1); }
void top_k_ext(const GradRule& r) { along(r, r.x(2).as_int().value_or(-1)); }
void sort(const GradRule& r) { along(r, r.x(1).as_int().value_or(-1)); }

/// The constant takes what falls on no element.
void pad(const GradRule& r) {
  r.give(0, [&] { return apply("PadV3Grad", {r.g(), shape_of(r.x(0)), r.x(1), r.x(3), r.x(4)}); });
  r.give(2, [&] {
    const Term ones = ones_like(r.x(0));
    const Term outside = 1.0 - apply("PadV3", {ones, r.x(1), zeros_like(r.x(2)), r.x(3), r.x(4)});
    return r.g() * outside;
  });
}
void pad_grad(const GradRule& r) {
  r.give(0, [&] { return apply("PadV3", {r.g(), r.x(2), scalar(r.g(), 0), r.x(3), r.x(4)}); });
}

void dropout(const GradRule& r) {
  if (!r.g(0)) return;
  const AbstractRef arguments[] = {r.x(1).type()};
  const double keep = float_argument(arguments, 0).value_or(0.5);
  r.give(0, [&] { return r.g(0) * r.y(1) / keep; });
}

/// d(A^-1) = -A^-1 dA A^-1, d det A = det A tr(A^-1 dA).
Term transposed(Term a) {
  std::vector<int64_t> order;
  for (int64_t i = 0; i < a.rank(); ++i) order.push_back(i);
  std::swap(order[order.size() - 1], order[order.size() - 2]);
  return transpose(a, order);
}
Term inverse(Term, Term y, Term g) {
  const Term t = transposed(y);
  return -apply("MatMulExt", {apply("MatMulExt", {t, g}), t});
}
Term determinant(Term x, Term y, Term g) {
  AnyShape shape = y.shape();
  shape.dims.insert(shape.dims.end(), 2, Dim(1));
  return reshape(g * y, shape) * transposed(apply("MatrixInverse", {x}));
}
Term matrix_batch(const VmapRule& r) {
  std::vector<Term> arguments;
  for (size_t i = 0; i < r.count(); ++i) arguments.push_back(r.x(i));
  return r.with(arguments);
}

constexpr Rules kRules[] = {
    {"TensorScatterUpdate", grad<scatter_update>, vmap<scatter_batch>},
    {"TensorScatterAdd", grad<scatter_add>, vmap<scatter_batch>},
    {"TensorScatterSub", grad<scatter_sub>, vmap<scatter_batch>},
    {"TensorScatterMul", grad<scatter_mul>, vmap<scatter_batch>},
    {"TensorScatterDiv", grad<scatter_div>, vmap<scatter_batch>},
    {"TensorScatterMax", grad<scatter_extreme>, vmap<scatter_batch>},
    {"TensorScatterMin", grad<scatter_extreme>, vmap<scatter_batch>},
    {"TensorScatterElements", grad<scatter_elements>, vmap<scatter_elements_batch>},
    {"ScatterNd", grad<scatter_nd>, vmap<scatter_nd_batch>},
    {"GatherNd", grad<gather_nd_rule>, vmap<gather_nd_batch>},
    {"GatherD", grad<gather_d>, vmap<gather_d_batch>},
    {"TopK", grad<top_k>, vmap<top_k_batch>},
    {"TopkExt", grad<top_k_ext>, vmap<top_k_ext_batch>},
    {"Sort", grad<sort>, vmap<sort_batch>},
    {"SortExt", grad<sort>, vmap<sort_batch>},
    {"Cummax", grad<sort>, vmap<sort_batch>},
    {"Cummin", grad<sort>, vmap<sort_batch>},
    {"PadV3", grad<pad>, vmap<pad_batch>},
    {"PadV3Grad", grad<pad_grad>, vmap<pad_grad_batch>},
    {"MatrixInverse", grad1<inverse>, vmap<matrix_batch>},
    {"MatrixDeterminant", grad1<determinant>, vmap<matrix_batch>},
    {"Dropout", grad<dropout>},
    {.op = "UniformReal", .is_zero_gradient = true},
    {.op = "StandardNormal", .is_zero_gradient = true},
    {.op = "UniformInt", .is_zero_gradient = true},
    {.op = "RandpermV2", .is_zero_gradient = true},
    {.op = "Multinomial", .is_zero_gradient = true},
};

}  // namespace

std::span<const Rules> collect_rules() { return kRules; }

}  // namespace refjit::ops
