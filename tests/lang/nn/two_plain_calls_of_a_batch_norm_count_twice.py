import numpy as np
import mindspore as ms
from mindspore import nn, Tensor

x = Tensor(np.array([[1.0, 2.0], [3.0, 6.0]]), ms.float32)


class Twice(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm1d(2, momentum=0.5)

    def construct(self, x):
        return self.bn(x) + self.bn(x)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for is_training in (True, False):
        net = Twice()
        net.set_train(is_training)
        net(x)
        print(net.bn.moving_mean, net.bn.moving_variance)

# expect: Parameter (name=bn.moving_mean, shape=(2,), dtype=Float32, requires_grad=False) Parameter (name=bn.moving_variance, shape=(2,), dtype=Float32, requires_grad=False)
# expect: Parameter (name=bn.moving_mean, shape=(2,), dtype=Float32, requires_grad=False) Parameter (name=bn.moving_variance, shape=(2,), dtype=Float32, requires_grad=False)
# expect: Parameter (name=bn.moving_mean, shape=(2,), dtype=Float32, requires_grad=False) Parameter (name=bn.moving_variance, shape=(2,), dtype=Float32, requires_grad=False)
# expect: Parameter (name=bn.moving_mean, shape=(2,), dtype=Float32, requires_grad=False) Parameter (name=bn.moving_variance, shape=(2,), dtype=Float32, requires_grad=False)
