# modes: eager bytecode
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


def fresh():
    return Tensor(np.arange(4).reshape(2, 2), ms.float32)


@jit
def write_after_view(x):
    y = x * 2
    flat = x.view(4)
    x[0] = 7
    return flat + y.view(4), flat


@jit
def write_through_a_row(x):
    row = x[0]
    row[0] = 9
    return row


@jit
def returned_view(x):
    return x.reshape(4)


for f in (write_after_view, write_through_a_row, returned_view):
    for _ in range(2):
        x = fresh()
        out = f(x)
        x[1, 1] = 5
        print(f.__name__, x, out)

# expect: write_after_view [[7. 7.]
# expect:  [2. 5.]] (Tensor(shape=[4], dtype=Float32, value= [ 7.00000000e+00,  9.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[4], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00,  2.00000000e+00,  5.00000000e+00]))
# expect: write_after_view [[7. 7.]
# expect:  [2. 5.]] (Tensor(shape=[4], dtype=Float32, value= [ 7.00000000e+00,  9.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[4], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00,  2.00000000e+00,  5.00000000e+00]))
# expect: write_through_a_row [[9. 1.]
# expect:  [2. 5.]] [9. 1.]
# expect: write_through_a_row [[9. 1.]
# expect:  [2. 5.]] [9. 1.]
# expect: returned_view [[0. 1.]
# expect:  [2. 5.]] [0. 1. 2. 5.]
# expect: returned_view [[0. 1.]
# expect:  [2. 5.]] [0. 1. 2. 5.]
