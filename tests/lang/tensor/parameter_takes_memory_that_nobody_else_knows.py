"""A Parameter takes the memory of a Tensor that nobody else knows; every other keeps its own elements."""
import functools

import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, ops
from mindspore.common.initializer import initializer

zero = initializer("zeros", (2,))
first, second = Parameter(zero), Parameter(zero)
first += 1
print(zero, first.asnumpy(), second.asnumpy())

array = np.zeros(2, np.float32)
p = Parameter(Tensor.from_numpy(array))
p += 1
print(array, p.asnumpy())

whole = Tensor(np.zeros((2, 2), np.float32))
p = Parameter(whole[0])
p += 1
print(whole.asnumpy().tolist(), p.asnumpy())
p = Parameter(whole.view(4))
p += 1
print(whole.asnumpy().tolist())

held = [ops.zeros((2,))]
p = Parameter(held[0])
p += 1
print(held[0])
p = Parameter(*held)
p += 1
print(held[0])
p = functools.partial(Parameter, held[0])()
p += 1
print(held[0])
p = Parameter(default_input=held[0], name="w")
p += 1
print(held[0])


class Own(Parameter):
    def __init__(self, given):
        super().__init__(given, name="own")


p = Own(held[0])
p += 1
print(held[0], p.asnumpy())
p = Own(ops.ones((2,)))
p += 1
print(p.asnumpy())


def kept(x):
    return x


p = Parameter(kept(held[0]))
p += 1
print(held[0])
p = Parameter(q := ops.zeros((2,)))
p += 1
print(q)
p = Parameter(ops.transpose(Tensor([[1.0, 2.0], [3.0, 4.0]]), (1, 0)))
p += 1
print(p.asnumpy().tolist())


def through_tensor(w):
    return (Tensor(w * 2) * w + Tensor(w)).sum()


def up_to_parameter(w):
    twice = w * 2
    return (Parameter(twice) * w + Parameter(w) * w).sum()


print(ms.grad(through_tensor)(Tensor([1.0, 2.0])), ms.grad(up_to_parameter)(Tensor([1.0, 2.0])))

# expect: [0. 0.] [1. 1.] [0. 0.]
# expect: [0. 0.] [1. 1.]
# expect: [[0.0, 0.0], [0.0, 0.0]] [1. 1.]
# expect: [[0.0, 0.0], [0.0, 0.0]]
# expect: [0. 0.]
# expect: [0. 0.]
# expect: [0. 0.]
# expect: [0. 0.]
# expect: [0. 0.] [1. 1.]
# expect: [2. 2.]
# expect: [0. 0.]
# expect: [0. 0.]
# expect: [[2.0, 4.0], [3.0, 5.0]]
# expect: [5. 9.] [3. 6.]
