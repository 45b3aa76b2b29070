"""mindspore.numpy's functions that make, arrange, split, choose and search."""
import numpy as _np
import _refjit as _native
from mindspore import ops
from mindspore.common.dtype import bool_, float32, int32
from mindspore.common.tensor import Tensor, broadcast_shapes
from mindspore import numpy as mnp
from mindspore.numpy import _like, _ranked, _shaped, _tensor


def _host(x):
    return x.asnumpy() if isinstance(x, Tensor) else _np.asarray(x)


def _made(values, dtype=None):
    """A Tensor of host values; 64 bits become 32."""
    values = _np.asarray(values)
    if dtype is None:
        dtype = int32 if values.dtype.kind in "iu" else bool_ if values.dtype.kind == "b" else float32
    return Tensor(values, dtype)


def _axis(axis, rank):
    if not -rank <= axis < rank:
        raise ValueError(f"axis {axis} is out of bounds for tensor of dimension {rank}")
    return axis % rank


# ---- joining and splitting

def append(arr, values, axis=None):
    arr, values = mnp._alike((_tensor(arr), _tensor(values)))
    if axis is None:
        return ops.cat((arr.reshape(-1), values.reshape(-1)))
    return ops.cat((arr, values), axis)


def column_stack(tup):
    if isinstance(tup, Tensor):
        return tup
    if not isinstance(tup, (tuple, list)):
        raise TypeError(f"Tensor or, list or tuple of tensors are required, but got {'' if tup is None else type(tup)}")
    return ops.column_stack(mnp._alike(mnp._with_ranks(tup)))


def array_split(x, indices_or_sections, axis=0):
    """A tuple of equal pieces, or a list of those between places."""
    x = _tensor(x)
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
    pieces = ops.tensor_split(x, indices_or_sections, axis)
    return pieces if isinstance(indices_or_sections, int) else list(pieces)


def hsplit(x, indices_or_sections):
    return array_split(x, indices_or_sections, 1)


def vsplit(x, indices_or_sections):
    return array_split(x, indices_or_sections, 0)


def dsplit(x, indices_or_sections):
    return array_split(x, indices_or_sections, 2)


def _at_least(rank, grow):
    def function(*arys):
        results = [grow(_tensor(x)) for x in arys]
        return results[0] if len(results) == 1 else results
    function.__name__ = function.__qualname__ = f"atleast_{rank}d"
    return function


def _three(x):
    if x.ndim == 0:
        return x.reshape(1, 1, 1)
    return x.reshape((1, -1, 1)) if x.ndim == 1 else x.expand_dims(-1) if x.ndim == 2 else x


atleast_1d = _at_least(1, lambda x: x.reshape(1) if x.ndim == 0 else x)
atleast_2d = _at_least(2, lambda x: x.reshape(1, -1) if x.ndim < 2 else x)
atleast_3d = _at_least(3, _three)


def broadcast_arrays(*args):
    shape = ()
    for x in args:
        shape = broadcast_shapes(shape, _shaped(x).shape)
    return [ops.broadcast_to(x, shape) for x in args]


def fliplr(m):
    return mnp.flip(m, 1)


def flipud(m):
    return mnp.flip(m, 0)


def rot90(a, k=1, axes=(0, 1)):
    return ops.rot90(_tensor(a), int(k) if isinstance(k, bool) else k, axes)


def rollaxis(x, axis, start=0):
    rank = _tensor(x).ndim
    axis, start = _axis(axis, rank), start + rank if start < 0 else start
    order = [i for i in range(rank) if i != axis]
    order.insert(start - 1 if axis < start else start, axis)
    return ops.transpose(x, tuple(order))


def _width(values, rank):
    """numpy's (before, after) of each axis."""
    if isinstance(values, (int, float)):
        return ((values, values),) * rank
    values = tuple(values)
    if isinstance(values[0], (int, float)):
        return ((values[0], values[-1]),) * rank
    return tuple([(v[0], v[-1]) for v in values]) * (rank if len(values) == 1 else 1)


