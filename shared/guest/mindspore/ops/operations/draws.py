"""Primitives that draw random numbers with seeds that they are made with."""
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator, require

_ROOT_OF_2 = 1.4142135623730951


class _Draw(Operator):
    """What all are made with."""

    def __init__(self, seed=0, seed2=0):
        Operator.__init__(self)
        self.seed = validator.check_non_negative_int(seed, "seed", self.name)
        self.seed2 = validator.check_non_negative_int(seed2, "seed2", self.name)
        self.chosen = self.seed or self.seed2 or None


class Gamma(_Draw):
    """Gamma distributions of shapes alpha and rates beta."""

    def __call__(self, shape, alpha, beta):
        return ops.gamma(shape, alpha, beta, self.chosen)


class RandomGamma(_Draw):
    """Gamma distributions of shapes alpha."""

    def __call__(self, shape, alpha):
        require(self.name, "shape", shape, "i4 i8")
        return ops.random_gamma(shape, require(self.name, "alpha", alpha, "f2 f4 f8"), self.chosen)


class Poisson(_Draw):
    """Numbers of events of which there are `mean` in the mean."""

    def __call__(self, shape, mean):
        return ops.poisson(shape, mean, self.chosen)


class RandomPoisson(Operator):
    """Numbers of events of which there are `rate` in the mean, for each place of a shape."""

    def __init__(self, seed=0, seed2=0, dtype=_native.int64):
        Operator.__init__(self)
        self.seed = validator.check_non_negative_int(seed, "seed", self.name)
        self.seed2 = validator.check_non_negative_int(seed2, "seed2", self.name)
        self.dtype = dtype

    def __call__(self, shape, rate):
        require(self.name, "shape", shape, "i4 i8")
        require(self.name, "rate", rate, "f2 f4 f8 i4 i8")
        return ops.random_poisson(shape, rate, self.seed or self.seed2 or None, self.dtype)


class StandardLaplace(_Draw):
    """Differences of two numbers of the exponential distribution."""

    def __call__(self, shape):
        return ops.standard_laplace(tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else shape, self.chosen)


class ParameterizedTruncatedNormal(_Draw):
    """Normal numbers of means and deviations of their own for each element of the first axis, none beyond its bounds."""

    def __call__(self, shape, mean, stdevs, min, max):
        count = require(self.name, "shape", shape, "i4 i8").shape[0]
        if count < 2:
            raise ValueError(f"For primitive[{self.name}], the size of argument[shape] must be greater than or equal to 2, but got {count}.")
        sizes = tuple(shape.asnumpy().tolist())
        given = []
        for name, value in (("mean", mean), ("stdevs", stdevs), ("min", min), ("max", max)):
            require(self.name, name, value, "f2 f4 f8")
            if value.ndim and value.shape not in ((1,), sizes[:1]):
                raise ValueError(f"For {self.name}, {name} must be 0d, or {name}.shape = ({sizes[0]}, ), but got ({value.shape[0]}, ).")
            given.append(ops.reshape(value.astype(_native.float64), (-1,) + (1,) * (count - 1)))
        at, width, low, high = given
        low_share, high_share = [ops.erf((bound - at) / (width * _ROOT_OF_2)) for bound in (low, high)]
        drawn = ops.rand(*sizes, seed=self.chosen).astype(_native.float64)
        numbers = at + width * _ROOT_OF_2 * ops.erfinv(low_share + (high_share - low_share) * drawn)
        return ops.minimum(ops.maximum(numbers, low), high).astype(mean.dtype)


class MultinomialWithReplacement(Operator):
    """Places drawn with the chances of each row."""
    inputs = (("x", "f2 f4 f8"), ("seed", "i8"), ("offset", "i8"))

    def __init__(self, numsamples, replacement=False):
        Operator.__init__(self)
        self.numsamples = validator.check_value_type("numsamples", numsamples, [int], self.name)
        self.replacement = validator.check_value_type("replacement", replacement, [bool], self.name)

    def compute(self, x, seed, offset):
        return ops.multinomial_with_replacement(x, int(seed), int(offset), self.numsamples, self.replacement)


class Randperm(Operator):
    """0 to n - 1 in any order, then `pad` up to a length."""
    inputs = (("n", "i4 i8"),)

    def __init__(self, max_length=1, pad=-1, dtype=_native.int32):
        Operator.__init__(self)
        self.max_length = validator.check_positive_int(max_length, "max_length", self.name)
        self.pad = validator.check_value_type("pad", pad, [int], self.name)
        self.dtype = dtype

    def compute(self, n):
        count = int(n.asnumpy().reshape(-1)[0])
        if count > self.max_length:
            raise ValueError(f"For '{self.name}', n must be at most max_length {self.max_length}, but got {count}.")
        rest = ops.full((self.max_length - count,), self.pad, dtype=self.dtype)
        return ops.cat((ops.randperm(count).astype(self.dtype), rest)) if count < self.max_length else ops.randperm(count).astype(self.dtype)
