# An axis or a diagonal that is known only when the graph runs is not its default: the call that needs it has its number.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mutable, ops

a = Tensor(np.arange(9).reshape(3, 3).astype(np.float32))


def upper(x, k):
    return ops.triu(x, k) * 2


def sums(x, k):
    return ops.cumsum(x, k) + 1


def several(x, k):
    total = ops.zeros_like(x)
    for i in range(2):
        total = total + ops.triu(x, k + i)
    return total


for function in (upper, sums, several):
    for number in (0, 1):
        for mode in (None, "ast", "bytecode"):
            called = function if mode is None else ms.jit(function, capture_mode=mode)
            given = number if mode != "ast" else mutable(number)
            print(function.__name__, number, mode, called(a, given).asnumpy().tolist())
print(ms.jit(upper, capture_mode="bytecode")(a, Tensor(1)).asnumpy().tolist())

# expect: upper 0 None [[0.0, 2.0, 4.0], [0.0, 8.0, 10.0], [0.0, 0.0, 16.0]]
# expect: upper 0 ast [[0.0, 2.0, 4.0], [0.0, 8.0, 10.0], [0.0, 0.0, 16.0]]
# expect: upper 0 bytecode [[0.0, 2.0, 4.0], [0.0, 8.0, 10.0], [0.0, 0.0, 16.0]]
# expect: upper 1 None [[0.0, 2.0, 4.0], [0.0, 0.0, 10.0], [0.0, 0.0, 0.0]]
# expect: upper 1 ast [[0.0, 2.0, 4.0], [0.0, 0.0, 10.0], [0.0, 0.0, 0.0]]
# expect: upper 1 bytecode [[0.0, 2.0, 4.0], [0.0, 0.0, 10.0], [0.0, 0.0, 0.0]]
# expect: sums 0 None [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0], [10.0, 13.0, 16.0]]
# expect: sums 0 ast [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0], [10.0, 13.0, 16.0]]
# expect: sums 0 bytecode [[1.0, 2.0, 3.0], [4.0, 6.0, 8.0], [10.0, 13.0, 16.0]]
# expect: sums 1 None [[1.0, 2.0, 4.0], [4.0, 8.0, 13.0], [7.0, 14.0, 22.0]]
# expect: sums 1 ast [[1.0, 2.0, 4.0], [4.0, 8.0, 13.0], [7.0, 14.0, 22.0]]
# expect: sums 1 bytecode [[1.0, 2.0, 4.0], [4.0, 8.0, 13.0], [7.0, 14.0, 22.0]]
# expect: several 0 None [[0.0, 2.0, 4.0], [0.0, 4.0, 10.0], [0.0, 0.0, 8.0]]
# expect: several 0 ast [[0.0, 2.0, 4.0], [0.0, 4.0, 10.0], [0.0, 0.0, 8.0]]
# expect: several 0 bytecode [[0.0, 2.0, 4.0], [0.0, 4.0, 10.0], [0.0, 0.0, 8.0]]
# expect: several 1 None [[0.0, 1.0, 4.0], [0.0, 0.0, 5.0], [0.0, 0.0, 0.0]]
# expect: several 1 ast [[0.0, 1.0, 4.0], [0.0, 0.0, 5.0], [0.0, 0.0, 0.0]]
# expect: several 1 bytecode [[0.0, 1.0, 4.0], [0.0, 0.0, 5.0], [0.0, 0.0, 0.0]]
# expect: [[0.0, 2.0, 4.0], [0.0, 0.0, 10.0], [0.0, 0.0, 0.0]]
