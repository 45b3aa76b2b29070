// Gradient rules of operators that pick elements. Formulas and their order are MindSpore's.
#include <numeric>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

Term shape_ints(const GradRule& r) {
  std::vector<int64_t> dims;
  for (Dim d : r.x(0).shape().dims) dims.push_back(d.printed());
  return ints(r.e, dims);
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

/// The gathered axes go to the front, where UnsortedSegmentSum adds rows of equal index, and what was there comes back.
void gather(const GradRule& r) {
  const Term x = r.x(0), indices = r.x(1);
  const int64_t rank = x.rank(), axis = front_axis(r.x(2).as_int().value_or(0), rank), picks = indices.rank();
  if (r.x(3).as_int().value_or(0) != 0)
    return r.e.fail(value_error("For 'Gather', there is no gradient with batch_dims, expected batch_dims=0."));
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

void segment_sum(const GradRule& r) {
  r.give(0, [&] { return apply("Gather", {r.g(), r.x(1), integer(r.e, 0)}); });
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
