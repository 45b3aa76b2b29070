# modes: eager bytecode trace
from mindspore import Tensor, jit


def averages(x):
    total, count = x, 1
    while True:
        given = yield total / count
        if given is None:
            return total
        total, count = total + given, count + 1


def delegating(x):
    result = yield from averages(x)
    yield result * 2


@jit
def sent(x):
    g = averages(x)
    first = next(g)
    second = g.send(3)
    third = g.send(x)
    g.close()
    return first, second, third, list(g)


@jit
def through(x):
    g = delegating(x)
    return next(g), g.send(5), g.send(None), list(g)


@jit
def unstarted(x):
    g = averages(x)
    try:
        g.send(1)
    except TypeError as error:
        return str(error), next(g)


@jit
def ended(x):
    g = averages(x)
    next(g)
    try:
        g.send(None)
    except StopIteration as stop:
        return stop.value


@jit
def closed_in_a_handler(x):
    log = []

    def careful():
        try:
            yield x
        finally:
            log.append("closed")
    g = careful()
    y = next(g)
    g.close()
    return y, log


for v in (2.0, 4.0):
    x = Tensor([v])
    for f in (sent, through, unstarted, ended, closed_in_a_handler):
        print(f(x))

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.50000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.33333325e+00]), [])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.50000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.40000000e+01]), [])
# expect: ("can't send non-None value to a just-started generator", Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))
# expect: [2.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), ['closed'])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.50000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.66666675e+00]), [])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 4.50000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.80000000e+01]), [])
# expect: ("can't send non-None value to a just-started generator", Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]))
# expect: [4.]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), ['closed'])
