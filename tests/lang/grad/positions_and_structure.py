# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def f(a, b):
    return a * a * b


print(grad(f)(x, y))
print(grad(f, 1)(x, y))
print(grad(f, (0,))(x, y))
print(grad(f, (0, 1))(x, y))
print(grad(f, (1, 0))(x, y))
print(value_and_grad(f)(x, y))
print(value_and_grad(f, (0, 1))(x, y))
print(grad(f)(x, b=y), grad(f, (0, 1))(x, b=y))
print(grad(f, 1)(x, 2.0), grad(f, (0, 1))(x, 2.0))
print(grad(f, (0, 1), None, return_ids=True)(x, y))
print(grad(lambda t: t[0] * t[1])((x, y)))

# expect: [ 8. 20. 36.]
# expect: [1. 4. 9.]
# expect: [ 8. 20. 36.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])))
# expect: [ 8. 20. 36.] (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))
# expect: () [ 4.  8. 12.]
# expect: ((0, Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01])), (1, Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])))
# expect: ()
