import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, mutable


@jit
def constants(x, k):
    return x * k


@jit
def shapes(x):
    return x * 2


@jit
def changing(x, k):
    return x + k


def ones(*shape):
    return Tensor(np.ones(shape), ms.float32)


for k in (2, 2, 3, 2, 2.0, True):
    constants(ones(2), k)
for shape in ((2, 3), (4, 3), (5, 3), (6, 3), (2, 3), (3,)):
    shapes(ones(*shape))
shapes(Tensor([1, 2, 3], ms.float16))
shapes(ones(2, 3) * 7)
for k in (mutable(2), mutable(3), mutable(4)):
    changing(ones(2), k)
changing(ones(2), Tensor(1.0))
changing(ones(2), Tensor(2.0))
print("constants 2, 3, 2.0, True; shapes 5 and a dtype; mutable and tensor values do not count")

# expect: constants 2, 3, 2.0, True; shapes 5 and a dtype; mutable and tensor values do not count
# expect report: compiles constants 4
# expect report: compiles shapes 6
# expect report: compiles changing 2
