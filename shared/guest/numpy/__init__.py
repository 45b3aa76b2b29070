"""numpy for refjit's VM: our own Python over the native module `_numpy` (arrays, dtypes, scalars, ufuncs). Composites are
written here; random, testing and linalg load at their first use."""
import _numpy
from _numpy import (ndarray, dtype, generic, number, integer, signedinteger, unsignedinteger, inexact, floating,
                    complexfloating, bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32,
                    float64, complex64, complex128, array, asarray, zeros, ones, empty, full, zeros_like, ones_like,
                    empty_like, arange, concatenate, where, broadcast_to, result_type, promote_types, can_cast,
                    frombuffer, add, subtract, multiply, divide, true_divide, floor_divide, remainder, mod, fmod, power,
                    maximum, minimum, arctan2, hypot, bitwise_and, bitwise_or, bitwise_xor, left_shift, right_shift,
                    less, less_equal, equal, not_equal, greater, greater_equal, logical_and, logical_or, logical_xor,
                    negative, positive, absolute, abs, fabs, invert, bitwise_not, sign, square, reciprocal, sqrt, cbrt,
                    exp, expm1, exp2, log, log2, log10, log1p, sin, cos, tan, arcsin, arccos, arctan, sinh, cosh, tanh,
                    arcsinh, arccosh, arctanh, floor, ceil, rint, trunc, isnan, isinf, isfinite, logical_not, signbit,
                    matmul, sum, prod, max, amax, min, amin, all, any)

__version__ = "1.26.4"
pi = 3.141592653589793
e = 2.718281828459045
euler_gamma = 0.5772156649015329
inf = Inf = infty = float("inf")
nan = NaN = NAN = float("nan")
newaxis = None
int_ = intp = int64
uint = uintp = uint64
byte = int8
ubyte = uint8
short = int16
ushort = uint16
intc = int32
uintc = uint32
longlong = int64
float_ = double = float64
half = float16
single = float32
csingle = complex64
complex_ = cdouble = complex128
asanyarray = ascontiguousarray = asarray
conjugate = conj = positive


class AxisError(ValueError, IndexError):
    """An axis out of range."""


class VisibleDeprecationWarning(UserWarning):
    """NumPy's class of that name."""


def _axis(axis, rank):
    if axis < -rank or axis >= rank:
        raise AxisError(f"axis {axis} is out of bounds for array of dimension {rank}")
    return axis + rank if axis < 0 else axis


# ---- making arrays

def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None):
    a = asarray(a)
    return full(a.shape if shape is None else shape, fill_value, a.dtype if dtype is None else dtype)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0):
    parts = num - 1 if endpoint else num
    delta = stop - start
    steps = arange(0, num).astype(float64)
    step = delta / parts if parts > 0 else nan
    values = steps * step + start if parts > 0 and step != 0 else steps * delta + start
    if endpoint and num > 1:
        values[-1] = stop
    if dtype is not None:
        values = (floor(values) if issubdtype(dtype, integer) else values).astype(dtype)
    return (values, step) if retstep else values


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None):
    values = power(base, linspace(start, stop, num, endpoint))
    return values if dtype is None else values.astype(dtype)


def eye(N, M=None, k=0, dtype=float64, order="C"):
    M = N if M is None else M
    rows = arange(N)
    columns = arange(M)
    return (expand_dims(rows, 1) + k == columns).astype(dtype)


def identity(n, dtype=None):
    return eye(n, dtype=float64 if dtype is None else dtype)


def tri(N, M=None, k=0, dtype=float64):
    return (expand_dims(arange(N), 1) + k >= arange(N if M is None else M)).astype(dtype)


def tril(m, k=0):
    m = asarray(m)
    return where(tri(m.shape[-2], m.shape[-1], k, bool), m, zeros(1, m.dtype))


def triu(m, k=0):
    m = asarray(m)
    return where(tri(m.shape[-2], m.shape[-1], k - 1, bool), zeros(1, m.dtype), m)


