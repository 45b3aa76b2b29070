import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)
        self.scale = Parameter(Tensor([1.0]))
        self.shift = Parameter(Tensor([1.0]), name="own_name", requires_grad=False)
        self.plain = 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.layers = nn.CellList([Block(), nn.Dense(2, 3)])
        self.seq = nn.SequentialCell(nn.Dense(2, 2), nn.ReLU())
        self.weights = ms.ParameterTuple([Parameter(Tensor([1.0]), name="t0"), Parameter(Tensor([1.0]), name="t1")])


net = Net()
for parameter in net.get_parameters():
    print(parameter)
print([name for name, _ in net.cells_and_names()])
print([name for name, _ in net.parameters_and_names()])
print([p.name for p in net.trainable_params()])
print([p.name for p in net.untrainable_params()])
print(list(net.parameters_dict()))
print(net.training, net.set_train() is net, net.training, net.layers[0].fc.training, net.set_train(False).training)
print(net.requires_grad, net.set_grad() is net, net.requires_grad)
print([type(c).__name__ for c in net.cells()], list(net.name_cells()))
print(net.cls_name, net.first.plain)
net.update_parameters_name("pre.")
print([p.name for p in net.get_parameters()])
alone = Block()
print([p.name for p in alone.get_parameters()])

# expect: Parameter (name=t0, shape=(1,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=t1, shape=(1,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=first.scale, shape=(1,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=first.shift, shape=(1,), dtype=Float32, requires_grad=False)
# expect: Parameter (name=first.fc.weight, shape=(2, 2), dtype=Float32, requires_grad=True)
# expect: Parameter (name=first.fc.bias, shape=(2,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=layers.0.scale, shape=(1,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=layers.0.shift, shape=(1,), dtype=Float32, requires_grad=False)
# expect: Parameter (name=layers.0.fc.weight, shape=(2, 2), dtype=Float32, requires_grad=True)
# expect: Parameter (name=layers.0.fc.bias, shape=(2,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=layers.1.weight, shape=(3, 2), dtype=Float32, requires_grad=True)
# expect: Parameter (name=layers.1.bias, shape=(3,), dtype=Float32, requires_grad=True)
# expect: Parameter (name=seq.0.weight, shape=(2, 2), dtype=Float32, requires_grad=True)
# expect: Parameter (name=seq.0.bias, shape=(2,), dtype=Float32, requires_grad=True)
# expect: ['', 'first', 'first.fc', 'layers', 'layers.0', 'layers.0.fc', 'layers.1', 'seq', 'seq.0', 'seq.1']
# expect: ['t0', 't1', 'first.scale', 'first.shift', 'first.fc.weight', 'first.fc.bias', 'layers.0.scale', 'layers.0.shift', 'layers.0.fc.weight', 'layers.0.fc.bias', 'layers.1.weight', 'layers.1.bias', 'seq.0.weight', 'seq.0.bias']
# expect: ['t0', 't1', 'first.scale', 'first.fc.weight', 'first.fc.bias', 'layers.0.scale', 'layers.0.fc.weight', 'layers.0.fc.bias', 'layers.1.weight', 'layers.1.bias', 'seq.0.weight', 'seq.0.bias']
# expect: ['first.shift', 'layers.0.shift']
# expect: ['t0', 't1', 'first.scale', 'first.shift', 'first.fc.weight', 'first.fc.bias', 'layers.0.scale', 'layers.0.shift', 'layers.0.fc.weight', 'layers.0.fc.bias', 'layers.1.weight', 'layers.1.bias', 'seq.0.weight', 'seq.0.bias']
# expect: False True True True False
# expect: False True True
# expect: ['Block', 'CellList', 'SequentialCell'] ['first', 'layers', 'seq']
# expect: Net 3
# expect: ['pre.t0', 'pre.t1', 'pre.first.scale', 'pre.first.shift', 'pre.first.fc.weight', 'pre.first.fc.bias', 'pre.layers.0.scale', 'pre.layers.0.shift', 'pre.layers.0.fc.weight', 'pre.layers.0.fc.bias', 'pre.layers.1.weight', 'pre.layers.1.bias', 'pre.seq.0.weight', 'pre.seq.0.bias']
# expect: ['scale', 'own_name', 'fc.weight', 'fc.bias']
