"""Methods written in Python: reduce, accumulate, outer, at and reduceat of ufuncs, those of arrays that are composed."""

import numbers

import _numpy
import numpy as np
from numpy import asarray

_REDUCTIONS = {"add": (np.sum, 0), "multiply": (np.prod, 1), "maximum": (np.max, None), "minimum": (np.min, None),
               "logical_and": (np.all, True), "logical_or": (np.any, False)}


def _reduce(self, array, axis=0, dtype=None, out=None, keepdims=False, initial=None, where=True):
    if self.nin != 2:
        raise ValueError("reduce only supported for binary functions")
    a = asarray(array)
    name = self.__name__
    if where is not True:
        neutral = {"add": 0, "multiply": 1, "logical_and": True, "logical_or": False}.get(name, initial)
        if neutral is None:
            raise ValueError(f"reduction operation '{name}' does not have an identity, so to use a where mask one has to "
                             "specify 'initial'")
        a = _numpy.where(where, a, asarray(neutral).astype(a.dtype))
    if a.ndim == 0 and axis is not None:
        axis = None
    if name in _REDUCTIONS:
        function = _REDUCTIONS[name][0]
        if initial is not None and a.size == 0:
            axes = range(a.ndim) if axis is None else [np._axis(i, a.ndim) for i in
                                                       (axis if isinstance(axis, tuple) else (axis,))]
            shape = tuple([(1 if i in axes else n) for i, n in enumerate(a.shape) if keepdims or i not in axes])
            result = np.full(shape, initial, a.dtype)[()]
        elif name in ("add", "multiply"):
            result = function(a, axis, dtype, None, keepdims)
            if initial is not None:
                result = self(result, initial)
        else:
            result = function(a, axis, None, keepdims)
            if initial is not None:
                result = self(result, asarray(initial).astype(result.dtype))
    else:
        axes = tuple(range(a.ndim)) if axis is None else axis if isinstance(axis, tuple) else (axis,)
        axes = [np._axis(i, a.ndim) for i in axes]
        if len(axes) > 1 and name in ("subtract", "divide", "true_divide", "floor_divide", "power", "float_power", "remainder", "mod", "fmod"):
            raise ValueError(f"reduction operation {name!r} is not reorderable, so at most one axis may be specified")
        moved = a.transpose([i for i in range(a.ndim) if i not in axes] + axes)
        kept = moved.shape[: a.ndim - len(axes)]
        moved = moved.reshape((*kept, int(np.prod(moved.shape[a.ndim - len(axes) :]))))
        if moved.shape[-1] == 0 and moved.size == 0 and 0 not in kept:
            raise ValueError(f"zero-size array to reduction operation {name} which has no identity")
        if 0 in kept:
            return np.empty(kept, _kept_dtype(self, np.empty(1, a.dtype), dtype))
        result = moved[..., 0] if initial is None else self(initial, moved[..., 0])
        for i in range(1, moved.shape[-1]):
            result = self(result, moved[..., i])
        result = asarray(result).reshape([1 if i in axes else n for i, n in enumerate(a.shape)]) if keepdims else result
        result = result[()] if isinstance(result, np.ndarray) and not result.ndim else result
    if out is not None:
        (out[0] if isinstance(out, tuple) else out)[...] = result
        return out
    return result


def _accumulate(self, array, axis=0, dtype=None, out=None):
    a = asarray(array)
    if a.ndim == 0:
        raise TypeError("cannot accumulate on a scalar")
    axis = np._axis(axis, a.ndim)
    if self.__name__ == "add":
        return a.cumsum(axis, dtype)
    if self.__name__ == "multiply":
        return a.cumprod(axis, dtype)
    lead = (slice(None),) * axis
    result = np.array(a) if dtype is None and not a.size else a.astype(_kept_dtype(self, a, dtype))
    made = _numpy._accumulate(self.__name__, a, axis) if type(a) is np.ndarray and result.dtype == a.dtype else None
    if made is None:
        for i in range(1, a.shape[axis]):
            result[lead + (i,)] = self(result[lead + (i - 1,)], a[lead + (i,)])
    else:
        result[...] = made
    if out is not None:
        (out[0] if isinstance(out, tuple) else out)[...] = result
        return out
    return result


