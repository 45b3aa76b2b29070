#pragma once
// _posix: the machine's files, processes and descriptors for guest programs that run natively. The guest's `os`,
// `subprocess` and `select` build on it; where it is missing (the page) they offer what the Host does.
namespace refjit::vm {
class Vm;
}

namespace refjit::posix {

/// Registers the module; it is initialised at its first import.
void add_module(vm::Vm& vm);

}  // namespace refjit::posix
