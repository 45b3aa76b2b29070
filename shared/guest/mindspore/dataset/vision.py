"""mindspore.dataset.vision: images of shape (height, width, channels) as arrays. Random ones draw from numpy.random."""
from mindspore._public_names import Names as _Names
import numpy as np
from mindspore.dataset.checks import check_type, checked_by
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.transforms import _numpy_type
from mindspore.dataset.vision_enums import AutoAugmentPolicy, Border, ConvertMode, ImageBatchFormat, Inter, SliceMode
from mindspore.dataset.vision_rules import RULES as _RULES

__path__ = []  # MindSpore has a package here: _module_paths.py


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
        return np.ascontiguousarray(image.transpose(2, 0, 1)) if image.ndim == 3 else image


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
    """To (height, width), or (an int) the shorter side to that length; of more dimensions every image."""

    def __init__(self, size, interpolation=Inter.LINEAR):
        if interpolation is None:
            raise KeyError("Interpolation should not be None")
        check_type(interpolation, (Inter,), "interpolation")
        self.size, self.interpolation = size, interpolation

    def __call__(self, image):
        if not isinstance(image, np.ndarray):
            raise TypeError(f"Input should be NumPy or PIL image, got {type(image)}.")
        if self.interpolation == Inter.ANTIALIAS:
            raise TypeError("img should be PIL image. Got <class 'numpy.ndarray'>. Use Decode() for encoded data or ToPIL() for decoded data.")
        from mindspore.dataset.resampling import resized
        if image.ndim > 3:
            return np.stack([self(part) for part in image])
        if image.ndim < 2:
            raise pipeline_error("Resize: the image tensor should have at least two dimensions. You may need to perform Decode first.")
        height, width = image.shape[:2]
        if isinstance(self.size, int):
            size = self.size
            rows, columns = (size, int(width * size / height)) if height < width else (int(height * size / width), size)
        else:
            rows, columns = self.size
        if self.interpolation == Inter.PILCUBIC and image.shape[2:] != (3,):
            raise pipeline_error("Resize: Interpolation mode PILCUBIC only supports image with 3 channels, but got: "
                                 f"<{','.join(str(size) for size in image.shape)}>")
        return resized(image, rows, columns, self.interpolation.name)


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
    """(left, top, right, bottom), or one number for all sides, or two: left and right, top and bottom."""

    def __init__(self, padding, fill_value=0, padding_mode=Border.CONSTANT):
        sides = (padding,) * 2 if isinstance(padding, int) else tuple(padding)
        self.left, self.top, self.right, self.bottom = sides * (4 // len(sides))
        self.fill_value, self.mode = fill_value, Border(padding_mode).value

    def __call__(self, image):
        width = ((self.top, self.bottom), (self.left, self.right)) + ((0, 0),) * (image.ndim - 2)
        if self.mode != "constant":
            return np.pad(image, width, mode=self.mode)
        if isinstance(self.fill_value, int):
            return np.pad(image, width, mode="constant", constant_values=self.fill_value)
        # A colour; of images of one channel its first number.
        made = np.empty([before + length + after for length, (before, after) in zip(image.shape, width)], image.dtype)
        made[...] = self.fill_value if image.ndim == 3 and image.shape[2] == 3 else self.fill_value[0]
        made[self.top:self.top + image.shape[0], self.left:self.left + image.shape[1]] = image
        return made


class RandomCrop:
    """A part at a random place of the padded image; pad_if_needed: padded until the part fits, on both sides."""

    def __init__(self, size, padding=None, pad_if_needed=False, fill_value=0, padding_mode=Border.CONSTANT):
        self.size, self.pad_if_needed = _pair(size), pad_if_needed
        self.filling = (0 if fill_value is None else fill_value, Border.CONSTANT if padding_mode is None else padding_mode)
        self.pad = None if padding is None else Pad(padding, *self.filling)

    def __call__(self, image):
        image, _ = self.padded(image)
        return image[self.place(image)]

    def padded(self, image):
        """The padded image, and what stands left of and above the old one."""
        left = top = 0
        if self.pad:
            image, left, top = self.pad(image), self.pad.left, self.pad.top
        if self.pad_if_needed:
            tall, wide = (max(0, want - have) for want, have in zip(self.size, image.shape))
            if tall or wide:
                image, left, top = Pad([wide, tall, wide, tall], *self.filling)(image), left + wide, top + tall
        return image, (left, top)

    def place(self, image):
        (rows, columns), (height, width) = self.size, image.shape[:2]
        if rows > height or columns > width:
            raise RuntimeError("map operation: [RandomCrop] failed. RandomCrop: crop size is greater than the image dimensions or is zero.")
        top, left = np.random.randint(height - rows + 1), np.random.randint(width - columns + 1)
        return slice(top, top + rows), slice(left, left + columns)


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
    "Invert AdjustBrightness AdjustContrast AdjustSaturation AdjustSharpness AdjustGamma Solarize "
    "Posterize Equalize AutoContrast Erase PadToSize ConvertColor NormalizePad RgbToHsv HsvToRgb LinearTransformation ResizedCrop "
    "SlicePatches".split())
