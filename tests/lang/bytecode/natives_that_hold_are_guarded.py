# modes: eager bytecode
import contextvars
import sys
import types
from abc import ABC
from collections import deque
from functools import partial

import numpy as np
from mindspore import Tensor, jit, nn

x = Tensor([1.0])
variable = contextvars.ContextVar("variable", default=1)
array = np.zeros((2, 3))
module = types.ModuleType("module")
module.n = 1
sys.modules["a_module"] = module


def scale(v, by=1):
    return v * by


class Meta(type):
    n = 1
    k = 2

    @property
    def twice(cls):
        return cls.k * 2


class Thing(metaclass=Meta):
    items = [1, 2]

    def __class_getitem__(cls, index):
        return cls.items[index]


class Abstract(ABC):
    pass


class Plain:
    pass


class Doubled(nn.Cell):
    def construct(self, v):
        return v * 2


scaled, plain, doubled = partial(scale, by=2), Plain(), Doubled()
dense = nn.Dense(1, 1, weight_init="ones", bias_init="zeros")


@jit
def waiting(v):
    queue = deque([v, v + 1])
    queue.append(v + 2)
    queue.appendleft(v * 3)
    out = queue.popleft() + queue.pop()
    while queue:
        out = out + queue.popleft() * 2
    return float(out), len(queue), queue == deque()


@jit
def many(v):
    import a_module

    return (float(scaled(v)), float(v * array.shape[0]), variable.get(), Thing.n, Thing.twice, Thing[1],
            isinstance(plain, Abstract), a_module.n, float(doubled(v)), module.__dict__["n"], scale.__name__,
            getattr(v, "note", 0), str(dense(v.reshape(1, 1)).dtype))


print(waiting(x), waiting(x * 2))
print(many(x))
scaled.keywords["by"] = 5
array.shape = (3, 2)
variable.set(4)
Meta.n = 7
Thing.k = 8
print(many(x))
Thing.n = 6
Thing.items[1] = 9
Abstract.register(Plain)
module.n = 3
Doubled.__call__ = lambda self, v: v * 7
scale.__name__ = "another"
x.note = 1
print(many(x))
sys.modules["a_module"] = types.ModuleType("other")
sys.modules["a_module"].n = 11
print(many(x))

# expect: (12.0, 0, True) (20.0, 0, True)
# expect: (2.0, 2.0, 1, 1, 4, 2, False, 1, 2.0, 1, 'scale', 0, 'Float32')
# expect: (5.0, 3.0, 4, 7, 16, 2, False, 1, 2.0, 1, 'scale', 0, 'Float32')
# expect: (5.0, 3.0, 4, 6, 16, 9, True, 3, 7.0, 3, 'another', 1, 'Float32')
# expect: (5.0, 3.0, 4, 6, 16, 9, True, 11, 7.0, 3, 'another', 1, 'Float32')
