"""numpy's statistics, einsum and the rarer elementwise functions, composed of others. numpy's __getattr__
loads this file when one of its names is first used."""

import builtins
import math

import numpy as np
from numpy import asarray, concatenate, float64, int64

# ---- order statistics


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    q = asarray(q)
    if np.any(q < 0) or np.any(q > 1):
        raise ValueError("Quantiles must be in the range [0, 1]")
    return _quantile(a, q, axis, interpolation or method, keepdims)


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    q = np.true_divide(q, 100)
    if np.any(q < 0) or np.any(q > 1):
        raise ValueError("Percentiles must be in the range [0, 100]")
    return _quantile(a, asarray(q), axis, interpolation or method, keepdims)


def _quantile(a, q, axis, method, keepdims):
    a = asarray(a)
    rank, whole = a.ndim, a.shape
    if axis is None:
        axes = tuple(range(rank))
        ordered = np.sort(a.ravel())
    elif isinstance(axis, tuple):
        axes = tuple(np._axis(i, rank) for i in axis)
        rest = [i for i in range(rank) if i not in axes]
        moved = a.transpose(rest + list(axes))
        ordered = np.sort(moved.reshape([a.shape[i] for i in rest] + [-1]), -1)
    else:
        axes = (np._axis(axis, rank),)
        ordered = np.sort(np.moveaxis(a, axes[0], -1), -1)
    n = ordered.shape[-1]
    if n == 0:
        return np.float64(np.nan) if q.ndim == 0 else np.full(q.shape, np.nan)
    results = []
    for each in q.ravel().tolist():
        at = each * (n - 1)
        low = builtins.min(builtins.max(math.floor(at), 0), n - 1)
        high = builtins.min(low + 1, n - 1)
        if method == "lower":
            value = ordered[..., low]
        elif method == "higher":
            value = ordered[..., builtins.min(math.ceil(at), n - 1)]
        elif method == "nearest":
            value = ordered[..., int(np.rint(at))]
        elif method == "midpoint":
            part = 0.5 if at != low else 0.0
            value = ordered[..., low] + (ordered[..., high] - ordered[..., low]) * part
        elif method == "linear":
            part, below, above = at - low, ordered[..., low], ordered[..., high]
            value = above - (above - below) * (1 - part) if part >= 0.5 else below + (above - below) * part
        else:
            raise ValueError(f"method {method!r} is not available here")
        if a.dtype.kind == "f":
            value = np.where(np.isnan(ordered[..., -1]), ordered.dtype.type(np.nan), value)[()]
        if keepdims:
            value = asarray(value).reshape(tuple([1 if i in axes else whole[i] for i in range(rank)]))
        results.append(value)
    if q.ndim == 0:
        return results[0]
    return np.stack([asarray(r) for r in results]).reshape(q.shape + asarray(results[0]).shape)


def _filled(a, value):
    a = asarray(a)
    return np.where(np.isnan(a), a.dtype.type(value), a) if a.dtype.kind == "f" else a


def _present(a, axis, keepdims):
    a = asarray(a)
    return np.sum(~np.isnan(a), axis, None, None, keepdims)


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False):
    return np.sum(_filled(a, 0), axis, dtype, None, keepdims) / _present(a, axis, keepdims)


def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    a = asarray(a)
    centre = nanmean(a, axis, dtype, None, True)
    deviation = np.where(np.isnan(a), 0.0, a - centre)
    return np.sum(deviation * deviation, axis, dtype, None, keepdims) / (_present(a, axis, keepdims) - ddof)


def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return np.sqrt(nanvar(a, axis, dtype, None, ddof, keepdims))


def nanprod(a, axis=None, dtype=None, out=None, keepdims=False):
    return np.prod(_filled(a, 1), axis, dtype, None, keepdims)


def nanmax(a, axis=None, out=None, keepdims=False):
    return np.max(_filled(a, -np.inf), axis, None, keepdims)


def nanmin(a, axis=None, out=None, keepdims=False):
    return np.min(_filled(a, np.inf), axis, None, keepdims)


def nancumsum(a, axis=None, dtype=None, out=None):
    return np.cumsum(_filled(a, 0), axis, dtype)


