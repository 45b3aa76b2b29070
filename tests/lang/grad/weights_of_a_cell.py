# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, Parameter, ParameterTuple, grad, value_and_grad, nn, get_grad

x = Tensor(np.array([1., 2., 3.], np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([2., 2., 2.], np.float32)), name="w")
        self.b = Parameter(Tensor(np.array([1., 1., 1.], np.float32)), name="b")
        self.fixed = Parameter(Tensor(np.array([3., 3., 3.], np.float32)), name="fixed", requires_grad=False)

    def construct(self, a):
        return a * self.w * self.fixed + self.b


net = Net()
print(grad(net)(x))
print(grad(net, None, ParameterTuple(net.trainable_params()))(x))
print(grad(net, None, net.trainable_params())(x))
print(grad(net, None, net.w)(x))
print(grad(net, None, [net.w])(x))
print(grad(net, 0, net.trainable_params())(x))
print(grad(net, (0,), net.w)(x))
print(value_and_grad(net, None, net.trainable_params())(x))
print(value_and_grad(net, 0, net.trainable_params())(x))
print(grad(net, None, [net.fixed])(x))
ids = grad(net, 0, net.trainable_params(), return_ids=True)(x)
print(ids)
print(get_grad(ids, net.b), get_grad(ids, 0))

# expect: [6. 6. 6.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: [3. 6. 9.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]),)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  6.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  6.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 7.00000000e+00,  1.30000000e+01,  1.90000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 7.00000000e+00,  1.30000000e+01,  1.90000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  6.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]),)
# expect: ((0, Tensor(shape=[3], dtype=Float32, value= [ 6.00000000e+00,  6.00000000e+00,  6.00000000e+00])), (('w', Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00])), ('b', Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))))
# expect: [1. 1. 1.] [6. 6. 6.]
