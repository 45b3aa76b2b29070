"""Pooling layers."""
from mindspore import ops
from mindspore.nn.cell import Cell
from mindspore import _checkparam as checks
from mindspore.nn.layer.window_checks import (check_format, check_maximum_pads, check_mean_flags, check_mean_pads, check_window,
                                              padded_maximum, pool_padding)
from mindspore.ops import operations as P
from mindspore.ops.pooling import adapted_means, mean_counts, require_padded_maximum


def _both(value):
    return (value, value) if isinstance(value, int) else tuple(value)


class Pool(Cell):
    """What all poolings check and show."""

    def _set_up(self, kernel_size, stride, pad_mode, data_format="NCHW"):
        who = self.cls_name
        checks.check_value_type("pad_mode", pad_mode, [str], who)
        self.pad_mode = checks.check_string(pad_mode.upper(), ["VALID", "SAME", "PAD"], "pad_mode", who)
        check_format(data_format, who, ["NCHW", "NHWC"], ", the 'NHWC' format only support in GPU target, but got device target CPU.")
        self.kernel_size = check_window(kernel_size, "kernel_size", who)
        self.stride = check_window(stride, "stride", who)

    def _check_length(self, *sizes):
        """Along one axis a window is an int."""
        for name, size in zip(("kernel_size", "stride"), sizes):
            checks.check_int(size, 1, checks.GE, name, self.cls_name)

    def extend_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}"


class MaxPool2d(Pool):
    """Maxima of windows of (N, C, H, W) or (C, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, dilation=1, return_indices=False,
                 ceil_mode=False, data_format="NCHW"):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode, data_format)
        check_maximum_pads(padding, dilation, return_indices, ceil_mode, pad_mode, "MaxPool2d")
        self.padding = padded_maximum(padding, 2, "MaxPool2d") if self.pad_mode == "PAD" else padding
        self._check_pairs()
        self.dilation, self.return_indices, self.ceil_mode = dilation, return_indices, ceil_mode
        self.is_plain = not (return_indices or ceil_mode or _both(dilation) != (1, 1))
        mode = "valid" if self.pad_mode == "PAD" else self.pad_mode.lower()
        self.max_pool = P.MaxPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=mode)

    def _check_pairs(self):
        for name, attribute, value in (("kernel_size", "kernel_size", self.kernel_size), ("strides", "stride", self.stride)):
            if isinstance(value, tuple) and len(value) != 2:
                if self.pad_mode == "PAD":
                    raise ValueError(f"For '{self.cls_name}', the '{attribute}' must be an positive int number or a tuple of two int numbers, "
                                     f"but got a tuple with {len(value)} numbers.")
                raise ValueError(f"For 'MaxPool' attr '{name}' must be an positive int number or a tuple of two positive int numbers, but got "
                                 f"{value}")

    def construct(self, x):
        expanded = x.ndim == 3
        if expanded:
            x = ops.expand_dims(x, 0)
        if self.pad_mode == "PAD":
            require_padded_maximum(x, _both(self.kernel_size), _both(self.stride), _both(self.padding), _both(self.dilation), self.ceil_mode)
        if not self.is_plain:
            out = ops.max_pool2d(x, self.kernel_size, self.stride, self.padding, self.dilation, self.return_indices, self.ceil_mode)
            if not expanded:
                return out
            return tuple([ops.squeeze(part, 0) for part in out]) if self.return_indices else ops.squeeze(out, 0)
        if self.pad_mode == "PAD":
            rows, columns = _both(self.padding)
            x = ops.pad(x, (columns, columns, rows, rows), value=-3.4028234663852886e38)
        out = self.max_pool(x)
        if expanded:
            out = ops.squeeze(out, 0)
        return out


class AvgPool2d(Pool):
    """Means of windows of (N, C, H, W) or (C, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, ceil_mode=False, count_include_pad=True,
                 divisor_override=None, data_format="NCHW"):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode, data_format)
        self.padding = pool_padding(padding, 2, "AvgPool2d", True)
        if self.pad_mode == "PAD" or padding != 0 or ceil_mode or not count_include_pad or divisor_override is not None:
            check_mean_flags(ceil_mode, count_include_pad, divisor_override, "AvgPool2d")
            check_mean_pads(self.padding, pad_mode, 2)
        self.ceil_mode, self.count_include_pad, self.divisor_override = ceil_mode, count_include_pad, divisor_override
        self.is_plain = not (ceil_mode or divisor_override is not None or not count_include_pad)
        mode = "valid" if self.pad_mode == "PAD" else self.pad_mode.lower()
        self.avg_pool = P.AvgPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=mode)

    def construct(self, x):
        expanded = x.ndim == 3
        if expanded:
            x = ops.expand_dims(x, 0)
        if self.pad_mode == "PAD" and x.ndim == 4:
            mean_counts(x, _both(self.kernel_size), _both(self.stride), _both(self.padding), self.ceil_mode)
        if not self.is_plain:
            out = ops.avg_pool2d(x, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad,
                                 self.divisor_override or 0)
            return ops.squeeze(out, 0) if expanded else out
        if self.pad_mode == "PAD":
            rows, columns = _both(self.padding)
            x = ops.pad(x, (columns, columns, rows, rows))
        out = self.avg_pool(x)
        if expanded:
            out = ops.squeeze(out, 0)
        return out


