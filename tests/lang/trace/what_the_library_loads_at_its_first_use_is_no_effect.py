# Parts of the library are loaded where a function first uses them: within a trace too. Errors, whose words are loaded so, are the same at each call.
import numpy as np
from mindspore import Parameter, Tensor, jit, ops


@jit(capture_mode="trace")
def lazily(x):
    return ops.swapaxes(ops.hardswish(x), 0, 1) + ops.hardtanh(x)


for _ in range(3):
    print(lazily(Tensor(np.full((1, 2), 4.0, np.float32))))

p = Parameter(Tensor(np.zeros(3, np.float32)), name="p")


@jit(capture_mode="trace")
def refused(x):
    p[0] = x
    ops.assign_add(p, x)
    return p.sum()


for _ in range(2):
    try:
        refused(Tensor(1.0))
    except ValueError as error:
        print(error)
# expect: [[5. 5.]
# expect:  [5. 5.]]
# expect: [[5. 5.]
# expect:  [5. 5.]]
# expect: [[5. 5.]
# expect:  [5. 5.]]
# expect: For 'AssignAdd','value' must have the same rank as 'variable'. But got 'value' rank: 0, 'variable' rank: 1.
# expect: For 'AssignAdd','value' must have the same rank as 'variable'. But got 'value' rank: 0, 'variable' rank: 1.
