#include "ops/rules.h"

#include <algorithm>
#include <vector>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

std::vector<const Rules*> sorted_table() {
  std::vector<const Rules*> table;
  for (std::span<const Rules> family :
       {elementwise_rules(), binary_rules(), reduce_rules(), contract_rules(), shape_rules(), index_rules(),
        other_rules(), activation_rules(), network_rules(), collect_rules()})
    for (const Rules& row : family) table.push_back(&row);
  std::sort(table.begin(), table.end(), [](const Rules* a, const Rules* b) { return a->op < b->op; });
  return table;
}

}  // namespace

std::span<const Rules* const> all_rules() {
  static const std::vector<const Rules*> table = sorted_table();  // immutable once made
  return table;
}

const Rules* rules_of(const OpDef& op) {
  const auto table = all_rules();
  const auto at = std::lower_bound(table.begin(), table.end(), op.name,
                                   [](const Rules* row, std::string_view wanted) { return row->op < wanted; });
  return at != table.end() && (*at)->op == op.name ? *at : nullptr;
}

VmapFn vmap_of(const OpDef& op) {
  const Rules* rules = rules_of(op);
  if (!rules || rules->vmap || op.op_class != OpClass::Elementwise) return rules ? rules->vmap : nullptr;
  return vmap<vmap_broadcast>;
}

}  // namespace refjit::ops
