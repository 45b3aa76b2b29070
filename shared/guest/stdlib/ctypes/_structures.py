"""Structures and unions of C, with fields of bits and in either order of bytes."""

from ctypes._arrays import Array, put
from ctypes._simple import _CData, _DataType, _SimpleCData, c_char, c_wchar


class _Field:
    """A field of a structure: where it lies, and what bits of it."""

    def __init__(self, name, kind, offset, low=0, bits=None):
        self.name, self.kind, self.offset, self.low, self.bits = name, kind, offset, low, bits
        self.size = kind._size_ if bits is None else bits << 16 | low

    def __repr__(self):
        size = f"size={self.kind._size_}" if self.bits is None else f"bits={self.bits}"
        place = f"ofs={self.offset}" if self.bits is None else f"ofs={self.offset}:{self.low}"
        return f"<Field type={self.kind.__name__}, {place}, {size}>"

    def _value(self, owner):
        return self.kind._over(owner._memory, owner._offset + self.offset, owner)

    def __get__(self, owner, kind=None):
        if owner is None:
            return self
        value = self._value(owner)._get()
        if isinstance(value, Array) and value._type_ in (c_char, c_wchar):
            return value.value
        if self.bits is None:
            return value
        value = value >> self.low & (1 << self.bits) - 1
        is_signed = self.kind._format.islower()
        return value - (1 << self.bits) if is_signed and value >> self.bits - 1 else value

    def __set__(self, owner, value):
        target = self._value(owner)
        if self.bits is not None:
            mask = (1 << self.bits) - 1 << self.low
            value = target.value & ~mask | value << self.low & mask
        put(target, value)


def _swapped(kind, order):
    """The type with its bytes in another order."""
    if issubclass(kind, Array):
        return _swapped(kind._type_, order) * kind._length_
    if issubclass(kind, _SimpleCData):
        made = kind.__dict__.get("__ctype_be__")
        if made is None:
            parts = {key: value for key, value in vars(kind).items() if key in ("_encode", "_decode", "_type_")}
            made = type(kind)(kind.__name__ + "_be", (_SimpleCData,), {**parts, "_swapped": True, "__module__": "ctypes"})
            made._order, made._format, made._size_, made._align_ = order, kind._format, kind._size_, kind._align_
            kind.__ctype_be__, made.__ctype_le__, made.__ctype_be__ = made, kind, made
        return made
    if issubclass(kind, (Structure, Union)):
        return kind
    raise TypeError(f"This type does not support other endian: {kind}")


class _StructureType(_DataType):
    def __new__(meta, name, bases, parts):
        made = super().__new__(meta, name, bases, parts)
        fields = parts.get("_fields_")
        if fields is not None:
            type.__setattr__(made, "_fields_", fields)
            _lay_out(made, fields)
        return made

    def __setattr__(cls, name, value):
        super().__setattr__(name, value)
        if name == "_fields_":
            _lay_out(cls, value)


def _lay_out(cls, fields):
    base = cls.__mro__[1]
    size, align, is_union, pack = base._end, base._align_ or 1, cls._is_union, getattr(cls, "_pack_", 0)
    names, unit, used = [], None, 0  # the unit that fields of bits share, and how many of its bits are taken
    for name, kind, *rest in fields:
        if not (isinstance(kind, type) and issubclass(kind, _CData)):
            raise TypeError("second item in _fields_ tuple (index 0) must be a C type" if len(fields) == 1 else
                            f"second item in _fields_ tuple (index {len(names)}) must be a C type")
        if cls._order_ != "=":
            kind = _swapped(kind, cls._order_)
        bits = rest[0] if rest else None
        if bits is not None and not 0 < bits <= 8 * kind._size_:
            raise ValueError("number of bits invalid for bit field")
        step = min(kind._align_ or 1, pack or kind._align_ or 1)
        align = max(align, step)
        if bits is not None and unit is not None and unit[1] == kind._size_ and used + bits <= 8 * kind._size_ and not is_union:
            offset = unit[0]
        else:
            offset, used = (0 if is_union else (size + step - 1) // step * step), 0
            size = max(size, offset + kind._size_)
            unit = (offset, kind._size_) if bits is not None else None
        low = used
        if bits is not None:
            used += bits
            low = 8 * kind._size_ - used if cls._order_ == ">" else low
        type.__setattr__(cls, name, _Field(name, kind, offset, low, bits))
        names.append(name)
    type.__setattr__(cls, "_end", size)
    type.__setattr__(cls, "_align_", align)
    type.__setattr__(cls, "_size_", (size + align - 1) // align * align)
    type.__setattr__(cls, "_names", base._names + tuple(names))
    for inner in getattr(cls, "_anonymous_", ()):
        outer = cls.__dict__[inner]
        for name in outer.kind._names:
            field = getattr(outer.kind, name)
            type.__setattr__(cls, name, _Field(name, field.kind, outer.offset + field.offset, field.low, field.bits))


class _Fields(_CData, metaclass=_StructureType):
    _names, _end, _is_union, _order_ = (), 0, False, "="

    def __init__(self, *args, **kwargs):
        self._allocate()
        if len(args) > len(self._names):
            raise TypeError("too many initializers")
        for name, value in zip(self._names, args):
            if name in kwargs:
                raise TypeError(f"duplicate values for field '{name}'")
            setattr(self, name, value)
        for name, value in kwargs.items():
            setattr(self, name, value)


class Structure(_Fields):
    """Fields one after the other."""


class Union(_Fields):
    """Fields that share their place."""

    _is_union = True


class BigEndianStructure(Structure):
    _order_ = ">"


class BigEndianUnion(Union):
    _order_ = ">"


LittleEndianStructure, LittleEndianUnion = Structure, Union


for _kind in _SimpleCData.__subclasses__():
    if _kind._type_ and _kind._type_ in "cbBhHiIlLqQfd":
        _kind.__ctype_le__ = _kind
        if _kind._size_ == 1:
            _kind.__ctype_be__ = _kind
        else:
            _swapped(_kind, ">")
