"""Convolutions of volumes, and transposed ones of one axis; composed of 2-D ones (mindspore.ops.images)."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer, HeUniform, Uniform
from mindspore.common.parameter import Parameter
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import positive_int
from mindspore.nn.layer.conv import _Conv
from mindspore.ops.images import conv3d_transposed
from mindspore.ops import operations as P


def _triple(value, name, who):
    value = (value,) * 3 if isinstance(value, int) else value
    if not isinstance(value, tuple):
        raise TypeError(f"For '{who}', the '{name}' must be int or tuple(int), but got {type(value).__name__}.")
    return value


class _Conv3d(Cell):
    """Parameters and the line that shows them."""

    def _set_up(self, in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                bias_init, data_format, dtype, is_transposed):
        who = self.cls_name
        self.in_channels = positive_int(in_channels, "in_channels", who)
        self.out_channels = positive_int(out_channels, "out_channels", who)
        self.kernel_size = _triple(kernel_size, "kernel_size", who)
        self.stride, self.dilation = _triple(stride, "stride", who), _triple(dilation, "dilation", who)
        self.pad_mode, self.padding, self.group, self.has_bias = pad_mode, padding, group, has_bias
        self.data_format = data_format
        if pad_mode not in ("valid", "same", "pad"):
            raise ValueError(f"For 'Conv3D', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got '{pad_mode}'.")
        pads = (padding,) * 6 if isinstance(padding, int) else tuple(padding)
        self.pads = tuple([(pads[2 * i], pads[2 * i + 1]) for i in range(3)])
        dtype = _native.float32 if dtype is None else dtype
        shape = ((in_channels, out_channels // group) if is_transposed else (out_channels, in_channels // group)) + self.kernel_size
        self.weight_init = HeUniform(math.sqrt(5)) if weight_init is None else weight_init
        self.weight = Parameter(initializer(self.weight_init, shape, dtype), name="weight")
        self.bias_init = bias_init
        self.bias = None
        if has_bias:
            if bias_init is None:
                fan_in = in_channels // group * self.kernel_size[0] * self.kernel_size[1] * self.kernel_size[2]
                self.bias_init = Uniform(1 / math.sqrt(fan_in))
            self.bias = Parameter(initializer(self.bias_init, (out_channels,), dtype), name="bias")

    def extend_repr(self):
        return (f"input_channels={self.in_channels}, output_channels={self.out_channels}, kernel_size={self.kernel_size}, "
                f"stride={self.stride}, pad_mode={self.pad_mode}, padding={self.padding}, dilation={self.dilation}, "
                f"group={self.group}, has_bias={self.has_bias}, weight_init={self.weight_init}, "
                f"bias_init={self.bias_init}, format={self.data_format}")


class Conv3d(_Conv3d):
    """3-D convolution of (N, C, D, H, W)."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, data_format="NCDHW", dtype=None):
        super().__init__()
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                     bias_init, data_format, dtype, False)

    def construct(self, x):
        pads = sum(self.pads, ())
        return ops.conv3d(x, self.weight, self.bias, self.stride, self.pad_mode, pads if self.pad_mode == "pad" else 0,
                          self.dilation, self.group)


class Conv3dTranspose(_Conv3d):
    """The gradient of a 3-D convolution with respect to its input, as a layer."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 output_padding=0, has_bias=False, weight_init=None, bias_init=None, data_format="NCDHW", dtype=None):
        super().__init__()
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                     bias_init, data_format, dtype, True)
        self.output_padding = _triple(output_padding, "output_padding", self.cls_name)

    def construct(self, x):
        pads, extra = self.pads, self.output_padding
        if self.pad_mode != "pad":
            pads, extra = ((0, 0),) * 3, (0, 0, 0)
        if self.pad_mode == "same":
            totals = [self.dilation[i] * (self.kernel_size[i] - 1) + 1 - self.stride[i] for i in range(3)]
            pads = tuple([(max(t, 0) // 2, max(t, 0) - max(t, 0) // 2) for t in totals])
            extra = tuple([max(-t, 0) for t in totals])
        out = conv3d_transposed(x, self.weight, self.stride, pads, self.dilation, extra, self.group)
        return out if self.bias is None else out + ops.reshape(self.bias, (1, -1, 1, 1, 1))


class Conv1dTranspose(_Conv):
    """The gradient of a 1-D convolution with respect to its input, as a layer."""

    _operator = "Conv2DTranspose"

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, dtype=None):
        super().__init__()
        kernel = (1, positive_int(kernel_size, "kernel_size", "Conv1dTranspose"))
        strides, dilations, pads = (1, stride), (1, dilation), (0, 0, padding, padding)
        self._set_up(in_channels, out_channels, kernel, strides, pad_mode, pads, dilations, group, has_bias, weight_init,
                     bias_init, "NCHW", dtype, (in_channels, out_channels // group) + kernel)
        self.conv2d_transpose = P.Conv2DBackpropInput(out_channel=in_channels, kernel_size=kernel, mode=1, pad_mode=pad_mode,
                                                      pad=pads, stride=strides, dilation=dilations, group=group)

    def construct(self, x):
        length, stride, reach = x.shape[2], self.stride[1], self.dilation[1] * (self.kernel_size[1] - 1) + 1
        if self.pad_mode == "same":
            size = length * stride
        elif self.pad_mode == "valid":
            size = length * stride + max(reach - stride, 0)
        else:
            size = (length - 1) * stride + reach - 2 * self.padding[2]
        output = self.conv2d_transpose(ops.expand_dims(x, 2), self.weight, (x.shape[0], self.out_channels, 1, size))
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return ops.squeeze(output, 2)
