"""functional.switch_layer calls the layer at the place that a tensor names."""
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops import functional as F

ms.set_context(mode=ms.GRAPH_MODE)


class Double(nn.Cell):
    def construct(self, x):
        return x * 2


class Less(nn.Cell):
    def construct(self, x):
        return x - 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double, self.less = Double(), Less()

    def construct(self, index, x):
        layers = (self.double, self.less)
        return F.switch_layer(index, layers)(x)


x = Tensor([1.0, 2.0])
for index in (0, 1, -1):
    print(Net()(Tensor(index, ms.int32), x), ops.grad(Net(), 1)(Tensor(index, ms.int32), x))
try:
    Net()(Tensor(5, ms.int32), x)
except IndexError as error:
    print(str(error).splitlines()[0])
# expect: [2. 4.] [2. 2.]
# expect: [0. 1.] [1. 1.]
# expect: [0. 1.] [1. 1.]
# expect: Given index 5 out of range. Please make sure the value of index in [-2, 2), and the type is int32.
