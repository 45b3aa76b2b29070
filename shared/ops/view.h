#pragma once
// Results that are elements of operand 0 where they stand: what Transpose, BroadcastTo, Split and slices take from it.
// Kernels copy along a view; eager mode gives the view itself, as MindSpore does, so that a write to the one is seen in
// the other.
#include <string_view>
#include <vector>

#include "ops/op.h"
#include "tensor/tensor.h"

namespace refjit::ops {

struct ViewAxis {
  int32_t of = -1;  ///< Axis of the operand that this axis walks; -1: it repeats one element.
  int64_t step = 1;
};

struct ResultView {
  std::vector<ViewAxis> axes;  ///< One an axis of the result.
  Dims starts;                 ///< First element along each axis of the operand.

  Strides strides(std::span<const int64_t> of_operand) const;
  /// Of the first element from the operand's first one, in elements.
  int64_t offset(std::span<const int64_t> of_operand) const;
};

/// One view a result; empty when `op` computes or copies. `arguments`: constants known, shapes concrete.
Result<std::vector<ResultView>> result_views(const OpDef& op, std::span<const AbstractRef> arguments,
                                             std::span<const TensorType> outputs);

/// Does eager mode give results of this operator that stand in operand 0: those of result_views, or all its bytes under
/// another shape?
bool is_view(std::string_view op);

/// Operand 0 seen through its view, which has `shape`.
Tensor view_of(const Tensor& t, const ResultView& view, const Shape& shape);

}  // namespace refjit::ops
