# modes: eager bytecode trace
# Dicts and sets ask a tensor for its identity, and so does a guard on their keys.
import functools

from mindspore import Tensor, jit


@jit
def keyed(x):
    d = {x: 1, (x, 1): 2}
    y = x + 1
    d[y] = 3
    return d[x], d[(x, 1)], d[y], x in d, len({x, y, x})


@jit
def cached(x):
    @functools.lru_cache
    def twice(t):
        return t * 2
    return twice(x) + twice(x)


table = {}


@jit
def from_outside(x):
    return x + len(table) + sum(table.values())


for v in (1.0, 2.0, 2.0):
    x = Tensor([v, -2.0])
    print(keyed(x), cached(x))
    table[x] = 5
    print(from_outside(x))

# expect: (1, 2, 3, True, 2) [ 4. -8.]
# expect: [7. 4.]
# expect: (1, 2, 3, True, 2) [ 8. -8.]
# expect: [14. 10.]
# expect: (1, 2, 3, True, 2) [ 8. -8.]
# expect: [20. 16.]
