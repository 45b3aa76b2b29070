"""Special functions as primitives, in float64 inside. Bessel functions of integer order are means over a period (Bessel's integral,
where the trapezoid rule converges at once), their second kind Neumann's series summed under that mean, K an integral of
exp(-x cosh t); all hold for |x| up to about 100."""
import math

import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops.extra_math import bessel_far
from mindspore.ops.operator_base import Operator

_float64 = _native.float64
_POINTS = 256
_TERMS = 60
_EULER = 0.5772156649015329
_infinity = float("inf")


def _angles(function):
    return Tensor([function(2 * math.pi * k / _POINTS) for k in range(_POINTS)], _float64)


def _mean(x, function, order=0, weights=None):
    """The mean over a period of function(x sin t), times sin(t)^order and weights(t)."""
    values = function(ops.expand_dims(x, -1) * _angles(math.sin))
    if order:
        values = values * _angles(math.sin)
    return ops.mean(values if weights is None else values * weights, -1)


def _neumann():
    """sum over k of (-1)^k cos(2 k t) / k at each angle."""
    return _angles(lambda t: sum([(-1) ** k * math.cos(2 * k * t) / k for k in range(1, _TERMS + 1)]))


def _integral(x, order, is_scaled):
    """The integral of exp(-x cosh t) cosh(order t) over t > 0; times exp(x) when scaled."""
    step = 0.0625
    steps = [step * k for k in range(256)]
    shift = 1.0 if is_scaled else 0.0
    heights = Tensor([math.cosh(t) - shift for t in steps], _float64)
    weights = Tensor([step * math.cosh(order * t) * (0.5 if t == 0 else 1.0) for t in steps], _float64)
    return ops.sum(ops.exp(-(ops.expand_dims(x, -1) * heights)) * weights, -1)


class _Special(Operator):
    """A function of one operand."""
    inputs = (("x", "floats"),)

    def compute(self, x):
        return self.of(x.astype(_float64)).astype(x.dtype)

    def _beside(self, x, inside, outside):
        """inside where x > 0; the operand of `inside` is 1 elsewhere."""
        known = ops.select(x > 0, inside(ops.select(x > 0, x, ops.ones_like(x))), ops.full_like(x, outside))
        return ops.select(ops.isnan(x), x, known)


class BesselJ0(_Special):
    """J0."""

    def of(self, x):
        return _mean(x, ops.cos)


class BesselJ1(_Special):
    """J1."""

    def of(self, x):
        return _mean(x, ops.sin, 1)


class BesselY0(_Special):
    """Y0; -inf where x is not positive."""

    def of(self, x):
        def positive(p):
            log = ops.log(p * 0.5) + _EULER
            return (log * _mean(p, ops.cos) - _mean(p, ops.cos, 0, _neumann()) * 2.0) * (2 / math.pi)
        return self._beside(x, positive, -_infinity)


class BesselY1(_Special):
    """Y1; -inf where x is not positive."""

    def of(self, x):
        def positive(p):
            log = ops.log(p * 0.5) + _EULER
            inner = log * _mean(p, ops.sin, 1) - _mean(p, ops.cos) / p
            return (inner - _mean(p, ops.sin, 1, _neumann()) * 2.0) * (2 / math.pi)
        return self._beside(x, positive, -_infinity)


class BesselK0(_Special):
    """K0; inf where x is not positive."""
    order, is_scaled = 0, False

    def of(self, x):
        return self._beside(x, self._positive, _infinity)

    def _positive(self, x):
        is_far = x > 50.0
        near = _integral(ops.select(is_far, ops.ones_like(x), x), self.order, self.is_scaled)
        distant = ops.select(is_far, x, ops.full_like(x, 50.0))
        far = bessel_far(distant, self.order, 1) * ops.rsqrt(distant * (2 / math.pi))
        return ops.select(is_far, far if self.is_scaled else far * ops.exp(-distant), near)


class BesselK1(BesselK0):
    """K1."""
    order = 1


class BesselK0e(BesselK0):
    """exp(x) K0."""
    is_scaled = True


class BesselK1e(BesselK0):
    """exp(x) K1."""
    order, is_scaled = 1, True