def nancumprod(a, axis=None, dtype=None, out=None):
    return np.cumprod(_filled(a, 1), axis, dtype)


def nanargmax(a, axis=None):
    if np.any(np.all(np.isnan(a), axis)):
        raise ValueError("All-NaN slice encountered")
    return np.argmax(_filled(a, -np.inf), axis)


def nanargmin(a, axis=None):
    if np.any(np.all(np.isnan(a), axis)):
        raise ValueError("All-NaN slice encountered")
    return np.argmin(_filled(a, np.inf), axis)


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    return nanpercentile(a, 50, axis, keepdims=keepdims)


def nanquantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    a = asarray(a)
    if axis is None:
        return quantile(a[~np.isnan(a)], q)
    from numpy.lib import apply_along_axis

    return apply_along_axis(lambda row: asarray(quantile(row[~np.isnan(row)], q)), axis, a)


def nanpercentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    return nanquantile(a, np.true_divide(q, 100), axis, None, False, method, keepdims)


# ---- statistics


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None):
    x = np.atleast_2d(asarray(m).astype(float64))
    if not rowvar and x.shape[0] != 1:
        x = x.T
    if y is not None:
        y = np.atleast_2d(asarray(y).astype(float64))
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
    made = np.dot(x, right)
    made *= np.true_divide(1, factor)
    return made.squeeze()


def corrcoef(x, y=None, rowvar=True):
    c = cov(x, y, rowvar)
    if c.ndim == 0:
        return c / c
    deviation = np.sqrt(np.diag(c))
    c /= deviation[:, None]
    c /= deviation[None, :]
    return np.clip(c, -1, 1)


def bincount(x, weights=None, minlength=0):
    x = asarray(x)
    if x.ndim != 1:
        raise ValueError("object too deep for desired array" if x.ndim > 1 else "object of too small depth for desired array")
    if x.dtype.kind == "f":
        raise TypeError("Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'")
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
    side = "left" if right else "right"
    if bins.size > 1 and bins[0] > bins[-1]:
        return bins.size - np.searchsorted(bins[::-1], x, "right" if right else "left")
    return np.searchsorted(bins, x, side)


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    a = asarray(a).ravel()
    if isinstance(bins, str):
        raise NotImplementedError("automatic numbers of bins are not available here")
    if np.ndim(bins) == 1:
        return asarray(bins)
    if bins < 1:
        raise ValueError("`bins` must be positive, when an integer")
    if range is not None:
        low, high = range
        if low > high:
            raise ValueError("max must be larger than min in range parameter.")
    elif a.size == 0:
        low, high = 0, 1
    else:
        low, high = a.min(), a.max()
    if low == high:
        low, high = low - 0.5, high + 0.5
    return np.linspace(low, high, bins + 1)


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
    two = (bins, bins) if np.ndim(bins) == 0 else bins
    ranges = (None, None) if range is None else range
    x, y = asarray(x), asarray(y)
    xe, ye = histogram_bin_edges(x, two[0], ranges[0]), histogram_bin_edges(y, two[1], ranges[1])
    made = np.zeros((xe.size - 1, ye.size - 1))
    for a, b in zip(x.tolist(), y.tolist()):
        if xe[0] <= a <= xe[-1] and ye[0] <= b <= ye[-1]:
            i = builtins.min(int(np.searchsorted(xe, a, "right")) - 1, xe.size - 2)
            made[i, builtins.min(int(np.searchsorted(ye, b, "right")) - 1, ye.size - 2)] += 1
    return made, xe, ye


def interp(x, xp, fp, left=None, right=None, period=None):
    xp, fp, points = asarray(xp).astype(float64), asarray(fp).astype(float64), asarray(x).astype(float64)
    if xp.size != fp.size:
        raise ValueError("fp and xp are not of the same length.")
    if xp.size == 0:
        raise ValueError("array of sample points is empty")
    made = np.empty(points.size)
    flat = points.ravel()
    at = np.searchsorted(xp, flat, "right") - 1
    for k, (value, j) in enumerate(zip(flat.tolist(), at.tolist())):
        if j < 0:
            made[k] = fp[0] if left is None else left
        elif j >= xp.size - 1:
            made[k] = fp[-1] if right is None or value == xp[-1] else right
        elif value == xp[j]:
            made[k] = fp[j]
        else:
            made[k] = (fp[j + 1] - fp[j]) / (xp[j + 1] - xp[j]) * (value - xp[j]) + fp[j]
    return made.reshape(points.shape)[()]


