"""What functions of mindspore.scipy, and programs like them, read and check their arguments with (its utils, utils_const and
ops_wrapper)."""
from collections.abc import Iterable
from types import FunctionType

from mindspore import numpy as mnp
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.sparse_tensor import CSRTensor
from mindspore.common.tensor import Tensor

grad = ops.GradOperation(get_all=False, get_by_list=False, sens_param=False)


def _raise_value_error(*info):
    raise ValueError("".join([str(part) for part in info]))


def _raise_type_error(*info):
    raise TypeError("".join([str(part) for part in info]))


def _type_convert(new_type, obj):
    """An object as one of a type."""
    return new_type(obj)


def pack(*args):
    return args


def _convert_64_to_32(tensor):
    """A tensor of 64 bits as one of 32."""
    narrower = {mstype.float64: mstype.float32, mstype.int64: mstype.int32}.get(tensor.dtype)
    return tensor if narrower is None else tensor.astype(narrower)


def _to_tensor(*args, dtype=None):
    """Each argument as a tensor, numbers of 32 bits unless a dtype is asked for: one alone, several in a tuple."""
    made = []
    for value in args:
        if isinstance(value, (int, float, bool, list, tuple)):
            value = _convert_64_to_32(Tensor(value)) if dtype is None else Tensor(value).astype(dtype)
        elif not isinstance(value, Tensor):
            raise ValueError("Expect input to be array like.")
        made.append(value)
    return made[0] if len(made) == 1 else tuple(made)


def _to_scalar(arr):
    """The number of a tensor without dimensions; other tensors stay."""
    if isinstance(arr, (int, float, bool)):
        return arr
    if not isinstance(arr, Tensor):
        raise ValueError(f"{type(arr)} are not supported.")
    return arr if arr.shape else arr.asnumpy().item()


def _eps(x):
    """The least distance from one of x's dtype."""
    return ops.Eps()(x[(0,) * x.ndim])


def _norm(x, ord_=None):
    """The length of x, or its largest element."""
    return mnp.max(mnp.abs(x)) if ord_ == mnp.inf else mnp.sqrt(mnp.sum(x ** 2))


def _safe_normalize(x, threshold=None):
    """(x of length one, its length): zeros where the length does not reach the threshold."""
    length = _norm(x)
    if threshold is None:
        threshold = _eps(x) if x.dtype in (mstype.float32, mstype.float64) else 0
    is_long = length > threshold
    return mnp.where(is_long, x / length, mnp.zeros_like(x)), mnp.where(is_long, length, mnp.zeros_like(length))


def sparse_dot(a, b):
    """A sparse matrix times a vector, or a matrix of one column."""
    return ops.csr_mv(a, b.reshape(b.shape[0], -1)).reshape(a.shape[:-1] + b.shape[1:])


def _matvec(a, b):
    """A matrix, sparse or not, or a function times a vector."""
    return mnp.dot(a, b) if isinstance(a, Tensor) else sparse_dot(a, b) if isinstance(a, CSRTensor) else a(b)


def _nd_transpose(a):
    """The last two axes exchanged."""
    if a.ndim < 2:
        raise ValueError("to do _nd_transpose for input a's ndim is not greater or equal to 2d, which is invalid.")
    return ops.swapaxes(a, -1, -2)


def matrix_set_diag(input_x, diagonal, k=0, alignment="RIGHT_LEFT"):
    """Matrices with other diagonals."""
    if not isinstance(k, (int, list, tuple)):
        raise ValueError("input k to indicate diagonal region is invalid.")
    region = [k, k] if isinstance(k, int) else k
    return ops.MatrixSetDiagV3(alignment)(input_x, diagonal, Tensor(region, mstype.int32))


# ---- checks

def _flat(x):
    return tuple([inner for item in x for inner in _flat(item)]) if isinstance(x, (tuple, list)) else (x,)


def mstype_to_pytype(type_):
    """The class of the values of a type."""
    return {mstype.TensorType: Tensor, mstype.tensor_type: Tensor, mstype.csr_tensor: CSRTensor, mstype.function: FunctionType}.get(type_)


