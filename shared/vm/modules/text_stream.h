#pragma once
// sys.stdin, sys.stdout and sys.stderr: streams straight over the Host.
#include "vm/vm.h"

namespace refjit::vm {

/// A text stream over the Host's descriptor `fd` (0, 1 or 2).
Ref new_host_stream(Vm& vm, int fd);
/// Whether `v` is exactly such a stream, open and as it was made, and its descriptor: print() then needs no method
/// call.
bool is_host_stream(Vm& vm, Value v, int& fd);
/// The next line of standard input, or what an earlier read left of one; empty at its end. False with KeyboardInterrupt
/// where Ctrl-C came instead.
bool input_line(Vm& vm, std::string& line);
/// Whether `text` has halves of UTF-16 pairs, which no stream takes as they are.
bool has_surrogates(std::string_view text);

}  // namespace refjit::vm
