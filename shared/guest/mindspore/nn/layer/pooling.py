"""Pooling layers."""
from mindspore import ops
from mindspore.nn.cell import Cell
from mindspore.ops import operations as P


def _sizes(value, name, who):
    """An int or a pair of ints above zero, as it was given."""
    text = f"For '{who}', the '{name}' must be an positive int number or a tuple"
    if isinstance(value, int) and not isinstance(value, bool):
        if value <= 0:
            raise ValueError(f"{text}, but got {value}")
        return value
    if not isinstance(value, tuple):
        raise TypeError(f"{text}, but got {type(value).__name__}")
    if len(value) != 2:
        raise ValueError(f"For '{who}', the '{name}' must be an positive int number or a tuple of two int numbers, but got a tuple with {len(value)} numbers.")
    for item in value:
        if not isinstance(item, int) or item <= 0:
            raise ValueError(f"{text}, but got {value}")
    return value


def _both(value):
    return (value, value) if isinstance(value, int) else tuple(value)


class _Pool2d(Cell):
    def _set_up(self, kernel_size, stride, pad_mode):
        if not isinstance(pad_mode, str) or pad_mode.upper() not in ("VALID", "SAME", "PAD"):
            raise ValueError(f"For '{self.cls_name}', the 'pad_mode' must be in '['valid', 'same', 'pad']', but got '{pad_mode}'.")
        self.pad_mode = pad_mode.upper()
        self.kernel_size = _sizes(kernel_size, "kernel_size", self.cls_name)
        self.stride = _sizes(stride, "stride", self.cls_name)

    def extend_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}"


class MaxPool2d(_Pool2d):
    """Maxima of windows of (N, C, H, W) or (C, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, dilation=1, return_indices=False,
                 ceil_mode=False, data_format="NCHW"):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self.padding = padding
        self.dilation, self.return_indices, self.ceil_mode = dilation, return_indices, ceil_mode
        self.is_plain = not (return_indices or ceil_mode or _both(dilation) != (1, 1))
        if self.pad_mode != "PAD" and _both(padding) != (0, 0):
            raise ValueError(f"For MaxPool2d, the parameter 'padding' must be 0 when 'pad_mode' is not 'pad', but got {padding}.")
        mode = "valid" if self.pad_mode == "PAD" else self.pad_mode.lower()
        self.max_pool = P.MaxPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=mode)

    def construct(self, x):
        expanded = x.ndim == 3
        if expanded:
            x = ops.expand_dims(x, 0)
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


class AvgPool2d(_Pool2d):
    """Means of windows of (N, C, H, W) or (C, H, W)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, ceil_mode=False, count_include_pad=True,
                 divisor_override=None, data_format="NCHW"):
        super().__init__()
        self._set_up(kernel_size, stride, pad_mode)
        self.padding = padding
        self.ceil_mode, self.count_include_pad, self.divisor_override = ceil_mode, count_include_pad, divisor_override
        self.is_plain = not (ceil_mode or divisor_override is not None or not count_include_pad)
        if self.pad_mode != "PAD" and _both(padding) != (0, 0):
            raise ValueError(f"For AvgPool2d, the parameter 'padding' must be 0 when 'pad_mode' is not 'pad', but got {padding}.")
        mode = "valid" if self.pad_mode == "PAD" else self.pad_mode.lower()
        self.avg_pool = P.AvgPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=mode)

    def construct(self, x):
        expanded = x.ndim == 3
        if expanded:
            x = ops.expand_dims(x, 0)
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


