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
