"""Variables that a branch leaves with different types: what comes after it decides whether they fit."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops

A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))


def numbers(x):
    if x.sum() > 3:
        y = 1
    else:
        y = 2.5
    return x * y


def a_number_or_a_tensor(x):
    if x.sum() > 3:
        y = x
    else:
        y = 2
    z = y + x
    return z * 2


def dtypes(x):
    if x.sum() > 3:
        y = x.astype(ms.int32)
    else:
        y = x
    return y + 0.5


def a_tuple_or_a_tensor(x):
    if x.sum() > 3:
        y = (x, x + 1)
    else:
        y = (x,)
    return y[0] * 2


def returned(x):
    if x.sum() > 3:
        y = x
    else:
        y = 2
    return y


def attempt(f, **options):
    for x in (A, SMALL):
        try:
            print(f.__name__, jit(f, **options)(x))
        except TypeError as e:
            print(f.__name__, str(e).splitlines()[1])


for f in (numbers, a_tuple_or_a_tensor, returned):
    attempt(f)
    attempt(f, fullgraph=True)
attempt(a_number_or_a_tensor)
attempt(dtypes)

# expect: numbers [1. 2. 3.]
# expect: numbers [1.25 1.25 1.25]
# expect: numbers [1. 2. 3.]
# expect: numbers [1.25 1.25 1.25]
# expect: a_tuple_or_a_tensor [2. 4. 6.]
# expect: a_tuple_or_a_tensor [1. 1. 1.]
# expect: a_tuple_or_a_tensor [2. 4. 6.]
# expect: a_tuple_or_a_tensor [1. 1. 1.]
# expect: returned Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: returned Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: returned Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: returned Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: a_number_or_a_tensor Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: a_number_or_a_tensor Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: dtypes Type Join Failed: dtype1 = Int32, dtype2 = Float32.
# expect: dtypes Type Join Failed: dtype1 = Int32, dtype2 = Float32.
