# Tensor.unique as its documentation has it (MindSpore's CPU has no kernel for it): in rising order, with places and counts when asked for.
from mindspore import Tensor, ops

x = Tensor([3, 1, 3, 2])
print(x.unique(), *x.unique(return_inverse=True), *x.unique(True, True, True), *x.unique(return_counts=True))
print(*Tensor([[1, 2], [0, 1], [1, 2]]).unique(return_inverse=True, dim=0), *Tensor([[2, 1], [1, 2]]).unique(return_inverse=True))
print(*ops.unique(x))

# expect: [1 2 3] [1 2 3] [2 0 2 1] [1 2 3] [2 0 2 1] [1 1 2] [1 2 3] [1 1 2]
# expect: [[0 1]
# expect:  [1 2]] [1 0 1] [1 2] [[1 0]
# expect:  [0 1]]
# expect: [3 1 2] [0 1 0 2]
