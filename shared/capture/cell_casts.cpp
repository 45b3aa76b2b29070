#include "capture/cell_casts.h"

#include "vm/execute.h"
#include "vm/names.h"
#include "vm/tensors/eager.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

Value cast_of_cell(vm::Vm& vm, Value cell) {
  if (!cell.is_object() || !vm::has_instance_dict(cell.object()) || !vm::instance_dict(cell.object())) return {};
  const Value type = vm::dict_get(vm::instance_dict(cell.object()), vm.intern("_float_type"));
  return type && !type.is_none() ? vm::find_in_type(vm, vm.type_of(cell), vm.intern("_as_float")) : Value();
}

Value cast_rules_of(vm::Vm& vm, Value cell) {
  if (!cell || !cell.is_object() || !vm::has_instance_dict(cell.object()) || !vm::instance_dict(cell.object()))
    return {};
  return vm::dict_get(vm::instance_dict(cell.object()), vm.names().amp_rules);
}

CellRules::CellRules(vm::Vm& vm, Value cell) {
  const Value tuple = cast_rules_of(vm, cell);
  if (!tuple) return;
  if (auto rules = vm::tensors::cast_rules_in(vm, tuple))
    scope_.emplace(vm::tensors::tensor_state(vm).cast_rules, std::move(rules));
}

void guard_float_type(GraphCapture& graph, const SymbolRef& cell) {
  vm::Vm& vm = graph.vm();
  const vm::Dict* own =
      vm::has_instance_dict(cell->value.get().object()) ? vm::instance_dict(cell->value.get().object()) : nullptr;
  vm::Str* name = vm.intern("_float_type");
  const Value type = own ? vm::dict_get(own, name) : Value();
  Guard guard;
  guard.kind = type ? GuardKind::Identity : GuardKind::Absent;
  guard.source = Source::attribute(cell->source, Value(name), name->view());
  guard.expected = type;
  graph.guards.push_back(std::move(guard));
}

void depend_on_casts(GraphCapture& graph, const SymbolRef& cell, const SourceRef& source) {
  vm::Vm& vm = graph.vm();
  for (const std::string_view name : {"_float_type", "_amp_rules"}) {
    const Ref cast = vm.get_attribute(cell->value, vm.intern(name));
    if (!cast) return vm.take_exception(), void();
    graph.import(cast, Source::attribute(source, Value(vm.intern(name)), name), GraphCapture::Depth::Frozen);
  }
}

}  // namespace refjit::capture
