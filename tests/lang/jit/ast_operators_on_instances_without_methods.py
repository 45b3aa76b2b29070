# Operators on instances of a plain class that has no method for them: Python's answer, with fullgraph=True too.
from mindspore import Tensor, jit


class Own:
    def __init__(self, n):
        self.n = n


class Sum:
    def __add__(self, other):
        return 5


def times(x):
    return Own(2) * 4


def added(x):
    return 4 + Own(2)


def both(x):
    return Own(2) + Own(3)


def of_a_text(x):
    return Own(2) - "a"


def less(x):
    return Own(2) < 3


def equal(x):
    return Own(2) == Own(2), Own(2) != 1


def left(x):
    return Sum() + 1


for f in (times, added, both, of_a_text, less, equal, left):
    for fullgraph in (True, False):
        try:
            text = jit(f, fullgraph=fullgraph)(Tensor([1.0]))
        except Exception as e:
            text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
        print(f.__name__, text)
# expect: times TypeError unsupported operand type(s) for *: 'Own' and 'int'
# expect: times TypeError unsupported operand type(s) for *: 'Own' and 'int'
# expect: added TypeError unsupported operand type(s) for +: 'int' and 'Own'
# expect: added TypeError unsupported operand type(s) for +: 'int' and 'Own'
# expect: both TypeError unsupported operand type(s) for +: 'Own' and 'Own'
# expect: both TypeError unsupported operand type(s) for +: 'Own' and 'Own'
# expect: of_a_text TypeError unsupported operand type(s) for -: 'Own' and 'str'
# expect: of_a_text TypeError unsupported operand type(s) for -: 'Own' and 'str'
# expect: less TypeError '<' not supported between instances of 'Own' and 'int'
# expect: less TypeError '<' not supported between instances of 'Own' and 'int'
# expect: equal (False, True)
# expect: equal (False, True)
# expect: left 5
# expect: left 5
