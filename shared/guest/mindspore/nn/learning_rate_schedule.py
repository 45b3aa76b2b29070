"""Learning rates as cells of the global step."""
import math
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.nn.cell import Cell
from mindspore.nn.dynamic_lr import check_least_rate


class LearningRateSchedule(Cell):
    """Base: construct(global_step) gives the rate."""

    def construct(self, global_step):
        raise NotImplementedError


class _Decay(LearningRateSchedule):
    """learning_rate, decay_rate and decay_steps, as the decaying schedules take them."""

    def __init__(self, learning_rate, decay_rate, decay_steps, is_stair=False):
        super().__init__()
        who = self.cls_name
        checks.check_positive_int(decay_steps, "decay_steps", who)
        self.learning_rate = checks.check_positive_float(learning_rate, "learning_rate", who)
        self.decay_rate = checks.check_positive_float(decay_rate, "decay_rate", who)
        checks.check_value_type("is_stair", is_stair, [bool], who)
        self.decay_steps = decay_steps
        self.is_stair = is_stair

    def _ratio(self, global_step):
        ratio = ops.cast(global_step, _native.float32) / self.decay_steps
        if self.is_stair:
            ratio = ops.floor(ratio)
        return ratio


class ExponentialDecayLR(_Decay):
    """learning_rate * decay_rate ** (step / decay_steps)."""

    def construct(self, global_step):
        return self.learning_rate * ops.pow(self.decay_rate, self._ratio(global_step))


class NaturalExpDecayLR(_Decay):
    """learning_rate * e ** (-decay_rate * step)."""

    def construct(self, global_step):
        step = ops.cast(global_step, _native.float32)
        if self.is_stair:
            step = ops.floor(step / self.decay_steps) * self.decay_steps
        return self.learning_rate * ops.pow(math.e, -self.decay_rate * step)


class InverseDecayLR(_Decay):
    """learning_rate / (1 + decay_rate * step / decay_steps)."""

    def construct(self, global_step):
        return self.learning_rate / (1.0 + self.decay_rate * self._ratio(global_step))


class CosineDecayLR(LearningRateSchedule):
    """Half a cosine from max_lr down to min_lr in decay_steps."""

    def __init__(self, min_lr, max_lr, decay_steps):
        super().__init__()
        self.min_lr = check_least_rate(min_lr, "min_lr", "CosineDecayLR", self.cls_name)
        self.max_lr = checks.check_positive_float(max_lr, "max_lr", self.cls_name)
        checks.check_positive_int(decay_steps, "decay_steps", self.cls_name)
        if min_lr >= max_lr:
            raise ValueError(f"For 'CosineDecayLR', the 'max_lr' must be greater than the 'min_lr', but got 'max_lr' value: {max_lr}, 'min_lr' value: {min_lr}.")
        self.decay_steps = decay_steps

    def construct(self, global_step):
        step = ops.minimum(ops.cast(global_step, _native.float32), float(self.decay_steps))
        return self.min_lr + 0.5 * (self.max_lr - self.min_lr) * (1.0 + ops.cos(math.pi / self.decay_steps * step))


class PolynomialDecayLR(LearningRateSchedule):
    """A power of what remains, from learning_rate down to end_learning_rate."""

    def __init__(self, learning_rate, end_learning_rate, decay_steps, power, update_decay_steps=False):
        super().__init__()
        self.learning_rate = checks.check_positive_float(learning_rate, "learning_rate")
        self.end_learning_rate = check_least_rate(end_learning_rate, "end_learning_rate", "PolynomialDecayLR", self.cls_name)
        checks.check_positive_int(decay_steps, "decay_steps", self.cls_name)
        checks.check_value_type("update_decay_steps", update_decay_steps, [bool], self.cls_name)
        checks.check_positive_float(power, "power", self.cls_name)
        self.decay_steps = decay_steps
        self.power = power
        self.update_decay_steps = update_decay_steps

    def construct(self, global_step):
        step = ops.cast(global_step, _native.float32)
        if self.update_decay_steps:
            length = self.decay_steps * ops.maximum(ops.ceil(step / self.decay_steps), 1.0)
            rest = 1.0 - step / length
        else:
            rest = 1.0 - ops.minimum(step, float(self.decay_steps)) / self.decay_steps
        return (self.learning_rate - self.end_learning_rate) * ops.pow(rest, self.power) + self.end_learning_rate


class WarmUpLR(LearningRateSchedule):
    """A straight line from 0 up to learning_rate in warmup_steps."""

    def __init__(self, learning_rate, warmup_steps):
        super().__init__()
        self.learning_rate = check_least_rate(learning_rate, "learning_rate", "WarmUpLR", self.cls_name)
        checks.check_positive_int(warmup_steps, "warmup_steps", self.cls_name)
        self.warmup_steps = warmup_steps

    def construct(self, global_step):
        step = ops.minimum(ops.cast(global_step, _native.float32), float(self.warmup_steps))
        return self.learning_rate * (step / self.warmup_steps)
