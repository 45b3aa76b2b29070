# modes: eager ast bytecode trace
import mindspore as ms
from mindspore import Tensor, jit


@jit
def f(i, x, h):
    return i + x, i / 2, i * 2, i + 1.5, h + x, h * 2.5, i < x


for r in f(Tensor([1, 2], ms.int32), Tensor([0.5, 2.5]), Tensor([1.0, 2.0], ms.float16)):
    print(r.dtype, r)

# expect: Float32 [1.5 4.5]
# expect: Float32 [0.5 1. ]
# expect: Int32 [2 4]
# expect: Float32 [2.5 3.5]
# expect: Float32 [1.5 4.5]
# expect: Float16 [2.5 5. ]
# expect: Bool [False  True]
