"""mindspore.dataset.vision's blurred, mixed and cropped images, hues, and images with boxes. Hues are OpenCV's table of 256 there and of 255 back, blurs its
kernels of 8 fractional bits."""
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.images import _gray, _whole, checked
from mindspore.dataset.vision import CenterCrop, RandomCrop, Resize, _pair
from mindspore.dataset.vision_enums import Border, ImageBatchFormat, Inter
from mindspore.dataset.vision_rules import RULES


def _to_hsv(image):
    r, g, b = (image[..., channel].astype(np.int64) for channel in range(3))
    value, gap = np.maximum(np.maximum(r, g), b), np.maximum(np.maximum(r, g), b) - np.minimum(np.minimum(r, g), b)
    counts = np.arange(1, 256)
    by_value = np.append(0, np.rint((255 << 12) / (1.0 * counts))).astype(np.int64)
    by_gap = np.append(0, np.rint((256 << 12) / (6.0 * counts))).astype(np.int64)
    saturation = (gap * by_value[value] + 2048) >> 12
    hue = np.where(value == r, g - b, np.where(value == g, b - r + 2 * gap, r - g + 4 * gap))
    hue = (hue * by_gap[gap] + 2048) >> 12
    return np.where(hue < 0, hue + 256, hue) & 255, saturation, value


def _to_rgb(hue, saturation, value):
    f, one = np.float32, np.float32(1)
    hue, saturation, value = hue.astype(f) * f(6.0 / 255), saturation.astype(f) * f(1 / 255.0), value.astype(f) * f(1 / 255.0)
    sector = np.floor(hue)
    part, sector = hue - sector, sector.astype(np.int64) % 6
    low, falling, rising = value * (one - saturation), value * (one - saturation * part), value * (one - saturation * (one - part))
    pick = lambda *choices: _whole(np.choose(sector, choices) * f(255))  # noqa: E731
    return np.stack([pick(value, falling, low, low, rising, value), pick(rising, value, value, falling, low, low),
                     pick(low, low, rising, value, value, falling)], -1)


class AdjustHue:
    """Turns hues by a share of the circle."""

    def __init__(self, hue_factor):
        self.factor = hue_factor

    def __call__(self, image):
        hue, saturation, value = _to_hsv(checked(image))
        return _to_rgb((hue + int(self.factor * 255)) & 255, saturation, value)


class Grayscale:
    """Grey, in one channel or the same in three."""

    def __init__(self, num_output_channels=1):
        self.count = num_output_channels

    def __call__(self, image):
        grey = _gray(checked(image))
        return grey if self.count == 1 else np.repeat(grey[..., None], 3, -1)


class RandomGrayscale:
    """Grey in as many channels as before, with a probability."""

    def __init__(self, prob=0.1):
        self.prob = prob

    def __call__(self, image):
        return Grayscale(3)(image) if np.random.random() < self.prob else checked(image)


def _bell(size, sigma):
    places = np.arange(size) - (size - 1) / 2.0
    exact = np.exp(-places * places / (2.0 * sigma * sigma))
    return exact / exact.sum()


