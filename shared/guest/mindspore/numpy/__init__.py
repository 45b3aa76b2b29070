"""mindspore.numpy: NumPy's names over Tensors. Integers become int32 and floats float32 where NumPy would take 64 bits and the
program names no dtype."""
from mindspore._public_names import Names as _Names
import _refjit as _native
import numpy as _np
from mindspore import ops
from mindspore.common.dtype import (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32, float64, bool_)
from mindspore.common.tensor import Tensor

int_, float_, uint = int32, float32, uint32
pi = 3.141592653589793
e = 2.718281828459045
inf = PINF = float("inf")
NINF = float("-inf")
nan = float("nan")
newaxis = None


_KINDS = {"int": int32, "float": float32, "bool": bool_, "uint": uint32, "int8": int8, "int16": int16, "int32": int32, "int64": int64,
          "uint8": uint8, "uint16": uint16, "uint32": uint32, "uint64": uint64, "float16": float16, "float32": float32, "float64": float64}
_ALLOWED = ["np.int_", "np.int8", "np.int16", "np.int32", "np.int64", "np.uint", "np.uint8", "np.uint16", "np.uint32", "np.uint64", "np.float_",
            "np.float16", "np.float32", "np.float64", "np.bool_"]


def _kind(dtype):
    """The dtype that an argument names; TypeError for what MindSpore's numpy has not."""
    found = dtype
    if isinstance(dtype, str):
        found = _KINDS.get(dtype.lower(), dtype)
    elif isinstance(dtype, type):
        found = int32 if dtype is int else float32 if dtype is float else _native.as_dtype(dtype)
    if not isinstance(found, _native.DType) or found not in _KINDS.values():
        raise TypeError(f"only {_ALLOWED} are allowed for dtype, but got {type(found)}")
    return found


def _dtype(dtype, fallback):
    return fallback if dtype is None else _kind(dtype)


_ARRAY_LIKE = (Tensor, list, tuple, int, float)
_TYPES = {list: "List", tuple: "Tuple", dict: "Dict", str: "String", int: "Int", float: "Float", bool: "Bool", type(None): "TypeNone",
          _native.DType: "TypeType"}


def _tensor(x):
    """x, which is a Tensor: what functions of MindSpore's numpy take that convert nothing."""
    if not isinstance(x, Tensor):
        raise TypeError(f"expect Tensor, but got <class 'mindspore._c_expression.typing.{_TYPES.get(type(x), 'Type')}'>")
    return x


def _shaped(x):
    """x, of which MindSpore's function asks the shape before all else."""
    if not isinstance(x, Tensor):
        raise TypeError(f"For primitive[Shape], the input argument must be Tensor, but got {type(x)}.")
    return x


def _ranked(x):
    """x, of which MindSpore's function asks the rank."""
    if not isinstance(x, Tensor):
        raise TypeError("the input x must be Tensor!")
    return x


def _like(a):
    """A Tensor of what is like an array."""
    if isinstance(a, Tensor):
        return a
    if not isinstance(a, _ARRAY_LIKE):
        raise TypeError("Expect input to be array like.")
    return array(a)


def _one_of(a, kinds):
    """A Tensor of a number, a list or a Tensor; `kinds`: what the text says of them."""
    if not isinstance(a, _ARRAY_LIKE):
        raise TypeError(f"{kinds}, but got{'' if a is None else type(a)}")
    return asarray(a)


_NUMBERS = "should be int, float, bool, list, tuple, Tensor"


def _arrayed(x, name):
    """x, which is like an array, as it is."""
    if not isinstance(x, _ARRAY_LIKE):
        raise TypeError(f"Input {name} is expected to be array_like")
    return x


def array(obj, dtype=None, copy=True, ndmin=0):
    """A Tensor of a list, a number or a Tensor."""
    if not isinstance(obj, _ARRAY_LIKE):
        raise TypeError(f"input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {'' if obj is None else type(obj)}")
    if isinstance(obj, Tensor):
        result = obj.copy() if copy else obj
    elif isinstance(obj, (list, tuple)) and len(obj) and isinstance(obj[0], Tensor):
        result = ops.stack(_alike([array(item) for item in obj]))
    else:
        values = _np.array(obj)
        result = Tensor(values)
        if not isinstance(obj, _np.ndarray):
            if values.dtype == _np.float64:
                result = result.astype(float32)
            elif values.dtype == _np.int64:
                result = result.astype(int32)
    if dtype is not None:
        result = result.astype(_dtype(dtype, float32))
    while result.ndim < ndmin:
        result = ops.expand_dims(result, 0)
    return result


