import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Chain(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sin, self.exp = ops.Sin(), ops.Exp()

    def construct(self, a):
        return self.exp(self.sin(a))


class Product(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mul, self.sin = ops.Mul(), ops.Sin()

    def construct(self, a, b):
        return self.mul(self.sin(a), b)


def show(tensors):
    for t in tensors:
        print([round(v, 3) for v in t.asnumpy().reshape(-1).tolist()])


x = Tensor([[1., 2.], [3., 4.]], ms.float32)
y = Tensor([[4., 5.], [6., 7.]], ms.float32)
series = Tensor(np.array([[[1., 1.], [1., 1.]], [[0.5, 0.], [0., 0.]], [[0., 0.], [0., 2.]]], np.float32))
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    show(ops.jet(Chain(), x, series))
    show(ops.jet(Product(), (x, y), (series, series)))
    show(ops.derivative(Chain(), x, 3))
    show(ops.derivative(Product(), (x, y), 2))
for wrong in (lambda: ops.derivative(Chain(), x, 0), lambda: ops.derivative(Chain(), 3, 2)):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: [2.32, 2.483, 1.152, 0.469]
# expect: [1.253, -1.033, -1.14, -0.307, -0.648, -1.827, 0.966, 0.556, -5.964, 3.672, 0.505, -1.134]
# expect: [3.366, 4.546, 0.847, -5.298]
# expect: [3.003, -1.171, -5.799, -5.332, -0.784, -5.379, -2.827, 3.99, -8.114, -0.647, 5.517, -3.819]
# expect: [2.32, 2.483, 1.152, 0.469]
# expect: [-4.052, 3.672, 0.505, -0.521]
# expect: [3.366, 4.546, 0.847, -5.298]
# expect: [-2.285, -5.379, -2.827, 3.99]
# expect: [2.32, 2.483, 1.152, 0.469]
# expect: [1.253, -1.033, -1.14, -0.307, -0.648, -1.827, 0.966, 0.556, -5.964, 3.672, 0.505, -1.134]
# expect: [3.366, 4.546, 0.847, -5.298]
# expect: [3.003, -1.171, -5.799, -5.332, -0.784, -5.379, -2.827, 3.99, -8.114, -0.647, 5.517, -3.819]
# expect: [2.32, 2.483, 1.152, 0.469]
# expect: [-4.052, 3.672, 0.505, -0.521]
# expect: [3.366, 4.546, 0.847, -5.298]
# expect: [-2.285, -5.379, -2.827, 3.99]
# expect: ValueError For `F.derivative`, value of order should not be less than 1, but got 0.
# expect: TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'int'>.
