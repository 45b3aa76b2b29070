import mindspore as ms
from mindspore import Tensor, jit, nn


class Net(nn.Cell):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def scaled(self, gradient):
        return gradient * self.factor

    @jit(fullgraph=True)
    def construct(self, x):
        y = x * 2
        y.register_hook(self.scaled)
        return (y * y).sum()


x = Tensor([1.0, 2.0])
for factor in (3.0, 5.0):
    net = Net(factor)
    print(net(x), ms.grad(net)(x))

# expect: 20.0 [24. 48.]
# expect: 20.0 [40. 80.]
