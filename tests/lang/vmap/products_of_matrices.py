# modes: eager ast bytecode trace
# tolerance: 1e-5
import numpy as np
from mindspore import Tensor, jit, ops, vmap

a = Tensor(np.arange(12).reshape(2, 2, 3).astype(np.float32) * 0.5)
b = Tensor(np.arange(12).reshape(2, 3, 2).astype(np.float32) - 4)
v = Tensor(np.array([1.0, -1.0, 2.0], np.float32))
w = Tensor(np.array([[1.0, 0.0, 1.0], [0.5, 2.0, -1.0]], np.float32))


@jit
def products(a, b, v, w):
    return (vmap(ops.matmul)(a, b), vmap(ops.matmul, (0, None))(a, b[0]), vmap(ops.matmul, (None, 0))(a[0], b),
            vmap(ops.matmul, (0, None))(a, v))


def scaled(k, v, w):
    return ops.dense(v, w * k)


@jit
def layers(a, w, v):
    return vmap(ops.dense, (0, None))(a, w), vmap(scaled, (0, None, None))(v, v, w)


for part in products(a, b, v, w) + layers(a, w, v):
    print(part.shape, part)

# expect: (2, 2, 2) [[[ -1.    0.5]
# expect:   [-10.   -4. ]]
# expect:
# expect:  [[ 44.   54.5]
# expect:   [ 62.   77. ]]]
# expect: (2, 2, 2) [[[ -1.    0.5]
# expect:   [-10.   -4. ]]
# expect:
# expect:  [[-19.   -8.5]
# expect:   [-28.  -13. ]]]
# expect: (2, 2, 2) [[[ -1.    0.5]
# expect:   [-10.   -4. ]]
# expect:
# expect:  [[  8.    9.5]
# expect:   [ 26.   32. ]]]
# expect: (2, 2) [[ 1.5  4.5]
# expect:  [ 7.5 10.5]]
# expect: (2, 2, 2) [[[ 1.    0.  ]
# expect:   [ 4.    2.25]]
# expect:
# expect:  [[ 7.    4.5 ]
# expect:   [10.    6.75]]]
# expect: (3, 2) [[ 3.  -3.5]
# expect:  [-3.   3.5]
# expect:  [ 6.  -7. ]]
