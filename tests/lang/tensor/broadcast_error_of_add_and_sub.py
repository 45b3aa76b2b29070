import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a, b = Tensor(np.ones((2, 3)), ms.float32), Tensor(np.ones(4), ms.float32)
for f in (lambda: a + b, lambda: a - b, lambda: ops.maximum(a, b)):
    try:
        f().asnumpy()
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[2] or other.shape[1] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [4]
# expect: For 'SubExt', input.shape and other.shape need to broadcast. The value of input.shape[2] or other.shape[1] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [4]
# expect: For 'Maximum', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
