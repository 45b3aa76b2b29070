"""nn.Optimizer: learning rates, weight decay and groups of parameters; subclasses say how one parameter is updated."""
import inspect
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.learning_rate_schedule import LearningRateSchedule
from mindspore.ops import operations as P

_GROUP_KEYS = ["params", "lr", "weight_decay", "order_params", "grad_centralization"]


class _IteratorLearningRate(LearningRateSchedule):
    """The rate of a step from a list."""

    def __init__(self, rates, name):
        super().__init__()
        self.learning_rate = Parameter(Tensor(rates, _native.float32), name=name)

    def construct(self, global_step):
        return ops.reshape(ops.gather(self.learning_rate, global_step, 0), ())


def opt_init_args_register(fn):
    """A constructor of an optimizer that keeps its arguments: parameters in `init_params`, the rate in `init_learning_rate`, the others
    in `init_args`. Its own signature is (self, *args, **kwargs), as programs find it."""
    signature = inspect.signature(fn)

    def deco(self, *args, **kwargs):
        bound = signature.bind(self, *args, **kwargs)
        bound.apply_defaults()
        given = bound.arguments
        del given["self"]
        if "params" in given:
            self.init_params = {"params": given.pop("params")}
        if "optimizer" in given:
            self.init_params = {"params": given.pop("optimizer").init_params["params"]}
        if "learning_rate" in given:
            rate = given.pop("learning_rate")
            rate = rate.asnumpy().tolist() if isinstance(rate, Tensor) else rate
            self.init_learning_rate = None if isinstance(rate, Cell) else rate
        self.init_args = given
        fn(self, *args, **kwargs)
    return deco


def check_kinds(who, kind, **values):
    """Every argument is of this kind."""
    for name, value in values.items():
        checks.check_value_type(name, value, [kind], who)


def check_betas(beta1, beta2, eps, who):
    """What the optimizers of Adam's family check."""
    check_kinds(who, float, beta1=beta1, beta2=beta2, eps=eps)
    for name, value in (("beta1", beta1), ("beta2", beta2)):
        checks.check_float_range(value, 0.0, 1.0, checks.INC_NEITHER, name, who)
    checks.check_positive_float(eps, "eps", who)


def _default_filter(parameter):
    """Weight decay leaves the parameters of normalisations alone."""
    return "beta" not in parameter.name and "gamma" not in parameter.name


def _as_value(decay):
    return decay if isinstance(decay, Cell) else Tensor(decay, _native.float32)


