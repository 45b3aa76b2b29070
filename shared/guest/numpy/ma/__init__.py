"""numpy.ma: arrays with masked elements. A MaskedArray is data and a mask of the same shape, or no mask."""

import builtins
import sys
import types

import numpy as np
from numpy import boxed as _boxed
from numpy.boxed import boxed

nomask = np.bool_(False)
MaskType = np.bool_


class MAError(Exception):
    pass


class MaskError(MAError):
    pass


class _PrintOption:
    """What stands for a masked element in texts."""

    _shown, _on = "--", True

    def display(self):
        return self._shown

    def set_display(self, s):
        self._shown = s

    def enabled(self):
        return self._on

    def enable(self, shrink=1):
        self._on = shrink

    def __repr__(self):
        return str(self._shown)

    __str__ = __repr__


masked_print_option = _PrintOption()
_FILLS = {"b": True, "i": 999999, "u": 999999, "f": 1e20, "c": 1e20 + 0j, "U": "N/A", "S": b"N/A", "O": "?"}


def default_fill_value(obj):
    dtype = obj if isinstance(obj, np.dtype) else np.asarray(obj).dtype if not hasattr(obj, "dtype") else obj.dtype
    value = _FILLS.get(dtype.kind)
    return value


def _extreme(obj, largest):
    dtype = obj.dtype if hasattr(obj, "dtype") else np.dtype(obj) if isinstance(obj, type) else np.asarray(obj).dtype
    if dtype.kind in "iu":
        return np.iinfo(dtype).max if largest else np.iinfo(dtype).min
    if dtype.kind == "f":
        return np.inf if largest else -np.inf
    if dtype.kind == "b":
        return largest
    raise TypeError(f"Unsuitable type {dtype} for calculating {'minimum' if largest else 'maximum'}.")


def minimum_fill_value(obj):
    return _extreme(obj, True)


def maximum_fill_value(obj):
    return _extreme(obj, False)


def getdata(a, subok=True):
    return a._data if isinstance(a, MaskedArray) else np.asarray(a)


def getmask(a):
    return a._mask if isinstance(a, MaskedArray) else nomask


def getmaskarray(arr):
    mask = getmask(arr)
    return np.zeros(np.shape(arr), bool) if mask is nomask else mask


def is_mask(m):
    return isinstance(m, np.ndarray) and not isinstance(m, boxed) and m.dtype == bool or isinstance(m, np.bool_)


def is_masked(x):
    mask = getmask(x)
    return mask is not nomask and builtins.bool(np.any(mask))


def make_mask(m, copy=False, shrink=True, dtype=bool):
    if m is nomask:
        return nomask
    made = np.array(np.asarray(filled(m, True))).astype(bool)
    return nomask if shrink and not made.any() else made


def make_mask_none(newshape, dtype=None):
    return np.zeros(newshape, bool)


def mask_or(m1, m2, copy=False, shrink=True):
    if m1 is nomask or m1 is False:
        return make_mask(m2, copy, shrink)
    if m2 is nomask or m2 is False:
        return make_mask(m1, copy, shrink)
    return make_mask(np.logical_or(m1, m2), copy, shrink)


def _mareconstruct(*args):
    """What pickles name that NumPy wrote."""
    from numpy.unpickled import _mareconstruct

    return _mareconstruct(*args)


