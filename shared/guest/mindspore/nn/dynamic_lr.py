"""Learning rates as lists, one number a step."""
import math
from mindspore import _checkparam as checks


def _check_steps(**steps):
    for name, value in steps.items():
        checks.check_positive_int(value, name)


def _check_decay(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair):
    _check_steps(total_step=total_step, step_per_epoch=step_per_epoch, decay_epoch=decay_epoch)
    checks.check_positive_float(learning_rate, "learning_rate")
    checks.check_positive_float(decay_rate, "decay_rate")
    checks.check_value_type("is_stair", is_stair, [bool])


def check_least_rate(value, name, who, subject=None):
    """A rate that may be zero."""
    if not isinstance(value, float):
        raise TypeError(f"For '{who}', the argument '{name}' must be type of float, but got '{name}' type: {type(value)}.")
    return checks.check_non_negative_float(value, name, subject)


def piecewise_constant_lr(milestone, learning_rates):
    """learning_rates[i] up to step milestone[i]."""
    checks.check_value_type("milestone", milestone, (tuple, list))
    checks.check_value_type("learning_rates", learning_rates, (tuple, list))
    if len(milestone) != len(learning_rates):
        raise ValueError("For 'piecewise_constant_lr', the size of 'milestone' must be same with the size of 'learning_rates', "
                         f"but got 'milestone' size: {len(milestone)}, 'learning_rates' size: {len(learning_rates)}.")
    rates = []
    last = 0
    for i, (until, rate) in enumerate(zip(milestone, learning_rates)):
        checks.check_positive_int(until, f"milestone[{i}]")
        checks.check_is_float(rate, f"learning_rates[{i}]")
        if until < last:
            raise ValueError(f"For 'piecewise_constant_lr', the value of milestone[{i}] must be greater than milestone[{i - 1}], but got "
                             f"milestone[{i}]: {until}, milestone[{i - 1}]: {last}.")
        rates += [rate] * (until - last)
        last = until
    return rates


def exponential_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate * decay_rate ** (epoch / decay_epoch)."""
    _check_decay(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        power = math.floor(epoch / decay_epoch) if is_stair else epoch / decay_epoch
        rates.append(learning_rate * decay_rate ** power)
    return rates


def natural_exp_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate * e ** (-decay_rate * epoch)."""
    _check_decay(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        if is_stair:
            epoch = math.floor(epoch / decay_epoch) * decay_epoch
        rates.append(learning_rate * math.e ** (-decay_rate * epoch))
    return rates


def inverse_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate / (1 + decay_rate * epoch / decay_epoch)."""
    _check_decay(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        ratio = math.floor(epoch / decay_epoch) if is_stair else epoch / decay_epoch
        rates.append(learning_rate / (1 + decay_rate * ratio))
    return rates


def cosine_decay_lr(min_lr, max_lr, total_step, step_per_epoch, decay_epoch):
    """Half a cosine from max_lr down to min_lr."""
    check_least_rate(min_lr, "min_lr", "cosine_decay_lr")
    checks.check_positive_float(max_lr, "max_lr")
    _check_steps(total_step=total_step, step_per_epoch=step_per_epoch, decay_epoch=decay_epoch)
    if min_lr >= max_lr:
        raise ValueError("For 'cosine_decay_lr', the 'max_lr' must be greater than the 'min_lr', but got 'max_lr' value: "
                         f"{max_lr}, 'min_lr' value: {min_lr}.")
    rates = []
    for step in range(total_step):
        epoch = min(math.floor(step / step_per_epoch), decay_epoch)
        rates.append(min_lr + 0.5 * (max_lr - min_lr) * (1 + math.cos(math.pi * epoch / decay_epoch)))
    return rates


def polynomial_decay_lr(learning_rate, end_learning_rate, total_step, step_per_epoch, decay_epoch, power,
                        update_decay_epoch=False):
    """A power of what remains, from learning_rate down to end_learning_rate."""
    checks.check_positive_float(learning_rate, "learning_rate")
    check_least_rate(end_learning_rate, "end_learning_rate", "polynomial_decay_lr")
    checks.check_positive_float(power, "power")
    _check_steps(total_step=total_step, step_per_epoch=step_per_epoch, decay_epoch=decay_epoch)
    checks.check_value_type("update_decay_epoch", update_decay_epoch, [bool])
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        length = decay_epoch
        if update_decay_epoch:
            length = decay_epoch * max(math.ceil(epoch / decay_epoch), 1)
        else:
            epoch = min(epoch, decay_epoch)
        rates.append((learning_rate - end_learning_rate) * (1 - epoch / length) ** power + end_learning_rate)
    return rates


def warmup_lr(learning_rate, total_step, step_per_epoch, warmup_epoch):
    """A straight line from 0 up to learning_rate."""
    check_least_rate(learning_rate, "learning_rate", "warmup_lr")
    _check_steps(warmup_epoch=warmup_epoch, total_step=total_step, step_per_epoch=step_per_epoch)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        rates.append(learning_rate * min(epoch, warmup_epoch) / warmup_epoch)
    return rates
