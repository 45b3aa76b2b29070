// Operators that pick elements: slices, gathers, selection by condition.
#include <algorithm>

#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"
#include "ops/slice.h"

namespace refjit::ops {
namespace {

constexpr Arg kStridedSlice[] = {{"input_x", ArgKind::Tensor},
                                 {"begin", ArgKind::IntTuple},
                                 {"end", ArgKind::IntTuple},
                                 {"strides", ArgKind::IntTuple},
                                 {"begin_mask", ArgKind::Int, "0"},
                                 {"end_mask", ArgKind::Int, "0"},
                                 {"ellipsis_mask", ArgKind::Int, "0"},
                                 {"new_axis_mask", ArgKind::Int, "0"},
                                 {"shrink_axis_mask", ArgKind::Int, "0"}};
constexpr Arg kSlice[] = {{"input", ArgKind::Tensor}, {"begin", ArgKind::IntTuple}, {"size", ArgKind::IntTuple}};
constexpr Arg kSliceExt[] = {{"input", ArgKind::Tensor},
                             {"dim", ArgKind::Int},
                             {"start", ArgKind::Int},
                             {"end", ArgKind::Int},
                             {"step", ArgKind::Int}};
constexpr Arg kGather[] = {{"input_params", ArgKind::Tensor},
                           {"input_indices", ArgKind::Tensor},
                           {"axis", ArgKind::Int},
                           {"batch_dims", ArgKind::Int, "0"}};
constexpr Arg kSelect[] = {
    {"condition", ArgKind::Tensor}, {"input", ArgKind::TensorOrScalar}, {"other", ArgKind::TensorOrScalar}};
constexpr Arg kMaskedFill[] = {
    {"input_x", ArgKind::Tensor}, {"mask", ArgKind::Tensor}, {"value", ArgKind::TensorOrScalar}};
constexpr Arg kTriangle[] = {{"input", ArgKind::Tensor}, {"diagonal", ArgKind::Int, "0"}};

Result<AbstractRef> infer_slice(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  if (!a->shape.rank_known) return Abstract::tensor(a->dtype, AnyShape{false, {}});
  auto spec = slice_of(op, arguments, a->shape);
  if (!spec) return spec.error();
  return Abstract::tensor(a->dtype, std::move(spec->shape));
}

Result<AbstractRef> infer_gather(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto params = operand(op, arguments, 0);
  if (!params) return params.error();
  auto indices = operand(op, arguments, 1);
  if (!indices) return indices.error();
  constexpr DType kIndex[] = {DType::Int32, DType::Int64};
  if (auto status = require_dtype(op, 1, indices->dtype, kIndex); !status) return std::move(status).error();
  const auto axis = int_argument(arguments, 2);
  const auto batch = int_argument(arguments, 3).value_or(0);
  if (!params->shape.rank_known || !indices->shape.rank_known || !axis) {
    return Abstract::tensor(params->dtype, AnyShape{false, {}});
  }
  const auto rank = static_cast<int64_t>(params->shape.dims.size());
  if (*axis < -rank || *axis >= rank) {
    return value_error("For primitive[Gather], the axis must be in [" + std::to_string(-rank) + "," +
                       std::to_string(rank) + "], but got " + std::to_string(*axis) + ".");
  }
  const int64_t at = *axis < 0 ? *axis + rank : *axis;
  if (batch < 0 || batch > at || batch > static_cast<int64_t>(indices->shape.dims.size())) {
    return value_error("For primitive[Gather], the batch_dims must be in [0," + std::to_string(at) + "], but got " +
                       std::to_string(batch) + ".");
  }
  const auto &p = params->shape.dims, &i = indices->shape.dims;
  for (size_t b = 0; b < static_cast<size_t>(batch); ++b) {
    if (!p[b].is_known() || !i[b].is_known() || p[b] == i[b]) continue;
    const std::string place = std::to_string(b);
    return Error(user_error("RuntimeError", "For 'Gather', params.shape[" + place +
                                                "] should be equal to indices.shape[" + place +
                                                "] but got param.shape: " + vector_text(params->shape) +
                                                ", indices.shape: " + vector_text(indices->shape)));
  }
  AnyShape shape{true, {p.begin(), p.begin() + at}};
  shape.dims.insert(shape.dims.end(), i.begin() + batch, i.end());
  shape.dims.insert(shape.dims.end(), p.begin() + at + 1, p.end());
  return Abstract::tensor(params->dtype, std::move(shape));
}

/// Type and shape of `a` and `b` (places first and second) broadcast together with `shape`.
Result<AbstractRef> infer_choice(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& condition) {
  auto a = operand(op, arguments, 1, false);
  if (!a) return a.error();
  auto b = operand(op, arguments, 2, false);
  if (!b) return b.error();
  const Operand both[] = {*a, *b};
  auto dtype = promoted(both);
  if (!dtype) return dtype.error();
  auto shape = broadcast(op, a->shape, b->shape);
  if (!shape) return shape.error();
  auto whole = broadcast(op, condition, *shape);
  if (!whole) return whole.error();
  return Abstract::tensor(*dtype, *std::move(whole));
}

Result<AbstractRef> infer_select(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto condition = operand(op, arguments, 0);
  if (!condition) return condition.error();
  constexpr DType kBool[] = {DType::Bool};
  if (auto status = require_dtype(op, 0, condition->dtype, kBool); !status) return std::move(status).error();
  return infer_choice(op, arguments, condition->shape);
}

Result<AbstractRef> infer_masked_fill(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto input = operand(op, arguments, 0);
  if (!input) return input.error();
  auto mask = operand(op, arguments, 1);
  if (!mask) return mask.error();
  constexpr DType kBool[] = {DType::Bool};
  if (auto status = require_dtype(op, 1, mask->dtype, kBool); !status) return std::move(status).error();
  auto value = operand(op, arguments, 2, false);
  if (!value) return value.error();
  if (value->shape.rank_known && !value->shape.dims.empty()) {
    return value_error(
        for_op(op, "'value' must be a scalar or a 0-D tensor, but got shape " + dims_text(value->shape) + "."));
  }
  auto shape = broadcast(op, input->shape, mask->shape);
  if (!shape) return shape.error();
  return Abstract::tensor(input->dtype, *std::move(shape));
}

Result<AbstractRef> infer_triangle(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  if (a->shape.rank_known && a->shape.dims.size() < 2) {
    return value_error("For primitive[" + std::string(op.name) +
                       "], the x's rank must be greater than or equal to 2, but got " +
                       std::to_string(a->shape.dims.size()) + ".");
  }
  return Abstract::tensor(a->dtype, std::move(a->shape));
}

AbstractRef value(DType d, Shape shape, uint64_t salt) { return sample_tensor(edge_tensor(d, std::move(shape), salt)); }
AbstractRef ints(std::initializer_list<int64_t> list) { return sample_ints({list.begin(), list.size()}); }

std::vector<Sample> strided_samples(const OpDef&) {
  std::vector<Sample> samples;
  auto add = [&](DType d, Shape shape, AbstractRef begin, AbstractRef end, AbstractRef step,
                 std::initializer_list<int64_t> masks) {
    Sample s{{value(d, std::move(shape), 1), std::move(begin), std::move(end), std::move(step)}};
    for (int64_t m : masks) s.arguments.push_back(Abstract::integer(m));
    samples.push_back(std::move(s));
  };
  for (DType d : kWidths) {
    add(d, {5, 6}, ints({1, 2}), ints({4, 6}), ints({1, 2}), {0, 0, 0, 0, 0});
    add(d, {5, 6}, ints({4, 5}), ints({0, 1}), ints({-1, -2}), {0, 0, 0, 0, 0});
    add(d, {5, 6}, ints({-1}), ints({0}), ints({1}), {252, 252, 0, 0, 1});
    add(d, {5, 6}, ints({0, 1}), ints({0, 2}), ints({1, 1}), {1, 1, 0, 0, 2});
    add(d, {5, 6, 7}, ints({2, 1}), ints({4, 6}), ints({1, 2}), {0, 0, 1, 0, 0});
    add(d, {5, 6, 7}, ints({2, 1}), ints({4, 6}), ints({1, 2}), {0, 0, 0, 1, 0});
    add(d, {5, 6}, ints({0}), ints({-1}), ints({-1}), {1, 1, 0, 0, 0});
    add(d, {5, 6}, ints({3}), ints({2}), ints({1}), {0, 0, 0, 0, 0});
  }
  return samples;
}

std::vector<Sample> slice_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    samples.push_back({{value(d, {4, 5}, 1), ints({1, 2}), ints({2, 3})}});
    samples.push_back({{value(d, {4, 5}, 1), ints({0, 1}), ints({-1, -1})}});
    samples.push_back({{value(d, {7}, 1), ints({7}), ints({0})}});
  }
  return samples;
}

