"""Pooling of any number of axes in mindspore.ops, composed: windows along one axis are gathered as an axis of their own and
reduced there. Maxima and sums go axis by axis; places of maxima come from one flat axis of all window elements."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore._checkparam import check_value_type
from mindspore.common.tensor import primitive
from mindspore.ops.operator_base import require

_int64 = _native.int64
_arg_max_with_value = primitive("ArgMaxWithValue")


def tuple_of(value, count):
    """A number as `count` of them."""
    return (value,) * count if isinstance(value, (int, float)) or value is None else tuple(value)


def _count(length, kernel, stride, padding, dilation, ceil_mode):
    """How many windows lie along an axis; with ceil_mode the last may hang over the end, but begins inside."""
    span = length + 2 * padding - dilation * (kernel - 1) - 1
    count = (-(-span // stride) if ceil_mode else span // stride) + 1
    if ceil_mode and (count - 1) * stride >= length + padding:
        count -= 1
    return count


def window_counts(x, kernel, stride, padding, dilation, ceil_mode):
    """How many windows lie along each of the last axes; zero or less where the operand is too small."""
    lengths = x.shape[x.ndim - len(kernel):]
    return tuple([_count(*sizes, ceil_mode) for sizes in zip(lengths, kernel, stride, padding, dilation)])


def _boxed(sizes, rest=1):
    """Sizes of up to three axes as those of a volume."""
    return (rest,) * (3 - len(sizes)) + tuple(sizes)


def vector_text(numbers):
    return "[const vector]{" + ", ".join([str(n) for n in numbers]) + "}"


def mean_counts(x, kernel, stride, padding, ceil_mode):
    """As window_counts, for means, which MindSpore takes over volumes. With ceil_mode and less than a window, its division
    (towards zero) can leave one window that hangs over the end."""
    lengths = x.shape[x.ndim - len(kernel):]
    spans = [length + 2 * pad for length, pad in zip(lengths, padding)]
    counts = window_counts(x, kernel, stride, padding, (1,) * len(kernel), ceil_mode)
    if ceil_mode:
        counts = tuple([1 - (size - span + 1 - step) // step if size - span >= step else count
                        for count, size, span, step in zip(counts, kernel, spans, stride)])
        if min(counts) <= 0:
            raise RuntimeError("For 'AvgPool3D', output shape's all elements must be positive, but got shape: "
                               f"{vector_text(x.shape[:2] + _boxed(counts))}.Please check input parameter!")
    elif min(counts) <= 0:
        d, h, w = _boxed(spans)
        raise RuntimeError(f"For 'AvgPool3D, size of input with the padding is (D:{d}, H:{h}, W:{w}) smaller than kernel size [const "
                           f"initializer_list]{{{', '.join([str(size) for size in _boxed(kernel)])}}}")
    return counts


def maximum_counts(x, kernel, stride, padding, dilation, ceil_mode):
    """As window_counts, for maxima with places: of planes (MaxPoolWithArgmaxV2) or of volumes (MaxPool3DWithArgmax)."""
    counts = window_counts(x, kernel, stride, padding, dilation, ceil_mode)
    if min(counts) <= 0:
        if len(kernel) == 2:
            raise ValueError(f"The shape of input is {list(x.shape)}, which is invalid for the attributes of MaxPoolWithArgmaxV2")
        raise ValueError(f"for MaxPool3DWithArgmax, shape of out is {list(x.shape[:2] + counts)}. It should be not less than zero.")
    return counts


def require_padded_maximum(x, kernel, stride, padding, dilation, ceil_mode):
    """What MindSpore says to a padded MaxPool2d without a window: it takes the image for a volume."""
    counts = window_counts(x, kernel, stride, padding, dilation, ceil_mode)
    if min(counts) <= 0:
        raise ValueError(f"for MaxPool3DWithArgmax, shape of out is {list(x.shape[:2] + (1,) + counts)}. It should be not less than "
                         "zero.")


def _padded_for(x, axis, kernel, stride, padding, dilation, count, value):
    """x with borders of `value` along an axis, so that `count` windows fit."""
    length = x.shape[axis]
    after = max((count - 1) * stride + dilation * (kernel - 1) + 1 - length - padding, 0)
    if padding or after:
        parts = [x]
        for place, size in ((0, padding), (2, after)):
            if size:
                border = _native.filled(x.shape[:axis] + (size,) + x.shape[axis + 1:], value, x.dtype)
                parts.insert(place, border)
        x = ops.cat(parts, axis)
    return x


def _windows(x, axis, count, kernel, stride, dilation):
    """The elements of each window as an axis behind `axis`."""
    if kernel == stride and dilation == 1 and count * kernel == x.shape[axis]:
        return ops.reshape(x, x.shape[:axis] + (count, kernel) + x.shape[axis + 1:])
    places = [[i * stride + j * dilation for j in range(kernel)] for i in range(count)]
    return ops.gather(x, Tensor(places, _int64), axis)


def lowest(dtype):
    """Less than every number of a dtype."""
    if dtype in (_native.int8, _native.int16, _native.int32, _native.int64):
        return {_native.int8: -128, _native.int16: -32768, _native.int32: -2147483648}.get(dtype, -9223372036854775808)
    return float("-inf")


def max_pool(x, kernel, stride, padding, dilation, counts, return_indices=False):
    """Maxima over the last len(kernel) axes of counts[i] windows each, with their places in the flattened axes when asked for."""
    axes = len(kernel)
    first = x.ndim - axes
    if not return_indices:
        for i in reversed(range(axes)):
            x = _padded_for(x, first + i, kernel[i], stride[i], padding[i], dilation[i], counts[i], lowest(x.dtype))
            x = _max_of(_windows(x, first + i, counts[i], kernel[i], stride[i], dilation[i]), first + i + 1, False)
        return x
    total = 1
    for length in x.shape[first:]:
        total *= length
    places = ops.reshape(ops.arange(total), (1,) * first + x.shape[first:])
    for i in range(axes):
        axis = first + 2 * i
        x = _padded_for(x, axis, kernel[i], stride[i], padding[i], dilation[i], counts[i], lowest(x.dtype))
        places = _padded_for(places, axis, kernel[i], stride[i], padding[i], dilation[i], counts[i], 0)
        x = _windows(x, axis, counts[i], kernel[i], stride[i], dilation[i])
        places = _windows(places, axis, counts[i], kernel[i], stride[i], dilation[i])
    order = tuple(range(first)) + tuple(range(first, x.ndim, 2)) + tuple(range(first + 1, x.ndim, 2))
    x = ops.transpose(x, order)
    places = ops.transpose(places, order)
    lead = x.shape[:first + axes]
    x = ops.reshape(x, lead + (-1,))
    places = ops.broadcast_to(ops.reshape(places, (1,) * first + tuple(counts) + (-1,)), x.shape)
    at, value = ops.ArgMaxWithValue(axis=-1)(x)
    chosen = ops.gather_elements(places, -1, ops.expand_dims(at.astype(_int64), -1))
    return value, ops.squeeze(chosen, -1)


def avg_pool(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor):
    """Means of windows along the last len(kernel) axes: each window's sum divided by its elements (or by `divisor`)."""
    axes = len(kernel)
    first = x.ndim - axes
    counts = mean_counts(x, kernel, stride, padding, ceil_mode)
    for i in range(axes):
        axis, count = first + i, counts[i]
        length = x.shape[axis]
        x = _padded_for(x, axis, kernel[i], stride[i], padding[i], 1, count, 0)
        x = ops.sum(_windows(x, axis, count, kernel[i], stride[i], 1), axis + 1)
        if divisor:
            continue
        low, high = (0, length) if not count_include_pad else (-padding[i], length + padding[i])
        sizes = []
        for w in range(count):
            begin = w * stride[i] - padding[i]
            sizes.append(float(min(begin + kernel[i], high) - max(begin, low)))
        x = x / ops.reshape(Tensor(sizes, x.dtype), (-1,) + (1,) * (axes - 1 - i))
    return x / divisor if divisor else x


