"""Branches that give tensors of different shapes: the shape after them is known when the graph runs."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops

A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))
B = Tensor(np.array([4, 5, 6], np.float32))
M = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def another_rank(x, m):
    if x.sum() > 3:
        z = x
    else:
        z = m
    return z * 2


def another_length(x, m):
    if x.sum() > 3:
        z = ops.cat((x, B))
    else:
        z = x
    return z + 1


def returns(x, m):
    if x.sum() > 3:
        return x
    return x.reshape(3, 1)


def rank_0(x, m):
    if x.sum() > 3:
        y = x
    else:
        y = x.sum()
    return y + 1


def operators_after(x, m):
    if x.sum() > 3:
        y = m
    else:
        y = ops.cat((m, m), 0)
    return ops.matmul(y, x), y.sum(0), y.mean(), ops.relu(y - 2), y * x


def expression(x, m):
    y = x if x.sum() > 3 else m
    return y + 1


def twice(x, m):
    if x.sum() > 3:
        y = ops.cat((m, m), 0)
    else:
        y = m
    if y.sum() > 20:
        y = ops.cat((y, y), 1)
    return y


def nothing(x, m):
    if x.sum() > 3:
        return x


for fullgraph in (False, True):
    for f in (another_rank, another_length, returns, rank_0, operators_after, expression, twice):
        compiled = jit(f, fullgraph=fullgraph)
        print(compiled(A, M))
        print(compiled(SMALL, M))
print(jit(nothing)(A, M), jit(nothing)(SMALL, M))

# expect: [2. 4. 6.]
# expect: [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]]
# expect: [2. 3. 4. 5. 6. 7.]
# expect: [1.5 1.5 1.5]
# expect: [1. 2. 3.]
# expect: [[0.5]
# expect:  [0.5]
# expect:  [0.5]]
# expect: [2. 3. 4.]
# expect: 2.5
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  2.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), Tensor(shape=[], dtype=Float32, value= 2.5), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00,  6.00000000e+00],
# expect:  [ 3.00000000e+00,  8.00000000e+00,  1.50000000e+01]]))
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 1.50000000e+00,  6.00000000e+00,  1.50000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  1.00000000e+01,  1.40000000e+01]), Tensor(shape=[], dtype=Float32, value= 2.5), Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  5.00000000e-01,  1.00000000e+00],
# expect:  [ 1.50000000e+00,  2.00000000e+00,  2.50000000e+00],
# expect:  [ 0.00000000e+00,  5.00000000e-01,  1.00000000e+00],
# expect:  [ 1.50000000e+00,  2.00000000e+00,  2.50000000e+00]]))
# expect: [2. 3. 4.]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: [[0. 1. 2. 0. 1. 2.]
# expect:  [3. 4. 5. 3. 4. 5.]
# expect:  [0. 1. 2. 0. 1. 2.]
# expect:  [3. 4. 5. 3. 4. 5.]]
# expect: [[0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: [2. 4. 6.]
# expect: [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]]
# expect: [2. 3. 4. 5. 6. 7.]
# expect: [1.5 1.5 1.5]
# expect: [1. 2. 3.]
# expect: [[0.5]
# expect:  [0.5]
# expect:  [0.5]]
# expect: [2. 3. 4.]
# expect: 2.5
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  2.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), Tensor(shape=[], dtype=Float32, value= 2.5), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00,  6.00000000e+00],
# expect:  [ 3.00000000e+00,  8.00000000e+00,  1.50000000e+01]]))
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 1.50000000e+00,  6.00000000e+00,  1.50000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  1.00000000e+01,  1.40000000e+01]), Tensor(shape=[], dtype=Float32, value= 2.5), Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  5.00000000e-01,  1.00000000e+00],
# expect:  [ 1.50000000e+00,  2.00000000e+00,  2.50000000e+00],
# expect:  [ 0.00000000e+00,  5.00000000e-01,  1.00000000e+00],
# expect:  [ 1.50000000e+00,  2.00000000e+00,  2.50000000e+00]]))
# expect: [2. 3. 4.]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: [[0. 1. 2. 0. 1. 2.]
# expect:  [3. 4. 5. 3. 4. 5.]
# expect:  [0. 1. 2. 0. 1. 2.]
# expect:  [3. 4. 5. 3. 4. 5.]]
# expect: [[0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: [1. 2. 3.] None
