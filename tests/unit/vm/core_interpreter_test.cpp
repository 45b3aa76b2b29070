#include <catch2/catch.hpp>

#include "core_support.h"
#include "vm/exception.h"
#include "vm/execute.h"

using namespace refjit::vm;

namespace refjit {

TEST_CASE("interpreter: calls bind arguments as CPython does", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("def f(a, b=2, /, c=3, *args, d, e=5, **kw): return (a, b, c, args, d, e, kw)\n"
                  "print(f(1, d=4))\n"
                  "print(f(1, 2, 3, 4, d=5, z=6))\n"
                  "print(f(*[1], **{'d': 2}))\n") ==
        "(1, 2, 3, (), 4, 5, {})\n(1, 2, 3, (4,), 5, 5, {'z': 6})\n(1, 2, 3, (), 2, 5, {})\n");
  CHECK(guest.run("def f(a, b): pass\n"
                  "for args, kw in [((), {}), ((1, 2, 3), {}), ((1,), {'a': 1}), ((1, 2), {'c': 3})]:\n"
                  "    try: f(*args, **kw)\n"
                  "    except TypeError as e: print(e)\n") ==
        "f() missing 2 required positional arguments: 'a' and 'b'\n"
        "f() takes 2 positional arguments but 3 were given\n"
        "f() got multiple values for argument 'a'\n"
        "f() got an unexpected keyword argument 'c'\n");
}

TEST_CASE("interpreter: recursion of guest functions ends at the limit, not on the C++ stack", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("def f(n): return f(n + 1)\n"
                  "try: f(0)\n"
                  "except RecursionError as e: print(e)\n") == "maximum recursion depth exceeded\n");
  CHECK(guest.run("import sys\nsys.setrecursionlimit(200000)\n"
                  "def g(n): return 0 if n == 0 else 1 + g(n - 1)\n"
                  "print(g(100000))\n") == "100000\n");
}

TEST_CASE("interpreter: recursion through native code ends in RecursionError", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("class R:\n    def __repr__(self): return repr(self)\n"
                  "class A:\n    def __add__(self, o): return self + o\n"
                  "class I:\n    def __getattr__(self, n): return getattr(self, n)\n"
                  "for f in (lambda: repr(R()), lambda: A() + 1, lambda: I().x, lambda *a: sorted([1, 2], key=f)):\n"
                  "    try: f()\n"
                  "    except RecursionError: print('deep')\n") == "deep\ndeep\ndeep\ndeep\n");
}

TEST_CASE("interpreter: attribute caches see every change of classes, instances and modules", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("class A:\n    x = 1\n    def m(self): return 'm1'\n"
                  "def read(o): return o.x, o.m()\n"
                  "a = A()\nout = []\n"
                  "for i in range(3): out.append(read(a))\n"
                  "A.x = 2\nout.append(read(a))\n"
                  "a.x = 3\nout.append(read(a))\n"
                  "A.m = lambda self: 'm2'\nout.append(read(a))\n"
                  "a.m = lambda: 'own'\nout.append(read(a))\n"
                  "A.x = property(lambda self: 'p')\nout.append(read(a))\n"
                  "del A.x, a.m\nout.append(read(a))\n"
                  "print(out[2:])\n") ==
        "[(1, 'm1'), (2, 'm1'), (3, 'm1'), (3, 'm2'), (3, 'own'), ('p', 'own'), (3, 'm2')]\n");
  CHECK(guest.run(
            "y = 1\ndef g(): return y, len\n"
            "r = [g()[0] for i in range(3)]\n"
            "y = 2\nr.append(g()[0])\nlen = 'mine'\nr.append(g()[1])\ndel len\nr.append(g()[1]('abc'))\nprint(r)\n") ==
        "[1, 1, 1, 2, 'mine', 3]\n");
}

TEST_CASE("interpreter: an AttributeError of a property goes to __getattr__", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("class A:\n    @property\n    def p(self): return self.missing\n"
                  "    def __getattr__(self, n): return 'got ' + n\n"
                  "def read(o): return o.p\n"
                  "print([read(A()) for i in range(3)])\n") == "['got missing', 'got missing', 'got missing']\n");
  CHECK(guest.run("class B:\n    @property\n    def p(self): raise AttributeError('no')\n"
                  "    def __getattr__(self, n): return 'got ' + n\n"
                  "def read(o): return o.p\n"
                  "print([read(B()) for i in range(3)])\n") == "['got p', 'got p', 'got p']\n");
}

TEST_CASE("interpreter: small ints grow into wide ones and back", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("a = 2**46\n"
                  "for i in range(4): a = a + a\n"
                  "print(a, a * a, -a - 1, a // 3, a % 7, (a * a) // a == a)\n"
                  "print(-7 // 2, -7 % 2, 7 // -2, 7 % -2, 1 << 70, (1 << 70) >> 69)\n") ==
        "1125899906842624 1267650600228229401496703205376 -1125899906842625 375299968947541 4 True\n"
        "-4 1 -4 -1 1180591620717411303424 2\n");
}

