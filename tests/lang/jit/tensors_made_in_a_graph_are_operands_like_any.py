# Tensors that a graph makes of constants are negated, inverted, counted, stepped through and converted.
import mindspore as ms
from mindspore import Tensor, jit, ops


def negated(x):
    return -ops.zeros_like(x), -Tensor([1.0, 2.0]) + x, -ops.ones((2,)) * x, ~ops.ones((2,), ms.bool_)


def stepped(x):
    rows = [row * x[0] for row in Tensor([1.0, 2.0])]
    first, second = ops.arange(2)
    return rows, first, second, sum(Tensor([1.0, 2.0])), abs(Tensor([-1.0]))


def converted(x):
    return float(Tensor(2.0)) + x, int(Tensor(3)) * x, len(ops.ones((2, 3))), pow(Tensor(2.0), 2)


x = Tensor([0.5, -0.25])
for function in (negated, stepped, converted):
    for how in ({}, {"capture_mode": "bytecode"}):
        for value in jit(function, fullgraph=True, **how)(x):
            print(value)

# expect: [-0. -0.]
# expect: [-0.5  -2.25]
# expect: [-0.5   0.25]
# expect: [False False]
# expect: [-0. -0.]
# expect: [-0.5  -2.25]
# expect: [-0.5   0.25]
# expect: [False False]
# expect: [Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[], dtype=Float32, value= 1)]
# expect: 0
# expect: 1
# expect: 3.0
# expect: [1.]
# expect: [Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[], dtype=Float32, value= 1)]
# expect: 0
# expect: 1
# expect: 3.0
# expect: [1.]
# expect: [2.5  1.75]
# expect: [ 1.5  -0.75]
# expect: 2
# expect: 4.0
# expect: [2.5  1.75]
# expect: [ 1.5  -0.75]
# expect: 2
# expect: 4.0
