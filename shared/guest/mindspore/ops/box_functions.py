"""Functions of mindspore.ops over boxes, samplers and samples beside their places."""
import math

import _refjit as _native
from _refjit import Tensor
from mindspore import ops


def check_valid(bboxes, img_metas):
    """Whether boxes lie inside their image."""
    return ops.CheckValid()(bboxes, img_metas)


def crop_and_resize(image, boxes, box_indices, crop_size, method="bilinear", extrapolation_value=0.0):
    return ops.CropAndResize(method, extrapolation_value)(image, boxes, box_indices, crop_size)


def random_poisson(shape, rate, seed=None, dtype=_native.float32):
    """Poisson numbers by the inverse of their distribution: how many of its steps a uniform number lies above."""
    if not isinstance(rate, Tensor):
        raise TypeError(f"For 'random_poisson', 'rate' must be a Tensor, but got {type(rate)}.")
    size = tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape)
    wide = rate.astype(_native.float64)
    most = float(ops.amax(wide)) if rate.size else 0.0
    count = int(most + 10 * math.sqrt(most) + 20)
    numbers = Tensor([float(k) for k in range(count)], _native.float64)
    means = ops.expand_dims(wide, -1)
    steps = ops.cumsum(ops.exp(numbers * ops.log(means) - means - ops.lgamma(numbers + 1.0)), -1)
    draws = ops.rand(*(size + rate.shape), seed=seed).astype(_native.float64)
    return ops.sum((ops.expand_dims(draws, -1) > steps).astype(_native.float64), -1).astype(dtype)


def is_sequence_shape_unknown(x):
    """Sequences have known lengths here."""
    return False


def deformable_conv2d(x, weight, offsets, kernel_size, strides, padding, bias=None, dilations=(1, 1, 1, 1), groups=1,
                      deformable_groups=1, modulated=True):
    """A convolution whose samples lie beside their places: by x and y offsets, times a mask (blocks of the offsets' channels)."""
    count, channels = x.shape[:2]
    out_height, out_width = offsets.shape[2:]
    samples = deformable_samples(x, offsets, kernel_size, strides, padding, dilations, deformable_groups, modulated)
    taps = kernel_size[0] * kernel_size[1]
    samples = ops.reshape(samples, (count, groups, channels // groups * taps, out_height * out_width))
    kernels = ops.reshape(weight, (1, groups, weight.shape[0] // groups, -1))
    out = ops.reshape(ops.matmul(kernels, samples), (count, weight.shape[0], out_height, out_width))
    return out if bias is None else out + ops.reshape(bias, (1, -1, 1, 1))


def deformable_samples(x, offsets, kernel_size, strides, padding, dilations, deformable_groups, modulated):
    """The samples of a deformable convolution, (images, groups, channels of a group, places of the window and the result). They are
    bilinear, by one matrix an axis; beyond the borders everything is zero."""
    rows, columns = kernel_size
    count, channels, height, width = x.shape
    out_height, out_width = offsets.shape[2:]
    blocks = 3 if modulated else 2
    taps = rows * columns
    if offsets.shape[1] != blocks * deformable_groups * taps:
        raise ValueError(f"For 'DeformableOffsets', 'C_in' of input 'offsets' shape must be equal to {blocks} * kernel_height * "
                         "kernel_width * deformable_groups, but got 'C_in' of input 'offsets' shape: "
                         f"{offsets.shape[1]}, kernel_height: {rows}, kernel_width: {columns}, deformable_groups: {deformable_groups}.")
    own = ops.reshape(offsets, (count, blocks, deformable_groups, taps, out_height, out_width))

    def places(block, along, length):
        """Where samples lie along an axis, as weights of its elements: (count, groups, length, samples)."""
        steps = []
        for tap in range(taps):
            tap_step = (tap // columns if along == 0 else tap % columns) * dilations[2 + along] - padding[2 * along]
            line = [i * strides[2 + along] + tap_step for i in range(out_height if along == 0 else out_width)]
            steps.append([[float(line[i if along == 0 else j]) for j in range(out_width)] for i in range(out_height)])
        at = ops.reshape(own[:, block] + Tensor(steps, x.dtype), (count, deformable_groups, 1, -1))
        elements = Tensor([[float(i)] for i in range(length)], x.dtype)
        return ops.maximum(1.0 - ops.abs(at - elements), 0.0)
    share = channels // deformable_groups
    across = ops.matmul(ops.reshape(x, (count, deformable_groups, share * height, width)), places(0, 1, width))
    across = ops.reshape(across, (count, deformable_groups, share, height, -1))
    samples = ops.sum(across * ops.expand_dims(places(1, 0, height), 2), 3)
    if modulated:
        samples = samples * ops.reshape(own[:, 2], (count, deformable_groups, 1, -1))
    return samples
