# A step that computes its loss and then its gradients runs the network once: the outermost call of a Cell with set_grad()
# is recorded, and a gradient of the same Cell by the same arguments takes the record.
import numpy as np
import mindspore as ms
from mindspore import ParameterTuple, Tensor, nn, ops


class Counted(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm1d(2, momentum=0.5)
        self.w = ms.Parameter(Tensor(np.ones(2, np.float32)), name="w")
        self.calls = 0

    def construct(self, x):
        self.calls += 1
        return (self.bn(x) * self.w * x).sum()


class Step(nn.TrainOneStepCell):
    def construct(self, *inputs):
        loss = self.network(*inputs)
        grads = self.grad(self.network, self.weights)(*inputs, ops.cast(ops.tuple_to_array((1.0,)), ms.float32))
        return ops.depend(loss, self.optimizer(grads))


x = Tensor(np.array([[1., 2.], [3., 5.]], np.float32))
y = Tensor(np.array([[2., 2.], [3., 4.]], np.float32))
net = Counted()
step = Step(net, nn.SGD(net.trainable_params(), 0.125)).set_train()
print(net.requires_grad, step.requires_grad)
for i in range(3):
    print(step(x), net.calls, net.bn.moving_mean.asnumpy())

by_x, by_all = ops.GradOperation(), ops.GradOperation(get_all=True, get_by_list=True)


def count(title, run, trains=True):
    net = Counted().set_train(trains)
    net.set_grad()
    result = run(net)
    print(title, net.calls, [r.asnumpy().round(3).tolist() for r in (result if isinstance(result, tuple) else (result,))])


def both(net):
    net(x)
    inputs, weights = by_all(net, ParameterTuple(net.trainable_params()))(x)
    return inputs + weights


def value_again(net):
    net(x)
    return ms.value_and_grad(net, None, net.trainable_params())(x)[1]


def two_gradients(net):
    net(x)
    return by_x(net)(x), by_x(net)(x)


def other_arguments(net):
    net(x)
    return by_x(net)(y)


def function_of_it(net):
    net(x)
    return by_x(lambda v: net(v))(x)


def frozen(net):
    net.bn.gamma.requires_grad = False
    net(x)
    return ops.GradOperation(get_by_list=True)(net, ParameterTuple(net.trainable_params()))(x)


def without_grad(net):
    net.set_grad(False)
    net(x)
    return by_x(net)(x)


for run in (both, value_again, two_gradients, other_arguments, function_of_it, frozen, without_grad):
    count(run.__name__, run)


class Losses(nn.Cell):
    """Two adversaries: both losses first, then both gradients."""

    def __init__(self, a, b):
        super().__init__(auto_prefix=False)
        self.a, self.b = a, b
        self.a.set_grad()
        self.b.set_grad()
        self.grad = ops.GradOperation()

    def construct(self, v):
        sums = self.a(v) + self.b(v)
        return sums, self.grad(self.a)(v), self.grad(self.b)(v)


a, b = Counted().set_train(), Counted().set_train()
print([r.asnumpy().round(3).tolist() for r in Losses(a, b)(x)], a.calls, b.calls)

# expect: True False
# expect: 4.9999833 1 [1.   1.75]
# expect: -3.031259 2 [1.5   2.625]
# expect: -12.083031 3 [1.75   3.0625]
# expect: both 1 [[[-1.0, -1.0], [1.0, 1.0]], [2.0, 3.0], [2.0, 3.0], [4.0, 7.0]]
# expect: value_again 2 [[2.0, 3.0], [2.0, 3.0], [4.0, 7.0]]
# expect: two_gradients 2 [[[-1.0, -1.0], [1.0, 1.0]], [[-1.0, -1.0], [1.0, 1.0]]]
# expect: other_arguments 2 [[[-1.0, -1.0], [1.0, 1.0]]]
# expect: function_of_it 2 [[[-1.0, -1.0], [1.0, 1.0]]]
# expect: frozen 1 [[2.0, 3.0], [4.0, 7.0]]
# expect: without_grad 2 [[[-1.0, -1.0], [1.0, 1.0]]]
# expect: [10.0, [[-1.0, -1.0], [1.0, 1.0]], [[-1.0, -1.0], [1.0, 1.0]]] 1 1
