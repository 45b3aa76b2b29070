"""numpy.polynomial: series in six bases. A basis is its recurrence x*P[k] = a[k] P[k+1] + b[k] P[k] + c[k] P[k-1] and how its
derivative and integral go; all functions and classes follow from these. The modules `polynomial`, `chebyshev` and so on are made
at the end of this file."""

import abc
import builtins
import sys
import types

import numpy as np

_style = ["unicode"]


def set_default_printstyle(style):
    if style not in ("unicode", "ascii"):
        raise ValueError(f"Unsupported format string '{style}'. Valid options are 'ascii' and 'unicode'")
    _style[0] = style


def _series(c):
    """`c` as a 1-d array of coefficients."""
    c = np.array(c, ndmin=1)
    if c.size == 0:
        raise ValueError("Coefficient array is empty")
    if c.ndim != 1:
        raise ValueError("Coefficient array is not 1-d")
    return c.astype(np.float64) if c.dtype.kind in "biu" else c


def _trimmed(c):
    n = len(c)
    while n > 1 and c[n - 1] == 0:
        n -= 1
    return c[:n].copy()


def _sum(a, b, sign=1):
    a, b = _series(a), _series(b)
    made = np.zeros(builtins.max(len(a), len(b)), np.result_type(a, b))
    made[: len(a)] += a
    made[: len(b)] += sign * b
    return _trimmed(made)


