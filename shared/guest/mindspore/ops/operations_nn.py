"""The primitive classes of networks: convolution, pooling, normalisation, activations with parameters, losses."""
import _refjit as _native
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator

_primitive = _native.user_primitive


def Conv2D(out_channel, kernel_size, mode=1, pad_mode="valid", pad=0, stride=1, dilation=1, group=1,
           data_format="NCHW"):
    _check_sizes("kernel_size", kernel_size, "two")
    _check_sizes("stride", stride, "two or four")
    _check_sizes("dilation", dilation, "two or four")
    validator.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", "Conv2D")
    validator.check_string(data_format, ["NCHW", "NHWC"], "format", "Conv2D")
    validator.check_equal_int(mode, 1, "mode", "Conv2D")
    validator.check_positive_int(out_channel, "out_channel", "Conv2D")
    validator.check_positive_int(group, "group", "Conv2D")
    validator.check_value_type("pad", pad, (int, tuple), "Conv2D")
    for item in (pad,) if isinstance(pad, int) else pad:
        validator.check_non_negative_int(item, "pad item", "Conv2D")
    if pad_mode != "pad" and pad != 0 and pad != (0, 0, 0, 0):
        raise ValueError("For 'Conv2D', the 'pad' must be zero when 'pad_mode' is not 'pad', but got 'pad': "
                         f"{pad} and 'pad_mode': {pad_mode}.")
    return _primitive("Conv2D", out_channel=out_channel, kernel_size=kernel_size, mode=mode, pad_mode=pad_mode, pad=pad,
                      stride=stride, dilation=dilation, group=group, data_format=data_format)


def _check_sizes(name, value, counts):
    """A positive int, or a tuple of two of them (four, with those of batch and channels, where `counts` says so)."""
    validator.check_value_type(name, value, (int, tuple), "Conv2D")
    sizes = (value, value) if isinstance(value, int) else value
    if len(sizes) != 2 and (len(sizes) != 4 or counts == "two") or [s for s in sizes if not isinstance(s, int) or s <= 0]:
        raise ValueError(f"For 'Conv2D' attr '{name}' must be an positive int number or a tuple of {counts} positive int numbers, but got "
                         f"{value}")


def Conv2DBackpropInput(out_channel, kernel_size, pad_mode="valid", pad=0, pad_list=None, mode=1, stride=1, dilation=1,
                        group=1, data_format="NCHW"):
    return _primitive("Conv2DBackpropInput", out_channel=out_channel, kernel_size=kernel_size, mode=mode,
                      pad_mode=pad_mode, pad=pad, stride=stride, dilation=dilation, group=group, data_format=data_format)


def Conv2DBackpropFilter(out_channel, kernel_size, pad_mode="valid", pad=0, pad_list=(0, 0, 0, 0), mode=1, stride=1,
                         dilation=1, group=1, data_format="NCHW"):
    return _primitive("Conv2DBackpropFilter", out_channel=out_channel, kernel_size=kernel_size, mode=mode,
                      pad_mode=pad_mode, pad=pad, stride=stride, dilation=dilation, group=group, data_format=data_format)


def MaxPool(kernel_size=1, strides=1, pad_mode="valid", data_format="NCHW"):
    return _primitive("MaxPool", kernel_size=kernel_size, strides=strides, pad_mode=pad_mode, data_format=data_format)


def AvgPool(kernel_size=1, strides=1, pad_mode="VALID", data_format="NCHW"):
    return _primitive("AvgPool", kernel_size=kernel_size, strides=strides, pad_mode=pad_mode, data_format=data_format)


def MaxPoolGrad(kernel_size=1, strides=1, pad_mode="VALID", data_format="NCHW"):
    return _primitive("MaxPoolGrad", kernel_size=kernel_size, strides=strides, pad_mode=pad_mode,
                      data_format=data_format)


def AvgPoolGrad(kernel_size=1, strides=1, pad_mode="VALID", data_format="NCHW"):
    return _primitive("AvgPoolGrad", kernel_size=kernel_size, strides=strides, pad_mode=pad_mode,
                      data_format=data_format)


def BatchNorm(is_training=False, epsilon=1e-5, momentum=0.1, data_format="NCHW"):
    return _primitive("BatchNorm", is_training=is_training, epsilon=epsilon, momentum=momentum, data_format=data_format)


