# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))
for g in (grad(lambda a: a.astype(ms.float16) * 2)(x), grad(lambda a: a * 2)(x.astype(ms.float64)),
          *grad(lambda a, b: a * b, (0, 1))(x.astype(ms.float16), y)):
    print(g.dtype, g)

# expect: Float32 [2. 2. 2.]
# expect: Float64 [2. 2. 2.]
# expect: Float16 [4. 5. 6.]
# expect: Float32 [1. 2. 3.]
