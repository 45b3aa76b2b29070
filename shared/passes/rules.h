#pragma once
// Rewrite rules as rows, shared by the algebraic passes: a pattern (operator, and what its operands must be), the
// result and the pipeline. Private to this room. A row fires only where the result has the node's own type, so shapes
// and dtypes never change. Rows are tried in topological order: one run of a pass is enough.
#include <string_view>

#include "passes/pass.h"

namespace refjit::passes {

/// Which pass applies a row.
enum class RuleSet : uint8_t {
  O0,          ///< MindSpore applies it at O0, and it keeps every bit.
  SignedZero,  ///< MindSpore applies it at O0; the sign of a zero changes, or a sum is rounded otherwise.
  O1,          ///< Ours, for O1; keeps every bit.
};

/// Applies the rows of `set` to every node. True when one fired.
bool apply_rules(ir::Module& module, PassContext& context, RuleSet set);

/// A Tile of dims of length 1 (MindSpore's gradient of a sum) becomes a BroadcastTo, which copies nothing.
bool tile_to_broadcast(ir::Module& module, PassContext& context);

}  // namespace refjit::passes
