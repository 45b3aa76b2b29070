"""The first layers of mindspore.nn."""
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
import _refjit as _native


class ReLU(Cell):
    def construct(self, x):
        return ops.relu(x)


class GELU(Cell):
    def __init__(self, approximate=True):
        super().__init__()
        self.approximate = approximate

    def construct(self, x):
        return ops.gelu(x, "tanh" if self.approximate else "none")


class SiLU(Cell):
    def construct(self, x):
        return ops.silu(x)


class Sigmoid(Cell):
    def construct(self, input_x):
        return ops.sigmoid(input_x)


class Tanh(Cell):
    def construct(self, x):
        return ops.tanh(x)


class Identity(Cell):
    def construct(self, x):
        return x


class Softmax(Cell):
    def __init__(self, axis=-1):
        super().__init__()
        self.axis = axis

    def construct(self, input):
        return ops.softmax(input, self.axis)


class Flatten(Cell):
    def construct(self, x):
        return ops.flatten(x)


class Dropout(Cell):
    """Identity outside training; random operators are not available yet."""

    def __init__(self, keep_prob=0.5, p=None, dtype=None):
        super().__init__()
        self.p = 1 - keep_prob if p is None else p

    def construct(self, x):
        if not self.training or self.p == 0:
            return x
        raise NotImplementedError("Dropout in training is not available here yet.")


class Dense(Cell):
    """y = x @ weight.T + bias."""

    def __init__(self, in_channels, out_channels, weight_init=None, bias_init=None, has_bias=True, activation=None,
                 dtype=None):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.has_bias = has_bias
        self.weight = Parameter(initializer("he_uniform" if weight_init is None else weight_init,
                                            (out_channels, in_channels), dtype), name="weight")
        self.bias = None
        if has_bias:
            self.bias = Parameter(initializer("zeros" if bias_init is None else bias_init, (out_channels,), dtype),
                                  name="bias")
        self.activation = {"relu": ReLU, "sigmoid": Sigmoid, "tanh": Tanh}[activation]() if isinstance(activation, str) \
            else activation

    def construct(self, x):
        y = ops.matmul(x, self.weight.T)
        if self.has_bias:
            y = y + self.bias
        if self.activation is not None:
            y = self.activation(y)
        return y

    def extend_repr(self):
        return f"input_channels={self.in_channels}, output_channels={self.out_channels}, has_bias={self.has_bias}"


class SequentialCell(Cell):
    """Cells one after another."""

    def __init__(self, *args):
        super().__init__()
        cells = args[0] if len(args) == 1 and isinstance(args[0], (list, tuple)) else args
        for index, cell in enumerate(cells):
            setattr(self, str(index), cell)
        self.cell_list = list(cells)

    def __getitem__(self, index):
        return self.cell_list[index]

    def __len__(self):
        return len(self.cell_list)

    def append(self, cell):
        setattr(self, str(len(self.cell_list)), cell)
        self.cell_list.append(cell)
        return self

    def construct(self, input_data):
        for cell in self.cell_list:
            input_data = cell(input_data)
        return input_data


class CellList(Cell):
    """A list of cells."""

    def __init__(self, *args, **kwargs):
        super().__init__()
        self.cell_list = []
        for cell in args[0] if args else ():
            self.append(cell)

    def append(self, cell):
        setattr(self, str(len(self.cell_list)), cell)
        self.cell_list.append(cell)

    def __getitem__(self, index):
        return self.cell_list[index]

    def __iter__(self):
        return iter(self.cell_list)

    def __len__(self):
        return len(self.cell_list)
