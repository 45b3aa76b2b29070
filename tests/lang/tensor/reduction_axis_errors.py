import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.ones((2, 3)), ms.float32)
for f in (lambda: ops.sum(x, 2), lambda: ops.sum(x, -3), lambda: ops.mean(x, 5), lambda: ops.sum(x, (0, 0)), lambda: ops.softmax(x, 2), lambda: ops.argmax(x, 2), lambda: ops.prod(x, 2)):
    try:
        print(f())
    except (ValueError, RuntimeError) as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: ValueError For primitive[SumExt], the axis value must be in [-2,2), but got 2.
# expect: ValueError For primitive[SumExt], the axis value must be in [-2,2), but got -3.
# expect: ValueError For primitive[ReduceMean], the axis value must be in [-2,2), but got 5.
# expect: RuntimeError dim=0 appears multiple times in the list of dims
# expect: ValueError For primitive[Softmax], the axis must be in [-2,2), but got 2.
# expect: ValueError For primitive[Argmax], the axis must be in [-2,2), but got 2.
# expect: ValueError For primitive[ProdExt], the axis value must be in [-2,2), but got 2.
