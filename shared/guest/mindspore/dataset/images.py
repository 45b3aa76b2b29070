"""mindspore.dataset.vision's operations on colours, places and patches. Numbers of uint8 images are those of OpenCV's kernels, which
MindSpore calls: products rounded half to even, grey values and interpolation in fixed point. Random ones draw from
numpy.random."""
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.vision import Pad, Resize, _pair
from mindspore.dataset.vision_enums import Border, ConvertMode, Inter, SliceMode
from mindspore.dataset.vision_rules import RULES


def checked(image):
    """An image as an array."""
    if not isinstance(image, np.ndarray):
        raise TypeError(f"Input should be NumPy or PIL image, got {type(image)}.")
    return image


def _whole(values):
    """Rounded half to even into uint8."""
    return np.clip(np.rint(values), 0, 255).astype(np.uint8)


def _gray(image, red=0):
    if image.dtype != np.uint8:
        r, g, b = (image[..., channel].astype(np.float32) for channel in (red, 1, 2 - red))
        return r * np.float32(0.299) + g * np.float32(0.587) + b * np.float32(0.114)
    r, g, b = (image[..., channel].astype(np.int32) for channel in (red, 1, 2 - red))
    return ((r * 4899 + g * 9617 + b * 1868 + 8192) >> 14).astype(np.uint8)


def _like(values, image):
    """Values of the image's type: rounded into uint8, floats as they are."""
    return _whole(values) if image.dtype == np.uint8 else values.astype(image.dtype)


def _mixed(image, other, factor):
    """image * factor + other * (1 - factor): the first product is rounded to float32, the second is fused with the sum."""
    factor = np.float32(factor)
    rest = float(np.float32(1 - float(factor)))
    first = (image.astype(np.float32) * factor).astype(np.float64)
    return _like((first + other.astype(np.float64) * rest).astype(np.float32), image)


class Invert:
    """255 less each value."""

    def __call__(self, image):
        return 255 - checked(image)


class AdjustBrightness:
    def __init__(self, brightness_factor):
        self.factor = brightness_factor

    def __call__(self, image):
        return _like(checked(image).astype(np.float32) * np.float32(self.factor), image)


class AdjustContrast:
    """Towards or away from the mean grey."""

    def __init__(self, contrast_factor):
        self.factor = contrast_factor

    def __call__(self, image):
        mean = float(_gray(checked(image)).mean(dtype=np.float64))
        mean = int(mean + 0.5) if image.dtype == np.uint8 else mean
        return _mixed(image, np.full_like(image, mean), self.factor)


class AdjustSaturation:
    """Towards or away from the image in grey."""

    def __init__(self, saturation_factor):
        self.factor = saturation_factor

    def __call__(self, image):
        return _mixed(image, np.repeat(_gray(checked(image))[..., None], 3, -1), self.factor)


class AdjustSharpness:
    """Towards or away from the smoothed image; its frame stays."""

    def __init__(self, sharpness_factor):
        self.factor = sharpness_factor

    def __call__(self, image):
        height, width = checked(image).shape[:2]
        smooth = image.copy()
        if height > 2 and width > 2:
            total = 4.0 * image[1:-1, 1:-1].astype(np.float32)
            for row in range(3):
                for column in range(3):
                    total = total + image[row:row + height - 2, column:column + width - 2].astype(np.float32)
            smooth[1:-1, 1:-1] = _like(total / np.float32(13), image)
        rest = smooth.astype(np.float32) * np.float32(1 - self.factor)
        return _like(image.astype(np.float32) * np.float32(self.factor) + rest, image)


class AdjustGamma:
    """gain * value ** gamma of values in [0, 1]."""

    def __init__(self, gamma, gain=1):
        self.gamma, self.gain = gamma, gain

    def __call__(self, image):
        if checked(image).dtype != np.uint8:
            return np.clip(np.power(image, self.gamma) * self.gain, 0, 1).astype(image.dtype)
        levels = np.arange(256) / 255.0
        return np.clip((255 + 1 - 1e-3) * self.gain * np.power(levels, self.gamma), 0, 255).astype(np.uint8)[image]


