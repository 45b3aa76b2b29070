"""numpy's statistics along axes: means, variances, order statistics and their nan-ignoring forms. numpy's __getattr__ loads
this file when one of its names is first used."""

import builtins
import math

import numpy as np
from numpy import asarray, float16, float32, float64, int64


def _store(made, out):
    """`made`, or `out` with it inside."""
    if out is None:
        return made
    np.copyto(out, made, casting="unsafe")
    return out


def _count(a, axis):
    if axis is None:
        return a.size
    return math.prod([a.shape[np._axis(i, a.ndim)] for i in (axis if isinstance(axis, tuple) else (axis,))])


def _present(a, axis, where):
    """How many elements take part: an int, or an array along `axis` when there is a mask."""
    if where is True:
        return _count(a, axis)
    return np.sum(np.broadcast_to(asarray(where, bool), a.shape), axis, int64, None, True)


def _warn(*texts):
    from warnings import warn

    for text in texts:
        warn(text, RuntimeWarning, 3)


def mean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    if hasattr(a, "_mask"):
        return a.mean(axis, dtype, out, keepdims)
    a = asarray(a)
    if a.dtype.kind in "OmM":
        return a.mean(axis) if a.dtype.kind in "mM" else np.sum(a, axis) / _present(a, axis, where)
    narrow = dtype is None and a.dtype == float16
    if dtype is None:
        dtype = float32 if narrow else (a.dtype if a.dtype.kind in "fc" else float64)
    total = np.sum(a, axis, dtype, None, keepdims) if where is True else np.sum(a, axis, dtype, None, keepdims, where=where)
    count = _present(a, axis, where)
    if where is not True and not keepdims:
        count = count.reshape(np.shape(total))
    if isinstance(count, int) and count == 0:
        _warn("Mean of empty slice.", f"invalid value encountered in {'scalar ' if np.ndim(total) == 0 else ''}divide")
    made = np.true_divide(total, count)
    return _store(made.astype(float16 if narrow else dtype), out)


def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    a = asarray(a)
    if weights is None:
        made = mean(a, axis, keepdims=keepdims)
        scale = made.dtype.type(a.size / asarray(made).size)
    else:
        weights = asarray(weights)
        dtype = np.result_type(a.dtype, weights.dtype, "f8") if a.dtype.kind in "iub" else np.result_type(a.dtype, weights.dtype)
        if a.shape != weights.shape:
            if axis is None:
                raise TypeError("Axis must be specified when shapes of a and weights differ.")
            if weights.ndim != 1:
                raise TypeError("1D weights expected when shapes of a and weights differ.")
            if weights.shape[0] != a.shape[axis]:
                raise ValueError("Length of weights not compatible with specified axis.")
            weights = np.swapaxes(np.broadcast_to(weights, (a.ndim - 1) * (1,) + weights.shape), -1, axis)
        scale = np.sum(weights, axis, dtype, None, keepdims)
        if np.any(scale == 0.0):
            raise ZeroDivisionError("Weights sum to zero, can't be normalized")
        made = np.sum(np.multiply(a, weights, dtype=dtype), axis, None, None, keepdims) / scale
    if not returned:
        return made
    if np.shape(scale) != np.shape(made):
        scale = np.broadcast_to(scale, np.shape(made)).copy()
    return made, scale


