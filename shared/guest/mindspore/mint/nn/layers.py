"""Layers of mindspore.mint.nn whose arguments are not those of mindspore.nn."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import HeUniform, Uniform, initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.mint.nn import functional as F


def _several(value, count):
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


class _Function(Cell):
    """A cell that calls a function with the arguments it was made with."""

    def __init__(self, function, **arguments):
        super().__init__()
        self._function, self._arguments = function, arguments

    def construct(self, *inputs):
        return self._function(*inputs, **self._arguments)


def _layer(name, function, *names, **defaults):
    """A class whose arguments go to a function."""
    class Layer(_Function):
        def __init__(self, *args, **kwargs):
            given = dict(defaults)
            given.update(zip(names, args))
            given.update(kwargs)
            unknown = [key for key in given if key not in names]
            if unknown or len(args) > len(names):
                raise TypeError(f"{name}.__init__() got an unexpected keyword argument '{(unknown or ['?'])[0]}'")
            missing = [key for key in names if key not in given]
            if missing:
                raise TypeError(f"{name}.__init__() missing {len(missing)} required positional argument: '{missing[0]}'")
            if function not in (F.relu6, F.elu):
                given.pop("inplace", None)
            super().__init__(function, **given)
    Layer.__name__ = Layer.__qualname__ = name
    Layer.__doc__ = f"mint.nn.functional over the arguments of {name}."
    return Layer


ELU = _layer("ELU", F.elu, "alpha", "inplace", alpha=1.0, inplace=False)
Threshold = _layer("Threshold", lambda input, threshold, value: ops.threshold(input, threshold, value), "threshold", "value", "inplace",
                   inplace=False)
Fold = _layer("Fold", lambda input, output_size, kernel_size, dilation, padding, stride: ops.fold(
    input, output_size, kernel_size, dilation, padding, stride), "output_size", "kernel_size", "dilation", "padding", "stride", dilation=1,
    padding=0, stride=1)
Unfold = _layer("Unfold", lambda input, kernel_size, dilation, padding, stride: ops.unfold(input, kernel_size, dilation, padding, stride),
                "kernel_size", "dilation", "padding", "stride", dilation=1, padding=0, stride=1)
AvgPool1d = _layer("AvgPool1d", F.avg_pool1d, "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", stride=None, padding=0,
                   ceil_mode=False, count_include_pad=True)
AvgPool3d = _layer("AvgPool3d", F.avg_pool3d, "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override",
                   stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None)
AdaptiveMaxPool2d = _layer("AdaptiveMaxPool2d", lambda input, output_size, return_indices: ops.adaptive_max_pool2d(
    input, output_size, return_indices), "output_size", "return_indices", return_indices=False)
UpsamplingNearest2d = _layer("UpsamplingNearest2d", lambda input, size, scale_factor: F.interpolate(input, size, scale_factor, "nearest"),
                             "size", "scale_factor", size=None, scale_factor=None)
UpsamplingBilinear2d = _layer("UpsamplingBilinear2d", lambda input, size, scale_factor: F.interpolate(
    input, size, scale_factor, "bilinear", True), "size", "scale_factor", size=None, scale_factor=None)


def _zero_pad(name, spatial):
    class ZeroPad(_Function):
        def __init__(self, padding):
            super().__init__(lambda input: ops.pad(input, _several(padding, 2 * spatial)))
    ZeroPad.__name__ = ZeroPad.__qualname__ = name
    ZeroPad.__init__.__qualname__ = name + ".__init__"
    ZeroPad.__doc__ = "Zeros around the last axes."
    return ZeroPad


ZeroPad1d, ZeroPad3d = _zero_pad("ZeroPad1d", 1), _zero_pad("ZeroPad3d", 3)


ReLU6 = _layer("ReLU6", F.relu6, "inplace", inplace=False)
LogSigmoid = _layer("LogSigmoid", F.logsigmoid)
SELU = _layer("SELU", ops.selu)
KLDivLoss = _layer("KLDivLoss", F.kl_div, "reduction", "log_target", reduction="mean", log_target=False)
L1Loss = _layer("L1Loss", ops.l1_loss, "reduction", reduction="mean")
Upsample = _layer("Upsample", F.interpolate, "size", "scale_factor", "mode", "align_corners", "recompute_scale_factor", size=None,
                  scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None)


class Hardtanh(Cell):
    """Within bounds."""

    def __init__(self, min_val=-1.0, max_val=1.0, inplace=False):
        super().__init__()
        self.min_val, self.max_val, self.inplace = min_val, max_val, inplace

    def construct(self, input):
        return F.hardtanh(input, self.min_val, self.max_val, self.inplace)


class AdaptiveAvgPool1d(Cell):
    """Means of windows, so many that the result has output_size."""

    def __init__(self, output_size):
        super().__init__()
        self.output_size = output_size

    def construct(self, input):
        return F.adaptive_avg_pool1d(input, self.output_size)

    def extend_repr(self):
        return f"output_size={self.output_size}"


class AdaptiveAvgPool2d(AdaptiveAvgPool1d):
    """Means of windows over two axes."""

    def construct(self, input):
        return F.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveMaxPool1d(AdaptiveAvgPool1d):
    """Maxima of windows."""

    def __init__(self, output_size, return_indices=False):
        super().__init__(output_size)
        self.return_indices = return_indices

    def construct(self, input):
        return F.adaptive_max_pool1d(input, self.output_size, self.return_indices)

    def extend_repr(self):
        return f"output_size={self.output_size}, return_indices={self.return_indices}"


class Dropout2d(Cell):
    """Zeros whole channels by chance while training."""

    def __init__(self, p=0.5):
        super().__init__()
        self.p = p

    def construct(self, x):
        return ops.dropout2d(x, self.p, self.training)


class BCELoss(Cell):
    """Binary cross entropy."""

    def __init__(self, weight=None, reduction="mean"):
        super().__init__()
        self.weight, self.reduction = weight, reduction

    def construct(self, input, target):
        return ops.binary_cross_entropy(input, target, self.weight, self.reduction)


class _Convolution(Cell):
    """Weights of a convolution over `spatial` axes."""

    _spatial = 2

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros",
                 dtype=None):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        count = self._spatial
        self.in_channels, self.out_channels, self.groups, self.padding_mode = in_channels, out_channels, groups, padding_mode
        self.kernel_size, self.stride, self.dilation = _several(kernel_size, count), _several(stride, count), _several(dilation, count)
        self.padding = padding if isinstance(padding, str) else _several(padding, count)
        shape = (out_channels, in_channels // groups) + self.kernel_size
        self.weight = Parameter(initializer(HeUniform(math.sqrt(5)), shape, dtype), name="weight")
        fan_in = in_channels // groups * math.prod(self.kernel_size)
        self.bias = Parameter(initializer(Uniform(1 / math.sqrt(fan_in)), (out_channels,), dtype), name="bias") if bias else None

    def extend_repr(self):
        return (f"input_channels={self.in_channels}, output_channels={self.out_channels}, kernel_size={self.kernel_size}, "
                f"stride={self.stride}, padding={self.padding}, dilation={self.dilation}, groups={self.groups}, "
                f"bias={self.bias is not None}")

    def _padded(self, input):
        """(input, padding): other modes than zeros pad before."""
        if self.padding_mode == "zeros":
            return input, self.padding
        widths = []
        for width in reversed(self.padding):
            widths += [width, width]
        return ops.pad(input, tuple(widths), self.padding_mode), 0

    def construct(self, input):
        input, padding = self._padded(input)
        function = (F.conv1d, F.conv2d, F.conv3d)[self._spatial - 1]
        return function(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class Conv1d(_Convolution):
    """Of (N, C, L)."""
    _spatial = 1


class Conv2d(_Convolution):
    """Of (N, C, H, W)."""


class Conv3d(_Convolution):
    """Of (N, C, D, H, W)."""
    _spatial = 3


class ConvTranspose2d(_Convolution):
    """The transpose of a convolution."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1,
                 padding_mode="zeros", dtype=None):
        super().__init__(out_channels, in_channels, kernel_size, stride, padding, dilation, groups, False, padding_mode, dtype)
        self.in_channels, self.out_channels, self.output_padding = in_channels, out_channels, output_padding
        if bias:
            bound = 1 / math.sqrt(in_channels // groups * math.prod(self.kernel_size))
            self.bias = Parameter(initializer(Uniform(bound), (out_channels,), self.weight.dtype), name="bias")

    def construct(self, input):
        return F.conv_transpose2d(input, self.weight, self.bias, self.stride, self.padding, self.output_padding, self.groups, self.dilation)


class _BatchNorm(Cell):
    """Batch norm with PyTorch's momentum, the share of the new."""

    _ranks = (4,)

    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, dtype=None):
        super().__init__()
        self.set_train()  # as MindSpore: these layers begin in training
        dtype = _native.float32 if dtype is None else dtype
        self.num_features, self.eps, self.momentum, self.affine = num_features, eps, momentum, affine
        self.track_running_stats = track_running_stats
        self.weight = Parameter(initializer("ones", num_features, dtype), name="weight") if affine else None
        self.bias = Parameter(initializer("zeros", num_features, dtype), name="bias") if affine else None
        if track_running_stats:
            self.running_mean = Parameter(initializer("zeros", num_features, dtype), name="running_mean", requires_grad=False)
            self.running_var = Parameter(initializer("ones", num_features, dtype), name="running_var", requires_grad=False)
            self.num_batches_tracked = Parameter(Tensor(0, _native.int64), name="num_batches_tracked", requires_grad=False)

    def construct(self, input):
        if input.ndim not in self._ranks:
            raise ValueError(f"expected {' or '.join([f'{rank}D' for rank in self._ranks])} input (got {input.ndim}D input)")
        axes = (0,) + tuple(range(2, input.ndim))
        shape = (1, self.num_features) + (1,) * (input.ndim - 2)
        if self.training or not self.track_running_stats:
            mean = ops.mean(input, axes)
            variance = ops.mean(ops.square(input - ops.reshape(mean, shape)), axes)
            if self.training and self.track_running_stats:
                count = input.size // self.num_features
                share = self.momentum
                ops.assign(self.running_mean, self.running_mean * (1 - share) + mean * share)
                ops.assign(self.running_var, self.running_var * (1 - share) + variance * (share * count / (count - 1)))
        else:
            mean, variance = self.running_mean, self.running_var
        out = (input - ops.reshape(mean, shape)) * ops.reshape(ops.rsqrt(variance + self.eps), shape)
        return out * ops.reshape(self.weight, shape) + ops.reshape(self.bias, shape) if self.affine else out

    def extend_repr(self):
        return (f"num_features={self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, "
                f"track_running_stats={self.track_running_stats}")


