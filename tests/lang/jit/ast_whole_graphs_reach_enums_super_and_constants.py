# fullgraph=True: members of an Enum, super() with arguments, operators of one operand of a jit_class, numbers of tensors
# made in the graph, functions of mindspore.ops that import inside, and lists of weights.
from enum import Enum

import mindspore as ms
from mindspore import Parameter, Tensor, jit, jit_class, nn, ops


class Mode(Enum):
    ADD = 1
    SCALE = 3


@jit_class
class Pair:
    def __init__(self, first):
        self.first = first

    def __neg__(self):
        return -self.first


class Base(nn.Cell):
    def construct(self, x):
        return x + 1


class Derived(Base):
    @jit(fullgraph=True)
    def construct(self, x):
        return super(Derived, self).construct(x) * 2


class Weighted(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")

    def construct(self, x):
        return (x * self.w).sum()


pair = Pair(4)
net = Weighted()


@jit(fullgraph=True)
def members(x):
    return x * Mode.SCALE.value, Mode.ADD.name


@jit(fullgraph=True)
def negative(x):
    return x + (-pair)


@jit(fullgraph=True)
def constants(x):
    return int(Tensor(3)), float(Tensor(2.5)), bool(Tensor(0))


@jit(fullgraph=True)
def ranges(x):
    return x + ops.arange(2), ops.linspace(0, 1, 3)


@jit(fullgraph=True)
def by_list(x):
    return ms.grad(net, None, [net.w])(x)


x = Tensor([1.0, 2.0])
for function in (members, negative, constants, ranges, by_list, Derived()):
    print(function(x))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), 'ADD')
# expect: [-3. -2.]
# expect: (3, 2.5, False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  5.00000000e-01,  1.00000000e+00]))
# expect: [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])]
# expect: [4. 6.]
