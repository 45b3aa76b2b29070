"""FTRL, ProximalAdagrad, ASGD, Rprop and LARS."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.optim.optimizer import Optimizer, check_kinds, opt_init_args_register


class FTRL(Optimizer):
    """Follow the regularised leader."""

    _targets = ("CPU", "Ascend", "GPU")

    @opt_init_args_register
    def __init__(self, params, initial_accum=0.1, learning_rate=0.001, lr_power=-0.5, l1=0.0, l2=0.0, use_locking=False,
                 loss_scale=1.0, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        if self.dynamic_lr or self.is_group_lr:
            raise ValueError("For 'FTRL', dynamic learning rate and group learning rate are currently not supported in FTRL, they should "
                             f"all be false, but got dynamic learning rate {self.dynamic_lr} and group learning rate {self.is_group_lr}.")
        checks.check_value_type("learning_rate", learning_rate, [float], self.cls_name)
        checks.check_positive_float(learning_rate, "learning_rate", self.cls_name)
        for name, value, rel in (("initial_accum", initial_accum, checks.GE), ("lr_power", lr_power, checks.LE), ("l1", l1, checks.GE),
                                 ("l2", l2, checks.GE)):
            checks.check_value_type(name, value, [float], self.cls_name)
            checks.check_number(name, value, 0.0, rel, self.cls_name)
        checks.check_value_type("use_locking", use_locking, [bool], self.cls_name)
        self.lr_power, self.l1, self.l2 = lr_power, l1, l2
        if not self.is_group and weight_decay:  # of all parameters, whatever their names
            self._decays = (self._prepared_decay(weight_decay),) * self.param_length
            self.decay_flags = (True,) * self.param_length
        self.moments = self.parameters.clone(prefix="moments", init=initial_accum)
        self.linear = self.parameters.clone(prefix="linear", init="zeros")

    def update(self, i, gradient, rate):
        weight, before = self.parameters[i], self.moments[i]
        after = before + ops.square(gradient)
        power = ops.pow(after, -self.lr_power)
        linear = self.linear[i] + gradient - (power - ops.pow(before, -self.lr_power)) / rate * weight
        shift = ops.sign(linear) * self.l1 if self.by_rows[i] else self.l1  # MindSpore's CPU looks at the sign for rows alone
        chosen = (shift - linear) / (power / rate + 2 * self.l2)
        chosen = ops.select(ops.abs(linear) > self.l1, chosen, ops.zeros_like(weight))
        for held, value in ((self.moments[i], after), (self.linear[i], linear), (self.parameters[i], chosen)):
            ops.assign(held, self.in_rows(i, gradient, value, held))


class ProximalAdagrad(Optimizer):
    """Adagrad with a proximal step for l1 and l2."""

    _targets = ("CPU", "Ascend", "GPU")

    @opt_init_args_register
    def __init__(self, params, accum=0.1, learning_rate=0.001, l1=0.0, l2=0.0, use_locking=False, loss_scale=1.0, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        check_kinds(self.cls_name, float, accum=accum, l1=l1, l2=l2)
        check_kinds(self.cls_name, bool, use_locking=use_locking)
        for name, value in (("accum", accum), ("l1", l1), ("l2", l2)):
            checks.check_non_negative_float(value, name, self.cls_name)
        self.l1, self.l2 = l1, l2
        self.accum = self.parameters.clone(prefix="accum", init=accum)

    def update(self, i, gradient, rate):
        accum = self.accum[i] + ops.square(gradient)
        rate = rate / ops.sqrt(accum)
        step = self.parameters[i] - rate * gradient
        if self.l1 > 0:
            step = ops.sign(step) * ops.maximum(ops.abs(step) - rate * self.l1, 0.0)
        for held, value in ((self.accum[i], accum), (self.parameters[i], step / (1 + rate * self.l2))):
            ops.assign(held, self.in_rows(i, gradient, value, held))


class ASGD(Optimizer):
    """Stochastic gradient descent that keeps the mean of the parameters."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=0.1, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay)
        check_kinds(self.cls_name, float, lambd=lambd, alpha=alpha, t0=t0)
        self.lambd, self.alpha, self.t0 = lambd, alpha, t0
        self.mu = ParameterTuple([Parameter(Tensor(1.0, _native.float32), name=f"mu_{p.name}") for p in self.parameters])
        self.eta = ParameterTuple([Parameter(Tensor(0.0, _native.float32), name=f"eta_{p.name}") for p in self.parameters])
        self.ax = self.parameters.clone(prefix="ax_", init="zeros")

    def update(self, i, gradient, rate):
        step = ops.cast(self.global_step, _native.float32).reshape(())
        eta = ops.select(step == 1, rate + ops.zeros_like(self.eta[i]), self.eta[i])
        weight = self.parameters[i] * (1.0 - self.lambd * eta) - eta * gradient
        ops.assign(self.parameters[i], weight)
        ops.assign(self.ax[i], ops.select(self.mu[i] == 1, weight, self.ax[i] + (weight - self.ax[i]) * self.mu[i]))
        ops.assign(self.eta[i], rate / ops.pow(1.0 + self.lambd * rate * step, self.alpha))
        ops.assign(self.mu[i], ops.zeros_like(self.mu[i]) + 1.0 / ops.maximum(step - self.t0, 1.0))

    def construct(self, gradients):
        return all(super().construct(gradients))