class MaxPool1d(Cell):
    """Maxima of windows of (N, C, L)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self.is_padded = pad_mode.upper() == "PAD"
        self.padding, self.dilation, self.return_indices, self.ceil_mode = padding, dilation, return_indices, ceil_mode
        self.kernel_size, self.stride, self.pad_mode = (1, kernel_size), (1, stride), pad_mode.upper()
        if self.is_padded:
            self.kernel_size, self.stride = (1, 1, kernel_size), (1, 1, stride)
            return
        if padding != 0 or dilation != 1 or return_indices or ceil_mode:
            raise ValueError("For MaxPool1d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to "
                             f"non-default value when pad_mode is not 'pad', but got pad_mode:{pad_mode}.")
        self.max_pool = P.MaxPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=pad_mode.lower())

    def construct(self, x):
        if x.ndim == 2:
            return _without_batch(self.construct(ops.expand_dims(x, 0)))
        if not self.is_padded:
            return ops.squeeze(self.max_pool(ops.expand_dims(x, 2)), 2)
        out = ops.max_pool2d(ops.expand_dims(x, 2), self.kernel_size[1:], self.stride[1:], (0, self.padding), (1, self.dilation),
                             self.return_indices, self.ceil_mode)
        return tuple([ops.squeeze(part, 2) for part in out]) if self.return_indices else ops.squeeze(out, 2)

    def extend_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}"


class AvgPool1d(Cell):
    """Means of windows of (N, C, L)."""

    def __init__(self, kernel_size=1, stride=1, pad_mode="valid", padding=0, ceil_mode=False, count_include_pad=True):
        super().__init__()
        self.kernel_size, self.stride, self.pad_mode = kernel_size, stride, pad_mode.upper()
        self.padding, self.ceil_mode, self.count_include_pad = padding, ceil_mode, count_include_pad
        self.is_plain = self.pad_mode != "PAD" and not ceil_mode and count_include_pad
        if padding != 0 and self.pad_mode != "PAD":
            raise ValueError("For 'AvgPool3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not \"PAD\", but got 'pad' is "
                             f"(0, 0, 0, 0, {padding}, {padding}) and 'pad_mode' is {pad_mode}.")
        if self.is_plain:
            self.kernel_size, self.stride = (1, kernel_size), (1, stride)
            self.avg_pool = P.AvgPool(kernel_size=self.kernel_size, strides=self.stride, pad_mode=pad_mode.lower())

    def construct(self, x):
        if x.ndim == 2:
            return ops.squeeze(self.construct(ops.expand_dims(x, 0)), 0)
        if not self.is_plain:
            return ops.avg_pool1d(x, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)
        return ops.squeeze(self.avg_pool(ops.expand_dims(x, 2)), 2)

    def extend_repr(self):
        return f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}"


class _Adaptive2d(Cell):
    """Windows of floor(i * in / out) to ceil((i + 1) * in / out) along both last axes."""

    def __init__(self, output_size):
        super().__init__()
        self.output_size = _both(output_size)

    def _window(self, part, axes):
        return ops.mean(part, axes, True)

    def _along(self, x, axis, size):
        length = x.shape[axis]
        if size is None or size == length:
            return x
        if length % size == 0:
            step = length // size
            shape = x.shape[:axis] + (size, step) + x.shape[axis + 1:]
            return ops.squeeze(self._window(ops.reshape(x, shape), axis + 1), axis + 1)
        parts = []
        for i in range(size):
            first = i * length // size
            last = -((-(i + 1) * length) // size)
            begin = [0] * x.ndim
            extent = list(x.shape)
            begin[axis] = first
            extent[axis] = last - first
            parts.append(self._window(ops.slice(x, tuple(begin), tuple(extent)), axis))
        return ops.cat(parts, axis)

    def construct(self, input):
        rank = input.ndim
        return self._along(self._along(input, rank - 2, self.output_size[0]), rank - 1, self.output_size[1])


class AdaptiveAvgPool2d(_Adaptive2d):
    """Means of windows, so many that the output has output_size."""


class AdaptiveMaxPool2d(_Adaptive2d):
    """Maxima of windows, so many that the output has output_size."""

    def __init__(self, output_size, return_indices=False):
        super().__init__(output_size)
        self.return_indices = return_indices

    def construct(self, input):
        if self.return_indices:
            return ops.adaptive_max_pool2d(input, self.output_size, True)
        return super().construct(input)

    def _window(self, part, axes):
        return ops.amax(part, axes, True)


class AdaptiveAvgPool1d(_Adaptive2d):
    """Means of windows along the last axis."""

    def construct(self, input):
        return self._along(input, input.ndim - 1, self.output_size[0])
