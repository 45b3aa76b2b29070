"""numpy's composed functions that most programs use: ranges, diagonals, joins, simple products, membership. numpy's
__getattr__ loads this file when one of its names is first used."""

import builtins
import math
import operator

import numpy as np
from numpy import array, asarray, concatenate, float64

# ---- making arrays


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0):
    num = operator.index(num)
    if num < 0:
        raise ValueError(f"Number of samples, {num}, must be non-negative.")
    parts = num - 1 if endpoint else num
    if dtype is None and type(start) in (int, float) and type(stop) in (int, float) and start != stop and parts > 0:
        # The common case: two numbers.
        start, stop = float(start), float(stop)
        step = np.float64((stop - start) / parts)
        values = np.arange(0, num).astype(float64) * step if step else np.arange(0, num) / parts * (stop - start)
        values += start
        if endpoint:
            values[-1] = stop
        return (values, step) if retstep else values
    start, stop = asarray(start) * 1.0, asarray(stop) * 1.0
    kind = np.result_type(start, stop, float(num))
    if dtype is None:
        dtype, is_integer = kind, False
    else:
        dtype = np.dtype(dtype)
        is_integer = dtype.kind in "iub"
    delta = stop - start
    values = np.arange(0, num, dtype=kind if kind.kind != "c" else None).reshape((-1,) + (1,) * np.ndim(delta)).astype(kind)
    step = math.nan
    if parts > 0:
        step = delta / parts
        values = values / parts * delta if np.any(step == 0) else values * step
    else:
        values = values * delta
    values = values + start
    if endpoint and num > 1:
        values[-1, ...] = stop
    if axis != 0:
        values = np.moveaxis(values, 0, axis)
    if is_integer:
        values = np.floor(values)
    values = values.astype(dtype, copy=False)
    return (values, step) if retstep else values


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    rank = np.broadcast(start, stop, base).ndim
    start, stop, base = [array(a, copy=False, ndmin=rank) for a in (start, stop, base)]
    exponents = linspace(start, stop, num, endpoint, axis=axis)
    base = np.expand_dims(base, axis) if rank else base[()]
    made = np.power(base, exponents)
    return made if dtype is None else made.astype(dtype, copy=False)


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    start, stop = asarray(start), asarray(stop)
    if np.any(start == 0) or np.any(stop == 0):
        raise ValueError("Geometric sequence cannot include zero")
    kind = np.result_type(start, stop, float(num), np.zeros((), dtype))
    start, stop = start.astype(kind), stop.astype(kind)
    out_sign = np.ones(np.broadcast(start, stop).shape, kind)
    if kind.kind == "c":
        imaginary = (start.real == 0.0) & (stop.real == 0.0)
        start, stop = np.where(imaginary, start.imag, start).astype(kind), np.where(imaginary, stop.imag, stop).astype(kind)
        out_sign = np.where(imaginary, 1j, out_sign)
    both = (np.sign(start) == -1) & (np.sign(stop) == -1)
    start, stop = np.where(both, -start, start), np.where(both, -stop, stop)
    out_sign = np.where(both, -out_sign, out_sign)
    log_start, log_stop = np.log10(start), np.log10(stop)
    made = logspace(log_start, log_stop, num, endpoint, 10.0)
    if num > 0:
        made[0] = start
        if num > 1 and endpoint:
            made[-1] = stop
    made = made * out_sign
    return (np.moveaxis(made, 0, axis) if axis != 0 else made).astype(kind if dtype is None else dtype, copy=False)


def eye(N, M=None, k=0, dtype=float64, order="C", *, like=None):
    M = N if M is None else M
    made = (np.expand_dims(np.arange(N), 1) + k == np.arange(M)).astype(dtype)
    return made if order == "C" else np.asfortranarray(made)


def identity(n, dtype=None, *, like=None):
    return eye(n, dtype=float64 if dtype is None else dtype)


def tril(m, k=0):
    m = np.atleast_1d(asarray(m)) if np.ndim(m) == 0 else asarray(m)
    return np.where(np.tri(m.shape[-2] if m.ndim > 1 else m.shape[-1], m.shape[-1], k, bool), m, np.zeros(1, m.dtype)).astype(m.dtype, copy=False)


def triu(m, k=0):
    m = asarray(m)
    return np.where(np.tri(m.shape[-2] if m.ndim > 1 else m.shape[-1], m.shape[-1], k - 1, bool), np.zeros(1, m.dtype), m).astype(m.dtype, copy=False)


def diag(v, k=0):
    v = asarray(v)
    if v.ndim == 1:
        n = v.shape[0] + abs(k)
        made = np.zeros((n, n), v.dtype)
        places = np.arange(v.shape[0])
        made[places + builtins.max(0, -k), places + builtins.max(0, k)] = v
        return made
    if v.ndim == 2:
        return np.diagonal(v, k)
    raise ValueError("Input must be 1- or 2-d.")


def indices(dimensions, dtype=int, sparse=False):
    dimensions = tuple(dimensions)
    rank = len(dimensions)
    axes = [np.arange(n, dtype=dtype).reshape((1,) * i + (n,) + (1,) * (rank - i - 1)) for i, n in enumerate(dimensions)]
    if sparse:
        return tuple(axes)
    made = np.empty((rank,) + dimensions, dtype)
    for i in range(rank):
        made[i] = axes[i]
    return made


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    rank = len(xi)
    arrays = [asarray(x).reshape((1,) * i + (-1,) + (1,) * (rank - i - 1)) for i, x in enumerate(xi)]
    if indexing == "xy" and rank > 1:
        arrays[0] = arrays[0].reshape((1, -1) + (1,) * (rank - 2))
        arrays[1] = arrays[1].reshape((-1, 1) + (1,) * (rank - 2))
    if not sparse:
        arrays = np.broadcast_arrays(*arrays)
    return [array(a, order="C") for a in arrays] if copy else list(arrays)


