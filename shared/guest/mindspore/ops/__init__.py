"""mindspore.ops: functions over tensors. Bodies call primitives in the form that MindSpore's graphs show (FACTS.md, b)."""
from mindspore._public_names import Names as _Names
import os
import _refjit as _native
from _refjit import Tensor
from mindspore.ops.composite import grad, value_and_grad, get_grad, GradOperation
from mindspore.ops.vectorize import vmap
from mindspore.common.dtype import typeof
from mindspore.ops.primitive import Primitive, constexpr, prim_attr_register, prim_arg_register, PrimitiveWithInfer, PrimitiveWithCheck
from mindspore.ops.operator_base import as_int64, check_deviation, require_tensors
from mindspore.common.tensor import primitive as _primitive, dims_of, axes_of, var as _var, flatten as _flatten, swapaxes as _swapaxes, split_function as split, bounded as _bounded, chosen, broadcast_shapes, beside as _beside, argmin as _least_place

_npu_emulated = os.environ.get("REFJIT_EMULATE_NPU_STATUS", "") == "1"
_int64 = _native.int64
_places = range  # mindspore.ops has a range of its own
_new_tensor = _native.tensor
_filled = _native.filled
_int32 = _native.int32
_add = _primitive("Add")
_argmax = _primitive("Argmax")
_arg_max_with_value = _native.user_primitive("ArgMaxWithValue")
_arg_min_with_value = _native.user_primitive("ArgMinWithValue")
_batch_matmul = _primitive("BatchMatMul")
_broadcast_to = _primitive("BroadcastTo")
_cast = _primitive("Cast")
_clamp = _primitive("ClampScalar")
_concat = _primitive("Concat")
_cumsum = _primitive("CumSum")
_div = _primitive("Div")
_erf = _primitive("Erf")
_eye = _primitive("Eye")
_gelu = _primitive("GeLU")
_assign = _primitive("Assign")
_assign_add = _primitive("AssignAdd")
_assign_sub = _primitive("AssignSub")
_exp = _primitive("Exp")
_expand_dims = _primitive("ExpandDims")
_floor_div = _primitive("FloorDiv")
_gather = _primitive("Gather")
_greater = _primitive("Greater")
_log = _primitive("Log")
_log_softmax = _primitive("LogSoftmax")
_masked_fill = _primitive("MaskedFill")
_matmul = _primitive("MatMul")
_matmul_ext = _primitive("MatMulExt")
_max = _primitive("Max")
_maximum = _primitive("Maximum")
_min = _primitive("Min")
_minimum = _primitive("Minimum")
_mul = _primitive("Mul")
_pow = _primitive("Pow")
_prod = _primitive("ProdExt")
_real_div = _native.user_primitive("RealDiv")
_reduce_all = _primitive("ReduceAll")
_reduce_any = _primitive("ReduceAny")
_reduce_max = _native.user_primitive("ReduceMax")
_reduce_mean = _primitive("ReduceMean")
_reduce_min = _native.user_primitive("ReduceMin")
_reduce_sum = _primitive("ReduceSum")
_reshape = _primitive("Reshape")
_relu = _primitive("ReLU")
_reverse = _primitive("ReverseV2")
_round = _primitive("Round")
_select = _primitive("Select")
_slice = _primitive("Slice")
_softmax = _primitive("Softmax")
_split = _primitive("Split")
_sqrt = _primitive("Sqrt")
_square = _primitive("Square")
_squeeze = _primitive("Squeeze")
_stack = _primitive("Stack")
_stop_gradient = _primitive("StopGradient")
_strided_slice = _primitive("StridedSlice")
_sub = _primitive("Sub")
_sum = _primitive("SumExt")
_tile = _primitive("Tile")
_transpose = _primitive("Transpose")
_tril = _primitive("Tril")
_triu = _primitive("Triu")


_user_primitive = _native.user_primitive


def _unary(operator_name, name, argument="input"):
    operator = _user_primitive(operator_name)
    if argument == "x":
        def function(x):
            return operator(x)
    else:
        def function(input):
            return operator(input)
    function.__name__ = function.__qualname__ = name
    return function


