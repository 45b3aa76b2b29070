"""ops.Print in graphs is the operator that print is: tensors of one number bare, no commas."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops
from mindspore.ops import operations as P


def prints(x):
    ops.Print()(x.sum())
    ops.Print()("a", x[0], 3, 2.5, True)
    P.Print()(x)
    if x.sum() > 3:
        ops.Print()("large", x.sum())
    return x * 2


x = Tensor(np.array([3, 1, 2], np.float32))
for fullgraph in (False, True):
    result = jit(prints, fullgraph=fullgraph)(x)
    ms.runtime.synchronize()
    print(result, flush=True)

# expect: 6
# expect: a
# expect: 3
# expect: 3
# expect: 2.5
# expect: 1
# expect: Tensor(shape=[3], dtype=Float32, value=[ 3.00000000e+00  1.00000000e+00  2.00000000e+00])
# expect: large
# expect: 6
# expect: [6. 2. 4.]
# expect: 6
# expect: a
# expect: 3
# expect: 3
# expect: 2.5
# expect: 1
# expect: Tensor(shape=[3], dtype=Float32, value=[ 3.00000000e+00  1.00000000e+00  2.00000000e+00])
# expect: large
# expect: 6
# expect: [6. 2. 4.]
