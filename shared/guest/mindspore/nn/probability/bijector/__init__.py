"""Bijectors: invertible maps of random variables, with the logarithms of their derivatives."""
import math
import _refjit as _native
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.probability.distribution.distribution import FLOATS, as_tensor, check_greater_zero, checked_tensor

__all__ = ["Bijector", "Exp", "GumbelCDF", "Invert", "PowerTransform", "ScalarAffine", "Softplus"]
_KINDS = ("forward", "inverse", "forward_log_jacobian", "inverse_log_jacobian")


class Bijector(Cell):
    """Base: subclasses give _forward, _inverse and the logarithms of their derivatives."""

    def __init__(self, is_constant_jacobian=False, is_injective=True, name=None, dtype=None, param=None):
        super().__init__()
        validator.check_value_type("name", name, [str], type(self).__name__)
        validator.check_value_type("is_constant_jacobian", is_constant_jacobian, [bool], name)
        validator.check_value_type("is_injective", is_injective, [bool], name)
        if dtype is not None:
            validator.check_type_name("dtype", dtype, FLOATS, type(self).__name__)
        self._name, self._dtype = name, dtype
        self._parameters = {key: value for key, value in (param or {}).items() if key not in ("param", "self") and key[0] != "_"}
        self._is_constant_jacobian, self._is_injective = is_constant_jacobian, is_injective
        self.default_parameters, self.parameter_names, self.common_dtype = [], [], None
        given = self._parameters.get("param_dict", {})
        self._is_scalar_batch = "param_dict" in self._parameters and all(isinstance(v, (int, float)) for v in given.values())
        self._batch_shape = None
        if given:
            total = None
            for value in given.values():
                value = as_tensor(value)
                total = value if total is None else total + value
            self._batch_shape = total.shape

    name = property(lambda self: self._name)
    dtype = property(lambda self: self._dtype)
    parameters = property(lambda self: self._parameters)
    is_constant_jacobian = property(lambda self: self._is_constant_jacobian)
    is_injective = property(lambda self: self._is_injective)
    batch_shape = property(lambda self: self._batch_shape)
    is_scalar_batch = property(lambda self: self._is_scalar_batch)

    def extend_repr(self):
        if not self.is_scalar_batch:
            return f"batch_shape = {self.batch_shape}"
        return ", ".join([f"{name} = {value}" for name, value in zip(self.parameter_names, self.default_parameters)])

    def _add_parameter(self, value, name):
        if isinstance(value, bool) or value is None:
            raise TypeError(f"{name} cannot be type {type(value)}")
        made = value if isinstance(value, Tensor) else Tensor(value)
        if self.dtype is None:
            if self.common_dtype is None:
                self.common_dtype = made.dtype
            elif made.dtype != self.common_dtype:
                raise TypeError(f"{name} should have the same dtype as other arguments.")
            validator.check_type_name(f"dtype of {name}", made.dtype, FLOATS, type(self).__name__)
        elif made.dtype != self.dtype:
            raise TypeError(f"{name} should have the same dtype as the bijector's dtype.")
        self.default_parameters.append(made)
        self.parameter_names.append(name)
        return made

    def _checked(self, value):
        checked_tensor(value, "input value of bijector")
        if value.dtype not in FLOATS:
            raise TypeError(f"For input value of bijector , the type must be or be subclass of Float, but got {value.dtype}")
        return value

    def cast_param_by_value(self, value, para):
        """A parameter in the dtype of a value."""
        return ops.cast(para, value.dtype)

    def shape_mapping(self, shape):
        """The shape of forward's result for a value of this shape."""
        return (ops.zeros(shape) + ops.zeros(self.batch_shape or ())).shape

    def forward(self, value, *args, **kwargs):
        return self._forward(self._checked(value), *args, **kwargs)

    def inverse(self, value, *args, **kwargs):
        return self._inverse(self._checked(value), *args, **kwargs)

    def forward_log_jacobian(self, value, *args, **kwargs):
        return self._forward_log_jacobian(self._checked(value), *args, **kwargs)

    def inverse_log_jacobian(self, value, *args, **kwargs):
        return self._inverse_log_jacobian(self._checked(value), *args, **kwargs)

    def __call__(self, *args, **kwargs):
        """The map of a distribution is a transformed distribution; everything else goes to construct."""
        from mindspore.nn.probability.distribution import Distribution, TransformedDistribution
        if args and isinstance(args[0], Distribution):
            return TransformedDistribution(self, args[0], args[0].seed, "transformed_" + args[0].name)
        return super().__call__(*args, **kwargs)

    def construct(self, name, *args, **kwargs):
        """The method of that name."""
        if name not in _KINDS:
            raise ValueError(f"The 'name' of the Bijector's method must be one of {_KINDS}, but got {name}.")
        return getattr(self, name)(*args, **kwargs)


