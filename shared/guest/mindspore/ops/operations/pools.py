"""Pooling primitives of three axes, those that give the places of maxima, and the fractional ones."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator
from mindspore.ops.pooling import avg_pool, lowest, max_pool, maximum_counts, tuple_of, vector_text, window_counts

_int32, _int64 = _native.int32, _native.int64
_POOLED = (("x", "floats"),)


def _rank(who, x, rank):
    if x.ndim != rank:
        raise ValueError(f"For primitive[{who}], the x_rank must be equal to {rank}, but got {x.ndim}.")


def _same_pads(length, kernel, stride):
    """Padding before and after, so that there are ceil(length / stride) windows."""
    count = -(-length // stride)
    total = max((count - 1) * stride + kernel - length, 0)
    return total // 2, total - total // 2


def _bordered(x, pads, value):
    """x with (before, after) elements of `value` along its last axes."""
    first = x.ndim - len(pads)
    for i in range(len(pads)):
        axis = first + i
        parts = [x]
        for place, size in ((0, pads[i][0]), (2, pads[i][1])):
            if size > 0:
                parts.insert(place, _native.filled(x.shape[:axis] + (size,) + x.shape[axis + 1:], value, x.dtype))
        if len(parts) > 1:
            x = ops.cat(parts, axis)
    return x


class _Pool3D(Operator):
    """What MaxPool3D and AvgPool3D are made with."""
    inputs = _POOLED

    def _sizes(self, kernel_size, strides, mode, allowed, pad, pad_name, data_format):
        self.kernel_size = validator._check_3d_int_or_tuple("kernel_size", kernel_size, self.name, ret_five=True)
        self.strides = validator._check_3d_int_or_tuple("strides", strides, self.name, ret_five=True)
        validator.check_value_type("pad_mode", mode, [str], self.name)
        self.pad_mode = validator.check_string(mode.upper(), allowed, "pad_mode", self.name)
        validator.check_value_type(pad_name, pad, (int, tuple), self.name)
        self.pads = tuple_of(pad, 6)
        if len(self.pads) != 6:
            raise ValueError(f"For '{self.name}', attr '{pad_name}' must be an positive int number or a tuple of six positive int "
                             f"numbers, but got {pad}.")
        if self.pad_mode != "PAD" and self.pads != (0,) * 6:
            raise ValueError(f"For '{self.name}', the '{pad_name}' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not \"pad\", "
                             f"but got '{pad_name}' is {pad} and 'pad_mode' is {mode.lower()}.")
        validator.check_non_negative_int_sequence(self.pads, pad_name, self.name)
        self.data_format = validator.check_string(data_format, ["NCDHW"], "data_format", self.name)

    def _pairs(self, x):
        kernel, stride = self.kernel_size[2:], self.strides[2:]
        if self.pad_mode == "SAME":
            return [_same_pads(x.shape[2 + i], kernel[i], stride[i]) for i in range(3)]
        return [(self.pads[2 * i], self.pads[2 * i + 1]) for i in range(3)]


class MaxPool3D(_Pool3D):
    """Maxima of boxes."""

    def __init__(self, kernel_size=1, strides=1, pad_mode="VALID", pad_list=0, ceil_mode=None, data_format="NCDHW"):
        Operator.__init__(self)
        self._sizes(kernel_size, strides, pad_mode, ["VALID", "SAME", "PAD"], pad_list, "pad_list", data_format)
        self.ceil_mode = ceil_mode

    def _counts(self, x, pairs, kernel, stride):
        if self.pad_mode == "VALID":  # MindSpore's division, towards zero, finds windows that hang over the end of a small operand
            spans = [length - size + 1 for length, size in zip(x.shape[2:], kernel)]
            return tuple([-(-span // step) if span > 0 else int(span / step) + (span % step != 0) for span, step in zip(spans, stride)])
        counts = window_counts(x, kernel, stride, (0, 0, 0), (1, 1, 1), bool(self.ceil_mode))
        if not self.ceil_mode:
            return counts
        # A window that begins in the padding behind the operand does not count.
        inside = [length - pair[1] for length, pair in zip(x.shape[2:], pairs)]
        return tuple([count - 1 if (count - 1) * step >= length else count for count, step, length in zip(counts, stride, inside)])

    def compute(self, x):
        _rank(self.name, x, 5)
        kernel, stride, pairs = self.kernel_size[2:], self.strides[2:], self._pairs(x)
        x = _bordered(x, pairs, lowest(x.dtype))
        counts = self._counts(x, pairs, kernel, stride)
        if min(counts) <= 0:
            raise ValueError(f"For 'MaxPool3D', output shape's all elements must be positive, but got shape: "
                             f"{vector_text(x.shape[:2] + counts)}.")
        return max_pool(x, kernel, stride, (0, 0, 0), (1, 1, 1), counts)


class AvgPool3D(_Pool3D):
    """Means of boxes."""

    def __init__(self, kernel_size=1, strides=1, pad_mode="valid", pad=0, ceil_mode=False, count_include_pad=True,
                 divisor_override=0, data_format="NCDHW"):
        Operator.__init__(self)
        self._sizes(kernel_size, strides, pad_mode, ["VALID", "SAME", "PAD"], pad, "pad", data_format)
        self.ceil_mode = validator.check_value_type("ceil_mode", ceil_mode, bool, self.name)
        self.count_include_pad = validator.check_value_type("count_include_pad", count_include_pad, bool, self.name)
        self.divisor_override = validator.check_non_negative_int(divisor_override, "divisor_override", self.name)

    def compute(self, x):
        _rank(self.name, x, 5)
        pairs = self._pairs(x)
        kernel, stride = self.kernel_size[2:], self.strides[2:]
        total = avg_pool(_bordered(x, pairs, 0), kernel, stride, (0, 0, 0), self.ceil_mode, True, 1)
        if self.divisor_override:
            return total / self.divisor_override
        # How many elements of the operand (and of its borders) each window has.
        counts = 1
        for i in range(3):
            length, (before, after) = x.shape[2 + i], pairs[i]
            own = []
            for w in range(total.shape[2 + i]):
                low, high = w * stride[i] - before, w * stride[i] - before + kernel[i]
                own.append(min(high, length + after) - low if self.count_include_pad else min(high, length) - max(low, 0))
            counts = counts * ops.reshape(Tensor([float(n) for n in own], x.dtype), (-1,) + (1,) * (2 - i))
        return total / counts


class MaxPoolWithArgmax(Operator):
    """Maxima of windows and their places, counted over a whole image."""
    inputs = _POOLED

    def __init__(self, kernel_size=1, strides=1, pad_mode="valid", data_format="NCHW"):
        Operator.__init__(self)
        self.kernel_size = self._pair("kernel_size", kernel_size)
        self.strides = self._pair("strides", strides)
        validator.check_value_type("pad_mode", pad_mode, [str], self.name)
        self.pad_mode = validator.check_string(pad_mode.upper(), ["VALID", "SAME"], "pad_mode", self.name)
        self.data_format = validator.check_string(data_format, ["NCHW"], "data_format", self.name)

    def _pair(self, name, value):
        validator.check_value_type(name, value, [int, tuple], self.name)
        pair = tuple_of(value, 2)
        if len(pair) == 4:
            pair = pair[2:]
        if len(pair) != 2 or pair[0] <= 0 or pair[1] <= 0:
            raise ValueError(f"For '{self.name}', the '{name}' must be an positive int number or a tuple of two or four positive int "
                             f"numbers, but got {value}")
        return pair

    def compute(self, x):
        _rank(self.name, x, 4)
        pads = [(0, 0), (0, 0)]
        if self.pad_mode == "SAME":
            # MindSpore's kernel puts all of the padding behind.
            pads = [(0, sum(_same_pads(x.shape[2 + i], self.kernel_size[i], self.strides[i]))) for i in range(2)]
        height, width = x.shape[2:]
        wide = width + pads[1][0] + pads[1][1]
        x = _bordered(x, pads, lowest(x.dtype))
        counts = window_counts(x, self.kernel_size, self.strides, (0, 0), (1, 1), False)
        if min(counts) < 0:
            shape = x.shape[:2] + tuple([count if count >= 0 else -2 for count in counts])
            raise ValueError(f"Shape should have only one -2 for normal tensor,or [not -2, -2] for real tuple tensor, or no -2 at all, but "
                             f"got {shape}.")
        if min(counts) == 0:
            return ops.zeros(x.shape[:2] + counts, x.dtype), ops.zeros(x.shape[:2] + counts, _int32)
        values, places = max_pool(x, self.kernel_size, self.strides, (0, 0), (1, 1), counts, True)
        rows = places // wide - pads[0][0]
        columns = places - places // wide * wide - pads[1][0]
        channels = ops.reshape(Tensor(list(range(x.shape[1])), _int64) * (height * width), (1, -1, 1, 1))
        return values, (rows * width + columns + channels).astype(_int32)


class MaxPoolWithArgmaxV2(Operator):
    """Maxima of windows and their places in their own plane."""
    inputs = (("x", "numbers"),)

    def __init__(self, kernel_size, strides=None, pads=0, dilation=(1, 1), ceil_mode=False, argmax_type=_int64):
        Operator.__init__(self)
        self.kernel_size = self._pair("kernel_size", kernel_size)
        self.strides = self.kernel_size if strides is None else self._pair("strides", strides)
        self.pads = self._pair("pads", pads, 0)
        self.dilation = self._pair("dilation", dilation)
        self.ceil_mode = validator.check_value_type("ceil_mode", ceil_mode, bool, self.name)
        self.argmax_type = argmax_type

    def _pair(self, name, value, least=1):
        validator.check_value_type(name, value, [int, tuple], self.name)
        pair = tuple_of(value, 2)
        pair = pair[2:] if len(pair) == 4 else pair
        if len(pair) != 2 or min(pair) < least:
            raise ValueError(f"For '{self.name}', the '{name}' must be an positive int number or a tuple of two or four positive int "
                             f"numbers, but got {value}")
        return pair

    def compute(self, x):
        _rank(self.name, x, 4)
        counts = maximum_counts(x, self.kernel_size, self.strides, self.pads, self.dilation, self.ceil_mode)
        values, places = max_pool(x, self.kernel_size, self.strides, self.pads, self.dilation, counts, True)
        return values, places.astype(self.argmax_type)


class MaxPool3DWithArgmax(Operator):
    """Maxima of boxes and their places in their own volume."""
    inputs = (("x", "numbers"),)

    def __init__(self, ksize, strides, pads, dilation=(1, 1, 1), ceil_mode=False, data_format="NCDHW", argmax_type=_int64):
        Operator.__init__(self)
        self.ksize = validator._check_3d_int_or_tuple("ksize", ksize, self.name)
        self.strides = validator._check_3d_int_or_tuple("strides", strides, self.name)
        self.pads = validator._check_3d_int_or_tuple("pads", pads, self.name, greater_zero=False)
        self.dilation = validator._check_3d_int_or_tuple("dilation", dilation, self.name)
        self.ceil_mode = validator.check_value_type("ceil_mode", ceil_mode, bool, self.name)
        self.data_format = validator.check_string(data_format, ["NCDHW"], "data_format", self.name)
        self.argmax_type = argmax_type

    def compute(self, x):
        _rank(self.name, x, 5)
        counts = maximum_counts(x, self.ksize, self.strides, self.pads, self.dilation, self.ceil_mode)
        values, places = max_pool(x, self.ksize, self.strides, self.pads, self.dilation, counts, True)
        return values, places.astype(self.argmax_type)


class AdaptiveMaxPool2D(Operator):
    """Maxima of as many windows as asked for, and their places."""
    inputs = (("input_x", "floats"),)

    def __init__(self, output_size):
        Operator.__init__(self)
        validator.check_value_type("output_size", output_size, [int, tuple], self.name)
        self.output_size = tuple_of(output_size, 2)

    def compute(self, input_x):
        return ops.adaptive_max_pool2d(input_x, self.output_size, True)


class _Fractional(Operator):
    """Windows of lengths that differ by one, so that the operand shrinks by a ratio; axes 1 and 2 are pooled (NHWC)."""
    inputs = (("x", "f4 f8 i4 i8"),)
    divides = False

    def __init__(self, pooling_ratio, pseudo_random=False, overlapping=False, deterministic=False, seed=0, seed2=0):
        Operator.__init__(self)
        self.pooling_ratio = validator.check_value_type("pooling_ratio", pooling_ratio, [list], self.name)
        for ratio in pooling_ratio:
            validator.check_value_type("pooling_ratio_item", ratio, [float], self.name)
        self.pseudo_random = validator.check_value_type("pseudo_random", pseudo_random, [bool], self.name)
        self.overlapping = validator.check_value_type("overlapping", overlapping, [bool], self.name)
        self.deterministic = validator.check_value_type("deterministic", deterministic, [bool], self.name)
        self.seed = validator.check_value_type("seed", seed, [int], self.name)
        self.seed2 = validator.check_value_type("seed2", seed2, [int], self.name)
        if len(pooling_ratio) != 4:
            raise ValueError(f"For '{self.name}', the size of parameter 'pooling_ratio' must be 4, but got {len(pooling_ratio)}.")
        if pooling_ratio[0] != 1.0 or pooling_ratio[3] != 1.0:
            raise ValueError(f"For '{self.name}', the first and last elements of parameter 'pooling_ratio' must be 1.0, but got "
                             f"{pooling_ratio}.")

    def _borders(self, length, ratio):
        """Where windows begin, and the end: a pseudo-random sequence has them near multiples of the ratio."""
        count = int(length / ratio)
        borders = [-(-i * length // count) for i in range(count)]
        return borders + [length]

    def compute(self, x):
        _rank(self.name, x, 4)
        borders = [self._borders(x.shape[1 + i], self.pooling_ratio[1 + i]) for i in range(2)]
        for i in range(2):
            parts = []
            for first, end in zip(borders[i][:-1], borders[i][1:]):
                last = min(end + 1, x.shape[1 + i]) if self.overlapping else end
                window = ops.gather(x, Tensor(list(range(first, last)), _int64), 1 + i)
                parts.append(self._reduce(window, 1 + i))
            x = ops.cat(parts, 1 + i)
        if self.divides:
            sizes = [ops.reshape(Tensor([min(e + int(self.overlapping), b[-1]) - f for f, e in zip(b[:-1], b[1:])], _int32).astype(x.dtype),
                                 (-1,) + (1,) * (2 - i)) for i, b in enumerate(borders)]
            x = ops.div(x, sizes[0] * sizes[1], rounding_mode="trunc" if x.dtype in (_int32, _int64) else None).astype(x.dtype)
        return x, Tensor(borders[0], _int64), Tensor(borders[1], _int64)


class FractionalAvgPool(_Fractional):
    """Means of the windows."""
    divides = True

    def _reduce(self, window, axis):
        return ops.ReduceSum(True)(window, axis)


class FractionalMaxPool(_Fractional):
    """Maxima of the windows."""

    def _reduce(self, window, axis):
        return ops.amax(window, axis, True)


class AdaptiveMaxPool3D(Operator):
    """Maxima of as many boxes as asked for, and their places."""
    inputs = (("x", "numbers"), ("output_size", "i4"))

    def compute(self, x, output_size):
        values, places = ops.adaptive_max_pool3d(x, tuple(output_size.asnumpy().tolist()), True)
        return values, places.astype(_int32)
