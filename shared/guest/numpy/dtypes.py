"""numpy.dtypes: the classes of dtypes. Each makes its dtype when it is called, and holds for the dtypes of its kind."""

import numpy as np


class _Kind(type):
    """The class of these classes: a dtype belongs to one by its kind, and by its width where that tells it from others."""

    def __instancecheck__(cls, value):
        return type.__instancecheck__(np.dtype, value) and (value.char == cls._char or value.kind == cls._char and cls._char in "USVMm")

    def __call__(cls, *args):
        if cls._char in "USVMm":
            raise TypeError(f"Preliminary-API: Flexible/Parametric legacy DType '{cls!r}' can only be instantiated using `np.dtype(...)`")
        return np.dtype(cls._char)

    def __repr__(cls):
        return f"<class 'numpy.dtypes.{cls.__name__}'>"


_CHARS = {"Bool": "?", "Int8": "b", "UInt8": "B", "Int16": "h", "UInt16": "H", "Int32": "i", "UInt32": "I", "Int64": "l", "UInt64": "L",
          "LongLong": "q", "ULongLong": "Q", "Float16": "e", "Float32": "f", "Float64": "d", "LongDouble": "g", "Complex64": "F",
          "Complex128": "D", "CLongDouble": "G", "Object": "O", "Bytes": "S", "Str": "U", "Void": "V", "DateTime64": "M",
          "TimeDelta64": "m"}  # fmt: skip
_ALIASES = {"Byte": "Int8", "UByte": "UInt8", "Short": "Int16", "UShort": "UInt16", "Int": "Int32", "UInt": "UInt32", "Long": "Int64",
            "ULong": "UInt64"}  # fmt: skip
__all__ = [f"{name}DType" for name in _CHARS]
for _name, _char in _CHARS.items():
    globals()[f"{_name}DType"] = _Kind(f"{_name}DType", (), {"_char": _char, "__module__": "numpy.dtypes"})
for _name, _same in _ALIASES.items():
    globals()[f"{_name}DType"] = globals()[f"{_same}DType"]
    __all__.append(f"{_name}DType")