class _Basis:
    """A family of polynomials; `row(k)` is (a, b, c) of the recurrence."""

    def __init__(self, prefix, name, row, derive, integrate, domain, mass=None, weight=None):
        self.prefix, self.name, self.row, self.derive, self.integrate = prefix, name, row, derive, integrate
        self.domain, self.mass, self.weight = np.array(domain), mass, weight

    def val(self, x, c, tensor=True):
        c = np.array(c, ndmin=1)
        c = c.astype(np.float64) if c.dtype.kind in "biu" else c
        x = np.asarray(x) if isinstance(x, (list, tuple)) else x
        if isinstance(x, np.ndarray) and tensor:
            c = c.reshape(c.shape + (1,) * x.ndim)
        high, higher = 0, 0  # Clenshaw's sums
        for k in range(len(c) - 1, -1, -1):
            a, b, _ = self.row(k)
            a = 1 if k == len(c) - 1 else a
            below = self.row(k + 1)
            made = c[k] + ((x - b) / a * high if not (b == 0 and a == 1) else x * high) if k < len(c) - 1 else c[k] + x * 0
            if k < len(c) - 2 and below[2]:
                made = made - below[2] / below[0] * higher
            high, higher = made, high
        return high

    def mulx(self, c):
        c = _trimmed(_series(c))
        made = np.zeros(len(c) + 1, c.dtype)
        if len(c) == 1 and c[0] == 0:
            return c
        for k in range(len(c)):
            a, b, below = self.row(k)
            made[k + 1] += a * c[k]
            if b:
                made[k] += b * c[k]
            if below:
                made[k - 1] += below * c[k]
        return made

    def mul(self, c1, c2):
        c1, c2 = _trimmed(_series(c1)), _trimmed(_series(c2))
        if self.prefix == "poly":
            return _trimmed(np.convolve(c1, c2))
        if len(c1) < len(c2):
            c1, c2 = c2, c1
        # sum of c2[k] * (P[k] * c1), P[k] * c1 by the recurrence
        below, now = np.zeros(1, c1.dtype), c1
        made = c2[0] * now
        for k in range(len(c2) - 1):
            a, b, c = self.row(k)
            higher = _sum(_sum(self.mulx(now), b * now, -1), c * below, -1) / a
            below, now = now, higher
            made = _sum(made, c2[k + 1] * now)
        return _trimmed(made)

    def div(self, c1, c2):
        c1, c2 = _trimmed(_series(c1)), _trimmed(_series(c2))
        if c2[-1] == 0:
            raise ZeroDivisionError()
        if len(c1) < len(c2):
            return c1[:1] * 0, c1
        if len(c2) == 1:
            return c1 / c2[-1], c1[:1] * 0
        quotient, rest = np.zeros(len(c1) - len(c2) + 1, np.result_type(c1, c2)), c1
        for i in range(len(c1) - len(c2), -1, -1):
            p = self.mul([0] * i + [1], c2)
            q = rest[-1] / p[-1] if len(rest) == len(p) else 0.0
            if len(rest) == len(p):
                rest = rest[:-1] - q * p[:-1]
            quotient[i] = q
        return quotient, _trimmed(rest) if len(rest) else c1[:1] * 0

    def pow(self, c, pow, maxpower=16):
        power = int(pow)
        if power != pow or power < 0:
            raise ValueError("Power must be a non-negative integer.")
        if maxpower is not None and power > maxpower:
            raise ValueError("Power is too large")
        made = np.array([1.0])
        for _ in range(power):
            made = self.mul(made, c)
        return made

    def _calculus(self, c, m, axis, step):
        c = np.array(c, ndmin=1)
        c = c.astype(np.float64) if c.dtype.kind in "biu" else c
        c = np.moveaxis(c, np._axis(axis, c.ndim), 0)
        for i in range(m):
            c = step(c, i)
        return np.moveaxis(c, 0, axis)

    def der(self, c, m=1, scl=1, axis=0):
        if m < 0:
            raise ValueError("The order of derivation must be non-negative")
        return self._calculus(c, m, axis, lambda c, i: c[:1] * 0 if len(c) == 1 else self.derive(c * scl))

    def int(self, c, m=1, k=[], lbnd=0, scl=1, axis=0):
        k = list(k) if np.iterable(k) else [k]
        if m < 0:
            raise ValueError("The order of integration must be non-negative")
        if len(k) > m:
            raise ValueError("Too many integration constants")

        def step(c, i):
            made = self.integrate(c * scl)
            made[0] += (k[i] if i < len(k) else 0) - self.val(lbnd, made)
            return made

        return self._calculus(c, m, axis, step)

    def vander(self, x, deg):
        if deg < 0:
            raise ValueError("deg must be non-negative")
        x = np.array(x, ndmin=1) + 0.0
        made = np.empty((deg + 1,) + x.shape, x.dtype)
        made[0] = x * 0 + 1
        for k in range(deg):
            a, b, c = self.row(k)
            made[k + 1] = ((x - b) * made[k] - (c * made[k - 1] if c else 0)) / a if (a, b) != (1, 0) else made[k] * x - (c * made[k - 1] if c else 0)
        return np.moveaxis(made, 0, -1)

    def vander2d(self, x, y, deg):
        made = self.vander(x, deg[0])[..., None] * self.vander(y, deg[1])[..., None, :]
        return made.reshape(made.shape[:-2] + (-1,))

    def vander3d(self, x, y, z, deg):
        made = self.vander2d(x, y, deg)[..., None] * self.vander(z, deg[2])[..., None, :]
        return made.reshape(made.shape[:-2] + (-1,))

    def val2d(self, x, y, c):
        return self.val(np.asarray(y) + 0.0, self.val(np.asarray(x) + 0.0, c), tensor=False)

    def val3d(self, x, y, z, c):
        return self.val(np.asarray(z) + 0.0, self.val2d(x, y, c), tensor=False)

    def grid2d(self, x, y, c):
        return self.val(np.asarray(y) + 0.0, self.val(np.asarray(x) + 0.0, c))

    def grid3d(self, x, y, z, c):
        return self.val(np.asarray(z) + 0.0, self.grid2d(x, y, c))

    def companion(self, c):
        """The matrix of multiplication by x modulo the series, in the basis scaled to norms of one: without the series it is symmetric."""
        c = _trimmed(_series(c))
        if len(c) < 2:
            raise ValueError("Series must have maximum degree of at least 1.")
        n = len(c) - 1
        made = np.zeros((n, n), c.dtype)
        norms = np.ones(n)
        for k in range(n):
            a, b, below = self.row(k)
            if k and below:
                norms[k] = norms[k - 1] * (abs(below) / abs(self.row(k - 1)[0])) ** 0.5
            made[k, k] += b
            if below:
                made[k - 1, k] += below
            if k + 1 < n:
                made[k + 1, k] += a
            else:
                made[:, k] -= a * c[:-1] / c[-1]
        return made * (norms[:, None] / norms)

    def roots(self, c):
        c = _trimmed(_series(c))
        if len(c) < 2:
            return np.array([], c.dtype)
        if len(c) == 2:
            a, b, _ = self.row(0)
            return np.array([b - a * c[0] / c[1]])
        found = np.linalg.eigvals(self.companion(c)[::-1, ::-1])
        return np.sort(found)

    def fromroots(self, roots):
        if len(roots) == 0:
            return np.ones(1)
        parts = [self.line(-r, 1) for r in np.sort(np.array(roots, ndmin=1) + 0.0)]
        while len(parts) > 1:
            half, odd = divmod(len(parts), 2)
            made = [self.mul(parts[i], parts[i + half]) for i in range(half)]
            if odd:
                made[0] = self.mul(made[0], parts[-1])
            parts = made
        return parts[0]

    def line(self, off, scl):
        """The series of off + scl*x."""
        a, b, _ = self.row(0)
        return np.array([off + b * scl, a * scl]) if scl else np.array([off])

    def fit(self, x, y, deg, rcond=None, full=False, w=None):
        x, y, deg = np.asarray(x) + 0.0, np.asarray(y) + 0.0, np.asarray(deg)
        if deg.ndim > 1 or deg.dtype.kind not in "iu" or deg.size == 0:
            raise TypeError("deg must be an int or non-empty 1-D array of int")
        if deg.min() < 0:
            raise ValueError("expected deg >= 0")
        if x.ndim != 1:
            raise TypeError("expected 1D vector for x")
        if x.size == 0:
            raise TypeError("expected non-empty vector for x")
        if y.ndim < 1 or y.ndim > 2:
            raise TypeError("expected 1D or 2D array for y")
        if len(x) != len(y):
            raise TypeError("expected x and y to have same length")
        top = builtins.int(deg.max())
        left = self.vander(x, top)
        if deg.ndim:
            left = left[:, np.sort(deg)]
        right = y
        if w is not None:
            w = np.asarray(w) + 0.0
            left, right = left * w[:, None], right * (w if y.ndim == 1 else w[:, None])
        scale = np.sqrt((np.abs(left) ** 2).sum(0))
        scale[scale == 0] = 1
        rcond = len(x) * np.finfo(x.dtype).eps if rcond is None else rcond
        found, residuals, rank, values = np.linalg.lstsq(left / scale, right, rcond)
        found = (found.T / scale).T
        if deg.ndim:
            whole = np.zeros((top + 1,) + found.shape[1:], found.dtype)
            whole[np.sort(deg)] = found
            found = whole
        if rank != left.shape[1] and not full:
            from warnings import warn

            warn("The fit may be poorly conditioned", np.RankWarning, stacklevel=2)
        return (found, [residuals, rank, values, rcond]) if full else found

    def gauss(self, deg):
        """Nodes and weights of the quadrature that the basis is orthogonal for."""
        if self.prefix == "cheb":
            x = np.cos(np.pi * np.arange(1, 2 * deg, 2) / (2.0 * deg))
            return x, np.full(deg, np.pi / deg)
        rows = [self.row(k) for k in range(deg)]
        matrix = np.diag([float(r[1]) for r in rows])
        for k in range(deg - 1):
            matrix[k, k + 1] = matrix[k + 1, k] = np.sqrt(abs(rows[k][0] * self.row(k + 1)[2]))
        x, vectors = np.linalg.eigh(matrix)
        series = [0] * deg + [1]
        x = x - self.val(x, series) / self.val(x, self.der(series))
        w = vectors[0] ** 2
        if self.prefix != "lag":
            x, w = (x - x[::-1]) / 2, (w + w[::-1]) / 2
        return x, w * self.mass / w.sum()

    def to_power(self, c):
        """The series in powers of x."""
        below, now, made = np.zeros(1), np.ones(1), np.zeros(1)
        c = _series(c)
        for k in range(len(c)):
            made = _sum(made, c[k] * now)
            a, b, lower = self.row(k)
            shifted = np.concatenate((np.zeros(1, now.dtype), now))
            below, now = now, _sum(_sum(shifted, b * now, -1), lower * below, -1) / a
        return np.concatenate((made, np.zeros(len(c) - len(made), made.dtype)))

    def from_power(self, c):
        c, made = _series(c), np.zeros(1)
        for each in c[::-1]:
            made = _sum(self.mulx(made), [each])
        return np.concatenate((made, np.zeros(builtins.max(0, len(c) - len(made)), made.dtype)))


