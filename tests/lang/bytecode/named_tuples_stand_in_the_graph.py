# by hand: the judge is eager execution
import collections

from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

Point = collections.namedtuple("Point", "x y", defaults=[4])


class Sub(Point):
    def both(self):
        return self.x + self.y


def fields(x):
    p, q, r = Point(x, 2), Point(x), Point(y=x, x=1)
    return p.x * p.y + q.y + r.y, p, len(p), p[0], p[1:], isinstance(p, Point), isinstance(p, tuple), [*p][1]


def result(x):
    return Point(x + 1, x), [Point(1, 2)]


def argument(p):
    return p.x * p.y


def methods(x):
    p = Point(x, 1)
    return p._replace(y=3), p._asdict(), Point._make([x, 2])


def subclass(x):
    s = Sub(x, 1)
    return s.both(), type(s).__name__


def survives_a_break(x):
    p = Point(x + 1, 1)
    n = x.asnumpy()
    return p.x + float(n[0]), p, type(p).__name__


def too_many(x):
    return Point(x, 1, 2)


def shown(p):
    return f"{p} {p.y}"


x = Tensor([1.0, 2.0])
for function, given in ((fields, x), (result, x), (argument, Point(x, 2)), (methods, x), (subclass, x), (survives_a_break, x),
                        (too_many, x), (shown, Point(1, 2))):
    def run(f):
        try:
            return repr(f(given))
        except TypeError as error:
            return str(error)
    jitted = jit(function, capture_mode="bytecode")
    print(function.__name__, run(function) == run(jitted) == run(jitted), get_code_extra(function)["break_count_"])

# expect: fields True 0
# expect: result True 0
# expect: argument True 0
# expect: methods True 0
# expect: subclass True 1
# expect: survives_a_break True 1
# expect: too_many True 1
# expect: shown True 1
