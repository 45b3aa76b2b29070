"""C's values: what all have in common, and numbers, characters and addresses of texts."""

import struct

from ctypes._memory import Memory, at


class _DataType(type):
    """The type of C's types: they can be multiplied, read from buffers and made of what a parameter is given."""

    def __mul__(cls, length):
        from ctypes._arrays import array_type

        return array_type(cls, length)

    __rmul__ = __mul__

    def from_buffer(cls, source, offset=0, /):
        view = memoryview(source)
        if view.readonly:
            raise TypeError("underlying buffer is not writable")
        return cls._over_view(view, offset)

    def from_buffer_copy(cls, source, offset=0, /):
        view = memoryview(source)
        cls._check_room(view, offset)
        return cls._over_view(memoryview(bytearray(view[offset : offset + cls._size_])), 0)

    def from_address(cls, address, /):
        memory, offset = at(address)
        return cls._over(memory, offset)

    def in_dll(cls, dll, name, /):
        raise ValueError(f"undefined symbol: {name}")

    def from_param(cls, value, /):
        if isinstance(value, cls):
            return value
        return cls(value)

    def _check_room(cls, view, offset):
        if offset < 0:
            raise ValueError("offset cannot be negative")
        if view.nbytes < cls._size_ + offset:
            raise ValueError(f"Buffer size too small ({view.nbytes} instead of at least {cls._size_ + offset} bytes)")

    def _over_view(cls, view, offset):
        cls._check_room(view, offset)
        return cls._over(Memory(view.cast("B")), offset)

    def _over(cls, memory, offset, owner=None):
        """A value that lies in memory which is there."""
        made = cls.__new__(cls)
        made._memory, made._offset, made._b_base_ = memory, offset, owner
        return made


class _CData(metaclass=_DataType):
    _size_ = _align_ = 0
    _b_needsfree_ = True

    def __new__(cls, *args, **kwargs):
        made = super().__new__(cls)
        made.__dict__.update(_memory=None, _offset=0, _b_base_=None, _objects=None)
        return made

    def _allocate(self):
        if self._memory is None:
            self._memory = Memory(bytearray(self._size_))

    def _bytes(self):
        return bytes(self._memory.data[self._offset : self._offset + self._size_])

    def _store(self, data):
        self._memory.data[self._offset : self._offset + len(data)] = data

    def _keep(self, value):
        """What a pointer in this value leads to lives as long as the outermost value."""
        owner = self
        while owner._b_base_ is not None:
            owner = owner._b_base_
        if owner._objects is None:
            owner._objects = {}
        owner._objects[id(self), self._offset] = value

    def _get(self):
        """What reading a field or an item of this type gives."""
        return self

    def __buffer__(self):
        return memoryview(self._memory.data)[self._offset : self._offset + self._size_]

    def __bytes__(self):
        return self._bytes()

    def __reduce__(self):
        if _holds_pointers(type(self)):
            raise ValueError("ctypes objects containing pointers cannot be pickled")
        return _rebuild, (type(self), self._bytes())

    __hash__ = object.__hash__


def _holds_pointers(kind):
    if getattr(kind, "_type_", None) in ("z", "Z", "P", "O") or kind.__mro__[1].__name__ == "_Pointer":
        return True
    inside = [getattr(kind, "_type_", None), *(field[1] for field in getattr(kind, "_fields_", ()))]
    return any(isinstance(each, type) and _holds_pointers(each) for each in inside)


def _rebuild(kind, data):
    return kind.from_buffer_copy(data)


