# Results whose shape only the running graph knows, with fullgraph=True: masks, nonzero, unique, variable slices.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

@jit(fullgraph=True)
def masked(x):
    kept = x[x > 2]
    return kept, kept * 2, kept.sum(), kept.shape, ops.relu(kept)


@jit(fullgraph=True)
def selected(x):
    kept = ops.masked_select(x, x > 1)
    if kept.shape[0] > 3:
        return kept.sum()
    return kept.mean()


@jit(fullgraph=True)
def places(x):
    found = ops.nonzero(x > 2)
    return found, found.shape


@jit(fullgraph=True)
def different(x):
    values, numbers = ops.unique(x)
    return values + 1, numbers, values.shape


@jit(fullgraph=True)
def sliced(x, n):
    return x[n:], x[:, :n], x[n]


x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
print(masked(x))
print(masked(x + 3))
print(selected(x), selected(x - 2))
print(places(x))
print(different(Tensor([1, 2, 1, 3], ms.float32)))
print(sliced(x, mutable(1)))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01]), Tensor(shape=[], dtype=Float32, value= 12), (3,), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]))
# expect: (Tensor(shape=[6], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00,  8.00000000e+00]), Tensor(shape=[6], dtype=Float32, value= [ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01,  1.20000000e+01,  1.40000000e+01,  1.60000000e+01]), Tensor(shape=[], dtype=Float32, value= 33), (6,), Tensor(shape=[6], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00,  8.00000000e+00]))
# expect: 14.0 2.5
# expect: (Tensor(shape=[3, 2], dtype=Int64, value=
# expect: [[1, 0],
# expect:  [1, 1],
# expect:  [1, 2]]), (3, 2))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[4], dtype=Int32, value= [0, 1, 0, 2]), (3,))
# expect: (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 0.00000000e+00],
# expect:  [ 3.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]))
