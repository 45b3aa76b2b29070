"""numpy.ma's composed functions: medians, averages, runs of masked elements, rows and columns."""

import builtins

import numpy as np
from numpy import ma
from numpy.ma import MaskedArray, getdata, getmask, getmaskarray, is_masked, mask_or, masked, nomask


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    a = MaskedArray(a)
    if a._mask is nomask or not a._mask.any():
        return np.median(a._data, axis)
    if axis is None:
        present = a.compressed()
        return np.median(present) if present.size else masked
    rows = np.moveaxis(a._data, axis, -1), np.moveaxis(a._mask, axis, -1)
    shape = rows[0].shape[:-1]
    made = [median(MaskedArray(r, m)) for r, m in zip(rows[0].reshape(-1, rows[0].shape[-1]), rows[1].reshape(-1, rows[0].shape[-1]))]
    return MaskedArray(np.array([0 if v is masked else v for v in made], float).reshape(shape), np.array([v is masked for v in made]).reshape(shape))


def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    a = MaskedArray(a)
    if weights is None:
        made, total = a.mean(axis), a.count(axis)
    else:
        w = np.asarray(weights)
        w = w if w.shape == a.shape else np.broadcast_to(w.reshape([-1 if i == axis % a.ndim else 1 for i in range(a.ndim)]), a.shape)
        w = MaskedArray(w, a._mask)
        total = w.sum(axis)
        made = (a * w).sum(axis) / total
    return (made, total * 1.0) if returned else made


def resize(x, new_shape):
    return MaskedArray(np.resize(getdata(x), new_shape), nomask if getmask(x) is nomask else np.resize(x._mask, new_shape))


def set_fill_value(a, fill_value):
    if isinstance(a, MaskedArray):
        a.set_fill_value(fill_value)


def common_fill_value(a, b):
    return a.fill_value if a.fill_value == b.fill_value else None


def fromflex(fxarray):
    return MaskedArray(fxarray["_data"], fxarray["_mask"])


def allequal(a, b, fill_value=True):
    mask = mask_or(getmask(a), getmask(b))
    same = getdata(a) == getdata(b)
    return builtins.bool(np.all(same if mask is nomask else same | mask)) if mask is nomask or fill_value else False


def allclose(a, b, masked_equal=True, rtol=1e-5, atol=1e-8):
    mask = np.logical_or(getmaskarray(a), getmaskarray(b))
    return builtins.bool(np.all(np.isclose(getdata(a), getdata(b), rtol, atol) | (mask if masked_equal else False)))


def unique(ar1, return_index=False, return_inverse=False):
    flat = ma.ravel(ar1)
    mask = getmaskarray(flat)
    kept, hidden = np.flatnonzero(~mask), np.flatnonzero(mask)
    made, index, inverse = np.unique(flat.compressed(), return_index=True, return_inverse=True)
    values = MaskedArray(np.append(made, flat.fill_value), [False] * made.size + [True]) if hidden.size else MaskedArray(made)
    places = np.full(mask.shape, made.size)
    places[kept] = inverse
    parts = [values]
    if return_index:
        parts.append(np.append(kept[index], hidden[:1]).astype(np.int64))
    if return_inverse:
        parts.append(places)
    return tuple(parts) if len(parts) > 1 else values


def count_masked(arr, axis=None):
    return getmaskarray(arr).sum(axis)


def diff(a, n=1, axis=-1):
    a = MaskedArray(a)
    for _ in range(n):
        lead = (slice(None),) * (axis % a.ndim)
        a = a[lead + (slice(1, None),)] - a[lead + (slice(None, -1),)]
    return a


def ndenumerate(a, compressed=True):
    for place in np.ndindex(np.shape(a)):
        if not getmaskarray(a)[place]:
            yield place, getdata(a)[place]
        elif not compressed:
            yield place, masked


def _runs(flags):
    edges = np.flatnonzero(np.diff(np.concatenate(([False], flags, [False])).astype(int)))
    return [slice(a, b, None) for a, b in zip(edges[::2].tolist(), edges[1::2].tolist())]


def clump_masked(a):
    return [] if getmask(a) is nomask else _runs(a._mask.ravel())


def clump_unmasked(a):
    return [slice(0, a.size)] if getmask(a) is nomask else _runs(~a._mask.ravel())


def flatnotmasked_edges(a):
    found = np.flatnonzero(~getmaskarray(a).ravel())
    return found[[0, -1]] if len(found) else None


def flatnotmasked_contiguous(a):
    return _runs(~getmaskarray(a).ravel())


def mask_rowcols(a, axis=None):
    made = MaskedArray(a, copy=True)
    mask = getmaskarray(made)
    lines = np.zeros(made.shape, bool)
    if axis is None or axis == 0:
        lines |= mask.any(1)[:, None]
    if axis is None or axis in (1, -1):
        lines |= mask.any(0)
    made._mask = mask | lines
    return made


mask_rows = lambda a, axis=None: mask_rowcols(a, 0)  # noqa: E731
mask_cols = lambda a, axis=None: mask_rowcols(a, 1)  # noqa: E731


def compress_rowcols(x, axis=None):
    if np.ndim(getdata(x)) != 2:
        raise NotImplementedError("compress_rowcols works for 2D arrays only.")
    data, mask = getdata(x), getmaskarray(x)
    data = data if axis not in (None, 0) else data[~mask.any(1)]
    return data if axis not in (None, 1, -1) else data[:, ~mask.any(0)]


compress_rows = lambda a: compress_rowcols(a, 0)  # noqa: E731
compress_cols = lambda a: compress_rowcols(a, 1)  # noqa: E731


def _handed_on(name):
    """numpy's function `name`, which of a masked array is that array's own method, so that the mask stays."""
    function = getattr(np, name)

    def handing(a, *args, **kwargs):
        return getattr(a, name)(*args, **kwargs) if isinstance(a, MaskedArray) else function(a, *args, **kwargs)

    handing.__name__ = handing.__qualname__ = name
    handing.__module__ = "numpy"
    return handing


def _sorted(function):
    def sort(a, axis=-1, kind=None, order=None):
        return ma.sort(a, axis) if isinstance(a, MaskedArray) else function(a, axis, kind, order)

    sort.__module__ = "numpy"
    return sort


for _name in ("reshape", "transpose", "ravel", "squeeze", "repeat", "take", "clip", "cumsum", "cumprod", "argsort", "round", "swapaxes", "diagonal",
              "compress"):  # fmt: skip
    setattr(np, _name, _handed_on(_name))
np.sort = _sorted(np.sort)
_unique = np.unique
np.unique = lambda ar, *args, **kwargs: ma.unique(ar, *args, **kwargs) if isinstance(ar, MaskedArray) else _unique(ar, *args, **kwargs)
np.unique.__name__, np.unique.__module__ = "unique", "numpy"
