# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def f(a, b):
    return a * b, a + b


def g(a, b):
    return a * b, a + b, a - b


print(grad(f, 0, has_aux=True)(x, y))
print(grad(g, (0, 1), has_aux=True)(x, y))
print(value_and_grad(f, 0, has_aux=True)(x, y))
print(value_and_grad(g, (0, 1), has_aux=True)(x, y))
try:
    grad(lambda a: a * a, 0, has_aux=True)(x)
except ValueError as e:
    print(e)

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]),))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [-3.00000000e+00, -3.00000000e+00, -3.00000000e+00])))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [-3.00000000e+00, -3.00000000e+00, -3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])))
# expect: When has_aux is True, origin fn requires more than one outputs.