def BatchNormGrad(is_training=False, epsilon=1e-5, data_format="NCHW"):
    return _primitive("BatchNormGrad", is_training=is_training, epsilon=epsilon, data_format=data_format)


def LayerNorm(begin_norm_axis=1, begin_params_axis=1, epsilon=1e-7):
    return _primitive("LayerNorm", begin_norm_axis=begin_norm_axis, begin_params_axis=begin_params_axis,
                      epsilon=epsilon)


def LayerNormGrad(begin_norm_axis=1, begin_params_axis=1):
    return _primitive("LayerNormGrad", begin_norm_axis=begin_norm_axis, begin_params_axis=begin_params_axis)


def BiasAdd(data_format="NCHW"):
    if data_format == "NHWC":
        return _Call("BiasAdd", _bias_at_the_end)
    return _primitive("BiasAdd", data_format=data_format)


def _bias_at_the_end(input_x, bias):
    if input_x.shape[-1] != bias.shape[0]:
        raise ValueError(f"For 'BiasAdd', bias[0] shape should be equal to input_x[{input_x.ndim - 1}] shape when data_format is 1, but got "
                         f"bias shape: .[const vector]{{{bias.shape[0]}}}, input_shape: {list(input_x.shape)}.")
    return input_x + bias


def BiasAddGrad(data_format="NCHW"):
    return _primitive("BiasAddGrad", data_format=data_format)


def OneHot(axis=-1):
    return _primitive("OneHot", axis=axis)


def Elu(alpha=1.0):
    if alpha != 1.0:
        raise ValueError("EluIn Elu, alpha must be 1.0f.")
    return _primitive("Elu", alpha=alpha)


def CeLU(alpha=1.0):
    return _primitive("CeLU", alpha=float(alpha))


def HShrink(lambd=0.5):
    return _primitive("HShrink", lambd=float(lambd))


def SoftShrink(lambd=0.5):
    return _primitive("SoftShrink", lambd=float(lambd))


def Logit(eps=-1.0):
    return _primitive("Logit", eps=eps)


def SparseSoftmaxCrossEntropyWithLogits(is_grad=False, sens=1.0):
    return _primitive("SparseSoftmaxCrossEntropyWithLogits", is_grad=is_grad, sens=sens)


def NLLLoss(reduction="mean", ignore_index=-100):
    return _primitive("NLLLoss", reduction=reduction, ignore_index=ignore_index)


def ApplyMomentum(use_nesterov=False, use_locking=False, gradient_scale=1.0):
    return _primitive("ApplyMomentum", use_nesterov=use_nesterov, use_locking=use_locking,
                      gradient_scale=gradient_scale)


def SGD(dampening=0.0, weight_decay=0.0, nesterov=False):
    return _primitive("SGD", dampening=float(dampening), weight_decay=float(weight_decay), nesterov=nesterov)


def Adam(use_locking=False, use_nesterov=False):
    return _primitive("Adam", use_locking=use_locking, use_nesterov=use_nesterov)


def AdamWeightDecay(use_locking=False):
    return _primitive("AdamWeightDecay", use_locking=use_locking)


class _Call(Operator):
    """A primitive that is a composition of others: called like one."""

    def __init__(self, name, function, **bound):
        Operator.__init__(self)
        self.name = self.instance_name = name
        self.function = function
        self.bound = bound

    def __call__(self, *args):
        return self.function(*args, **self.bound)


def BinaryCrossEntropy(reduction="mean"):
    from mindspore.ops.loss import binary_cross_entropy
    return _Call("BinaryCrossEntropy", binary_cross_entropy, reduction=reduction)


def BCEWithLogitsLoss(reduction="mean"):
    from mindspore.ops.loss import binary_cross_entropy_with_logits
    return _Call("BCEWithLogitsLoss", binary_cross_entropy_with_logits, reduction=reduction)


def SmoothL1Loss(beta=1.0, reduction="none"):
    from mindspore.ops.loss import smooth_l1_loss
    return _Call("SmoothL1Loss", smooth_l1_loss, beta=beta, reduction=reduction)


def KLDivLoss(reduction="mean"):
    from mindspore.ops.loss import kl_div
    return _Call("KLDivLoss", kl_div, reduction=reduction)


