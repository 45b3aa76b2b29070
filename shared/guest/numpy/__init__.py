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
                    negative, positive, conjugate, conj, absolute, abs, fabs, invert, bitwise_not, sign, square, reciprocal, sqrt, cbrt,
                    exp, expm1, exp2, log, log2, log10, log1p, sin, cos, tan, arcsin, arccos, arctan, sinh, cosh, tanh,
                    arcsinh, arccosh, arctanh, floor, ceil, rint, trunc, isnan, isinf, isfinite, logical_not, signbit,
                    matmul, sum, prod, max, amax, min, amin, all, any, ufunc)

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
bool8 = bool_
True_, False_ = bool_(True), bool_(False)
half = float16
single = float32
csingle = complex64
complex_ = cdouble = complex128
asanyarray = ascontiguousarray = asarray


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
    return asarray(a).reshape(newshape, order=order)


def ravel(a, order="C"):
    return asarray(a).ravel(order)


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
    shapes = [(each,) if isinstance(each, int) else tuple(each) for each in shapes]
    rank = _most([len(each) for each in shapes])
    result = [1] * rank
    for each in shapes:
        for i, n in enumerate(each, rank - len(each)):
            if n != 1 and result[i] != n and result[i] != 1:
                raise ValueError("shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 "
                                 f"with shape {_text(shapes[0])} and arg {shapes.index(each)} with shape {_text(each)}.")
            if n != 1:
                result[i] = n
    return tuple(result)


def _most(numbers):
    return sorted(numbers)[-1] if numbers else 0


