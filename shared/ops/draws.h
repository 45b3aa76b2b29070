#pragma once
// Random operators: functions of a seed and an offset, which stand in the generator, their last argument. They advance
// it in place; given no generator they draw from their own seeds and write nothing.
#include "ops/op.h"

namespace refjit::ops {

inline bool draws(const OpDef& op) { return !op.args.empty() && op.args.back().name == "state"; }

}  // namespace refjit::ops
