"""What describes operators of other devices: builders of descriptions, DataType, and registers of implementations. Descriptions are kept
as they are given; no such operator runs here."""

_DTYPES = {"None": "", "BOOL": "bool", "I8": "int8", "U8": "uint8", "I16": "int16", "U16": "uint16", "I32": "int32", "U32": "uint32",
           "I64": "int64", "U64": "uint64", "F16": "float16", "F32": "float32", "F64": "float64", "BF16": "bfloat16", "C64": "complex64",
           "C128": "complex128"}
_FORMATS = {"None": "", "Default": "DefaultFormat", "5HD": "NC1HWC0", "FracZ": "FRACTAL_Z", "FracNZ": "FRACTAL_NZ",
            "FracZNLSTM": "FRACTAL_ZN_LSTM", "FracZNRNN": "FRACTAL_ZN_RNN", "ND_RNNBIAS": "ND_RNN_BIAS"}
_SAME_FORMATS = ("C1HWNCoC0", "NCHW", "NHWC", "HWCN", "NDHWC", "NCDHW", "ChannelLast", "NDC1HWC0", "NC1HWC0", "DHWCN", "FRACTAL_Z_3D")


class _DataTypes(type):
    """DataType.F32_Default is ("float32", "DefaultFormat"), F32_Default_Tuple has a "tuple" more."""

    def __getattr__(cls, name):
        kind, _, layout = name.partition("_")
        holder = ""
        if layout.endswith(("_Tuple", "_List")):
            layout, _, holder = layout.rpartition("_")
        if kind not in _DTYPES or layout not in _FORMATS and layout not in _SAME_FORMATS:
            raise AttributeError(f"type object 'DataType' has no attribute '{name}'")
        pair = (_DTYPES[kind], _FORMATS.get(layout, layout))
        return pair + (holder.lower(),) if holder else pair


class DataType(metaclass=_DataTypes):
    """Pairs of a dtype and a format."""


def _checked(value, kind):
    if not isinstance(value, kind):
        raise TypeError(f"{value} value must be {kind.__name__}")
    return value


def _told(fields, values, more):
    """{key: value} of what was given; `fields` are pairs of a key and a type."""
    return {**{key: _checked(value, kind) for (key, kind), value in zip(fields, values) if value is not None}, **more}


def _teller(key, kind, default=None):
    """A method that notes one value of a description."""
    def tell(self, value=default):
        if value is not None:
            self.told[key] = _checked(value, kind)
        return self
    return tell


class RegOp:
    """A description of an operator, told piece by piece."""
    _own = {}  # what a kind of descriptions says from the beginning

    def __init__(self, op_name=""):
        if not isinstance(op_name, str):
            raise ValueError("op name value must be string")
        if not op_name.strip():
            raise ValueError("op name is empty")
        self.op_name = op_name
        self.told = {"op_name": op_name, "inputs": [], "outputs": [], "attr": [], "fusion_type": "", "dtype_format": [], **self._own}

    fusion_type = _teller("fusion_type", str)

    def _check_count(self, args):
        if len(self.told["inputs"]) + len(self.told["outputs"]) != len(args):
            raise ValueError("input size add output size must be equal to dtype format size")

    def dtype_format(self, *args):
        self._check_count(args)
        for arg in args:
            if not isinstance(arg, tuple) or len(arg) not in (2, 3):
                raise ValueError("dtype and format value must be tuple of two or three elements")
            for text in arg:
                _checked(text, str)
        self.told["dtype_format"].append(args)
        return self

    def get_op_info(self):
        return {key: list(value) if isinstance(value, list) else value for key, value in self.told.items()}


_PORT = (("index", int), ("name", str), ("paramType", str))


class CpuRegOp(RegOp):
    """The description of an operator of the CPU."""
    _own = {"imply_type": "CPU"}

    def __init__(self, op_name):
        super().__init__(op_name)

    def input(self, index=None, name=None, param_type=None, **kwargs):
        self.told["inputs"].append(_told(_PORT, (index, name, param_type), kwargs))
        return self

    def output(self, index=None, name=None, param_type=None, **kwargs):
        self.told["outputs"].append(_told(_PORT, (index, name, param_type), kwargs))
        return self

    def attr(self, name=None, value_type=None, value=None, **kwargs):
        self.told["attr"].append(_told((("name", str), ("type", str), ("value", str)), (name, value_type, value), kwargs))
        return self


class AiCPURegOp(CpuRegOp):
    """The description of an operator of Ascend's own CPU."""
    _own = {"imply_type": "AiCPU"}


class AkgRegOp(CpuRegOp):
    """The description of an operator that AKG compiles."""
    _own = {"imply_type": "AKG"}

    def __init__(self, op_name, processor):
        super().__init__(op_name)
        self.told["processor"] = processor

    def output(self, index=None, name=None, **kwargs):
        self.told["outputs"].append(_told(_PORT, (index, name), kwargs))
        return self

    def attr(self, name=None, param_type=None, value_type=None, **kwargs):
        fields = ("name", str), ("paramType", str), ("type", str)
        self.told["attr"].append(_told(fields, (name, param_type, value_type), kwargs))
        return self


class AkgGpuRegOp(AkgRegOp):
    def __init__(self, op_name):
        super().__init__(op_name, "CUDA")


class AkgAscendRegOp(AkgRegOp):
    def __init__(self, op_name):
        super().__init__(op_name, "AiCore")


class AkgCpuRegOp(AkgRegOp):
    def __init__(self, op_name):
        super().__init__(op_name, "CPU")


