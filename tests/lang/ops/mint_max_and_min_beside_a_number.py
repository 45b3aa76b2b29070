"""mint.max and mint.min of a tensor and a number: elementwise, where a number with a fraction is no dim."""
import mindspore as ms
from mindspore import Tensor, mint

f = Tensor([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], ms.float32)
i = Tensor([[1, 2, 0], [3, 4, 5]], ms.int32)
print(mint.max(f, 0.4), mint.min(f, 0.4))
print(mint.max(i, 2.5).dtype, mint.max(i, 2.5), mint.min(i, 2.5))
print(mint.max(f, 1))
print(ms.grad(lambda x: mint.max(x, 0.4).sum())(f))

# expect: [[1.5 0.4 0.4]
# expect:  [4.  0.5 0.4]] [[ 0.4  -2.    0.25]
# expect:  [ 0.4   0.4  -1.  ]]
# expect: Float32 [[2.5 2.5 2.5]
# expect:  [3.  4.  5. ]] [[1.  2.  0. ]
# expect:  [2.5 2.5 2.5]]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Int64, value= [0, 0]))
# expect: [[1. 0. 0.]
# expect:  [1. 1. 0.]]
