"""Arrays whose elements are no numbers: texts (<U), bytes (S) and objects (O). An array of places in a list of objects
carries them, so that views and subscripts are those of number arrays. The native half turns to this file when it meets
such a dtype or element."""

import builtins
import math
import operator

import _numpy
import numpy as np
from numpy.item_types import _as_dtype, _DType, _module, bytes_, object_, str_, string_, unicode_  # noqa: F401


class boxed:
    """An array of texts, bytes or objects."""

    __class__ = property(lambda self: np.ndarray)
    __tp_type__ = np.ndarray
    __tp_name__ = "numpy.ndarray"
    __array_priority__ = 0.0
    _ufunc = None  #: Of derived classes: what ufuncs do, f(name, *operands).
    _is_wrapper = False  #: Whether __array__ gives an array of another class, of which this one is a face.

    def __init__(self, places, pool, dtype):
        self._places, self._pool, self.dtype = places, pool, dtype

    shape = property(lambda self: self._places.shape, lambda self, value: setattr(self._places, "shape", value))
    ndim = property(lambda self: self._places.ndim)
    size = property(lambda self: self._places.size)
    itemsize = property(lambda self: self.dtype.itemsize)
    nbytes = property(lambda self: self.size * self.itemsize)
    strides = property(lambda self: tuple([s // 8 * self.itemsize for s in self._places.strides]))
    flags = property(lambda self: self._places.flags)
    base = property(lambda self: None if self._places.base is None else self)
    T = property(lambda self: self.transpose())
    real = property(lambda self: self)
    imag = property(lambda self: _module("boxed_methods").imaginary(self))

    def _with(self, places):
        return boxed(places, self._pool, self.dtype)

    def _element(self, place):
        return self._pool[int(place)]

    def _items(self):
        return [self._pool[i] for i in self._places.ravel().tolist()]

    def __getitem__(self, key):
        key = key._places if isinstance(key, boxed) else key
        places = self._places[key]
        return self._with(places) if isinstance(places, np.ndarray) else self._element(places)

    def __setitem__(self, key, value):
        is_list = isinstance(value, (list, tuple)) or isinstance(value, np.ndarray)
        picked = self._places[key]
        if not is_list or not isinstance(picked, np.ndarray) and self.dtype.kind == "O":
            self._pool.append(_fitted(value, self.dtype))
            self._places[key] = len(self._pool) - 1
            return
        values = value if isinstance(value, boxed) else _made(value, self.dtype)
        start = len(self._pool)
        self._pool.extend([_fitted(v, self.dtype) for v in values._items()])
        self._places[key] = np.arange(start, len(self._pool)).reshape(values.shape)

    def __len__(self):
        return len(self._places)

    def __iter__(self):
        return iter([self[i] for i in range(len(self._places))])

    def __contains__(self, item):
        return builtins.any(v == item for v in self._items())

    def __bool__(self):
        if self.size > 1:
            raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
        return builtins.bool(self._items()[0]) if self.size else False

    def __hash__(self):
        raise TypeError("unhashable type: 'numpy.ndarray'")

    def item(self, *args):
        if not args and self.size != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        return _plain(self._element(self._places.item(*args)))

    def tolist(self):
        def nested(places):
            return [nested(p) for p in places] if isinstance(places, list) else _plain(self._pool[places])

        return nested(self._places.tolist())

    def copy(self, order="C"):
        return _from_items(self._items(), self.shape, self.dtype)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        items = self._items()
        try:
            wanted = _as_dtype(dtype)
        except TypeError:
            number = np.dtype(dtype)
            convert = {"f": lambda v: math.nan if v is None else float(v), "i": int, "u": int, "c": complex, "b": lambda v: builtins.bool(int(v)) if isinstance(v, str) else builtins.bool(v)}[number.kind]
            return np.array([convert(_plain(v)) for v in items], number).reshape(self.shape)
        return _from_items([_converted(v, wanted.kind) for v in items], self.shape, wanted)

    def view(self, dtype=None, type=None):
        if dtype is None or isinstance(dtype, builtins.type) and issubclass(dtype, np.ndarray) or np.dtype(dtype) == self.dtype:
            return self._with(self._places.view())
        if self.dtype.kind == "O":
            raise TypeError("Cannot change data-type for object array.")
        return rereading.reread(self, np.dtype(dtype))

    def fill(self, value):
        self[...] = value

    def sort(self, axis=-1, kind=None, order=None):
        order = self.argsort(axis)
        self._places[...] = np.take_along_axis(self._places, order, axis)

    def argsort(self, axis=-1, kind=None, order=None):
        moved = np.moveaxis(self._places, axis, -1) if axis is not None and self.ndim else self._places.ravel()
        made = np.empty(moved.shape, np.int64)
        for i in np.ndindex(moved.shape[:-1]):
            row = [self._pool[p] for p in moved[i].tolist()]
            made[i] = sorted(range(len(row)), key=row.__getitem__)
        return np.moveaxis(made, -1, axis) if axis is not None and self.ndim else made

    def sum(self, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
        return _reduced("add", self, axis, keepdims, initial)

    def prod(self, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=True):
        return _reduced("multiply", self, axis, keepdims, initial)

    def max(self, axis=None, out=None, keepdims=False, initial=None, where=True):
        return _reduced("maximum", self, axis, keepdims, initial)

    def min(self, axis=None, out=None, keepdims=False, initial=None, where=True):
        return _reduced("minimum", self, axis, keepdims, initial)

    def mean(self, axis=None, dtype=None, out=None, keepdims=False):
        self._ask_for_objects("add")
        return self.sum(axis) / (self.size if axis is None else self.shape[axis])

    def cumsum(self, axis=None, dtype=None, out=None):
        return self._scanned(operator.add, axis)

    def cumprod(self, axis=None, dtype=None, out=None):
        return self._scanned(operator.mul, axis)

    def _ask_for_objects(self, name, count=2):
        if self.dtype.kind in "USV":
            _module("promotion").no_loop(name, *[self.dtype] * count)

    def _scanned(self, function, axis):
        from itertools import accumulate

        self._ask_for_objects("add" if function is operator.add else "multiply")
        rows = np.moveaxis(self._places, axis, -1) if axis is not None else self._places.reshape(1, -1)
        made = [v for row in rows.reshape(-1, rows.shape[-1]).tolist() for v in accumulate([self._pool[p] for p in row], function)]
        made = _from_items(made, rows.shape, self.dtype)
        return made.ravel() if axis is None else np.moveaxis(made, -1, axis)

    def argmax(self, axis=None, out=None, *, keepdims=False):
        return self._picked_at(builtins.max, axis, keepdims)

    def argmin(self, axis=None, out=None, *, keepdims=False):
        return self._picked_at(builtins.min, axis, keepdims)

    def _picked_at(self, function, axis, keepdims):
        rows = np.moveaxis(self._places, axis, -1) if axis is not None else self._places.reshape(1, -1)
        items = [[self._pool[p] for p in row] for row in rows.reshape(-1, rows.shape[-1]).tolist()]
        made = np.array([row.index(function(row)) for row in items]).reshape(rows.shape[:-1])
        made = made[0] if axis is None else made[()]
        if not keepdims:
            return made
        return np.array(made).reshape([1] * self.ndim) if axis is None else np.expand_dims(made, axis)

    def dot(self, other):
        return np.dot(self, other)

    def tobytes(self, order="C"):
        if self.dtype.kind == "O":
            raise NotImplementedError("the bytes of an object array are addresses, which are not available here")
        size = self.dtype.itemsize
        return b"".join([(v.encode("utf-32-le") if isinstance(v, str) else v).ljust(size, b"\0") for v in self._items()])

    def _folded(self, function, axis):
        from functools import reduce

        if axis is None:
            if not self.size and function in (builtins.max, builtins.min):
                raise ValueError(f"zero-size array to reduction operation {function.__name__}imum which has no identity")
            return reduce(function, self._items()) if self.size else {operator.add: 0, operator.mul: 1}[function]
        np._axis(axis, self.ndim)
        moved = np.moveaxis(self._places, axis, 0)
        rows = [[self._pool[p] for p in row.ravel().tolist()] for row in moved]
        made = [reduce(function, column) for column in zip(*rows)]
        if moved.ndim == 1 and self.dtype.kind == "O":
            return made[0]
        return _from_items(made, moved.shape[1:], self.dtype)

    def any(self, axis=None, out=None, keepdims=False, *, where=True):
        return _reduced("logical_or", self, axis, keepdims)

    def all(self, axis=None, out=None, keepdims=False, *, where=True):
        return _reduced("logical_and", self, axis, keepdims)

    def std(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
        return np.std(self, axis, dtype, out, ddof, keepdims, where=where)

    def var(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
        return np.var(self, axis, dtype, out, ddof, keepdims, where=where)

    def trace(self, *args, **kwargs):
        return self.diagonal(*args, **kwargs).sum(-1)

    def ptp(self, axis=None, out=None, keepdims=False):
        return np.ptp(self, axis, out, keepdims)

    def round(self, decimals=0, out=None):
        self._ask_for_objects("rint", 1)
        return np.round(self, decimals, out)

    def nonzero(self):
        return np.array([builtins.bool(v) for v in self._items()], bool).reshape(self.shape or (1,)).nonzero()

    def dump_text(self, separator, prefix):
        from numpy import printing

        def text(place):
            value = self._pool[int(place)]
            return f"list({value!r})" if type(value) is list and separator else repr(_plain(value))

        options = dict(printing._options, formatter={"int": text})
        return printing._array_text(self._places, options, separator, prefix, "")

    def __str__(self):
        if self.ndim == 0:
            return str(self.item())
        return self.dump_text(" ", "")

    def __repr__(self):
        body = "[]" if self.size == 0 else self.dump_text(", ", "array(")
        kind = "object" if self.dtype.kind == "O" else f"'{self.dtype.str}'"
        last = len("array(" + body) - (("array(" + body).rfind("\n") + 1)
        gap = " " if last + len(kind) + 9 <= 75 else "\n      "
        return f"array({body},{gap}dtype={kind})"

    def __reduce__(self):
        return _from_items, (self._items(), self.shape, self.dtype)


def _plain(value):
    return str(value) if type(value) is str_ else bytes(value) if type(value) is bytes_ else value


def _places_method(name):
    def method(self, *args, **kwargs):
        made = getattr(self._places, name)(*args, **kwargs)
        return self._with(made) if isinstance(made, np.ndarray) else self._element(made)

    method.__name__ = name
    return method


for _name in ("reshape", "ravel", "flatten", "transpose", "swapaxes", "squeeze", "take", "repeat", "diagonal", "compress"):
    setattr(boxed, _name, _places_method(_name))


def _operand(value, dtype):
    """`value` as an array of this file, to be combined with one of `dtype`."""
    if isinstance(value, boxed):
        return value
    if isinstance(value, (str, bytes)) or not isinstance(value, (list, tuple, np.ndarray)):
        value = value.item() if isinstance(value, np.generic) else value
        return _from_items([value], (), dtype if dtype is not None and dtype.kind == "O" else _made(value, None).dtype)
    made = np.asarray(value)
    return made if isinstance(made, boxed) else _from_items(made.ravel().tolist(), made.shape, _DType("O"))


def _combined(name, function, left, right, is_test):
    for one in (left, right):
        if isinstance(one, boxed) and one._ufunc is not None:
            return one._ufunc(name, left, right)
    kinds = [np.asarray(v).dtype for v in (left, right)]
    if not any(d.kind == "O" for d in kinds) and not (is_test and kinds[0].kind == kinds[1].kind):
        if name in ("equal", "not_equal"):
            return np.full(np.broadcast_shapes(np.shape(left), np.shape(right)), name == "not_equal")[()]
        _module("promotion").no_loop(name, *kinds)
    left, right = _operand(left, getattr(right, "dtype", None)), _operand(right, getattr(left, "dtype", None))
    places, others = np.broadcast_arrays(left._places, right._places)
    items = [function(_plain(left._pool[i]), _plain(right._pool[j])) for i, j in zip(places.ravel().tolist(), others.ravel().tolist())]
    if is_test and name[:7] != "logical":
        made = np.array([builtins.bool(v) for v in items], bool).reshape(places.shape)
        return made if made.ndim else made[()]
    made = _from_items(items, places.shape, _DType("O"))
    return made if made.ndim else made._pool[0]


def _elementwise(name, function, is_test, is_swapped=False):
    def method(self, other):
        if self._ufunc is not None:
            return self._ufunc(name, *((other, self) if is_swapped else (self, other)))
        return _combined(name, function, other, self, is_test) if is_swapped else _combined(name, function, self, other, is_test)

    return method


_OPERATORS = {"add": "add", "sub": "subtract", "mul": "multiply", "truediv": "divide", "floordiv": "floor_divide", "mod": "remainder",
              "pow": "power", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift",
              "rshift": "right_shift"}  # fmt: skip
_TESTS = {"less": operator.lt, "less_equal": operator.le, "equal": operator.eq, "not_equal": operator.ne, "greater": operator.gt,
          "greater_equal": operator.ge}  # fmt: skip
_BINARY = {
    "maximum": lambda a, b: a if a >= b else b, "minimum": lambda a, b: a if a <= b else b, "fmod": operator.mod,
    "logical_and": lambda a, b: a and b, "logical_or": lambda a, b: a or b,
    "logical_xor": lambda a, b: builtins.bool(a) != builtins.bool(b),
}  # fmt: skip
for _name, _function in _TESTS.items():
    setattr(boxed, f"__{_function.__name__}__", _elementwise(_name, _function, True))
for _name, _ufunc in _OPERATORS.items():
    _BINARY[_ufunc] = _function = getattr(operator, f"__{_name}__")
    setattr(boxed, f"__{_name}__", _elementwise(_ufunc, _function, False))
    setattr(boxed, f"__r{_name}__", _elementwise(_ufunc, _function, False, True))
_UNARY = {"negative": operator.neg, "positive": operator.pos, "absolute": builtins.abs, "invert": operator.inv,
          "square": lambda v: v * v, "reciprocal": lambda v: 1 / v, "sign": lambda v: (v > 0) - (v < 0),
          "logical_not": operator.not_, "ceil": math.ceil, "floor": math.floor, "trunc": math.trunc}  # fmt: skip


def _binary(name, a, b):
    """The ufunc `name` for arrays of which one stands in this file."""
    if isinstance(a, (str, bytes)) or isinstance(b, (str, bytes)):
        a, b = np.asarray(a), np.asarray(b)
    for one, other in ((a, b), (b, a)):
        if isinstance(one, boxed) and one._ufunc is not None:
            return one._ufunc(name, a, b)
    if name in _TESTS:
        return _combined(name, _TESTS[name], a, b, True)
    if name in _BINARY:
        return _combined(name, _BINARY[name], a, b, False)
    return _combined(name, lambda x, y: _called(x, name, y), a, b, False)


def _called(value, name, *args):
    method = getattr(value, name, None)
    if method is None:
        raise TypeError(f"loop of ufunc does not support argument 0 of type {type(value).__name__} which has no callable {name} method")
    return method(*args)


def _unary(name, a):
    if not isinstance(a, boxed):
        a = np.asarray(a)
    if a._ufunc is not None:
        return a._ufunc(name, a)
    if a.dtype.kind != "O" or name in ("isnan", "isinf", "isfinite", "signbit"):
        _module("promotion").no_loop(name, a.dtype)
    function = _UNARY.get(name) or (lambda v: _called(v, name))
    made = _from_items([function(v) for v in a._items()], a.shape, a.dtype)
    return made if made.ndim else made._pool[0]


_METHODS = {"add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_and": "all", "logical_or": "any"}
_FOLDS = {"add": operator.add, "multiply": operator.mul, "maximum": builtins.max, "minimum": builtins.min,
          "logical_and": lambda a, b: a and b, "logical_or": lambda a, b: a or b}  # fmt: skip
_EMPTY = {"logical_and": True, "logical_or": False}


def _reduced(name, a, axis=None, keepdims=False, initial=None):
    """np.sum and the like of an array of this file."""
    if keepdims:
        made = _reduced(name, a, axis, False, initial)
        axes = range(a.ndim) if axis is None else [np._axis(i, a.ndim) for i in (axis if isinstance(axis, tuple) else (axis,))]
        shape = tuple([1 if i in axes else n for i, n in enumerate(a.shape)])
        if isinstance(made, boxed):
            return made.reshape(shape)
        return np.full(shape, made, a.dtype if a.dtype.kind == "O" else None)
    if a.dtype.kind in "USV":
        _no_reduction(name, a.dtype)
    if axis is not None and isinstance(axis, tuple):
        for each in sorted([np._axis(i, a.ndim) for i in axis], reverse=True):
            a = _reduced(name, a, each)
        return a
    if a._ufunc is None:
        made = a._folded(_FOLDS[name], axis) if a.size or name not in _EMPTY else _EMPTY[name]
    else:
        made = getattr(a, _METHODS[name])(axis=axis)
    if initial is not None:
        made = _BINARY[name](made, initial)
    return made


def _no_reduction(name, dtype):
    """Raises what a reduction says of texts and of structures."""
    if name[:7] != "logical":
        return _module("promotion").no_loop(name, dtype, dtype)
    if dtype.kind == "V":
        raise TypeError(f"Iterator operand 1 dtype could not be cast from {dtype!r} to dtype('bool') according to the rule 'unsafe'")
    from numpy.core._exceptions import UFuncTypeError

    raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types "
                         f"(None, {_module('promotion').class_name(dtype)}) -> None")  # fmt: skip


def _matmul(a, b):
    a, b = np.asarray(a), np.asarray(b)
    if "O" not in (a.dtype.kind, b.dtype.kind):
        _module("promotion").no_loop("matmul", a.dtype, b.dtype)
    a, b = np.asarray(a, object), np.asarray(b, object)
    if a.ndim < 1 or b.ndim < 1 or a.shape[-1] != b.shape[-2 if b.ndim > 1 else 0]:
        raise ValueError("matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) "
                         f"(size {b.shape[-2 if b.ndim > 1 else 0]} is different from {a.shape[-1]})")  # fmt: skip
    left = a if a.ndim > 1 else a.reshape((1, -1))
    right = b if b.ndim > 1 else b.reshape((-1, 1))
    left, right = left.reshape(left.shape[:-1] + (1, left.shape[-1])), right.swapaxes(-1, -2)
    right = right.reshape(right.shape[:-2] + (1,) + right.shape[-2:])
    made = (left * right).sum(-1)
    made = made if a.ndim > 1 else made[..., 0, :]
    made = made if b.ndim > 1 else made[..., 0]
    return made if made.ndim else made.item()


for _name in ("neg", "pos", "abs", "invert"):
    setattr(boxed, f"__{_name}__", lambda self, _n={"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}[_name]: _unary(_n, self))
boxed.__matmul__ = lambda self, other: _matmul(self, other)
boxed.__rmatmul__ = lambda self, other: _matmul(other, self)


# ---- making


def _converted(value, kind):
    if kind == "U":
        return value.decode("ascii") if isinstance(value, bytes) else str(_plain(value))
    if kind == "S":
        return value.encode("ascii") if isinstance(value, str) else value if isinstance(value, bytes) else str(value).encode("ascii")
    return _plain(value)


def _fitted(value, dtype):
    """`value` as an element of `dtype`: converted, and cut to the width."""
    if dtype.kind == "O":
        return value
    value = _converted(value, dtype.kind)
    if dtype._width:
        value = value[: dtype._width]
    return str_(value) if dtype.kind == "U" else bytes_(value.rstrip(b"\0"))


def _from_items(items, shape, dtype):
    if dtype.kind != "O" and not dtype._width:
        dtype = _DType(dtype.kind, builtins.max([len(_converted(v, dtype.kind)) for v in items], default=1) or 1)
    places = np.arange(len(items))
    places.shape = shape
    return boxed(places, [_fitted(v, dtype) for v in items], dtype)


def _shape_of(value, is_object):
    """The shape of nested sequences, as deep as they are even."""
    if isinstance(value, boxed) or isinstance(value, np.ndarray):
        return value.shape
    if not isinstance(value, (list, tuple)):
        return ()
    inner = [_shape_of(v, is_object) for v in value]
    if not inner:
        return (0,)
    common = inner[0]
    for each in inner[1:]:
        kept = 0
        while kept < builtins.min(len(common), len(each)) and common[kept] == each[kept]:
            kept += 1
        if not is_object and (kept < len(common) or kept < len(each)):
            raise ValueError("setting an array element with a sequence. The requested array has an inhomogeneous shape after "
                             f"{kept + 1} dimensions. The detected shape was {(len(value), *common[:kept])} + inhomogeneous part.")  # fmt: skip
        common = common[:kept]
    return (len(value), *common)


def _listed(value, depth=0):
    """`value` with lists in the place of other sequences, at all depths."""
    kind = type(value)
    if kind not in (list, tuple):
        if depth > 31 or isinstance(value, (str, bytes, dict, boxed, np.ndarray, type)) or not (hasattr(kind, "__len__") and hasattr(kind, "__getitem__")):
            return value
        try:
            len(value)
        except Exception:  # it has no length in spite of its class: an element
            return value
    return [_listed(each, depth + 1) for each in value]


def _leaves(value, depth):
    if depth == 0:
        return [value[()] if isinstance(value, boxed) and value.ndim == 0 else value]
    return [leaf for v in value for leaf in _leaves(v, depth - 1)]


def _made(value, dtype):
    if isinstance(value, boxed):
        return _from_items([_converted(v, dtype.kind) for v in value._items()], value.shape, dtype) if dtype else value
    if isinstance(value, np.ndarray):
        items, shape = value.ravel().tolist(), value.shape
        if dtype is not None and dtype.kind != "O" and not dtype._width:
            dtype = _DType(dtype.kind, _TEXT_WIDTHS[value.dtype.name])
    else:
        value = _listed(value)
        shape = _shape_of(value, dtype is not None and dtype.kind == "O")
        items = _leaves(value, len(shape))
    if dtype is None:
        kinds = {type(v) for v in items}
        if kinds and builtins.any(issubclass(k, str) for k in kinds) and builtins.all(issubclass(k, (str, bytes, int, float, complex, np.generic)) for k in kinds):
            dtype = _DType("U", builtins.max(_number_width(items), *[len(v) for v in items if isinstance(v, (str, bytes))]))
            items = [str(v) if not isinstance(v, (str, bytes)) else v for v in items]
        elif kinds and builtins.all(issubclass(k, bytes) for k in kinds):
            dtype = _DType("S")
        else:
            dtype = _DType("O")
    return _from_items(items, shape, dtype)


def _dtype_or_none(dtype):
    try:
        return _as_dtype(dtype), True
    except TypeError:
        return None, False


#: Width of a number's text, by dtype: what np.array([...]).astype(str) reserves.
_TEXT_WIDTHS = {"bool": 5, "int8": 4, "uint8": 3, "int16": 6, "uint16": 5, "int32": 11, "uint32": 10, "int64": 21, "uint64": 20,
                "float16": 32, "float32": 32, "float64": 32, "complex64": 64, "complex128": 64}  # fmt: skip


def _number_width(items):
    """The width that the numbers among `items` ask for."""
    return builtins.max([_TEXT_WIDTHS[np.asarray(v).dtype.name] for v in items if not isinstance(v, (str, bytes))], default=0)


def array(object, dtype=None, copy=True, order="K", subok=False, ndmin=0, like=None):
    if isinstance(object, boxed) and object._is_wrapper:
        return np.array(object.__array__(), dtype, copy=copy is not False, ndmin=ndmin or 0)
    wanted, known = _dtype_or_none(dtype)
    if not known:
        return object.astype(dtype) if isinstance(object, boxed) else _as_number(object, dtype)
    module = _module_of(wanted if wanted is not None else object)
    if module:
        made = module.array(object, wanted)
        while made.ndim < (ndmin or 0):
            made = made.reshape((1,) + made.shape)
        return made
    made = _made(object, wanted)
    made = made.copy() if copy and made is object else made
    while made.ndim < (ndmin or 0):
        made = made.reshape((1,) + made.shape)
    return made


def _module_of(what):
    """The file that makes arrays of the dtype `what`, or of the value `what`, when it is not this one."""
    kind = type(what)
    if issubclass(kind, _DType):
        return {"V": _module("structured"), "M": _module("dates"), "m": _module("dates")}[what.kind] if what.kind in "VMm" else None
    if isinstance(what, boxed):
        return _module_of(what.dtype)
    if kind.__module__ == "numpy" and kind.__name__ in ("datetime64", "timedelta64"):
        return _module("dates")
    if kind.__module__ == "numpy" and kind.__name__ in ("void", "record"):
        return _module("structured") if hasattr(what, "_row") else None
    if kind in (list, tuple) and what:
        return _module_of(what[0]) if not (kind is list and type(what[0]) in (int, float, str)) else None
    return None


def _as_number(value, dtype):
    """Texts in the place of numbers: np.array(["1", "2"], float)."""
    np.dtype(dtype)
    if isinstance(value, (str, bytes, list, tuple)):
        made = _made(value, None)
        is_numbers = made.dtype.kind == "O" and builtins.all(isinstance(item, (int, float, complex, np.generic)) for item in made._items())
        is_refused = is_numbers and np.dtype(dtype).kind not in "fc"  # numbers were refused before: too large
        return NotImplemented if is_refused else made.astype(dtype)
    return NotImplemented if isinstance(value, (int, complex)) and np.dtype(dtype).kind not in "fc" else _from_items([value], (), _DType("O")).astype(dtype)


def asarray(a, dtype=None, order=None, like=None):
    if isinstance(a, boxed) and a._is_wrapper:
        return a.__array__() if dtype is None else a.__array__().astype(dtype)
    if isinstance(a, boxed) and (dtype is None or a.dtype == dtype):
        return a
    return array(a, dtype)


def full(shape, fill_value, dtype=None, order="C", like=None):
    wanted, known = _dtype_or_none(dtype)
    if not known:
        return NotImplemented
    shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    module = _module_of(wanted if wanted is not None else fill_value)
    if module:
        return module.full(shape, fill_value, wanted)
    one = _made(fill_value, wanted) if wanted is None or wanted.kind != "O" else _from_items([fill_value], (), wanted)
    return boxed(np.zeros(shape, np.int64), one._pool[:1], one.dtype)


def _constant(texts):
    def make(shape, dtype=None, order="C", like=None):
        wanted, known = _dtype_or_none(dtype)
        if not known or wanted is None:
            return NotImplemented
        module = _module_of(wanted)
        if module:
            return full(shape, texts, wanted) if texts else module.zeros(shape, wanted)
        return full(shape, texts if wanted.kind == "O" else {0: "", None: "", 1: "1"}[texts], wanted if wanted.kind == "O" or wanted._width else _DType(wanted.kind, 1))

    return make


zeros, ones, empty = _constant(0), _constant(1), _constant(None)


def _like(make):
    def function(a, dtype=None, order="K", subok=True, shape=None):
        a = a if isinstance(a, boxed) else np.asarray(a)
        made = getattr(np, make)(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)
        return np.ma.MaskedArray(made, a._mask) if subok and shape is None and hasattr(a, "_mask") else made

    return function


zeros_like, ones_like = _like("zeros"), _like("ones")


def concatenate(arrays, axis=0, out=None, dtype=None, casting=None):
    arrays = list(arrays)
    if builtins.all([a._is_wrapper for a in arrays if isinstance(a, boxed)]):
        if builtins.any([hasattr(a, "_mask") for a in arrays]):
            return np.ma.MaskedArray(np.concatenate([np.ma.getdata(a) for a in arrays], axis, out))
        return np.concatenate([np.asarray(a) for a in arrays], axis, out, dtype=dtype, casting=casting or "same_kind")
    parts = [np.asarray(a) for a in arrays]
    for a in parts:
        module = _module_of(a)
        if module:
            return module.concatenate(parts, axis or 0) if axis is not None else module.concatenate([p.ravel() for p in parts], 0)
    common = parts[0].dtype
    for a in parts[1:]:
        common = np.promote_types(common, a.dtype)
    pool, places = [], []
    for a in parts:
        a = a if isinstance(a, boxed) and a.dtype.kind == common.kind else a.astype(common)
        places.append(np.array(a._places.ravel() if axis is None else a._places) + len(pool))
        pool.extend(a._pool)
    made = boxed(np.concatenate(places, axis or 0), pool, common)
    return _from_items(made._items(), made.shape, common)


def arange(start, stop=None, step=None, dtype=None, like=None):
    wanted, known = _dtype_or_none(dtype)
    module = _module_of(wanted) if wanted is not None else _module_of(start) or _module_of(stop) or _module_of(step)
    return module.arange(start, stop, step, wanted) if module and hasattr(module, "arange") else NotImplemented


def where(condition, x, y):
    for each in (x, y):
        if isinstance(each, boxed) and _module_of(each):
            made = np.array(np.broadcast_arrays(np.zeros(np.shape(condition), bool), np.zeros(np.shape(y), bool), np.zeros(np.shape(x), bool))[0])
            x, y = asarray(x), asarray(y)
            made = full(made.shape, y, y.dtype) if not y.ndim else y.copy() if y.shape == made.shape else full(made.shape, y, y.dtype)
            chosen = np.broadcast_to(np.asarray(condition), made.shape)
            made[chosen] = x[chosen] if x.shape == made.shape else x
            return made
    masked = [v for v in (condition, x, y) if isinstance(v, boxed) and v._is_wrapper]
    if masked:
        return np.where(*[np.asarray(v) if isinstance(v, boxed) else v for v in (condition, x, y)])
    x, y = [_made(v, None) if not isinstance(v, boxed) else v for v in (x, y)]
    condition, left, right = np.broadcast_arrays(np.asarray(condition).astype(bool), x._places, y._places)
    items = [x._pool[i] if c else y._pool[j] for c, i, j in zip(condition.ravel().tolist(), left.ravel().tolist(), right.ravel().tolist())]
    kind = "O" if "O" in (x.dtype.kind, y.dtype.kind) else "U" if "U" in (x.dtype.kind, y.dtype.kind) else "S"
    return _from_items(items, condition.shape, _DType(kind))


from numpy import rereading  # noqa: E402
from numpy.rereading import frombuffer, view  # noqa: E402, F401  the native half asks this file for them

_module("boxed_methods").give_array_methods(boxed)
for _kind in (str_, bytes_):
    _module("boxed_methods").give_scalar_methods(_kind, lambda self: _from_items([self], (), self.dtype))
_numpy._set_boxed(boxed)
