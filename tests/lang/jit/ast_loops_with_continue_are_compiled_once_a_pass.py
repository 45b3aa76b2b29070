"""Whoever goes on with the next pass of an unrolled loop, or with what comes after it, goes on with one graph: compile time
does not double with each pass."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit


@jit
def skipped(x):
    for i in range(24):
        if x.sum() > i:
            continue
        x = x + 1
    return x


@jit
def two_ways(x):
    for i in range(20):
        if x.sum() > i * 8:
            x = x + 1
        else:
            if x.sum() < -i:
                continue
            x = x * 2
        x = x + i
        if x.sum() > 9000:
            break
    return x


@jit(fullgraph=True)
def with_returns(x):
    for i in range(8):
        if x.sum() < -i:
            return x * 100
        if x.sum() > i * 3:
            continue
        x = x + 1
    for i in range(8):
        if x.sum() > 200:
            break
        if x.sum() > 190 - i:
            return x - i
        x = x + 1
    for i in range(8):
        if x.sum() > 260 + i:
            break
        x = x + 2
    return x


@jit
def counted(x):
    seen = []
    passes = 0
    last = 0
    for i in range(12):
        passes = passes + 1
        if x.sum() > i:
            seen = [x, *seen[:1]]
            continue
        last = i
        if x.sum() > 100:
            break
        x = x + 1
    return x, passes, last, len(seen)


@jit
def nested(x):
    for i in range(3):
        for j in range(3):
            if x.sum() > 30 + i:
                break
            if x.sum() > i * j:
                continue
            x = x + 1
        x = x * 1.5
    return x


def fills(x):
    items = [x, x * 2]
    for i in range(18):
        if x.sum() > i:
            if x.sum() > 100:
                continue
        else:
            if x.sum() < -50:
                return items[0] * 100
            items[-1] = x * i
        x = x + 1
    return items[0] + items[1]


for start in (-3.0, 0.5, 2.0, 60.0):
    x = Tensor(np.array([start, 1.0], np.float32))
    print(skipped(x), two_ways(x), with_returns(x), nested(x))
    print([ms.grad(f)(x).asnumpy().tolist() for f in (skipped, two_ways, with_returns, nested)])
    print(jit(fills)(x), jit(fills, fullgraph=True)(x))
    try:
        print(counted(x))
    except TypeError as e:
        print(str(e).split("\n")[0])

# expect: [10. 14.] [182. 246.] [-300.  100.] [-3.375 10.125]
# expect: [[1.0, 1.0], [16.0, 16.0], [100.0, 100.0], [3.375, 3.375]]
# expect: [-5.  7.] [-5.  7.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]), 12, 10, 2)
# expect: [11.5 12. ] [223. 227.] [31.5 32. ] [3.1875 4.875 ]
# expect: [[1.0, 1.0], [8.0, 8.0], [1.0, 1.0], [3.375, 3.375]]
# expect: [1.5 3. ] [1.5 3. ]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 5.50000000e+00,  6.00000000e+00]), 12, 10, 2)
# expect: [13. 12.] [220. 216.] [33. 32.] [6.75  3.375]
# expect: [[1.0, 1.0], [4.0, 4.0], [1.0, 1.0], [3.375, 3.375]]
# expect: [6. 3.] [6. 3.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  6.00000000e+00]), 12, 11, 2)
# expect: [60.  1.] [270. 211.] [84. 25.] [202.5     3.375]
# expect: [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0], [3.375, 3.375]]
# expect: [180.   3.] [180.   3.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+01,  1.00000000e+00]), 12, 0, 2)