def _kept_dtype(self, a, dtype):
    """The dtype in which a running result is kept: that of the ufunc's results."""
    if a.dtype.kind == "O":
        return a.dtype
    return asarray(self(a.ravel()[:1], a.ravel()[:1])).dtype if dtype is None else np.dtype(dtype)


def _outer_of(self, A, B, **kwargs):
    A, B = asarray(A), asarray(B)
    return self(A.reshape(A.shape + (1,) * B.ndim), B, **kwargs)


def _at(self, a, indices, b=None):
    if not isinstance(indices, tuple):
        indices = (indices,)
    places = np.arange(a.size).reshape(a.shape)[indices]
    if b is not None and type(a) is np.ndarray and a.flags.c_contiguous:
        given = asarray(b)
        if type(given) is np.ndarray and np.promote_types(a.dtype, given.dtype) == a.dtype:
            values = _spread(given, asarray(places).shape).astype(a.dtype)
            if _numpy._at(self.__name__, a, asarray(places).ravel(), values):
                return
    flat_places = asarray(places).ravel().tolist()
    values = [None] * len(flat_places) if b is None else _spread(asarray(b), asarray(places).shape)
    flat = a.reshape(-1) if a.flags.c_contiguous else None
    if flat is not None and hasattr(a, "_places"):
        for k, i in enumerate(flat_places):
            flat[i : i + 1] = self(flat[i : i + 1]) if b is None else self(flat[i : i + 1], values[k : k + 1])
        return
    for place, value in zip(flat_places, values):
        index = np.unravel_index(place, a.shape) if flat is None else place
        target = a if flat is None else flat
        target[index] = self(target[index]) if b is None else self(target[index], value)


def _spread(b, shape):
    if type(b) is np.ndarray and hasattr(b, "_places"):
        return b._with(np.broadcast_to(b._places, shape)).ravel()
    return np.broadcast_to(b, shape).ravel()


def _reduceat(self, array, indices, axis=0, dtype=None, out=None):
    a = asarray(array)
    lead = (slice(None),) * np._axis(axis, a.ndim)
    indices = asarray(indices).tolist()
    size = a.shape[np._axis(axis, a.ndim)]
    for i in indices:
        if not 0 <= i < size:
            raise IndexError(f"index {i} out-of-bounds in {self.__name__}.reduceat [0, {size})")
    parts = []
    for k, i in enumerate(indices):
        stop = indices[k + 1] if k + 1 < len(indices) else a.shape[axis]
        parts.append(_reduce(self, a[lead + (slice(i, stop),)], axis, dtype) if stop > i + 1 else a[lead + (i,)])
    made = np.stack([asarray(p) for p in parts], axis)
    kind = made.dtype if self.__name__ in ("maximum", "minimum") else _kept_dtype(self, a, dtype) if a.size else made.dtype
    made = made.astype(np.sum(a[lead + (slice(0, 1),)]).dtype if self.__name__ in ("add", "multiply") and dtype is None and a.dtype.kind in "biu" else kind)
    if out is not None:
        (out[0] if isinstance(out, tuple) else out)[...] = made
        return out
    return made


def _overridable(name, function):
    """A ufunc's method that first asks an operand's __array_ufunc__."""

    def method(self, *args, **kwargs):
        for each in args[: 2 if name == "outer" else 1]:
            if isinstance(each, (np.ndarray, list, tuple, int, float, np.generic)):
                continue
            other = getattr(each, "__array_ufunc__", None)
            if other is not None:
                made = other(self, name, *args, **kwargs)
                if made is not NotImplemented:
                    return made
        return function(self, *args, **kwargs)

    method.__name__ = name
    return method


_numpy.extend_type(np.ufunc, {name: _overridable(name, function) for name, function in (
    ("reduce", _reduce), ("accumulate", _accumulate), ("outer", _outer_of), ("at", _at), ("reduceat", _reduceat))})  # fmt: skip


# ---- arrays


