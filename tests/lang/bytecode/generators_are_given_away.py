# modes: eager bytecode
from mindspore import Tensor, jit


def items(x):
    yield x
    yield x + 1
    return 5


@jit
def fresh(x, k):
    return (x * i for i in range(k)), map(lambda v: v * 2, (x + i for i in range(k))), zip("ab", (x for _ in "ab"))


@jit
def half_used(x, n):
    def counting(k):
        t = x
        for i in range(k):
            got = yield t * i
            if got:
                t = t + got
        return "end"
    g, h = counting(n), counting(2)
    return g, h, next(g)


@jit
def across_a_break(x):
    g = (x * i for i in range(5))
    a = next(g)
    print("break")
    b = next(g)
    for v in g:
        b = b + v
    return a, b, list(g)


@jit
def ended(x):
    g = (x for _ in range(1))
    return next(g), next(g, None), g


@jit
def shares(x):
    made, n = [], 0

    def counting():
        nonlocal n
        while n < 3:
            n += 1
            made.append(n)
            yield x + n
    g = counting()
    next(g)
    return g, made, lambda: n


@jit
def delegating(x):
    def outer():
        v = yield from items(x)
        yield v
    g = outer()
    return next(g), g


@jit
def guarded(x, log):
    def closing():
        try:
            yield x
            yield x + 1
        finally:
            log.append("closed")
    g = closing()
    return next(g), g


@jit
def recursive(x):
    def factorial(n):
        return 1 if n < 2 else n * factorial(n - 1)
    return x * factorial(4), factorial


for i in range(1, 4):
    x = Tensor([float(i)])
    print([list(g) for g in fresh(x, i)])
    g, h, first = half_used(x, i)
    out = [type(g).__name__, g.__name__, first]
    try:
        out += [next(g), g.send(10)]
    except StopIteration as stop:
        out.append(stop.value)
    print(out, list(g), list(h), g.gi_frame is None)
    print(across_a_break(x))
    a, b, g = ended(x)
    print(a, b, type(g).__name__, list(g))
    g, made, count = shares(x)
    print(count(), made, list(g), made, count())
    first, g = delegating(x)
    print(first, list(g))
    log = []
    first, g = guarded(x, log)
    g.close()
    print(first, log, list(g))
    y, factorial = recursive(x)
    print(y, factorial(5))

# expect: [[Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00])], [Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])], [('a', Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])), ('b', Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))]]
# expect: ['generator', 'counting', Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 'end'] [] [Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])] True
# expect: break
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+01]), [])
# expect: [1.] None generator []
# expect: 1 [1, 2, 3] [Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00])] [1, 2, 3] 3
# expect: [1.] [Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 5]
# expect: [1.] ['closed'] []
# expect: [24.] 120
# expect: [[Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])], [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])], [('a', Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])), ('b', Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))]]
# expect: ['generator', 'counting', Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 'end'] [] [Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])] True
# expect: break
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+01]), [])
# expect: [2.] None generator []
# expect: 1 [1, 2, 3] [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+00])] [1, 2, 3] 3
# expect: [2.] [Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), 5]
# expect: [2.] ['closed'] []
# expect: [48.] 120
# expect: [[Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])], [Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 8.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+01])], [('a', Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00])), ('b', Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]))]]
# expect: ['generator', 'counting', Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.60000000e+01])] [] [Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00])] True
# expect: break
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+01]), [])
# expect: [3.] None generator []
# expect: 1 [1, 2, 3] [Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])] [1, 2, 3] 3
# expect: [3.] [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), 5]
# expect: [3.] ['closed'] []
# expect: [72.] 120
