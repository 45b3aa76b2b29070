#include <catch2/catch.hpp>

#include "core_support.h"
#include "vm/execute.h"
#include "vm/memory.h"
#include "vm/types/list.h"

using namespace refjit::vm;

namespace refjit {

TEST_CASE("memory: a linked list of a million nodes is dropped without recursion", "[vm][memory]") {
  Guest guest;
  CHECK(guest.run("class N:\n"
                  "    def __init__(self, n): self.n = n\n"
                  "x = None\n"
                  "for i in range(1000000): x = N(x)\n"
                  "x = None\n"
                  "l = []\n"
                  "for i in range(1000000): l = [l]\n"
                  "del l\n"
                  "print('gone')\n") == "gone\n");
}

TEST_CASE("memory: cycles are found, others stay", "[vm][memory]") {
  Guest guest;
  const std::string made = guest.run(
      "class C: pass\n"
      "keep = C(); keep.me = keep; keep.value = 7\n"
      "for i in range(100):\n"
      "    a = C(); b = C(); a.b = b; b.a = a\n"
      "del a, b\n");
  REQUIRE(made.empty());
  const int64_t before = object_bytes(guest.vm);
  CHECK(collect_cycles(guest.vm) >= 200);
  CHECK(object_bytes(guest.vm) < before);
  CHECK(collect_cycles(guest.vm) == 0);
  Ref main = guest.vm.import("__main__");
  Ref value = guest.vm.get_attribute(guest.vm.get_attribute(main, "keep"), "value");
  CHECK(value.get() == Value::small_int(7));
}

TEST_CASE("memory: garbage in a loop is collected without being asked", "[vm][memory]") {
  Guest guest;
  guest.run("class C: pass\ndef go(n):\n    for i in range(n):\n        a = C(); a.me = a\ngo(20000)\n");
  const int64_t after_some = object_bytes(guest.vm);
  guest.run("class C: pass\ndef go(n):\n    for i in range(n):\n        a = C(); a.me = a\ngo(200000)\n");
  CHECK(object_bytes(guest.vm) < after_some + (16 << 20));
}

TEST_CASE("memory: __del__ runs once, also in a cycle, and may bring the object back", "[vm][memory]") {
  Guest guest;
  CHECK(guest.run("class D:\n"
                  "    def __init__(self, n): self.n = n\n"
                  "    def __del__(self): print('del', self.n)\n"
                  "d = D(1)\ndel d\n"
                  "d = D(2); d.me = d\ndel d\n") == "del 1\n");
  collect_cycles(guest.vm);
  CHECK(guest.host.output == "del 1\ndel 2\n");
  CHECK(guest.run("back = []\n"
                  "class Z:\n"
                  "    def __del__(self): back.append(self); print('once')\n"
                  "z = Z()\ndel z\nprint(len(back))\nback.clear()\n") == "once\n1\n");
}

TEST_CASE("memory: the object budget ends in MemoryError, which the guest may catch", "[vm][memory]") {
  Vm::Options options;
  options.object_budget_bytes = 8 << 20;
  Guest guest(options);
  CHECK(guest.run("try:\n"
                  "    l = []\n"
                  "    while True: l.append([1, 2, 3])\n"
                  "except MemoryError:\n"
                  "    l = None\n"
                  "    print('full')\n"
                  "print([i for i in range(5)])\n") == "full\n[0, 1, 2, 3, 4]\n");
}

TEST_CASE("memory: buffers keep their content when they grow", "[vm][memory]") {
  Guest guest;
  const int64_t before = object_bytes(guest.vm);
  auto* data = static_cast<char*>(allocate_buffer(guest.vm, 10));
  for (int i = 0; i < 10; ++i) data[i] = static_cast<char>(i);
  data = static_cast<char*>(resize_buffer(guest.vm, data, 10, 5000));
  for (int i = 0; i < 10; ++i) CHECK(data[i] == static_cast<char>(i));
  CHECK(object_bytes(guest.vm) >= before + 5000);
  free_buffer(guest.vm, data, 5000);
  CHECK(object_bytes(guest.vm) == before);
}

}  // namespace refjit
