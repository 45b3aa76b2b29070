"""mindspore.dataset.vision's random operations: what they do with drawn numbers is images.py's."""
import math
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.images import (AdjustBrightness, AdjustContrast, AdjustSaturation, AdjustSharpness, AutoContrast, Equalize, Invert,
                                      Posterize, Solarize, checked, filled)
from mindspore.dataset.vision import Resize, _pair
from mindspore.dataset.vision_enums import Inter
from mindspore.dataset.vision_rules import RULES
from mindspore.dataset.warping import Rotate


def _range(value, center=1.0):
    """(low, high) of a range, or around `center` for one number."""
    return (max(0.0, center - value), center + value) if isinstance(value, (int, float)) else tuple(value)


class _Sometimes:
    """An operation with a probability."""

    def __init__(self, operation, prob):
        self.operation, self.prob = operation, prob

    def __call__(self, image):
        return self.operation(image) if np.random.random() < self.prob else checked(image)


class RandomInvert(_Sometimes):
    def __init__(self, prob=0.5):
        super().__init__(Invert(), prob)


class RandomEqualize(_Sometimes):
    def __init__(self, prob=0.5):
        super().__init__(Equalize(), prob)


class RandomAutoContrast(_Sometimes):
    def __init__(self, cutoff=0.0, ignore=None, prob=0.5):
        super().__init__(AutoContrast(cutoff, ignore), prob)


class RandomAdjustSharpness(_Sometimes):
    def __init__(self, degree, prob=0.5):
        super().__init__(AdjustSharpness(degree), prob)


class RandomSolarize:
    """Between two thresholds of the range; of equal ones, from there up."""

    def __init__(self, threshold=(0, 255)):
        self.threshold = threshold

    def __call__(self, image):
        low, high = sorted(int(np.random.randint(self.threshold[0], self.threshold[1] + 1)) for _ in range(2))
        return Solarize((low, high))(image)


class RandomPosterize:
    def __init__(self, bits=(8, 8)):
        bits = (8, 8) if bits is None else bits
        self.bits = (bits, bits) if isinstance(bits, int) else bits

    def __call__(self, image):
        return Posterize(int(np.random.randint(self.bits[0], self.bits[1] + 1)))(image)


class RandomColorAdjust:
    """Brightness, contrast and saturation, in an order drawn anew."""

    def __init__(self, brightness=(1, 1), contrast=(1, 1), saturation=(1, 1), hue=(0, 0)):
        from mindspore.dataset.augment import AdjustHue
        given = ((AdjustBrightness, brightness), (AdjustContrast, contrast), (AdjustSaturation, saturation))
        # One number is a change around 1, but a range of (1, 1) is none.
        self.parts = [(kind, _range(value)) for kind, value in given if value != (1, 1)]
        hue = (-hue, hue) if isinstance(hue, (int, float)) else tuple(hue)
        if hue != (0, 0):
            self.parts.append((AdjustHue, hue))

    def __call__(self, image):
        for number in np.random.permutation(len(self.parts)):
            kind, (low, high) = self.parts[number]
            image = kind(np.random.uniform(low, high))(image)
        return checked(image)


class RandomColor:
    """Saturation of a range."""

    def __init__(self, degrees=(0.1, 1.9)):
        self.degrees = degrees or (0.1, 1.9)

    def __call__(self, image):
        return AdjustSaturation(np.random.uniform(*self.degrees))(image)


class RandomSharpness:
    def __init__(self, degrees=(0.1, 1.9)):
        self.degrees = degrees or (0.1, 1.9)

    def __call__(self, image):
        return AdjustSharpness(np.random.uniform(*self.degrees))(image)


class RandomRotation:
    """By an angle of a range."""

    def __init__(self, degrees, resample=Inter.NEAREST, expand=False, center=None, fill_value=0):
        self.degrees = (-degrees, degrees) if isinstance(degrees, (int, float)) else tuple(degrees)
        self.rest = (resample, expand, center, fill_value)

    def __call__(self, image):
        return Rotate(np.random.uniform(*self.degrees), *self.rest)(image)


class RandomResize:
    """With an interpolation drawn anew."""

    def __init__(self, size):
        self.size = size

    def __call__(self, image):
        return Resize(self.size, (Inter.NEAREST, Inter.LINEAR)[np.random.randint(2)])(image)


