# modes: eager ast
# Sums, products, scatters and segments of unsigned and complex numbers; numbers beside complex tensors; RealDiv of integers.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops
from mindspore.ops import operations as P

z = Tensor(np.array([[1 + 2j, 3 - 1j], [0.5j, 2]], np.complex64))
u = Tensor(np.array([[1, 65535], [7, 3]], np.uint16))


@jit
def numbers(z, u):
    return (P.ReduceSum()(z, 1), P.ReduceProd()(z, 0), P.ReduceMean()(z, ()), P.ReduceSum()(u, 0), P.ReduceMax()(u, 1), P.ReduceMin()(u, ()),
            P.ReduceProd()(u, 1), z + 1, 1.5 - z, z * 2)


@jit
def placed(z, u, ids):
    return (P.UnsortedSegmentSum()(z, ids, 2), P.UnsortedSegmentSum()(u, ids, 2), P.ScatterNd()(ops.expand_dims(ids, 1), z, (3, 2)))


@jit
def quotients(a, b):
    return P.RealDiv()(a, b), P.RealDiv()(a.astype(ms.uint8), b.astype(ms.uint8)), P.RealDiv()(a.astype(ms.float32), b.astype(ms.float32))


for part in numbers(z, u) + placed(z, u, Tensor([1, 1], ms.int32)) + quotients(Tensor([7, 9, 4], ms.int32), Tensor([2, 3, 5], ms.int32)):
    print(part.dtype, part.asnumpy().tolist())

# expect: Complex64 [(4+1j), (2+0.5j)]
# expect: Complex64 [(-1+0.5j), (6-2j)]
# expect: Complex64 (1.5+0.375j)
# expect: UInt16 [8, 2]
# expect: UInt16 [65535, 7]
# expect: UInt16 1
# expect: UInt16 [65535, 21]
# expect: Complex64 [[(2+2j), (4-1j)], [(1+0.5j), (3+0j)]]
# expect: Complex64 [[(0.5-2j), (-1.5+1j)], [(1.5-0.5j), (-0.5+0j)]]
# expect: Complex64 [[(2+4j), (6-2j)], [1j, (4+0j)]]
# expect: Complex64 [[0j, 0j], [(1+2.5j), (5-1j)]]
# expect: UInt16 [[0, 0], [8, 2]]
# expect: Complex64 [[0j, 0j], [(1+2.5j), (5-1j)], [0j, 0j]]
# expect: Int32 [3, 3, 0]
# expect: UInt8 [3, 3, 0]
# expect: Float32 [3.5, 3.0, 0.800000011920929]
