"""Steps that move the last layers alone: parameters in groups, an optimizer for each, and the order in which they take their turns."""
import numpy as np
from mindspore import nn, ops
from mindspore.boost.grad_accumulation import GradientAccumulation
from mindspore.boost.base import ParameterProcess
from mindspore.common import dtype as mstype
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.optim.optimizer import Optimizer
from mindspore.nn.optim.proximal import LARS


def _strategy(given):
    """The turns as a tensor; None when they follow one another."""
    if given is None:
        return None
    if isinstance(given, (tuple, list)):
        if [turn for turn in given if not isinstance(turn, int)]:
            raise ValueError("The element in train_strategy should be int number")
        return Tensor(given, mstype.int32)
    if not isinstance(given, Tensor):
        raise TypeError("The specified 'train_strategy' should be None, tuple, list or Tensor")
    if given.ndim != 1 or given.dtype != mstype.int32:
        raise ValueError("When train_strategy is a Tensor, the dimension should be 1 and the dtype should be int32")
    return given


class FreezeOpt(Cell):
    """Optimizers like `opt`, in `opts`, one for each group of parameters."""

    def __init__(self, opt, train_parameter_groups=None, train_strategy=None):
        super().__init__()
        if not isinstance(opt, Optimizer):
            raise TypeError(f"The first arg 'opt' must be an Optimizer instance, but got {type(opt)}")
        if train_strategy is not None and train_parameter_groups is None:
            raise ValueError("When the 'train_strategy' is specified, the value of 'train_parameter_groups' must also be specified")
        self.is_lars = isinstance(opt, LARS)
        self.single_opt = opt.opt if self.is_lars else opt
        self.lars_init_args = opt.init_args if self.is_lars else None
        self.opt_class, self.opt_init_args = type(self.single_opt), self.single_opt.init_args
        self.parameters, self.dynamic_lr = self.single_opt.parameters, self.single_opt.dynamic_lr
        self.learning_rate = self.single_opt.init_learning_rate
        if train_parameter_groups is None:
            train_parameter_groups = (tuple(opt.parameters),)
        if not isinstance(train_parameter_groups, (tuple, list)):
            raise TypeError("The specified 'train_parameter_groups' should be tuple or list")
        self.groups_num = len(train_parameter_groups)
        self.train_strategy = _strategy(train_strategy)
        rates = self._rates()
        self.opts = []
        for place, parameters in enumerate(train_parameter_groups):
            if not isinstance(parameters, (tuple, list)):
                raise TypeError("The each element of 'train_parameter_groups' should be tuple or list to store the Parameter")
            self.opts.append(self._optimizer(parameters, rates[place], f"boost_{place}"))

    def _rates(self):
        """The rate of each group: of a list, those of the group's own turns."""
        rate = self.single_opt.learning_rate if self.learning_rate is None else self.learning_rate
        turns = [] if self.train_strategy is None else self.train_strategy.asnumpy().tolist()
        if not (self.dynamic_lr and isinstance(rate, list) and len(rate) <= len(turns)):
            return [rate] * self.groups_num
        return [[value for value, turn in zip(rate, turns) if turn == group] or rate for group in range(self.groups_num)]

    def _optimizer(self, parameters, rate, prefix):
        made = self.opt_class(params=parameters, learning_rate=rate, **self.opt_init_args)
        for parameter in made.get_parameters():  # the optimizer's own
            if not any([parameter is weight for weight in made.parameters]):
                parameter.name = f"{prefix}.{parameter.name}"
        return LARS(made, **self.lars_init_args) if self.is_lars else made


class _TrainFreezeCell(Cell):
    """A step of one group's optimizer."""

    def __init__(self, net, sens, grad, grad_reducer, use_grad_accumulation, optimizer, max_accumulation_step=1):
        super().__init__(auto_prefix=False)
        self.net, self.grad, self.grad_reducer, self.opt = net, grad, grad_reducer, optimizer
        self.parameters, self.sens = optimizer.parameters, sens
        self.accumulation = GradientAccumulation(max_accumulation_step, optimizer) if use_grad_accumulation else None

    def construct(self, *inputs):
        loss = self.net(*inputs)
        gradients = self.grad(self.net, self.parameters)(*inputs, ops.fill(loss.dtype, loss.shape, self.sens))
        gradients = self.grad_reducer(gradients)
        if self.accumulation is not None:
            return self.accumulation(loss, gradients)
        return ops.depend(loss, self.opt(gradients))


class GradientFreeze:
    """Makes the optimizers of `param_groups` groups, and their turns in `total_steps` steps: the whole network in a share of
    1 - freeze_p, and the last layers alone in the others, one after another (freeze_type 0) or drawn (1)."""

    def __init__(self, param_groups, freeze_type, freeze_p, total_steps):
        self._param_groups, self._freeze_type = param_groups, freeze_type
        self._freeze_p, self._total_steps = freeze_p, total_steps
        self.grad_reducer = nn.Identity()

    def split_parameters_groups(self, net, freeze_para_groups_number):
        """Lists of parameters: all of them, then those behind the first part of the layers, and so on."""
        layers = [[]]
        for parameter in net.trainable_params():
            is_companion = "bn" in parameter.name or "bias" in parameter.name
            if not is_companion and len(layers[-1]) >= 3:
                layers.append([])
            layers[-1].append(parameter)
        stride = len(layers) // freeze_para_groups_number
        return [sum(layers[group * stride:], []) for group in range(freeze_para_groups_number)]

    def generate_freeze_index_sequence(self, parameter_groups_number, freeze_strategy, freeze_p, total_steps):
        """The group of each step."""
        wanted = int(total_steps * 1.01)
        if parameter_groups_number <= 1:
            return [0] * wanted
        others = list(range(1, parameter_groups_number))
        turns = []
        if freeze_strategy == 0:
            once = [0] * int(freeze_p * len(others) // (1 - freeze_p) + 0.5) + others
            while len(turns) < wanted:
                turns += once
            return turns
        if freeze_strategy != 1:
            raise ValueError(f"Unsupported freezing training strategy '{freeze_strategy}'")
        chances = [other / sum(others) for other in others]
        turns, frozen = [0], 0
        while len(turns) < wanted:
            is_frozen = frozen / len(turns) < 1 - freeze_p
            turns.append(int(np.random.choice(others[::-1], p=chances)) if is_frozen else 0)
            frozen += is_frozen
        return turns

    def freeze_generate(self, network, optimizer):
        """(the network, the optimizers with their turns)."""
        groups = [ParameterProcess.generate_group_params(group, optimizer.init_params["params"])
                  for group in self.split_parameters_groups(network, self._param_groups)]
        turns = self.generate_freeze_index_sequence(self._param_groups, self._freeze_type, self._freeze_p, self._total_steps)
        return network, FreezeOpt(optimizer, groups, turns)


def freeze_cell(reducer_flag, network, optimizer, sens, grad, use_grad_accumulation, mean=None, degree=None, max_accumulation_step=1):
    """A step for each of a FreezeOpt's optimizers."""
    cells = []
    for one in optimizer.opts:
        reducer = nn.Identity()
        if reducer_flag:
            reducer = nn.DistributedGradReducer(ParameterProcess().assign_parameter_group(one.parameters), mean, degree)
        cells.append(_TrainFreezeCell(network, sens, grad, reducer, use_grad_accumulation, one, max_accumulation_step))
    return tuple(cells)
