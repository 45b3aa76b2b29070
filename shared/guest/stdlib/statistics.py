"""Statistics over Python numbers."""

import math
import random
from bisect import bisect_left, bisect_right
from collections import Counter, namedtuple
from fractions import Fraction
from functools import reduce

__all__ = ["NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean",
           "linear_regression", "mean", "median", "median_grouped", "median_high", "median_low", "mode", "multimode", "pstdev",
           "pvariance", "quantiles", "stdev", "variance"]  # fmt: skip


class StatisticsError(ValueError):
    pass


LinearRegression = namedtuple("LinearRegression", ("slope", "intercept"))


def _exact_ratio(x):
    """(numerator, denominator) of a number; of a NaN or an infinity (itself, None)."""
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator") from None


def _exact(x):
    return Fraction(*_exact_ratio(x))


def _total(ratios):
    """The exact sum: numerators are added by denominator, so that few fractions are."""
    parts = {}
    for n, d in ratios:
        parts[d] = parts.get(d, 0) + n
    return sum(Fraction(n, d) for d, n in parts.items())


# Whether of two types the second is that of the result; the first rule that holds, either way round, decides.
_yields = (
    lambda kind, other: kind is int or issubclass(other, kind),
    lambda kind, other: issubclass(kind, int),
    lambda kind, other: issubclass(kind, Fraction) and issubclass(other, float),
)


def _coerce(T, S):
    """The type of a result of these two."""
    assert T is not bool, "initial type T is bool"
    if S is int or S is bool:
        return T
    for yields in _yields:
        for kind, other in ((T, S), (S, T)):
            if yields(kind, other):
                return other
    raise TypeError(f"don't know how to coerce {T.__name__} and {S.__name__}")


def _kind(data):
    """The type in which a result is given."""
    return reduce(_coerce, dict.fromkeys(map(type, data)), int)


def _isfinite(x):
    try:
        return x.is_finite()  # a Decimal says so, signalling NaNs included
    except AttributeError:
        return math.isfinite(x)


def _endless(data):
    """The numbers that are no fractions: nans and infinities."""
    return [x for x in data if (isinstance(x, float) or hasattr(x, "is_finite")) and not _isfinite(x)]


def _sum(data):
    """(type, exact sum, count); nans and infinities are summed alone."""
    data = list(data)
    kind = _kind(data)
    endless = _endless(data)
    return kind, sum(endless[1:], endless[0]) if endless else _total(map(_exact_ratio, data)), len(data)


def _fail_neg(values, errmsg="negative value"):
    """The values, until one is negative."""
    for x in values:
        if x < 0:
            raise StatisticsError(errmsg)
        yield x


def _convert(value, kind):
    if type(value) is kind:
        return value
    if isinstance(value, float):
        return value
    if issubclass(kind, int):
        return value.numerator if value.denominator == 1 else float(value)
    if kind is float:
        return float(value)
    if kind is Fraction:
        return value
    return kind(value.numerator) / value.denominator


def mean(data):
    data = list(data)
    if not data:
        raise StatisticsError("mean requires at least one data point")
    kind, total, count = _sum(data)
    return _convert(total / count, kind)


def fmean(data, weights=None):
    data = list(data)
    if weights is None:
        if not data:
            raise StatisticsError("fmean requires at least one data point")
        return math.fsum(data) / len(data)
    weights = list(weights)
    if len(weights) != len(data):
        raise StatisticsError("data and weights must be the same length")
    total = math.fsum(weights)
    if not total:
        raise StatisticsError("sum of weights must be non-zero")
    return math.fsum(x * w for x, w in zip(data, weights)) / total


def geometric_mean(data):
    try:
        return math.exp(fmean(map(math.log, data)))
    except ValueError:
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


