import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

x = Tensor(np.array([[1., 2., 3.], [4., 5., 6.]], np.float32))
y = Tensor(np.array([[1., 1., 2.], [2., 2., 2.]], np.float32))
vmap = ops.vmap


class Net(nn.Cell):
    def __init__(self, k):
        super().__init__()
        self.w = Parameter(Tensor([k, k, k]), name="w")
        self.dense = nn.Dense(3, 2, weight_init="ones", bias_init="zeros")

    def construct(self, a):
        return self.dense(a * self.w)


def f(a, b):
    return a * b + a


def squares(a, b):
    return (a * a * b).sum()


def pair(t):
    return t[0] * t[1]


def along(a, v):
    return ops.jvp(square, a, v)


def square(a):
    return a * a


print(vmap(vmap(f))(x, y), vmap(vmap(f, (0, None)), (0, 0))(x, y), vmap(vmap(f, (None, 0)), (0, None), 1)(x, y))
print(vmap(ops.grad(squares, (0, 1)))(x, y), vmap(ops.GradOperation(get_all=True)(squares))(x, y))
print(ops.grad(vmap(f), (0, 1))(x, y))
print(vmap(along)(x, y), ops.jvp(vmap(square), x, y))
print(vmap(pair, ((0, 1),))((x, y.T)), vmap(pair, ([0, None],))([x, y]))
net = Net(1.0)
print(vmap(net)(x), ops.grad(vmap(net), None, net.trainable_params())(x))
cells = nn.CellList([Net(1.0), Net(2.0)])
print(vmap(cells)(x), vmap(cells, None)(x))
for wrong in (lambda: vmap(f, 0, (0, 0))(x, y), lambda: vmap(f, 0, 5)(x, y), lambda: vmap(f)(x, y[:1]), lambda: vmap(f, (0,))(x, y)):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: [[ 2.  4.  9.]
# expect:  [12. 15. 18.]] [[[ 2.  2.  3.]
# expect:   [ 4.  4.  6.]
# expect:   [ 6.  6.  9.]]
# expect:
# expect:  [[12. 12. 12.]
# expect:   [15. 15. 15.]
# expect:   [18. 18. 18.]]] [[[ 2.  4.  9.]
# expect:   [ 8. 10. 18.]]
# expect:
# expect:  [[ 3.  6.  9.]
# expect:   [12. 15. 18.]]]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  4.00000000e+00,  1.20000000e+01],
# expect:  [ 1.60000000e+01,  2.00000000e+01,  2.40000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00],
# expect:  [ 1.60000000e+01,  2.50000000e+01,  3.60000000e+01]])) (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  4.00000000e+00,  1.20000000e+01],
# expect:  [ 1.60000000e+01,  2.00000000e+01,  2.40000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00],
# expect:  [ 1.60000000e+01,  2.50000000e+01,  3.60000000e+01]]))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]]))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00],
# expect:  [ 1.60000000e+01,  2.50000000e+01,  3.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  4.00000000e+00,  1.20000000e+01],
# expect:  [ 1.60000000e+01,  2.00000000e+01,  2.40000000e+01]])) (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00],
# expect:  [ 1.60000000e+01,  2.50000000e+01,  3.60000000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  4.00000000e+00,  1.20000000e+01],
# expect:  [ 1.60000000e+01,  2.00000000e+01,  2.40000000e+01]]))
# expect: [[ 1.  2.  6.]
# expect:  [ 8. 10. 12.]] [[[ 1.  2.  6.]
# expect:   [ 2.  4.  6.]]
# expect:
# expect:  [[ 4.  5. 12.]
# expect:   [ 8. 10. 12.]]]
# expect: [[ 6.  6.]
# expect:  [15. 15.]] (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  1.40000000e+01,  1.80000000e+01]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00],
# expect:  [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]))
# expect: [[ 6.  6.]
# expect:  [30. 30.]] [[[ 6.  6.]
# expect:   [15. 15.]]
# expect:
# expect:  [[12. 12.]
# expect:   [30. 30.]]]
# expect: RuntimeError The size of vmap's 'out_axes' should be equal to the result size: 1, but got size: 2.
# expect: RuntimeError The axis: 5 in 'out_axes' is out of bounds for array of dimension [-2,2).
# expect: RuntimeError The 'axis_size' of each argument in the scope of 'vmap' should be equal, but got 2 and 1.
# expect: RuntimeError When vmap`s 'in_axes' is a tuple or list, and its size must be equal to the number of arguments of 'fn': 2, but got size: 1.
