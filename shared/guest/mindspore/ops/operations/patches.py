"""Primitives that lay the places of windows side by side."""
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator, require


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
