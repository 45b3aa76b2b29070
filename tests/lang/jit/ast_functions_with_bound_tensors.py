# functools.partial, ops.Partial and operator's functions on tensors; map and filter give lists; numpy numbers are Python's.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

import functools
import operator


@jit(fullgraph=True)
def bound(x):
    add = functools.partial(ops.add, x)
    both = functools.partial(lambda a, b, c: a - b * c, x, 2)
    return add(1), both(3), ops.Partial()(ops.mul, x)(2)


@jit(fullgraph=True)
def named(x):
    return operator.add(x, 1), operator.lt(x, 2)


@jit(fullgraph=True)
def lists():
    return map(lambda a: a + 1, [1, 2]), filter(lambda a: a > 1, [1, 2, 3]), max(i for i in (1, 5))


@jit(fullgraph=True)
def numbers(x):
    a = np.ones((2, 2)) * 3
    return np.sum(a), np.max(a), np.float32(2.5), ops.reshape(x, tuple(np.array([2, 1])))


x = Tensor([1.0, 2.0])
print(bound(x))
print(named(x))
print(lists())
print(numbers(x))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-5.00000000e+00, -4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Bool, value= [ True, False]))
# expect: ([2, 3], [2, 3], 5)
# expect: (12.0, 3.0, 2.5, Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 2.00000000e+00]]))