def _column(c, values):
    return np.asarray(values).reshape((-1,) + (1,) * (c.ndim - 1))


def _shifted(c, first, ahead, behind=None, behind_from=1):
    """An integral: c[0] gives `first`, c[j] gives ahead(j) at j+1 and behind(j) at j-1."""
    made = np.zeros((len(c) + 1,) + c.shape[1:], c.dtype)
    made[: len(first)] += np.multiply.outer(np.array(first), c[0]) if c.ndim > 1 else np.array(first) * c[0]
    for j in range(1, len(c)):
        made[j + 1] += c[j] * ahead(j)
        if behind is not None and j >= behind_from:
            made[j - 1] += c[j] * behind(j)
    return made


def _stepping(weight, pull):
    """A derivative from the top: der[j-1] = weight(j) c[j], and c[j] is passed on to c[j-2] as pull(j) c[j]."""

    def derive(c):
        c, made = c.copy(), np.zeros((len(c) - 1,) + c.shape[1:], c.dtype)
        for j in range(len(c) - 1, 0, -1):
            made[j - 1] = weight(j) * c[j]
            if j > 2:
                c[j - 2] += pull(j) * c[j]
        return made

    return derive


def _cheb_der(c):
    made = _stepping(lambda j: 2 * j, lambda j: j / (j - 2))(c)
    made[0] = made[0] / 2
    return made


