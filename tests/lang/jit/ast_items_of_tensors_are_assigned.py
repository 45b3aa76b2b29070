# modes: eager ast bytecode
from mindspore import Tensor, jit, mutable
import numpy as np


@jit
def basic(x):
    y = x * 1
    y[0] = 9.0
    y[1, 2] = 7
    y[:, 0] = Tensor([5.0, 6.0])
    y[..., 1] = 2
    y[1:] *= 3
    y[0] += 10
    return y


@jit
def mask(x):
    y = x * 1
    y[x > 3] = 0.0
    return y


@jit
def by_number(x, i):
    y = x * 1
    y[i] = x[i] * 100
    z = x[i, 1]
    return y, z


@jit
def argument(x):
    x[0] = 5.0
    return x * 2


@jit
def in_a_loop(x, n):
    y = x * 0
    for i in range(n):
        y[i] = x[i] + i
    return y


x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
print(basic(x))
print(mask(x))
print(*by_number(x, mutable(1)), *by_number(x, mutable(-2)))
print(argument(x * 1))
print(in_a_loop(x, mutable(2)))

# expect: [[15. 12. 19.]
# expect:  [18.  6. 21.]]
# expect: [[0. 1. 2.]
# expect:  [3. 0. 0.]]
# expect: [[  0.   1.   2.]
# expect:  [300. 400. 500.]] 4.0 [[  0. 100. 200.]
# expect:  [  3.   4.   5.]] 1.0
# expect: [[10. 10. 10.]
# expect:  [ 6.  8. 10.]]
# expect: [[0. 1. 2.]
# expect:  [4. 5. 6.]]
# expect report: fallback 0
