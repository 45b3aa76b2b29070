#pragma once
// PythonFlags of one Vm: python's variables read, and what the module sys shows.
#include "base/python_flags.h"

namespace refjit::vm {

class Host;
class Vm;

/// Adds what the variables say and the command line leaves open, unless it has -E or -I. Errors: a wrong value.
Status read_python_variables(Host& host, PythonFlags& flags);
/// Makes them the flags of `vm`, before its program runs; false: an exception is set.
bool set_flags(Vm& vm, const PythonFlags& flags);

}  // namespace refjit::vm