def diag(v, k=0):
    v = asarray(v)
    if v.ndim == 1:
        n = v.shape[0] + (k if k >= 0 else -k)
        result = zeros((n, n), v.dtype)
        for i in range(v.shape[0]):
            result[i + (0 if k >= 0 else -k), i + (k if k >= 0 else 0)] = v[i]
        return result
    return array([v[i, i + k] for i in range(v.shape[0]) if 0 <= i + k < v.shape[1]], v.dtype)


def copy(a, order="K", subok=False):
    return array(a)


def fromiter(iter, dtype, count=-1):
    return array(list(iter), dtype)


def fromfunction(function, shape, *, dtype=float64):
    return function(*indices(shape, dtype))


def indices(dimensions, dtype=int64):
    rank = len(dimensions)
    result = empty((rank,) + tuple(dimensions), dtype)
    for i in range(rank):
        result[i] = arange(dimensions[i]).reshape((1,) * i + (dimensions[i],) + (1,) * (rank - i - 1))
    return result


def meshgrid(*xi, indexing="xy", sparse=False, copy=True):
    rank = len(xi)
    arrays = [asarray(x).reshape((1,) * i + (-1,) + (1,) * (rank - i - 1)) for i, x in enumerate(xi)]
    if indexing == "xy" and rank > 1:
        arrays[0] = arrays[0].reshape((1, -1) + (1,) * (rank - 2))
        arrays[1] = arrays[1].reshape((-1, 1) + (1,) * (rank - 2))
    if sparse:
        return arrays
    shape = broadcast_shapes(*[a.shape for a in arrays])
    return [array(broadcast_to(a, shape)) for a in arrays]


def atleast_1d(a):
    a = asarray(a)
    return a.reshape(1) if a.ndim == 0 else a


def atleast_2d(a):
    a = asarray(a)
    return a.reshape((1,) * (2 - a.ndim) + a.shape) if a.ndim < 2 else a


# ---- shapes

def shape(a):
    return asarray(a).shape


def ndim(a):
    return asarray(a).ndim


def size(a, axis=None):
    a = asarray(a)
    return a.size if axis is None else a.shape[axis]


def reshape(a, newshape, order="C"):
    return asarray(a).reshape(newshape)


def ravel(a, order="C"):
    return asarray(a).ravel()


def transpose(a, axes=None):
    return asarray(a).transpose(axes)


def swapaxes(a, axis1, axis2):
    a = asarray(a)
    order = list(range(a.ndim))
    axis1, axis2 = _axis(axis1, a.ndim), _axis(axis2, a.ndim)
    order[axis1], order[axis2] = axis2, axis1
    return a.transpose(order)


def moveaxis(a, source, destination):
    a = asarray(a)
    source = [_axis(i, a.ndim) for i in ((source,) if isinstance(source, int) else source)]
    destination = [_axis(i, a.ndim) for i in ((destination,) if isinstance(destination, int) else destination)]
    order = [i for i in range(a.ndim) if i not in source]
    for to, origin in sorted(zip(destination, source)):
        order.insert(to, origin)
    return a.transpose(order)


def expand_dims(a, axis):
    a = asarray(a)
    axes = axis if isinstance(axis, (tuple, list)) else (axis,)
    rank = a.ndim + len(axes)
    axes = [_axis(i, rank) for i in axes]
    dims = iter(a.shape)
    return a.reshape(tuple([1 if i in axes else next(dims) for i in range(rank)]))


def squeeze(a, axis=None):
    return asarray(a).squeeze(axis)


def broadcast_shapes(*shapes):
    result = zeros(1, int8)
    for each in shapes:
        result = broadcast_to(zeros(1, int8), each) if result.ndim == 1 and result.shape == (1,) else \
            _broadcast_pair(result, each)
    return result.shape


def _broadcast_pair(a, shape):
    return a + broadcast_to(zeros(1, int8), shape)


def broadcast_arrays(*args):
    arrays = [asarray(a) for a in args]
    shape = broadcast_shapes(*[a.shape for a in arrays])
    return [broadcast_to(a, shape) for a in arrays]


