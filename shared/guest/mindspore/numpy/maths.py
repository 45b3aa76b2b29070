"""mindspore.numpy's functions that compute: elementwise, sums and statistics, polynomials, products."""
import numpy as _np
from mindspore import ops
from mindspore.common.dtype import bool_, float16, float32, float64, int8, int16, int32, int64, uint8, uint16, uint32
from mindspore.common.tensor import Tensor, broadcast_shapes
from mindspore import numpy as mnp
from mindspore.numpy import _like, _tensor
from mindspore.numpy.arrays import _axis, _host, _made

_UNARY = dict(bitwise_not="invert", invert="invert", fabs="abs", isneginf="isneginf", isposinf="isposinf", rint="round",
              signbit="signbit")
_BINARY = dict(logaddexp="logaddexp")
globals().update({name: mnp._unary(function) for name, function in _UNARY.items()})
globals().update({name: mnp._binary(function) for name, function in _BINARY.items()})


def _float(x, taken=_like):
    x = taken(x)
    return x if ops.is_floating_point(x) else x.astype(float32)


def _of_whole_numbers(name):
    """Of any kind of number: in the dtype that both have, by way of int64."""
    def function(x1, x2, dtype=None):
        x1, x2 = mnp._alike((x1, x2))
        return mnp._typed(getattr(ops, name)(x1.astype(int64), x2.astype(int64)).astype(x1.dtype), dtype)
    function.__name__ = function.__qualname__ = name
    return function


gcd, lcm = _of_whole_numbers("gcd"), _of_whole_numbers("lcm")


def hypot(x1, x2, dtype=None):
    x1, x2 = mnp._alike((x1, x2))
    if not (x1.is_floating_point() or x1.is_complex()):
        x1, x2 = x1.astype(float32), x2.astype(float32)
    return mnp._typed(ops.sqrt(ops.square(x1) + ops.square(x2)), dtype)


def _at_least_single(x):
    x = _float(x)
    return x.astype(float32) if x.dtype == float16 else x


def deg2rad(x, dtype=None):
    return mnp._typed(_tensor(x) * mnp.pi / 180.0, dtype)


def rad2deg(x, dtype=None):
    return mnp._typed(_tensor(x) * 180.0 / mnp.pi, dtype)


radians = deg2rad


def _inverse_hyperbolic(name):
    def function(x, dtype=None):
        x = _tensor(x)
        if not (x.is_floating_point() or x.is_complex()):
            x = x.astype(float16 if x.dtype in (int8, uint8, bool_) else float32)
        return mnp._typed(getattr(ops, name)(x), dtype)
    function.__name__ = function.__qualname__ = "arc" + name[1:]
    return function


arccosh, arcsinh, arctanh = [_inverse_hyperbolic(name) for name in ("acosh", "asinh", "atanh")]


def logaddexp2(x1, x2, dtype=None):
    x1, x2 = _tensor(x1), _tensor(x2)
    if x1.is_floating_point() or x2.is_floating_point():
        x1, x2 = mnp._alike((x1, x2))
    return mnp._typed(ops.logaddexp2(x1, x2), dtype)


def heaviside(x1, x2, dtype=None):
    """0 below zero, x2 at zero, 1 above."""
    x1, x2 = _like(x1), _like(x2)
    kind = mnp.promote_types(x1.dtype, x2.dtype)
    shape = broadcast_shapes(x1.shape, x2.shape)
    return mnp._typed(ops.heaviside(ops.broadcast_to(x1.astype(kind), shape), ops.broadcast_to(x2.astype(kind), shape)), dtype)


def exp2(x, dtype=None):
    x = _like(x)
    result = ops.exp2(x)
    if not (x.is_floating_point() or x.is_complex()):
        result = result.astype(int64 if x.dtype == bool_ else x.dtype)
    return mnp._typed(result, dtype)


def float_power(x1, x2, dtype=None):
    for x in (x1, x2):
        if not isinstance(x, Tensor):
            raise TypeError(f"For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {type(x)}.")
    return mnp._typed(ops.pow(x1.astype(float32), x2.astype(float32)), dtype)


def fix(x):
    return mnp.trunc(_tensor(x))


def positive(a, dtype=None):
    a = _tensor(a)
    return a if dtype is None else a.astype(dtype)