def _alike(tensors):
    """Tensors in the dtype that all of them promote to."""
    tensors = [_like(t) for t in tensors]
    joined = tensors[0].dtype
    for t in tensors[1:]:
        if t.dtype != joined:
            joined = (ops.zeros((1,), joined) + ops.zeros((1,), t.dtype)).dtype
    return [t if t.dtype == joined else t.astype(joined) for t in tensors]


def asarray(a, dtype=None):
    return array(a, dtype, copy=False)


def asfarray(a, dtype=float32):
    if dtype is None:
        return array(a, copy=False)
    kind = _kind(dtype)
    return array(a, kind if kind in (float16, float32, float64) else float32, copy=False)


def copy(a):
    return array(a)


def _shape(shape):
    """A shape's tuple of whole numbers, none negative."""
    if not isinstance(shape, (int, tuple, list, Tensor)):
        raise TypeError(f"only int, tuple, list and tensor are allowed for shape, but got {type(shape)}")
    shape = (shape,) if isinstance(shape, int) else tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape)
    for size in shape:
        if not isinstance(size, int):
            raise TypeError("each entry in shape should be int.")
        if size < 0:
            raise ValueError("each entry in shape should no less than 0.")
    return shape


def zeros(shape, dtype=float32):
    return ops.zeros(_shape(shape), _kind(dtype))


def ones(shape, dtype=float32):
    return ops.ones(_shape(shape), _kind(dtype))


def empty(shape, dtype=float32):
    if dtype is not None and not isinstance(dtype, _native.DType):
        raise TypeError(f"For 'Zeros', the input 'type' should be mindspore dtype, but got {dtype}.")
    return ops.zeros(_shape(shape), float32 if dtype is None else dtype)


def full(shape, fill_value, dtype=None):
    kind = None if dtype is None else _kind(dtype)
    if isinstance(fill_value, (Tensor, list, tuple)):
        return ops.broadcast_to(asarray(fill_value), _shape(shape))  # in its own dtype, as MindSpore's
    return ops.full(_shape(shape), fill_value, dtype=array(fill_value).dtype if kind is None else kind)


def zeros_like(a, dtype=None, shape=None):
    a = _one_of(a, f"prototype {_NUMBERS}")
    return zeros(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)


def ones_like(a, dtype=None, shape=None):
    a = _one_of(a, f"prototype {_NUMBERS}")
    return ones(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)


def empty_like(prototype, dtype=None, shape=None):
    prototype = _one_of(prototype, f"prototype {_NUMBERS}")
    return empty(prototype.shape if shape is None else shape, prototype.dtype if dtype is None else dtype)


def full_like(a, fill_value, dtype=None, shape=None):
    a = _one_of(a, f"prototype {_NUMBERS}")
    return full(a.shape if shape is None else shape, fill_value, a.dtype if dtype is None else dtype)


def arange(start, stop=None, step=None, dtype=None):
    if stop is None:
        start, stop = 0, start
    step = 1 if step is None else step
    values = _np.arange(start, stop, step)
    if values.dtype == _np.float64:  # counted in single precision
        values = _np.float32(start) + _np.arange(values.size, dtype=_np.float32) * _np.float32(step)
    made = Tensor(values, int32 if values.dtype == _np.int64 else float32)
    return made if dtype is None else made.astype(dtype)


def _between(start, stop, num, endpoint):
    """(start, stop, places): Tensors of one shape, and where the `num` values between them stand, from 0 to 1."""
    start, stop = asarray(start).astype(float32), asarray(stop).astype(float32)
    shape = _np.broadcast_shapes(start.shape, stop.shape)
    start, stop = ops.broadcast_to(start, shape), ops.broadcast_to(stop, shape)
    count = num - 1 if endpoint else num
    return start, stop, Tensor(_np.arange(num) / (count if count > 0 else 1), float32).reshape((-1,) + (1,) * len(shape))


