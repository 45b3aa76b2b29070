# modes: eager bytecode trace
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit

x = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))
j = Tensor([1, -1])


@jit
def columns(x, j):
    return ms.grad(lambda a: (a[:, j] * a[:, j]).sum())(x)


@jit
def last_axis(x, j):
    return ms.grad(lambda a: (a[..., j] * a[..., j]).sum())(x)


@jit
def listed(x, j):
    return ms.grad(lambda a: (a[[0, -1]] * a[[0, -1]]).sum())(x)


for f in (columns, last_axis, listed):
    print(f(x, j))

# expect: [[ 0.  2.  0.  6.]
# expect:  [ 0. 10.  0. 14.]
# expect:  [ 0. 18.  0. 22.]]
# expect: [[ 0.  2.  0.  6.]
# expect:  [ 0. 10.  0. 14.]
# expect:  [ 0. 18.  0. 22.]]
# expect: [[ 0.  2.  4.  6.]
# expect:  [ 0.  0.  0.  0.]
# expect:  [16. 18. 20. 22.]]