class PowerTransform(Bijector):
    """(1 + x * c) ** (1 / c), and exp(x) where c is 0."""

    def __init__(self, power=0.0, name="PowerTransform"):
        super().__init__(name=name, param={"power": power, "name": name, "param_dict": {"power": power}})
        self._power = self._add_parameter(power, "power")
        if not bool((self._power >= 0).all()):
            raise ValueError("Power must be greater than or equal to zero.")

    power = property(lambda self: self._power)

    def _spread(self, value):
        """(the value, the power) in one shape, whether the power is 0, and a power to divide by."""
        power = ops.cast(self._power, value.dtype)
        total = value + power
        value, power = value + ops.zeros_like(total), power + ops.zeros_like(total)
        is_zero = power == 0
        return value, power, is_zero, ops.where(is_zero, ops.ones_like(power), power)

    def _forward(self, x):
        x, power, is_zero, safe = self._spread(x)
        return ops.where(is_zero, ops.exp(x), ops.exp(ops.log1p(x * safe) / safe))

    def _inverse(self, y):
        y, power, is_zero, safe = self._spread(y)
        return ops.where(is_zero, ops.log(y), ops.expm1(ops.log(y) * safe) / safe)

    def _forward_log_jacobian(self, x):
        x, power, is_zero, safe = self._spread(x)
        return ops.where(is_zero, x, (1.0 / safe - 1) * ops.log1p(x * power))

    def _inverse_log_jacobian(self, y):
        return (ops.cast(self._power, y.dtype) - 1) * ops.log(y)


class Exp(PowerTransform):
    """exp(x)."""

    def __init__(self, name="Exp"):
        super().__init__(name=name)

    def extend_repr(self):
        return "exp"


class ScalarAffine(Bijector):
    """scale * x + shift."""

    def __init__(self, scale=1.0, shift=0.0, name="ScalarAffine"):
        super().__init__(is_constant_jacobian=True, name=name,
                         param={"scale": scale, "shift": shift, "name": name, "param_dict": {"scale": scale, "shift": shift}})
        self._scale, self._shift = self._add_parameter(scale, "scale"), self._add_parameter(shift, "shift")

    scale = property(lambda self: self._scale)
    shift = property(lambda self: self._shift)

    def _forward(self, x):
        return ops.cast(self._scale, x.dtype) * x + ops.cast(self._shift, x.dtype) * ops.ones_like(x)

    def _inverse(self, y):
        return (y - ops.cast(self._shift, y.dtype)) / ops.cast(self._scale, y.dtype)

    def _forward_log_jacobian(self, x):
        return ops.log(ops.abs(ops.cast(self._scale, x.dtype)))

    def _inverse_log_jacobian(self, y):
        return -1.0 * ops.log(ops.abs(ops.cast(self._scale, y.dtype)))


_THRESHOLD = math.log(2.0 ** -23) + 1