def _lag_der(c):
    c, made = c.copy(), np.zeros((len(c) - 1,) + c.shape[1:], c.dtype)
    for j in range(len(c) - 1, 1, -1):
        made[j - 1] = -c[j]
        c[j - 1] += c[j]
    made[0] = -c[1]
    return made


def _lag_int(c):
    made = np.zeros((len(c) + 1,) + c.shape[1:], c.dtype)
    made[:-1] += c
    made[1:] -= c
    return made


_BASES = {
    "polynomial": _Basis("poly", "x", lambda k: (1, 0, 0), lambda c: c[1:] * _column(c, np.arange(1, len(c))),
                         lambda c: _shifted(c, [0, 1], lambda j: 1 / (j + 1)), [-1, 1]),
    "chebyshev": _Basis("cheb", "T", lambda k: (1, 0, 0) if k == 0 else (0.5, 0, 0.5), _cheb_der,
                        lambda c: _shifted(c, [0, 1], lambda j: 0.25 if j == 1 else 1 / (2 * (j + 1)), lambda j: -1 / (2 * (j - 1)), 2), [-1, 1],
                        np.pi, lambda x: 1.0 / (np.sqrt(1.0 + x) * np.sqrt(1.0 - x))),
    "legendre": _Basis("leg", "P", lambda k: ((k + 1) / (2 * k + 1), 0, k / (2 * k + 1)), _stepping(lambda j: 2 * j - 1, lambda j: 1),
                       lambda c: _shifted(c, [0, 1], lambda j: 1 / (2 * j + 1), lambda j: -1 / (2 * j + 1), 2), [-1, 1], 2, lambda x: x * 0.0 + 1.0),
    "hermite": _Basis("herm", "H", lambda k: (0.5, 0, k), lambda c: c[1:] * _column(c, 2 * np.arange(1, len(c))),
                      lambda c: _shifted(c, [0, 0.5], lambda j: 1 / (2 * (j + 1))), [-1, 1], np.sqrt(np.pi), lambda x: np.exp(-(x**2))),
    "hermite_e": _Basis("herme", "He", lambda k: (1, 0, k), lambda c: c[1:] * _column(c, np.arange(1, len(c))),
                        lambda c: _shifted(c, [0, 1], lambda j: 1 / (j + 1)), [-1, 1], np.sqrt(2 * np.pi), lambda x: np.exp(-0.5 * x**2)),
    "laguerre": _Basis("lag", "L", lambda k: (-(k + 1), 2 * k + 1, -k), _lag_der, _lag_int, [0, 1], 1, lambda x: np.exp(-x)),
}  # fmt: skip

