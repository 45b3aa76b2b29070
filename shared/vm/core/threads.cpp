// _stacks: what of the interpreter belongs to one thread of guest code is put away when another one goes on.
#include "vm/threads.h"

#include "vm/core/internal_ops.h"
#include "vm/exception.h"
#include "vm/modules/modules.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

/// The thread's part of Vm::State while it does not run.
struct Control {
  Frame* frame = nullptr;
  char* stack_top = nullptr;
  char* stack_end = nullptr;
  std::vector<StackChunk> chunks;
  size_t chunk = 0;
  int depth = 0;
  int native_depth = 0;
  int native_depth_limit = 0;
  int hook_depth = 0;
  bool is_in_trace = false;
  Value exception;
  HandledException thread_handled{};
  HandledException* handled = nullptr;  ///< Null: the thread has not begun.
  std::vector<uint64_t> repr_stack;
};

/// Exchanges the running thread's part with the one put away.
void exchange(Vm::State& state, Control& control) {
  std::swap(state.frame, control.frame);
  std::swap(state.stack_top, control.stack_top);
  std::swap(state.stack_end, control.stack_end);
  std::swap(state.chunks, control.chunks);
  std::swap(state.chunk, control.chunk);
  std::swap(state.depth, control.depth);
  std::swap(state.native_depth, control.native_depth);
  std::swap(state.options.native_depth_limit, control.native_depth_limit);
  std::swap(state.hook_depth, control.hook_depth);
  std::swap(state.is_in_trace, control.is_in_trace);
  std::swap(state.exception, control.exception);
  std::swap(state.thread_handled, control.thread_handled);
  std::swap(state.handled, control.handled);
  std::swap(state.repr_stack, control.repr_stack);
  if (!state.handled) state.handled = &state.thread_handled;
}

struct Threads : Vm::Extension {
  struct Thread {
    Vm* vm = nullptr;
    void* stack = nullptr;  ///< Null: the thread that the program began on, or none.
    Control control;
    Ref function;
    bool is_used = false;
  };

  explicit Threads(Vm&) : threads(1) {
    threads[0] = std::make_unique<Thread>();
    threads[0]->is_used = true;
  }
  ~Threads() override {
    // What never came to its end is left as it stands: its frames own objects, and its stack C++ values.
    for (auto& thread : threads)
      if (thread->is_used && thread->stack) thread.release();
  }

  std::unique_ptr<StackSwitcher> switcher;
  std::vector<std::unique_ptr<Thread>> threads;
  size_t current = 0;
  size_t ended = 0;  ///< Its stack is freed by whoever runs next; 0: none.

  void free_ended() {
    if (!ended) return;
    Thread& thread = *threads[ended];
    switcher->release(thread.stack);
    thread.stack = nullptr;
    thread.control = Control();
    thread.is_used = false;
    ended = 0;
  }
};

/// Puts the running thread away and goes on with another; comes back when that one, or a third, switches here.
void switch_to(Vm& vm, size_t to) {
  auto& all = vm.extension<Threads>();
  if (to == all.current) return;
  Threads::Thread &from = *all.threads[all.current], &next = *all.threads[to];
  exchange(vm.state(), from.control);
  exchange(vm.state(), next.control);
  all.current = to;
  all.switcher->switch_to(next.stack);
  all.free_ended();
}

/// The outermost C++ function of a thread: its function gives the thread that goes on after it.
void run_thread(void* argument) {
  auto* thread = static_cast<Threads::Thread*>(argument);
  Vm& vm = *thread->vm;
  auto& all = vm.extension<Threads>();
  all.free_ended();
  int64_t next = 0;
  {
    Ref result = vm.call(thread->function, {});
    if (!result || !vm.as_int64(result, next)) vm.take_exception();
    thread->function = Ref();
  }
  if (next < 0 || static_cast<size_t>(next) >= all.threads.size() || !all.threads[next]->is_used) next = 0;
  all.ended = all.current;
  switch_to(vm, static_cast<size_t>(next));
}

Ref create(Vm& vm, Args args) {
  auto& all = vm.extension<Threads>();
  size_t index = 1;
  while (index < all.threads.size() && all.threads[index]->is_used) ++index;
  if (index == all.threads.size()) all.threads.push_back(std::make_unique<Threads::Thread>());
  Threads::Thread& thread = *all.threads[index];
  if (!all.switcher || !(thread.stack = all.switcher->create(run_thread, &thread)))
    return vm.raise(vm.types().RuntimeError, "can't start new thread");
  thread.vm = &vm;
  thread.function = args[0];
  thread.control = Control();
  thread.control.native_depth_limit = all.switcher->native_depth_limit();
  thread.is_used = true;
  return vm.integer(static_cast<int64_t>(index));
}

Ref go_on_with(Vm& vm, Args args) {
  auto& all = vm.extension<Threads>();
  int64_t to;
  if (!vm.as_int64(args[0], to)) return {};
  if (to < 0 || static_cast<size_t>(to) >= all.threads.size() || !all.threads[to]->is_used)
    return value_error(vm, "there is no such thread");
  switch_to(vm, static_cast<size_t>(to));
  return none();
}

/// Sets the function that is called now and then (jumps back) and by time.sleep; None: none is.
Ref set_turn(Vm& vm, Args args) {
  assign(vm.state().turn, args[0].is_none() ? Value() : own(args[0]));
  return none();
}

const NativeDef kStacks[] = {
    {"is_available", "", [](Vm& vm, Args) { return boolean(vm.extension<Threads>().switcher != nullptr); }},
    {"create", "function, /", create},
    {"switch", "thread, /", go_on_with},
    {"set_turn", "function, /", set_turn},
};

}  // namespace

void set_stack_switcher(Vm& vm, std::unique_ptr<StackSwitcher> switcher) {
  vm.extension<Threads>().switcher = std::move(switcher);
}

bool init_stacks(Vm& vm, Module* module) { return vm.add_functions(module, kStacks); }

}  // namespace refjit::vm
