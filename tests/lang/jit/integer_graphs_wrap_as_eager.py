# modes: eager ast bytecode trace
import mindspore as ms
from mindspore import Tensor, jit


@jit
def f(a, b):
    return a * b + a, a // b, a % b, -a


for r in f(Tensor([100, -100, 7], ms.int8), Tensor([3, 3, -2], ms.int8)):
    print(r.dtype, r)

# expect: Int8 [-112  112   -7]
# expect: Int8 [ 33 -34  -4]
# expect: Int8 [ 1  2 -1]
# expect: Int8 [-100  100   -7]
