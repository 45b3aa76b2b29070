"""Arrays seen another way: memory flags, flat and multi-dimensional iterators, views by strides, the ndarray constructor.
Loaded with numpy.methods' properties or by numpy's __getattr__."""

import builtins

import _numpy
import numpy as np
from numpy import asarray


class flagsobj:
    """What ndarray.flags gives."""

    _NAMES = ("c_contiguous", "f_contiguous", "owndata", "writeable", "aligned", "writebackifcopy")
    _SHORT = {"C": "C_CONTIGUOUS", "CONTIGUOUS": "C_CONTIGUOUS", "F": "F_CONTIGUOUS", "FORTRAN": "F_CONTIGUOUS", "O": "OWNDATA",
              "W": "WRITEABLE", "A": "ALIGNED", "X": "WRITEBACKIFCOPY", "B": "BEHAVED"}  # fmt: skip
    __module__ = "numpy.core.multiarray"

    def __init__(self, array):
        self._array = array
        _, _, _, self.c_contiguous, self.f_contiguous = _numpy._memory_of(array)
        self.owndata = array.base is None
        self.aligned, self.writebackifcopy = True, False
        self.contiguous = self.c_contiguous
        self.fnc, self.forc = self.f_contiguous and not self.c_contiguous, self.f_contiguous or self.c_contiguous
        self.carray = self.behaved = self.writeable
        self.farray = self.behaved and self.fnc

    fortran = property(lambda self: self.f_contiguous)
    num = property(lambda self: self.c_contiguous + 2 * self.f_contiguous + 4 * self.owndata + 256 + 1024 * self.writeable)

    @property
    def writeable(self):
        return self._array._is_writable

    @writeable.setter
    def writeable(self, value):
        base = self._array.base
        if value and base is not None and (not isinstance(base, np.ndarray) or not base._is_writable):
            raise ValueError("cannot set WRITEABLE flag to True of this array")
        self._array._is_writable = value

    def __getitem__(self, name):
        name = self._SHORT.get(name, name)
        if name not in ("C_CONTIGUOUS", "F_CONTIGUOUS", "OWNDATA", "WRITEABLE", "ALIGNED", "WRITEBACKIFCOPY", "BEHAVED", "FNC", "FORC",
                        "CARRAY", "FARRAY"):  # fmt: skip
            raise KeyError("Unknown flag")
        return getattr(self, name.lower())

    def __setitem__(self, name, value):
        if self._SHORT.get(name, name) != "WRITEABLE":
            raise KeyError("Unknown flag")
        self.writeable = value

    def __eq__(self, other):
        return isinstance(other, flagsobj) and self.num == other.num

    def __repr__(self):
        return "".join(f"  {name.upper()} : {getattr(self, name)}\n" for name in self._NAMES)


def _setflags(self, write=None, align=None, uic=None):
    if uic:
        raise ValueError("cannot set WRITEBACKIFCOPY flag to True")
    if write is not None:
        flagsobj(self).writeable = builtins.bool(write)


class flatiter:
    """ndarray.flat: elements in rows' order, by one index."""

    __module__ = "numpy"

    def __init__(self, array):
        self.base, self.index = array, 0

    def __getitem__(self, key):
        made = self.base.ravel()[key]
        return made.copy() if isinstance(made, np.ndarray) else made

    def __setitem__(self, key, value):
        if isinstance(key, (int, np.integer)) and not -self.base.size <= key < self.base.size:
            raise IndexError(f"index {key} is out of bounds for size {self.base.size}")
        picked = np.arange(self.base.size)[key]
        if np.ndim(value):
            value = np.resize(value, np.shape(picked)) if np.ndim(picked) else np.ravel(value)[0]
        if self.base.flags.c_contiguous:
            self.base.reshape(-1)[key] = value
        else:
            self.base[np.unravel_index(picked, self.base.shape)] = value

    def __len__(self):
        return self.base.size

    def __iter__(self):
        return self

    def __next__(self):
        if self.index >= self.base.size:
            raise StopIteration
        if self.index == 0:
            self._values = self.base.ravel()
        self.index += 1
        return self._values[self.index - 1]

    coords = property(lambda self: tuple(int(i) for i in np.unravel_index(self.index, self.base.shape)))

    def __array__(self, dtype=None):
        return self.base.flatten()

    def __eq__(self, other):
        return self.base.flatten() == other

    def __ne__(self, other):
        return self.base.flatten() != other

    def copy(self):
        return self.base.flatten()


class ndindex:
    """Indices of an array of a shape, row by row."""

    __module__ = "numpy"

    def __init__(self, *shape):
        if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
            shape = tuple(shape[0])
        if builtins.any(n < 0 for n in shape):
            raise ValueError("negative dimensions are not allowed")
        self._shape, self._next = shape, None if 0 in shape else [0] * len(shape)

    def __iter__(self):
        return self

    def __next__(self):
        if self._next is None:
            raise StopIteration
        found, index = tuple(self._next), self._next
        for d in range(len(index) - 1, -1, -1):
            index[d] += 1
            if index[d] < self._shape[d]:
                return found
            index[d] = 0
        self._next = None
        return found

    def ndincr(self):
        next(self)


class ndenumerate:
    """Pairs of index and element."""

    __module__ = "numpy"

    def __init__(self, arr):
        arr = asarray(arr)
        self._indices, self._values = ndindex(arr.shape), flatiter(arr)

    def __next__(self):
        return next(self._indices), next(self._values)

    def __iter__(self):
        return self