class Solarize:
    """Inverts values of a range."""

    def __init__(self, threshold):
        low, high = (threshold, 255) if isinstance(threshold, (int, float)) else threshold
        self.low, self.high = low, high

    def __call__(self, image):
        low, high = self.low, 255 if self.low == self.high else self.high
        return np.where((checked(image) >= low) & (image <= high), 255 - image, image)


class Posterize:
    """Keeps the highest bits."""

    def __init__(self, bits):
        self.bits = bits

    def __call__(self, image):
        return checked(image) & np.uint8(256 - (1 << (8 - self.bits)))


def _by_channel(image, table_of):
    """Each channel through its own table of 256 values."""
    if image.ndim == 2:
        return table_of(image)[image]
    return np.stack([table_of(image[..., channel])[image[..., channel]] for channel in range(image.shape[-1])], -1)


class Equalize:
    """Spreads values so that each is as frequent as the others."""

    @staticmethod
    def _table(channel):
        counts = np.bincount(channel.ravel(), minlength=256)
        first = int(np.nonzero(counts)[0][0])
        others = int(counts.sum() - counts[first])
        if others == 0:
            return np.full(256, first, np.uint8)
        sums = (np.cumsum(counts) - counts[first]).astype(np.float32)
        table = _whole(sums * (np.float32(255) / np.float32(others)))
        table[:first + 1] = 0
        return table

    def __call__(self, image):
        return _by_channel(checked(image), self._table)


