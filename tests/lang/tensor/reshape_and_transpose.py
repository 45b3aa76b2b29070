import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.arange(6).reshape(2, 3), ms.float32)
print(x.reshape(3, 2), x.reshape((6,)), x.reshape(-1), x.reshape(3, -1).shape, ops.reshape(x, (1, 6)), x.view(3, 2).shape, x.flatten(), x.T, x.transpose(1, 0), ops.transpose(x, (1, 0)), x.permute(1, 0).shape, x.swapaxes(0, 1).shape, ops.expand_dims(x, 0).shape, x.unsqueeze(1).shape, ops.squeeze(x.reshape(1, 6, 1)).shape)
for f in (lambda: x.reshape(4, 2), lambda: x.reshape(-1, -1), lambda: ops.transpose(x, (0, 0)), lambda: ops.transpose(x, (0, 1, 2))):
    try:
        f()
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: [[0. 1.]
# expect:  [2. 3.]
# expect:  [4. 5.]] [0. 1. 2. 3. 4. 5.] [0. 1. 2. 3. 4. 5.] (3, 2) [[0. 1. 2. 3. 4. 5.]] (3, 2) [0. 1. 2. 3. 4. 5.] [[0. 3.]
# expect:  [1. 4.]
# expect:  [2. 5.]] [[0. 3.]
# expect:  [1. 4.]
# expect:  [2. 5.]] [[0. 3.]
# expect:  [1. 4.]
# expect:  [2. 5.]] (3, 2) (3, 2) (1, 2, 3) (2, 1, 3) (6,)
# expect: The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3}, and out_shape: [const vector]{4, 2}
# expect: At most one component of input shape can be -1, but got [const vector]{-1, -1}
# expect: For 'Transpose' perms should all be unique dim, but0 is not unique!
# expect: For 'Transpose', size of perm should equal to rank of x, but got 3 and 2!
