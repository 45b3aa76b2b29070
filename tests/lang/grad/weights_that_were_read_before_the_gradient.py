# In a graph that writes Parameters a function to differentiate reads its weights itself: what the program has read before
# is the same value, but no way for the gradient.
# tolerance: 1e-4
import mindspore as ms
from mindspore import nn, ops, Parameter, ParameterTuple, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Loss(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([1.0]), name="weight")

    def construct(self, x, y):
        return ((x * self.weight - y) ** 2).sum()


class Step(nn.Cell):
    def __init__(self, net):
        super().__init__(auto_prefix=False)
        self.net = net
        self.optimizer = nn.SGD(net.trainable_params(), 0.1)
        self.weights = ParameterTuple(net.trainable_params())
        self.grad = ops.GradOperation(get_by_list=True, sens_param=True)

    def construct(self, *inputs):
        loss = self.net(*inputs)
        gradients = self.grad(self.net, self.weights)(*inputs, ops.fill(loss.dtype, loss.shape, 1.0))
        return ops.depend(loss, self.optimizer(gradients))


net = Loss()
step = Step(net)
for _ in range(3):
    print(step(Tensor([2.0]), Tensor([1.0])), net.weight.asnumpy())


@ms.jit
def assigned(x):
    loss = net(x, x)
    by_weight = ops.grad(net, None, net.weight)(x, x)
    ops.assign(net.weight, by_weight)
    return loss, by_weight, ops.grad(net, None, net.weight)(x, x)


net.weight.set_data(Tensor([2.0]))
print(assigned(Tensor([3.0])), net.weight.asnumpy())

# expect: 1.0 [0.6]
# expect: 0.040000018 [0.52]
# expect: 0.0015999969 [0.504]
# expect: (Tensor(shape=[], dtype=Float32, value= 9), Tensor(shape=[1], dtype=Float32, value= [ 1.80000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 3.06000000e+02])) [18.]
