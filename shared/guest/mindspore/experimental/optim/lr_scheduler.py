"""mindspore.experimental.optim.lr_scheduler: learning rates that change by epoch. step() writes the rates of the optimizer's groups."""
import math
from bisect import bisect_right
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.jit_class import jit_class
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.experimental.optim.optimizer import Optimizer


def _number(value, name):
    return Parameter(Tensor(value, mstype.float32), name=name)


def _check_int(value, name, owner):
    if not isinstance(value, int):
        raise TypeError(f"For '{owner}', the type of {name} must be int, but got {type(value)}.")


def _check_float(value, name, owner):
    if not isinstance(value, float):
        raise TypeError(f"For '{owner}', the '{name}' must be float, but got {type(value)}.")


@jit_class
class LRScheduler:
    """A subclass gives the rates of epoch `last_epoch` by get_lr(), from `_last_lr` or `base_lrs`."""

    def __init__(self, optimizer, last_epoch=-1):
        if not isinstance(optimizer, Optimizer):
            raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")
        checks.check_value_type("last_epoch", last_epoch, [int])
        if last_epoch < -1:
            raise ValueError(f"Invalid last_epoch: {last_epoch}")
        for i, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", group["lr"].value())
            elif "initial_lr" not in group:
                raise KeyError(f"param 'initial_lr' is not specified in param_groups[{i}] when resuming an optimizer")
        self.base_lrs = [group["initial_lr"] for group in optimizer.param_groups]
        self.optimizer = optimizer
        self._last_lr = list(optimizer.lrs)
        self.groups_num = len(optimizer.param_groups)
        self.last_epoch = _number(last_epoch, "last_epoch_" + self.__class__.__name__)
        self.step()

    @staticmethod
    def get_lr():
        raise NotImplementedError

    def get_last_lr(self):
        """The groups' rates."""
        return [lr.value() for lr in self._last_lr]

    def step(self, epoch=None):
        """Goes to the next epoch, or to the given one."""
        if epoch is None:
            ops.assign_add(self.last_epoch, Tensor(1, mstype.float32))
            values = self.get_lr()
        else:
            ops.assign(self.last_epoch, epoch)
            values = self._get_closed_form_lr() if hasattr(self, "_get_closed_form_lr") else self.get_lr()
        for i in range(self.groups_num):
            ops.assign(self._last_lr[i], values[i])
        return True

    def _scaled(self, factor):
        return [lr * factor for lr in self._last_lr]


