import collections.abc
import sys
import types

m = types.ModuleType("m")
m.__dir__ = lambda: ["z", "a"]
print(dir(m))


def outer():
    v = 1

    def inner():
        return v

    return inner


code = outer().__code__
for closure in (None, (), outer().__closure__, 1):
    try:
        print(exec(code, closure=closure))
    except TypeError as e:
        print(e)
try:
    exec("1", closure=outer().__closure__)
except TypeError as e:
    print(e)
try:
    exec((lambda a: a).__code__)
except TypeError as e:
    print(e)
sys.breakpointhook = lambda *a, **k: print("breakpoint", a, k)
breakpoint(1, x=2)
del sys.breakpointhook
try:
    breakpoint()
except RuntimeError as e:
    print(e)


class A:
    def __del__(self):
        1 / 0


sys.unraisablehook = lambda u: print(type(u).__name__, u.exc_type, u.exc_value, u.err_msg, u.object.__qualname__)
a = A()
del a


class Out:
    def write(self, text):
        sys.__stdout__.write("<" + text + ">")


sys.stdout = Out()
sys.displayhook([1])
sys.stdout = sys.__stdout__
print()
import builtins  # noqa: E402

print(builtins._, "os" in sys.stdlib_module_names, "numpy" in sys.stdlib_module_names, "sys" in sys.builtin_module_names)
match collections.UserDict({"a": 1}):
    case {"a": x}:
        print("mapping", x)
match collections.deque([1, 2]):
    case [x, y]:
        print("sequence", x, y)
match collections.UserString("ab"):
    case [*_]:
        print("sequence")


class Registered:
    def __len__(self):
        return 1

    def __getitem__(self, i):
        return [7][i]


collections.abc.Sequence.register(Registered)
match Registered():
    case [x]:
        print("registered", x)


class Missing:
    def __getattribute__(self, name):
        raise AttributeError("my text")


try:
    Missing().x
except AttributeError as e:
    print(e, e.name, type(e.obj))
try:
    Missing.y
except AttributeError as e:
    print(e, e.name, e.obj)


def free():
    def f():
        return q

    try:
        f()
    except NameError as e:
        print(e.name)
    q = 1


free()


class It:
    def __iter__(self):
        return self

    def __next__(self):
        return 5

    def throw(self, *a):
        print("throw", a)
        raise StopIteration(3)


def delegate():
    value = yield from It()
    yield value


g = delegate()
next(g)
print(g.throw(ValueError))
for format_, values in (("%5%", ()), ("%(a)s %s", {"a": 1}), ("%.99999999999d", 1)):
    try:
        print(format_ % values)
    except (TypeError, ValueError) as e:
        print(e)
for pattern in ("{!}", "{!r", "{:{:{}}}", "{99999999999999999999}", "{0[99999999999999999999]}", "{0:{}"):
    try:
        print(pattern.format(1, 2, 3))
    except (IndexError, ValueError) as e:
        print(pattern, e)
print(complex("1_0+2_0j"), complex("\u0661"), round(1, 10**30))
for call in (lambda: int("1", base=None), lambda: int("1", "2"), lambda: super(1, 2, 3), lambda: super(x=1),
             lambda: [].__mul__(1, 2), lambda: [].__getitem__(1, 2), lambda: {}.__contains__(1, 2), lambda: (1).__divmod__(2, 3),
             lambda: type("a", (), {"__classcell__": 1})):  # fmt: skip
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: ['a', 'z']
# expect: code object requires a closure of exactly length 1
# expect: code object requires a closure of exactly length 1
# expect: None
# expect: code object requires a closure of exactly length 1
# expect: closure can only be used when source is a code object
# expect: <lambda>() missing 1 required positional argument: 'a'
# expect: breakpoint (1,) {'x': 2}
# expect: lost sys.breakpointhook
# expect: UnraisableHookArgs <class 'ZeroDivisionError'> division by zero None A.__del__
# expect: <[1]><
# expect: >
# expect: [1] True False True
# expect: mapping 1
# expect: sequence 1 2
# expect: sequence
# expect: registered 7
# expect: my text x <class '__main__.Missing'>
# expect: type object 'Missing' has no attribute 'y' y <class '__main__.Missing'>
# expect: q
# expect: throw (<class 'ValueError'>,)
# expect: 3
# expect: not enough arguments for format string
# expect: not enough arguments for format string
# expect: precision too big
# expect: {!} unmatched '{' in format spec
# expect: {!r unmatched '{' in format spec
# expect: {:{:{}}} Max string recursion exceeded
# expect: {99999999999999999999} Too many decimal digits in format string
# expect: {0[99999999999999999999]} Too many decimal digits in format string
# expect: {0:{} unmatched '{' in format spec
# expect: (10+20j) (1+0j) 1
# expect: 'NoneType' object cannot be interpreted as an integer
# expect: 'str' object cannot be interpreted as an integer
# expect: super() expected at most 2 arguments, got 3
# expect: super() takes no keyword arguments
# expect:  expected 1 argument, got 2
# expect: list.__getitem__() takes exactly one argument (2 given)
# expect: dict.__contains__() takes exactly one argument (2 given)
# expect: expected 1 argument, got 2
# expect: __classcell__ must be a nonlocal cell, not <class 'int'>
