import mindspore as ms
from mindspore import Tensor

print(Tensor([127], ms.int8) + Tensor([1], ms.int8), Tensor([1], ms.uint8) - Tensor([2], ms.uint8), Tensor([1], ms.uint8) - 2, Tensor([100], ms.int8) * 3, Tensor([2 ** 31 - 1], ms.int32) + 1, Tensor([-2 ** 31], ms.int32) // Tensor([-1], ms.int32), -Tensor([-128], ms.int8), Tensor([1], ms.int8) + 300)

# expect: [-128] [255] [255] [44] [-2147483648] [-2147483648] [-128] [45]
