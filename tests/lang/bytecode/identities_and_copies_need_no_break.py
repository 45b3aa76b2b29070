# modes: eager bytecode
# id() of what is one certain object, Tensor() of a tensor, and the walks over a network's parameters and cells.
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(2, 2, weight_init="ones", bias_init="ones")
        self.second = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
        self.second.weight = self.first.weight

    def construct(self, x):
        return self.second(self.first(x))


@jit
def distinct(items, wanted):
    seen, out = set(), []
    for item in items:
        if id(item) in seen:
            continue
        seen.add(id(item))
        out.append(item)
    return len(out), id(wanted) == id(items[0])


@jit
def copied(x):
    return Tensor(x), Tensor(x) * 2, Tensor(x, dtype=ms.int32), Tensor(x, ms.float16)


@jit
def weighed(x):
    total = 0
    for parameter in net.trainable_params():
        total = total + (parameter * parameter).sum()
    for name, _ in net.parameters_and_names():
        total = total + len(name)
    for name, _ in net.cells_and_names():
        total = total + len(name)
    return net(x).sum() + total, [parameter.name for parameter in net.get_parameters()]


a, b = Tensor([1.0]), Tensor([2.0])
for items, wanted in (([a, b, a], a), ([a, b, a], b), ([a, b, b], a), ([a, b, Tensor([5.0])], a), ([a, a], a)):
    print(distinct(items, wanted))
x = Tensor(np.array([1.5, 2.0], np.float32))
print(copied(x))
print(copied(x))
net, row = Net(), Tensor([[1.0, 2.0]])
print(weighed(row))
net.first.bias.requires_grad = False
print(weighed(row))
net.first.weight.set_data(Tensor(np.zeros((2, 2), np.float32)))
print(weighed(row))
print(ms.grad(lambda x: (Tensor(x) * x).sum())(x))

# expect: (2, True)
# expect: (2, False)
# expect: (2, True)
# expect: (3, True)
# expect: (1, True)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Int32, value= [1, 2]), Tensor(shape=[2], dtype=Float16, value= [ 1.5000e+00,  2.0000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Int32, value= [1, 2]), Tensor(shape=[2], dtype=Float16, value= [ 1.5000e+00,  2.0000e+00]))
# expect: (Tensor(shape=[], dtype=Float32, value= 66), ['first.weight', 'first.bias', 'second.bias'])
# expect: (Tensor(shape=[], dtype=Float32, value= 64), ['first.weight', 'first.bias', 'second.bias'])
# expect: (Tensor(shape=[], dtype=Float32, value= 44), ['first.weight', 'first.bias', 'second.bias'])
# expect: [3. 4.]
