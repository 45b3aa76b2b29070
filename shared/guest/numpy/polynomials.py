"""numpy's polynomials, and texts of numbers. numpy's __getattr__ loads this file when one of its names is first used."""

import builtins
import math

import numpy as np
from numpy import asarray, concatenate, float64, int64


def convolve(a, v):
    return np.convolve(a, v)


# ---- polynomials


def polyval(p, x):
    x = asarray(x) if not isinstance(x, poly1d) else x
    made = x * 0
    for c in asarray(p).tolist():
        made = made * x + c
    return made[()] if isinstance(made, np.ndarray) else made


def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    x, y = asarray(x).astype(float64), asarray(y).astype(float64)
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if x.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if x.size == 0:
        raise TypeError("expected non-empty vector for x")
    if x.shape[0] != y.shape[0]:
        raise TypeError("expected x and y to have same length")
    left = np.vander(x, int(deg) + 1)
    if w is not None:
        left, y = left * asarray(w)[:, None], y * asarray(w) if y.ndim == 1 else y * asarray(w)[:, None]
    scale = np.sqrt((left * left).sum(0))
    found = np.linalg.lstsq(left / scale, y, rcond)[0]
    return (found.T / scale).T


def polyadd(a1, a2):
    a1, a2 = np.atleast_1d(a1), np.atleast_1d(a2)
    n = builtins.max(a1.size, a2.size)
    return concatenate((np.zeros(n - a1.size, a1.dtype), a1)) + concatenate((np.zeros(n - a2.size, a2.dtype), a2))


def polysub(a1, a2):
    return polyadd(a1, -np.atleast_1d(a2))


def polymul(a1, a2):
    return convolve(a1, a2)


def polyder(p, m=1):
    p = asarray(p)
    for _ in range(m):
        n = p.size - 1
        p = p[:-1] * np.arange(n, 0, -1)
    return p


def polyint(p, m=1, k=None):
    p = asarray(p)
    for _ in range(m):
        p = concatenate((p / np.arange(p.size, 0, -1), np.array([0.0 if k is None else float(k)])))
    return p


def roots(p):
    p = [float(c) for c in np.atleast_1d(p).tolist()]
    while p and p[0] == 0:
        p.pop(0)
    zeros = 0
    while p and p[-1] == 0:
        p.pop()
        zeros += 1
    n = len(p) - 1
    if n < 1:
        return np.zeros(zeros)
    companion = np.diag(np.ones(n - 1), -1)
    companion[0, :] = -np.array(p[1:]) / p[0]
    found = np.linalg.eigvals(companion)
    return concatenate((found, np.zeros(zeros, found.dtype))) if zeros else found


class poly1d:
    """A polynomial in one variable, highest power first."""

    def __init__(self, c_or_r, r=False, variable="x"):
        if isinstance(c_or_r, poly1d):
            c_or_r = c_or_r.coeffs
        c = np.atleast_1d(c_or_r)
        if r:
            made = np.array([1.0])
            for root in c:
                made = convolve(made, np.array([1.0, -root]))
            c = made
        at = c.nonzero()[0]
        self.coeffs = c[int(at[0]) :] if at.size else c[:1] * 0
        self.variable = variable

    coef = coefficients = c = property(lambda self: self.coeffs)
    order = o = property(lambda self: self.coeffs.size - 1)
    roots = r = property(lambda self: roots(self.coeffs))

    def __call__(self, val):
        return polyval(self.coeffs, val)

    def __len__(self):
        return self.order

    def __getitem__(self, power):
        return self.coeffs[self.order - power] if 0 <= power <= self.order else self.coeffs.dtype.type(0)

    def __repr__(self):
        return "poly1d(%s)" % repr(self.coeffs)[6:-1]

    def __eq__(self, other):
        return isinstance(other, poly1d) and np.array_equal(self.coeffs, other.coeffs)

    def __neg__(self):
        return poly1d(-self.coeffs)

    def __add__(self, other):
        return poly1d(polyadd(self.coeffs, poly1d(other).coeffs))

    __radd__ = __add__

    def __sub__(self, other):
        return poly1d(polysub(self.coeffs, poly1d(other).coeffs))

    def __rsub__(self, other):
        return poly1d(polysub(poly1d(other).coeffs, self.coeffs))

    def __mul__(self, other):
        return poly1d(convolve(self.coeffs, poly1d(other).coeffs))

    __rmul__ = __mul__

    def __pow__(self, n):
        made = poly1d([1])
        for _ in range(n):
            made = made * self
        return made

    def deriv(self, m=1):
        return poly1d(polyder(self.coeffs, m))

    def integ(self, m=1, k=None):
        return poly1d(polyint(self.coeffs, m, k))


def vander(x, N=None, increasing=False):
    x = asarray(x)
    N = x.size if N is None else N
    made = np.ones((x.size, N), np.promote_types(x.dtype, int64))
    for i in range(1, N):
        made[:, i] = made[:, i - 1] * x
    return made if increasing else made[:, ::-1]


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    if start == 0 or stop == 0:
        raise ValueError("Geometric sequence cannot include zero")
    sign = -1.0 if start < 0 and stop < 0 else 1.0
    made = sign * np.logspace(math.log10(abs(start)), math.log10(abs(stop)), num, endpoint)
    if num > 0:
        made[0] = start
        if num > 1 and endpoint:
            made[-1] = stop
    return made if dtype is None else made.astype(dtype)


# ---- texts of numbers


def base_repr(number, base=2, padding=0):
    if base > 36:
        raise ValueError("Bases greater than 36 not handled in base_repr.")
    if base < 2:
        raise ValueError("Bases less than 2 not handled in base_repr.")
    digits, n = [], abs(int(number))
    while n:
        n, r = divmod(n, base)
        digits.append("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[r])
    text = "0" * padding + ("".join(reversed(digits)) or ("" if padding else "0"))
    return "-" + text if number < 0 else text


def binary_repr(num, width=None):
    num = int(num)
    if num >= 0:
        return format(num, "b").zfill(width or 1)
    if width is None:
        return "-" + format(-num, "b")
    return format((1 << width) + num, "b")


def format_float_positional(x, precision=None, unique=True, fractional=True, trim="k", **kwargs):
    if precision is None:
        text = format(__import__("decimal").Decimal(repr(float(x))), "f") if "e" in repr(float(x)) else repr(float(x))
        return text[:-1] if text.endswith(".0") and trim in "k" else text.rstrip("0").rstrip(".") if trim == "-" else text
    text = f"{float(x):.{precision}f}" if not unique else repr(builtins.round(float(x), precision))
    if trim == "k" and text.endswith(".0"):
        text = text[:-1]
    return text.rstrip("0").rstrip(".") if trim == "-" else text


def format_float_scientific(x, precision=None, unique=True, trim="k", **kwargs):
    digits = len(repr(float(x)).replace(".", "").replace("-", "").split("e")[0].strip("0")) - 1
    text = f"{float(x):.{builtins.max(digits, 0) if precision is None else precision}e}"
    mantissa, _, exponent = text.partition("e")
    if "." not in mantissa:
        mantissa += "."
    return mantissa + "e" + exponent