class _SimpleCData(_CData):
    _type_ = ""

    def __init_subclass__(cls):
        if "_type_" in cls.__dict__:
            code = cls._type_
            cls._format = {"P": "Q", "z": "Q", "Z": "Q", "O": "Q", "g": "d", "u": "i"}.get(code, code)
            cls._size_ = cls._align_ = {"g": 16}.get(code) or struct.calcsize(cls._format)

    def __init__(self, value=None):
        self._allocate()
        if value is not None:
            self.value = value

    @property
    def value(self):
        return self._decode(struct.unpack_from(self._order + self._format, self._memory.data, self._offset)[0])

    @value.setter
    def value(self, value):
        self._store(struct.pack(self._order + self._format, self._encode(value)))

    _order = "@"

    def _get(self):
        """Only what a program derives from a simple type stays an object."""
        return self.value if type(self).__bases__ == (_SimpleCData,) or "_swapped" in type(self).__dict__ else self

    def __bool__(self):
        return bool(self.value)

    def __repr__(self):
        if type(self).__bases__ == (_SimpleCData,):
            return f"{type(self).__name__}({self.value!r})"
        return f"<{type(self).__name__} object at {id(self):#x}>"

    def _encode(self, value):
        if isinstance(value, float) or not hasattr(value, "__index__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        bits = 8 * self._size_
        number = value.__index__() & (1 << bits) - 1
        return number - (1 << bits) if self._format.islower() and number >> bits - 1 else number

    def _decode(self, value):
        return value


class _Float(_SimpleCData):
    def _encode(self, value):
        if not hasattr(value, "__float__") and not hasattr(value, "__index__"):
            raise TypeError(f"must be real number, not {type(value).__name__}")
        return float(value)


def _simple(name, code, base=_SimpleCData):
    """A simple type; methods of `base` are taken into it, since C's types all derive from _SimpleCData itself."""
    parts = {key: value for key, value in vars(base).items() if base is not _SimpleCData and key in ("_encode", "_decode")}
    made = type(_SimpleCData)(name, (_SimpleCData,), {"_type_": code, "__module__": "ctypes", **parts})
    globals()[name] = made
    return made


for _name, _code in [("c_byte", "b"), ("c_ubyte", "B"), ("c_short", "h"), ("c_ushort", "H"), ("c_int", "i"), ("c_uint", "I"),
                     ("c_long", "l"), ("c_ulong", "L")]:
    _simple(_name, _code)
for _name, _code in [("c_float", "f"), ("c_double", "d"), ("c_longdouble", "g")]:
    _simple(_name, _code, _Float)
for _type in (c_long, c_ulong):  # noqa: F821
    _type._format, _type._size_, _type._align_ = "qQ"[_type is c_ulong], 8, 8  # noqa: F821


class _Bool:
    def _encode(self, value):
        return bool(value)


class _Char:
    def _encode(self, value):
        if isinstance(value, (bytes, bytearray)) and len(value) == 1:
            return bytes(value)
        if isinstance(value, int) and 0 <= value < 256:
            return bytes([value])
        raise TypeError("one character bytes, bytearray or integer expected")


class _WideChar:
    def _encode(self, value):
        if not isinstance(value, str):
            raise TypeError(f"unicode string expected instead of {type(value).__name__} instance")
        if len(value) != 1:
            raise TypeError("one character unicode string expected")
        return ord(value)

    def _decode(self, value):
        return chr(value)


class _Address:
    def _encode(self, value):
        if value is None:
            return 0
        if not isinstance(value, int):
            raise TypeError("cannot be converted to pointer")
        return value & (1 << 64) - 1

    def _decode(self, value):
        return value or None


class _Text:
    """The address of bytes that a zero ends."""

    def _encode(self, value):
        if value is None:
            return 0
        if isinstance(value, int):
            return value & (1 << 64) - 1
        is_wide = self._type_ == "Z"
        if not isinstance(value, str if is_wide else bytes):
            raise TypeError(f"{'unicode string' if is_wide else 'bytes'} or integer address expected instead of "
                            f"{type(value).__name__} instance")
        memory = Memory(bytearray((value + "\0").encode("utf-32-le") if is_wide else value + b"\0"))
        self._keep(memory)
        return memory.address()

    def _decode(self, value):
        if not value:
            return None
        memory, offset = at(value)
        if self._type_ == "Z":
            return wide_text(memory.data[offset:])
        data = bytes(memory.data[offset:])
        return data[: data.index(b"\0")] if b"\0" in data else data


def wide_text(data):
    """The characters up to the one that is zero."""
    return bytes(data[: len(data) // 4 * 4]).decode("utf-32-le", "surrogatepass").split("\0")[0]


class _Object:
    def _encode(self, value):
        self._keep(value)
        self._value = value
        return id(value)

    def _decode(self, value):
        if not value:
            raise ValueError("PyObject is NULL")
        return self._value


_simple("c_bool", "?", _Bool)
_simple("c_char", "c", _Char)
_simple("c_wchar", "u", _WideChar)
_simple("c_void_p", "P", _Address)
_simple("c_char_p", "z", _Text)
_simple("c_wchar_p", "Z", _Text)
_simple("py_object", "O", _Object)
