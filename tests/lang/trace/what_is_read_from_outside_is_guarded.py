# modes: eager trace
# by hand: the judge is eager execution; 2.7.0 keeps what the first call read
import collections
import types

import numpy as np
from mindspore import Tensor, jit

numbers, table, members = [1, 2], {"a": 1}, {1, 2}
array = np.array([1.0, 2.0], np.float32)
queue, missing = collections.deque([1, 2]), collections.defaultdict(int, q=2)


class Base:
    k = 2

    def method(self, x):
        return x * self.k

    @staticmethod
    def plain(x):
        return x + 1

    @classmethod
    def of_class(cls, x):
        return x * cls.k

    @property
    def half(self):
        return self.k / 2

    def __add__(self, other):
        return self.k + other


class Other:
    def method(self, x):
        return x + 50


class Derived(Base):
    def method(self, x):
        return super().method(x) + 1


thing, derived = Base(), Derived()
derived.items = {"a": [1, {"b": 2}]}
module = types.ModuleType("module")
module.k, module.f = 2, lambda x: x + 1


def helper(x, k=2, *, m=3):
    return x * k + m


def tenfold(x, k=0, *, m=0):
    return x * 10


def attributed(x):
    return x * attributed.k


attributed.k = 2


@jit
def containers(x):
    return x * numbers[0] + sum(numbers) + len(members) + sum(v for v in table.values())


@jit
def arrays(x):
    return x * float(array[0]) + Tensor(array) + queue[0] + missing["q"]


@jit
def classes(x):
    return thing.method(x) + Base.plain(x) + thing.of_class(x) + thing.half + (thing + 1)


@jit
def inherited(x):
    return derived.method(x) * derived.items["a"][1]["b"] + derived.items["a"][0]


@jit
def functions(x):
    return helper(x) + module.f(x) * module.k + attributed(x) + abs(-3)


def closures():
    k, inner = 2, [1, 2]

    @jit
    def g(x):
        return (lambda v: v * k)(x) + inner[0] + len(inner)

    print(g(x))
    k = 3
    print(g(x))
    inner[0] = 7
    print(g(x))
    inner.append(1)
    print(g(x))
    inner = [5]
    print(g(x))


x = Tensor([1.0, 2.0])
print(containers(x))
numbers[0] = 7
print(containers(x))
numbers.append(3)
members.add(9)
print(containers(x))
table["b"] = 5
print(containers(x))
del table["a"]
print(containers(x), containers(x))
print(arrays(x))
array[1] = 5
print(arrays(x))
queue.appendleft(9)
print(arrays(x))
missing["q"] = 100
print(arrays(x), arrays(x))
print(classes(x))
Base.k = 5
print(classes(x))
Base.method = lambda self, x: x * 100
print(classes(x))
Base.plain = staticmethod(lambda x: x * 1000)
print(classes(x))
Base.of_class = classmethod(lambda cls, x: x * 7)
print(classes(x))
Base.half = property(lambda self: 77)
print(classes(x))
Base.__add__ = lambda self, other: 1
print(classes(x))
thing.k = 9
thing.method = lambda x: x
print(classes(x))
del thing.method
print(classes(x), classes(x))
print(inherited(x))
derived.items["a"][1]["b"] = 3
print(inherited(x))
derived.items["a"][0] = 70
print(inherited(x))
Base.method = lambda self, x: x
print(inherited(x))
derived.__class__ = Other
print(inherited(x), inherited(x))
print(functions(x))
helper.__defaults__ = (5,)
print(functions(x))
helper.__kwdefaults__["m"] = 8
print(functions(x))
helper.__code__ = tenfold.__code__
print(functions(x))
module.k = 4
print(functions(x))
module.f = lambda x: x + 100
print(functions(x))
attributed.k = 6
print(functions(x))
abs = lambda v: 1000
print(functions(x))
del abs
print(functions(x), functions(x))
closures()

# expect: [7. 8.]
# expect: [19. 26.]
# expect: [23. 30.]
# expect: [28. 35.]
# expect: [27. 34.] [27. 34.]
# expect: [5. 7.]
# expect: [ 5. 10.]
# expect: [13. 18.]
# expect: [111. 116.] [111. 116.]
# expect: [10. 15.]
# expect: [20.5 31.5]
# expect: [115.5 221.5]
# expect: [1113.5 2218.5]
# expect: [1115.5 2222.5]
# expect: [1190. 2297.]
# expect: [1185. 2292.]
# expect: [1086. 2094.]
# expect: [1185. 2292.] [1185. 2292.]
# expect: [203. 403.]
# expect: [304. 604.]
# expect: [373. 673.]
# expect: [76. 79.]
# expect: [223. 226.] [223. 226.]
# expect: [14. 20.]
# expect: [17. 26.]
# expect: [22. 31.]
# expect: [19. 33.]
# expect: [23. 39.]
# expect: [419. 435.]
# expect: [423. 443.]
# expect: [1420. 1440.]
# expect: [423. 443.] [423. 443.]
# expect: [5. 7.]
# expect: [6. 9.]
# expect: [12. 15.]
# expect: [13. 16.]
# expect: [ 9. 12.]
