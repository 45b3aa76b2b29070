# by hand: MindSpore's kernels of these are Ascend's; worked out from its documentation
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

x = Tensor([[1.0, 5.0, 2.0], [4.0, 3.0, 6.0]])
print(ops.auto_generate.argmax_ext(x), ops.function.math_func.amax_ext(x, 1, keepdim=True))
print(ops.function.array_func.ones_like_ext(x).shape, ops.auto_generate.select_ext_view(x, 1, -1), ops.auto_generate.transpose_ext_view(x, 0, 1).shape)
print(ops.functional_overload.any(x > 5, dim=1), ops.auto_generate.dot(Tensor([2.0, 3.0]), Tensor([2.0, 1.0])))
print(mint.add(x, x, alpha=2)[0], mint.sub(x, 1, alpha=3)[0], mint.repeat_interleave(x, 2, dim=0).shape)
print(mint.unique(Tensor([3, 1, 3]), return_inverse=True, return_counts=True))
print(mint.nn.functional.hardtanh(x, inplace=True), x)
print(mint.nn.SiLU(inplace=False)(Tensor([0.0])), mint.full((2,), 1.5))
print(ops.einsum("...ij->...ji", Tensor(np.ones((4, 2, 3)))).shape, ops.einsum("...->", Tensor([1.0, 2.0])))
print(ops.einsum(Tensor([1.0, 2, 3]), [..., 1], Tensor([1.0, 2]), [..., 2], [..., 1, 2]))
print(ops.tanh_(Tensor([0.0])), ops.diff_ext(Tensor([1, 3, -1])), ops.mse_loss_ext(Tensor([1.0, 2.0]), Tensor([3.0, 2.0])))
# expect: 5 [[5.]
# expect:  [6.]]
# expect: (2, 3) [2. 6.] (3, 2)
# expect: [False  True] 7.0
# expect: [ 3. 15.  6.] [-2.  2. -1.] (4, 3)
# expect: (Tensor(shape=[2], dtype=Int64, value= [1, 3]), Tensor(shape=[3], dtype=Int64, value= [1, 0, 1]), Tensor(shape=[2], dtype=Int64, value= [1, 2]))
# expect: [[1. 1. 1.]
# expect:  [1. 1. 1.]] [[1. 1. 1.]
# expect:  [1. 1. 1.]]
# expect: [0.] [1.5 1.5]
# expect: (4, 3, 2) 3.0
# expect: [[1. 2.]
# expect:  [2. 4.]
# expect:  [3. 6.]]
# expect: [0.] [ 2 -4] 2.0
