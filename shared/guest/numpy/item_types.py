"""The types of elements that are no numbers, texts, bytes and objects, and their dtypes."""

import builtins
import re

import numpy as np


class str_(str):
    """An element of a text array."""

    __module__ = "numpy"
    __tp_name__ = "numpy.str_"
    dtype = property(lambda self: _DType("U", builtins.max(len(self), 1)))
    item = tolist = lambda self: str(self)
    __repr__ = lambda self: repr(str(self))  # noqa: E731


class bytes_(bytes):
    """An element of a bytes array."""

    __module__ = "numpy"
    __tp_name__ = "numpy.bytes_"
    dtype = property(lambda self: _DType("S", builtins.max(len(self), 1)))
    item = tolist = lambda self: bytes(self)
    __repr__ = lambda self: repr(bytes(self))  # noqa: E731


class object_:
    """The type of object arrays' elements."""

    __module__ = "numpy"

    def __new__(cls, value=None):
        return np.array(value, object) if isinstance(value, (list, tuple, np.ndarray)) else value


unicode_, string_ = str_, bytes_


class _DType:
    """What np.dtype gives for text, bytes and object."""

    names = fields = subdtype = metadata = None
    isnative, ndim, shape, alignment, flags = True, 0, (), 8, 0
    __class__ = property(lambda self: np.dtype)
    _single = {}  # those without a width: there is one of each

    def __new__(cls, *given, **options):
        kind, *width = given
        if cls is not _DType or width not in ([], [0]):
            return object.__new__(cls)
        if kind not in cls._single:
            cls._single[kind] = object.__new__(cls)
        return cls._single[kind]

    def __init__(self, kind, width=0):
        self.kind = self.char = kind
        self._width = width
        self.itemsize = 8 if kind == "O" else width * 4 if kind == "U" else width
        self.hasobject, self.num = kind == "O", {"O": 17, "S": 18, "U": 19}[kind]
        self.type = {"O": object_, "S": bytes_, "U": str_}[kind]
        self.str = "|O" if kind == "O" else ("<U" if kind == "U" else "|S") + builtins.str(width)
        self.name = "object" if kind == "O" else ("str" if kind == "U" else "bytes") + (builtins.str(self.itemsize * 8) if width else "")
        self.byteorder = "=" if kind == "U" else "|"

    base = property(lambda self: self)
    descr = property(lambda self: [("", self.str)])

    def __eq__(self, other):
        try:
            other = _as_dtype(other)
        except TypeError:
            return False
        return other is not None and other.str == self.str

    def __hash__(self):
        return hash(self.str)

    def __repr__(self):
        return "dtype('O')" if self.kind == "O" else f"dtype('{self.str.lstrip('|') if self._width else self.str.strip('|0')}')"

    def __str__(self):
        return "object" if self.kind == "O" else self.str

    def newbyteorder(self, new_order="S"):
        return self

    def __reduce__(self):
        return _DType, (self.kind, self._width)


def _module(name):
    from importlib import import_module

    return import_module("numpy." + name)


_DATE = re.compile(r"[<=>|]?(?:M8|m8|datetime64|timedelta64|M|m)(?:\[(\d*)(\w+)\])?")


def _as_dtype(given, align=False):
    """The _DType that `given` names; None for None; TypeError for what it does not name."""
    if isinstance(given, (list, dict, tuple)) or isinstance(given, str) and ("," in given or given[:1] == "(" or given[:1].isdigit()):
        return _module("structured").as_dtype(given, align)
    if isinstance(given, str) and _DATE.fullmatch(given) or isinstance(given, type) and given.__name__ in ("datetime64", "timedelta64", "datetime", "date", "timedelta"):
        return _module("dates").as_dtype(given)
    if isinstance(given, str) and re.fullmatch(r"[|]?V\d*|void", given) or isinstance(given, type) and given.__name__ in ("void", "record"):
        return _module("structured").raw_dtype(given)
    if given is None or issubclass(type(given), _DType):
        return given
    for kind, types in (("O", (object, object_)), ("U", (str, str_)), ("S", (bytes, bytes_))):
        if given is types[0] or given is types[1]:
            return _DType(kind)
    if isinstance(given, type) and given not in (int, float, bool, complex) and not issubclass(given, np.generic):
        return _DType("O")
    if isinstance(given, str):
        if given in ("O", "object", "|O", "O8", "|O8"):
            return _DType("O")
        found = re.fullmatch(r"[<>|=]?([US]|str|bytes|a)(\d*)", given)
        if found:
            return _DType({"str": "U", "bytes": "S", "a": "S"}.get(found.group(1), found.group(1)), int(found.group(2) or 0))
    raise TypeError(f"data type {given!r} not understood" if isinstance(given, str) else f"Cannot interpret '{given!r}' as a data type")
