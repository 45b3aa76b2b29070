"""Convolution layers over the Conv2D operator."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer, HeUniform, Uniform
from mindspore.common.parameter import Parameter
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import positive_int
from mindspore.ops import operations as P


def pair(value, name, who):
    """(a, b) of an int or of a tuple of two."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = (value, value)
    if not isinstance(value, tuple):
        raise TypeError(f"For '{who}', the '{name}' must be int or tuple(int), but got {type(value).__name__}.")
    for item in value:
        if isinstance(item, bool) or not isinstance(item, int) or item < 1:
            raise ValueError(f"For '{who}', the '{name} item' must be int and must > 0, but got '{item}' with type '{type(item).__name__}'.")
    return value


class _Conv(Cell):
    """What the convolutions have in common: parameters and the line that shows them."""

    _operator = "Conv2D"

    def _set_up(self, in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                weight_init, bias_init, data_format, dtype, weight_shape):
        who = self.cls_name
        self.in_channels = positive_int(in_channels, "in_channels", who)
        self.out_channels = positive_int(out_channels, "out_channels", who)
        self.kernel_size = kernel_size
        self.stride = stride
        self.pad_mode = pad_mode
        self.padding = padding
        self.dilation = dilation
        self.group = positive_int(group, "group", who)
        self.has_bias = has_bias
        self.data_format = data_format
        if in_channels % group or out_channels % group:
            raise ValueError("The argument 'group' should be divisible by 'in_channels' and 'out_channels', but got "
                             f"group:{group}, in_channels:{in_channels}, out_channels:{out_channels}.")
        if pad_mode not in ("valid", "same", "pad"):
            raise ValueError(f"For '{self._operator}', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', "
                             f"but got '{pad_mode}'.")
        pads = padding if isinstance(padding, tuple) else (padding,) * 4
        for item in pads:
            if item < 0:
                raise ValueError(f"For '{who}', each dimension of 'padding' must be >= 0, but got {padding}.")
            if pad_mode != "pad" and item != 0:
                raise ValueError(f"For '{self._operator}', the 'pad' must be zero when 'pad_mode' is not 'pad', but got 'pad': "
                                 f"{padding} and 'pad_mode': {pad_mode}.")
        dtype = _native.float32 if dtype is None else dtype
        fan_in = in_channels // group * kernel_size[0] * kernel_size[1]
        self.weight_init = HeUniform(math.sqrt(5)) if weight_init is None else weight_init
        self.weight = Parameter(initializer(self.weight_init, weight_shape, dtype), name="weight")
        self.bias_init = bias_init
        self.bias = None
        if has_bias:
            if bias_init is None:
                self.bias_init = Uniform(1 / math.sqrt(fan_in))
            self.bias = Parameter(initializer(self.bias_init, (out_channels,), dtype), name="bias")
            self.bias_add = P.BiasAdd()

    def extend_repr(self):
        return (f"input_channels={self.in_channels}, output_channels={self.out_channels}, kernel_size={self.kernel_size}, "
                f"stride={self.stride}, pad_mode={self.pad_mode}, padding={self.padding}, dilation={self.dilation}, "
                f"group={self.group}, has_bias={self.has_bias}, weight_init={self.weight_init}, "
                f"bias_init={self.bias_init}, format={self.data_format}")


class Conv2d(_Conv):
    """2-D convolution of (N, C, H, W)."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, data_format="NCHW", dtype=None):
        super().__init__()
        if data_format != "NCHW":
            raise ValueError("For 'Conv2d', the \"NHWC\" format only support in GPU target.")
        kernel_size = pair(kernel_size, "kernel_size", self.cls_name)
        stride = pair(stride, "stride", self.cls_name)
        dilation = pair(dilation, "dilation", self.cls_name)
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                     weight_init, bias_init, data_format, dtype, (out_channels, in_channels // group) + kernel_size)
        self.conv2d = P.Conv2D(out_channel=out_channels, kernel_size=kernel_size, mode=1, pad_mode=pad_mode, pad=padding,
                               stride=stride, dilation=dilation, group=group)

    def construct(self, x):
        output = self.conv2d(x, self.weight)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return output


class Conv1d(_Conv):
    """1-D convolution of (N, C, L), a Conv2D of height one."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, dtype=None):
        super().__init__()
        kernel = (1, positive_int(kernel_size, "kernel_size", "Conv1d"))
        strides = (1, positive_int(stride, "stride", "Conv1d"))
        dilations = (1, positive_int(dilation, "dilation", "Conv1d"))
        pads = (0, 0, padding, padding)
        self._set_up(in_channels, out_channels, kernel, strides, pad_mode, pads, dilations, group, has_bias, weight_init,
                     bias_init, "NCHW", dtype, (out_channels, in_channels // group) + kernel)
        self.conv2d = P.Conv2D(out_channel=out_channels, kernel_size=kernel, mode=1, pad_mode=pad_mode, pad=pads,
                               stride=strides, dilation=dilations, group=group)

    def construct(self, x):
        output = self.conv2d(ops.expand_dims(x, 2), self.weight)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return ops.squeeze(output, 2)


class Conv2dTranspose(_Conv):
    """The gradient of a 2-D convolution with respect to its input, as a layer."""

    _operator = "Conv2DTranspose"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, output_padding=0,
                 dilation=1, group=1, has_bias=False, weight_init=None, bias_init=None, dtype=None):
        super().__init__()
        kernel_size = pair(kernel_size, "kernel_size", self.cls_name)
        stride = pair(stride, "stride", self.cls_name)
        dilation = pair(dilation, "dilation", self.cls_name)
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                     weight_init, bias_init, "NCHW", dtype, (in_channels, out_channels // group) + kernel_size)
        self.pads = padding if isinstance(padding, tuple) else (padding,) * 4
        self.output_padding = (output_padding, output_padding) if isinstance(output_padding, int) else output_padding
        self.conv2d_transpose = P.Conv2DBackpropInput(out_channel=in_channels, kernel_size=kernel_size, mode=1,
                                                      pad_mode=pad_mode, pad=padding, stride=stride, dilation=dilation,
                                                      group=group)

    def _length(self, length, axis):
        """Length of an output axis: 0 is the height, 1 the width."""
        stride, dilation, kernel = self.stride[axis], self.dilation[axis], self.kernel_size[axis]
        if self.pad_mode == "same":
            return length * stride
        reach = dilation * (kernel - 1) + 1
        if self.pad_mode == "valid":
            return length * stride + max(reach - stride, 0)
        return (length * stride - stride + reach - self.pads[2 * axis] - self.pads[2 * axis + 1]
                + self.output_padding[axis])

    def construct(self, x):
        shape = x.shape
        size = (shape[0], self.out_channels, self._length(shape[2], 0), self._length(shape[3], 1))
        output = self.conv2d_transpose(x, self.weight, size)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return output


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
