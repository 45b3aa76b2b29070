"""numpy.ma's sets, shapes, products and statistics of arrays of which some elements are masked."""

import builtins

import numpy as np
from numpy import ma
from numpy.ma import MAError, MaskedArray, filled, getdata, getmask, getmaskarray, masked, nomask

bool_ = np.bool_


def _both(name):
    """numpy's function of data and of mask alike."""

    def function(*arrays, **kwargs):
        call = getattr(np, name)
        if len(arrays) == 1 and isinstance(arrays[0], (tuple, list)) and name in ("hsplit", "vstack", "hstack", "dstack", "column_stack"):
            parts = [ma.asarray(a) for a in arrays[0]]
            return MaskedArray(call([p._data for p in parts], **kwargs), call([getmaskarray(p) for p in parts], **kwargs))
        a = ma.asarray(arrays[0])
        data, mask = call(a._data, *arrays[1:], **kwargs), call(getmaskarray(a), *arrays[1:], **kwargs)
        if isinstance(data, (list, tuple)):
            return [MaskedArray(d, m) for d, m in zip(data, mask)]
        return MaskedArray(data, mask)

    function.__name__ = function.__qualname__ = name
    return function


atleast_1d, atleast_2d, atleast_3d, hsplit, diagflat, column_stack, dstack, row_stack = map(
    _both, ("atleast_1d", "atleast_2d", "atleast_3d", "hsplit", "diagflat", "column_stack", "dstack", "vstack"))  # fmt: skip


def diag(v, k=0):
    made = MaskedArray(np.diag(getdata(v), k))
    if getmask(v) is not nomask:
        made = MaskedArray(made._data, np.diag(getmaskarray(v), k))
    return made


def ndim(obj):
    return np.ndim(getdata(obj))


def shape(obj):
    return np.shape(getdata(obj))


def size(obj, axis=None):
    return np.size(getdata(obj), axis)


def angle(z, deg=False):
    return MaskedArray(np.angle(getdata(z), deg), getmask(z))


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    arr = ma.asarray(arr)
    moved = MaskedArray(np.moveaxis(arr._data, axis, -1), np.moveaxis(getmaskarray(arr), axis, -1))
    outer = moved.shape[:-1]
    made = [func1d(moved[index], *args, **kwargs) for index in np.ndindex(*outer)]
    data = np.array([np.zeros(()).tolist() if v is masked else getdata(v).tolist() if hasattr(v, "tolist") else v for v in made])
    mask = np.array([True if v is masked else getmaskarray(v).tolist() if isinstance(v, MaskedArray) else np.zeros(np.shape(v), bool).tolist() for v in made])
    data, mask = data.reshape(outer + data.shape[1:]), mask.reshape(outer + mask.shape[1:])
    if data.ndim > len(outer):
        data, mask = np.moveaxis(data, -1, axis), np.moveaxis(mask, -1, axis)
    return MaskedArray(data, mask)


def apply_over_axes(func, a, axes):
    made = ma.asarray(a)
    for axis in np.atleast_1d(axes).tolist():
        axis = axis + made.ndim if axis < 0 else axis
        result = func(made, axis)
        made = result if result.ndim == made.ndim else ma.expand_dims(result, axis)
    return made


def choose(indices, choices, out=None, mode="raise"):
    places = filled(indices, 0)
    data = np.choose(places, [filled(c, 0) if c is not masked else True for c in choices], mode=mode)
    mask = np.choose(places, [getmaskarray(c) if c is not masked else True for c in choices], mode=mode)
    return MaskedArray(data, mask | getmaskarray(indices))


def compress(condition, a, axis=None, out=None):
    a = ma.asarray(a)
    condition = filled(condition, False)
    return MaskedArray(np.compress(condition, a._data, axis), np.compress(condition, getmaskarray(a), axis))


def compress_nd(x, axis=None):
    x = ma.asarray(x)
    axes = builtins.range(x.ndim) if axis is None else (axis,) if isinstance(axis, int) else axis
    data, mask = x._data, getmaskarray(x)
    for ax in [a % x.ndim for a in axes]:
        others = tuple(i for i in builtins.range(x.ndim) if i != ax)
        data = np.compress(~mask.any(axis=others), data, ax)
    return data


def putmask(a, mask, values):
    chosen = filled(mask, False)
    new = getmaskarray(values)
    if getmask(a) is not nomask or new.any():
        was = getmaskarray(a).copy()
        np.putmask(was, chosen, new)
        a.mask = was
    np.putmask(a._data, chosen, getdata(values))


