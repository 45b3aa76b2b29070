# modes: eager bytecode
import functools

from mindspore import Tensor, jit, ops


def g(a, b=1, *c, d=2):
    return a + b + sum(c) + d


class Scaled:
    def times(self, a, b):
        return a * b


@jit
def called(x, k):
    p = functools.partial(g, x, d=k)
    q = functools.partial(p, 5)
    r = list(map(functools.partial(g, b=k), [x, x]))
    return (p(1), q(7), p(d=9), r, callable(p), isinstance(p, functools.partial), p.func is g, p.args,
            functools.partial(Scaled().times, x)(3), functools.partial(ops.add, 1)(x))


@jit
def given_away(x, k):
    p = functools.partial(g, x, d=k)
    print("break")
    return p, p(k), p.keywords


for k in (1, 2, 1):
    x = Tensor([float(k)])
    print(called(x, k))
    p, y, named = given_away(x, k)
    print(p.func is g, p.args, p.keywords, p(1), y, named)

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.40000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 1.10000000e+01]), [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00])], True, True, True, (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]),), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))
# expect: break
# expect: True (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]),) {'d': 1} [3.] [3.] {'d': 1}
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.60000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 1.20000000e+01]), [Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])], True, True, True, (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]),), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]))
# expect: break
# expect: True (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]),) {'d': 2} [5.] [6.] {'d': 2}
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.40000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 1.10000000e+01]), [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00])], True, True, True, (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]),), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))
# expect: break
# expect: True (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]),) {'d': 1} [3.] [3.] {'d': 1}
