# modes: bytecode
# oracle: a gradient function made outside, by a tuple or list of Parameters, is part of the graph that calls it
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn
from mindspore._c_expression import get_code_extra


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")
        self.b = Parameter(Tensor([0.5, 0.5]), name="b")

    def construct(self, x):
        return x * self.w + self.b


net = Net()
optimizer = nn.SGD(net.trainable_params(), 0.5)


def loss(x):
    return net(x).sum()


for weights in (optimizer.parameters, net.trainable_params(), (net.w,), net.b):
    gradient = ms.value_and_grad(loss, None, weights)

    def values(x):
        return gradient(x)

    print(jit(values, capture_mode="bytecode")(Tensor([3.0, 4.0])), get_code_extra(values)["break_count_"])
gradients = ms.value_and_grad(loss, None, optimizer.parameters)


@jit(capture_mode="bytecode")
def step(x):
    value, found = gradients(x)
    optimizer(found)
    return value


print(step(Tensor([3.0, 4.0])), step(Tensor([3.0, 4.0])), net.w, net.b)

# expect: (Tensor(shape=[], dtype=Float32, value= 12), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))) 0
# expect: (Tensor(shape=[], dtype=Float32, value= 12), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))) 0
# expect: (Tensor(shape=[], dtype=Float32, value= 12), (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]),)) 0
# expect: (Tensor(shape=[], dtype=Float32, value= 12), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00])) 0
# expect: 12.0 -1.5 Parameter (name=w, shape=(2,), dtype=Float32, requires_grad=True) Parameter (name=b, shape=(2,), dtype=Float32, requires_grad=True)
