# modes: eager ast bytecode trace
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit
def f(x):
    return x * 2 + x.sum()


for shape in ((2, 3), (4, 3), (5, 3), (6, 3), (3,), (), (2, 3), (1, 2, 1)):
    r = f(Tensor(np.ones(shape), ms.float32))
    print(r.shape, r.dtype, r.sum())
for d in (ms.float16, ms.float64, ms.int32, ms.float32):
    print(f(Tensor([1, 2], d)), f(Tensor([1, 2], d)).dtype)

# expect: (2, 3) Float32 48.0
# expect: (4, 3) Float32 168.0
# expect: (5, 3) Float32 255.0
# expect: (6, 3) Float32 360.0
# expect: (3,) Float32 15.0
# expect: () Float32 3.0
# expect: (2, 3) Float32 48.0
# expect: (1, 2, 1) Float32 8.0
# expect: [5. 7.] Float16
# expect: [5. 7.] Float64
# expect: [5 7] Int64
# expect: [5. 7.] Float32
