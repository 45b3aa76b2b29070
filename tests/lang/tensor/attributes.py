import numpy as np
import mindspore as ms
from mindspore import Tensor

x = Tensor(np.arange(6).reshape(2, 3), ms.float32)
print(x.shape, x.ndim, x.size, x.itemsize, x.nbytes, x.dtype, len(x), x.T.shape, x.strides, type(x).__name__)
print(type(x.shape), x.asnumpy().dtype, x.asnumpy().shape, type(x.asnumpy()).__name__, isinstance(x, Tensor))
try:
    x.foo
except AttributeError as e:
    print(e)
x.tag = 5
print(x.tag)

# expect: (2, 3) 2 6 4 24 Float32 2 (3, 2) (12, 4) Tensor
# expect: <class 'tuple'> float32 (2, 3) ndarray True
# expect: 'Tensor' object has no attribute 'foo'
# expect: 5
