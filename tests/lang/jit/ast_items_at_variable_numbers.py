# Lists and tuples by a number that only the graph knows; in and not in on tensors and numbers.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

@jit(fullgraph=True)
def of_list(i):
    items = [1, 2, 3]
    return items[i], (1.5, 2.5)[i]


@jit(fullgraph=True)
def of_tensors(x, i):
    return (x, x + 1)[i]


@jit(fullgraph=True)
def stored(i):
    items = [1, 2, 3]
    items[i] = 7
    return items


@jit(fullgraph=True)
def among(n):
    return n in [1, 2], n not in (3, 4)


@jit(fullgraph=True)
def rounded(x):
    return round(x), round(2.5)


x = Tensor([1.25, 2.75])
print(of_list(mutable(1)), of_list(mutable(-2)))
print(of_tensors(x, mutable(1)))
print(stored(mutable(1)), stored(mutable(2)))
print(among(mutable(2)), among(mutable(3)))
print(rounded(x))

# expect: (2, 2.5) (2, 1.5)
# expect: [2.25 3.75]
# expect: [1, 7, 3] [1, 2, 7]
# expect: (True, True) (False, False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  3.00000000e+00]), 2)
