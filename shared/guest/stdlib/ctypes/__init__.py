"""ctypes: C's values, arrays, structures and pointers in memory of their own. Libraries of the machine are never loaded."""

from ctypes._arrays import POINTER, Array, _Pointer, address_in, addressof, byref, cast, function_type, pointer  # noqa: F401
from ctypes._memory import at as _at
from ctypes._simple import (_CData, _SimpleCData, c_bool, c_byte, c_char, c_char_p, c_double, c_float, c_int, c_long,  # noqa: F401
                            c_longdouble, c_short, c_ubyte, c_uint, c_ulong, c_ushort, c_void_p, c_wchar, c_wchar_p, py_object,
                            wide_text as _wide_text)  # fmt: skip
from ctypes._structures import (BigEndianStructure, BigEndianUnion, LittleEndianStructure, LittleEndianUnion, Structure,  # noqa: F401
                                Union)  # fmt: skip

__version__ = "1.1.0"
DEFAULT_MODE = RTLD_LOCAL = 0
RTLD_GLOBAL = 256
c_longlong, c_ulonglong = c_long, c_ulong
c_int8, c_int16, c_int32, c_int64 = c_byte, c_short, c_int, c_long
c_uint8, c_uint16, c_uint32, c_uint64 = c_ubyte, c_ushort, c_uint, c_ulong
c_size_t, c_ssize_t, c_time_t = c_ulong, c_long, c_long
c_voidp = c_void_p


class ArgumentError(Exception):
    """An argument that a function of C does not take."""


def sizeof(obj_or_type, /):
    kind = obj_or_type if isinstance(obj_or_type, type) else type(obj_or_type)
    if not issubclass(kind, _CData):
        raise TypeError("this type has no size")
    return obj_or_type._size_


def alignment(obj_or_type, /):
    kind = obj_or_type if isinstance(obj_or_type, type) else type(obj_or_type)
    if not issubclass(kind, _CData):
        raise TypeError("no alignment info")
    return kind._align_


def resize(obj, size, /):
    if size < type(obj)._size_:
        raise ValueError(f"minimum size is {type(obj)._size_}")
    obj._memory.data.extend(bytes(size - len(obj._memory.data)))
    obj._size_ = size


def _text_buffer(kind, init, size, is_text):
    if is_text:
        buffer = (kind * (len(init) + 1 if size is None else size))()
        buffer.value = init
        return buffer
    if isinstance(init, int):
        return (kind * init)()
    raise TypeError(init)


def create_string_buffer(init, size=None):
    return _text_buffer(c_char, init, size, isinstance(init, bytes))


def c_buffer(init, size=None):
    return create_string_buffer(init, size)


def ARRAY(typ, len):
    return typ * len


def create_unicode_buffer(init, size=None):
    return _text_buffer(c_wchar, init, size, isinstance(init, str))


def string_at(ptr, size=-1):
    if isinstance(ptr, bytes):
        return ptr if size < 0 else ptr[:size]
    memory, offset = _at(address_in(ptr))
    data = bytes(memory.data[offset:])
    return data[:size] if size >= 0 else data.split(b"\0")[0]


def wstring_at(ptr, size=-1):
    if isinstance(ptr, str):
        return ptr if size < 0 else ptr[:size]
    memory, offset = _at(address_in(ptr))
    data = memory.data[offset:]
    return bytes(data[: 4 * size]).decode("utf-32-le") if size >= 0 else _wide_text(data)


def memmove(dst, src, count):
    data = src[:count] if isinstance(src, bytes) else string_at(src, count)
    memory, offset = _at(address_in(dst))
    memory.data[offset : offset + count] = data
    return address_in(dst)


def memset(dst, c, count):
    memory, offset = _at(address_in(dst))
    memory.data[offset : offset + count] = bytes([c & 255]) * count
    return address_in(dst)


def CFUNCTYPE(restype, *argtypes, use_errno=False, use_last_error=False):
    return function_type(restype, argtypes)


PYFUNCTYPE = CFUNCTYPE
_errno = 0


def get_errno():
    return _errno


def set_errno(value, /):
    global _errno
    _errno, old = value, _errno
    return old


class CDLL:
    """A library of the machine: there is none, but the program's own (name None) without any function."""

    def __init__(self, name, mode=DEFAULT_MODE, handle=None, use_errno=False, use_last_error=False, winmode=None):
        if name is not None and handle is None:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")
        self._name, self._handle = name, handle or 0

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        raise AttributeError(f"undefined symbol: {name}")

    def __getitem__(self, name):
        return getattr(self, name)

    def __repr__(self):
        return f"<{type(self).__name__} '{self._name}', handle {self._handle:x} at {id(self):#x}>"


class PyDLL(CDLL):
    """As CDLL."""


class LibraryLoader:
    def __init__(self, dlltype):
        self._dlltype = dlltype

    def __getattr__(self, name):
        if name[0] == "_":
            raise AttributeError(name)
        made = self._dlltype(name)
        setattr(self, name, made)
        return made

    def __getitem__(self, name):
        return getattr(self, name)

    def LoadLibrary(self, name):
        return self._dlltype(name)


cdll, pydll, pythonapi = LibraryLoader(CDLL), LibraryLoader(PyDLL), PyDLL(None)