std::vector<Sample> slice_ext_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    for (int64_t axis : {0, 1, -1}) {
      samples.push_back({{value(d, {4, 5}, 1), Abstract::integer(axis), Abstract::integer(1), Abstract::integer(4),
                          Abstract::integer(2)}});
    }
    samples.push_back({{value(d, {4, 5}, 1), Abstract::integer(1), Abstract::integer(-3), Abstract::integer(100),
                        Abstract::integer(1)}});
  }
  return samples;
}

std::vector<Sample> gather_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    samples.push_back({{value(d, {4, 5}, 1), sample_indices(DType::Int64, {3}, {3, 0, -1}), Abstract::integer(0),
                        Abstract::integer(0)}});
    samples.push_back({{value(d, {4, 5}, 1), sample_indices(DType::Int32, {2, 2}, {4, 0, 1, 1}), Abstract::integer(-1),
                        Abstract::integer(0)}});
    samples.push_back(
        {{value(d, {4, 5}, 1), sample_indices(DType::Int64, {}, {2}), Abstract::integer(1), Abstract::integer(0)}});
    samples.push_back({{value(d, {2, 5}, 1), sample_indices(DType::Int64, {2, 2}, {4, 0, 1, 3}), Abstract::integer(1),
                        Abstract::integer(1)}});
    // Out of range: zeros, in both builds.
    samples.push_back({{value(d, {4, 5}, 1), sample_indices(DType::Int64, {2}, {3, -3}), Abstract::integer(0),
                        Abstract::integer(0)}});
  }
  return samples;
}

