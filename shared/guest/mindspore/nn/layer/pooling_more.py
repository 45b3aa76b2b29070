"""Layers over the composed poolings, paddings and shuffles of mindspore.ops."""
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.nn.cell import Cell
from mindspore.nn.layer.pooling import Pool
from mindspore.nn.layer.window_checks import check_mean_flags, check_mean_pads, no_pads, padded_maximum, pool_padding, triple
from mindspore.ops.pooling import tuple_of, max_pool, avg_pool


def _on_batches(pool, x):
    """A pooling of (N, C, D, H, W) on what may lack N."""
    if x.ndim != 4:
        return pool(x)
    out = pool(ops.expand_dims(x, 0))
    return tuple([ops.squeeze(part, 0) for part in out]) if isinstance(out, tuple) else ops.squeeze(out, 0)


class MaxPool3d(Pool):
    """Maxima of windows of (N, C, D, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self.padding = padded_maximum(padding, 3, "MaxPool3d")
        if self.pad_mode != "PAD":
            self._check_unpadded(pad_mode, dilation != 1 or return_indices, ceil_mode)
        triple(self.kernel_size, "kernel_size", "MaxPool3D")
        triple(self.stride, "strides", "MaxPool3D")
        self.dilation, self.return_indices, self.ceil_mode = dilation, return_indices, ceil_mode
        has_places = self.pad_mode == "PAD" and (dilation != 1 or return_indices)
        pads = tuple([pad for pad in self.padding for _ in range(2)]) if self.pad_mode == "PAD" else 0
        self.max_pool = None if has_places else ops.MaxPool3D(self.kernel_size, self.stride, self.pad_mode, pads, ceil_mode)

    def _check_unpadded(self, pad_mode, has_indices, ceil_mode):
        if has_indices:
            raise ValueError(f"For {self.cls_name}, the pad_mode must be 'pad' when dilation is not 1 or return_indices is True, but got "
                             f"pad_mode:{pad_mode}.")
        if ceil_mode:
            raise ValueError("When the 'pad_mode' is 'same' or 'valid', the 'ceil_mode' only supports 'None'.")
        if any(self.padding):
            raise ValueError("For 'MaxPool3D', the 'pad_list' must be " + no_pads(6, "pad_list").format(self.padding, pad_mode))

    def construct(self, x):
        if self.max_pool:
            return _on_batches(self.max_pool, x)
        return _on_batches(self._places, x)

    def _places(self, x):
        return ops.max_pool3d(x, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices)


class AvgPool3d(Pool):
    """Means of windows of (N, C, D, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, ceil_mode=False, count_include_pad=True,
                 divisor_override=None):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self.padding = pool_padding(padding, 3, "AvgPool3d", True)
        check_mean_flags(ceil_mode, count_include_pad, divisor_override, "AvgPool3d")
        triple(self.kernel_size, "kernel_size", "AvgPool3D")
        triple(self.stride, "strides", "AvgPool3D")
        check_mean_pads(self.padding, pad_mode, 3)
        self.ceil_mode, self.count_include_pad, self.divisor_override = ceil_mode, count_include_pad, divisor_override
        self.avg_pool = ops.AvgPool3D(self.kernel_size, self.stride, "same")

    def construct(self, x):
        if self.pad_mode == "SAME":
            return _on_batches(self.avg_pool, x)
        return _on_batches(self._mean, x)

    def _mean(self, x):
        return ops.avg_pool3d(x, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad,
                              self.divisor_override or 0)