def fromiter(iter, dtype, count=-1, *, like=None):
    items = list(iter) if count < 0 else [item for item, _ in zip(iter, range(count))]
    if count > len(items):
        raise ValueError(f"iterator too short: Expected {count} but iterator had only {len(items)} items.")
    return array(items, dtype)


def fromfunction(function, shape, *, dtype=float, like=None, **kwargs):
    return function(*indices(shape, dtype), **kwargs)


def copy(a, order="K", subok=False):
    return array(a, order=order)


# ---- joins


def atleast_1d(*arys):
    made = [a.reshape(1) if a.ndim == 0 else a for a in [asarray(a) for a in arys]]
    return made[0] if len(made) == 1 else made


def atleast_2d(*arys):
    made = []
    for a in arys:
        a = asarray(a)
        made.append(a.reshape(1, 1) if a.ndim == 0 else a[np.newaxis, :] if a.ndim == 1 else a)
    return made[0] if len(made) == 1 else made


def _listed(arrays, name):
    if not hasattr(arrays, "__getitem__") and not isinstance(arrays, np.ndarray):
        raise TypeError('arrays to stack must be passed as a "sequence" type such as list or tuple.')
    return arrays


def stack(arrays, axis=0, out=None, *, dtype=None, casting="same_kind"):
    arrays = [asarray(a) for a in _listed(arrays, "stack")]
    if not arrays:
        raise ValueError("need at least one array to stack")
    for a in arrays:
        if a.shape != arrays[0].shape:
            raise ValueError("all input arrays must have the same shape")
    axis = np._axis(axis, arrays[0].ndim + 1)
    return concatenate([np.expand_dims(a, axis) for a in arrays], axis, out, dtype=dtype, casting=casting)


def vstack(tup, *, dtype=None, casting="same_kind"):
    return concatenate([atleast_2d(a) for a in _listed(tup, "vstack")], 0, dtype=dtype, casting=casting)


def hstack(tup, *, dtype=None, casting="same_kind"):
    arrays = [atleast_1d(a) for a in _listed(tup, "hstack")]
    return concatenate(arrays, 0 if arrays and arrays[0].ndim == 1 else 1, dtype=dtype, casting=casting)


def append(arr, values, axis=None):
    if axis is None:
        return concatenate((asarray(arr).ravel(), asarray(values).ravel()))
    return concatenate((arr, values), axis)


def roll(a, shift, axis=None):
    a = asarray(a)
    if axis is None:
        return roll(a.ravel(), shift, 0).reshape(a.shape)
    axes = [np._axis(i, a.ndim) for i in (axis if isinstance(axis, (tuple, list)) else (axis,))]
    if np.ndim(shift) > 1:
        raise ValueError("'shift' and 'axis' should be scalars or 1D sequences")
    count = builtins.max(len(axes), np.size(shift))
    shifts = [int(n) for n in np.broadcast_to(shift, (count,))]
    axes = axes * count if len(axes) == 1 else axes
    made = array(a)
    for by, i in zip(shifts, axes):
        n = a.shape[i]
        if n and by % n:
            lead = (slice(None),) * i
            made = concatenate((made[lead + (slice(n - by % n, None),)], made[lead + (slice(None, n - by % n),)]), i)
    return made


# ---- products


def inner(a, b):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return np.multiply(*np._alike(a, b))
    if a.shape[-1] != b.shape[-1]:
        raise ValueError(f"shapes {np._compact(a.shape)} and {np._compact(b.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != "
                         f"{b.shape[-1]} (dim {b.ndim - 1})")  # fmt: skip
    return np.tensordot(a, b, ((-1,), (-1,)))[()]


def outer(a, b, out=None):
    return np.multiply(asarray(a).ravel()[:, np.newaxis], asarray(b).ravel()[np.newaxis, :], out)


def vdot(a, b):
    return np.dot(np.conjugate(asarray(a).ravel()), asarray(b).ravel())


def trace(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    return np.sum(np.diagonal(a, offset, axis1, axis2), -1, dtype, out)


# ---- tests


def isscalar(element):
    if isinstance(element, (np.generic, int, float, complex, str, bytes)):
        return True
    from numbers import Number

    return isinstance(element, Number)


def iscomplexobj(x):
    return asarray(x).dtype.kind == "c"


def array_equiv(a1, a2):
    try:
        a1, a2 = np.broadcast_arrays(a1, a2)
    except ValueError:
        return False
    return bool(np.all(np.equal(a1, a2)))


def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    element = asarray(element)
    return in1d(element, test_elements, assume_unique, invert, kind=kind).reshape(element.shape)


def in1d(ar1, ar2, assume_unique=False, invert=False, *, kind=None):
    if kind not in (None, "sort", "table"):
        raise ValueError(f"Invalid kind: '{kind}'. Please use None, 'sort' or 'table'.")
    ar1, known = asarray(ar1).ravel(), asarray(ar2).ravel()
    if known.size < 32:
        made = np.any(ar1[:, np.newaxis] == known[np.newaxis, :], 1) if known.size and ar1.size else np.zeros(ar1.shape, bool)
    else:
        ordered = np.sort(known)
        at = np.minimum(np.searchsorted(ordered, ar1), ordered.size - 1)
        made = ordered[at] == ar1
    return ~made if invert else made


def isposinf(x, out=None):
    return np.logical_and(np.isinf(x), ~np.signbit(x), out, casting="unsafe")


def isneginf(x, out=None):
    return np.logical_and(np.isinf(x), np.signbit(x), out, casting="unsafe")