_STATISTICS = {"maximum": lambda x, axis: x.max(axis=axis, keepdims=True), "minimum": lambda x, axis: x.min(axis=axis, keepdims=True),
               "mean": lambda x, axis: x.mean(axis, True), "median": lambda x, axis: ops.median(x, axis, True)[0]}


def _reflected_oddly(arr, axis, before, after, has_edge):
    """An axis goes on beyond each end as twice the end less what stands before it: with a step every two lengths."""
    length = arr.shape[axis]
    period = 2 * length if has_edge else 2 * length - 2
    rounds, places = _np.divmod(_np.arange(-before, length + after), period)
    is_back = places >= length
    places = _np.where(is_back, (period - 1 if has_edge else period) - places, places)

    def along(values):
        return Tensor(values.reshape((-1,) + (1,) * (arr.ndim - axis - 1)), arr.dtype)
    first, last = arr.narrow(axis, 0, 1), arr.narrow(axis, length - 1, 1)
    signs, ends, rounds = along(_np.where(is_back, -1, 1)), along(_np.where(is_back, 2, 0)), along(2 * rounds)
    return ops.gather(arr, Tensor(places, int32), axis) * signs + last * ends + (last - first) * rounds


def pad(arr, pad_width, mode="constant", stat_length=None, constant_values=0, end_values=0, reflect_type="even", **kwargs):
    arr = _like(arr)
    rank = arr.ndim
    fills, ends = _width(constant_values, rank), _width(end_values, rank)
    for axis, (before, after) in enumerate(_width(pad_width, rank)):
        if not before and not after:
            continue
        length = arr.shape[axis]
        if mode in ("reflect", "symmetric") and reflect_type == "odd" and length > 1:
            arr = _reflected_oddly(arr, axis, before, after, mode == "symmetric")
            continue
        if mode in ("reflect", "symmetric", "edge", "wrap", "empty"):
            places = _np.pad(_np.arange(length), (before, after), "constant" if mode == "empty" else mode)
            arr = ops.gather(arr, Tensor(places, int32), axis)
            continue
        parts = []
        for count, fill, end, at_start in ((before, fills[axis][0], ends[axis][0], True), (after, fills[axis][1], ends[axis][1], False)):
            shape = arr.shape[:axis] + (count,) + arr.shape[axis + 1:]
            if mode == "constant":
                parts.append(ops.full(shape, fill, dtype=arr.dtype))
            elif mode == "linear_ramp":
                edge = arr.narrow(axis, 0 if at_start else length - 1, 1)
                steps = _np.arange(count) if at_start else _np.arange(count)[::-1]
                steps = Tensor(steps / max(count, 1), float32).reshape((-1,) + (1,) * (rank - axis - 1))
                parts.append((end + (edge - end) * steps).astype(arr.dtype))
            elif mode in _STATISTICS:
                size = length
                if stat_length is not None:
                    size = min(length, _width(stat_length, rank)[axis][0 if at_start else 1])
                part = arr.narrow(axis, 0 if at_start else length - size, size)
                parts.append(ops.broadcast_to(_STATISTICS[mode](part, axis), shape))
            else:
                raise ValueError(f"mode '{mode}' is not supported")
        arr = ops.cat([part for part in (parts[0], arr, parts[1]) if part.shape[axis]], axis)
    return arr


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    axis = _axis(axis, _ranked(arr).ndim)
    moved = ops.movedim(arr, axis, -1)
    front = moved.shape[:-1]
    results = [mnp.asarray(func1d(row, *args, **kwargs)) for row in moved.reshape(-1, moved.shape[-1])]
    result = ops.stack(results).reshape(front + results[0].shape)
    return result if results[0].ndim == 0 else ops.movedim(result, -1, axis)


def apply_over_axes(func, a, axes):
    a = _like(a)
    for axis in (axes,) if isinstance(axes, int) else axes:
        result = func(a, axis)
        a = result if result.ndim == a.ndim else result.expand_dims(axis)
    return a