def stack(arrays, axis=0, out=None):
    arrays = [asarray(a) for a in arrays]
    if not arrays:
        raise ValueError("need at least one array to stack")
    for a in arrays:
        if a.shape != arrays[0].shape:
            raise ValueError("all input arrays must have the same shape")
    return concatenate([expand_dims(a, axis) for a in arrays], axis)


def vstack(tup):
    return concatenate([atleast_2d(a) for a in tup], 0)


def hstack(tup):
    arrays = [atleast_1d(a) for a in tup]
    return concatenate(arrays, 0 if arrays[0].ndim == 1 else 1)


def append(arr, values, axis=None):
    if axis is None:
        return concatenate((asarray(arr).ravel(), asarray(values).ravel()))
    return concatenate((arr, values), axis)


def split(ary, indices_or_sections, axis=0):
    ary = asarray(ary)
    length = ary.shape[axis]
    if isinstance(indices_or_sections, int):
        if length % indices_or_sections:
            raise ValueError("array split does not result in an equal division")
        return array_split(ary, indices_or_sections, axis)
    return array_split(ary, indices_or_sections, axis)


def array_split(ary, indices_or_sections, axis=0):
    ary = asarray(ary)
    length = ary.shape[axis]
    if isinstance(indices_or_sections, int):
        each, extra = divmod(length, indices_or_sections)
        bounds = [0]
        for i in range(indices_or_sections):
            bounds.append(bounds[-1] + each + (1 if i < extra else 0))
    else:
        bounds = [0] + list(indices_or_sections) + [length]
    axis = _axis(axis, ary.ndim)
    lead = (slice(None),) * axis
    return [ary[lead + (slice(bounds[i], bounds[i + 1]),)] for i in range(len(bounds) - 1)]


def tile(A, reps):
    A = asarray(A)
    reps = (reps,) if isinstance(reps, int) else tuple(reps)
    rank = A.ndim if A.ndim > len(reps) else len(reps)
    reps = (1,) * (rank - len(reps)) + reps
    result = A.reshape((1,) * (rank - A.ndim) + A.shape)
    for axis in range(rank):
        if reps[axis] != 1:
            result = concatenate([result] * reps[axis], axis) if reps[axis] else result[(slice(None),) * axis + (slice(0, 0),)]
    return array(result)


def repeat(a, repeats, axis=None):
    a = asarray(a)
    if axis is None:
        a = a.ravel()
        axis = 0
    axis = _axis(axis, a.ndim)
    counts = [repeats] * a.shape[axis] if isinstance(repeats, (int, integer)) else list(repeats)
    index = [i for i in range(a.shape[axis]) for _ in range(counts[i])]
    return a[(slice(None),) * axis + (array(index, int64),)]


def flip(m, axis=None):
    m = asarray(m)
    axes = range(m.ndim) if axis is None else ((axis,) if isinstance(axis, int) else axis)
    axes = [_axis(i, m.ndim) for i in axes]
    return m[tuple([slice(None, None, -1) if i in axes else slice(None) for i in range(m.ndim)])]


def roll(a, shift, axis=None):
    a = asarray(a)
    if axis is None:
        return roll(a.ravel(), shift, 0).reshape(a.shape)
    axis = _axis(axis, a.ndim)
    length = a.shape[axis]
    if length == 0:
        return array(a)
    return take(a, (arange(length) - shift) % length, axis)


def take(a, indices, axis=None, out=None, mode="raise"):
    a = asarray(a)
    if axis is None:
        return a.ravel()[asarray(indices, int64)] if not isinstance(indices, int) else a.ravel()[indices]
    return a[(slice(None),) * _axis(axis, a.ndim) + (indices,)]


def pad(array_, pad_width, mode="constant", constant_values=0):
    a = asarray(array_)
    if isinstance(pad_width, int):
        pad_width = ((pad_width, pad_width),) * a.ndim
    elif isinstance(pad_width[0], int):
        pad_width = (tuple(pad_width),) * a.ndim
    result = full(tuple([n + lo + hi for n, (lo, hi) in zip(a.shape, pad_width)]), constant_values, a.dtype)
    result[tuple([slice(lo, lo + n) for n, (lo, hi) in zip(a.shape, pad_width)])] = a
    return result