class Igamma(Operator):
    """The regularised lower incomplete gamma function."""
    inputs = (("a", "f4 f8"), ("x", "f4 f8"))

    def compute(self, a, x):
        return self.lower(a.astype(_float64), x.astype(_float64)).astype(x.dtype)

    def lower(self, a, x):
        """The series of x^(a + n) exp(-x) / gamma(a + n + 1)."""
        terms = Tensor([float(n) for n in range(300)], _float64)
        power = ops.expand_dims(a, -1) + terms
        logs = power * ops.log(ops.expand_dims(x, -1)) - ops.expand_dims(x, -1) - ops.lgamma(power + 1.0)
        return ops.sum(ops.exp(logs), -1)


class Igammac(Igamma):
    """The regularised upper incomplete gamma function."""

    def compute(self, a, x):
        return (1.0 - self.lower(a.astype(_float64), x.astype(_float64))).astype(x.dtype)


class Betainc(Operator):
    """The regularised incomplete beta function."""
    inputs = (("a", "f4 f8"), ("b", "f4 f8"), ("x", "f4 f8"))

    def compute(self, a, b, x):
        if a.shape != b.shape or a.shape != x.shape:
            raise ValueError(f"For primitive[Betainc], the shape of a must be equal to (const vector){list(a.shape)}, but got "
                             f"(const vector){list(b.shape)}.")
        # MindSpore has the gradient of x alone.
        wide = [part.astype(_float64) for part in (ops.stop_gradient(a), ops.stop_gradient(b), x)]
        return self.of(*wide).astype(a.dtype)

    def of(self, a, b, x):
        """The continued fraction converges fast below the mean; above it the other tail's does."""
        is_low = x < (a + 1.0) / (a + b + 2.0)
        p, q, y = ops.select(is_low, a, b), ops.select(is_low, b, a), ops.select(is_low, x, 1.0 - x)
        y = ops.clamp(y, 1e-300, 1.0)
        front = ops.exp(ops.lgamma(p + q) - ops.lgamma(p) - ops.lgamma(q) + p * ops.log(y) + q * ops.log(1.0 - y)) / p
        part = front / self._fraction(p, q, y)
        found = ops.select(is_low, part, 1.0 - part)
        found = ops.select(x == 0, ops.zeros_like(x), ops.select(x == 1, ops.ones_like(x), found))
        is_valid = ops.logical_and(ops.logical_and(a > 0, b > 0), ops.logical_and(x >= 0, x <= 1))
        return ops.select(is_valid, found, ops.full_like(x, float("nan")))

    def _fraction(self, p, q, y):
        """1 + d1 / (1 + d2 / (1 + ...)), from its far end."""
        value = ops.ones_like(y)
        for m in range(100, 0, -1):
            even = (q - float(m)) * y * float(m) / ((p + float(2 * m - 1)) * (p + float(2 * m)))
            value = 1.0 + even / value
            k = float(m - 1)
            odd = -(p + k) * (p + q + k) * y / ((p + 2.0 * k) * (p + 2.0 * k + 1.0))
            value = 1.0 + odd / value
        return value


class HSVToRGB(Operator):
    """Images from hue, saturation and value to red, green and blue (last axis)."""
    inputs = (("x", "floats"),)

    def compute(self, x):
        hue, saturation, value = x[..., 0], x[..., 1], x[..., 2]
        channels = []
        for shift in (5.0, 3.0, 1.0):
            k = hue * 6.0 + shift
            k = k - ops.floor(k / 6.0) * 6.0
            channels.append(value - value * saturation * ops.clamp(ops.minimum(k, 4.0 - k), 0.0, 1.0))
        return ops.stack(channels, -1)


class RGBToHSV(Operator):
    """Images from red, green and blue to hue, saturation and value (last axis)."""
    inputs = (("images", "floats"),)

    def compute(self, images):
        red, green, blue = images[..., 0], images[..., 1], images[..., 2]
        value = ops.maximum(ops.maximum(red, green), blue)
        span = value - ops.minimum(ops.minimum(red, green), blue)
        is_grey = span == 0
        safe = ops.select(is_grey, ops.ones_like(span), span)
        hue = ops.select(value == red, (green - blue) / safe,
                         ops.select(value == green, (blue - red) / safe + 2.0, (red - green) / safe + 4.0)) / 6.0
        hue = ops.select(is_grey, ops.zeros_like(hue), ops.select(hue < 0, hue + 1.0, hue))
        saturation = ops.select(value > 0, span / ops.select(value > 0, value, ops.ones_like(value)), ops.zeros_like(value))
        return ops.stack([hue, saturation, value], -1)
