# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
print(ops.stop_gradient(x))
print(grad(lambda a: ops.stop_gradient(a) * a)(x))
print(grad(lambda a: ops.stop_gradient(a * a))(x))
print(grad(lambda a: a * a + ops.stop_gradient(a * a * a))(x))
print(grad(grad(lambda a: ops.stop_gradient(a) * a * a))(x))

# expect: [1. 2. 3.]
# expect: [1. 2. 3.]
# expect: [0. 0. 0.]
# expect: [2. 4. 6.]
# expect: [2. 4. 6.]
