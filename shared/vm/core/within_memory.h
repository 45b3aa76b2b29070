#pragma once
// C++ code that asks for more memory than there is, on behalf of the guest: a MemoryError that the program can catch.
// For the places where the interpreter goes into native code.
#include <new>
#include <stdexcept>

#include "vm/state.h"
#include "vm/vm.h"

namespace refjit::vm {

/// Runs `body`, whose result is an owned Value or a Ref. What it had entered is left again when its memory ends; a
/// failure inside guest code that it called is not its own and goes on.
template <class Body>
auto within_memory(Vm& vm, const Body& body) -> decltype(body()) {
  Vm::State& state = vm.state();
  const Frame* frame = state.frame;
  const int native_depth = state.native_depth, depth = state.depth;
  try {
    return body();
  } catch (const std::bad_alloc&) {
    if (state.frame != frame) throw;
  } catch (const std::length_error&) {
    if (state.frame != frame) throw;
  }
  state.native_depth = native_depth;
  state.depth = depth;
  vm.raise(vm.types().MemoryError, "");
  return {};
}

}  // namespace refjit::vm
