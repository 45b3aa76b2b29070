# modes: eager trace
# by hand: the judge is eager execution; 2.7.0 returns memory of its own choice here
from collections import namedtuple

from mindspore import Tensor, jit

Pair = namedtuple("Pair", "a b")


@jit
def view(x):
    y = x[1:]
    y[0] = 9.0
    return x + 0, y


@jit
def written(x, y):
    x[0] = 5.0
    return x + y


class Holder:
    def __init__(self, t):
        self.t = t


@jit
def structures(x):
    y = x * 2
    shared = [y]
    return Pair(y, 3), shared, shared, {"n": 1.5, "t": (x + 1,)}


@jit
def objects(x):
    return Holder(x + 1), {1, 2}, lambda v: v + x


for _ in range(2):
    x = Tensor([1.0, 2.0, 3.0])
    print(view(x), x)
for v in (1.0, 2.0):
    x, y = Tensor([v, v]), Tensor([1.0, 1.0])
    print(written(x, y), x, written(y, y), y)
    r = structures(x)
    print(r, type(r[0]).__name__, r[1] is r[2])
    holder, numbers, function = objects(x)
    print(holder.t, numbers, function(y))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  9.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  3.00000000e+00])) [1. 9. 3.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  9.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  3.00000000e+00])) [1. 9. 3.]
# expect: [6. 2.] [5. 1.] [10.  2.] [5. 1.]
# expect: (Pair(a=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+00]), b=3), [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+00])], [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+00])], {'n': 1.5, 't': (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  2.00000000e+00]),)}) Pair True
# expect: [6. 2.] {1, 2} [10.  2.]
# expect: [6. 3.] [5. 2.] [10.  2.] [5. 1.]
# expect: (Pair(a=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  4.00000000e+00]), b=3), [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  4.00000000e+00])], [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  4.00000000e+00])], {'n': 1.5, 't': (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  3.00000000e+00]),)}) Pair True
# expect: [6. 3.] {1, 2} [10.  3.]