class BatchNorm1d(_BatchNorm):
    """Of (N, C) or (N, C, L)."""
    _ranks = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Of (N, C, H, W)."""


class BatchNorm3d(_BatchNorm):
    """Of (N, C, D, H, W)."""
    _ranks = (5,)


class GroupNorm(Cell):
    """Normalises groups of channels."""

    def __init__(self, num_groups, num_channels, eps=1e-5, affine=True, dtype=None):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        self.num_groups, self.num_channels, self.eps, self.affine = num_groups, num_channels, eps, affine
        self.weight = Parameter(initializer("ones", num_channels, dtype), name="weight", requires_grad=affine)
        self.bias = Parameter(initializer("zeros", num_channels, dtype), name="bias", requires_grad=affine)

    def construct(self, input):
        return ops.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extend_repr(self):
        return f"num_groups={self.num_groups}, num_channels={self.num_channels}, eps={self.eps}, affine={self.affine}"


class LayerNorm(Cell):
    """Normalises over the last axes."""

    def __init__(self, normalized_shape, eps=1e-5, elementwise_affine=True, bias=True, dtype=None):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        self.normalized_shape, self.eps, self.elementwise_affine = _several(normalized_shape, 1), eps, elementwise_affine
        self.weight = Parameter(initializer("ones", self.normalized_shape, dtype), name="weight") if elementwise_affine else None
        self.bias = Parameter(initializer("zeros", self.normalized_shape, dtype), name="bias") if elementwise_affine and bias else None

    def construct(self, input):
        axes = tuple(range(-len(self.normalized_shape), 0))
        centred = input - ops.mean(input, axes, True)
        out = centred * ops.rsqrt(ops.mean(ops.square(centred), axes, True) + self.eps)
        if self.weight is not None:
            out = out * self.weight
        return out if self.bias is None else out + self.bias

    def extend_repr(self):
        return f"normalized_shape={self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


class Embedding(Cell):
    """Rows of a table."""

    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False,
                 _weight=None, _freeze=False, dtype=None):
        super().__init__()
        shape = (num_embeddings, embedding_dim)
        weight = initializer("normal", shape, _native.float32 if dtype is None else dtype) if _weight is None else _weight
        self.weight = Parameter(weight, name="weight", requires_grad=not _freeze)
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self._options = (padding_idx, max_norm, norm_type, scale_grad_by_freq)

    def construct(self, input):
        return ops.embedding(input, self.weight, *self._options[:3])

    def extend_repr(self):
        padding_idx, max_norm, norm_type, scale_grad_by_freq = self._options
        return (f"num_embeddings={self.num_embeddings}, embedding_dim={self.embedding_dim}, padding_idx={padding_idx}, max_norm={max_norm}, "
                f"norm_type={norm_type}, scale_grad_by_freq={scale_grad_by_freq}, dtype={self.weight.dtype}")


class SmoothL1Loss(Cell):
    """Squares near zero, absolute values beyond beta."""

    def __init__(self, reduction="mean", beta=1.0):
        super().__init__()
        self.reduction, self.beta = reduction, beta

    def construct(self, input, target):
        return ops.smooth_l1_loss(input, target, self.beta, self.reduction)


class BCEWithLogitsLoss(Cell):
    """Binary cross entropy of logits."""

    def __init__(self, weight=None, reduction="mean", pos_weight=None):
        super().__init__()
        self.weight, self.reduction, self.pos_weight = weight, reduction, pos_weight

    def construct(self, input, target):
        weight = ops.ones_like(input) if self.weight is None else self.weight
        pos_weight = ops.ones_like(input) if self.pos_weight is None else self.pos_weight
        return ops.binary_cross_entropy_with_logits(input, target, weight, pos_weight, self.reduction)


class PReLU(Cell):
    """A slope of its own below zero."""

    def __init__(self, num_parameters=1, init=0.25, dtype=None):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        self.weight = Parameter(ops.full((num_parameters,), init, dtype=dtype), name="weight")

    def construct(self, input):
        return ops.prelu(input, self.weight)


class SyncBatchNorm(BatchNorm2d):
    """Normalises by the statistics of all processes: of the one there is."""

    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, process_group=None, dtype=None):
        super().__init__(num_features, eps, momentum, affine, track_running_stats, dtype)
        self.process_group = process_group

# What MindSpore calls the classes themselves.
for _class in (AvgPool1d, AvgPool3d, Unfold, LayerNorm, Embedding, PReLU, L1Loss, Upsample):
    _class.__name__ = _class.__qualname__ = _class.__name__ + "Ext"
    if "__init__" in _class.__dict__:
        _class.__init__.__qualname__ = _class.__qualname__ + ".__init__"
del _class


class CrossEntropyLoss(Cell):
    """Cross entropy of logits and class numbers of any width, or of logits and probabilities."""

    def __init__(self, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        super().__init__()
        self.weight, self.ignore_index, self.reduction, self.label_smoothing = weight, ignore_index, reduction, label_smoothing

    def construct(self, input, target):
        return F.cross_entropy(input, target, self.weight, self.ignore_index, self.reduction, self.label_smoothing)
