# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))
print(grad(lambda a, b: (a * b, a + b))(x, y))
print(value_and_grad(lambda a, b: (a * b, a + b), (0, 1))(x, y))
print(grad(lambda a: (a * a, (a, a)))(x))
print(grad(lambda a: [a * a, a])(x))
print(grad(lambda a: {"k": a * a})(x))
print(grad(lambda a: a)(x), grad(lambda a: y)(x), grad(lambda a: 3.0)(x), grad(lambda a: a > 1)(x))
print(grad(lambda a, b: a * 2, (0, 1))(x, y))

# expect: [5. 6. 7.]
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00,  7.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00])))
# expect: [4. 6. 8.]
# expect: [3. 5. 7.]
# expect: [2. 4. 6.]
# expect: [1. 1. 1.] [0. 0. 0.] [0. 0. 0.] [0. 0. 0.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]))