class MaskedArray(boxed):
    """An array with a mask."""

    __module__ = "numpy.ma.core"
    __tp_name__ = "MaskedArray"
    __array_priority__ = 15
    _is_wrapper = True

    def __init__(self, data=None, mask=nomask, dtype=None, copy=False, subok=True, ndmin=0, fill_value=None, keep_mask=True, hard_mask=None,
                 shrink=True, order=None):  # fmt: skip
        old = getmask(data)
        if isinstance(data, (list, tuple)) and builtins.any([isinstance(v, MaskedArray) for v in data]):
            old = np.array([getmaskarray(v) for v in data])
            data = [v.tolist(0) if v is masked else v._data if isinstance(v, MaskedArray) else v for v in data]
        bare = data._data if isinstance(data, MaskedArray) else data
        self._data = np.array(bare, dtype, copy=copy, ndmin=ndmin) if copy or dtype is not None or ndmin else np.asarray(bare)
        self._hardmask = builtins.bool(hard_mask) if hard_mask is not None else getattr(data, "_hardmask", False)
        self._fill_value = self._fitting(fill_value) if fill_value is not None else getattr(data, "_fill_value", None)
        if dtype is not None:
            self._refit()
        if mask is nomask:
            self._mask = old if keep_mask else nomask
            if copy and self._mask is not nomask:
                self._mask = self._mask.copy()
        else:
            if mask is True or mask is False:
                mask = np.full(self._data.shape, mask)
            mask = np.array(mask).astype(bool)
            if mask.shape != self._data.shape:
                if mask.size == 1:
                    mask = np.full(self._data.shape, mask.ravel()[0])
                elif mask.size == self._data.size:
                    mask = mask.reshape(self._data.shape)
                else:
                    raise MaskError(f"Mask and data not compatible: data size is {self._data.size}, mask size is {mask.size}.")
            self._mask = mask | old if keep_mask and old is not nomask else mask

    _places = property(lambda self: self._data)
    dtype = property(lambda self: self._data.dtype)
    data = property(lambda self: self._data)
    strides = property(lambda self: self._data.strides)
    itemsize = property(lambda self: self._data.itemsize)
    nbytes = property(lambda self: self._data.nbytes)
    shape = property(lambda self: self._data.shape, lambda self, value: self._reshape(value))
    base = property(lambda self: self._data.base)
    baseclass = property(lambda self: np.ndarray)
    real = property(lambda self: _like(self, self._data.real, self._mask))
    imag = property(lambda self: MaskedArray(self._data.imag, self._mask))
    hardmask = property(lambda self: self._hardmask)
    sharedmask = property(lambda self: False)
    recordmask = property(lambda self: self._mask)

    def _reshape(self, shape):
        self._data = self._data.reshape(shape)
        self._mask = self._mask if self._mask is nomask else self._mask.reshape(shape)

    @property
    def mask(self):
        return self._mask if self._mask is nomask else self._mask.view()

    @mask.setter
    def mask(self, value):
        if value is masked:
            value = True
        if self._mask is nomask:
            if value is nomask:
                return
            self._mask = np.zeros(self.shape, bool)
        if self._hardmask:
            self._mask |= np.asarray(value, bool)
        else:
            self._mask[...] = np.asarray(value, bool)

    @property
    def fill_value(self):
        """What stands for masked elements; results take it over once it was asked for."""
        if self._fill_value is None:
            self._fill_value = self._fitting(default_fill_value(self._data))
        return self._fill_value

    @fill_value.setter
    def fill_value(self, value):
        self._fill_value = None if value is None else self._fitting(value)

    def _fitting(self, value):
        return np.array(value).astype(self.dtype)[()] if self.dtype.kind in "biufc" else value

    def get_fill_value(self):
        return self.fill_value

    def set_fill_value(self, value=None):
        self.fill_value = value

    def _with_data(self, data, mask):
        return _like(self, data, mask)

    def harden_mask(self):
        self._hardmask = True
        return self

    def soften_mask(self):
        self._hardmask = False
        return self

    def unshare_mask(self):
        self._mask = self._mask if self._mask is nomask else self._mask.copy()
        return self

    def shrink_mask(self):
        self._mask = make_mask(self._mask)
        return self

    def __getitem__(self, key):
        key = getdata(key) if isinstance(key, MaskedArray) else key
        data, mask = self._data[key], nomask if self._mask is nomask else self._mask[key]
        if isinstance(data, np.ndarray):
            return _like(self, data, mask)
        return masked if mask is not nomask and mask else data

    def __setitem__(self, key, value):
        key = filled(key, False) if isinstance(key, MaskedArray) else key
        if value is masked:
            if self._mask is nomask:
                self._mask = np.zeros(self.shape, bool)
            self._mask[key] = True
            return
        mask = getmask(value)
        if isinstance(value, (list, tuple)) and builtins.any([v is masked for v in value]):
            value = MaskedArray(value)
            mask = value._mask
        if self._hardmask and self._mask is not nomask:
            open_ = ~self._mask[key]
            if isinstance(open_, np.ndarray):
                part = self._data[key]
                part[open_] = np.broadcast_to(getdata(value), open_.shape)[open_]
                self._data[key] = part
            elif open_:
                self._data[key] = getdata(value)
            return
        self._data[key] = getdata(value) if isinstance(value, MaskedArray) else value
        if mask is not nomask or self._mask is not nomask:
            if self._mask is nomask:
                self._mask = np.zeros(self.shape, bool)
            self._mask[key] = mask

    def __iter__(self):
        return iter([self[i] for i in range(len(self._data))])

    def __contains__(self, item):
        return item in self.compressed().tolist()

    def __bool__(self):
        return builtins.bool(self._data) and not (self._mask is not nomask and builtins.bool(self._mask))

    def _number(self, kind):
        if self.size > 1:
            raise TypeError("Only length-1 arrays can be converted to Python scalars")
        if self._mask is not nomask and self._mask.any():
            raise MaskError("Cannot convert masked element to a Python int.") if kind is int else MaskError("masked")
        return kind(self._data.item())

    def __int__(self):
        return self._number(int)

    def __float__(self):
        if self.size == 1 and self._mask is not nomask and self._mask.any():
            from warnings import warn

            warn("Warning: converting a masked element to nan.", UserWarning, 2)
            return np.nan
        return self._number(float)

    def __array__(self, dtype=None):
        return self._data if dtype is None else self._data.astype(dtype)

    def filled(self, fill_value=None):
        if self._mask is nomask:
            return self._data
        made = self._data.copy()
        if made.ndim == 0:
            return np.array(self.fill_value if fill_value is None else fill_value, self.dtype) if self._mask else made
        made[self._mask] = self.fill_value if fill_value is None else fill_value
        return made

    def compressed(self):
        return self._data.ravel() if self._mask is nomask else self._data.ravel()[~self._mask.ravel()]

    def count(self, axis=None, keepdims=False):
        return (~getmaskarray(self)).sum(axis=axis, keepdims=keepdims)

    def tolist(self, fill_value=None):
        if self._mask is nomask:
            return self._data.tolist()

        def nested(v, m):
            return [nested(a, b) for a, b in zip(v, m)] if isinstance(v, list) else fill_value if m else v

        return nested(self._data.tolist(), self._mask.tolist())

    def item(self, *args):
        return self._data.item(*args)

    def copy(self, order="C"):
        return _like(self, self._data.copy(), self._mask if self._mask is nomask else self._mask.copy())

    __copy__ = copy

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        made = _like(self, self._data.astype(dtype), self._mask if self._mask is nomask else self._mask.copy())
        made._refit()
        return made

    def view(self, dtype=None, type=None, fill_value=None):
        if dtype is np.ndarray or type is np.ndarray:
            return self._data
        if dtype is not None and dtype is not MaskedArray:
            return MaskedArray(self._data.view(dtype), self._mask)
        return _like(self, self._data if dtype is None or dtype is MaskedArray else self._data.view(dtype), self._mask)

    def tobytes(self, fill_value=None, order="C"):
        return self.filled(fill_value).tobytes()

    def toflex(self):
        made = np.zeros(self.shape, [("_data", self.dtype), ("_mask", bool)])
        made["_data"], made["_mask"] = self._data, getmaskarray(self)
        return made

    torecords = toflex

    def ids(self):
        return id(self._data), id(self._mask)

    def nonzero(self):
        return self.filled(0).nonzero()

    def _reduced_by(self, name, axis, keepdims, neutral, **kwargs):
        if self._mask is nomask:
            made = getattr(np, name)(self._data, axis=axis, keepdims=keepdims, **kwargs)
            return _like(self, made, nomask) if isinstance(made, np.ndarray) else made
        made = getattr(np, name)(self.filled(neutral), axis=axis, keepdims=keepdims, **kwargs)
        gone = self._mask.all(axis=axis, keepdims=keepdims)
        if not isinstance(made, np.ndarray):
            return masked if gone else made
        made = _like(self, np.where(gone, np.zeros((), made.dtype), made), gone)
        return made

    def sum(self, axis=None, dtype=None, out=None, keepdims=False):
        return self._reduced_by("sum", axis, keepdims, 0, **({"dtype": dtype} if dtype else {}))

    def prod(self, axis=None, dtype=None, out=None, keepdims=False):
        return self._reduced_by("prod", axis, keepdims, 1, **({"dtype": dtype} if dtype else {}))

    product = prod

    def max(self, axis=None, out=None, fill_value=None, keepdims=False):
        return self._reduced_by("max", axis, keepdims, maximum_fill_value(self) if fill_value is None else fill_value)

    def min(self, axis=None, out=None, fill_value=None, keepdims=False):
        return self._reduced_by("min", axis, keepdims, minimum_fill_value(self) if fill_value is None else fill_value)

    def any(self, axis=None, out=None, keepdims=False):
        return self._reduced_by("any", axis, keepdims, False)

    def all(self, axis=None, out=None, keepdims=False):
        return self._reduced_by("all", axis, keepdims, True)

    def ptp(self, axis=None, out=None, fill_value=None, keepdims=False):
        return self.max(axis, keepdims=keepdims) - self.min(axis, keepdims=keepdims)

    def mean(self, axis=None, dtype=None, out=None, keepdims=False):
        if self._mask is nomask:
            made = self._data.mean(axis=axis, keepdims=keepdims)
            return _like(self, made, nomask) if isinstance(made, np.ndarray) else made
        total, count = self.sum(axis, dtype, keepdims=keepdims), self.count(axis, keepdims)
        return masked if total is masked else total * 1.0 / count

    def anom(self, axis=None, dtype=None):
        mean = self.mean(axis)
        return self - (mean if axis is None or self.ndim == 1 else expand_dims(mean, axis))

    def var(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
        if self._mask is nomask:
            made = self._data.var(axis=axis, ddof=ddof, keepdims=keepdims)
            return _like(self, made, nomask) if isinstance(made, np.ndarray) else made
        deviation = self - self.mean(axis, keepdims=True) if axis is not None else self - self.mean()
        total, count = (deviation * deviation).sum(axis, keepdims=keepdims), self.count(axis, keepdims) - ddof
        if not isinstance(total, MaskedArray):
            return total / count if count > 0 else masked
        return masked if total is masked else masked_where(np.asarray(count) <= 0, total) / np.maximum(count, 1)

    def std(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
        made = self.var(axis, ddof=ddof, keepdims=keepdims)
        return masked if made is masked else sqrt(made)

    def cumsum(self, axis=None, dtype=None, out=None):
        made = self.filled(0).cumsum(axis)
        return MaskedArray(made, self._mask if self._mask is nomask else self._mask.reshape(made.shape))

    def cumprod(self, axis=None, dtype=None, out=None):
        made = self.filled(1).cumprod(axis)
        return MaskedArray(made, self._mask if self._mask is nomask else self._mask.reshape(made.shape))

    def argmin(self, axis=None, fill_value=None, out=None, keepdims=False):
        return self.filled(minimum_fill_value(self) if fill_value is None else fill_value).argmin(axis)

    def argmax(self, axis=None, fill_value=None, out=None, keepdims=False):
        return self.filled(maximum_fill_value(self) if fill_value is None else fill_value).argmax(axis)

    def argsort(self, axis=np._NoValue, kind=None, order=None, endwith=True, fill_value=None):
        axis = (None if self.ndim > 1 else -1) if axis is np._NoValue else axis
        if fill_value is None:
            fill_value = minimum_fill_value(self) if endwith else maximum_fill_value(self)
        return self.filled(fill_value).argsort(axis)

    def sort(self, axis=-1, kind=None, order=None, endwith=True, fill_value=None):
        order = self.argsort(axis, endwith=endwith, fill_value=fill_value)
        self._data[...] = np.take_along_axis(self._data, order, axis)
        if self._mask is not nomask:
            self._mask = np.take_along_axis(self._mask, order, axis)

    def round(self, decimals=0, out=None):
        return _like(self, self._data.round(decimals), self._mask)

    def clip(self, min=None, max=None):
        return _like(self, self._data.clip(min, max), self._mask)

    def dot(self, b, out=None, strict=False):
        return dot(self, b)

    def put(self, indices, values, mode="raise"):
        flat = self.ravel()
        flat[indices] = values
        self._data[...], self._mask = flat._data.reshape(self.shape), flat._mask if flat._mask is nomask else flat._mask.reshape(self.shape)

    def _shown(self):
        if self._mask is nomask:
            return self._data
        made = self._data.astype(object)
        made[self._mask] = masked_print_option
        return made

    def __str__(self):
        if self.ndim == 0:
            return str(masked_print_option) if self._mask is not nomask and self._mask else str(self._data)
        return str(self._shown())

    def __repr__(self):
        prefix, keys = "masked_array(", ["data", "mask", "fill_value"]
        plain = self.dtype in (np.dtype(np.int64), np.dtype(np.float64), np.dtype(np.complex128), np.dtype(bool))
        needs = not plain or self._mask is not nomask and builtins.bool(self._mask.all()) or self.size == 0
        if builtins.all([n == 1 for n in self.shape[:-1]]):
            indents = {"data": prefix, **{k: " " * builtins.max(2, len(prefix) + 4 - len(k)) for k in [*keys[1:], "dtype"]}}
            prefix = ""
        else:
            indents = {k: "  " for k in [*keys, "dtype"]}
            prefix += "\n"
        shown = {k: np.array2string(v, separator=", ", prefix=indents[k] + k + "=", suffix=",") if isinstance(v, np.ndarray) and np.ndim(v) else str(v)
                 for k, v in (("data", self._shown()), ("mask", self._mask))}  # fmt: skip
        if self.ndim == 0:
            is_hidden = self._mask is not nomask and self._mask
            shown["data"] = str(self) if is_hidden else np.array2string(self._data)
        shown["fill_value"] = repr(self.fill_value)
        if needs:
            keys.append("dtype")
            shown["dtype"] = self.dtype.name if self.dtype.kind in "iufcb" else "object" if self.dtype.kind == "O" else repr(self.dtype.str)
        return prefix + ",\n".join([f"{indents[k]}{k}={shown[k]}" for k in keys]) + ")"

    def __reduce__(self):
        return MaskedArray, (self._data, self._mask, None, False, True, 0, self._fill_value)

    @classmethod
    def _ufunc(cls, name, *operands):
        made = _apply(name, getattr(np, name), *operands)
        if made is not masked and isinstance(made, MaskedArray) and name in _COMPARISONS:
            made._refit()
        return made

    def _refit(self):
        """Makes a fill value that was taken over one of the array's dtype."""
        if self._fill_value is not None:
            self._fill_value = self._fitting(self._fill_value)


def _like(a, data, mask):
    made = object.__new__(MaskedArray)
    made._data, made._mask = np.asarray(data), mask if mask is nomask or isinstance(mask, np.ndarray) else np.asarray(mask)
    made._fill_value, made._hardmask = a._fill_value, a._hardmask
    return made


for _name in ("reshape", "ravel", "flatten", "transpose", "swapaxes", "squeeze", "take", "repeat", "diagonal", "compress"):

    def _method(self, *args, _name=_name, **kwargs):
        mask = nomask if self._mask is nomask else getattr(self._mask, _name)(*args, **kwargs)
        made = getattr(self._data, _name)(*args, **kwargs)
        return _like(self, made, mask)

    setattr(MaskedArray, _name, _method)
for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow"):

    def _inplace(self, other, _name=_name):
        if _name == "truediv" and self.dtype.kind in "iub":
            from numpy.core._exceptions import UFuncTypeError

            raise UFuncTypeError(f"Cannot cast ufunc 'divide' output from dtype('float64') to {self.dtype!r} with casting rule 'same_kind'")
        made = getattr(self, f"__{_name}__")(other)
        self._data[...] = made._data.astype(self.dtype) if made is not masked else self._data
        self._mask = made._mask if made is not masked else np.ones(self.shape, bool)
        return self

    setattr(MaskedArray, f"__i{_name}__", _inplace)


class MaskedConstant(MaskedArray):
    """np.ma.masked."""

    def __init__(self):
        MaskedArray.__init__(self, np.array(0.0), np.array(True))

    def __repr__(self):
        return "masked"

    def __reduce__(self):
        return _the_constant, ()

    def copy(self, *args):
        return self

    __copy__ = __deepcopy__ = copy

    def tolist(self, fill_value=None):
        return fill_value


def _the_constant():
    return masked


masked = masked_singleton = MaskedConstant()

_DOMAINS = {
    "sqrt": lambda x: x < 0, "log": lambda x: x <= 0, "log2": lambda x: x <= 0, "log10": lambda x: x <= 0, "arcsin": lambda x: abs_(x) > 1,
    "arccos": lambda x: abs_(x) > 1, "arccosh": lambda x: x < 1, "arctanh": lambda x: abs_(x) >= 1, "tan": lambda x: abs_(np.cos(x)) < 1e-35,
}  # fmt: skip
_COMPARISONS = {"equal", "not_equal", "less", "less_equal", "greater", "greater_equal"}
_DIVISIONS = {"divide", "true_divide", "floor_divide", "remainder", "mod", "fmod"}
abs_ = np.abs


def _apply(name, function, *operands):
    """A function of elements: masked where an operand is, or where the result is not defined."""
    datas = [getdata(o) for o in operands]
    with np.errstate(all="ignore"):
        made = function(*datas)
    mask = nomask
    for o in operands:
        if getmask(o) is not nomask:
            mask = getmask(o) if mask is nomask else np.logical_or(mask, getmask(o))
    bad = None
    if name in _DOMAINS:
        bad = _DOMAINS[name](datas[0]) | ~np.isfinite(made)
    elif name in _DIVISIONS and len(datas) == 2:
        bad = (np.asarray(datas[1]) == 0) | (~np.isfinite(made) if made.dtype.kind in "fc" else False)
    elif name == "power" and np.asarray(made).dtype.kind in "fc":
        bad = ~np.isfinite(made)
    if bad is not None and np.any(bad):
        mask = bad if mask is nomask else np.logical_or(mask, bad)
    if not isinstance(made, np.ndarray):
        return masked if mask is not nomask and np.all(mask) else made
    model = builtins.next((o for o in operands if isinstance(o, MaskedArray)), masked)
    if mask is not nomask:
        mask = np.array(np.broadcast_to(mask, made.shape))
        if made.dtype.kind != "b":
            made = np.where(mask, np.broadcast_to(datas[0], made.shape).astype(made.dtype), made)
    made = _like(model, made, mask)
    if model is masked:
        made._fill_value = None
    return made


def array(data, dtype=None, copy=False, order=None, mask=nomask, fill_value=None, keep_mask=True, hard_mask=False, shrink=True, subok=True, ndmin=0):
    return MaskedArray(data, mask, dtype, copy, subok, ndmin, fill_value, keep_mask, hard_mask, shrink)


masked_array = MaskedArray


def asarray(a, dtype=None, order=None):
    return MaskedArray(a, dtype=dtype)


asanyarray = asarray


def isMaskedArray(x):
    return isinstance(x, MaskedArray)


isarray = isMA = isMaskedArray


def filled(a, fill_value=None):
    return a.filled(fill_value) if isinstance(a, MaskedArray) else a if isinstance(a, np.ndarray) else np.array(a)


def masked_where(condition, a, copy=True):
    condition = filled(condition, True) if isinstance(condition, MaskedArray) else np.asarray(condition)
    made = MaskedArray(a, copy=copy)
    if condition.shape and condition.shape != made.shape:
        raise IndexError(f"Inconsistent shape between the condition and the input (got {condition.shape} and {made.shape})")
    condition = np.array(np.broadcast_to(condition, made.shape)).astype(bool)
    made._mask = make_mask(condition if made._mask is nomask else made._mask | condition)
    return made


def _masking(test):
    return lambda x, value, copy=True: masked_where(test(getdata(x), value), x, copy)


masked_greater, masked_greater_equal, masked_less, masked_less_equal, masked_not_equal = [
    _masking(f) for f in (np.greater, np.greater_equal, np.less, np.less_equal, np.not_equal)]  # fmt: skip


def masked_equal(x, value, copy=True):
    made = masked_where(getdata(x) == value, x, copy)
    made.fill_value = value
    return made


def masked_inside(x, v1, v2, copy=True):
    return masked_where((getdata(x) >= builtins.min(v1, v2)) & (getdata(x) <= builtins.max(v1, v2)), x, copy)


def masked_outside(x, v1, v2, copy=True):
    return masked_where((getdata(x) < builtins.min(v1, v2)) | (getdata(x) > builtins.max(v1, v2)), x, copy)


def masked_values(x, value, rtol=1e-05, atol=1e-08, copy=True, shrink=True):
    x = filled(x, value)
    made = masked_where(np.isclose(x, value, rtol, atol) if x.dtype.kind in "fc" else x == value, x, copy)
    made.fill_value = value
    return made


masked_object = lambda x, value, copy=True, shrink=True: masked_equal(x, value, copy)  # noqa: E731


def masked_invalid(a, copy=True):
    made = MaskedArray(a, copy=copy)
    bad = ~np.isfinite(made._data) if made.dtype.kind in "fc" else np.zeros(made.shape, bool)
    made._mask = bad if made._mask is nomask else made._mask | bad
    return made


def fix_invalid(a, mask=nomask, copy=True, fill_value=None):
    made = MaskedArray(a, mask, copy=True)
    bad = ~np.isfinite(made._data)
    if bad.any():
        made._mask = bad if made._mask is nomask else made._mask | bad
        made._data[bad] = made.fill_value if fill_value is None else fill_value
    return made


def masked_all(shape, dtype=float):
    return MaskedArray(np.empty(shape, dtype), np.ones(shape, bool))


def masked_all_like(arr):
    return masked_all(np.shape(arr), getdata(arr).dtype)


def _wrapped(name):
    def function(*args, **kwargs):
        return MaskedArray(getattr(np, name)(*args, **kwargs))

    function.__name__ = name
    return function


for _name in ("zeros", "ones", "empty", "arange", "identity", "indices", "zeros_like", "ones_like", "empty_like", "frombuffer", "fromfunction"):
    globals()[_name] = _wrapped(_name)


def _with_method(name):
    def function(a, *args, **kwargs):
        return getattr(a if isinstance(a, MaskedArray) else MaskedArray(a), name)(*args, **kwargs)

    function.__name__ = name
    return function


for _name in ("sum", "prod", "product", "max", "min", "any", "all", "ptp", "mean", "var", "std", "cumsum", "cumprod", "argmin", "argmax", "argsort",
              "round", "clip", "compressed", "count", "reshape", "ravel", "transpose", "swapaxes", "squeeze", "take", "repeat", "diagonal", "nonzero",
              "copy", "anom", "harden_mask", "soften_mask", "shrink_mask", "ids", "put"):  # fmt: skip
    globals()[_name] = _with_method(_name)
anomalies, amax, amin, round_, around = anom, max, min, round, round  # noqa: F821


from numpy.ma.operations import operation  # noqa: E402

for _name in """add subtract multiply divide true_divide floor_divide remainder mod fmod power maximum minimum arctan2 hypot bitwise_and bitwise_or
        bitwise_xor less less_equal equal not_equal greater greater_equal logical_and logical_or logical_xor negative absolute fabs sqrt exp log log2
        log10 sin cos tan arcsin arccos arctan sinh cosh tanh arcsinh arccosh arctanh floor ceil logical_not conjugate""".split():
    globals()[_name] = operation(_name, _apply, _DOMAINS.get(_name))
abs = absolute  # noqa: F821


def sort(a, axis=-1, kind=None, order=None, endwith=True, fill_value=None):
    made = MaskedArray(a, copy=True)
    made.sort(axis, endwith=endwith, fill_value=fill_value)
    return made


def _both(name):
    def function(arrays, *args, **kwargs):
        data = getattr(np, name)([getdata(a) for a in arrays], *args, **kwargs)
        mask = getattr(np, name)([getmaskarray(a) for a in arrays], *args, **kwargs)
        return MaskedArray(data, mask) if mask.any() else MaskedArray(data)

    function.__name__ = name
    return function


for _name in ("concatenate", "stack", "vstack", "hstack", "dstack", "column_stack", "row_stack"):
    globals()[_name] = _both(_name)


def append(a, b, axis=None):
    return concatenate([ravel(a), ravel(b)]) if axis is None else concatenate([a, b], axis)  # noqa: F821


def expand_dims(a, axis):
    if not isinstance(a, MaskedArray):
        return np.expand_dims(a, axis)
    return _like(a, np.expand_dims(a._data, axis), a._mask if a._mask is nomask else np.expand_dims(a._mask, axis))


def where(condition, x=None, y=None):
    if y is None:
        return filled(condition, False).nonzero()
    chosen = filled(condition, False)
    mask = np.where(chosen, getmaskarray(x), getmaskarray(y))
    mask = np.where(getmaskarray(condition), True, mask)
    return MaskedArray(np.where(chosen, getdata(x), getdata(y)), mask if mask.any() else nomask)


def dot(a, b, strict=False, out=None):
    seen = np.dot((~getmaskarray(a)).astype(int), (~getmaskarray(b)).astype(int))
    made = np.dot(filled(a, 0), filled(b, 0))
    return MaskedArray(made, seen == 0)


from numpy.ma.extras import *  # noqa: E402,F403
import numpy.ma.methods  # noqa: E402  gives MaskedArray what its data and its mask have

core = types.ModuleType("numpy.ma.core")
core.__getattr__ = lambda name: getattr(sys.modules["numpy.ma"], name)
sys.modules["numpy.ma.core"] = core


def __getattr__(name):
    from numpy.ma import more

    if not name.startswith("__") and hasattr(more, name):
        return getattr(more, name)
    raise AttributeError(f"module 'numpy.ma' has no attribute '{name}'")
