"""Optimizers over moving means of gradients and of their squares: Adadelta, AdaMax, Lamb, LazyAdam, AdaFactor, AdamOffload."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.optim.adam import Adam
from mindspore.nn.optim.optimizer import Optimizer, check_betas, check_kinds, opt_init_args_register


class Adadelta(Optimizer):
    """Steps in the units of the parameters: g times the ratio of two moving roots of mean squares."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=1.0, rho=0.9, epsilon=1e-6, loss_scale=1.0, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        check_kinds(self.cls_name, float, rho=rho, epsilon=epsilon)
        checks.check_float_range(rho, 0.0, 1.0, checks.INC_BOTH, "rho", self.cls_name)
        checks.check_non_negative_float(epsilon, "epsilon", self.cls_name)
        self.rho, self.epsilon = rho, epsilon
        self.accum = self.parameters.clone(prefix="accum", init=0)
        self.accum_update = self.parameters.clone(prefix="accum_update", init=0)

    def update(self, i, gradient, rate):
        accum = self.accum[i] * self.rho + ops.square(gradient) * (1 - self.rho)
        change = ops.sqrt(self.accum_update[i] + self.epsilon) * gradient / ops.sqrt(accum + self.epsilon)
        ops.assign(self.accum[i], accum)
        ops.assign(self.accum_update[i], self.accum_update[i] * self.rho + ops.square(change) * (1 - self.rho))
        ops.assign(self.parameters[i], self.parameters[i] - rate * change)


class AdaMax(Optimizer):
    """Adam with the largest gradient in place of the second moment."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=0.001, beta1=0.9, beta2=0.999, eps=1e-08, weight_decay=0.0, loss_scale=1.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        check_betas(beta1, beta2, eps, self.cls_name)
        self.beta1, self.beta2, self.eps = beta1, beta2, eps
        self.beta1_power = Parameter(initializer(1, [1], _native.float32), name="beta1_power")
        self.moment1 = self.parameters.clone(prefix="moment1", init="zeros")
        self.moment2 = self.parameters.clone(prefix="moment2", init="zeros")

    def begin_step(self):
        ops.assign(self.beta1_power, self.beta1_power * self.beta1)

    def update(self, i, gradient, rate):
        mean = self.moment1[i] * self.beta1 + gradient * (1 - self.beta1)
        peak = ops.maximum(self.moment2[i] * self.beta2, ops.abs(gradient))
        ops.assign(self.moment1[i], mean)
        ops.assign(self.moment2[i], peak)
        ops.assign(self.parameters[i], self.parameters[i] - rate / (1 - self.beta1_power) * mean / (peak + self.eps))


class Lamb(Optimizer):
    """Adam whose step on each parameter has a length in proportion to the parameter's own."""

    @opt_init_args_register
    def __init__(self, params, learning_rate, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay)
        check_betas(beta1, beta2, eps, self.cls_name)
        self.beta1, self.beta2, self.eps = beta1, beta2, eps
        self.moments1 = self.parameters.clone(prefix="lamb_m", init="zeros")
        self.moments2 = self.parameters.clone(prefix="lamb_v", init="zeros")

    def decay_weight(self, gradients):
        return gradients

    def update(self, i, gradient, rate):
        weight = ops.cast(self.parameters[i], _native.float32)
        gradient = ops.cast(gradient, _native.float32)
        mean = self.moments1[i] * self.beta1 + gradient * (1 - self.beta1)
        square = self.moments2[i] * self.beta2 + ops.square(gradient) * (1 - self.beta2)
        step = ops.cast(self.global_step, _native.float32)
        ratio = (mean / (1 - ops.pow(self.beta1, step))) / (ops.sqrt(square / (1 - ops.pow(self.beta2, step))) + self.eps)
        if self.decay_flags[i]:
            decay = self._decays[i]
            if isinstance(decay, Cell):
                decay = ops.reshape(decay(self.global_step - 1), ())  # of the step that began
            ratio = ratio + decay * weight
        length, change = ops.sqrt(ops.sum(ops.square(weight))), ops.sqrt(ops.sum(ops.square(ratio)))
        one = ops.ones_like(length)
        trust = ops.select(length > 0, ops.select(change > 0, length / change, one), one)
        trust = ops.minimum(trust, 10.0)
        ops.assign(self.moments1[i], mean)
        ops.assign(self.moments2[i], square)
        ops.assign(self.parameters[i], ops.cast(weight - trust * rate * ratio, self.parameters[i].dtype))


class LazyAdam(Adam):
    """Adam, which of a sparse lookup's parameter changes only the rows that were looked up, their moments too."""

    _power_shape = (1,)

    @opt_init_args_register
    def __init__(self, params, learning_rate=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, use_locking=False, use_nesterov=False,
                 weight_decay=0.0, loss_scale=1.0):
        super().__init__(params, learning_rate, beta1, beta2, eps, use_locking, use_nesterov, weight_decay, loss_scale)
        self.use_nesterov = use_nesterov

    def update(self, i, gradient, rate):
        if not self.by_rows[i]:
            super().update(i, gradient, rate)
            return
        rate = rate * ops.sqrt(1 - self.beta2_power) / (1 - self.beta1_power)
        weight, first, second = self.parameters[i], self.moment1[i], self.moment2[i]
        mean = first * self.beta1 + gradient * (1 - self.beta1)
        square = second * self.beta2 + ops.square(gradient) * (1 - self.beta2)
        ahead = mean * self.beta1 + gradient * (1 - self.beta1) if self.use_nesterov else mean
        step = weight - rate * ahead / (ops.sqrt(square) + self.eps)
        for held, value in ((first, mean), (second, square), (weight, step)):
            ops.assign(held, self.in_rows(i, gradient, value, held))