# ---- making

def tri(N, M=None, k=0, dtype=float32):
    return _made(_np.tri(N, N if M is None else M, k), mnp._dtype(dtype, float32))


def vander(x, N=None, increasing=False):
    if not isinstance(x, (list, tuple, Tensor)):
        raise TypeError(f"Input x must be list, tuple or Tensor, but got {'' if x is None else type(x)}")
    x = mnp.asarray(x)
    if x.ndim != 1:
        raise ValueError(f"Input x must be 1-D, but got dimension={x.ndim}")
    count = x.shape[0] if N is None else N
    powers = list(range(count)) if increasing else list(range(count - 1, -1, -1))
    return ops.stack([ops.pow(x, power).astype(x.dtype) for power in powers], 1)


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    start, stop = mnp._ends(start, stop)
    if isinstance(start, Tensor) or isinstance(stop, Tensor):
        start, stop, places = mnp._between(start, stop, num, endpoint)
        result = start * ops.pow(stop / start, places)
        return ops.movedim(result, 0, axis).astype(mnp._dtype(dtype, float32))
    return _made(_np.geomspace(_host(start), _host(stop), num, endpoint, axis=axis), mnp._dtype(dtype, float32))


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    start, stop = mnp._ends(start, stop)
    if isinstance(start, Tensor) or isinstance(stop, Tensor):
        return ops.pow(base, mnp.linspace(start, stop, num, endpoint, axis=axis)).astype(mnp._dtype(dtype, float32))
    return _made(_np.logspace(_host(start), _host(stop), num, endpoint, base, axis=axis), mnp._dtype(dtype, float32))


def _points(M):
    """How many points a window has."""
    if not isinstance(M, int):
        raise TypeError("the number fo points should be an int")
    return max(M, 0)


def bartlett(M):
    return ops.bartlett_window(Tensor(_points(M)), False)


def blackman(M):
    return ops.blackman_window(Tensor(_points(M)), False)


def hamming(M):
    return ops.hamming_window(_points(M), False).astype(float32)


def hanning(M):
    return ops.hann_window(_points(M), False).astype(float32)


def indices(dimensions, dtype=int32, sparse=False):
    grids = _np.indices(dimensions)
    if sparse:
        return tuple([_made(_np.arange(n), dtype).reshape((1,) * i + (-1,) + (1,) * (len(dimensions) - i - 1)) for i, n in enumerate(dimensions)])
    return [_made(grids[i], dtype) for i in range(len(dimensions))]


def diag_indices(n, ndim=2):
    return (_made(_np.arange(n)),) * ndim


def _sizes(**numbers):
    """The numbers of a triangle."""
    for name, number in numbers.items():
        if not isinstance(number, (int, float)):
            raise TypeError(f"Input {name} must be a number.")
    return numbers.values()


def _places(pair):
    """Rows and columns; float32 where there are none, as MindSpore's."""
    return tuple([_made(axis, None if axis.size else float32) for axis in pair])


def tril_indices(n, k=0, m=None):
    return _places(_np.tril_indices(*_sizes(n=n, k=k, m=n if m is None else m)))


def triu_indices(n, k=0, m=None):
    return _places(_np.triu_indices(*_sizes(n=n, k=k, m=n if m is None else m)))


def _matrix(arr):
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return arr


def tril_indices_from(arr, k=0):
    arr = _matrix(mnp.asarray(arr))
    return tril_indices(arr.shape[0], k, arr.shape[1])


def triu_indices_from(arr, k=0):
    arr = _matrix(mnp.asarray(arr))
    return triu_indices(arr.shape[0], k, arr.shape[1])


def ix_(*args):
    if any([x.ndim != 1 for x in args]):
        raise ValueError("Cross index must be 1 dimensional")
    return tuple([x.reshape((1,) * i + (-1,) + (1,) * (len(args) - i - 1)) for i, x in enumerate(args)])


