# by hand: 2.7.0's CPU kernel gives inf for 1 / -0.0; IEEE 754, which the documentation follows, gives -inf
from mindspore import Tensor

print(1 / Tensor([0.0, -0.0]), Tensor([1.0, -1.0]) / Tensor([-0.0, -0.0]))

# expect: [ inf -inf] [-inf  inf]
