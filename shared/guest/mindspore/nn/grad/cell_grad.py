"""Cells of derivatives: Jvp(network)(*inputs, v) and Vjp(network)(*inputs, sensitivity)."""
from mindspore.nn.cell import Cell
from mindspore.ops.derivatives import jvp, vjp


class _Derivative(Cell):
    """Holds the function or cell that is differentiated."""

    def __init__(self, fn):
        super().__init__()
        self.fn = fn
        if isinstance(fn, Cell):
            fn.set_grad()


class Jvp(_Derivative):
    """(network(*inputs), its derivative along v)."""

    def construct(self, *args):
        return jvp(self.fn, args[:-1], args[-1])


class Vjp(_Derivative):
    """(network(*inputs), the gradients of the inputs for a sensitivity)."""

    def construct(self, *args):
        value, pull_back = vjp(self.fn, *args[:-1])
        gradients = pull_back(args[-1])
        return value, gradients if len(gradients) > 1 else gradients[0]
