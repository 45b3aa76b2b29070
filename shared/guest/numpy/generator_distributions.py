"""Distributions of numpy.random.Generator: the legacy formulas of distributions.py over ziggurat normals and exponentials,
with what the newer generator does otherwise. Loaded by generator.py."""

import math

import numpy as np
from numpy import distributions as legacy


class Source:
    """The draws that formulas ask a generator for."""

    def __init__(self, bits):
        self._bits = bits

    def random_sample(self):
        return float(self._bits.fill("random", 1, False)[0])

    def standard_normal(self):
        return float(self._bits.fill("normal", 1, False)[0])

    def zig_exponential(self):
        return float(self._bits.fill("exponential", 1, False)[0])

    def binomial(self, n, p):
        return legacy._binomial(self, n, p)

    def interval(self, top):
        return self._bits.interval(top)


def _geometric(self, p):
    if p >= 0.333333333333333333333333:
        return legacy._geometric(self, p)
    return math.ceil(-self.zig_exponential() / math.log1p(-p))


def _hypergeometric(self, good, bad, sample):
    total = good + bad
    if 10 <= sample <= total - 10:
        return legacy._hypergeometric_by_ratio(self, good, bad, sample)
    left, left_good = total, good
    draws = total - sample if sample > total // 2 else sample
    while draws > 0 and 0 < left_good < left:
        left -= 1
        if self.interval(left) < left_good:
            left_good -= 1
        draws -= 1
    if left == left_good:
        left_good -= draws
    return left_good if sample > total // 2 else good - left_good


def _logseries(self, p):
    r = math.log1p(-p)
    while True:
        v = self.random_sample()
        if v >= p:
            return 1
        q = -math.expm1(r * self.random_sample())
        if v <= q * q:
            found = math.floor(1 + math.log(v) / math.log(q)) if v else 0
            if found >= 1:
                return found
            continue
        return 1 if v >= q else 2


_e = legacy._exponential

#: name: (parameters, formula, whether it gives ints)
_TABLE = {
    "standard_gamma": ([("shape", None)], legacy._gamma, False),
    "gamma": ([("shape", None), ("scale", 1.0)], lambda s, k, scale: scale * legacy._gamma(s, k), False),
    "beta": ([("a", None), ("b", None)], legacy._beta, False),
    "chisquare": ([("df", None)], legacy._chisquare, False),
    "noncentral_chisquare": ([("df", None), ("nonc", None)], legacy._noncentral_chisquare, False),
    "f": ([("dfnum", None), ("dfden", None)], legacy._f, False),
    "noncentral_f": ([("dfnum", None), ("dfden", None), ("nonc", None)],
                     lambda s, m, n, nonc: legacy._noncentral_chisquare(s, m, nonc) * n / (legacy._chisquare(s, n) * m), False),
    "standard_cauchy": ([], legacy._cauchy, False),
    "standard_t": ([("df", None)], legacy._t, False),
    "pareto": ([("a", None)], lambda s, a: math.expm1(_e(s) / a), False),
    "weibull": ([("a", None)], lambda s, a: 0.0 if a == 0.0 else math.pow(_e(s), 1.0 / a), False),
    "power": ([("a", None)], lambda s, a: math.pow(-math.expm1(-_e(s)), 1.0 / a), False),
    "laplace": ([("loc", 0.0), ("scale", 1.0)], legacy._laplace, False),
    "gumbel": ([("loc", 0.0), ("scale", 1.0)], legacy._gumbel, False),
    "logistic": ([("loc", 0.0), ("scale", 1.0)], legacy._logistic, False),
    "rayleigh": ([("scale", 1.0)], lambda s, scale: scale * math.sqrt(2.0 * _e(s)), False),
    "wald": ([("mean", None), ("scale", None)], legacy._wald, False),
    "triangular": ([("left", None), ("mode", None), ("right", None)], legacy._triangular, False),
    "vonmises": ([("mu", None), ("kappa", None)], legacy._vonmises, False),
    "poisson": ([("lam", 1.0)], legacy._poisson, True),
    "binomial": ([("n", None), ("p", None)], legacy._binomial, True),
    "negative_binomial": ([("n", None), ("p", None)], lambda s, n, p: legacy._poisson(s, legacy._gamma(s, n) * ((1 - p) / p)), True),
    "geometric": ([("p", None)], _geometric, True),
    "zipf": ([("a", None)], legacy._zipf, True),
    "hypergeometric": (legacy._DRAWN, _hypergeometric, True),
    "logseries": ([("p", None)], _logseries, True),
}  # fmt: skip


