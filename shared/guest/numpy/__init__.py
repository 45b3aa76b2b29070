"""numpy for refjit's VM: our own Python over the native module `_numpy` (arrays, dtypes, scalars, ufuncs). Composites are
written here; random, testing and linalg load at their first use."""
import _numpy
from _numpy import (ndarray, dtype, generic, number, integer, signedinteger, unsignedinteger, inexact, floating,
                    complexfloating, bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32,
                    float64, complex64, complex128, array, asarray, zeros, ones, empty, full, zeros_like, ones_like,
                    empty_like, arange, concatenate, where,
                    frombuffer, add, subtract, multiply, divide, true_divide, floor_divide, remainder, mod, fmod, power,
                    maximum, minimum, arctan2, hypot, bitwise_and, bitwise_or, bitwise_xor, left_shift, right_shift,
                    less, less_equal, equal, not_equal, greater, greater_equal, logical_and, logical_or, logical_xor,
                    negative, positive, conjugate, conj, absolute, abs, fabs, invert, bitwise_not, sign, square, reciprocal, sqrt, cbrt,
                    exp, expm1, exp2, log, log2, log10, log1p, sin, cos, tan, arcsin, arccos, arctan, sinh, cosh, tanh,
                    arcsinh, arccosh, arctanh, floor, ceil, rint, trunc, isnan, isinf, isfinite, logical_not, signbit,
                    matmul, sum, prod, max, amax, min, amin, all, any, ufunc)

abs, conj, mod, true_divide, bitwise_not = absolute, conjugate, remainder, divide, invert

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
# C's long double has float64's width here, as it has on many machines.
longdouble = longfloat = float64
clongdouble = clongfloat = longcomplex = complex128
bool8 = bool_
True_, False_ = bool_(True), bool_(False)
half = float16
single = float32
csingle = complex64
complex_ = cdouble = complex128


def asanyarray(a, dtype=None, order=None, *, like=None):
    return a if dtype is None and not type(a) is ndarray and hasattr(a, "_mask") else asarray(a, dtype, order)


class _NoValueType:
    """The class of `_NoValue`, the default of arguments whose None has a meaning."""

    __module__ = "numpy._globals"

    def __repr__(self):
        return "<no value>"


_NoValue = _NoValueType()


class AxisError(ValueError, IndexError):
    """An axis out of range: its text, or the axis and how many there are."""

    __module__ = "numpy.exceptions"

    def __init__(self, axis, ndim=None, msg_prefix=None):
        self._text, self.axis, self.ndim = (axis, None, None) if ndim is None is msg_prefix else (None, axis, ndim)
        if self._text is None:
            self._text = f"axis {axis} is out of bounds for array of dimension {ndim}"
            self._text = self._text if msg_prefix is None else f"{msg_prefix}: {self._text}"

    def __str__(self):
        return self._text


class VisibleDeprecationWarning(UserWarning):
    """NumPy's class of that name."""


def _axis(axis, rank):
    if axis < -rank or axis >= rank:
        raise AxisError(axis, rank, None)
    return axis + rank if axis < 0 else axis


def _rows(a, axis):
    """The array and its axis for what counts a scalar as an array of one element, and flattens where no axis is given."""
    a = asarray(a)
    if axis is None or a.ndim == 0:
        a = a.ravel()
    return a, 0 if axis is None else _axis(axis, a.ndim)


# ---- making arrays

def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None):
    a = asarray(a)
    return full(a.shape if shape is None else shape, fill_value, a.dtype if dtype is None else dtype)


def tri(N, M=None, k=0, dtype=float64):
    return (expand_dims(arange(N), 1) + k >= arange(N if M is None else M)).astype(dtype)


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
    for name, axis in (("axis1", axis1), ("axis2", axis2)):
        if not -a.ndim <= axis < a.ndim:
            raise AxisError(axis, a.ndim, name)
    axis1, axis2 = axis1 % a.ndim, axis2 % a.ndim
    order[axis1], order[axis2] = axis2, axis1
    return a.transpose(order)


def _named_axes(axes, rank, name):
    """The axes that an argument gives, one or several, each once."""
    from operator import index

    if type(axes) not in (tuple, list):
        try:
            axes = [index(axes)]
        except TypeError:  # whatever it is made of is looked at
            pass
    axes = [index(axis) for axis in axes]
    for axis in axes:
        if not -rank <= axis < rank:
            raise AxisError(axis, rank, name)
    axes = [axis % rank for axis in axes]
    if len(set(axes)) < len(axes):
        raise ValueError(f"repeated axis in `{name}` argument")
    return axes