class broadcast:
    """The shape that arrays share when they are used together, and an iterator over their elements."""

    __module__ = "numpy"

    def __init__(self, *args):
        self._arrays = [asarray(a) for a in args]
        self.shape = np.broadcast_shapes(*[a.shape for a in self._arrays])
        self.ndim = self.nd = len(self.shape)
        self.size, self.numiter, self.index = int(np.prod(self.shape)), len(self._arrays), 0
        self._wide = None

    iters = property(lambda self: tuple(flatiter(np.broadcast_to(a, self.shape)) for a in self._arrays))

    def __iter__(self):
        return self

    def __next__(self):
        if self._wide is None:
            self._wide = [np.broadcast_to(a, self.shape).ravel() for a in self._arrays]
        if self.index >= self.size:
            raise StopIteration
        self.index += 1
        return tuple([a[self.index - 1] for a in self._wide])

    def reset(self):
        self.index = 0


# ---- memory


def as_strided(x, shape=None, strides=None, subok=False, writeable=True):
    x = asarray(x)
    made = _numpy._strided(x, x.shape if shape is None else shape, x.strides if strides is None else strides)
    if not writeable:
        made.flags.writeable = False
    return made


def sliding_window_view(x, window_shape, axis=None, *, subok=False, writeable=False):
    x = asarray(x)
    windows = tuple(window_shape) if np.iterable(window_shape) else (window_shape,)
    if builtins.any(n < 0 for n in windows):
        raise ValueError("`window_shape` cannot contain negative values")
    if axis is None:
        axis = tuple(range(x.ndim))
        if len(windows) != len(axis):
            raise ValueError("Since axis is None, must provide window_shape for all dimensions of `x`; got "
                             f"{len(windows)} window_shape elements and `x.ndim` is {x.ndim}.")  # fmt: skip
    else:
        axis = tuple(np._axis(i, x.ndim) for i in (axis if isinstance(axis, (tuple, list)) else (axis,)))
        if len(windows) != len(axis):
            raise ValueError(f"Must provide matching length window_shape and axis; got {len(windows)} window_shape elements and "
                             f"{len(axis)} axes elements.")  # fmt: skip
    shape = list(x.shape)
    for i, n in zip(axis, windows):
        if shape[i] < n:
            raise ValueError("window shape cannot be larger than input array shape")
        shape[i] -= n - 1
    return as_strided(x, tuple(shape) + windows, x.strides + tuple(x.strides[i] for i in axis), writeable=writeable)


def ascontiguousarray(a, dtype=None, *, like=None):
    a = asarray(a, dtype, order="C")
    return a.reshape(1) if a.ndim == 0 else a


def asfortranarray(a, dtype=None, *, like=None):
    a = asarray(a, dtype, order="F")
    return a.reshape(1) if a.ndim == 0 else a


def _construct(shape, dtype=float, buffer=None, offset=0, strides=None, order="C"):
    """np.ndarray(...)"""
    dtype = np.dtype(dtype)
    shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    if buffer is None:
        return np.empty(shape, dtype, "C" if order is None else order)
    count = int(np.prod(shape))
    if isinstance(buffer, np.ndarray):
        flat = buffer.reshape(-1).view(np.uint8)
    else:
        flat = np.frombuffer(buffer, np.uint8)
    if flat.size - offset < count * dtype.itemsize:
        raise TypeError("buffer is too small for requested array")
    if strides is not None:
        return _numpy._strided(flat[offset % dtype.itemsize :][: (flat.size - offset % dtype.itemsize) // dtype.itemsize * dtype.itemsize].view(dtype),
                               shape, strides, offset - offset % dtype.itemsize)  # fmt: skip
    made = flat[offset : offset + count * dtype.itemsize].view(dtype)
    return made.reshape(shape, order=order or "C")


def _resized_in_place(self, *shape, refcheck=True):
    shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], (int, np.integer)) else shape
    shape = tuple(shape) if np.iterable(shape) else (shape,)
    if builtins.any(n < 0 for n in shape):
        raise ValueError("negative dimensions not allowed")
    count = int(np.prod(shape))
    if count == self.size:
        self.shape = shape
        return
    if self.base is not None:
        raise ValueError("cannot resize this array: it does not own its data")
    flat = np.zeros(count, self.dtype)
    kept = builtins.min(count, self.size)
    flat[:kept] = self.reshape(-1)[:kept]
    _numpy._replace(self, flat.reshape(shape))


def shares_memory(a, b, max_work=None):
    return _overlaps(asarray(a), asarray(b), True)


def may_share_memory(a, b, max_work=None):
    return _overlaps(asarray(a), asarray(b), False)


def _bounds(a):
    _, _, start, _, _ = _numpy._memory_of(a)
    low = start + builtins.sum([(n - 1) * s for n, s in zip(a.shape, a.strides) if s < 0])
    high = start + builtins.sum([(n - 1) * s for n, s in zip(a.shape, a.strides) if s > 0]) + a.itemsize
    return low, high


def _overlaps(a, b, exactly):
    if not a.size or not b.size or _numpy._memory_of(a)[0] != _numpy._memory_of(b)[0]:
        return False
    (low, high), (start, stop) = _bounds(a), _bounds(b)
    if high <= start or stop <= low:
        return False
    if not exactly or a.nbytes + b.nbytes > 1 << 22:  # beyond that, bounds decide
        return True

    def places(x):
        at = np.full((), _numpy._memory_of(x)[2], np.int64)
        for n, s in zip(x.shape, x.strides):
            at = asarray(at)[..., None] + np.arange(n) * s
        return {p + k for p in asarray(at).ravel().tolist() for k in range(x.itemsize)}

    return not places(a).isdisjoint(places(b))


def byte_bounds(a):
    address = _numpy._memory_of(a)[0]
    low, high = _bounds(a)
    return address + low, address + high