def _applying(name, function, doc, *arguments, check=None, **defaults):
    """A Cell class that keeps its arguments, which check(name, **arguments) may refuse, and gives function(x, *them)."""
    class Layer(Cell):
        def __init__(self, *args, **kwargs):
            super().__init__()
            names = list(arguments) + list(defaults)
            values = dict(defaults)
            for key, value in list(zip(names, args)) + list(kwargs.items()):
                if key not in names:
                    raise TypeError(f"{name}.__init__() got an unexpected keyword argument '{key}'")
                values[key] = value
            if len(args) > len(names):
                least = f"from {len(arguments) + 1} to {len(names) + 1}" if defaults else str(len(names) + 1)
                raise TypeError(f"{name}.__init__() takes {least} positional arguments but {len(args) + 1} were given")
            missing = [f"'{key}'" for key in arguments if key not in values]
            if missing:
                raise TypeError(f"{name}.__init__() missing {len(missing)} required positional argument{'s' * (len(missing) > 1)}: "
                                + " and ".join(missing))
            if check:
                check(name, **values)
            self.__dict__["_arguments"] = tuple([values[key] for key in names])
            for key in names:
                setattr(self, key, values[key])

        def construct(self, x):
            return getattr(ops, function)(x, *self._arguments)
    Layer.__name__ = Layer.__qualname__ = name
    Layer.__doc__ = doc
    return Layer


def _check_sizes(name, output_size):
    name = name[:-1] + "D"  # the operator's
    checks.check_value_type("output_size", output_size, [int, tuple], name)
    for place, size in enumerate(output_size if isinstance(output_size, tuple) else (output_size,)):
        if size is not None:
            checks.check_number(f"output_size[{place}]", size, 0, checks.GE, name)


def _check_size(name, output_size):
    checks.check_int(output_size, 1, checks.GE, "output_size", name)


def _check_lrn(name, depth_radius, bias, alpha, beta, norm_region):
    checks.check_value_type("depth_radius", depth_radius, [int], name)
    for key, value in (("bias", bias), ("alpha", alpha), ("beta", beta)):
        checks.check_value_type(key, value, [float], name)
    checks.check_value_type("norm_region", norm_region, [str], name)
    checks.check_string(norm_region, ["ACROSS_CHANNELS"], "norm_region", name)
    checks.check_non_negative_int(depth_radius, "depth_radius", name)


def _check_groups(name, groups):
    if not isinstance(groups, int):
        raise TypeError(f"For {name}, the param `groups` must be int, but got {type(groups)}.")
    if groups < 1:
        raise ValueError(f"For {name}, the param `groups` must be larger than 0, but got {groups}.")


def _check_slopes(name, lower, upper):
    for key, value in (("upper", upper), ("lower", lower)):
        checks.check_value_type(key, value, [float, int], name)
    if upper < lower:
        raise ValueError(f"For {name}, the value of 'upper' must be greater than or equal to 'lower', but got upper: {upper}, "
                         f"lower: {lower}. ")


AdaptiveAvgPool3d = _applying("AdaptiveAvgPool3d", "adaptive_avg_pool3d", "Means of as many windows as output_size says.", "output_size",
                              check=_check_sizes)
AdaptiveMaxPool1d = _applying("AdaptiveMaxPool1d", "adaptive_max_pool1d", "Maxima of as many windows as output_size says.", "output_size",
                              check=_check_size)
AdaptiveMaxPool3d = _applying("AdaptiveMaxPool3d", "adaptive_max_pool3d", "Maxima of as many windows as output_size says.",
                              "output_size", return_indices=False)
LPPool1d = _applying("LPPool1d", "lp_pool1d", "Power means of windows.", "norm_type", "kernel_size", stride=None, ceil_mode=False)
LPPool2d = _applying("LPPool2d", "lp_pool2d", "Power means of windows.", "norm_type", "kernel_size", stride=None, ceil_mode=False)
LRN = _applying("LRN", "lrn", "Divides by the squares around, across channels.", depth_radius=5, bias=1.0, alpha=1.0, beta=0.5,
                norm_region="ACROSS_CHANNELS", check=_check_lrn)
