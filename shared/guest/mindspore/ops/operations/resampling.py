"""Primitives that bring axes to other sizes: one matrix of weights an axis, so that gradients follow from the products'."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.array_functions import resized
from mindspore.ops.operator_base import Operator, require

_int64 = _native.int64


def _listed(size):
    return tuple(size.asnumpy().reshape(-1).tolist()) if isinstance(size, Tensor) else tuple(size)


def _linear_weights(length, count, align_corners, half_pixel):
    """Row i: how much each element of an axis counts for element i of the new one."""
    rows = []
    for i in range(count):
        if align_corners:
            place = i * (length - 1) / (count - 1) if count > 1 else 0.0
        elif half_pixel:
            place = max((i + 0.5) * length / count - 0.5, 0.0)
        else:
            place = i * length / count
        low = min(int(place), length - 1)
        part = min(place, length - 1.0) - low
        row = [0.0] * length
        row[low] += 1.0 - part
        row[min(low + 1, length - 1)] += part
        rows.append(row)
    return rows


def _nearest_places(length, count, align_corners, half_pixel):
    places = []
    for i in range(count):
        if align_corners:
            place = int(i * (length - 1) / (count - 1) + 0.5) if count > 1 else 0
        else:
            place = int((i + (0.5 if half_pixel else 0.0)) * length / count)
        places.append(min(place, length - 1))
    return places


def _linear(x, size, align_corners, half_pixel):
    """The last len(size) axes by linear interpolation."""
    for i in range(len(size)):
        axis = x.ndim - len(size) + i
        weights = Tensor(_linear_weights(x.shape[axis], size[i], align_corners, half_pixel), x.dtype)
        moved = ops.matmul(ops.swapaxes(x, axis, -1), ops.transpose(weights, (1, 0)))
        x = ops.swapaxes(moved, axis, -1)
    return x


def _nearest(x, size, align_corners, half_pixel):
    for i in range(len(size)):
        axis = x.ndim - len(size) + i
        x = ops.gather(x, Tensor(_nearest_places(x.shape[axis], size[i], align_corners, half_pixel), _int64), axis)
    return x


class _Resize2D(Operator):
    """What resizings of images are made with."""
    function = None

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.align_corners = validator.check_bool(align_corners, "align_corners", self.name)
        self.half_pixel_centers = validator.check_bool(half_pixel_centers, "half_pixel_centers", self.name)
        if align_corners and half_pixel_centers:
            raise ValueError(f"For '{self.name}', 'align_corners' and 'half_pixel_centers' can not be both True.")

    def __call__(self, image, size):
        require(self.name, "image", image, "numbers")
        if image.ndim != 4:
            raise ValueError(f"For primitive[{self.name}], the image rank must be equal to 4, but got {image.ndim}.")
        return self.resize(image, _listed(size))


class ResizeBilinearV2(_Resize2D):
    """Images by bilinear interpolation."""

    def resize(self, image, size):
        return _linear(image, size, self.align_corners, self.half_pixel_centers)


class ResizeNearestNeighborV2(_Resize2D):
    """Images by their nearest elements."""

    def resize(self, image, size):
        return _nearest(image, size, self.align_corners, self.half_pixel_centers)


class UpsampleNearest3D(Operator):
    """Volumes by their nearest elements."""

    def __call__(self, x, output_size=None, scales=None):
        return resized(x, self.size_of(x, output_size, scales), "nearest", False, scales)

    def size_of(self, x, output_size, scales):
        if x.ndim != 5:
            raise ValueError(f"For primitive[{self.name}], the dimension of 'x' must be equal to 5, but got {x.ndim}.")
        if (output_size is None) == (scales is None):
            raise ValueError(f"For '{self.name}', only one of output_size or scales should be specified.")
        return _listed(output_size) if scales is None else tuple([int(x.shape[2 + i] * scales[i]) for i in range(3)])


class UpsampleTrilinear3D(UpsampleNearest3D):
    """Volumes by trilinear interpolation."""

    def __init__(self, align_corners=False):
        Operator.__init__(self)
        self.align_corners = validator.check_bool(align_corners, "align_corners", self.name)

    def __call__(self, x, output_size=None, scales=None):
        return resized(x, self.size_of(x, output_size, scales), "trilinear", self.align_corners, scales)
