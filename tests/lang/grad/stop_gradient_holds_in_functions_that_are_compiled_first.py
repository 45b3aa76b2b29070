# A gradient taken of a compiled function, from outside, stops where the function says so.
import mindspore as ms
from mindspore import Tensor, nn, ops, Parameter

x = Tensor([0.5, -0.25, 1.0])
w = Tensor([1.0, 2.0, 3.0])


def stopped(w):
    return (x * ops.stop_gradient(w)).sum()


def half_stopped(w):
    return (w * ops.stop_gradient(w)).sum()


for mode in ("ast", "bytecode"):
    for level in ("O0", "O1"):
        compiled = [ms.jit(f, capture_mode=mode, jit_level=level) for f in (stopped, half_stopped)]
        print(mode, level, *[ops.grad(f)(w) for f in compiled], *[ms.jit(ops.grad(f))(w) for f in (stopped, half_stopped)])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(Tensor([2.0, 1.0, 3.0]), name="a")
        self.b = Parameter(Tensor([1.0, 1.0, 2.0]), name="b")

    @ms.jit
    def construct(self, x):
        return (self.a * x + ops.stop_gradient(self.b) * x * self.a).sum()


net = Net()
value, gradients = ms.value_and_grad(net, None, net.trainable_params())(x)
print(value, *gradients)

# expect: ast O0 [0. 0. 0.] [1. 2. 3.] [0. 0. 0.] [1. 2. 3.]
# expect: ast O1 [0. 0. 0.] [1. 2. 3.] [0. 0. 0.] [1. 2. 3.]
# expect: bytecode O0 [0. 0. 0.] [1. 2. 3.] [0. 0. 0.] [1. 2. 3.]
# expect: bytecode O1 [0. 0. 0.] [1. 2. 3.] [0. 0. 0.] [1. 2. 3.]
# expect: 10.5 [ 1.  -0.5  3. ] [0. 0. 0.]
