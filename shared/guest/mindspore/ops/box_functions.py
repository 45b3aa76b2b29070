"""Functions of mindspore.ops over the primitives of boxes and samplers."""
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
