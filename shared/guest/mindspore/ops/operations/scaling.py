"""Primitives that scale images by a kernel: one matrix of weights an axis, so that gradients follow from the products'."""
import math

import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator, require

_float32 = _native.float32


def _lanczos(radius):
    def kernel(x):
        if x > radius:
            return 0.0
        turn = math.pi * x
        return 1.0 if x <= 1e-3 else radius * math.sin(turn) * math.sin(turn / radius) / (turn * turn)
    return radius, kernel


def _gaussian(x):
    return 0.0 if x >= 1.5 else math.exp(-2.0 * x * x)


def _box(x):
    return 1.0 if x < 0.5 else 0.5 if x == 0.5 else 0.0


def _keys_cubic(x):
    if x >= 2.0:
        return 0.0
    return ((-0.5 * x + 2.5) * x - 4.0) * x + 2.0 if x >= 1.0 else (1.5 * x - 2.5) * x * x + 1.0


def _mitchell_cubic(x):
    if x >= 2.0:
        return 0.0
    if x >= 1.0:
        return ((-7.0 / 18.0 * x + 2.0) * x - 10.0 / 3.0) * x + 16.0 / 9.0
    return (7.0 / 6.0 * x - 2.0) * x * x + 8.0 / 9.0


# How far a kernel reaches, and its weight at a distance.
_KERNELS = {"lanczos1": _lanczos(1.0), "lanczos3": _lanczos(3.0), "lanczos5": _lanczos(5.0), "gaussian": (1.5, _gaussian),
            "box": (1.0, _box), "triangle": (1.0, lambda x: max(0.0, 1.0 - x)), "keyscubic": (2.0, _keys_cubic),
            "mitchellcubic": (2.0, _mitchell_cubic)}


def _weights(kernel_type, antialias, length, count, scale, shift):
    """Row i: how much each of `length` elements counts for element i of the scaled and moved axis; together 1, or none outside."""
    radius, kernel = _KERNELS[kernel_type]
    step = 1.0 / scale
    width = max(step, 1.0) if antialias else 1.0
    rows = []
    for i in range(count):
        row = [0.0] * length
        place = (i + 0.5) * step - step * shift
        if 0 <= place <= length:
            first = max(math.ceil(place - radius * width - 0.5), 0)
            last = min(math.floor(place + radius * width - 0.5), length - 1)
            for at in range(first, last + 1):
                row[at] = kernel(abs(at + 0.5 - place) / width)
            total = sum(row)
            if abs(total) >= 1000 * 1.1754943508222875e-38:
                row = [weight / total for weight in row]
        rows.append(row)
    return rows


class ScaleAndTranslate(Operator):
    """Images (NHWC) scaled and moved, sampled by a kernel that `antialias` widens where they shrink."""

    def __init__(self, kernel_type="lanczos3", antialias=True):
        Operator.__init__(self)
        self.kernel_type = validator.check_string(kernel_type, list(_KERNELS), "kernel_type", self.name)
        self.antialias = validator.check_bool(antialias, "antialias", self.name)

    def __call__(self, images, size, scale, translation):
        require(self.name, "images", images, "f2 f4 f8 i2 i4 i8 i1 u2 u1")
        for name, value, rank in (("images", images, 4), ("size", size, 1), ("scale", scale, 1), ("translation", translation, 1)):
            if value.ndim != rank:
                raise ValueError(f"For primitive[{self.name}], the {name}'s rank must be equal to {rank}, but got {value.ndim}.")
        rows, columns = self._matrices(images.shape[1:3], size.asnumpy().tolist(), scale, translation)
        planes = ops.transpose(images.astype(_float32), (0, 3, 1, 2))
        return ops.transpose(ops.matmul(ops.matmul(rows, planes), ops.transpose(columns, (1, 0))), (0, 2, 3, 1))

    def _matrices(self, lengths, counts, scale, translation):
        both = zip(lengths, counts, scale.asnumpy().tolist(), translation.asnumpy().tolist())
        return [Tensor(_weights(self.kernel_type, self.antialias, *axis), _float32) for axis in both]


