# tolerance: 1e-3
import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
w = Tensor(np.array([1.0, -1.0, 0.5], np.float32))


def cubes(a):
    return (a * a * a).sum()


def model(a, w):
    return ops.tanh(a * w).sum()


def square(b):
    return (b * b).sum()


def squares_of_rows(a):
    return ms.vmap(square)(a).sum()


print(ms.vmap(ms.grad(cubes))(x))
print(np.round(ms.vmap(ms.grad(model, 1), in_axes=(0, None))(x, w).asnumpy(), 4))
value, gradient = ms.vmap(ms.value_and_grad(model, 0), in_axes=(0, None))(x, w)
print(np.round(value.asnumpy(), 4), np.round(gradient.asnumpy(), 4))
print(ms.grad(squares_of_rows)(x))
print(ms.vmap(ms.grad(squares_of_rows))(Tensor(np.arange(12).reshape(2, 2, 3).astype(np.float32))))

# expect: [[ 0.  3. 12.]
# expect:  [27. 48. 75.]]
# expect: [[0.     0.42   0.8399]
# expect:  [0.0296 0.0052 0.133 ]]
# expect: [0.     0.9823] [[ 1.     -0.42    0.21  ]
# expect:  [ 0.0099 -0.0013  0.0133]]
# expect: [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]]
# expect: [[[ 0.  2.  4.]
# expect:   [ 6.  8. 10.]]
# expect:
# expect:  [[12. 14. 16.]
# expect:   [18. 20. 22.]]]
