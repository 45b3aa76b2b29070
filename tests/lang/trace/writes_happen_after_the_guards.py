# modes: eager trace
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, jit, ops


@jit
def item_write(x):
    x[0] = 5.0
    x[1:3] = x[1:3] * 2
    return x.sum()


@jit
def guarded_write(x, w):
    w[0] = w[0] + 1
    if x.sum() > 0:
        w[1] = 7.0
    else:
        w[1] = -7.0
    return w


@jit
def advanced(x, i):
    x[i] = 9.0
    x[[0, 2]] = Tensor([4.0, 6.0])
    return x[i] + x[x > 5].sum()


p = Parameter(Tensor([1.0, 2.0]), name="p")


@jit
def assign(x):
    old = p + 0
    ops.assign(p, p + x)
    p.set_data(p * 2)
    return old


for _ in range(3):
    a = Tensor([1.0, 2.0, 3.0, 4.0])
    print(item_write(a), a)
w = Tensor([0.0, 0.0])
for v in (1.0, -1.0, 2.0, -3.0, 1.0):
    r = guarded_write(Tensor([v]), w)
    print(r is w, w)
for i in (1, 3, 1):
    b = Tensor([1.0, 2.0, 3.0, 4.0])
    print(advanced(b, Tensor([i])), b)
for _ in range(3):
    print(assign(Tensor([1.0, 1.0])), p.asnumpy())

# expect: 19.0 [5. 4. 6. 4.]
# expect: 19.0 [5. 4. 6. 4.]
# expect: 19.0 [5. 4. 6. 4.]
# expect: True [1. 7.]
# expect: True [ 2. -7.]
# expect: True [3. 7.]
# expect: True [ 4. -7.]
# expect: True [5. 7.]
# expect: [24.] [4. 9. 6. 4.]
# expect: [24.] [4. 2. 6. 9.]
# expect: [24.] [4. 9. 6. 4.]
# expect: [1. 2.] [4. 6.]
# expect: [4. 6.] [10. 14.]
# expect: [10. 14.] [22. 30.]
