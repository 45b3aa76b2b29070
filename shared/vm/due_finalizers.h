#pragma once
// Finalizers of garbage that an allocation has found. Native code that allocates holds pointers into lists and texts,
// so no guest code may run there: the collector leaves such garbage and has the interpreter ask for it between two
// instructions, by ending its count of backward jumps.
#include "vm/vm.h"

namespace refjit::vm {

/// Runs what is due; nothing otherwise.
void run_due_finalizers(Vm& vm);

}  // namespace refjit::vm
