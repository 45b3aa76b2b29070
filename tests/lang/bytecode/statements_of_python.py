# modes: eager bytecode
import math
from dataclasses import dataclass

from mindspore import Tensor, jit, ops


@dataclass
class Point:
    x: object
    y: int


class Timer:
    log = []

    def __enter__(self):
        self.log.append("in")
        return self

    def __exit__(self, kind, value, trace):
        self.log.append("out" if kind is None else kind.__name__)
        return kind is KeyError


class Base:
    factor = 2

    def run(self, x):
        return x * self.factor


class Derived(Base):
    def run(self, x, *rest, plus=0, **others):
        y = super().run(x) + plus
        for r in rest:
            y = y + r
        return y + len(others)

    @classmethod
    def make(cls):
        return cls.factor

    @staticmethod
    def half(x):
        return x / 2


@jit
def matched(x, what):
    match what:
        case 0:
            return x
        case int(n) if n > 5:
            return x * n
        case [a, b]:
            return x * a + b
        case [a, *rest]:
            return x + len(rest)
        case {"k": v, **other}:
            return x * v + len(other)
        case Point(x=px, y=1):
            return x + px
        case Point():
            return x - 1
        case "a" | "b":
            return x * 100
        case None:
            return x - 100
    return x * -1


@jit
def tried(x, d, k):
    try:
        y = x + d[k]
    except KeyError as e:
        return x * 2, str(e)
    else:
        y = y * 10
    finally:
        x = x + 1
    return y, x


@jit
def managed(x, fails):
    with Timer() as t:
        y = x + len(t.log) * 0
        if fails:
            raise KeyError("gone")
        y = y * 2
    return x if fails else y


@jit
def called(x):
    obj = Derived()
    args = (x, x)
    kw = {"plus": 3, "extra": 1}
    return obj.run(*args, **kw), obj.half(x), Derived.make(), obj.run(x, plus=1)


@jit
def inner_imports(x):
    import math
    from functools import reduce
    from mindspore import ops as o
    return o.relu(x) * math.sqrt(4.0), reduce(lambda a, b: a + b, [x, x, x])


@jit
def made_class(x):
    class Local:
        k = 3

        def go(self, v):
            return v * self.k
    return Local().go(x) + 1


@jit
def strings(x):
    name = f"{x.shape}-{x.ndim:>3}-{'a'!r}"
    a, (b, *c), d = 1, (x, x, x), "s"
    del d
    assert len(c) == 2, "two"
    return name, c[0] + b + a, "%d" % 3, name.split("-")[1].strip()


for _ in range(2):
    x = Tensor([1.0, -2.0])
    for w in (0, 7, [3, 4], [1, 2, 3], {"k": 2, "z": 1}, Point(5, 1), Point(5, 2), "b", None, 1.5):
        print(matched(x, w))
    print(tried(x, {"a": 1}, "a"), tried(x, {"a": 1}, "b"))
    print(managed(x, False), managed(x, True), Timer.log)
    print(called(x), inner_imports(x), made_class(x), strings(x))

# expect: [ 1. -2.]
# expect: [  7. -14.]
# expect: [ 7. -2.]
# expect: [3. 0.]
# expect: [ 3. -3.]
# expect: [6. 3.]
# expect: [ 0. -3.]
# expect: [ 100. -200.]
# expect: [ -99. -102.]
# expect: [-1.  2.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+01, -1.00000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -4.00000000e+00]), "'b'")
# expect: [ 2. -4.] [ 1. -2.] ['in', 'out', 'in', 'KeyError']
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00, -2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e-01, -1.00000000e+00]), 2, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -3.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -6.00000000e+00])) [ 4. -5.] ("(2,)-  1-'a'", Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -3.00000000e+00]), '3', '1')
# expect: [ 1. -2.]
# expect: [  7. -14.]
# expect: [ 7. -2.]
# expect: [3. 0.]
# expect: [ 3. -3.]
# expect: [6. 3.]
# expect: [ 0. -3.]
# expect: [ 100. -200.]
# expect: [ -99. -102.]
# expect: [-1.  2.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+01, -1.00000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -4.00000000e+00]), "'b'")
# expect: [ 2. -4.] [ 1. -2.] ['in', 'out', 'in', 'KeyError', 'in', 'out', 'in', 'KeyError']
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00, -2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e-01, -1.00000000e+00]), 2, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -3.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -6.00000000e+00])) [ 4. -5.] ("(2,)-  1-'a'", Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -3.00000000e+00]), '3', '1')
