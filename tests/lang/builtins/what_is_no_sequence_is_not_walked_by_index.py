# C types with [] that are no sequences; iterators that meet themselves.
import re
import types
from itertools import pairwise
from math import comb, perm


class Subscripted:
    def __class_getitem__(cls, key):
        return key


class Walked:
    def __getitem__(self, i):
        return "abc"[i]


for o in (re.match("a", "a"), int | str, list[int] | None, types.MappingProxyType({1: 2}), Subscripted, Walked()):
    for f in (lambda o: list(iter(o)), lambda o: "a" in o, lambda o: [*o], lambda o: (lambda a, *b: a)(*o)):
        try:
            print(type(o).__name__, f(o))
        except TypeError as e:
            print(e)
    try:
        a, *b = o
        print(a, b)
    except TypeError as e:
        print(e)


class Reentered:
    count = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.count += 1
        if self.count in self.at:
            return next(it)
        return [self.count]


for at in ({1}, {2}, {3}, {1, 2}, {2, 3}):
    source = Reentered()
    source.at = at
    it = pairwise(source)
    print([next(it) for _ in range(3)])


def spam():
    if spam.is_again:
        return 2
    spam.is_again = True
    list(spam.iterator)
    return 1


spam.is_again = False
spam.iterator = iter(spam, 2)
print(list(spam.iterator))
d = list(range(10))
it = reversed(d)
next(it)
d[1:] = []
print(it.__length_hint__(), list(it))


class Four:
    def __index__(self):
        return 4


print(comb(Four(), 2), perm(Four(), 2), comb(10, Four()), perm(True, 1))

# expect: 're.Match' object is not iterable
# expect: argument of type 're.Match' is not iterable
# expect: Value after * must be an iterable, not re.Match
# expect: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not re.Match
# expect: cannot unpack non-iterable re.Match object
# expect: 'types.UnionType' object is not iterable
# expect: argument of type 'types.UnionType' is not iterable
# expect: Value after * must be an iterable, not types.UnionType
# expect: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not types.UnionType
# expect: cannot unpack non-iterable types.UnionType object
# expect: 'types.UnionType' object is not iterable
# expect: argument of type 'types.UnionType' is not iterable
# expect: Value after * must be an iterable, not types.UnionType
# expect: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not types.UnionType
# expect: cannot unpack non-iterable types.UnionType object
# expect: mappingproxy [1]
# expect: mappingproxy False
# expect: mappingproxy [1]
# expect: mappingproxy 1
# expect: 1 []
# expect: 'type' object is not iterable
# expect: argument of type 'type' is not iterable
# expect: Value after * must be an iterable, not type
# expect: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not type
# expect: cannot unpack non-iterable type object
# expect: Walked ['a', 'b', 'c']
# expect: Walked True
# expect: Walked ['a', 'b', 'c']
# expect: Walked a
# expect: a ['b', 'c']
# expect: [(([2], [3]), [4]), ([4], [5]), ([5], [6])]
# expect: [([1], ([1], [3])), (([1], [3]), [4]), ([4], [5])]
# expect: [([1], [2]), ([2], ([2], [4])), (([2], [4]), [5])]
# expect: [((([3], [4]), [5]), [6]), ([6], [7]), ([7], [8])]
# expect: [([1], ([1], ([1], [4]))), (([1], ([1], [4])), [5]), ([5], [6])]
# expect: []
# expect: 0 []
# expect: 6 12 210 1
