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
