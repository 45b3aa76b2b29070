# Methods, properties and class methods of named tuples, of typing's and of classes over them are followed, whether the
# tuple was given or made; _replace(), _make(), _asdict() and _fields need no break.
from collections import namedtuple
from typing import NamedTuple

from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

x = Tensor([1.0, 2.0])


def breaks(function):
    return (get_code_extra(function.__wrapped__) or {}).get("break_count_")


Batch = namedtuple("Batch", "data label", defaults=[7])


class State(NamedTuple):
    hidden: object
    cell: object = None

    def total(self):
        return self.hidden + self.cell

    @property
    def first(self):
        return self[0]


class Named:
    def name(self):
        return type(self).__name__ + "!"


class Pair(Named, namedtuple("Pair", "p q")):
    __slots__ = ()
    unit = 10

    @classmethod
    def of(cls, value):
        return cls(value, value)

    @property
    def both(self):
        return self.p + self.q

    @property
    def q(self):
        return self[1] * self.unit


class Checked(namedtuple("Checked", "a b")):
    def __new__(cls, a, b=3):
        return super().__new__(cls, a * 2, b)


@jit(capture_mode="bytecode")
def given(state, batch, pair):
    return (state._replace(cell=state.hidden), state.total(), state.first, list(batch), batch._asdict(), pair.both,
            pair.of(1), pair.name(), pair._fields, pair._replace(p=5), pair + (1,))


for n in (3, 4):
    print(given(State(x, n), Batch(n), Pair(n, x)))
print(breaks(given))


@jit(capture_mode="bytecode")
def made(x):
    pair = Pair.of(x)
    state = State(x)._replace(cell=2)
    batch = Batch._make([x, 1])
    data, label = batch
    return pair.both, pair.name(), pair._asdict(), state.total(), state._fields, batch, data * label, Pair._fields


print(made(x), breaks(made))
Pair.unit = 100
print(made(x)[0], type(made(x)[5]).__name__)


@jit(capture_mode="bytecode")
def checked(x):
    return Checked(x), Checked(x, 1)._replace(b=x)


print(checked(x))


@jit(capture_mode="bytecode")
def wrong(x, how):
    if how == 0:
        return Batch._make([x])
    if how == 1:
        return Batch(x)._replace(nope=1)
    return Pair(x)


for how in range(3):
    try:
        wrong(x, how)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: (State(hidden=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), cell=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [3, 7], {'data': 3, 'label': 7}, Tensor(shape=[2], dtype=Float32, value= [ 1.30000000e+01,  2.30000000e+01]), Pair(p=1, q=1), 'Pair!', ('p', 'q'), Pair(p=5, q=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), (3, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1))
# expect: (State(hidden=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), cell=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [4, 7], {'data': 4, 'label': 7}, Tensor(shape=[2], dtype=Float32, value= [ 1.40000000e+01,  2.40000000e+01]), Pair(p=1, q=1), 'Pair!', ('p', 'q'), Pair(p=5, q=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), (4, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1))
# expect: 0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.10000000e+01,  2.20000000e+01]), 'Pair!', {'p': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 'q': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), ('hidden', 'cell'), Batch(data=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), label=1), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), ('p', 'q')) 1
# expect: [101. 202.] Batch
# expect: (Checked(a=Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), b=3), Checked(a=Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), b=Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])))
# expect: TypeError Expected 2 arguments, got 1
# expect: ValueError Got unexpected field names: ['nope']
# expect: TypeError Pair.__new__() missing 1 required positional argument: 'q'
