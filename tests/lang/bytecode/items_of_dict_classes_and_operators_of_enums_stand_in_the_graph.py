# modes: eager bytecode trace
# by hand: the judge is eager execution
# An item of an OrderedDict or Counter from outside is looked at alone; IntEnum and StrEnum are their numbers and texts.
import collections
import enum

from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra


class Color(enum.IntEnum):
    RED = 1
    BLUE = 2


class Name(enum.StrEnum):
    A = "a"
    B = "b"


class Odd(int):
    def __add__(self, other):
        return 100

    def __eq__(self, other):
        return "odd"


class Filled(dict):
    def __missing__(self, key):
        return len(key)


class Own(dict):
    def __getitem__(self, key):
        return 7


def looked_up(x, d, key):
    if key in d:
        x = x + 10
    return x * d[key]


def colored(x, c, name):
    if c == Color.RED or c > 5:
        x = x + 1
    return x * c + (c + 1) + (c - Color.BLUE), name == "a", name + "!", [5, 6, 7][c], -c


x = Tensor([1.0, 2.0])
counter, ordered, filled, own = collections.Counter("aab"), collections.OrderedDict(a=3), Filled(b=4), Own(a=1)
jitted = jit(looked_up, capture_mode="bytecode")
print(*(jitted(x, counter, key) for key in "ab"), jitted(x, counter, "c"))
counter["a"] += 1
del counter["b"]
print(*(jitted(x, counter, key) for key in "ab"))
print(jitted(x, ordered, "a"), jitted(x, filled, "a"), jitted(x, filled, "b"), jitted(x, own, "a"), jitted(x, own, "q"))
ordered["a"] = 5
filled["a"] = 2
print(jitted(x, ordered, "a"), jitted(x, filled, "a"))
try:
    jitted(x, ordered, "z")
except KeyError as e:
    print(repr(e))
print((get_code_extra(looked_up) or {}).get("break_count_", 0) <= 1)  # the KeyError

numbered = jit(colored, capture_mode="bytecode")
for c, name in ((Color.RED, Name.A), (Color.BLUE, Name.B), (1, "b"), (Odd(1), "a"), (Color.RED, Name.B)):
    print(*numbered(x, c, name))
# expect: [22. 24.] [11. 12.] [0. 0.]
# expect: [33. 36.] [0. 0.]
# expect: [33. 36.] [1. 2.] [44. 48.] [77. 84.] [ 7. 14.]
# expect: [55. 60.] [22. 24.]
# expect: KeyError('z')
# expect: True
# expect: [3. 4.] True a! 6 -1
# expect: [5. 7.] False b! 7 -2
# expect: [3. 4.] False b! 6 -1
# expect: [101. 102.] True a! 6 -1
# expect: [3. 4.] False b! 6 -1