std::vector<Sample> select_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    for (int64_t n : {1, 2, 3, 17})
      samples.push_back({{value(DType::Bool, {n}, 1), value(d, {n}, 0), value(d, {n}, 5)}});
    samples.push_back({{value(DType::Bool, {2, 1}, 1), value(d, {3}, 0), value(d, {}, 5)}});
  }
  samples.push_back({{value(DType::Bool, {3}, 1), value(DType::Float32, {3}, 0), value(DType::Int32, {3}, 5)}});
  samples.push_back({{value(DType::Bool, {3}, 1), value(DType::Float32, {3}, 0), Abstract::floating(0.5)}});
  return samples;
}

std::vector<Sample> masked_fill_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_dtypes()) {
    samples.push_back({{value(d, {2, 3}, 1), value(DType::Bool, {3}, 1), value(d, {}, 3)}});
    samples.push_back({{value(d, {5}, 1), value(DType::Bool, {5}, 4), Abstract::integer(1)}});
  }
  return samples;
}

std::vector<Sample> triangle_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kWidths) {
    for (int64_t diagonal : {0, 1, -1, 5}) samples.push_back({{value(d, {2, 3, 4}, 1), Abstract::integer(diagonal)}});
  }
  return samples;
}

constexpr auto kClass = OpClass::Movement;

const OpDef kOps[] = {
    define<kStridedSlice>("StridedSlice", kClass, infer_slice, strided_samples),
    define<kSlice>("Slice", kClass, infer_slice, slice_samples),
    define<kSliceExt>("SliceExt", kClass, infer_slice, slice_ext_samples),
    define<kGather>("Gather", kClass, infer_gather, gather_samples),
    define<kSelect>("Select", OpClass::Elementwise, infer_select, select_samples),
    define<kMaskedFill>("MaskedFill", kClass, infer_masked_fill, masked_fill_samples),
    define<kTriangle>("Triu", kClass, infer_triangle, triangle_samples),
    define<kTriangle>("Tril", kClass, infer_triangle, triangle_samples),
};

}  // namespace

std::span<const OpDef> index_ops() { return kOps; }

}  // namespace refjit::ops
