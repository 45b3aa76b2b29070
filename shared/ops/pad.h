#pragma once
// Where each element of a padded axis comes from, for inference here and for kernels/pad.cpp.
#include "ops/infer.h"

namespace refjit::ops {

/// Lengths (before, after) of each axis of a PadV3 on an operand of `rank`; negative ones crop. `place` is that of the
/// argument `paddings`: pairs from the last axis on when contiguous, all befores and then all afters otherwise.
Result<std::vector<std::pair<int64_t, int64_t>>> paddings_of(const OpDef& op, std::span<const AbstractRef> arguments,
                                                             size_t place, int64_t rank);
/// Source index of element `i` of an axis of `length` padded by `before`; -1 for the constant.
int64_t pad_source(const std::string& mode, int64_t i, int64_t before, int64_t length);

}  // namespace refjit::ops
