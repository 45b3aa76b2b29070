import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([0.5, 1.5, 2.5, 3.5])
print(ops.clip(x, 1, 3), ops.clamp(x, 1.0, 3.0), x.clip(1, 2), x.clamp(2))
print(ops.zeros((2, 2)), ops.ones((2,), ms.int32), ops.zeros_like(x), ops.ones_like(x), ops.full_like(x, 2.0), ops.arange(5), ops.arange(1, 2, 0.25), ops.eye(2), ops.full((2,), 3.0, dtype=ms.float32))

# expect: [1.  1.5 2.5 3. ] [1.  1.5 2.5 3. ] [1.  1.5 2.  2. ] [2.  2.  2.5 3.5]
# expect: [[0. 0.]
# expect:  [0. 0.]] [1 1] [0. 0. 0. 0.] [1. 1. 1. 1.] [2. 2. 2. 2.] [0 1 2 3 4] [1.   1.25 1.5  1.75] [[1. 0.]
# expect:  [0. 1.]] [3. 3.]
