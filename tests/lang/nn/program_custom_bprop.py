# tolerance: 1e-5
# A cell with its own gradient, straight-through rounding by stop_gradient, and gradients by inputs and weights at once.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class ClippedGradient(nn.Cell):
    def __init__(self, limit):
        super().__init__()
        self.limit = limit

    def construct(self, x):
        return x * x

    def bprop(self, x, out, dout):
        return (ops.clip_by_value(dout * 2 * x, -self.limit, self.limit),)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0, 3.0]), name="w")
        self.clipped = ClippedGradient(1.0)

    def construct(self, x):
        y = self.clipped(x * self.w)
        rounded = y + ops.stop_gradient(ops.round(y) - y)
        return rounded.sum()


net = Net()
x = Tensor([0.3, -0.4, 0.1])
print(net(x))
print(ms.grad(net)(x))
print(ms.grad(net, None, net.trainable_params())(x))
print(ops.GradOperation(get_all=True, get_by_list=True)(net, net.trainable_params())(x))
value, grads = ms.value_and_grad(net, 0, net.trainable_params())(x)
print(value, grads)
print(ops.GradOperation(sens_param=True)(net)(x, Tensor(0.1)))

# expect: 1.0
# expect: [ 0.6       -2.         1.8000001]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.80000007e-01,  4.00000006e-01,  6.00000024e-02]),)
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 6.00000024e-01, -2.00000000e+00,  1.80000007e+00]),), (Tensor(shape=[3], dtype=Float32, value= [ 1.80000007e-01,  4.00000006e-01,  6.00000024e-02]),))
# expect: 1.0 (Tensor(shape=[3], dtype=Float32, value= [ 6.00000024e-01, -2.00000000e+00,  1.80000007e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.80000007e-01,  4.00000006e-01,  6.00000024e-02]),))
# expect: [ 0.06       -0.32000002  0.18      ]
