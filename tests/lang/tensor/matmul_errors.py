import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a = Tensor(np.ones((2, 3)), ms.float32)
for f in (lambda: ops.matmul(a, a), lambda: a @ a, lambda: ops.MatMul()(a, a), lambda: ops.matmul(a, a.astype(ms.float64).T)):
    try:
        f()
    except (ValueError, RuntimeError, TypeError) as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
# expect: ValueError For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.
# expect: TypeError For 'MatMulExt', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float32] and 'x2' with type Tensor[Float64].