def harmonic_mean(data, weights=None):
    data = list(data)
    if not data:
        raise StatisticsError("harmonic_mean requires at least one data point")
    weights = [1] * len(data) if weights is None else list(weights)
    if len(weights) != len(data):
        raise StatisticsError("Number of weights does not match data size")
    data = list(_fail_neg(data, "harmonic mean does not support negative values"))
    if len(data) == 1:
        return data[0]
    if any(x == 0 for x in data):
        return 0
    parts = [w / x if w else 0 for w, x in zip(weights, data)]
    total = sum(map(_exact, parts))
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(sum(map(_exact, weights)) / total, _kind(parts))


def median(data):
    data = sorted(data)
    n = len(data)
    if n == 0:
        raise StatisticsError("no median for empty data")
    return data[n // 2] if n % 2 else (data[n // 2 - 1] + data[n // 2]) / 2


def median_low(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[len(data) // 2]


def median_grouped(data, interval=1):
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    x = data[n // 2]
    i = bisect_left(data, x)
    j = bisect_right(data, x, lo=i)
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float") from None
    return x - interval / 2.0 + interval * (n / 2 - i) / (j - i)


def mode(data):
    pairs = Counter(iter(data)).most_common(1)
    if not pairs:
        raise StatisticsError("no mode for empty data")
    return pairs[0][0]


def multimode(data):
    counts = Counter(iter(data))
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    size = len(data)
    if size < 2:
        raise StatisticsError("must have at least two data points")
    if method == "inclusive":
        result = []
        for i in range(1, n):
            j, delta = divmod(i * (size - 1), n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return result
    if method == "exclusive":
        result = []
        for i in range(1, n):
            j = i * (size + 1) // n
            j = 1 if j < 1 else size - 1 if j > size - 1 else j
            delta = i * (size + 1) - j * n
            result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
        return result
    raise ValueError(f"Unknown method: {method!r}")


def _squares(data, centre):
    kind = _kind(data)
    endless = _endless(data)
    if endless:
        return kind, sum(endless[1:], endless[0])
    ratios = list(map(_exact_ratio, data))
    if centre is None:
        total = _total(ratios)
        return kind, _total((n * n, d * d) for n, d in ratios) - total * total / len(ratios)
    centre = _exact(centre)
    differences = (((n * centre.denominator - centre.numerator * d), d * centre.denominator) for n, d in ratios)
    return kind, _total((n * n, d * d) for n, d in differences)


def variance(data, xbar=None):
    data = list(data)
    if len(data) < 2:
        raise StatisticsError("variance requires at least two data points")
    kind, total = _squares(data, xbar)
    return _convert(total / (len(data) - 1), kind)


def pvariance(data, mu=None):
    data = list(data)
    if not data:
        raise StatisticsError("pvariance requires at least one data point")
    kind, total = _squares(data, mu)
    return _convert(total / len(data), kind)


def _integer_sqrt_of_frac_rto(n, m):
    """The root of n/m as an integer, rounded to odd: what is lost leaves its mark in the last bit."""
    a = math.isqrt(n // m)
    return a | (a * a * m != n)


def _float_sqrt_of_frac(n, m):
    """The correctly rounded square root of n/m."""
    q = (n.bit_length() - m.bit_length() - 109) // 2  # two bits more than a double has, twice
    if q >= 0:
        return float(_integer_sqrt_of_frac_rto(n, m << 2 * q) << q)
    return _integer_sqrt_of_frac_rto(n << -2 * q, m) / (1 << -q)


def _decimal_sqrt_of_frac(n, m):
    """The square root of n/m, correctly rounded in the context."""
    from decimal import Decimal

    if n == 0:
        return Decimal("0.0")
    root = (Decimal(n) / Decimal(m)).sqrt()  # rounded twice: the neighbour on the other side of the exact one may be nearer
    exact, square = Fraction(n, m), _exact(root) ** 2
    if square == exact:
        return root
    neighbour = root.next_plus() if square < exact else root.next_minus()
    middle = ((_exact(root) + _exact(neighbour)) / 2) ** 2
    return neighbour if square < middle < exact or exact < middle < square else root


def stdev(data, xbar=None):
    data = list(data)
    if len(data) < 2:
        raise StatisticsError("stdev requires at least two data points")
    kind, total = _squares(data, xbar)
    return _root_of(total / (len(data) - 1), kind)


def _root_of(value, kind):
    from decimal import Decimal

    root = _decimal_sqrt_of_frac if issubclass(kind, Decimal) else _float_sqrt_of_frac
    return root(value.numerator, value.denominator)


def pstdev(data, mu=None):
    data = list(data)
    if not data:
        raise StatisticsError("pstdev requires at least one data point")
    kind, total = _squares(data, mu)
    return _root_of(total / len(data), kind)


def _deviations(x, y, name):
    n = len(x)
    if len(y) != n:
        raise StatisticsError(f"{name} requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError(f"{name} requires at least two data points")
    xbar, ybar = math.fsum(x) / n, math.fsum(y) / n
    return (xbar, ybar, math.fsum((xi - xbar) * (yi - ybar) for xi, yi in zip(x, y)),
            math.fsum((xi - xbar) ** 2.0 for xi in x), math.fsum((yi - ybar) ** 2.0 for yi in y))  # fmt: skip


def covariance(x, y, /):
    return _deviations(x, y, "covariance")[2] / (len(x) - 1)


def correlation(x, y, /):
    _, _, sxy, sxx, syy = _deviations(x, y, "correlation")
    try:
        return sxy / math.sqrt(sxx * syy)
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


def linear_regression(x, y, /, *, proportional=False):
    xbar, ybar, sxy, sxx, _ = _deviations(x, y, "linear regression")
    if proportional:
        sxy, sxx = math.fsum(a * b for a, b in zip(x, y)), math.fsum(a * a for a in x)
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return LinearRegression(slope=slope, intercept=0.0 if proportional else ybar - slope * xbar)


# Wichura's algorithm AS241 (PPND16): numerator and denominator, highest power first, for the middle and the two tails.
_MIDDLE = (
    (2.50908_09287_30122_6727e+3, 3.34305_75583_58812_8105e+4, 6.72657_70927_00870_0853e+4, 4.59219_53931_54987_1457e+4,
     1.37316_93765_50946_1125e+4, 1.97159_09503_06551_4427e+3, 1.33141_66789_17843_7745e+2, 3.38713_28727_96366_6080e+0),
    (5.22649_52788_52854_5610e+3, 2.87290_85735_72194_2674e+4, 3.93078_95800_09271_0610e+4, 2.12137_94301_58659_5867e+4,
     5.39419_60214_24751_1077e+3, 6.87187_00749_20579_0830e+2, 4.23133_30701_60091_1252e+1, 1.0),
)  # fmt: skip
_NEAR_TAIL = (
    (7.74545_01427_83414_07640e-4, 2.27238_44989_26918_45833e-2, 2.41780_72517_74506_11770e-1, 1.27045_82524_52368_38258e+0,
     3.64784_83247_63204_60504e+0, 5.76949_72214_60691_40550e+0, 4.63033_78461_56545_29590e+0, 1.42343_71107_49683_57734e+0),
    (1.05075_00716_44416_84324e-9, 5.47593_80849_95344_94600e-4, 1.51986_66563_61645_71966e-2, 1.48103_97642_74800_74590e-1,
     6.89767_33498_51000_04550e-1, 1.67638_48301_83803_84940e+0, 2.05319_16266_37758_82187e+0, 1.0),
)  # fmt: skip
_FAR_TAIL = (
    (2.01033_43992_92288_13265e-7, 2.71155_55687_43487_57815e-5, 1.24266_09473_88078_43860e-3, 2.65321_89526_57612_30930e-2,
     2.96560_57182_85048_91230e-1, 1.78482_65399_17291_33580e+0, 5.46378_49111_64114_36990e+0, 6.65790_46435_01103_77720e+0),
    (2.04426_31033_89939_78564e-15, 1.42151_17583_16445_88870e-7, 1.84631_83175_10054_68180e-5, 7.86869_13114_56132_59100e-4,
     1.48753_61290_85061_48525e-2, 1.36929_88092_27358_05310e-1, 5.99832_20655_58879_37690e-1, 1.0),
)  # fmt: skip


def _polynomial(coefficients, x):
    value = coefficients[0]
    for coefficient in coefficients[1:]:
        value = value * x + coefficient
    return value


def _standard_inverse(p):
    """The argument at which the standard normal distribution reaches p."""
    q = p - 0.5
    if abs(q) <= 0.425:
        r = 0.180625 - q * q
        return _polynomial(_MIDDLE[0], r) * q / _polynomial(_MIDDLE[1], r)
    r = math.sqrt(-math.log(p if q <= 0.0 else 1.0 - p))
    above, below = _NEAR_TAIL if r <= 5.0 else _FAR_TAIL
    r -= 1.6 if r <= 5.0 else 5.0
    x = _polynomial(above, r) / _polynomial(below, r)
    return -x if q < 0.0 else x


def _normal_dist_inv_cdf(p, mu, sigma):
    return mu + _standard_inverse(p) * sigma


class NormalDist:
    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu, self._sigma = float(mu), float(sigma)

    @classmethod
    def from_samples(cls, data):
        data = list(data)
        return cls(fmean(data), stdev(data))

    mean = property(lambda self: self._mu)
    median = property(lambda self: self._mu)
    mode = property(lambda self: self._mu)
    stdev = property(lambda self: self._sigma)
    variance = property(lambda self: self._sigma**2.0)

    def samples(self, n, *, seed=None):
        gauss = random.gauss if seed is None else random.Random(seed).gauss
        return [gauss(self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        variance = self._sigma**2.0
        if not variance:
            raise StatisticsError("pdf() not defined when sigma is zero")
        diff = x - self._mu
        return math.exp(diff * diff / (-2.0 * variance)) / math.sqrt(math.tau * variance)

    def cdf(self, x):
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * (1.0 + math.erf((x - self._mu) / (self._sigma * math.sqrt(2.0))))

    def inv_cdf(self, p):
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        return _normal_dist_inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        x, y = (other, self) if (other._sigma, other._mu) < (self._sigma, self._mu) else (self, other)
        x_variance, y_variance = x.variance, y.variance
        if not x_variance or not y_variance:
            raise StatisticsError("overlap() not defined when sigma is zero")
        more, apart = y_variance - x_variance, abs(y._mu - x._mu)
        if not more:
            return 1.0 - math.erf(apart / (2.0 * x._sigma * math.sqrt(2.0)))
        a = x._mu * y_variance - y._mu * x_variance
        b = x._sigma * y._sigma * math.sqrt(apart * apart + more * math.log(y_variance / x_variance))
        first, second = (a + b) / more, (a - b) / more
        return 1.0 - (abs(y.cdf(first) - x.cdf(first)) + abs(y.cdf(second) - x.cdf(second)))

    def zscore(self, x):
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    def __add__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu + other._mu, math.hypot(self._sigma, other._sigma))
        return NormalDist(self._mu + other, self._sigma)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu - other._mu, math.hypot(self._sigma, other._sigma))
        return NormalDist(self._mu - other, self._sigma)

    def __mul__(self, other):
        return NormalDist(self._mu * other, self._sigma * abs(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        return NormalDist(self._mu / other, self._sigma / abs(other))

    def __pos__(self):
        return NormalDist(self._mu, self._sigma)

    def __neg__(self):
        return NormalDist(-self._mu, self._sigma)

    def __rsub__(self, other):
        return -(self - other)

    def __eq__(self, other):
        return isinstance(other, NormalDist) and (self._mu, self._sigma) == (other._mu, other._sigma)

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"
