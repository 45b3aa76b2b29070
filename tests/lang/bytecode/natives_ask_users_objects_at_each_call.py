# modes: eager bytecode
# Builtins that show, hash, compare or add what containers hold ask the objects in them, at every call and only there.
import functools
import math
import operator

from mindspore import Tensor, jit

log = []


class Item:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        log.append("repr")
        return "item %d" % self.n

    def __eq__(self, other):
        log.append("eq")
        return isinstance(other, Item) and self.n == other.n

    def __lt__(self, other):
        log.append("lt")
        return self.n < other.n

    def __gt__(self, other):
        log.append("gt")
        return self.n > other.n

    def __hash__(self):
        log.append("hash")
        return self.n

    def __radd__(self, other):
        log.append("radd")
        return other + self.n

    def __index__(self):
        log.append("index")
        return self.n

    def __float__(self):
        log.append("float")
        return float(self.n)


a, b = Item(1), Item(2)
items, pair, held, nested, keys = [a, b], (b, a), {"k": a}, [[a]], {a: 7}


@jit
def shown(x):
    return x * 1, f"{items}", str(pair), "%s" % (held,), repr(nested), "{}".format(items), f"{items!r:>20}"


@jit
def compared(x):
    return x * 1, [a] == [b], pair < (a, b), items < [b], max(items).n, sorted(pair)[0].n, items == [Item(1), Item(2)]


@jit
def hashed(x):
    return x * 1, hash((a, b)) == hash(pair), len(set(items)), len(frozenset(pair)), len(dict.fromkeys(items, 0))


@jit
def added(x):
    return x * 1, sum(items, 0), math.fsum([1.0, b])


@jit
def places(x):
    return x * 1, (5, 6, 7, 8, 9)[a], [5, 6, 7, 8, 9][a:b], "abcdef"[b], [1, 2] * a


@jit
def looked_up(x):
    return x * 1, keys.get(Item(1)), Item(2) in keys, Item(1) in items, items.count(Item(2))


@jit
def misses(x):
    try:
        return x * keys[Item(9)]
    except KeyError:
        return x * 2


for call in (shown, compared, hashed, added, places, looked_up, misses):
    for numbers in ((1, 2), (1, 2), (3, 4)):
        a.n, b.n = numbers
        log.clear()
        result = call(Tensor([1.0]))
        print(call.__name__, result, log)

# expect: shown (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), '[item 1, item 2]', '(item 2, item 1)', "{'k': item 1}", '[[item 1]]', '[item 1, item 2]', '    [item 1, item 2]') ['repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr']
# expect: shown (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), '[item 1, item 2]', '(item 2, item 1)', "{'k': item 1}", '[[item 1]]', '[item 1, item 2]', '    [item 1, item 2]') ['repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr']
# expect: shown (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), '[item 3, item 4]', '(item 4, item 3)', "{'k': item 3}", '[[item 3]]', '[item 3, item 4]', '    [item 3, item 4]') ['repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr', 'repr']
# expect: compared (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, False, True, 2, 1, True) ['eq', 'eq', 'lt', 'eq', 'lt', 'gt', 'lt', 'eq', 'eq']
# expect: compared (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, False, True, 2, 1, True) ['eq', 'eq', 'lt', 'eq', 'lt', 'gt', 'lt', 'eq', 'eq']
# expect: compared (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, False, True, 4, 3, False) ['eq', 'eq', 'lt', 'eq', 'lt', 'gt', 'lt', 'eq']
# expect: hashed (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 2, 2, 2) ['hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash']
# expect: hashed (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 2, 2, 2) ['hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash']
# expect: hashed (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), False, 2, 2, 2) ['hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash', 'hash']
# expect: added (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 3, 3.0) ['radd', 'radd', 'float']
# expect: added (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 3, 3.0) ['radd', 'radd', 'float']
# expect: added (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, 5.0) ['radd', 'radd', 'float']
# expect: places (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 6, [6], 'c', [1, 2]) ['index', 'index', 'index', 'index', 'index']
# expect: places (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 6, [6], 'c', [1, 2]) ['index', 'index', 'index', 'index', 'index']
# expect: places (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 8, [8], 'e', [1, 2, 1, 2, 1, 2]) ['index', 'index', 'index', 'index', 'index']
# expect: looked_up (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, False, True, 1) ['hash', 'eq', 'hash', 'eq', 'eq', 'eq']
# expect: looked_up (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, False, True, 1) ['hash', 'eq', 'hash', 'eq', 'eq', 'eq']
# expect: looked_up (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), None, False, False, 0) ['hash', 'eq', 'hash', 'eq', 'eq', 'eq', 'eq']
# expect: misses [2.] ['hash']
# expect: misses [2.] ['hash']
# expect: misses [2.] ['hash']
