"""Base of experimental.optim: parameter groups, each with hyperparameters of its own; `lr` of a group is a Parameter that
lr_scheduler writes. A subclass says what it keeps of each parameter (_keep) and how it updates one (_update)."""
from mindspore import log, ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell


def not_less(value, name, owner, least=0.0):
    """ValueError unless value >= least."""
    if value < least:
        raise ValueError(f"For {owner}, the {name} must be greater than or equal to {least}, but got {value}.")


def greater(value, name, owner, least=0.0):
    """ValueError unless value > least."""
    if value <= least:
        raise ValueError(f"For {owner}, the {name} must be greater than {least}, but got {value}.")


def _listed(params):
    if params is None:
        raise ValueError("For 'Optimizer', the argument params can not be None.")
    try:
        params = list(params)
    except TypeError:
        raise TypeError(f"For 'Optimizer', the argument params must be Iterable type, but got {type(params)}.") from None
    if not params:
        raise ValueError("For 'Optimizer', the argument params must not be empty.")
    return params


class Optimizer(Cell):
    """`params` are Parameters, or groups: dicts with "params" and what the group has otherwise than `defaults`."""

    def __init__(self, params, defaults):
        super().__init__(auto_prefix=False)
        groups = _listed(params)
        self.defaults = defaults
        self.state = {}
        self.param_groups = []
        self.parameters = ()
        self.lrs = []
        self.group_start_id = [0]
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(group)
        self.parameters = ParameterTuple(self.parameters)

    def __repr__(self):
        text = self.__class__.__name__ + " ("
        for number, group in enumerate(self.param_groups):
            text += f"\nParameter Group {number}\n"
            for key in sorted(group):
                if key != "params":
                    value = group[key].value() if key == "lr" and isinstance(group[key], Parameter) else group[key]
                    text += f"    {key}: {value}\n"
        return text + ")"

    def add_param_group(self, param_group):
        """Adds a group: a dict of "params" and of what it has otherwise than the defaults."""
        if not isinstance(param_group, dict):
            raise TypeError("Param group must be a dict.")
        params = param_group["params"]
        if isinstance(params, set):
            raise TypeError("Optimizer parameters need to be organized in ordered collections, but the ordering of tensors in sets "
                            "will change between runs. Please use a list instead.")
        params = [params] if isinstance(params, Parameter) else list(params)
        for param in params:
            if not isinstance(param, Parameter):
                raise TypeError(f"Optimizer can only optimize Parameters, but one of the params is {type(param)}")
        if len({id(param) for param in params}) != len(params):
            log.warning("Optimizer contains a parameter group with duplicate parameters.")
        if {id(param) for param in params} & {id(param) for param in self.parameters}:
            raise ValueError("some parameters appear in more than one parameter group.")
        param_group["params"] = params
        for name, default in self.defaults.items():
            param_group.setdefault(name, default)
        param_group["lr"] = self._rate(param_group["lr"], f"learning_rate_group_{len(self.param_groups)}")
        param_group["weight_decay"] = self._decay(param_group.get("weight_decay", 0.0))
        self.parameters = tuple(self.parameters) + tuple(params)
        self.lrs.append(param_group["lr"])
        self.param_groups.append(param_group)
        self.group_start_id.append(self.group_start_id[-1] + len(params))

    def _rate(self, lr, name):
        if isinstance(lr, (float, int)):
            if lr < 0:
                raise ValueError(f"For '{self.cls_name}', the 'learning rate' must be float and must >= 0.0, but got '{float(lr)}' "
                                 "with type 'float'.")
            return Parameter(Tensor(float(lr), mstype.float32), name=name)
        if isinstance(lr, Tensor):
            if lr.ndim != 0:
                raise ValueError("For 'Optimizer', if 'learning_rate' is a Tensor, then it should be scalar Tensor")
            return Parameter(lr.astype(mstype.float32), name=name)
        raise TypeError(f"For 'Optimizer', the argument 'learning_rate' must be int, float or Tensor, but got {type(lr)}.")

    def _decay(self, weight_decay):
        if not isinstance(weight_decay, (float, int)):
            raise TypeError(f"For 'Optimizer', the argument 'Weight_decay' must be int or float.but got {type(weight_decay)}")
        if weight_decay < 0:
            raise ValueError(f"For '{self.cls_name}', the 'weight_decay' must be float and must >= 0.0, but got "
                             f"'{float(weight_decay)}' with type 'float'.")
        return float(weight_decay)

    def _keep(self, **slots):
        """Parameters beside each of the optimizer's, by name and first value."""
        for name, first in slots.items():
            setattr(self, name, self.parameters.clone(prefix=name, init=first))

    def _count_steps(self, name):
        self.counter = name
        setattr(self, name, Parameter(Tensor(0, mstype.int32), name=name))

    def _gradient(self, group, param, gradient):
        """The gradient in the group's direction with its weight decay."""
        if group.get("maximize", False):
            gradient = ops.neg(gradient)
        if group["weight_decay"] != 0.0:
            gradient = param * group["weight_decay"] + gradient
        return gradient

    def _begin(self):
        """What a step does before it updates parameters."""

    def _end(self):
        """What it does after that."""

    def _update(self, group, lr, index, param, gradient):
        """Updates parameter `index`."""
        raise NotImplementedError

    def construct(self, gradients):
        self._begin()
        for number, group in enumerate(self.param_groups):
            lr = self.lrs[number]
            if isinstance(group["lr"], float):
                lr = Tensor(group["lr"], mstype.float32)
            for index in range(self.group_start_id[number], self.group_start_id[number + 1]):
                self._update(group, lr, index, self.parameters[index], gradients[index])
        self._end()
        return True
