"""Distributions of RandomState other than those of _numpy: NumPy's legacy methods, one draw after another from the same
stream (Marsaglia and Tsang's gamma, Hormann's Poisson, inversion and BTPE for the binomial)."""

import math

import numpy as np
from numpy.domains import check


def _exponential(self):
    zig = getattr(self, "zig_exponential", None)  # the newer generator's
    return -math.log(1.0 - self.random_sample()) if zig is None else zig()


def _gamma(self, shape):
    if shape == 1.0:
        return _exponential(self)
    if shape == 0.0:
        return 0.0
    if shape < 1.0:
        while True:
            u, v = self.random_sample(), _exponential(self)
            if u <= 1.0 - shape:
                x = math.pow(u, 1.0 / shape)
                if x <= v:
                    return x
            else:
                y = -math.log((1 - u) / shape)
                x = math.pow(1.0 - shape + shape * y, 1.0 / shape)
                if x <= v + y:
                    return x
    b = shape - 1.0 / 3.0
    c = 1.0 / math.sqrt(9 * b)
    while True:
        x = self.standard_normal()
        v = 1.0 + c * x
        while v <= 0.0:
            x = self.standard_normal()
            v = 1.0 + c * x
        v = v * v * v
        u = self.random_sample()
        if u < 1.0 - 0.0331 * (x * x) * (x * x):
            return b * v
        if math.log(u) < 0.5 * x * x + b * (1.0 - v + math.log(v)):
            return b * v


def _beta(self, a, b):
    if a > 1.0 or b > 1.0:
        first, second = _gamma(self, a), _gamma(self, b)
        return first / (first + second)
    while True:
        u, v = self.random_sample(), self.random_sample()
        x, y = math.pow(u, 1.0 / a), math.pow(v, 1.0 / b)
        total = x + y
        if total <= 1.0 and total > 0.0:
            return x / total
        if total <= 1.0 and u + v > 0.0:
            log_x, log_y = math.log(u) / a, math.log(v) / b
            most = max(log_x, log_y)
            log_x, log_y = log_x - most, log_y - most
            return math.exp(log_x - math.log(math.exp(log_x) + math.exp(log_y)))


def _chisquare(self, df):
    return 2.0 * _gamma(self, df / 2.0)


def _noncentral_chisquare(self, df, nonc):
    if nonc == 0:
        return _chisquare(self, df)
    if 1 < df:
        chi = _chisquare(self, df - 1)
        n = self.standard_normal() + math.sqrt(nonc)
        return chi + n * n
    return _chisquare(self, df + 2 * _poisson(self, nonc / 2.0))


def _log_gamma(x):
    if x == 1.0 or x == 2.0:
        return 0.0
    terms = (8.333333333333333e-02, -2.777777777777778e-03, 7.936507936507937e-04, -5.952380952380952e-04, 8.417508417508418e-04,
             -1.917526917526918e-03, 6.410256410256410e-03, -2.955065359477124e-02, 1.796443723688307e-01, -1.39243221690590e+00)  # fmt: skip
    n = int(7 - x) if x < 7.0 else 0
    x0 = x + n
    x2 = (1.0 / x0) * (1.0 / x0)
    made = terms[9]
    for term in terms[8::-1]:
        made = made * x2 + term
    made = made / x0 + 0.5 * 1.8378770664093453 + (x0 - 0.5) * math.log(x0) - x0
    for _ in range(n):
        made -= math.log(x0 - 1.0)
        x0 -= 1.0
    return made


def _poisson(self, lam):
    if lam >= 10:
        root, log_lam = math.sqrt(lam), math.log(lam)
        b = 0.931 + 2.53 * root
        a = -0.059 + 0.02483 * b
        inverse = 1.1239 + 1.1328 / (b - 3.4)
        limit = 0.9277 - 3.6224 / (b - 2)
        while True:
            u, v = self.random_sample() - 0.5, self.random_sample()
            us = 0.5 - math.fabs(u)
            k = math.floor((2 * a / us + b) * u + lam + 0.43)
            if us >= 0.07 and v <= limit:
                return k
            if k < 0 or (us < 0.013 and v > us):
                continue
            if math.log(v) + math.log(inverse) - math.log(a / (us * us) + b) <= -lam + k * log_lam - _log_gamma(k + 1):
                return k
    if lam == 0:
        return 0
    limit, found, product = math.exp(-lam), 0, 1.0
    while True:
        product *= self.random_sample()
        if product <= limit:
            return found
        found += 1


