# tolerance: 1e-5
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([[1.0, 2.0, 3.0], [1.0, 1.0, 1000.0]])
print(ops.softmax(x), ops.softmax(x, 0), ops.softmax(x, axis=-1).sum(-1), ops.softmax(x.astype(ms.float64)).dtype)
try:
    ops.softmax(Tensor([1, 2], ms.int32))
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: [[0.09003057 0.2447282  0.6652413 ]
# expect:  [0.         0.         1.        ]] [[0.5        0.7310586  0.        ]
# expect:  [0.5        0.26894143 1.        ]] [1. 1.] Float64
# expect: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, Float64}, but got Int32.
