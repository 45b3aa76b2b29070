# Lists, bools and masks that are known while the graph is made, as places of a tensor.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

@jit(fullgraph=True)
def lists(x):
    return x[[0, 1]], x[[0, 1], [1, 2]], x[[True, False]], x[:, [True, False, True]]


@jit(fullgraph=True)
def mixed(x):
    return x[True].shape, x[..., [0, 2]], x[0, None, 1:], x[None, :, None].shape


@jit(fullgraph=True)
def stored():
    x = ops.zeros((3,), ms.int32)
    x[1] = 2.7
    return x


@jit(fullgraph=True)
def too_far(x):
    return x[5]


@jit(fullgraph=True)
def too_many(x):
    return x[0, 0, 0]


x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
print(lists(x))
print(mixed(x))
print(stored())
for call in (too_far, too_many):
    try:
        call(x)
    except IndexError as e:
        print(type(e).__name__)

# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  5.00000000e+00]), Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  5.00000000e+00]]))
# expect: ((1, 2, 3), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  5.00000000e+00]]), Tensor(shape=[1, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00]]), (1, 2, 1, 3))
# expect: [0 2 0]
# expect: IndexError
# expect: IndexError