def _binary(operator_name, name):
    operator = _user_primitive(operator_name)

    def function(input, other):
        return operator(input, other)
    function.__name__ = function.__qualname__ = name
    return function


exp = _unary("Exp", "exp")
log = _unary("Log", "log")
log1p = _unary("Log1p", "log1p")
expm1 = _unary("Expm1", "expm1")
sqrt = _unary("Sqrt", "sqrt", "x")
rsqrt = _unary("Rsqrt", "rsqrt")
tanh = _unary("Tanh", "tanh")
sigmoid = _unary("Sigmoid", "sigmoid")
sin = _unary("Sin", "sin")
cos = _unary("Cos", "cos")
tan = _unary("Tan", "tan")
asin = _unary("Asin", "asin")
arcsin = _unary("Asin", "arcsin", "x")
acos = arccos = _unary("ACos", "acos")
atan = arctan = _unary("Atan", "atan")
sinh = _unary("Sinh", "sinh")
cosh = _unary("Cosh", "cosh")
abs = absolute = _unary("Abs", "abs")
neg = negative = _unary("Neg", "neg")
square = _unary("Square", "square")
floor = _unary("Floor", "floor")
ceil = _unary("Ceil", "ceil")
trunc = _unary("Trunc", "trunc")
sign = _unary("Sign", "sign")
erf = _unary("Erf", "erf")
reciprocal = _unary("Reciprocal", "reciprocal")
isnan = _unary("IsNan", "isnan")
isinf = _unary("IsInf", "isinf")
isfinite = _unary("IsFinite", "isfinite")
logical_not = _unary("LogicalNot", "logical_not")
zeros_like_operator = _primitive("ZerosLike")
ones_like_operator = _primitive("OnesLike")

add = tensor_add = _binary("Add", "add")
sub = tensor_sub = _binary("Sub", "sub")
mul = multiply = tensor_mul = _binary("Mul", "mul")
floor_divide = _binary("FloorDiv", "floor_divide")
maximum = _binary("Maximum", "maximum")
minimum = _binary("Minimum", "minimum")
atan2 = arctan2 = _binary("Atan2", "atan2")
equal = eq = _binary("Equal", "equal")
ne = not_equal = _binary("NotEqual", "ne")
less = lt = _binary("Less", "less")
le = less_equal = _binary("LessEqual", "le")
greater = gt = _binary("Greater", "greater")
ge = greater_equal = _binary("GreaterEqual", "ge")
logical_and = _binary("LogicalAnd", "logical_and")
logical_or = _binary("LogicalOr", "logical_or")
logical_xor = _binary("LogicalXor", "logical_xor")
bitwise_and = _binary("BitwiseAnd", "bitwise_and")
bitwise_or = _binary("BitwiseOr", "bitwise_or")
bitwise_xor = _binary("BitwiseXor", "bitwise_xor")


_FILLED_BY_INTS = (_native.int16, _native.int32, _native.int64)
_WHOLE = (_native.int8, _native.int16, _native.int32, _native.int64, _native.uint8, _native.uint16, _native.uint32, _native.uint64)


def _truncated_quotient(input, other):
    """Rounded towards zero; of integers an integer."""
    quotient = trunc(_div(input, other))
    for item in (input, other):
        if isinstance(item, float) or (isinstance(item, Tensor) and item.dtype not in _WHOLE and item.dtype != _native.bool):
            return quotient
    return _cast(quotient, _add(input, other).dtype)


def div(input, other, *, rounding_mode=None):
    if rounding_mode is None:
        return _div(input, other)
    if rounding_mode == "floor":
        return _floor_div(input, other)
    if rounding_mode == "trunc":
        return _truncated_quotient(input, other)
    raise ValueError("For ops.div, rounding_mode value should be None, 'floor' or 'trunc'.")


divide = div


def true_divide(dividend, divisor):
    return _div(dividend, divisor)


def tensor_div(x, y):
    return _real_div(x, y)


def floor_div(x, y):
    return _floor_div(x, y)


def subtract(input, other, *, alpha=1):
    return _sub(input, _mul(other, alpha) if alpha != 1 or isinstance(other, Tensor) and other.dtype == _native.bool else other)


