# modes: eager bytecode trace
# by hand: the judge is eager execution
# What a call found missing (a slot, an attribute of a module or class, a variable) may be there at the next.
import types

from mindspore import Tensor, jit

x = Tensor([1.0, 2.0])


class Slots:
    __slots__ = ("a", "b")


@jit
def of_slots(x, s):
    if not hasattr(s, "b"):
        s.b = 0
    s.b += 1
    return x * s.b * getattr(s, "a", 10)


s = Slots()
print(of_slots(x, s), of_slots(x, s))
s.a = 1
print(of_slots(x, s))
del s.a, s.b
print(of_slots(x, s))

module = types.ModuleType("module")


@jit
def of_module(x):
    if hasattr(module, "k"):
        return x * module.k
    return x + getattr(module, "z", 1)


print(of_module(x))
module.z = 5
print(of_module(x))
module.k = 5
print(of_module(x))
del module.k, module.z
module.__getattr__ = lambda name: len(name) + 8
print(of_module(x))


class Meta(type):
    pass


class Made(metaclass=Meta):
    pass


@jit
def of_class(x, cls):
    return x, hasattr(cls, "k"), getattr(cls, "q", None), hasattr(cls(), "k")


print(of_class(x, Made)[1:])
Meta.k = 3
print(of_class(x, Made)[1:])
Made.q = 2
print(of_class(x, Made)[1:])
Meta.__getattr__ = lambda cls, name: name * 2
del Made.q
print(of_class(x, Made)[1:])


@jit
def of_variables(x, k):
    if k:
        y = 1
    print("a", end=" ")
    z = x * 2
    print("b", end=" ")
    return z * y


def attempt(*args):
    try:
        print(of_variables(*args))
    except UnboundLocalError as e:
        print(e)


attempt(x, 0)
attempt(x, 1)
attempt(x, 0)
# expect: [10. 20.] [20. 40.]
# expect: [3. 6.]
# expect: [10. 20.]
# expect: [2. 3.]
# expect: [6. 7.]
# expect: [ 5. 10.]
# expect: [ 9. 18.]
# expect: (False, None, False)
# expect: (True, None, False)
# expect: (True, 2, False)
# expect: (True, 'qq', False)
# expect: a b cannot access local variable 'y' where it is not associated with a value
# expect: a b [2. 4.]
# expect: a b cannot access local variable 'y' where it is not associated with a value
