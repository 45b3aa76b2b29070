# modes: eager ast bytecode trace
# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, jit, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


@jit
def f(a, b):
    return a * a * b


@jit
def two(a):
    return a * 2, a * a


def mixed(a, b):
    c = f(a, b) * a
    p, q = two(c)
    return p + q


for _ in range(3):
    print(grad(f, (0, 1))(x, y))
    print(grad(mixed, (0, 1))(x, y))
print(grad(grad(f))(x, y))
print(value_and_grad(f)(x, y))
print(f(x, y))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+02,  4.92000000e+03,  5.28120000e+04]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  6.56000000e+02,  8.80200000e+03]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+02,  4.92000000e+03,  5.28120000e+04]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  6.56000000e+02,  8.80200000e+03]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+02,  4.92000000e+03,  5.28120000e+04]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  6.56000000e+02,  8.80200000e+03]))
# expect: [ 8. 10. 12.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]))
# expect: [ 4. 20. 54.]
