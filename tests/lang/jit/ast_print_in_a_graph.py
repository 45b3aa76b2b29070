from mindspore import Tensor, jit
import numpy as np


@jit
def f(x, i):
    print("x", x, i)
    y = x * 2
    print(y.sum(), 3, 2.5, True, None)
    return y


print(f(Tensor(np.array([[1.5, -2], [3, 4]], np.float32)), Tensor([1, -20])))
print(f(Tensor(np.array([0.5, 1], np.float32)), Tensor([7])))

# expect: x
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00 -2.00000000e+00]
# expect:  [ 3.00000000e+00  4.00000000e+00]])
# expect: Tensor(shape=[2], dtype=Int64, value=[  1 -20])
# expect: 13
# expect: 3
# expect: 2.5
# expect: 1
# expect: None
# expect: [[ 3. -4.]
# expect:  [ 6.  8.]]
# expect: x
# expect: Tensor(shape=[2], dtype=Float32, value=[ 5.00000000e-01  1.00000000e+00])
# expect: Tensor(shape=[1], dtype=Int64, value=[7])
# expect: 3
# expect: 3
# expect: 2.5
# expect: 1
# expect: None
# expect: [1. 2.]
# expect report: fallback 0
