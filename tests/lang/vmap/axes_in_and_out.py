# modes: eager ast bytecode trace
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops, vmap

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
y = Tensor(np.arange(6, 12).reshape(2, 3).astype(np.float32))
row = Tensor(np.array([1.0, 2.0, 3.0], np.float32))


def affine(a, b):
    return a * b + 1


def both(a, b):
    return a + b, a * b


def nested(a):
    return a, (a + 1, a * 2)


@jit
def plain(a, b):
    return vmap(affine)(a, b)


@jit
def columns(a, b):
    return ms.vmap(affine, in_axes=1)(a, b), ms.vmap(affine, in_axes=-1, out_axes=1)(a, b)


@jit
def one_fixed(a, b):
    return ops.vmap(affine, in_axes=(0, None))(a, b), vmap(affine, in_axes=(None, -1), out_axes=-2)(b, a.T)


@jit
def results(a, b):
    return vmap(both)(a, b), vmap(both, out_axes=(0, 1))(a, b), vmap(both, out_axes=[-1, 0])(a, b)


@jit
def structure(a):
    return vmap(nested)(a), vmap(nested, out_axes=(0, (1, -1)))(a)


@jit
def of_rows(a):
    return vmap(ops.relu)(a - 2), vmap(affine, in_axes=(0, None))(a, 2), vmap(affine, (0,) * 2, (0,))(a, a)


print(plain(x, y))
print(columns(x, y))
print(one_fixed(x, row))
print(results(x, y))
print(structure(x))
print(of_rows(x))

# expect: [[ 1.  8. 17.]
# expect:  [28. 41. 56.]]
# expect: (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.80000000e+01],
# expect:  [ 8.00000000e+00,  4.10000000e+01],
# expect:  [ 1.70000000e+01,  5.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  8.00000000e+00,  1.70000000e+01],
# expect:  [ 2.80000000e+01,  4.10000000e+01,  5.60000000e+01]]))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  3.00000000e+00,  7.00000000e+00],
# expect:  [ 4.00000000e+00,  9.00000000e+00,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  3.00000000e+00,  7.00000000e+00],
# expect:  [ 4.00000000e+00,  9.00000000e+00,  1.60000000e+01]]))
# expect: ((Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01],
# expect:  [ 1.20000000e+01,  1.40000000e+01,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  7.00000000e+00,  1.60000000e+01],
# expect:  [ 2.70000000e+01,  4.00000000e+01,  5.50000000e+01]])), (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01],
# expect:  [ 1.20000000e+01,  1.40000000e+01,  1.60000000e+01]]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.70000000e+01],
# expect:  [ 7.00000000e+00,  4.00000000e+01],
# expect:  [ 1.60000000e+01,  5.50000000e+01]])), (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  1.20000000e+01],
# expect:  [ 8.00000000e+00,  1.40000000e+01],
# expect:  [ 1.00000000e+01,  1.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  7.00000000e+00,  1.60000000e+01],
# expect:  [ 2.70000000e+01,  4.00000000e+01,  5.50000000e+01]])))
# expect: ((Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00,  4.00000000e+00],
# expect:  [ 6.00000000e+00,  8.00000000e+00,  1.00000000e+01]]))), (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00],
# expect:  [ 2.00000000e+00,  5.00000000e+00],
# expect:  [ 3.00000000e+00,  6.00000000e+00]]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  6.00000000e+00],
# expect:  [ 2.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  1.00000000e+01]]))))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  3.00000000e+00,  5.00000000e+00],
# expect:  [ 7.00000000e+00,  9.00000000e+00,  1.10000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  5.00000000e+00],
# expect:  [ 1.00000000e+01,  1.70000000e+01,  2.60000000e+01]]))