def _binomial(self, n, p):
    if n == 0 or p == 0.0:
        return 0
    if p <= 0.5:
        return _binomial_inverted(self, n, p) if p * n <= 30.0 else _binomial_btpe(self, n, p)
    q = 1.0 - p
    return n - (_binomial_inverted(self, n, q) if q * n <= 30.0 else _binomial_btpe(self, n, q))


def _binomial_inverted(self, n, p):
    q = 1.0 - p
    first, mean = math.exp(n * math.log(q)), n * p
    bound = int(min(float(n), mean + 10.0 * math.sqrt(mean * q + 1)))
    found, chance, u = 0, first, self.random_sample()
    while u > chance:
        found += 1
        if found > bound:
            found, chance, u = 0, first, self.random_sample()
        else:
            u -= chance
            chance = ((n - found + 1) * p * chance) / (found * q)
    return found


def _binomial_btpe(self, n, p):
    """Kachitvichyanukul and Schmeiser's method: triangle, parallelogram and two exponential tails."""
    r = min(p, 1.0 - p)
    q = 1.0 - r
    fm = n * r + r
    m = math.floor(fm)
    p1 = math.floor(2.195 * math.sqrt(n * r * q) - 4.6 * q) + 0.5
    xm = m + 0.5
    xl, xr = xm - p1, xm + p1
    c = 0.134 + 20.5 / (15.3 + m)
    a = (fm - xl) / (fm - xl * r)
    left_rate = a * (1.0 + a / 2.0)
    a = (xr - fm) / (xr * q)
    right_rate = a * (1.0 + a / 2.0)
    p2 = p1 * (1.0 + 2.0 * c)
    p3 = p2 + c / left_rate
    p4 = p3 + c / right_rate
    nrq = n * r * q
    while True:
        u, v = self.random_sample() * p4, self.random_sample()
        if u <= p1:
            y = math.floor(xm - p1 * v + u)
            break
        if u <= p2:
            x = xl + (u - p1) / c
            v = v * c + 1.0 - math.fabs(m - x + 0.5) / p1
            if v > 1.0:
                continue
            y = math.floor(x)
        elif u <= p3:
            y = math.floor(xl + math.log(v) / left_rate)
            if y < 0 or v == 0.0:
                continue
            v = v * (u - p2) * left_rate
        else:
            y = math.floor(xr - math.log(v) / right_rate)
            if y > n or v == 0.0:
                continue
            v = v * (u - p3) * right_rate
        k = abs(y - m)
        if k <= 20 or k >= nrq / 2.0 - 1:
            s = r / q
            a = s * (n + 1)
            f = 1.0
            for i in range(m + 1, y + 1):
                f *= a / i - s
            for i in range(y + 1, m + 1):
                f /= a / i - s
            if v > f:
                continue
            break
        rho = (k / nrq) * ((k * (k / 3.0 + 0.625) + 0.16666666666666666) / nrq + 0.5)
        t = -k * k / (2 * nrq)
        log_v = math.log(v)
        if log_v < t - rho:
            break
        if log_v > t + rho:
            continue
        x1, f1, z, w = y + 1.0, m + 1.0, n + 1.0 - m, n - y + 1.0
        tail = lambda x: (13680.0 - (462.0 - (132.0 - (99.0 - 140.0 / (x * x)) / (x * x)) / (x * x)) / (x * x)) / x / 166320.0  # noqa: E731
        if log_v > (xm * math.log(f1 / x1) + (n - m + 0.5) * math.log(z / w) + (y - m) * math.log(w * r / (x1 * q))
                    + tail(f1) + tail(z) + tail(x1) + tail(w)):  # fmt: skip
            continue
        break
    return y if p <= 0.5 else n - y


