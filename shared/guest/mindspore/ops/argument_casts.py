"""What generated primitives bring their arguments with to what their kernels take (MindSpore's ops._utils.arg_handler and
ops._utils.arg_dtype_cast): numbers to pairs, dtypes and texts to the numbers of enums, values to one of `OpDtype`'s kinds."""
from enum import IntEnum

from mindspore.common import dtype as mstype
from mindspore.common.tensor import Tensor
from mindspore.ops.operator_base import Operator

_BASES = ("BOOL", "INT", "FLOAT", "NUMBER", "TENSOR", "STR", "ANY")
OpDtype = IntEnum("OpDtype", ["DT_BEGIN", *["DT_" + base for base in _BASES]]
                  + [f"DT_{kind}_{base}" for kind in ("TUPLE", "LIST") for base in ("BOOL", "INT", "FLOAT", "NUMBER", "TENSOR", "STR", "ANY")]
                  + ["DT_TYPE", "DT_NONE", "DT_END"], start=0)
_WORDS = {"BOOL": "bool", "INT": "int", "FLOAT": "float", "NUMBER": "number", "TENSOR": "tensor", "STR": "string", "ANY": "Any"}
dtype_to_string = {}
for _kind in OpDtype:
    _head, _, _base = _kind.name[3:].partition("_")
    if _head in ("TUPLE", "LIST"):
        # MindSpore writes "tuple of tensor", but "list of Tensor".
        dtype_to_string[int(_kind)] = f"{_head.lower()} of {'Tensor' if (_head, _base) == ('LIST', 'TENSOR') else _WORDS[_base]}"
    elif _head in ("INT", "FLOAT", "BOOL", "NUMBER", "TENSOR"):
        dtype_to_string[int(_kind)] = "Tensor" if _head == "TENSOR" else _WORDS[_head]
    if _head not in ("BEGIN", "END", "NONE", "STR", "ANY"):
        globals()[f"{_kind.name}_VAL"] = int(_kind)

# What the texts stand for in the enums of MindSpore's kernels, whatever their case.
_ENUMS = {
    0: "nchw pad sum constant zeros bilinear round asymmetric bsh right backward default mask_default unidirectional",
    1: "nhwc same mean reflect border nearest trunc align_corners bnsd left forward relu mask_norm",
    2: "valid none symmetric reflection floor half_pixel sbh ortho sigmoid mask_alibi", 3: "full update ceil bsnd relu6", 4: "tnd mask_free",
    8: "bnsd_bsnd", 10: "tanh", 14: "ncdhw", 15: "linear", 17: "ndhwc", 19: "gelu", 20: "nd", 21: "nc1hwc0", 22: "fastgelu", 23: "silu",
    24: "geglu", 25: "swiglu", 26: "reglu", 34: "hwcn", 58: "ncl",
}
_NUMBER_OF = {word: number for number, words in _ENUMS.items() for word in words.split()}


def arg_invalid_info(op_name, arg_name, arg_val):
    """The text that refuses an argument."""
    return f"For '{op_name}', the value of '{arg_name}' is invalid: '{arg_val}'."


def _pairing(numbers, has_four):
    """A function that makes a pair of a number, and takes the last two of four where `has_four`."""
    def pair(op_name, arg_name, arg_val):
        if isinstance(arg_val, numbers):
            return (arg_val, arg_val)
        if not isinstance(arg_val, (list, tuple)):
            raise ValueError(arg_invalid_info(op_name, arg_name, arg_val))
        return (arg_val[2], arg_val[3]) if has_four and len(arg_val) == 4 else arg_val
    return pair


to_pair, to_2d_paddings = _pairing((int, float), False), _pairing(int, False)
to_kernel_size = to_strides = to_rates = to_dilations = to_output_padding = _pairing(int, True)


def generator_handler(op_name, arg_name, inputs):
    """A generator's state, whose numbers become tensors."""
    return tuple([Tensor(given, mstype.int64) if isinstance(given, int) else given for given in inputs])


class DtypeToEnum:
    """The number of a dtype."""

    def __call__(self, op_name, arg_name, dtype):
        from mindspore.common import type_classes
        if not isinstance(dtype, type_classes.Type):
            raise TypeError(f"For '{op_name}', the input '{arg_name}' should be mindspore dtype, but got {dtype}.")
        return type_classes.type_to_type_id(dtype)


