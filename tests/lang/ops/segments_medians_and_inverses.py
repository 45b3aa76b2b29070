# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.array([[3, 1, 2, 5.0], [9, 7, 8, 7.0], [1, 2, 0, 4]], np.float32))
ids = Tensor([0, 2, 0], ms.int32)
show(lambda: ops.UnsortedSegmentMax()(x, ids, 3))
show(lambda: ops.UnsortedSegmentMin()(x, ids, 3))
show(lambda: ops.UnsortedSegmentProd()(x, ids, 3))
show(lambda: ops.UnsortedSegmentSum()(x, ids, 3))
show(lambda: ops.Median(False, 0, False)(x))
show(lambda: ops.ReverseSequence(1)(x, Tensor([2, 3, 4])))
show(lambda: ops.Cdist()(x, x))
show(lambda: ops.LpNorm(1)(x))
show(lambda: ops.SquareSumAll()(x, x))
show(lambda: ops.Flatten()(x.reshape(3, 2, 2)))
show(lambda: ops.EmbeddingLookup()(x, Tensor([[1, 5]], ms.int32), 1))
square = Tensor(np.array([[[2.0, 1], [1, 3]], [[0, 2], [1, 1]]], np.float32))
show(lambda: ops.inverse(square))
show(lambda: ops.MatrixInverse()(square))
show(lambda: ops.det(square))
show(lambda: ops.MatrixInverse()(x))

# expect: (3, 4) Float32 [3.0, 2.0, 2.0, 5.0, -3.4028234663852886e+38, -3.4028234663852886e+38, -3.4028234663852886e+38, -3.4028234663852886e+38, 9.0, 7.0, 8.0, 7.0]
# expect: (3, 4) Float32 [1.0, 1.0, 0.0, 4.0, 3.4028234663852886e+38, 3.4028234663852886e+38, 3.4028234663852886e+38, 3.4028234663852886e+38, 9.0, 7.0, 8.0, 7.0]
# expect: (3, 4) Float32 [3.0, 2.0, 0.0, 20.0, 1.0, 1.0, 1.0, 1.0, 9.0, 7.0, 8.0, 7.0]
# expect: (3, 4) Float32 [4.0, 3.0, 2.0, 9.0, 0.0, 0.0, 0.0, 0.0, 9.0, 7.0, 8.0, 7.0]
# expect: (4,) Float32 [3.0, 2.0, 2.0, 5.0]
# expect: (4,) Int64 [0.0, 2.0, 0.0, 0.0]
# expect: (3, 4) Float32 [1.0, 3.0, 2.0, 5.0, 8.0, 7.0, 9.0, 7.0, 4.0, 0.0, 2.0, 1.0]
# expect: (3, 3) Float32 [0.0, 10.583, 3.1623, 10.583, 0.0, 12.7279, 3.1623, 12.7279, 0.0]
# expect: (3,) Float32 [6.245, 15.5885, 4.5826]
# expect: () Float32 [303.0]
# expect: () Float32 [303.0]
# expect: (3, 4) Float32 [3.0, 1.0, 2.0, 5.0, 9.0, 7.0, 8.0, 7.0, 1.0, 2.0, 0.0, 4.0]
# expect: (1, 2, 4) Float32 [3.0, 1.0, 2.0, 5.0, 0.0, 0.0, 0.0, 0.0]
# expect: (2, 2, 2) Float32 [0.6, -0.2, -0.2, 0.4, -0.5, 1.0, 0.5, 0.0]
# expect: (2, 2, 2) Float32 [0.6, -0.2, -0.2, 0.4, -0.5, 1.0, 0.5, 0.0]
# expect: (2,) Float32 [5.0, -2.0]
# expect: ValueError For primitive[MatrixInverse], the attribute[row size] must be equal to 3, but got 4.
