# by hand: CPython reads what is freed
# A source may ask the iterator that stands on it, and use it up, while it is asked itself.
import functools
import itertools


class Source:
    """Gives numbers; the second one asks the outer iterator to its end first."""

    def __init__(self, n=4):
        self.numbers, self.outer, self.asks = iter(range(n)), None, 1

    def __iter__(self):
        return self

    def __next__(self):
        made = next(self.numbers)
        if made == 1 and self.asks:
            self.asks = 0
            self.inner = list(itertools.islice(self.outer, 9)) if self.outer else None
        return made


def through(make):
    source = Source()
    source.outer = make(source)
    try:
        return list(itertools.islice(source.outer, 9)), source.inner
    except Exception as e:
        return type(e).__name__


print(through(lambda s: itertools.islice(s, 0, 3)))
print(through(lambda s: itertools.cycle(map(lambda a, b: a + b, s, itertools.count()))))
print(through(lambda s: itertools.chain(map(lambda a, b: a + b, s, itertools.count()))))
print(through(lambda s: itertools.zip_longest(map(lambda a, b: (a, b), s, itertools.count()), "ab")))
print(through(lambda s: itertools.pairwise(map(lambda a, b: a + b, s, itertools.count()))))
print(through(lambda s: itertools.tee(s)[0]))
print(through(lambda s: itertools.accumulate(s)))
print(through(lambda s: enumerate(zip(s, "abcd"))))


class Item:
    def __repr__(self):
        part.__setstate__((print, ("new",), {}, None))
        return "Item()"


part = functools.partial(print, Item(), "x" * 20, key=["y" * 20])
print(repr(part), part)


class Key(str):
    def __str__(self):
        return "odd"


part = functools.partial(print, **{Key("k"): 1})
print(part)


class Resets:
    def __lt__(self, other):
        part.__setstate__((min, (), {}, None))
        return True


part = functools.partial(max, Resets(), Resets())
print(type(part(Resets())).__name__, part.func.__name__)
# expect: ([0, 1], [2, 3])
# expect: ([0, 4, 3, 5, 4, 0, 3, 5, 4], [3, 5, 0, 3, 5, 0, 3, 5, 0])
# expect: ([0, 4], [3, 5])
# expect: ([((0, 0), 'a'), ((1, 3), None)], [((2, 1), 'b'), ((3, 2), None)])
# expect: ([(0, 4)], [(0, 3), (3, 5)])
# expect: ([0, 1], [2, 3])
# expect: ([0, 6], [2, 5])
# expect: ([(0, (0, 'a')), (3, (1, 'd'))], [(1, (2, 'b')), (2, (3, 'c'))])
# expect: functools.partial(<built-in function print>, Item(), 'xxxxxxxxxxxxxxxxxxxx', key=['yyyyyyyyyyyyyyyyyyyy']) functools.partial(<built-in function print>, 'new')
# expect: functools.partial(<built-in function print>, odd=1)
# expect: Resets min
