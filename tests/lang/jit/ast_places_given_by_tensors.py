"""Reading and writing the places that int tensors and masks name."""
import numpy as np
from mindspore import Tensor, jit


def vector():
    return Tensor(np.array([1, 2, 3], np.float32))


def matrix():
    return Tensor(np.arange(9).reshape(3, 3).astype(np.float32))


I = Tensor(np.array([0, 2]))
J = Tensor(np.array([1, 1]))


def read(x, i, j):
    return x[i], x[i, j], x[i, 1]


def write(x, i, v):
    x[i] = v
    return x


def write_pair(x, i, j):
    x[i, j] = 5
    return x


def mask(x):
    x[x > 1.5] = 0
    return x


def sequence(x):
    x[0:2] = [8, 9]
    return x


def loop(x, i, n):
    while i < n:
        x[i] = x[i] * 10
        i = i + 1
    return x


for fullgraph in (False, True):
    options = {"fullgraph": fullgraph}
    print(jit(read, **options)(matrix(), I, J))
    print(jit(write, **options)(vector(), I, 10))
    print(jit(write, **options)(vector(), I, Tensor(np.array([7, 8], np.float32))))
    print(jit(write, **options)(matrix(), I, -1.0))
    print(jit(write, **options)(matrix(), I, Tensor(np.array([[1, 2, 3], [4, 5, 6]], np.float32))))
    print(jit(write_pair, **options)(matrix(), I, J))
    print(jit(mask, **options)(vector()), jit(sequence, **options)(vector()))
    print(jit(loop, **options)(vector(), Tensor(0), Tensor(2)))

# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 6.00000000e+00,  7.00000000e+00,  8.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  7.00000000e+00]))
# expect: [10.  2. 10.]
# expect: [7. 2. 8.]
# expect: [[-1. -1. -1.]
# expect:  [ 3.  4.  5.]
# expect:  [-1. -1. -1.]]
# expect: [[1. 2. 3.]
# expect:  [3. 4. 5.]
# expect:  [4. 5. 6.]]
# expect: [[0. 5. 2.]
# expect:  [3. 4. 5.]
# expect:  [6. 5. 8.]]
# expect: [1. 0. 0.] [8. 9. 3.]
# expect: [10. 20.  3.]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 6.00000000e+00,  7.00000000e+00,  8.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  7.00000000e+00]))
# expect: [10.  2. 10.]
# expect: [7. 2. 8.]
# expect: [[-1. -1. -1.]
# expect:  [ 3.  4.  5.]
# expect:  [-1. -1. -1.]]
# expect: [[1. 2. 3.]
# expect:  [3. 4. 5.]
# expect:  [4. 5. 6.]]
# expect: [[0. 5. 2.]
# expect:  [3. 4. 5.]
# expect:  [6. 5. 8.]]
# expect: [1. 0. 0.] [8. 9. 3.]
# expect: [10. 20.  3.]
