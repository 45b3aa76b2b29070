#pragma once
// What happens between the last statement of a program and the end of its Vm: modules go, and what waits for its end is
// finalized (files are written out). Called once, by the session.
#include "vm/vm.h"

namespace refjit::vm {

/// As CPython does after the functions of atexit: gives sys its own streams back, drops the program's modules, collects
/// cycles and runs the finalizers of whatever is left. Exceptions are reported as unraisable; none is set afterwards.
void end_program(Vm& vm);

/// Finalizers that have not run, of objects that are alive, oldest first.
void run_last_finalizers(Vm& vm);

}  // namespace refjit::vm