PixelShuffle = _applying("PixelShuffle", "pixel_shuffle", "Channels become pixels.", "upscale_factor")
PixelUnshuffle = _applying("PixelUnshuffle", "pixel_unshuffle", "Pixels become channels.", "downscale_factor")
Upsample = _applying("Upsample", "interpolate", "Larger images.", size=None, scale_factor=None, mode="nearest", align_corners=None,
                     recompute_scale_factor=None)


class ChannelShuffle(Cell):
    """Interleaves groups of channels; composed, unlike the primitive, so that it has a gradient."""

    def __init__(self, groups):
        super().__init__()
        _check_groups(self.cls_name, groups)
        self.groups = groups

    def construct(self, x):
        shape = x.shape
        parts = ops.reshape(x, (shape[0], self.groups, shape[1] // self.groups, -1))
        return ops.reshape(ops.transpose(parts, (0, 2, 1, 3)), shape)


RReLU = _applying("RReLU", "rrelu", "Leaky with a random slope.", lower=0.125, upper=1.0 / 3, check=_check_slopes)


def _max_unpool(name):
    class MaxUnpool(Cell):
        """Maxima back at their places, zeros elsewhere."""

        def __init__(self, kernel_size, stride=None, padding=0):
            super().__init__()
            self.kernel_size, self.stride, self.padding = kernel_size, stride, padding

        def construct(self, x, indices, output_size=None):
            function = getattr(ops, "max_unpool" + name[-2:])
            return function(x, indices, self.kernel_size, self.stride, self.padding, output_size)
    MaxUnpool.__name__ = MaxUnpool.__qualname__ = name
    for method in ("__init__", "construct"):
        getattr(MaxUnpool, method).__qualname__ = f"{name}.{method}"
    return MaxUnpool


MaxUnpool1d, MaxUnpool2d, MaxUnpool3d = [_max_unpool(f"MaxUnpool{rank}d") for rank in (1, 2, 3)]


def _padding(name, axes, mode, doc):
    class Layer(Cell):
        def __init__(self, padding):
            super().__init__()
            if not isinstance(padding, (int, tuple)):
                raise TypeError(f"For '{name}' the input 'padding' must be an integer or tuple, but got {type(padding).__name__}")
            self.padding = (padding,) * (2 * axes) if isinstance(padding, int) else padding
            if len(self.padding) % 2:
                raise ValueError(f"For '{name}' the length of input 'padding' must be divisible by 2, but got padding of length "
                                 f"{len(self.padding)}.")
            if mode == "reflect" and any(width < 0 for width in self.padding):
                raise ValueError(f"For '{name}' every element in 'padding' must be >= 0. but got {self.padding}. ")

        def construct(self, x):
            count = len(self.padding) // 2
            if mode == "replicate" and x.ndim not in (count + 1, count + 2):
                if x.ndim == 0:
                    raise ValueError("For 'PadV3', the dimension of 'x' must bigger than 0.")
                wanted = (f"when padding's size equal {2 * count} must be equal to {count + 2}" if x.ndim > 2 else
                          "for edge, reflect or circular mode must be greater than or equal to 3")
                raise ValueError(f"For primitive[PadV3], the input dims {wanted}, but got {x.ndim}.")
            return ops.pad(x, self.padding, mode)
    Layer.__name__ = Layer.__qualname__ = name
    Layer.__doc__ = doc
    return Layer


ReflectionPad1d = _padding("ReflectionPad1d", 1, "reflect", "Borders are mirrored.")
ReflectionPad2d = _padding("ReflectionPad2d", 2, "reflect", "Borders are mirrored.")
ReflectionPad3d = _padding("ReflectionPad3d", 3, "reflect", "Borders are mirrored.")
ReplicationPad1d = _padding("ReplicationPad1d", 1, "replicate", "The edge is repeated.")
ReplicationPad2d = _padding("ReplicationPad2d", 2, "replicate", "The edge is repeated.")
ReplicationPad3d = _padding("ReplicationPad3d", 3, "replicate", "The edge is repeated.")
