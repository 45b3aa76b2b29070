# modes: eager ast bytecode trace
from mindspore import Parameter, Tensor, jit, jit_class, nn


@jit_class
class Scale:
    def __init__(self):
        self.weight = Parameter(Tensor([1.0]), name="weight")

    @property
    def doubled(self):
        return self.weight * 2

    @doubled.setter
    def doubled(self, value):
        self.weight = value + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bias = Parameter(Tensor([1.0]), name="bias")

    @property
    def halved(self):
        return self.bias / 2

    @halved.setter
    def halved(self, value):
        self.bias = value * 2

    def construct(self, x):
        self.halved = x[0:1]
        return self.halved


scale, net = Scale(), Net()


@jit
def through_class(x):
    scale.doubled = x[0:1] * 5
    return scale.doubled


@jit
def through_cell(x):
    return net(x)


x = Tensor([1.0, 2.0])
print(through_class(x), through_class(x * 2), scale.weight.asnumpy())
print(through_cell(x), through_cell(x * 3), net.bias.asnumpy())

# expect: [12.] [22.] [11.]
# expect: [1.] [3.] [6.]
