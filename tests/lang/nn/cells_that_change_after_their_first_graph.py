# A static graph keeps the Parameters, cells and constants that it was made of, whatever stands there later.
import mindspore as ms
from mindspore import nn, Parameter, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = 1
        self.name = "first"
        self.table = {"a": 1}

    def construct(self, x):
        return self.count, self.name, self.table, x


net = Net()
print(net(Tensor([1.0])))
net.count, net.name, net.table = 5, "second", {"b": 2}
print(net(Tensor([1.0])))

cells = nn.SequentialCell(nn.Dense(1, 1, weight_init="ones", bias_init="zeros"), nn.ReLU())
print(cells(Tensor([[3.0]])))
cells.append(nn.Tanh())
print(cells(Tensor([[3.0]])), len(cells))
del cells[0]
print(cells(Tensor([[3.0]])), len(cells))
cells[0] = nn.Sigmoid()
print(cells(Tensor([[3.0]])))


class Listed(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(1, 1, weight_init="ones", bias_init="zeros") for _ in range(3)])

    def construct(self, x):
        for layer in self.layers[1:]:
            x = layer(x) + 1
        return x, self.layers[True](x), len(self.layers[::2])


listed = Listed()
print(listed(Tensor([[3.0]])))
print([p.name for p in listed.get_parameters()])

# expect: (1, 'first', {'a': 1}, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: (1, 'first', {'a': 1}, Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: [[3.]]
# expect: [[3.]] 3
# expect: [[3.]] 2
# expect: [[3.]]
# expect: (Tensor(shape=[1, 1], dtype=Float32, value=
# expect: [[ 5.00000000e+00]]), Tensor(shape=[1, 1], dtype=Float32, value=
# expect: [[ 5.00000000e+00]]), 2)
# expect: ['layers.0.weight', 'layers.0.bias', 'layers.1.weight', 'layers.1.bias', 'layers.2.weight', 'layers.2.bias']