_WARPING = frozenset("Rotate Affine RandomAffine Perspective RandomPerspective".split())
_AUGMENT = frozenset(
    "AdjustHue Grayscale RandomGrayscale GaussianBlur FiveCrop TenCrop RandomLighting MixUpBatch MixUp CutMixBatch ToNumpy ResizeWithBBox "
    "RandomHorizontalFlipWithBBox RandomVerticalFlipWithBBox BoundingBoxAugment RandomCropWithBBox RandomResizeWithBBox "
    "RandomResizedCropWithBBox".split())
_BASES = frozenset(("ImageTensorOperation",))
_POLICIES = frozenset("AutoAugment RandAugment TrivialAugmentWide".split())
_RANDOM = frozenset(
    "RandomInvert RandomEqualize RandomAutoContrast RandomAdjustSharpness RandomSolarize RandomPosterize RandomColorAdjust RandomColor "
    "RandomSharpness RandomRotation RandomResize RandomResizedCrop RandomErasing CutOut RandomSelectSubpolicy UniformAugment".split())

_DECODING = frozenset("Decode RandomCropDecodeResize ImageReadMode read_file write_file read_image get_image_size get_image_num_channels".split())


_WITH_DEVICE = (
    "AdjustBrightness AdjustContrast AdjustHue AdjustSaturation AdjustSharpness Affine AutoContrast ConvertColor Crop Decode Equalize Erase "
    "GaussianBlur HorizontalFlip Invert Normalize Pad Perspective Posterize Resize ResizedCrop Rotate Solarize VerticalFlip".split())


def _device(self, device_target="CPU"):
    """Where the transform runs: here, whatever is asked for."""
    check_type(device_target, (str,), "device_target")
    if device_target not in ("CPU", "Ascend"):
        raise ValueError("Input device_target is not within the valid set of ['CPU', 'Ascend'].")
    return self


checked_by(_RULES, globals())
for _name in _WITH_DEVICE:
    if _name in globals():
        globals()[_name].device = _device
__all__ = _Names(__name__)


def __getattr__(name):
    homes = (("operation", _BASES), ("images", _IN_IMAGES), ("random_images", _RANDOM), ("decoding", _DECODING), ("encoding", ("encode_png", "write_png")), ("warping", _WARPING), ("augment", _AUGMENT), ("policies", _POLICIES))
    home = next((home for home, names in homes if name in names), None)
    if home:
        import importlib
        found = getattr(importlib.import_module("mindspore.dataset." + home), name)
        if name in _WITH_DEVICE:
            found.device = _device
        globals()[name] = found
        return found
    raise AttributeError(f"mindspore.dataset.vision.{name} is not available in refjit: give map a function of arrays instead.")
