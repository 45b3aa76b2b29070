"""Primitives that lay the places of windows side by side, and borders around them."""
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.common.tensor import Tensor, primitive
from mindspore.ops.operator_base import Operator, require, type_text

_pad_v3 = primitive("PadV3")


def _window(who, name, value):
    """The five lengths of a window or a step; the first two are 1."""
    if not isinstance(value, int) and not (isinstance(value, (tuple, list)) and len(value) in (3, 5)):
        raise ValueError(f"For '{who}', the parameter '{name}' must be an positive integer or a tuple of three or five positive integer, "
                         f"but got {value}")
    lengths = (1, 1) + (value,) * 3 if isinstance(value, int) else (1, 1) * (len(value) == 3) + tuple(value)
    if not all([isinstance(length, int) and length > 0 for length in lengths]):
        raise ValueError(f"For '{who}', the parameter '{name}' must be an positive integer or a tuple of three or five positive integer, "
                         f"but got {lengths}")
    for place in (0, 1):
        validator.check_int(lengths[place], 1, validator.EQ, f"{name}[{place}]", who)
    return lengths


class ExtractVolumePatches(Operator):
    """The elements of every window of a volume (NCDHW) as channels: the places in the window first, the channels inside."""

    def __init__(self, kernel_size, strides, padding):
        Operator.__init__(self)
        self.kernel_size = _window(self.name, "kernel_size", kernel_size)
        self.strides = _window(self.name, "strides", strides)
        validator.check_value_type("padding_dtype", padding, [str], self.name)
        self.padding = validator.check_string(padding.upper(), ["VALID", "SAME"], "padding", self.name)

    def __call__(self, input_x):
        require(self.name, "input_x", input_x, "numbers")
        start = f"For primitive[{self.name}], the "
        if input_x.ndim != 5:
            raise ValueError(f"{start}input shape must be equal to 5, but got {input_x.ndim}.")
        pads, counts = [], []
        for axis in (2, 3, 4):
            length, window, step = input_x.shape[axis], self.kernel_size[axis], self.strides[axis]
            if self.padding == "SAME":
                count = -(-length // step)
                missing = max((count - 1) * step + window - length, 0)
                pads.append((missing // 2, missing - missing // 2))
            elif length < window:
                raise ValueError(f"{start}padding = VALID, input[{axis}] - kernel_size[{axis}] must be greater than or equal to 0, "
                                 f"but got {length - window}.")
            else:
                count = (length - window) // step + 1
                pads.append((0, 0))
            counts.append(count)
        padded = ops.Pad(((0, 0), (0, 0), *pads))(input_x) if any([any(pair) for pair in pads]) else input_x
        steps, ones = self.strides, input_x.shape[:2]
        parts = []
        for d in range(self.kernel_size[2]):
            for h in range(self.kernel_size[3]):
                for w in range(self.kernel_size[4]):
                    begin = (0, 0, d, h, w)
                    end = ones + tuple([first + (count - 1) * step + 1 for first, count, step in zip(begin[2:], counts, steps[2:])])
                    parts.append(ops.strided_slice(padded, begin, end, steps))
        return ops.concat(parts, 1)


class DeformableOffsets(Operator):
    """The samples of a convolution beside its places: a window's samples stand side by side in the result."""

    def __init__(self, strides, pads, ksize, dilations=(1, 1, 1, 1), data_format="NCHW", deformable_groups=1, modulated=True):
        Operator.__init__(self)
        for name, value, count in (("strides", strides, 4), ("pads", pads, 4), ("kernel_size", ksize, 2), ("dilations", dilations, 4)):
            validator.check_value_type(name, value, (tuple,), self.name)
            validator.check_int(len(value), count, validator.EQ, name + " size", self.name)
        self.strides, self.pads, self.ksize, self.dilations = strides, pads, ksize, dilations
        validator.check_string(data_format, ["NCHW", "NHWC"], "data_format", self.name)
        self.deformable_groups = validator.check_positive_int(deformable_groups, "deformable_groups", self.name)
        self.modulated = validator.check_bool(modulated, "modulated", self.name)
        if not self.modulated:
            raise ValueError(f"For '{self.name}', The modulated must be set to True.")

    def __call__(self, x, offsets):
        from mindspore.ops.box_functions import deformable_samples
        rows, columns = self.ksize
        height, width = offsets.shape[2:]
        samples = deformable_samples(x, offsets, self.ksize, self.strides, self.pads, self.dilations, self.deformable_groups, True)
        samples = ops.reshape(samples, (*x.shape[:2], rows, columns, height, width))
        return ops.reshape(ops.transpose(samples, (0, 1, 4, 2, 5, 3)), (*x.shape[:2], height * rows, width * columns))


class ConvertToDynamic(Operator):
    """Its operand. MindSpore forgets the shape (or the rank) of it, which has no effect on values."""

    def __init__(self, is_dynamic_rank=False):
        Operator.__init__(self)
        self.is_dynamic_rank = validator.check_bool(is_dynamic_rank, "is_dynamic_rank", self.name)

    def __call__(self, input):
        return ops.Identity()(input)


class PadV3(Operator):
    """Borders of a constant, or of the operand's own elements; paddings run in pairs from the last axis to the first. A tensor of
    paddings is read, which a graph leaves to Python unless it is a constant."""

    def __init__(self, mode="constant", paddings_contiguous=True):
        Operator.__init__(self)
        self.mode = validator.check_string(mode, ["constant", "reflect", "edge", "circular"], "mode", self.name)
        self.paddings_contiguous = validator.check_bool(paddings_contiguous, "paddings_contiguous", self.name)
        self.add_prim_attr("mode", mode)
        self.add_prim_attr("paddings_contiguous", paddings_contiguous)

    def __call__(self, x, paddings=None, constant_value=None):
        is_constant = self.mode == "constant"
        if constant_value is not None and not is_constant:
            raise ValueError("For 'PadV3', the input[constant_value] is only valid when the attribute[mode] is `constant`. DO NOT set it "
                             f"in [{self.mode}] mode.")
        count = 1 + (paddings is not None) + (constant_value is not None)
        if count != 2 + is_constant:
            raise ValueError(f"For primitive[PadV3], the input number must be equal to {2 + is_constant}, but got {count}.")
        if not isinstance(x, Tensor):
            raise TypeError("The primitive[PadV3]'s input arguments[x] must be all tensor and those type must be same. But got input "
                            f"argument[x]:{type_text(x)}")
        pairs = self._pairs(x, paddings)
        if not is_constant:
            return _pad_v3(x, pairs, None, self.mode, True)
        value = constant_value if isinstance(constant_value, Tensor) else Tensor(constant_value, x.dtype)
        return _pad_v3(x, pairs, ops.stop_gradient(value), self.mode, True)  # MindSpore has no gradient by it

    def _pairs(self, x, paddings):
        start = f"For 'PadV3' {self.mode} mode, "
        if isinstance(paddings, Tensor):
            if paddings.ndim != 1:
                raise ValueError(f"For primitive[PadV3], the paddings_dim must be equal to 1, but got {paddings.ndim}.")
            require(self.name, "paddings", paddings, "i4 i8")
            paddings = paddings.asnumpy().tolist()
        pairs = (paddings,) if isinstance(paddings, int) else tuple(paddings)
        if len(pairs) % 2:
            raise ValueError(f"{start}paddings length must be divisible by 2")
        half = len(pairs) // 2
        if half > x.ndim:
            raise ValueError(f"{start}paddings length too large for input dims, the pad dims must be less than or equal to {x.ndim}")
        if not self.paddings_contiguous:  # all that goes before, then all that goes behind
            pairs = tuple([pairs[i + half * side] for i in range(half) for side in (0, 1)])
        if self.mode == "reflect" and half + 2 <= x.ndim:
            for axis in range(2, half + 2):
                before, after = pairs[2 * (half + 1 - axis):][:2]
                if before >= x.shape[axis] or after >= x.shape[axis]:
                    raise ValueError("For 'PadV3' reflect mode, Padding size must be less than the corresponding input dimension, but "
                                     f"got: padding ({before},{after}) at dimension {axis} of input:[{x.shape[axis]}]")
        if self.mode != "constant" and half + 2 != x.ndim:
            raise ValueError(f"For primitive[PadV3], the input dims when padding's size equal {2 * half} must be equal to {half + 2}, "
                             f"but got {x.ndim}.")
        return pairs