def around(a, decimals=0):
    """Rounded to a number of decimals, halves to even."""
    a = mnp.asarray(a)
    if not isinstance(decimals, int):
        raise TypeError("decimals must be an integer")
    if decimals < 0:
        raise ValueError("decimals < 0 is not supported now.")
    if not ops.is_floating_point(a):
        return a
    scale = 10 ** decimals
    return ops.round(a * scale) / scale if decimals else ops.round(a)


round = around


def matrix_power(a, n):
    """A square matrix times itself."""
    a = mnp.asarray(a)
    if not isinstance(n, int):
        raise TypeError("exponent must be an integer")
    if n < 0:
        raise ValueError("n < 0 is not supported now.")
    if a.ndim < 2:
        raise ValueError("Array must be at least two-dimensional")
    if a.shape[-2] != a.shape[-1]:
        raise ValueError("Last 2 dimensions of the array must be square")
    result = ops.broadcast_to(ops.eye(a.shape[-1], a.shape[-1], a.dtype), a.shape)
    for _ in range(n):
        result = ops.matmul(result, a)
    return result


def copysign(x1, x2, dtype=None):
    """The size of x1, whose dtype stays, with the sign of x2."""
    x1, x2 = mnp.asarray(x1), mnp.asarray(x2)
    shape = broadcast_shapes(x1.shape, x2.shape)
    size = ops.broadcast_to(ops.abs(x1), shape)
    result = ops.select(ops.broadcast_to(x2 < 0, shape), -size, size)
    return result if dtype is None else result.astype(dtype)


def fmod(x1, x2, dtype=None):
    """What is left of a division whose quotient is cut."""
    x1, x2 = _like(x1), _like(x2)
    kind = (ops.zeros((1,), x1.dtype) + ops.zeros((1,), x2.dtype)).dtype
    result = ops.fmod(x1, x2)
    return result.astype(kind if dtype is None else dtype)


def cbrt(x, dtype=None):
    x = _float(x)
    x = x.astype(float32) if x.dtype == float16 else x
    return mnp._typed(ops.sign(x) * ops.pow(ops.abs(x), 1.0 / 3.0), dtype)


def divmod(x1, x2, dtype=None):
    quotient = mnp.floor_divide(x1, x2)
    return _as(quotient, dtype), _as(mnp.remainder(x1, x2), dtype)


def _as(result, dtype):
    return result if dtype is None else result.astype(dtype)


def unwrap(p, discont=3.141592653589793, axis=-1):
    p = _float(p)
    p = p.astype(float32) if p.dtype == float16 else p
    pi = 3.141592653589793
    step = diff(p, axis=axis)
    turned = (step + pi) - ops.floor((step + pi) / (2 * pi)) * (2 * pi) - pi
    turned = ops.select(ops.logical_and(ops.equal(turned, -pi), step > 0), ops.full_like(turned, pi), turned)
    change = ops.select(ops.abs(step) < discont, ops.zeros_like(step), turned - step)
    axis = _axis(axis, p.ndim)
    first = p.narrow(axis, 0, 1)
    return ops.cat((first, p.narrow(axis, 1, p.shape[axis] - 1) + ops.cumsum(change, axis)), axis)


# ---- sums and statistics

def average(x, axis=None, weights=None, returned=False):
    x = _tensor(x)
    if weights is None:
        result = mnp.mean(x, axis)
        total = ops.full_like(result, x.size / result.size)
    else:
        weights = _tensor(weights)
        if weights.shape != x.shape and axis is not None:
            shape = [1] * x.ndim
            shape[axis] = -1
            weights = ops.broadcast_to(weights.reshape(tuple(shape)), x.shape)
        total = weights.sum(axis)
        result = (x * weights).sum(axis) / total
    return (result, total) if returned else result


def bincount(x, weights=None, minlength=0, length=None):
    x = _like(x)
    if x.ndim != 1:
        raise ValueError("`x` should be one-dimensional")
    size = max(int(x.max()) + 1, minlength) if length is None else length
    hits = ops.equal(x.expand_dims(1), ops.arange(size).astype(x.dtype)).astype(float32)
    return (hits if weights is None else hits * mnp.asarray(weights).expand_dims(1)).sum(0)


