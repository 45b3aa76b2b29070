#pragma once
#include "vm/vm.h"

namespace refjit::vm {

bool init_array_items(Vm& vm, Module* module);  ///< _array_items: the numbers of array.array, one at a time.

}  // namespace refjit::vm
