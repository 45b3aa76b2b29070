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
    rcond = x.size * np.finfo(x.dtype).eps if rcond is None else rcond
    scale = np.sqrt((left * left).sum(0))
    found, residuals, rank, singular = np.linalg.lstsq(left / scale, y, rcond)
    found = (found.T / scale).T
    if rank != deg + 1 and not full:
        from warnings import warn

        warn("Polyfit may be poorly conditioned", np.RankWarning, 2)
    if full:
        return found, residuals, rank, singular, rcond
    if not cov:
        return found
    base = np.linalg.inv(np.dot(left.T, left) / np.outer(scale, scale)) / np.outer(scale, scale)
    factor = 1
    if cov != "unscaled":
        if len(x) <= deg + 1:
            raise ValueError("the number of data points must exceed order to scale the covariance matrix")
        factor = residuals / (len(x) - deg - 1)
    return found, base * factor if y.ndim == 1 else base[:, :, np.newaxis] * factor


def _as_given(*given):
    """Coefficients as the operands have them: a poly1d where one of those is one."""
    return poly1d if builtins.any([isinstance(each, poly1d) for each in given]) else lambda made: made


def polyadd(a1, a2):
    wrap, a1, a2 = _as_given(a1, a2), np.atleast_1d(a1), np.atleast_1d(a2)
    n = builtins.max(a1.size, a2.size)
    return wrap(concatenate((np.zeros(n - a1.size, a1.dtype), a1)) + concatenate((np.zeros(n - a2.size, a2.dtype), a2)))


def polysub(a1, a2):
    return _as_given(a1, a2)(polyadd(np.atleast_1d(a1), -np.atleast_1d(a2)))


def polymul(a1, a2):
    return _as_given(a1, a2)(convolve(np.atleast_1d(a1), np.atleast_1d(a2)))


def polyder(p, m=1):
    if m < 0:
        raise ValueError("Order of derivative must be positive (see polyint)")
    wrap, p = _as_given(p), np.atleast_1d(p)
    for _ in range(m):
        n = p.size - 1
        p = p[:-1] * np.arange(n, 0, -1)
    return wrap(p)


def polyint(p, m=1, k=None):
    if m < 0:
        raise ValueError("Order of integral must be positive (see polyder)")
    constants = np.zeros(m) if k is None else np.atleast_1d(k)
    if len(constants) == 1 and m > 1:
        constants = np.repeat(constants, m)
    if len(constants) < m:
        raise ValueError("k must be a scalar or a rank-1 array of length 1 or >m.")
    wrap, p = _as_given(p), np.atleast_1d(p)
    for constant in constants[:m]:
        p = concatenate((p / np.arange(p.size, 0, -1), constant.reshape(1)))
    return wrap(p)


def roots(p):
    p = [c if isinstance(c, complex) else float(c) for c in np.atleast_1d(p).tolist()]
    while p and p[0] == 0:
        p.pop(0)
    zeros = 0
    while p and p[-1] == 0:
        p.pop()
        zeros += 1
    n = len(p) - 1
    if n < 1:
        return np.zeros(zeros)
    companion = np.diag(np.ones(n - 1, np.array(p).dtype), -1)
    companion[0, :] = -np.array(p[1:]) / p[0]
    found = np.linalg.eigvals(companion)
    return concatenate((found, np.zeros(zeros, found.dtype))) if zeros else found


def _raised(text, wrap=70):
    """Exponents ("x**2") on a line of their own above."""
    top, line, made, n = "", "", " ", 0
    for place in __import__("re").finditer(r"\*\*([0-9]*)", text):
        part, power = text[n : place.start()], place.group(1)
        n = place.end()
        above, below = " " * (len(part) - 1) + power, part + " " * (len(power) - 1)
        if len(line) + len(above) > wrap:
            made += top + "\n" + line + "\n "
            top, line = above, below
        else:
            top, line = top + above, line + below
    return made + top + "\n" + line + text[n:]


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

    def __array__(self, dtype=None):
        return asarray(self.coeffs, dtype)

    def __str__(self):
        terms, degree = [], self.order
        for k, c in enumerate(np.trim_zeros(self.coeffs, "f") if np.any(self.coeffs) else [0]):
            number = "%.4g" % c.real if np.isrealobj(c) or c.imag == 0 else f"({'%.4g' % c.real} + {'%.4g' % c.imag}j)"
            number = number[:-5] if number[-5:] == ".0000" else number
            power = degree - k
            if power == 0:
                text = number if number != "0" or k == 0 else ""
            elif number == "0":
                text = ""
            else:
                text = ("" if number == "b" else number + " ") + self.variable + (f"**{power}" if power > 1 else "")
            if terms and text:
                text = " - " + text[1:] if text[0] == "-" else " + " + text
            terms.append(text)
        return _raised("".join(terms))

    def __truediv__(self, other):
        if np.isscalar(other):
            return poly1d(self.coeffs / other)
        quotient, rest = np.polydiv(self.coeffs, poly1d(other).coeffs)
        return poly1d(quotient), poly1d(rest)

    def __rtruediv__(self, other):
        return poly1d(other) / self

    def __iter__(self):
        return iter(self.coeffs)

    def __setitem__(self, power, value):
        if power < 0:
            raise ValueError("Does not support negative powers.")
        if power > self.order:
            self.coeffs = concatenate((np.zeros(power - self.order, self.coeffs.dtype), self.coeffs))
        self.coeffs[self.order - power] = value

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
    if x.ndim != 1:
        raise ValueError("x must be a one-dimensional array or sequence.")
    N = x.size if N is None else N
    made = np.ones((x.size, N), np.promote_types(x.dtype, int64))
    for i in range(1, N):
        made[:, i] = made[:, i - 1] * x
    return made if increasing else made[:, ::-1]


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


