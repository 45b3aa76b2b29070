import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([[1.0], [2.0]])
print(ops.broadcast_to(x, (2, 3)), x.broadcast_to((2, 2, 2)), ops.broadcast_to(Tensor([1, 2]), (2, 2)), ops.broadcast_to(x, (-1, 2)), x.expand_as(Tensor(np.ones((2, 2)), ms.float32)))
try:
    ops.broadcast_to(x, (3, 4))
except ValueError as e:
    print(str(e).split("\n")[0])

# expect: [[1. 1. 1.]
# expect:  [2. 2. 2.]] [[[1. 1.]
# expect:   [2. 2.]]
# expect:
# expect:  [[1. 1.]
# expect:   [2. 2.]]] [[1 2]
# expect:  [1 2]] [[1. 1.]
# expect:  [2. 2.]] [[1. 1.]
# expect:  [2. 2.]]
# expect: For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2, 1), target shape: (3, 4).
