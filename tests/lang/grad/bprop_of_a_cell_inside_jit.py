# modes: eager ast bytecode trace
# tolerance: 1e-6
import numpy as np
from mindspore import Tensor, grad, jit, nn

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


class Two(nn.Cell):
    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, out, dout):
        return x * 10 * dout, y * 100 * dout + out


class TwoResults(nn.Cell):
    def construct(self, x, y):
        return x * y, x + y

    def bprop(self, x, y, out, dout):
        return dout[0] * 2, dout[1] * 3


two, results = Two(), TwoResults()


@jit
def grad_inside(x, y):
    return grad(two, (0, 1))(x, y), grad(lambda a, b: two(a * 2, b) * 3, (0, 1))(x, y)


@jit
def several_results(x, y):
    return grad(results, (0, 1))(x, y), grad(lambda a, b: results(a, b)[0], (0, 1))(x, y)


@jit
def forward(x, y):
    return two(x, y) + x


for _ in range(2):
    print(grad_inside(x, y))
    print(several_results(x, y))
    print(forward(x, y))
    print(grad(forward, (0, 1))(x, y))

# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+01,  3.00000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.04000000e+02,  5.10000000e+02,  6.18000000e+02])), (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+02,  2.40000000e+02,  3.60000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.20800000e+03,  1.52000000e+03,  1.83600000e+03])))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00])))
# expect: [ 5. 12. 21.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.10000000e+01,  2.10000000e+01,  3.10000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.04000000e+02,  5.10000000e+02,  6.18000000e+02]))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+01,  2.00000000e+01,  3.00000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.04000000e+02,  5.10000000e+02,  6.18000000e+02])), (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+02,  2.40000000e+02,  3.60000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.20800000e+03,  1.52000000e+03,  1.83600000e+03])))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00])))
# expect: [ 5. 12. 21.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.10000000e+01,  2.10000000e+01,  3.10000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.04000000e+02,  5.10000000e+02,  6.18000000e+02]))
