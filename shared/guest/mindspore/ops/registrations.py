"""What describes operators of other devices: builders of descriptions, DataType, and registers of implementations. Descriptions are kept
as they are given; no such operator runs here."""

_DTYPES = {"None": "", "BOOL": "bool", "I8": "int8", "U8": "uint8", "I16": "int16", "U16": "uint16", "I32": "int32", "U32": "uint32",
           "I64": "int64", "U64": "uint64", "F16": "float16", "F32": "float32", "F64": "float64", "BF16": "bfloat16", "C64": "complex64",
           "C128": "complex128"}
_FORMATS = {"None": "", "Default": "DefaultFormat", "5HD": "NC1HWC0", "FracZ": "FRACTAL_Z", "FracNZ": "FRACTAL_NZ"}
_SAME_FORMATS = ("C1HWNCoC0", "NCHW", "NHWC", "HWCN", "NDHWC", "NCDHW", "ChannelLast", "NDC1HWC0", "NC1HWC0")


class _DataTypes(type):
    """DataType.F32_Default is ("float32", "DefaultFormat"), F32_Default_Tuple has a "tuple" more."""

    def __getattr__(cls, name):
        kind, _, layout = name.partition("_")
        layout, _, holder = layout.partition("_")
        if kind not in _DTYPES or layout not in _FORMATS and layout not in _SAME_FORMATS or holder not in ("", "Tuple", "List"):
            raise AttributeError(f"type object 'DataType' has no attribute '{name}'")
        pair = (_DTYPES[kind], _FORMATS.get(layout, layout))
        return pair + (holder.lower(),) if holder else pair


class DataType(metaclass=_DataTypes):
    """Pairs of a dtype and a format."""


class RegOp:
    """A description of an operator, told piece by piece."""
    imply_type = ""

    def __init__(self, op_name=""):
        if not isinstance(op_name, str):
            raise TypeError(f"op name value must be string, but got {type(op_name)}")
        self.op_name = op_name
        self.told = {"op_name": op_name, "inputs": [], "outputs": [], "attr": [], "dtype_format": [], "imply_type": self.imply_type}

    def _port(self, where, index, name, kind, options):
        self.told[where].append({"index": index, "name": name, **({"paramType": kind} if isinstance(kind, str) else {}), **options})
        return self

    def input(self, index=None, name=None, kind=None, *rest, **options):
        return self._port("inputs", index, name, kind, options)

    def output(self, index=None, name=None, kind=None, *rest, **options):
        return self._port("outputs", index, name, kind, options)

    def attr(self, name=None, *rest, **options):
        self.told["attr"].append({"name": name, **options})
        return self

    def dtype_format(self, *args):
        self.told["dtype_format"].append(args)
        return self

    def get_op_info(self):
        return dict(self.told)

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)

        def tell(value=None):
            self.told[name] = value
            return self
        return tell


TBERegOp, AiCPURegOp, CpuRegOp, AkgGpuRegOp, AkgAscendRegOp = [
    type(name, (RegOp,), {"imply_type": kind}) for name, kind in (("TBERegOp", "TBE"), ("AiCPURegOp", "AiCPU"), ("CpuRegOp", "CPU"),
                                                                   ("AkgGpuRegOp", "AKG"), ("AkgAscendRegOp", "AKG"))]


class CustomRegOp(RegOp):
    """The description of a Custom operator, whose operands are required when nothing else is said."""

    def _port(self, where, index, name, kind, options):
        return RegOp._port(self, where, index, name, kind or "required", options)


def op_info_register(op_info):
    """Decorator of the function that compiles an operator, which stays what it is."""
    if not isinstance(op_info, (dict, str)):
        raise ValueError(f"op info value must be string or dict, but got {type(op_info)}")
    return lambda function: function


def custom_info_register(*reg_info):
    """Decorator of a function of a Custom operator."""
    def decorate(function):
        function.reg_info = reg_info
        return function
    return decorate


class _Registry:
    """Implementations by the names of primitives."""

    def __init__(self):
        self.functions = {}

    def register(self, name):
        def decorate(function):
            self.functions[name] = function
            return function
        return decorate


vm_impl_registry = _Registry()


def get_vm_impl_fn(prim):
    """The function of a primitive that Python implements; None when there is none."""
    name = prim if isinstance(prim, str) else prim.name
    found = vm_impl_registry.functions.get(name)
    if found is None:
        return None
    return found(None if isinstance(prim, str) else prim)
