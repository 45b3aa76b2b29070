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


def former_alias(name):
    """What np.int and the like say."""
    advice = {"int": "When replacing `np.int`, you may wish to use e.g. `np.int64` or `np.int32` to specify the precision. If you wish to review "
                     "your current use, check the release note link for additional information.",
              "object": ""}.get(name)  # fmt: skip
    if advice is None:
        wanted = {"bool": "bool_", "float": "float64", "complex": "complex128", "str": "str_"}[name]
        advice = f"If you specifically wanted the numpy scalar type, use `np.{wanted}` here."
    return (f"module 'numpy' has no attribute '{name}'.\n`np.{name}` was a deprecated alias for the builtin `{name}`. To avoid this error in "
            f"existing code, use `{name}` by itself. Doing this will not modify any behavior and is safe. {advice}\nThe aliases was originally "
            "deprecated in NumPy 1.20; for more details and guidance see the original release note at:\n"
            "    https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations")
