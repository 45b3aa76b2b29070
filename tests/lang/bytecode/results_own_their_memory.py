# modes: eager bytecode
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


@jit
def equal_values(x):
    a = x * 2
    b = x * 2
    c = a + 0
    d = a.view(2)
    zeros = ops.zeros((2,), ms.float32)
    print("middle")
    a[0] = 50
    zeros[1] = zeros[1] + 1
    return a, b, c, d, zeros


@jit
def returned(x):
    a = x * 2
    return a, x * 2, a.copy(), ops.zeros((2,), ms.float32), x + 0


def text(values):
    return [v.asnumpy().tolist() for v in values]


x = Tensor(np.array([1, 2], np.float32))
for _ in range(2):
    print(text(equal_values(x)))
for _ in range(2):
    result = returned(x)
    for i, value in enumerate(result):
        value[1] = value[1] + 10 * i
    print(text(result), x)


@jit
def exhausted():
    it = iter([1, 2, 3])
    return next(it), list(it), next(it, None)


print(exhausted())

# expect: middle
# expect: [[50.0, 4.0], [2.0, 4.0], [2.0, 4.0], [50.0, 4.0], [0.0, 1.0]]
# expect: middle
# expect: [[50.0, 4.0], [2.0, 4.0], [2.0, 4.0], [50.0, 4.0], [0.0, 1.0]]
# expect: [[2.0, 4.0], [2.0, 14.0], [2.0, 24.0], [0.0, 30.0], [1.0, 42.0]] [1. 2.]
# expect: [[2.0, 4.0], [2.0, 14.0], [2.0, 24.0], [0.0, 30.0], [1.0, 42.0]] [1. 2.]
# expect: (1, [2, 3], None)
