"""MultitypeFuncGraph takes a type itself before Number in graphs, the first that fits outside; Map's sequences are of one length."""
import numpy as np
from mindspore import Tensor, jit, ops

A = Tensor(np.array([1, 2, 3], np.float32))
add = ops.MultitypeFuncGraph("add")


@add.register("Number", "Number")
def add_numbers(x, y):
    return x + y


@add.register("Bool", "Bool")
def add_bools(x, y):
    return x and y


kind = ops.MultitypeFuncGraph("kind")


@kind.register("Number")
def kind_number(x):
    return "number"


@kind.register("Int")
def kind_int(x):
    return "int"


def added(x):
    return add(True, False), add(1, 2)


def kinds(x):
    return kind(1), kind(1.5)


def lengths(x):
    return ops.Map()(add, (1, 2), (3,))


def lists(x):
    return ops.Map()(add, [1, 2], [3])


def types(x):
    return ops.Map()(add, [1, 2], (3, 4))


for f in (added, kinds, lengths, lists, types):
    for run in (f, jit(f), jit(f, fullgraph=True)):
        try:
            print(f.__name__, run(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())

# expect: added (1, 3)
# expect: added (False, 3)
# expect: added (False, 3)
# expect: kinds ('number', 'number')
# expect: kinds ('int', 'number')
# expect: kinds ('int', 'number')
# expect: lengths (4,)
# expect: lengths RuntimeError For 'Map', the length of tuples must be the same.
# expect: lengths RuntimeError For 'Map', the length of tuples must be the same.
# expect: lists (4,)
# expect: lists RuntimeError For 'Map', the length of lists must be the same.
# expect: lists RuntimeError For 'Map', the length of lists must be the same.
# expect: types (4, 6)
# expect: types RuntimeError The types of arguments in Map must be consistent, but the types of arguments are inconsistent.
# expect: types RuntimeError The types of arguments in Map must be consistent, but the types of arguments are inconsistent.
