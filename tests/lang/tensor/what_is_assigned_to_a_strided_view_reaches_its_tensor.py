# Operators that write their first operand write through a view that is not contiguous; MindSpore's CPU passes such writes over.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, ops


def numbers():
    return Tensor(np.arange(1, 7).reshape(2, 3).astype(np.float32))


for name, view in (("columns", lambda x: x[:, 1:]), ("T", lambda x: x.T), ("rows", lambda x: x[::2]), ("transpose", lambda x: mint.transpose(x, 0, 1))):
    x = numbers()
    y = view(x)
    result = ops.assign(y, ops.zeros_like(y))
    print(name, x.asnumpy().tolist(), y.asnumpy().tolist(), result.asnumpy().tolist())
    x = numbers()
    y = view(x)
    result = ops.assign_add(y, ops.ones_like(y))
    print(name, x.asnumpy().tolist(), result.asnumpy().tolist())
x = numbers()
ops.assign_sub(x.T, x.T)
print(x.asnumpy().tolist())


def changed(x):
    y = x * 1
    ops.assign(y.T, Tensor(np.ones((3, 2), np.float32)))
    return (y * x).sum()


print(changed(numbers()), ms.grad(changed)(numbers()).asnumpy().tolist())

# expect: columns [[1.0, 0.0, 0.0], [4.0, 0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0]]
# expect: columns [[1.0, 3.0, 4.0], [4.0, 6.0, 7.0]] [[3.0, 4.0], [6.0, 7.0]]
# expect: T [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
# expect: T [[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]] [[2.0, 5.0], [3.0, 6.0], [4.0, 7.0]]
# expect: rows [[0.0, 0.0, 0.0], [4.0, 5.0, 6.0]] [[0.0, 0.0, 0.0]] [[0.0, 0.0, 0.0]]
# expect: rows [[2.0, 3.0, 4.0], [4.0, 5.0, 6.0]] [[2.0, 3.0, 4.0]]
# expect: transpose [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]] [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
# expect: transpose [[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]] [[2.0, 5.0], [3.0, 6.0], [4.0, 7.0]]
# expect: [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: 21.0 [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]
