from mindspore import Tensor, jit, ops


@jit(fullgraph=True)
def expression(v, i):
    ax = 0 if i > 0 else 1
    return v.sum(axis=ax)


@jit(fullgraph=True)
def tuples(v, i):
    if i > 0:
        sh = (2, 3)
    elif i < -5:
        sh = (1, 6)
    else:
        sh = (3, 2)
    return ops.zeros(sh) + ops.reshape(v, sh)


@jit(fullgraph=True)
def computed(v, i):
    k = 1 if i > 0 else 2
    return ops.concat((v, v), axis=k - 1).shape, ops.cumsum(v, k - 1), v[:k]


@jit(fullgraph=True)
def flags(v, i):
    return v.sum(0, keepdims=True if i > 0 else False)


@jit(fullgraph=True)
def two(v, i):
    first, second = (1, 0) if i > 0 else (0, 1), 2 if i > 1 else 3
    return ops.transpose(v, first), [v.sum()] * second


@jit(fullgraph=True)
def repeated(v, i):
    n = 2
    if i > 0:
        n = 3
    out = v
    for k in range(n):
        out = out + k
    return [out.sum()] * n


v = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for f in (expression, tuples, computed, flags, two, repeated):
    for i in (Tensor(2), Tensor(-1)):
        print(f.__name__, f(v, i))

# expect: expression [5. 7. 9.]
# expect: expression [ 6. 15.]
# expect: tuples [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: tuples [[1. 2.]
# expect:  [3. 4.]
# expect:  [5. 6.]]
# expect: computed ((4, 3), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]]), Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]))
# expect: computed ((2, 6), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  3.00000000e+00,  6.00000000e+00],
# expect:  [ 4.00000000e+00,  9.00000000e+00,  1.50000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]]))
# expect: flags [[5. 7. 9.]]
# expect: flags [5. 7. 9.]
# expect: two (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00],
# expect:  [ 2.00000000e+00,  5.00000000e+00],
# expect:  [ 3.00000000e+00,  6.00000000e+00]]), [Tensor(shape=[], dtype=Float32, value= 21), Tensor(shape=[], dtype=Float32, value= 21)])
# expect: two (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]]), [Tensor(shape=[], dtype=Float32, value= 21), Tensor(shape=[], dtype=Float32, value= 21), Tensor(shape=[], dtype=Float32, value= 21)])
# expect: repeated [Tensor(shape=[], dtype=Float32, value= 39), Tensor(shape=[], dtype=Float32, value= 39), Tensor(shape=[], dtype=Float32, value= 39)]
# expect: repeated [Tensor(shape=[], dtype=Float32, value= 27), Tensor(shape=[], dtype=Float32, value= 27)]