def correlate(a, v, mode="valid"):
    a, v = asarray(a), asarray(v)
    return _slide(a, v, mode, a.size < v.size)


def convolve(a, v, mode="full"):
    a, v = np.atleast_1d(a), np.atleast_1d(v)
    if a.size == 0:
        raise ValueError("a cannot be empty")
    if v.size == 0:
        raise ValueError("v cannot be empty")
    if v.size > a.size:
        a, v = v, a
    return _slide(a, v[::-1], mode, False)


def _slide(a, v, mode, is_swapped):
    """Products of v with the pieces of a below it."""
    dtype = np.result_type(a, v)
    if is_swapped:
        a, v = v, a
    n, m = a.size, v.size
    full = [np.dot(a[builtins.max(0, k - m + 1) : k + 1], v[builtins.max(0, m - 1 - k) : builtins.min(m, n + m - 1 - k)])
            for k in range(n + m - 1)]  # fmt: skip
    start, stop = {"full": (0, n + m - 1), "same": ((m - 1) - (m - 1) // 2 if False else (m - 1) // 2, (m - 1) // 2 + n),
                   "valid": (m - 1, n)}[mode]  # fmt: skip
    made = np.array(full[start:stop]).astype(dtype)
    return made[::-1] if is_swapped else made


def gradient(f, *varargs, axis=None, edge_order=1):
    f = asarray(f)
    axes = range(f.ndim) if axis is None else [np._axis(i, f.ndim) for i in ((axis,) if isinstance(axis, int) else axis)]
    steps = list(varargs) or [1.0]
    if len(steps) == 1:
        steps = steps * len(axes)
    f = f if f.dtype.kind == "f" else f.astype(float64)
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


trapezoid = trapz

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
    rank = builtins.max(a.ndim, b.ndim)
    a = a.reshape((1,) * (rank - a.ndim) + a.shape)
    b = b.reshape((1,) * (rank - b.ndim) + b.shape)
    shape = tuple([x * y for x, y in zip(a.shape, b.shape)])
    left = a.reshape(tuple([n for x in a.shape for n in (x, 1)]))
    right = b.reshape(tuple([n for y in b.shape for n in (1, y)]))
    return (left * right).reshape(shape)


def einsum(*operands, out=None, optimize=False, dtype=None, order="K", casting="safe"):
    if not isinstance(operands[0], str):
        raise NotImplementedError("einsum with lists of axes is not available here")
    subscripts = operands[0].replace(" ", "")
    arrays = [asarray(a) for a in operands[1:]]
    for c in subscripts:
        if not (c.isalpha() or c in ".,->"):
            raise ValueError(f"invalid subscript '{c}' in einstein sum subscripts string, subscripts must be letters")
    inputs, arrow, output = subscripts.partition("->")
    terms = inputs.split(",")
    if len(terms) < len(arrays):
        raise ValueError("more operands provided to einstein sum function than specified in the subscripts string")
    if len(terms) > len(arrays):
        raise ValueError("fewer operands provided to einstein sum function than specified in the subscripts string")
    free = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" if c not in subscripts]
    most = 0
    for term, a in zip(terms, arrays):
        if "..." in term:
            most = builtins.max(most, a.ndim - (len(term) - 3))
        elif len(term) != a.ndim:
            which = "many" if len(term) > a.ndim else "few"
            if which == "few":
                raise ValueError(
                    "operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to "
                    "broadcast the extra dimensions."
                )
            raise ValueError(f"einstein sum subscripts string contains too many subscripts for operand {arrays.index(a)}")
    dots = "".join(free[:most])
    terms = [t.replace("...", dots[most - (a.ndim - (len(t) - 3)) :] if "..." in t else "") for t, a in zip(terms, arrays)]
    if arrow:
        output = output.replace("...", dots)
    else:
        all_labels = "".join(terms)
        output = dots + "".join(sorted(c for c in set(all_labels) if all_labels.count(c) == 1 and c not in dots))
    for c in output:
        if not builtins.any(c in t for t in terms):
            raise ValueError(f"einstein sum subscripts string included output subscript '{c}' which never appeared in an input")
    sizes = {}
    for term, a in zip(terms, arrays):
        for c, n in zip(term, a.shape):
            if sizes.setdefault(c, n) != n and n != 1:
                if sizes[c] != 1:
                    raise ValueError("operands could not be broadcast together with remapped shapes [original->remapped]: " + " ".join(
                        f"{np._compact(a.shape)}->{np._compact(a.shape)}" for a in arrays) + " ")
                sizes[c] = n
    kind = np.result_type(*arrays)
    parts = [_diagonal(a, t) for a, t in zip(arrays, terms)]
    first, labels = parts[0]
    for i, (second, others) in enumerate(parts[1:]):
        later = set(output).union(*[set(t) for _, t in parts[i + 2 :]])
        first, labels = _contract(first, labels, second, others, later)
    gone = tuple([i for i, c in enumerate(labels) if c not in output])
    if gone:
        first = np.sum(first, gone, kind)
        labels = "".join([c for c in labels if c in output])
    made = asarray(first).transpose([labels.index(c) for c in output]) if len(output) > 1 else asarray(first)
    made = made.astype(dtype or kind)
    if out is not None:
        out[...] = made
        return out
    return made[()] if made.ndim == 0 else made


def _diagonal(a, labels):
    """Repeated labels of one operand become one axis."""
    for c in set(labels):
        while labels.count(c) > 1:
            i = labels.index(c)
            j = labels.index(c, i + 1)
            a = np.moveaxis(np.moveaxis(a, j, -1), i, -2)
            n = a.shape[-1]
            a = a[..., np.arange(n), np.arange(n)]
            labels = labels[:i] + labels[i + 1 : j] + labels[j + 1 :] + c
    return a, labels


def _contract(a, la, b, lb, later):
    """The product of two operands, summed over what nothing later needs."""
    for labels, other, which in ((la, lb, 0), (lb, la, 1)):
        lonely = [i for i, c in enumerate(labels) if c not in other and c not in later]
        if lonely:
            summed = np.sum(a if which == 0 else b, tuple(lonely))
            rest = "".join([c for i, c in enumerate(labels) if i not in lonely])
            if which == 0:
                a, la = asarray(summed), rest
            else:
                b, lb = asarray(summed), rest
    batch = [c for c in la if c in lb and c in later]
    inner = [c for c in la if c in lb and c not in later]
    rows = [c for c in la if c not in lb]
    columns = [c for c in lb if c not in la]
    size = {c: n for c, n in list(zip(la, a.shape)) + list(zip(lb, b.shape))}
    for c, n in zip(la, a.shape):
        size[c] = builtins.max(size[c], n)
    a = np.broadcast_to(a, tuple([size[c] for c in la])).transpose([la.index(c) for c in batch + rows + inner])
    b = np.broadcast_to(b, tuple([size[c] for c in lb])).transpose([lb.index(c) for c in batch + inner + columns])
    lead = [size[c] for c in batch]
    one = lambda names: math.prod(size[c] for c in names)  # noqa: E731
    if not inner:
        made = a.reshape(lead + [one(rows), 1]) * b.reshape(lead + [1, one(columns)])
    else:
        made = np.matmul(a.reshape(lead + [one(rows), one(inner)]), b.reshape(lead + [one(inner), one(columns)]))
    return made.reshape(lead + [size[c] for c in rows + columns]), "".join(batch + rows + columns)


def einsum_path(*operands, **kwargs):
    return ["einsum_path", tuple(range(len(operands) - 1))], ""


# ---- elementwise


def _elementwise(function, kind=float64):
    """A function of Python floats over arrays."""

    def apply(*args, **kwargs):
        arrays = np.broadcast_arrays(*[asarray(a) for a in args])
        found = [function(*items) for items in zip(*[a.ravel().tolist() for a in arrays])]
        if kind is None:
            dtype = np.result_type(*args)
        else:
            dtype = np.float32 if np.result_type(*args) == np.float32 else kind
        return np.array(found, dtype).reshape(arrays[0].shape)[()]

    return apply


copysign = _elementwise(math.copysign)
nextafter = _elementwise(math.nextafter)
spacing = _elementwise(lambda x: math.copysign(math.ulp(x), x))
gcd = _elementwise(math.gcd, None)
lcm = _elementwise(math.lcm, None)
ldexp = _elementwise(math.ldexp)
i0 = _elementwise(lambda x: math.fsum(((x / 2) ** k / math.factorial(k)) ** 2 for k in range(60)))


def float_power(x1, x2):
    return np.power(asarray(x1).astype(float64), asarray(x2).astype(float64))


def frexp(x):
    x = asarray(x).astype(float64)
    pairs = [math.frexp(v) for v in x.ravel().tolist()]
    return (np.array([m for m, _ in pairs]).reshape(x.shape)[()],
            np.array([e for _, e in pairs], np.int32).reshape(x.shape)[()])  # fmt: skip


def modf(x):
    x = asarray(x)
    x = x if x.dtype.kind == "f" else x.astype(float64)
    whole = np.trunc(x)
    part = np.where(np.isinf(x), 0.0, x - whole)
    return np.asarray(part, x.dtype)[()], whole[()] if isinstance(whole, np.ndarray) else whole


def divmod_(x1, x2):
    return np.floor_divide(x1, x2), np.remainder(x1, x2)


def degrees(x):
    return np.multiply(x, 180.0 / np.pi)


def radians(x):
    return np.multiply(x, np.pi / 180.0)


rad2deg, deg2rad = degrees, radians


def fix(x, out=None):
    return np.trunc(asarray(x).astype(float64) if asarray(x).dtype.kind in "iu" else x)


def heaviside(x1, x2):
    x1 = asarray(x1).astype(float64)
    return np.where(np.isnan(x1), np.nan, np.where(x1 == 0, asarray(x2).astype(float64), np.where(x1 < 0, 0.0, 1.0)))[()]


def fmax(x1, x2):
    x1, x2 = asarray(x1), asarray(x2)
    return np.where(np.isnan(x1), x2, np.where(np.isnan(x2), x1, np.maximum(x1, x2)))[()]


def fmin(x1, x2):
    x1, x2 = asarray(x1), asarray(x2)
    return np.where(np.isnan(x1), x2, np.where(np.isnan(x2), x1, np.minimum(x1, x2)))[()]


def logaddexp(x1, x2):
    x1, x2 = asarray(x1), asarray(x2)
    high = np.maximum(x1, x2)
    return (high + np.log1p(np.exp(-np.abs(np.subtract(x1, x2)))))[()]


def logaddexp2(x1, x2):
    return logaddexp(np.multiply(x1, np.log(2.0)), np.multiply(x2, np.log(2.0))) / np.log(2.0)


def sinc(x):
    y = np.pi * np.where(asarray(x) == 0, 1.0e-20, x)
    return (np.sin(y) / y)[()]


def angle(z, deg=False):
    z = asarray(z)
    made = np.arctan2(z.imag, z.real)
    return degrees(made) if deg else made


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


def isposinf(x, out=None):
    return np.isinf(x) & ~np.signbit(x)


def isneginf(x, out=None):
    return np.isinf(x) & np.signbit(x)


def unwrap(p, discont=None, axis=-1, *, period=6.283185307179586):
    p = asarray(p).astype(float64)
    d = np.diff(p, axis=axis)
    half = period / 2
    wrapped = np.mod(d + half, period) - half
    wrapped = np.where((wrapped == -half) & (d > 0), half, wrapped)
    fixes = np.where(np.abs(d) < (half if discont is None else discont), 0.0, wrapped - d)
    lead = (slice(None),) * np._axis(axis, p.ndim)
    made = p.copy()
    made[lead + (slice(1, None),)] = p[lead + (slice(1, None),)] + np.cumsum(fixes, axis)
    return made
