"""The primitive classes of mindspore.ops: `ops.Add()`, `ops.ReduceSum(keep_dims=True)`. Calling one gives a native Primitive
with its construction arguments bound. They are plain functions, so that a graph may construct them too."""
import _refjit as _native

from mindspore.ops import without_arguments
from mindspore.ops.operations_array import *
from mindspore.ops.operations_nn import *

_primitive = _native.primitive
_int32 = _native.int32


def ReduceSum(keep_dims=False, skip_mode=False):
    return _primitive("ReduceSum", keep_dims=keep_dims, skip_mode=skip_mode)


def ReduceMean(keep_dims=False):
    return _primitive("ReduceMean", keep_dims=keep_dims)


def ReduceMax(keep_dims=False):
    return _primitive("ReduceMax", keep_dims=keep_dims)


def ReduceMin(keep_dims=False):
    return _primitive("ReduceMin", keep_dims=keep_dims)


def ReduceProd(keep_dims=False):
    return _primitive("ReduceProd", keep_dims=keep_dims)


def ReduceAll(keep_dims=False):
    return _primitive("ReduceAll", keep_dims=keep_dims)


def ReduceAny(keep_dims=False):
    return _primitive("ReduceAny", keep_dims=keep_dims)


def MatMul(transpose_a=False, transpose_b=False):
    return _primitive("MatMul", transpose_a=transpose_a, transpose_b=transpose_b)


def BatchMatMul(transpose_a=False, transpose_b=False):
    return _primitive("BatchMatMul", transpose_a=transpose_a, transpose_b=transpose_b)


def Concat(axis=0):
    return _primitive("Concat", axis=axis)


def Stack(axis=0):
    return _primitive("Stack", axis=axis)


def Split(axis=0, output_num=1):
    return _primitive("Split", axis=axis, output_num=output_num)


def Softmax(axis=-1):
    return _primitive("Softmax", axis=axis)


def LogSoftmax(axis=-1):
    return _primitive("LogSoftmax", axis=axis)


def Squeeze(axis=()):
    return _primitive("Squeeze", axis=axis)


def BroadcastTo(shape):
    return _primitive("BroadcastTo", shape=shape)


def ArgMaxWithValue(axis=0, keep_dims=False):
    return _primitive("ArgMaxWithValue", axis=axis, keep_dims=keep_dims)


def ArgMinWithValue(axis=0, keep_dims=False):
    return _primitive("ArgMinWithValue", axis=axis, keep_dims=keep_dims)


def Argmax(axis=-1, output_type=_int32):
    return _primitive("Argmax", axis=axis, output_type=output_type)


def Argmin(axis=-1, output_type=_int32):
    return _primitive("Argmin", axis=axis, output_type=output_type)


def CumSum(exclusive=False, reverse=False):
    return _primitive("CumSum", exclusive=exclusive, reverse=reverse)


def ReverseV2(axis):
    return _primitive("ReverseV2", axis=axis)


def StridedSlice(begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0, shrink_axis_mask=0):
    return _primitive("StridedSlice", begin_mask=begin_mask, end_mask=end_mask, ellipsis_mask=ellipsis_mask,
                      new_axis_mask=new_axis_mask, shrink_axis_mask=shrink_axis_mask)


_ALIASES = {"TensorAdd": "Add", "RealDiv": "Div", "Inv": "Reciprocal", "Acos": "ACos", "Gelu": "GeLU", "TruncateMod": "Mod"}


def __getattr__(name):
    operator = _ALIASES.get(name, name)
    if name.startswith("_"):
        raise AttributeError(f"module 'mindspore.ops.operations' has no attribute '{name}'")
    if not _native.has_primitive(operator):
        from mindspore.ops import composed
        if hasattr(composed, name):
            return getattr(composed, name)
        raise AttributeError(f"module 'mindspore.ops.operations' has no attribute '{name}'")
    made = without_arguments(operator, name)
    globals()[name] = made
    return made
