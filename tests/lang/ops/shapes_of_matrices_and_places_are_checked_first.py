import mindspore as ms
import numpy as np
from mindspore import ops, Tensor


def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.ones((3, 2, 4), np.float32))
show(lambda: ops.TensorScatterAdd()(x, Tensor([[0, 5]], ms.int32), Tensor(np.ones((1, 4), np.float32))))
show(lambda: ops.TensorScatterMul()(x, Tensor([[0, 1], [4, 0]], ms.int32), Tensor(np.ones((2, 4), np.float32))))
show(lambda: ops.cholesky(Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.inverse(Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.det(Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.det(Tensor(np.ones((3,), np.float32))))
show(lambda: ops.cholesky(Tensor(np.ones((3,), np.float32))))
show(lambda: ops.logdet(Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.slogdet(Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.cholesky(Tensor(np.ones((2, 3), np.int32))))
show(lambda: ops.MirrorPad("REFLECT")(x[0], Tensor([[5, 1], [0, 0]])))
show(lambda: ops.MirrorPad("SYMMETRIC")(x[0], Tensor([[0, 1], [0, 7]])))
# expect: RuntimeError For 'TensorScatterAdd', the 0-th value of 'indices'[0, 5] is out of range[3, 2].
# expect: RuntimeError For 'TensorScatterMul', the 2-th value of 'indices'[4, 0] is out of range[3, 2].
# expect: ValueError For Cholesky, input x must be batch squares, but got batch 2 x 3 matrices.
# expect: ValueError For primitive[MatrixInverse], the attribute[row size] must be equal to 2, but got 3.
# expect: ValueError For primitive[MatrixDeterminant], the row size must be equal to 2, but got 3.
# expect: ValueError For primitive[MatrixDeterminant], the x rank must be greater than or equal to 2, but got 1.
# expect: ValueError For Cholesky, the dimension of input x must be greater than or equal to 2, but got a 1-D Tensor.
# expect: ValueError For primitive[MatrixDeterminant], the row size must be equal to 2, but got 3.
# expect: ValueError For primitive[LogMatrixDeterminant], the row size must be equal to 2, but got 3.
# expect: ValueError For Cholesky, input x must be batch squares, but got batch 2 x 3 matrices.
# expect: ValueError For 'MirrorPad', paddings must be no greater than the dimension size: [5], [1] not less than [2]
# expect: ValueError For 'MirrorPad', paddings must be no greater than the dimension size: [0], [7] greater than [4]
