"""Distributions over real numbers."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.nn.probability.distribution.distribution import (EULER, FLOATS, HALF_LOG_2PI, Distribution, check_arrays, check_greater_zero,
                                                                split)


class Normal(Distribution):
    """The normal distribution of a mean and a standard deviation."""

    def __init__(self, mean=None, sd=None, seed=None, dtype=_native.float32, name="Normal"):
        self._start(seed, dtype, name, FLOATS, mean=mean, sd=sd)
        self._mean_value, self._sd_value = self.default_parameters
        check_greater_zero(self._sd_value, "Standard deviation")

    def shown_names(self):
        return ("mean", "standard deviation")

    def _mean(self, mean, sd):
        return mean

    _mode = _mean

    def _sd(self, mean, sd):
        return sd

    def _entropy(self, mean, sd):
        return 0.5 + HALF_LOG_2PI + ops.log(sd)

    def _log_prob(self, value, mean, sd):
        return -0.5 * ops.square((value - mean) / sd) - HALF_LOG_2PI - ops.log(sd)

    def _cdf(self, value, mean, sd):
        return 0.5 * (1.0 + ops.erf((value - mean) / (sd * math.sqrt(2.0))))

    def _kl_loss(self, other, own):
        (mean_b, sd_b), (mean, sd) = other, own
        logs = ops.log(sd) - ops.log(sd_b)
        return 0.5 * ops.square(mean / sd_b - mean_b / sd_b) + 0.5 * ops.expm1(2 * logs) - logs

    def _sample(self, shape, mean, sd):
        shape = shape + mean.shape
        return ops.reshape(ops.randn(*shape), shape) * sd + mean


class LogNormal(Normal):
    """exp of a normal variable."""

    def __init__(self, loc=None, scale=None, seed=0, dtype=_native.float32, name="LogNormal"):
        self._start(seed, dtype, name, FLOATS, loc=loc, scale=scale)
        check_greater_zero(self.default_parameters[1], "Standard deviation")
        from mindspore.nn.probability.bijector import Exp
        self._bijector, self._distribution = Exp(), Normal(loc, scale, dtype=dtype)

    loc = property(lambda self: self.default_parameters[0])
    scale = property(lambda self: self.default_parameters[1])

    def shown_names(self):
        return ("loc", "scale")

    def extend_repr(self):
        return Distribution.extend_repr(self)

    def _asked(self, what, ways, value, args, kwargs):
        found = self._resolved(args, kwargs)
        return ops.cast(self._bijector._checked(value), self.parameter_type), found

    def _mean(self, loc, scale):
        return ops.exp(loc + 0.5 * ops.square(scale))

    def _mode(self, loc, scale):
        return ops.exp(loc - ops.square(scale))

    def _sd(self, loc, scale):
        return ops.sqrt(self._var(loc, scale))

    def _var(self, loc, scale):
        return ops.expm1(ops.square(scale)) * ops.exp(2 * loc + ops.square(scale))

    def _entropy(self, loc, scale):
        return loc + 0.5 + HALF_LOG_2PI + ops.log(scale)

    def _log_prob(self, value, loc, scale):
        logs = ops.log(value)
        return Normal._log_prob(self, logs, loc, scale) - logs

    def _cdf(self, value, loc, scale):
        return Normal._cdf(self, ops.log(value), loc, scale)

    def _sample(self, shape, loc, scale):
        return ops.exp(Normal._sample(self, shape, loc, scale))


class Uniform(Distribution):
    """Equally likely between low and high."""

    def __init__(self, low=None, high=None, seed=None, dtype=_native.float32, name="Uniform"):
        self._start(seed, dtype, name, FLOATS, low=low, high=high)
        low, high = self.default_parameters
        if low is not None and high is not None and not bool((low < high).all()):
            raise ValueError("low must be less than high")

    low = property(lambda self: self.default_parameters[0])
    high = property(lambda self: self.default_parameters[1])

    def _mean(self, low, high):
        return (low + high) / 2.0

    def _var(self, low, high):
        return ops.square(high - low) / 12.0

    def _entropy(self, low, high):
        return ops.log(high - low)

    def _prob(self, value, low, high):
        density = 1.0 / (high - low) + ops.zeros_like(value)
        zero = ops.zeros_like(density)
        return ops.where(value < low, zero, ops.where(value > high, zero, density))

    def _cdf(self, value, low, high):
        part = (value - low) / (high - low)
        return ops.where(value < low, ops.zeros_like(part), ops.where(value < high, part, ops.ones_like(part)))

    def _kl_loss(self, other, own):
        (low_b, high_b), (low, high) = other, own
        loss = ops.log(high_b - low_b) - ops.log(high - low)
        return split(ops.logical_and(low_b <= low, high <= high_b), loss, math.inf)

    def _sample(self, shape, low, high):
        return self._uniform(shape, low) * (high - low) + low


class Exponential(Distribution):
    """Times between events of a rate."""

    def __init__(self, rate=None, seed=None, dtype=_native.float32, name="Exponential"):
        self._start(seed, dtype, name, FLOATS, rate=rate)
        check_greater_zero(self.default_parameters[0], "rate")

    rate = property(lambda self: self.default_parameters[0])

    def _mean(self, rate):
        return 1.0 / rate

    _sd = _mean

    def _mode(self, rate):
        return ops.zeros_like(rate)

    def _entropy(self, rate):
        return 1.0 - ops.log(rate)

    def _prob(self, value, rate):
        density = rate * ops.exp(-rate * value)
        return ops.where(value < 0.0, ops.zeros_like(density), density)

    def _log_prob(self, value, rate):
        logs = ops.log(rate) - rate * value
        return split(ops.logical_and(value < 0.0, logs == logs), -math.inf, logs)

    def _cdf(self, value, rate):
        part = 1.0 - ops.exp(-1.0 * rate * value)
        return ops.where(value < 0.0, ops.zeros_like(part), part)

    def _log_survival(self, value, rate):
        logs = -1.0 * rate * value
        return ops.where(value > 0.0, logs, ops.zeros_like(logs))

    def _kl_loss(self, other, own):
        return ops.log(own[0]) - ops.log(other[0]) + other[0] / own[0] - 1.0

    def _sample(self, shape, rate):
        return -ops.log(self._uniform(shape, rate)) / rate


class _LocationScale(Distribution):
    """What distributions by a location and a positive scale share."""

    def _start_with(self, loc, scale, seed, dtype, name):
        self._start(seed, dtype, name, FLOATS, loc=loc, scale=scale)
        check_greater_zero(self.default_parameters[1], "scale")

    def shown_names(self):
        return ("location", "scale")

    loc = property(lambda self: self.default_parameters[0])
    scale = property(lambda self: self.default_parameters[1])


class Cauchy(_LocationScale):
    """The Cauchy distribution, which has no moments."""

    def __init__(self, loc=None, scale=None, seed=None, dtype=_native.float32, name="Cauchy"):
        self._start_with(loc, scale, seed, dtype, name)

    def _undefined(self, what):
        raise ValueError(f"{what} is undefined for Cauchy distribution.")

    def mean(self, *args, **kwargs):
        return self._undefined("mean")

    def sd(self, *args, **kwargs):
        return self._undefined("standard deviation")

    def var(self, *args, **kwargs):
        return self._undefined("variance")

    def _mode(self, loc, scale):
        return loc

    def _entropy(self, loc, scale):
        return math.log(4 * math.pi) + ops.log(scale)

    def _log_prob(self, value, loc, scale):
        return -math.log(math.pi) - ops.log(scale) - ops.log1p(ops.square((value - loc) / scale))

    def _cdf(self, value, loc, scale):
        return 0.5 + ops.atan((value - loc) / scale) / math.pi

    def _log_cdf(self, value, loc, scale):
        return ops.log1p(2.0 * ops.atan((value - loc) / scale) / math.pi) - math.log(2.0)

    def _survival_function(self, value, loc, scale):
        return 0.5 - ops.atan((value - loc) / scale) / math.pi

    def _log_survival(self, value, loc, scale):
        return ops.log1p(-2.0 * ops.atan((value - loc) / scale) / math.pi) - math.log(2.0)

    def _kl_loss(self, other, own):
        (loc_b, scale_b), (loc, scale) = other, own
        return ops.log(ops.square(scale + scale_b) + ops.square(loc - loc_b)) - math.log(4.0) - ops.log(scale) - ops.log(scale_b)

    def _sample(self, shape, loc, scale):
        return loc + scale * ops.tan(math.pi * (self._uniform(shape, loc) - 0.5))


class Logistic(_LocationScale):
    """The logistic distribution."""

    def __init__(self, loc=None, scale=None, seed=None, dtype=_native.float32, name="Logistic"):
        self._start_with(loc, scale, seed, dtype, name)

    def _mean(self, loc, scale):
        return loc

    _mode = _mean

    def _sd(self, loc, scale):
        return scale * (math.pi / math.sqrt(3.0))

    def _entropy(self, loc, scale):
        return ops.log(scale) + 2.0

    def _log_prob(self, value, loc, scale):
        z = (value - loc) / scale
        return -z - 2.0 * _softplus(-z) - ops.log(scale)

    def _cdf(self, value, loc, scale):
        return ops.sigmoid((value - loc) / scale)

    def _log_cdf(self, value, loc, scale):
        return -_softplus(-(value - loc) / scale)

    def _survival_function(self, value, loc, scale):
        return ops.sigmoid(-(value - loc) / scale)

    def _log_survival(self, value, loc, scale):
        return -_softplus((value - loc) / scale)

    def _sample(self, shape, loc, scale):
        uniform = self._uniform(shape, loc)
        return (ops.log(uniform) - ops.log1p(-uniform)) * scale + loc


def _softplus(x):
    return ops.maximum(x, ops.zeros_like(x)) + ops.log1p(ops.exp(-ops.abs(x)))


class Gumbel(Distribution):
    """The limit of maxima: exp(-exp(-(x - loc) / scale))."""

    def __init__(self, loc, scale, seed=0, dtype=_native.float32, name="Gumbel"):
        self._start(seed, dtype, name, FLOATS, loc=loc, scale=scale)
        check_greater_zero(self.default_parameters[1], "scale")
        from mindspore.nn.probability.bijector import GumbelCDF, Invert
        inner = GumbelCDF(loc, scale)
        self._bijector, self._distribution = Invert(inner), Uniform(0.0, 1.0, dtype=dtype)
        self._gumbel_bijector = inner

    loc = property(lambda self: self.default_parameters[0])
    scale = property(lambda self: self.default_parameters[1])

    def _resolved(self, args, kwargs):
        """Parameters are given when a Gumbel is made; its methods take none."""
        return [*args, *kwargs.values()]

    def _parts(self):
        return Distribution._resolved(self, (), {})

    def _mean(self):
        loc, scale = self._parts()
        return loc + scale * EULER

    def _mode(self):
        loc, scale = self._parts()
        return loc * ops.ones_like(scale)

    def _sd(self):
        loc, scale = self._parts()
        return scale * (math.pi / math.sqrt(6.0)) * ops.ones_like(loc)

    def _entropy(self):
        return 1.0 + EULER + ops.log(self._parts()[1])

    def _log_prob(self, value):
        loc, scale = self._parts()
        z = (value - loc) / scale
        return -(z + ops.exp(-z)) - ops.log(scale)

    def _cdf(self, value):
        loc, scale = self._parts()
        return ops.exp(-ops.exp(-(value - loc) / scale))

    def _kl_loss(self, other, own):
        if own:
            raise TypeError(f"Gumbel._kl_loss() takes 4 positional arguments but {4 + len(own)} were given")
        (loc_b, scale_b), (loc, scale) = other, self._parts()
        gap = loc / scale_b - loc_b / scale_b
        return (ops.log(scale_b) - ops.log(scale) + EULER * (scale / scale_b - 1.0)
                + ops.expm1(-gap + ops.lgamma(scale / scale_b + 1.0)) + gap)

    def _sample(self, shape=()):
        loc, scale = self._parts()
        return loc - scale * ops.log(-ops.log(self._uniform(shape, loc)))


class Gamma(Distribution):
    """The gamma distribution of a concentration and a rate."""

    def __init__(self, concentration=None, rate=None, seed=None, dtype=_native.float32, name="Gamma"):
        self._start(seed, dtype, name, FLOATS, concentration=concentration, rate=rate)
        check_arrays(concentration=concentration, rate=rate)
        check_greater_zero(self.default_parameters[0], "concentration")
        check_greater_zero(self.default_parameters[1], "rate")

    concentration = property(lambda self: self.default_parameters[0])
    rate = property(lambda self: self.default_parameters[1])

    def _mean(self, concentration, rate):
        return concentration / rate

    def _var(self, concentration, rate):
        return concentration / ops.square(rate)

    def _mode(self, concentration, rate):
        return split(concentration > 1.0, (concentration - 1.0) / rate, math.nan)

    def _entropy(self, concentration, rate):
        return concentration - ops.log(rate) + ops.lgamma(concentration) + (1.0 - concentration) * ops.digamma(concentration)

    def _log_prob(self, value, concentration, rate):
        return (ops.xlogy(concentration - 1.0, value) - rate * value
                - (ops.lgamma(concentration) - concentration * ops.log(rate)))

    def _cdf(self, value, concentration, rate):
        return ops.igamma(concentration, rate * value)

    def _kl_loss(self, other, own):
        (a_b, rate_b), (a, rate) = other, own
        return ((a - a_b) * ops.digamma(a) + ops.lgamma(a_b) - ops.lgamma(a) + a_b * ops.log(rate) - a_b * ops.log(rate_b)
                + a * (rate_b / rate - 1.0))

    def _sample(self, shape, concentration, rate):
        return ops.gamma(shape, concentration, rate)


class Beta(Distribution):
    """The beta distribution on (0, 1)."""

    def __init__(self, concentration1=None, concentration0=None, seed=None, dtype=_native.float32, name="Beta"):
        self._start(seed, dtype, name, FLOATS, concentration1=concentration1, concentration0=concentration0)
        check_arrays(concentration0=concentration0, concentration1=concentration1)
        check_greater_zero(self.default_parameters[0], "concentration1")
        check_greater_zero(self.default_parameters[1], "concentration0")

    concentration1 = property(lambda self: self.default_parameters[0])
    concentration0 = property(lambda self: self.default_parameters[1])

    @staticmethod
    def _log_beta(a, b):
        return ops.lgamma(a) + ops.lgamma(b) - ops.lgamma(a + b)

    def _mean(self, a, b):
        return a / (a + b)

    def _var(self, a, b):
        return a * b / (ops.square(a + b) * (a + b + 1.0))

    def _mode(self, a, b):
        return split(ops.logical_and(a > 1.0, b > 1.0), (a - 1.0) / (a + b - 2.0), math.nan)

    def _entropy(self, a, b):
        return (self._log_beta(a, b) - (a - 1.0) * ops.digamma(a) - (b - 1.0) * ops.digamma(b)
                + (a + b - 2.0) * ops.digamma(a + b))

    def _log_prob(self, value, a, b):
        return ops.xlogy(a - 1.0, value) + (b - 1.0) * ops.log1p(-value) - self._log_beta(a, b)

    def _kl_loss(self, other, own):
        (a_b, b_b), (a, b) = other, own
        return (self._log_beta(a_b, b_b) - self._log_beta(a, b) - ops.digamma(a) * (a_b - a) - ops.digamma(b) * (b_b - b)
                + ops.digamma(a + b) * (a_b + b_b - a - b))

    def _sample(self, shape, a, b):
        one = ops.ones_like(a)
        x, y = ops.gamma(shape, a, one), ops.gamma(shape, b, one)
        return x / (x + y)


class HalfNormal(Distribution):
    """The normal distribution folded at its mean; only its density is given."""

    def __init__(self, mean=None, sd=None, seed=None, dtype=_native.float32, name="HalfNormal"):
        self._start(seed, dtype, name, FLOATS, mean=mean, sd=sd)
        check_greater_zero(self.default_parameters[1], "Standard deviation")

    def extend_repr(self):
        return ""

    def _log_prob(self, value, mean, sd):
        logs = -0.5 * ops.square((value - mean) / sd) + (0.5 * math.log(2.0 / math.pi) - ops.log(sd))
        return split(value < mean, -math.inf, logs)


class Laplace(Distribution):
    """Two exponential distributions back to back; only its density is given."""

    def __init__(self, mean=None, sd=None, seed=None, dtype=_native.float32, name="Laplace"):
        self._start(seed, dtype, name, FLOATS, mean=mean, sd=sd)
        check_greater_zero(self.default_parameters[1], "Standard deviation")

    def extend_repr(self):
        return ""

    def _log_prob(self, value, mean, sd):
        return -ops.abs((value - mean) / sd) - ops.log(2.0 * sd)


class StudentT(Distribution):
    """Student's distribution; only its density is given."""

    def __init__(self, df=None, mean=None, sd=None, seed=None, dtype=_native.float32, name="StudentT"):
        self._start(seed, dtype, name, FLOATS, df=df, mean=mean, sd=sd)
        check_greater_zero(self.default_parameters[2], "Standard deviation")
        check_greater_zero(self.default_parameters[0], "Degrees of freedom")

    def extend_repr(self):
        return ""

    def _log_prob(self, value, df, mean, sd):
        y = (value - mean) / sd
        scale = ops.log(sd) + 0.5 * ops.log(df) + 0.5 * math.log(math.pi) + ops.lgamma(0.5 * df) - ops.lgamma(0.5 * (df + 1.0))
        return -0.5 * (df + 1.0) * ops.log1p(ops.square(y) / df) - scale
