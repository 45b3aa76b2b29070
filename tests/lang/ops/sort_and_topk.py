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


x = Tensor(np.array([[3, 1, 2, 5.0], [9, 7, 8, 7.0]], np.float32))
show(lambda: ops.TopK()(x, 2))
show(lambda: ops.topk(x, 2))
show(lambda: ops.topk(x, 2, 0, False))
show(lambda: ops.TopK()(x, 9))
show(lambda: ops.Sort()(x))
show(lambda: ops.Sort(0, True)(x))
show(lambda: ops.sort(x, 0))
show(lambda: ops.argsort(x))
show(lambda: ops.argsort(x, -1, True))
show(lambda: ops.Sort(5)(x))
show(lambda: ops.sort(Tensor([3, 1, 2])))
show(lambda: ops.cumprod(x, 1))
show(lambda: ops.cummax(x, 1))
show(lambda: ops.cummin(x, 0))
show(lambda: ops.median(x, 1, True))
show(lambda: ops.searchsorted(Tensor([1.0, 2, 3]), Tensor([0.5, 2, 9])))

# expect: (2, 2) Float32 [5.0, 3.0, 9.0, 8.0]
# expect: (2, 2) Int32 [3.0, 0.0, 0.0, 2.0]
# expect: (2, 2) Float32 [5.0, 3.0, 9.0, 8.0]
# expect: (2, 2) Int32 [3.0, 0.0, 0.0, 2.0]
# expect: (2, 4) Float32 [3.0, 1.0, 2.0, 5.0, 9.0, 7.0, 8.0, 7.0]
# expect: (2, 4) Int32 [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
# expect: ValueError For primitive[TopK], the k must be in (0,4], but got 9.
# expect: (2, 4) Float32 [1.0, 2.0, 3.0, 5.0, 7.0, 7.0, 8.0, 9.0]
# expect: (2, 4) Int32 [1.0, 2.0, 0.0, 3.0, 1.0, 3.0, 2.0, 0.0]
# expect: (2, 4) Float32 [9.0, 7.0, 8.0, 7.0, 3.0, 1.0, 2.0, 5.0]
# expect: (2, 4) Int32 [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
# expect: (2, 4) Float32 [3.0, 1.0, 2.0, 5.0, 9.0, 7.0, 8.0, 7.0]
# expect: (2, 4) Int32 [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
# expect: (2, 4) Int32 [1.0, 2.0, 0.0, 3.0, 1.0, 3.0, 2.0, 0.0]
# expect: (2, 4) Int32 [3.0, 0.0, 2.0, 1.0, 0.0, 2.0, 1.0, 3.0]
# expect: ValueError For primitive[Sort], the axis must be in [-2,1], but got 5.
# expect: (3,) Int64 [1.0, 2.0, 3.0]
# expect: (3,) Int32 [1.0, 2.0, 0.0]
# expect: (2, 4) Float32 [3.0, 3.0, 6.0, 30.0, 9.0, 63.0, 504.0, 3528.0]
# expect: (2, 4) Float32 [3.0, 3.0, 3.0, 5.0, 9.0, 9.0, 9.0, 9.0]
# expect: (2, 4) Int64 [0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0]
# expect: (2, 4) Float32 [3.0, 1.0, 2.0, 5.0, 3.0, 1.0, 2.0, 5.0]
# expect: (2, 4) Int32 [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: (2, 1) Float32 [2.0, 7.0]
# expect: (2, 1) Int64 [2.0, 3.0]
# expect: (3,) Int64 [0.0, 1.0, 3.0]