def _over_source(formula):
    return lambda self, *numbers: formula(self._source, *numbers)


def _multivariate_hypergeometric(self, colors, nsample, size=None, method="marginals"):
    """How many of each color a draw has; past half of all, what stays behind is drawn."""
    if method not in ("count", "marginals"):
        raise ValueError('method must be "count" or "marginals".')
    if isinstance(nsample, (float, np.floating)):
        raise ValueError("nsample must be an integer")
    if nsample < 0:
        raise ValueError("nsample must be nonnegative.")
    colors = [int(c) for c in np.asarray(colors).ravel()]
    if not colors or min(colors) < 0:
        raise ValueError("colors must be a one-dimensional sequence of nonnegative integers not exceeding 9223372036854775807.")
    total = sum(colors)
    if nsample > total:
        raise ValueError("nsample > sum(colors)")
    shape = () if size is None else (int(size),) if isinstance(size, (int, np.integer)) else tuple(size)
    drawn = total - nsample if nsample > total // 2 else nsample
    draw = _counted if method == "count" else _by_marginals
    pool = [i for i, n in enumerate(colors) for _ in range(n)] if method == "count" else None
    rows = []
    for _ in range(int(np.prod(shape)) if shape else 1):
        row = draw(self._source, colors, total, drawn, pool) if drawn else [0] * len(colors)
        rows.append([n - k for n, k in zip(colors, row)] if drawn != nsample else row)
    return np.array(rows, np.int64).reshape(shape + (len(colors),))


def _by_marginals(source, colors, total, left, pool):
    row, remaining = [0] * len(colors), total
    for i, count in enumerate(colors[:-1]):
        if left <= 0:
            break
        remaining -= count
        row[i] = int(_hypergeometric(source, count, remaining, left))
        left -= row[i]
    row[-1] += left
    return row


def _counted(source, colors, total, left, pool):
    row = [0] * len(colors)
    for i in range(left):
        k = i + source.interval(total - i - 1)
        pool[k], pool[i] = pool[i], pool[k]
        row[pool[i]] += 1
    return row


METHODS = {name: legacy._method(name, parameters, _over_source(formula), is_integer)
           for name, (parameters, formula, is_integer) in _TABLE.items()}  # fmt: skip


def _multinomial(self, n, pvals, size=None):
    return legacy._multinomial(self._source, n, pvals, size)


def _dirichlet(self, alpha, size=None):
    alpha = np.asarray(alpha, np.float64)
    if alpha.size and np.all(alpha > 0) and alpha.max() < 0.1:
        return _broken_sticks(self, alpha, size)
    return legacy._dirichlet(self._source, alpha, size)


def _broken_sticks(self, alpha, size):
    """For small alphas, whose gammas would underflow: one beta after another."""
    shape = () if size is None else (int(size),) if isinstance(size, (int, np.integer)) else tuple(size)
    tails = np.cumsum(alpha[::-1])[::-1].tolist()
    rows = []
    for _ in range(int(np.prod(shape)) if shape else 1):
        row, left = [], 1.0
        for a, rest in zip(alpha.tolist()[:-1], tails[1:]):
            v = legacy._beta(self._source, a, rest)
            row.append(left * v)
            left *= 1.0 - v
        rows.append(row + [left])
    return np.array(rows).reshape(shape + alpha.shape)


METHODS.update(multinomial=_multinomial, dirichlet=_dirichlet, multivariate_hypergeometric=_multivariate_hypergeometric)
