# modes: bytecode
# by hand: Python's operators on objects of a program's classes; their methods are followed, in Python's order, and guarded
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra


class Number:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return self.value + other

    def __rsub__(self, other):
        return other - self.value

    def __iadd__(self, other):
        self.value += 1
        return self

    def __eq__(self, other):
        return self.value == other

    def __lt__(self, other):
        return self.value < other if isinstance(other, int) else NotImplemented

    def __bool__(self):
        return self.value > 2

    def __contains__(self, item):
        return item == self.value

    def __neg__(self):
        return -self.value


class Derived(Number):
    def __radd__(self, other):
        return "derived first"


class Plain:
    pass


number, derived, plain, other = Number(2), Derived(3), Plain(), Plain()


def operators(x):
    kept = number
    return x * (kept + 1), 10 - kept, -kept, 2 in kept, 3 not in kept


def comparisons(x):
    return x, number == 2, number != 2, number < 5, 5 > number, bool(number), not number


def identities(x, a, b):
    return x, a == b, a != b, a == 3, a in [b], a.__class__.__name__


def derived_first(x):
    return x, number + derived


def in_place(x):
    kept = number
    kept += 1
    return x * kept.value


def not_implemented(x):
    return number < "a"


for function in (operators, comparisons, derived_first, in_place):
    jitted = jit(function, capture_mode="bytecode")
    print(jitted(Tensor(2)), jitted(Tensor(2)), get_code_extra(function)["break_count_"])
same = jit(identities, capture_mode="bytecode")
print(same(1, plain, plain), same(1, plain, other), same(1, plain, plain), get_code_extra(identities)["break_count_"])
try:
    jit(not_implemented, capture_mode="bytecode")(1)
except TypeError as error:
    print(error)
plus = jit(operators, capture_mode="bytecode")
Number.__add__ = lambda self, other: 100
number.value = 3
print(plus(Tensor(2)))

# expect: (Tensor(shape=[], dtype=Int64, value= 6), 8, -2, True, True) (Tensor(shape=[], dtype=Int64, value= 6), 8, -2, True, True) 0
# expect: (Tensor(shape=[], dtype=Int64, value= 2), True, False, True, True, False, True) (Tensor(shape=[], dtype=Int64, value= 2), True, False, True, True, False, True) 0
# expect: (Tensor(shape=[], dtype=Int64, value= 2), 'derived first') (Tensor(shape=[], dtype=Int64, value= 2), 'derived first') 0
# expect: 6 8 0
# expect: (1, True, False, False, True, 'Plain') (1, False, True, False, False, 'Plain') (1, True, False, False, True, 'Plain') 0
# expect: '<' not supported between instances of 'Number' and 'str'
# expect: (Tensor(shape=[], dtype=Int64, value= 200), 7, -3, False, False)
