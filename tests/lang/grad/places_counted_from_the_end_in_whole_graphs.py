import mindspore as ms
import numpy as np
from mindspore import Tensor, jit

x = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))
j = Tensor([1, -1])


@jit(fullgraph=True)
def rows(x, j):
    return ms.grad(lambda a: (a[j] * a[j]).sum())(x)


@jit(fullgraph=True)
def listed(x, j):
    return ms.grad(lambda a: (a[[0, -1]] * a[[0, -1]]).sum())(x)


@jit(fullgraph=True)
def one(x, j):
    return ms.grad(lambda a: (a[Tensor(-1)] * 2).sum())(x)


for f in (rows, listed, one):
    print(f(x, j))

# expect: [[ 0.  0.  0.  0.]
# expect:  [ 8. 10. 12. 14.]
# expect:  [16. 18. 20. 22.]]
# expect: [[ 0.  2.  4.  6.]
# expect:  [ 0.  0.  0.  0.]
# expect:  [16. 18. 20. 22.]]
# expect: [[0. 0. 0. 0.]
# expect:  [0. 0. 0. 0.]
# expect:  [2. 2. 2. 2.]]
