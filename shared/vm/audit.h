#pragma once
// PEP 578: hooks that a program has added with sys.addaudithook hear of what it does. Everything that CPython reports
// and that is worth a hook's while calls audit() first.
#include <initializer_list>

#include "vm/vm.h"

namespace refjit::vm {

/// Tells all hooks of an event, in the order in which they were added; without hooks it costs a look-up. False: one of
/// them has raised, and what was announced must not happen.
bool audit(Vm& vm, const char* event, std::initializer_list<Value> args);

}  // namespace refjit::vm