class Softplus(Bijector):
    """log(1 + exp(k * x)) / k."""

    def __init__(self, sharpness=1.0, name="Softplus"):
        super().__init__(name=name, param={"sharpness": sharpness, "name": name, "param_dict": {"sharpness": sharpness}})
        self._sharpness = self._add_parameter(sharpness, "sharpness")

    sharpness = property(lambda self: self._sharpness)

    @staticmethod
    def softplus(x):
        middle = ops.where(ops.logical_or(x < _THRESHOLD, x > -_THRESHOLD), ops.ones_like(x), x)
        return ops.where(x < _THRESHOLD, ops.exp(x), ops.where(x > -_THRESHOLD, x, ops.log(ops.exp(middle) + 1.0)))

    @staticmethod
    def inverse_softplus(x):
        tiny = math.exp(_THRESHOLD)
        middle = ops.where(ops.logical_or(x < tiny, x > -_THRESHOLD), ops.ones_like(x), x)
        middle = middle + ops.log(ops.abs(ops.expm1(-middle)))
        return ops.where(x < tiny, ops.log(x), ops.where(x > -_THRESHOLD, x, middle))

    def _scaled(self, value):
        sharpness = ops.cast(self._sharpness, value.dtype)
        return sharpness * value, sharpness

    def _forward(self, x):
        scaled, sharpness = self._scaled(x)
        return self.softplus(scaled) / sharpness

    def _inverse(self, y):
        scaled, sharpness = self._scaled(y)
        return self.inverse_softplus(scaled) / sharpness

    def _forward_log_jacobian(self, x):
        return ops.logsigmoid(self._scaled(x)[0])

    def _inverse_log_jacobian(self, y):
        scaled = self._scaled(y)[0]
        return scaled - self.inverse_softplus(scaled)


class GumbelCDF(Bijector):
    """exp(-exp(-(x - loc) / scale))."""

    def __init__(self, loc=0.0, scale=1.0, name="GumbelCDF"):
        super().__init__(name=name, param={"loc": loc, "scale": scale, "name": name, "param_dict": {"loc": loc, "scale": scale}})
        self._loc, self._scale = self._add_parameter(loc, "loc"), self._add_parameter(scale, "scale")
        check_greater_zero(self._scale, "scale")

    loc = property(lambda self: self._loc)
    scale = property(lambda self: self._scale)

    def _z(self, x):
        return (x - ops.cast(self._loc, x.dtype)) / ops.cast(self._scale, x.dtype)

    def _forward(self, x):
        return ops.exp(-ops.exp(-self._z(x)))

    def _inverse(self, y):
        return ops.cast(self._loc, y.dtype) - ops.cast(self._scale, y.dtype) * ops.log(-ops.log(y))

    def _forward_log_jacobian(self, x):
        z = self._z(x)
        return -z - ops.exp(-z) - ops.log(ops.cast(self._scale, x.dtype))

    def _inverse_log_jacobian(self, y):
        return ops.log(ops.cast(self._scale, y.dtype) / (-1.0 * y * ops.log(y)))


class Invert(Bijector):
    """Another bijector the other way round."""

    def __init__(self, bijector, name=""):
        validator.check_value_type("bijector", bijector, [Bijector], "Invert")
        name = name or "Invert" + bijector.name
        super().__init__(bijector.is_constant_jacobian, bijector.is_injective, name, bijector.dtype, {"bijector": bijector, "name": name})
        self._bijector = bijector
        self._batch_shape, self._is_scalar_batch = bijector.batch_shape, bijector.is_scalar_batch

    bijector = property(lambda self: self._bijector)

    def forward(self, x):
        return self._bijector.inverse(x)

    def inverse(self, y):
        return self._bijector.forward(y)

    def forward_log_jacobian(self, x):
        return self._bijector.inverse_log_jacobian(x)

    def inverse_log_jacobian(self, y):
        return self._bijector.forward_log_jacobian(y)
