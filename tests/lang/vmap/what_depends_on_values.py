import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def counts(x):
    return ops.bincount(x)


try:
    print(ms.vmap(counts)(Tensor(np.array([[1, 2, 1], [2, 0, 1]]))))
except ValueError as error:
    print(str(error).split("\n")[0])
# expect: In the scenario where vmap contains control flow, currently only the case of each batch branch with the same processing operations is supported, so that the source axis of args in Switch must be None, but got 0.
