# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ParameterTuple, grad, nn, ops, value_and_grad

ms.set_context(mode=ms.GRAPH_MODE)
x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([2., 2., 2.], np.float32)), name="w")
        self.b = Parameter(Tensor(np.array([1., 1., 1.], np.float32)), name="b")

    def construct(self, a, c):
        return a * self.w * c + self.b


class GradNet(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.operation = ops.GradOperation(get_all=True, get_by_list=True)
        self.params = ParameterTuple(net.trainable_params())

    def construct(self, a, c):
        return self.operation(self.net, self.params)(a, c)


net = Net()
for _ in range(2):
    print(GradNet(net)(x, y))
    print(ops.GradOperation()(net)(x, y))
    print(ops.GradOperation(get_by_list=True)(net, ParameterTuple(net.trainable_params()))(x, y))
    print(ops.GradOperation(sens_param=True)(net)(x, y, y))
    print(grad(net, (0, 1))(x, y))
    print(value_and_grad(net, None, net.trainable_params())(x, y))


def f(a, b):
    return ops.sin(a) * b


print(grad(f, (0, 1))(x, y))
print(grad(grad(f))(x, y))

# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: [ 8. 10. 12.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: [32. 50. 72.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 9.00000000e+00,  2.10000000e+01,  3.70000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: [ 8. 10. 12.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: [32. 50. 72.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 9.00000000e+00,  2.10000000e+01,  3.70000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.16120911e+00, -2.08073425e+00, -5.93995476e+00]), Tensor(shape=[3], dtype=Float32, value= [ 8.41470957e-01,  9.09297407e-01,  1.41120002e-01]))
# expect: [-3.3658838 -4.546487  -0.84672  ]