def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
    if hasattr(a, "_mask"):
        return a.var(axis, dtype, out, ddof, keepdims)
    a = asarray(a)
    if dtype is None:
        dtype = a.dtype if a.dtype.kind in "fc" else float64
    kind = float32 if dtype == float16 else dtype
    a = a.astype(kind, copy=False)
    count = _present(a, axis, where)
    centre = np.true_divide(np.sum(a, axis, kind, None, True) if where is True else np.sum(a, axis, kind, None, True, where=where), count).astype(kind)
    deviation = a - centre
    square = (deviation * np.conjugate(deviation)).real if a.dtype.kind == "c" else deviation * deviation
    made = np.sum(square, axis, None, None, keepdims) if where is True else np.sum(square, axis, None, None, keepdims, where=where)
    if where is not True and not keepdims:
        count = count.reshape(np.shape(made))
    divisor = builtins.max(count - ddof, 0) if isinstance(count, int) else np.maximum(count - ddof, 0)
    if isinstance(count, int) and count - ddof <= 0:
        _warn("Degrees of freedom <= 0 for slice", f"invalid value encountered in {'scalar ' if np.ndim(made) == 0 else ''}divide")
    made = np.true_divide(made, divisor)
    return _store(made.astype(square.dtype if a.dtype.kind == "c" else dtype), out)


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
    if hasattr(a, "_mask"):
        return a.std(axis, dtype, out, ddof, keepdims)
    return _store(np.sqrt(var(a, axis, dtype, None, ddof, keepdims, where=where)), out)


def ptp(a, axis=None, out=None, keepdims=False):
    return _store(np.subtract(np.max(a, axis, None, keepdims), np.min(a, axis, None, keepdims)), out)


def diff(a, n=1, axis=-1, prepend=None, append=None):
    if n == 0:
        return a
    if n < 0:
        raise ValueError("order must be non-negative but got " + repr(n))
    a = asarray(a)
    if a.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    axis = np._axis(axis, a.ndim)
    parts = [a]
    for extra, place in ((prepend, 0), (append, 2)):
        if extra is None:
            continue
        extra = asarray(extra)
        if extra.ndim == 0:
            extra = np.broadcast_to(extra, a.shape[:axis] + (1,) + a.shape[axis + 1 :])
        parts.insert(0 if place == 0 else len(parts), extra)
    a = np.concatenate(parts, axis) if len(parts) > 1 else a
    lead = (slice(None),) * axis
    for _ in range(n):
        high, low = a[lead + (slice(1, None),)], a[lead + (slice(None, -1),)]
        a = np.not_equal(high, low) if a.dtype == np.bool_ else high - low
    return a


# ---- order statistics


def _gathered(a, axis):
    """(elements of `axis` as the last one, axes reduced)"""
    rank = a.ndim
    axes = tuple(range(rank)) if axis is None else tuple(np._axis(i, rank) for i in (axis if isinstance(axis, (tuple, list)) else (axis,)))
    rest = [i for i in range(rank) if i not in axes]
    return a.transpose(rest + list(axes)).reshape([a.shape[i] for i in rest] + [-1]), axes


