"""Methods written in Python: reduce, accumulate, outer, at and reduceat of ufuncs, those of arrays that are composed."""

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
        moved = a.transpose([i for i in range(a.ndim) if i not in axes] + axes)
        moved = moved.reshape(moved.shape[:a.ndim - len(axes)] + (-1,))
        if moved.shape[-1] == 0:
            raise ValueError(f"zero-size array to reduction operation {name} which has no identity")
        result = moved[..., 0] if initial is None else self(initial, moved[..., 0])
        for i in range(1, moved.shape[-1]):
            result = self(result, moved[..., i])
        if keepdims:
            result = asarray(result).reshape([1 if i in axes else n for i, n in enumerate(a.shape)])
    if out is not None:
        (out[0] if isinstance(out, tuple) else out)[...] = result
        return out
    return result


def _accumulate(self, array, axis=0, dtype=None, out=None):
    a = asarray(array)
    axis = np._axis(axis, a.ndim)
    if self.__name__ == "add":
        return a.cumsum(axis, dtype)
    if self.__name__ == "multiply":
        return a.cumprod(axis, dtype)
    lead = (slice(None),) * axis
    result = np.array(a) if dtype is None else a.astype(dtype)
    for i in range(1, a.shape[axis]):
        result[lead + (i,)] = self(result[lead + (i - 1,)], result[lead + (i,)])
    return result


def _outer_of(self, A, B, **kwargs):
    A, B = asarray(A), asarray(B)
    return self(A.reshape(A.shape + (1,) * B.ndim), B, **kwargs)


def _at(self, a, indices, b=None):
    if not isinstance(indices, tuple):
        indices = (indices,)
    places = np.arange(a.size).reshape(a.shape)[indices]
    flat_places = asarray(places).ravel().tolist()
    values = [None] * len(flat_places) if b is None else np.broadcast_to(asarray(b), asarray(places).shape).ravel()
    flat = a.reshape(-1) if a.flags.c_contiguous else None
    for place, value in zip(flat_places, values):
        index = np.unravel_index(place, a.shape) if flat is None else place
        target = a if flat is None else flat
        target[index] = self(target[index]) if b is None else self(target[index], value)


def _reduceat(self, array, indices, axis=0, dtype=None, out=None):
    a = asarray(array)
    lead = (slice(None),) * np._axis(axis, a.ndim)
    indices = asarray(indices).tolist()
    parts = []
    for k, i in enumerate(indices):
        stop = indices[k + 1] if k + 1 < len(indices) else a.shape[axis]
        parts.append(_reduce(self, a[lead + (slice(i, stop),)], axis, dtype) if stop > i else a[lead + (i,)])
    return np.stack([asarray(p) for p in parts], axis)


_numpy.extend_type(np.ufunc, {"reduce": _reduce, "accumulate": _accumulate, "outer": _outer_of, "at": _at, "reduceat": _reduceat})


# ---- arrays


class flagsobj:
    """What ndarray.flags gives."""

    _NAMES = ("c_contiguous", "f_contiguous", "owndata", "writeable", "aligned", "writebackifcopy")
    __module__ = "numpy.core.multiarray"

    def __init__(self, array):
        _, total, start, self.c_contiguous, self.f_contiguous = _numpy._memory_of(array)
        self.owndata = start == 0 and total == array.nbytes
        self.writeable = self.aligned = self.behaved = True
        self.writebackifcopy = False
        self.contiguous, self.fortran = self.c_contiguous, self.f_contiguous
        self.fnc, self.forc = self.f_contiguous and not self.c_contiguous, self.f_contiguous or self.c_contiguous

    def __getitem__(self, name):
        name = {"C": "C_CONTIGUOUS", "F": "F_CONTIGUOUS", "O": "OWNDATA", "W": "WRITEABLE", "A": "ALIGNED"}.get(name, name)
        if name.lower() not in self._NAMES + ("contiguous", "fortran", "fnc", "forc"):
            raise KeyError("Unknown flag")
        return getattr(self, name.lower())

    def __repr__(self):
        return "".join(f"  {name.upper()} : {getattr(self, name)}\n" for name in self._NAMES)


class flatiter:
    """ndarray.flat: elements in rows' order, by one index."""

    __module__ = "numpy"

    def __init__(self, array):
        self.base, self.index = array, 0

    def _places(self, key):
        return np.unravel_index(np.arange(self.base.size)[key], self.base.shape)

    def __getitem__(self, key):
        return self.base.ravel()[key]

    def __setitem__(self, key, value):
        places = self._places(key)
        count = np.size(places[0]) if places else 1
        self.base[places] = np.resize(value, count).reshape(np.shape(places[0])) if np.ndim(value) and places else value

    def __len__(self):
        return self.base.size

    def __iter__(self):
        return self

    def __next__(self):
        if self.index >= self.base.size:
            raise StopIteration
        self.index += 1
        return self.base.ravel()[self.index - 1]

    coords = property(lambda self: tuple(int(i) for i in np.unravel_index(self.index, self.base.shape)))

    def __array__(self, dtype=None):
        return self.base.flatten()

    def copy(self):
        return self.base.flatten()


def _shares_memory(a, b):
    a, b = asarray(a), asarray(b)
    return bool(a.size and b.size and _numpy._memory_of(a)[0] == _numpy._memory_of(b)[0])


np._shares_memory = _shares_memory


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


def _diagonal(self, offset=0, axis1=0, axis2=1):
    a = np.moveaxis(self, (axis1, axis2), (-2, -1))
    n = max(0, min(a.shape[-2] + min(offset, 0), a.shape[-1] - max(offset, 0)))
    return a[..., np.arange(n) + max(-offset, 0), np.arange(n) + max(offset, 0)]


def _base(self):
    _, total, start, _, _ = _numpy._memory_of(self)
    return None if start == 0 and total == self.nbytes else self


_COMPOSED = (np.mean, np.var, np.std, np.clip, np.round, np.repeat, np.swapaxes, np.take, np.ptp, np.searchsorted, np.trace)
_numpy.extend_type(np.ndarray, {
    **{function.__name__: _method(function) for function in _COMPOSED},
    **{name: _later(name) for name in ("put", "partition", "argpartition", "choose")},
    "compress": lambda self, condition, axis=None, out=None: np.compress(condition, self, axis, out),
    "__divmod__": lambda self, other: (np.floor_divide(self, other), np.remainder(self, other)),
    "__rdivmod__": lambda self, other: (np.floor_divide(other, self), np.remainder(other, self)),
    "conj": lambda self: np.conj(self),
    "conjugate": lambda self: np.conj(self),
    "diagonal": _diagonal,
    "flags": property(flagsobj),
    "flat": property(flatiter),
    "base": property(_base),
    "__array_priority__": 0.0,
})  # fmt: skip
_numpy.extend_type(np.generic, {name: _method(getattr(np, name)) for name in (
    "var", "std", "clip", "mean", "round", "sum", "prod", "max", "min", "any", "all", "ravel", "argmax", "argmin", "cumsum",
    "reshape", "transpose", "squeeze", "nonzero", "repeat", "take", "ptp", "cumprod")})  # fmt: skip
_numpy.extend_type(np.generic, {
    "conj": lambda self: np.conj(self),
    "conjugate": lambda self: np.conj(self),
    "flatten": lambda self: asarray(self).flatten(),
    "copy": lambda self: self,
    "__getitem__": lambda self, key: asarray(self)[key],
    "T": property(lambda self: self),
    "flat": property(lambda self: flatiter(asarray(self))),
})  # fmt: skip
