"""mindspore.common.dtype: the dtype objects and their relation to Python's and NumPy's types."""
import _refjit as _native

int8 = byte = _native.int8
int16 = short = _native.int16
int32 = intc = _native.int32
int64 = intp = long = _native.int64
uint8 = ubyte = _native.uint8
uint16 = ushort = _native.uint16
uint32 = uintc = _native.uint32
uint64 = uintp = _native.uint64
float16 = half = _native.float16
bfloat16 = _native.bfloat16
float32 = single = _native.float32
float64 = double = _native.float64
bool_ = _native.bool
complex64 = cfloat = _native.complex64
complex128 = cdouble = _native.complex128
Type = _native.DType


_COMPLEX_OF = {bfloat16: complex64, float32: complex64, float64: complex128, complex64: complex64, complex128: complex128}


def _to_complex(self):
    """The complex dtype whose parts have this one."""
    if self not in _COMPLEX_OF:
        raise TypeError(f"Cannot convert type {repr(self)[10:]} to complex type.")
    return _COMPLEX_OF[self]


_native.extend_type(Type, {
    "is_complex": property(lambda self: self in (complex64, complex128)),
    "is_floating_point": property(lambda self: self in (float16, bfloat16, float32, float64)),
    "is_signed": property(lambda self: self not in (bool_, uint8, uint16, uint32, uint64)),
    "itemsize": property(lambda self: _native.filled((1,), 0, self).itemsize),
    "to_complex": _to_complex, "to_real": lambda self: {complex64: float32, complex128: float64}.get(self, self)})


class _NamedType:
    """A type without elements of its own: mindspore.string, mindspore.tensor_type, ..."""

    def __init__(self, name, text):
        self._name = name
        self._text = text

    def __repr__(self):
        return "mindspore." + self._name

    def __str__(self):
        return self._text


class _NarrowType(_NamedType):
    """A type of one byte that no kernel of a CPU takes: programs ask what it is, and for its name."""
    itemsize, is_complex, is_signed = 1, False, True
    is_floating_point = property(lambda self: self is not qint4x2)


float8_e4m3fn, float8_e5m2 = _NarrowType("float8_e4m3fn", "Float8E4M3FN"), _NarrowType("float8_e5m2", "Float8E5M2")
hifloat8, qint4x2 = _NarrowType("hifloat8", "HiFloat8"), _NarrowType("int4", "Int4")

_TENSOR_TYPES = {}


class TensorType:
    """The type of tensors of one dtype, or of all: one object for each. Graphs make it while they are built."""

    __ms_class__ = True

    def __new__(cls, element=None):
        if element not in _TENSOR_TYPES:
            made = _TENSOR_TYPES[element] = object.__new__(cls)
            made._element = element
        return _TENSOR_TYPES[element]

    def element_type(self):
        return self._element

    def __eq__(self, other):
        return self is other

    def __ne__(self, other):
        return self is not other

    def __hash__(self):
        return id(self)

    def __repr__(self):
        return "mindspore.tensor" if self._element is None else repr(self._element).replace(".", ".tensor[") + "]"

    def __str__(self):
        return "Tensor" if self._element is None else f"Tensor[{self._element}]"


int_ = _NamedType("int", "Int")
uint = _NamedType("uint", "UInt")
float_ = _NamedType("float", "Float")
number = _NamedType("number", "Number")
string = _NamedType("string_", "String")
list_ = _NamedType("list_", "List")
tuple_ = _NamedType("tuple_", "Tuple")
tensor_type = TensorType()
type_none = _NamedType("type_none", "None")
function = _NamedType("function", "Func")
dict_ = _NamedType("dict_", "Dictionary")
slice_ = _NamedType("slice_", "Slice")
type_ellipsis = _NamedType("type_ellipsis", "Ellipsis")
env_type = _NamedType("env_type", "Object:EnvType")
coo_tensor = _NamedType("COOTensor", "COOTensor")
csr_tensor = _NamedType("CSRTensor", "CSRTensor")
index_slices = _NamedType("RowTensor", "RowTensor")
symbolic_key = _NamedType("symbolic_key", "Object:SymbolicKey")
type_refkey = _NamedType("type_refkey", "Object:RefKey")
type_type = _NamedType("type_type", "TypeType")
undetermined = _NamedType("Undetermined", "Undetermined")
_null = _NamedType("Null", "Null")

