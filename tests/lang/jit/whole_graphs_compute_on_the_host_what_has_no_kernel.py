"""Functions whose results only values shape, or that have no kernel, stand in whole graphs: the host computes them."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops

x = Tensor(np.array([3, 3, 1, 1, 0, 3]), ms.int32)
grid = Tensor(np.array([[1, 1, 2], [1, 1, 2], [4, 4, 4]]), ms.int64)
square = Tensor(np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]]), ms.float32)


def consecutive(a):
    return ops.unique_consecutive(a)


def consecutive_with_counts(a):
    kept, places, counts = ops.unique_consecutive(a, True, return_counts=True)
    return kept * 2, places, counts


def consecutive_rows(a):
    return ops.unique_consecutive(a, return_counts=True, dim=0)


def padded(a):
    values, places = ops.unique_with_pad(a, 9)
    return values + 1, places


def counted(a):
    return ops.bincount(a), ops.bincount(a, minlength=6)


def eigenvalues(a):
    return ops.eigvals(a)


def eigenvectors(a):
    values, vectors = ops.eig(a)
    return ops.real(values), ops.matmul(a.astype(ms.complex64), vectors).shape


def orthogonal(a):
    packed, factors = ops.geqrf(a)
    return ops.abs(ops.orgqr(packed, factors))


def text(value):
    if isinstance(value, tuple):
        return [text(v) for v in value]
    if not isinstance(value, Tensor):
        return value
    value = value.asnumpy()
    return np.round(value.real if value.dtype.kind == "c" else value, 3).tolist(), str(value.dtype)


for f, a in ((consecutive, x), (consecutive_with_counts, x), (consecutive_with_counts, grid), (consecutive_rows, grid),
             (padded, x), (counted, x), (eigenvalues, square), (eigenvectors, square), (orthogonal, square)):
    print(f.__name__, text(jit(f, capture_mode="ast", fullgraph=True)(a)))

# expect: consecutive ([3, 1, 0, 3], 'int32')
# expect: consecutive_with_counts [([6, 2, 0, 6], 'int32'), ([0, 0, 1, 1, 2, 3], 'int64'), ([2, 2, 1, 1], 'int64')]
# expect: consecutive_with_counts [([2, 4, 2, 4, 8], 'int64'), ([[0, 0, 1], [2, 2, 3], [4, 4, 4]], 'int64'), ([2, 1, 2, 1, 3], 'int64')]
# expect: consecutive_rows [([[1, 1, 2], [4, 4, 4]], 'int64'), ([2, 1], 'int64')]
# expect: padded [([4, 2, 1, 10, 10, 10], 'int32'), ([0, 0, 1, 1, 2, 0], 'int32')]
# expect: counted [([1.0, 2.0, 0.0, 3.0], 'float32'), ([1.0, 2.0, 0.0, 3.0, 0.0, 0.0], 'float32')]
# expect: eigenvalues ([1.8819999694824219, 2.38700008392334, 4.73199987411499], 'complex64')
# expect: eigenvectors [([1.8819999694824219, 2.38700008392334, 4.73199987411499], 'float32'), [3, 3]]
# expect: orthogonal ([[0.9629999995231628, 0.24400000274181366, 0.11299999803304672], [0.2409999966621399, 0.9700000286102295, 0.04500000178813934], [0.11999999731779099, 0.01600000075995922, 0.9929999709129333]], 'float32')