def moveaxis(a, source, destination):
    a = asarray(a)
    source, destination = _named_axes(source, a.ndim, "source"), _named_axes(destination, a.ndim, "destination")
    if len(source) != len(destination):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
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
    return asanyarray(a).squeeze(axis)


def broadcast_shapes(*shapes):
    from operator import index

    shapes = [tuple([index(n) for n in (each if hasattr(each, "__iter__") else (each,))]) for each in shapes]
    rank = _most([len(each) for each in shapes])
    result = [1] * rank
    for each in shapes:
        for i, n in enumerate(each, rank - len(each)):
            if n != 1 and result[i] != n and result[i] != 1:
                raise ValueError("shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 "
                                 f"with shape {shapes[0]} and arg {shapes.index(each)} with shape {each}.")
            if n != 1:
                result[i] = n
    return tuple(result)


def _most(numbers):
    return sorted(numbers)[-1] if numbers else 0


def _text(shape):
    return str(tuple(shape)).replace(" ", "")


def broadcast_arrays(*args, subok=False):
    arrays = [asanyarray(a) if subok else asarray(a) for a in args]
    shape = broadcast_shapes(*[a.shape for a in arrays])
    return [broadcast_to(a, shape) for a in arrays]


def _sections(given):
    """How many equal parts; None where places are given."""
    try:
        len(given)
    except TypeError:
        return int(given)


def split(ary, indices_or_sections, axis=0):
    sections = _sections(indices_or_sections)
    length = ary.shape[axis] if sections is not None or hasattr(ary, "shape") else len(ary)
    if sections and length % sections:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, indices_or_sections, axis)


def array_split(ary, indices_or_sections, axis=0):
    ary = asarray(ary)
    length = ary.shape[axis]
    sections = _sections(indices_or_sections)
    if sections is not None:
        if sections <= 0:
            raise ValueError("number sections must be larger than 0.")
        each, extra = divmod(length, sections)
        bounds = [0]
        for i in range(sections):
            bounds.append(bounds[-1] + each + (1 if i < extra else 0))
    else:
        bounds = [0] + list(indices_or_sections) + [length]
    axis = _axis(axis, ary.ndim)
    lead = (slice(None),) * axis
    return [ary[lead + (slice(bounds[i], bounds[i + 1]),)] for i in range(len(bounds) - 1)]


def tile(A, reps):
    A = asarray(A)
    reps = (int(reps),) if isinstance(reps, int) or ndim(reps) == 0 else tuple(reps)
    rank = A.ndim if A.ndim > len(reps) else len(reps)
    reps = (1,) * (rank - len(reps)) + reps
    result = A.reshape((1,) * (rank - A.ndim) + A.shape)
    for axis in range(rank):
        if reps[axis] != 1:
            result = concatenate([result] * reps[axis], axis) if reps[axis] else result[(slice(None),) * axis + (slice(0, 0),)]
    return array(result)


def repeat(a, repeats, axis=None):
    a, axis = _rows(a, axis)
    counts = asarray(repeats)
    if counts.ndim == 0:
        counts = counts.astype(int64)
        if counts < 0:
            raise ValueError("negative dimensions are not allowed")
    if not can_cast(counts.dtype, int64):
        raise TypeError(f"Cannot cast array data from {counts.dtype!r} to dtype('int64') according to the rule 'safe'")
    if counts.ndim > 1:
        raise ValueError("object too deep for desired array")
    if (counts < 0).any():
        raise ValueError("repeats may not contain negative values.")
    if counts.size == 1:
        index = arange(a.shape[axis] * int(counts.item())) // maximum(counts.item(), 1)
    elif counts.size != a.shape[axis]:
        raise ValueError(f"operands could not be broadcast together with shape ({a.shape[axis]},) {_compact(counts.shape)}")
    else:
        index = searchsorted(cumsum(counts), arange(counts.sum()), "right")
    return a[(slice(None),) * axis + (index,)]


def flip(m, axis=None):
    m = asarray(m)
    axes = range(m.ndim) if axis is None else ((axis,) if isinstance(axis, int) else axis)
    axes = [_axis(i, m.ndim) for i in axes]
    return m[tuple([slice(None, None, -1) if i in axes else slice(None) for i in range(m.ndim)])]


