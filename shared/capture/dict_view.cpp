#include "capture/dict_view.h"

#include "vm/builtin_types.h"
#include "vm/vm.h"

namespace refjit::capture {

SymbolRef dict_view(vm::Vm& vm, SymbolRef dict, std::string_view method) {
  const auto& types = vm.types();
  SymbolRef view = Symbol::iterator({std::move(dict)});
  view->kind = SymbolKind::Stream;
  view->value = vm::Value(method == "keys"     ? types.dict_keys
                          : method == "values" ? types.dict_values
                                               : types.dict_items);
  return view;
}

std::string_view view_method(vm::Vm& vm, vm::Value type) {
  const auto& types = vm.types();
  if (type == vm::Value(types.dict_keys)) return "keys";
  if (type == vm::Value(types.dict_values)) return "values";
  return type == vm::Value(types.dict_items) ? "items" : "";
}

bool is_dict_view(vm::Vm& vm, const Symbol& symbol) {
  return symbol.kind == SymbolKind::Stream && !view_method(vm, symbol.value).empty();
}

vm::Type* iterator_type(vm::Vm& vm, const Symbol& symbol) {
  const auto& types = vm.types();
  if (!symbol.self) return symbol.function && symbol.value ? symbol.value.as<vm::Type>() : types.list_iterator;
  if (symbol.value.get() == vm::Value(types.set)) return types.set_iterator;
  const std::string_view method = symbol.function ? view_method(vm, symbol.function->value) : "keys";
  return method == "values"  ? types.dict_value_iterator
         : method == "items" ? types.dict_item_iterator
                             : types.dict_key_iterator;
}

std::vector<SymbolRef> view_items(vm::Vm& vm, const Symbol& view) {
  const std::string_view method = view_method(vm, view.value);
  const Symbol& dict = *view.items[0];
  std::vector<SymbolRef> items;
  for (size_t i = 0; i < dict.items.size(); ++i) {
    const SymbolRef key = Symbol::constant(dict.keys[i]);
    items.push_back(method == "keys" ? key : method == "values" ? dict.items[i] : Symbol::tuple({key, dict.items[i]}));
  }
  return items;
}

}  // namespace refjit::capture