@jit_class
class StepLR(LRScheduler):
    def __init__(self, optimizer, step_size, gamma=0.1, last_epoch=-1):
        if not isinstance(step_size, int):
            raise TypeError(f"For 'StepLR', the 'step_size' must be int, but got {type(step_size)}.")
        _check_float(gamma, "gamma", "StepLR")
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0 or self.last_epoch % self.step_size != 0:
            return self._scaled(1.0)
        return self._scaled(self.gamma)

    def _get_closed_form_lr(self):
        return [lr * self.gamma ** (self.last_epoch // self.step_size) for lr in self.base_lrs]


@jit_class
class LinearLR(LRScheduler):
    def __init__(self, optimizer, start_factor=1.0 / 3, end_factor=1.0, total_iters=5, last_epoch=-1):
        if not 0 < start_factor <= 1.0:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less than or equal to 1.")
        if not 0 <= end_factor <= 1.0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        _check_int(total_iters, "total_iters", "LinearLR")
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0:
            return self._scaled(self.start_factor)
        if self.last_epoch > self.total_iters:
            return self._scaled(1.0)
        rise = self.end_factor - self.start_factor
        return self._scaled(1.0 + rise / (self.total_iters * self.start_factor + (self.last_epoch - 1) * rise))

    def _get_closed_form_lr(self):
        done = min(self.total_iters, self.last_epoch) / self.total_iters
        return [lr * (self.start_factor + (self.end_factor - self.start_factor) * done) for lr in self.base_lrs]


@jit_class
class ExponentialLR(LRScheduler):
    def __init__(self, optimizer, gamma, last_epoch=-1):
        _check_float(gamma, "gamma", "ExponentialLR")
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return self._scaled(1.0 if self.last_epoch == 0 else self.gamma)

    def _get_closed_form_lr(self):
        return [lr * self.gamma ** self.last_epoch for lr in self.base_lrs]


@jit_class
class PolynomialLR(LRScheduler):
    def __init__(self, optimizer, total_iters=5, power=1.0, last_epoch=-1):
        _check_float(power, "power", "PolynomialLR")
        if power < 0:
            raise ValueError(f"For 'PolynomialLR', the 'power' must be >= 0, but got {power}.")
        _check_int(total_iters, "total_iters", "PolynomialLR")
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0 or self.last_epoch > self.total_iters:
            return self._scaled(1.0)
        left, before = 1.0 - self.last_epoch / self.total_iters, 1.0 - (self.last_epoch - 1) / self.total_iters
        return self._scaled((left / before) ** self.power)

    def _get_closed_form_lr(self):
        left = 1.0 - ops.minimum(self.total_iters, self.last_epoch) / self.total_iters
        return [lr * left ** self.power for lr in self.base_lrs]


def _a_function_each(optimizer, lr_lambda):
    groups = len(optimizer.param_groups)
    if not isinstance(lr_lambda, (list, tuple)):
        return [lr_lambda] * groups
    if len(lr_lambda) != groups:
        raise ValueError(f"Expected {groups} lr_lambdas, but got {len(lr_lambda)}")
    return list(lr_lambda)


@jit_class
class LambdaLR(LRScheduler):
    def __init__(self, optimizer, lr_lambda, last_epoch=-1):
        self.lr_lambdas = _a_function_each(optimizer, lr_lambda)
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [lr * factor(self.last_epoch) for factor, lr in zip(self.lr_lambdas, self.base_lrs)]


@jit_class
class MultiplicativeLR(LRScheduler):
    def __init__(self, optimizer, lr_lambda, last_epoch=-1):
        self.lr_lambdas = _a_function_each(optimizer, lr_lambda)
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch > 0:
            return [lr * factor(self.last_epoch) for factor, lr in zip(self.lr_lambdas, self._last_lr)]
        return self._scaled(1.0)


@jit_class
class MultiStepLR(LRScheduler):
    def __init__(self, optimizer, milestones, gamma=0.1, last_epoch=-1):
        checks.check_value_type("milestones", milestones, [list])
        for milestone in milestones:
            if not isinstance(milestone, int):
                raise TypeError("For 'MultiStepLR', elements of the 'milestones' must be type of int, but got one element of "
                                f"'milestones' type: {type(milestone)}.")
        checks.check_value_type("gamma", gamma, [float, int])
        self.milestones, self.gamma = list(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return self._scaled(self.gamma ** self.milestones.count(int(self.last_epoch.value())))


@jit_class
class ConstantLR(LRScheduler):
    def __init__(self, optimizer, factor=1.0 / 3, total_iters=5, last_epoch=-1):
        if not 0 <= factor <= 1.0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        _check_int(total_iters, "total_iters", "ConstantLR")
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0:
            return self._scaled(self.factor)
        if self.last_epoch != self.total_iters:
            return self._scaled(1.0)
        return [lr / self.factor for lr in self._last_lr]

    def _get_closed_form_lr(self):
        return [lr * (self.factor + (self.last_epoch >= self.total_iters) * (1 - self.factor)) for lr in self.base_lrs]


@jit_class
class CosineAnnealingLR(LRScheduler):
    def __init__(self, optimizer, T_max, eta_min=0.0, last_epoch=-1):
        if not isinstance(eta_min, (float, int)):
            raise TypeError(f"For 'CosineAnnealingLR', the 'eta_min' must be float or int, but got {type(eta_min)}.")
        if not isinstance(T_max, int):
            raise TypeError(f"For 'CosineAnnealingLR', the 'T_max' must be int, but got {type(eta_min)}.")
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0:
            return self._scaled(1.0)
        if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0:
            rise = 1 - ops.cos(Tensor(math.pi / self.T_max, mstype.float32))
            return [lr + (base - self.eta_min) * rise / 2 for base, lr in zip(self.base_lrs, self._last_lr)]
        ratio = (1 + ops.cos(math.pi * self.last_epoch / self.T_max)) / (1 + ops.cos(math.pi * (self.last_epoch - 1) / self.T_max))
        return [ratio * (lr - self.eta_min) + self.eta_min for lr in self._last_lr]

    def _get_closed_form_lr(self):
        height = 1 + ops.cos(math.pi * self.last_epoch / self.T_max)
        return [self.eta_min + (lr - self.eta_min) * height / 2 for lr in self.base_lrs]


@jit_class
class CosineAnnealingWarmRestarts(LRScheduler):
    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0, last_epoch=-1):
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"T_0 should be an integer and equal or greater than 0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"T_mult should be an integer and equal or greater than 1, but got {T_mult}")
        self.T_0, self.T_i = _number(T_0, "T_0"), _number(T_0, "T_i")
        self.T_cur = _number(last_epoch, "T_cur")
        self.T_mult, self.eta_min = T_mult, Tensor(eta_min)
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        height = 1 + ops.cos(ops.cast(math.pi * self.T_cur / self.T_i, mstype.float32))
        return [self.eta_min + (lr - self.eta_min) * height / 2 for lr in self.base_lrs]

    def step(self, epoch=None):
        """Goes to the next epoch, or to the given one, which may have a fraction."""
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            ops.assign_add(self.T_cur, Tensor(1, mstype.float32))
            if self.T_cur >= self.T_i:
                ops.assign(self.T_cur, self.T_cur - self.T_i)
                ops.assign(self.T_i, self.T_i * self.T_mult)
        else:
            if epoch < 0:
                raise ValueError(f"epoch should be a non-negative integer, but got {epoch}")
            epoch = Tensor(float(epoch), mstype.float32)
            restarts = 0
            if epoch >= self.T_0:
                restarts = (int(epoch / self.T_0) if self.T_mult == 1 else
                            int(math.log(float(epoch / self.T_0) * (self.T_mult - 1) + 1, self.T_mult)))
            ends = restarts if self.T_mult == 1 else (self.T_mult ** restarts - 1) / (self.T_mult - 1)
            ops.assign(self.T_cur, epoch - self.T_0 * ends)
            ops.assign(self.T_i, self.T_0 * self.T_mult ** restarts)
        ops.assign(self.last_epoch, ops.floor(epoch))
        for group, lr in zip(self.optimizer.param_groups, self.get_lr()):
            ops.assign(group["lr"], lr)


@jit_class
class CyclicLR(LRScheduler):
    def __init__(self, optimizer, base_lr, max_lr, step_size_up=2000, step_size_down=None, mode="triangular", gamma=1.0,
                 scale_fn=None, scale_mode="cycle", last_epoch=-1):
        low = self._a_rate_each(optimizer, base_lr, "base_lr")
        if last_epoch == -1:
            for lr, group in zip(low, optimizer.param_groups):
                ops.assign(group["lr"], Tensor(lr, mstype.float32))
        self.max_lrs = [Tensor(lr) for lr in self._a_rate_each(optimizer, max_lr, "max_lr")]
        up = float(step_size_up)
        down = up if step_size_down is None else float(step_size_down)
        self.total_step_size = up + down
        self.step_up_ratio = up / self.total_step_size
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode, self.gamma, self._custom = mode, gamma, scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else "iterations" if mode == "exp_range" else "cycle"
        super().__init__(optimizer, last_epoch)
        self.base_lrs = [Tensor(lr) for lr in low]

    @staticmethod
    def _a_rate_each(optimizer, rate, name):
        if not isinstance(rate, (list, tuple)):
            return [rate] * len(optimizer.param_groups)
        if len(rate) != len(optimizer.param_groups):
            raise ValueError(f"Expected {len(optimizer.param_groups)} values for {name}, got {len(rate)}")
        return rate

    def scale_fn(self, x):
        """How much of the height remains in cycle, or at iteration, x."""
        if self._custom is not None:
            return self._custom(x)
        if self.mode == "triangular":
            return 1.0
        return 1 / 2.0 ** (x - 1) if self.mode == "triangular2" else self.gamma ** x

    def get_lr(self):
        cycle = ops.floor(1 + self.last_epoch / self.total_step_size)
        place = 1.0 + self.last_epoch / self.total_step_size - cycle
        height = place / self.step_up_ratio if place <= self.step_up_ratio else (place - 1) / (self.step_up_ratio - 1)
        scale = self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        return [low + (high - low) * height * scale for low, high in zip(self.base_lrs, self.max_lrs)]


@jit_class
class SequentialLR:
    """One scheduler after the other: the next one takes over at each milestone."""

    def __init__(self, optimizer, schedulers, milestones, last_epoch=-1):
        for i, scheduler in enumerate(schedulers):
            if scheduler.optimizer is not optimizer:
                raise ValueError("Sequential Schedulers expects all schedulers to belong to the same optimizer, but got scheduler at "
                                 f"index {i} is different from the optimizer passed in.")
        if len(milestones) != len(schedulers) - 1:
            raise ValueError("Sequential Schedulers expects number of schedulers provided to be one more than the number of milestone "
                             f"points, but got number of schedulers {len(schedulers)} and the number of milestones {len(milestones)}")
        self._schedulers, self.milestones, self.optimizer = schedulers, milestones, optimizer
        self.last_epoch = _number(last_epoch + 1, "last_epoch_SequentialLR")
        for group in optimizer.param_groups:
            ops.assign(group["lr"], group["initial_lr"])
        for scheduler in schedulers:
            ops.assign_sub(scheduler.last_epoch, Tensor(1, mstype.float32))
        schedulers[0].step()
        self._last_lr = schedulers[0]._last_lr

    def step(self):
        ops.assign_add(self.last_epoch, Tensor(1, mstype.float32))
        epoch = int(self.last_epoch)
        at = bisect_right(self.milestones, epoch)
        if at > 0 and self.milestones[at - 1] == epoch:
            self._schedulers[at].step(0)
        else:
            self._schedulers[at].step()

    def get_last_lr(self):
        """The groups' rates."""
        return [lr.value() for lr in self._last_lr]


@jit_class
class ReduceLROnPlateau:
    """Lowers the rates when a metric has not improved for more than `patience` steps."""

    def __init__(self, optimizer, mode="min", factor=0.1, patience=10, threshold=1e-4, threshold_mode="rel", cooldown=0, min_lr=0,
                 eps=1e-8):
        if factor >= 1.0:
            raise ValueError("The lr factor should be less than 1.0.")
        if not isinstance(optimizer, Optimizer):
            raise TypeError(f"Expected an `Optimizer`, but got type {type(optimizer).__name__}")
        if isinstance(min_lr, (list, tuple)) and len(min_lr) != len(optimizer.param_groups):
            raise ValueError(f"Expected {len(optimizer.param_groups)} min_lrs, got {len(min_lr)}")
        if mode not in ("min", "max"):
            raise ValueError(f"`mode` should be 'min' or 'max', but got {mode}.")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError(f"`threshold mode` should be 'rel' or 'abs', but got {threshold_mode}.")
        least = min_lr if isinstance(min_lr, (list, tuple)) else [min_lr] * len(optimizer.param_groups)
        self.min_lrs = [Tensor(lr, mstype.float32) for lr in least]
        self.optimizer, self.mode, self.factor, self.patience = optimizer, mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown, self.eps = threshold, threshold_mode, cooldown, eps
        self.mode_worse = float("inf") if mode == "min" else float("-inf")
        self.last_epoch = Parameter(Tensor(0, mstype.int32), name="last_epoch_ReduceLROnPlateau")
        self.best = _number(self.mode_worse, "best")
        self.cooldown_counter, self.wait = _number(0, "cooldown_counter"), _number(0, "wait")
        self._last_lr = [group["lr"] for group in optimizer.param_groups]

    def step(self, metrics):
        """Takes the metric of another epoch."""
        current = ops.cast(metrics, mstype.float32)
        ops.assign_add(self.last_epoch, Tensor(1, mstype.int32))
        if self._is_improvement(current):
            ops.assign(self.best, current)
            ops.assign(self.wait, 0)
        else:
            ops.assign_add(self.wait, Tensor(1, mstype.float32))
        if self.in_cooldown():
            ops.assign_sub(self.cooldown_counter, Tensor(1, mstype.float32))
            ops.assign(self.wait, 0)
        if self.wait > self.patience:
            for lr, least in zip(self._last_lr, self.min_lrs):
                lower = ops.maximum(lr.value() * self.factor, least)
                if lr.value() > lower + self.eps:
                    ops.assign(lr, lower)
            ops.assign(self.cooldown_counter, self.cooldown)
            ops.assign(self.wait, 0)
        return True

    def in_cooldown(self):
        """Whether steps are not counted yet after a change."""
        return self.cooldown_counter > 0

    def _is_improvement(self, current):
        sign = -1 if self.mode == "min" else 1
        if self.threshold_mode == "rel":
            goal = self.best * (1.0 + sign * self.threshold)
        else:
            goal = self.best + sign * self.threshold
        return current < goal if self.mode == "min" else current > goal

    def get_last_lr(self):
        """The groups' rates."""
        return [lr.value() for lr in self._last_lr]


__all__ = ["StepLR", "LinearLR", "LRScheduler", "ExponentialLR", "PolynomialLR", "MultiplicativeLR", "ConstantLR", "MultiStepLR",
           "LambdaLR", "SequentialLR", "ReduceLROnPlateau", "CyclicLR", "CosineAnnealingWarmRestarts", "CosineAnnealingLR"]