def count_nonzero(x, axis=None, keepdims=False):
    return mnp.asarray(x).astype(bool_).astype(float32).sum(axis, keepdims=keepdims).astype(int32)


def cumprod(a, axis=None, dtype=None):
    a = a if isinstance(a, Tensor) or not isinstance(a, (list, tuple, int)) else Tensor(_np.array(a))
    a = _like(a)
    a = a.astype(float32) if a.dtype == float64 else a
    a = a.astype({int8: int32, int16: int32, bool_: int32, uint8: uint32, uint16: uint32}.get(a.dtype, a.dtype))
    return ops.cumprod(a.reshape(-1) if axis is None else a, 0 if axis is None else axis, dtype)


def ptp(x, axis=None, keepdims=False):
    return _tensor(x).ptp(axis, keepdims)


def trace(a, offset=0, axis1=0, axis2=1, dtype=None):
    return a.trace(offset, axis1, axis2, dtype)


def trapz(y, x=None, dx=1.0, axis=-1):
    y = _like(y)
    return ops.trapz(y if y.dtype == float16 else y.astype(float32), None if x is None else mnp.asarray(x), dx=dx, dim=axis)


def sometrue(a, axis=None, keepdims=False):
    return _like(a).any(axis, keepdims)


def diff(a, n=1, axis=-1, prepend=None, append=None):
    _tensor(a)
    parts, edge = [mnp.asarray(p) for p in (prepend, a, append) if p is not None], a.shape[:axis] + (1,) + a.shape[axis:][1:]
    parts = [part if part.ndim else ops.broadcast_to(part, edge) for part in parts]
    a = ops.cat(mnp._alike(parts), axis) if len(parts) > 1 else parts[0]
    axis = _axis(axis, a.ndim)
    for _ in range(n):
        length = a.shape[axis]
        a = a.narrow(axis, 1, length - 1) - a.narrow(axis, 0, length - 1)
    return a


def ediff1d(ary, to_end=None, to_begin=None):
    parts = [diff(_tensor(ary).reshape(-1))]
    if to_begin is not None:
        parts.insert(0, mnp.asarray(to_begin).astype(parts[0].dtype).reshape(-1))
    if to_end is not None:
        parts.append(mnp.asarray(to_end).astype(parts[0].dtype).reshape(-1))
    return ops.cat(parts) if len(parts) > 1 else parts[0]


def gradient(f, *varargs, axis=None, edge_order=1):
    if edge_order != 1:
        raise NotImplementedError("edge_order != 1 not implemented")
    f = _float(f, mnp.asarray)
    f = f.astype(float32) if f.dtype == float16 else f
    axes = tuple(range(f.ndim)) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    steps = list(varargs) * (len(axes) if len(varargs) == 1 else 1) or [1.0] * len(axes)
    results = []
    for place, step in zip(axes, steps):
        place, length = _axis(place, f.ndim), f.shape[place]
        first = f.narrow(place, 1, 1) - f.narrow(place, 0, 1)
        last = f.narrow(place, length - 1, 1) - f.narrow(place, length - 2, 1)
        parts = [first, last] if length == 2 else [first, (f.narrow(place, 2, length - 2) - f.narrow(place, 0, length - 2)) / 2, last]
        results.append(ops.cat(parts, place) / step)
    return results[0] if len(results) == 1 else results


def _without_nan(a, value):
    a = _like(a)
    return ops.select(ops.isnan(a), ops.full_like(a, value), a)


def _numbers(a, axis, keepdims):
    return ops.logical_not(ops.isnan(_like(a))).astype(float32).sum(axis, keepdims=keepdims)


def nancumsum(a, axis=None, dtype=None):
    return mnp.cumsum(_without_nan(a, 0.0), axis, dtype)


def nansum(a, axis=None, dtype=None, keepdims=False):
    a = _without_nan(a, 0.0)
    return a.sum(axis, a.dtype if dtype is None else dtype, keepdims)


def nanmean(a, axis=None, dtype=None, keepdims=False):
    return nansum(a, axis, dtype, keepdims) / _numbers(a, axis, keepdims)


def nanmax(a, axis=None, dtype=None, keepdims=False):
    return _as(mnp.max(_without_nan(a, float("-inf")), axis, keepdims), dtype)


