"""int(), float(), bool() and item() of tensors of one element are numbers of the graph."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))


def converted(x):
    return int(x.sum()), float(x[0]), bool(x[1]), x.sum().item(), int(x[0:1]), x.astype(ms.int32)[2].item()


def used(x):
    n = int(x[1])
    return x * n + float(x[2]) / 2


def loop(x):
    n = int(x[1])
    for i in range(n):
        x = x + i
    return x


def branch(x):
    if bool(x.sum() > 3):
        return x
    return -x


def of_builtins(x):
    return max(x), min(x), abs(x - 2), pow(x, 2), round(2.567, 1), divmod(7, 2)


for fullgraph in (False, True):
    for f in (converted, used, loop, branch, of_builtins):
        compiled = jit(f, fullgraph=fullgraph)
        print(f.__name__, compiled(A), compiled(SMALL))

# expect: converted (6, 1.0, True, 6.0, 1, 3) (1, 0.5, True, 1.5, 0, 0)
# expect: used [3.5 5.5 7.5] [0.25 0.25 0.25]
# expect: loop [2. 3. 4.] [0.5 0.5 0.5]
# expect: branch [1. 2. 3.] [-0.5 -0.5 -0.5]
# expect: of_builtins (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00,  1.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 2.6, (3, 1)) (Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[3], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+00,  1.50000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e-01,  2.50000000e-01,  2.50000000e-01]), 2.6, (3, 1))
# expect: converted (6, 1.0, True, 6.0, 1, 3) (1, 0.5, True, 1.5, 0, 0)
# expect: used [3.5 5.5 7.5] [0.25 0.25 0.25]
# expect: loop [2. 3. 4.] [0.5 0.5 0.5]
# expect: branch [1. 2. 3.] [-0.5 -0.5 -0.5]
# expect: of_builtins (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00,  1.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), 2.6, (3, 1)) (Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[3], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+00,  1.50000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e-01,  2.50000000e-01,  2.50000000e-01]), 2.6, (3, 1))
