# A local name without a value means the global one, map over tuples gives a tuple, a generator expression leaves as a list.
import mindspore as ms
import numpy as np
from mindspore import ops

total = ms.tensor(np.ones((2, 3)))
start = 3


@ms.jit
def add_to_global():
    for i in (1, 2, 3):
        total += i
    return total


@ms.jit
def assign_global(x):
    start = start + x
    return start


def plus(x, y):
    return x + y


@ms.jit
def maps(x):
    return map(plus, (1, 2), (3, 4)), map(plus, [1, 2], [3, 4]), map(lambda a: a * 2, (x, x))


@ms.jit
def squares(x):
    found = (x * i for i in range(1, 6) if i % 2 == 0)
    return found, sum(i for i in range(4)), tuple(i for i in range(3))


@ms.jit
def partials(x):
    bound = ops.partial(plus, x=2)
    return bound(y=3), bound(y=x)


class Net(ms.nn.Cell):
    @ms.jit
    def construct(self, x):
        return x + self.absent


print(add_to_global(), total)
print(assign_global(1), start)
print(maps(ms.tensor([1, 2])))
print(squares(ms.tensor([1, 2])))
print(partials(ms.tensor([1, 2])))
try:
    Net()(ms.tensor(1))
except AttributeError as error:
    print(str(error).split("\n")[0])

# expect: [[7. 7. 7.]
# expect:  [7. 7. 7.]] [[1. 1. 1.]
# expect:  [1. 1. 1.]]
# expect: 4 3
# expect: ((4, 6), [4, 6], (Tensor(shape=[2], dtype=Int64, value= [2, 4]), Tensor(shape=[2], dtype=Int64, value= [2, 4])))
# expect: ([Tensor(shape=[2], dtype=Int64, value= [2, 4]), Tensor(shape=[2], dtype=Int64, value= [4, 8])], 6, (0, 1, 2))
# expect: (5, Tensor(shape=[2], dtype=Int64, value= [3, 4]))
# expect: External object has no attribute absent
