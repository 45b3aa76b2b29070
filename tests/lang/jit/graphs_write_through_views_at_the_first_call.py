# by hand: 2.7.0's in-place kernels do nothing on CPU; here a graph writes what the plain call writes
import mindspore as ms
from mindspore import Tensor


def add(x):
    x.add_(1)
    return x * 1


for shape in ((2, 3), (2, 2), (2, 3)):
    for call in (add, ms.jit(add), ms.jit(add, capture_mode="bytecode"), ms.jit(capture_mode="trace")(add), ms.jit(add, backend="GE")):
        base = ms.ops.arange(0, shape[0] * shape[1]).reshape(shape)
        print(call(base.T).tolist(), base.tolist())

# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 3], [2, 4]] [[1, 2], [3, 4]]
# expect: [[1, 3], [2, 4]] [[1, 2], [3, 4]]
# expect: [[1, 3], [2, 4]] [[1, 2], [3, 4]]
# expect: [[1, 3], [2, 4]] [[1, 2], [3, 4]]
# expect: [[1, 3], [2, 4]] [[1, 2], [3, 4]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
# expect: [[1, 4], [2, 5], [3, 6]] [[1, 2, 3], [4, 5, 6]]