def _geometric(self, p):
    if p >= 0.333333333333333333333333:
        found, total, product, q, u = 1, p, p, 1.0 - p, self.random_sample()
        while u > total:
            product *= q
            total += product
            found += 1
        return found
    return math.ceil(math.log1p(-self.random_sample()) / math.log(1 - p))


def _laplace(self, loc, scale):
    while True:
        u = self.random_sample()
        if u >= 0.5:
            return loc - scale * math.log(2.0 - u - u)
        if u > 0.0:
            return loc + scale * math.log(u + u)


def _gumbel(self, loc, scale):
    while True:
        u = 1.0 - self.random_sample()
        if u < 1.0:
            return loc - scale * math.log(-math.log(u))


def _logistic(self, loc, scale):
    while True:
        u = self.random_sample()
        if u > 0.0:
            return loc + scale * math.log(u / (1.0 - u))


def _wald(self, mean, scale):
    y = self.standard_normal()
    y = mean * y * y
    ratio = mean / (2 * scale)
    x = mean + ratio * (y - math.sqrt(4 * scale * y + y * y))
    return x if self.random_sample() <= mean / (mean + x) else mean * mean / x


def _triangular(self, left, mode, right):
    base, left_base = right - left, mode - left
    u = self.random_sample()
    if u <= left_base / base:
        return left + math.sqrt(u * (left_base * base))
    return right - math.sqrt((1.0 - u) * ((right - mode) * base))


def _vonmises(self, mu, kappa):
    if kappa < 1e-8:
        return math.pi * (2 * self.random_sample() - 1)
    if kappa < 1e-5:
        s = 1.0 / kappa + kappa
    else:
        r = 1 + math.sqrt(1 + 4 * kappa * kappa)
        rho = (r - math.sqrt(2 * r)) / (2 * kappa)
        s = (1 + rho * rho) / (2 * rho)
    while True:
        u = self.random_sample()
        z = math.cos(math.pi * u)
        w = (1 + s * z) / (s + z)
        y = kappa * (s - w)
        v = self.random_sample()
        if y * (2 - y) - v >= 0 or math.log(y / v) + 1 - y >= 0:
            break
    u = self.random_sample()
    made = math.acos(w)
    made = (-made if u < 0.5 else made) + mu
    is_negative = made < 0
    made = math.fmod(math.fabs(made) + math.pi, 2 * math.pi) - math.pi
    return -made if is_negative else made


def _zipf(self, a):
    b = math.pow(2.0, a - 1.0)
    while True:
        u, v = 1.0 - self.random_sample(), self.random_sample()
        x = math.floor(math.pow(u, -1.0 / (a - 1.0)))
        if x > 9223372036854775807 or x < 1.0:
            continue
        t = math.pow(1.0 + 1.0 / x, a - 1.0)
        if v * x * (t - 1.0) / (b - 1.0) <= t / b:
            return int(x)


def _logseries(self, p):
    r = math.log(1.0 - p)
    while True:
        v = self.random_sample()
        if v >= p:
            return 1
        q = 1.0 - math.exp(r * self.random_sample())
        if v <= q * q:
            found = math.floor(1 + math.log(v) / math.log(q))
            if found < 1 or v == 0.0:
                continue
            return found
        return 1 if v >= q else 2


def _f(self, dfnum, dfden):
    return (_chisquare(self, dfnum) * dfden) / (_chisquare(self, dfden) * dfnum)


def _t(self, df):
    numerator = self.standard_normal()
    return math.sqrt(df / 2) * numerator / math.sqrt(_gamma(self, df / 2))


def _cauchy(self):
    first = self.standard_normal()
    return first / self.standard_normal()


