# modes: eager bytecode
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops


def T(*values):
    return Tensor(np.array(values, np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(T(1, 2), name="w")
        self.steps = Parameter(Tensor(0, ms.int32), name="steps")

    def construct(self, x):
        y = self.w * x
        self.w = y + 1
        self.steps += 1
        return y, self.w * 2


net = Net()


@jit
def local_items(x):
    y = x * 2
    same = y
    y[0] = 5
    y[1:] = x[0] * 3
    y[y > 100] = 0
    return y, same, same is y


@jit
def argument_items(x, i):
    before = x + 0
    x[i] = 7
    after = x * 2
    x[0] = after[1]
    return before, after, x


@jit
def cell(x):
    return net(x)


@jit
def assigned(p, x):
    ops.assign(p, x)
    a = p * 2
    ops.assign_add(p, x)
    return a, p * 1, p


@jit
def swapped(p, q):
    t = p + 0
    ops.assign(p, q)
    ops.assign(q, t)
    return p + q


@jit
def written_and_broken(p, x):
    p[0] = x[1]
    y = p * 2
    print("middle")
    p[1] = y[0]
    return y + p


def text(value):
    if isinstance(value, (tuple, list)):
        return [text(v) for v in value]
    return value.asnumpy().tolist() if isinstance(value, Tensor) else value


for n in (1, 200):
    print(text(local_items(T(n, 2, 3))))
x = T(1, 2, 3)
for i in (2, 1, -1):
    print(text(argument_items(x, i)), text(x))
for _ in range(2):
    print(text(cell(T(1, 2))), text(net.w), text(net.steps))
p, q = Parameter(T(1, 2), name="p"), Parameter(T(3, 4), name="q")
for n in (1, 2):
    print(text(assigned(p, T(n, n))), text(p))
print(text(swapped(p, q)), text(p), text(q), text(swapped(p, q)), text(swapped(p, p)))
for v in (p, q, T(8, 9)):
    print(text(written_and_broken(v, q)), text(v), text(q))
whole = T(1, 2, 3, 4)
view = whole.view(2, 2)


@jit
def through_memory(a, b):
    a[0] = 10
    return b * 2


print(text(through_memory(T(1, 2), T(3, 4))), text(through_memory(whole, view)), text(through_memory(view, whole)))
same = T(1, 2)
print(text(through_memory(same, same)))
grad = ms.grad(lambda v: local_items(v)[0].sum())
print(text(grad(T(1, 2, 3))))

# expect: [[5.0, 3.0, 3.0], [5.0, 3.0, 3.0], True]
# expect: [[5.0, 0.0, 0.0], [5.0, 0.0, 0.0], True]
# expect: [[1.0, 2.0, 3.0], [2.0, 4.0, 14.0], [4.0, 2.0, 7.0]] [4.0, 2.0, 7.0]
# expect: [[4.0, 2.0, 7.0], [8.0, 14.0, 14.0], [14.0, 7.0, 7.0]] [14.0, 7.0, 7.0]
# expect: [[14.0, 7.0, 7.0], [28.0, 14.0, 14.0], [14.0, 7.0, 7.0]] [14.0, 7.0, 7.0]
# expect: [[1.0, 4.0], [4.0, 10.0]] [2.0, 5.0] 1
# expect: [[2.0, 10.0], [6.0, 22.0]] [3.0, 11.0] 2
# expect: [[2.0, 2.0], [2.0, 2.0], [2.0, 2.0]] [2.0, 2.0]
# expect: [[4.0, 4.0], [4.0, 4.0], [4.0, 4.0]] [4.0, 4.0]
# expect: [7.0, 8.0] [3.0, 4.0] [4.0, 4.0] [7.0, 8.0] [8.0, 8.0]
# expect: middle
# expect: [12.0, 16.0] [4.0, 8.0] [3.0, 4.0]
# expect: middle
# expect: [12.0, 16.0] [4.0, 8.0] [4.0, 8.0]
# expect: middle
# expect: [24.0, 34.0] [8.0, 16.0] [4.0, 8.0]
# expect: [6.0, 8.0] [[20.0, 4.0], [6.0, 8.0]] [20.0, 20.0, 6.0, 8.0]
# expect: [20.0, 4.0]
# expect: [6.0, 0.0, 0.0]
