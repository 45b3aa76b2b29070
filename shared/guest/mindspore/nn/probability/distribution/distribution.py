"""nn.probability.distribution.Distribution: what all distributions share. A subclass lists its parameters and says what it can
compute of `value` and of the parameters, which come as tensors of one shape; the base derives the rest (the density from its
logarithm, the survival from the cdf, ...) and takes parameters from a call where the constructor had none."""
import math
import numpy
import _refjit as _native
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell

FLOATS = (_native.float16, _native.float32, _native.float64, _native.bfloat16)
INTEGERS = (_native.int8, _native.int16, _native.int32, _native.int64, _native.uint8, _native.uint16, _native.uint32, _native.uint64)


def as_tensor(value, dtype=_native.float32):
    """A parameter as a Tensor; a Tensor of floats keeps its dtype."""
    if value is None:
        raise ValueError("Input cannot be None in cast_to_tensor")
    if isinstance(value, Tensor):
        return value
    if isinstance(value, bool):
        raise TypeError("Input cannot be Type Bool")
    if not isinstance(value, (numpy.ndarray, list, int, float)):
        raise TypeError(f"Unable to convert input of type {type(value)} to a Tensor of type {dtype}")
    return Tensor(value, dtype)


def check_greater_zero(value, name):
    if value is not None and not bool((value > 0).all()):
        raise ValueError(f"{name} must be greater than zero.")


def check_arrays(**given):
    """MindSpore's samplers of some distributions take no scalars."""
    for name, value in given.items():
        if isinstance(value, (int, float)):
            raise TypeError(f"Input {name} can't be scalar")


def check_probabilities(value):
    if value is None:
        return
    if not bool((value > 0).all()):
        raise ValueError("Probabilities must be greater than zero")
    if not bool((value < 1).all()):
        raise ValueError("Probabilities must be less than one")


def check_same_distribution(given, expected):
    if given is None:
        raise ValueError("Input dist must be a constant which is not None.")
    if given != expected:
        raise ValueError(f"Expected dist input is {expected}, but got {given}.")


def checked_tensor(value, name):
    if not isinstance(value, Tensor):
        raise TypeError(f"For {name}, input type must be a Tensor or Parameter.")
    return value


def _parameter_type(values, hint):
    """The dtype that parameters are kept in: that of the first array among them, or float32."""
    common = None
    for name, value in values.items():
        dtype = getattr(value, "dtype", None)
        if dtype is None:
            continue
        dtype = dtype if isinstance(value, Tensor) else Tensor(value).dtype
        if common is not None and dtype != common:
            raise TypeError(f"{name} should have the same dtype as other arguments.")
        common = dtype
    if common is not None and common in FLOATS:
        return _native.float32 if common == _native.float64 else common
    return hint if common is None and hint in FLOATS and hint != _native.float64 else _native.float32