class _Grid:
    """mgrid[...] and ogrid[...]."""

    def __init__(self, is_sparse):
        self._is_sparse = is_sparse

    def _line(self, part):
        start, stop, step = part.start or 0, part.stop, 1 if part.step is None else part.step
        if isinstance(step, complex):
            return _made(_np.linspace(start, stop, int(abs(step))), float32)
        return _made(_np.arange(start, stop, step))

    def __getitem__(self, key):
        if not isinstance(key, tuple):
            return self._line(key)
        lines = [self._line(part) for part in key]
        parts = [line.reshape((1,) * i + (-1,) + (1,) * (len(lines) - i - 1)) for i, line in enumerate(lines)]
        if self._is_sparse:
            return parts
        parts = broadcast_arrays(*parts)
        if any([part.dtype == float32 for part in parts]):
            parts = [part.astype(float32) for part in parts]
        return ops.stack(parts)


mgrid, ogrid = _Grid(False), _Grid(True)


def rand(*shape, dtype=float32):
    return ops.rand(*shape, dtype=mnp._dtype(dtype, float32))


def randn(*shape, dtype=float32):
    return ops.randn(*shape, dtype=mnp._dtype(dtype, float32))


def randint(minval, maxval=None, shape=None, dtype=int32):
    low, high = (0, minval) if maxval is None else (minval, maxval)
    shape = (1,) if shape is None else (shape,) if isinstance(shape, int) else tuple(shape)
    return ops.randint(low, high, shape, dtype=mnp._dtype(dtype, int32))


def diagflat(v, k=0):
    return mnp._with_diagonal(_tensor(v), k)


def diagonal(a, offset=0, axis1=0, axis2=1):
    return ops.diagonal(a, offset, axis1, axis2)


# ---- choosing and searching

def argwhere(a):
    return ops.argwhere(_like(a))


def choose(a, choices, mode="clip"):
    a = _like(a)
    parts = [mnp.asarray(c) for c in ([choices] * (int(a.max()) + 1) if isinstance(choices, (int, float)) else choices)]
    shape = a.shape
    for part in parts:
        shape = broadcast_shapes(shape, part.shape)
    return ops.broadcast_to(a, shape).choose(ops.stack([ops.broadcast_to(part, shape) for part in parts]), mode)


def _several(items):
    """Tensors, or one tensor of them."""
    if not isinstance(items, (Tensor, list, tuple)):
        _like(items)
        raise ValueError("input cannot be scalars")
    return items


def select(condlist, choicelist, default=0):
    condlist, choices = [_like(item).astype(bool_) for item in _several(condlist)], mnp._alike(_several(choicelist))
    result = ops.zeros_like(choices[0]) + default
    for condition, choice in reversed(list(zip(condlist, choices))):
        shape = broadcast_shapes(broadcast_shapes(condition.shape, choice.shape), result.shape)
        result = ops.select(ops.broadcast_to(condition, shape), ops.broadcast_to(choice, shape), ops.broadcast_to(result, shape))
    return result


def piecewise(x, condlist, funclist, *args, **kw):
    x = _like(x)
    conditions = [condlist] if isinstance(condlist, (Tensor, bool)) else list(condlist)
    values = [f(x, *args, **kw) if callable(f) else mnp.asarray(f) for f in funclist]
    default = values.pop() if len(values) == len(conditions) + 1 else ops.zeros_like(values[0])
    result = ops.broadcast_to(default, x.shape)
    for condition, value in zip(conditions, values):
        result = ops.select(condition, ops.broadcast_to(value, x.shape), result.astype(value.dtype))
    return result


def take_along_axis(arr, indices, axis):
    arr, indices = _tensor(arr), _tensor(indices)
    if axis is None:
        return ops.gather_elements(arr.reshape(-1), 0, indices)
    axis = _axis(axis, arr.ndim)
    shape = [indices.shape[axis] if i == axis else n for i, n in enumerate(broadcast_shapes(
        arr.shape[:axis] + (1,) + arr.shape[axis + 1:], indices.shape[:axis] + (1,) + indices.shape[axis + 1:]))]
    return ops.gather_elements(arr, axis, ops.broadcast_to(indices, tuple(shape)))


