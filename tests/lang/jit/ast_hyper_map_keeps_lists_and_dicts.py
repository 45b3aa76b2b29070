"""In graphs HyperMap and Map give lists for lists, HyperMap dicts for dicts, and take sequences of one length only."""
import numpy as np
from mindspore import Tensor, jit
from mindspore.ops import composite as C

A = Tensor(np.array([1, 2, 3], np.float32))
add = C.MultitypeFuncGraph("add")


@add.register("Number", "Number")
def add_numbers(a, b):
    return a + b


@add.register("Tensor", "Tensor")
def add_tensors(a, b):
    return a * b


def square(a):
    return a * a


hyper, flat, over, flat_over = C.HyperMap(add), C.Map(add), C.HyperMap(), C.Map()


@jit
def lists(x):
    return hyper([x, 1], [x, 2]), hyper((x, (1, [x])), (x, (2, [x]))), over(square, [x, [2]]), hyper((x, 1), (x, 2))


@jit
def flat_lists(x):
    return flat([x, 1], [x, 2]), flat_over(square, [x, 3]), flat_over(square, (x, 3))


@jit
def dicts(x):
    return over(square, {"a": x, "b": 3})


@jit
def lengths(x):
    return hyper((x, 1), (x,))


@jit
def zipped(x):
    return C.zip_operation((1, 2), (x, 3))


print(lists(A))
print(flat_lists(A))
print(dicts(A))
print(zipped(A))
try:
    lengths(A)
except Exception as e:
    print(type(e).__name__, str(e).partition("\n\n---")[0])

# expect: ([Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 3], (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), (3, [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])])), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), [4]], (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 3))
# expect: ([Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 3], [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 9], (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 9))
# expect: {'a': Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 'b': 9}
# expect: ((1, Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])), (2, 3))
# expect: RuntimeError The tuples in HyperMap should have the same length.
# expect: The length of the first element in HyperMap is 1, but the length of the second element in HyperMap is 2.
