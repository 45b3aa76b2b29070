# by hand: 2.7.0's in-place kernels do nothing on CPU; the value is the same with and without a gradient
import mindspore as ms
from mindspore import Tensor, ops


def detached(x):
    z = x * 1
    ops.stop_gradient(z)[0:2].mul_(3)
    return (z * z).sum()


X = Tensor([1.0, 2.0, 3.0, 4.0])
print(detached.__name__, detached(X), ms.value_and_grad(detached)(X))
# expect: detached 70.0 (Tensor(shape=[], dtype=Float32, value= 70), Tensor(shape=[4], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  6.00000000e+00,  8.00000000e+00]))