class AutoContrast:
    """Stretches values to the whole range, without `cutoff` percent at either end."""

    def __init__(self, cutoff=0.0, ignore=None):
        self.cutoff, self.ignore = cutoff, [] if ignore is None else [ignore] if isinstance(ignore, int) else list(ignore)

    def _table(self, channel):
        counts = np.bincount(channel.ravel(), minlength=256)
        for value in self.ignore:
            counts[value] = 0
        if self.cutoff:
            cut = int(counts.sum() * self.cutoff // 100)
            for order in (range(256), range(255, -1, -1)):
                left = cut
                for value in order:
                    taken = min(left, counts[value])
                    counts[value] -= taken
                    left -= taken
        filled = np.nonzero(counts)[0]
        if len(filled) < 2:
            return np.arange(256).astype(np.uint8)
        scale = 255.0 / (filled[-1] - filled[0])
        return np.clip(np.trunc(np.arange(256) * scale - filled[0] * scale), 0, 255).astype(np.uint8)

    def __call__(self, image):
        return _by_channel(checked(image), self._table)


def filled(image, place, value, inplace):
    """The image with a value at a place, or a copy of it."""
    image = image if inplace else image.copy()
    image[place] = value
    return image


class Erase:
    """A rectangle of one colour."""

    def __init__(self, top, left, height, width, value=0, inplace=False):
        self.place, self.value, self.inplace = (slice(top, top + height), slice(left, left + width)), value, inplace

    def __call__(self, image):
        return filled(checked(image), self.place, self.value, self.inplace)


class PadToSize:
    """Pads to a size, from a place on or around the middle."""

    def __init__(self, size, offset=None, fill_value=0, padding_mode=Border.CONSTANT):
        self.size, self.fill_value, self.mode = _pair(size), fill_value, padding_mode
        self.offset = None if offset is None else (offset, offset) if isinstance(offset, int) else tuple(offset)

    def __call__(self, image):
        missing = [want - have for want, have in zip(self.size, checked(image).shape)]
        top, left = self.offset or (missing[0] // 2, missing[1] // 2)
        return Pad([left, top, missing[1] - left, missing[0] - top], self.fill_value, self.mode)(image)


class ConvertColor:
    """Between orders of channels, with and without alpha, and grey."""

    def __init__(self, convert_mode):
        self.mode = ConvertMode(convert_mode)

    def __call__(self, image):
        mode = self.mode
        if mode in (6, 7, 10, 11):
            return _gray(checked(image), 2 if mode in (6, 10) else 0)
        image = checked(image)
        if mode in (8, 9):
            image = np.repeat(image.reshape(image.shape[:2] + (1,)), 3, -1)
        alpha = image[..., 3:] if image.shape[-1] == 4 else np.full(image.shape[:2] + (1,), 255, image.dtype)
        colors = image[..., :3][..., ::-1] if mode in (2, 3, 4, 5) else image[..., :3]
        return np.ascontiguousarray(np.concatenate([colors, alpha], -1) if mode in (0, 2, 5, 9) else colors)


class NormalizePad:
    """Normalize with a channel of zeros behind."""

    def __init__(self, mean, std, dtype="float32", is_hwc=True):
        from mindspore.dataset.vision import Normalize
        self.normalize, self.dtype, self.axis = Normalize(mean, std, is_hwc), np.dtype(dtype), -1 if is_hwc else 0

    def __call__(self, image):
        done = self.normalize(checked(image))
        shape = list(done.shape)
        shape[self.axis] = 1
        if self.axis == -1:  # MindSpore writes the channels as if they were three, and the zeros behind all of them
            flat = np.concatenate([done.ravel(), np.zeros(shape, done.dtype).ravel()])
            return flat.reshape(done.shape[:-1] + (done.shape[-1] + 1,)).astype(self.dtype)
        return np.concatenate([done, np.zeros(shape, done.dtype)], self.axis).astype(self.dtype)


class RgbToHsv:
    """Hue, saturation and value as floats."""

    def __init__(self, is_hwc=False):
        self.axis = -1 if is_hwc else -3

    def __call__(self, image):
        r, g, b = (np.take(checked(image), channel, self.axis).astype(np.float64) for channel in range(3))
        high, low = np.maximum(np.maximum(r, g), b), np.minimum(np.minimum(r, g), b)
        gap = high - low
        safe = np.where(gap == 0, 1.0, gap)
        rc, gc, bc = (high - r) / safe, (high - g) / safe, (high - b) / safe
        hue = np.where(r == high, bc - gc, np.where(g == high, 2.0 + rc - bc, 4.0 + gc - rc)) / 6.0 % 1.0
        hue = np.where(gap == 0, 0.0, hue)
        saturation = np.where(high == 0, 0.0, gap / np.where(high == 0, 1.0, high))
        return np.stack([hue, saturation, high], self.axis)


class HsvToRgb:
    """The other way round."""

    def __init__(self, is_hwc=False):
        self.axis = -1 if is_hwc else -3

    def __call__(self, image):
        h, s, v = (np.take(checked(image), channel, self.axis).astype(np.float64) for channel in range(3))
        sector = np.trunc(h * 6.0)
        part = h * 6.0 - sector
        p, q, t = v * (1.0 - s), v * (1.0 - s * part), v * (1.0 - s * (1.0 - part))
        sector = sector.astype(np.int64) % 6
        pick = lambda *choices: np.choose(sector, choices)  # noqa: E731
        return np.stack([pick(v, q, p, p, t, v), pick(t, v, v, q, p, p), pick(p, p, t, v, v, q)], self.axis)


class LinearTransformation:
    """(flattened image - mean) times a matrix."""

    def __init__(self, transformation_matrix, mean_vector):
        self.matrix, self.mean = transformation_matrix, mean_vector

    def __call__(self, image):
        flat = checked(image).reshape(1, -1) - self.mean
        return np.dot(flat, self.matrix).reshape(image.shape)


class ResizedCrop:
    """A rectangle, resized."""

    def __init__(self, top, left, height, width, size, interpolation=Inter.BILINEAR):
        self.place, self.resize = (slice(top, top + height), slice(left, left + width)), Resize(_pair(size), interpolation)

    def __call__(self, image):
        return self.resize(checked(image)[self.place])


class SlicePatches:
    """Rows of equal patches; the last ones are filled up, or what is left over is dropped."""

    def __init__(self, num_height=1, num_width=1, slice_mode=SliceMode.PAD, fill_value=0):
        self.count, self.mode, self.fill_value = (num_height, num_width), slice_mode, fill_value

    def __call__(self, image):
        size = []
        for have, count in zip(checked(image).shape, self.count):
            size.append(have // count if self.mode == SliceMode.DROP else -(-have // count))
        if self.mode == SliceMode.PAD:
            missing = [size[i] * self.count[i] - image.shape[i] for i in range(2)]
            image = np.pad(image, ((0, missing[0]), (0, missing[1])) + ((0, 0),) * (image.ndim - 2), mode="constant",
                           constant_values=self.fill_value)
        return tuple([np.ascontiguousarray(image[r * size[0]:(r + 1) * size[0], c * size[1]:(c + 1) * size[1]])
                      for r in range(self.count[0]) for c in range(self.count[1])])


checked_by(RULES, globals())