_HOLDS = {"in": lambda x: x[0] in _flat(x[1]), "is": lambda x: x[0] is x[1], "isinstance": lambda x: type(x[0]) in _flat(x[1]),
          "solve": lambda x: x[0][1] == x[1][0], "==": lambda x: x[0] == x[1]}


def _text(fmt, args, names):
    """What refuses a value, in the words of a kind of checks."""
    names = _flat(names)
    who, name = names[0], names[1]
    if fmt == "square":
        return f"For '{who}', the matrix '{name}' should be a square matrix like (N, N), but got {args}."
    given, wanted = args
    several = isinstance(wanted, Iterable) and not isinstance(wanted, str) and len(wanted) > 1
    if fmt == "attr":
        return f"For '{who}', the {names[2]} of '{name}' should be {'one of ' if several else ''}{wanted}, but got {given}."
    if fmt == "type":
        kinds = [kind.__name__ if hasattr(kind, "__name__") else str(kind) for kind in _flat(wanted)]
        return (f"For '{who}', the type of '{name}' should be {'one of ' if several else ''}{kinds if several else kinds[0]}, but got '{given}' "
                f"with type {type(given).__name__}.")
    if fmt == "match":
        return (f"For '{who}', the {names[3]} of '{name}' and '{names[2]}' should be the same, but got the {names[3]} of '{name}' is {given} and "
                f"the {names[3]} of '{names[2]}' is {wanted}.")
    if fmt == "solve":
        return (f"For '{who}', the last two dimensions of '{name}' and '{names[2]}' should be matched, but got shape of {given} and {wanted}. "
                f"Please make sure that the shape of '{name}' and '{names[2]}' be like (N, N) X (N, {'1' if names[3] else 'M'}) or (N, N) X (N).")
    return f"For '{who}', currently only case {name}={wanted} of '{who}' is implemented."


def _super_check(args, names, op, fmt, msg, val_err):
    """Gives `args` back when they hold; else ValueError or TypeError."""
    if not _HOLDS[op](args):
        (_raise_value_error if val_err else _raise_type_error)(*_flat(msg or _text(fmt, args, names)))
    return args


def _value_check(func_name, arg1, arg2, arg_name="", attr_name="", op="in", fmt="attr", msg=None):
    return _super_check((arg1, arg2), (func_name, arg_name, attr_name), op, fmt, msg, True)


def _type_check(func_name, arg1, arg2, arg_name="", op="isinstance", fmt="type", msg=None):
    return _super_check((arg1, arg2), (func_name, arg_name), op, fmt, msg, False)


def _mstype_check(func_name, arg, arg_mstype, arg_name="a"):
    kinds = tuple([mstype_to_pytype(kind) for kind in _flat(arg_mstype)])
    return _super_check((arg, kinds), (func_name, arg_name), "isinstance", "type", None, False)


def _dtype_check(func_name, arg, arg_dtype, arg_name="a"):
    return _super_check((arg.dtype, arg_dtype), (func_name, arg_name, "data type"), "in", "attr", None, False)


def _square_check(func_name, arg, arg_name="a"):
    _super_check((arg.ndim, 2), (func_name, arg_name, "dimension"), "==", "attr", None, True)
    _super_check(arg.shape, (func_name, arg_name), "==", "square", None, True)
    return arg


def _solve_check(func_name, arg1, arg2, arg1_name="a", arg2_name="b", sparse=False):
    _square_check(func_name, arg1, arg1_name)
    _super_check((arg2.ndim, (1, 2)), (func_name, arg2_name, "dimension"), "in", "attr", None, True)
    _super_check((arg1.shape, arg2.shape), (func_name, arg1_name, arg2_name, sparse), "solve", "solve", None, True)
    _super_check((arg1.dtype, arg2.dtype), (func_name, arg1_name, arg2_name, "data type"), "==", "match", None, False)
    return arg1, arg2