def views():
    from numpy import views

    return views


def _assign_flat(self, values):
    views().flatiter(self)[:] = values





def _method(function):
    def method(self, *args, **kwargs):
        return function(self, *args, **kwargs)

    method.__name__ = function.__name__
    return method


def _later(name):
    def method(self, *args, **kwargs):
        return getattr(np, name)(self, *args, **kwargs)

    method.__name__ = name
    return method


def _clip(self, min=None, max=None, out=None, **kwargs):
    return np.clip(self, min, max, out, **kwargs)


def _field(self, dtype, offset):
    """The bytes from `offset` on of every element, read as `dtype`."""
    if offset < 0 or offset + dtype.itemsize > self.itemsize:
        raise ValueError(f"Need 0 <= offset <= {self.itemsize - dtype.itemsize} for requested type but received offset = {offset}"
                         if dtype.itemsize <= self.itemsize else "new type is larger than original type")  # fmt: skip
    raw = np.frombuffer(self.tobytes(), np.uint8).reshape(self.size, self.itemsize)[:, offset : offset + dtype.itemsize]
    return np.frombuffer(raw.tobytes(), dtype).copy().reshape(self.shape)


def _diagonal(self, offset=0, axis1=0, axis2=1):
    if self.ndim < 2:
        raise ValueError("diag requires an array of at least two dimensions")
    from numpy.lib.stride_tricks import as_strided

    axes = np._named_axes(axis1, self.ndim, "axis1") + np._named_axes(axis2, self.ndim, "axis2")
    a = np.moveaxis(self, axes, (-2, -1))[..., max(-offset, 0):, max(offset, 0):]
    *lead, row, column = a.strides
    return as_strided(a, (*a.shape[:-2], min(a.shape[-2:])), (*lead, row + column), writeable=False)


_COMPOSED = (np.round, np.repeat, np.swapaxes, np.take, np.searchsorted)
_numpy.extend_type(np.ndarray, {
    **{function.__name__: _method(function) for function in _COMPOSED},
    **{name: _later(name) for name in ("put", "choose", "mean", "var", "std", "ptp", "trace")},
    "clip": _clip,
    "compress": lambda self, condition, axis=None, out=None: np.compress(condition, self, axis, out),
    "__divmod__": lambda self, other: (np.floor_divide(self, other), np.remainder(self, other)),
    "__rdivmod__": lambda self, other: (np.floor_divide(other, self), np.remainder(other, self)),
    "conj": lambda self, *args: np.conj(self, *args) if self.dtype.kind == "c" or args else self,
    "conjugate": lambda self, *args: np.conj(self, *args) if self.dtype.kind == "c" or args else self,
    "diagonal": _diagonal,
    "__array_finalize__": lambda self, obj, /: None,
    "__mro_entries__": lambda bases: (__import__("numpy.subclasses").subclasses.ndarray,),
    "__array_wrap__": lambda self, array, context=None, /: array,
    "__array_prepare__": lambda self, array, context=None, /: array,
    "__array_ufunc__": lambda self, ufunc, method, /, *inputs, **kwargs: getattr(ufunc, method)(*inputs, **kwargs),
    "__array_function__": lambda self, func, types, args, kwargs: func(*args, **kwargs),
    "getfield": lambda self, dtype, offset=0: _field(self, np.dtype(dtype), offset),
    "data": property(lambda self: memoryview(self.tobytes() if self.dtype.kind == "c" else self)),
    "__bytes__": lambda self: self.tobytes(),
    "flags": property(lambda self: views().flagsobj(self)),
    "setflags": lambda self, *args, **kwargs: views()._setflags(self, *args, **kwargs),
    "flat": property(lambda self: views().flatiter(self), _assign_flat),
    "__array_priority__": 0.0,
})  # fmt: skip
_native = {name: getattr(np.ndarray, name) for name in ("reshape", "ravel", "flatten")}


def _reversed_rows(a):
    """Elements in columns' order, one after another, as a new array."""
    return _native["ravel"](np.array(a.T))


