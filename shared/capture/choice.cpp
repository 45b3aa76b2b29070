#include "capture/choice.h"

#include "capture/guest_values.h"
#include "vm/execute.h"
#include "vm/tensors/tensor_object.h"

namespace refjit::capture {

bool is_function(vm::Vm& vm, const Symbol& symbol) {
  if (symbol.kind == SymbolKind::Function || symbol.kind == SymbolKind::Method) return true;
  return symbol.is_constant() && symbol.value.get().is_object() && !vm::tensors::is_tensor(symbol.value) &&
         vm::is_callable(vm, symbol.value);
}

SymbolRef choice(vm::Vm& vm, std::string_view caller, std::vector<SymbolRef> functions, ir::Node* number) {
  const vm::Value called = vm::find_in_type(vm, vm::tensors::tensor_type(vm), vm.intern(caller));
  if (!called) return nullptr;
  return Symbol::method(Symbol::constant(called),
                        Symbol::tuple({Symbol::tuple(std::move(functions)), Symbol::of_node(number)}));
}

Either as_either(vm::Vm& vm, const Symbol& symbol) {
  if (symbol.kind != SymbolKind::Method || !symbol.function->is_constant() || !symbol.self) return {};
  if (symbol.self->kind != SymbolKind::Tuple || symbol.self->items.size() != 2) return {};
  const vm::Value called = vm::find_in_type(vm, vm::tensors::tensor_type(vm), vm.intern(kEither));
  if (!called || symbol.function->value.get() != called) return {};
  return {&symbol.self->items[0]->items, symbol.self->items[1]->node};
}

}  // namespace refjit::capture
