import mindspore as ms
from mindspore import Tensor

print(Tensor([1.0, 0.0, -1.0]) / 0, Tensor([1, 2, -1]) / Tensor([0, 0, 0]), Tensor([1.0, 0.0, -1.0]) // Tensor([0.0, 0.0, 0.0]))
print(Tensor([1, 2, -1]) // Tensor([0, 0, 0]), Tensor([1, -5], ms.int32) // 0)

# expect: [ inf  nan -inf] [ inf  inf -inf] [ inf  nan -inf]
# expect: [ 9223372036854775807  9223372036854775807 -9223372036854775808] [ 2147483647 -2147483648]
