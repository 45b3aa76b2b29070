#pragma once
// sys.stdin, sys.stdout and sys.stderr: streams straight over the Host.
#include "vm/vm.h"

namespace refjit::vm {

/// A text stream over the Host's descriptor `fd` (0, 1 or 2).
Ref new_host_stream(Vm& vm, int fd);
/// Whether `v` is exactly such a stream, and its descriptor: print() then needs no method call.
bool is_host_stream(Vm& vm, Value v, int& fd);

}  // namespace refjit::vm
