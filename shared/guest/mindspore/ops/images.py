"""Patches of images in mindspore.ops: fold and unfold, sampling on grids, convolutions of one and three axes; composed."""
import _refjit as _native
from _refjit import Tensor
from mindspore._checkparam import check_bool
from mindspore import ops
from mindspore.ops._host_gradients import no_bprop
from mindspore.ops.operator_base import require
from mindspore.ops.pooling import tuple_of, vector_text, window_counts

_int64 = _native.int64


# ---- convolutions

def _sizes(value, count, name, who):
    sizes = tuple_of(value, count)
    for size in sizes:
        if isinstance(size, bool) or not isinstance(size, int):
            raise TypeError(f"For '{who}', the type of '{name}' must be int or tuple of int, but got {type(size)}.")
    return sizes


def _pad_pairs(padding, count, who):
    """(before, after) for each axis, from a number, one a axis or two a axis."""
    if isinstance(padding, int):
        return [(padding, padding)] * count
    if len(padding) == count:
        return [(p, p) for p in padding]
    if len(padding) == 2 * count:
        return [(padding[2 * i], padding[2 * i + 1]) for i in range(count)]
    raise ValueError(f"For '{who}', the length of 'padding' must be {count} or {2 * count}, but got {padding}.")


def conv1d(input, weight, bias=None, stride=1, pad_mode="valid", padding=0, dilation=1, groups=1):
    if input.ndim != 3 or weight.ndim != 3:
        raise ValueError(f"For 'conv1d', the 'input' and 'weight' must be 3-D, but got {input.ndim}-D and {weight.ndim}-D.")
    before, after = _pad_pairs(padding, 1, "conv1d")[0]
    out = ops.conv2d(ops.expand_dims(input, 2), ops.expand_dims(weight, 2), bias, (1, tuple_of(stride, 1)[0]), pad_mode,
                     (0, 0, before, after) if pad_mode == "pad" else 0, (1, tuple_of(dilation, 1)[0]), groups)
    return ops.squeeze(out, 2)


def conv2d_plain(x, weight, strides, pads, dilations, groups):
    """A 2-D convolution with explicit borders."""
    return ops.conv2d(x, weight, None, strides, "pad", (pads[0][0], pads[0][1], pads[1][0], pads[1][1]), dilations, groups)