class Distribution(Cell):
    """Base of distributions: prob(value, *parameters) and its kin."""

    names = ()  # of the parameters, in the order of calls

    def __init__(self, seed, dtype, name, param):
        super().__init__()
        validator.check_value_type("name", name, [str], type(self).__name__)
        seed = 0 if seed is None else seed
        validator.check_non_negative_int(seed, "seed", name)
        self._name, self._seed, self._dtype = name, seed, dtype
        self._parameters = {key: value for key, value in param.items() if key != "self" and not key.startswith("_")}
        self.parameter_names, self.default_parameters = [], []
        given = self._parameters.get("param_dict", {})
        self.parameter_type = _parameter_type(given, dtype)
        self._is_scalar_batch = all(value is None or isinstance(value, (int, float)) for value in given.values())
        self._batch_shape = self._shape_of(given)
        self._broadcast_shape = self._batch_shape

    def _start(self, seed, dtype, name, allowed, **given):
        """The constructor's common part: dtypes are checked, parameters become tensors."""
        validator.check_type_name("dtype", dtype, allowed, type(self).__name__)
        Distribution.__init__(self, seed, dtype, name, {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given})
        for key, value in given.items():
            self._add_parameter(value, key)

    @staticmethod
    def _shape_of(given):
        total = None
        for value in given.values():
            if value is None:
                return None
            value = as_tensor(value)
            total = value if total is None else total + value
        return None if total is None else total.shape

    def _add_parameter(self, value, name):
        made = None if value is None else ops.cast(as_tensor(value, self.parameter_type), self.parameter_type)
        self.default_parameters.append(made)
        self.parameter_names.append(name)
        return made

    name = property(lambda self: self._name)
    dtype = property(lambda self: self._dtype)
    seed = property(lambda self: self._seed)
    parameters = property(lambda self: self._parameters)
    is_scalar_batch = property(lambda self: self._is_scalar_batch)
    batch_shape = property(lambda self: self._batch_shape)
    broadcast_shape = property(lambda self: self._broadcast_shape)

    def extend_repr(self):
        if not self.is_scalar_batch:
            return f"batch_shape = {self._broadcast_shape}"
        return ", ".join([f"{name} = {value}" for name, value in zip(self.shown_names(), self.default_parameters)])

    def shown_names(self):
        """The parameters' names as they are printed."""
        return self.parameter_names

    # ---- parameters and values of a call

    def _given(self, args, kwargs):
        """The parameters of a call, each from the call or from the constructor."""
        found = []
        for number, name in enumerate(self.parameter_names):
            value = args[number] if number < len(args) else kwargs.get(name)
            if value is not None:
                found.append(checked_tensor(value, name))
            elif self.default_parameters[number] is not None:
                found.append(self.default_parameters[number])
            else:
                raise TypeError(f"the type {name} must be subclass of Tensor. It can not be None since it is not specified during "
                                "initialization.")
        return found

    def _resolved(self, args, kwargs):
        """The parameters of a call, of one dtype and one shape."""
        found = [ops.cast(value, self.parameter_type) for value in self._given(args, kwargs)]
        if len(found) == 1:
            return found
        total = found[0]
        for value in found[1:]:
            total = total + value
        shape = total.shape
        return [value if value.shape == shape else ops.broadcast_to(value, shape) for value in found]

    def _value(self, value):
        return ops.cast(checked_tensor(value, "value"), self.parameter_type)

    def _missing(self, what):
        raise NotImplementedError(f"{what} is not implemented for {type(self).__name__} distribution.")

    def _has(self, name):
        return hasattr(type(self), name)

    def _asked(self, what, ways, value, args, kwargs):
        """The value and the parameters of a call, once there is one of the ways to answer it."""
        if not [way for way in ways.split() if self._has(way)]:
            self._missing(what)
        return self._value(value), self._resolved(args, kwargs)

    # ---- what can be asked

    def get_dist_type(self):
        return type(self).__name__

    def get_dist_args(self, *args, **kwargs):
        found = [args[i] if i < len(args) and args[i] is not None else kwargs.get(name) for i, name in enumerate(self.parameter_names)]
        return tuple([default if value is None else checked_tensor(value, name)
                      for value, default, name in zip(found, self.default_parameters, self.parameter_names)])

    def log_prob(self, value, *args, **kwargs):
        value, found = self._asked("log_prob", "_log_prob _prob", value, args, kwargs)
        return self._log_prob(value, *found) if self._has("_log_prob") else ops.log(self._prob(value, *found))

    def prob(self, value, *args, **kwargs):
        value, found = self._asked("prob", "_prob _log_prob", value, args, kwargs)
        return self._prob(value, *found) if self._has("_prob") else ops.exp(self._log_prob(value, *found))

    def _any_cdf(self, value, found):
        return self._cdf(value, *found) if self._has("_cdf") else ops.exp(self._log_cdf(value, *found))

    def cdf(self, value, *args, **kwargs):
        return self._any_cdf(*self._asked("cdf", "_cdf _log_cdf", value, args, kwargs))

    def log_cdf(self, value, *args, **kwargs):
        value, found = self._asked("log_cdf", "_log_cdf _cdf", value, args, kwargs)
        return self._log_cdf(value, *found) if self._has("_log_cdf") else ops.log(self._any_cdf(value, found))

    def survival_function(self, value, *args, **kwargs):
        value, found = self._asked("survival_function", "_survival_function _log_survival _cdf _log_cdf", value, args, kwargs)
        if self._has("_survival_function"):
            return self._survival_function(value, *found)
        if self._has("_log_survival"):
            return ops.exp(self._log_survival(value, *found))
        return 1.0 - self._any_cdf(value, found)

    def log_survival(self, value, *args, **kwargs):
        value, found = self._asked("log_cdf", "_log_survival _survival_function _cdf _log_cdf", value, args, kwargs)
        if self._has("_log_survival"):
            return self._log_survival(value, *found)
        if self._has("_survival_function"):
            return ops.log(self._survival_function(value, *found))
        return ops.log(1.0 - self._any_cdf(value, found))

    def _moment(self, name, args, kwargs):
        if not self._has("_" + name):
            return self._missing(name)
        return getattr(self, "_" + name)(*self._resolved(args, kwargs))

    def mean(self, *args, **kwargs):
        return self._moment("mean", args, kwargs)

    def mode(self, *args, **kwargs):
        return self._moment("mode", args, kwargs)

    def sd(self, *args, **kwargs):
        if not self._has("_sd") and self._has("_var"):
            return ops.sqrt(self._moment("var", args, kwargs))
        return self._moment("sd", args, kwargs)

    def var(self, *args, **kwargs):
        if not self._has("_var") and self._has("_sd"):
            return ops.square(self._moment("sd", args, kwargs))
        return self._moment("var", args, kwargs)

    def entropy(self, *args, **kwargs):
        return self._moment("entropy", args, kwargs)

    def kl_loss(self, dist, *args, **kwargs):
        """KL(self || other): the kind of the other, its parameters, then those of this one."""
        if not self._has("_kl_loss"):
            return self._missing("kl_loss")
        check_same_distribution(dist, type(self).__name__)
        count = len(self.parameter_names)
        names = [name + "_b" for name in self.parameter_names]
        others = [args[i] if i < len(args) else kwargs.get(name) for i, name in enumerate(names)]
        others = [ops.cast(checked_tensor(value, name), self.parameter_type) for value, name in zip(others, names)]
        own = self._resolved(args[count:], {k: v for k, v in kwargs.items() if k not in names})
        return self._kl_loss(others, own)

    def cross_entropy(self, dist, *args, **kwargs):
        if not self._has("_kl_loss"):
            return self._missing("cross_entropy")
        check_same_distribution(dist, type(self).__name__)
        count = len(self.parameter_names)
        own = {k: v for k, v in kwargs.items() if not k.endswith("_b")}
        return self.entropy(*args[count:], **own) + self.kl_loss(dist, *args, **kwargs)

    def sample(self, *args, **kwargs):
        """sample(shape=(), *parameters): of shape + batch shape."""
        if not self._has("_sample"):
            return self._missing("sample")
        shape = args[0] if args else kwargs.pop("shape", ())
        if not isinstance(shape, tuple):
            raise TypeError("For shape, input type must be a tuple.")
        return ops.cast(self._sample(shape, *self._resolved(args[1:], kwargs)), self._dtype)

    def _uniform(self, shape, like):
        """Numbers of (0, 1) for a sample of parameters like these."""
        shape = shape + like.shape
        return ops.reshape(ops.clamp(ops.rand(*shape, dtype=_native.float32), 1e-7, 1.0 - 1e-7), shape)

    def construct(self, name, *args, **kwargs):
        """The method of that name."""
        if name not in ("prob", "log_prob", "cdf", "log_cdf", "survival_function", "log_survival", "mean", "mode", "sd", "var", "entropy",
                        "kl_loss", "cross_entropy", "sample", "get_dist_args", "get_dist_type"):
            return self._missing(name)
        return getattr(self, name)(*args, **kwargs)


def split(condition, yes, no):
    """select() of numbers too."""
    shape = condition
    yes = yes if isinstance(yes, Tensor) else ops.full_like(shape, yes, dtype=_native.float32)
    no = no if isinstance(no, Tensor) else ops.full_like(shape, no, dtype=_native.float32)
    return ops.where(condition, yes, no)


HALF_LOG_2PI = 0.5 * math.log(2 * math.pi)
EULER = 0.5772156649015329
