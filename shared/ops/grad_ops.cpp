// Operators that gradient rules need, MindSpore's by name: derivatives of elementwise functions and of softmax, sums of
// many tensors, and slices and gathers backwards.
#include "ops/define.h"
#include "ops/infer.h"
#include "ops/samples.h"

namespace refjit::ops {
namespace {

constexpr Arg kAddN[] = {{"x", ArgKind::TensorTuple}};
constexpr Arg kSliceGrad[] = {{"dy", ArgKind::Tensor},
                              {"shapex", ArgKind::IntTuple},
                              {"begin", ArgKind::IntTuple},
                              {"end", ArgKind::IntTuple},
                              {"strides", ArgKind::IntTuple},
                              {"begin_mask", ArgKind::Int, "0"},
                              {"end_mask", ArgKind::Int, "0"},
                              {"ellipsis_mask", ArgKind::Int, "0"},
                              {"new_axis_mask", ArgKind::Int, "0"},
                              {"shrink_axis_mask", ArgKind::Int, "0"}};
constexpr Arg kSegmentSum[] = {
    {"input_x", ArgKind::Tensor}, {"segment_ids", ArgKind::Tensor}, {"num_segments", ArgKind::Int}};

constexpr Arg kYDy[] = {{"y", ArgKind::Tensor}, {"dy", ArgKind::Tensor}};
constexpr Arg kXDy[] = {{"x", ArgKind::Tensor}, {"dy", ArgKind::Tensor}};
constexpr Arg kDyX[] = {{"dy", ArgKind::Tensor}, {"x", ArgKind::Tensor}};
constexpr Arg kReluGrad[] = {{"y_backprop", ArgKind::Tensor}, {"x", ArgKind::Tensor}};
constexpr Arg kGeluGrad[] = {{"dy", ArgKind::Tensor}, {"x", ArgKind::Tensor}, {"y", ArgKind::Tensor}};
constexpr Arg kSoftmax[] = {{"grad_output", ArgKind::Tensor}, {"output", ArgKind::Tensor}, {"dim", ArgKind::Int}};
constexpr Arg kLogSoftmax[] = {{"logits", ArgKind::Tensor}, {"grad", ArgKind::Tensor}, {"axis", ArgKind::Int, "-1"}};

/// All operands have one shape and dtype, which the result has as well.
Result<AbstractRef> infer_alike(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto a = operand(op, arguments, 0);
  if (!a) return a.error();
  auto b = operand(op, arguments, 1);
  if (!b) return b.error();
  if (a->dtype != b->dtype)
    return type_error(for_op(op, "the inputs must have the same type, but got " + type_text(*arguments[0]) + " and " +
                                     type_text(*arguments[1]) + "."));
  if (a->shape.is_concrete() && b->shape.is_concrete() && a->shape != b->shape)
    return value_error(for_op(op, "the inputs must have the same shape, but got " + dims_text(a->shape) + " and " +
                                      dims_text(b->shape) + "."));
  return Abstract::tensor(a->dtype, a->shape.is_concrete() ? a->shape : b->shape);
}

Result<AbstractRef> infer_add_n(const OpDef& op, std::span<const AbstractRef> arguments) {
  if (arguments.empty() || !arguments[0]->is_sequence() || arguments[0]->elements.empty())
    return type_error(for_op(op, "the input must be a tuple or list of Tensor."));
  const std::vector<AbstractRef>& elements = arguments[0]->elements;
  for (const AbstractRef& element : elements) {
    if (!element->is_tensor())
      return type_error(for_op(op, "the elements must be Tensor, but got " + type_text(*element) + "."));
    if (element->dtype != elements[0]->dtype)
      return type_error(for_op(op, "the elements must have the same type, but got " + type_text(*elements[0]) +
                                       " and " + type_text(*element) + "."));
    if (element->shape.is_concrete() && elements[0]->shape.is_concrete() && element->shape != elements[0]->shape)
      return value_error(for_op(op, "the elements must have the same shape, but got " + dims_text(elements[0]->shape) +
                                        " and " + dims_text(element->shape) + "."));
  }
  return Abstract::tensor(elements[0]->dtype, elements[0]->shape);
}

Result<AbstractRef> infer_slice_grad(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto dy = operand(op, arguments, 0);
  if (!dy) return dy.error();
  const auto shape = ints_argument(arguments, 1);
  return Abstract::tensor(dy->dtype, shape ? AnyShape::of(*shape) : AnyShape{false, {}});
}

Result<AbstractRef> infer_segment_sum(const OpDef& op, std::span<const AbstractRef> arguments) {
  auto x = operand(op, arguments, 0);
  if (!x) return x.error();
  auto ids = operand(op, arguments, 1);
  if (!ids) return ids.error();
  constexpr DType kIndex[] = {DType::Int32, DType::Int64};
  if (auto status = require_dtype(op, 1, ids->dtype, kIndex); !status) return std::move(status).error();
  const auto count = int_argument(arguments, 2);
  if (!x->shape.rank_known || !ids->shape.rank_known || !count) return Abstract::tensor(x->dtype, AnyShape{false, {}});
  if (*count <= 0)
    return value_error("For primitive[" + std::string(op.name) +
                       "], the num_segments's value must be greater than 0, but got " + std::to_string(*count) + ".");
  const size_t rank = ids->shape.dims.size();
  if (rank > x->shape.dims.size())
    return value_error(for_op(op, "the shape of 'input_x' must start with that of 'segment_ids', but got " +
                                      dims_text(x->shape) + " and " + dims_text(ids->shape) + "."));
  for (size_t i = 0; i < rank; ++i) {
    const Dim a = x->shape.dims[i], b = ids->shape.dims[i];
    if (a == b || !a.is_known() || !b.is_known()) continue;
    const std::string at = "[" + std::to_string(i) + "]";
    return value_error(for_op(op, "the whose shape of 'segment_ids' must equal to the shape of 'input_x', ids" + at +
                                      " should be = input" + at + ": " + std::to_string(a.printed()) + ", but got " +
                                      std::to_string(b.printed())));
  }
  AnyShape shape{true, {Dim(*count)}};
  shape.dims.insert(shape.dims.end(), x->shape.dims.begin() + static_cast<std::ptrdiff_t>(rank), x->shape.dims.end());
  return Abstract::tensor(x->dtype, std::move(shape));
}

AbstractRef plain(DType d, Shape shape, uint64_t salt) {
  return sample_tensor(plain_tensor(d, std::move(shape), salt));
}
AbstractRef ints(std::initializer_list<int64_t> list) { return sample_ints({list.begin(), list.size()}); }

constexpr DType kNumbers[] = {DType::Int8,    DType::Int16,    DType::Int32,   DType::Int64,  DType::UInt8,
                              DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

/// As many operands of one shape as the operator has tensors.
std::vector<Sample> alike_samples(const OpDef& op) {
  std::vector<Sample> samples;
  auto add = [&](auto make, Shape shape) {
    Sample s;
    for (uint64_t i = 0; i < op.args.size(); ++i) s.arguments.push_back(sample_tensor(make(shape, i + 1)));
    samples.push_back(std::move(s));
  };
  for (DType d : served_floats()) {
    auto plain = [d](Shape shape, uint64_t salt) { return plain_tensor(d, std::move(shape), salt); };
    for (int64_t n : {1, 3, 5, 17}) add(plain, {n});
    add(plain, {2, 3});
    add(plain, {});
    add([d](Shape shape, uint64_t salt) { return edge_tensor(d, std::move(shape), salt); }, {32});
  }
  return samples;
}

std::vector<Sample> softmax_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : served_floats()) {
    for (int64_t axis : {0, 1, -1})
      samples.push_back({{plain(d, {2, 3, 5}, 1), plain(d, {2, 3, 5}, 2), Abstract::integer(axis)}});
    samples.push_back({{plain(d, {17}, 1), plain(d, {17}, 2), Abstract::integer(-1)}});
  }
  return samples;
}

std::vector<Sample> add_n_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    samples.push_back({{Abstract::tuple({plain(d, {2, 3}, 1), plain(d, {2, 3}, 2), plain(d, {2, 3}, 3)})}});
    samples.push_back({{Abstract::tuple({plain(d, {17}, 1), plain(d, {17}, 2)})}});
    samples.push_back({{Abstract::tuple({plain(d, {}, 1)})}});
  }
  return samples;
}

