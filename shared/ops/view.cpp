#include "ops/view.h"

#include <algorithm>

#include "ops/infer.h"
#include "ops/slice.h"

namespace refjit::ops {
namespace {

using Views = Result<std::vector<ResultView>>;

int64_t axis_in(int64_t axis, size_t rank) { return axis < 0 ? axis + static_cast<int64_t>(rank) : axis; }

ResultView unmoved(const Shape& operand) {
  ResultView view;
  for (uint32_t i = 0; i < operand.size(); ++i) view.axes.push_back({static_cast<int32_t>(i), 1});
  view.starts = Dims(operand.size(), 0);
  return view;
}

Views transposed(const OpDef&, std::span<const AbstractRef> arguments, std::span<const TensorType>) {
  const Shape operand = arguments[0]->shape.concrete();
  ResultView view = unmoved(operand);
  const auto order = ints_argument(arguments, 1).value_or(std::vector<int64_t>{});
  for (size_t i = 0; i < order.size(); ++i) view.axes[i].of = static_cast<int32_t>(axis_in(order[i], operand.size()));
  return std::vector{std::move(view)};
}

Views broadcast(const OpDef&, std::span<const AbstractRef> arguments, std::span<const TensorType> outputs) {
  const Shape operand = arguments[0]->shape.concrete();
  ResultView view;
  view.starts = Dims(operand.size(), 0);
  const uint32_t missing = outputs[0].shape.size() - operand.size();
  for (uint32_t i = 0; i < outputs[0].shape.size(); ++i)
    view.axes.push_back({i < missing || operand[i - missing] == 1 ? -1 : static_cast<int32_t>(i - missing), 1});
  return std::vector{std::move(view)};
}

Views sliced(const OpDef& op, std::span<const AbstractRef> arguments, std::span<const TensorType>) {
  auto spec = slice_of(op, arguments, arguments[0]->shape);
  if (!spec) return std::move(spec).error();
  ResultView view;
  for (size_t i = 0; i < spec->axes.size(); ++i) {
    const AxisSlice& axis = spec->axes[i];
    view.starts.push_back(axis.count.value() > 0 ? axis.start : 0);
    if (!axis.vanishes) view.axes.push_back({static_cast<int32_t>(i), axis.step});
  }
  for (size_t at : spec->new_axes)
    view.axes.insert(view.axes.begin() + static_cast<std::ptrdiff_t>(at), ViewAxis{-1, 1});
  return std::vector{std::move(view)};
}

Views split(const OpDef&, std::span<const AbstractRef> arguments, std::span<const TensorType> outputs) {
  const Shape operand = arguments[0]->shape.concrete();
  const auto axis = static_cast<size_t>(axis_in(int_argument(arguments, 1).value_or(0), operand.size()));
  std::vector<ResultView> views(outputs.size(), unmoved(operand));
  for (size_t k = 0; k < views.size(); ++k) views[k].starts[axis] = static_cast<int64_t>(k) * outputs[k].shape[axis];
  return views;
}

/// ExpandDims and Squeeze: the axes longer than one, in their order.
Views without_ones(const OpDef&, std::span<const AbstractRef> arguments, std::span<const TensorType> outputs) {
  const Shape operand = arguments[0]->shape.concrete();
  ResultView view;
  view.starts = Dims(operand.size(), 0);
  uint32_t next = 0;
  for (int64_t dim : outputs[0].shape) {
    while (dim != 1 && operand[next] == 1) ++next;
    view.axes.push_back({dim == 1 ? -1 : static_cast<int32_t>(next++), 1});
  }
  return std::vector{std::move(view)};
}

constexpr struct {
  std::string_view op;
  Views (*views)(const OpDef& op, std::span<const AbstractRef> arguments, std::span<const TensorType> outputs);
} kRows[] = {
    {"Transpose", transposed}, {"BroadcastTo", broadcast}, {"StridedSlice", sliced},     {"Slice", sliced},
    {"SliceExt", sliced},      {"Split", split},           {"ExpandDims", without_ones}, {"Squeeze", without_ones}};

}  // namespace

Strides ResultView::strides(std::span<const int64_t> of_operand) const {
  Strides out(static_cast<uint32_t>(axes.size()), 0);
  for (size_t i = 0; i < axes.size(); ++i)
    if (axes[i].of >= 0) out[i] = axes[i].step * of_operand[static_cast<size_t>(axes[i].of)];
  return out;
}

int64_t ResultView::offset(std::span<const int64_t> of_operand) const {
  int64_t out = 0;
  for (size_t i = 0; i < starts.size(); ++i) out += starts[i] * of_operand[i];
  return out;
}

Result<std::vector<ResultView>> result_views(const OpDef& op, std::span<const AbstractRef> arguments,
                                             std::span<const TensorType> outputs) {
  for (const auto& row : kRows)
    if (row.op == op.name) return row.views(op, arguments, outputs);
  return std::vector<ResultView>{};
}

bool is_view(std::string_view op) {
  for (std::string_view whole : {"Reshape", "Identity", "StopGradient", "NoBprop"})
    if (op == whole) return true;
  return std::any_of(std::begin(kRows), std::end(kRows), [&](const auto& row) { return row.op == op; });
}

Tensor view_of(const Tensor& t, const ResultView& view, const Shape& shape) {
  Tensor out = t;
  out.shape = shape;
  out.strides = view.strides(t.strides);
  out.offset += view.offset(t.strides);
  for (uint32_t i = shape.size(); i-- > 0;)  // a single element steps over what follows, as in MindSpore
    if (shape[i] == 1) out.strides[i] = i + 1 < shape.size() ? shape[i + 1] * out.strides[i + 1] : 1;
  return out;
}

}  // namespace refjit::ops