def take(a, indices, axis=None, out=None, mode="raise"):
    a, axis = _rows(a, axis)
    if not isinstance(indices, int):
        indices = asarray(indices, int64)
    if mode == "clip":
        indices = minimum(maximum(indices, 0), a.shape[axis] - 1)
    elif mode == "wrap":
        indices = remainder(indices, a.shape[axis])
    made = a[(slice(None),) * axis + (indices,)]
    if out is None:
        return made
    out[...] = made
    return out


# ---- reductions

def argmax(a, axis=None, out=None, *, keepdims=False):
    return asarray(a).argmax(axis, out, keepdims=keepdims)


def argmin(a, axis=None, out=None, *, keepdims=False):
    return asarray(a).argmin(axis, out, keepdims=keepdims)


def cumsum(a, axis=None, dtype=None, out=None):
    return asarray(a).cumsum(axis, dtype, out)


def cumprod(a, axis=None, dtype=None, out=None):
    return asarray(a).cumprod(axis, dtype, out)


def count_nonzero(a, axis=None, *, keepdims=False):
    result = sum(asarray(a) != 0, axis, int64, None, keepdims)
    return int(result) if axis is None and not keepdims else result



# ---- ordering and sets

def sort(a, axis=-1, kind=None, order=None):
    a = array(a)
    if kind is not None and kind not in ("quicksort", "mergesort", "heapsort", "stable"):
        raise ValueError(f"sort kind must be one of 'quick', 'heap', or 'stable' (got {kind!r})")
    if axis is None:
        a = a.ravel()
        axis = -1
    a.sort(axis, kind) if order is None else a.sort(axis, kind, order)
    return a


def argsort(a, axis=-1, kind=None, order=None):
    a = asarray(a)
    if order is not None:
        return a.argsort(axis, kind, order)
    return a.argsort(axis) if axis is not None else a.ravel().argsort(-1)


def clip(a, a_min=None, a_max=None, out=None, *, where=True, dtype=None, casting=None):
    if a_min is None and a_max is None:
        raise ValueError("One of max or min must be given")
    if out is None and where is True and dtype is None:
        a = asarray(a)
        if a_min is not None:
            a = maximum(a, a_min)
        return a if a_max is None else minimum(a, a_max)
    made = a if a_min is None else maximum(a, a_min, where=where, dtype=dtype)
    if a_max is None:
        return positive(made, out, where=where, casting=casting)
    return minimum(made, a_max, out, where=where, dtype=dtype, casting=casting)


def round(a, decimals=0, out=None):
    if hasattr(a, "_mask"):
        return a.round(decimals)
    a = asarray(a)
    if a.dtype.kind == "c":
        made = array(a)
        made.real, made.imag = round(a.real, decimals), round(a.imag, decimals)
        made = made[()]
    elif a.dtype.kind != "f":
        if decimals >= 0 or a.dtype.kind == "b":
            made = rint(a) if a.dtype.kind == "b" else array(a)[()] if a.ndim == 0 else array(a)
        else:
            made = (rint(a / 10.0**-decimals) * 10.0**-decimals).astype(a.dtype)
    elif decimals == 0:
        made = rint(a)
    else:
        scale = a.dtype.type(10.0 ** (decimals if decimals > 0 else -decimals))
        made = rint(a * scale) / scale if decimals > 0 else rint(a / scale) * scale
    if out is None:
        return made
    copyto(out, made, casting="unsafe")
    return out


round_ = round


def around(a, decimals=0, out=None):
    return round(a, decimals, out)


def copyto(dst, src, casting="same_kind", where=True):
    if not isinstance(dst, ndarray):
        raise TypeError(f"argument 1 must be numpy.ndarray, not {type(dst).__name__}")
    src = asarray(src)
    if casting != "unsafe" and not can_cast(src if src.ndim == 0 else src.dtype, dst.dtype, casting):
        raise TypeError(f"Cannot cast array data from {src.dtype!r} to {dst.dtype!r} according to the rule '{casting}'")
    if where is True:
        dst[...] = src
    else:
        where = broadcast_to(asarray(where, bool), dst.shape)
        dst[where] = broadcast_to(src, dst.shape)[where]



def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True):
    ar = asarray(ar)
    if axis is not None:
        moved = moveaxis(ar, _axis(axis, ar.ndim), 0)
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
        places = concatenate((nonzero(new)[0], array([new.size])))
        results.append(places[1:] - places[:-1])
    return results[0] if len(results) == 1 else tuple(results)


