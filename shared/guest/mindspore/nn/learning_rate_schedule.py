"""Learning rates as cells of the global step."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.nn.cell import Cell


class LearningRateSchedule(Cell):
    """Base: construct(global_step) gives the rate."""

    def construct(self, global_step):
        raise NotImplementedError


def _float(value, name, who):
    if not isinstance(value, float):
        raise TypeError(f"For '{who}', the type of '{name}' should be float, but got {type(value)}.")
    return value


class _Decay(LearningRateSchedule):
    """learning_rate, decay_rate and decay_steps, as the decaying schedules take them."""

    def __init__(self, learning_rate, decay_rate, decay_steps, is_stair=False):
        super().__init__()
        self.learning_rate = _float(learning_rate, "learning_rate", self.cls_name)
        self.decay_rate = _float(decay_rate, "decay_rate", self.cls_name)
        if isinstance(decay_steps, bool) or not isinstance(decay_steps, int) or decay_steps <= 0:
            raise ValueError(f"For '{self.cls_name}', the 'decay_steps' must be int and must > 0, but got '{decay_steps}' with type '{type(decay_steps).__name__}'.")
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
        self.min_lr = _float(min_lr, "min_lr", self.cls_name)
        self.max_lr = _float(max_lr, "max_lr", self.cls_name)
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
        self.learning_rate = _float(learning_rate, "learning_rate", self.cls_name)
        self.end_learning_rate = _float(end_learning_rate, "end_learning_rate", self.cls_name)
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
        self.learning_rate = _float(learning_rate, "learning_rate", self.cls_name)
        self.warmup_steps = warmup_steps

    def construct(self, global_step):
        step = ops.minimum(ops.cast(global_step, _native.float32), float(self.warmup_steps))
        return self.learning_rate * (step / self.warmup_steps)
