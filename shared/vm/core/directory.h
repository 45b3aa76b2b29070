#pragma once
// The names that dir() shows, without a look at the object's own `__dir__`: what object.__dir__ and type.__dir__ give.
#include "vm/module.h"
#include "vm/vm.h"

namespace refjit::vm {

/// A sorted list of names; null: exception.
Ref plain_directory(Vm& vm, Value object);
/// What a module's `__dir__` gives, or the keys of its dict.
Ref module_names(Vm& vm, Module* m);

}  // namespace refjit::vm