TEST_CASE("interpreter: generators keep their handled exception apart from the caller's", "[vm][interpreter]") {
  Guest guest;
  CHECK(guest.run("import sys\n"
                  "def g():\n"
                  "    try: raise KeyError('inner')\n"
                  "    except KeyError:\n"
                  "        yield repr(sys.exc_info()[1])\n"
                  "        yield repr(sys.exc_info()[1])\n"
                  "try: raise ValueError('outer')\n"
                  "except ValueError:\n"
                  "    it = g()\n"
                  "    print(next(it), repr(sys.exc_info()[1]), next(it))\n"
                  "print(sys.exc_info())\n") ==
        "KeyError('inner') ValueError('outer') KeyError('inner')\n(None, None, None)\n");
}

TEST_CASE("interpreter: the host interrupts a loop", "[vm][interpreter]") {
  Guest guest;
  guest.host.interrupts = 3;
  CHECK(guest.run("try:\n    while True: pass\nexcept KeyboardInterrupt: print('stopped')\n") == "stopped\n");
}

TEST_CASE("interpreter: modules come from the host's files, packages and circles included", "[vm][interpreter]") {
  Guest guest;
  guest.host.files["pkg/__init__.py"] = "from . import one\nfrom .one import value as v\n__all__ = ['v', 'two']\n";
  guest.host.files["pkg/one.py"] = "value = 5\nfrom pkg import two\n";
  guest.host.files["pkg/two.py"] = "from . import one\ndef get(): return one.value\n";
  guest.host.files["circle_a.py"] = "import circle_b\nname = 'a'\n";
  guest.host.files["circle_b.py"] = "from circle_a import name\n";
  CHECK(guest.run("import pkg.two as t\nfrom pkg import *\nprint(v, two is t, t.get())\n"
                  "try: import circle_a\nexcept ImportError as e: print(e)\n"
                  "try: import pkg.three\nexcept ModuleNotFoundError as e: print(e, e.name)\n") ==
        "5 True 5\n"
        "cannot import name 'name' from partially initialized module 'circle_a' (most likely due to a circular import) "
        "(circle_a.py)\n"
        "No module named 'pkg.three' pkg.three\n");
}

TEST_CASE("interpreter: an uncaught error prints as CPython prints it", "[vm][traceback]") {
  Guest guest;
  CHECK(guest.run("def f(a, b):\n    return a + b['x'] * 2\ntry:\n    f(1, {})\nexcept KeyError as e:\n"
                  "    raise ValueError('bad') from e\n") ==
        "Traceback (most recent call last):\n"
        "  File \"main.py\", line 4, in <module>\n"
        "    f(1, {})\n"
        "  File \"main.py\", line 2, in f\n"
        "    return a + b['x'] * 2\n"
        "               ~^^^^^\n"
        "KeyError: 'x'\n"
        "\n"
        "The above exception was the direct cause of the following exception:\n"
        "\n"
        "Traceback (most recent call last):\n"
        "  File \"main.py\", line 6, in <module>\n"
        "    raise ValueError('bad') from e\n"
        "ValueError: bad\n");
}

TEST_CASE("interpreter: native functions bind by their signature", "[vm][native]") {
  Guest guest;
  static const NativeDef kDefs[] = {
      {"pair", "a, b=7, /", [](Vm& vm, Args args) { return vm.tuple(args.positional()); }},
      {"mixed", "a, *rest, flag=False, **extra", [](Vm& vm, Args args) { return vm.tuple(args.positional()); }},
      {"raw", nullptr, [](Vm& vm, Args args) { return vm.integer(args.count); }},
  };
  Module* module = guest.vm.make_module("native_test");
  REQUIRE(guest.vm.add_functions(module, kDefs));
  guest.vm.register_module("probe", [](Vm& vm, Module* m) { return vm.add_functions(m, kDefs); });
  CHECK(guest.run("import probe\n"
                  "print(probe.pair(1), probe.pair(1, 2), probe.raw(1, 2, 3), probe.mixed(1, 2, 3, flag=4, z=5))\n"
                  "for f in (lambda: probe.pair(), lambda: probe.pair(1, 2, 3), lambda: probe.pair(a=1), lambda: "
                  "probe.mixed()):\n"
                  "    try: f()\n"
                  "    except TypeError as e: print(e)\n") ==
        "(1, 7) (1, 2) 3 (1, (2, 3), 4, {'z': 5})\n"
        "pair expected at least 1 argument, got 0\n"
        "pair expected at most 2 arguments, got 3\n"
        "native_test.pair() takes no keyword arguments\n"
        "mixed() missing required argument 'a' (pos 1)\n");
}

TEST_CASE("interpreter: two Vms live side by side", "[vm]") {
  Guest one, two;
  one.run("x = 1\nclass A: pass\n");
  two.run("x = 2\n");
  CHECK(one.run("print('one')\n") == "one\n");
  CHECK(two.run("print('two')\n") == "two\n");
  CHECK(one.vm.types().int_ != two.vm.types().int_);
}

}  // namespace refjit
