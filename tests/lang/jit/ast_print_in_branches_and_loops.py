"""print below a branch on a tensor, in a loop on a tensor and after them: in program order, as the operator Print."""
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, jit, mutable, nn, ops

A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))


def branch(x):
    if x.sum() > 3:
        print("big", x)
        y = x + 1
    else:
        print("small", x.sum())
        y = x - 1
    print("end", y)
    return y


def only_print(x):
    if x.sum() > 3:
        print("big")
    return x


def loop(x, n):
    i = Tensor(0, ms.int32)
    while i < n:
        if x.sum() > 10:
            print("large", x.sum())
        else:
            print("little", x.sum(), i)
        x = x * 2
        i = i + 1
    print(x)
    return x


def early_return(x):
    if x.sum() > 3:
        print("yes")
        return x * 2
    print("no")
    return x


def kinds(x, n, b, f):
    print(1, 2.5, 1 / 3, True, None, "s", (1, 2), [3, 4], x.shape, {"k": x})
    print(n, b, f, n > 2, x.sum() > 3)
    print([x, x + 1], (x, 2), x.astype(ms.float16), x[0] / 3, x[1] * 1e10)
    return x


weight = Parameter(Tensor(np.ones(3, np.float32)), name="weight")


def around_assignments(x):
    print("before", weight)
    ops.assign(weight, x)
    print("after", weight)
    if x.sum() > 3:
        ops.assign(weight, x * 2)
        print("inner", weight)
    return weight + 0


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 3:
            print("in a cell", x.sum())
        return x


net = Net()


def cell(x):
    return net(x)


for fullgraph in (False, True):
    for f in (branch, only_print, early_return):
        compiled = jit(f, fullgraph=fullgraph)
        print(compiled(A))
        print(compiled(SMALL))
    print(jit(loop, fullgraph=fullgraph)(A, Tensor(3, ms.int32)))
    print(jit(kinds, fullgraph=fullgraph)(A, mutable(3), mutable(True), mutable(2.5)))
    print(jit(around_assignments, fullgraph=fullgraph)(A))
    print(jit(cell, fullgraph=fullgraph)(A))

# expect: big
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: end
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  3.00000000e+00  4.00000000e+00])
# expect: [2. 3. 4.]
# expect: small
# expect: 1.5
# expect: end
# expect: Tensor(shape=[3], dtype=Float32, value=[-5.00000000e-01 -5.00000000e-01 -5.00000000e-01])
# expect: [-0.5 -0.5 -0.5]
# expect: big
# expect: [1. 2. 3.]
# expect: [0.5 0.5 0.5]
# expect: yes
# expect: [2. 4. 6.]
# expect: no
# expect: [0.5 0.5 0.5]
# expect: little
# expect: 6
# expect: 0
# expect: large
# expect: 12
# expect: large
# expect: 24
# expect: Tensor(shape=[3], dtype=Float32, value=[ 8.00000000e+00  1.60000000e+01  2.40000000e+01])
# expect: [ 8. 16. 24.]
# expect: 1
# expect: 2.5
# expect: 0.333333
# expect: 1
# expect: None
# expect: s
# expect: (1, 2)
# expect: (3, 4)
# expect: (3)
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: 3
# expect: 1
# expect: 2.5
# expect: 1
# expect: 1
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  3.00000000e+00  4.00000000e+00])
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: 2
# expect: Tensor(shape=[3], dtype=Float16, value=[ 1.0000e+00  2.0000e+00  3.0000e+00])
# expect: 0.333333
# expect: 2e+10
# expect: [1. 2. 3.]
# expect: before
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  1.00000000e+00  1.00000000e+00])
# expect: after
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: inner
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  4.00000000e+00  6.00000000e+00])
# expect: [2. 4. 6.]
# expect: in a cell
# expect: 6
# expect: [1. 2. 3.]
# expect: big
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: end
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  3.00000000e+00  4.00000000e+00])
# expect: [2. 3. 4.]
# expect: small
# expect: 1.5
# expect: end
# expect: Tensor(shape=[3], dtype=Float32, value=[-5.00000000e-01 -5.00000000e-01 -5.00000000e-01])
# expect: [-0.5 -0.5 -0.5]
# expect: big
# expect: [1. 2. 3.]
# expect: [0.5 0.5 0.5]
# expect: yes
# expect: [2. 4. 6.]
# expect: no
# expect: [0.5 0.5 0.5]
# expect: little
# expect: 6
# expect: 0
# expect: large
# expect: 12
# expect: large
# expect: 24
# expect: Tensor(shape=[3], dtype=Float32, value=[ 8.00000000e+00  1.60000000e+01  2.40000000e+01])
# expect: [ 8. 16. 24.]
# expect: 1
# expect: 2.5
# expect: 0.333333
# expect: 1
# expect: None
# expect: s
# expect: (1, 2)
# expect: (3, 4)
# expect: (3)
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: 3
# expect: 1
# expect: 2.5
# expect: 1
# expect: 1
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  3.00000000e+00  4.00000000e+00])
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: 2
# expect: Tensor(shape=[3], dtype=Float16, value=[ 1.0000e+00  2.0000e+00  3.0000e+00])
# expect: 0.333333
# expect: 2e+10
# expect: [1. 2. 3.]
# expect: before
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  4.00000000e+00  6.00000000e+00])
# expect: after
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: inner
# expect: Tensor(shape=[3], dtype=Float32, value=[ 2.00000000e+00  4.00000000e+00  6.00000000e+00])
# expect: [2. 4. 6.]
# expect: in a cell
# expect: 6
# expect: [1. 2. 3.]