def relu(input, inplace=False):
    result = _relu(input)
    return _assign(input, result) if inplace else result


def pow(input, exponent):
    return _pow(input, exponent)


tensor_pow = pow


def fmod(input, other):
    return _sub(input, _mul(_truncated_quotient(input, other), other))


def remainder(input, other):
    return _sub(input, _mul(_floor_div(input, other), other))


def exp2(input):
    result = _pow(2.0, input)
    return result.astype(_native.float32) if result.dtype == _native.bfloat16 else result


def log2(input):
    _native.check_support("Log", ("input",), (input,))
    return _div(_log(input), 0.6931471805599453)


def log10(input):
    _native.check_support("Log", ("input",), (input,))
    return _div(_log(input), 2.302585092994046)


def gelu(input, approximate="none"):
    if approximate not in ("none", "tanh"):
        raise ValueError("For ops.gelu, approximate value should be either 'none' or 'tanh'.")
    if not isinstance(input, Tensor):
        raise TypeError("For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got "
                        f"{type(input)}.")
    if not input.is_floating_point():
        raise TypeError(f"For gelu, the input dtype must be float16, float32 or float64, but got {input.dtype}.")
    if approximate == "tanh":
        return _gelu(input)
    return _mul(_mul(input, _add(_erf(_div(input, 1.4142135623730951)), 1.0)), 0.5)


def round(input, *, decimals=0):
    return _round(input, decimals)


# ---- reductions

def sum(input, dim=None, keepdim=False, *, dtype=None):
    return _sum(input, dims_of(dim), keepdim, dtype)


def reduce_sum(x, axis=()):
    return _reduce_sum(x, axes_of(axis), False, False)


def mean(x, axis=None, keep_dims=False):
    return _reduce_mean(x, axes_of(axis), keep_dims)


def reduce_mean(x, axis=()):
    return _reduce_mean(x, axes_of(axis), False)


def prod(input, axis=None, keep_dims=False, dtype=None):
    if axis is None and keep_dims:
        raise ValueError(f"For ProdExt, when axis is None, keep_dims can only set to false, but got keep_dims={keep_dims}.")
    if dtype is None and isinstance(axis, (tuple, list)):
        return _cast(_prod(input, axis, keep_dims, None), input.dtype)
    return _prod(input, axis, keep_dims, dtype)


def max(input, axis=None, keepdims=False, *, initial=None, where=None):
    if axis is None:
        return _max(input), _new_tensor(0, _int64)
    if initial is not None or where is not None:
        input, initial = chosen(input, initial, where, "max")
        index, value = _arg_max_with_value(input, axis, keepdims)
        return _maximum(value, initial), index
    index, value = _arg_max_with_value(input, axis, keepdims)
    return value, index


def min(input, axis=None, keepdims=False, *, initial=None, where=None):
    if axis is None:
        return _min(input), _new_tensor(0, _int64)
    if initial is not None or where is not None:
        input, initial = chosen(input, initial, where, "min")
        index, value = _arg_min_with_value(input, axis, keepdims)
        return _minimum(value, initial), index
    index, value = _arg_min_with_value(input, axis, keepdims)
    return value, index


def amax(input, axis=None, keepdims=False, *, initial=None, where=None):
    if initial is None and where is None:
        return _reduce_max(input, axes_of(axis), keepdims)
    input, initial = chosen(input, initial, where, "amax")
    return _maximum(_reduce_max(input, axes_of(axis), keepdims), initial)


def amin(input, axis=None, keepdims=False, *, initial=None, where=None):
    if initial is None and where is None:
        return _reduce_min(input, axes_of(axis), keepdims)
    input, initial = chosen(input, initial, where, "amin")
    return _minimum(_reduce_min(input, axes_of(axis), keepdims), initial)


def reduce_max(x, axis=()):
    return _reduce_max(x, axes_of(axis), False)


def reduce_min(x, axis=()):
    return _reduce_min(x, axes_of(axis), False)


def argmax(input, dim=None, keepdim=False):
    if dim is None:
        return _argmax(_reshape(input, (-1,)), 0, _int64)
    result = _argmax(input, dim, _int64)
    if keepdim:
        return _expand_dims(result, dim)
    return result


