"""Iterators that stand on iterators nest deeper than functions may: no frame of Python is in between."""
from itertools import chain, islice
from functools import reduce

for wrap in (lambda it: chain([], it), lambda it: map(abs, it), lambda it: filter(None, it), enumerate, lambda it: islice(it, 5)):
    it = iter([1, -2, 3])
    for _ in range(3000):
        it = wrap(it)
    value = next(it)
    while type(value) is tuple:
        value = value[1]
    print(value)


def groups(events):
    """Each group of numbers, taken from the front of the rest."""
    while (name := next(events, None)) is not None:
        numbers = []
        for event in events:
            if isinstance(event, str):
                events = chain([event], events)
                break
            numbers.append(event)
        yield name, numbers


print(sum(reduce(lambda a, b: a * b, numbers) for _, numbers in groups(iter(["a", 1, 2, 3] * 2000))))


def endless(it):
    yield from endless(it)


try:
    next(endless(it))
except RecursionError as error:
    print(error)

# expect: 1
# expect: 1
# expect: 1
# expect: 1
# expect: 1
# expect: 12000
# expect: maximum recursion depth exceeded
