import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

least = float(np.finfo(np.float32).min)
for value in (3.7, -3.7, True, 3, least, -least, 1e19, float("inf"), float("-inf"), float("nan"), np.finfo(np.float32).min, Tensor(least), Tensor(3.7)):
    made = ops.full((1,), value)
    print(made.dtype, made)
print(ops.full((2,), least, dtype=ms.float32), ops.full((), 1.5, dtype=ms.float16))

# expect: Int64 [3]
# expect: Int64 [-3]
# expect: Int64 [1]
# expect: Int64 [3]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [-9223372036854775808]
# expect: Int64 [3]
# expect: [-3.4028235e+38 -3.4028235e+38] 1.5