def inner(a, b):
    return np.inner(filled(a, 0), filled(b, 0))


def outer(a, b):
    made = np.outer(filled(a, 0).ravel(), filled(b, 0).ravel())
    first, second = getmaskarray(a).ravel(), getmaskarray(b).ravel()
    if getmask(a) is nomask and getmask(b) is nomask:
        return MaskedArray(made)
    return MaskedArray(made, 1 - np.outer(1 - first, 1 - second))


innerproduct, outerproduct = inner, outer


def _convolved(function, a, v, mode, propagate_mask):
    if propagate_mask:
        mask = function(getmaskarray(a), np.ones(np.shape(v), bool), mode=mode) | function(np.ones(np.shape(a), bool), getmaskarray(v), mode=mode)
        data = function(getdata(a), getdata(v), mode=mode)
    else:
        mask = ~function((~getmaskarray(a)).astype(int), (~getmaskarray(v)).astype(int), mode=mode).astype(bool)
        data = function(filled(a, 0), filled(v, 0), mode=mode)
    return MaskedArray(data, mask.astype(bool))


def convolve(a, v, mode="full", propagate_mask=True):
    return _convolved(np.convolve, a, v, mode, propagate_mask)


def correlate(a, v, mode="valid", propagate_mask=True):
    return _convolved(np.correlate, a, v, mode, propagate_mask)


def cov(x, y=None, rowvar=True, bias=False, allow_masked=True, ddof=None):
    x = ma.atleast_2d(ma.asarray(x).astype(float))
    if not allow_masked and getmaskarray(x).any():
        raise ValueError("Cannot process masked data.")
    rowvar = rowvar or x.shape[0] == 1
    data, seen = (x._data, ~getmaskarray(x)) if rowvar else (x._data.T, ~getmaskarray(x).T)
    if y is not None:
        other = ma.atleast_2d(ma.asarray(y).astype(float))
        more, there = (other._data, ~getmaskarray(other)) if rowvar else (other._data.T, ~getmaskarray(other).T)
        if data.shape == more.shape:
            seen = there = seen & there
        data, seen = np.concatenate([data, more]), np.concatenate([seen, there])
    ddof = (0 if bias else 1) if ddof is None else ddof
    data = np.where(seen, data, 0.0)
    centred = np.where(seen, data - (data.sum(1) / seen.sum(1))[:, None], 0.0)
    count = np.dot(seen.astype(float), seen.T.astype(float)) - ddof
    made = np.squeeze(np.dot(centred, centred.T) / np.where(count > 0, count, 1))
    return MaskedArray(made, np.squeeze(count <= 0))


def corrcoef(x, y=None, rowvar=True, bias=None, allow_masked=True, ddof=None):
    c = np.atleast_2d(getdata(cov(x, y, rowvar, allow_masked=allow_masked)))
    d = np.sqrt(np.diag(c))
    return MaskedArray(np.squeeze(c / np.outer(d, d)))


def ediff1d(arr, to_end=None, to_begin=None):
    arr = ma.asarray(arr).ravel()
    made = arr[1:] - arr[:-1]
    parts = [p for p in ([] if to_begin is None else [to_begin]) + [made] + ([] if to_end is None else [to_end])]
    return ma.concatenate([ma.atleast_1d(p) for p in parts]) if len(parts) > 1 else made


def in1d(ar1, ar2, assume_unique=False, invert=False):
    first = ma.asarray(ar1).ravel()
    made = np.isin(first._data, ma.asarray(ar2).compressed(), invert=invert)
    hidden = getmaskarray(first)
    if hidden.any():
        made = np.where(hidden, getmaskarray(ar2).any() != invert, made)
    return made


def isin(element, test_elements, assume_unique=False, invert=False):
    return in1d(element, test_elements, assume_unique, invert).reshape(np.shape(getdata(element)))


def _joined(values, hidden):
    if not hidden:
        return MaskedArray(values)
    return MaskedArray(np.append(values, values.dtype.type(0)), np.append(np.zeros(values.size, bool), True))


def _set_of(name, function, shows):
    def operation(ar1, ar2, assume_unique=False):
        one, two = ma.asarray(ar1), ma.asarray(ar2)
        return _joined(function(one.compressed(), two.compressed()), shows(getmaskarray(one).any(), getmaskarray(two).any()))

    operation.__name__ = operation.__qualname__ = name
    return operation


