# modes: eager bytecode
# Where a shape keeps changing, its numbers need no graph of their own: they stand beside tensors, in comparisons and results.
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit


@jit
def scaled(x):
    return x * x.shape[0] - x.size / 2


@jit
def counted(x, y):
    z = x + 1
    n, m = z.shape
    return z.sum() / len(y) + n * m, len(x), y.shape[0] * 2 + n


@jit
def branched(x):
    if x.shape[0] > 3:
        return x + x.shape[0]
    return x - 1


@jit
def shaped(x):
    y = x * x.shape[1]
    return y.reshape(x.shape[0] * 3) + len(y)


@jit
def of_two(x, y):
    z = x + 1
    return (x * len(y) - y.shape[0]).sum(), z.shape[0], (y * z.shape[0] ** 0.5).sum(), (y + 1).shape[0]


def of(n):
    return Tensor(np.arange(3 * n).reshape(n, 3).astype(np.float32))


for n in (2, 3, 4, 5, 6, 2):
    x = of(n)
    print(scaled(x).sum(), counted(x, of(n + 1)), branched(x)[-1], shaped(x).sum())
print(ms.grad(scaled)(of(4))[0], ms.grad(branched)(of(7))[0], scaled(of(7) > 1).shape, scaled(of(3).astype(ms.float16)).dtype)
for a, b in ((2, 2), (3, 3), (4, 4), (4, 5), (5, 4), (6, 6), (3, 9), (2, 2)):
    print(of_two(of(a), of(b)))

# expect: 12.0 (Tensor(shape=[], dtype=Float32, value= 13), 2, 8) [2. 3. 4.] 57.0
# expect: 67.5 (Tensor(shape=[], dtype=Float32, value= 20.25), 3, 11) [5. 6. 7.] 135.0
# expect: 192.0 (Tensor(shape=[], dtype=Float32, value= 27.6), 4, 14) [13. 14. 15.] 246.0
# expect: 412.5 (Tensor(shape=[], dtype=Float32, value= 35), 5, 17) [17. 18. 19.] 390.0
# expect: 756.0 (Tensor(shape=[], dtype=Float32, value= 42.4286), 6, 20) [21. 22. 23.] 567.0
# expect: 12.0 (Tensor(shape=[], dtype=Float32, value= 13), 2, 8) [2. 3. 4.] 57.0
# expect: [4. 4. 4.] [1. 1. 1.] (7, 3) Float16
# expect: (Tensor(shape=[], dtype=Float32, value= 18), 2, Tensor(shape=[], dtype=Float32, value= 21.2132), 2)
# expect: (Tensor(shape=[], dtype=Float32, value= 81), 3, Tensor(shape=[], dtype=Float32, value= 62.3538), 3)
# expect: (Tensor(shape=[], dtype=Float32, value= 216), 4, Tensor(shape=[], dtype=Float32, value= 132), 4)
# expect: (Tensor(shape=[], dtype=Float32, value= 270), 4, Tensor(shape=[], dtype=Float32, value= 210), 5)
# expect: (Tensor(shape=[], dtype=Float32, value= 360), 5, Tensor(shape=[], dtype=Float32, value= 147.58), 4)
# expect: (Tensor(shape=[], dtype=Float32, value= 810), 6, Tensor(shape=[], dtype=Float32, value= 374.772), 6)
# expect: (Tensor(shape=[], dtype=Float32, value= 243), 3, Tensor(shape=[], dtype=Float32, value= 607.95), 9)
# expect: (Tensor(shape=[], dtype=Float32, value= 18), 2, Tensor(shape=[], dtype=Float32, value= 21.2132), 2)
# expect report: compiles scaled <=5
# expect report: compiles counted <=4
# expect report: compiles branched <=5
# expect report: compiles of_two <=5
