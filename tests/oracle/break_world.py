"""What the functions of break_cases.py work on: arguments, classes, layers, and `@case(...)`, which registers a function with
the arguments of its calls."""
import collections
import contextlib
import dataclasses
import functools
import itertools
import math
import operator

import numpy as np
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, jit, mint, nn, ops

CASES = []


def case(*args):
    """Registers a function with the arguments of its calls; a callable argument is called for each."""
    def register(function):
        CASES.append((function.__name__, function, args))
        return function
    return register


def V():
    return Tensor([1.0, -2.0, 3.0])


def M():
    return Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


def C():
    return Tensor(np.arange(24, dtype=np.float32).reshape(2, 3, 4))


def I():
    return Tensor([3, 1, 2])


def S():
    return Tensor(2.0)


scale = 3
offset = 0.5
table = {"a": 1, "b": 2.5}
numbers = [1, 2, 3]
shared = Tensor([10.0, 20.0, 30.0])
Point = collections.namedtuple("Point", "x y")
log = []
counter = 0


@dataclasses.dataclass
class Pair:
    left: object
    right: object


class Box:
    kind = "box"

    def __init__(self, value):
        self.value = value

    def twice(self):
        return self.value * 2

    @property
    def half(self):
        return self.value / 2

    @staticmethod
    def plus(a, b):
        return a + b

    @classmethod
    def name(cls):
        return cls.kind

    def __add__(self, other):
        return Box(self.value + other.value)

    def __getitem__(self, key):
        return self.value[key]

    def __len__(self):
        return 3

    def __call__(self, x):
        return self.value + x

    def __contains__(self, x):
        return x == 1


class Child(Box):
    def twice(self):
        return super().twice() + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0, 3.0]), name="w")
        self.k = 2
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])
        self.seq = nn.SequentialCell(nn.ReLU(), nn.Tanh())
        self.flag = True

    def construct(self, x):
        return x * self.w + self.k


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.net = Net()

    def construct(self, x):
        return self.net(x) - 1


net, outer, dense = Net(), Outer(), nn.Dense(3, 2, weight_init="ones")
box, child = Box(2.0), Child(3.0)


def helper(x, k=2):
    return x * k


def many(*args, **kwargs):
    return args[0] + kwargs.get("b", 1)


def deco(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs) + 1
    return inner


@deco
def decorated(x):
    return x * 2


@contextlib.contextmanager
def manager():
    yield 2


class Guard:
    def __enter__(self):
        return 3

    def __exit__(self, *info):
        return False