class TBERegOp(RegOp):
    """The description of an operator that Ascend's tensor engine compiles."""
    _own = {"imply_type": "TBE", "async_flag": False, "binfile": "", "compute_cost": 10, "kernel": "", "partial_flag": False,
            "reshape_type": "", "dynamicRankSupport": False, "dynamicShapeSupport": False, "dynamicCompileStatic": False,
            "needCheckSupport": False, "dynamicFormat": False, "op_pattern": "", "real_input_index": [], "input_to_attr_index": [],
            "unknown_shape_formats": []}

    def __init__(self, op_name):
        super().__init__(op_name)

    async_flag, partial_flag = _teller("async_flag", bool, False), _teller("partial_flag", bool, True)
    binfile_name, kernel_name, compute_cost = _teller("binfile", str), _teller("kernel", str), _teller("compute_cost", int, 10)
    reshape_type, op_pattern = _teller("reshape_type", str), _teller("op_pattern", str)
    dynamic_rank_support, dynamic_shape = _teller("dynamicRankSupport", bool), _teller("dynamicShapeSupport", bool, False)
    dynamic_compile_static = _teller("dynamicCompileStatic", bool, False)
    need_check_supported, is_dynamic_format = _teller("needCheckSupport", bool, False), _teller("dynamicFormat", bool, False)
    real_input_index, input_to_attr_index = _teller("real_input_index", list), _teller("input_to_attr_index", list)
    unknown_shape_formats = _teller("unknown_shape_formats", list)

    def input(self, index=None, name=None, need_compile=None, param_type=None, shape=None, value_depend=None, **kwargs):
        if value_depend and value_depend.lower() not in ("ignored", "optional", "required"):
            raise ValueError(f"Operator {self.op_name} input{index}'s value_depend's value ({value_depend}) is not in "
                             "['ignored', 'optional', 'required'].")
        fields = ("index", int), ("name", str), ("needCompile", bool), ("paramType", str), ("shape", str), ("valueDepend", str)
        self.told["inputs"].append(_told(fields, (index, name, need_compile, param_type, shape, value_depend), kwargs))
        return self

    def output(self, index=None, name=None, need_compile=None, param_type=None, shape=None, **kwargs):
        fields = ("index", int), ("name", str), ("need_compile", bool), ("paramType", str), ("shape", str)
        self.told["outputs"].append(_told(fields, (index, name, need_compile, param_type, shape), kwargs))
        return self

    def attr(self, name=None, param_type=None, value_type=None, value=None, default_value=None, **kwargs):
        fields = ("name", str), ("paramType", str), ("type", str), ("value", str), ("defaultValue", str)
        self.told["attr"].append(_told(fields, (name, param_type, value_type, value, default_value), kwargs))
        return self


class CustomRegOp(RegOp):
    """The description of a Custom operator, whose operands are required when nothing else is said."""
    _own = {"target": "UnKnown"}

    def __init__(self, op_name="Custom"):
        super().__init__(op_name)

    target = _teller("target", str)

    def input(self, index=None, name=None, param_type="required", **kwargs):
        self.told["inputs"].append(_told(_PORT, (index, name, param_type), kwargs))
        return self

    def output(self, index=None, name=None, param_type="required", **kwargs):
        self.told["outputs"].append(_told(_PORT, (index, name, param_type), kwargs))
        return self

    def _check_count(self, args):
        ports = len(self.told["inputs"]) + len(self.told["outputs"])
        if len(args) != ports:
            raise ValueError("The size of 'args' must be equal to the sum of input tensors and output tensors, but got "
                             f"{len(args)} vs {ports}")

    def attr(self, name=None, param_type=None, value_type=None, default_value=None, **kwargs):
        fields = ("name", str), ("paramType", str), ("type", str), ("defaultValue", str)
        self.told["attr"].append(_told(fields, (name, param_type, value_type, default_value), kwargs))
        return self


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


class Registry(dict):
    """Functions by primitives: by their names, or their classes."""

    def register(self, prim):
        """The decorator of a primitive's function."""
        def decorate(function):
            self[prim if isinstance(prim, str) else prim.__name__] = function
            return function
        return decorate

    def get(self, prim_obj, default=None):
        """The function of a primitive, or of a name."""
        return dict.get(self, prim_obj if isinstance(prim_obj, str) else prim_obj.name, default)


VmImplRegistry = Registry
vm_impl_registry = Registry()


class _Rules(dict):
    """Rules that a program registers for primitives of its own, by class or name. Those of refjit have rules in their declarations."""

    def register(self, prim):
        def decorate(function):
            if isinstance(prim, str):
                self[prim] = function
            else:
                self[id(prim)] = self[prim.__name__] = function
            return function
        return decorate


bprop_getters, bprops, taylor_fprop_getters, taylor_fprops, vmap_rules_getters = [_Rules() for _ in range(5)]


def get_bprop_fn(prim, get_closure=False):
    """The gradient that was registered for a primitive or a name; None when there is none."""
    found = bprop_getters.get(prim)
    if found is None:
        return bprops.get(prim)
    return found if get_closure else found(prim)


def get_taylor_fprop_fn(prim):
    """The Taylor rule that was registered for a primitive or a name; None when there is none."""
    found = taylor_fprop_getters.get(prim)
    return taylor_fprops.get(prim) if found is None else found(prim)


def get_vmap_rule(prim, axis_size):
    """The batching rule that was registered for a primitive or a name; None when there is none."""
    found = vmap_rules_getters.get(prim)
    return None if found is None else found(prim, axis_size)


def get_vm_impl_fn(prim):
    """The function of a primitive that Python implements; None when there is none."""
    found = vm_impl_registry.get(prim)
    if found is None:
        return None
    return found(None if isinstance(prim, str) else prim)
