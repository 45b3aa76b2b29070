"""mindspore.dataset.vision: images of shape (height, width, channels) as arrays. Random ones draw from numpy.random. Enlarged
uint8 images may differ from MindSpore's by one."""
from mindspore._public_names import Names as _Names
import enum
import numpy as np
from mindspore.dataset.transforms import _numpy_type

__path__ = []  # MindSpore has a package here: _module_paths.py


class Inter(enum.IntEnum):
    NEAREST = 0
    ANTIALIAS = 1
    BILINEAR = LINEAR = 2
    BICUBIC = CUBIC = 3
    AREA = 4
    PILCUBIC = 5


class Border(str, enum.Enum):
    CONSTANT = "constant"
    EDGE = "edge"
    REFLECT = "reflect"
    SYMMETRIC = "symmetric"


class Rescale:
    """float32: image * rescale + shift."""

    def __init__(self, rescale, shift):
        self.rescale, self.shift = np.float32(rescale), np.float32(shift)

    def __call__(self, image):
        return np.asarray(image).astype(np.float32) * self.rescale + self.shift


class Normalize:
    """float32: (image - mean) / std, channel by channel."""

    def __init__(self, mean, std, is_hwc=True):
        self.mean, self.std, self.is_hwc = np.array(mean, np.float32), np.array(std, np.float32), is_hwc

    def __call__(self, image):
        image = np.asarray(image).astype(np.float32)
        channels = (image.shape[-1] if self.is_hwc else image.shape[0]) if image.ndim == 3 else 1
        if len(self.mean) not in (1, channels):
            raise RuntimeError("map operation: [Normalize] failed. Normalize: number of channels does not match the size of mean and std "
                               f"vectors, got channels: {channels}, size of mean: {len(self.mean)}")
        shape = (-1,) if self.is_hwc else (-1,) + (1,) * (image.ndim - 1)
        return (image - self.mean.reshape(shape)) / self.std.reshape(shape)


class HWC2CHW:
    def __call__(self, image):
        return np.ascontiguousarray(image.transpose(2, 0, 1)) if image.ndim == 3 else image[None]


class ToTensor:
    """(C, H, W), scaled from [0, 255] to [0, 1]."""

    def __init__(self, output_type=np.float32):
        self.output_type = _numpy_type(output_type)

    def __call__(self, image):
        image = np.asarray(image)
        return HWC2CHW()(image.astype(np.float32) / np.float32(255)).astype(self.output_type)


class ToType:
    def __init__(self, data_type):
        self.data_type = _numpy_type(data_type)

    def __call__(self, image):
        return np.asarray(image).astype(self.data_type)


