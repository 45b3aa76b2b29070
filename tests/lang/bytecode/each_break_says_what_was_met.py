# modes: bytecode
# by hand: the rows of breaks.def that bytecode capture reports, one function each; tests/cli/run.py looks for the rows
# named behind lines in the run report
import weakref

import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops


class Plain:
    count = 0

    def __new__(cls, v):
        return super().__new__(cls)

    def __init__(self, v):
        self.v = v


class Reader:
    def __getattribute__(self, name):
        return 3


reader, numbers, view, reference = Reader(), iter(range(100)), memoryview(b"ab"), weakref.ref(Plain)


def squares(v):
    return (v * v).sum()


async def later(v):
    return v


@jit
def prints(x):
    print("printed")  # break: CallsPrint
    return x


@jit
def calls_native(x):
    return x + len(np.zeros(3))  # break: CallsNative


@jit
def calls_unknown(x):
    return x * reference().count  # break: CallsUnknown


@jit
def makes_object(x):
    return Plain(x).v  # break: MakesObject


@jit
def defines_class(x):
    class Local:  # break: DefinesClass
        k = 2
    return x * Local.k


@jit
def raises(x):
    try:
        raise ValueError  # break: Raises
    except ValueError:
        return x + 1  # break: TryBlock


@jit
def advances(x):
    return x * next(numbers)  # break: AdvancesIterator


@jit
def outlives(x):
    g = ms.grad(squares)
    print("function")  # break: Outlives
    return g(x)


@jit
def suspends(x):
    try:
        later(x).send(None)  # break: Suspends
    except StopIteration as stop:
        return stop.value


@jit
def reads_value(x):
    return x + Tensor(x.asnumpy())  # break: ReadsTensorValue


@jit
def branches(x):
    return x if x.sum() > 0 else -x  # break: BranchesOnTensor


@jit
def loops(x):
    total = 0
    for row in x.nonzero():  # break: ReadsTensorValue
        total = total + row
    return total


@jit
def writes_outside(x):
    Plain.count = 1  # break: WritesOutside
    return x * Plain.count


@jit
def unknown_attribute(x):
    return x * reader.k  # break: UnknownAttribute


@jit
def imports(x):
    import colorsys  # break: ImportsModule
    return x + len(colorsys.__name__)


@jit
def with_block(x):
    with view as bytes_seen:  # break: WithBlock
        return x + len(bytes_seen)


@jit
def too_deep(x, n=80):
    return too_deep(x, n - 1) if n else x  # break: TooDeep


@jit
def guest_error(x):
    try:
        return x + [1, 2][5]  # break: GuestError
    except IndexError:
        return x - 1


@jit
def too_long(x):
    return x + len([0] * 300000)  # break: TooLong


@jit
def effect(x):
    y = x * 2
    ops.assign(y, x)  # break: Effect
    return y


class Mapping:
    def keys(self):
        return ["a"]

    def __getitem__(self, key):
        return 5


@jit
def unsupported_operand(x):
    return x * {**Mapping()}["a"]  # break: UnsupportedOperand


for function in (prints, calls_native, calls_unknown, makes_object, defines_class, raises, advances, outlives, suspends,
                 reads_value, branches, loops, writes_outside, unknown_attribute, imports, with_block, too_deep, guest_error,
                 too_long, effect, unsupported_operand):
    print(function.__name__, function(Tensor([1.0, 2.0])))

# expect: printed
# expect: prints [1. 2.]
# expect: calls_native [4. 5.]
# expect: calls_unknown [0. 0.]
# expect: makes_object [1. 2.]
# expect: defines_class [2. 4.]
# expect: raises [2. 3.]
# expect: advances [0. 0.]
# expect: function
# expect: outlives [2. 4.]
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
# expect: too_long [300001. 300002.]
# expect: effect [1. 2.]
# expect: unsupported_operand [ 5. 10.]
