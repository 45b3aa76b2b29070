# modes: eager ast bytecode
# by hand: a weight read before the gradient is taken and written after it, as training steps of programs do
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, jit, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")

    def construct(self, x):
        return (self.w * x).sum()


net = Net()
weights = ParameterTuple(net.trainable_params())


@jit
def step(x):
    before = net(x)
    of_weight, of_all = ms.grad(net, None, net.w)(x), ops.GradOperation(get_by_list=True)(net, weights)(x)
    ops.assign_sub(net.w, of_weight)
    return before, of_weight, of_all[0]


for _ in range(2):
    print(*step(Tensor([1.0, 2.0])), net.w.asnumpy())

# expect: 5.0 [1. 2.] [1. 2.] [0. 0.]
# expect: 0.0 [1. 2.] [1. 2.] [-1. -2.]
