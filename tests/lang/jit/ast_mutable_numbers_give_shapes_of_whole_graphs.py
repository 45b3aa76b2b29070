"""Numbers that mutable() marked where a whole graph needs them while it is built: shapes, axes, lengths. Other numbers
give other results."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, mutable, ops

A = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def filled(x, n):
    return ops.zeros((n, 2)).shape, ops.ones(n), ops.full((n, 1), 2)


def reshaped(x, n):
    return x.reshape((n, -1)), ops.reshape(x, (-1, n)).shape


def viewed(x, n):
    return x.view(n, -1) * 2


def counted(x, n):
    return ops.arange(n), ops.arange(0, n, 1).sum()


def repeated(x, n):
    return ops.tile(x, (n, 1)).shape, [1, 2] * n


def axes(x, n):
    return x.sum(n - 1), ops.concat((x, x), n - 1).shape, ops.expand_dims(x, n).shape


def comprehended(x, n):
    return [i * 2 for i in range(n)]


def differentiated(x, n):
    return ops.grad(lambda a: a.reshape((n, -1)) * 2)(x)


for f in (filled, reshaped, viewed, counted, repeated, axes, comprehended, differentiated):
    compiled = jit(f, fullgraph=True)
    for n in (1, 2, 1):
        try:
            print(f.__name__, n, compiled(A, mutable(n)))
        except Exception as e:
            print(f.__name__, n, type(e).__name__, str(e).splitlines()[0])

# expect: filled 1 ((1, 2), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[1, 1], dtype=Int64, value=
# expect: [[2]]))
# expect: filled 2 ((2, 2), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]), Tensor(shape=[2, 1], dtype=Int64, value=
# expect: [[2],
# expect:  [2]]))
# expect: filled 1 ((1, 2), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[1, 1], dtype=Int64, value=
# expect: [[2]]))
# expect: reshaped 1 (Tensor(shape=[1, 6], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), (6, 1))
# expect: reshaped 2 (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), (3, 2))
# expect: reshaped 1 (Tensor(shape=[1, 6], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), (6, 1))
# expect: viewed 1 [[ 0.  2.  4.  6.  8. 10.]]
# expect: viewed 2 [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]]
# expect: viewed 1 [[ 0.  2.  4.  6.  8. 10.]]
# expect: counted 1 (Tensor(shape=[1], dtype=Int64, value= [0]), Tensor(shape=[], dtype=Int64, value= 0))
# expect: counted 2 (Tensor(shape=[2], dtype=Int64, value= [0, 1]), Tensor(shape=[], dtype=Int64, value= 1))
# expect: counted 1 (Tensor(shape=[1], dtype=Int64, value= [0]), Tensor(shape=[], dtype=Int64, value= 0))
# expect: repeated 1 ((2, 3), [1, 2])
# expect: repeated 2 ((4, 3), [1, 2, 1, 2])
# expect: repeated 1 ((2, 3), [1, 2])
# expect: axes 1 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), (4, 3), (2, 1, 3))
# expect: axes 2 (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), (2, 6), (2, 3, 1))
# expect: axes 1 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), (4, 3), (2, 1, 3))
# expect: comprehended 1 [0]
# expect: comprehended 2 [0, 2]
# expect: comprehended 1 [0]
# expect: differentiated 1 [[2. 2. 2.]
# expect:  [2. 2. 2.]]
# expect: differentiated 2 [[2. 2. 2.]
# expect:  [2. 2. 2.]]
# expect: differentiated 1 [[2. 2. 2.]
# expect:  [2. 2. 2.]]
