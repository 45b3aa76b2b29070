// C++ stacks for threads of guest code, by ucontext: pages of the machine that are filled as they are used, with one
// below them that stops what would run over.
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "posix/parts.h"
#include "vm/threads.h"

namespace refjit::posix {

namespace {

constexpr size_t kStackBytes = size_t{32} << 20;

struct Stack {
  ucontext_t context;
  void* memory;
  void (*run)(void*);
  void* argument;
};

/// makecontext hands over ints alone: the pointer comes in two of them.
void begin(unsigned high, unsigned low) {
  const auto* stack = reinterpret_cast<const Stack*>((uintptr_t{high} << 32) | low);
  stack->run(stack->argument);
}

class ContextSwitcher : public vm::StackSwitcher {
 public:
  void* create(void (*run)(void*), void* argument) override {
    void* memory = ::mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) return nullptr;
    ::mprotect(memory, static_cast<size_t>(::sysconf(_SC_PAGESIZE)), PROT_NONE);
    auto* stack = new Stack{{}, memory, run, argument};
    ::getcontext(&stack->context);
    stack->context.uc_stack.ss_sp = memory;
    stack->context.uc_stack.ss_size = kStackBytes;
    stack->context.uc_link = nullptr;
    const auto address = reinterpret_cast<uintptr_t>(stack);
    ::makecontext(&stack->context, reinterpret_cast<void (*)()>(begin), 2, static_cast<unsigned>(address >> 32),
                  static_cast<unsigned>(address & 0xffffffffU));
    return stack;
  }
  void switch_to(void* to) override {
    Stack* from = current_;
    current_ = to ? static_cast<Stack*>(to) : &first_;
    ::swapcontext(&from->context, &current_->context);
  }
  void release(void* stack) override {
    ::munmap(static_cast<Stack*>(stack)->memory, kStackBytes);
    delete static_cast<Stack*>(stack);
  }
  int native_depth_limit() const override { return kStackBytes >> 15; }  // 32 KiB a level

 private:
  Stack first_{};
  Stack* current_ = &first_;
};

}  // namespace

void add_stacks(Vm& vm) { vm::set_stack_switcher(vm, std::make_unique<ContextSwitcher>()); }

}  // namespace refjit::posix
