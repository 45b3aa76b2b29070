"""A return in the else of a loop that only the graph ends was lost in silence, or a segmentation fault."""
from mindspore import Tensor, jit

def f(x, n):
    i = Tensor(0)
    while i < n:
        i = i + 1
    else:
        if x > 0:
            return x
    return x * 2


def g(x, n):
    for j in range(3):
        x = x + j
        if x > 7:
            break
    else:
        return x * 10
    return x


def h(x, n):
    i = Tensor(0)
    while i < n:
        i = i + 1
        if x > 3:
            break
    else:
        if x > 0:
            return x
        x = x - 1
    return x * 2


for fn in (f, g, h):
    for how in (lambda q: q, jit, jit(capture_mode="bytecode")):
        print(fn.__name__, [how(fn)(Tensor(float(v)), Tensor(2)).item() for v in (1, -1, 5)])

# expect: f [1.0, -2.0, 5.0]
# expect: f [1.0, -2.0, 5.0]
# expect: f [1.0, -2.0, 5.0]
# expect: g [40.0, 20.0, 8.0]
# expect: g [40.0, 20.0, 8.0]
# expect: g [40.0, 20.0, 8.0]
# expect: h [1.0, -4.0, 10.0]
# expect: h [1.0, -4.0, 10.0]
# expect: h [1.0, -4.0, 10.0]
