#pragma once
// Threads of guest code that take turns on one thread of the machine. The embedder offers C++ stacks to switch between
// (a page has none: there a thread runs to its end when it is started); the module _stacks gives guests one call to
// make such a thread and one to go on with another. Who runs when is the guest's business (stdlib/_thread.py).
#include <memory>

#include "vm/vm.h"

namespace refjit::vm {

/// C++ stacks, each of which runs one thread of guest code.
class StackSwitcher {
 public:
  virtual ~StackSwitcher() = default;
  /// A stack on which run(argument), which never returns, begins at the first switch to it. Null: there is no memory.
  virtual void* create(void (*run)(void*), void* argument) = 0;
  /// Leaves the running stack for another one; null: the one that the program began on.
  virtual void switch_to(void* stack) = 0;
  /// Frees a stack that is not the running one.
  virtual void release(void* stack) = 0;
  /// Vm::Options::native_depth_limit on these stacks.
  virtual int native_depth_limit() const = 0;
};

void set_stack_switcher(Vm& vm, std::unique_ptr<StackSwitcher> switcher);

}  // namespace refjit::vm
