#pragma once
// The names that dir() shows, without a look at the object's own `__dir__`: what object.__dir__ and type.__dir__ give.
#include "vm/vm.h"

namespace refjit::vm {

/// A sorted list of names; null: exception.
Ref plain_directory(Vm& vm, Value object);

}  // namespace refjit::vm
