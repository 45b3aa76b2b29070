import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


def mul(a, b):
    c = a * b
    return c


def mm(a, b):
    return ops.matmul(a, b)


def add(a, b):
    return a + b


a, b = Tensor(np.ones((2, 3)), ms.float32), Tensor(np.ones(4), ms.float32)
for f in (mul, add):
    for options in ({}, {"fullgraph": True}, {"capture_mode": "bytecode"}):
        try:
            jit(f, **options)(a, b)
        except ValueError as e:
            print(str(e).split("\n")[0])
try:
    jit(mm)(a, a)
except RuntimeError as e:
    print(str(e).split("\n")[0])

# expect: For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Add', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Add', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[2] or other.shape[1] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [4]
# expect: For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