def _ends(start, stop):
    """The ends of a row of numbers, each like an array."""
    for name, value in (("start", start), ("end", stop)):
        if not isinstance(value, _ARRAY_LIKE):
            raise TypeError(f"{name} {_NUMBERS}, but got{'' if value is None else type(value)}")
    return start, stop


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0):
    start, stop = _ends(start, stop)
    if isinstance(start, Tensor) or isinstance(stop, Tensor):
        start, stop, places = _between(start, stop, num, endpoint)
        result = start + (stop - start) * places
        if endpoint and num > 1:
            result = ops.cat((result[:-1], ops.expand_dims(stop, 0)))
        result = ops.movedim(result, 0, axis).astype(_dtype(dtype, float32))
        return (result, (stop - start) / (num - 1 if endpoint else num)) if retstep else result
    shape = _np.broadcast_shapes(_np.shape(start), _np.shape(stop))
    starts, stops = _np.broadcast_to(_np.asarray(start), shape), _np.broadcast_to(_np.asarray(stop), shape)
    count = num - 1 if endpoint else num
    step = (stops - starts) / (count if count > 0 else 1)
    values = starts + _np.arange(num).reshape((-1,) + (1,) * len(shape)) * step
    if endpoint and num > 1:
        values[-1] = stops
    result = Tensor(_np.moveaxis(values, 0, axis), _dtype(dtype, float32))
    return (result, Tensor(step, float32)) if retstep else result


def eye(N, M=None, k=0, dtype=float32):
    return Tensor(_np.eye(N, N if M is None else M, k), _kind(dtype))


def identity(n, dtype=float32):
    return eye(n, dtype=dtype)


def _as_float(x, is_narrow=False):
    """x, of integers and Booleans as float32; as float16 those of eight bits when `is_narrow`."""
    if x.is_floating_point() or x.is_complex():
        return x
    return x.astype(float16 if is_narrow and x.dtype in (int8, uint8, bool_) else float32)


# Functions that have floats for integers; those that have float16 for integers of eight bits; float32 for float64 as well.
_OF_FLOATS = ("sign", "isinf", "isneginf", "isposinf", "trunc", "ceil")
_OF_NARROW = ("sin", "cos", "tan", "sinh", "cosh", "tanh", "asin", "atan")
_SINGLE = ("trunc", "ceil")


def _named(function, name):
    function.__name__ = function.__qualname__ = name
    return function


# Functions that convert nothing.
_OF_TENSORS = frozenset("sin cos tan sinh cosh tanh asin atan isposinf le logical_xor mul ne".split())


def _typed_one(x):
    """x, of which MindSpore's function asks the dtype."""
    return x if isinstance(x, Tensor) else x.dtype


def _signed(x):
    return _one_of(x, "integer, float, list, tuple or Tensor are expected")


_TAKEN = {"abs": _typed_one, "log2": _typed_one, "log10": _typed_one, "isneginf": _shaped, "sign": _signed,
          **dict.fromkeys(_OF_TENSORS, _tensor)}


def _unary(name):
    taken = _TAKEN.get(name, _like)

    def function(x, dtype=None):
        x = taken(x)
        if name in _OF_FLOATS or name in _OF_NARROW:
            x = _as_float(x, name in _OF_NARROW)
        result = getattr(ops, name)(x)
        if name in _SINGLE and result.dtype in ((float64, float16) if name == "ceil" else (float64,)):
            result = result.astype(float32)
        return _typed(result, dtype)
    return function


def _binary(name):
    taken = _TAKEN.get(name, _like)

    def function(x1, x2, dtype=None):
        x1, x2 = taken(x1), taken(x2)
        if name == "true_divide" and not {x1.dtype, x2.dtype} & {float16, float32}:
            x1, x2 = x1.astype(float32), x2.astype(float32)
        result = getattr(ops, name)(x1, x2)
        return _typed(result, dtype)
    return function


for _name, _function in dict(
        exp="exp", log="log", log2="log2", log10="log10", log1p="log1p", expm1="expm1", sqrt="sqrt", sin="sin", cos="cos",
        tan="tan", arcsin="asin", arctan="atan", sinh="sinh", cosh="cosh", tanh="tanh", abs="abs", absolute="abs",
        square="square", floor="floor", ceil="ceil", trunc="trunc", sign="sign", isnan="isnan", isinf="isinf",
        isfinite="isfinite", reciprocal="inv").items():
    globals()[_name] = _named(_unary(_function), "absolute" if _function == "abs" else _name)