def nanmin(a, axis=None, dtype=None, keepdims=False):
    return _as(mnp.min(_without_nan(a, float("inf")), axis, keepdims), dtype)


def nanvar(a, axis=None, dtype=None, ddof=0, keepdims=False):
    centred = _like(a) - nanmean(a, axis, dtype, True)
    result = nansum(ops.square(centred), axis, dtype, keepdims)
    return (result.astype(float32) if result.dtype == float64 else result) / (_numbers(a, axis, keepdims) - ddof)


def nanstd(a, axis=None, dtype=None, ddof=0, keepdims=False):
    return ops.sqrt(nanvar(a, axis, dtype, ddof, keepdims))


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, dtype=None):
    m = _float(m, mnp.asarray)
    rows = m.reshape(1, -1) if m.ndim == 1 else m if rowvar else m.T
    if y is not None:
        y = _float(y)
        rows = ops.cat(mnp._alike((rows, y.reshape(1, -1) if y.ndim == 1 else y if rowvar else y.T)))
    ddof = (0 if bias else 1) if ddof is None else ddof
    return _as(ops.squeeze(ops.cov(rows.astype(float32), correction=ddof, fweights=fweights, aweights=aweights)), dtype)


def corrcoef(x, y=None, rowvar=True, dtype=None):
    matrix = cov(x, y, rowvar)
    if matrix.ndim == 0:
        return _as(matrix / matrix, dtype)
    spread = ops.sqrt(ops.diagonal(matrix))
    return _as(matrix / spread.reshape(-1, 1) / spread.reshape(1, -1), dtype)


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    if weights is not None and tuple(mnp.asarray(weights).shape) != tuple(mnp.asarray(a).shape):
        raise ValueError("weights should have the same shape as a")
    if not isinstance(bins, int):
        return mnp.asarray(bins)
    return _made(_np.histogram_bin_edges(_host(a), bins, range), float32)


def histogram(a, bins=10, range=None, weights=None, density=False):
    edges = histogram_bin_edges(a, bins, range)
    counts = _np.histogram(_host(a), _host(edges).astype(_np.float64), weights=None if weights is None else _host(weights), density=density)[0]
    return _made(counts, float32), edges


def histogramdd(sample, bins=10, range=None, weights=None, density=False):
    columns = [_host(c) for c in sample] if isinstance(sample, (list, tuple)) else list(_host(sample).T)
    bins = [bins] * len(columns) if isinstance(bins, int) else list(bins)
    edges = [_host(histogram_bin_edges(Tensor(c), b, None if range is None else range[i])) for i, (c, b) in enumerate(zip(columns, bins))]
    shape = tuple([len(edge) - 1 for edge in edges])
    counts = _np.zeros(shape)
    heavy = _np.ones(len(columns[0])) if weights is None else _host(weights)
    for row in _np.arange(len(columns[0])).tolist():
        place = []
        for column, edge in zip(columns, edges):
            value = column[row]
            if value < edge[0] or value > edge[-1]:
                break
            place.append(min(int((edge <= value).sum()) - 1, len(edge) - 2))
        else:
            counts[tuple(place)] += heavy[row]
    if density:
        for i, edge in enumerate(edges):
            counts = counts / _np.diff(edge).reshape((1,) * i + (-1,) + (1,) * (len(edges) - i - 1))
        counts = counts / heavy.sum()
    return _made(counts, float32), [_made(edge, float32) for edge in edges]


def histogram2d(x, y, bins=10, range=None, weights=None, density=False):
    counts, edges = histogramdd((x, y), bins, range, weights, density)
    return counts, edges[0], edges[1]


def interp(x, xp, fp, left=None, right=None):
    x, xp, fp = [_at_least_single(t) for t in (x, xp, fp)]
    if x.ndim == 0:
        return interp(x.reshape(1), xp, fp, left, right).reshape(())
    high = xp.searchsorted(x, "right").clip(1, xp.shape[0] - 1)
    x0, x1, y0, y1 = (ops.gather(t, i, 0) for t, i in ((xp, high - 1), (xp, high), (fp, high - 1), (fp, high)))
    result = y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    result = ops.select(x < xp[0], ops.zeros_like(result) + (fp[0] if left is None else left), result)
    return ops.select(x > xp[-1], ops.zeros_like(result) + (fp[-1] if right is None else right), result)


