"""Functions of networks in mindspore.ops: activations, convolution, pooling, normalisation, losses. Bodies call
primitives in the form that MindSpore's graphs show, or compose them."""
import _refjit as _native
from _refjit import Tensor
from mindspore.common.tensor import primitive, dims_of
from mindspore.ops import operations_nn as _classes
from mindspore.ops.operator_base import require, short_type

_add = primitive("Add")
_bias_add = primitive("BiasAdd")
_celu = primitive("CeLU")
_clamp = primitive("ClampScalar")
_div = primitive("Div")
_elu = primitive("Elu")
_exp = primitive("Exp")
_greater = primitive("Greater")
_hardshrink = primitive("HShrink")
_logit = _native.user_primitive("Logit")
_maximum = primitive("Maximum")
_mean = primitive("ReduceMean")
_minimum = primitive("Minimum")
_mul = primitive("Mul")
_one_hot = primitive("OneHot")
_reshape = primitive("Reshape")
_select = primitive("Select")
_sigmoid = primitive("Sigmoid")
_softplus = primitive("Softplus")
_softshrink = primitive("SoftShrink")
_sqrt = primitive("Sqrt")
_square = primitive("Square")
_sub = primitive("Sub")
_sum = primitive("ReduceSum")
_tanh = primitive("Tanh")
_threshold = primitive("Threshold")
_new_tensor = _native.tensor
_dense = primitive("Dense")
_pad_slice = primitive("Slice")


# ---- activations

def _activation(operator_name, name, argument="input"):
    operator = _native.user_primitive(operator_name)
    if argument == "x":
        def function(x):
            return operator(x)
    elif argument == "input_x":
        def function(input_x):
            return operator(input_x)
    else:
        def function(input):
            return operator(input)
    function.__name__ = function.__qualname__ = name
    return function



_SIGNED = (_native.int8, _native.int16, _native.int32, _native.int64)


def _of_whole_numbers_too(function, argument="input"):
    """The function; of whole numbers what it gives of their float32, cut off."""
    if argument == "input_x":
        def either(input_x):
            if isinstance(input_x, Tensor) and input_x.dtype in _SIGNED:
                return function(input_x.astype(_native.float32)).astype(input_x.dtype)
            return function(input_x)
    else:
        def either(input):
            if isinstance(input, Tensor) and input.dtype in _SIGNED:
                return function(input.astype(_native.float32)).astype(input.dtype)
            return function(input)
    either.__name__ = either.__qualname__ = function.__name__
    return either


hardswish = _of_whole_numbers_too(_activation("HSwish", "hardswish"))
hardsigmoid = _of_whole_numbers_too(_activation("HSigmoid", "hardsigmoid"))
relu6 = _activation("ReLU6", "relu6", "x")
softsign = _activation("Softsign", "softsign", "x")
_silu = _activation("SiLU", "silu")


def silu(input):
    if isinstance(input, Tensor) and input.is_complex():
        return _mul(input, _sigmoid(input))
    return _silu(input)


_selu = _activation("SeLU", "selu", "input_x")


def selu(input_x):
    if isinstance(input_x, Tensor) and not input_x.is_floating_point():
        return _selu_of_whole_numbers(input_x)
    return _selu(input_x)


def _selu_of_whole_numbers(x):
    """MindSpore's constants are whole numbers here too: 1."""
    from mindspore.ops.operator_base import require
    require("SeLU", "input_x", x, "f2 f4 f8 i4 i1")
    return _select(_greater(x, 0), x, _sub(_exp(x.astype(_native.float32)), 1.0).astype(x.dtype))


mish = _activation("Mish", "mish", "x")
logsigmoid = _activation("LogSigmoid", "logsigmoid", "x")
fast_gelu = _activation("FastGeLU", "fast_gelu", "x")
erfc = _activation("Erfc", "erfc")
erfinv = _activation("Erfinv", "erfinv")
asinh = arcsinh = _activation("Asinh", "asinh")
acosh = arccosh = _activation("Acosh", "acosh")
atanh = arctanh = _activation("Atanh", "atanh")
_sinc = _activation("Sinc", "sinc")
rint = _activation("Rint", "rint", "x")


def sinc(input):
    if isinstance(input, Tensor) and not (input.is_floating_point() or input.is_complex()):
        input = input.astype(_native.float32)
    return _sinc(input)


def _require_float(alpha, primitive, argument):
    if not isinstance(alpha, float):
        raise TypeError(f'Failed calling {primitive} with "{primitive}(alpha={short_type(alpha)})({argument}=Tensor)".\nThe valid calling should '
                        f'be: \n"{primitive}(alpha=<float>)({argument}=<Tensor>)".')


