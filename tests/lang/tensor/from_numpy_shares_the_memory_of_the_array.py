import numpy as np
import mindspore as ms
from mindspore import Tensor

a = np.ones(3, np.float32)
t = Tensor.from_numpy(a)
a[0] = 5
print(t.asnumpy())
a = np.ones(3, np.float32)
t = Tensor(a)
a[0] = 5
print(t.asnumpy())
a = np.ones(3, np.float32)
t = ms.from_numpy(a)
a[0] = 7
print(t)
t = Tensor(np.ones(3, np.float32))
b = t.asnumpy()
b[0] = 9
print(t)

# expect: [5. 1. 1.]
# expect: [1. 1. 1.]
# expect: [7. 1. 1.]
# expect: [9. 1. 1.]