# ---- helpers that numpy names


def as_series(alist, trim=True):
    made = [np.array(a, ndmin=1) for a in alist]
    if builtins.min([a.size for a in made]) == 0:
        raise ValueError("Coefficient array is empty")
    if builtins.any([a.ndim != 1 for a in made]):
        raise ValueError("Coefficient array is not 1-d")
    kind = np.result_type(*made, np.float64)
    return [(_trimmed(a) if trim else a).astype(kind) for a in made]


def trimseq(seq):
    return _trimmed(seq) if isinstance(seq, np.ndarray) else seq if len(seq) == 0 or seq[-1] != 0 else list(_trimmed(np.array(seq)))


def trimcoef(c, tol=0):
    if tol < 0:
        raise ValueError("tol must be non-negative")
    c = _series(c)
    at = np.nonzero(np.abs(c) > tol)[0]
    return c[:1] * 0 if len(at) == 0 else c[: builtins.int(at[-1]) + 1].copy()


def getdomain(x):
    x = _series(x)
    if x.dtype.kind == "c":
        return np.array([complex(x.real.min(), x.imag.min()), complex(x.real.max(), x.imag.max())])
    return np.array([x.min(), x.max()])


def mapparms(old, new):
    length = old[1] - old[0]
    return (old[1] * new[0] - old[0] * new[1]) / length, (new[1] - new[0]) / length


def mapdomain(x, old, new):
    x = np.asarray(x) if isinstance(x, (list, tuple)) else x
    off, scl = mapparms(np.asarray(old), np.asarray(new))
    return off + scl * x


def _float_text(x, parens=False):
    if not isinstance(x, (float, np.floating)):
        return str(x)
    options = np.get_printoptions()
    if np.isnan(x):
        return options["nanstr"]
    if np.isinf(x):
        return options["infstr"]
    if x != 0 and (abs(x) >= 1e8 or abs(x) < builtins.min(1e-4, 10.0 ** -((options["precision"]) - 1) / 2)):
        text = np.format_float_scientific(x, unique=True, trim="0", precision=options["precision"])
        return f"({text})" if parens else text
    return np.format_float_positional(x, unique=True, trim="0", precision=options["precision"], fractional=True)


