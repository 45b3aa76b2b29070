"""Networks whose last dense layer is one of normalised weights, so that they need fewer batch normalisations."""
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import Dense


class CommonHeadLastFN(Cell):
    """A dense layer of normalised rows: `multiplier` times the cosines between inputs and weights."""

    def __init__(self, in_channels, out_channels, weight_init="normal", bias_init="zeros", has_bias=True):
        super().__init__()
        self.weight = Parameter(initializer(weight_init, [out_channels, in_channels]), name="weight")
        self.multiplier = Parameter(Tensor([1.0], mstype.float32), name="multiplier")
        self.has_bias = has_bias
        if has_bias:
            self.bias = Parameter(initializer(bias_init, [out_channels]), name="bias")

    def construct(self, x):
        normalize = ops.L2Normalize(axis=1)
        cosines = ops.MatMul(transpose_b=True)(normalize(x), normalize(self.weight))
        if self.has_bias:
            cosines = ops.bias_add(cosines, self.bias)
        return self.multiplier * cosines


class LessBN(Cell):
    """A network; with `fn_flag` the last dense layer of every cell in it becomes a CommonHeadLastFN."""

    def __init__(self, network, fn_flag=False):
        super().__init__()
        self.network = network
        if "less_bn" not in network.get_flags():
            network.set_boost("less_bn")
            network.update_cell_prefix()
            if fn_flag:
                self._replace_heads(network)
            network.add_flags(defer_inline=True)

    def _replace_heads(self, network):
        last = None
        for name, cell in network.name_cells().items():
            if isinstance(cell, Dense):
                last = name, cell
            elif cell is not network:
                self._replace_heads(cell)
        if last is not None:
            name, dense = last
            head = CommonHeadLastFN(dense.in_channels, dense.out_channels, dense.weight, dense.bias, False)
            head.update_parameters_name(dense.param_prefix + ".")
            network.insert_child_to_cell(name, head)

    def construct(self, *inputs):
        return self.network(*inputs)
