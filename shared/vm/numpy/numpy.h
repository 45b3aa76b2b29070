#pragma once
// The native half of the guest's numpy: module `_numpy` (ndarray, dtypes, scalars, ufuncs, RandomState).
// shared/guest/numpy builds the package on it. Called once by whoever sets up a Vm.
#include "vm/vm.h"

namespace refjit::vm::numpy {

/// Registers the module `_numpy`; nothing is made before its first import.
void register_numpy(Vm& vm);

}  // namespace refjit::vm::numpy
