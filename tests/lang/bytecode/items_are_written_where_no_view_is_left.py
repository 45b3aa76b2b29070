# modes: eager bytecode
# A view that nobody has any more does not keep a tensor's items from being written in the graph; one that somebody has does.
import numpy as np
from mindspore import Tensor, jit, ops


@jit
def steps(x):
    x = x * 1
    for i in range(3):
        x[i] = x[i] * 2 + x[i - 1]
    x[[0, 1], [1, 1]] = Tensor([8.0, 9.0])
    x[(0, 2), 0] += 1
    return x


@jit
def argument(x):
    x[0] = x[1] * 2
    x[1] += 1
    return x.sum()


@jit
def kept(x):
    x = x * 1
    v = x[0]
    x[0, 0] = 100
    w = x[1] + 0
    x[1] = 5
    return x, v, w


@jit
def in_a_list(x):
    x = x + 0
    flat = x.reshape(-1)
    rows = [x[0]]
    x[0] = 7
    return rows, flat, x


@jit
def in_a_closure(x):
    x = x + 0

    def first():
        return x[0]

    a = first()
    turned = x.T
    del turned
    x[0] = 7
    b = a * 1
    x[1] = x[0] - 1
    return b, first(), x


@jit
def view_of_a_view(x):
    x = x + 0
    v = x[1][0:1]
    x[1, 0] = 50
    return v, x


@jit
def filled(x):
    y = ops.zeros((3, 2))
    for i, row in enumerate(x):
        y[i] = row * i
    for row in y:
        row[0] = 5
    return y


@jit
def by_places(x):
    return x[[0, 1], [1, 0]] + x[[2, 0], 1], x[:, [1]], x[(0, 2), 1:]


for _ in range(2):
    a = Tensor(np.arange(6).reshape(3, 2).astype(np.float32))
    for function in (steps, kept, in_a_list, in_a_closure, view_of_a_view, filled, by_places, argument):
        print(function.__name__, function(a))
    print(a)

# expect: steps [[ 5.  8.]
# expect:  [ 8.  9.]
# expect:  [17. 23.]]
# expect: kept (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+02,  1.00000000e+00],
# expect:  [ 5.00000000e+00,  5.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+02,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: in_a_list ([Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00])], Tensor(shape=[6], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 7.00000000e+00,  7.00000000e+00],
# expect:  [ 2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: in_a_closure (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 7.00000000e+00,  7.00000000e+00],
# expect:  [ 6.00000000e+00,  6.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: view_of_a_view (Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+01]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00],
# expect:  [ 5.00000000e+01,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: filled [[ 5.  0.]
# expect:  [ 5.  3.]
# expect:  [ 5. 10.]]
# expect: by_places (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  3.00000000e+00]), Tensor(shape=[3, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 3.00000000e+00],
# expect:  [ 5.00000000e+00]]), Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 5.00000000e+00]]))
# expect: argument 26.0
# expect: [[4. 6.]
# expect:  [3. 4.]
# expect:  [4. 5.]]
# expect: steps [[ 5.  8.]
# expect:  [ 8.  9.]
# expect:  [17. 23.]]
# expect: kept (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+02,  1.00000000e+00],
# expect:  [ 5.00000000e+00,  5.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+02,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: in_a_list ([Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00])], Tensor(shape=[6], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 7.00000000e+00,  7.00000000e+00],
# expect:  [ 2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: in_a_closure (Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  7.00000000e+00]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 7.00000000e+00,  7.00000000e+00],
# expect:  [ 6.00000000e+00,  6.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: view_of_a_view (Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+01]), Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00],
# expect:  [ 5.00000000e+01,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00]]))
# expect: filled [[ 5.  0.]
# expect:  [ 5.  3.]
# expect:  [ 5. 10.]]
# expect: by_places (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  3.00000000e+00]), Tensor(shape=[3, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 3.00000000e+00],
# expect:  [ 5.00000000e+00]]), Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 5.00000000e+00]]))
# expect: argument 26.0
# expect: [[4. 6.]
# expect:  [3. 4.]
# expect:  [4. 5.]]