def _reshape(self, *shape, order="C"):
    if order not in ("F", "A") or order == "A" and not self.flags.fnc:
        return _native["reshape"](self, *shape)
    shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], (int, np.integer)) else shape
    return _native["reshape"](_reversed_rows(self), *reversed(tuple(shape))).T


def _ravel(self, order="C"):
    if order == "K" and self.ndim > 1:
        axes = sorted(range(self.ndim), key=lambda i: -abs(self.strides[i]))
        return _native["ravel"](self.transpose(axes))
    return _reversed_rows(self) if order == "F" or (order == "A" and self.flags.fnc) else _native["ravel"](self)


def _flatten(self, order="C"):
    if order == "K" and self.ndim > 1:
        return _ravel(self.copy("K"), "K")
    return _reversed_rows(self) if order == "F" or (order == "A" and self.flags.fnc) else _native["flatten"](self)


def _itemset(self, *args):
    *index, value = args
    if len(index) == 1 and not isinstance(index[0], tuple):
        self.flat[index[0]] = value
    else:
        self[index[0] if index and isinstance(index[0], tuple) else tuple(index)] = value


def _byteswap(self, inplace=False):
    width = self.itemsize // (2 if self.dtype.kind == "c" else 1)
    data = self.tobytes()
    made = np.frombuffer(b"".join([data[i : i + width][::-1] for i in range(0, len(data), width)]), self.dtype).reshape(self.shape)
    if inplace:
        self[...] = made
        return self
    return np.array(made)


def _loops(self):
    from numpy import loops

    return loops.types(self)


def _newbyteorder(self, new_order="S"):
    """The dtype in the order that the first letter asks for: swapped, big, little, native or unchanged."""
    letter = new_order[:1].upper() if isinstance(new_order, str) else ""
    if not letter or letter not in "SBLNI<>=|":
        raise ValueError(f"byteorder not recognized (got {new_order!r})")
    is_big = {"S": self.isnative, "B": True, ">": True, "I": not self.isnative, "|": not self.isnative}.get(letter, False)
    return np.dtype((">" if is_big else "=") + self.str[1:])


def _tofile(self, fid, sep="", format="%s"):
    np.tofile(self, fid, sep, format)


def _array_interface(self):
    address, _, start, is_contiguous, _ = _numpy._memory_of(self)
    return {"data": (address + start, not self._is_writable), "strides": None if is_contiguous else self.strides,
            "descr": self.dtype.descr, "typestr": self.dtype.str, "shape": self.shape, "version": 3}  # fmt: skip


def _partition(self, kth, axis=-1, kind="introselect", order=None):
    self[...] = np.partition(self, kth, axis)


def _dump(self, file):
    import pickle

    if hasattr(file, "write"):
        pickle.dump(self, file, protocol=4)
        return
    with open(file, "wb") as opened:
        pickle.dump(self, opened, protocol=4)


