#pragma once
// The rules table: gradient and batching rule of each operator, one row an operator, in the files of ops/rules by
// family. Read by the engines in shared/transform and by the eager tape. A missing rule is a listed gap: the engine
// raises a clear error with the line. Immutable.
#include <string_view>
#include <vector>

#include "ops/emitter.h"
#include "ops/op.h"

namespace refjit::ops {

struct Rules {
  std::string_view op;
  GradFn grad = nullptr;  ///< Null: no rule, unless `is_zero_gradient`.
  VmapFn vmap = nullptr;  ///< Ask vmap_of(), which knows what elementwise operators have in common.
  /// The result does not change with its inputs (comparisons, floor, shapes): the gradient is zero.
  bool is_zero_gradient = false;
};

/// Rules of `op`; null when the table has no row for it.
const Rules* rules_of(const OpDef& op);
/// How `op` is batched; null when it is run once an example.
VmapFn vmap_of(const OpDef& op);
/// Every row, family by family.
std::vector<const Rules*> all_rules();

}  // namespace refjit::ops