# ---- reductions and statistics

def _count(a, axis):
    if axis is None:
        return a.size
    n = 1
    for i in (axis if isinstance(axis, tuple) else (axis,)):
        n *= a.shape[i]
    return n


def mean(a, axis=None, dtype=None, out=None, keepdims=False):
    a = asarray(a)
    narrow = dtype is None and a.dtype == float16
    if dtype is None:
        dtype = float32 if narrow else (a.dtype if a.dtype.kind in "fc" else float64)
    result = sum(a, axis, dtype, None, keepdims) / _count(a, axis)
    result = result.astype(float16 if narrow else dtype)
    return result


def average(a, axis=None, weights=None):
    if weights is None:
        return mean(a, axis)
    weights = asarray(weights)
    return sum(asarray(a) * weights, axis) / sum(weights, axis)


def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    a = asarray(a)
    if dtype is None:
        dtype = a.dtype if a.dtype.kind == "f" else float64
    kind = float32 if dtype == float16 else dtype
    a = a.astype(kind)
    centre = sum(a, axis, kind, None, True) / _count(a, axis)
    deviation = a - centre
    divisor = _count(a, axis) - ddof
    result = sum(deviation * deviation, axis, kind, None, keepdims) / (divisor if divisor > 0 else 0)
    return result.astype(dtype)


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return sqrt(var(a, axis, dtype, None, ddof, keepdims))