class ABCPolyBase(abc.ABC):
    """A series with a domain, which `window` maps it to, and a symbol."""

    __array_ufunc__ = None
    __hash__ = None
    maxpower = 100

    @property
    def symbol(self):
        return self._symbol

    def __init__(self, coef, domain=None, window=None, symbol="x"):
        self.coef = as_series([coef], trim=False)[0]
        self.domain = type(self).domain if domain is None else as_series([domain], trim=False)[0]
        self.window = type(self).window if window is None else as_series([window], trim=False)[0]
        for name, value in (("Domain", self.domain), ("Window", self.window)):
            if len(value) != 2:
                raise ValueError(f"{name} has wrong number of elements.")
        if not isinstance(symbol, str):
            raise TypeError("Symbol must be a non-empty string")
        if not symbol.isidentifier():
            raise ValueError("Symbol string must be a valid Python identifier")
        self._symbol = symbol

    def _like(self, coef, domain=None):
        return type(self)(coef, self.domain if domain is None else domain, self.window, self.symbol)

    def _other(self, other):
        """Coefficients of an operand."""
        if not isinstance(other, ABCPolyBase):
            return other
        if not isinstance(other, type(self)):
            raise TypeError("Polynomial types differ")
        if not np.all(self.domain == other.domain):
            raise TypeError("Domains differ")
        if not np.all(self.window == other.window):
            raise TypeError("Windows differ")
        if self.symbol != other.symbol:
            raise ValueError("Polynomial symbols differ")
        return other.coef

    def has_samecoef(self, other):
        return len(self.coef) == len(other.coef) and builtins.bool(np.all(self.coef == other.coef))

    def has_samedomain(self, other):
        return builtins.bool(np.all(self.domain == other.domain))

    def has_samewindow(self, other):
        return builtins.bool(np.all(self.window == other.window))

    def has_sametype(self, other):
        return isinstance(other, type(self))

    def __repr__(self):
        coef, domain, window = [repr(v)[6:-1] for v in (self.coef, self.domain, self.window)]
        return f"{type(self).__name__}({coef}, domain={domain}, window={window}, symbol='{self.symbol}')"

    def __format__(self, fmt_str):
        if fmt_str == "":
            return str(self)
        if fmt_str not in ("ascii", "unicode"):
            raise ValueError(f"Unsupported format string '{fmt_str}' passed to {type(self)}.__format__. Valid options are 'ascii' and 'unicode'")
        return self._text(fmt_str == "unicode")

    def __str__(self):
        return self._text(_style[0] == "unicode")

    def _term(self, i, is_unicode):
        if self.basis_name:
            name = self.basis_name + (str(i).translate(_LOW) if is_unicode else f"_{i}")
            return f"{'·' if is_unicode else ' '}{name}({self.symbol})"
        if i == 1:
            return ("·" if is_unicode else " ") + self.symbol
        return f"·{self.symbol}{str(i).translate(_HIGH)}" if is_unicode else f" {self.symbol}**{i}"

    def _text(self, is_unicode):
        width = builtins.max(np.get_printoptions().get("linewidth", 75), 1)
        out = _float_text(self.coef[0])
        for i, coef in enumerate(self.coef[1:], 1):
            out += " "
            is_plain = not isinstance(coef, (complex, np.complexfloating))
            if is_plain and not isinstance(coef, (float, np.floating, int, np.integer)):
                is_plain = isinstance(coef, (float, int))
            try:
                term = "+ " + _float_text(coef, True) if not is_plain or coef >= 0 else "- " + _float_text(-coef, True)
            except TypeError:
                term = f"+ {coef}"
            term += self._term(i, is_unicode)
            length = len(out.split("\n")[-1]) + len(term) + (2 if i < len(self.coef) - 1 else 0)
            out += term.replace(" ", "\n", 1) if length >= width else term
        return out

    def __call__(self, arg):
        off, scl = mapparms(self.domain, self.window)
        return self._basis.val(off + scl * (np.asarray(arg) if isinstance(arg, (list, tuple)) else arg), self.coef)

    def __iter__(self):
        return iter(self.coef)

    def __len__(self):
        return len(self.coef)

    def __neg__(self):
        return self._like(-self.coef)

    def __pos__(self):
        return self

    def _combined(self, function, a, b):
        try:
            return self._like(function(a, b))
        except (TypeError, ValueError) as e:
            if "differ" in str(e):
                raise
            return NotImplemented

    def __add__(self, other):
        return self._combined(_sum, self.coef, self._other(other))

    __radd__ = __add__

    def __sub__(self, other):
        return self._combined(lambda a, b: _sum(a, b, -1), self.coef, self._other(other))

    def __rsub__(self, other):
        return self._combined(lambda a, b: _sum(b, a, -1), self.coef, self._other(other))

    def __mul__(self, other):
        return self._combined(self._basis.mul, self.coef, self._other(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        if not isinstance(other, (int, float, complex, np.number)) or isinstance(other, builtins.bool):
            raise TypeError(f"unsupported types for true division: '{type(self)}', '{type(other)}'")
        return self.__floordiv__(other)

    def __divmod__(self, other):
        quotient, rest = self._basis.div(self.coef, self._other(other))
        return self._like(quotient), self._like(rest)

    def __floordiv__(self, other):
        return self.__divmod__(other)[0]

    def __mod__(self, other):
        return self.__divmod__(other)[1]

    def __rdivmod__(self, other):
        quotient, rest = self._basis.div(other, self.coef)
        return self._like(quotient), self._like(rest)

    def __rfloordiv__(self, other):
        return self.__rdivmod__(other)[0]

    def __rmod__(self, other):
        return self.__rdivmod__(other)[1]

    def __pow__(self, other):
        return self._like(self._basis.pow(self.coef, other, self.maxpower))

    def __eq__(self, other):
        return (isinstance(other, type(self)) and self.has_samedomain(other) and self.has_samewindow(other)
                and self.has_samecoef(other) and self.symbol == other.symbol)  # fmt: skip

    def __ne__(self, other):
        return not self == other

    def copy(self):
        return self._like(self.coef)

    def degree(self):
        return len(self) - 1

    def cutdeg(self, deg):
        return self.truncate(deg + 1)

    def trim(self, tol=0):
        return self._like(trimcoef(self.coef, tol))

    def truncate(self, size):
        if builtins.int(size) != size or size < 1:
            raise ValueError("size must be a positive integer")
        return self._like(self.coef[: builtins.int(size)])

    def convert(self, domain=None, kind=None, window=None):
        kind = type(self) if kind is None else kind
        return self(kind.identity(kind.domain if domain is None else domain, kind.window if window is None else window, self.symbol))

    def mapparms(self):
        return mapparms(self.domain, self.window)

    def integ(self, m=1, k=[], lbnd=None):
        off, scl = self.mapparms()
        lbnd = 0 if lbnd is None else off + scl * lbnd
        return self._like(self._basis.int(self.coef, m, k, lbnd, 1.0 / scl))

    def deriv(self, m=1):
        return self._like(self._basis.der(self.coef, m, self.mapparms()[1]))

    def roots(self):
        return mapdomain(self._basis.roots(self.coef), self.window, self.domain)

    def linspace(self, n=100, domain=None):
        domain = self.domain if domain is None else domain
        x = np.linspace(domain[0], domain[1], n)
        return x, self(x)

    @classmethod
    def fit(cls, x, y, deg, domain=None, rcond=None, full=False, w=None, window=None, symbol="x"):
        if domain is None:
            domain = getdomain(x)
            if domain[0] == domain[1]:
                domain = domain + np.array([-1, 1])
        elif isinstance(domain, list) and len(domain) == 0:
            domain = cls.domain
        window = cls.window if window is None else window
        made = cls._basis.fit(mapdomain(x, domain, window), y, deg, rcond, full, w)
        if full:
            return cls(made[0], domain, window, symbol), made[1]
        return cls(made, domain, window, symbol)

    @classmethod
    def fromroots(cls, roots, domain=[], window=None, symbol="x"):
        roots = _series(roots)
        if domain is None:
            domain = getdomain(roots)
        elif isinstance(domain, list) and len(domain) == 0:
            domain = cls.domain
        window = cls.window if window is None else window
        off, scl = mapparms(np.asarray(domain), np.asarray(window))
        return cls(cls._basis.fromroots(off + scl * roots) / scl ** len(roots), domain, window, symbol)

    @classmethod
    def identity(cls, domain=None, window=None, symbol="x"):
        domain = cls.domain if domain is None else domain
        window = cls.window if window is None else window
        off, scl = mapparms(np.asarray(window), np.asarray(domain))
        return cls(cls._basis.line(off, scl), domain, window, symbol)

    @classmethod
    def basis(cls, deg, domain=None, window=None, symbol="x"):
        if builtins.int(deg) != deg or deg < 0:
            raise ValueError("deg must be non-negative integer")
        return cls([0] * builtins.int(deg) + [1], domain, window, symbol)

    @classmethod
    def cast(cls, series, domain=None, window=None):
        return series.convert(cls.domain if domain is None else domain, cls, cls.window if window is None else window)

    def __reduce__(self):
        return type(self), (self.coef, self.domain, self.window, self.symbol)


_LOW, _HIGH = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"), str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def _make(file, basis, class_name):
    """The module numpy.polynomial.`file` and its class."""
    module, prefix = types.ModuleType(f"numpy.polynomial.{file}"), basis.prefix
    made = type(class_name, (ABCPolyBase,), {"domain": basis.domain, "window": basis.domain, "basis_name": basis.name if prefix != "poly" else None,
                                             "_basis": basis, "__module__": module.__name__})  # fmt: skip
    names = {name: getattr(basis, name) for name in """val mulx mul div pow der int vander vander2d vander3d val2d val3d grid2d grid3d companion
        roots fromroots line fit""".split()}  # fmt: skip
    names.update(add=_sum, sub=lambda c1, c2: _sum(c1, c2, -1), trim=trimcoef, domain=basis.domain, zero=np.array([0]), one=np.array([1]),
                 x=np.array([basis.row(0)[1], basis.row(0)[0]]) if prefix in ("lag", "herm") else np.array([0, 1]))  # fmt: skip
    if prefix == "lag":
        names["x"] = np.array([1, -1])
    if prefix == "leg":
        names["line"] = lambda off, scl: np.array([off, scl]) if scl else np.array([off])
    if prefix == "poly":
        names["line"] = lambda off, scl: np.array([off, scl]) if scl else np.array([off])
        names["valfromroots"] = lambda x, r, tensor=True: np.prod(np.subtract.outer(np.asarray(x) + 0.0, np.asarray(r)) if np.ndim(r) == 1 else np.asarray(x) - np.asarray(r), -1)
    else:
        names["gauss"], names["weight"] = basis.gauss, basis.weight
        setattr(module, f"{prefix}2poly", basis.to_power)
        setattr(module, f"poly2{prefix}", basis.from_power)
    if prefix == "cheb":
        names["pts1"] = lambda npts: np.sin(0.5 * np.pi / npts * np.arange(-npts + 1, npts + 1, 2))
        names["pts2"] = lambda npts: np.cos(np.linspace(-np.pi, 0, npts))
        names["interpolate"] = lambda func, deg, args=(): basis.fit(names["pts1"](deg + 1), func(names["pts1"](deg + 1), *args), deg)
    for name, value in names.items():
        setattr(module, prefix + name, value)
    setattr(module, class_name, made)
    module.__all__ = [n for n in vars(module) if n[0] != "_"]
    sys.modules[module.__name__] = globals()[file] = module
    return made


Polynomial, Chebyshev, Legendre, Hermite, HermiteE, Laguerre = [
    _make(file, basis, name) for (file, basis), name in zip(_BASES.items(), ("Polynomial", "Chebyshev", "Legendre", "Hermite", "HermiteE", "Laguerre"))]  # fmt: skip
polyutils = types.ModuleType("numpy.polynomial.polyutils")
for _name in ("as_series", "trimseq", "trimcoef", "getdomain", "mapparms", "mapdomain"):
    setattr(polyutils, _name, globals()[_name])
sys.modules["numpy.polynomial.polyutils"] = polyutils
__all__ = ["set_default_printstyle", "polynomial", "Polynomial", "chebyshev", "Chebyshev", "legendre", "Legendre", "hermite", "Hermite",
           "hermite_e", "HermiteE", "laguerre", "Laguerre"]  # fmt: skip
