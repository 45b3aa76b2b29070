# modes: eager bytecode
from mindspore import Tensor, jit, ops


@jit
def written(x):
    y = x * 1
    v = y[0:2]
    v[0] = 4.5
    return y, v


@jit
def through(x):
    y = x * 2
    v = y.view(2, 2)
    print(v.shape)
    v[0] = 9.0
    w = ops.transpose(v, (1, 0))
    print(w.shape)
    w[1] = 7.0
    return y, v, w


@jit
def apart(x):
    y = x * 2
    v = y + 0
    print("break")
    v[0] = 9.0
    return y, v


@jit
def sets(x, l):
    s = {*l} | {3}
    s.discard(2)
    s ^= {7, 3}
    t = sorted(l)
    print("break")
    t.append(4)
    return x * len(s), s, t


x = Tensor([1.0, 2.0, 3.0, 4.0])
for _ in range(2):
    print(written(x))
    y, v, w = through(x)
    print(y, v, w)
    y[3] = -1.0
    print(v, w)
    print(apart(x))
    print(sets(x, [2, 1]))

# expect: (Tensor(shape=[4], dtype=Float32, value= [ 4.50000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.50000000e+00,  2.00000000e+00]))
# expect: (2, 2)
# expect: (2, 2)
# expect: [9. 7. 6. 7.] [[9. 7.]
# expect:  [6. 7.]] [[9. 6.]
# expect:  [7. 7.]]
# expect: [[ 9.  7.]
# expect:  [ 6. -1.]] [[ 9.  6.]
# expect:  [ 7. -1.]]
# expect: break
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), Tensor(shape=[4], dtype=Float32, value= [ 9.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]))
# expect: break
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), {1, 7}, [1, 2, 4])
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 4.50000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.50000000e+00,  2.00000000e+00]))
# expect: (2, 2)
# expect: (2, 2)
# expect: [9. 7. 6. 7.] [[9. 7.]
# expect:  [6. 7.]] [[9. 6.]
# expect:  [7. 7.]]
# expect: [[ 9.  7.]
# expect:  [ 6. -1.]] [[ 9.  6.]
# expect:  [ 7. -1.]]
# expect: break
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), Tensor(shape=[4], dtype=Float32, value= [ 9.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]))
# expect: break
# expect: (Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), {1, 7}, [1, 2, 4])
