// Batching rules of the scatter family, of sorting and of padding: coordinates get the number of their example in
// front.
#include "ops/rules/network_batch.h"

namespace refjit::ops {
namespace {

/// indices (B, ..., k) with the example's number as first of k + 1 coordinates.
Term with_example(const VmapRule& r, Term indices) {
  AnyShape shape = indices.shape();
  shape.dims.back() = Dim(1);
  AnyShape column{true, std::vector<Dim>(shape.dims.size(), Dim(1))};
  column.dims[0] = Dim(r.call.batch);
  const Term numbers = broadcast_to(reshape(count_up(indices, r.call.batch, 1), column), shape);
  const Term both[] = {numbers, indices};
  return apply("Concat", {tuple(r.e, both), integer(r.e, -1)});
}

Term with_batch(const VmapRule& r, size_t i) {
  auto shape = r.x(i).as_ints().value_or(std::vector<int64_t>{});
  shape.insert(shape.begin(), r.call.batch);
  return ints(r.e, shape);
}

}  // namespace

Term sort_batch(const VmapRule& r) { return r.with_axis(1); }
Term top_k_batch(const VmapRule& r) { return r.with({r.x(0), r.x(1), r.x(2)}); }
Term top_k_ext_batch(const VmapRule& r) { return r.with_axis(2); }

Term gather_d_batch(const VmapRule& r) { return r.with({r.full(0), r.axis(1), r.full(2)}); }
Term gather_nd_batch(const VmapRule& r) { return r.with({r.full(0), with_example(r, r.full(1))}); }
Term scatter_batch(const VmapRule& r) { return r.with({r.full(0), with_example(r, r.full(1)), r.full(2)}); }
Term scatter_elements_batch(const VmapRule& r) { return r.with({r.full(0), r.full(1), r.full(2), r.axis(3), r.x(4)}); }
Term scatter_nd_batch(const VmapRule& r) { return r.with({with_example(r, r.full(0)), r.full(1), with_batch(r, 2)}); }

/// Paddings count from the last axis. Constants of the examples are put in where nothing else falls.
Term pad_batch(const VmapRule& r) {
  if (!r.is_batched(2)) return r.with({r.full(0), r.x(1), r.x(2), r.x(3), r.x(4)});
  auto flag = [&](bool value) {
    Tensor t = *Tensor::empty(DType::Bool, {});
    *t.data<uint8_t>() = value;
    return Term{&r.e, r.e.constant(ir::Abstract::constant_tensor(std::move(t)))};
  };
  const Term x = r.full(0);
  const Term inside = r.with({broadcast_to(flag(true), x.shape()), r.x(1), flag(false), r.x(3), r.x(4)});
  const Term zero = x.dtype() == DType::Bool ? flag(false) : scalar(x, 0);
  const Term padded = r.with({x, r.x(1), zero, r.x(3), r.x(4)});
  return select(inside, padded, r.aligned(2, r.own_rank(0)));
}
Term pad_grad_batch(const VmapRule& r) { return r.with({r.full(0), with_batch(r, 1), r.x(2), r.x(3), r.x(4)}); }

}  // namespace refjit::ops