class ScaleAndTranslateGrad(ScaleAndTranslate):
    """Gradient of ScaleAndTranslate by its images."""

    def __call__(self, grads, original_image, scale, translation):
        rows, columns = self._matrices(original_image.shape[1:3], grads.shape[1:3], scale, translation)
        planes = ops.transpose(grads, (0, 3, 1, 2))
        back = ops.matmul(ops.matmul(ops.transpose(rows, (1, 0)), planes), columns)
        return ops.transpose(back, (0, 2, 3, 1))


def _cubic_weights(length, count, aligned):
    """Row i: how much each element of an axis counts for element i of the new one, by the cubic kernel of -3/4."""
    rows = []
    for i in range(count):
        place = i * (length - 1) / max(count - 1, 1) if aligned else (i + 0.5) * length / count - 0.5
        low = math.floor(place)
        part = place - low
        row = [0.0] * length
        for at, distance in ((low - 1, part + 1.0), (low, part), (low + 1, 1.0 - part), (low + 2, 2.0 - part)):
            if distance > 1.0:
                weight = ((-0.75 * distance + 3.75) * distance - 6.0) * distance + 3.0
            else:
                weight = (1.25 * distance - 2.25) * distance * distance + 1.0
            row[min(max(at, 0), length - 1)] += weight
        rows.append(row)
    return rows


class ResizeV2(Operator):
    """Images (NCHW) brought to other sizes: rows by the nearest element or linearly, both axes by cubic interpolation."""

    def __init__(self, coordinate_transformation_mode="half_pixel", mode="nearest"):
        Operator.__init__(self)
        self.coordinate_transformation_mode = validator.check_string(
            coordinate_transformation_mode, ["align_corners", "half_pixel"], "coordinate_transformation_mode", self.name)
        self.mode = validator.check_string(mode, ["nearest", "linear", "cubic"], "mode", self.name)
        if mode == "nearest" and coordinate_transformation_mode != "half_pixel":
            raise ValueError(f"For '{self.name}', coordinate_transformation_mode must be 'half_pixel' when mode = 'nearest', "
                             f"but got {coordinate_transformation_mode}.")

    def __call__(self, x, roi, scales, sizes):
        require(self.name, "x", x, "f2 f4 f8" + (" i4 i1 u1" if self.mode == "nearest" else ""))
        if x.ndim != 4:
            raise ValueError(f"For primitive[{self.name}], the dim of x must be equal to 4, but got {x.ndim}.")
        sizes = sizes.asnumpy().tolist()
        if len(sizes) != 4:
            raise ValueError(f"For '{self.name}', the length of 'sizes' must be 4.")
        if tuple(sizes[:2]) != x.shape[:2]:
            raise ValueError(f"For '{self.name}', sizes[0] and sizes[1] must be the same as the shape[0] and shape[1] of x.")
        if self.mode != "cubic" and sizes[2] != 1:
            raise ValueError(f"For '{self.name}', sizes[2] must be 1, when mode='nearest' or 'linear'.")
        return self._resized(x, sizes[2:])

    def _resized(self, x, size):
        if self.mode == "nearest":
            length = x.shape[-1]
            places = [i * length // size[1] for i in range(size[1])]
            return ops.gather(x[:, :, :1], Tensor(places, _native.int64), 3)
        aligned = self.coordinate_transformation_mode == "align_corners"
        if self.mode == "linear":
            return ops.expand_dims(ops.interpolate(x[:, :, 0], size=size[1], mode="linear", align_corners=aligned), 2)
        rows, columns = [Tensor(_cubic_weights(length, count, aligned), x.dtype) for length, count in zip(x.shape[2:], size)]
        return ops.matmul(ops.matmul(rows, x), ops.transpose(columns, (1, 0)))
