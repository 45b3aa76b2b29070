"""Names of numpy that programs seldom use: files as arrays, records of text files, abstract kinds, old helpers."""

import os

import numpy as np


class _Kind(type):
    """Abstract scalar types whose concrete ones are no subclasses here."""

    def __subclasscheck__(cls, other):
        return type.__subclasscheck__(cls, other) or other.__name__ in cls._names

    def __instancecheck__(cls, value):
        return cls.__subclasscheck__(type(value))


class flexible(metaclass=_Kind):
    __module__ = "numpy"
    _names = ("str_", "bytes_", "void", "record", "character")


class character(flexible):
    __module__ = "numpy"
    _names = ("str_", "bytes_")


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
    return made


class memmap:
    """Makes an array of a file's numbers. What is written to it reaches the file by flush(), and when the program ends."""

    __module__ = "numpy"

    def __new__(cls, filename, dtype="uint8", mode="r+", offset=0, shape=None, order="C"):
        return _mapped(filename, dtype, mode, offset, shape, order)


# id of an array -> (the array, what writes it to its file)
_open_maps = {}


def _flush(array):
    found = _open_maps.get(id(array))
    if found is not None:
        found[1]()


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

        import _numpy

        _numpy.extend_type(np.ndarray, {"flush": _flush})
        atexit.register(lambda: [each() for _, each in _open_maps.values() if os.path.exists(path)])
    _open_maps[id(array)] = array, flush


def fromregex(file, regexp, dtype, encoding=None):
    import re

    is_path = not hasattr(file, "read")
    source = open(file, "rb") if is_path else file
    try:
        text = source.read()
    finally:
        if is_path:
            source.close()
    text = text.decode(encoding or "latin-1") if isinstance(text, bytes) else text
    if isinstance(regexp, bytes):
        regexp = regexp.decode("latin-1")
    dtype = np.dtype(dtype)
    if dtype.names is None:
        raise TypeError("dtype must be a structured datatype.")
    found = (re.compile(regexp) if isinstance(regexp, str) else regexp).findall(text)
    if found and not isinstance(found[0], tuple):
        return np.array([(dtype[0].type(value),) for value in found], dtype)
    return np.array([tuple(dtype[i].type(value) for i, value in enumerate(row)) for row in found], dtype)


def recfromtxt(fname, **kwargs):
    kwargs.setdefault("dtype", None)
    return np.genfromtxt(fname, **kwargs)


def recfromcsv(fname, **kwargs):
    for name, value in (("case_sensitive", "lower"), ("names", True), ("delimiter", ","), ("dtype", None)):
        kwargs.setdefault(name, value)
    kwargs.pop("case_sensitive")
    return np.genfromtxt(fname, **kwargs)


def get_include():
    return os.path.join(os.path.dirname(np.__file__), "core", "include") if hasattr(np, "__file__") else "numpy/core/include"


def deprecate(*args, **kwargs):
    def decorate(function):
        from functools import wraps
        from warnings import warn

        name = kwargs.get("old_name") or function.__name__
        new = kwargs.get("new_name")
        text = f"`{name}` is deprecated, use `{new}` instead!" if new else f"`{name}` is deprecated!"
        text += "\n" + kwargs["message"] if kwargs.get("message") else ""

        @wraps(function)
        def wrapper(*a, **k):
            warn(text, DeprecationWarning, stacklevel=2)
            return function(*a, **k)

        return wrapper

    return decorate(args[0]) if args else decorate


def deprecate_with_doc(msg):
    return deprecate(message=msg)


def safe_eval(source):
    import ast

    return ast.literal_eval(source)


def who(vardict=None):
    rows = [(name, value) for name, value in (vardict or {}).items() if isinstance(value, np.ndarray)]
    for name, value in rows:
        print(f"{name:<20}{' x '.join(map(str, value.shape)):<20}{value.nbytes:<20}{value.dtype.name}")
    print(f"\nUpper bound on total bytes  =       {sum(value.nbytes for _, value in rows)}")


def get_array_wrap(*args):
    found = [a for a in args if hasattr(a, "__array_wrap__")]
    return max(found, key=lambda a: getattr(a, "__array_priority__", 0)).__array_wrap__ if found else None


def compare_chararrays(a1, a2, cmp, rstrip):
    import operator

    functions = {"<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne, ">=": operator.ge, ">": operator.gt}
    if cmp not in functions:
        raise ValueError("comparison must be '==', '!=', '<', '>', '<=', '>='")
    strip = np.char.rstrip if rstrip else (lambda a: a)
    return functions[cmp](strip(np.asarray(a1)), strip(np.asarray(a2)))


class DataSource:
    def __init__(self, destpath="."):
        self._destpath = os.path.abspath(destpath or ".")

    def abspath(self, path):
        return os.path.join(self._destpath, path.lstrip("/")) if not os.path.isabs(path) else path

    def exists(self, path):
        return os.path.exists(path) or os.path.exists(self.abspath(path))

    def open(self, path, mode="r", encoding=None, newline=None):
        found = path if os.path.exists(path) else self.abspath(path)
        if not os.path.exists(found):
            raise FileNotFoundError(f"{path} not found.")
        return open(found, mode, encoding=encoding, newline=newline)
