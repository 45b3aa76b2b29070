"""Padding layers."""
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.ops import operations as P


class Pad(Cell):
    """Pads each axis by its (before, after)."""

    def __init__(self, paddings, mode="CONSTANT"):
        super().__init__()
        if mode not in ("CONSTANT", "REFLECT", "SYMMETRIC"):
            raise ValueError(f"For '{self.cls_name}', the 'mode' must be str and must be in '['CONSTANT', 'REFLECT', 'SYMMETRIC']', but got "
                             f"'{mode}'.")
        if not isinstance(paddings, tuple):
            raise TypeError(f"For '{self.cls_name}', the type of 'paddings' must be tuple, but got {type(paddings).__name__}.")
        for item in paddings:
            if len(item) != 2:
                raise ValueError(f"For '{self.cls_name}', the dimension of 'paddings' must be (n, 2), but got {paddings}.")
        self.mode = mode
        self.paddings = paddings
        if mode == "CONSTANT":
            self.pad = P.Pad(paddings)

    def construct(self, x):
        if self.mode == "CONSTANT":
            return self.pad(x)
        offset = 1 if self.mode == "REFLECT" else 0
        for axis, (before, after) in enumerate(self.paddings):
            x = _mirrored(x, axis, before, after, offset)
        return x


def _mirrored(x, axis, before, after, offset):
    """x with mirrored borders along an axis; the edge itself is repeated when offset is 0."""
    length = x.shape[axis]
    order = ([i + offset for i in range(before - 1, -1, -1)] + list(range(length))
             + [length - 1 - offset - i for i in range(after)])
    if before == 0 and after == 0:
        return x
    return ops.gather(x, Tensor(order, _native.int32), axis)


class _ConstantPad(Cell):
    """Pads the last axes; padding is (left, right, top, bottom, ...) from the last axis on."""

    _axes = 1

    def __init__(self, padding, value):
        super().__init__()
        size = 2 * self._axes
        if not isinstance(padding, (int, tuple)):
            raise TypeError(f"For '{self.cls_name}', the type of parameter 'padding' must be in [int, tuple], but got {type(padding)}")
        if isinstance(padding, tuple):
            length, said = len(padding), f"For '{self.cls_name}', the length of parameter 'padding' with tuple type must"
            if length % 2:
                raise ValueError(f"{said} be a multiple of 2, but got {length}")
            if length > size or size == 2 != length:
                raise ValueError(f"{said} {'equal to' if size == 2 else 'no more than'} {size}.but got {length}")
        if not isinstance(value, (int, float)):
            raise TypeError(f"For '{self.cls_name}', the type of parameter 'value' must be in [int, float], but got {type(value)}")
        self.padding = (padding,) * size if isinstance(padding, int) else padding
        self.value = value

    def construct(self, x):
        return ops.pad(x, self.padding, value=self.value)


class ConstantPad1d(_ConstantPad):
    """Pads the last axis."""


class ConstantPad2d(_ConstantPad):
    """Pads the last two axes."""
    _axes = 2


class ConstantPad3d(_ConstantPad):
    """Pads the last three axes."""
    _axes = 3


class ZeroPad2d(ConstantPad2d):
    """Pads the last two axes with zeros."""

    def __init__(self, padding):
        super().__init__(padding, 0)


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
