# Sums of methods and of mindspore.mint: alpha keeps whole numbers whole, Booleans stay Booleans, and shapes that differ are told by AddExt.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

ms.set_context(pynative_synchronize=True)
x, wide = Tensor(np.arange(6).reshape(2, 3).astype(np.float32)), Tensor(np.ones((2, 4), np.float32))
n, b = Tensor([1, 0, 3], ms.int32), Tensor([True, False])


def said(*calls):
    for call in calls:
        try:
            print(repr(call()))
        except Exception as error:
            print(type(error).__name__, str(error).split("\n\n---")[0])


said(lambda: mint.add(n, 2, alpha=3), lambda: mint.sub(n, True, alpha=3), lambda: mint.add(n, 2.5, alpha=3), lambda: n.add(n, alpha=2))
said(lambda: mint.add(b, True), lambda: mint.sub(b, True), lambda: b.add(True), lambda: b.sub(b), lambda: n.sub(2), lambda: n.add(True))
said(lambda: x.add(wide), lambda: x.sub(wide), lambda: mint.add(x, wide), lambda: x.add(wide, alpha=2), lambda: x.mul(wide), lambda: ops.add(x, wide))
said(lambda: x.softmax(), lambda: x.softmax(dim=0), lambda: x.softmax(0), lambda: x.softmax(axis=-1, dtype=ms.float64))
said(lambda: x.div(2, rounding_mode="xx"), lambda: x.reshape(), lambda: x.transpose(0), lambda: x.transpose((0, 1, 2)), lambda: x.transpose(1, 0).shape)


@ms.jit
def in_graph(a, c):
    return a.add(c), a.sub(2), a.add(c, alpha=2), mint.add(a, c)


print(*in_graph(n, n + 1))
print(*ms.grad(lambda a, c: (a.add(c, alpha=2) * a.sub(c)).sum(), (0, 1))(Tensor([1.0, 2.0]), Tensor([3.0, 5.0])))

# expect: Tensor(shape=[3], dtype=Int32, value= [7, 6, 9])
# expect: Tensor(shape=[3], dtype=Int32, value= [-2, -3,  0])
# expect: Tensor(shape=[3], dtype=Float32, value= [ 8.50000000e+00,  7.50000000e+00,  1.05000000e+01])
# expect: Tensor(shape=[3], dtype=Int32, value= [3, 0, 9])
# expect: Tensor(shape=[2], dtype=Bool, value= [ True,  True])
# expect: Tensor(shape=[2], dtype=Bool, value= [False,  True])
# expect: Tensor(shape=[2], dtype=Bool, value= [ True,  True])
# expect: Tensor(shape=[2], dtype=Bool, value= [False, False])
# expect: Tensor(shape=[3], dtype=Int32, value= [-1, -2,  1])
# expect: Tensor(shape=[3], dtype=Int32, value= [2, 1, 4])
# expect: ValueError For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[3] or other.shape[3] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [2, 4]
# expect: ValueError For 'SubExt', input.shape and other.shape need to broadcast. The value of input.shape[3] or other.shape[3] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [2, 4]
# expect: ValueError For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[3] or other.shape[3] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [2, 4]
# expect: ValueError For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[3] or other.shape[3] must be 1 or -1 when they are not the same, but got input.shape = [2, 3] and other.shape = [2, 4]
# expect: ValueError For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[3] or input2.shape[3] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [2, 4]
# expect: ValueError For 'Add', input1.shape and input2.shape need to broadcast. The value of input1.shape[3] or input2.shape[3] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [2, 4]
# expect: TypeError Tensor.softmax() missing 1 required positional argument: 'axis'
# expect: TypeError Tensor.softmax() got an unexpected keyword argument 'dim'
# expect: Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 4.74258736e-02,  4.74258736e-02,  4.74258736e-02],
# expect:  [ 9.52574134e-01,  9.52574134e-01,  9.52574134e-01]])
# expect: Tensor(shape=[2, 3], dtype=Float64, value=
# expect: [[ 9.00305732e-02,  2.44728471e-01,  6.65240956e-01],
# expect:  [ 9.00305732e-02,  2.44728471e-01,  6.65240956e-01]])
# expect: ValueError For ops.div, rounding_mode value should be None, 'floor' or 'trunc'.
# expect: TypeError reshape() missing 1 required positional argument: shape.
# expect: ValueError For Tensor.transpose, the number of axes must be equal to the dimension of Tensor, but got 1 in the number of axes.
# expect: ValueError For 'Transpose', size of perm should equal to rank of x, but got 3 and 2!
# expect: (3, 2)
# expect: [3 1 7] [-1 -2  1] [ 5  2 11] [3 1 7]
# expect: [5. 9.] [-11. -18.]