def searchsorted(a, v, side="left", sorter=None):
    a = asarray(a)
    v = asarray(v)
    if side not in ("left", "right"):
        if not isinstance(side, str):
            raise TypeError(f"search side must be str, not {type(side).__name__}")
        raise ValueError(f"search side must be 'left' or 'right' (got '{side}')")
    if a.ndim != 1:
        raise ValueError("object too deep for desired array" if a.ndim else "object of too small depth for desired array")
    if sorter is not None:
        a = a[asarray(sorter)]
    kind = promote_types(a.dtype, v.dtype)
    if kind.kind == "f" or kind.kind in "biu" and kind != uint64:
        kind = float64 if kind.kind == "f" else int64
        found = _numpy._searchsorted(a.astype(kind), v.ravel().astype(kind), side == "right")
        return found.reshape(v.shape) if v.ndim else found[0]
    wanted = v.ravel()
    low, high = zeros(wanted.size, int64), full(wanted.size, a.size, int64)
    last = a.size - 1 if a.size else 0
    for _ in range(a.size.bit_length()):
        middle = (low + high) // 2
        here = a[minimum(middle, last)]
        # NaN stands behind all numbers
        if side == "left":
            before = (here < wanted) | ((wanted != wanted) & (here == here))
        else:
            before = ~((wanted < here) | ((here != here) & (wanted == wanted)))
        before &= low < high
        low = where(before, middle + 1, low)
        high = where(before, high, middle)
    return low.reshape(v.shape) if v.ndim else low[0]


def nonzero(a):
    return asanyarray(a).nonzero()


def argwhere(a):
    a = asarray(a)
    if a.ndim == 0:
        return zeros((1 if a else 0, 0), int64)
    return array(a.nonzero(), int64).reshape(a.ndim, -1).T


def flatnonzero(a):
    return asarray(a).ravel().nonzero()[0]




# ---- products

def _alike(a, b):
    """Both in the dtype that holds them: a number beside an array counts in full here."""
    if a.dtype == b.dtype or type(a) is not ndarray or type(b) is not ndarray:
        return a, b
    kind = promote_types(a.dtype, b.dtype)
    return a.astype(kind, copy=False), b.astype(kind, copy=False)


def dot(a, b, out=None):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        made = multiply(*_alike(a, b))
    elif b.ndim <= 2:
        if a.shape[-1] != b.shape[0]:
            raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.shape)} not aligned: {a.shape[-1]} "
                             f"(dim {a.ndim - 1}) != {b.shape[0]} (dim 0)")
        made = matmul(a, b)
    else:
        if a.shape[-1] != b.shape[-2]:
            raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.shape)} not aligned: {a.shape[-1]} "
                             f"(dim {a.ndim - 1}) != {b.shape[-2]} (dim {b.ndim - 2})")
        made = tensordot(a, b, ((a.ndim - 1,), (b.ndim - 2,)))
    if out is None:
        return made
    if not isinstance(out, ndarray) or out.dtype != asarray(made).dtype or out.shape != asarray(made).shape:
        raise ValueError("output array is not acceptable (must have the right datatype, number of dimensions, and be a C-Array)")
    out[...] = made
    return out



def _compact(shape):
    return "(" + ",".join([str(n) for n in shape]) + ("," if len(shape) == 1 else "") + ")"


def tensordot(a, b, axes=2):
    a, b = asarray(a), asarray(b)
    if isinstance(axes, int):
        axes = (tuple(range(a.ndim - axes, a.ndim)), tuple(range(axes)))
    left = [_axis(i, a.ndim) for i in ((axes[0],) if isinstance(axes[0], int) else axes[0])]
    right = [_axis(i, b.ndim) for i in ((axes[1],) if isinstance(axes[1], int) else axes[1])]
    if len(left) != len(right) or [a.shape[i] for i in left] != [b.shape[i] for i in right]:
        raise ValueError("shape-mismatch for sum")
    free_a = [i for i in range(a.ndim) if i not in left]
    free_b = [i for i in range(b.ndim) if i not in right]
    inner_size = 1
    for i in left:
        inner_size *= a.shape[i]
    shape = tuple([a.shape[i] for i in free_a] + [b.shape[i] for i in free_b])
    product = matmul(a.transpose(free_a + left).reshape((-1, inner_size)),
                     b.transpose(right + free_b).reshape((inner_size, -1)))
    return product.reshape(shape)


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
    same = a1 == a2
    if equal_nan:
        same = same | (isnan(a1) & isnan(a2))
    return bool(all(same))