def _method(name, parameters, draw, is_integer=False):
    """A method: `draw(self, *numbers)` for each element of the parameters' broadcast shape or of `size`."""
    names = [p[0] for p in parameters]

    def method(self, *args, **kwargs):
        values = dict(parameters)
        values.update(zip([*names, "size"], args), **kwargs)
        for each in values:
            if each not in names and each != "size":
                raise TypeError(f"{name}() got an unexpected keyword argument '{each}'")
        missing = [n for n in names if values[n] is None]
        if missing:
            raise TypeError(f"{name}() takes at least {len(missing)} positional argument{'s' if len(missing) > 1 else ''} ({len(args)} given)")
        size, arrays = values.get("size"), [np.asarray(values[n]) for n in names]
        check(name, names, arrays, hasattr(self, "bit_generator"))
        if size is None:
            shape = np.broadcast_shapes(*[a.shape for a in arrays]) if arrays else ()
        else:
            shape = (int(size),) if isinstance(size, (int, np.integer)) else tuple(size)
        count = int(np.prod(shape)) if shape else 1
        if all(a.ndim == 0 for a in arrays):
            numbers = [a.item() for a in arrays]
            drawn = [draw(self, *numbers) for _ in range(count)]
        else:
            columns = [np.broadcast_to(a, shape).ravel().tolist() for a in arrays]
            drawn = [draw(self, *row) for row in zip(*columns)]
        if shape == () and size is None:
            return int(drawn[0]) if is_integer else float(drawn[0])
        return np.array(drawn, np.int64 if is_integer else np.float64).reshape(shape)

    method.__name__ = name
    return method


def _multinomial(self, n, pvals, size=None):
    pvals = np.asarray(pvals, np.float64)
    if n < 0:
        raise ValueError("n < 0")
    if not np.all((pvals >= 0) & (pvals <= 1)):
        raise ValueError("pvals < 0, pvals > 1 or pvals contains NaNs")
    if float(pvals[:-1].sum()) > 1.0 + 1e-12:
        raise ValueError("sum(pvals[:-1]) > 1.0")
    shape = () if size is None else (int(size),) if isinstance(size, (int, np.integer)) else tuple(size)
    chances, rows = pvals.tolist(), []
    for _ in range(int(np.prod(shape)) if shape else 1):
        row, left, rest = [0] * len(chances), n, 1.0
        for j in range(len(chances) - 1):
            row[j] = int(self.binomial(left, chances[j] / rest))
            left -= row[j]
            if left <= 0:
                break
            rest -= chances[j]
        if left > 0:
            row[-1] = left
        rows.append(row)
    return np.array(rows, np.int64).reshape(shape + (len(chances),))


def _dirichlet(self, alpha, size=None):
    alpha = np.asarray(alpha, np.float64)
    if np.any(alpha <= 0):
        raise ValueError("alpha <= 0")
    shape = () if size is None else (int(size),) if isinstance(size, (int, np.integer)) else tuple(size)
    rows = []
    for _ in range(int(np.prod(shape)) if shape else 1):
        row = [_gamma(self, a) for a in alpha.tolist()]
        scale = 1.0 / sum(row)
        rows.append([x * scale for x in row])
    return np.array(rows).reshape(shape + alpha.shape)


def _multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8):
    mean, cov = np.asarray(mean), np.asarray(cov)
    shape = [] if size is None else [size] if isinstance(size, (int, np.integer)) else list(size)
    if mean.ndim != 1:
        raise ValueError("mean must be 1 dimensional")
    if cov.ndim != 2 or cov.shape[0] != cov.shape[1]:
        raise ValueError("cov must be 2 dimensional and square")
    if mean.shape[0] != cov.shape[0]:
        raise ValueError("mean and cov must have same length")
    x = self.standard_normal(shape + [mean.shape[0]]).reshape(-1, mean.shape[0])
    _, s, v = np.linalg.svd(cov.astype(np.float64))
    return (np.dot(x, np.sqrt(s)[:, None] * v) + mean).reshape(tuple(shape + [mean.shape[0]]))


def _hypergeometric(self, good, bad, sample):
    if sample > 10:
        return _hypergeometric_by_ratio(self, good, bad, sample)
    y = least = min(bad, good)
    for k in range(sample, 0, -1):
        if y <= 0:
            break
        y -= math.floor(self.random_sample() + y / (bad + good - sample + k))
    found = least - y
    return (sample - found if good > bad else found) if sample else 0


