"""numpy's statistics and the rarer elementwise functions, composed of others. numpy's __getattr__
loads this file when one of its names is first used."""

import builtins

import numpy as np
from numpy import asarray, concatenate, float64, int64



# ---- statistics


def _wide(x):
    """Numbers in double width, complex ones as such."""
    x = asarray(x)
    return x.astype(np.complex128 if x.dtype.kind == "c" else float64)


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None):
    x = np.atleast_2d(_wide(m))
    if not rowvar and x.shape[0] != 1:
        x = x.T
    if y is not None:
        y = np.atleast_2d(_wide(y))
        x = concatenate((x, y if rowvar or y.shape[0] == 1 else y.T), 0)
    ddof = (0 if bias else 1) if ddof is None else ddof
    weights = None
    if fweights is not None:
        weights = asarray(fweights).astype(float64)
    if aweights is not None:
        weights = asarray(aweights).astype(float64) if weights is None else weights * aweights
    mean, total = np.average(x, axis=1, weights=weights), x.shape[1] if weights is None else np.sum(weights)
    factor = total - ddof if aweights is None or ddof == 0 else total - ddof * np.sum(weights * aweights) / total
    x = x - mean[:, None]
    right = x.T if weights is None else (x * weights).T
    made = np.dot(x, right.conj() if right.dtype.kind == "c" else right)
    made *= np.true_divide(1, factor)
    return made.squeeze()


def corrcoef(x, y=None, rowvar=True):
    c = cov(x, y, rowvar)
    if c.ndim == 0:
        return c / c
    deviation = np.sqrt(np.diag(c).real)
    c /= deviation[:, None]
    c /= deviation[None, :]
    if c.dtype.kind != "c":
        return np.clip(c, -1, 1)
    return np.clip(c.real, -1, 1) + 1j * np.clip(c.imag, -1, 1)


def bincount(x, weights=None, minlength=0):
    given, x = x, asarray(x)
    if x.ndim != 1:
        raise ValueError("object too deep for desired array" if x.ndim > 1 else "object of too small depth for desired array")
    if x.dtype.kind not in "biu" and not isinstance(given, (list, tuple)):
        raise TypeError(f"Cannot cast array data from {x.dtype!r} to dtype('int64') according to the rule 'safe'")
    x = x.astype(int64)
    if minlength < 0:
        raise ValueError("'minlength' must not be negative")
    if x.size and int(x.min()) < 0:
        raise ValueError("'list' argument must have no negative elements")
    size = builtins.max(int(x.max()) + 1 if x.size else 0, minlength)
    counts = [0] * size
    if weights is None:
        for i in x.tolist():
            counts[i] += 1
        return np.array(counts, int64)
    counts = [0.0] * size
    for i, w in zip(x.tolist(), asarray(weights).tolist()):
        counts[i] += w
    return np.array(counts, float64)


def digitize(x, bins, right=False):
    bins = asarray(bins)
    steps = bins[1:] - bins[:-1]
    if not ((steps >= 0).all() or (steps <= 0).all()):
        raise ValueError("bins must be monotonically increasing or decreasing")
    side = "left" if right else "right"
    if bins.size > 1 and bins[0] > bins[-1]:
        return bins.size - np.searchsorted(bins[::-1], x, "right" if right else "left")
    return np.searchsorted(bins, x, side)


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    a = asarray(a).ravel()
    if isinstance(bins, str) and bins not in _WIDTHS:
        raise ValueError(f"{bins!r} is not a valid estimator for `bins`")
    if not isinstance(bins, str) and np.ndim(bins) == 1:
        edges = asarray(bins)
        if np.any(edges[:-1] > edges[1:]):
            raise ValueError("`bins` must increase monotonically, when an array")
        return edges
    if not isinstance(bins, str) and np.ndim(bins) > 1:
        raise ValueError("`bins` must be 1d, when an array")
    if not isinstance(bins, str) and bins < 1:
        raise ValueError("`bins` must be positive, when an integer")
    if range is not None:
        low, high = range
        if low > high:
            raise ValueError("max must be larger than min in range parameter.")
        if not (np.isfinite(low) and np.isfinite(high)):
            raise ValueError(f"supplied range of [{low}, {high}] is not finite")
    elif a.size == 0:
        low, high = 0, 1
    else:
        low, high = a.min(), a.max()
        if not (np.isfinite(low) and np.isfinite(high)):
            raise ValueError(f"autodetected range of [{low}, {high}] is not finite")
    if low == high:
        low, high = low - 0.5, high + 0.5
    if isinstance(bins, str):
        if weights is not None:
            raise TypeError("Automated estimation of the number of bins is not supported for weighted data")
        kept = a if range is None else a[(a >= low) & (a <= high)]
        width = _WIDTHS[bins](kept) if kept.size else 0
        bins = int(np.ceil((high - low) / width)) if width else 1
    kind = np.result_type(low, high, a)
    return np.linspace(low, high, int(bins) + 1, dtype=kind if kind.kind in "fc" else np.result_type(kind, float))


