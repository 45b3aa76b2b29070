"""Learning rates as lists, one number a step."""
import math


def _checked(who, total_step, step_per_epoch, decay_epoch):
    for name, value in (("total_step", total_step), ("step_per_epoch", step_per_epoch), ("decay_epoch", decay_epoch)):
        if value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"For '{who}', the '{name}' must be int, but got '{type(value).__name__}'")
        if value <= 0:
            raise ValueError(f"For '{who}', the '{name}' must be int and must > 0, but got '{value}' with type 'int'.")


def _positive(who, name, value):
    if not isinstance(value, float):
        raise TypeError(f"For '{who}', the type of '{name}' should be float, but got {type(value)}.")
    if value <= 0:
        raise ValueError(f"For '{who}', the '{name}' must be float and must > 0, but got '{value}' with type 'float'.")


def piecewise_constant_lr(milestone, learning_rates):
    """learning_rates[i] up to step milestone[i]."""
    for name, value in (("milestone", milestone), ("learning_rates", learning_rates)):
        if not isinstance(value, (tuple, list)):
            raise TypeError(f"For 'piecewise_constant_lr', the type of '{name}' should be one of '[tuple, list]', but got {type(value)}.")
    if len(milestone) != len(learning_rates):
        raise ValueError("For 'piecewise_constant_lr', the size of 'milestone' must be same with the size of 'learning_rates', "
                         f"but got 'milestone' size: {len(milestone)}, 'learning_rates' size: {len(learning_rates)}.")
    rates = []
    last = 0
    for until, rate in zip(milestone, learning_rates):
        if until < last:
            raise ValueError(f"For 'piecewise_constant_lr', the value of milestone[{len(rates)}] must be greater than the previous one.")
        rates += [rate] * (until - last)
        last = until
    return rates


def exponential_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate * decay_rate ** (epoch / decay_epoch)."""
    _positive("exponential_decay_lr", "learning_rate", learning_rate)
    _checked("exponential_decay_lr", total_step, step_per_epoch, decay_epoch)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        power = math.floor(epoch / decay_epoch) if is_stair else epoch / decay_epoch
        rates.append(learning_rate * decay_rate ** power)
    return rates


def natural_exp_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate * e ** (-decay_rate * epoch)."""
    _positive("natural_exp_decay_lr", "learning_rate", learning_rate)
    _checked("natural_exp_decay_lr", total_step, step_per_epoch, decay_epoch)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        if is_stair:
            epoch = math.floor(epoch / decay_epoch) * decay_epoch
        rates.append(learning_rate * math.e ** (-decay_rate * epoch))
    return rates


def inverse_decay_lr(learning_rate, decay_rate, total_step, step_per_epoch, decay_epoch, is_stair=False):
    """learning_rate / (1 + decay_rate * epoch / decay_epoch)."""
    _positive("inverse_decay_lr", "learning_rate", learning_rate)
    _checked("inverse_decay_lr", total_step, step_per_epoch, decay_epoch)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        ratio = math.floor(epoch / decay_epoch) if is_stair else epoch / decay_epoch
        rates.append(learning_rate / (1 + decay_rate * ratio))
    return rates


def cosine_decay_lr(min_lr, max_lr, total_step, step_per_epoch, decay_epoch):
    """Half a cosine from max_lr down to min_lr."""
    if min_lr >= max_lr:
        raise ValueError("For 'cosine_decay_lr', the 'max_lr' must be greater than the 'min_lr', but got 'max_lr' value: "
                         f"{max_lr}, 'min_lr' value: {min_lr}.")
    _checked("cosine_decay_lr", total_step, step_per_epoch, decay_epoch)
    rates = []
    for step in range(total_step):
        epoch = min(math.floor(step / step_per_epoch), decay_epoch)
        rates.append(min_lr + 0.5 * (max_lr - min_lr) * (1 + math.cos(math.pi * epoch / decay_epoch)))
    return rates


def polynomial_decay_lr(learning_rate, end_learning_rate, total_step, step_per_epoch, decay_epoch, power,
                        update_decay_epoch=False):
    """A power of what remains, from learning_rate down to end_learning_rate."""
    _positive("polynomial_decay_lr", "learning_rate", learning_rate)
    if end_learning_rate >= learning_rate:
        raise ValueError("For 'polynomial_decay_lr', the 'end_learning_rate' must be less than the 'learning_rate', but got "
                         f"'end_learning_rate' value: {end_learning_rate}, 'learning_rate' value: {learning_rate}.")
    _checked("polynomial_decay_lr", total_step, step_per_epoch, decay_epoch)
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
    _checked("warmup_lr", total_step, step_per_epoch, None)
    rates = []
    for step in range(total_step):
        epoch = math.floor(step / step_per_epoch)
        rates.append(learning_rate * min(epoch, warmup_epoch) / warmup_epoch if warmup_epoch else learning_rate)
    return rates