def _hypergeometric_by_ratio(self, good, bad, sample):
    """Stadlober's ratio of uniforms."""
    total, few, many = good + bad, min(good, bad), max(good, bad)
    m = min(sample, total - sample)
    p = few / total
    centre = m * p + 0.5
    width = math.sqrt((total - m) * (m if hasattr(self, "interval") else sample) * p * (1.0 - p) / (total - 1) + 0.5)
    height = 1.7155277699214135 * width + 0.8989161620588988

    def weight(k):
        return math.lgamma(k + 1) + math.lgamma(few - k + 1) + math.lgamma(m - k + 1) + math.lgamma(many - m + k + 1)

    top, bound = weight(math.floor((m + 1) * (few + 1) / (total + 2))), min(min(m, few) + 1.0, math.floor(centre + 16 * width))
    while True:
        x, y = self.random_sample(), self.random_sample()
        w = centre + height * (y - 0.5) / x if x else -1.0
        if w < 0.0 or w >= bound:
            continue
        found = math.floor(w)
        t = top - weight(found)
        if x * (4.0 - x) - 3.0 <= t:
            break
        if x * (x - t) < 1 and 2.0 * math.log(x) <= t:
            break
    found = m - found if good > bad else found
    return good - found if m < sample else found


_DRAWN = [("ngood", None), ("nbad", None), ("nsample", None)]
METHODS = {
    "hypergeometric": _method("hypergeometric", _DRAWN, _hypergeometric, True),
    "standard_exponential": _method("standard_exponential", [], _exponential),
    "standard_gamma": _method("standard_gamma", [("shape", None)], _gamma),
    "gamma": _method("gamma", [("shape", None), ("scale", 1.0)], lambda self, shape, scale: scale * _gamma(self, shape)),
    "beta": _method("beta", [("a", None), ("b", None)], _beta),
    "chisquare": _method("chisquare", [("df", None)], _chisquare),
    "noncentral_chisquare": _method("noncentral_chisquare", [("df", None), ("nonc", None)], _noncentral_chisquare),
    "f": _method("f", [("dfnum", None), ("dfden", None)], _f),
    "noncentral_f": _method("noncentral_f", [("dfnum", None), ("dfden", None), ("nonc", None)], lambda self, m, n, nonc: (
        _noncentral_chisquare(self, m, nonc) * n / (_chisquare(self, n) * m))),
    "standard_cauchy": _method("standard_cauchy", [], _cauchy),
    "standard_t": _method("standard_t", [("df", None)], _t),
    "pareto": _method("pareto", [("a", None)], lambda self, a: math.exp(_exponential(self) / a) - 1),
    "weibull": _method("weibull", [("a", None)], lambda self, a: 0.0 if a == 0.0 else math.pow(_exponential(self), 1.0 / a)),
    "power": _method("power", [("a", None)], lambda self, a: math.pow(1 - math.exp(-_exponential(self)), 1.0 / a)),
    "laplace": _method("laplace", [("loc", 0.0), ("scale", 1.0)], _laplace),
    "gumbel": _method("gumbel", [("loc", 0.0), ("scale", 1.0)], _gumbel),
    "logistic": _method("logistic", [("loc", 0.0), ("scale", 1.0)], _logistic),
    "lognormal": _method("lognormal", [("mean", 0.0), ("sigma", 1.0)], lambda self, mean, sigma: math.exp(mean + sigma * self.standard_normal())),
    "rayleigh": _method("rayleigh", [("scale", 1.0)], lambda self, scale: scale * math.sqrt(-2.0 * math.log(1.0 - self.random_sample()))),
    "wald": _method("wald", [("mean", None), ("scale", None)], _wald),
    "triangular": _method("triangular", [("left", None), ("mode", None), ("right", None)], _triangular),
    "vonmises": _method("vonmises", [("mu", None), ("kappa", None)], _vonmises),
    "poisson": _method("poisson", [("lam", 1.0)], _poisson, True),
    "binomial": _method("binomial", [("n", None), ("p", None)], _binomial, True),
    "negative_binomial": _method("negative_binomial", [("n", None), ("p", None)], lambda self, n, p: (
        _poisson(self, _gamma(self, n) * ((1 - p) / p))), True),
    "geometric": _method("geometric", [("p", None)], _geometric, True),
    "zipf": _method("zipf", [("a", None)], _zipf, True),
    "logseries": _method("logseries", [("p", None)], _logseries, True),
    "multinomial": _multinomial,
    "dirichlet": _dirichlet,
    "multivariate_normal": _multivariate_normal,
}