def _spread(x):
    return np.subtract(*np.percentile(x, [75, 25]))


def _doane(x):
    if x.size <= 2 or not np.std(x) > 0:
        return 0.0
    skewness = np.mean(np.power((x - np.mean(x)) / np.std(x), 3))
    error = np.sqrt(6.0 * (x.size - 2) / ((x.size + 1.0) * (x.size + 3)))
    return np.ptp(x) / (1.0 + np.log2(x.size) + np.log2(1.0 + np.absolute(skewness) / error))


def _stone(x):
    n, extent = x.size, np.ptp(x)
    if n <= 1 or extent == 0:
        return 0

    def risk(count):
        part = np.histogram(x, count)[0] / n
        return (2 - (n + 1) * np.dot(part, part)) / (extent / count)

    most = builtins.max(100, int(np.sqrt(n)))
    return extent / builtins.min(builtins.range(1, most + 1), key=risk)


def _auto(x):
    by_spread, sturges = 2.0 * _spread(x) * x.size ** (-1.0 / 3.0), np.ptp(x) / (np.log2(x.size) + 1.0)
    return builtins.min(by_spread, sturges) if by_spread else sturges


_WIDTHS = {
    "stone": _stone, "auto": _auto, "doane": _doane, "fd": lambda x: 2.0 * _spread(x) * x.size ** (-1.0 / 3.0),
    "rice": lambda x: np.ptp(x) / (2.0 * x.size ** (1.0 / 3)),
    "scott": lambda x: (24.0 * np.pi**0.5 / x.size) ** (1.0 / 3.0) * np.std(x),
    "sqrt": lambda x: np.ptp(x) / np.sqrt(x.size), "sturges": lambda x: np.ptp(x) / (np.log2(x.size) + 1.0),
}  # fmt: skip


def histogram(a, bins=10, range=None, density=None, weights=None):
    a = asarray(a).ravel()
    edges = histogram_bin_edges(a, bins, range)
    inside = (a >= edges[0]) & (a <= edges[-1])
    at = np.clip(np.searchsorted(edges, a[inside], "right") - 1, 0, edges.size - 2)
    counts = bincount(at, None if weights is None else asarray(weights).ravel()[inside], edges.size - 1)
    if density:
        return counts / np.diff(edges) / counts.sum(), edges
    return counts, edges


def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    if len(x) != len(y):
        raise ValueError("x and y must have the same length.")
    if hasattr(bins, "__len__") and len(bins) not in (1, 2):
        bins = [asarray(bins), asarray(bins)]
    made, edges = np.histogramdd(np.stack([asarray(x), asarray(y)], 1), bins, range, density, weights)
    return made, edges[0], edges[1]


