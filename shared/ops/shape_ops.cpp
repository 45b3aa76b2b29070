// Operators that move elements without computing.
#include "ops/define.h"

namespace refjit::ops {
std::span<const OpDef> shape_ops() { return {}; }
std::span<const OpDef> index_ops() { return {}; }
std::span<const OpDef> other_ops() { return {}; }
}  // namespace refjit::ops
