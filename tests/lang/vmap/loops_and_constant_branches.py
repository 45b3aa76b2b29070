# modes: eager ast bytecode trace
import numpy as np
from mindspore import Tensor, jit, ops, vmap

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def power(a):
    s = a
    for i in range(3):
        s = s * a + i
    return s


def by_rank(a):
    if a.ndim == 1:
        return a.sum()
    return a * 0


def indices(a):
    total = a[0] - a[-1]
    parts = ops.stack((a[1:], a[:2]))
    return total, parts, ops.softmax(a, 0), a.max(), ops.cat((a, a + 1))


@jit
def loops(a):
    return vmap(power)(a), vmap(power, 1)(a)


@jit
def branches(a):
    return vmap(by_rank)(a), vmap(by_rank, 1)(a)


@jit
def pieces(a):
    return vmap(indices)(a)


print(loops(x))
print(branches(x))
for part in pieces(x):
    print(np.round(part.asnumpy(), 4))

# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  4.00000000e+00,  2.00000000e+01],
# expect:  [ 8.60000000e+01,  2.62000000e+02,  6.32000000e+02]]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  8.60000000e+01],
# expect:  [ 4.00000000e+00,  2.62000000e+02],
# expect:  [ 2.00000000e+01,  6.32000000e+02]]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]))
# expect: [-2. -2.]
# expect: [[[1. 2.]
# expect:   [0. 1.]]
# expect:
# expect:  [[4. 5.]
# expect:   [3. 4.]]]
# expect: [[0.09   0.2447 0.6652]
# expect:  [0.09   0.2447 0.6652]]
# expect: [2. 5.]
# expect: [[0. 1. 2. 1. 2. 3.]
# expect:  [3. 4. 5. 4. 5. 6.]]