def same_pads(length, kernel, stride, dilation):
    """Borders that give ceil(length / stride) windows."""
    total = max((-(-length // stride) - 1) * stride + dilation * (kernel - 1) + 1 - length, 0)
    return total // 2, total - total // 2


def conv3d(input, weight, bias=None, stride=1, pad_mode="valid", padding=0, dilation=1, groups=1):
    """A 2-D convolution for each plane of the kernel, over all depths at once, added up."""
    strides, dilations = tuple_of(stride, 3), tuple_of(dilation, 3)
    kernel = weight.shape[2:]
    if pad_mode == "pad":
        pads = _pad_pairs(padding, 3, "conv3d")
    elif pad_mode == "same":
        pads = [same_pads(input.shape[2 + i], kernel[i], strides[i], dilations[i]) for i in range(3)]
    elif pad_mode == "valid":
        pads = [(0, 0)] * 3
    else:
        raise ValueError(f"For 'conv3d', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got '{pad_mode}'.")
    n, channels = input.shape[:2]
    if pads[0] != (0, 0):
        input = ops.pad(input, (0, 0, 0, 0) + pads[0])
    depth = (input.shape[2] - dilations[0] * (kernel[0] - 1) - 1) // strides[0] + 1
    total = None
    for k in range(kernel[0]):
        first = k * dilations[0]
        planes = input[:, :, first:first + (depth - 1) * strides[0] + 1:strides[0]]
        planes = ops.reshape(ops.transpose(planes, (0, 2, 1, 3, 4)), (n * depth, channels) + input.shape[3:])
        part = conv2d_plain(planes, weight[:, :, k], strides[1:], pads[1:], dilations[1:], groups)
        total = part if total is None else total + part
    out = ops.transpose(ops.reshape(total, (n, depth) + total.shape[1:]), (0, 2, 1, 3, 4))
    return out if bias is None else out + ops.reshape(bias, (1, -1, 1, 1, 1))


def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    strides, dilations = tuple_of(stride, 2), tuple_of(dilation, 2)
    pads, extra = tuple_of(padding, 2), tuple_of(output_padding, 2)
    kernel = weight.shape[2:]
    size = [(input.shape[2 + i] - 1) * strides[i] - 2 * pads[i] + dilations[i] * (kernel[i] - 1) + extra[i] + 1
            for i in range(2)]
    operator = ops.Conv2DBackpropInput(weight.shape[0], kernel, "pad", (pads[0], pads[0], pads[1], pads[1]), None, 1, strides,
                                       dilations, groups)
    out = operator(input, weight, (input.shape[0], weight.shape[1] * groups) + tuple(size))
    return out if bias is None else ops.bias_add(out, bias)


def conv3d_transposed(x, weight, strides, pads, dilations, extra, groups):
    """The gradient of a 3-D convolution by its input: a 2-D one for each plane of the kernel, spread along the depth."""
    n, _, depth = x.shape[:3]
    kernel = weight.shape[2:]
    full = (depth - 1) * strides[0] + dilations[0] * (kernel[0] - 1) + 1
    planes = ops.reshape(ops.transpose(x, (0, 2, 1, 3, 4)), (n * depth, x.shape[1]) + x.shape[3:])
    size = [(x.shape[3 + i] - 1) * strides[1 + i] - pads[1 + i][0] - pads[1 + i][1]
            + dilations[1 + i] * (kernel[1 + i] - 1) + extra[1 + i] + 1 for i in range(2)]
    channels = weight.shape[1] * groups
    operator = ops.Conv2DBackpropInput(weight.shape[0], kernel[1:], "pad", pads[1] + pads[2], None, 1, strides[1:],
                                       dilations[1:], groups)
    total = None
    for k in range(kernel[0]):
        part = operator(planes, weight[:, :, k], (n * depth, channels) + tuple(size))
        part = ops.reshape(ops.transpose(ops.reshape(part, (n, depth, channels) + tuple(size)), (0, 2, 1, 3, 4)),
                           (n, channels, depth, 1) + tuple(size))
        part = ops.pad(part, (0, 0, 0, 0, 0, strides[0] - 1))
        part = ops.reshape(part, (n, channels, depth * strides[0]) + tuple(size))[:, :, :(depth - 1) * strides[0] + 1]
        first = k * dilations[0]
        part = ops.pad(part, (0, 0, 0, 0, first, full - first - part.shape[2]))
        total = part if total is None else total + part
    after = extra[0] - pads[0][1]
    if after > 0:
        total = ops.pad(total, (0, 0, 0, 0, 0, after))
    return total[:, :, pads[0][0]:full + after]


def conv3d_transpose(inputs, weight, pad_mode="valid", padding=0, stride=1, dilation=1, group=1, output_padding=0):
    if pad_mode not in ("valid", "same", "pad"):
        raise ValueError("For 'Conv3DTranspose', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got "
                         f"{pad_mode!r}.")
    if pad_mode != "pad" and padding not in (0, (0,) * 6, [0] * 6):
        raise ValueError("For 'Conv3DTranspose', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not \"pad\", but got 'pad' "
                         f"is {padding} and 'pad_mode' is {pad_mode}.")
    pads, strides, dilations = _pad_pairs(padding, 3, "conv3d_transpose"), tuple_of(stride, 3), tuple_of(dilation, 3)
    if pad_mode == "same":  # as many planes as strides: what is beyond is cut, more of it at the end
        beyond = [max(dilations[i] * (weight.shape[2 + i] - 1) + 1 - strides[i], 0) for i in range(3)]
        pads = tuple([(count // 2, count - count // 2) for count in beyond])
    return conv3d_transposed(inputs, weight, strides, pads, dilations, tuple_of(output_padding, 3), group)


# ---- patches

def unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    """Patches as columns: (N, C * kernel, windows)."""
    kernel, dilations = _sizes(kernel_size, 2, "kernel_size", "unfold"), tuple_of(dilation, 2)
    strides, pads = tuple_of(stride, 2), tuple_of(padding, 2)
    x = input if input.ndim == 4 else ops.expand_dims(input, 0)
    if pads != (0, 0):
        x = ops.pad(x, (pads[1], pads[1], pads[0], pads[0]))
    counts = window_counts(x, kernel, strides, (0, 0), dilations, False)
    if min(counts) <= 0:
        raise ValueError(f"For Im2Col, given input with spatial size {tuple(input.shape)}, ksizes={kernel}, dilation=({dilations[0]}, "
                         f"{dilations[1]}, pads=({vector_text(pads)}), calculated shape of the array of sliding blocks as {counts}, but "
                         "its components must be at least one.")
    places = [[[w * strides[i] + k * dilations[i] for w in range(counts[i])] for k in range(kernel[i])] for i in range(2)]
    x = ops.gather(ops.gather(x, Tensor(places[0], _int64), 2), Tensor(places[1], _int64), 4)
    x = ops.transpose(x, (0, 1, 2, 4, 3, 5))
    out = ops.reshape(x, (x.shape[0], x.shape[1] * kernel[0] * kernel[1], -1))
    return out if input.ndim == 4 else ops.squeeze(out, 0)


def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    """The sum of patches at their places: what unfold took apart, each element as often as it was taken."""
    size = output_size.asnumpy().tolist() if isinstance(output_size, Tensor) else tuple_of(output_size, 2)
    kernel, dilations = _sizes(kernel_size, 2, "kernel_size", "fold"), tuple_of(dilation, 2)
    strides, pads = tuple_of(stride, 2), tuple_of(padding, 2)
    x = ops.expand_dims(input, 0) if input.ndim == 2 else input
    n, area = x.shape[0], kernel[0] * kernel[1]
    if x.ndim == 4:  # the elements of a patch on an axis of their own
        x = ops.reshape(x, (n, x.shape[1] * area, -1))
    channels = x.shape[1] // area
    height, width = size[0] + 2 * pads[0], size[1] + 2 * pads[1]
    rows = (height - dilations[0] * (kernel[0] - 1) - 1) // strides[0] + 1
    columns = (width - dilations[1] * (kernel[1] - 1) - 1) // strides[1] + 1
    places = [(r * strides[0] + i * dilations[0]) * width + c * strides[1] + j * dilations[1]
              for i in range(kernel[0]) for j in range(kernel[1]) for r in range(rows) for c in range(columns)]
    flat = ops.transpose(ops.reshape(x, (n * channels, area * rows * columns)), (1, 0))
    total = ops.unsorted_segment_sum(flat, Tensor(places, _int64), height * width)
    out = ops.reshape(ops.transpose(total, (1, 0)), (n, channels, height, width))
    out = out[:, :, pads[0]:pads[0] + size[0], pads[1]:pads[1] + size[1]]
    return ops.squeeze(out, 0) if input.ndim == 2 else out


def col2im(input_x, output_size, kernel_size, dilation, padding_value, stride):
    n, channels, area, windows = input_x.shape
    return fold(ops.reshape(input_x, (n, channels * area, windows)), output_size, kernel_size, dilation, padding_value, stride)


def channel_shuffle(x, groups):
    require("ChannelShuffle", "x", x, "f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1")
    n, channels = x.shape[:2]
    x = no_bprop(x, "ChannelShuffle")
    if groups <= 0 or channels % groups:
        raise ValueError(f"For 'ChannelShuffle', 'groups' must divide the channels {channels}, but got {groups}.")
    parts = ops.reshape(x, (n, groups, channels // groups) + x.shape[2:])
    return ops.reshape(ops.swapaxes(parts, 1, 2), x.shape)


# ---- grids

def affine_grid(theta, size, align_corners=False):
    """Places in [-1, 1] of each output pixel after a 2x3 (or 3x4) map."""
    _native.check_support("AffineGrid", ("theta",), (theta,))
    lengths = size[2:]
    axes = []
    for length in reversed(lengths):
        if align_corners:
            axes.append([2.0 * i / (length - 1) - 1.0 if length > 1 else 0.0 for i in range(length)])
        else:
            axes.append([(2.0 * i + 1.0) / length - 1.0 for i in range(length)])
    if len(lengths) == 2:
        points = [[x, y, 1.0] for y in axes[1] for x in axes[0]]
    else:
        points = [[x, y, z, 1.0] for z in axes[2] for y in axes[1] for x in axes[0]]
    base = Tensor(points, theta.dtype)
    grid = ops.matmul(ops.broadcast_to(ops.expand_dims(base, 0), (size[0],) + base.shape), ops.swapaxes(theta, 1, 2))
    return ops.reshape(grid, (size[0],) + tuple(lengths) + (len(lengths),))


def _place(grid, length, padding_mode, align_corners):
    """Places in pixels of an axis."""
    if align_corners:
        at = (grid + 1.0) * ((length - 1) / 2.0)
    else:
        at = ((grid + 1.0) * float(length) - 1.0) / 2.0
    if padding_mode == "border":
        return ops.clamp(at, 0.0, float(length - 1))
    if padding_mode == "reflection":
        low, span = (0.0, float(length - 1)) if align_corners else (-0.5, float(length))
        if span == 0:
            return ops.zeros_like(at)
        away = ops.abs(at - low)
        turns = ops.floor(away / span)
        rest = away - turns * span
        even = (turns.astype(_int64) % 2) == 0
        return ops.clamp(ops.select(even, rest + low, span - rest + low), 0.0, float(length - 1))
    return at


def _corner(flat, places, lengths):
    """Pixels at integer places, zeros outside; places one axis each."""
    inside, index = None, None
    for at, length in zip(places, lengths):
        ok = ops.logical_and(at >= 0.0, at <= float(length - 1))
        inside = ok if inside is None else ops.logical_and(inside, ok)
        whole = ops.clamp(at, 0.0, float(length - 1)).astype(_int64)
        index = whole if index is None else index * length + whole
    shape = index.shape
    index = ops.reshape(index, (shape[0], 1, -1))
    values = ops.gather_elements(flat, 2, ops.broadcast_to(index, (shape[0], flat.shape[1], index.shape[2])))
    values = ops.reshape(values, (shape[0], flat.shape[1]) + shape[1:])
    return values * ops.expand_dims(inside.astype(values.dtype), 1)


def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    if mode not in ("bilinear", "nearest"):
        raise ValueError(f"For 'grid_sample', the 'mode' must be in ['bilinear', 'nearest'], but got {mode}.")
    if padding_mode not in ("zeros", "border", "reflection"):
        raise ValueError(f"For 'grid_sample', the 'padding_mode' must be in ['zeros', 'border', 'reflection'], but got {padding_mode}.")
    if grid.shape[-1] != input.ndim - 2:
        place = "forth" if input.ndim == 4 else "fifth"
        raise ValueError(f"The {place} dimension of grid must be {input.ndim - 2}, but got {grid.shape[-1]}")
    lengths = input.shape[2:]
    axes = len(lengths)
    _native.check_support(f"GridSampler{axes}D", ("input_x", "grid"), (input, grid))
    flat = ops.reshape(input, input.shape[:2] + (-1,))
    places = [_place(ops.squeeze(part, -1), lengths[axes - 1 - i], padding_mode, bool(align_corners))
              for i, part in enumerate(ops.split(grid, 1, -1))]
    places = places[::-1]
    if mode == "nearest":
        return _corner(flat, [ops.round(at) for at in places], lengths)
    lows = [ops.floor(at) for at in places]
    total = None
    for corner in range(2 ** axes):
        at, weight = [], None
        for i in range(axes):
            upper = corner >> i & 1
            share = places[i] - lows[i] if upper else lows[i] + 1.0 - places[i]
            at.append(lows[i] + 1.0 if upper else lows[i])
            weight = share if weight is None else weight * share
        part = _corner(flat, at, lengths) * ops.expand_dims(weight, 1)
        total = part if total is None else total + part
    return total


# ---- boxes

def iou(anchor_boxes, gt_boxes, mode="iou"):
    """Overlap of each pair of boxes (x0, y0, x1, y1), by the union or by the first; no gradient passes."""
    anchor_boxes, gt_boxes = ops.stop_gradient(anchor_boxes), ops.stop_gradient(gt_boxes)
    a, g = ops.expand_dims(anchor_boxes, 0), ops.expand_dims(gt_boxes, 1)
    width = ops.relu(ops.minimum(a[..., 2], g[..., 2]) - ops.maximum(a[..., 0], g[..., 0]) + 1)
    height = ops.relu(ops.minimum(a[..., 3], g[..., 3]) - ops.maximum(a[..., 1], g[..., 1]) + 1)
    shared = width * height
    area_a = (a[..., 2] - a[..., 0] + 1) * (a[..., 3] - a[..., 1] + 1)
    area_g = (g[..., 2] - g[..., 0] + 1) * (g[..., 3] - g[..., 1] + 1)
    return shared / (area_a + area_g - shared if mode == "iou" else area_g)


# ---- noise

def _dropout_channels(input, p, training, who):
    if not check_bool(training, "training", who) and who != "dropout1d":
        return input
    if not isinstance(input, Tensor):
        raise TypeError(f"For '{who}', the type of input must be Tensor, but got {type(input)}")
    if not 0.0 <= p <= 1.0:
        raise ValueError(f"For '{who}', the 'p' must be in range [0, 1], but got {p}")
    if training:
        require("Dropout3D" if who == "dropout3d" else "Dropout2D", "x", input, "V2 f2 f4 f8 i2 i4 i8 i1")
    if not training or p == 0:
        return input
    shape = input.shape[:2] + (1,) * (input.ndim - 2)
    kept = (ops.rand(*shape) >= p).astype(input.dtype)
    return (input * kept * (0.0 if p == 1 else 1.0 / (1.0 - p))).astype(input.dtype)


def dropout1d(input, p=0.5, training=True):
    return _dropout_channels(input, p, training, "dropout1d")


def dropout2d(input, p=0.5, training=True):
    return _dropout_channels(input, p, training, "dropout2d")


def dropout3d(input, p=0.5, training=True):
    return _dropout_channels(input, p, training, "dropout3d")


def rrelu(input, lower=0.125, upper=1.0 / 3):
    slope = lower + (upper - lower) * ops.rand_like(input)
    sign = ops.sign(input)  # zero has no gradient
    return input * ops.stop_gradient((ops.maximum(sign, 0) - ops.minimum(sign, 0) * slope).astype(input.dtype))


def gumbel_softmax(logits, tau=1.0, hard=False, dim=-1):
    noise = -ops.log(-ops.log(ops.clamp(ops.rand_like(logits), 1e-20, 1.0 - 1e-7)))
    soft = ops.softmax((logits + noise) / tau, dim)
    if not hard:
        return soft
    place = ops.expand_dims(ops.argmax(soft, dim), dim)
    one = ops.tensor_scatter_elements(ops.zeros_like(soft), place, ops.ones(place.shape, soft.dtype), dim)
    return ops.stop_gradient(one - soft) + soft