def _blur_weights(size, sigma):
    """Weights in units of 1/256, whose errors go on to the next one; the middle takes what is left."""
    weights, error = [], 0.0
    for value in _bell(size, sigma)[:size // 2].tolist():
        wanted = value * 256 + error
        weights.append(int(np.rint(wanted)))
        error = wanted - weights[-1]
    return weights + [256 - 2 * sum(weights)] + weights[::-1]


class GaussianBlur:
    """Each value with its neighbours, of a mirrored image."""

    def __init__(self, kernel_size, sigma=None):
        self.size = _pair(kernel_size)
        if sigma is None:
            sigma = 0
        if isinstance(sigma, (int, float)):
            sigma = (sigma, sigma)
        first = sigma[0] or self.size[0] * 0.15 + 0.35
        self.sigma = (first, sigma[1] or first)

    def __call__(self, image):
        made = checked(image).astype(np.int64 if image.dtype == np.uint8 else np.float32)
        for axis, size, sigma in ((1, self.size[0], self.sigma[0]), (0, self.size[1], self.sigma[1])):
            edges = [(0, 0)] * image.ndim
            edges[axis] = (size // 2, size // 2)
            padded = np.moveaxis(np.pad(made, edges, mode="reflect"), axis, 0)
            weights = _blur_weights(size, sigma) if image.dtype == np.uint8 else _bell(size, sigma).astype(np.float32)
            count = made.shape[axis]
            made = np.moveaxis(sum(padded[shift:shift + count] * weight for shift, weight in enumerate(weights)), 0, axis)
        return np.clip((made + 32768) >> 16, 0, 255).astype(np.uint8) if image.dtype == np.uint8 else made.astype(image.dtype)


class FiveCrop:
    """The four corners and the middle."""

    def __init__(self, size):
        self.size = _pair(size)

    def __call__(self, image):
        rows, columns = self.size
        height, width = checked(image).shape[:2]
        if rows > height or columns > width:
            raise ValueError(f"Requested crop size {self.size} is bigger than input size {(height, width)}.")
        return (image[:rows, :columns], image[:rows, width - columns:], image[height - rows:, :columns],
                image[height - rows:, width - columns:], CenterCrop(self.size)(image))


class TenCrop:
    """FiveCrop of the image and of the flipped one."""

    def __init__(self, size, use_vertical_flip=False):
        self.crop, self.is_vertical = FiveCrop(size), use_vertical_flip

    def __call__(self, image):
        flipped = checked(image)[::-1] if self.is_vertical else image[:, ::-1]
        return self.crop(image) + self.crop(flipped)


class RandomLighting:
    """Shifts of the colours along the main components of ImageNet's."""

    _VALUES = np.array([55.46, 4.794, 1.148], np.float64)
    _VECTORS = np.array([[-0.5675, 0.7192, 0.4009], [-0.5808, -0.0045, -0.8140], [-0.5836, -0.6948, 0.4203]], np.float64)

    def __init__(self, alpha=0.05):
        self.alpha = alpha

    def __call__(self, image):
        shift = self._VECTORS @ (np.random.normal(0, self.alpha, 3) * self._VALUES)
        return _whole(checked(image) + shift)


def _half(labels, others, share):
    return (labels * share + others * (1 - share)).astype(np.float32)


class MixUpBatch:
    """A batch of images and one-hot labels, each mixed with another of its batch."""

    def __init__(self, alpha=1.0):
        self.alpha = alpha

    def __call__(self, images, labels):
        order, share = np.random.permutation(len(images)), float(np.random.beta(self.alpha, self.alpha))
        mixed = images.astype(np.float32) * share + images[order].astype(np.float32) * (1 - share)
        mixed = _whole(mixed) if images.dtype == np.uint8 else mixed.astype(images.dtype)
        return mixed, _half(labels, labels[order], share)


class MixUp:
    """MixUpBatch for batches of arrays; `is_single`: with others of the same batch, else with those of the one before."""

    def __init__(self, batch_size, alpha, is_single=True):
        self.batch_size, self.alpha, self.is_single, self.last = batch_size, alpha, is_single, None

    def __call__(self, images, labels):
        share = float(np.random.beta(self.alpha, self.alpha))
        others = (images, labels) if self.is_single or self.last is None else self.last
        self.last = (images, labels)
        order = np.random.permutation(len(others[0])) if self.is_single else np.arange(len(others[0]))
        return share * images + (1 - share) * others[0][order], share * labels + (1 - share) * others[1][order]


class CutMixBatch:
    """A batch of images and one-hot labels; with a probability a rectangle of each comes from another."""

    def __init__(self, image_batch_format, alpha=1.0, prob=1.0):
        self.is_hwc, self.alpha, self.prob = image_batch_format == ImageBatchFormat.NHWC, alpha, prob

    def __call__(self, images, labels):
        order, made, mixed = np.random.permutation(len(images)), images.copy(), labels.astype(np.float32)
        height, width = images.shape[1:3] if self.is_hwc else images.shape[2:4]
        for number, other in enumerate(order):
            if np.random.random() >= self.prob:
                continue
            side = float(np.sqrt(1 - np.random.beta(self.alpha, self.alpha)))
            y, x = np.random.randint(height), np.random.randint(width)
            top, bottom = max(0, y - int(height * side / 2)), min(height, y + int(height * side / 2))
            left, right = max(0, x - int(width * side / 2)), min(width, x + int(width * side / 2))
            place = (slice(top, bottom), slice(left, right))
            place = (number,) + place if self.is_hwc else (number, slice(None)) + place
            made[place] = images[(other,) + place[1:]]
            share = 1 - (bottom - top) * (right - left) / (height * width)
            mixed[number] = labels[number] * share + labels[other] * (1 - share)
        return made, mixed


class ToNumpy:
    """Arrays are arrays already."""

    def __call__(self, image):
        return np.asarray(image)


class ResizeWithBBox:
    """An image and its boxes (left, top, width, height, ...) in another size."""

    def __init__(self, size, interpolation=Inter.LINEAR):
        self.resize = Resize(size, interpolation)

    def __call__(self, image, boxes):
        made, boxes = self.resize(checked(image)), boxes.copy()
        for axis, column in ((1, 0), (0, 1)):
            ratio = made.shape[axis] / image.shape[axis]
            boxes[:, [column, column + 2]] = (boxes[:, [column, column + 2]] * ratio).astype(boxes.dtype)
        return made, boxes


class RandomHorizontalFlipWithBBox:
    """Flips an image and its boxes, with a probability."""

    _axis = 1

    def __init__(self, prob=0.5):
        self.prob = prob

    def __call__(self, image, boxes):
        if np.random.random() >= self.prob:
            return checked(image), boxes
        boxes, column = boxes.copy(), 1 - self._axis
        boxes[:, column] = checked(image).shape[self._axis] - boxes[:, column] - boxes[:, column + 2]
        return np.ascontiguousarray(np.flip(image, self._axis)), boxes


class RandomVerticalFlipWithBBox(RandomHorizontalFlipWithBBox):
    _axis = 0


def _cropped_boxes(boxes, top, left, rows, columns):
    """Boxes in the coordinates of a part of the image; those that lie outside of it are dropped, and one box of zeros is left if none stays."""
    corners = np.stack([boxes[:, 0], boxes[:, 1], boxes[:, 0] + boxes[:, 2], boxes[:, 1] + boxes[:, 3]], 1)
    corners = np.clip(corners - [left, top, left, top], 0, [columns, rows, columns, rows])
    made = boxes.copy()
    made[:, :2], made[:, 2:4] = corners[:, :2], corners[:, 2:] - corners[:, :2]
    made = made[(made[:, 2] > 0) & (made[:, 3] > 0)]
    return made if len(made) else np.zeros((1, boxes.shape[1]), boxes.dtype)


class RandomCropWithBBox:
    """RandomCrop of an image and its boxes."""

    def __init__(self, size, padding=None, pad_if_needed=False, fill_value=0, padding_mode=Border.CONSTANT):
        self.crop = RandomCrop(size, padding, pad_if_needed, fill_value, padding_mode)

    def __call__(self, image, boxes):
        padded, (left, top) = self.crop.padded(checked(image))
        boxes = boxes.copy()
        boxes[:, :2] += np.array([left, top], boxes.dtype)
        place = self.crop.place(padded)
        return padded[place], _cropped_boxes(boxes, *_extent(place))


class RandomResizedCropWithBBox:
    """RandomResizedCrop of an image and its boxes."""

    def __init__(self, size, scale=(0.08, 1.0), ratio=(3. / 4., 4. / 3.), interpolation=Inter.BILINEAR, max_attempts=10):
        from mindspore.dataset.random_images import RandomResizedCrop
        self.crop, self.resize = RandomResizedCrop(size, scale, ratio, interpolation, max_attempts), ResizeWithBBox(_pair(size), interpolation)

    def __call__(self, image, boxes):
        top, left, rows, columns = self.crop.drawn_place(*checked(image).shape[:2])
        return self.resize(image[top:top + rows, left:left + columns], _cropped_boxes(boxes, top, left, rows, columns))


class RandomResizeWithBBox:
    """ResizeWithBBox with an interpolation drawn anew."""

    def __init__(self, size):
        self.size = size

    def __call__(self, image, boxes):
        return ResizeWithBBox(self.size, (Inter.NEAREST, Inter.LINEAR)[np.random.randint(2)])(image, boxes)


def _extent(place):
    """(top, left, rows, columns) of two slices."""
    rows, columns = place
    return rows.start, columns.start, rows.stop - rows.start, columns.stop - columns.start


class BoundingBoxAugment:
    """An operation on the parts of an image within its boxes, on a share of them."""

    def __init__(self, transform, ratio=0.3):
        self.transform, self.ratio = transform, ratio

    def __call__(self, image, boxes):
        image = checked(image).copy()
        for number in np.random.permutation(len(boxes))[:max(1, int(len(boxes) * self.ratio))]:
            left, top, width, height = (int(value) for value in boxes[number][:4])
            part = self.transform(np.ascontiguousarray(image[top:top + height, left:left + width]))
            image[top:top + height, left:left + width] = Resize((height, width))(part)
        return image, boxes


checked_by(RULES, globals())
