"""Names that numpy has for its own machinery: bits of error modes, tables of types, what tells of functions. numpy's __getattr__ loads
this file when one of them is first used."""

import sys

import numpy as np

ERR_IGNORE, ERR_WARN, ERR_RAISE, ERR_CALL, ERR_PRINT, ERR_LOG, ERR_DEFAULT = 0, 1, 2, 3, 4, 5, 521
FPE_DIVIDEBYZERO, FPE_OVERFLOW, FPE_UNDERFLOW, FPE_INVALID = 1, 2, 4, 8
SHIFT_DIVIDEBYZERO, SHIFT_OVERFLOW, SHIFT_UNDERFLOW, SHIFT_INVALID = 0, 3, 6, 9
MAY_SHARE_BOUNDS, MAY_SHARE_EXACT, FLOATING_POINT_SUPPORT = 0, -1, 1
UFUNC_BUFSIZE_DEFAULT, UFUNC_PYVALS_NAME = 8192, "UFUNC_PYVALS"
tracemalloc_domain = 389047
_MODES = ("ignore", "warn", "raise", "call", "print", "log")
_SHIFTS = {"divide": SHIFT_DIVIDEBYZERO, "over": SHIFT_OVERFLOW, "under": SHIFT_UNDERFLOW, "invalid": SHIFT_INVALID}

_CHARS = {"?": np.bool_, "b": np.int8, "B": np.uint8, "h": np.int16, "H": np.uint16, "i": np.int32, "I": np.uint32, "l": np.int64, "L": np.uint64,
          "q": np.int64, "Q": np.uint64, "p": np.int64, "P": np.uint64, "e": np.float16, "f": np.float32, "d": np.float64, "g": np.longdouble,
          "F": np.complex64, "D": np.complex128, "G": np.clongdouble, "O": np.object_, "S": np.bytes_, "a": np.bytes_, "U": np.str_, "V": np.void,
          "M": np.datetime64, "m": np.timedelta64}  # fmt: skip
_NAMES = ("bool_ int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 float32 float64 complex64 complex128 object_ bytes_ str_ void datetime64 "
          "timedelta64 byte ubyte short ushort intc uintc int_ uint longlong ulonglong intp uintp half single double longdouble csingle cdouble "
          "clongdouble float_ complex_ cfloat string_ unicode_").split()  # fmt: skip
sctypeDict = {**_CHARS, **{name: getattr(np, name) for name in _NAMES}, "bool": np.bool_, "int": np.int64, "float": np.float64, "complex": np.complex128,
              "object": np.object_, "bytes": np.bytes_, "str": np.str_, "unicode": np.str_, "string": np.bytes_}  # fmt: skip
sctypeDict.update({np.dtype(kind).str[1:]: kind for char, kind in _CHARS.items() if char not in "OSaUVMmgG"})


def geterrobj():
    mode = sum(_MODES.index(value) << _SHIFTS[name] for name, value in np.geterr().items())
    return [np.getbufsize(), mode, np.geterrcall()]


def seterrobj(errobj, /):
    if not isinstance(errobj, list) or len(errobj) != 3:
        raise ValueError("Error object must be a list of length 3.")
    np.seterr(**{name: _MODES[errobj[1] >> shift & 7] for name, shift in _SHIFTS.items()})
    np.seterrcall(errobj[2])


def format_parser(formats, names, titles, aligned=False, byteorder=None):
    """An object whose `dtype` has the given formats, names and titles."""
    made = object.__new__(_Parsed)
    formats = [f.strip() for f in formats.split(",")] if isinstance(formats, str) else list(formats)
    names = [n.strip() for n in names.split(",")] if isinstance(names, str) else list(names or [])
    names = names[: len(formats)] + [f"f{i}" for i in range(len(names), len(formats))]
    if len(set(names)) < len(names):
        raise ValueError(f"Duplicate field names: {[n for i, n in enumerate(names) if n in names[:i]]}")
    titles = [titles] if isinstance(titles, str) else list(titles or [])
    titles += [None] * (len(formats) - len(titles))
    fields = [((title, name) if title else name, form) for title, name, form in zip(titles, names, formats)]
    made.dtype = np.dtype(fields, align=aligned)
    return made


class _Parsed:
    __qualname__ = "format_parser"


def from_dlpack(x, /):
    if not hasattr(x, "__dlpack__"):
        raise AttributeError(f"type object {type(x).__name__!r} has no attribute '__dlpack__'")
    return np.asarray(x)


def source(object, output=sys.stdout):
    """Writes the source of an object."""
    import inspect

    try:
        print(f"In file: {inspect.getsourcefile(object)}\n", file=output)
        print(inspect.getsource(object), file=output)
    except Exception:
        print("Not available for this object.", file=output)


def info(object=None, maxwidth=76, output=None, toplevel="numpy"):
    """Writes what is known of an object: of an array its facts, of all else its signature and documentation."""
    import inspect

    output = output or sys.stdout
    if isinstance(object, str):
        object = getattr(np, object)
    if isinstance(object, np.ndarray):
        facts = {"class": type(object).__name__, "shape": object.shape, "strides": object.strides, "itemsize": object.itemsize,
                 "aligned": bool(object.flags.aligned), "contiguous": bool(object.flags.contiguous), "fortran": object.flags.fortran,
                 "data pointer": hex(object.__array_interface__["data"][0]), "byteorder": "little" if object.dtype.isnative else "big",
                 "byteswap": not object.dtype.isnative, "type": object.dtype}  # fmt: skip
        for name, value in facts.items():
            print(f"{name}:{' ' if name == 'data pointer' or name == 'type' else '  '}{value}", file=output)
        return
    try:
        print(f" {object.__name__}{inspect.signature(object)}\n", file=output)
    except (TypeError, ValueError, AttributeError):
        pass
    print(inspect.getdoc(object), file=output)
