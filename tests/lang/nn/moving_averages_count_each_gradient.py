# BatchNorm in one graph: a forward pass and its own gradient are one batch, two gradients are two.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, nn, ops

x = Tensor(np.array([[1., 2.], [3., 5.]], np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm1d(2)
        self.w = ms.Parameter(Tensor(np.ones(2, np.float32)), name="w")

    def construct(self, x):
        return (self.bn(x) * self.w).sum()


net = Net().set_train()
weights = ms.ParameterTuple(net.trainable_params())
value_and_grad = ms.value_and_grad(net, None, weights)
by_weights, by_input = ops.GradOperation(get_by_list=True), ops.GradOperation()


def sum_of_two(x):
    return net(x) + net(x)


twice = ms.value_and_grad(sum_of_two, None, weights)


@jit
def forward_and_gradient(x):
    return net(x), by_weights(net, weights)(x)


@jit
def two_gradients(x):
    return by_weights(net, weights)(x), by_input(net)(x)


@jit
def two_values_and_gradients(x):
    return value_and_grad(x), value_and_grad(x)


@jit
def two_calls_in_one(x):
    return twice(x)


for f in (forward_and_gradient, two_gradients, two_values_and_gradients, two_calls_in_one):
    net.bn.moving_mean.set_data(Tensor([0., 0.]))
    f(x)
    print(f.__name__, net.bn.moving_mean.asnumpy().round(4))

# expect: forward_and_gradient [0.2  0.35]
# expect: two_gradients [0.38  0.665]
# expect: two_values_and_gradients [0.38  0.665]
# expect: two_calls_in_one [0.38  0.665]
