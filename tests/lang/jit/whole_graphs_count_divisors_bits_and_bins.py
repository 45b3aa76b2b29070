# by hand: MindSpore 2.7.0 cannot read what histc gives in a graph (SyncDeviceToHost failed), and its CPU stops at nextafter
"""Functions that have no kernel stand in whole graphs: divisors, multiples, bits, bins, neighbours of floats, masks."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops

a = Tensor(np.array([[12, 18, 7], [0, 5, 100]]), ms.int32)
b = Tensor(np.array([8, 27, 49]), ms.int32)
x = Tensor(np.array([[0.5, -1.25, 2.0], [1.5, 0.25, -0.75]]), ms.float32)


def divisors(a, b):
    return ops.gcd(a, b) * 1, ops.lcm(a, b), a.gcd(a)


def bits(a, b):
    return ops.population_count(a)


def bins(x, y):
    return ops.histc(x, 4), ops.histc(x, bins=3, min=0.0, max=1.0), x.histc(2)


def neighbours(x, y):
    return ops.nextafter(x, y) > x, ops.nextafter(x, x) == x


def masks(a, b):
    return ops.sequence_mask(a[0]), ops.sequence_mask(b, 3).shape


def copies(a, x):
    changed = a.copy()
    changed[0, 0] = 5
    return a, changed, x.copy() + 1, x.contiguous()


def text(value):
    if isinstance(value, tuple):
        return [text(v) for v in value]
    return (np.round(value.asnumpy(), 3).tolist(), str(value.dtype)) if isinstance(value, Tensor) else value


for f, args in ((divisors, (a, b)), (bits, (a, b)), (bins, (x, x)), (neighbours, (x, x + 1)), (masks, (a, b)), (copies, (a, x))):
    print(f.__name__, text(jit(f, fullgraph=True)(*args)))

# expect: divisors [([[4, 9, 7], [8, 1, 1]], 'Int32'), ([[24, 54, 49], [0, 135, 4900]], 'Int32'), ([[12, 18, 7], [0, 5, 100]], 'Int32')]
# expect: bits ([[2, 2, 3], [0, 2, 3]], 'UInt8')
# expect: bins [([2.0, 1.0, 1.0, 2.0], 'Float32'), ([1.0, 1.0, 0.0], 'Float32'), ([3.0, 3.0], 'Float32')]
# expect: neighbours [([[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], 'Bool'), ([[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], 'Bool')]
# expect: masks [([[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]], 'Bool'), [3, 3]]
# expect: copies [([[12, 18, 7], [0, 5, 100]], 'Int32'), ([[5, 18, 7], [0, 5, 100]], 'Int32'), ([[1.5, -0.25, 3.0], [2.5, 1.25, 0.25]], 'Float32'), ([[0.5, -1.25, 2.0], [1.5, 0.25, -0.75]], 'Float32')]
