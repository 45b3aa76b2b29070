// Gradient rules of operators that pick elements. Formulas and their order are MindSpore's.
#include <numeric>

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

constexpr Rules kRules[] = {
    {"StridedSlice", grad<strided_slice>},
    {"StridedSliceGrad", grad<strided_slice_grad>},
    {"Slice", grad<slice>},
    {"SliceExt", grad<slice_ext>},
    {"Gather", grad<gather>},
    {"UnsortedSegmentSum", grad<segment_sum>},
    {"Select", grad<select_of>},
    {"MaskedFill", grad<masked_fill>},
    {"Triu", grad<triangle>},
    {"Tril", grad<triangle>},
};

}  // namespace

std::span<const Rules> index_rules() { return kRules; }

}  // namespace refjit::ops
