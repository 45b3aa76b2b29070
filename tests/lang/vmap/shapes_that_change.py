# modes: eager ast bytecode trace
# tolerance: 1e-4
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops


def norms(x):
    return ops.softmax(x, -1)[0].sum() + (x * x[0:1]).sum()


@jit
def gradients(x):
    return ms.grad(norms)(x)


@jit
def mapped(x):
    return ms.vmap(ops.relu)(x - 3)


for n in (1, 2, 3, 4):
    x = Tensor(np.arange(n * 3).reshape(n, 3).astype(np.float32))
    print(gradients(x))
    print(mapped(x))

# expect: [[0. 2. 4.]]
# expect: [[0. 0. 0.]]
# expect: [[3. 6. 9.]
# expect:  [0. 1. 2.]]
# expect: [[0. 0. 0.]
# expect:  [0. 1. 2.]]
# expect: [[ 9. 13. 17.]
# expect:  [ 0.  1.  2.]
# expect:  [ 0.  1.  2.]]
# expect: [[0. 0. 0.]
# expect:  [0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: [[18. 23. 28.]
# expect:  [ 0.  1.  2.]
# expect:  [ 0.  1.  2.]
# expect:  [ 0.  1.  2.]]
# expect: [[0. 0. 0.]
# expect:  [0. 1. 2.]
# expect:  [3. 4. 5.]
# expect:  [6. 7. 8.]]
