# Where a graph may fall back, pop() and reverse() change the list that the caller, a global or a cell holds, as in Python.
import mindspore as ms
from mindspore import Tensor, nn

numbers = [1, 2, 3, 4]


def pops(x, items):
    last = items.pop()
    return x + last


def pops_first(x, items):
    items.pop(0)
    return x + items[0]


def reverses(x, items):
    items.reverse()
    for item in items:
        x = x * 2 + item
    return x


def other_name(x, items):
    other = items
    other.pop()
    return other, items


def shortens(x, items):
    while len(items) > 1:
        items.pop()
    return x + items[0]


for function in (pops, pops_first, reverses, other_name, shortens):
    jitted = ms.jit(function)
    items = [1, 2, 3, 4]
    print(function.__name__, jitted(Tensor(1), items), items)
    print(function.__name__, jitted(Tensor(1), items), items)


@ms.jit
def pops_global(x):
    last = numbers.pop()
    return x + last


for _ in range(3):
    print(pops_global(Tensor(1)), numbers)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.items = [1, 2, 3]

    @ms.jit
    def construct(self, x):
        self.items.reverse()
        return x + self.items[0]


net = Net()
for _ in range(2):
    print(net(Tensor(1)), net.items)

# expect: pops 5 [1, 2, 3]
# expect: pops 4 [1, 2]
# expect: pops_first 3 [2, 3, 4]
# expect: pops_first 4 [3, 4]
# expect: reverses 65 [4, 3, 2, 1]
# expect: reverses 42 [1, 2, 3, 4]
# expect: other_name ([1, 2, 3], [1, 2, 3]) [1, 2, 3]
# expect: other_name ([1, 2], [1, 2]) [1, 2]
# expect: shortens 2 [1]
# expect: shortens 2 [1]
# expect: 5 [1, 2, 3]
# expect: 4 [1, 2]
# expect: 3 [1]
# expect: 4 [3, 2, 1]
# expect: 2 [1, 2, 3]
