"""mindspore.Parameter: a Tensor with a name that belongs to a Cell and is changed in place by optimisers."""
from mindspore.common.tensor import Tensor
import _refjit as _native

PARAMETER_NAME_DEFAULT = "Parameter"
_unnamed = [2]  # MindSpore's first Parameter without a name is Parameter#2


def _is_in_auto_parallel_mode():
    """Whether parameters are cut over devices: there is one."""
    return False


def init_to_value(init):
    """The number that an initializer's name, or a number, stands for."""
    if isinstance(init, str):
        if init not in ("zeros", "ones"):
            raise ValueError("The argument 'init' should be one of values in ['zeros', 'ones'].")
        return 0.0 if init == "zeros" else 1.0
    if not isinstance(init, (int, float)):
        raise ValueError("The argument 'init' should be number or string, but got {}.".format(type(init)))
    return float(init)


def _checked_name(name):
    if name is None or name == "":
        number = _unnamed[0]
        _unnamed[0] = number + 1
        return f"{PARAMETER_NAME_DEFAULT}#{number}"
    if not isinstance(name, str):
        raise ValueError(f"The type of the Parameter's name should be 'string' or 'None', but got {type(name)}.")
    if len(name) > 1024:
        raise ValueError("The length of the '{}' name should be less than 1024.".format(name))
    return name


class ParamInfo:
    """What parallel training notes of a parameter: its name, whether it has a gradient, its copies (`cloned_obj`, once there are some)."""

    def __init__(self, name="Parameter", requires_grad=True, layerwise_parallel=False, parallel_optimizer=True):
        self.name, self.requires_grad = name, requires_grad
        self.layerwise_parallel, self.parallel_optimizer = layerwise_parallel, parallel_optimizer
        self.comm_fusion, self.requires_aggr, self.key, self.init_in_server = 1, True, -1, False
        self.cache_enable, self.cache_shape, self.parameter_shape = False, [], []

    def clone(self):
        copy = ParamInfo()
        copy.__dict__.update({key: value for key, value in self.__dict__.items() if key != "cloned_obj"})
        return copy


def _flag(name, end=""):
    """A property that takes True and False alone; its value stands in the attribute `_name`."""
    def put(self, value):
        if not isinstance(value, bool):
            raise TypeError(f"The argument `{name}` must be bool type{end}")
        setattr(self, "_" + name, value)
    return property(lambda self: getattr(self, "_" + name), put)


