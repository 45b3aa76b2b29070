"""Momentum and SGD."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.optim.optimizer import Optimizer, check_kinds, opt_init_args_register
from mindspore.ops import operations as P


def _momentum_parameter(momentum, who):
    if isinstance(momentum, Tensor):
        return Parameter(momentum, name="momentum")
    check_kinds(who, float, momentum=momentum)
    if momentum < 0.0:
        raise ValueError(f"For '{who}', the argument 'momentum' must be at least 0.0, but got {momentum}")
    return Parameter(Tensor(momentum, _native.float32), name="momentum")


def _as_float(value, name, shown):
    """SGD's numbers, which may be ints."""
    value = float(value) if isinstance(value, int) else value
    if not isinstance(value, float):
        raise TypeError(f"For 'SGD', the argument '{name}' must be float type, but got {type(value)}.")
    if value < 0.0:
        raise ValueError(f"For 'SGD', the argument '{name}' must be at least 0.0, but got {shown}{value}{'' if shown else '.'}")
    return value


class Momentum(Optimizer):
    """v = momentum * v + g; w = w - rate * v, or w - rate * (g + momentum * v) with Nesterov."""

    @opt_init_args_register
    def __init__(self, params, learning_rate, momentum, weight_decay=0.0, loss_scale=1.0, use_nesterov=False):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.momentum = _momentum_parameter(momentum, self.cls_name)
        self.use_nesterov = checks.check_bool(use_nesterov)
        self.moments = self.parameters.clone(prefix="moments", init="zeros")
        self.opt = P.ApplyMomentum(use_nesterov=use_nesterov)

    def update(self, i, gradient, rate):
        self.opt(self.parameters[i], self.moments[i], rate, gradient, self.momentum)


class SGD(Optimizer):
    """w = w - rate * g, with momentum like Momentum's whose first step takes g itself."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=0.1, momentum=0.0, dampening=0.0, weight_decay=0.0, nesterov=False,
                 loss_scale=1.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        momentum, dampening = _as_float(momentum, "momentum", ""), _as_float(dampening, "dampening", "'dampening' ")
        check_kinds(self.cls_name, bool, nesterov=nesterov)
        if nesterov and (momentum <= 0.0 or dampening != 0.0):
            raise ValueError("For 'SGD', if 'nesterov' is true, 'momentum' must be > 0.0 and 'dampening' must equal to 0.0, but "
                             f"got 'momentum' {momentum}, 'dampening' {dampening}.")
        if self.dynamic_weight_decay:
            raise TypeError("For 'SGD', dynamic weight decay is currently not supported, the argument 'weight_decay' or 'weight_decay' set in "
                            "grouped 'params' must be float or int type.")
        self.dampening = dampening
        self.nesterov = nesterov
        self.momentum = Parameter(Tensor(momentum, _native.float32), name="momentum")
        self.accum = self.parameters.clone(prefix="accum", init="zeros")
        self.stat = self.parameters.clone(prefix="stat", init="ones")
        self.opt = P.SGD(dampening, 0.0, nesterov)

    def update(self, i, gradient, rate):
        self.opt(self.parameters[i], gradient, rate, self.accum[i], self.momentum, self.stat[i])
