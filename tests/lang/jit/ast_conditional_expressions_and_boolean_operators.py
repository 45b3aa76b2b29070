# modes: eager ast bytecode
from mindspore import Tensor, jit
import numpy as np


@jit
def chosen(x):
    return (x if x.sum() > 0 else -x) * (1 if x.max() > 5 else 2)


@jit
def conditions(x, y):
    r = 0
    if x.sum() > 0 and y.sum() > 0:
        r = r + 1
    if x.sum() > 0 or y.sum() > 0:
        r = r + 10
    if not x.sum() > 0:
        r = r + 100
    if 0 < x.sum() < y.sum():
        r = r + 1000
    if not (x.sum() > 0 and not y.max() > 3):
        r = r + 10000
    return r


def t(*values):
    return Tensor(np.array(values, np.float32))


for x in (t(1, 2), t(-1, -2), t(6, 7)):
    print(chosen(x), conditions(x, t(3, 4)), conditions(x, t(-3, -4)), conditions(x, t(0.5, 0.75)))

# expect: [2. 4.] 11011 10 11
# expect: [2. 4.] 10110 10100 10110
# expect: [6. 7.] 10011 10 11
# expect report: fallback 0