class Parameter(Tensor):
    """Parameter(default_input, name=None, requires_grad=True, ...)."""

    _requires_grad, _layerwise_parallel, _parallel_optimizer, _comm_fusion, _cache_shape = True, False, True, 1, []
    requires_grad, layerwise_parallel = _flag("requires_grad"), _flag("layerwise_parallel", ".")
    parallel_optimizer = _flag("parallel_optimizer", ".")

    def __init__(self, default_input, name=None, requires_grad=True, layerwise_parallel=False, parallel_optimizer=True,
                 storage_format="", device=None):
        if device is not None and device != "CPU":
            raise ValueError(f"Only 'CPU' is supported for device, but got ${device}.")
        if default_input is True or default_input is False:
            raise ValueError("Parameter data can not be `bool`")
        if isinstance(default_input, Tensor):
            if type(self) is not Parameter or not _native.take_over(self, default_input):
                Tensor.__init__(self, default_input, default_input.dtype)
        elif not isinstance(default_input, (int, float)):
            Tensor.__init__(self, default_input)
        else:
            Tensor.__init__(self, default_input, _native.int32 if isinstance(default_input, int) else _native.float32)
        self._name = _checked_name(name)
        self._has_name = name is not None and name != ""
        if requires_grad is not True:
            self.requires_grad = requires_grad
        if layerwise_parallel is not False:
            self.layerwise_parallel = layerwise_parallel
        if parallel_optimizer is not True:
            self.parallel_optimizer = parallel_optimizer
        self.is_init = False

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, value):
        self._name = _checked_name(value)
        self._has_name = value is not None and value != ""

    def __repr__(self):
        return (f"Parameter (name={self.name}, shape={self.shape}, dtype={self.dtype}, "
                f"requires_grad={self.requires_grad})")

    __str__ = __repr__

    def __hash__(self):
        return id(self)

    def __reduce__(self):
        return Parameter, (Tensor(self.asnumpy(), self.dtype), self.name, self.requires_grad)

    def __deepcopy__(self, memo):
        return self.clone()

    @property
    def param_info(self):
        """Made when somebody asks; it says what the parameter says then."""
        info = getattr(self, "_info", None)
        if info is None:
            info = self._info = ParamInfo()
        info.name, info.requires_grad = self.name, self.requires_grad
        info.layerwise_parallel, info.parallel_optimizer = self.layerwise_parallel, self.parallel_optimizer
        return info

    @param_info.setter
    def param_info(self, info):
        self._info = info

    @property
    def data(self):
        return self

    @property
    def has_init(self):
        return False

    init_mode, is_default_input_init = None, False  # values are there at once
    init_in_server = is_param_ps = push_weight_to_server = pull_weight_from_server = is_in_parallel = False
    slice_num, sliced = 1, False  # whether it is a slice of a parameter over several devices
    requires_aggr, key, cache_enable, unique = True, -1, False, False  # of several devices, too

    @property
    def comm_fusion(self):
        return self._comm_fusion

    @comm_fusion.setter
    def comm_fusion(self, value):
        from mindspore import _checkparam
        self._comm_fusion = _checkparam.check_non_negative_int(value)

    @property
    def cache_shape(self):
        return self._cache_shape

    @cache_shape.setter
    def cache_shape(self, value):
        if not isinstance(value, (tuple, list)):
            raise TypeError("The argument `cache_shape` must be tuple or list type.")
        self._cache_shape = list(value)

    @property
    def inited_param(self):
        """The parameter that was made of this one: initialisation is done at once here."""
        return None

    def _offload(self):
        """There is no other memory to go to."""

    _load = _offload

    def value(self):
        """The values as they are now: a Tensor of its own."""
        return _native.copy(self)

    def init_data(self, layout=None, set_sliced=False):
        return self

    def set_data(self, data, slice_shape=False):
        """Replaces the values, and in dynamic graphs the shape; the dtype stays. Arrays and views of the old values keep them.
        The memory of another Parameter is taken over, as MindSpore does: later writes show in both."""
        if not isinstance(data, Tensor):
            if not isinstance(data, (int, float)):
                raise TypeError("Parameter data must be [`Tensor`, `int`, `float`] or a kind of `Tensor` (like `Tensor`). "
                                f"But with type {type(data)}.")
            data = Tensor(data, self.dtype)
        if data.dtype != self.dtype:
            data = data.astype(self.dtype)
        if slice_shape:
            self.sliced = True
        is_shared = isinstance(data, Parameter) and data.is_contiguous()
        _native.adopt(self, data if is_shared else _native.copy(data))
        return self

    def clone(self, init="same"):
        """A Parameter of its own; `init` other than "same" fills it anew."""
        if isinstance(init, str) and init == "same":
            data = _native.copy(self)
        else:
            from mindspore.common.initializer import initializer
            data = initializer(init, self.shape, self.dtype)
        return Parameter(data, self.name, self.requires_grad, self.layerwise_parallel, self.parallel_optimizer)

    copy = __copy__ = clone


class ParameterTuple(tuple):
    """A tuple of Parameters with names of their own."""

    def __new__(cls, iterable):
        items = tuple(iterable)
        names = {}
        for item in items:
            if not isinstance(item, Parameter):
                raise TypeError("For ParameterTuple initialization, ParameterTuple input should be 'Parameter' "
                                f"collection, but got a {type(iterable)}. ")
            if names.setdefault(item.name, item) is not item:
                raise ValueError(f"The value {item} , its name '{item.name}' already exists. Please set a unique name for the "
                                 "parameter.")
        return tuple.__new__(cls, items)

    def clone(self, prefix, init="same"):
        copies = []
        for item in self:
            copy = item.clone(init)
            copy.name = prefix + "." + item.name
            copies.append(copy)
        return ParameterTuple(copies)