def argmin(input, axis=None, keepdims=False):
    return _least_place(input, axis, keepdims)


def all(input, axis=None, keep_dims=False):
    return _reduce_all(input, dims_of(axis), keep_dims)


def any(input, axis=None, keep_dims=False):
    result = _reduce_any(input, axes_of(axis), keep_dims)
    return _cast(result, input.dtype) if input.dtype == _native.uint8 else result


reduce_all = all
reduce_any = any


def cumsum(x, axis, dtype=None):
    if dtype is not None and x.dtype != dtype:
        x = _cast(x, dtype)
    if axis is None:
        raise TypeError('Failed calling CumSum with "CumSum(exclusive=bool, reverse=bool)(input=Tensor, axis=None)".\nThe valid calling '
                        'should be: \n"CumSum(exclusive=<bool>, reverse=<bool>)(input=<Tensor>, axis=<Tensor, int>)".')
    return _cumsum(x, axis, False, False)


def var(input, axis=None, ddof=0, keepdims=False):
    check_deviation(input, axis, ddof, keepdims, "var")
    _native.check_support("ReduceStd", ("x",), (input,))
    return _var(input, axis, ddof, keepdims)


def std(input, axis=None, ddof=0, keepdims=False):
    check_deviation(input, axis, ddof, keepdims, "std")
    _native.check_support("ReduceStd", ("x",), (input,))
    return _sqrt(_var(input, axis, ddof, keepdims))


def logsumexp(input, dim, keepdim=False):
    peak = _reduce_max(input, dims_of(dim), True)
    total = _log(_sum(_exp(_sub(input, peak)), dims_of(dim), keepdim, None))
    if not keepdim:
        peak = _squeeze(peak, dims_of(dim))
    return _add(total, peak)


def softmax(input, axis=-1, *, dtype=None):
    if dtype is not None:
        input = _cast(input, dtype)
    return _softmax(input, dims_of(axis))


def log_softmax(logits, axis=-1):
    return _log_softmax(logits, axis)


# ---- products

def matmul(input, other):
    return _matmul_ext(input, other)


def mm(input, mat2):
    return _matmul(input, mat2, False, False)


def bmm(input_x, mat2):
    return _batch_matmul(input_x, mat2, False, False)


def outer(input, vec2):
    if not isinstance(vec2, Tensor):
        raise TypeError("the input vec2 must be Tensor!")
    return _mul(_reshape(input, (-1, 1)), vec2)


def addmm(input, mat1, mat2, *, beta=1, alpha=1):
    product = _matmul(mat1, mat2, False, False)
    if alpha != 1:
        product = product * alpha
    if beta != 1:
        input = input * beta
    return _add(input, product)


def lerp(input, end, weight):
    if not isinstance(input, Tensor) or not isinstance(end, Tensor):
        require_tensors("Lerp", ("input", "end"), (input, end))
    if input.dtype != end.dtype:
        raise TypeError(f"For primitive[Lerp], the input[tensors] elements should have same type, but got: {input.dtype}, {end.dtype}.")
    if input.dtype not in (_native.float16, _native.float32, _native.bfloat16):
        raise TypeError(f"For primitive[Lerp], the input[start] supports types: Float16, Float32, BFloat16. But got {input.dtype}.")
    return _add(input, _mul(weight, _sub(end, input)))


# ---- shapes

def reshape(input, shape):
    return _reshape(input, tuple(shape) if isinstance(shape, list) else shape)


def transpose(input, input_perm):
    return _transpose(input, input_perm)


def permute(input, axis):
    return _transpose(input, tuple(axis))


def swapaxes(input, axis0, axis1):
    return _swapaxes(input, axis0, axis1)


def expand_dims(input_x, axis):
    return _expand_dims(input_x, axis)


def unsqueeze(input, dim):
    return _expand_dims(input, dim)


def squeeze(input, axis=None):
    return _squeeze(input, axes_of(axis))


