# What dataclasses add compares, hashes and shows fields in their order, of one class only.
from dataclasses import dataclass, field, make_dataclass


@dataclass(order=True)
class Point:
    x: int
    y: float = 1.0
    note: str = field(default="", compare=False, repr=False)


class Other(Point):
    pass


@dataclass(frozen=True)
class Empty:
    pass


@dataclass(unsafe_hash=True, order=True)
class One:
    only: object


print(Point(1, 2.0, "a") == Point(1, 2.0, "b"), Point(1) == Other(1), Point(1).__eq__(3), Point(1) != Point(2))
print(sorted([Point(2), Point(1, 3.0), Point(1, 2.0)]), max(Point(1), Point(2)), Point(1) <= Point(1), Point(1) >= Point(2))
print(Empty() == Empty(), hash(Empty()) == hash(()), Empty(), One((1, 2)) == One((1, 2)), hash(One(5)) == hash((5,)), One(1) < One(2))
nan = float("nan")
print(One(nan) == One(nan), One(nan) == One(float("nan")))
print(Point.__eq__.__qualname__, Point.__lt__.__name__, One.__hash__.__qualname__, Point.__repr__.__qualname__)
loop = One(None)
loop.only = [loop]
print(loop, make_dataclass("Made", ["self", "other", ("z", int, 3)])(1, 2), Point.__hash__)
for act in (lambda: Point(1) < Other(2), lambda: hash(Point(1)), lambda: One(1) < One("a"), lambda: hash(One([]))):
    try:
        print(act())
    except TypeError as error:
        print(error)


class Slow:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        print(self.name, "==", other.name)
        return self.name == other.name


@dataclass
class Two:
    a: object
    b: object


print(Two(Slow("a"), Slow("b")) == Two(Slow("a"), Slow("c")))
try:
    @dataclass(order=True)
    class Has:
        a: int

        def __lt__(self, other):
            return False
except TypeError as error:
    print(error)
# expect: True False NotImplemented True
# expect: [Point(x=1, y=2.0), Point(x=1, y=3.0), Point(x=2, y=1.0)] Point(x=2, y=1.0) True False
# expect: True True Empty() True True True
# expect: True False
# expect: Point.__eq__ __lt__ One.__hash__ Point.__repr__
# expect: One(only=[...]) Made(self=1, other=2, z=3) None
# expect: '<' not supported between instances of 'Point' and 'Other'
# expect: unhashable type: 'Point'
# expect: '<' not supported between instances of 'int' and 'str'
# expect: unhashable type: 'list'
# expect: a == a
# expect: b == c
# expect: False
# expect: Cannot overwrite attribute __lt__ in class Has. Consider using functools.total_ordering
