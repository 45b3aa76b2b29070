# by hand: the oracle's trace keeps what it met first; eager execution decides
from mindspore import Tensor, jit


def t(v):
    return Tensor([float(v)])


@jit(capture_mode="trace")
def same(x, y):
    return x + 1 if x is y else x - 1


a, b = t(1), t(1)
print([float(same(*pair)) for pair in ((a, b), (a, a), (b, a), (b, b))])

outside = t(1)


@jit(capture_mode="trace")
def same_as_outside(x):
    return x + 1 if x is outside else x - 1


print([float(same_as_outside(v)) for v in (t(1), outside, t(1))])
before, outside = outside, t(3)
print([float(same_as_outside(v)) for v in (before, outside)])

places = [a, b]


@jit(capture_mode="trace")
def place(x):
    for i, v in enumerate(places):
        if v is x:
            return i
    return -1


print([place(v) for v in (a, b, t(1), b)])

table = {a: 2.0}


@jit(capture_mode="trace")
def looked_up(x):
    return x * table.get(x, 7.0)


@jit(capture_mode="trace")
def by_hash(x):
    return x * 2 if hash(x) == hash(a) else x


@jit(capture_mode="trace")
def by_id(x):
    return x * 2 if id(x) == id(a) else x


for f in (looked_up, by_hash, by_id):
    print([float(f(v)) for v in (a, b, a)])


@jit(capture_mode="trace")
def same_list(x, one, other):
    return x * 2 if one is other else x


items = [1]
print([float(same_list(a, *pair)) for pair in ((items, items), ([1], [1]), (items, [1]), (items, items))])


@jit(capture_mode="trace")
def both(x, one, other):
    return one, other


one, other = both(a, items, items)
print(one is items, other is items)
first, second = [1], [1]
one, other = both(a, first, second)
print(one is first, other is second)


@jit(capture_mode="trace")
def itself(x):
    return items


print(itself(a) is items, itself(a) is items)
items.append(2)
print(itself(a))

# expect: [0.0, 2.0, 0.0, 2.0]
# expect: [0.0, 2.0, 0.0]
# expect: [0.0, 4.0]
# expect: [0, 1, -1, 1]
# expect: [2.0, 7.0, 2.0]
# expect: [2.0, 1.0, 2.0]
# expect: [2.0, 1.0, 2.0]
# expect: [2.0, 1.0, 1.0, 2.0]
# expect: True True
# expect: True True
# expect: True True
# expect: [1, 2]
