// Gradient rules of matrix products. Formulas and their order are MindSpore's.
#include <numeric>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

/// MatMul and BatchMatMul: the flags are so chosen that nothing is transposed in memory.
void matmul(const GradRule& r) {
  const Term x = r.x(0), w = r.x(1), g = r.g();
  const bool ta = r.x(2).as_bool().value_or(false), tb = r.x(3).as_bool().value_or(false);
  auto product = [&](Term a, Term b, bool a_flag, bool b_flag) {
    return apply(r.call.op.name, {a, b, boolean(r.e, a_flag), boolean(r.e, b_flag)});
  };
  r.give(0, [&] { return ta ? product(w, g, tb, true) : product(g, w, false, !tb); });
  r.give(1, [&] { return tb ? product(g, x, true, ta) : product(x, g, !ta, false); });
}

/// The last two axes exchanged.
Term swapped(Term a) {
  std::vector<int64_t> order(a.shape().dims.size());
  std::iota(order.begin(), order.end(), 0);
  if (order.size() >= 2) std::swap(order[order.size() - 1], order[order.size() - 2]);
  return transpose(a, order);
}

/// NumPy's matmul: vectors become matrices first, and what the batch broadcast is summed again.
void matmul_ext(const GradRule& r) {
  Term x = r.x(0), w = r.x(1), g = r.g();
  const bool row = x.rank() == 1, column = w.rank() == 1;
  auto with_axis = [&](Term a, int64_t axis) { return apply("ExpandDims", {a, integer(r.e, axis)}); };
  if (column) g = with_axis(g, -1);
  if (row) g = with_axis(g, -2);
  if (column) w = with_axis(w, 1);
  if (row) x = with_axis(x, 0);
  r.give(0, [&] { return reshape(reduce_to(apply("MatMulExt", {g, swapped(w)}), x.shape()), r.x(0).shape()); });
  r.give(1, [&] { return reshape(reduce_to(apply("MatMulExt", {swapped(x), g}), w.shape()), r.x(1).shape()); });
}

Dim product_of(std::span<const Dim> dims) {
  int64_t count = 1;
  for (Dim d : dims) {
    if (!d.is_known()) return Dim::symbol(0);
    count *= d.value();
  }
  return Dim(count);
}

/// As a matrix: all axes but the last joined.
Term rows(Term a) {
  const AnyShape s = a.shape();
  return reshape(a, {true, {product_of({s.dims.data(), s.dims.size() - 1}), s.dims.back()}});
}

/// x w^T + b with x of any rank; a weight of rank 1 gives one column, which vanishes.
void dense(const GradRule& r) {
  Term x = r.x(0), w = r.x(1), g = r.g();
  if (w.rank() == 1) {
    w = apply("ExpandDims", {w, integer(r.e, 0)});
    g = apply("ExpandDims", {g, integer(r.e, -1)});
  }
  x = rows(x);
  g = rows(g);
  const Term yes = boolean(r.e, true), no = boolean(r.e, false);
  r.give(0, [&] { return reshape(apply("MatMul", {g, w, no, no}), r.x(0).shape()); });
  r.give(1, [&] { return reshape(apply("MatMul", {g, x, yes, no}), r.x(1).shape()); });
  r.give(2, [&] { return r.g(); });
}

constexpr Rules kRules[] = {
    {"MatMul", grad<matmul>},
    {"BatchMatMul", grad<matmul>},
    {"MatMulExt", grad<matmul_ext>},
    {"Dense", grad<dense>},
};

}  // namespace

std::span<const Rules> contract_rules() { return kRules; }

}  // namespace refjit::ops
