# modes: eager ast bytecode
from mindspore import Tensor, jit
import numpy as np


@jit
def arguments(x):
    def g(p, *q, r=1, **s):
        return p * r + q[0] * s["z"]
    return g(x, *(2, 3), **{"z": 4, "r": 2})


@jit
def comprehensions(x):
    return [x[i] * i for i in range(2) if i > 0], {k: x[k] for k in range(2)}


@jit
def lambdas(x):
    f = lambda a, b=2: a * b
    return f(x) + (lambda z: z + 1)(x)


@jit
def text(x):
    s = "a,b"
    return s.split(","), s.upper(), "%d-%s" % (1, "q"), f"{x.ndim}d", "x".join(["1", "2"]), "{}".format(3), s[1]


@jit
def builtins(x):
    return (len(x), list(range(3)), list(zip((1, 2), (3, 4))), list(enumerate(("a", "b"))), min(3, 1), max((4, 5)),
            sum((1, 2, 3)), abs(-2), all((1, 0)), any((0, 1)), sorted([3, 1, 2]), list(map(lambda q: q + 1, (1, 2))),
            list(filter(lambda q: q > 1, (1, 2))), list(reversed((1, 2))))


@jit
def of_tensors(x):
    return max(x[0, 0], x[1, 1]), min(x[0, 0], x[1, 1]), sum([x, x * 2]), list(map(lambda q: q * 2, x))


@jit
def dicts_and_lists(x):
    d = {"a": 1, "b": x}
    d["c"] = 2
    l = [1]
    l.append(x)
    l.extend([3])
    l.insert(0, 9)
    p = l.pop()
    l.reverse()
    return d["b"], list(d.keys()), d.get("q", 3), "a" in d, len(d), l, p


@jit
def unpacking(x):
    a, b = x
    (c, *d), e = (1, 2, 3), 4
    return a + b, c, d, e, [*(1, 2), 3], {**{"a": 1}, "b": 2}


@jit
def numbers(x):
    return 7 // 2, 7 % 3, 2**5, -7 // 2, 1 << 3, 5 & 3, 5 | 3, 5 ^ 3, ~5, 7 / 2, 1 < 2 < 3, isinstance(x, Tensor)


@jit
def inner_jit(x):
    @jit
    def inner(a):
        return a * 3
    return inner(x)


x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
for f in (arguments, comprehensions, lambdas, text, builtins, of_tensors, dicts_and_lists, unpacking, numbers, inner_jit):
    print(f(x))

# expect: [[ 8. 10. 12.]
# expect:  [14. 16. 18.]]
# expect: ([Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00])], {0: Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00]), 1: Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00])})
# expect: [[ 1.  4.  7.]
# expect:  [10. 13. 16.]]
# expect: (['a', 'b'], 'A,B', '1-q', '2d', '1x2', '3', ',')
# expect: (2, [0, 1, 2], [(1, 3), (2, 4)], [(0, 'a'), (1, 'b')], 1, 5, 6, 2, False, True, [1, 2, 3], [2, 3], [2], [2, 1])
# expect: (Tensor(shape=[], dtype=Float32, value= 4), Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  3.00000000e+00,  6.00000000e+00],
# expect:  [ 9.00000000e+00,  1.20000000e+01,  1.50000000e+01]]), [Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  2.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01])])
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), ['a', 'b', 'c'], 3, True, 3, [Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), 1, 9], 3)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), 1, [2, 3], 4, [1, 2, 3], {'a': 1, 'b': 2})
# expect: (3, 1, 32, -4, 8, 1, 7, 6, -6, 3.5, True, True)
# expect: [[ 0.  3.  6.]
# expect:  [ 9. 12. 15.]]
# expect report: fallback 0
