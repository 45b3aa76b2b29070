# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, nn

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


class Two(nn.Cell):
    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, out, dout):
        return x * 10 * dout, y * 100 * dout


class One(nn.Cell):
    def construct(self, x):
        return x * x

    def bprop(self, x, out, dout):
        return (out * dout,)


class NoTuple(nn.Cell):
    def construct(self, x):
        return x * x

    def bprop(self, x, out, dout):
        return out * dout


class TwoResults(nn.Cell):
    def construct(self, x, y):
        return x * y, x + y

    def bprop(self, x, y, out, dout):
        return dout[0] * 2, dout[1] * 3


print(grad(Two(), (0, 1))(x, y))
print(grad(One())(x), grad(NoTuple())(x))
print(grad(lambda a: One()(a * 2) * 3)(x))
print(grad(grad(One()))(x))
print(grad(TwoResults(), (0, 1))(x, y))
print(grad(lambda a, b: TwoResults()(a, b)[0], (0, 1))(x, y))
print(Two()(x, y))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+01,  3.00000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+02,  5.00000000e+02,  6.00000000e+02]))
# expect: [1. 4. 9.] [1. 4. 9.]
# expect: [ 24.  96. 216.]
# expect: [1. 4. 9.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]))
# expect: [ 4. 10. 18.]
