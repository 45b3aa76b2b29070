# modes: eager trace
# by hand: the judge is eager execution; 2.7.0 keeps what the first call read
from mindspore import Tensor, jit, nn, Parameter

weight = Tensor([1.0, 1.0])


class Scale:
    def __init__(self, k):
        self.k, self.calls, self.shift, self.inner = k, 0, Tensor([0.5, 0.5]), None

    @jit
    def apply(self, x):
        self.calls += 1
        return x * self.k + self.shift


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([2.0, 2.0]), name="w")
        self.scale = Scale(1)

    @jit
    def construct(self, x):
        return x * self.w * self.scale.k if self.training else x - self.w


def closure(scale):
    @jit
    def g(x):
        return x * scale.k + weight
    return g


x = Tensor([1.0, 2.0])
a, b = Scale(2), Scale(3)
print(a.apply(x), b.apply(x), a.apply(x))
a.k = 5
print(a.apply(x), b.apply(x))
a.shift = Tensor([10.0, 10.0])
print(a.apply(x))
net = Net()
print(net(x))
net.set_train()
print(net(x))
net.scale.k = 4
print(net(x))
net.scale = Scale(7)
net.w.set_data(Tensor([1.0, 1.0]))
print(net(x))
net.set_train(False)
print(net(x))
g = closure(b)
print(g(x))
b.k = 1.5
print(g(x))
weight = Tensor([100.0, 100.0])
print(g(x))
weight[0] = 0.0
print(g(x))

# expect: [2.5 4.5] [3.5 6.5] [2.5 4.5]
# expect: [ 5.5 10.5] [3.5 6.5]
# expect: [15. 20.]
# expect: [-1.  0.]
# expect: [2. 4.]
# expect: [ 8. 16.]
# expect: [ 7. 14.]
# expect: [0. 1.]
# expect: [4. 7.]
# expect: [2.5 4. ]
# expect: [101.5 103. ]
# expect: [  1.5 103. ]
