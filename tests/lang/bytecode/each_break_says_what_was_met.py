# modes: bytecode
# by hand: the rows of breaks.def that bytecode capture reports, one function each
import operator

import numpy as np
from mindspore import Tensor, jit


class Plain:
    def __init__(self, v):
        self.v = v


class Reader:
    def __getattribute__(self, name):
        return 3


reader, numbers, view = Reader(), iter(range(100)), memoryview(b"ab")


def endless(v):
    while True:
        yield v


async def later(v):
    return v


@jit
def prints(x):
    print("printed")
    return x


@jit
def calls_native(x):
    return x + len(np.zeros(3))


@jit
def calls_unknown(x):
    return x + operator.itemgetter(0)([2])


@jit
def makes_object(x):
    return Plain(x).v


@jit
def defines_class(x):
    class Local:
        k = 2
    return x * Local.k


@jit
def raises(x):
    try:
        raise ValueError
    except ValueError:
        return x + 1


@jit
def advances(x):
    return x * next(numbers)


@jit
def outlives(x):
    g = endless(x)
    print("generator")
    return next(g)


@jit
def suspends(x):
    try:
        later(x).send(None)
    except StopIteration as stop:
        return stop.value


@jit
def reads_value(x):
    return x + Tensor(x.asnumpy())


@jit
def branches(x):
    return x if x.sum() > 0 else -x


@jit
def loops(x):
    total = 0
    for row in x.nonzero():
        total = total + row
    return total


@jit
def writes_outside(x):
    Plain.count = 1
    return x * Plain.count


@jit
def unknown_attribute(x):
    return x * reader.k


@jit
def imports(x):
    import colorsys
    return x + len(colorsys.__name__)


@jit
def with_block(x):
    with view as bytes_seen:
        return x + len(bytes_seen)


@jit
def too_deep(x, n=80):
    return too_deep(x, n - 1) if n else x


@jit
def guest_error(x):
    try:
        return x + [1, 2][5]
    except IndexError:
        return x - 1


for function in (prints, calls_native, calls_unknown, makes_object, defines_class, raises, advances, outlives, suspends,
                 reads_value, branches, loops, writes_outside, unknown_attribute, imports, with_block, too_deep, guest_error):
    print(function.__name__, function(Tensor([1.0, 2.0])))

# expect: printed
# expect: prints [1. 2.]
# expect: calls_native [4. 5.]
# expect: calls_unknown [3. 4.]
# expect: makes_object [1. 2.]
# expect: defines_class [2. 4.]
# expect: raises [2. 3.]
# expect: advances [0. 0.]
# expect: generator
# expect: outlives [1. 2.]
# expect: suspends [1. 2.]
# expect: reads_value [2. 4.]
# expect: branches [1. 2.]
# expect: loops [1]
# expect: writes_outside [1. 2.]
# expect: unknown_attribute [3. 6.]
# expect: imports [ 9. 10.]
# expect: with_block [3. 4.]
# expect: too_deep [1. 2.]
# expect: guest_error [0. 1.]