def elu(input_x, alpha=1.0):
    _require_float(alpha, "Elu", "input_x")
    if alpha != 1.0:
        raise ValueError("EluIn Elu, alpha must be 1.0f.")
    return _elu(input_x, alpha)


def celu(x, alpha=1.0):
    _require_float(alpha, "CeLU", "x")
    if alpha == 0:
        raise ValueError("For primitive[CeLU], the alpha must be not equal to 0 , but got 0.")
    return _celu(x, alpha)


def hardshrink(input, lambd=0.5):
    require("HShrink", "input_x", input, "V2 f2 f4")
    return _hardshrink(input, float(lambd))


def softshrink(input, lambd=0.5):
    require("SoftShrink", "input_x", input, "V2 f2 f4")
    if isinstance(lambd, str):
        raise TypeError("Failed calling SoftShrink with \"SoftShrink(lambd=string)(input=Tensor)\".\nThe valid calling should be: \n"
                        "\"SoftShrink(lambd=<Number>)(input=<Tensor>)\".")
    if lambd < 0:
        raise RuntimeError(f"For 'SoftShrink', the values for lambd should be greater or equal to 0, , but found to be [{lambd:g}].")
    return _softshrink(input, float(lambd))


def hardtanh(input, min_val=-1.0, max_val=1.0):
    for name, value in (("min_val", min_val), ("max_val", max_val)):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise TypeError(f"For 'hardtanh', the type of '{name}' should be one of '['int', 'float']', but got type "
                            f"'{type(value).__name__}'.")
    return _minimum(_maximum(input, min_val), max_val).astype(input.dtype)  # at a bound it has half the gradient


def threshold(input, thr, value):
    if not input.is_floating_point():
        return _select(_greater(input, thr), input, _native.tensor(value, input.dtype))
    return _threshold(input, float(thr), float(value))


def tanhshrink(input):
    if isinstance(input, Tensor) and input.dtype in (_native.uint16, _native.uint32, _native.uint64):
        return _sub(input.astype(_native.float32), _tanh(input))
    return _sub(input, _tanh(input))


def leaky_relu(input, alpha=0.2):
    if not isinstance(input, Tensor):
        kind = "Float32" if isinstance(input, float) else "Int64" if isinstance(input, int) else type(input).__name__
        raise TypeError(f"For 'leaky_relu', the 'input' must be a Tensor, but got '{kind}'")
    if not input.is_floating_point():
        slope = _native.filled((), int(alpha), input.dtype)
        return _maximum(_mul(slope, input), input) if alpha <= 1 else _minimum(_mul(slope, input), input)
    return _maximum(_mul(alpha, input), input) if alpha <= 1 else _minimum(_mul(alpha, input), input)


def softplus(input, beta=1, threshold=20):
    if beta == 0:
        raise ValueError("For 'softplus', the value of 'beta' cannot be 0.")
    scaled = input if beta == 1 else _mul(input, beta)
    result = _softplus(scaled) if beta == 1 else _div(_softplus(scaled), beta)
    return _select(_greater(scaled, threshold), input, result)


def prelu(input, weight):
    for name, value in (("x", input), ("weight", weight)):
        if isinstance(value, Tensor) and not value.is_floating_point():
            raise TypeError(f"For primitive[PReLU], the input argument[{name}] must be a type of {{Float16, Float32}}, but got {value.dtype}.")
    if weight.ndim != 1:
        raise ValueError("The dimension of 'weight' must be " + ("less than or equal to 1" if weight.ndim else "1"))
    channels = input.shape[1] if input.ndim > 1 else 1
    if weight.shape[0] not in (1, channels):
        raise ValueError(f"For 'Prelu', the length of 'weight' must be equal to number of channels: {channels}, but got [const vector]"
                         f"{{{weight.shape[0]}}}.")
    if weight.dtype != input.dtype:
        weight = weight.astype(input.dtype)
    if input.ndim == 0:
        weight = _reshape(weight, ())
    if weight.ndim == 1 and weight.shape[0] != 1 and input.ndim > 1:
        weight = _reshape(weight, (weight.shape[0],) + (1,) * (input.ndim - 2))
    return _select(_greater(input, 0), input, _mul(input, weight))


def glu(x, axis=-1):
    _native.check_support("Sigmoid", ("input",), (x,))
    half = x.shape[axis] // 2
    if x.shape[axis] % 2:
        raise ValueError(f"For 'glu', the length of 'axis' must be even, but got {x.shape[axis]}.")
    begin = [0] * x.ndim
    size = list(x.shape)
    size[axis] = half
    first = _pad_slice(x, tuple(begin), tuple(size))
    begin[axis] = half
    return _mul(first, _sigmoid(_pad_slice(x, tuple(begin), tuple(size))))


