# modes: eager ast
from mindspore import Tensor, Parameter, ops, jit, nn
import numpy as np


def t(*values):
    return Tensor(np.array(values, np.float32))


w = Parameter(t(1, 2), name="w")
v = Parameter(t(0, 0), name="v")


@jit
def straight(x):
    ops.assign(w, x + 1)
    ops.assign(v, w * 2)
    ops.assign(w, w * w)
    return v + x


@jit
def argument(p, x):
    ops.assign(p, x * 2)
    return p + 1


@jit
def in_branches(x):
    if x.sum() > 0:
        ops.assign(w, x)
    else:
        ops.assign(w, x * 10)
        ops.assign(v, x)
    return w * 1


@jit
def in_a_loop(x, n):
    i = 0
    while i < n:
        ops.assign(w, w + x)
        i = i + 1
    return w * 2


@jit
def until(x):
    while w.sum() < 30:
        ops.assign(w, w * 2)
        if v.sum() > 5:
            break
        ops.assign(v, v + 1)
    return x + w


@jit
def early(x):
    if x.sum() > 0:
        ops.assign(v, x)
        return x * 2
    ops.assign(w, x)
    return x * 3


print(straight(t(1, 2)), w.asnumpy(), v.asnumpy())
print(argument(w, t(5, 6)), w.asnumpy())
plain = t(1, 1)
print(argument(plain, t(3, 4)), plain)
for x in (t(1, 2), t(-1, -2)):
    print(in_branches(x), w.asnumpy(), v.asnumpy())
print(in_a_loop(t(1, 1), Tensor(3)), w.asnumpy())
w.set_data(t(1, 2))
v.set_data(t(0, 0))
print(until(t(0, 0)), w.asnumpy(), v.asnumpy())
print(early(t(1, 2)), early(t(-1, 0)), w.asnumpy(), v.asnumpy())

# expect: [5. 8.] [4. 9.] [4. 6.]
# expect: [11. 13.] [10. 12.]
# expect: [7. 9.] [6. 8.]
# expect: [1. 2.] [1. 2.] [4. 6.]
# expect: [-10. -20.] [-10. -20.] [-1. -2.]
# expect: [-14. -34.] [ -7. -17.]
# expect: [16. 32.] [16. 32.] [3. 3.]
# expect: [2. 4.] [-3.  0.] [-1.  0.] [1. 2.]
# expect report: fallback 0
