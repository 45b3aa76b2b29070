# The gradient of fmax at a tie is the first operand's; softshrink and threshold pass over what is no number.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

nan = float("nan")
x = Tensor([1.0, 2.0, 2.0, nan, nan, 3.0])
y = Tensor([2.0, 2.0, 1.0, 1.0, nan, 3.0])
print(ops.fmax(x, y), *ops.grad(ops.fmax, (0, 1))(x, y))
print(*ops.grad(ops.fmax, (0, 1))(Tensor([1, 2, 3]), Tensor([2, 2, 1])))
print(ops.softshrink(x), ops.threshold(x, 1.5, 9.0))
for dtype in (ms.float16, ms.float32, ms.float64):
    print(ops.randn_like(x.astype(dtype)).dtype, ops.threshold(x.astype(dtype), 2.5, 0.0))
print(ops.L2Normalize(0)(x.reshape(2, 3)[:1]).shape, "StandardNormal" in str(ops.StandardNormal(seed=2)))

# expect: [ 2.  2.  2.  1. nan  3.] [0. 1. 1. 0. 1. 1.] [1. 0. 0. 1. 0. 0.]
# expect: [0 1 1] [1 0 0]
# expect: [0.5 1.5 1.5 0.  0.  2.5] [9. 2. 2. 9. 9. 3.]
# expect: Float32 [0. 0. 0. 0. 0. 3.]
# expect: Float32 [0. 0. 0. 0. 0. 3.]
# expect: Float32 [0. 0. 0. 0. 0. 3.]
# expect: (1, 3) True