def issubdtype(arg1, arg2):
    def scalar(kind):
        if isinstance(kind, type) and (issubclass(kind, generic) or kind.__name__ in ("flexible", "character") and kind.__module__ == "numpy"):
            return kind
        return dtype(kind).type
    return issubclass(scalar(arg1), scalar(arg2))



_errors = {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}
_error_call = None
_ERROR_TEXTS = {"divide": ("divide by zero", 1), "over": ("overflow", 2), "under": ("underflow", 4), "invalid": ("invalid value", 8)}


def geterr():
    return dict(_errors)


def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    old = dict(_errors)
    for name, value in (("divide", divide), ("over", over), ("under", under), ("invalid", invalid)):
        value = all if value is None else value
        if value is not None:
            if value not in ("ignore", "warn", "raise", "call", "print", "log"):
                raise KeyError(value)
            _errors[name] = value
    bits = 0
    for name, mode in _errors.items():
        bits |= _ERROR_TEXTS[name][1] if mode != "ignore" else 0
    _numpy._set_float_events(bits)
    return old


def seterrcall(func):
    global _error_call
    if func is not None and not callable(func) and not hasattr(func, "write"):
        raise ValueError("Only callable can be used as callback")
    old, _error_call = _error_call, func
    return old


def geterrcall():
    return _error_call


def _float_error(category, name):
    """Called by the native half for a floating-point event of the function `name`."""
    from sys import _getframe

    caller = _getframe(1).f_globals.get("__name__", "")
    mode = _errors[category]
    if caller[:10] == "mindspore." or caller == "mindspore" or mode == "ignore":
        return
    if (caller[:6] == "numpy." or caller == "numpy") and name != "reduce" and caller != "numpy.core":
        return  # a composite's own steps
    text = f"{_ERROR_TEXTS[category][0]} encountered in {name}"
    if mode == "warn":
        from warnings import warn

        warn(text, RuntimeWarning, 2)
    elif mode == "raise":
        raise FloatingPointError(text)
    elif mode == "print":
        from sys import stderr

        stderr.write(f"Warning: {text}\n")
    elif mode == "log":
        if _error_call is None:
            raise NameError(f"log specified for {_ERROR_TEXTS[category][0]} (in {name}) but no object with write method found.")
        _error_call.write(f"Warning: {text}\n")
    else:
        if _error_call is None:
            raise NameError("python callback specified for " + f"{_ERROR_TEXTS[category][0]} (in  {name}) but no function found.")
        _error_call(_ERROR_TEXTS[category][0], _ERROR_TEXTS[category][1])


class errstate:
    def __init__(self, *, call=_errors, **kwargs):
        self.kwargs, self.call = kwargs, call

    def __enter__(self):
        self.oldstate = seterr(**self.kwargs)
        if self.call is not _errors:
            self.oldcall = seterrcall(self.call)

    def __exit__(self, *exc_info):
        seterr(**self.oldstate)
        if self.call is not _errors:
            seterrcall(self.oldcall)

    def __call__(self, func):
        from functools import wraps

        @wraps(func)
        def inner(*args, **kwargs):
            with errstate(call=self.call, **self.kwargs):
                return func(*args, **kwargs)

        return inner


from numpy.promotion import broadcast_to, can_cast, promote_types, result_type  # noqa: E402, F401

import numpy._module_paths  # noqa: E402
import numpy.methods  # noqa: E402  gives arrays and ufuncs their methods

