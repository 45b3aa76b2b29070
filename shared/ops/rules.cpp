#include "ops/rules.h"

#include <algorithm>
#include <array>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

using Families = std::array<std::span<const Rules>, 10>;

Families families() {
  return {elementwise_rules(), binary_rules(), reduce_rules(),     contract_rules(), shape_rules(),
          index_rules(),       other_rules(),  activation_rules(), network_rules(),  collect_rules()};
}

}  // namespace

std::vector<const Rules*> all_rules() {
  std::vector<const Rules*> table;
  for (const std::span<const Rules> family : families())
    for (const Rules& row : family) table.push_back(&row);
  return table;
}

const Rules* rules_of(const OpDef& op) {
  for (const std::span<const Rules> family : families()) {
    const auto at = std::lower_bound(family.begin(), family.end(), op.name,
                                     [](const Rules& row, std::string_view wanted) { return row.op < wanted; });
    if (at != family.end() && at->op == op.name) return &*at;
  }
  return nullptr;
}

VmapFn vmap_of(const OpDef& op) {
  const Rules* rules = rules_of(op);
  if (rules && rules->vmap) return rules->vmap;
  return op.op_class == OpClass::Elementwise ? vmap<vmap_broadcast> : nullptr;
}

}  // namespace refjit::ops
