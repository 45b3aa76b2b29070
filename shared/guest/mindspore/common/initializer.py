"""mindspore.common.initializer: how new Parameters are filled."""
import numpy as np
from mindspore.common.tensor import Tensor
import _refjit as _native


class Initializer:
    """Base: a subclass fills an array of a shape."""

    def __init__(self, **kwargs):
        self._kwargs = kwargs

    def _fill(self, shape):
        raise NotImplementedError("Initializer must be a subclass with _fill")

    def __call__(self, shape, dtype=None):
        shape = (shape,) if isinstance(shape, int) else tuple(shape or ())
        return Tensor(np.asarray(self._fill(shape)), _native.float32 if dtype is None else dtype)


class Zero(Initializer):
    def _fill(self, shape):
        return np.zeros(shape)


class One(Initializer):
    def _fill(self, shape):
        return np.ones(shape)


class Constant(Initializer):
    def __init__(self, value):
        super().__init__(value=value)
        self.value = value

    def _fill(self, shape):
        return np.full(shape, self.value)


class Normal(Initializer):
    def __init__(self, sigma=0.01, mean=0.0):
        super().__init__(sigma=sigma, mean=mean)
        self.sigma = sigma
        self.mean = mean

    def _fill(self, shape):
        return np.random.normal(self.mean, self.sigma, shape)


class Uniform(Initializer):
    def __init__(self, scale=0.07):
        super().__init__(scale=scale)
        self.scale = scale

    def _fill(self, shape):
        return np.random.uniform(-self.scale, self.scale, shape)


def _fans(shape):
    receptive = 1
    for dim in shape[2:]:
        receptive *= dim
    return shape[1] * receptive, shape[0] * receptive


class HeUniform(Initializer):
    def __init__(self, negative_slope=0, mode="fan_in", nonlinearity="leaky_relu"):
        super().__init__(negative_slope=negative_slope)
        self.negative_slope = negative_slope

    def _fill(self, shape):
        bound = (6.0 / ((1 + self.negative_slope ** 2) * _fans(shape)[0])) ** 0.5
        return np.random.uniform(-bound, bound, shape)


class XavierUniform(Initializer):
    def __init__(self, gain=1):
        super().__init__(gain=gain)
        self.gain = gain

    def _fill(self, shape):
        bound = self.gain * (6.0 / sum(_fans(shape))) ** 0.5
        return np.random.uniform(-bound, bound, shape)


_NAMES = {"zeros": Zero, "zero": Zero, "ones": One, "one": One, "normal": Normal, "uniform": Uniform,
          "he_uniform": HeUniform, "xavier_uniform": XavierUniform}


def initializer(init, shape=None, dtype=None):
    """A Tensor of `shape` filled by an Initializer, its name, a number, or a Tensor given as it is."""
    if isinstance(init, Tensor):
        return init
    if isinstance(init, str):
        if init not in _NAMES:
            raise ValueError(f"For 'initializer', the class '{init}' was not found.")
        init = _NAMES[init]()
    elif isinstance(init, (int, float)):
        init = Constant(init)
    return init(shape, dtype)
