// Gradient and batching rules of operators that pick elements. Formulas and their order are MindSpore's.
#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term shape_ints(const GradRule& r) {
  std::vector<int64_t> dims;
  const AnyShape shape = r.x(0).shape();
  for (Dim d : shape.dims) dims.push_back(d.printed());
  return ints(r.e, dims);
}

/// `shape` with 1 behind its first `count` dims.
AnyShape leading(AnyShape shape, int64_t count) {
  for (size_t i = static_cast<size_t>(count); i < shape.dims.size(); ++i) shape.dims[i] = Dim(1);
  return shape;
}

void strided_slice(const GradRule& r) {
  r.give(0, [&] {
    return apply("StridedSliceGrad",
                 {r.g(), shape_ints(r), r.x(1), r.x(2), r.x(3), r.x(4), r.x(5), r.x(6), r.x(7), r.x(8)});
  });
}

void strided_slice_grad(const GradRule& r) {
  r.give(0, [&] {
    return apply("StridedSlice", {r.g(), r.x(2), r.x(3), r.x(4), r.x(5), r.x(6), r.x(7), r.x(8), r.x(9)});
  });
}

/// Slice: begin and size.
void slice(const GradRule& r) {
  const auto begin = r.x(1).as_ints().value_or(std::vector<int64_t>{});
  std::vector<int64_t> end = begin;
  const AnyShape taken = r.y().shape();
  for (size_t i = 0; i < end.size() && i < taken.dims.size(); ++i) end[i] += taken.dims[i].printed();
  const std::vector<int64_t> ones(begin.size(), 1);
  r.give(0, [&] { return apply("StridedSliceGrad", {r.g(), shape_ints(r), r.x(1), ints(r.e, end), ints(r.e, ones)}); });
}

/// SliceExt: one axis, the others whole.
void slice_ext(const GradRule& r) {
  const auto rank = static_cast<size_t>(r.x(0).rank());
  const auto axis = static_cast<size_t>(front_axis(r.x(1).as_int().value_or(0), r.x(0).rank()));
  std::vector<int64_t> begin(rank, 0), end(rank, 0), step(rank, 1);
  if (axis >= rank) return;
  begin[axis] = r.x(2).as_int().value_or(0);
  end[axis] = r.x(3).as_int().value_or(0);
  step[axis] = r.x(4).as_int().value_or(1);
  const Term others = integer(r.e, ((int64_t{1} << rank) - 1) & ~(int64_t{1} << axis));
  r.give(0, [&] {
    return apply("StridedSliceGrad",
                 {r.g(), shape_ints(r), ints(r.e, begin), ints(r.e, end), ints(r.e, step), others, others});
  });
}

/// With batch_dims, every batch has its own rows: index i of batch b is row b * length + i of all batches joined.
void gather_batched(const GradRule& r) {
  const int64_t rank = r.x(0).rank(), batch_dims = *r.x(3).as_int();
  const int64_t axis = front_axis(r.x(2).as_int().value_or(0), rank), picks = r.x(1).rank() - batch_dims;
  const AnyShape all = r.x(0).shape();
  if (!all.is_concrete()) return r.e.fail(value_error("For 'Gather', the gradient needs the shape of its operand."));
  const Shape shape = all.concrete();
  // Order of the operand with the gathered axis right behind the batch, and of the result with its picks there.
  std::vector<int64_t> x_order, g_order, back(static_cast<size_t>(rank)), moved;
  int64_t batches = 1;
  for (int64_t i = 0; i < batch_dims; ++i) {
    batches *= shape[static_cast<size_t>(i)];
    x_order.push_back(i);
    g_order.push_back(i);
  }
  x_order.push_back(axis);
  for (int64_t i = 0; i < picks; ++i) g_order.push_back(axis + i);
  for (int64_t i = batch_dims; i < rank; ++i) {
    if (i == axis) continue;
    x_order.push_back(i);
    g_order.push_back(i < axis ? i : i - 1 + picks);
  }
  for (size_t i = 0; i < x_order.size(); ++i) {
    back[static_cast<size_t>(x_order[i])] = static_cast<int64_t>(i);
    moved.push_back(shape[static_cast<size_t>(x_order[i])]);
  }
  const int64_t length = shape[static_cast<size_t>(axis)];
  r.give(0, [&] {
    const Term firsts = reshape(count_up(r.x(1), batches, length), leading(r.x(1).shape(), batch_dims));
    const Term ids = select(apply("Less", {r.x(1), scalar(r.x(1), 0)}), r.x(1), r.x(1) + firsts);
    const Term sums = apply("UnsortedSegmentSum", {transpose(r.g(), g_order), ids, integer(r.e, batches * length)});
    return transpose(reshape(sums, AnyShape::of(moved)), back);
  });
}

