#include <algorithm>

#include "base/name_table.h"
#include "ops/define.h"

namespace refjit::ops {
namespace {

std::vector<std::span<const OpDef>> families() {
  return {binary_ops(),  unary_ops(), reduce_ops(), contract_ops(), shape_ops(), index_ops(),     other_ops(),
          grad_ops(),    conv_ops(),  pool_ops(),   norm_ops(),     loss_ops(),  optimizer_ops(), activation_ops(),
          scatter_ops(), sort_ops(),  pad_ops(),    random_ops(),   linalg_ops()};
}

std::vector<const OpDef*> sorted_table() {
  std::vector<const OpDef*> table;
  for (const std::span<const OpDef> family : families())
    for (const OpDef& op : family) table.push_back(&op);
  std::sort(table.begin(), table.end(), [](const OpDef* a, const OpDef* b) { return a->name < b->name; });
  return table;
}

}  // namespace

std::span<const OpDef* const> all_ops() {
  static const std::vector<const OpDef*> table = sorted_table();  // immutable once made
  return table;
}

const OpDef* find_op(std::string_view name) {
  static const NameTable<OpDef> table(families(), &OpDef::name);
  return table.find(name);
}

}  // namespace refjit::ops
