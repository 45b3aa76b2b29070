"""Classes of types, which MindSpore's compiled module has as `typing`: Float(32) is float32, and float32 is an instance of Float,
Number and Type. The instances are the dtypes themselves, so the classes only make and recognise them."""
from mindspore.common import dtype as _dtype

_KINDS = {"Int": _dtype.int_type, "UInt": _dtype.uint_type, "Float": (_dtype.float16, _dtype.float32, _dtype.float64),
          "BFloat": (_dtype.bfloat16,), "Complex": (_dtype.complex64, _dtype.complex128), "Bool": (_dtype.bool_,),
          "Number": _dtype.all_types, "Type": _dtype.all_types}
_ANY = {"Int": _dtype.int_, "UInt": _dtype.uint, "Float": _dtype.float_, "Number": _dtype.number, "Bool": _dtype.bool_}
_NAMED = {"String": _dtype.string, "List": _dtype.list_, "Tuple": _dtype.tuple_, "Dict": _dtype.dict_, "Slice": _dtype.slice_,
          "Function": _dtype.function, "TypeNone": _dtype.type_none, "TypeEllipsis": _dtype.type_ellipsis, "EnvType": _dtype.env_type,
          "TypeNull": _dtype._null}


class _Kind(type):
    """Calling gives the type of so many bits, or the one of any number of them."""

    def __call__(cls, bits=None):
        if bits is None:
            return _ANY[cls.__name__] if cls.__name__ in _ANY else _NAMED[cls.__name__]
        for member in _KINDS.get(cls.__name__, ()):
            if str(member).lower().endswith(str(bits)):
                return member
        raise ValueError(f"{cls.__name__} has no type of {bits} bits.")

    def __instancecheck__(cls, value):
        name = cls.__name__
        if name in _NAMED:
            return value is _NAMED[name]
        members = [value is member for member in _KINDS[name]] + [name in _ANY and value is _ANY[name]]
        return any(members) or name == "Type" and isinstance(value, (type(_dtype.string), _dtype.TensorType))


for _name in (*_KINDS, *_NAMED):
    globals()[_name] = _Kind(_name, (), {})
TensorType = _dtype.TensorType
for _type in _dtype.all_types:
    globals()["k" + str(_type)] = _type
kString, kTuple, kList, kNumber, kTypeNone = _dtype.string, _dtype.tuple_, _dtype.list_, _dtype.number, _dtype.type_none


_IDS = dict(zip((_dtype.bool_, _dtype.int_, _dtype.int8, _dtype.int16, _dtype.int32, _dtype.int64), range(30, 36)))
_IDS.update(zip((_dtype.uint, _dtype.uint8, _dtype.uint16, _dtype.uint32, _dtype.uint64, _dtype.float_, _dtype.float16, _dtype.float32,
                 _dtype.float64, _dtype.bfloat16, _dtype.float8_e4m3fn, _dtype.float8_e5m2, _dtype.hifloat8), range(36, 49)))
_IDS.update({_dtype.complex64: 51, _dtype.complex128: 52, _dtype.qint4x2: 53, _dtype.type_type: 4, _dtype.type_none: 7, _dtype.number: 11,
             _dtype.string: 12, _dtype.list_: 13, _dtype.tuple_: 14, _dtype.tensor_type: 17, _dtype.function: 23, _dtype.env_type: 26})


def type_to_type_id(kind):
    """MindSpore's number of a type."""
    if kind not in _IDS:
        raise TypeError(f"type_to_type_id(): {kind!r} is no type that has a number.")
    return _IDS[kind]


def type_id_to_type(number):
    """The type of such a number."""
    for kind, own in _IDS.items():
        if own == number:
            return kind
    raise ValueError(f"type_id_to_type(): no type has the number {number}.")


def is_subclass(kind, parent):
    """Whether every type of `kind` is one of `parent`."""
    if kind is parent or parent is _dtype.number and (kind in _dtype.all_types or kind in _ANY.values()):
        return True
    if parent is _dtype.tensor_type:
        return isinstance(kind, _dtype.TensorType)
    return any([parent is _ANY[name] and kind in _KINDS[name] for name in ("Int", "UInt", "Float")])


def str_to_type(name):
    """The type of a name such as float32."""
    return getattr(_dtype, name)


def type_size_in_bytes(dtype):
    """Bytes of one element."""
    import numpy
    return 2 if dtype is _dtype.bfloat16 else numpy.dtype(_dtype.dtype_to_nptype(dtype)).itemsize