intersect1d = _set_of("intersect1d", np.intersect1d, lambda a, b: a and b)
setxor1d = _set_of("setxor1d", np.setxor1d, lambda a, b: a != b)
union1d = _set_of("union1d", np.union1d, lambda a, b: a or b)
setdiff1d = _set_of("setdiff1d", np.setdiff1d, lambda a, b: a and not b)


def vander(x, n=None):
    made = np.vander(getdata(x), n)
    if getmask(x) is not nomask:
        made[getmaskarray(x)] = 0
    return made


def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    x, y = ma.asarray(x), ma.asarray(y)
    hidden = getmaskarray(x) | (getmaskarray(y) if y.ndim == 1 else getmaskarray(y).any(1))
    if w is not None:
        hidden = hidden | getmaskarray(w)
        w = getdata(w)[~hidden]
    return np.polyfit(x._data[~hidden], y._data[~hidden], deg, rcond, full, w, cov)


def notmasked_edges(a, axis=None):
    a = ma.asarray(a)
    if axis is None or a.ndim == 1:
        return ma.flatnotmasked_edges(a)
    axis = np._axis(axis, a.ndim)
    seen = ~getmaskarray(a)
    indices = np.indices(a.shape)
    present = [i for i in builtins.range(seen.shape[1 - axis]) if np.take(seen, i, 1 - axis).any()] if a.ndim == 2 else []
    ends = []
    for last in (False, True):
        places = [np.flatnonzero(np.take(seen, i, 1 - axis))[-1 if last else 0] for i in present]
        ends.append(tuple(np.array(places if k == axis else present) for k in builtins.range(indices.shape[0])))
    return ends


def notmasked_contiguous(a, axis=None):
    a = ma.asarray(a)
    if axis is None or a.ndim == 1:
        return ma.flatnotmasked_contiguous(a)
    return [ma.flatnotmasked_contiguous(a[i] if axis == 1 else a[:, i]) for i in builtins.range(a.shape[1 - axis])]


def left_shift(a, n):
    return MaskedArray(np.left_shift(filled(a, 0), n), getmask(a))


def right_shift(a, n):
    return MaskedArray(np.right_shift(filled(a, 0), n), getmask(a))


def make_mask_descr(ndtype):
    dtype = np.dtype(ndtype)
    return np.dtype([(name, make_mask_descr(dtype[name])) for name in dtype.names]) if dtype.names else np.dtype(bool)


def flatten_mask(mask):
    mask = np.asarray(mask)
    if mask.dtype.names is None:
        return mask.ravel().astype(bool)
    flat = lambda row: [v for each in row for v in (flat(each) if isinstance(each, tuple) else [each])]  # noqa: E731
    return np.array([v for row in mask.ravel().tolist() for v in flat(row)], bool)


sometrue, alltrue = (lambda a, axis=None, **kw: ma.any(a, axis)), (lambda a, axis=None, **kw: ma.all(a, axis))


def trace(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    a = ma.asarray(a)
    diagonal = a.diagonal(offset, axis1, axis2)
    return diagonal.astype(dtype).sum(-1) if dtype is not None else diagonal.sum(-1)


def flatten_structured_array(a):
    a = ma.asarray(a)
    flat = lambda row: [v for each in row for v in (flat(each) if isinstance(each, tuple) else [each])]  # noqa: E731
    data = np.array([flat(row) for row in a._data.ravel().tolist()])
    mask = getmaskarray(a)
    mask = np.array([flat(row) for row in mask.ravel().tolist()]) if mask.dtype.names else np.repeat(mask.reshape(-1, 1), data.shape[1], 1)
    return MaskedArray(data.reshape(a.shape + data.shape[1:]), mask.reshape(a.shape + mask.shape[1:]))


class MAxisConcatenator:
    """What joins masked arrays when it is subscripted, as np.r_ joins arrays."""

    __module__ = "numpy.ma.extras"

    def __init__(self, axis=0):
        self.axis = axis

    def __getitem__(self, key):
        if isinstance(key, str):
            raise MAError("Unavailable for masked array.")
        parts = key if isinstance(key, tuple) else (key,)
        data = np.r_[tuple([0.0 if v is masked else getdata(v) if isinstance(v, MaskedArray) else v for v in parts])]
        mask = np.r_[tuple([True if v is masked else getmaskarray(v) if isinstance(v, MaskedArray) else np.zeros(np.shape(np.r_[v]), bool) for v in parts])]
        return MaskedArray(data, mask if mask.any() else nomask)


class mr_class(MAxisConcatenator):
    __module__ = "numpy.ma.extras"

    def __init__(self):
        MAxisConcatenator.__init__(self, 0)


mr_ = mr_class()