class Resize:
    """To (height, width), or (an int) the shorter side to that length."""

    def __init__(self, size, interpolation=Inter.LINEAR):
        self.size, self.interpolation = size, interpolation

    def __call__(self, image):
        height, width = image.shape[:2]
        if isinstance(self.size, int):
            scale = self.size / min(height, width)
            rows, columns = (self.size, int(width * scale)) if height <= width else (int(height * scale), self.size)
        else:
            rows, columns = self.size
        if self.interpolation == Inter.NEAREST:
            return image[(np.arange(rows) * height // rows)[:, None], (np.arange(columns) * width // columns)[None]]
        if self.interpolation not in (Inter.LINEAR, Inter.ANTIALIAS):
            raise NotImplementedError(f"mindspore.dataset.vision.Resize: refjit has no {self.interpolation!r}.")
        if image.dtype == np.uint8:
            return _resized_in_fixed_point(image, rows, columns)
        low_y, high_y, part_y = _places(rows, height)
        low_x, high_x, part_x = _places(columns, width)
        part_y, part_x = [part.reshape(shape + (1,) * (image.ndim - 2)) for part, shape in ((part_y, (-1, 1)), (part_x, (1, -1)))]
        source = image.astype(np.float32)
        across = source[:, low_x] * (1 - part_x) + source[:, high_x] * part_x
        out = across[low_y] * (1 - part_y) + across[high_y] * part_y
        return out.astype(image.dtype)


def _places(count, size):
    """Left and right neighbours in the source of each place, and the right one's share."""
    middle = np.clip((np.arange(count) + 0.5) * size / count - 0.5, 0, size - 1)
    low = np.floor(middle).astype(np.int64)
    return low, np.minimum(low + 1, size - 1), (middle - low).astype(np.float32)


def _resized_in_fixed_point(image, rows, columns):
    """OpenCV's linear interpolation of uint8: shares of 2048, sums cut as its kernels cut them."""
    low_y, high_y, part_y = _places(rows, image.shape[0])
    low_x, high_x, part_x = _places(columns, image.shape[1])
    shape = (1, -1) + (1,) * (image.ndim - 2)
    right = np.rint(part_x * np.float32(2048)).astype(np.int64).reshape(shape)
    left = np.rint((np.float32(1) - part_x) * np.float32(2048)).astype(np.int64).reshape(shape)
    shape = (-1, 1) + (1,) * (image.ndim - 2)
    below = np.rint(part_y * np.float32(2048)).astype(np.int64).reshape(shape)
    above = np.rint((np.float32(1) - part_y) * np.float32(2048)).astype(np.int64).reshape(shape)
    source = image.astype(np.int64)
    across = (source[:, low_x] * left + source[:, high_x] * right) >> 4
    out = (((above * across[low_y]) >> 16) + ((below * across[high_y]) >> 16) + 2) >> 2
    return np.clip(out, 0, 255).astype(np.uint8)


def _pair(size):
    return (size, size) if isinstance(size, int) else tuple(size)


class CenterCrop:
    def __init__(self, size):
        self.size = _pair(size)

    def __call__(self, image):
        (rows, columns), (height, width) = self.size, image.shape[:2]
        if rows > height or columns > width:
            tall, wide = max(rows - height, 0), max(columns - width, 0)
            image = Pad([wide // 2, tall // 2, wide - wide // 2, tall - tall // 2])(image)
            height, width = image.shape[:2]
        top, left = (height - rows) // 2, (width - columns) // 2
        return image[top:top + rows, left:left + columns]


class Crop:
    """The part of a size from (top, left) on."""

    def __init__(self, coordinates, size):
        self.coordinates, self.size = coordinates, _pair(size)

    def __call__(self, image):
        (top, left), (rows, columns) = self.coordinates, self.size
        return image[top:top + rows, left:left + columns]


class Pad:
    """(left, top, right, bottom), or one number for all sides, or two: left and top, right and bottom."""

    def __init__(self, padding, fill_value=0, padding_mode=Border.CONSTANT):
        sides = (padding,) * 4 if isinstance(padding, int) else tuple(padding) * (4 // len(padding)) if len(padding) == 4 else (
            padding[0], padding[0], padding[1], padding[1])
        self.left, self.top, self.right, self.bottom = sides
        self.fill_value, self.mode = fill_value, Border(padding_mode).value

    def __call__(self, image):
        width = ((self.top, self.bottom), (self.left, self.right)) + ((0, 0),) * (image.ndim - 2)
        return np.pad(image, width, mode=self.mode, **({"constant_values": self.fill_value} if self.mode == "constant" else {}))


class RandomCrop:
    def __init__(self, size, padding=None, pad_if_needed=False, fill_value=0, padding_mode=Border.CONSTANT):
        self.size, self.pad = _pair(size), None if padding is None else Pad(padding, fill_value, padding_mode)

    def __call__(self, image):
        image = self.pad(image) if self.pad else image
        (rows, columns), (height, width) = self.size, image.shape[:2]
        if rows > height or columns > width:
            raise RuntimeError("map operation: [RandomCrop] failed. RandomCrop: crop size is greater than the image dimensions or is zero.")
        top, left = np.random.randint(height - rows + 1), np.random.randint(width - columns + 1)
        return image[top:top + rows, left:left + columns]


class HorizontalFlip:
    def __call__(self, image):
        return np.ascontiguousarray(image[:, ::-1])


class VerticalFlip:
    def __call__(self, image):
        return np.ascontiguousarray(image[::-1])


class _Perhaps:
    """The flip of a subclass, with this probability."""

    def __init__(self, prob=0.5):
        self.prob = prob

    def __call__(self, image):
        return super().__call__(image) if np.random.random() < self.prob else image


class RandomHorizontalFlip(_Perhaps, HorizontalFlip):
    pass


class RandomVerticalFlip(_Perhaps, VerticalFlip):
    pass


_IN_IMAGES = frozenset(
    "ConvertMode SliceMode ImageBatchFormat Invert AdjustBrightness AdjustContrast AdjustSaturation AdjustSharpness AdjustGamma Solarize "
    "Posterize Equalize AutoContrast Erase PadToSize ConvertColor NormalizePad RgbToHsv HsvToRgb LinearTransformation ResizedCrop "
    "SlicePatches Rotate".split())
_RANDOM = frozenset(
    "RandomInvert RandomEqualize RandomAutoContrast RandomAdjustSharpness RandomSolarize RandomPosterize RandomColorAdjust RandomColor "
    "RandomSharpness RandomRotation RandomResize RandomResizedCrop RandomErasing CutOut RandomSelectSubpolicy UniformAugment".split())

_DECODING = frozenset("Decode RandomCropDecodeResize ImageReadMode read_file write_file read_image get_image_size get_image_num_channels".split())


__all__ = _Names(__name__)


def __getattr__(name):
    home = "images" if name in _IN_IMAGES else "random_images" if name in _RANDOM else "decoding" if name in _DECODING else None
    if home:
        import importlib
        found = getattr(importlib.import_module("mindspore.dataset." + home), name)
        globals()[name] = found
        return found
    raise AttributeError(f"mindspore.dataset.vision.{name} is not available in refjit: give map a function of arrays instead.")
