# modes: eager trace
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit
def branch(x):
    y = x * 2
    if y.sum() > 6:
        return y + 100
    return y - 100


@jit
def by_int(x, n):
    k = int(n)
    for _ in range(k):
        x = x + 1
    return x


@jit
def by_item(x):
    if x.max().item() > 2.5:
        if float(x.min()) < 0:
            return x * 10
        return x * 100
    return x


@jit
def by_numpy(x):
    a = x.asnumpy()
    return x + Tensor(a[::-1].copy())


for v in ([1.0, 1.0], [2.0, 3.0], [1.0, 1.0], [5.0, 5.0], [0.5, 0.5]):
    print(branch(Tensor(v)))
for n in (1, 3, 1, 2, 3):
    print(by_int(Tensor([0.0]), Tensor(n, ms.int32)))
for v in ([1.0], [3.0], [-1.0, 3.0], [1.0, 3.0], [-5.0, 4.0], [2.0, 1.0], [-1.0, 3.0]):
    print(by_item(Tensor(v)))
for v in ([1.0, 2.0], [3.0, 4.0], [1.0, 2.0]):
    print(by_numpy(Tensor(v)))

# expect: [-98. -98.]
# expect: [104. 106.]
# expect: [-98. -98.]
# expect: [110. 110.]
# expect: [-99. -99.]
# expect: [1.]
# expect: [3.]
# expect: [1.]
# expect: [2.]
# expect: [3.]
# expect: [1.]
# expect: [300.]
# expect: [-10.  30.]
# expect: [100. 300.]
# expect: [-50.  40.]
# expect: [2. 1.]
# expect: [-10.  30.]
# expect: [3. 3.]
# expect: [7. 7.]
# expect: [3. 3.]
