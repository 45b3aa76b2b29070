#include "ops/rules.h"

#include <unordered_map>
#include <vector>

#include "ops/rules/families.h"

namespace refjit::ops {
namespace {

struct Table {
  std::vector<const Rules*> rows;
  std::unordered_map<const OpDef*, const Rules*> by_op;

  Table() {
    for (std::span<const Rules> family : {elementwise_rules(), binary_rules(), reduce_rules(), contract_rules(),
                                          shape_rules(), index_rules(), other_rules()})
      for (const Rules& row : family) {
        rows.push_back(&row);
        if (const OpDef* op = find_op(row.op)) by_op.emplace(op, &row);
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