class RandomResizedCrop:
    """A part of a share of the area and of a ratio of the sides, resized."""

    def __init__(self, size, scale=(0.08, 1.0), ratio=(3.0 / 4.0, 4.0 / 3.0), interpolation=Inter.BILINEAR, max_attempts=10):
        self.scale, self.ratio, self.attempts = scale or (0.08, 1.0), ratio or (3.0 / 4.0, 4.0 / 3.0), max_attempts or 10
        self.resize = Resize(_pair(size), Inter.BILINEAR if interpolation is None else interpolation)

    def drawn_place(self, height, width):
        for _ in range(self.attempts):
            area = height * width * np.random.uniform(*self.scale)
            ratio = math.exp(np.random.uniform(math.log(self.ratio[0]), math.log(self.ratio[1])))
            columns, rows = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
            if 0 < columns <= width and 0 < rows <= height:
                return np.random.randint(height - rows + 1), np.random.randint(width - columns + 1), rows, columns
        rows, columns = height, width
        if width / height < self.ratio[0]:
            rows = round(width / self.ratio[0])
        elif width / height > self.ratio[1]:
            columns = round(height * self.ratio[1])
        return (height - rows) // 2, (width - columns) // 2, rows, columns

    def __call__(self, image):
        top, left, rows, columns = self.drawn_place(*checked(image).shape[:2])
        return self.resize(image[top:top + rows, left:left + columns])


class RandomErasing:
    """A rectangle of one colour, or of random values."""

    def __init__(self, prob=0.5, scale=(0.02, 0.33), ratio=(0.3, 3.3), value=0, inplace=False, max_attempts=10):
        self.prob, self.scale, self.ratio, self.value = prob, scale, ratio, value
        self.inplace, self.attempts = inplace, max_attempts

    def __call__(self, image):
        if np.random.random() >= self.prob:
            return checked(image)
        height, width = checked(image).shape[-2:] if image.ndim == 3 and image.shape[0] in (1, 3) else image.shape[:2]
        for _ in range(self.attempts):
            area, ratio = height * width * np.random.uniform(*self.scale), np.random.uniform(*self.ratio)
            rows, columns = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
            if rows < height and columns < width:
                top, left = np.random.randint(height - rows + 1), np.random.randint(width - columns + 1)
                place = (slice(top, top + rows), slice(left, left + columns))
                if image.ndim == 3 and image.shape[0] in (1, 3):
                    return filled(image, (slice(None),) + place, self._filling((image.shape[0], rows, columns)), self.inplace)
                return filled(image, place, self._filling((rows, columns) + image.shape[2:]), self.inplace)
        return image

    def _filling(self, shape):
        if self.value == "random":
            return np.random.standard_normal(shape)
        return self.value if not isinstance(self.value, tuple) else np.reshape(self.value, (-1, 1, 1))


class CutOut:
    """Squares of black at random places."""

    def __init__(self, length, num_patches=1, is_hwc=True):
        self.length, self.count, self.is_hwc = length, num_patches, is_hwc

    def __call__(self, image):
        image = checked(image).copy()
        view = image if self.is_hwc else image.transpose(1, 2, 0)
        for _ in range(self.count):
            y, x = np.random.randint(view.shape[0]), np.random.randint(view.shape[1])
            half = self.length // 2
            view[max(0, y - half):y - half + self.length, max(0, x - half):x - half + self.length] = 0
        return image


class RandomSelectSubpolicy:
    """One of several lists of (operation, probability)."""

    def __init__(self, policy):
        self.policy = policy

    def __call__(self, image):
        for operation, prob in self.policy[np.random.randint(len(self.policy))]:
            if np.random.random() < prob:
                image = operation(image)
        return image


class UniformAugment:
    """Some of the operations, drawn anew, each with an even chance."""

    def __init__(self, transforms, num_ops=2):
        self.transforms, self.count = list(transforms), num_ops

    def __call__(self, image):
        for number in np.random.permutation(len(self.transforms))[:self.count]:
            if np.random.random() < 0.5:
                image = self.transforms[number](image)
        return image


checked_by(RULES, globals())