def _kept(made, axes, shape):
    return asarray(made).reshape(tuple([1 if i in axes else n for i, n in enumerate(shape)]))


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    a = asarray(a)
    flat, axes = _gathered(a, axis)
    n = flat.shape[-1]
    ordered = np.sort(flat, -1)
    if overwrite_input and isinstance(a, np.ndarray):
        a[...] = np.sort(a, None).reshape(a.shape) if axis is None else np.sort(a, axis)
    if n == 0:
        _warn("Mean of empty slice.", f"invalid value encountered in {'scalar ' if flat.ndim == 1 else ''}divide")
        made = np.full(flat.shape[:-1], np.nan)[()]
    else:
        made = mean(ordered[..., n // 2 : n // 2 + 1] if n % 2 else ordered[..., n // 2 - 1 : n // 2 + 1], -1)
        if a.dtype.kind == "f":
            made = np.where(np.isnan(ordered[..., -1]), ordered[..., -1], made)[()]
    return _store(_kept(made, axes, a.shape) if keepdims else made, out)


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    q = asarray(q)
    if np.any(q < 0) or np.any(q > 1):
        raise ValueError("Quantiles must be in the range [0, 1]")
    return _store(_quantile(a, q, axis, interpolation or method, keepdims, overwrite_input), out)


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    q = asarray(np.true_divide(q, 100))
    if np.any(q < 0) or np.any(q > 1):
        raise ValueError("Percentiles must be in the range [0, 100]")
    return _store(_quantile(a, q, axis, interpolation or method, keepdims, overwrite_input), out)


def _around(n, q, alpha, beta):
    return n * q + (alpha + q * (1 - alpha - beta)) - 1


#: The place of quantile q among n ordered values; Hyndman and Fan's nine definitions, and NumPy's own four.
_PLACES = {
    "inverted_cdf": lambda n, q: _step(n * q - 1, 0.0),
    "averaged_inverted_cdf": lambda n, q: n * q - 1,
    "closest_observation": lambda n, q: _even(n * q - 1 - 0.5),
    "interpolated_inverted_cdf": lambda n, q: _around(n, q, 0, 1),
    "hazen": lambda n, q: _around(n, q, 0.5, 0.5),
    "weibull": lambda n, q: _around(n, q, 0, 0),
    "linear": lambda n, q: (n - 1) * q,
    "median_unbiased": lambda n, q: _around(n, q, 1 / 3.0, 1 / 3.0),
    "normal_unbiased": lambda n, q: _around(n, q, 3 / 8.0, 3 / 8.0),
    "lower": lambda n, q: math.floor((n - 1) * q),
    "higher": lambda n, q: math.ceil((n - 1) * q),
    "midpoint": lambda n, q: 0.5 * (math.floor((n - 1) * q) + math.ceil((n - 1) * q)),
    "nearest": lambda n, q: float(np.rint((n - 1) * q)),
}


def _step(place, part):
    low = math.floor(place)
    return low if place - low == part else low + 1


def _even(place):
    low = math.floor(place)
    return low if place == low and low % 2 == 0 else low + 1


def _quantile(a, q, axis, method, keepdims, overwrites=False):
    a = asarray(a)
    if method not in _PLACES:
        raise ValueError(f"{method!r} is not a valid method. Use one of: {_PLACES.keys()}")
    flat, axes = _gathered(a, axis)
    ordered = np.sort(flat, -1)
    if overwrites:
        a[...] = np.sort(a, None).reshape(a.shape) if axis is None else np.sort(a, axis)
    n = ordered.shape[-1]
    if n == 0:
        return np.float64(np.nan) if q.ndim == 0 else np.full(q.shape, np.nan)
    results = []
    for each in q.ravel().tolist():
        at = builtins.min(builtins.max(_PLACES[method](n, each), 0), n - 1)
        low = math.floor(at)
        high, part = builtins.min(low + 1, n - 1), at - low
        if method == "averaged_inverted_cdf" and part:
            part = 1.0 if n * each - 1 >= 0 else 0.0
        elif method == "averaged_inverted_cdf":
            part = 0.5 if 0 <= n * each - 1 < n - 1 else 0.0
        below, above = ordered[..., low], ordered[..., high]
        if part == 0:
            value = below if method in ("lower", "higher", "nearest", "inverted_cdf", "closest_observation") else below + (above - below) * 0.0
        else:
            value = above - (above - below) * (1 - part) if part >= 0.5 else below + (above - below) * part
        if a.dtype.kind == "f":
            value = np.where(np.isnan(ordered[..., -1]), ordered.dtype.type(np.nan), value)
        value = value if np.ndim(value) else asarray(value)[()]
        results.append(_kept(value, axes, a.shape) if keepdims else value)
    if q.ndim == 0:
        return results[0]
    return np.stack([asarray(r) for r in results]).reshape(q.shape + asarray(results[0]).shape)


# ---- nan-ignoring


def _filled(a, value):
    a = asarray(a)
    return np.where(np.isnan(a), a.dtype.type(value), a) if a.dtype.kind in "fc" else a


def _counted(a, axis, keepdims, where=True):
    return np.sum(~np.isnan(asarray(a)), axis, None, None, keepdims, where=where)


def nansum(a, axis=None, dtype=None, out=None, keepdims=False, initial=0, where=True):
    return np.sum(_filled(a, 0), axis, dtype, out, keepdims, initial, where)


def nanprod(a, axis=None, dtype=None, out=None, keepdims=False, initial=1, where=True):
    return np.prod(_filled(a, 1), axis, dtype, out, keepdims, initial, where)


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    a = asarray(a)
    if a.dtype.kind not in "fc":
        return mean(a, axis, dtype, out, keepdims, where=where)
    count = _counted(a, axis, keepdims, where)
    if np.any(count == 0):
        _warn("Mean of empty slice")
    return _store(np.true_divide(np.sum(_filled(a, 0), axis, dtype, None, keepdims, where=where), count).astype(dtype or a.dtype), out)


def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
    a = asarray(a)
    if a.dtype.kind not in "fc":
        return var(a, axis, dtype, out, ddof, keepdims, where=where)
    centre = nanmean(a, axis, dtype, None, True, where=where)
    deviation = np.where(np.isnan(a), a.dtype.type(0), a - centre)
    square = (deviation * np.conjugate(deviation)).real
    divisor = _counted(a, axis, keepdims, where) - ddof
    made = np.true_divide(np.sum(square, axis, dtype, None, keepdims, where=where), divisor)
    made = np.where(divisor <= 0, np.nan, made)[()].astype(dtype or square.dtype)
    return _store(made, out)


def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
    return _store(np.sqrt(nanvar(a, axis, dtype, None, ddof, keepdims, where=where)), out)


def _nan_extreme(a, axis, out, keepdims, initial, where, reduce, start):
    a = asarray(a)
    if a.dtype.kind not in "fc":
        return reduce(a, axis, out, keepdims, initial, where)
    made = reduce(_filled(a, start), axis, None, keepdims, initial, where)
    empty = np.all(np.isnan(a), axis, None, keepdims)
    if np.any(empty):
        _warn("All-NaN axis encountered")
        made = np.where(empty, a.dtype.type(np.nan), made)[()]
    return _store(made, out)


def nanmax(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return _nan_extreme(a, axis, out, keepdims, initial, where, np.max, -np.inf)


def nanmin(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    return _nan_extreme(a, axis, out, keepdims, initial, where, np.min, np.inf)


def nancumsum(a, axis=None, dtype=None, out=None):
    return np.cumsum(_filled(a, 0), axis, dtype, out)


def nancumprod(a, axis=None, dtype=None, out=None):
    return np.cumprod(_filled(a, 1), axis, dtype, out)


def nanargmax(a, axis=None, out=None, *, keepdims=False):
    return _nan_place(a, axis, out, keepdims, np.argmax, -np.inf)


def nanargmin(a, axis=None, out=None, *, keepdims=False):
    return _nan_place(a, axis, out, keepdims, np.argmin, np.inf)


def _nan_place(a, axis, out, keepdims, find, start):
    a = asarray(a)
    if a.dtype.kind in "fc" and np.any(np.all(np.isnan(a), axis)):
        raise ValueError("All-NaN slice encountered")
    return find(_filled(a, start), axis, out, keepdims=keepdims)


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    if asarray(a).dtype.kind == "b":
        return median(a, axis, out, overwrite_input, keepdims)
    return nanquantile(a, 0.5, axis, out, overwrite_input, "linear", keepdims)


def nanpercentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    return nanquantile(a, np.true_divide(q, 100), axis, out, overwrite_input, interpolation or method, keepdims)


def nanquantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, interpolation=None):
    a = asarray(a)
    if a.dtype.kind != "f":
        return quantile(a, q, axis, out, overwrite_input, method, keepdims)
    q = asarray(q)
    flat, axes = _gathered(a, axis)
    rows = flat.reshape(-1, flat.shape[-1]) if flat.size else flat.reshape(flat.shape)
    found = []
    for row in rows:
        row = row[~np.isnan(row)]
        found.append(asarray(_quantile(row, q, None, interpolation or method, False)) if row.size else np.full(q.shape, np.nan))
    lead = q.shape + tuple([1 if i in axes else n for i, n in enumerate(a.shape)]) if keepdims else q.shape + flat.shape[:-1]
    made = np.moveaxis(np.stack(found), 0, -1).reshape(lead).astype(a.dtype)
    return _store(made[()] if made.ndim == 0 else made, out)