def median(a, axis=None):
    a = asarray(a)
    if axis is None:
        a = a.ravel()
        axis = 0
    n = a.shape[axis]
    ordered = sort(a, axis)
    lead = (slice(None),) * _axis(axis, a.ndim)
    if n % 2:
        return ordered[lead + (n // 2,)] * 1.0
    return (ordered[lead + (n // 2 - 1,)] + ordered[lead + (n // 2,)]) / 2


def argmax(a, axis=None):
    return asarray(a).argmax(axis)


def argmin(a, axis=None):
    return asarray(a).argmin(axis)


def cumsum(a, axis=None, dtype=None):
    return asarray(a).cumsum(axis, dtype)


def cumprod(a, axis=None, dtype=None):
    return asarray(a).cumprod(axis, dtype)


def ptp(a, axis=None):
    return max(a, axis) - min(a, axis)


def count_nonzero(a, axis=None, *, keepdims=False):
    result = sum(asarray(a) != 0, axis, int64, None, keepdims)
    return int(result) if axis is None and not keepdims else result


def nansum(a, axis=None):
    a = asarray(a)
    return sum(where(isnan(a), zeros(1, a.dtype), a), axis)


def diff(a, n=1, axis=-1):
    a = asarray(a)
    for _ in range(n):
        lead = (slice(None),) * _axis(axis, a.ndim)
        a = a[lead + (slice(1, None),)] - a[lead + (slice(None, -1),)]
    return a


# ---- ordering and sets

def sort(a, axis=-1, kind=None):
    a = array(a)
    if axis is None:
        a = a.ravel()
        axis = -1
    a.sort(axis)
    return a


def argsort(a, axis=-1, kind=None):
    a = asarray(a)
    return a.argsort(axis) if axis is not None else a.ravel().argsort(-1)


def unique(ar, return_index=False, return_inverse=False, return_counts=False):
    flat = asarray(ar).ravel()
    order = flat.argsort(-1)
    ordered = flat[order]
    if ordered.size == 0:
        return ordered
    new = concatenate((array([True]), ordered[1:] != ordered[:-1]))
    results = [ordered[new]]
    starts = nonzero(new)[0]
    if return_index:
        results.append(order[new])
    if return_inverse:
        inverse = empty(flat.shape, int64)
        inverse[order] = cumsum(new) - 1
        results.append(inverse)
    if return_counts:
        results.append(diff(concatenate((starts, array([ordered.size])))))
    return results[0] if len(results) == 1 else tuple(results)


def searchsorted(a, v, side="left", sorter=None):
    a = asarray(a)
    v = asarray(v)
    compare = a < expand_dims(v.ravel(), 1) if side == "left" else a <= expand_dims(v.ravel(), 1)
    result = sum(compare, 1)
    return result.reshape(v.shape) if v.ndim else result[0]


def nonzero(a):
    return asarray(a).nonzero()


def argwhere(a):
    return stack(asarray(a).nonzero(), 1)


def flatnonzero(a):
    return asarray(a).ravel().nonzero()[0]


def isin(element, test_elements):
    element = asarray(element)
    return any(equal(expand_dims(element, -1), asarray(test_elements).ravel()), -1)


def clip(a, a_min=None, a_max=None, out=None):
    a = asarray(a)
    if a_min is not None:
        a = maximum(a, a_min)
    if a_max is not None:
        a = minimum(a, a_max)
    return a


def round(a, decimals=0, out=None):
    a = asarray(a)
    if a.dtype.kind != "f":
        return array(a)[()] if a.ndim == 0 else array(a)
    if decimals == 0:
        return rint(a)
    scale = a.dtype.type(10.0 ** (decimals if decimals > 0 else -decimals))
    return rint(a * scale) / scale if decimals > 0 else rint(a / scale) * scale


around = round_ = round


def ndenumerate(arr):
    arr = asarray(arr)
    for index in ndindex(arr.shape):
        yield index, arr[index]


def ndindex(*shape):
    if len(shape) == 1 and isinstance(shape[0], tuple):
        shape = shape[0]
    index = [0] * len(shape)
    for n in shape:
        if n == 0:
            return
    while True:
        yield tuple(index)
        for d in range(len(shape) - 1, -1, -1):
            index[d] += 1
            if index[d] < shape[d]:
                break
            index[d] = 0
        else:
            return


# ---- products

def dot(a, b, out=None):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    if b.ndim <= 2:
        if a.shape[-1] != b.shape[0]:
            raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.shape)} not aligned: {a.shape[-1]} "
                             f"(dim {a.ndim - 1}) != {b.shape[0]} (dim 0)")
        return matmul(a, b)
    return tensordot(a, b, ((a.ndim - 1,), (b.ndim - 2,)))


def _compact(shape):
    return "(" + ",".join([str(n) for n in shape]) + ("," if len(shape) == 1 else "") + ")"


def vdot(a, b):
    return dot(asarray(a).ravel(), asarray(b).ravel())


def inner(a, b):
    return tensordot(asarray(a), asarray(b), ((-1,), (-1,)))


def outer(a, b, out=None):
    return expand_dims(asarray(a).ravel(), 1) * asarray(b).ravel()


def tensordot(a, b, axes=2):
    a, b = asarray(a), asarray(b)
    if isinstance(axes, int):
        axes = (tuple(range(a.ndim - axes, a.ndim)), tuple(range(axes)))
    left = [_axis(i, a.ndim) for i in ((axes[0],) if isinstance(axes[0], int) else axes[0])]
    right = [_axis(i, b.ndim) for i in ((axes[1],) if isinstance(axes[1], int) else axes[1])]
    free_a = [i for i in range(a.ndim) if i not in left]
    free_b = [i for i in range(b.ndim) if i not in right]
    inner_size = 1
    for i in left:
        inner_size *= a.shape[i]
    shape = tuple([a.shape[i] for i in free_a] + [b.shape[i] for i in free_b])
    product = matmul(a.transpose(free_a + left).reshape((-1, inner_size)),
                     b.transpose(right + free_b).reshape((inner_size, -1)))
    return product.reshape(shape)


def trace(a, offset=0):
    return sum(diag(a, offset))


# ---- comparison

def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = asarray(a), asarray(b)
    if b.dtype.kind != "f":
        b = b.astype(float64)
    finite = isfinite(b)
    near = (absolute(subtract(a, b)) <= atol + rtol * absolute(b)) & finite & isfinite(a)
    near = near | equal(a, b)
    if equal_nan:
        near = near | (isnan(a) & isnan(b))
    return near


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return bool(all(isclose(a, b, rtol, atol, equal_nan)))


def array_equal(a1, a2, equal_nan=False):
    a1, a2 = asarray(a1), asarray(a2)
    if a1.shape != a2.shape:
        return False
    same = equal(a1, a2)
    if equal_nan:
        same = same | (isnan(a1) & isnan(a2))
    return bool(all(same))


def array_equiv(a1, a2):
    return bool(all(equal(a1, a2)))


def issubdtype(arg1, arg2):
    def scalar(kind):
        if isinstance(kind, type) and issubclass(kind, generic):
            return kind
        return dtype(kind).type
    return issubclass(scalar(arg1), scalar(arg2))


def isscalar(element):
    return isinstance(element, (generic, int, float, complex, str, bytes))


def iscomplexobj(x):
    return asarray(x).dtype.kind == "c"


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = asarray(x)
    limits = finfo(x.dtype) if x.dtype.kind == "f" else None
    if limits is None:
        return x
    x = where(isnan(x), x.dtype.type(nan), x)
    x = where(x == inf, x.dtype.type(limits.max if posinf is None else posinf), x)
    return where(x == -inf, x.dtype.type(limits.min if neginf is None else neginf), x)


class finfo:
    """Limits of a float type."""

    _values = {"float16": (0.000977, 65504.0, 6.104e-05, 5.960464477539063e-08, 16),
               "float32": (1.1920928955078125e-07, 3.4028234663852886e+38, 1.1754943508222875e-38, 1.401298464324817e-45, 32),
               "float64": (2.220446049250313e-16, 1.7976931348623157e+308, 2.2250738585072014e-308, 5e-324, 64)}

    def __init__(self, dtype_):
        self.dtype = dtype(dtype_)
        kind = self.dtype.type
        eps, largest, tiny, subnormal, self.bits = self._values[self.dtype.name]
        self.eps, self.max, self.min, self.tiny = kind(eps), kind(largest), kind(-largest), kind(tiny)
        self.smallest_normal, self.smallest_subnormal = kind(tiny), kind(subnormal)


class iinfo:
    """Limits of an integer type."""

    def __init__(self, type_):
        self.dtype = dtype(type_)
        self.bits = self.dtype.itemsize * 8
        self.kind = self.dtype.kind
        if self.kind not in "iu":
            raise ValueError(f"Invalid integer data type {self.kind!r}.")
        self.min = 0 if self.kind == "u" else -(1 << (self.bits - 1))
        self.max = (1 << self.bits) - 1 if self.kind == "u" else (1 << (self.bits - 1)) - 1


# ---- printing

def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, **kwargs):
    if threshold is not None and threshold > 1 << 62:
        threshold = 1 << 62
    _numpy._set_text_options(precision, None if threshold is None else int(threshold), edgeitems, linewidth, suppress)


def array2string(a, *args, **kwargs):
    return str(a)


def array_str(a, *args):
    return str(a)


def array_repr(arr, *args):
    return repr(arr)


class errstate:
    """Accepted; floating-point warnings are not given here."""

    def __init__(self, **kwargs):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return False


def seterr(**kwargs):
    return {}


def _method(function):
    def method(self, *args, **kwargs):
        return function(self, *args, **kwargs)
    method.__name__ = function.__name__
    return method


_numpy.extend_type(ndarray, {function.__name__: _method(function) for function in (
    mean, var, std, clip, round, repeat, swapaxes, take, ptp, searchsorted, trace)})
_numpy.extend_type(ndarray, {"diagonal": lambda self, offset=0: diag(self, offset), "__array_priority__": 0.0})
_numpy.extend_type(generic, {"var": _method(var), "std": _method(std), "clip": _method(clip)})


def __getattr__(name):
    if name == "random":
        import numpy.random as module
        return module
    if name == "testing":
        import numpy.testing as module
        return module
    if name == "linalg":
        import numpy.linalg as module
        return module
    if name in ("bool", "int", "float", "complex", "object", "str"):
        raise AttributeError(f"module 'numpy' has no attribute '{name}'.\n`np.{name}` was a deprecated alias for the builtin "
                             f"`{name}`.")
    raise AttributeError(f"module 'numpy' has no attribute '{name}'")
