#include <catch2/catch.hpp>

#include <functional>

#include "core_support.h"
#include "vm/frame.h"

using namespace refjit::vm;

namespace refjit {

struct LambdaHook : FrameHook {
  std::function<HookOutcome(Vm&, Frame&)> action;
  HookOutcome on_frame(Vm& vm, Frame& frame) override { return action(vm, frame); }
};

static std::string name_of(const Frame& frame) { return std::string(frame.code->source->name); }

/// Word index of the first instruction `op` at or behind `from`.
static uint32_t find_op(const Frame& frame, python::Op op, uint32_t from = 0) {
  for (uint32_t i = from; i < frame.code->source->words.size(); ++i)
    if (python::word_op(frame.code->source->words[i]) == op) return i;
  return Frame::kNever;
}

TEST_CASE("hook: every frame is seen before it runs, with its arguments", "[vm][hook]") {
  Guest guest;
  std::vector<std::string> seen;
  LambdaHook hook;
  hook.action = [&](Vm& vm, Frame& frame) {
    seen.push_back(name_of(frame));
    CHECK_FALSE(frame.is_started);
    CHECK(frame.instruction() == 0);
    if (name_of(frame) == "add") CHECK(frame.locals_plus()[0] == Value::small_int(2));
    (void)vm;
    return HookOutcome{};
  };
  guest.vm.set_frame_hook(&hook);
  CHECK(guest.run("def add(a, b): return a + b\n"
                  "class K:\n    def __init__(self): self.v = add(2, 3)\n"
                  "print(K().v, [x for x in (1, 2)], sum(i for i in (1, 2)))\n") == "5 [1, 2] 3\n");
  guest.vm.set_frame_hook(nullptr);
  CHECK(seen == std::vector<std::string>{"<module>", "K", "__init__", "add", "<listcomp>", "<genexpr>"});
  guest.run("def other(): pass\nother()\n");
  CHECK(seen.size() == 6);
}

TEST_CASE("hook: a frame may be answered without being run", "[vm][hook]") {
  Guest guest;
  LambdaHook hook;
  hook.action = [&](Vm& vm, Frame& frame) {
    if (name_of(frame) == "f") return HookOutcome{true, vm.integer(frame.locals_plus()[0].as_small_int() * 10)};
    if (name_of(frame) == "bad") return HookOutcome{true, vm.raise(vm.types().ValueError, "from the hook")};
    return HookOutcome{};
  };
  guest.vm.set_frame_hook(&hook);
  CHECK(guest.run("def f(x): print('not run')\n"
                  "def bad(): print('not run')\n"
                  "print(f(4), list(map(f, [1, 2])))\n"
                  "try: bad()\nexcept ValueError as e: print(e)\n") == "40 [10, 20]\nfrom the hook\n");
  guest.vm.set_frame_hook(nullptr);
}

TEST_CASE("hook: locals may be set and the hook asked again in the middle", "[vm][hook]") {
  Guest guest;
  std::vector<uint32_t> stops;
  LambdaHook hook;
  hook.action = [&](Vm& vm, Frame& frame) {
    if (name_of(frame) != "f") return HookOutcome{};
    (void)vm;
    if (!frame.is_started) {
      frame.set_local(0, Value::small_int(100));
      frame.hook_at = find_op(frame, python::Op::RETURN_VALUE);
      return HookOutcome{};
    }
    stops.push_back(frame.instruction());
    // The value to return is on the stack.
    CHECK(frame.stack().size() == 1);
    CHECK(frame.stack()[0] == Value::small_int(103));
    frame.pop();
    frame.push(Value::small_int(7));
    return HookOutcome{};
  };
  guest.vm.set_frame_hook(&hook);
  CHECK(guest.run("def g(x): return x + 1\n"
                  "def f(x):\n    y = g(x)\n    y = y + 1\n    return y + 1\n"
                  "print(f(1))\n") == "7\n");
  guest.vm.set_frame_hook(nullptr);
  REQUIRE(stops.size() == 1);
}

TEST_CASE("hook: a frame goes on at another word with another stack", "[vm][hook]") {
  Guest guest;
  LambdaHook hook;
  hook.action = [&](Vm& vm, Frame& frame) {
    (void)vm;
    if (name_of(frame) != "f") return HookOutcome{};
    // Everything up to the return is replaced by one value, as after a captured graph.
    frame.push(Value::small_int(55));
    frame.set_instruction(find_op(frame, python::Op::RETURN_VALUE));
    return HookOutcome{};
  };
  guest.vm.set_frame_hook(&hook);
  CHECK(guest.run("def f(x):\n    print('skipped')\n    return x\nprint(f(1))\n") == "55\n");
  guest.vm.set_frame_hook(nullptr);
}

TEST_CASE("hook: it stops a loop at each round, and errors raised there meet the frame's handlers", "[vm][hook]") {
  Guest guest;
  int rounds = 0;
  LambdaHook hook;
  hook.action = [&](Vm& vm, Frame& frame) {
    if (name_of(frame) != "f") return HookOutcome{};
    const uint32_t at = find_op(frame, python::Op::FOR_ITER);
    if (frame.is_started && ++rounds == 3) return HookOutcome{true, vm.raise(vm.types().KeyError, "stop")};
    frame.hook_at = at;
    return HookOutcome{};
  };
  guest.vm.set_frame_hook(&hook);
  CHECK(guest.run("def f():\n"
                  "    n = 0\n"
                  "    try:\n"
                  "        for i in range(10): n += 1\n"
                  "    except KeyError: return ('caught', n)\n"
                  "print(f())\n") == "('caught', 2)\n");
  guest.vm.set_frame_hook(nullptr);
  CHECK(rounds == 3);
}

}  // namespace refjit