def _without_batch(out):
    return tuple([ops.squeeze(part, 0) for part in out]) if isinstance(out, tuple) else ops.squeeze(out, 0)


def _check_rank(x, who):
    if x.ndim != 3:
        raise ValueError(f"For '{who}', the input must has 3 dim, but got {x.ndim}")


class MaxPool1d(Pool):
    """Maxima of windows of (N, C, L)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self._check_length(kernel_size, stride)
        self.is_padded = self.pad_mode == "PAD"
        self.padding, self.dilation, self.return_indices, self.ceil_mode = padding, dilation, return_indices, ceil_mode
        self.kernel_size, self.stride = (1, kernel_size), (1, stride)
        if self.is_padded:
            self.padding = padded_maximum(padding, 1, "MaxPool1d")[0]
            self.kernel_size, self.stride = (1, 1, kernel_size), (1, 1, stride)
            return
        check_maximum_pads(padding, dilation, return_indices, ceil_mode, pad_mode, "MaxPool1d")
        self.max_pool = P.MaxPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=pad_mode.lower())

    def construct(self, x):
        if x.ndim == 2:
            return _without_batch(self.construct(ops.expand_dims(x, 0)))
        if not self.is_padded:
            _check_rank(x, self.cls_name)
            return ops.squeeze(self.max_pool(ops.expand_dims(x, 2)), 2)
        windows = self.kernel_size[1:], self.stride[1:], (0, self.padding), (1, self.dilation)
        require_padded_maximum(ops.expand_dims(x, 2), *windows, self.ceil_mode)
        out = ops.max_pool2d(ops.expand_dims(x, 2), *windows, self.return_indices, self.ceil_mode)
        return tuple([ops.squeeze(part, 2) for part in out]) if self.return_indices else ops.squeeze(out, 2)


class AvgPool1d(Pool):
    """Means of windows of (N, C, L)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, ceil_mode=False, count_include_pad=True):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self._check_length(kernel_size, stride)
        pads = pool_padding(padding, 1, "AvgPool1d", True)
        if self.pad_mode == "PAD" or padding != 0 or ceil_mode or not count_include_pad:
            check_mean_flags(ceil_mode, count_include_pad, None, "AvgPool1d")
            check_mean_pads(pads, pad_mode, 1)
        self.padding, self.ceil_mode, self.count_include_pad = pads[0], ceil_mode, count_include_pad
        self.is_plain = self.pad_mode != "PAD" and not ceil_mode and count_include_pad
        if self.is_plain:
            self.kernel_size, self.stride = (1, kernel_size), (1, stride)
            self.avg_pool = P.AvgPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=pad_mode.lower())

    def construct(self, x):
        if x.ndim == 2:
            return ops.squeeze(self.construct(ops.expand_dims(x, 0)), 0)
        if not self.is_plain:
            return ops.avg_pool1d(x, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)
        _check_rank(x, self.cls_name)
        if self.kernel_size[1] > x.shape[2]:
            raise ValueError("For Slice, the sum of begin_shape[2] and size_shape[2] must be no greater than input_x_shape[2].")
        return ops.squeeze(self.avg_pool(ops.expand_dims(x, 2)), 2)


class _Adaptive(Cell):
    """As many windows as output_size says along the last axes."""

    def __init__(self, output_size):
        super().__init__()
        self.output_size = _both(output_size)


class AdaptiveAvgPool2d(_Adaptive):
    """Means of windows, so many that the output has output_size."""

    def __init__(self, output_size):
        who = "AdaptiveAvgPool2D"
        checks.check_value_type("output_size", output_size, [int, tuple], who)
        if isinstance(output_size, tuple):
            checks.check_int(len(output_size), 2, checks.EQ, "length of output_size", who)
        for place, size in enumerate(_both(output_size)):
            checks.check_value_type(f"output_size[{place}]", size, [int, type(None)], who)
            if size is not None and size < 0:
                raise ValueError(f"For '{who}', the argument 'output_size[{place}]' must >= 0, but got {size}.")
        super().__init__(output_size)

    def construct(self, input):
        return ops.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveMaxPool2d(_Adaptive):
    """Maxima of windows, so many that the output has output_size."""

    def __init__(self, output_size, return_indices=False):
        super().__init__(output_size)
        self.return_indices = return_indices

    def construct(self, input):
        return ops.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveAvgPool1d(_Adaptive):
    """Means of windows along the last axis."""

    def __init__(self, output_size):
        checks.check_value_type("output_size", output_size, [int], self.cls_name)
        super().__init__(checks.check_int(output_size, 1, checks.GE, "output_size", self.cls_name))

    def construct(self, input):
        if input.ndim != 3:
            raise ValueError(f"For AdaptiveAvgPool1d, the input must has 3 dim, but got {input.ndim}.")
        return adapted_means(input, self.output_size[0], 1)


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
