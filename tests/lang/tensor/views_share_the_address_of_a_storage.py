"""A view stands in the storage of the tensor it is of, so many elements after its begin."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

x = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))
for y in (x, x.T, x[:, 1], x[1:, 1:], mint.select(x, 0, 1), x.chunk(3, 1)[2], x.view(-1), x.broadcast_to((2, 2, 3)), x + 1, x.copy()):
    print(y.shape, y.storage_offset(), y.is_contiguous(), y.data_ptr() == x.data_ptr())

for call in (lambda: ops.uniform((2,), Tensor(1, ms.int32), Tensor(9, ms.int32), 1, ms.int64),
             lambda: ops.randint_like(x, 1, 4),
             lambda: ops.operations.random_ops.NonDeterministicInts()(Tensor([2], ms.int32))):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).splitlines()[0])
# expect: (2, 3) 0 True True
# expect: (3, 2) 0 False True
# expect: (2,) 1 False True
# expect: (1, 2) 4 True True
# expect: (3,) 3 True True
# expect: (2, 1) 2 False True
# expect: (6,) 0 True True
# expect: (2, 2, 3) 0 False True
# expect: (2, 3) 0 True False
# expect: (2, 3) 0 True False
# expect: TypeError The 'uniform' doesn't support 'Int64' and expect to receive [mindspore.int32, mindspore.float32].
# expect: ValueError For 'randint_like', the 'dtype' must be an int type, but got Float32.
# expect: ValueError For 'NonDeterministicInts', 'shape' must be at least 2-dimensional.