class AdamOffload(LazyAdam):
    """Adam whose update runs on the CPU, as everything here does."""


class AdaFactor(Optimizer):
    """Second moments of matrices kept as those of rows and columns; the rate follows from the step when none is given."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=None, eps=(1e-30, 1e-3), clip_threshold=1.0, decay_rate=0.8, beta1=0.9, weight_decay=0.0,
                 scale_parameter=True, relative_step=True, warmup_init=False, compression=False, loss_scale=1.0):
        if learning_rate is not None and relative_step:
            raise ValueError("Cannot combine manual lr and relative_step options", learning_rate)
        if warmup_init and not relative_step:
            raise ValueError("warmup_init requires relative_step=True")
        if learning_rate is None and not relative_step:
            raise ValueError("Cannot learning_rate is None and relative_step=False")
        super().__init__(0.0 if learning_rate is None else learning_rate, params, weight_decay, loss_scale)
        checks.check_value_type("eps", eps, [list, tuple], self.cls_name)
        if len(eps) != 2:
            raise ValueError("eps must have 2 value: (eps1, eps2).")
        for i, value in enumerate(eps):
            checks.check_value_type(f"eps{i}", value, [float], self.cls_name)
            checks.check_non_negative_float(value, f"eps{i}", self.cls_name)
        check_kinds(self.cls_name, float, clip_threshold=clip_threshold, decay_rate=decay_rate)
        checks.check_non_negative_float(clip_threshold, "clip_threshold", self.cls_name)
        checks.check_float_range(decay_rate, 0, 1, checks.INC_NEITHER, "decay_rate", self.cls_name)
        checks.check_float_range(weight_decay, 0, 1, checks.INC_LEFT, "weight_decay", self.cls_name)
        check_kinds(self.cls_name, bool, scale_parameter=scale_parameter, relative_step=relative_step, compression=compression)
        checks.check_value_type("beta1", beta1, [int, float], self.cls_name)
        checks.check_non_negative_float(float(beta1), "beta1", self.cls_name)
        self.decay = weight_decay  # of all parameters, whatever their names
        self.eps, self.clip_threshold, self.decay_rate, self.beta1 = eps, clip_threshold, decay_rate, beta1
        self.scale_parameter, self.relative_step, self.warmup_init = scale_parameter, relative_step, warmup_init
        self.use_first_moment = beta1 > 0
        if self.use_first_moment:
            self.exp_avg = self.parameters.clone(prefix="exp_avg", init="zeros")
        rows, columns, squares = [], [], []
        for parameter in self.parameters:
            shape = parameter.shape
            sizes = (shape[:-1], shape[:-2] + shape[-1:], (1,)) if parameter.ndim >= 2 else ((1,), (1,), shape)
            for size, held, name in zip(sizes, (rows, columns, squares), ("_row", "_col", "")):
                held.append(Parameter(initializer(0, size, parameter.dtype), name=f"exp_avg_sq{name}_{parameter.name}"))
        self.exp_avg_sq_row, self.exp_avg_sq_col, self.exp_avg_sq = [ParameterTuple(held) for held in (rows, columns, squares)]
        self.step = Parameter(initializer(0, [1], _native.float32), name="afactor_step")

    def decay_weight(self, gradients):
        return gradients

    def begin_step(self):
        ops.assign_add(self.step, ops.ones_like(self.step))

    def update(self, i, gradient, rate):
        weight, step = self.parameters[i], ops.reshape(self.step, ())
        if self.relative_step:
            least = 1e-6 * step if self.warmup_init else 1e-2
            rate = ops.minimum(1.0 / ops.sqrt(step), least)
        if self.scale_parameter:
            rate = rate * ops.maximum(ops.sqrt(ops.mean(ops.square(weight))), self.eps[1])
        keep = 1.0 - ops.pow(step, -self.decay_rate)
        square = ops.square(gradient) + self.eps[0]
        if weight.ndim >= 2:
            row = self.exp_avg_sq_row[i] * keep + ops.mean(square, -1) * (1.0 - keep)
            column = self.exp_avg_sq_col[i] * keep + ops.mean(square, -2) * (1.0 - keep)
            ops.assign(self.exp_avg_sq_row[i], row)
            ops.assign(self.exp_avg_sq_col[i], column)
            ratio = ops.rsqrt(row / ops.mean(row, -1, True))
            change = ops.expand_dims(ratio, -1) * ops.expand_dims(ops.rsqrt(column), -2) * gradient
        else:
            total = self.exp_avg_sq[i] * keep + square * (1.0 - keep)
            ops.assign(self.exp_avg_sq[i], total)
            change = ops.rsqrt(total) * gradient
        change = change / ops.maximum(ops.sqrt(ops.mean(ops.square(change))) / self.clip_threshold, 1.0) * rate
        if self.use_first_moment:
            change = self.exp_avg[i] * self.beta1 + change * (1 - self.beta1)
            ops.assign(self.exp_avg[i], change)
        if self.decay > 0:
            weight = weight - weight * self.decay * rate
        ops.assign(self.parameters[i], weight - change)
