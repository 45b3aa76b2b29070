#pragma once
// Which axes a reduction folds: read from its constant arguments, for inference here and for kernels/reduce.cpp.
#include <vector>

#include "ops/op.h"

namespace refjit::ops {

struct Reduction {
  std::vector<bool> folds;  ///< One an axis of the operand.
  bool keeps_dims = false;
  bool is_identity = false;  ///< skip_mode with no axes.
};

/// Axes of a reduction operator (all those of ops/reduce.cpp) on an operand of `rank`. Errors: axes out of range,
/// twice.
Result<Reduction> reduction_of(const OpDef& op, std::span<const AbstractRef> arguments, int64_t rank);

}  // namespace refjit::ops
