"""np.memmap: arrays of a file's numbers. What is written to one reaches the file by flush(), and when the program ends. The
numbers stand in a plain array, `_array`, to which all is handed on; what shares its memory is a memmap again."""

import os

import numpy as np
from numpy.boxed import boxed


def _mapped(filename, dtype, mode, offset, shape, order):
    modes = {"readonly": "r", "copyonwrite": "c", "readwrite": "r+", "write": "w+"}
    if mode not in modes and mode not in modes.values():
        raise ValueError("mode must be one of {!r} (got {!r})".format(["r", "c", "r+", "w+", *modes], mode))
    mode = modes.get(mode, mode)
    path = os.fspath(filename)
    if mode == "w+" and shape is None:
        raise ValueError("shape must be given if mode == 'w+'")
    kind = np.dtype(dtype)
    shape = None if shape is None else (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    if mode == "w+":
        with open(path, "wb") as file:
            file.write(bytes(offset + int(np.prod(shape)) * kind.itemsize))
    with open(path, "rb") as file:
        data = file.read()
    if shape is None:
        if (len(data) - offset) % kind.itemsize:
            raise ValueError("Size of the available data is not a multiple of the data-type size.")
        shape = ((len(data) - offset) // kind.itemsize,)
    count = int(np.prod(shape))
    if len(data) < offset + count * kind.itemsize:
        if mode in ("r", "c"):
            raise ValueError("mmap length is greater than file size")
        data = data.ljust(offset + count * kind.itemsize, b"\0")
    made = np.frombuffer(data, kind, count, offset).copy().reshape(shape, order=order)
    if mode == "r":
        made.flags.writeable = False
    elif mode != "c":
        _keep(made, path, offset, order)
    return _of(made, os.path.abspath(path), mode, offset)


class memmap(boxed):
    __module__ = "numpy"
    __array_priority__ = -100.0
    _is_wrapper = True

    def __new__(cls, filename, dtype="uint8", mode="r+", offset=0, shape=None, order="C"):
        return _mapped(filename, dtype, mode, offset, shape, order)

    def __init__(self, *args, **kwargs):
        """Everything is set by the time this is called."""

    dtype = property(lambda self: self._array.dtype)
    _places = property(lambda self: self._array)

    def __array__(self, dtype=None):
        return self._array if dtype is None else self._array.astype(dtype, copy=False)

    def flush(self):
        found = _open_maps.get(id(self._owner))
        if found is not None:
            found[1]()

    def view(self, dtype=None, type=None):
        if np.ndarray in (dtype, type):
            return self._array.view()
        return self._like(self._array.view() if dtype in (None, memmap) else self._array.view(dtype))

    def astype(self, dtype, *args, **kwargs):
        return self._like(self._array.astype(dtype, *args, **kwargs), False)

    def copy(self, order="C"):
        return self._like(self._array.copy(order), False)

    __copy__ = copy

    def _like(self, array, is_mapped=True):
        made = _of(array, self.filename, self.mode, self.offset) if is_mapped else _of(array, None, None, None)
        made._owner = self._owner
        return made

    def __repr__(self):
        return "memmap" + np.array_repr(self._array)[5:].replace("\n ", "\n  ")

    def __str__(self):
        return str(self._array)

    def __format__(self, spec):
        return format(self._array, spec)

    def __reduce__(self):
        return np.array, (self._array,)

    @classmethod
    def _ufunc(cls, name, *operands):
        return getattr(np, name)(*[o._array if isinstance(o, memmap) else o for o in operands])


def _of(array, filename, mode, offset):
    made = object.__new__(memmap)
    made._array = made._owner = array
    made.filename, made.mode, made.offset = filename, mode, offset
    return made


def _plain(value):
    return value._array if isinstance(value, memmap) else value


def _handed_on(name):
    function = getattr(np.ndarray, name)
    if not callable(function):
        return property(lambda self: _shared(self, getattr(self._array, name)), lambda self, value: setattr(self._array, name, _plain(value)))

    def method(self, *args, **kwargs):
        return _shared(self, function(self._array, *[_plain(a) for a in args], **kwargs))

    method.__name__ = name
    return method


def _shared(self, made):
    """A result, as a memmap when it shows the same memory."""
    if not isinstance(made, np.ndarray):
        return made
    return self._like(made) if made.base is not None and (made.base is self._array or made.base is self._array.base) else made


for _name in dir(np.ndarray):
    if _name not in vars(memmap) and not hasattr(object, _name) and not _name.startswith("__array"):
        setattr(memmap, _name, _handed_on(_name))
for _name in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"):
    setattr(memmap, _name, _handed_on(_name))


# id of an array -> (the array, what writes it to its file)
_open_maps = {}


def _keep(array, path, offset, order):
    def flush():
        with open(path, "rb") as file:
            data = bytearray(file.read())
        new = array.tobytes(order)
        data = data.ljust(offset + len(new), b"\0")
        data[offset : offset + len(new)] = new
        with open(path, "wb") as file:
            file.write(bytes(data))

    if not _open_maps:
        import atexit

        atexit.register(lambda: [each() for _, each in _open_maps.values() if os.path.exists(path)])
    _open_maps[id(array)] = array, flush
