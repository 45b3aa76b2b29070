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
/// MindSpore's: an update's gradient takes the element as it was, whatever other updates fall on it.
void scatter_mul(const GradRule& r) {
  r.give(0, [&] { return apply("TensorScatterMul", {r.g(), r.x(1), r.x(2)}); });
  r.give(2, [&] { return gather_nd(r.g() * r.x(0), r.x(1)); });
}
void scatter_div(const GradRule& r) {
  r.give(0, [&] { return apply("TensorScatterDiv", {r.g(), r.x(1), r.x(2)}); });
  r.give(2, [&] { return -gather_nd(r.g() * r.x(0), r.x(1)) / square(r.x(2)); });
}
/// Of writes into a variable, MindSpore's: the variable stays what it is differentiated by, and what is written has the
/// gradient of its place, written or not.
void written_rows(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(2, [&] { return apply("Gather", {r.g(), r.x(1), integer(r.e, 0)}); });
}
void written_places(const GradRule& r) {
  r.give(0, [&] { return r.g(); });
  r.give(2, [&] { return gather_nd(r.g(), r.x(1)); });
}
void no_gradient(const GradRule& r) {
  r.e.fail(user_error("RuntimeError", "Illegal primitive " + std::string(r.call.op.name) + "'s bprop not defined"));
}
/// Shared in equal parts by those that won.
void scatter_extreme(const GradRule& r) {
  const auto kept = [&] { return cast(apply("Equal", {r.x(0), r.y()}), r.g().dtype()); };
  const auto written = [&] { return cast(apply("Equal", {r.x(2), gather_nd(r.y(), r.x(1))}), r.g().dtype()); };
  const auto share = [&] { return r.g() / apply("TensorScatterAdd", {kept(), r.x(1), written()}); };
  r.give(0, [&] { return kept() * share(); });
  r.give(2, [&] { return written() * gather_nd(share(), r.x(1)); });
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
Term adjoint(Term a) { return is_complex(a.dtype()) ? apply("Conj", {transposed(a)}) : transposed(a); }
Term determinant(Term x, Term y, Term g) {
  AnyShape shape = y.shape();
  shape.dims.insert(shape.dims.end(), 2, Dim(1));
  return reshape(g * y, shape) * adjoint(apply("MatrixInverse", {x}));
}
/// The sign has no slope; d log |det A| = tr(A^-1 dA).
void log_determinant(const GradRule& r) {
  if (!r.g(1)) return;
  r.give(0, [&] {
    AnyShape shape = r.g(1).shape();
    shape.dims.insert(shape.dims.end(), 2, Dim(1));
    return reshape(r.g(1), shape) * adjoint(apply("MatrixInverse", {r.x(0)}));
  });
}
Term product(Term a, Term b) { return apply("MatMulExt", {a, b}); }
/// `a` with an axis of one before its last, or behind it.
Term as_row(Term a) { return apply("ExpandDims", {a, integer(*a.e, -2)}); }
Term as_column(Term a) { return apply("ExpandDims", {a, integer(*a.e, -1)}); }

/// Symmetric, as the input is; an upper triangle is the lower one transposed.
void cholesky(const GradRule& r) {
  r.give(0, [&] {
    const bool is_upper = r.x(1).as_bool().value_or(false);
    const Term lower = is_upper ? transposed(r.y()) : r.y(), g = is_upper ? transposed(r.g()) : r.g();
    const Term zero = integer(r.e, 0);
    const Term part = apply("Tril", {product(transposed(lower), g), zero});
    const Term inner = part - apply("Tril", {apply("Triu", {part, zero}), zero}) * 0.5;
    const Term inverse = apply("MatrixInverse", {lower});
    const Term whole = product(transposed(inverse), product(inner, inverse));
    return (whole + transposed(whole)) * 0.5;
  });
}

/// Of s alone u diag(ds) v'; of u and v besides by the differences of the squares of s, which must not be equal. A
/// base of the whole space has, beyond the vectors of s, what is orthogonal to them: one vector is determined by that.
void svd(const GradRule& r) {
  if (is_complex(r.x(0).dtype()))
    return r.e.fail(user_error("TypeError", "For 'Svd', gradient not support for complex type currently."));
  const bool has_vectors = r.x(2).as_bool().value_or(true);
  const AnyShape shape = r.x(0).shape();
  const Dim rows = shape.dims[shape.dims.size() - 2], columns = shape.dims.back();
  const bool is_tall_of_all = rows != columns && r.x(1).as_bool().value_or(false);
  if (is_tall_of_all && rows.is_known() && columns.is_known() && std::abs(rows.value() - columns.value()) > 1)
    return r.e.fail(
        user_error("RuntimeError", "For 'Svd' gradient, not support for abs(m - n) > 1 with full_matrices is True."));
  r.give(0, [&]() -> Term {
    const Term to_s = r.g(0);
    Term to_u = has_vectors ? r.g(1) : Term{}, to_v = has_vectors ? r.g(2) : Term{};
    Term made = r.y();
    if (!has_vectors || is_tall_of_all) made = apply("Svd", {r.x(0), boolean(r.e, false), boolean(r.e, true)});
    const Term s = item(made, 0), u = item(made, 1), v = item(made, 2);
    const int64_t count = s.shape().dims.back().value();
    const Term width = integer(r.e, count);
    const Term same = apply("Eye", {width, width, dtype(r.e, r.x(0).dtype())});
    const Term squares = s * s;
    const Term factors = (1.0 - same) / (as_row(squares) - as_column(squares) + same);
    const Term row = as_row(s);
    Term inner = to_s ? as_column(to_s) * same : Term{}, outer;
    const auto add = [](Term& to, Term part) { to = to ? to + part : part; };
    const auto columns_of = [&](Term a, int64_t from, int64_t size) {
      return apply("SliceExt",
                   {a, integer(r.e, a.rank() - 1), integer(r.e, from), integer(r.e, from + size), integer(r.e, 1)});
    };
    // What goes to the vectors that are not in `base`, as if it went to those that are; `to` keeps the latter's part.
    const auto beyond = [&](Term& to, Term all, Term base) -> Term {
      if (!is_tall_of_all || all.shape().dims.back() == base.shape().dims.back()) return {};
      const Term rest = columns_of(all, count, 1), to_rest = columns_of(to, count, 1);
      to = columns_of(to, 0, count);
      return product(rest, product(transposed(to_rest), base));
    };
    if (to_u) {
      const Term back = beyond(to_u, item(r.y(), 1), u);
      const Term turned = factors * product(transposed(u), to_u), scaled = to_u / row;
      add(inner, (turned + transposed(turned)) * row);
      Term across = scaled - product(u, product(transposed(u), scaled));
      if (back) across = across - back / row;
      add(outer, product(across, transposed(v)));
    }
    if (to_v) {
      const Term back = beyond(to_v, item(r.y(), 2), v);
      const Term turned = factors * product(transposed(v), to_v), scaled = to_v / row;
      add(inner, (turned + transposed(turned)) * transposed(row));
      Term across = scaled - product(v, product(transposed(v), scaled));
      if (back) across = across - back / row;
      add(outer, product(u, transposed(across)));
    }
    const Term gradient = product(u, product(inner, transposed(v)));
    return outer ? gradient + outer : gradient;
  });
}

Term svd_batch(const VmapRule& r) { return r.with({r.x(0), r.x(1), boolean(r.e, true)}); }
Term matrix_batch(const VmapRule& r) {
  std::vector<Term> arguments;
  for (size_t i = 0; i < r.count(); ++i) arguments.push_back(r.x(i));
  return r.with(arguments);
}

constexpr auto kRules = by_name({
    {"TensorScatterUpdate", grad<scatter_update>, vmap<scatter_batch>},
    {"TensorScatterAdd", grad<scatter_add>, vmap<scatter_batch>},
    {"TensorScatterSub", grad<scatter_sub>, vmap<scatter_batch>},
    {"TensorScatterMul", grad<scatter_mul>, vmap<scatter_batch>},
    {"TensorScatterDiv", grad<scatter_div>, vmap<scatter_batch>},
    {"TensorScatterMax", grad<scatter_extreme>, vmap<scatter_batch>},
    {"TensorScatterMin", grad<scatter_extreme>, vmap<scatter_batch>},
    {"ScatterUpdate", grad<written_rows>},
    {"ScatterMax", grad<written_rows>},
    {"ScatterMin", grad<written_rows>},
    {"ScatterNdUpdate", grad<written_places>},
    {"ScatterAdd", grad<no_gradient>},
    {"ScatterSub", grad<no_gradient>},
    {"ScatterMul", grad<no_gradient>},
    {"ScatterDiv", grad<no_gradient>},
    {"ScatterNdAdd", grad<no_gradient>},
    {"ScatterNdSub", grad<no_gradient>},
    {"ScatterNdMul", grad<no_gradient>},
    {"ScatterNdDiv", grad<no_gradient>},
    {"ScatterNdMax", grad<no_gradient>},
    {"ScatterNdMin", grad<no_gradient>},
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
    {"LogMatrixDeterminant", grad<log_determinant>, vmap<matrix_batch>},
    {"Cholesky", grad<cholesky>, vmap<matrix_batch>},
    {.op = "Qr", .vmap = vmap<matrix_batch>},
    {.op = "Geqrf", .vmap = vmap<matrix_batch>},
    {"Svd", grad<svd>, vmap<svd_batch>},
    {"Dropout", grad<dropout>},
    {.op = "UniformReal", .is_zero_gradient = true},
    {.op = "StandardNormal", .is_zero_gradient = true},
    {.op = "UniformInt", .is_zero_gradient = true},
    {.op = "RandpermV2", .is_zero_gradient = true},
});

}  // namespace

std::span<const Rules> collect_rules() { return kRules; }

}  // namespace refjit::ops
