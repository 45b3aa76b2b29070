# modes: eager bytecode
# contextlib.contextmanager, suppress, nullcontext: entered and left in the graph; what raises is the interpreter's.
import contextlib

from mindspore import Tensor, jit

log = []


@contextlib.contextmanager
def doubled(n):
    log.append(("in", n))
    try:
        yield n * 2
    finally:
        log.append(("out", n))


@contextlib.contextmanager
def nothing():
    if log is None:
        yield


@contextlib.contextmanager
def twice():
    yield 1
    yield 2


@jit
def managed(x, n, is_bad):
    with doubled(n) as k, contextlib.nullcontext(4) as z:
        y = x * k + z
        if is_bad:
            raise ValueError("bad")
    return y + 1


@jit
def suppressed(x, key):
    with contextlib.suppress(KeyError):
        x = x + {"a": 1}[key]
        x = x + 100
    return x


@jit
def enters(x, manager):
    with manager() as k:
        return x, k


x = Tensor([1.0, 2.0])
for n in (3, 3, 4):
    print(managed(x, n, False))
for key in "aba":
    print(suppressed(x, key))
try:
    managed(x, 5, True)
except ValueError as error:
    print(error)
for manager in (nothing, twice):
    try:
        enters(x, manager)
    except RuntimeError as error:
        print(error)
print(log)

# expect: [11. 17.]
# expect: [11. 17.]
# expect: [13. 21.]
# expect: [102. 103.]
# expect: [1. 2.]
# expect: [102. 103.]
# expect: bad
# expect: generator didn't yield
# expect: generator didn't stop
# expect: [('in', 3), ('out', 3), ('in', 3), ('out', 3), ('in', 4), ('out', 4), ('in', 5), ('out', 5)]
