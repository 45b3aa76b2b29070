# modes: eager ast bytecode trace
# tolerance: 1e-5
import numpy as np
from mindspore import Tensor, Parameter, grad, jit, nn, ops, value_and_grad

x = Tensor(np.array([[1., 2.], [3., 4.]], np.float32))
y = Tensor(np.array([[0.5, -1.], [2., 0.25]], np.float32))
ids = Tensor(np.array([1, 0], np.int64))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([[2., 1.], [0.5, -1.]], np.float32)), name="w")
        self.b = Parameter(Tensor(np.array([1., -1.], np.float32)), name="b")

    @jit
    def construct(self, a):
        return ops.sigmoid(ops.matmul(a, self.w) + self.b)


@jit
def several(a, b):
    return a * b, (ops.sin(a), a.sum()), 3


@jit
def integers(a, index):
    return ops.gather(a, index, 0) * a, index + 1


@jit
def passes_through(a, b):
    return a, b * 2


def step(a, b):
    p, (q, r), k = several(a, b)
    g, i = integers(p, ids)
    s, t = passes_through(g, b)
    return (s * q + r * k + t).sum() + i.sum()


net = Net()
for _ in range(2):
    value, gradients = value_and_grad(net, 0, net.trainable_params())(x)
    print(value)
    print(gradients)
    print(value_and_grad(step, (0, 1))(x, y))
    print(grad(lambda a: net(net(a)) * several(a, y)[0])(x))
    print(grad(grad(lambda a: net(a).sum()))(x))
    net.w.set_data(net.w + 0.5)
print(net(x), several(x, y)[2])

# expect: [[0.98201376 0.11920287]
# expect:  [0.9998766  0.11920287]]
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.40319020e-01, -9.61621776e-02],
# expect:  [ 1.05240278e-01, -1.04931861e-01]]), (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.80328321e-02,  4.19974178e-01],
# expect:  [ 3.58189344e-02,  6.29961252e-01]]), Tensor(shape=[2], dtype=Float32, value= [ 1.77861005e-02,  2.09987089e-01])))
# expect: (Tensor(shape=[], dtype=Float32, value= 129.143), (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.65686798e+01,  1.26797981e+01],
# expect:  [ 1.00126133e+01,  1.32310400e+01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 7.89554596e+00,  2.30498981e+00],
# expect:  [ 3.47388649e+00,  7.80040741e-01]])))
# expect: [[ 0.51420856 -0.5231721 ]
# expect:  [ 1.8978858   0.13026983]]
# expect: [[-0.08513681 -0.0212842 ]
# expect:  [-0.00061668 -0.00015417]]
# expect: [[0.9959299  0.37754065]
# expect:  [0.9999963  0.8175745 ]]
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 3.62639397e-01, -1.13448314e-01],
# expect:  [ 2.23728895e-01, -7.45695233e-02]]), (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.06462373e-03,  6.82443023e-01],
# expect:  [ 8.12185649e-03,  1.06659317e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 4.05723276e-03,  3.84150147e-01])))
# expect: (Tensor(shape=[], dtype=Float32, value= 129.143), (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.65686798e+01,  1.26797981e+01],
# expect:  [ 1.00126133e+01,  1.32310400e+01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 7.89554596e+00,  2.30498981e+00],
# expect:  [ 3.47388649e+00,  7.80040741e-01]])))
# expect: [[ 0.5722287  -0.60844505]
# expect:  [ 1.963213    0.13419147]]
# expect: [[ 0.05115548 -0.04285029]
# expect:  [-0.14212765  0.04735217]]
# expect: [[0.999089  0.7310589]
# expect:  [0.9999999 0.9933072]] 3
