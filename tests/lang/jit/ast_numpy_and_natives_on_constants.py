"""What runs while the graph is compiled: numpy, math, functools.partial and list methods on constants."""
import copy
import functools
import math
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, nn

A = Tensor(np.array([1, 2, 3], np.float32))


def arrays(x):
    a = np.array([1, 2, 3])
    b = ms.Tensor(np.array([1., 1., 1.]), dtype=ms.float32)
    return x + Tensor(a), x - b, x * Tensor(np.ones(x.shape, np.float32))


def numbers(x):
    return x * np.pi, np.sqrt(4.0), math.sqrt(16), math.floor(2.7)


def scale(a, b):
    return a * b


def partial(x):
    by_three = functools.partial(scale, b=3)
    return by_three(x)


def lists(x):
    l = [1, 2, 3]
    l[0] = x
    l[1:] = [7, 8]
    return l, [3, 1, 2].index(1), (1, 2, 2).count(2), sorted([3, 1, 2])


def beside_sequences(x):
    return x + [1, 2, 3], x * (1, 2, 3)


class Base(nn.Cell):
    def construct(self, x):
        return x + 1


class Net(Base):
    def construct(self, x):
        return super().construct(x) * 2


net = Net()


def of_super(x):
    return net(x)


for fullgraph in (False, True):
    for f in (arrays, numbers, partial, lists, beside_sequences, of_super):
        print(f.__name__, jit(f, fullgraph=fullgraph)(A))

# expect: arrays (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: numbers (Tensor(shape=[3], dtype=Float32, value= [ 3.14159274e+00,  6.28318548e+00,  9.42477798e+00]), 2.0, 4.0, 2)
# expect: partial [3. 6. 9.]
# expect: lists ([Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 7, 8], 1, 2, [1, 2, 3])
# expect: beside_sequences (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: of_super [4. 6. 8.]
# expect: arrays (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: numbers (Tensor(shape=[3], dtype=Float32, value= [ 3.14159274e+00,  6.28318548e+00,  9.42477798e+00]), 2.0, 4.0, 2)
# expect: partial [3. 6. 9.]
# expect: lists ([Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 7, 8], 1, 2, [1, 2, 3])
# expect: beside_sequences (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: of_super [4. 6. 8.]
