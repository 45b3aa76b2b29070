"""Methods that arrays of texts, objects, dates and structures share with arrays of numbers, and that their scalars share with
them: made of elements, subscripts and numpy's functions. numpy.boxed and the files of such scalars hand their classes to this one."""

import operator
import pickle

import numpy as np

_SHARED = ("dump", "dumps", "itemset", "__array_finalize__", "__array_wrap__", "__array_prepare__", "__array_ufunc__", "__array_function__",
           "__class_getitem__")  # fmt: skip
_IN_PLACE = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift", "matmul")


def _single(self, make, name):
    if self.size != 1:
        raise TypeError("only length-1 arrays can be converted to Python scalars")
    if make is complex and self.dtype.kind in "US":
        raise TypeError(f"Unable to convert {self.dtype!r} to complex")
    value = self.ravel()[0]
    return make(value.item() if self.dtype.kind == "O" and hasattr(value, "item") else value)


def _index(self):
    raise TypeError("only integer scalar arrays can be converted to a scalar index")


def _in_place(name):
    function = getattr(operator, f"__{name}__")

    def method(self, other):
        made = function(self, other)
        if made is not NotImplemented:
            self[...] = made
        return self

    method.__name__ = f"__i{name}__"
    return method


def _conjugate(self, out=None):
    """Of objects their own conjugates; all else stays as it is."""
    return np.conjugate(self) if self.dtype.kind == "O" else self


def imaginary(a):
    """Of objects their own imaginary parts; zeros of the dtype for all else."""
    return np.array([getattr(v, "imag", 0) for v in a.ravel().tolist()], object).reshape(a.shape) if a.dtype.kind == "O" else np.zeros_like(a)


def _resize(self, *shape, refcheck=True):
    shape = shape[0] if len(shape) == 1 and np.iterable(shape[0]) else shape
    made = np.zeros(int(np.prod(shape)), self.dtype)
    kept = min(made.size, self.size)
    made[:kept] = self.ravel()[:kept]
    self.__dict__.update(made.reshape(shape).__dict__)


def _searchsorted(self, v, side="left", sorter=None):
    """The places by bisection: elements are compared, whatever they are."""
    from bisect import bisect_left, bisect_right

    if self.ndim != 1:
        raise ValueError(f"object {'too deep' if self.ndim else 'of too small depth'} for desired array")
    items = (self if sorter is None else self[np.asarray(sorter)]).tolist()
    wanted = np.asarray(v, self.dtype)
    find = bisect_right if side == "right" else bisect_left
    key = (lambda each: (each is None, each)) if self.dtype.kind in "Mm" else None
    keyed = list(map(key, items)) if key else items
    made = np.array([find(keyed, key(each) if key else each) for each in np.ravel(wanted).tolist()], np.int64)
    return made.reshape(wanted.shape) if wanted.ndim else made[0]


def _put(self, indices, values, mode="raise"):
    if self.dtype.kind != "V":
        return np.put(self, indices, values, mode)
    flat, given = self.reshape(-1), np.asarray(values).reshape(-1)
    for k, place in enumerate(np.ravel(indices).tolist()):
        flat[place] = given[k % given.size]


def _partition(self, kth, axis=-1, kind="introselect", order=None):
    self.sort(axis)


def _numbers(self):
    """The elements' bytes, a row each."""
    return np.frombuffer(self.tobytes(), np.uint8).reshape(self.size, self.itemsize)


def _rebuilt(self, data):
    if self.dtype.kind in "Mm":
        return np.frombuffer(data, np.int64).copy().view(self.dtype).reshape(self.shape)
    return np.frombuffer(data, self.dtype).reshape(self.shape)


def _byteswap(self, inplace=False):
    if self.dtype.kind not in "Mm":
        return self if inplace else self.copy()
    made = _rebuilt(self, _numbers(self)[:, ::-1].tobytes())
    if not inplace:
        return made
    self[...] = made
    return self


def _setflags(self, write=None, align=None, uic=None):
    self._places.setflags(write, align, uic)


def _flat(self):
    from numpy.views import flatiter

    return flatiter(self)


def _assign_flat(self, values):
    if self.dtype.kind == "V":
        _put(self, np.arange(self.size), values)
    else:
        _flat(self)[:] = values


def _dtype_of(self, dtype):
    return self if dtype is None else self.astype(dtype)


def _check_loop(name, *operands):
    """Raises what the ufunc `name` says where an operand is of texts, of objects or of a structure."""
    kinds = [np.asarray(v).dtype for v in operands]
    if any(kind.kind in "USVM" or kind.kind == "O" and name == "divmod" for kind in kinds):
        from numpy.promotion import no_loop

        no_loop(name, *kinds)


def _divmod(self, other):
    _check_loop("divmod", self, other)
    return self // other, self % other


def _rdivmod(self, other):
    _check_loop("divmod", other, self)
    return other // self, other % self


