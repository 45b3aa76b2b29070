# modes: eager trace
# What changes something outside or gives something else each time is not traced: such calls stay eager.
import functools
import random

import numpy as np
from mindspore import Parameter, Tensor, jit, nn

calls, seen, table = 0, [], {"n": 1}
array = np.zeros(2, np.float32)


class Counter:
    __slots__ = ("n", "__dict__")

    def __init__(self):
        self.n, self.log = 0, []

    @property
    def next(self):
        self.n += 1
        return self.n

    @functools.cached_property
    def heavy(self):
        return len(self.log) + 10

    def __iadd__(self, k):
        self.n += k
        return self


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 1.0]), name="w")
        self.steps, self.scale = 0, None

    def construct(self, x):
        self.steps += 1
        if self.scale is None:
            self.scale = Tensor([2.0, 2.0])
        return x * self.w * self.scale + self.steps


counter, net, lazy = Counter(), Net(), Net()
lazy.steps = 3


@jit
def counts(x):
    global calls
    calls += 1
    return x + calls


def outer():
    total = 0

    @jit
    def inner(x):
        nonlocal total
        total += 1
        return x * total
    return inner, lambda: total


@jit
def appends(x):
    seen.append(x.shape[0])
    table["n"] += 1
    table.setdefault("list", []).append(1)
    return x + len(seen) + table["n"]


@jit
def changes_arguments(x, items):
    items.append(x)
    items[0] = 5
    return x + len(items)


@jit
def objects(x):
    global counter
    counter += 2
    counter.log.append("called")
    return x * counter.next


@jit
def arrays(x):
    array[0] += 1
    return x + Tensor(array)


@jit
def draws(x):
    random.seed(4)
    return x * 0 + [random.random() for _ in range(len(seen))][-1]


@jit
def runs(x):
    return net(x)


@jit
def of_this_call(x):
    made, names = Counter(), {}
    made.n = 4
    made += 1
    names["k"] = [made.next]
    names["k"].append(2)

    def bump():
        nonlocal made
        made = made.n
        return made
    return x * bump() + len(names["k"])


@jit
def once(x):
    return x + counter.heavy


inner, total = outer()
for v in (1.0, 2.0, 1.0):
    x, items = Tensor([v, -2.0]), [1]
    print(counts(x), calls, inner(x), total(), appends(x), seen, table)
    print(changes_arguments(x, items), items, objects(x), counter.n, len(counter.log), arrays(x), array)
    print(abs(draws(x)[0]) > 0, runs(x), net.steps, of_this_call(x), once(x), counter.__dict__["heavy"])

# expect: [ 2. -1.] 1 [ 1. -2.] 1 [4. 1.] [2] {'n': 2, 'list': [1]}
# expect: [3. 0.] [5, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00, -2.00000000e+00])] [ 3. -6.] 3 1 [ 2. -2.] [1. 0.]
# expect: True [ 3. -3.] 1 [  8. -10.] [12.  9.] 11
# expect: [4. 0.] 2 [ 4. -4.] 2 [7. 3.] [2, 2] {'n': 3, 'list': [1, 1]}
# expect: [4. 0.] [5, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -2.00000000e+00])] [ 12. -12.] 6 2 [ 4. -2.] [2. 0.]
# expect: True [ 6. -2.] 2 [ 14. -10.] [13.  9.] 11
# expect: [4. 1.] 3 [ 3. -6.] 3 [8. 5.] [2, 2, 2] {'n': 4, 'list': [1, 1, 1]}
# expect: [3. 0.] [5, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00, -2.00000000e+00])] [  9. -18.] 9 3 [ 4. -2.] [3. 0.]
# expect: True [ 5. -1.] 3 [  8. -10.] [12.  9.] 11
