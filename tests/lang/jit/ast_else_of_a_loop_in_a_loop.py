"""Branches in the else of a loop end with it, and do not take what comes after the loop around it (a segmentation fault)."""
from mindspore import Tensor, jit


def f(x, k):
    i = Tensor(0)
    while i < 3:
        i = i + 1
        j = Tensor(0)
        while j < 3:
            j = j + 1
        else:
            if k == 3:
                x = x + 1
    return x


def nothing(x, k):
    i = Tensor(3)
    while i < 3:
        j = Tensor(0)
        while j < 3:
            j = j
        else:
            if k == 3:
                pass
        pass
    return x


def g(x, n):
    i = Tensor(0)
    while i < n:
        i = i + 1
        j = Tensor(0)
        while j < 2:
            j = j + 1
            x = x + 1
            if x > 20:
                break
        else:
            if x > 6:
                break
        x = x + 0.5
    return x


def h(x, n):
    i = Tensor(0)
    while i < n:
        i = i + 1
        j = Tensor(0)
        while j < 2:
            j = j + 1
            x = x + 1
        else:
            if x > 6:
                x = x * 2
            else:
                x = x - 0.25
        x = x + 0.5
    return x


for fn in (f, nothing, g, h):
    for how in (lambda q: q, jit, jit(capture_mode="bytecode")):
        print(fn.__name__, [how(fn)(Tensor(float(v)), Tensor(n)).item() for v, n in ((1, 3), (-1, 4), (5, 2))])

# expect: f [4.0, -1.0, 5.0]
# expect: f [4.0, -1.0, 5.0]
# expect: f [4.0, -1.0, 5.0]
# expect: nothing [1.0, -1.0, 5.0]
# expect: nothing [1.0, -1.0, 5.0]
# expect: nothing [1.0, -1.0, 5.0]
# expect: g [8.0, 8.5, 7.0]
# expect: g [8.0, 8.5, 7.0]
# expect: g [8.0, 8.5, 7.0]
# expect: h [15.5, 16.0, 33.5]
# expect: h [15.5, 16.0, 33.5]
# expect: h [15.5, 16.0, 33.5]