/// The gathered axes go to the front, where UnsortedSegmentSum adds rows of equal index, and what was there comes back.
void gather(const GradRule& r) {
  const Term x = r.x(0), indices = r.x(1);
  const int64_t rank = x.rank(), axis = front_axis(r.x(2).as_int().value_or(0), rank), picks = indices.rank();
  if (r.x(3).as_int().value_or(0) != 0) return gather_batched(r);
  const Dim length = x.shape().dims[static_cast<size_t>(axis)];
  if (!length.is_known()) return r.e.fail(value_error("For 'Gather', the gradient needs the length of the axis."));
  r.give(0, [&] {
    std::vector<int64_t> front, back;
    for (int64_t i = 0; i < picks; ++i) front.push_back(axis + i);
    for (int64_t i = 0; i < axis; ++i) front.push_back(i);
    for (int64_t i = axis + picks; i < rank - 1 + picks; ++i) front.push_back(i);
    for (int64_t i = 0; i < axis; ++i) back.push_back(i + 1);
    back.push_back(0);
    for (int64_t i = axis + 1; i < rank; ++i) back.push_back(i);
    if (length.value() == 0) return zeros_like(x);
    const Term rows = axis == 0 ? r.g() : transpose(r.g(), front);
    const Term sums = apply("UnsortedSegmentSum", {rows, indices, integer(r.e, length.value())});
    return axis == 0 ? sums : transpose(sums, back);
  });
}

/// Rows of negative index were left out of the sums.
void segment_sum(const GradRule& r) {
  const Term ids = r.x(1);
  r.give(0, [&] {
    const Term rows = apply("Gather", {r.g(), apply("Maximum", {ids, scalar(ids, 0)}), integer(r.e, 0)});
    AnyShape shape = ids.shape();
    shape.dims.resize(r.x(0).shape().dims.size(), Dim(1));
    return select(reshape(apply("GreaterEqual", {ids, scalar(ids, 0)}), shape), rows, zeros_like(rows));
  });
}

void select_of(const GradRule& r) {
  r.give(1, [&] { return select(r.x(0), r.g(), zeros_like(r.g())); });
  r.give(2, [&] { return select(r.x(0), zeros_like(r.g()), r.g()); });
}

void masked_fill(const GradRule& r) {
  const Term mask = cast(r.x(1), r.g().dtype());
  r.give(0, [&] { return r.g() * (1.0 - mask); });
  r.give(2, [&] { return r.g() * mask; });
}

void triangle(const GradRule& r) {
  r.give(0, [&] { return apply(r.call.op.name, {r.g(), r.x(1)}); });
}

/// A list argument with the batch axis' entry in front.
Term with_front(const VmapRule& r, size_t i, int64_t front) {
  auto list = r.x(i).as_ints().value_or(std::vector<int64_t>{});
  list.insert(list.begin(), front);
  return ints(r.e, list);
}

/// The batch axis is taken whole: bit 0 of the first two masks, the others move up. `first` is the place of `begin`.
Term strided_batch(const VmapRule& r, size_t first, std::vector<Term> arguments) {
  arguments.push_back(with_front(r, first, 0));
  arguments.push_back(with_front(r, first + 1, 0));
  arguments.push_back(with_front(r, first + 2, 1));
  for (size_t k = 0; k < 5; ++k)
    arguments.push_back(integer(r.e, r.x(first + 3 + k).as_int().value_or(0) * 2 + (k < 2 ? 1 : 0)));
  return r.with(arguments);
}
Term strided_slice_batch(const VmapRule& r) { return strided_batch(r, 1, {r.x(0)}); }
Term strided_slice_grad_batch(const VmapRule& r) {
  return strided_batch(r, 2, {r.x(0), with_front(r, 1, r.call.batch)});
}

