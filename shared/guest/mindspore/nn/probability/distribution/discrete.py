"""Distributions over whole numbers."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.probability.distribution.distribution import (FLOATS, INTEGERS, Distribution, check_arrays, check_greater_zero,
                                                                check_probabilities, split)


class Bernoulli(Distribution):
    """1 with a probability, else 0."""

    def __init__(self, probs=None, seed=None, dtype=_native.int32, name="Bernoulli"):
        self._start(seed, dtype, name, INTEGERS + FLOATS, probs=probs)
        check_probabilities(self.default_parameters[0])

    probs = property(lambda self: self.default_parameters[0])

    def _mean(self, probs):
        return probs

    def _var(self, probs):
        return (1.0 - probs) * probs

    def _mode(self, probs):
        return ops.cast(probs > 0.5, self._dtype)

    def _entropy(self, probs):
        return -((1.0 - probs) * ops.log(1.0 - probs)) - probs * ops.log(probs)

    def _log_prob(self, value, probs):
        return ops.log(probs) * value + ops.log(1.0 - probs) * (1.0 - value)

    def _cdf(self, value, probs):
        value = ops.floor(value)
        part = (1.0 - probs) + ops.zeros_like(value)
        return split(value < 1.0, ops.where(value < 0.0, ops.zeros_like(part), part), 1.0)

    def _kl_loss(self, other, own):
        return own[0] * ops.log(own[0] / other[0]) + (1.0 - own[0]) * ops.log((1.0 - own[0]) / (1.0 - other[0]))

    def _sample(self, shape, probs):
        return self._uniform(shape, probs) < probs


class Geometric(Distribution):
    """Failures before the first success."""

    def __init__(self, probs=None, seed=None, dtype=_native.int32, name="Geometric"):
        self._start(seed, dtype, name, INTEGERS + FLOATS, probs=probs)
        check_probabilities(self.default_parameters[0])

    probs = property(lambda self: self.default_parameters[0])

    def _mean(self, probs):
        return (1.0 - probs) / probs

    def _var(self, probs):
        return (1.0 - probs) / ops.square(probs)

    def _mode(self, probs):
        return ops.zeros_like(probs, dtype=self._dtype)

    def _entropy(self, probs):
        return (-(1.0 - probs) * ops.log(1.0 - probs) - probs * ops.log(probs)) / probs

    def _prob(self, value, probs):
        value = ops.floor(value)
        density = ops.exp(value * ops.log(1.0 - probs) + ops.log(probs))
        return ops.where(value < 0.0, ops.zeros_like(density), density)

    def _cdf(self, value, probs):
        value = ops.floor(value)
        part = 1.0 - ops.pow(1.0 - probs, value + 1.0)
        return ops.where(value < 0.0, ops.zeros_like(part), part)

    def _kl_loss(self, other, own):
        return ops.log(own[0] / other[0]) + ((1.0 - own[0]) / own[0]) * ops.log((1.0 - own[0]) / (1.0 - other[0]))

    def _sample(self, shape, probs):
        return ops.floor(ops.log(self._uniform(shape, probs)) / ops.log(1.0 - probs))


class Poisson(Distribution):
    """Counts of events of a rate."""

    def __init__(self, rate=None, seed=None, dtype=_native.float32, name="Poisson"):
        self._start(seed, dtype, name, INTEGERS + FLOATS, rate=rate)
        check_arrays(rate=rate)
        check_greater_zero(self.default_parameters[0], "rate")

    rate = property(lambda self: self.default_parameters[0])

    def _mean(self, rate):
        return rate

    _var = _mean

    def _mode(self, rate):
        return ops.floor(rate)

    def _log_prob(self, value, rate):
        logs = value * ops.log(rate) - rate - ops.lgamma(value + 1.0)
        return split(ops.logical_and(value < 0.0, logs == logs), -math.inf, logs)

    def _cdf(self, value, rate):
        floored = ops.floor(ops.maximum(value, ops.zeros_like(value)))
        part = 1.0 - ops.igamma(1.0 + floored, rate)
        return ops.where(value < 0.0, ops.zeros_like(part), part)

    def _sample(self, shape, rate):
        return ops.poisson(shape, rate)


class Categorical(Distribution):
    """A class number, each with a probability of its own along the last axis."""

    def __init__(self, probs=None, seed=None, dtype=_native.int32, name="Categorical"):
        self._start(seed, dtype, name, INTEGERS + FLOATS, probs=probs)
        probs = self.default_parameters[0]
        if probs is None:
            return
        if probs.ndim < 1:
            raise ValueError("probs for Categorical distribution must have rank >= 1.")
        if not bool((ops.abs(probs.sum(-1) - 1.0) < 1e-5).all()):
            raise ValueError("Probabilities for each category should sum to one for Categorical distribution.")
        check_probabilities(probs)
        self._is_scalar_batch = probs.ndim == 1
        self._broadcast_shape = self._broadcast_shape[:-1]

    probs = property(lambda self: self.default_parameters[0])

    @staticmethod
    def _numbers(probs):
        return ops.arange(probs.shape[-1]).astype(probs.dtype)

    def _mean(self, probs):
        return ops.sum(self._numbers(probs) * probs, -1, keepdim=True)

    def _var(self, probs):
        mean = ops.sum(self._numbers(probs) * probs, -1, keepdim=True)
        return ops.sum(ops.square(self._numbers(probs)) * probs, -1, keepdim=True) - ops.square(mean)

    def _mode(self, probs):
        return ops.cast(ops.argmax(probs, -1), self._dtype)

    def _entropy(self, probs):
        return -ops.sum(ops.log(probs) * probs, -1)

    def _kl_loss(self, other, own):
        logs, logs_b = ops.log_softmax(ops.log(own[0]), -1), ops.log_softmax(ops.log(other[0]), -1)
        return ops.sum(ops.exp(logs) * (logs - logs_b), -1)

    def _picked(self, value, table):
        """(table's entry at the whole part of each value, that part), with `value` against the batch of `table`."""
        whole = ops.where(ops.logical_and(value < 0.0, value > -1.0), ops.zeros_like(value), ops.floor(value))
        count = table.shape[-1]
        whole = ops.broadcast_to(whole, (ops.zeros_like(table[..., 0]) + whole).shape)
        table = ops.broadcast_to(table, whole.shape + (count,))
        place = ops.clamp(whole, 0, count - 1).astype(_native.int32)
        return ops.gather_elements(table, -1, place.expand_dims(-1)).squeeze(-1), whole, count

    def _log_prob(self, value, probs):
        found, whole, count = self._picked(value, ops.log(probs))
        return split(ops.logical_or(whole < 0.0, whole > count - 1), math.nan, found)

    def _cdf(self, value, probs):
        found, whole, _ = self._picked(value, ops.cumsum(probs, -1))
        return split(whole < 0.0, 0.0, found)

    def _sample(self, shape, probs):
        count = 1
        for size in shape:
            count *= size
        drawn = ops.multinomial(ops.reshape(probs, (-1, probs.shape[-1])), count, True)
        return ops.reshape(ops.transpose(drawn, (1, 0)), shape + probs.shape[:-1])
