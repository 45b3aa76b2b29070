"""The slope where two pieces of an activation meet is the one MindSpore takes."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

points = Tensor(np.array([-4, -3, -2, 0, 2, 3, 4], np.float32))


@ms.jit
def sum_of(op_number, x):
    if op_number == 0:
        return ops.HSwish()(x).sum()
    if op_number == 1:
        return ops.HSigmoid()(x).sum()
    if op_number == 2:
        return ops.ReLU6()(x).sum()
    return ops.ReLU()(x).sum()


for number in range(4):
    print(ms.grad(sum_of, 1)(number, points).asnumpy().round(6).tolist())
# expect: [0.0, -0.5, -0.16666699945926666, 0.5, 1.1666669845581055, 1.5, 1.0]
# expect: [0.0, 0.0, 0.16666699945926666, 0.16666699945926666, 0.16666699945926666, 0.0, 0.0]
# expect: [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0]
# expect: [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0]