_numpy.extend_type(np.ndarray, {
    "__array_interface__": property(_array_interface),
    "__array__": lambda self, dtype=None: self if dtype is None else self.astype(dtype, copy=False),
    "reshape": _reshape, "ravel": _ravel, "flatten": _flatten, "resize": lambda self, *shape, **kw: views()._resized_in_place(self, *shape, **kw), "itemset": _itemset, "byteswap": _byteswap,
    "newbyteorder": lambda self, new_order="S": self.view(self.dtype.newbyteorder(new_order)),
    "tofile": _tofile, "tostring": lambda self, order="C": self.tobytes(order),
    "dumps": lambda self: __import__("pickle").dumps(self),
    "argpartition": lambda self, kth, axis=-1, kind="introselect", order=None: np.argpartition(self, kth, axis),
    "partition": _partition, "dump": _dump,
    "__complex__": lambda self: complex(self.item()),
    "__class_getitem__": classmethod(lambda cls, item: __import__("types").GenericAlias(cls, item)),
})  # fmt: skip
_numpy.extend_type(np.dtype, {
    "byteorder": property(lambda self: "|" if self.itemsize == 1 else ">" if self.str[0] == ">" else "="),
    "alignment": property(lambda self: self.itemsize // 2 if self.kind == "c" else self.itemsize),
    "__pickle_become__": lambda self, state: __import__("numpy.unpickled").unpickled._dtype_of(self, state),
    "isnative": property(lambda self: self.str[0] != ">"), "names": None, "fields": None, "shape": (), "ndim": 0, "subdtype": None, "isbuiltin": 1, "hasobject": False,
    "metadata": None, "flags": 0, "isalignedstruct": False,
    "base": property(lambda self: self),
    "descr": property(lambda self: [("", self.str)]),
    "newbyteorder": _newbyteorder,
    "__class_getitem__": classmethod(lambda cls, item: __import__("types").GenericAlias(cls, item)),
})  # fmt: skip
_numpy.extend_type(np.ufunc, {
    "identity": property(lambda self: {"add": 0, "multiply": 1, "logical_and": True, "logical_or": False, "logical_xor": False,
                                       "bitwise_and": -1, "bitwise_or": 0, "bitwise_xor": 0, "hypot": 0}.get(self.__name__)),
    "types": property(lambda self: _loops(self)),
    "ntypes": property(lambda self: len(self.types)),
    "signature": property(lambda self: "(n?,k),(k,m?)->(n?,m?)" if self.__name__ == "matmul" else None),
})  # fmt: skip
_numpy.extend_type(np.generic, {name: _later(name) for name in (
    "var", "std", "clip", "mean", "round", "sum", "prod", "max", "min", "any", "all", "ravel", "argmax", "argmin", "cumsum",
    "reshape", "transpose", "squeeze", "nonzero", "repeat", "take", "ptp", "cumprod", "swapaxes", "searchsorted", "trace", "diagonal",
    "choose", "compress", "argsort")})  # fmt: skip


def _is_integer(self):
    return float(self).is_integer()


_numpy.extend_type(np.generic, {
    "conj": lambda self: np.conj(self),
    "conjugate": lambda self: np.conj(self),
    "flatten": lambda self: asarray(self).flatten(),
    "copy": lambda self, order="C": self,
    "view": lambda self, *args: asarray(self).view(*args)[()],
    "byteswap": lambda self, inplace=False: asarray(self).byteswap()[()],
    "newbyteorder": lambda self, new_order="S": asarray(self).newbyteorder(new_order)[()],
    "T": property(lambda self: self),
    "base": None,
    "strides": (),
    "flags": property(lambda self: views().flagsobj(asarray(self))),
    "flat": property(lambda self: views().flatiter(asarray(self))),
    "__array_priority__": -1000000.0,
    "__array_interface__": property(lambda self: asarray(self).__array_interface__),
    "__array__": lambda self, dtype=None: np.array(self, dtype),
    "__array_wrap__": lambda self, array, context=None: array[()],
    "__copy__": lambda self: self,
    "__deepcopy__": lambda self, memo: self,
    "__divmod__": lambda self, other: (self // other, self % other),
    "__rdivmod__": lambda self, other: (other // self, other % self),
    "data": property(lambda self: asarray(self).data),
    "dumps": lambda self: asarray(self).dumps(),
    "tofile": lambda self, *args, **kwargs: asarray(self).tofile(*args, **kwargs),
    "tostring": lambda self, order="C": self.tobytes(order),
    "getfield": lambda self, *args: asarray(self).getfield(*args)[()],
    "fill": lambda self, value: None,
    "setflags": lambda self, **kwargs: None,
    "sort": lambda self, *args, **kwargs: None,
})  # fmt: skip
_numpy.extend_type(np.integer, {
    "is_integer": lambda self: True,
    "bit_count": lambda self: abs(int(self)).bit_count(),
    "numerator": property(lambda self: self),
    "denominator": property(lambda self: 1),
})  # fmt: skip
for _type, _kind in ((np.integer, numbers.Integral), (np.inexact, numbers.Complex), (np.floating, numbers.Real), (np.number, numbers.Number)):
    _kind.register(_type)
_numpy.extend_type(np.floating, {"is_integer": _is_integer, "as_integer_ratio": lambda self: float(self).as_integer_ratio()})
