import mindspore as ms
from mindspore import Tensor

print(Tensor([0.1, 1 / 3, 3.0], ms.bfloat16), Tensor([[1.0, -2.0], [0.5, 100.0]], ms.bfloat16), Tensor(1.1, ms.bfloat16))
print(repr(Tensor([1.0, 2.0], ms.bfloat16)), repr(Tensor([0.1, 0.5], ms.bfloat16)), repr(Tensor(1.1, ms.bfloat16)))

# expect: [0.100098 0.333984 3.000000] [[1.000000 -2.000000]
# expect:  [0.500000 100.000000]] 1.101562
# expect: Tensor(shape=[2], dtype=BFloat16, value= [1, 2]) Tensor(shape=[2], dtype=BFloat16, value= [0.100098,      0.5]) Tensor(shape=[], dtype=BFloat16, value= 1.10156)
