# modes: eager ast
# tolerance: 1e-4
# A method that writes one Parameter, reads another and returns from a loop, called several times under a gradient: readers come
# before the writes that follow, and none before what it needs itself.
from mindspore import Parameter, Tensor, jit, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([0.5, -1.5]), name="w")
        self.v = Parameter(Tensor([0.25, 1.0]), name="v")

    def mixed(self, x):
        y = self.w + x
        ops.assign(self.w, ops.tanh(x + self.v))
        while y.sum() < 1:
            y = y + ops.abs(self.w) + 0.5
            if y[0] > 2:
                return y - self.v
        return y * 2

    def construct(self, x, y):
        for _ in range(2):
            y = y * self.mixed(x) + self.v
        ops.assign(self.v, y)
        return (y + self.mixed(x)).sum()


net = Net()
gradient = ops.grad(net, (0, 1))


@jit
def step(x, y):
    return gradient(x, y)


for x in (Tensor([1.0, 2.0]), Tensor([-1.0, -2.0])):
    for into_x in step(x, x * 3):
        print(into_x)
    print(net.w.asnumpy(), net.v.asnumpy())

# expect: [42.679405 87.88133 ]
# expect: [11.089703   5.9901114]
# expect: [1. 1.] [34.44325 42.93078]
# expect: [34.886497 63.861557]
# expect: [9. 1.]
# expect: [1. 1.] [110.772995  79.86156 ]