def logit(input, eps=None):
    return _logit(input, -1.0 if eps is None else eps)


def softmin(x, axis=-1, *, dtype=None):
    from mindspore.ops import softmax
    return softmax(-x, axis, dtype=dtype)


# ---- convolution, pooling, normalisation

def _pair(value):
    return (value, value) if isinstance(value, int) else tuple(value)


def conv2d(input, weight, bias=None, stride=1, pad_mode="valid", padding=0, dilation=1, groups=1):
    if isinstance(padding, (tuple, list)):
        padding = tuple(padding)
        if len(padding) == 2:
            padding = (padding[0], padding[0], padding[1], padding[1])
    if weight.ndim != 4:
        raise ValueError("For 'Conv2D' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, "
                         f"but got {weight.shape[2:]}")
    operator = _classes.Conv2D(weight.shape[0], (weight.shape[2], weight.shape[3]), 1, pad_mode, padding, _pair(stride),
                               _pair(dilation), groups)
    output = operator(input, weight)
    if bias is None:
        return output
    return _bias_add(output, bias)


def bias_add(input_x, bias):
    return _bias_add(input_x, bias)


def dense(input, weight, bias=None):
    return _dense(input, weight, bias)


def batch_norm(input_x, running_mean, running_var, weight, bias, training=False, momentum=0.1, eps=1e-5):
    return _classes.BatchNorm(training, eps, momentum)(input_x, weight, bias, running_mean, running_var)[0]


def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    shape = tuple(normalized_shape)
    axis = input.ndim - len(shape)
    if weight is None:
        weight = _native.filled(shape, 1, input.dtype)
    if bias is None:
        bias = _native.filled(shape, 0, input.dtype)
    return _classes.LayerNorm(axis, axis, eps)(input, weight, bias)[0]


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    kinds = [input.dtype if x is None else x.dtype for x in (weight, bias)]
    if not input.is_floating_point() or kinds != [input.dtype] * 2:
        raise TypeError("For GroupNorm. input arguments' types must be the same and be one of [BFloat16, Float16, Float32, Float64]. But got "
                        f"input's type: {input.dtype}, weight's type: {kinds[0]}, bias's type: {kinds[1]}.")
    shape = input.shape
    grouped = _reshape(input, (shape[0], num_groups, -1))
    mean = _mean(grouped, (2,), True)
    centred = _sub(grouped, mean)
    variance = _mean(_square(centred), (2,), True)
    result = _reshape(_div(centred, _sqrt(_add(variance, eps))), shape)
    per_channel = (shape[1],) + (1,) * (len(shape) - 2)
    if weight is not None:
        result = _mul(result, _reshape(weight, per_channel))
    if bias is not None:
        result = _add(result, _reshape(bias, per_channel))
    return result


def l2_normalize(x, axis=0, epsilon=1e-4):
    total = _sum(_square(x), dims_of(axis), True, False)
    return _div(x, _sqrt(_maximum(total, epsilon)))


# ---- labels and sums

def one_hot(indices, depth, on_value=1, off_value=0, axis=-1):
    if not isinstance(on_value, Tensor):
        on_value = _new_tensor(on_value)
    if not isinstance(off_value, Tensor):
        off_value = _new_tensor(off_value, on_value.dtype)
    return _one_hot(indices, depth, on_value, off_value, axis)


def l2_loss(x):
    return _div(_sum(_square(x), (), False, False), 2.0)


def addn(x):
    if isinstance(x, Tensor):
        raise TypeError('Failed calling AddN with "AddN()(x=Tensor)".\nThe valid calling should be: \n'
                        '"AddN()(x=<list of tensor, tuple of Tensor>)".')
    if len(x) == 0:
        raise ValueError("For primitive[AddN], the input num must be greater than or equal to 1, but got 0.")
    for i, item in enumerate(x):
        shape = "(" + ", ".join([str(n) for n in item.shape]) + ")" if isinstance(item, Tensor) else "NoShape"
        if not isinstance(item, Tensor) or item.shape != x[0].shape:
            first = ", ".join([str(n) for n in x[0].shape])
            raise ValueError(f"For 'AddN', input shape must be same, but got shape of input[{i}]: {shape}, shape of input[0]: ({first}).")
    total = x[0]
    for item in x[1:]:
        total = _add(total, item)
    return total
