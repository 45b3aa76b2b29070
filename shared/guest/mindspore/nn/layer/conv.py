"""Convolution layers over the Conv2D operator."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer, HeUniform, Uniform
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore._extends.utils import cell_attr_register
from mindspore import _checkparam as checks
from mindspore.nn.layer.window_checks import check_format, check_pads, no_pads, padding_of, pair, transposed_padding
from mindspore.ops import operations as P


def _check_input_3d(input_shape, op_name):
    """Whether a shape has three dims; public spectral normalisations ask for it by this name."""
    if len(input_shape) != 3:
        raise ValueError(f"For '{op_name}', the dimension of input must be 3d, but got {len(input_shape)}.")


class _Conv(Cell):
    """What the convolutions have in common: parameters and the line that shows them."""

    def __init__(self, in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                 bias_init, data_format="NCHW", transposed=False, dtype=_native.float32):
        super().__init__()
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                     bias_init, data_format, dtype, transposed)

    def _set_up(self, in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                weight_init, bias_init, data_format, dtype, is_transposed=False):
        who = self.cls_name
        self.in_channels = checks.check_positive_int(in_channels, "in_channels", who)
        self.out_channels = checks.check_positive_int(out_channels, "out_channels", who)
        self.kernel_size, self.stride, self.pad_mode, self.data_format = kernel_size, stride, pad_mode, data_format
        check_format(data_format, who, ["NCHW", "NHWC", "NCDHW"], "', the \"NHWC\" format only support in GPU target, but got the 'format' "
                     "is NHWC and the platform is CPU.")
        self.padding = padding_of(padding, who)
        self.dilation, self.has_bias = dilation, has_bias
        self.group = checks.check_positive_int(group)
        for name, sizes in (("kernel_size", kernel_size), ("stride", stride), ("dilation", dilation)):
            for size in sizes:
                checks.check_positive_int(size, name + " item", who)
        for article, name, channels in (("attr ", "in_channels", in_channels), ("", "out_channels", out_channels)):
            if channels % group:
                raise ValueError(f"For '{who}', the {article}'{name}' must be divisible by attr 'group', but got '{name}': {channels} and "
                                 f"'group': {group}.")
        checks.check_bool(has_bias, "has_bias", who)
        weight_shape = ((in_channels, out_channels // group) if is_transposed else (out_channels, in_channels // group)) + kernel_size
        fan_in = weight_shape[1] * math.prod(kernel_size)
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


def check_groups(in_channels, out_channels, group):
    if in_channels % group != 0 or out_channels % group != 0:
        raise ValueError("The argument 'group' should be divisible by 'in_channels' and 'out_channels', but got "
                         f"group:{group}, in_channels:{in_channels}, out_channels:{out_channels}.")


def line_window(kernel_size, stride, padding, dilation, who):
    """Kernel, stride, dilation and pads of a convolution along one axis as those of a plane of height one."""
    for name, value in (("kernel_size", kernel_size), ("stride", stride), ("padding", padding), ("dilation", dilation)):
        checks.check_value_type(name, value, [int], who)
    for name, value in (("kernel_size", kernel_size), ("stride", stride), ("padding", padding), ("dilation", dilation)):
        checks.check_int(value, 0 if name == "padding" else 1, checks.GE, name, who)
    return (1, kernel_size), (1, stride), (1, dilation), (0, 0, padding, padding)


class Conv2d(_Conv):
    """2-D convolution of (N, C, H, W)."""

    @cell_attr_register
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, data_format="NCHW", dtype=_native.float32):
        Cell.__init__(self)  # what follows checks the arguments in MindSpore's order
        kernel_size, stride, dilation = pair(kernel_size), pair(stride), pair(dilation)
        check_groups(in_channels, out_channels, checks.check_positive_int(group, "group", "Conv2d"))
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                     weight_init, bias_init, data_format, dtype)
        check_pads(padding, pad_mode, "Conv2D")
        self.conv2d = P.Conv2D(out_channel=out_channels, kernel_size=kernel_size, mode=1, pad_mode=pad_mode, pad=padding,
                               stride=stride, dilation=dilation, group=group)

    def construct(self, x):
        output = self.conv2d(x, self.weight)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return output


def line_weight(weight_init, who):
    """A Tensor that a layer over lines starts from, as the layer has it: with a height."""
    if not isinstance(weight_init, Tensor):
        return weight_init
    checks.check_equal_int(weight_init.ndim, 3, "weight_init_shape", who)
    return ops.expand_dims(weight_init, 2)


class Conv1d(_Conv):
    """1-D convolution of (N, C, L), a Conv2D of height one."""

    @cell_attr_register
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init=None, bias_init=None, dtype=_native.float32):
        Cell.__init__(self)  # what follows checks the arguments in MindSpore's order
        kernel, strides, dilations, pads = line_window(kernel_size, stride, padding, dilation, self.cls_name)
        check_groups(in_channels, out_channels, checks.check_positive_int(group, "group", "Conv1d"))
        checks.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", self.cls_name)
        self._set_up(in_channels, out_channels, kernel, strides, pad_mode, pads, dilations, group, has_bias,
                     line_weight(weight_init, self.cls_name), bias_init, "NCHW", dtype)
        check_pads(pads, pad_mode, "Conv2D")
        self.conv2d = P.Conv2D(out_channel=out_channels, kernel_size=kernel, mode=1, pad_mode=pad_mode, pad=pads,
                               stride=strides, dilation=dilations, group=group)

    def construct(self, x):
        output = self.conv2d(ops.expand_dims(x, 2), self.weight)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return ops.squeeze(output, 2)


def _deconv_output_length(is_valid, is_same, is_pad, input_length, filter_size, stride_size, dilation_size, padding):
    """How long an axis becomes by a transposed convolution; `padding` of both ends."""
    reach = dilation_size * (filter_size - 1) + 1
    if is_valid:
        return input_length * stride_size + max(reach - stride_size, 0)
    if is_same:
        return input_length * stride_size
    return input_length * stride_size - padding + reach - stride_size if is_pad else 0


class Conv2dTranspose(_Conv):
    """The gradient of a 2-D convolution with respect to its input, as a layer."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, output_padding=0,
                 dilation=1, group=1, has_bias=False, weight_init=None, bias_init=None, dtype=_native.float32):
        Cell.__init__(self)  # what follows checks the arguments in MindSpore's order
        kernel_size, stride, dilation = pair(kernel_size), pair(stride), pair(dilation)
        transposed_padding(padding, self.cls_name)
        checks.check_value_type("output_padding", output_padding, (int, tuple), self.cls_name)
        if isinstance(output_padding, tuple):
            checks.check_equal_int(len(output_padding), 2, "output_padding size", self.cls_name)
        self._set_up(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias,
                     weight_init, bias_init, "NCHW", dtype, True)
        checks.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", self.cls_name)
        check_pads(padding, pad_mode, "Conv2DTranspose", no_pads(4))
        self.pads = padding if isinstance(padding, tuple) else (padding,) * 4
        self.output_padding = output_padding
        self.conv2d_transpose = P.Conv2DBackpropInput(out_channel=in_channels, kernel_size=kernel_size, mode=1,
                                                      pad_mode=pad_mode, pad=padding, stride=stride, dilation=dilation,
                                                      group=group)

    def _length(self, length, axis):
        """Length of an output axis: 0 is the height, 1 the width."""
        return _deconv_output_length(self.pad_mode == "valid", self.pad_mode == "same", self.pad_mode == "pad", length,
                                     self.kernel_size[axis], self.stride[axis], self.dilation[axis],
                                     self.pads[2 * axis] + self.pads[2 * axis + 1])

    def construct(self, x):
        n, _, height, width = ops.shape(x)
        size = (n, self.out_channels, self._length(height, 0), self._length(width, 1))
        output = self.conv2d_transpose(x, self.weight, size)
        if self.has_bias:
            output = self.bias_add(output, self.bias)
        return output if self.output_padding == 0 else self._with_output_padding(output)

    def _with_output_padding(self, output):
        """Rows and columns of zeros after the last ones, as MindSpore makes them."""
        given = self.output_padding
        each = given if isinstance(given, tuple) else (given, given)
        for axis in range(2):
            name = f"output_padding[{axis}]" if isinstance(given, tuple) else "output_padding"
            if not 0 <= each[axis] < max(self.dilation[axis], self.stride[axis]):
                side = "hw"[axis]
                raise ValueError(f"{name} must be in range of [0, max(stride_{side}, dilation_{side})).")
        if self.pad_mode != "pad" and (each[0] > 0 or each[1] > 0):
            raise ValueError("when output_padding is not zero, pad_mode must be 'pad'")
        return ops.pad(output, (0, each[1], 0, each[0]))


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
