import sys
import types


def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


class A:
    __slots__ = ("x",)


class B:
    __slots__ = ("y",)


class C:
    pass


def f():
    pass


def put(o, name, value):
    return setattr(o, name, value)


attempt(lambda: put(range(3), "start", 1))
attempt(lambda: put(slice(1), "stop", 1))
attempt(lambda: put(property(f), "fget", 1))
attempt(lambda: put(f, "__closure__", ()))
attempt(lambda: put(1, "real", 1))
attempt(lambda: put(A(), "__class__", B))
attempt(lambda: delattr(C(), "__class__"))
attempt(lambda: delattr(C, "__name__"))
attempt(lambda: delattr(f, "__dict__"))
c = C()
c.x = 1
del c.__dict__
attempt(lambda: c.__dict__)
attempt(lambda: put(ValueError(), "__suppress_context__", 1))
attempt(lambda: object.__new__(int))
attempt(lambda: types.FunctionType(1, {}))
attempt(lambda: types.FunctionType((lambda: 0).__code__, 1))
attempt(lambda: types.FunctionType((lambda: 0).__code__, {}, 1))
attempt(lambda: types.FunctionType((lambda: 0).__code__, {}, closure=(types.CellType(1),)))
attempt(lambda: types.FunctionType(code=(lambda a: a).__code__, globals={}, argdefs=(5,))())
attempt(lambda: types.MethodType(len, None))
attempt(lambda: types.ModuleType(1))


class Real:
    def __complex__(self):
        return 1.0


attempt(lambda: complex(Real()))


class Table(dict):
    def __getitem__(self, key):
        return "own"


class Own(dict):
    def __iter__(self):
        return iter("q")

    def keys(self):
        return ["k"]

    def __getitem__(self, key):
        return 9


print({**Table(a=1)}, dict(Table(a=1)), {**Own(a=1)}, (lambda **k: k)(**Own(a=1)))
print(len.__text_signature__, [].append.__text_signature__, [].sort.__text_signature__)


def hook(seen):
    print(seen.exc_type, seen.exc_value, seen.err_msg, seen.object.__qualname__)


class Failing:
    def __del__(self):
        1 / 0


sys.unraisablehook = hook
failing = Failing()
del failing

# expect: AttributeError readonly attribute
# expect: AttributeError readonly attribute
# expect: AttributeError readonly attribute
# expect: AttributeError readonly attribute
# expect: AttributeError attribute 'real' of 'int' objects is not writable
# expect: TypeError __class__ assignment: 'B' object layout differs from 'A'
# expect: TypeError can't delete __class__ attribute
# expect: TypeError cannot delete '__name__' attribute of immutable type 'C'
# expect: TypeError cannot delete __dict__
# expect: {}
# expect: TypeError attribute value type must be bool
# expect: TypeError object.__new__(int) is not safe, use int.__new__()
# expect: TypeError function() argument 'code' must be code, not int
# expect: TypeError function() argument 'globals' must be dict, not int
# expect: TypeError arg 3 (name) must be None or string
# expect: ValueError <lambda> requires closure of length 0, not 1
# expect: 5
# expect: TypeError instance must not be None
# expect: TypeError module() argument 'name' must be str, not int
# expect: TypeError __complex__ returned non-complex (type float)
# expect: {'a': 1} {'a': 1} {'k': 9} {'k': 9}
# expect: ($module, obj, /) ($self, object, /) ($self, /, *, key=None, reverse=False)
# expect: <class 'ZeroDivisionError'> division by zero None Failing.__del__
