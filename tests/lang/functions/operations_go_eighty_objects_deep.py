# Comparisons, texts, hashes and callbacks of objects within objects re-enter the interpreter at each: eighty deep in every build.
from functools import reduce


def nested(make, value=0):
    for _ in range(80):
        value = make(value)
    return value


class Box:
    def __init__(self, inside):
        self.inside = inside

    def __eq__(self, other):
        return self.inside == other.inside if isinstance(other, Box) else NotImplemented

    def __hash__(self):
        return hash(self.inside)

    def __repr__(self):
        return f"<{self.inside!r}>"


for make in (lambda x: [x], lambda x: (x,), lambda x: {1: x}, Box):
    first, second = nested(make), nested(make)
    print(first == second, len(repr(first)))
print(hash(nested(Box)) == hash(0), nested(lambda x: (x,), 1) < nested(lambda x: (x,), 2))


def by_map(n):
    return n and 1 + next(map(lambda _: by_map(n - 1), [0]))


def by_reduce(n):
    return n and 1 + reduce(lambda total, _: by_reduce(n - 1), [0, 0])


def by_key(n):
    return n and 1 + max(map(abs, sorted([by_key(n - 1)], key=lambda x: -x)))


class Text:
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return "%s." % Text(self.n - 1) if self.n else ""

    def __format__(self, form):
        return f"{Text(self.n - 1)}." if self.n else ""


def by_eval(n):
    return n and 1 + eval("by_eval(n - 1)")


print(by_map(60), by_reduce(80), by_key(80), len(str(Text(60))), len(f"{Text(80)}"), by_eval(80))

# expect: True 161
# expect: True 241
# expect: True 401
# expect: True 161
# expect: True True
# expect: 60 80 80 60 80 80
