"""Arrays, pointers and functions of C."""

import operator
import sys

from ctypes._memory import at
from ctypes._simple import _CData, _DataType, c_char, c_char_p, c_void_p, c_wchar, c_wchar_p, wide_text

_array_types, _pointer_types = {}, {None: c_void_p}


def put(target, value):
    """Stores a value of Python or C where `target`, an item or a field, lies."""
    kind = type(target)
    if isinstance(value, kind):
        target._store(value._bytes())
        if value._objects or isinstance(value, (_Pointer, c_char_p, c_wchar_p)):
            target._keep(value)
    elif hasattr(kind, "_encode"):
        target.value = value.value if isinstance(value, kind) else value
    elif issubclass(kind, _Pointer):
        put_pointer(target, value)
    elif isinstance(value, tuple):
        target._store(kind(*value)._bytes())
    elif issubclass(kind, Array) and kind._type_ in (c_char, c_wchar) and isinstance(value, (bytes, str)):
        target.value = value
    else:
        raise TypeError(f"incompatible types, {type(value).__name__} instance instead of {kind.__name__} instance")


def put_pointer(target, value):
    item = type(target)._type_
    if value is None:
        target._store(bytes(8))
    elif isinstance(value, Array) and issubclass(value._type_, item) or isinstance(value, item):
        target._store(addressof(value).to_bytes(8, "little"))
        target._keep(value)
    else:
        raise TypeError(f"incompatible types, {type(value).__name__} instance instead of {type(target).__name__} instance")


def addressof(obj, /):
    if not isinstance(obj, _CData):
        raise TypeError("invalid type")
    return obj._memory.address() + obj._offset


class Array(_CData):
    _length_, _type_ = 0, None

    def __init_subclass__(cls):
        for name in ("_length_", "_type_"):
            if not hasattr(cls, name) or cls._type_ is None:
                raise AttributeError(f"class must define a '{name}' attribute")
        if cls._length_ < 0:
            raise ValueError("The '_length_' attribute must not be negative")
        cls._size_, cls._align_ = cls._length_ * cls._type_._size_, cls._type_._align_
        if cls._type_ in (c_char, c_wchar):
            cls.value = property(_text_of, _set_text)
        if cls._type_ is c_char:
            cls.raw = property(Array._bytes, _set_raw)

    def __init__(self, *args):
        self._allocate()
        for i, value in enumerate(args):
            self[i] = value

    def __len__(self):
        return self._length_

    def _item(self, index):
        index = operator.index(index)
        if index < 0:
            index += self._length_
        if not 0 <= index < self._length_:
            raise IndexError("invalid index")
        return self._type_._over(self._memory, self._offset + index * self._type_._size_, self)

    def __getitem__(self, index):
        if not isinstance(index, slice):
            return self._item(index)._get()
        items = [self._item(i)._get() for i in range(*index.indices(self._length_))]
        return b"".join(items) if self._type_ is c_char else "".join(items) if self._type_ is c_wchar else items

    def __setitem__(self, index, value):
        if not isinstance(index, slice):
            if isinstance(index, int) and not -self._length_ <= index < self._length_:
                raise IndexError("invalid index")
            put(self._item(index), value)
            return
        places = range(*index.indices(self._length_))
        if len(places) != len(value):
            raise ValueError("Can only assign sequence of same size")
        for place, each in zip(places, value):
            put(self._item(place), each)

    def __iter__(self):
        return (self._item(i)._get() for i in range(self._length_))


def _text_of(self):
    return self._bytes().split(b"\0")[0] if self._type_ is c_char else wide_text(self._bytes())


def _set_text(self, value):
    is_bytes = self._type_ is c_char
    if not isinstance(value, bytes if is_bytes else str):
        raise TypeError(f"{'bytes' if is_bytes else 'unicode string'} expected instead of {type(value).__name__} instance")
    if len(value) > self._length_:
        raise ValueError("byte string too long" if is_bytes else "string too long")
    data = value if is_bytes else value.encode("utf-32-le", "surrogatepass")
    self._store(data + bytes(min(self._type_._size_, self._size_ - len(data))))


def _set_raw(self, value):
    if len(value) > self._size_:
        raise ValueError("byte string too long")
    self._store(bytes(value))