std::vector<Sample> slice_grad_samples(const OpDef&) {
  std::vector<Sample> samples;
  auto add = [&](DType d, Shape dy, AbstractRef shape, AbstractRef begin, AbstractRef end, AbstractRef step,
                 std::initializer_list<int64_t> masks) {
    Sample s{{plain(d, std::move(dy), 1), std::move(shape), std::move(begin), std::move(end), std::move(step)}};
    for (int64_t m : masks) s.arguments.push_back(Abstract::integer(m));
    samples.push_back(std::move(s));
  };
  for (DType d : kWidths) {
    add(d, {3, 2}, ints({5, 6}), ints({1, 2}), ints({4, 6}), ints({1, 2}), {0, 0, 0, 0, 0});
    add(d, {4, 2}, ints({5, 6}), ints({4, 5}), ints({0, 1}), ints({-1, -2}), {0, 0, 0, 0, 0});
    add(d, {6}, ints({5, 6}), ints({-1}), ints({0}), ints({1}), {0, 0, 0, 0, 1});
    add(d, {5}, ints({5, 6}), ints({0, 1}), ints({0, 2}), ints({1, 1}), {1, 1, 0, 0, 2});
    add(d, {1, 5, 5}, ints({5, 5}), ints({0}), ints({1}), ints({1}), {0, 0, 0, 1, 0});
    add(d, {0, 6}, ints({5, 6}), ints({3}), ints({2}), ints({1}), {0, 0, 0, 0, 0});
  }
  return samples;
}

