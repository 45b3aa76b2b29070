# __future__'s features, states of text in memory, records unpacked one by one, dates of subclasses, queues that change.
import __future__
import copy
import datetime
import io
import pickle
import struct
from collections import deque

for name in __future__.all_feature_names:
    print(name, getattr(__future__, name))
print(__future__.annotations.getOptionalRelease(), __future__.annotations.getMandatoryRelease())

text = io.StringIO("ab\r\ncd\n", newline="\r\n")
text.seek(2)
text.note = 5
print(text.__getstate__())
again = pickle.loads(pickle.dumps(text))
print(repr(again.read()), again.note, copy.copy(text).tell())
for state in ((), ("a",), ("a", "\n", -1, None), ("a", "\n", "x", None), ("a", "\n", 0, 3)):
    try:
        io.StringIO().__setstate__(state)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
text = io.StringIO("12")
text.seek(5)
print(text.write(""), repr(text.getvalue()))
try:
    text.seek(0.0)
except TypeError as e:
    print(e)

records = struct.iter_unpack(">H", b"\0\1\0\2\0\3")
print(records.__length_hint__(), next(records), records.__length_hint__(), list(records), type(records).__name__)


class Day(datetime.date):
    def __new__(cls):
        return super().__new__(cls, 2024, 2, 3)


class Moment(datetime.datetime):
    def __new__(cls, year, *rest):
        return super().__new__(cls, year, *rest)


print(repr(Day().replace(day=5)), repr(Moment(2024, 2, 3, 4).replace(hour=7)))
for make in (lambda: datetime.time(b"\0" * 6, 5), lambda: datetime.date(2024, 1, 1.0)):
    try:
        make()
    except TypeError as e:
        print(e)


class Removing:
    def __eq__(self, other):
        self.d.pop()
        return True


for method in ("count", "index", "remove", "__contains__"):
    item = Removing()
    item.d = d = deque([1, 2, 3, item, 4, 5])
    try:
        getattr(d, method)(9)
    except (RuntimeError, IndexError) as e:
        print(method, type(e).__name__, e)
group = ExceptionGroup("eg", [ValueError(1), TypeError(2)])
group.__notes__ = 123
match, rest = group.split(TypeError)
print(hasattr(match, "__notes__"))
group.__notes__ = ("a",)
print(group.split(TypeError)[0].__notes__)


class Both:
    @classmethod
    @classmethod
    def f(cls):
        return cls.__name__

    @staticmethod
    def g(a: int) -> int:
        return a


print(Both().f(), Both.__dict__["g"].__annotations__)

# expect: nested_scopes _Feature((2, 1, 0, 'beta', 1), (2, 2, 0, 'alpha', 0), 16)
# expect: generators _Feature((2, 2, 0, 'alpha', 1), (2, 3, 0, 'final', 0), 0)
# expect: division _Feature((2, 2, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 131072)
# expect: absolute_import _Feature((2, 5, 0, 'alpha', 1), (3, 0, 0, 'alpha', 0), 262144)
# expect: with_statement _Feature((2, 5, 0, 'alpha', 1), (2, 6, 0, 'alpha', 0), 524288)
# expect: print_function _Feature((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 1048576)
# expect: unicode_literals _Feature((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0), 2097152)
# expect: barry_as_FLUFL _Feature((3, 1, 0, 'alpha', 2), (4, 0, 0, 'alpha', 0), 4194304)
# expect: generator_stop _Feature((3, 5, 0, 'beta', 1), (3, 7, 0, 'alpha', 0), 8388608)
# expect: annotations _Feature((3, 7, 0, 'beta', 1), None, 16777216)
# expect: (3, 7, 0, 'beta', 1) None
# expect: ('ab\r\r\ncd\r\n', '\r\n', 2, {'note': 5})
# expect: '\r\r\ncd\r\n' 5 2
# expect: TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
# expect: TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
# expect: ValueError position value cannot be negative
# expect: TypeError third item of state must be an integer, got str
# expect: TypeError fourth item of state should be a dict, got a int
# expect: 0 '12'
# expect: 'float' object cannot be interpreted as an integer
# expect: 3 (1,) 2 [(2,), (3,)] unpack_iterator
# expect: Day(2024, 2, 5) Moment(2024, 2, 3, 7, 0)
# expect: bad tzinfo state arg
# expect: 'float' object cannot be interpreted as an integer
# expect: count RuntimeError deque mutated during iteration
# expect: remove IndexError deque mutated during iteration
# expect: False
# expect: ['a']
# expect: Both {'a': <class 'int'>, 'return': <class 'int'>}