def _text(shape):
    return str(tuple(shape)).replace(" ", "")


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
        dtype = a.dtype if a.dtype.kind in "fc" else float64
    kind = float32 if dtype == float16 else dtype
    a = a.astype(kind)
    centre = sum(a, axis, kind, None, True) / _count(a, axis)
    deviation = a - centre
    divisor = _count(a, axis) - ddof
    square = (deviation * conjugate(deviation)).real if a.dtype.kind == "c" else deviation * deviation
    result = sum(square, axis, None, None, keepdims) / (divisor if divisor > 0 else 0)
    return result.astype(square.dtype if a.dtype.kind == "c" else dtype)


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
        return mean(ordered[lead + (slice(n // 2, n // 2 + 1),)], axis)
    return mean(ordered[lead + (slice(n // 2 - 1, n // 2 + 1),)], axis)


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


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True):
    ar = asarray(ar)
    if axis is not None:
        moved = moveaxis(ar, axis, 0)
        rows = [tuple(row) for row in moved.reshape(moved.shape[0], -1).tolist()]
        order = array(sorted(range(len(rows)), key=rows.__getitem__), int64)
        is_new = [i == 0 or rows[order[i]] != rows[order[i - 1]] for i in range(len(rows))]
        ordered, new = moved[order], array(is_new, bool_)
        first = moveaxis(ordered[new], 0, axis)
    else:
        flat = ar.ravel()
        order = flat.argsort(-1)
        ordered = flat[order]
        new = ones(ordered.shape, bool_)
        if ordered.size:
            new[1:] = ordered[1:] != ordered[:-1]
            if equal_nan and ordered.dtype.kind == "f":
                new[1:] &= ~(isnan(ordered[1:]) & isnan(ordered[:-1]))
        first = ordered[new]
    results = [first]
    if return_index:
        results.append(order[new])
    if return_inverse:
        inverse = empty(order.shape, int64)
        inverse[order] = cumsum(new) - 1
        results.append(inverse)
    if return_counts:
        results.append(diff(concatenate((nonzero(new)[0], array([new.size])))))
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
    if a.dtype.kind == "c":
        made = array(a)
        made.real, made.imag = round(a.real, decimals), round(a.imag, decimals)
        return made[()]
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
    return dot(conjugate(asarray(a).ravel()), asarray(b).ravel())


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
    if b.dtype.kind not in "fc":
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


# ---- printing

_print_options = {"edgeitems": 3, "threshold": 1000, "floatmode": "maxprec", "precision": 8, "suppress": False,
                  "linewidth": 75, "nanstr": "nan", "infstr": "inf", "sign": "-", "formatter": None, "legacy": False}


def get_printoptions():
    return dict(_print_options)


class printoptions:
    def __init__(self, **kwargs):
        self._wanted = kwargs

    def __enter__(self):
        self._old = get_printoptions()
        set_printoptions(**self._wanted)
        return get_printoptions()

    def __exit__(self, *exc):
        set_printoptions(**{k: v for k, v in self._old.items() if k != "formatter"})


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, **kwargs):
    for name, value in dict(locals(), **kwargs).items():
        if name in _print_options and value is not None:
            _print_options[name] = value
    if threshold is not None and threshold > 1 << 62:
        threshold = 1 << 62
    _numpy._set_text_options(precision, None if threshold is None else int(threshold), edgeitems, linewidth, suppress)


def _with_options(function, a, options):
    options = {k: v for k, v in options.items() if v is not None and k in _print_options}
    if "max_line_width" in options:
        options["linewidth"] = options.pop("max_line_width")
    with printoptions(**options):
        return function(asarray(a))


def array2string(a, max_line_width=None, precision=None, suppress_small=None, separator=" ", prefix="", **kwargs):
    if asarray(a).ndim == 0:
        return array_repr(array(a, ndmin=1), max_line_width, precision, suppress_small)[7:].split("]")[0]
    text = _with_options(str, a, dict(kwargs, linewidth=max_line_width, precision=precision, suppress=suppress_small))
    if separator == ", ":  # what repr writes between the brackets
        made = _with_options(repr, a, dict(kwargs, linewidth=max_line_width, precision=precision, suppress=suppress_small))
        made = made[6:made.rindex("]") + 1].split("\n")
        return "\n".join(made[:1] + [line[6:] for line in made[1:]])
    return text


def array_str(a, max_line_width=None, precision=None, suppress_small=None):
    return _with_options(str, a, {"linewidth": max_line_width, "precision": precision, "suppress": suppress_small})


def array_repr(arr, max_line_width=None, precision=None, suppress_small=None):
    return _with_options(repr, arr, {"linewidth": max_line_width, "precision": precision, "suppress": suppress_small})


_errors = {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}


def geterr():
    return dict(_errors)


def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    """Kept for geterr: floating-point warnings are not given here."""
    old = dict(_errors)
    for name, value in (("divide", divide), ("over", over), ("under", under), ("invalid", invalid)):
        if all is not None or value is not None:
            _errors[name] = all if value is None else value
    return old


class errstate:
    def __init__(self, **kwargs):
        self._wanted = kwargs

    def __enter__(self):
        self._old = seterr(**self._wanted)

    def __exit__(self, *exc):
        seterr(**self._old)


import numpy.methods  # noqa: E402  gives arrays and ufuncs their methods

_LATER = {
    "lib": """nditer frompyfunc product alltrue sometrue cumproduct typename atleast_3d dstack column_stack row_stack hsplit vsplit dsplit block rollaxis fliplr flipud rot90 resize delete
        insert pad r_ c_ mgrid ogrid index_exp s_ ix_ unravel_index ravel_multi_index diag_indices diag_indices_from
        tril_indices triu_indices tril_indices_from triu_indices_from fill_diagonal diagflat take_along_axis put_along_axis
        put place putmask copyto choose compress extract select piecewise apply_along_axis apply_over_axes vectorize
        intersect1d union1d setdiff1d setxor1d in1d lexsort partition argpartition msort ediff1d shares_memory
        may_share_memory""",
    "analysis": """quantile percentile nanmean nanvar nanstd nanprod nanmax nanmin nancumsum nancumprod nanargmax nanargmin
        nanmedian nanquantile nanpercentile cov corrcoef bincount digitize histogram histogram2d histogram_bin_edges interp
        correlate convolve gradient trapz trapezoid cross kron einsum einsum_path copysign nextafter spacing gcd lcm ldexp i0
        float_power frexp modf degrees radians rad2deg deg2rad fix heaviside fmax fmin logaddexp logaddexp2 sinc angle real
        imag isreal iscomplex isrealobj real_if_close isposinf isneginf unwrap""",
    "polynomials": """polyval polyfit polyadd polysub polymul polyder polyint roots poly1d vander geomspace base_repr
        binary_repr format_float_positional format_float_scientific""",
    "limits": "finfo iinfo nan_to_num",
    "rarer": """Infinity PINF NINF PZERO NZERO cfloat singlecomplex ulonglong little_endian MAXDIMS BUFSIZE ALLOW_THREADS CLIP WRAP
        RAISE ScalarType typecodes sctypes RankWarning ComplexWarning ModuleDeprecationWarning TooHardError cast nbytes hanning
        hamming blackman bartlett kaiser asfortranarray isfortran asfarray asarray_chkfinite require iterable trim_zeros
        mask_indices diagonal divmod sort_complex histogramdd broadcast poly polydiv min_scalar_type common_type
        find_common_type mintypecode sctype2char obj2sctype issctype issubclass_ issubsctype maximum_sctype getbufsize
        setbufsize geterrcall seterrcall show_config disp byte_bounds emath""",
    "npyio": "save load savez savez_compressed savetxt loadtxt genfromtxt fromstring tofile fromfile packbits unpackbits",
}
_LATER = {name: module for module, names in _LATER.items() for name in names.split()}
_MODULES = ("random", "testing", "linalg", "lib", "fft")


def __getattr__(name):
    from importlib import import_module

    if name in _MODULES:
        return import_module("numpy." + name)
    if name in _LATER:
        found = getattr(import_module("numpy." + _LATER[name]), name)
        globals()[name] = found
        return found
    if name in ("bool", "int", "float", "complex", "object", "str"):
        raise AttributeError(f"module 'numpy' has no attribute '{name}'.\n`np.{name}` was a deprecated alias for the builtin "
                             f"`{name}`.")
    raise AttributeError(f"module 'numpy' has no attribute '{name}'")


def __dir__():
    return sorted([*globals(), *_LATER, *_MODULES])
