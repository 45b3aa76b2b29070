"""mindspore.mint.nn.functional: functions of networks under the names and arguments of mint."""
from mindspore import ops as _ops
from mindspore._public_names import Names as _Names

__all__ = _Names(__name__)
_SAME = frozenset((
    "adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool2d "
    "cross_entropy dropout2d fold gelu grid_sample group_norm l1_loss "
    "layer_norm mse_loss pixel_shuffle prelu sigmoid "
    "soft_margin_loss tanh unfold embedding softplus hardshrink softshrink hardsigmoid hardswish clamp broadcast_to").split())


def relu(input, inplace=False):
    return _kept(input, _ops.relu(input), inplace)


def relu6(input, inplace=False):
    return _kept(input, _ops.relu6(input), inplace)


def silu(input, inplace=False):
    return _kept(input, _ops.silu(input), inplace)


def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    return _kept(input, _ops.hardtanh(input, min_val, max_val), inplace)


def _kept(input, result, inplace):
    """The result, written into the input when that is asked for."""
    if not inplace:
        return result
    input.assign_value(result)
    return input


def mish(input):
    return _ops.mish(input)


def selu(input):
    return _ops.selu(input)


def smooth_l1_loss(input, target, reduction="mean", beta=1.0):
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f'Failed to convert the value "{reduction}" of input \'reduction\' of \'smooth_l1_loss\' to enum.')
    return _ops.smooth_l1_loss(input, target, beta, reduction)


def binary_cross_entropy_with_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    return _ops.binary_cross_entropy_with_logits(input, target, weight, pos_weight, reduction)


def linear(input, weight, bias=None):
    return _ops.dense(input, weight, bias)


def softmax(input, dim=None, dtype=None):
    return _ops.softmax(input, -1 if dim is None else dim, dtype=dtype)


def log_softmax(input, dim=None, *, dtype=None):
    return _ops.log_softmax(input if dtype is None else input.astype(dtype), _default_dim(input, dim))


def _default_dim(input, dim):
    if dim is None:
        return 0 if input.ndim in (0, 1, 3) else 1
    return dim


def dropout(input, p=0.5, training=True, inplace=False):
    return _kept(input, _ops.dropout(input, p, training), inplace)


def leaky_relu(input, negative_slope=0.01):
    return _ops.leaky_relu(input, negative_slope)


def glu(input, dim=-1):
    return _ops.glu(input, dim)


def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    return _ops.avg_pool2d(input, kernel_size, kernel_size if stride is None else stride, padding, ceil_mode, count_include_pad,
                           divisor_override or 0)


def conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    if isinstance(padding, str):
        return _ops.conv2d(input, weight, bias, stride, padding, 0, dilation, groups)
    return _ops.conv2d(input, weight, bias, stride, "pad", padding, dilation, groups)


def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    one = [value[0] if isinstance(value, (tuple, list)) else value for value in (stride, dilation)]
    wide = _ops.expand_dims(input, -2), _ops.expand_dims(weight, -2)
    if isinstance(padding, str):
        return _ops.squeeze(_ops.conv2d(*wide, bias, (1, one[0]), padding, 0, (1, one[1]), groups), -2)
    padding = padding[0] if isinstance(padding, (tuple, list)) else padding
    return _ops.squeeze(_ops.conv2d(*wide, bias, (1, one[0]), "pad", (0, 0, padding, padding), (1, one[1]), groups), -2)


def conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    if isinstance(padding, str):
        return _ops.conv3d(input, weight, bias, stride, padding, 0, dilation, groups)
    return _ops.conv3d(input, weight, bias, stride, "pad", padding, dilation, groups)


def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return _ops.conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    size, step, width = [v[0] if isinstance(v, (tuple, list)) else v for v in (kernel_size, kernel_size if stride is None else stride, padding)]
    return _ops.avg_pool1d(input, size, step, width, ceil_mode, count_include_pad)


def avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    return _ops.avg_pool3d(input, kernel_size, kernel_size if stride is None else stride, padding, ceil_mode, count_include_pad,
                           divisor_override or 0)


def elu(input, alpha=1.0, inplace=False):
    return _kept(input, _ops.select(input > 0, input, (_ops.exp(_ops.minimum(input, 0.0)) - 1.0) * alpha), inplace)


def threshold(input, threshold, value, inplace=False):
    return _kept(input, _ops.threshold(input, threshold, value), inplace)


def relu_(input):
    return _kept(input, _ops.relu(input), True)


def elu_(input, alpha=1.0):
    return _kept(input, elu(input, alpha), True)


def hardtanh_(input, min_val=-1, max_val=1):
    return _kept(input, _ops.hardtanh(input, min_val, max_val), True)


def threshold_(input, threshold, value):
    return _kept(input, _ops.threshold(input, threshold, value), True)


def logsigmoid(input):
    return _ops.logsigmoid(input)


def _one_row(output_size):
    return (1, output_size[0] if isinstance(output_size, (tuple, list)) else output_size)


def adaptive_avg_pool1d(input, output_size):
    return _ops.squeeze(_ops.adaptive_avg_pool2d(_ops.expand_dims(input, -2), _one_row(output_size)), -2)


def adaptive_max_pool1d(input, output_size, return_indices=False):
    values, indices = _ops.adaptive_max_pool2d(_ops.expand_dims(input, -2), _one_row(output_size), True)
    values = _ops.squeeze(values, -2)
    return (values, _ops.squeeze(indices, -2)) if return_indices else values


def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return _ops.max_pool2d(input, kernel_size, stride, padding, dilation, return_indices, ceil_mode)


def max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return _ops.max_unpool2d(input, indices, kernel_size, stride, padding, output_size)


def binary_cross_entropy(input, target, weight=None, reduction="mean"):
    return _ops.binary_cross_entropy(input, target, weight, reduction)


def nll_loss(input, target, weight=None, ignore_index=-100, reduction="mean"):
    return _ops.nll_loss(input, target, weight, ignore_index, reduction)


def kl_div(input, target, reduction="mean", log_target=False):
    """Of log-probabilities; target's are probabilities unless log_target."""
    if not log_target:
        return _ops.kl_div(input, target, reduction)
    loss = _ops.exp(target) * (target - input)
    if reduction == "none":
        return loss
    total = _ops.sum(loss)
    return total if reduction == "sum" else total / (input.shape[0] if reduction == "batchmean" else input.size)


def pad(input, pad, mode="constant", value=None):
    return _ops.pad(input, pad, mode, value)


def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None):
    from mindspore.ops.array_functions import resize_freely
    return resize_freely(input, size, scale_factor, mode, align_corners)


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    return interpolate(input, size, scale_factor, mode, align_corners)


def one_hot(tensor, num_classes=-1):
    depth = int(tensor.max()) + 1 if num_classes == -1 else num_classes
    return _ops.one_hot(tensor, depth, 1, 0).astype(tensor.dtype)


def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    return _ops.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


def normalize(input, p=2.0, dim=1, eps=1e-12):
    size = _ops.vector_norm(input, p, dim, True)
    return input / _ops.maximum(size, _ops.full_like(size, eps))


def flatten(input, start_dim=0, end_dim=-1):
    return _ops.flatten(input, start_dim=start_dim, end_dim=end_dim)


def __getattr__(name):
    if name not in _SAME:
        raise AttributeError(f"module 'mindspore.mint.nn.functional' has no attribute '{name}'")
    found = getattr(_ops, name)
    globals()[name] = found
    return found