for _name, _function in dict(
        add="add", subtract="sub", multiply="mul", divide="true_divide", true_divide="true_divide", power="pow",
        floor_divide="floor_divide", equal="equal", not_equal="ne", less="less",
        less_equal="le", greater="greater", greater_equal="ge", logical_and="logical_and", logical_or="logical_or",
        logical_xor="logical_xor", matmul="matmul", remainder="remainder", mod="remainder",
        bitwise_and="bitwise_and", bitwise_or="bitwise_or",
        bitwise_xor="bitwise_xor").items():
    globals()[_name] = _named(_binary(_function), _name)
del _name, _function


def _extreme(choose):
    """The greater or the lesser of two; what is no number wins."""
    def function(x1, x2, dtype=None):
        x1, x2 = [asarray(x) if isinstance(x, (list, tuple)) else x for x in (_arrayed(x1, "x1"), _arrayed(x2, "x2"))]
        if not isinstance(x1, Tensor) and not isinstance(x2, Tensor):
            x1, x2 = _alike((x1, x2))
        # A number beside a tensor takes its dtype.
        x1, x2 = [ops.cast(x, y.dtype) if isinstance(y, Tensor) and not isinstance(x, Tensor) else x for x, y in ((x1, x2), (x2, x1))]
        result = choose(x1, x2)
        if result.is_floating_point():
            for x in (x1, x2):
                if isinstance(x, Tensor) and x.is_floating_point():
                    result = ops.select(ops.isnan(ops.broadcast_to(x, result.shape)), nan, result)
        return _typed(result, dtype)
    return function


maximum, minimum = _named(_extreme(ops.maximum), "maximum"), _named(_extreme(ops.minimum), "minimum")


def arccos(input, dtype=None):
    return _typed(ops.acos(_as_float(_tensor(input), True)), dtype)


def negative(a, dtype=None):
    return _typed(ops.neg(_like(a)), dtype)


def logical_not(a, dtype=None):
    return _typed(ops.logical_not(_like(a)), dtype)


def arctan2(x1, x2, dtype=None):
    x1, x2 = _tensor(x1), _tensor(x2)
    if not (x1.is_floating_point() or x2.is_floating_point()):
        x1, x2 = _as_float(x1, True), _as_float(x2, True)
    return _typed(ops.atan2(x1, x2), dtype)


def outer(a, b):
    return ops.outer(_tensor(a).reshape(-1), _tensor(b).reshape(-1))


def kron(a, b):
    return ops.kron(_like(a), _like(b))


def _typed(result, dtype):
    return result if dtype is None else ops.cast(result, dtype)


def sum(a, axis=None, dtype=None, keepdims=False, initial=None):
    return _like(a).sum(axis, dtype, keepdims, initial)


def mean(a, axis=None, keepdims=False, dtype=None):
    a = _like(a)
    return a.mean(axis, keepdims) if dtype is None else a.astype(dtype).mean(axis, keepdims)


def var(x, axis=None, ddof=0, keepdims=False):
    return _like(x).var(axis, ddof, keepdims)


def std(x, axis=None, ddof=0, keepdims=False):
    return _like(x).std(axis, ddof, keepdims)


def _chosen(where, initial):
    """Which elements count, for Tensor.max(): None for all of them, as a number says that is not zero."""
    if isinstance(where, (int, float)) and (where or initial is not None):
        return None if where else Tensor(False)
    return where


def max(a, axis=None, keepdims=False, initial=None, where=True):
    return _kept(_shaped(a).max(axis=axis, keepdims=keepdims, initial=initial, where=_chosen(where, initial)), a, axis, keepdims)


def _kept(result, a, axis, keepdims):
    """Of all elements: with as many axes as `a`, where they are kept."""
    return result.reshape((1,) * a.ndim) if keepdims and axis is None and isinstance(a, Tensor) else result


def min(a, axis=None, keepdims=False, initial=None, where=True):
    return _kept(_shaped(a).min(axis=axis, keepdims=keepdims, initial=initial, where=_chosen(where, initial)), a, axis, keepdims)


amax, amin = max, min


def prod(a, axis=None, dtype=None, keepdims=False):
    return _like(a).prod(axis, keepdims, dtype)


