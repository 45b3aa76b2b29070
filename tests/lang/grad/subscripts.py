# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad

x = Tensor(np.array([[1., 2., 3.], [4., 5., 6.]], np.float32))
print(grad(lambda a: a[1] * a[0])(x))
print(grad(lambda a: a[0, 1:] * 3)(x))
print(grad(lambda a: a[..., 0] * a[..., 2])(x))
print(grad(lambda a: a[[0, 0, 1]] * 3)(x))
print(grad(lambda a: a[a > 2] * 3)(x))
print(grad(lambda a: a[:, ::2] * a[:, ::2])(x))
print(grad(lambda a: a[Tensor([1, 1]), Tensor([0, 2])] * 2)(x))

# expect: [[4. 5. 6.]
# expect:  [1. 2. 3.]]
# expect: [[0. 3. 3.]
# expect:  [0. 0. 0.]]
# expect: [[3. 0. 1.]
# expect:  [6. 0. 4.]]
# expect: [[6. 6. 6.]
# expect:  [3. 3. 3.]]
# expect: [[0. 0. 3.]
# expect:  [3. 3. 3.]]
# expect: [[ 2.  0.  6.]
# expect:  [ 8.  0. 12.]]
# expect: [[0. 0. 0.]
# expect:  [2. 0. 2.]]
