import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a = Tensor(np.ones((2, 3)), ms.float32)
row = Tensor(np.ones(2), ms.float32)
deep = Tensor(np.ones((2, 2, 3)), ms.float32)
ms.set_context(pynative_synchronize=True)
for f in (lambda: ops.matmul(a, a), lambda: a @ a, lambda: ops.MatMul()(a, a), lambda: ops.matmul(a, a.astype(ms.float64).T),
          lambda: ops.matmul(a, row), lambda: row @ a[0], lambda: deep @ row, lambda: row @ a.T, lambda: ops.mv(a, row),
          lambda: ops.mv(a, a), lambda: ops.mv(deep, row), lambda: ops.dot(deep, a), lambda: ops.inner(a, row),
          lambda: ops.bmm(row, a), lambda: ops.BatchMatMul()(a, row)):
    try:
        f()
    except (ValueError, RuntimeError, TypeError) as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: TypeError For 'MatMulExt', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float32] and 'x2' with type Tensor[Float64].
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 2 and 'x2_row': 3.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 2 and 3.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 6.
# expect: ValueError MatMul inputs should have the same dimension size and equal to 2.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: ValueError For 'inner', the last dimension of 'input' and 'other' must be the same,                          but got input.shape: (2, 3) and other.shape: (2,).
# expect: ValueError For 'BatchMatMul', the input 'x' must be a 2D or higher dimensional Tensor, but got 1D shape [const vector]{2}
# expect: ValueError For 'BatchMatMul', the input 'y' must be a 2D or higher dimensional Tensor, but got 1D shape [const vector]{2}
