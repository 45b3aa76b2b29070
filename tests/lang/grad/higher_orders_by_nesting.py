# tolerance: 2e-5
import numpy as np
from mindspore import Tensor, grad, ops, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def f(a):
    return a * a * a * a


def g(a, b):
    return ops.sin(a) * b * b


print(grad(grad(f))(x))
print(grad(grad(grad(f)))(x))
print(grad(grad(g), 1)(x, y), grad(grad(g, 1), 0)(x, y))
print(grad(lambda a: a * grad(f)(a))(x))
print(value_and_grad(value_and_grad(f))(x))
print(grad(grad(lambda a: ops.exp(ops.tanh(a))))(x))

# expect: [ 12.  48. 108.]
# expect: [24. 48. 72.]
# expect: [  4.322418   -4.1614685 -11.8799095] [  4.322418   -4.1614685 -11.8799095]
# expect: [ 16. 128. 432.]
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.60000000e+01,  8.10000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  3.20000000e+01,  1.08000000e+02])), Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  8.00000000e+01,  2.16000000e+02]))
# expect: [-0.99229026 -0.3441085  -0.0528358 ]