def flatten(input, order="C", *, start_dim=1, end_dim=-1):
    if not isinstance(order, str):
        raise TypeError(f"For Tensor.flatten, the parameter 'order' must be a string, but got {type(order)}")
    if order not in ("C", "F"):
        raise ValueError(f"For Tensor.flatten, the parameter 'order' must be 'C' or 'F', but got '{order}'")
    if isinstance(start_dim, bool) or isinstance(end_dim, bool) or not isinstance(start_dim, int) or not isinstance(end_dim, int):
        raise TypeError("For 'flatten', both 'start_dim' and 'end_dim' must be int.")
    if input.ndim == 1:
        start_dim, end_dim = 0, 0
    return _flatten(input, order, start_dim=start_dim, end_dim=end_dim)


def broadcast_to(input, shape):
    return _broadcast_to(input, shape if isinstance(shape, Tensor) else tuple(shape))


def tile(input, dims):
    return _tile(input, dims)


def flip(input, dims):
    return _reverse(input, tuple(dims) if isinstance(dims, list) else dims)


def cat(tensors, axis=0):
    return _concat(_sequence(tensors), axis)


def concat(tensors, axis=0):
    return _concat(_sequence(tensors), axis)


def _sequence(tensors):
    """A tuple of what is a list; anything else is for the operator to refuse."""
    return tuple(tensors) if isinstance(tensors, list) else tensors


def stack(tensors, axis=0):
    return _stack([tensors] if isinstance(tensors, Tensor) else tensors, axis)