def interp(x, xp, fp, left=None, right=None, period=None):
    if asarray(fp).dtype.kind == "c":
        fp = asarray(fp)
        return asarray(interp(x, xp, fp.real, left, right, period) + 1j * interp(x, xp, fp.imag, left, right, period))[()]
    if period is not None:
        if period == 0:
            raise ValueError("period must be a non-zero value")
        period, left, right = abs(period), None, None
        x, xp, fp = asarray(x).astype(float64) % period, asarray(xp).astype(float64) % period, asarray(fp).astype(float64)
        order = np.argsort(xp)
        xp, fp = xp[order], fp[order]
        xp, fp = concatenate((xp[-1:] - period, xp, xp[0:1] + period)), concatenate((fp[-1:], fp, fp[0:1]))
    xp, fp, points = asarray(xp).astype(float64), asarray(fp).astype(float64), asarray(x).astype(float64)
    if xp.size != fp.size:
        raise ValueError("fp and xp are not of the same length.")
    if xp.size == 0:
        raise ValueError("array of sample points is empty")
    flat = points.ravel()
    at = np.clip(np.searchsorted(xp, flat, "right") - 1, 0, max(xp.size - 2, 0))
    if xp.size == 1:
        made = np.full(flat.shape, fp[0])
    else:
        low = xp[at]
        with np.errstate(all="ignore"):
            made = (fp[at + 1] - fp[at]) / (xp[at + 1] - low) * (flat - low) + fp[at]
        made = np.where(flat == low, fp[at], made)
    made = np.where(flat < xp[0], fp[0] if left is None else left, made)
    made = np.where(flat == xp[-1], fp[-1], np.where(flat > xp[-1], fp[-1] if right is None else right, made))
    return made.reshape(points.shape)[()]


def correlate(a, v, mode="valid"):
    a, v = asarray(a), np.conjugate(v)
    if a.size < v.size:
        # NumPy swaps them, and conjugates both: what it slides is the longer one.
        return np.conjugate(_slide(np.conjugate(a), np.conjugate(v), mode, True)) if a.dtype.kind == "c" else _slide(a, v, mode, True)
    return _slide(a, v, mode, False)


def convolve(a, v, mode="full"):
    a, v = np.atleast_1d(a), np.atleast_1d(v)
    if v.size > a.size:
        a, v = v, a
    if a.size == 0:
        raise ValueError("a cannot be empty")
    if v.size == 0:
        raise ValueError("v cannot be empty")
    return _slide(a, v[::-1], mode, False)


