# modes: eager ast bytecode
from mindspore import Tensor, jit, mutable
import numpy as np


@jit
def doubled(x):
    i = 0
    while x.sum() < 100:
        x = x * 2
        i = i + 1
    return x, i


@jit
def with_break(x):
    i = 0
    while x.sum() < 100:
        x = x * 2
        i += 1
        if x.max() > 50:
            break
        if i % 2 == 0:
            x = x + 1
            continue
        x = x + 2
    return x, i


@jit
def without_end(x):
    n = 0
    while True:
        x = x + 1
        n = n + 2
        if x.sum() > 10:
            break
    return x * n


@jit
def with_return(x):
    while x.sum() < 50:
        x = x + 7
        if x.max() > 20:
            return -x
    x = x * 2
    return x


@jit
def two_loops(x, n):
    total = x
    i = 0
    while i < n:
        j = 0
        while j < i:
            total = total + j
            j = j + 1
        i = i + 1
    return total


@jit
def counted(x, n):
    for i in range(n):
        x = x + i
    for i in range(1, n, 2):
        x = x * i
    return x


@jit
def counter_and_flag(x):
    found = False
    i = 0
    while i < 10:
        if (x + i).sum() > 12:
            found = True
            break
        i = i + 1
    if found:
        return i
    return -1


def t(*values):
    return Tensor(np.array(values, np.float32))


for x in (t(1, 2), t(30, 60), t(3, 4)):
    print(*doubled(x), *with_break(x), without_end(x), with_return(x), counter_and_flag(x))
print(two_loops(t(1, 2), mutable(4)), two_loops(t(1, 2), mutable(0)))
print(counted(t(1, 2), mutable(4)), counted(t(1, 2), mutable(1)))

# expect: [ 64. 128.] 6 [40. 56.] 4 [40. 48.] [-22. -23.] 5
# expect: [ 60. 120.] 1 [ 60. 120.] 1 [ 62. 122.] [ 60. 120.] 0
# expect: [48. 64.] 4 [72. 88.] 4 [20. 24.] [-24. -25.] 3
# expect: [5. 6.] [1. 2.]
# expect: [21. 24.] [1. 2.]
# expect report: fallback 0
