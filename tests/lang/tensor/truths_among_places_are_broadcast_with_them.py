# modes: eager ast bytecode trace
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit

x = Tensor(np.arange(60).reshape(3, 4, 5), ms.float32)
i, m = Tensor([0, 2]), Tensor([True, False, True])


@jit
def places(x, i):
    return x[i, True], x[True, i], x[:, True, i], x[None, i, True], x[i, :, True], x[i, True, 0], x[True, True], x[0, True, i]


@jit
def masks(x, m):
    return x[m, True], x[True, m]


@jit
def refused(x):
    return x[:, False]


for part in places(x, i) + masks(x, m):
    print(part.shape, part.sum())
try:
    print(refused(x).shape)
except IndexError as e:
    print(str(e).split("\n")[0])

# expect: (2, 4, 5) 1180.0
# expect: (2, 4, 5) 1180.0
# expect: (3, 2, 5) 810.0
# expect: (1, 2, 4, 5) 1180.0
# expect: (2, 4, 5) 1180.0
# expect: (2, 5) 220.0
# expect: (1, 3, 4, 5) 1770.0
# expect: (2, 5) 70.0
# expect: (2, 4, 5) 1180.0
# expect: (2, 4, 5) 1180.0
# expect: Bool element of tuple index must be 'True', but got 'False'.
