"""mindspore.mint.nn: the layers of mindspore.nn that are the same, and those with arguments of their own."""
from mindspore._public_names import Names as _Names
import math
import _refjit as _native
from mindspore import nn as _nn
from mindspore import ops as _ops
from mindspore.common.initializer import initializer as _initializer, HeUniform as _HeUniform, Uniform as _Uniform
from mindspore.common.parameter import Parameter as _Parameter
from mindspore.nn.cell import Cell as _Cell
import mindspore.mint.nn.functional as functional

_SAME = frozenset("Linear ReLU Identity SoftMarginLoss".split())
# Classes of their own that do what those of mindspore.nn do: the module that has them, after "mindspore.mint.nn".
_OWN = {name: module for module, names in {
    ".layer.activation": "Sigmoid Tanh", "": "Mish MSELoss NLLLoss PixelShuffle", ".layer.pooling": "AdaptiveAvgPool3d MaxUnpool2d",
    ".layer.padding": "ConstantPad1d ConstantPad2d ConstantPad3d ReflectionPad1d ReflectionPad2d ReflectionPad3d ReplicationPad1d "
                      "ReplicationPad2d ReplicationPad3d ZeroPad2d"}.items() for name in names.split()}
_LAYERS = frozenset((
    "ELU Threshold Fold Unfold AvgPool1d AvgPool3d AdaptiveMaxPool2d UpsamplingNearest2d UpsamplingBilinear2d ZeroPad1d ZeroPad3d "
    "ReLU6 LogSigmoid Hardtanh L1Loss KLDivLoss AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveMaxPool1d Upsample SELU "
    "Dropout2d BCELoss Conv1d Conv2d Conv3d ConvTranspose2d BatchNorm1d BatchNorm2d BatchNorm3d GroupNorm LayerNorm Embedding SmoothL1Loss "
    "BCEWithLogitsLoss PReLU SyncBatchNorm CrossEntropyLoss").split())
_RENAMED = {"Hardshrink": "HShrink", "Hardswish": "HSwish", "Hardsigmoid": "HSigmoid", "Softshrink": "SoftShrink"}


class SiLU(_Cell):
    """x * sigmoid(x)."""

    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace

    def construct(self, x):
        return functional.silu(x, self.inplace)


class GLU(_Cell):
    """The first half times the sigmoid of the second."""

    def __init__(self, dim=-1):
        super().__init__()
        self.dim = dim

    def construct(self, input):
        return functional.glu(input, self.dim)


class GELU(_Cell):
    """x * Phi(x)."""

    def __init__(self, approximate="none"):
        super().__init__()
        self.approximate = approximate

    def construct(self, input):
        return _ops.gelu(input, approximate=self.approximate)


class Softmax(_Cell):
    """Along a dim."""

    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def construct(self, input):
        return functional.softmax(input, self.dim)


class LogSoftmax(Softmax):
    """Along a dim."""

    def construct(self, input):
        return functional.log_softmax(input, self.dim)


class Dropout(_Cell):
    """Zeros by chance while training."""

    def __init__(self, p=0.5, inplace=False):
        super().__init__()
        self.p, self.inplace = p, inplace

    def construct(self, input):
        from mindspore.mint.nn import functional
        return functional.dropout(input, self.p, self.training, self.inplace)


class Flatten(_Cell):
    """Joins dims."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__()
        self.start_dim, self.end_dim = start_dim, end_dim

    def construct(self, input):
        return _ops.flatten(input, start_dim=self.start_dim, end_dim=self.end_dim)


class MaxPool2d(_Cell):
    """Maxima of windows."""

    def __init__(self, kernel_size=1, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self._arguments = (kernel_size, stride, padding, dilation, return_indices, ceil_mode)

    def construct(self, input):
        return _ops.max_pool2d(input, *self._arguments)


class AvgPool2d(_Cell):
    """Means of windows."""

    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        super().__init__()
        self._arguments = (kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

    def construct(self, input):
        return functional.avg_pool2d(input, *self._arguments)


# What MindSpore calls the classes themselves.
for _class in (Softmax, LogSoftmax, Dropout, MaxPool2d, AvgPool2d):
    _class.__name__ = _class.__qualname__ = _class.__name__ + "Ext"
    if "__init__" in _class.__dict__:
        _class.__init__.__qualname__ = _class.__qualname__ + ".__init__"
del _class


__all__ = _Names(__name__)


def __getattr__(name):
    if name in _LAYERS:
        import mindspore.mint.nn.layers as layers
        globals()[name] = found = getattr(layers, name)
        return found
    if name in _OWN:
        base = getattr(_nn, name)
        globals()[name] = found = type(base)(name, (base,), {"__module__": "mindspore.mint.nn" + _OWN[name], "__doc__": base.__doc__})
        return found
    if name not in _SAME and name not in _RENAMED:
        raise AttributeError(f"module 'mindspore.mint.nn' has no attribute '{name}'")
    found = getattr(_nn, _RENAMED.get(name, name))
    globals()[name] = found
    return found
