#include "capture/ast/cell_scopes.h"

#include "capture/guest_values.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"

namespace refjit::capture {

using vm::Value;

namespace {

/// A Cell that has attributes, so that it may have children.
bool is_cell(vm::Vm& vm, Value v) {
  return is_nn_cell(vm, v) && vm::has_instance_dict(v.object()) && vm::instance_dict(v.object());
}

}  // namespace

const std::string* CellScopes::find(vm::Vm& vm, const Callee& callee, const std::vector<SymbolRef>& locals) {
  const auto& slots = callee.code->localsplus;
  if (locals.empty() || slots.empty() || slots[0].name != "self" || !locals[0] || !locals[0]->is_constant())
    return nullptr;
  const Value self = locals[0]->value;
  if (!is_cell(vm, self)) return nullptr;
  if (scopes_.empty()) add_tree(vm, self);
  const auto at = scopes_.find(self.bits());
  return at == scopes_.end() ? nullptr : &at->second;
}

/// A Cell that stands in several places has the first one.
void CellScopes::add_tree(vm::Vm& vm, Value root) {
  std::vector<Value> cells{root};
  scopes_.emplace(root.bits(), "Default");
  for (size_t i = 0; i < cells.size(); ++i) {
    const Value children = vm::dict_get(vm::instance_dict(cells[i].object()), vm.intern("_cells"));
    if (!children || vm.type_of(children) != vm.types().dict) continue;
    const std::string scope = scopes_.at(cells[i].bits());
    Value name, child;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(children), at, name, child);) {
      if (!vm::is_str(name) || !is_cell(vm, child)) continue;
      std::string own = scope + "/" + std::string(vm::view_of(name)) + "-" + vm.type_name(child);
      if (scopes_.emplace(child.bits(), std::move(own)).second) cells.push_back(child);
    }
  }
}

}  // namespace refjit::capture
