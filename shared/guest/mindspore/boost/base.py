"""Groups of parameters, and optimizers made anew for other groups."""
import copy

from mindspore import log
from mindspore.boost.less_batch_normalization import CommonHeadLastFN
from mindspore.common.parameter import Parameter
from mindspore.nn.layer.conv import Conv2d
from mindspore.nn.optim.proximal import LARS


def _listed(parameters):
    """The parameters, or groups of them, that an optimizer was given."""
    parameters = list(parameters or ())
    if not parameters:
        raise ValueError("Optimizer got an empty parameter list.")
    if not isinstance(parameters[0], (dict, Parameter)):
        raise TypeError("Only a list of Parameter or dict can be supported.")
    return parameters


def _with(group, **changes):
    """A group like another one."""
    return {**{key: copy.copy(value) for key, value in group.items()}, **changes}


class OptimizerProcess:
    """Makes an optimizer like `opt` for the parameters of `origin_params`, which may be changed."""

    def __init__(self, opt):
        self.is_lars = isinstance(opt, LARS)
        self.single_opt = opt.opt if self.is_lars else opt
        self.lars_init_args = opt.init_args if self.is_lars else None
        self.opt_class, self.opt_init_args = type(self.single_opt), self.single_opt.init_args
        self.learning_rate = self.single_opt.init_learning_rate
        self.origin_params = opt.init_params["params"]

    @staticmethod
    def build_params_dict(network):
        """{id of a parameter: the cell that has it}."""
        return {id(parameter): cell for _, cell in network.cells_and_names() for parameter in cell.get_parameters(expand=False)}

    @staticmethod
    def build_gc_params_group(params_dict, parameters):
        """The groups, with the parameters whose gradients are to be centred in groups of their own."""
        groups = []
        for group in parameters:
            if "order_params" in group:
                groups.append(group)
                continue
            centred = [parameter for parameter in group["params"] if OptimizerProcess._is_centred(parameter, params_dict)]
            others = [parameter for parameter in group["params"] if not any([parameter is one for one in centred])]
            if centred:
                groups.append(_with(group, params=centred, grad_centralization=True))
            if others:
                groups.append(_with(group, params=others))
        return groups

    @staticmethod
    def _is_centred(parameter, params_dict):
        if [part for part in ("beta", "gamma", "bias") if part in parameter.name]:
            return False
        cell = params_dict[id(parameter)]
        return not (isinstance(cell, CommonHeadLastFN) or isinstance(cell, Conv2d) and cell.group > 1)

    def add_grad_centralization(self, network):
        """Groups get centred gradients; parameters without groups stay as they are."""
        parameters = _listed(self.origin_params)
        if isinstance(parameters[0], Parameter):
            log.warning("Only group parameters support gradient centralization.")
            return
        self.origin_params = self.build_gc_params_group(self.build_params_dict(network), parameters)

    def generate_new_optimizer(self):
        """The optimizer for the parameters of now."""
        rate = self.single_opt.learning_rate if self.learning_rate is None else self.learning_rate
        made = self.opt_class(params=self.origin_params, learning_rate=rate, **self.opt_init_args)
        return LARS(made, **self.lars_init_args) if self.is_lars else made


class ParameterProcess:
    """Divides parameters."""

    def __init__(self):
        self._parameter_indices = 1

    @staticmethod
    def generate_group_params(parameters, origin_params):
        """`parameters` in the groups of an optimizer's `origin_params`; those of no group make one like the group of most options."""
        origin = _listed(origin_params)
        if isinstance(origin[0], Parameter):
            return [{"params": parameters}]
        groups, fullest = [], {}
        left = {parameter.name: parameter for parameter in parameters}
        known = dict(left)
        for group in origin:
            if "order_params" in group:
                groups.append(_with(group, order_params=parameters))
                continue
            names = [parameter.name for parameter in group["params"] if parameter.name in known]
            groups.append(_with(group, params=[known[name] for name in names]))
            for name in names:
                left.pop(name, None)
            fullest = group if len(group) > len(fullest) else fullest
        if left:
            groups.append(_with(fullest, params=list(left.values())))
        return groups

    def assign_parameter_group(self, parameters, split_point=None):
        """Numbers parameters, in `comm_fusion`, by the places where gradients are divided: in the middle when none are given."""
        if isinstance(parameters, (list, tuple)):
            for place, parameter in enumerate(parameters):
                self._parameter_indices += place in (split_point or [len(parameters) // 2])
                parameter.comm_fusion = self._parameter_indices
        return parameters
