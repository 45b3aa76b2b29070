import numpy as np
import mindspore as ms
from mindspore import Tensor

a = np.arange(4, dtype=np.float32).reshape(2, 2)
t = Tensor(a)
a[0, 0] = 100
print(t.asnumpy(), Tensor.from_numpy(np.ones((2,), np.float32)).dtype, t.asnumpy().sum(), np.allclose(t.asnumpy(), [[0, 1], [2, 3]]), np.array([1.0, 2.0]) * 2, t.numpy().shape, ms.Tensor(np.float32(2.5)))
np.random.seed(1)
print(Tensor(np.random.randn(2, 3), ms.float32))

# expect: [[0. 1.]
# expect:  [2. 3.]] Float32 6.0 True [2. 4.] (2, 2) 2.5
# expect: [[ 1.6243454  -0.6117564  -0.5281718 ]
# expect:  [-1.0729686   0.86540765 -2.3015387 ]]
