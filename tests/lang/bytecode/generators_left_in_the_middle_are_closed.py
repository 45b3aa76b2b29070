# modes: eager bytecode trace
# by hand: the judge is eager execution
# What handlers of a generator do when nobody holds it any more is done under capture, too.
import contextlib

from mindspore import Tensor, jit

log = []


def items(x, n, name):
    try:
        for i in range(n):
            yield x * i
    finally:
        log.append(name)


@contextlib.contextmanager
def noted(name):
    log.append("in " + name)
    try:
        yield
    finally:
        log.append("out " + name)


def rows(x):
    with noted("rows"):
        yield x
        yield x * 2


def all_of(x):
    yield from items(x, 3, "inner")


@jit
def first(x):
    return next(items(x + 1, 2, "first"))


@jit
def shortest(x):
    total = x
    for a, b in zip(items(x, 3, "long"), items(x, 2, "short")):
        total = total + a * b
    log.append("zipped")
    return total


@jit
def delegated(x):
    for v in all_of(x):
        if v.shape:
            break
    r = next(rows(x))
    log.append("end")
    return v + r


x = Tensor([1.0, 2.0])
for f in (first, shortest, delegated):
    log.clear()
    print(f(x), f(x), sorted(log))
# expect: [0. 0.] [0. 0.] ['first', 'first']
# expect: [2. 6.] [2. 6.] ['long', 'long', 'short', 'short', 'zipped', 'zipped']
# expect: [1. 2.] [1. 2.] ['end', 'end', 'in rows', 'in rows', 'inner', 'inner', 'out rows', 'out rows']