class Optimizer(Cell):
    """Base: update(i, gradient, rate) changes the parameter number i in place."""

    def __init__(self, learning_rate, parameters, weight_decay=0.0, loss_scale=1.0):
        super().__init__(auto_prefix=False)
        given, is_group = self._checked(parameters)
        if isinstance(loss_scale, int):
            loss_scale = float(loss_scale)
        checks.check_value_type("loss_scale", loss_scale, [float], self.cls_name)
        checks.check_positive_float(loss_scale, "loss_scale", self.cls_name)
        self.loss_scale = loss_scale
        self.need_scale = loss_scale != 1.0
        self.reciprocal_scale = Tensor(1.0 / loss_scale, _native.float32)
        self.global_step = Parameter(Tensor([0], _native.int32), name="global_step")
        self.is_group = is_group
        self.is_group_lr = False
        self.is_group_params_ordered = False
        self.dynamic_lr = False
        self.grad_centralization = False
        if is_group:
            items, decays = self._from_groups(given, learning_rate, weight_decay)
            self.__dict__["group_params"] = list(items)
        else:
            items = given
            self._set_rate(self._prepared_rate(learning_rate, "learning_rate"))
            self._param_rates = None
            decay = self._prepared_decay(weight_decay)
            self.weight_decay = _as_value(decay)
            decays = [decay if _default_filter(p) else 0.0 for p in items]
        self.dynamic_decay_flags = tuple([isinstance(d, Cell) for d in decays]) if is_group else isinstance(decay, Cell)
        self.dynamic_weight_decay = any(self.dynamic_decay_flags) if is_group else self.dynamic_decay_flags
        decaying = tuple([isinstance(d, Cell) or d > 0 for d in decays])
        self.decay_flags = decaying if is_group else tuple([_default_filter(p) for p in items])
        self._decays = tuple(decays)
        self.exec_weight_decay = any(decaying)
        self.parameters = ParameterTuple(items)
        self._parameters = self.parameters
        self.params = self.parameters
        self.param_length = len(items)
        # MindSpore's gradients of sparse lookups are rows; here they are dense, and rows of zeros are those that are not in them.
        self.by_rows = tuple([getattr(item, "changes_by_rows", False) for item in items])
        self._attach_tools()

    def _attach_tools(self):
        """What optimizers of users' own take from their base."""
        self.map_ = ops.Map()
        self.map_reverse = ops.Map(reverse=True)
        self.hyper_map = ops.HyperMap()
        self.hyper_map_reverse = ops.HyperMap(reverse=True)
        self.assignadd = P.AssignAdd()
        self.global_step_increase_tensor = Tensor([1], _native.int32)
        self.optim_filter = (True,) * self.param_length
        self.ps_parameters = self.cache_enable = (False,) * self.param_length
        self.param_rank = None
        self.use_parallel = self.use_dist_optimizer = False
        self._unique, self._target = True, "CPU"

    @property
    def target(self):
        """Where the update runs; optimizers that know sparse gradients can be told, others (`_targets` is None) cannot."""
        return self._target

    _targets = None

    @target.setter
    def target(self, value):
        if self._targets is None:
            raise NotImplementedError
        if not isinstance(value, str):
            raise TypeError(f"For 'Optimizer', the property 'target' must be string, but got {type(value)}")
        if value not in ("CPU", "Ascend", "GPU"):
            raise ValueError(f"For 'Optimizer', the property 'target' must be one of ['CPU', 'Ascend' ,'GPU'], but got {value}")
        if value not in self._targets:
            raise ValueError("For 'Optimizer', the property 'target' cannot be set to 'GPU' or 'Ascend' in the 'CPU' environment.")
        self._target = value

    @property
    def unique(self):
        """Whether gradients of embeddings are made unique; they are dense here."""
        return self._unique

    @unique.setter
    def unique(self, value):
        if not isinstance(value, bool):
            raise TypeError(f"For 'Optimizer', the property 'unique' must be bool, but got {type(value)}")
        self._unique = value

    def _listed(self, given, name):
        """What an iterable argument holds; Tensors are none."""
        if given is None:
            raise ValueError(f"For 'Optimizer', the argument {name} can not be None.")
        if isinstance(given, Tensor) or not hasattr(given, "__iter__"):
            raise TypeError(f"For 'Optimizer', the argument {name} must be Iterable type, but got {type(given)}.")
        items = list(given)
        if not items:
            raise ValueError(f"For 'Optimizer', the argument {name} must not be empty.")
        return items

    def _checked(self, parameters):
        """What is given as a list (an iterator has it once), and whether it is groups."""
        items = self._listed(parameters, "parameters")
        kind = dict if isinstance(items[0], dict) else Parameter
        for item in items:
            if not isinstance(item, kind):
                raise TypeError("For 'Optimizer', all elements of the argument 'parameters' must be 'Parameter' or 'dict', please "
                                "check the 'parameters'.")
        if not isinstance(items[0], dict):
            return items, False
        for group in items:
            for key in group:
                if key not in _GROUP_KEYS:
                    raise KeyError(f"For 'Optimizer', the key in group params must be one of in {_GROUP_KEYS}, but got {[k for k in group if k not in _GROUP_KEYS]}.")
            if "order_params" not in group:
                self._listed(group["params"], "group `params`")
        return items, True

    def _prepared_rate(self, rate, name):
        """A Parameter of rank 0, or a schedule cell."""
        if isinstance(rate, LearningRateSchedule):
            self.dynamic_lr = True
            return rate
        if isinstance(rate, Tensor) and rate.ndim == 1:
            rate = rate.asnumpy().tolist()
        if isinstance(rate, Tensor):
            if rate.ndim > 1:
                raise ValueError("For 'Optimizer', if 'learning_rate' is Tensor type, then the dimension of it should be 0 or 1, but got "
                                 f"{rate.ndim}.")
            return Parameter(Tensor(rate, _native.float32), name=name)
        if hasattr(rate, "__iter__"):
            self.dynamic_lr = True
            return _IteratorLearningRate([float(r) for r in rate], name)
        if not isinstance(rate, (int, float)):
            raise TypeError("For 'Optimizer', the argument 'learning_rate' must be int, float, Tensor, Iterable or LearningRateSchedule, but got "
                            f"{type(rate)}.")
        return Parameter(Tensor(checks.check_non_negative_float(float(rate), "learning rate", self.cls_name), _native.float32), name=name)

    def _set_rate(self, rate):
        self.learning_rate = rate

    def _prepared_decay(self, weight_decay):
        if isinstance(weight_decay, Cell):
            return weight_decay
        if not isinstance(weight_decay, (int, float)):
            raise TypeError(f"For 'Optimizer', the argument 'Weight_decay' must be int, float or Cell.but got {type(weight_decay)}")
        weight_decay = float(weight_decay)
        # gradients arrive multiplied by the loss scale, so the decay is too.
        return checks.check_non_negative_float(weight_decay, "weight_decay", self.cls_name) * self.loss_scale

    def _from_groups(self, groups, learning_rate, weight_decay):
        """Flat parameters and decays of groups; fills the rates, one a parameter."""
        default = self._prepared_rate(learning_rate, "learning_rate")
        default_decay = self._prepared_decay(weight_decay)
        items, rates, decays, centralized, order = [], [], [], [], None
        for number, group in enumerate(groups):
            if "order_params" in group:
                if not hasattr(group["order_params"], "__iter__"):
                    raise TypeError("For 'Optimizer', the value of 'order_params' in group parameters should be Iterable type, but got "
                                    f"{type(group['order_params'])}.")
                order = list(group["order_params"])
                continue
            rate = default
            if "lr" in group:
                rate = self._prepared_rate(group["lr"], f"learning_rate_group_{number}")
                self.is_group_lr = True
            decay = self._prepared_decay(group["weight_decay"]) if "weight_decay" in group else default_decay
            is_centralized = group.get("grad_centralization", False)
            if not isinstance(is_centralized, bool):
                raise TypeError("For 'Optimizer', the 'gradients_centralization' must be bool type, but got "
                                f"{type(is_centralized)}.")
            if "grad_centralization" in group:
                self.grad_centralization = is_centralized
            for item in group["params"]:
                items.append(item)
                rates.append(rate)
                decays.append(decay)
                centralized.append(is_centralized)
        if len({id(item) for item in items}) < len(items):
            twice = next(item for i, item in enumerate(items) if any(item is other for other in items[:i]))
            raise RuntimeError(f"For 'Optimizer', the {twice.name} parameter already exists, it does not support repeated setting. Please check "
                               "whether the optimizer parameter has been set multiple times.")
        if order is not None and len(order) != len(items):
            raise ValueError("For 'Optimizer',the length of order parameters must be the same as the length of group parameters, but got order "
                             f"parameters' length {len(order)}, group parameters' length {len(items)}.")
        if order is not None:
            places = [[id(item) for item in items].index(id(item)) for item in order]
            items, rates, decays, centralized = order, *[[column[i] for i in places] for column in (rates, decays, centralized)]
            self.is_group_params_ordered = True
        self.grad_centralization_flags = tuple(centralized)
        seen = set()
        for rate in rates:
            if id(rate) not in seen:
                seen.add(id(rate))
                name = rate.name if isinstance(rate, Parameter) else f"learning_rate_schedule_{len(seen)}"
                setattr(self, name, rate)
        self.__dict__["learning_rate"] = tuple(rates) if self.is_group_lr else default
        self.__dict__["_param_rates"] = tuple(rates) if self.is_group_lr else None
        self.weight_decay = tuple([_as_value(decay) for decay in decays])
        return items, decays

    # ---- one step

    def _rate(self, rate):
        if isinstance(rate, Cell):
            return ops.reshape(rate(self.global_step), ())
        return rate

    def get_lr(self):
        """The rate of this step, or a tuple of one a parameter."""
        if self._param_rates is None:
            return self._rate(self.learning_rate)
        return tuple([self._rate(rate) for rate in self._param_rates])

    # ---- for optimizers that users derive from this one

    def _is_dynamic_lr_or_weight_decay(self):
        return self.dynamic_lr or self.dynamic_weight_decay

    def _set_base_target(self, value):
        """Where the update would run: there is one place."""

    def _grad_sparse_indices_deduplicate(self, gradients):
        """The rows of a sparse gradient are joined where it is applied."""
        return gradients

    def get_lr_parameter(self, param):
        """The Parameter (or schedule) that holds the rate of `param`; a list for a list."""
        if isinstance(param, (list, tuple)):
            return [self.get_lr_parameter(item) for item in param]
        if not isinstance(param, Parameter):
            raise TypeError(f"For 'get_lr_parameter', the 'param' must be 'Parameter' or 'list' type, but got {type(param)}.")
        if self._param_rates is None:
            return self.learning_rate
        return self._param_rates[[id(item) for item in self.parameters].index(id(param))]

    def get_weight_decay(self):
        """The decay of this step, or a tuple of one a parameter."""
        if not self.dynamic_weight_decay:
            return self.weight_decay
        if not self.is_group:
            return self.weight_decay(self.global_step)
        return tuple([decay(self.global_step) if isinstance(decay, Cell) else decay for decay in self.weight_decay])

    def decay_weight(self, gradients):
        """gradients + weight_decay * parameters, where a parameter decays."""
        if not self.exec_weight_decay:
            return gradients
        result = []
        for i in range(self.param_length):
            gradient = gradients[i]
            if self.decay_flags[i]:
                decay = self._decays[i]
                if isinstance(decay, Cell):
                    decay = ops.reshape(decay(self.global_step), ())
                gradient = self.in_rows(i, gradient, ops.add(ops.mul(self.parameters[i], decay), gradient), gradient)
            result.append(gradient)
        return tuple(result)

    def in_rows(self, i, gradient, changed, kept):
        """`changed`; of a parameter that changes by rows only where the gradient has a row, else `kept`."""
        if not self.by_rows[i]:
            return changed
        rows = ops.amax(ops.abs(gradient), tuple(range(1, gradient.ndim)), True) > 0
        return ops.select(ops.broadcast_to(rows, gradient.shape), changed, kept)

    def scale_grad(self, gradients):
        """gradients / loss_scale."""
        if not self.need_scale:
            return gradients
        return tuple([ops.mul(gradient, self.reciprocal_scale) for gradient in gradients])

    def gradients_centralization(self, gradients):
        """gradients less their means over all but the first axis, for parameters of groups that ask for it and have a multiple of
        16 in the second, as MindSpore's."""
        if not self.is_group or not any(self.grad_centralization_flags):
            return gradients
        result = []
        for i in range(self.param_length):
            gradient = gradients[i]
            if self.grad_centralization_flags[i] and gradient.ndim > 1 and gradient.shape[1] % 16 == 0:
                gradient = ops.sub(gradient, ops.mean(gradient, tuple(range(1, gradient.ndim)), True))
            result.append(gradient)
        return tuple(result)

    def flatten_gradients(self, gradients):
        return gradients

    def broadcast_params(self, optim_result):
        """Parameters of other devices: there is one."""
        return optim_result

    def begin_step(self):
        """What an optimizer does once before it updates its parameters."""

    def update(self, i, gradient, rate):
        raise NotImplementedError

    def construct(self, gradients):
        gradients = self.scale_grad(self.gradients_centralization(self.decay_weight(gradients)))
        rates = self.get_lr()
        self.assignadd(self.global_step, self.global_step_increase_tensor)
        self.begin_step()
        done = []
        for i in range(self.param_length):
            self.update(i, gradients[i], rates[i] if self._param_rates is not None else rates)
            done.append(True)
        return tuple(done)
