# Plain attributes may be set before super().__init__(); Parameters and Cells may not.
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Early(nn.Cell):
    def __init__(self):
        self.factor = 3
        self.shape = (1, 2)
        self.value = Tensor([1.0])
        self.function = lambda x: x
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x):
        return x * self.factor


net = Early()
print(net.factor, net.shape, net.value, net(Tensor([1.0])), [p.name for p in net.get_parameters()])


class EarlyParameter(nn.Cell):
    def __init__(self):
        self.weight = Parameter(Tensor([1.0]), name="weight")
        super().__init__()


class EarlyCell(nn.Cell):
    def __init__(self):
        self.relu = nn.ReLU()
        super().__init__()


for kind in (EarlyParameter, EarlyCell):
    try:
        kind()
    except AttributeError as error:
        print(error)

# expect: 3 (1, 2) [1.] [3.] ['dense.weight', 'dense.bias']
# expect: For 'insert_param_to_cell', please call Cell.__init__() firstly.
# expect: The 'EarlyCell' object has no attribute '_auto_prefix'.
