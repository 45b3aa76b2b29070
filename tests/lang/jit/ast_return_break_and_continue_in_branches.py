# modes: eager ast bytecode
from mindspore import Tensor, jit
import numpy as np


@jit
def early(x):
    if x.sum() > 10:
        return x
    x = x + 1
    if x.max() > 4:
        x = x * 2
        return x - 1
    if x.min() < 0:
        return -x
    return x * 10


@jit
def in_a_loop(x):
    for i in range(6):
        if x.sum() > 20:
            break
        if x.max() > 4:
            x = x + 3
            continue
        x = x * 2 + i
    else:
        x = x - 100
    return x


@jit
def from_a_loop(x):
    for i in range(4):
        x = x + i
        if x.sum() > 8:
            return x * 2
    return x


@jit
def both_sides(x):
    if x.sum() > 0:
        return x + 1
    else:
        return x - 1


@jit
def deeper(x, y):
    if x.sum() > 0:
        if y.sum() > 0:
            return x
        y = y + 10
    z = x + y
    if z.sum() > 9:
        return z
    return z * 2


def t(*values):
    return Tensor(np.array(values, np.float32))


for x in (t(1, 2), t(-3, 1), t(9, 9), t(2.5, 4)):
    print(early(x), in_a_loop(x), from_a_loop(x), both_sides(x), deeper(x, -x), deeper(-x, x), deeper(x, x))

# expect: [20. 30.] [11. 15.] [ 8. 10.] [2. 3.] [10. 10.] [0. 0.] [1. 2.]
# expect: [ 2. -2.] [-99. -83.] [ 6. 14.] [-4.  0.] [0. 0.] [10. 10.] [-12.   4.]
# expect: [9. 9.] [12. 12.] [18. 18.] [10. 10.] [10. 10.] [0. 0.] [9. 9.]
# expect: [6. 9.] [11. 14.] [ 7. 10.] [3.5 5. ] [10. 10.] [0. 0.] [2.5 4. ]
# expect report: fallback 0
