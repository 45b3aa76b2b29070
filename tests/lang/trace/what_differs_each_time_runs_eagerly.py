# by hand: the oracle's trace keeps what it met first; eager execution decides
import contextvars
import io
import itertools
import os
import random
import sys

import mindspore as ms
import numpy as np
from mindspore import Tensor, jit

x = Tensor([1.0])
variable = contextvars.ContextVar("variable", default=1)
os.environ["NUMBER"] = "1"


def steps():
    n = 1
    while True:
        n += (yield n) or 0


def made(kind):
    if kind == "zip" or kind == "list" or kind == "sum" or kind == "star" or kind == "in":
        return iter([1, 2, 3, 4, 5, 6, 7])
    if kind == "islice":
        return itertools.count(3)
    if kind == "send":
        started = steps()
        next(started)
        return started
    if kind == "random":
        return random.Random(3)
    if kind == "state":
        return np.random.RandomState(3)
    return io.StringIO("1\n2\n3\n4\n5\n")


takes = {
    "zip": lambda v, i: v * sum(a * b for a, b in zip([10, 20], i)),
    "list": lambda v, i: v + len(list(i)),
    "sum": lambda v, i: v + sum(i),
    "star": lambda v, i: v + max(*i, 0, -1),
    "in": lambda v, i: v if 2 in i else -v,
    "islice": lambda v, i: v + list(itertools.islice(i, 2))[1],
    "send": lambda v, i: v * i.send(2),
    "random": lambda v, i: v * i.random(),
    "state": lambda v, i: v * float(i.rand()),
    "lines": lambda v, i: v * int(i.readline()),
}
for kind, take in takes.items():
    given = made(kind)
    want = [float(take(x, given)) for _ in range(5)]
    given = made(kind)

    @jit(capture_mode="trace")
    def traced(v):
        return take(v, given)

    got = [float(traced(x)) for _ in range(5)]
    print(kind, got == want)


@jit(capture_mode="trace")
def environment(v):
    return v * int(os.environ.get("NUMBER")) + int(os.getenv("NUMBER"))


@jit(capture_mode="trace")
def of_context(v):
    return v * variable.get()


@jit(capture_mode="trace")
def of_interpreter(v):
    return v * sys.getrecursionlimit()


@jit(capture_mode="trace")
def of_seed(v):
    return v * (ms.get_seed() or 1)


@jit(capture_mode="trace")
def of_handler(v):
    return v * 2 if sys.exc_info()[0] else v


sys.setrecursionlimit(1000)
print([float(f(x)) for f in (environment, of_context, of_interpreter, of_seed, of_handler)])
os.environ["NUMBER"] = "5"
variable.set(4)
sys.setrecursionlimit(2000)
ms.set_seed(8)
try:
    print(1 / 0)
except ZeroDivisionError:
    print([float(f(x)) for f in (environment, of_context, of_interpreter, of_seed, of_handler)])

# expect: zip True
# expect: list True
# expect: sum True
# expect: star True
# expect: in True
# expect: islice True
# expect: send True
# expect: random True
# expect: state True
# expect: lines True
# expect: [2.0, 1.0, 1000.0, 1.0, 1.0]
# expect: [10.0, 4.0, 2000.0, 8.0, 2.0]
