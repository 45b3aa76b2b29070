"""Functions of break_cases.py: generators that are sent values, lazy iterators, sorting by keys, numbers and keys."""
from break_world import *


def _averages(v):
    total = v
    while (given := (yield total)) is not None:
        total = (total + given) / 2


_add_two = functools.partial(lambda v, k, n=1: v + k * n, n=2)


@case(V)
def generator_sent(x):
    g = _averages(x)
    first = next(g)
    second = g.send(3)
    g.close()
    return first + second


@case(V)
def reduced(x):
    return functools.reduce(lambda a, b: a * 2 + b, [1, 2, 3], x) + functools.reduce(operator.add, [x, x])


@case(V)
def chained(x):
    return [x * i for i in itertools.chain([1, 2], (3,), range(2))]


@case(V)
def sliced(x):
    return [x * i for i in itertools.islice(range(10), 1, 8, 3)]


@case(V)
def sorted_by_a_key(x):
    rows = [(2, x), (1, x * 2)]
    rows.sort(key=lambda row: row[0])
    return rows[0][1] + sorted([3, 1, 2], key=lambda v: -v)[0]


@case(V)
def partial_outside(x):
    return _add_two(x, 3) + _add_two(x, 1, n=5)


@case(V)
def floats_of_rows(x):
    return [float(v) for v in x], x.sum()


@case(V)
def arange_and_linspace(x):
    return x + ops.arange(3) + ops.arange(1, 7, 2) + mint.arange(0, 3, 1)


@case(V)
def detached_argument(x):
    return ops.stop_gradient(x) * x