std::vector<Sample> segment_sum_samples(const OpDef&) {
  std::vector<Sample> samples;
  for (DType d : kNumbers) {
    samples.push_back({{plain(d, {4, 3}, 1), sample_indices(DType::Int64, {4}, {2, 0, 2, 2}), Abstract::integer(3)}});
    samples.push_back(
        {{plain(d, {2, 2}, 1), sample_indices(DType::Int32, {2, 2}, {4, 0, 1, 4}), Abstract::integer(5)}});
    // Negative ones are left out.
    samples.push_back({{plain(d, {3}, 1), sample_indices(DType::Int64, {3}, {-1, 1, 0}), Abstract::integer(2)}});
  }
  return samples;
}

constexpr auto kFlat = OpClass::Elementwise;

const OpDef kOps[] = {
    define<kYDy>("TanhGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kYDy>("SigmoidGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kReluGrad>("ReluGrad", kFlat, infer_alike, alike_samples),
    define<kXDy>("SqrtGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kXDy>("RsqrtGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kXDy>("AsinGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kXDy>("ACosGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kXDy>("AtanGrad", kFlat, infer_alike, alike_samples, kElementary),
    define<kDyX>("SiLUGrad", kFlat, infer_alike, alike_samples, kAccumulate),
    define<kGeluGrad>("GeLUGrad", kFlat, infer_alike, alike_samples, kAccumulate),
    define<kSoftmax>("SoftmaxBackward", OpClass::Reduction, infer_alike, softmax_samples, kAccumulate),
    define<kLogSoftmax>("LogSoftmaxGrad", OpClass::Reduction, infer_alike, softmax_samples, kAccumulate),
    define<kAddN>("AddN", OpClass::Other, infer_add_n, add_n_samples),
    define<kSliceGrad>("StridedSliceGrad", OpClass::Movement, infer_slice_grad, slice_grad_samples,
                       {ToleranceClass::Exact, false, ir::Effect::None, false}),
    define<kSegmentSum>("UnsortedSegmentSum", OpClass::Other, infer_segment_sum, segment_sum_samples, kAccumulate),
};

}  // namespace

std::span<const OpDef> grad_ops() { return kOps; }

}  // namespace refjit::ops
