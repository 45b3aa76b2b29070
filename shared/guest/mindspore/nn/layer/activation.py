"""Activation layers."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.ops import operations as P


def _applies(name, operator, doc, function=None):
    """A Cell class without arguments that applies one primitive, or the function that takes whole numbers too."""
    class Activation(Cell):
        def __init__(self):
            super().__init__()
            self.operator = getattr(P, operator)() if function is None else getattr(ops, function)

        def construct(self, input):
            return self.operator(input)
    Activation.__name__ = Activation.__qualname__ = name
    Activation.construct.__qualname__ = name + ".construct"
    Activation.__init__.__qualname__ = name + ".__init__"
    Activation.__doc__ = doc
    return Activation


ReLU = _applies("ReLU", "ReLU", "max(x, 0).")
ReLU6 = _applies("ReLU6", "ReLU6", "min(max(x, 0), 6).")
SiLU = _applies("SiLU", "SiLU", "x * sigmoid(x).", "silu")
Sigmoid = _applies("Sigmoid", "Sigmoid", "1 / (1 + exp(-x)).")
Tanh = _applies("Tanh", "Tanh", "tanh(x).")
HSwish = _applies("HSwish", "HSwish", "x * relu6(x + 3) / 6.", "hardswish")
HSigmoid = _applies("HSigmoid", "HSigmoid", "relu6(x + 3) / 6.", "hardsigmoid")
Mish = _applies("Mish", "Mish", "x * tanh(softplus(x)).")
FastGelu = _applies("FastGelu", "FastGeLU", "x / (1 + exp(-1.702 |x|)) * exp(0.851 (x - |x|)).")
SeLU = _applies("SeLU", "SeLU", "scale * elu(x, alpha) with the constants of self-normalising networks.", "selu")
Softsign = _applies("Softsign", "Softsign", "x / (1 + |x|).")


class GELU(Cell):
    """x * Phi(x), by tanh when approximate."""

    def __init__(self, approximate=True):
        super().__init__()
        self.approximate = checks.check_bool(approximate, "approximate", self.cls_name)

    def construct(self, x):
        if self.approximate:
            return ops.gelu(x, approximate="tanh")
        return ops.gelu(x, approximate="none")


class Softmax(Cell):
    def __init__(self, axis=-1):
        super().__init__()
        if isinstance(axis, bool) or not isinstance(axis, (int, tuple)):
            raise TypeError(f"For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got {type(axis)}.")
        self.axis = axis
        self.softmax = P.Softmax(axis)

    def construct(self, input):
        return self.softmax(input)


class LogSoftmax(Cell):
    def __init__(self, axis=-1):
        super().__init__()
        self.log_softmax = P.LogSoftmax(axis)

    def construct(self, x):
        return self.log_softmax(x)


class Softmin(Cell):
    def __init__(self, axis=-1):
        super().__init__()
        self.axis = axis

    def construct(self, x):
        return ops.softmax(-1 * x, self.axis)


class Softmax2d(Cell):
    """Softmax over the channels of (N, C, H, W) or (C, H, W)."""

    def __init__(self):
        super().__init__()
        self.softmax = P.Softmax(-3)

    def construct(self, x):
        if x.ndim not in (3, 4):
            raise ValueError(f"For 'Softmax2d', the in_shape must have 3 or 4 dims, but got {x.ndim}.")
        return self.softmax(x)


class LeakyReLU(Cell):
    def __init__(self, alpha=0.2):
        super().__init__()
        self.alpha = alpha

    def construct(self, x):
        return ops.leaky_relu(x, self.alpha)


class ELU(Cell):
    def __init__(self, alpha=1.0):
        super().__init__()
        self.alpha = alpha

    def construct(self, x):
        return ops.elu(x, self.alpha)


class CELU(Cell):
    def __init__(self, alpha=1.0):
        super().__init__()
        if alpha == 0:
            raise ValueError("For 'CELU', the 'alpha' cannot be equal to '0'.")
        self.alpha = alpha

    def construct(self, x):
        return ops.celu(x, self.alpha)


class PReLU(Cell):
    """max(x, 0) + w * min(x, 0) with a learned w, one or one a channel."""

    def __init__(self, channel=1, w=0.25):
        super().__init__()
        checks.check_positive_int(channel, "channel", self.cls_name)
        if isinstance(w, float):
            data = Tensor([float(w)] * channel, _native.float32)
        elif isinstance(w, list):
            if len(w) != channel:
                raise ValueError(f"For 'PReLU', the length of 'w' must be equal to the 'channel' when the 'w' is a list, but "
                                 f"got the length of 'w': {len(w)}, the 'channel': {channel}.")
            for item in w:
                if not isinstance(item, float):
                    raise ValueError(f"For 'PReLU', all elements in 'w' must be float when the 'w' is a list, but got {item}.")
            data = Tensor(w, _native.float32)
        elif isinstance(w, Tensor):
            data = w
        else:
            raise TypeError(f"For 'PReLU', the 'w' only supported float, list and tensor, but got {type(w).__name__}.")
        self.w = Parameter(data, name="a")
        self.prelu = P.PReLU()

    def construct(self, x):
        return self.prelu(x, self.w)


class LogSigmoid(Cell):
    def __init__(self):
        super().__init__()

    def construct(self, input_x):
        return ops.log(ops.reciprocal(ops.exp(ops.mul(input_x, -1)) + 1))


class Tanhshrink(Cell):
    def __init__(self):
        super().__init__()

    def construct(self, x):
        return ops.tanhshrink(x)


class Hardtanh(Cell):
    def __init__(self, min_val=-1.0, max_val=1.0):
        super().__init__()
        if min_val >= max_val:
            raise ValueError(f"For Hardtanh, min_val should be less than max_val,"
                             f"but got {min_val} and {max_val}")
        self.min_val = min_val
        self.max_val = max_val

    def construct(self, x):
        return ops.minimum(ops.maximum(x, self.min_val), self.max_val).astype(x.dtype)


class SoftShrink(Cell):
    def __init__(self, lambd=0.5):
        super().__init__()
        self.softshrink = P.SoftShrink(lambd)

    def construct(self, input):
        return self.softshrink(input)


class HShrink(Cell):
    def __init__(self, lambd=0.5):
        super().__init__()
        self.hshrink = P.HShrink(lambd)

    def construct(self, input):
        return self.hshrink(input)


class Threshold(Cell):
    def __init__(self, threshold, value):
        super().__init__()
        self.threshold = threshold
        self.value = value

    def construct(self, input_x):
        return ops.select(input_x > self.threshold, input_x, ops.full_like(input_x, self.value))


class GLU(Cell):
    """The first half of an axis times the sigmoid of the second."""

    def __init__(self, axis=-1):
        super().__init__()
        self.split = P.Split(axis, 2)

    def construct(self, x):
        first, second = self.split(x)
        return first * ops.sigmoid(second)


_activation = {"softmin": Softmin, "softmax": Softmax, "softmax2d": Softmax2d, "logsoftmax": LogSoftmax, "relu": ReLU, "relu6": ReLU6,
               "silu": SiLU, "tanh": Tanh, "tanhshrink": Tanhshrink, "hardtanh": Hardtanh, "gelu": GELU, "fast_gelu": FastGelu,
               "elu": ELU, "sigmoid": Sigmoid, "softsign": Softsign, "prelu": PReLU, "leakyrelu": LeakyReLU, "hswish": HSwish,
               "hsigmoid": HSigmoid, "logsigmoid": LogSigmoid, "softshrink": SoftShrink, "hshrink": HShrink,
               "threshold": Threshold, "mish": Mish}
_MINDSPORES_NAMES = ["softmin", "softmax", "softmax2d", "logsoftmax", "logsoftmaxExt", "relu", "relu6", "rrelu", "silu", "tanh",
                     "tanhshrink", "hardtanh", "gelu", "fast_gelu", "elu", "sigmoid", "softsign", "prelu", "preluExt",
                     "leakyrelu", "hswish", "hsigmoid", "logsigmoid", "softshrink", "hshrink", "threshold", "mish"]


def get_activation(name, prim_name=None):
    """A new activation cell by its name; None for None."""
    if name is None:
        return None
    if name not in _activation:
        who = f"For '{prim_name}', the" if prim_name else "The"
        raise KeyError(f"{who} 'name' must be in {_MINDSPORES_NAMES}, but got {name}.")
    return _activation[name]()


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
