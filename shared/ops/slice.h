#pragma once
// What a StridedSlice, Slice or SliceExt takes from each axis, for inference and for view.h.
#include <vector>

#include "ops/infer.h"

namespace refjit::ops {

struct AxisSlice {
  int64_t start = 0;
  int64_t step = 1;
  Dim count;              ///< Elements taken.
  bool vanishes = false;  ///< An index: the axis is not in the result.
};

struct SliceSpec {
  std::vector<AxisSlice> axes;   ///< One an axis of the operand.
  AnyShape shape;                ///< Of the result (new axes included).
  std::vector<size_t> new_axes;  ///< Axes of the result that no axis of the operand gives.
};

/// Reads the constant arguments of a slicing operator for an operand of `shape` (rank known). Errors: indices out of
/// bounds, zero steps. With symbolic dims only `shape` is meaningful.
Result<SliceSpec> slice_of(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& shape);

}  // namespace refjit::ops
