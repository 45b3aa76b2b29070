"""From the second size on a graph has symbols for it: what is a view of a tensor that it makes stays one (writes were lost)."""
import numpy as np
from mindspore import Tensor, jit, ops


def tail(x):
    a = x * 1
    v = a[1:]
    v[0] = 4.5
    return a


def cut(x):
    a = x * 1
    s = ops.stop_gradient(a)
    s[0] = 4.5
    return a + s


def both(x):
    a = x * 2
    return a, a[1:], a.reshape(-1)


for f in (tail, cut):
    jitted = jit(capture_mode="bytecode")(f)
    print(f.__name__, [jitted(Tensor(np.arange(n).astype(np.float32))).asnumpy().tolist() for n in (3, 4, 5, 4)])
jitted = jit(capture_mode="bytecode")(both)
for n in (3, 4, 5, 4):
    whole, part, flat = jitted(Tensor(np.arange(n).astype(np.float32)))
    part[0] = 7.0
    flat[-1] = 9.0
    print(whole.asnumpy().tolist(), part.asnumpy().tolist())

# expect: tail [[0.0, 4.5, 2.0], [0.0, 4.5, 2.0, 3.0], [0.0, 4.5, 2.0, 3.0, 4.0], [0.0, 4.5, 2.0, 3.0]]
# expect: cut [[9.0, 2.0, 4.0], [9.0, 2.0, 4.0, 6.0], [9.0, 2.0, 4.0, 6.0, 8.0], [9.0, 2.0, 4.0, 6.0]]
# expect: [0.0, 7.0, 9.0] [7.0, 9.0]
# expect: [0.0, 7.0, 4.0, 9.0] [7.0, 4.0, 9.0]
# expect: [0.0, 7.0, 4.0, 6.0, 9.0] [7.0, 4.0, 6.0, 9.0]
# expect: [0.0, 7.0, 4.0, 9.0] [7.0, 4.0, 9.0]
