#include "capture/set_table.h"

#include "vm/types/set_copy.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

const Ref* table_of(const Symbol& set) { return static_cast<const Ref*>(set.state.get()); }

Ref set_of(vm::Vm& vm, const Symbol& symbol) {
  if (const Ref* table = table_of(symbol)) return vm::same_set(vm, vm::as_set(*table));
  Ref set = vm::new_set(vm);
  for (const Ref& key : symbol.keys)
    if (!set || !vm::set_add(vm, vm::as_set(set), key)) return {};
  return set;
}

void assign_set(vm::Vm& vm, Symbol& symbol, Ref set) {
  symbol.keys.clear();
  symbol.places = Ref();
  vm.for_each(set, [&](Value key) {
    symbol.keys.push_back(key);
    return true;
  });
  symbol.state = std::make_shared<const Ref>(std::move(set));
}

}  // namespace refjit::capture
