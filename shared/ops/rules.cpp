#include "ops/rules.h"

#include <deque>
#include <unordered_map>
#include <vector>

#include "ops/rules/families.h"
#include "ops/rules/math.h"

namespace refjit::ops {
namespace {

/// The rows of the families, with the defaults of elementwise operators filled in.
struct Table {
  std::deque<Rules> filled;
  std::vector<const Rules*> rows;
  std::unordered_map<const OpDef*, const Rules*> by_op;

  Table() {
    for (std::span<const Rules> family :
         {elementwise_rules(), binary_rules(), reduce_rules(), contract_rules(), shape_rules(), index_rules(),
          other_rules(), activation_rules(), network_rules(), collect_rules()}) {
      for (const Rules& row : family) {
        filled.push_back(row);
        Rules& made = filled.back();
        rows.push_back(&made);
        const OpDef* op = find_op(row.op);
        if (!op) continue;
        if (!made.vmap && op->op_class == OpClass::Elementwise) made.vmap = vmap<vmap_broadcast>;
        by_op.emplace(op, &made);
      }
    }
  }
};

const Table& table() {
  static const Table made;  // immutable once made
  return made;
}

}  // namespace

const Rules* rules_of(const OpDef& op) {
  const auto at = table().by_op.find(&op);
  return at == table().by_op.end() ? nullptr : at->second;
}

std::span<const Rules* const> all_rules() { return table().rows; }

}  // namespace refjit::ops
