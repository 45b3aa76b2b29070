"""mindspore.mint.optim: the optimizers with groups of parameters and their options."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore import _checkparam as _checks
from mindspore.experimental.optim import SGD, Adam as _Adam, AdamW as _AdamW


def _check_kinds(lr, betas, eps, weight_decay, amsgrad, maximize, owner):
    """A rate is a float here, where mindspore.experimental takes any number."""
    _checks.check_value_type("betas", betas, [tuple], owner)
    _checks.check("betas size", len(betas), "", [2], _checks.IN, owner)
    for name, value in (("betas[0]", betas[0]), ("betas[1]", betas[1]), ("eps", eps), ("weight_decay", weight_decay), ("lr", lr)):
        _checks.check_value_type(name, value, [float], owner)
    _checks.check_value_type("amsgrad", amsgrad, [bool], owner)
    _checks.check_value_type("maximize", maximize, [bool], owner)


class Adam(_Adam):
    """Adaptive moments."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, amsgrad=False, *, maximize=False):
        _check_kinds(lr, betas, eps, weight_decay, amsgrad, maximize, self.cls_name)
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize)


class AdamW(_AdamW):
    """Adaptive moments with a decay of the weights themselves."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2, amsgrad=False, *, maximize=False):
        _check_kinds(lr, betas, eps, weight_decay, amsgrad, maximize, self.cls_name)
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize)
