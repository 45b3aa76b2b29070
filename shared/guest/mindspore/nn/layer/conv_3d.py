"""Convolutions of volumes, and transposed ones of one axis; composed of 2-D ones (mindspore.ops.images)."""
import _refjit as _native
from mindspore import ops
from mindspore import _checkparam as checks
from mindspore._extends.utils import cell_attr_register
from mindspore.nn.cell import Cell
from mindspore.nn.layer.conv import _Conv, line_window, line_weight
from mindspore.nn.layer.window_checks import check_pads, no_pads, transposed_padding, triple
from mindspore.ops.images import conv3d_transposed
from mindspore.ops import operations as P


class _Conv3d(_Conv):
    """What both convolutions of volumes check."""

    def _set_up_volume(self, channels, kernel_size, stride, pad_mode, padding, dilation, *rest):
        who = self.cls_name
        kernel_size, stride = triple(kernel_size, "kernel_size", who), triple(stride, "stride", who)
        dilation = triple(dilation, "dilation", who)
        transposed_padding(padding, who, 6)
        self._set_up(*channels, kernel_size, stride, pad_mode, padding, dilation, *rest)
        pads = (padding,) * 6 if isinstance(padding, int) else padding
        self.pads = tuple([(pads[2 * i], pads[2 * i + 1]) for i in range(3)])

    def _check_operator(self, operator, pad_mode, padding):
        checks.check_value_type("pad_mode", pad_mode, [str], operator)
        checks.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", operator)
        if pad_mode != "pad" and any(sum(self.pads, ())):
            raise ValueError(f"For '{operator}', the 'pad' must be " + no_pads(6).format(padding, pad_mode))


def _check_divisible(in_channels, out_channels, group):
    if in_channels % group != 0 or out_channels % group != 0:
        raise ValueError("The argument 'group' should be divisible by 'in_channels' and 'out_channels'")


class Conv3d(_Conv3d):
    """3-D convolution of (N, C, D, H, W)."""

    @cell_attr_register
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, data_format="NCDHW", dtype=_native.float32):
        Cell.__init__(self)
        _check_divisible(in_channels, out_channels, group)
        self._set_up_volume((in_channels, out_channels), kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                            bias_init, data_format, dtype)
        self._check_operator("Conv3D", pad_mode, padding)

    def construct(self, x):
        pads = sum(self.pads, ())
        return ops.conv3d(x, self.weight, self.bias, self.stride, self.pad_mode, pads if self.pad_mode == "pad" else 0,
                          self.dilation, self.group)


class Conv3dTranspose(_Conv3d):
    """The gradient of a 3-D convolution with respect to its input, as a layer."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 output_padding=0, has_bias=False, weight_init=None, bias_init=None, data_format="NCDHW", dtype=_native.float32):
        Cell.__init__(self)
        _check_divisible(in_channels, out_channels, group)
        checks.check_value_type("output_padding", output_padding, (int, tuple), self.cls_name)
        self._set_up_volume((in_channels, out_channels), kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                            bias_init, data_format, dtype, True)
        self._check_operator("Conv3DTranspose", pad_mode, padding)
        self.output_padding = (output_padding,) * 3 if isinstance(output_padding, int) else output_padding
        if len(self.output_padding) != 3 or min(self.output_padding) < 0:
            raise ValueError(f"For '{self.cls_name}', the parameter 'output_padding' must be an positive integer or a tuple of three positive "
                             f"integer, but got {self.output_padding}")
        if pad_mode != "pad" and any(self.output_padding):
            raise ValueError("For 'Conv3DTranspose', the 'output_padding' must be "
                             + no_pads(3, "output_padding").format(self.output_padding, pad_mode))

    def construct(self, x):
        pads, extra = self.pads, self.output_padding
        if self.pad_mode != "pad":
            pads = ((0, 0),) * 3
        totals = [self.dilation[i] * (self.kernel_size[i] - 1) + 1 - self.stride[i] for i in range(3)]
        if self.pad_mode == "same":
            pads = tuple([(max(t, 0) // 2, max(t, 0) - max(t, 0) // 2) for t in totals])
        if self.pad_mode != "pad":  # steps that windows do not reach are zeros
            extra = tuple([max(-t, 0) for t in totals])
        out = conv3d_transposed(x, self.weight, self.stride, pads, self.dilation, extra, self.group)
        return out if self.bias is None else out + ops.reshape(self.bias, (1, -1, 1, 1, 1))


class Conv1dTranspose(_Conv):
    """The gradient of a 1-D convolution with respect to its input, as a layer."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, dtype=_native.float32):
        Cell.__init__(self)
        kernel, strides, dilations, pads = line_window(kernel_size, stride, padding, dilation, self.cls_name)
        self._set_up(in_channels, out_channels, kernel, strides, pad_mode, pads, dilations, group, has_bias,
                     line_weight(weight_init, self.cls_name), bias_init, "NCHW", dtype, True)
        checks.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", self.cls_name)
        check_pads(pads, pad_mode, "Conv2DBackpropInput", no_pads(4))
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