# ---- products

def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = ops.movedim(_like(a), axisa, -1), ops.movedim(_like(b), axisb, -1)
    x, y = ops.unstack(a, -1), ops.unstack(b, -1)
    if len(x) == 2 and len(y) == 2:
        return x[0] * y[1] - x[1] * y[0]
    zero = ops.zeros_like(x[0] * y[0])
    x, y = tuple(x) + (zero,) * (3 - len(x)), tuple(y) + (zero,) * (3 - len(y))
    return ops.movedim(ops.stack((x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]), -1), -1, axisc)


def convolve(a, v, mode="full"):
    a, v = mnp._alike((mnp.asarray(a), mnp.asarray(v)))
    if not (a.is_floating_point() or a.is_complex()):
        return convolve(a.astype(float32), v.astype(float32), mode).astype(a.dtype)
    if a.ndim > 1 or v.ndim > 1:
        raise ValueError("a and v must be 1-D tensor.")
    a, v = a.reshape(-1), v.reshape(-1)
    if a.shape[0] < v.shape[0]:
        a, v = v, a
    size = v.shape[0]
    padded = ops.pad(a, (size - 1, size - 1))
    full = ops.stack([(padded[i:i + size] * ops.flip(v, (0,))).sum() for i in range(a.shape[0] + size - 1)])
    if mode == "full":
        return full
    return full[size - 1:a.shape[0]] if mode == "valid" else full[(size - 1) // 2:(size - 1) // 2 + a.shape[0]]


def correlate(a, v, mode="valid"):
    a, v = mnp._alike((a, v))
    if not (a.is_floating_point() or a.is_complex()):
        a, v = [x.astype(float64 if x.dtype == int64 else float32) for x in (a, v)]
    return convolve(a, ops.flip(v, (0,)), mode)


def multi_dot(arrays):
    arrays = [_like(matrix) for matrix in arrays]
    result = arrays[0]
    for matrix in arrays[1:]:
        result = mnp.dot(result, matrix)
    return result


def norm(x, ord=None, axis=None, keepdims=False):
    x = _float(x)
    if x.dtype == float16:
        x = x.astype(float32)
    if ord is None:
        return ops.sqrt(ops.square(x).sum(axis, keepdims=keepdims))
    if axis is None and x.ndim == 2 or isinstance(axis, (tuple, list)) and len(axis) == 2:
        return ops.matrix_norm(x, ord, (-2, -1) if axis is None else axis, keepdims)
    return ops.vector_norm(x, ord, axis, keepdims)


# ---- polynomials

def _coefficients(p):
    """A polynomial's coefficients; of a number itself."""
    p = _like(p)
    if p.ndim > 1:
        raise ValueError("input array must be scalar or 1-d sequence")
    return p.reshape(1) if p.ndim == 0 else p


def polyadd(a1, a2):
    a1, a2 = _coefficients(a1), _coefficients(a2)
    size = max(a1.shape[0], a2.shape[0])
    a1, a2 = (ops.cat((ops.zeros((size - a.shape[0],), a.dtype), a)) if a.shape[0] < size else a for a in (a1, a2))
    return a1 + a2


def polysub(a1, a2):
    return polyadd(a1, -_like(a2))


def polymul(a1, a2):
    a1, a2 = _coefficients(a1), _coefficients(a2)
    return convolve(a1, a2).astype((a1[0] * a2[0]).dtype)


def polyval(p, x):
    p, x = _at_least_single(_coefficients(p)), _at_least_single(x)
    result = 0
    for i in range(p.shape[0]):
        result = result * x + p[i]
    return result


def polyder(p, m=1):
    p = _coefficients(p)
    if p.dtype in (int8, int16, uint8, bool_):
        p = p.astype(int32)  # what it is multiplied by
    for _ in range(m):
        count = p.shape[0]
        p = p[:-1] * Tensor(list(range(count - 1, 0, -1)), p.dtype)
    return p


def polyint(p, m=1, k=None):
    p = _coefficients(p)
    for step in range(m):
        count = p.shape[0]
        last = 0.0 if k is None else k if isinstance(k, (int, float)) else k[step]
        p = _float(p)
        p = ops.cat((p / Tensor(list(range(count, 0, -1)), p.dtype), Tensor([last], p.dtype)))
    return p