def _clip(self, min=None, max=None, out=None, **kwargs):
    if self.dtype.kind != "M":
        _check_loop("clip", *[v for v in (self, min, max) if v is not None])
    return np.clip(self, min, max, out, **kwargs)


def _choose(self, choices, out=None, mode="raise"):
    if self.dtype.kind not in "iub":
        raise TypeError(f"Cannot cast array data from {self.dtype!r} to dtype('int64') according to the rule 'safe'")
    return np.choose(self, choices, out, mode)


def _without(self, key):
    raise ValueError("cannot delete array elements")


_METHODS = {
    "__array__": lambda self, dtype=None: _dtype_of(self, dtype),
    "__int__": lambda self: _single(self, int, "int"),
    "__float__": lambda self: _single(self, float, "float"),
    "__complex__": lambda self: _single(self, complex, "complex"),
    "__index__": _index,
    "__delitem__": _without,
    "__divmod__": _divmod,
    "__rdivmod__": _rdivmod,
    "conj": _conjugate, "conjugate": _conjugate,
    "clip": _clip, "choose": _choose, "put": _put, "resize": _resize, "searchsorted": _searchsorted,
    "partition": _partition,
    "argpartition": lambda self, kth, axis=-1, kind="introselect", order=None: self.argsort(axis),
    "newbyteorder": lambda self, new_order="S": self.view(self.dtype.newbyteorder(new_order)),
    "byteswap": _byteswap,
    "tostring": lambda self, order="C": self.tobytes(order),
    "tofile": lambda self, fid, sep="", format="%s": np.tofile(self, fid, sep, format),
    "data": property(lambda self: memoryview(self.tobytes())),
    "setflags": _setflags,
    "getfield": lambda self, dtype, offset=0: _rows_as(self, np.dtype(dtype), offset),
    "flat": property(_flat, _assign_flat),
}  # fmt: skip


def _rows_as(self, dtype, offset):
    return np.frombuffer(_numbers(self)[:, offset : offset + dtype.itemsize].tobytes(), dtype).copy().reshape(self.shape)


def give_array_methods(kind):
    """Adds the methods of ndarray that the class `kind` of arrays lacks."""
    for name, member in _METHODS.items():
        if name == "flat" or name not in vars(kind):
            setattr(kind, name, member)
    for name in _SHARED:
        setattr(kind, name, vars(np.ndarray)[name])
    for name in _IN_PLACE:
        setattr(kind, f"__i{name}__", _in_place(name))


# ---- scalars: what an array of rank 0 answers


_OF_ARRAY = ("all any argmax argmin argsort astype byteswap choose clip compress conj conjugate cumprod cumsum diagonal flatten getfield "
             "max mean min newbyteorder nonzero prod ptp ravel repeat reshape round searchsorted squeeze std sum swapaxes take tobytes "
             "tofile tostring trace transpose var view").split()  # fmt: skip
_ATTRIBUTES = "T data flags flat imag real itemsize nbytes ndim shape size strides __array_interface__".split()
_NOTHING = ("fill", "put", "resize", "setflags", "sort")


def _immutable(self, *args):
    raise ValueError("array-scalars are immutable")


def _whole(self, key):
    if key == () or key is Ellipsis:
        return self if key == () else self._as_array()
    raise IndexError("invalid index to scalar variable.")


def _without_fields(self, *args, **kwargs):
    raise TypeError("Can't set fields in a non-void array scalar.")


def _of_array(name):
    def method(self, *args, **kwargs):
        made = getattr(self._as_array(), name)(*args, **kwargs)
        return made[()] if isinstance(made, np.ndarray) and not made.ndim else made

    method.__name__ = name
    return method


def _attribute(name):
    def value(self):
        made = getattr(self._as_array(), name)
        return made[()] if name in ("T", "imag", "real") else made

    return property(value)


def give_scalar_methods(kind, as_array):
    """Adds what numpy.generic has to the class `kind` of scalars, of which `as_array` makes arrays of rank 0."""
    kind._as_array, kind._is_wrapper = as_array, False
    own = {name for each in kind.__mro__ if each.__module__ == "numpy" for name in vars(each)}
    members = {name: _of_array(name) for name in _OF_ARRAY}
    members.update({name: _attribute(name) for name in _ATTRIBUTES})
    members.update({name: lambda self, *args, **kwargs: None for name in _NOTHING})
    members["__getitem__"] = _whole
    members.update(
        itemset=_immutable, setfield=_without_fields, base=None, copy=lambda self, order="C": self, __array_priority__=-1000000.0, __copy__=lambda self: self, __deepcopy__=lambda self, memo: self,
        __array__=lambda self, dtype=None: _dtype_of(self._as_array(), dtype), __array_wrap__=lambda self, array, context=None: array[()],
        dumps=lambda self: pickle.dumps(self), dump=lambda self, file: self._as_array().dump(file),
    )  # fmt: skip
    for name, member in members.items():
        if name not in own and not (name == "__getitem__" and issubclass(kind, (str, bytes))):
            setattr(kind, name, member)
