import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


class NoInit(nn.Cell):
    def __init__(self):
        self.child = nn.ReLU()


class NoInitParameter(nn.Cell):
    def __init__(self):
        self.p = Parameter(Tensor([1.0]))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")

    def construct(self, x, y=1, *rest, **more):
        return x + y + len(rest) + len(more)


net = Net()
show(NoInit)
show(NoInitParameter)
show(lambda: net.missing)
show(lambda: nn.Cell()(1))
net.w = Tensor([5.0, 6.0])
print(type(net.w).__name__, net.w.asnumpy())


def assign_number():
    net.w = 3


show(assign_number)
show(lambda: net(Tensor([1.0])))
show(lambda: net(Tensor([1.0]), y=2))
show(lambda: net(Tensor([1.0]), 2, 3, 4, z=5))
show(lambda: net.insert_child_to_cell("x", 3))
show(lambda: net.insert_param_to_cell("x.y", net.w))
show(lambda: nn.CellList([1]))
show(lambda: nn.SequentialCell(1, 2))
net.insert_child_to_cell("late", nn.ReLU())
print(net, net.late)

# expect: AttributeError The 'NoInit' object has no attribute '_auto_prefix'.
# expect: AttributeError For 'insert_param_to_cell', please call Cell.__init__() firstly.
# expect: AttributeError The 'Net' object has no attribute 'missing'.
# expect: AttributeError For 'Cell', the method 'construct' is not defined.
# expect: Parameter [5. 6.]
# expect: TypeError Parameter 'w' already exists in network, can not assign this type: '<class 'int'>' as a parameter.
# expect: [2.]
# expect: [3.]
# expect: [6.]
# expect: TypeError For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got type <class 'int'>.
# expect: KeyError "For 'insert_param_to_cell', the argument 'param_name' should not contain'.' "
# expect: TypeError For 'CellList', each cell must be subclass of Cell, but got int.
# expect: TypeError For 'insert_child_to_cell', the argument 'child_cell' must be 'Cell' if not None, but got type <class 'int'>.
# expect: Net(
# expect:   (late): ReLU()
# expect: ) ReLU()