class StringToEnum:
    """The number of a text in its enum; None stays."""

    def __call__(self, op_name, arg_name, enum_str):
        if enum_str is None:
            return None
        if not isinstance(enum_str, str):
            raise TypeError(f"For '{op_name}', the input '{arg_name}' should be a str, but got {type(enum_str)}.")
        if enum_str.lower() not in _NUMBER_OF:
            raise ValueError(f"Failed to convert the value \"{enum_str}\" of input '{arg_name}' of '{op_name}' to enum.")
        return _NUMBER_OF[enum_str.lower()]


dtype_to_type_id, str_to_enum = DtypeToEnum(), StringToEnum()


def is_tuple(type_id):
    """Whether a kind is one of the tuples."""
    return OpDtype.DT_TUPLE_BOOL <= type_id <= OpDtype.DT_TUPLE_ANY


def is_list(type_id):
    """Whether a kind is one of the lists."""
    return OpDtype.DT_LIST_BOOL <= type_id <= OpDtype.DT_LIST_ANY


def is_number(type_id):
    """Whether a kind is a number's."""
    return OpDtype.DT_BOOL <= type_id <= OpDtype.DT_NUMBER


_CLASSES = {OpDtype.DT_BOOL: bool, OpDtype.DT_INT: int, OpDtype.DT_FLOAT: float, OpDtype.DT_NUMBER: (int, float), OpDtype.DT_TENSOR: Tensor}


def is_instance_of(data, type_id):
    """Whether a value is of a kind; of sequences the items do not count."""
    return isinstance(data, tuple if is_tuple(type_id) else list if is_list(type_id) else _CLASSES.get(type_id, ()))


def is_instance_in(data, type_id):
    """Whether a value is of a kind, or of one of several."""
    return any([is_instance_of(data, kind) for kind in (type_id if isinstance(type_id, tuple) else (type_id,))])


def get_support_dtype_list(src_type, dst_type):
    """The kinds that an argument may be of, as text."""
    kinds = src_type if isinstance(src_type, tuple) else (src_type,)
    return ", ".join([dtype_to_string[kind] for kind in (*kinds, dst_type)])


def int_to_float(data):
    return float(data)


def scalar_to_tuple(data):
    return (data,)


def tensor_to_tuple(data):
    """A tensor's elements, in tuples as deep as it has dimensions."""
    def frozen(items):
        return tuple([frozen(item) for item in items]) if isinstance(items, list) else items
    return frozen(data.asnumpy().tolist())


def tensor_to_number(data, dst_type):
    """The number of a tensor of one element."""
    value = data.asnumpy().item()
    return int(value) if dst_type == OpDtype.DT_INT else float(value) if dst_type == OpDtype.DT_FLOAT else value


def do_type_cast(data, dst_type):
    """A value as one of a kind; TypeError when it cannot be."""
    is_scalar = isinstance(data, (int, float, bool))
    if is_instance_of(data, dst_type):
        return data
    if dst_type == OpDtype.DT_FLOAT and isinstance(data, int):
        return float(data)
    if is_tuple(dst_type) or is_list(dst_type):
        made = (data,) if is_scalar else tensor_to_tuple(data) if isinstance(data, Tensor) else data
        if isinstance(made, (tuple, list)):
            return tuple(made) if is_tuple(dst_type) else list(made)
    elif dst_type == OpDtype.DT_TENSOR and (is_scalar or isinstance(data, (tuple, list))):
        kinds = {type(item) for item in data} if isinstance(data, (tuple, list)) else {type(data)}
        return Tensor(data, mstype.bool_ if kinds == {bool} else mstype.float32 if float in kinds else mstype.int32)
    elif is_number(dst_type) and isinstance(data, Tensor):
        return tensor_to_number(data, dst_type)
    raise TypeError("Type conversion failed.")


def type_it(op_name, arg_name, data, src_type, dst_type):
    """An argument that may be of some kinds as one of the kind that the kernel takes; None stays."""
    if data is None:
        return data
    src_type = tuple([int(kind) for kind in src_type]) if isinstance(src_type, tuple) else int(src_type)
    dst_type = int(dst_type)
    if not is_instance_in(data, src_type) and not is_instance_of(data, dst_type):
        raise TypeError(f"For '{op_name}', the type of '{arg_name}' should be one of '[{get_support_dtype_list(src_type, dst_type)}]', "
                        f"but got {type(data)}.")
    return do_type_cast(data, dst_type)


class TupleToList(Operator):
    """A tuple's items in a list."""

    def __call__(self, input):
        return list(input)


class ListToTuple(Operator):
    """A list's items in a tuple."""

    def __call__(self, input):
        return tuple(input)
