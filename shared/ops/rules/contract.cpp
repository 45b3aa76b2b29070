// Gradient and batching rules of matrix products. Formulas and their order are MindSpore's.
#include <numeric>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

/// MatMul and BatchMatMul: the flags are so chosen that nothing is transposed in memory. Gradients take the other
/// operand conjugated.
void matmul(const GradRule& r) {
  const Term x = conjugate(r.x(0)), w = conjugate(r.x(1)), g = r.g();
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
  r.give(0, [&] {
    return reshape(reduce_to(apply("MatMulExt", {g, swapped(conjugate(w))}), x.shape()), r.x(0).shape());
  });
  r.give(1, [&] {
    return reshape(reduce_to(apply("MatMulExt", {swapped(conjugate(x)), g}), w.shape()), r.x(1).shape());
  });
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

/// A batch on the left alone makes one taller matrix; otherwise the batch is BatchMatMul's.
Term matmul_batch(const VmapRule& r) {
  const bool ta = r.x(2).as_bool().value_or(false);
  if (r.is_batched(0) && !r.is_batched(1) && !ta) {
    const AnyShape x = r.own_shape(0);
    const Term product = r.with({rows(r.x(0)), r.x(1), r.x(2), r.x(3)});
    return reshape(product, AnyShape{true, {Dim(r.call.batch), x.dims[0], product.shape().dims[1]}});
  }
  return apply("BatchMatMul", {r.full(0), r.full(1), r.x(2), r.x(3)});
}

Term batch_matmul_batch(const VmapRule& r) { return r.with({r.full(0), r.full(1), r.x(2), r.x(3)}); }

/// Vectors become matrices behind the batch axis and their axis of length 1 vanishes from the result.
Term matmul_ext_batch(const VmapRule& r) {
  const bool row = r.own_rank(0) == 1, column = r.own_rank(1) == 1;
  const int64_t own = std::max<int64_t>({2, r.own_rank(0), r.own_rank(1)});
  auto matrix = [&](size_t i, bool is_vector, int64_t axis) {
    Term a = r.x(i);
    if (is_vector) a = apply("ExpandDims", {a, integer(r.e, axis)});
    AnyShape shape = a.shape();
    const int64_t missing = own + 1 - static_cast<int64_t>(shape.dims.size());
    if (r.is_batched(i) && missing > 0) shape.dims.insert(shape.dims.begin() + 1, static_cast<size_t>(missing), Dim(1));
    return reshape(a, shape);
  };
  Term product = apply("MatMulExt", {matrix(0, row, -2), matrix(1, column, -1)});
  AnyShape shape = product.shape();
  if (column) shape.dims.pop_back();
  if (row) shape.dims.erase(shape.dims.end() - (column ? 1 : 2));
  return reshape(product, shape);
}

/// Dense takes any rank, so a batched input is one more axis; a batched weight makes products of matrices.
Term dense_batch(const VmapRule& r) {
  if (!r.is_batched(1) && !r.is_batched(2)) return r.with({r.x(0), r.x(1), r.x(2)});
  const AnyShape x = r.own_shape(0), w = r.own_shape(1);
  const bool is_matrix = w.dims.size() == 2;
  auto as_rows = [&](size_t i, const AnyShape& own) {
    const std::vector<int64_t> shape = {r.is_batched(i) ? r.call.batch : 1, -1, own.dims.back().printed()};
    return apply("Reshape", {r.x(i), ints(r.e, shape)});
  };
  Term product = apply("MatMulExt", {as_rows(0, x), swapped(as_rows(1, w))});
  AnyShape shape = batched_shape(r.is_batched(0) || r.is_batched(1) ? r.call.batch : 1, x);
  shape.dims.pop_back();
  if (is_matrix) shape.dims.push_back(w.dims[0]);
  product = reshape(product, shape);
  if (r.x(2).is_none()) return product;
  return product + r.aligned(2, static_cast<int64_t>(shape.dims.size()) - 1);
}

constexpr auto kRules = by_name({
    {"MatMul", grad<matmul>, vmap<matmul_batch>},
    {"BatchMatMul", grad<matmul>, vmap<batch_matmul_batch>},
    {"MatMulExt", grad<matmul_ext>, vmap<matmul_ext_batch>},
    {"Dense", grad<dense>, vmap<dense_batch>},
});

}  // namespace

std::span<const Rules> contract_rules() { return kRules; }

}  // namespace refjit::ops
