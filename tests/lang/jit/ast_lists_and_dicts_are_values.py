# In a graph `a.append(1)` and `a[0] = 1` give the name `a` a changed list: other names, callers, closures and what was
# passed in keep what they had.
import mindspore as ms
from mindspore import Tensor, jit, nn

numbers = [1, 2]


def appends(items):
    items.append(1)
    items[0] = 7
    return items


def two_names(x):
    a = [1, 2]
    b = a
    b.append(3)
    a[0] = 5
    return a, b


def callee(x):
    a = [1, 2]
    b = appends(a)
    return a, b


def parts(x):
    a = [1, 2]
    c = [a, a]
    a.append(3)
    b = c[0]
    b.append(4)
    c[1][0] = 9
    return a, b, c


def dicts(x):
    a = {"x": 1}
    b = a
    b["x"] = 2
    b.update({"y": 3})
    return a["x"], b["x"], len(a), len(b)


def closure(x):
    a = [1, 2]

    def inner():
        a.append(3)
        return a
    b = inner()
    return a, b


def augmented(x):
    a = b = [1, 2]
    a += [3]
    return a, b


def expression(x):
    a = [1, 2]
    b = a.append(3)
    return b


def outside(x):
    items = numbers
    items.append(3)
    numbers[0] = 5
    return items, numbers


def popped(x):
    a = [1, 2, 3]
    b = a
    last = b.pop()
    return a, b, last


def inserted(x):
    a = [3, 1]
    b = a
    b.insert(0, 4)
    b.extend([5])
    b.reverse()
    c = b
    c.clear()
    return a, b, c


def in_branches(x):
    a = [1, 2]
    b = a
    if x > 0:
        b[0] = 3
    else:
        b[0] = 4
    return a, b[0] + x


def in_loops(x):
    a = [1, 2]
    b = a
    while x < 3:
        b[0] = b[0] + 1
        x = x + 1
    return a, b[0]


x = Tensor(1.0)
for f in (two_names, callee, parts, dicts, closure, augmented, expression, outside, popped, inserted, in_branches, in_loops):
    for whole in (True, False):
        print(f.__name__, jit(f, fullgraph=whole)(x))
print(numbers)


def argument(items, more):
    items.append(3)
    items[0] = items[1]
    more[0][1] = 5
    return items, more


for whole in (True, False):
    items, more = [1, 2], [[3, 4]]
    print(jit(argument, fullgraph=whole)(items, more), items, more)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.items = [1, 2]

    def construct(self, x):
        self.items.append(3)
        items = self.items
        items.append(4)
        return x, self.items, items


ms.set_context(mode=ms.GRAPH_MODE)
net = Net()
print(net(x), net.items)

# expect: two_names ([5, 2], [1, 2, 3])
# expect: two_names ([5, 2], [1, 2, 3])
# expect: callee ([1, 2], [7, 2, 1])
# expect: callee ([1, 2], [7, 2, 1])
# expect: parts ([1, 2, 3], [1, 2, 4], [[1, 2], [9, 2]])
# expect: parts ([1, 2, 3], [1, 2, 4], [[1, 2], [9, 2]])
# expect: dicts (1, 2, 1, 2)
# expect: dicts (1, 2, 1, 2)
# expect: closure ([1, 2], [1, 2, 3])
# expect: closure ([1, 2], [1, 2, 3])
# expect: augmented ([1, 2, 3], [1, 2])
# expect: augmented ([1, 2, 3], [1, 2])
# expect: expression [1, 2, 3]
# expect: expression [1, 2, 3]
# expect: outside ([1, 2, 3], [5, 2])
# expect: outside ([1, 2, 3], [5, 2])
# expect: popped ([1, 2, 3], [1, 2], 3)
# expect: popped ([1, 2], [1, 2], 3)
# expect: inserted ([3, 1], [5, 1, 3, 4], [])
# expect: inserted ([5, 1, 3, 4], [5, 1, 3, 4], [])
# expect: in_branches ([1, 2], Tensor(shape=[], dtype=Float32, value= 4))
# expect: in_branches ([1, 2], Tensor(shape=[], dtype=Float32, value= 4))
# expect: in_loops ([1, 2], 3)
# expect: in_loops ([1, 2], 3)
# expect: [1, 2]
# expect: ([2, 2, 3], [[3, 5]]) [1, 2] [[3, 4]]
# expect: ([2, 2, 3], [[3, 5]]) [1, 2] [[3, 4]]
# expect: (Tensor(shape=[], dtype=Float32, value= 1), [1, 2], [1, 2, 4]) [1, 2]
