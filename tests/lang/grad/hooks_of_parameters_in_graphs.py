# Gradients by a Parameter that has hooks are what they make of it where the gradient is a graph, too; a hook that comes
# or goes counts from the next call on.
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops


def seven(gradient):
    return gradient * 7


def seen(gradient):
    found.append(gradient.shape)


found = []


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")
        self.b = Parameter(Tensor([1.0, 1.0]), name="b")

    def construct(self, x):
        return x * self.w * self.w + self.b


def calls(function, net):
    x = Tensor([3.0, 4.0])
    print(function(x))
    handle = net.w.register_hook(seven)
    print(function(x))
    handle.remove()
    print(function(x))


net = Net()
weights = net.trainable_params()


@jit
def by_weights(x):
    return ms.grad(net, None, weights)(x)


@jit
def with_value(x):
    return ms.value_and_grad(net, 0, net.w)(x)


calls(by_weights, net)
calls(with_value, net)
ms.set_context(mode=ms.GRAPH_MODE)
calls(ms.grad(net, None, weights), net)
calls(ops.GradOperation(get_by_list=True)(net, ms.ParameterTuple([net.w])), net)


class Step(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.optimizer = nn.SGD(net.trainable_params(), 0.1)
        self.grad = ms.value_and_grad(net, None, self.optimizer.parameters)

    def construct(self, x):
        value, gradients = self.grad(x)
        return ops.depend(value, self.optimizer(gradients))


step = Step(net)
handle = net.w.register_hook(seven)
step(Tensor([1.0, 1.0]))
print(net.w.asnumpy(), net.b.asnumpy())
handle.remove()

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.20000000e+01,  1.12000000e+02]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.70000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01])))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.70000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.20000000e+01,  1.12000000e+02])))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.70000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01])))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.20000000e+01,  1.12000000e+02]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]),)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.20000000e+01,  1.12000000e+02]),)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.60000000e+01]),)
# expect: [-0.39999998 -0.79999995] [0.9 0.9]
