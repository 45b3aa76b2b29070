#pragma once
// The order of a Set symbol's keys. Where keys were only added, it is that of a set to which they are added in this
// order; else the symbol keeps the set itself (`state`), which is never changed, but replaced, so that it can be put
// back.
#include "capture/symbol.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// The set kept with the symbol; null: adding the keys makes it.
const vm::Ref* table_of(const Symbol& set);
/// The set as it is, which is the caller's; null: an exception is set.
vm::Ref set_of(vm::Vm& vm, const Symbol& symbol);
/// From here on the symbol stands for `set`.
void assign_set(vm::Vm& vm, Symbol& symbol, vm::Ref set);

}  // namespace refjit::capture