def searchsorted(a, v, side="left", sorter=None):
    a, v = mnp._alike((a, v))
    return a.searchsorted(v.reshape(-1), side, sorter).reshape(v.shape)


def digitize(x, bins, right=False):
    x, bins = _like(x), _like(bins)
    side = "left" if right else "right"
    if bins.shape[0] > 1 and bool(bins[0] > bins[-1]):
        return bins.shape[0] - ops.flip(bins, (0,)).searchsorted(x, "right" if right else "left")
    return bins.searchsorted(x, side)


def unique(x, return_inverse=False):
    """The different elements in the order of their first place, as MindSpore's Unique has it."""
    values, places = ops.unique(_tensor(x).reshape(-1))
    return (values, places) if return_inverse else values


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    ar1, ar2 = mnp._alike((ar1, ar2))
    found = _np.intersect1d(_host(ar1), _host(ar2), assume_unique, return_indices)
    if not return_indices:
        return _made(found, ar1.dtype)
    return _made(found[0], ar1.dtype), _made(found[1]).astype(int32), _made(found[2]).astype(int32)


def setdiff1d(ar1, ar2, assume_unique=False):
    ar1, ar2 = _like(ar1), _like(ar2)
    return _made(_np.setdiff1d(_host(ar1), _host(ar2), assume_unique), ar1.dtype)


def isin(element, test_elements, invert=False):
    element, tests = _like(element), _like(test_elements).reshape(-1)
    found = ops.equal(element.expand_dims(-1), tests).any(-1)
    return ops.logical_not(found) if invert else found


def in1d(ar1, ar2, invert=False):
    return isin(_like(ar1).reshape(-1), ar2, invert)


def ravel_multi_index(multi_index, dims, mode="clip", order="C"):
    if mode == "raise":
        raise NotImplementedError("'raise' mode is not implemented")
    if order not in ("C", "F"):
        raise ValueError("invalid order. Expected 'C' or 'F'")
    place, axes = 0, list(zip(multi_index, dims))
    for axis, size in axes if order == "C" else axes[::-1]:
        axis = mnp.asarray(axis)
        axis = axis % size if mode == "wrap" else axis.clip(0, size - 1)
        place = place * size + axis
    return place.astype(float32)


def unravel_index(indices, shape, order="C"):
    shape = (shape,) if isinstance(shape, int) else shape
    count = 1
    for size in shape:
        count *= size
    # Unlike NumPy's, places outside are clipped, negative ones count from the end.
    places, parts = _like(indices).clip(-count, count - 1) % count, []
    for size in reversed(shape if order == "C" else shape[::-1]):
        parts.append(places % size)
        places = places // size
    return tuple(parts[::-1] if order == "C" else parts)


def array_str(a):
    if not isinstance(a, Tensor):
        raise TypeError("Expect input to be tensor.")
    return str(a)


def isscalar(element):
    return isinstance(element, (int, float, bool, complex, str))


def array_equiv(a1, a2):
    try:
        return ops.equal(mnp.asarray(a1), mnp.asarray(a2)).all()
    except ValueError:
        return Tensor(False)


def promote_types(type1, type2):
    return (ops.zeros((1,), mnp._kind(type1)) + ops.zeros((1,), mnp._kind(type2))).dtype


def result_type(*arrays_and_dtypes):
    arrays_and_dtypes = [_np.dtype(x).name if isinstance(x, str) else x for x in arrays_and_dtypes]
    found = [x.dtype if isinstance(x, Tensor) else _native.as_dtype(x) or mnp.asarray(x).dtype for x in arrays_and_dtypes]
    result = found[0]
    for dtype in found[1:]:
        result = promote_types(result, dtype)
    return result