_LATER = {
    "reductions": """mean average var std median ptp diff quantile percentile nansum nanmean nanvar nanstd nanprod nanmax nanmin nancumsum
        nancumprod nanargmax nanargmin nanmedian nanquantile nanpercentile""",
    "iteration": "nditer nested_iters",
    "views": """ndindex ndenumerate broadcast flatiter ascontiguousarray asfortranarray shares_memory may_share_memory
        byte_bounds""",
    "printing": """array2string array_str array_repr set_printoptions get_printoptions printoptions set_string_function
        format_float_positional format_float_scientific disp""",
    "composed": """copysign nextafter spacing gcd lcm ldexp float_power frexp modf divmod degrees radians rad2deg deg2rad heaviside fmax
        fmin logaddexp logaddexp2 isnat""",
    "shapes": """eye identity tril triu diag linspace logspace geomspace indices meshgrid atleast_1d atleast_2d roll stack vstack hstack append
        fromiter fromfunction copy inner outer vdot trace isscalar iscomplexobj array_equiv isin in1d isposinf isneginf""",
    "lib": """frompyfunc product alltrue sometrue cumproduct typename atleast_3d dstack column_stack row_stack hsplit
        vsplit dsplit block rollaxis fliplr flipud rot90 resize delete insert pad r_ c_ mgrid ogrid index_exp s_ ix_
        unravel_index ravel_multi_index diag_indices diag_indices_from tril_indices triu_indices tril_indices_from
        triu_indices_from fill_diagonal diagflat take_along_axis put_along_axis put place putmask choose compress
        extract select piecewise apply_along_axis apply_over_axes vectorize intersect1d union1d setdiff1d setxor1d
        lexsort partition argpartition msort ediff1d""",
    "analysis": """cov corrcoef bincount digitize histogram histogram2d histogram_bin_edges interp correlate convolve
        gradient trapz cross kron i0 fix sinc angle real imag isreal iscomplex isrealobj
        real_if_close unwrap""",
    "polynomials": """polyval polyfit polyadd polysub polymul polyder polyint roots poly1d vander base_repr binary_repr""",
    "contraction": "einsum einsum_path",
    "matrices": "matrix mat asmatrix bmat",
    "structured": "void record recarray rec",
    "dates": "datetime64 timedelta64 datetime_as_string datetime_data",
    "business_days": "busday_count busday_offset is_busday busdaycalendar",
    "boxed": "str_ bytes_ object_ unicode_ string_",
    "mapped": "memmap",
    "texts": "chararray",
    "leftovers": """character flexible fromregex recfromtxt recfromcsv get_include deprecate deprecate_with_doc safe_eval who
        get_array_wrap compare_chararrays DataSource""",
    "limits": "finfo iinfo nan_to_num",
    "rarer": """Infinity PINF NINF PZERO NZERO cfloat singlecomplex ulonglong little_endian MAXDIMS BUFSIZE
        ALLOW_THREADS CLIP WRAP RAISE ScalarType typecodes sctypes RankWarning ComplexWarning ModuleDeprecationWarning
        TooHardError cast nbytes hanning hamming blackman bartlett kaiser isfortran asfarray asarray_chkfinite require
        iterable trim_zeros mask_indices diagonal sort_complex histogramdd poly polydiv min_scalar_type common_type
        find_common_type mintypecode sctype2char obj2sctype issctype issubclass_ issubsctype maximum_sctype getbufsize
        setbufsize show_config emath""",
    "oldnames": """ERR_IGNORE ERR_WARN ERR_RAISE ERR_CALL ERR_PRINT ERR_LOG ERR_DEFAULT FPE_DIVIDEBYZERO FPE_OVERFLOW FPE_UNDERFLOW FPE_INVALID
        SHIFT_DIVIDEBYZERO SHIFT_OVERFLOW SHIFT_UNDERFLOW SHIFT_INVALID MAY_SHARE_BOUNDS MAY_SHARE_EXACT FLOATING_POINT_SUPPORT
        UFUNC_BUFSIZE_DEFAULT UFUNC_PYVALS_NAME tracemalloc_domain sctypeDict geterrobj seterrobj format_parser from_dlpack source info""",
    "npyio": "save load savez savez_compressed savetxt loadtxt genfromtxt fromstring tofile fromfile packbits unpackbits",
}
_LATER = {name: module for module, names in _LATER.items() for name in names.split()}
_MODULES = ("polynomial", "version", "ma", "random", "testing", "linalg", "lib", "fft", "core", "char", "exceptions", "typing", "dtypes", "matrixlib")


def __getattr__(name):
    from importlib import import_module

    if name in _MODULES:
        return import_module("numpy." + name)
    if name in _LATER:
        found = getattr(import_module("numpy." + _LATER[name]), name)
        globals()[name] = found
        return found
    if name in ("bool", "int", "float", "complex", "object", "str"):
        from numpy.leftovers import former_alias

        if name in ("bool", "object", "str"):
            from warnings import warn

            warn(f"In the future `np.{name}` will be defined as the corresponding NumPy scalar.", FutureWarning, 2)

        raise AttributeError(former_alias(name))
    raise AttributeError(f"module 'numpy' has no attribute '{name}'")


def __whole__():
    """Makes every name that __getattr__ knows, for programs that walk numpy.__dict__."""
    for name in (*_LATER, *_MODULES):
        if name not in ("testing", "typing"):
            globals().setdefault(name, __getattr__(name))


def __dir__():
    return sorted([*globals(), *_LATER, *_MODULES])