def _caller_module():
    """The module that a type is made in: the nearest but this package."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_globals.get("__name__", "").startswith("ctypes._"):
        frame = frame.f_back
    return frame.f_globals.get("__name__", "__main__")


def array_type(item, length):
    length = operator.index(length)
    if length < 0:
        raise ValueError(f"Array length must be >= 0, not {length}")
    key = item, length
    if key not in _array_types:
        _array_types[key] = type(Array)(f"{item.__name__}_Array_{length}", (Array,), {"_length_": length, "_type_": item, "__module__": _caller_module()})
    return _array_types[key]


class _PointerType(_DataType):
    def from_param(cls, value, /):
        if value is None or isinstance(value, cls):
            return value
        if isinstance(value, (Array, cls._type_)):
            made = cls()
            put_pointer(made, value)
            return made
        raise TypeError(f"expected {cls.__name__} instance instead of {type(value).__name__}")


class _Pointer(_CData, metaclass=_PointerType):
    _size_ = _align_ = 8
    _type_ = None

    def __init__(self, value=None):
        if self._type_ is None:
            raise TypeError("Cannot create instance: has no _type_")
        self._allocate()
        if value is not None:
            if not isinstance(value, (self._type_, Array)):
                raise TypeError(f"expected {self._type_.__name__} instead of {type(value).__name__}")
            put_pointer(self, value)
            self._target = value

    def _address(self):
        return int.from_bytes(self._bytes(), "little")

    def _item(self, index):
        address = self._address()
        if not address:
            raise ValueError("NULL pointer access")
        memory, offset = at(address + index * self._type_._size_)
        return self._type_._over(memory, offset)

    @property
    def contents(self):
        return self._item(0)

    @contents.setter
    def contents(self, value):
        put_pointer(self, value)

    def __getitem__(self, index):
        if not isinstance(index, slice):
            return self._item(operator.index(index))._get()
        if index.stop is None:
            raise ValueError("slice stop is required")
        items = [self._item(i)._get() for i in range(index.start or 0, index.stop, index.step or 1)]
        return b"".join(items) if self._type_ is c_char else "".join(items) if self._type_ is c_wchar else items

    def __setitem__(self, index, value):
        put(self._item(operator.index(index)), value)

    def __bool__(self):
        return self._address() != 0


def POINTER(cls, /):
    if cls not in _pointer_types:
        name = cls if isinstance(cls, str) else cls.__name__
        kind = None if isinstance(cls, str) else cls
        _pointer_types[cls] = type(_Pointer)(f"LP_{name}", (_Pointer,), {"_type_": kind, "__module__": "__main__"})
    return _pointer_types[cls]


def pointer(obj, /):
    return POINTER(type(obj))(obj)


class _Reference:
    """byref()'s result."""

    def __init__(self, obj, offset):
        self._obj, self._at = obj, offset

    def __repr__(self):
        return f"<cparam 'P' ({addressof(self._obj) + self._at:#x})>"


def byref(obj, offset=0, /):
    if not isinstance(obj, _CData):
        raise TypeError(f"byref() argument must be a ctypes instance, not '{type(obj).__name__}'")
    return _Reference(obj, offset)


def address_in(value):
    """The address that a pointer, an array, a number or a text stands for."""
    if value is None:
        return 0
    if isinstance(value, int):
        return value
    if isinstance(value, _Reference):
        return addressof(value._obj) + value._at
    if isinstance(value, Array):
        return addressof(value)
    return int.from_bytes(value._bytes(), "little")


def cast(obj, typ):
    if not (isinstance(typ, type) and (issubclass(typ, (_Pointer, _Function)) or getattr(typ, "_type_", "") in ("P", "z", "Z"))):
        raise TypeError(f"cast() argument 2 must be a pointer, not {getattr(typ, '__name__', typ)}")
    if isinstance(obj, (bytes, str)):
        obj = (c_char_p if isinstance(obj, bytes) else c_wchar_p)(obj)
    made = typ()
    made._store(address_in(obj).to_bytes(8, "little"))
    made._keep(obj)
    return made


class _Function(_CData):
    """A function of C: only those that a program makes of its own functions."""

    _size_ = _align_ = 8
    _restype_, _argtypes_ = None, ()

    def __init__(self, callback=None):
        self._allocate()
        if callback is not None and not callable(callback):
            raise TypeError("argument must be callable or integer function address")
        self._callback, self.restype, self.argtypes = callback, self._restype_, self._argtypes_
        if callback is not None:
            self._store(id(self).to_bytes(8, "little"))

    def __bool__(self):
        return self._callback is not None

    def __call__(self, *args):
        if len(args) < len(self.argtypes):
            raise TypeError(f"this function takes at least {len(self.argtypes)} argument{'s' * (len(self.argtypes) != 1)} ({len(args)} given)")
        given = [kind.from_param(value) for kind, value in zip(self.argtypes, args)]
        result = self._callback(*(each._get() if isinstance(each, _CData) else each for each in given))
        if self.restype is None:
            return None
        return self.restype(result)._get()


def function_type(restype, argtypes):
    key = "function", restype, argtypes
    if key not in _pointer_types:
        _pointer_types[key] = type(_Function)("CFunctionType", (_Function,), {"_restype_": restype, "_argtypes_": argtypes, "__module__": "ctypes"})
    return _pointer_types[key]