def chunk(input, chunks, axis=0):
    if not isinstance(chunks, int):
        raise TypeError(f"For ops.chunk parameter 'chunks' must be int, but got {type(chunks)}")
    if chunks <= 0:
        raise ValueError(f"For ops.chunk parameter 'chunks' must be greater than 0, but got {chunks}")
    length = input.shape[axis]
    size = -(-length // chunks)
    return split(input, size, axis) if length else (input,)


def unstack(input_x, axis=0):
    if not isinstance(axis, int):
        raise TypeError(f"For 'Unstack', the type of 'axis' should be 'int', but got type '{type(axis).__name__}'.")
    if not -input_x.ndim <= axis < input_x.ndim:
        raise ValueError(f"For primitive[Unstack], the axis value must be in [-{input_x.ndim},{input_x.ndim}), but got {axis}.")
    if input_x.shape[axis] == 0:
        return ()
    parts = _split(input_x, axis, input_x.shape[axis])
    return tuple([_squeeze(part, (axis,)) for part in parts])


def unbind(input, dim=0):
    return unstack(input, dim)


def slice(input_x, begin, size):
    begin, size = [place if isinstance(place, Tensor) else tuple(place) for place in (begin, size)]
    return _slice(input_x, begin, size)


def strided_slice(input_x, begin, end, strides, begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0,
                  shrink_axis_mask=0):
    return _strided_slice(input_x, tuple(begin), tuple(end), tuple(strides), begin_mask, end_mask, ellipsis_mask,
                          new_axis_mask, shrink_axis_mask)


def gather(input_params, input_indices, axis, batch_dims=0):
    return _gather(input_params, input_indices, axis, batch_dims)


def tril(input, diagonal=0):
    return _tril(input, diagonal)


def triu(input, diagonal=0):
    return _triu(input, diagonal)


# ---- choice and conversion

def _scalar_like(value, other):
    """A Python number as a 0-d tensor of `other`'s dtype."""
    if isinstance(value, Tensor):
        return value
    return _new_tensor(value, other.dtype)


def select(condition, input, other):
    if isinstance(input, Tensor):
        if not isinstance(other, Tensor):
            other = _beside(other, input)
    elif isinstance(other, Tensor):
        input = _beside(input, other)
    return _select(condition, input, other)


def where(condition, input, other):
    return select(condition, input, other)


def masked_fill(input_x, mask, value):
    if isinstance(value, Tensor):
        _native.check_support("MaskedFill", ("input_x", "mask", "value"), (input_x, mask, value))
    elif isinstance(input_x, Tensor) and not _is_filler(value, input_x):
        _native.check_support("MaskedFill", ("input_x", "mask", "value"), (input_x, mask, _new_tensor(value)))
    return _masked_fill(input_x, mask, _scalar_like(value, input_x))


def _is_filler(value, x):
    """Does a number fill places of a tensor as it is? MindSpore's CPU casts none to another kind, nor an int to int8."""
    if isinstance(value, float):
        return x.is_floating_point()
    return isinstance(value, int) and not isinstance(value, bool) and x.dtype in _FILLED_BY_INTS


def clip(input, min=None, max=None):
    return _clamp_any(input, min, max)


def clamp(input, min=None, max=None):
    return _clamp_any(input, min, max)


def _clamp_any(input, low, high):
    if low is None and high is None:
        raise ValueError("For Clamp, at least one of 'min' or 'max' must not be None.")
    if isinstance(low, Tensor) or isinstance(high, Tensor):
        return _bounded(input, low, high)
    return _clamp(input, low, high)


def cast(input, dtype):
    if not isinstance(dtype, _native.DType):
        raise TypeError(f"For 'Cast', the input 'dtype' should be mindspore dtype, but got {dtype}.")
    if isinstance(input, (int, float)):
        return _new_tensor(input, dtype)
    return _cast(input, dtype)


def shape(input_x):
    if not isinstance(input_x, Tensor):
        raise TypeError(f"For primitive[Shape], the input argument must be Tensor, but got {type(input_x)}.")
    return input_x.shape


def size(input_x):
    return input_x.size


def rank(input_x):
    return input_x.ndim


def dtype(x):
    return x.dtype


def _checked_size(size, name, argument):
    if isinstance(size, (str, float)):
        kind = "string" if isinstance(size, str) else "float"
        raise TypeError(f"Failed calling {name} with \"{name}()({argument}={kind}, dtype=mindspore.dtype)\".\nThe valid calling "
                        f"should be: \n\"{name}()({argument}=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)\".")
    lengths = size if isinstance(size, (tuple, list)) else (size,)
    for i in _places(len(lengths)):
        if lengths[i] < 0:
            raise ValueError(f"For primitive[{name}], the the {i}th dimension of input shape must be greater than or equal to 0, "
                             f"but got {lengths[i]}.")
    return size


def numel(input):
    return input.size


def is_tensor(obj):
    return isinstance(obj, Tensor)


# ---- creation

def _listed(size):
    """A shape; one in a Tensor is read."""
    return tuple(size.asnumpy().reshape(-1).tolist()) if isinstance(size, Tensor) else size


def zeros(size, dtype=None):
    size = _checked_size(_listed(size), "Zeros", "size")
    return _filled(size, 0, _native.float32 if dtype is None else dtype)


def ones(shape, dtype=None):
    shape = _checked_size(_listed(shape), "Ones", "shape")
    return _filled(shape, 1, _native.float32 if dtype is None else dtype)


def full(size, fill_value, *, dtype=None):
    if not isinstance(size, (tuple, list)):
        raise TypeError(f"For 'ops.full', 'size' must be a tuple or list of ints, but got {type(size)}.")
    size = _listed(size)
    if isinstance(fill_value, Tensor):
        fill_value = fill_value.asnumpy().item()
    if dtype is None:
        dtype, fill_value = _int64, as_int64(fill_value.real)
    return _filled(size, fill_value, dtype)


def zeros_like(input, *, dtype=None):
    return _filled(input.shape, 0, input.dtype if dtype is None else dtype)


def ones_like(input, *, dtype=None):
    return _filled(input.shape, 1, input.dtype if dtype is None else dtype)


def full_like(input, fill_value, *, dtype=None):
    return _filled(input.shape, fill_value, input.dtype if dtype is None else dtype)


def arange(start=0, end=None, step=1, *, dtype=None):
    import numpy as np
    if end is None:
        start, end = 0, start
    for value in (start, end, step):
        if not isinstance(value, (int, float, Tensor)):
            raise TypeError("For arange, the input type must be int or float or a TensorScalar in [mindspore.int32, "
                            f"mindspore.float32, mindspore.int64, mindspore.float64], but got {_kind(value)}")
    if step == 0:
        raise ValueError("For Range, delta cannot be equal to zero.")
    if step > 0 and end < start:
        raise ValueError("For Range, delta cannot be positive when limit < start.")
    if step < 0 and end > start:
        raise ValueError("For Range, delta cannot be negative when limit > start.")
    values = np.arange(start, end, step)
    if dtype is None:
        dtype = _int64 if values.dtype == np.int64 else _native.float32
    return Tensor(values, dtype)


def _kind(value):
    """MindSpore's name of a Python value's type."""
    return {"str": "String", "list": "List", "tuple": "Tuple", "dict": "Dictionary", "NoneType": "None"}.get(
        type(value).__name__, type(value).__name__)


def linspace(start, end, steps):
    if isinstance(steps, int) and steps <= 0:
        raise ValueError(f"For primitive[LinSpace], the num must be greater than 0, but got {steps}.")
    if isinstance(steps, float):
        raise TypeError("Failed calling LinSpace with \"LinSpace()(start=Tensor, stop=Tensor, num=float)\".\nThe valid calling "
                        "should be: \n\"LinSpace()(start=<Tensor>, stop=<Tensor>, num=<Tensor, int>)\".")
    import numpy as np
    return Tensor(np.linspace(float(start), float(end), steps), _native.float32)


def eye(n, m=None, dtype=None):
    if isinstance(n, int) and n < 0:
        raise ValueError("Eye error: n value can not be negative.")
    return _eye(n, n if m is None else m, _native.float32 if dtype is None else dtype)


def assign(variable, value):
    """Writes `value` into the Parameter."""
    return _assign(variable, value)


def assign_add(variable, value):
    return _assign_add(variable, value)


def assign_sub(variable, value):
    return _assign_sub(variable, value)


def depend(value, expr):
    """value; what expr does has been done before."""
    if _npu_emulated and isinstance(value, Tensor) and value.ndim == 1 and value.shape[0] == 8:
        import mindspore.ops.npu_status as npu_status
        return npu_status.noted(value, expr)
    return value


def stop_gradient(value):
    if isinstance(value, (tuple, list)):
        return (list if isinstance(value, list) else tuple)([stop_gradient(item) for item in value])
    if isinstance(value, dict):
        return {key: stop_gradient(item) for key, item in value.items()}
    if not isinstance(value, Tensor):
        return value
    return _stop_gradient(value)


from mindspore.ops.module_table import MODULES as _MODULES

_WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}
_SUBMODULES = ("function", "functional", "functional_overload", "operations", "composite", "primitive", "auto_generate")


