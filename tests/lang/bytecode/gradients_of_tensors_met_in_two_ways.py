# modes: eager bytecode
# by hand: the judge is eager execution, which adds the gradients of all uses of a tensor; 2.7.0's capture ends at grad
import mindspore as ms
from mindspore import Tensor, Parameter, jit, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")

    def construct(self, x):
        return (self.w * x).sum()


net = Net()


def product(a, b):
    return (a * a * b).sum()


@jit
def twice_given(x):
    return ms.grad(product)(x, x), ms.grad(product, (0, 1))(x, x), ms.grad(product, 1)(x, x + 0)


@jit
def closed_over(x):
    y = x * 2
    return ms.grad(lambda v: (v * x).sum())(x), ms.grad(lambda v: (v * y).sum())(x), ms.grad(lambda v: (v * y).sum())(y)


@jit
def weight_given():
    return ms.grad(net)(net.w), ms.grad(net, 0, net.trainable_params())(net.w)


for _ in range(2):
    print(twice_given(Tensor([1.0, 2.0])))
    print(closed_over(Tensor([1.0, 2.0])))
    print(weight_given())

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01])), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]),)))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.20000000e+01])), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]),)))