Term slice_batch(const VmapRule& r) { return r.with({r.x(0), with_front(r, 1, 0), with_front(r, 2, r.call.batch)}); }

Term slice_ext_batch(const VmapRule& r) { return r.with_axis(1); }

/// `a` with axis `from` in front.
Term to_front(Term a, int64_t from) {
  std::vector<int64_t> order = {from};
  for (int64_t i = 0; i < a.rank(); ++i)
    if (i != from) order.push_back(i);
  return from == 0 ? a : transpose(a, order);
}

/// Indices alone: their batch axis arises where the gathered axis was. Both: one more of batch_dims.
Term gather_batch(const VmapRule& r) {
  const int64_t axis = front_axis(r.x(2).as_int().value_or(0), r.own_rank(0)), batch = r.x(3).as_int().value_or(0);
  const Term next = integer(r.e, axis + 1);
  if (batch == 0 && !r.is_batched(1)) return r.with({r.x(0), r.x(1), next, r.x(3)});
  if (batch == 0 && !r.is_batched(0)) return to_front(r.with({r.x(0), r.x(1), r.x(2), r.x(3)}), axis);
  return r.with({r.full(0), r.full(1), next, integer(r.e, batch + 1)});
}

/// Indices alone unbatched: the batch is one more axis of each row. Otherwise every example has its own segments.
Term segment_sum_batch(const VmapRule& r) {
  const Term ids = r.x(1);
  const int64_t segments = r.x(2).as_int().value_or(1), own = r.own_rank(1);
  if (!r.is_batched(1)) {
    std::vector<int64_t> order;
    for (int64_t i = 0; i < own; ++i) order.push_back(i + 1);
    order.push_back(0);
    for (int64_t i = own; i < r.own_rank(0); ++i) order.push_back(i + 1);
    const Term sums = apply("UnsortedSegmentSum", {transpose(r.x(0), order), ids, r.x(2)});
    return to_front(sums, 1);
  }
  AnyShape along{true, std::vector<Dim>(static_cast<size_t>(own) + 1, Dim(1))};
  along.dims[0] = Dim(r.call.batch);
  const Term firsts = reshape(count_up(ids, r.call.batch, segments), along);
  const Term is_valid = apply("LogicalAnd", {apply("GreaterEqual", {ids, scalar(ids, 0)}),
                                             apply("Less", {ids, scalar(ids, static_cast<double>(segments))})});
  const Term places = select(is_valid, ids + firsts, scalar(ids, -1));
  const Term sums = apply("UnsortedSegmentSum", {r.full(0), places, integer(r.e, r.call.batch * segments)});
  AnyShape shape = batched_shape(r.call.batch, sums.shape());
  shape.dims[1] = Dim(segments);
  return reshape(sums, shape);
}

/// A value for each example is chosen instead of filled in.
Term masked_fill_batch(const VmapRule& r) {
  const int64_t own = std::max(r.own_rank(0), r.own_rank(1));
  if (!r.is_batched(2)) return r.with({r.aligned(0, own), r.aligned(1, own), r.x(2)});
  return select(r.aligned(1, own), cast(r.aligned(2, own), r.x(0).dtype()), r.aligned(0, own));
}

Term triangle_batch(const VmapRule& r) { return r.with({r.x(0), r.x(1)}); }

constexpr auto kRules = by_name({
    {"StridedSlice", grad<strided_slice>, vmap<strided_slice_batch>},
    {"StridedSliceGrad", grad<strided_slice_grad>, vmap<strided_slice_grad_batch>},
    {"Slice", grad<slice>, vmap<slice_batch>},
    {"SliceExt", grad<slice_ext>, vmap<slice_ext_batch>},
    {"Gather", grad<gather>, vmap<gather_batch>},
    {"UnsortedSegmentSum", grad<segment_sum>, vmap<segment_sum_batch>},
    {"Select", grad<select_of>},
    {"MaskedFill", grad<masked_fill>, vmap<masked_fill_batch>},
    {"Triu", grad<triangle>, vmap<triangle_batch>},
    {"Tril", grad<triangle>, vmap<triangle_batch>},
});

}  // namespace

std::span<const Rules> index_rules() { return kRules; }

}  // namespace refjit::ops
