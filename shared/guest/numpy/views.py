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

    def __init__(self, arr):
        arr = asarray(arr)
        self._indices, self._values = ndindex(arr.shape), flatiter(arr)

    def __next__(self):
        return next(self._indices), next(self._values)

    def __iter__(self):
        return self


_GLOBAL_FLAGS = {"buffered", "c_index", "f_index", "multi_index", "common_dtype", "copy_if_overlap", "delay_bufalloc", "external_loop",
                 "grow_inner", "ranged", "refs_ok", "reduce_ok", "zerosize_ok"}  # fmt: skip
_OPERAND_FLAGS = {"readwrite", "readonly", "writeonly", "copy", "updateifcopy", "contig", "aligned", "nbo", "allocate", "no_broadcast",
                  "no_subtype", "arraymask", "writemasked", "overlap_assume_elementwise", "virtual"}  # fmt: skip


class nditer:
    """Elements of one or several arrays together, as arrays of rank 0 (writable views where asked)."""

    def __init__(self, op, flags=(), op_flags=None, op_dtypes=None, order="K", casting="safe", op_axes=None, itershape=None, buffersize=0):
        self._ops = list(op) if isinstance(op, (tuple, list)) else [op]
        self.nop, self._flags = len(self._ops), tuple(flags or ())
        for flag in self._flags:
            if flag not in _GLOBAL_FLAGS:
                raise ValueError(f'Unexpected iterator global flag "{flag}"')
        each = list(op_flags) if op_flags else []
        if each and isinstance(each[0], str):
            each = [each]
        self._op_flags = [tuple(f) for f in each] + [("readonly",)] * (self.nop - len(each)) if each else [
            ("readonly",) if o is not None else ("writeonly", "allocate") for o in self._ops]  # fmt: skip
        for flag in [flag for flags in self._op_flags for flag in flags]:
            if flag not in _OPERAND_FLAGS:
                raise ValueError(f'Unexpected per-op iterator flag "{flag}"')
        arrays = [None if o is None else asarray(o) for o in self._ops]
        known = [a for a in arrays if a is not None]
        axes = op_axes or [None] * self.nop
        if op_axes:
            arrays = [a if a is None or ax is None else self._along(a, ax) for a, ax in zip(arrays, axes)]
        shape = tuple(itershape) if itershape is not None and op_axes is None else np.broadcast_shapes(*[a.shape for a in arrays if a is not None])
        kinds = op_dtypes if isinstance(op_dtypes, (list, tuple)) else [op_dtypes] * self.nop
        common = np.result_type(*known) if known else np.dtype(float)
        for i, a in enumerate(arrays):
            wanted = None if kinds[i] is None else np.dtype(kinds[i])
            if a is None:
                arrays[i] = self._ops[i] = np.empty(shape, wanted or common)
                continue
            if "common_dtype" in self._flags:
                wanted = common
            if wanted is not None and wanted != a.dtype:
                if not np.can_cast(a.dtype, wanted, casting):
                    raise TypeError(f"Iterator operand {i} dtype could not be cast from {a.dtype!r} to {wanted!r} according to the rule '{casting}'")
                if "buffered" not in self._flags and "copy" not in self._op_flags[i] and "updateifcopy" not in self._op_flags[i]:
                    raise TypeError("Iterator operand required copying or buffering, but neither copying nor buffering was enabled")
                a = a.astype(wanted)
            if a.size == 0 and "zerosize_ok" not in self._flags:
                raise ValueError("Iteration of zero-sized operands is not enabled")
            arrays[i] = self._wide(a, shape)
        self._order = "F" if order == "F" or (order in ("K", "A") and known and builtins.all(a.flags.fnc or a.ndim < 2 for a in known)
                                              and known[0].flags.fnc) else "C"  # fmt: skip
        self.operands, self.shape, self.ndim = tuple(self._ops), shape, len(shape)
        self._views = arrays
        self.itersize = builtins.max(int(np.prod(shape)), 0)
        self.has_multi_index, self.has_index = "multi_index" in self._flags, "c_index" in self._flags or "f_index" in self._flags
        self.has_delayed_bufalloc, self.finished = False, False
        self.reset()

    @staticmethod
    def _along(a, axes):
        made = a.transpose([i for i in axes if i >= 0])
        return made[tuple([slice(None) if i >= 0 else None for i in axes])]

    @staticmethod
    def _wide(a, shape):
        try:
            strides = [0] * (len(shape) - a.ndim) + [0 if n == 1 else s for n, s in zip(a.shape, a.strides)]
            np.broadcast_to(a, shape)
        except ValueError:
            raise ValueError(f"operands could not be broadcast together with shapes {np._compact(a.shape)} {np._compact(shape)} ") from None
        return _numpy._strided(a, shape, strides)

    def reset(self):
        self.iterindex, self.finished = 0, self.itersize == 0

    @property
    def multi_index(self):
        return self._index_at(self.iterindex)

    def _index_at(self, n):
        index = []
        for size in reversed(self.shape) if self._order == "C" else self.shape:
            index.append(n % size)
            n //= size
        return tuple(reversed(index) if self._order == "C" else index)

    @property
    def index(self):
        total = 0
        pairs = list(zip(self.multi_index, self.shape))
        for i, size in pairs if "c_index" in self._flags else reversed(pairs):
            total = total * size + i
        return total

    @property
    def value(self):
        if "external_loop" in self._flags:
            made = [v.ravel(self._order) if v.ndim != 1 else v for v in self._views]
            return made[0] if self.nop == 1 else tuple(made)
        at = self.multi_index
        made = []
        for view, flags in zip(self._views, self._op_flags):
            one = view[tuple(at) + (Ellipsis,)]
            if "readonly" in flags:
                one.flags.writeable = False
            made.append(one)
        return made[0] if self.nop == 1 else tuple(made)

    def __iter__(self):
        return self

    def __next__(self):
        if self.finished or self._is_past():
            self.finished = True
            raise StopIteration
        if self._started:
            self._advance()
            if self.finished:
                raise StopIteration
        self._started = True
        return self.value

    _started = False

    def _is_past(self):
        return self.iterindex >= self.itersize

    def _advance(self):
        self.iterindex = self.itersize if "external_loop" in self._flags else self.iterindex + 1
        if self.iterindex >= self.itersize:
            self.finished, self.iterindex = True, self.itersize

    def iternext(self):
        self._advance()
        return not self.finished

    def __getitem__(self, i):
        made = self.value
        return made if self.nop == 1 and i in (0, -1) else (made[i] if self.nop > 1 else (made,)[i])

    def __setitem__(self, i, value):
        self._views[i][tuple(self.multi_index) + (Ellipsis,)] = value

    def __len__(self):
        return self.nop

    def copy(self):
        made = nditer(self._ops, self._flags, self._op_flags, order=self._order)
        made.iterindex, made.finished, made._started = self.iterindex, self.finished, self._started
        return made

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()

    def close(self):
        for op, view, flags in zip(self._ops, self._views, self._op_flags):
            if isinstance(op, np.ndarray) and op.dtype != view.dtype and not {"readwrite", "writeonly"}.isdisjoint(flags):
                op[...] = view

    def remove_axis(self, i):
        self._views = [view.take(0, i) for view in self._views]
        self.shape = self.shape[:i] + self.shape[i + 1 :]
        self.ndim, self.itersize = len(self.shape), int(np.prod(self.shape))


class broadcast:
    """The shape that arrays share when they are used together, and an iterator over their elements."""

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
