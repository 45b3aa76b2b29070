# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def square(a):
    return a * a


def product(a, b):
    return a * b


value, pull_back = ops.vjp(square, x)
print(value, pull_back(y))
value, pull_back = ops.vjp(product, x, y)
print(value, pull_back(x))
print(ops.jvp(square, x, y))
print(ops.jvp(product, (x, y), (y, x)))
print(ms.jacrev(square)(x))
print(ms.jacfwd(square)(x))
print(ms.jacrev(product, (0, 1))(x, y))

# expect: [1. 4. 9.] (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]),)
# expect: [ 4. 10. 18.] (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.70000000e+01,  2.90000000e+01,  4.50000000e+01]))
# expect: [[2. 0. 0.]
# expect:  [0. 4. 0.]
# expect:  [0. 0. 6.]]
# expect: [[2. 0. 0.]
# expect:  [0. 4. 0.]
# expect:  [0. 0. 6.]]
# expect: (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 4.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  5.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  6.00000000e+00]]), Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  2.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  3.00000000e+00]]))
