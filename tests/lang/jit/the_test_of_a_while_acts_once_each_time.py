import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, ops

tests = Parameter(Tensor(0, ms.int32), name="tests")


def is_large(x):
    ops.assign_add(tests, Tensor(1, ms.int32))
    return x.sum() > 3


@jit
def shrink(x):
    while is_large(x):
        x = x - 1
    return x


print(shrink(Tensor(np.ones((2, 3)), ms.float32)).sum(), tests.asnumpy())
print(shrink(Tensor(np.zeros((2, 3)), ms.float32)).sum(), tests.asnumpy())


@jit
def branch_in_while(x, n):
    while n > 0:
        if x.sum() > tests:
            ops.assign_add(tests, Tensor(1, ms.int32))
        else:
            ops.assign_sub(tests, Tensor(2, ms.int32))
        x = x * tests
        n = n - 1
    return x + tests


print(branch_in_while(Tensor(np.ones((2, 3)), ms.float32), Tensor(4, ms.int32)), tests.asnumpy())

# expect: 0.0 2
# expect: 0.0 3
# expect: [[847. 847. 847.]
# expect:  [847. 847. 847.]] 7
