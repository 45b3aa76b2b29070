# modes: eager ast bytecode trace
import numpy as np
from mindspore import Tensor, jit, ops, vmap

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
y = Tensor(np.arange(6, 12).reshape(2, 3).astype(np.float32))
row = Tensor(np.array([1.0, 2.0, 3.0], np.float32))


def pair(p, c):
    return p[0] * p[1] + c


def listed(p):
    return [p[0] + p[1], p[0] - p[1]]


def by_shape(a):
    return a.reshape(a.shape[0], 1) * a.ndim


def variadic(*args):
    return args[0] * args[1]


def named(a, *, k=2):
    return a * k


@jit
def structures(a, b, c):
    return (vmap(pair, in_axes=((0, None), 0))((a, c), b), vmap(pair, in_axes=0)((a, b), b),
            vmap(listed, in_axes=([0, 1],))([a, b.T]))


@jit
def closures(a, c):
    def inner(r):
        return r * c + 1
    k = 3

    def outer(r):
        return inner(r) * k - c
    return vmap(inner)(a), vmap(outer)(a)


def three(r):
    return 3


def with_number(r):
    return r, 5


def with_tensor(r):
    return r.sum(), ops.ones(2)


@jit
def constants(a):
    return vmap(three)(a), vmap(with_number, out_axes=(0, None))(a), vmap(with_tensor)(a)


@jit
def shapes(a):
    return vmap(by_shape)(a), vmap(variadic)(a, a), vmap(named)(a)


def product(p, q):
    return p * q


def one_more(p):
    return p + 1


@jit
def twice(a, b):
    table = vmap(vmap(product, in_axes=(0, None)), in_axes=(None, 0))
    return table(a[0], b[0]), vmap(vmap(one_more), 1, 1)(a)


print(structures(x, y, row))
print(closures(x, row))
print(constants(x))
print(shapes(x))
print(twice(x, y))

# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  9.00000000e+00,  1.40000000e+01],
# expect:  [ 1.20000000e+01,  1.80000000e+01,  2.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  1.40000000e+01,  2.40000000e+01],
# expect:  [ 3.60000000e+01,  5.00000000e+01,  6.60000000e+01]]), (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01],
# expect:  [ 1.20000000e+01,  1.40000000e+01,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[-6.00000000e+00, -6.00000000e+00, -6.00000000e+00],
# expect:  [-6.00000000e+00, -6.00000000e+00, -6.00000000e+00]])))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  3.00000000e+00,  7.00000000e+00],
# expect:  [ 4.00000000e+00,  9.00000000e+00,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  7.00000000e+00,  1.80000000e+01],
# expect:  [ 1.10000000e+01,  2.50000000e+01,  4.50000000e+01]]))
# expect: (Tensor(shape=[2], dtype=Int64, value= [3, 3]), (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), 5), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00]])))
# expect: (Tensor(shape=[2, 3, 1], dtype=Float32, value=
# expect: [[[ 0.00000000e+00],
# expect:   [ 1.00000000e+00],
# expect:   [ 2.00000000e+00]],
# expect:  [[ 3.00000000e+00],
# expect:   [ 4.00000000e+00],
# expect:   [ 5.00000000e+00]]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  4.00000000e+00],
# expect:  [ 9.00000000e+00,  1.60000000e+01,  2.50000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00,  4.00000000e+00],
# expect:  [ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01]]))
# expect: (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  6.00000000e+00,  1.20000000e+01],
# expect:  [ 0.00000000e+00,  7.00000000e+00,  1.40000000e+01],
# expect:  [ 0.00000000e+00,  8.00000000e+00,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]]))