def _check_sizes(values, name, who):
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or value <= 0:
            raise ValueError(f"For '{who}', the value of '{name}' must be positive, but got {values}.")


def _average(input_x, axes, who, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override=0):
    if not isinstance(input_x, Tensor):
        raise TypeError(f"For {who}, the input input_x must be tensor")
    kernel, strides, pads = tuple_of(kernel_size, axes), tuple_of(stride, axes), tuple_of(padding, axes)
    _check_sizes(kernel, "kernel_size", who)
    _check_sizes(strides, "stride", who)
    if len(pads) == 2 * axes:
        pads = pads[::2]
    if input_x.ndim != axes + 2:
        raise ValueError(f"For primitive[AvgPool3D], the x_rank must be equal to 5, but got {input_x.ndim + 3 - axes}.")
    return avg_pool(input_x, kernel, strides, pads, ceil_mode, count_include_pad, divisor_override)


def avg_pool1d(input_x, kernel_size=1, stride=1, padding=0, ceil_mode=False, count_include_pad=True):
    _native.check_support("AvgPool3D", ("x",), (input_x,))
    return _average(input_x, 1, "avg_pool1d", kernel_size, stride, padding, ceil_mode, count_include_pad)


def avg_pool2d(input_x, kernel_size=1, stride=1, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=0):
    if padding == 0 and not ceil_mode and not divisor_override and isinstance(input_x, Tensor) and input_x.ndim == 4:
        _check_sizes(tuple_of(kernel_size, 2), "kernel_size", "avg_pool2d")
        mean_counts(input_x, tuple_of(kernel_size, 2), tuple_of(stride, 2), (0, 0), False)
        return ops.AvgPool(tuple_of(kernel_size, 2), tuple_of(stride, 2), "VALID")(input_x)
    return _average(input_x, 2, "avg_pool2d", kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def avg_pool3d(input_x, kernel_size=1, stride=1, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=0):
    _native.check_support("AvgPool3D", ("x",), (input_x,))
    return _average(input_x, 3, "avg_pool3d", kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def _maxima(x, axes, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    if x.ndim != axes + 2:
        who = "MaxPoolWithArgmaxV2" if axes == 2 else "MaxPool3DWithArgmax"
        raise ValueError(f"For primitive[{who}], the input x rank must be equal to {axes + 2}, but got {x.ndim}.")
    kernel = tuple_of(kernel_size, axes)
    strides = kernel if stride is None else tuple_of(stride, axes)
    pads, dilations = tuple_of(padding, axes), tuple_of(dilation, axes)
    counts = maximum_counts(x, kernel, strides, pads, dilations, ceil_mode)
    return max_pool(x, kernel, strides, pads, dilations, counts, return_indices)


def max_pool2d(x, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False):
    return _maxima(x, 2, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


def max_pool3d(x, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return _maxima(x, 3, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


# ---- adaptive

def _adaptive(x, axis, size, reduce):
    """Windows of floor(i * in / out) to ceil((i + 1) * in / out) along an axis."""
    length = x.shape[axis]
    if size is None or size == length:
        return x
    if size == 0:
        return ops.slice(x, (0,) * x.ndim, x.shape[:axis] + (0,) + x.shape[axis + 1:])
    if length % size == 0:
        return reduce(ops.reshape(x, x.shape[:axis] + (size, length // size) + x.shape[axis + 1:]), axis + 1, False)
    parts = []
    for i in range(size):
        begin, extent = [0] * x.ndim, list(x.shape)
        begin[axis] = i * length // size
        extent[axis] = -((-(i + 1) * length) // size) - begin[axis]
        parts.append(reduce(ops.slice(x, tuple(begin), tuple(extent)), axis, True))
    return ops.cat(parts, axis)


def _adapted(x, output_size, axes, reduce):
    sizes = tuple_of(output_size, axes)
    for i in reversed(range(axes)) if reduce is _max_of else range(axes):
        x = _adaptive(x, x.ndim - axes + i, sizes[i], reduce)
    return x


def _mean_of(x, axis, keeps):
    return ops.mean(x, axis, keeps)


def _max_of(x, axis, keeps):
    """The maxima, whose gradient is the first one's; the last axis goes first, so that it is the first in memory."""
    return _arg_max_with_value(x, axis, keeps)[1]


def _check_adaptive(input, who, output_size):
    """What MindSpore asks of a pooling of the last of three axes."""
    if not isinstance(input, Tensor):
        raise TypeError(f"For {who}, the input input must be tensor")
    if isinstance(output_size, bool) or not isinstance(output_size, int):
        raise TypeError(f"For '{who}', the 'output_size' must be int, but got '{type(output_size).__name__}'")
    if output_size <= 0:
        raise ValueError(f"For '{who}', the 'output_size' must be int and must >= 1, but got '{output_size}' with type 'int'.")
    if input.ndim != 3:
        raise ValueError(f"For {who} input must have 3 dim, but got {input.ndim}.")
    length = input.shape[2]
    if length < output_size:
        raise ValueError(f"For {who} input's last dimension must be greater or equal to output size {output_size}, but got {length}.")
    if length % output_size:
        raise ValueError(f"For {who} input's last dimension must be divisible by output size {output_size}, but got {length}.")
    if input.dtype not in (_native.float16, _native.float32):
        raise TypeError(f"For {who}, the input dtype must be float16 or float32, but got {input.dtype}.")


def adaptive_avg_pool1d(input, output_size):
    _check_adaptive(input, "adaptive_avg_pool1d", output_size)
    return adapted_means(input, output_size, 1)


def adapted_means(x, output_size, axes):
    """Means of as many windows as asked for, along the last axes."""
    return _adapted(x, output_size, axes, _mean_of)


def _check_windows(who, input, output_size, axes, codes):
    """What MindSpore's primitive asks of its operand and of the sizes, in its order."""
    sizes = tuple_of(output_size, axes)
    is_mean = "Avg" in who
    if is_mean and axes == 2 and len(sizes) != 2:
        raise ValueError(f"For '{who}', the 'length of output_size' must be int and must = 2, but got '{len(sizes)}' with type 'int'.")
    for i, size in enumerate(sizes if is_mean else ()):
        if size is not None and size < 0:
            raise ValueError(f"For '{who}', the argument 'output_size[{i}]' must >= 0, but got {size}.")
    require(who, "x", input, codes)
    if is_mean and len(sizes) != axes:
        raise ValueError(f"For primitive[{who}], the length of output_size must be equal to {axes}, but got {len(sizes)}.")
    if input.ndim not in (axes + 1, axes + 2):
        word = "rank" if not is_mean else "dim" if axes == 2 else "the rank"
        raise ValueError(f"For primitive[{who}], the {word} of x must be in [{axes + 1},{axes + 2}], but got {input.ndim}.")
    if is_mean and axes == 2:
        for i, length in enumerate(input.shape):
            if not length:
                raise ValueError(f"For primitive[{who}], the {i}th dimension of x must be greater than or equal to 1, but got 0.")
    if not is_mean and len(sizes) != axes:
        raise ValueError(f"For primitive[{who}], the size of output_size must be equal to {axes}, but got {len(sizes)}.")


def adaptive_avg_pool2d(input, output_size):
    _check_windows("AdaptiveAvgPool2D", input, output_size, 2, "f2 f4 f8")
    return adapted_means(input, output_size, 2)


def adaptive_avg_pool3d(input, output_size):
    _check_windows("AdaptiveAvgPool3D", input, output_size, 3, "f2 f4 f8 i2 i4 i8 i1 u1")
    return adapted_means(input, output_size, 3)


def adaptive_max_pool1d(input, output_size):
    _check_adaptive(input, "adaptive_max_pool1d", output_size)
    return _adapted(input, output_size, 1, _max_of)


def _adaptive_places(input, output_size, axes):
    """Places of the maxima in the flattened last axes."""
    sizes = tuple_of(output_size, axes)
    first = input.ndim - axes
    shape = input.shape[first:]
    lists = [[]]
    for i in range(axes):
        size = shape[i] if sizes[i] is None else sizes[i]
        spans = [range(k * shape[i] // size, -((-(k + 1) * shape[i]) // size)) for k in range(size)]
        lists = [done + [span] for done in lists for span in spans]
    flat = ops.reshape(input, input.shape[:first] + (-1,))
    found = []
    for spans in lists:
        places = [0]
        for span, length in zip(spans, shape):
            places = [p * length + k for p in places for k in span]
        places = Tensor(places, _int64)
        found.append(ops.gather(places, ops.argmax(ops.gather(flat, places, first), -1), 0))
    out = tuple([shape[i] if sizes[i] is None else sizes[i] for i in range(axes)])
    return ops.reshape(ops.stack(found, -1), input.shape[:first] + out)


def adaptive_max_pool2d(input, output_size, return_indices=False):
    check_value_type("return_indices", return_indices, [bool], "adaptive_max_pool2d")
    _check_windows("AdaptiveMaxPool2D", input, output_size, 2, "f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1 b")
    require("AdaptiveMaxPool2D", "x", input, "f2 f4 f8")
    out = _adapted(input, output_size, 2, _max_of)
    return (out, _adaptive_places(input, output_size, 2)) if return_indices else out


def adaptive_max_pool3d(input, output_size, return_indices=False):
    _check_windows("AdaptiveMaxPool3D", input, output_size, 3, "f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1")
    for size in tuple_of(output_size, 3):
        if size is not None and size <= 0:
            raise ValueError(f"For 'AdaptiveMaxPool3D', 'output_size' should be a vector with all positive item, but got {tuple_of(output_size, 3)}.")
    out = _adapted(input, output_size, 3, _max_of)
    return (out, _adaptive_places(input, output_size, 3).astype(_native.int32)) if return_indices else out


# ---- power means and their inverse

def _power_pool(x, axes, norm_type, kernel_size, stride, ceil_mode):
    kernel = tuple_of(kernel_size, axes)
    strides = kernel if stride is None else tuple_of(stride, axes)
    if x.ndim == 2 and axes == 1:
        return ops.squeeze(_power_pool(ops.expand_dims(x, 0), axes, norm_type, kernel_size, stride, ceil_mode), 0)
    total = _average(ops.pow(x, norm_type), axes, f"lp_pool{axes}d", kernel, strides, 0, ceil_mode, True, 1)
    if ceil_mode:  # MindSpore's mean counts what lies inside, then times the whole window
        shares = avg_pool(ops.ones_like(x), kernel, strides, (0,) * axes, ceil_mode, True, 1)
        for size in kernel:
            shares = shares / size
        total = total / shares
    return ops.pow(ops.relu(ops.abs(total)) * ops.sign(total), 1.0 / norm_type)


def lp_pool1d(x, norm_type, kernel_size, stride=None, ceil_mode=False):
    return _power_pool(x, 1, float(norm_type), kernel_size, stride, ceil_mode)


def lp_pool2d(x, norm_type, kernel_size, stride=None, ceil_mode=False):
    return _power_pool(x, 2, float(norm_type), kernel_size, stride, ceil_mode)


def _unpooled(x, indices, axes, kernel_size, stride, padding, output_size):
    """Maxima written back to their places, zeros elsewhere."""
    kernel = tuple_of(kernel_size, axes)
    strides = kernel if stride is None or stride == 0 else tuple_of(stride, axes)
    pads = tuple_of(padding, axes)
    first = x.ndim - axes
    if output_size:
        shape = tuple(output_size)[-axes:]
    else:
        shape = tuple([(x.shape[first + i] - 1) * strides[i] - 2 * pads[i] + kernel[i] for i in range(axes)])
    total = 1
    for length in shape:
        total *= length
    flat = ops.reshape(x, x.shape[:first] + (-1,))
    places = ops.reshape(indices, x.shape[:first] + (-1,))
    target = ops.zeros(x.shape[:first] + (total,), x.dtype)
    return ops.reshape(ops.tensor_scatter_elements(target, places, flat, first), x.shape[:first] + shape)


def max_unpool1d(x, indices, kernel_size, stride=None, padding=0, output_size=None):
    return _unpooled(x, indices, 1, kernel_size, stride, padding, output_size)


def max_unpool2d(x, indices, kernel_size, stride=None, padding=0, output_size=None):
    return _unpooled(x, indices, 2, kernel_size, stride, padding, output_size)


def max_unpool3d(x, indices, kernel_size, stride=None, padding=0, output_size=None):
    return _unpooled(x, indices, 3, kernel_size, stride, padding, output_size)


def lrn(x, depth_radius=5, bias=1.0, alpha=1.0, beta=0.5, norm_region="ACROSS_CHANNELS"):
    _native.check_support("LRN", ("x",), (x,))
    if x.ndim != 4:
        raise ValueError(f"For primitive[LRN], the rank of input  must be equal to 4 , but got {x.ndim}.")
    if not isinstance(norm_region, str):
        raise TypeError(f"For 'LRN', the type of 'norm_region' should be 'str', but got type '{type(norm_region).__name__}'.")
    if norm_region != "ACROSS_CHANNELS":
        raise ValueError("For 'LRN', the 'norm_region' must be str and must be in '['ACROSS_CHANNELS']', but got "
                         f"{norm_region!r}.")
    squares = _padded_for(ops.square(x), 1, 2 * depth_radius + 1, 1, depth_radius, 1, x.shape[1], 0)
    total = ops.sum(_windows(squares, 1, x.shape[1], 2 * depth_radius + 1, 1, 1), 2)
    return x / ops.pow(bias + alpha * total, beta)