def _slide(a, v, mode, is_swapped):
    """Products of v with the pieces of a below it."""
    dtype = np.result_type(a, v)
    if is_swapped:
        a, v = v, a
    n, m = a.size, v.size
    full = np.zeros(n + m - 1, dtype)
    for i in range(m):
        full[m - 1 - i : m - 1 - i + n] += a * v[i]
    start, stop = {"full": (0, n + m - 1), "same": ((m - 1) // 2, (m - 1) // 2 + n),
                   "valid": (m - 1, n)}[mode]  # fmt: skip
    made = full[start:stop].copy()
    return made[::-1] if is_swapped else made


def gradient(f, *varargs, axis=None, edge_order=1):
    f = asarray(f)
    axes = range(f.ndim) if axis is None else [np._axis(i, f.ndim) for i in ((axis,) if isinstance(axis, int) else axis)]
    steps = list(varargs) or [1.0]
    if len(steps) == 1:
        steps = steps * len(axes)
    f = f if f.dtype.kind in "fc" else f.astype(float64)
    made = []
    for i, h in zip(axes, steps):
        if f.shape[i] < edge_order + 1:
            raise ValueError("Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are required.")
        a = np.moveaxis(f, i, 0)
        out = np.empty_like(a)
        if np.ndim(h) == 0:
            out[1:-1] = (a[2:] - a[:-2]) / (2.0 * h)
            first = last = h
        else:
            d = np.diff(asarray(h).astype(float64))
            shape = (-1,) + (1,) * (a.ndim - 1)
            before, after = d[:-1].reshape(shape), d[1:].reshape(shape)
            if (d == d[0]).all():
                out[1:-1] = (a[2:] - a[:-2]) / (2.0 * d[0])
            else:
                left = -after / (before * (before + after))
                middle = (after - before) / (before * after)
                right = before / (after * (before + after))
                out[1:-1] = left * a[:-2] + middle * a[1:-1] + right * a[2:]
            first, last = d[0], d[-1]
        if edge_order == 1:
            out[0] = (a[1] - a[0]) / first
            out[-1] = (a[-1] - a[-2]) / last
        else:
            out[0] = (-1.5 / first) * a[0] + (2.0 / first) * a[1] + (-0.5 / first) * a[2]
            out[-1] = (0.5 / last) * a[-3] + (-2.0 / last) * a[-2] + (1.5 / last) * a[-1]
        made.append(np.moveaxis(out, 0, i))
    return made[0] if len(made) == 1 else made


def trapz(y, x=None, dx=1.0, axis=-1):
    y = asarray(y)
    lead = (slice(None),) * np._axis(axis, y.ndim)
    d = dx
    if x is not None:
        x = asarray(x)
        d = np.diff(x) if x.ndim == 1 else np.diff(x, axis=axis)
        if x.ndim == 1 and y.ndim > 1:
            shape = [1] * y.ndim
            shape[axis] = d.shape[0]
            d = d.reshape(tuple(shape))
    return (d * (y[lead + (slice(1, None),)] + y[lead + (slice(None, -1),)]) / 2.0).sum(axis)



# ---- products


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = np.moveaxis(asarray(a), axisa, -1), np.moveaxis(asarray(b), axisb, -1)
    if a.shape[-1] not in (2, 3) or b.shape[-1] not in (2, 3):
        raise ValueError("incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    if a.shape[-1] == 2 and b.shape[-1] == 2:
        return a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    zero = lambda v: v[..., 2] if v.shape[-1] == 3 else v[..., 0] * 0  # noqa: E731
    a0, a1, a2 = a[..., 0], a[..., 1], zero(a)
    b0, b1, b2 = b[..., 0], b[..., 1], zero(b)
    return np.moveaxis(np.stack([a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0], -1), -1, axisc)


def kron(a, b):
    a, b = asarray(a), asarray(b)
    if not a.ndim or not b.ndim:
        return np.multiply(a, b)
    rank = builtins.max(a.ndim, b.ndim)
    a = a.reshape((1,) * (rank - a.ndim) + a.shape)
    b = b.reshape((1,) * (rank - b.ndim) + b.shape)
    shape = tuple([x * y for x, y in zip(a.shape, b.shape)])
    left = a.reshape(tuple([n for x in a.shape for n in (x, 1)]))
    right = b.reshape(tuple([n for y in b.shape for n in (1, y)]))
    return (left * right).reshape(shape)


# ---- elementwise




def fix(x, out=None):
    x = asarray(x)
    made = np.where(np.greater_equal(x, 0), np.floor(x), np.ceil(x))
    if out is None:
        return made[()]
    out[...] = made
    return out


def sinc(x):
    y = np.pi * np.where(asarray(x) == 0, 1.0e-20, x)
    return (np.sin(y) / y)[()]


def angle(z, deg=False):
    z = asarray(z)
    made = np.arctan2(z.imag, z.real)
    return np.degrees(made) if deg else made


def real(val):
    return asarray(val).real if not np.isscalar(val) else val.real


def imag(val):
    return asarray(val).imag if not np.isscalar(val) else val.imag


def isreal(x):
    return imag(asarray(x)) == 0


def iscomplex(x):
    return imag(asarray(x)) != 0


def isrealobj(x):
    return not np.iscomplexobj(x)


def real_if_close(a, tol=100):
    a = asarray(a)
    if a.dtype.kind != "c":
        return a
    return a.real if np.all(np.abs(a.imag) < tol * np.finfo(float64).eps) else a


def unwrap(p, discont=None, axis=-1, *, period=6.283185307179586):
    p = asarray(p)
    p = p.astype(np.result_type(p, period) if p.dtype.kind in "fO" else float64)
    d = np.diff(p, axis=axis)
    half = period / 2
    wrapped = np.mod(d + half, period) - half
    wrapped = np.where((wrapped == -half) & (d > 0), half, wrapped)
    fixes = np.where(np.abs(d) < (half if discont is None else discont), 0.0, wrapped - d)
    lead = (slice(None),) * np._axis(axis, p.ndim)
    made = p.copy()
    made[lead + (slice(1, None),)] = p[lead + (slice(1, None),)] + np.cumsum(fixes, axis)
    return made


def i0(x):
    x = asarray(x).astype(float64)
    square = x * x / 4
    made = term = np.ones_like(x)
    for k in range(1, 1000):  # of terms that grow up to k = x / 2 and then fall
        term = term * (square / (k * k))
        made = made + term
        if not np.any(term > made * 1e-17):
            break
    return made