class Rprop(Optimizer):
    """Steps whose sizes grow while the gradient keeps its sign."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=0.1, etas=(0.5, 1.2), step_sizes=(1e-6, 50.), weight_decay=0.):
        super().__init__(learning_rate, params, weight_decay)
        for name, pair in (("etas", etas), ("step_sizes", step_sizes)):
            if not isinstance(pair, tuple):
                raise TypeError(f"For Rprop, {name} must be a tuple, but got {type(etas)}.")
            if len(pair) != 2:
                raise ValueError(f"For Rprop, {name} must be a tuple with the size of 2, but got {len(pair)}.")
        if step_sizes[0] > step_sizes[1]:
            raise ValueError("For Rprop, maximal step size should not be less than minimal step size, but got "
                             f"{step_sizes[0]} > {step_sizes[1]}.")
        checks.check_float_range(etas[0], 0.0, 1.0, checks.INC_NEITHER, "etaminus", self.cls_name)
        checks.check_value_type("etaplus", etas[1], [float], self.cls_name)
        if etas[1] <= 1.0:
            raise ValueError(f"For Rprop, etaplus must be greater than 1.0, but got etaplus {etas[1]}.")
        check_kinds(self.cls_name, float, min_step_sizes=step_sizes[0], max_step_sizes=step_sizes[1])
        self.etas, self.step_sizes = etas, step_sizes
        self.prev = self.parameters.clone(prefix="prev", init="zeros")
        self.step_size = self.parameters.clone(prefix="step_size", init="zeros")

    def update(self, i, gradient, rate):
        size = ops.select(ops.cast(self.global_step, _native.float32) == 1, rate + ops.zeros_like(self.step_size[i]), self.step_size[i])
        sign = ops.sign(gradient * self.prev[i])
        factor = ops.select(sign > 0, ops.full_like(size, self.etas[1]),
                            ops.select(sign < 0, ops.full_like(size, self.etas[0]), ops.ones_like(size)))
        size = ops.clip_by_value(size * factor, self.step_sizes[0], self.step_sizes[1])
        gradient = ops.select(sign < 0, ops.zeros_like(gradient), gradient)
        ops.assign(self.step_size[i], size)
        ops.assign(self.prev[i], gradient)
        ops.assign(self.parameters[i], self.parameters[i] - ops.sign(gradient) * size)

    def construct(self, gradients):
        return all(super().construct(gradients))


class LARS(Optimizer):
    """Gradients scaled to the length of their parameter before another optimizer takes them."""

    @opt_init_args_register
    def __init__(self, optimizer, epsilon=1e-05, coefficient=0.001, use_clip=False,
                 lars_filter=lambda x: "LayerNorm" not in x.name and "bias" not in x.name):
        super().__init__(0.0, [Parameter(Tensor(0.0), name="fake_param")])
        checks.check_value_type("optimizer", optimizer, Optimizer, self.cls_name)
        check_kinds(self.cls_name, float, epsilon=epsilon, coefficient=coefficient)
        check_kinds(self.cls_name, bool, use_clip=use_clip)
        self.opt = optimizer
        self.global_step = optimizer.global_step
        self.parameters = optimizer.parameters
        self.learning_rate = Parameter(Tensor(0.0, _native.float32), name="fake_lr")
        self.is_group = optimizer.is_group
        self.decay_flags = optimizer.decay_flags
        self.loss_scale = optimizer.loss_scale
        self.need_scale = optimizer.need_scale
        self.epsilon, self.coefficient, self.use_clip = epsilon, coefficient, use_clip
        self.lars_flag = tuple([lars_filter(p) for p in optimizer.parameters])
        self.decays = optimizer._decays
        self.weight_decay = optimizer.weight_decay
        optimizer.decay_weight = lambda gradients: gradients
        optimizer.scale_grad = lambda gradients: gradients
        self.reciprocal_scale = optimizer.reciprocal_scale

    def _scaled(self, i, gradient, rate):
        if not self.lars_flag[i]:
            return gradient
        weight, decay = self.parameters[i], self.decays[i]
        length = ops.sqrt(ops.sum(ops.square(weight)))
        slope = ops.sqrt(ops.sum(ops.square(gradient)))
        one = ops.ones_like(length)
        trust = self.coefficient * length / (slope + decay * length + self.epsilon)
        trust = ops.select(length > 0, ops.select(slope > 0, trust, one), one)
        if self.use_clip:
            trust = ops.clip_by_value(trust / rate, 0.0, 1.0)
        return (gradient + decay * weight) * trust

    def construct(self, gradients):
        rates = self.opt.get_lr()
        scaled = []
        for i in range(len(self.parameters)):
            rate = rates[i] if self.opt._param_rates is not None else rates
            scaled.append(self._scaled(i, gradients[i] * self.reciprocal_scale, rate))
        return self.opt(tuple(scaled))
