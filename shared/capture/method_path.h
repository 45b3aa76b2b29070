#pragma once
// Where the class of an object keeps a method, for guards: a method runs under another name than its function's when
// it was assigned to the class. Private to capture.
#include "capture/source.h"

namespace refjit::capture {

/// The attribute of a class in the mro of `self` (an instance or a class of the program) that is `function`; null:
/// none.
SourceRef method_path(vm::Vm& vm, vm::Value function, vm::Value self);

}  // namespace refjit::capture