_narrow = (qint4x2, float8_e4m3fn, float8_e5m2, hifloat8)
number_type = (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32, float64, bfloat16, complex64,
               complex128) + _narrow
int_type = (int8, int16, int32, int64)
uint_type = (uint8, uint16, uint32, uint64)
float_type = (float16, float32, float64, bfloat16, float8_e4m3fn, float8_e5m2, hifloat8)
complex_type = (complex64, complex128)
signed_type = int_type + float_type[:4] + complex_type + _narrow
all_types = (bool_,) + number_type

__all__ = ["int8", "byte", "int16", "short", "int32", "intc", "int64", "intp", "uint8", "ubyte", "uint16", "ushort",
           "uint32", "uintc", "uint64", "uintp", "float16", "half", "bfloat16", "float32", "single", "float64", "double",
           "bool_", "complex64", "complex128", "Type", "cfloat", "cdouble", "long", "int_", "uint", "float_", "number", "string", "list_", "tuple_",
           "tensor_type", "TensorType", "type_none", "dtype_to_nptype", "dtype_to_pytype", "pytype_to_dtype"]

dtype_to_nptype = _native.dtype_to_nptype


def dtype_to_pytype(type_):
    """The Python number type nearest to a mindspore dtype."""
    if type_ is bool_:
        return bool
    if type_ in float_type:
        return float
    if type_ in (complex64, complex128):
        return complex
    return int


def pytype_to_dtype(obj):
    """The mindspore dtype of a Python or NumPy type."""
    if obj is float:
        return float64
    found = _native.as_dtype(obj)
    if found is None:
        raise NotImplementedError(f"The python type {obj} cannot be converted to MindSpore type.")
    return found


def get_py_obj_dtype(obj):
    """dtype of a Python object: a tensor's own, bool_, int64 or float32 of numbers."""
    if isinstance(obj, _native.Tensor):
        return obj.dtype
    return pytype_to_dtype(type(obj))


def typeof(x):
    """The type of a value, as graphs know it."""
    if isinstance(x, _native.Tensor):
        return TensorType(x.dtype)
    if x is None:
        return type_none
    for kind, found in ((bool, bool_), (int, int64), (float, float32), (str, string), (tuple, tuple_), (list, list_)):
        if isinstance(x, kind):
            return found
    raise TypeError(f"For 'typeof', the type of 'x' is not supported: {type(x)}.")


_dtype_to_nptype, _dtype_to_pytype = dtype_to_nptype, dtype_to_pytype
_pytype_to_dtype, _get_py_obj_dtype = pytype_to_dtype, get_py_obj_dtype


def __getattr__(name):
    if name in ("int", "float", "bool"):  # under their own names they would hide Python's types in this file
        return {"int": int32, "float": float32, "bool": bool_}[name]
    if name in ("typing", "QuantDtype", "type_size_in_bytes", "_issubclass_"):
        if name == "QuantDtype":
            from mindspore.common.quant_dtype import QuantDtype
            return QuantDtype
        from mindspore.common import type_classes
        if name == "_issubclass_":
            return type_classes.is_subclass
        return type_classes if name == "typing" else type_classes.type_size_in_bytes
    if name[:1].isupper():  # Int, Float, Tuple, ...
        from mindspore.common import type_classes
        return getattr(type_classes, name)
    raise AttributeError(f"module 'mindspore.common.dtype' has no attribute '{name}'")
