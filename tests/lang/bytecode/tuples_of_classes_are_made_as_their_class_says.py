# modes: eager bytecode
# A class over tuple, made by tuple.__new__: whatever it iterates over or calls its maker.
import collections

from mindspore import Tensor, jit


class Members(tuple):
    def __new__(cls, *members, **named):
        return super().__new__(cls, members + tuple(named.values()))


class Point(tuple):
    _fields = ("x", "y")
    _field_defaults = {}

    def __new__(cls, x, y=5):
        return tuple.__new__(cls, (x, y * 2))

    @classmethod
    def _make(cls, items, new=tuple.__new__):
        return new(cls, items)


class Odd(collections.namedtuple("Odd", "x y")):
    def __len__(self):
        return 7

    def __iter__(self):
        return iter([9, 8])


@jit
def members(x):
    return Members(x, "a", k=x + 1)


@jit
def point(x):
    return Point(x), Point._make((x, x * 2)), Point(1, y=3)


def given(*items):
    return items


@jit
def odd(x):
    pair = Odd(x, 2)
    return len(pair), tuple(pair), given(*pair), [*pair], pair.x, pair[1]


for call in (members, point, odd):
    for _ in range(2):
        made = call(Tensor([1.0]))
        print(call.__name__, made, type(made).__name__, [type(item).__name__ for item in made])

# expect: members (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 'a', Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])) Members ['Tensor', 'str', 'Tensor']
# expect: members (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 'a', Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])) Members ['Tensor', 'str', 'Tensor']
# expect: point ((Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 10), (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])), (1, 6)) tuple ['Point', 'Point', 'Point']
# expect: point ((Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 10), (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])), (1, 6)) tuple ['Point', 'Point', 'Point']
# expect: odd (7, (9, 8), (9, 8), [9, 8], Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2) tuple ['int', 'tuple', 'tuple', 'list', 'Tensor', 'int']
# expect: odd (7, (9, 8), (9, 8), [9, 8], Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2) tuple ['int', 'tuple', 'tuple', 'list', 'Tensor', 'int']
