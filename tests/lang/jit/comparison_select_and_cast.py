# modes: eager ast bytecode trace
import mindspore as ms
from mindspore import Tensor, jit, ops


@jit
def f(x, y):
    m = x > y
    n = ops.logical_and(m, x != 3)
    return ops.select(m, x, y), ops.cast(n, ms.int32), ops.where(m, 0.0, y), x.astype(ms.float16)


for r in f(Tensor([1.0, 5.0, 3.0]), Tensor([4.0, 2.0, 1.0])):
    print(r.dtype, r)

# expect: Float32 [4. 5. 3.]
# expect: Int32 [0 1 0]
# expect: Float32 [4. 0. 0.]
# expect: Float16 [1. 5. 3.]