def L2Loss():
    from mindspore.ops.nn_functions import l2_loss
    return _Call("L2Loss", l2_loss)


def L2Normalize(axis=0, epsilon=1e-4):
    validator.check_value_type("axis", [axis] if isinstance(axis, int) else axis, [list, tuple], "L2Normalize")
    from mindspore.ops.nn_functions import l2_normalize
    return _Call("L2Normalize", l2_normalize, axis=axis, epsilon=epsilon)


def AddN():
    from mindspore.ops.nn_functions import addn
    return _Call("AddN", addn)


def PReLU():
    from mindspore.ops.nn_functions import prelu
    return _Call("PReLU", prelu)


def TopK(sorted=True):
    return _primitive("TopK", sorted=sorted)


def Sort(axis=-1, descending=False):
    return _primitive("Sort", axis=axis, descending=descending)


def CumProd(exclusive=False, reverse=False):
    return _primitive("CumProd", exclusive=exclusive, reverse=reverse)


def Cummax(axis):
    return _primitive("Cummax", axis=axis)


def Cummin(axis):
    return _primitive("Cummin", axis=axis)


def TensorScatterElements(axis=0, reduction="none", *, reduce=None):
    """The generated primitive says `reduce`."""
    return _primitive("TensorScatterElements", axis=axis, reduce=reduction if reduce is None else reduce)


def _from_arrays(name):
    from mindspore.ops import array_functions
    return getattr(array_functions, name)


def IndexAdd(axis, use_lock=True, check_index_bound=True):
    return _Call("IndexAdd", _from_arrays("index_add"), axis=axis)


def InplaceUpdate(indices):
    return _Call("InplaceUpdate", _from_arrays("inplace_update"), indices=indices)


def InplaceAdd(indices):
    return _Call("InplaceAdd", _from_arrays("inplace_add"), indices=indices)


def InplaceSub(indices):
    return _Call("InplaceSub", _from_arrays("inplace_sub"), indices=indices)


def ResizeNearestNeighbor(size, align_corners=False, half_pixel_centers=False):
    if align_corners and half_pixel_centers:
        raise ValueError("For ResizeNearestNeighbor, the half_pixel_centers must be false when align_corners is true, but "
                         f"half_pixel_centers got {half_pixel_centers}.")
    return _Call("ResizeNearestNeighbor", _from_arrays("resize_nearest_neighbor"), size=size, align_corners=align_corners)


def _check_block(block_size, who):
    validator.check_value_type("block_size", block_size, [int], who)
    validator.check_int(block_size, 2, validator.GE, "block_size", who)


def DepthToSpace(block_size):
    _check_block(block_size, "DepthToSpace")
    return _Call("DepthToSpace", _from_arrays("depth_to_space"), block_size=block_size)


def SpaceToDepth(block_size):
    _check_block(block_size, "SpaceToDepth")
    return _Call("SpaceToDepth", _from_arrays("space_to_depth"), block_size=block_size)


def _from_random(name):
    from mindspore.ops import random
    return getattr(random, name)


def Dropout(keep_prob=0.5, Seed0=0, Seed1=0):
    return _drawing("Dropout", "masked", Seed0, keep_prob=keep_prob)


def _drawing(name, function, seed, **bound):
    """A primitive that draws; one that is made with a seed has a generator."""
    from mindspore.ops import random
    return _Call(name, getattr(random, function), seed=seed, state=random.own_generator() if seed else None, **bound)


def UniformReal(seed=0, seed2=0):
    return _drawing("UniformReal", "uniform_real", seed)


def StandardNormal(seed=0, seed2=0):
    return _drawing("StandardNormal", "standard_normals", seed)


def UniformInt(seed=0, seed2=0):
    return _drawing("UniformInt", "uniform_int", seed)


def Multinomial(seed=0, seed2=0, dtype=None):
    numbers = _native.int64 if dtype == _native.int64 else _native.int32
    return _drawing("Multinomial", "chosen", seed, replacement=True, dtype=numbers)


def RandomShuffle(seed=0, seed2=0):
    return _drawing("RandomShuffle", "shuffled", seed)


def Bernoulli(seed=-1, offset=0):
    return _Call("Bernoulli", _from_random("bernoulli"), seed=seed if seed > 0 else None)