def argmax(a, axis=None):
    return _like(a).argmax(axis)


def argmin(a, axis=None):
    return _like(a).argmin(axis)


def all(a, axis=None, keepdims=False):
    return _like(a).all(axis, keepdims)


def any(a, axis=None, keepdims=False):
    return _like(a).any(axis, keepdims)


def cumsum(a, axis=None, dtype=None):
    a = _tensor(a)
    if a.dtype in (int8, int16, uint8, bool_):
        a = a.astype(int32)
    return _typed(ops.cumsum(a.reshape(-1) if axis is None else a, 0 if axis is None else axis), dtype)


def dot(a, b):
    a, b = _ranked(a), _ranked(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    if b.ndim == 1:
        return _typed((a * b).sum(-1), a.dtype if a.dtype == b.dtype else None)
    return ops.tensordot(a, b, ((-1,), (-2,)))


def inner(a, b):
    return ops.inner(_ranked(a), _ranked(b))


def tensordot(a, b, axes=2):
    return ops.tensordot(_ranked(a), _ranked(b), axes)


def reshape(x, new_shape):
    return _tensor(x).reshape(new_shape)


def transpose(a, axes=None):
    a = _tensor(a)
    return a.transpose() if axes is None else a.transpose(axes)


def swapaxes(x, axis1, axis2):
    return ops.swapaxes(_tensor(x), axis1, axis2)


def moveaxis(a, source, destination):
    return ops.movedim(a, source, destination)


def expand_dims(a, axis):
    a = _tensor(a)
    if not isinstance(axis, (tuple, list)):
        return ops.expand_dims(a, axis)
    rank = a.ndim + len(axis)
    for place in sorted([i % rank for i in axis]):
        a = ops.expand_dims(a, place)
    return a


def squeeze(a, axis=None):
    return ops.squeeze(_tensor(a), axis)


def ravel(x):
    return _tensor(x).reshape(-1)


def broadcast_to(array, shape):
    return ops.broadcast_to(_shaped(array), shape)


def concatenate(arrays, axis=0):
    if arrays is None:
        raise TypeError("expect Union[Tensor, tuple(Tensor), list(Tensor)], but got None")
    _shaped(arrays[0])
    arrays = _alike(list(arrays))
    return ops.cat([a.reshape(-1) for a in arrays] if axis is None else arrays, 0 if axis is None else axis)


def stack(arrays, axis=0):
    if isinstance(arrays, Tensor):
        return ops.movedim(arrays, 0, axis)
    if not isinstance(arrays, (tuple, list)):
        raise ValueError("input arrays must be Tensor, tuple, or list")
    return ops.stack(_alike([_shaped(item) for item in arrays]), axis)


def _with_ranks(tensors):
    """The tensors, each of which has a rank."""
    for item in tensors:
        item.ndim
    return tensors


def _stacked(join):
    """A function that joins several tensors, and gives a single one back."""
    def function(tup):
        if isinstance(tup, Tensor):
            return tup
        if not isinstance(tup, (tuple, list)):
            raise TypeError(f"Tensor or, list or tuple of tensors are required, but got{'' if tup is None else type(tup)}")
        return join(_alike(_with_ranks(tup)))
    function.__name__ = function.__qualname__ = join.__name__
    return function


hstack, vstack, dstack = [_stacked(join) for join in (ops.hstack, ops.vstack, ops.dstack)]


def split(x, indices_or_sections, axis=0):
    parts = ops.tensor_split(_tensor(x), indices_or_sections, axis)
    return parts if isinstance(indices_or_sections, int) else list(parts)


def tile(a, reps):
    return ops.tile(_tensor(a), (reps,) if isinstance(reps, int) else tuple(reps))


def repeat(a, repeats, axis=None):
    return ops.repeat_interleave(_like(a), repeats, axis)


def roll(a, shift, axis=None):
    a = _tensor(a)
    if axis is None:
        return ops.roll(a, int(_np.sum(shift)) if isinstance(shift, (list, tuple)) else shift, None)
    shifts, axes = [tuple(v) if isinstance(v, (list, tuple)) else (v,) for v in (shift, axis)]
    count = len(shifts) if len(axes) == 1 else len(axes)
    if len(shifts) not in (1, count):
        raise ValueError("shape mismatch: objects cannot be broadcast to a single shape")
    return ops.roll(a, shifts * (count if len(shifts) == 1 else 1), axes * (count if len(axes) == 1 else 1))


def flip(m, axis=None):
    m = _tensor(m)
    return ops.flip(m, tuple(range(m.ndim)) if axis is None else (axis,) if isinstance(axis, int) else axis)


def where(condition, x=None, y=None):
    condition = _like(condition)
    if condition.dtype != bool_:
        condition = condition.astype(bool_)
    return ops.where(condition, _like(x), _like(y))


def clip(x, xmin, xmax, dtype=None):
    _arrayed(x, "x1")
    for bound in (xmin, xmax):
        if bound is not None:
            _arrayed(bound, "x2")
    result = ops.clip(x, xmin, xmax)
    if result.is_floating_point():
        result = ops.select(ops.isnan(x), nan, result)
    return _typed(result, dtype)


def take(a, indices, axis=None, mode="clip"):
    return _tensor(a).take(_tensor(indices), axis, mode)


def _square(m):
    """Of a vector the matrix whose rows it is."""
    m = asarray(m)
    return ops.broadcast_to(m, (m.shape[0], m.shape[0])) if m.ndim == 1 else m


def tril(m, k=0):
    return ops.tril(_square(m), k)


def triu(m, k=0):
    return ops.triu(_square(m), k)


def _with_diagonal(v, k):
    """Zeros but for one diagonal; of truths, too."""
    return ops.diagflat(v.astype(int32), k).astype(v.dtype) if v.dtype == bool_ else ops.diagflat(v, k)


def diag(v, k=0):
    v = _ranked(v)
    return _with_diagonal(v, k) if v.ndim == 1 else ops.diagonal(v, k)


def meshgrid(*xi, sparse=False, indexing="xy"):
    xi = [asarray(x).reshape(-1) for x in xi]
    if sparse:
        grids = [x.reshape((1,) * i + (-1,) + (1,) * (len(xi) - i - 1)) for i, x in enumerate(xi)]
        if indexing == "xy" and len(grids) > 1:
            grids[0], grids[1] = xi[0].reshape((1, -1) + (1,) * (len(xi) - 2)), xi[1].reshape((-1, 1) + (1,) * (len(xi) - 2))
        return grids
    return list(ops.meshgrid(*xi, indexing=indexing))


def shape(a):
    return asarray(a).shape


def ndim(a):
    return asarray(a).ndim


def size(a, axis=None):
    a = _like(a)
    return a.size if axis is None else a.shape[axis]


def array_equal(a1, a2, equal_nan=False):
    a1, a2 = asarray(a1), asarray(a2)
    if a1.shape != a2.shape:
        return Tensor(False)
    same = ops.equal(a1, a2)
    return (ops.logical_or(same, ops.logical_and(ops.isnan(a1), ops.isnan(a2))) if equal_nan else same).all()


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return ops.isclose(_like(a), _like(b), rtol, atol, equal_nan)


_ARRAYS = frozenset(
    "append column_stack array_split hsplit vsplit dsplit atleast_1d atleast_2d atleast_3d broadcast_arrays fliplr flipud rot90 rollaxis pad "
    "apply_along_axis apply_over_axes tri vander geomspace logspace bartlett blackman hamming hanning indices diag_indices tril_indices "
    "triu_indices tril_indices_from triu_indices_from ix_ mgrid ogrid rand randn randint diagflat diagonal argwhere choose select "
    "piecewise take_along_axis searchsorted digitize unique intersect1d setdiff1d isin in1d ravel_multi_index unravel_index array_str "
    "isscalar array_equiv promote_types result_type".split())


__all__ = _Names(__name__)


def __getattr__(name):
    if name == "fft":
        import importlib
        return importlib.import_module("mindspore.numpy.fft")
    if name in _ARRAYS:
        from mindspore.numpy import arrays as module
    elif not name.startswith("_"):
        from mindspore.numpy import maths as module
    else:
        raise AttributeError(f"module 'mindspore.numpy' has no attribute '{name}'")
    if name in ("arrays", "maths") or not hasattr(module, name) or name in ("ops", "mnp", "Tensor"):
        raise AttributeError(f"module 'mindspore.numpy' has no attribute '{name}'")
    found = getattr(module, name)
    globals()[name] = found
    return found
