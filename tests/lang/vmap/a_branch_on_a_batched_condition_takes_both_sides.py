# modes: eager ast bytecode trace
# by hand: MindSpore refuses such a branch; the loop over examples decides
import numpy as np
from mindspore import Tensor, jit, ops, vmap

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def branch(a):
    if a.sum() > 4:
        b = a * 2
        k = 1
    else:
        b = a - 1
        k = 2
    return b * k, k


def chain(a, limit):
    if a[0] < limit:
        a = a + 10
    if a[0] < limit + 11:
        return a - 5
    return a * 0


@jit
def mapped(a):
    return vmap(branch)(a), vmap(chain, (0, None))(a, 2)


(first, k), second = mapped(x)
print(first)
print(k)
print(second)
# expect: [[-2.  0.  2.]
# expect:  [ 6.  8. 10.]]
# expect: [2 1]
# expect: [[ 5.  6.  7.]
# expect:  [-2. -1.  0.]]