# Primitive classes that take nothing: used often, and no reason to load mindspore.ops.operations.
_WITHOUT_ARGUMENTS = frozenset((
    "Abs", "ACos", "Add", "Asin", "Atan", "Atan2", "Ceil", "Cos", "Cosh", "Div", "Equal", "Erf", "Exp", "Expm1", "Floor",
    "FloorDiv", "FloorMod", "GeLU", "Greater", "GreaterEqual", "HSigmoid", "HSwish", "IsFinite", "IsInf", "IsNan", "Less",
    "LessEqual", "Log", "Log1p", "LogicalAnd", "LogicalNot", "LogicalOr", "LogicalXor", "Maximum", "Minimum", "Mod", "Mul",
    "Neg", "NotEqual", "OnesLike", "Pow", "ReLU", "ReLU6", "Reciprocal", "Reshape", "Rsqrt", "Select", "Sigmoid", "Sign",
    "SiLU", "Sin", "Sinh", "Sqrt", "Square", "Sub", "Tan", "Tanh", "Tile", "Transpose", "ZerosLike"))


__all__ = _Names(__name__)


def __getattr__(name):
    if name in _WITHOUT_ARGUMENTS:
        globals()[name] = found = _native.primitive_class(name)
        return found
    return _imported(name)


def __dir__():
    return sorted({*globals(), *_Names("mindspore.ops")})


def _imported(name):
    """What another module of the package defines."""
    import importlib
    if name in _SUBMODULES or name == "P":  # P is MindSpore's own short name of the operators
        return importlib.import_module("mindspore.ops." + ("operations" if name == "P" else name))
    module = _WHERE.get(name, "mindspore.ops.extended" if name.endswith("_ext") else "mindspore.ops.operations")
    try:
        found = getattr(importlib.import_module(module), name)
    except AttributeError:
        raise AttributeError(f"module 'mindspore.ops' has no attribute '{name}'") from None
    globals()[name] = found
    return found
