"""mindspore.dataset.vision's turned and bent images, in OpenCV's fixed point: places in units of 1/1024, shares in 1/32."""
import functools
import math
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.images import checked
from mindspore.dataset.vision_enums import Inter
from mindspore.dataset.vision_rules import RULES


def _inverse(matrix):
    """The inverse of an affine map of (x, y), by OpenCV's steps."""
    a, b, c, d, e, f = (float(v) for v in np.asarray(matrix, np.float64).ravel())
    det = a * e - b * d
    det = 1.0 / det if det else 0.0
    a, e, b, d = e * det, a * det, -b * det, -d * det
    return a, b, -a * c - b * f, d, e, -d * c - e * f


def _sampled(image, across, down, mode, fill):
    """The image at places in units of 1/32; beyond its edges is `fill`. `mode`: NEAREST, LINEAR or CUBIC."""
    height, width = image.shape[:2]
    work = image.reshape(height, width, -1)
    fill = np.broadcast_to(np.asarray(fill, image.dtype), (work.shape[2],))

    def at(y, x):
        inside = ((x >= 0) & (x < width) & (y >= 0) & (y < height))[..., None]
        return np.where(inside, work[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)], fill)

    if mode == Inter.NEAREST:
        made = at((down + 16) >> 5, (across + 16) >> 5)
        return made.reshape(across.shape + image.shape[2:])
    x, y, part_x, part_y = across >> 5, down >> 5, across & 31, down & 31
    if mode == Inter.LINEAR:
        shares_x, shares_y, first = (32 - part_x, part_x), (32 - part_y, part_y), 0
        weights = [(share_x * share_y) << 5 for share_y in shares_y for share_x in shares_x]
    else:
        table, first = _cubic_table(), -1
        weights = [table[part_y, part_x, tap] for tap in range(16)]
    is_whole = image.dtype == np.uint8
    made, wide = 0 if is_whole else np.float32(0), 2 - 2 * first
    for tap, weight in enumerate(weights):
        value = at(y + tap // wide + first, x + tap % wide + first)
        weight = weight[..., None]
        made = made + (value.astype(np.int64) * weight if is_whole else value * (weight / 32768).astype(np.float32))
    if is_whole:
        made = np.clip((made + 16384) >> 15, 0, 255)
    return made.astype(image.dtype).reshape(across.shape + image.shape[2:])


@functools.lru_cache(None)
def _cubic_table():
    """For each share of y and x the weights of 16 neighbours, in units of 1/32768; the middle four make good what rounding takes."""
    f, a = np.float32, np.float32(-0.75)
    x = np.arange(32).astype(f) * f(1 / 32)
    first = ((a * (x + f(1)) - f(5) * a) * (x + f(1)) + f(8) * a) * (x + f(1)) - f(4) * a
    second = ((a + f(2)) * x - (a + f(3))) * x * x + f(1)
    third = ((a + f(2)) * (f(1) - x) - (a + f(3))) * (f(1) - x) * (f(1) - x) + f(1)
    line = np.stack([first, second, third, f(1) - first - second - third], 1)
    table = np.rint((line[:, None, :, None] * line[None, :, None, :]) * f(32768)).astype(np.int64)
    for row in range(32):
        for column in range(32):
            cell = table[row, column]
            missing = 32768 - int(cell.sum())
            if missing:
                middle = [(int(cell[i, j]), i, j) for i in (2, 3) for j in (2, 3)]
                _, i, j = max(middle, key=lambda one: one[0]) if missing > 0 else min(middle, key=lambda one: one[0])
                cell[i, j] += missing
    return table.reshape(32, 32, 16)


def affine(image, matrix, size, mode, fill):
    """The image under an affine map of (x, y)."""
    a, b, c, d, e, f = _inverse(matrix)
    x, y = np.arange(size[1]), np.arange(size[0])[:, None]
    rounding = 512 if mode == Inter.NEAREST else 16
    across = np.rint((b * y + c) * 1024).astype(np.int64) + rounding + np.rint(a * x * 1024).astype(np.int64)
    down = np.rint((e * y + f) * 1024).astype(np.int64) + rounding + np.rint(d * x * 1024).astype(np.int64)
    if mode == Inter.NEAREST:
        return _sampled(image, across >> 10 << 5, down >> 10 << 5, mode, fill)
    return _sampled(image, across >> 5, down >> 5, mode, fill)


def perspective(image, start, end, mode):
    """The image under the map that takes four points to four others."""
    rows, values = [], []
    for (x, y), (u, v) in zip(start, end):
        rows += [[x, y, 1, 0, 0, 0, -x * u, -y * u], [0, 0, 0, x, y, 1, -x * v, -y * v]]
        values += [u, v]
    matrix = np.append(np.linalg.solve(np.array(rows, np.float64), np.array(values, np.float64)), 1.0).reshape(3, 3)
    m = np.linalg.inv(matrix)
    x, y = np.arange(image.shape[1]), np.arange(image.shape[0])[:, None]
    below = m[2, 0] * x + m[2, 1] * y + m[2, 2]
    unit = 1 if mode == Inter.NEAREST else 32
    scale = np.where(below == 0, 0.0, unit / np.where(below == 0, 1.0, below))
    across, down = (np.rint((m[row, 0] * x + m[row, 1] * y + m[row, 2]) * scale).astype(np.int64) for row in (0, 1))
    shift = 5 if mode == Inter.NEAREST else 0
    return _sampled(image, across << shift, down << shift, mode, 0)


def _turned_size(height, width, degrees):
    """What holds the turned image, by OpenCV's corners in float32."""
    f = np.float32
    angle = degrees * math.pi / 180.0
    b, a = f(f(math.cos(angle)) * f(0.5)), f(f(math.sin(angle)) * f(0.5))
    h, w = f(height), f(width)
    xs, ys = [-a * h - b * w, a * h - b * w], [b * h - a * w, -b * h - a * w]
    xs, ys = xs + [-x for x in xs], ys + [-y for y in ys]
    return f(max(ys)) - f(min(ys)), f(max(xs)) - f(min(xs))


class Rotate:
    """Counter-clockwise by degrees."""

    def __init__(self, degrees, resample=Inter.NEAREST, expand=False, center=None, fill_value=0):
        self.degrees, self.mode, self.expand, self.center, self.fill_value = degrees, resample, expand, center, fill_value

    def __call__(self, image):
        height, width = checked(image).shape[:2]
        center = self.center or ((width - 1) / 2.0, (height - 1) / 2.0)
        center = [float(np.float32(v)) for v in center]
        angle = self.degrees * math.pi / 180.0
        cos, sin = math.cos(angle), math.sin(angle)
        matrix = np.array([[cos, sin, (1 - cos) * center[0] - sin * center[1]], [-sin, cos, sin * center[0] + (1 - cos) * center[1]]])
        size = (height, width)
        if self.expand:
            tall, wide = _turned_size(height, width, self.degrees)
            matrix[0, 2] += float(wide) / 2.0 - width / 2.0
            matrix[1, 2] += float(tall) / 2.0 - height / 2.0
            size = (int(np.rint(tall)), int(np.rint(wide)))
        fill = self.fill_value if isinstance(self.fill_value, int) else tuple(self.fill_value)[::-1]  # as MindSpore takes it
        return affine(image, matrix, size, self.mode, fill)


def affine_matrix(size, degrees, translation, scale, shear):
    """Turn, scale and shear about the center, then move."""
    height, width = size
    x, y = (width - 1) / 2.0, (height - 1) / 2.0
    turn, lean_x, lean_y = (math.radians(value) for value in (degrees, shear[0], shear[1]))
    a = scale * math.cos(turn - lean_y) / math.cos(lean_y)
    b = scale * (-math.cos(turn - lean_y) * math.tan(lean_x) / math.cos(lean_y) - math.sin(turn))
    c = scale * math.sin(turn - lean_y) / math.cos(lean_y)
    d = scale * (-math.sin(turn - lean_y) * math.tan(lean_x) / math.cos(lean_y) + math.cos(turn))
    return np.array([[a, b, (1 - a) * x - b * y + translation[0]], [c, d, (1 - d) * y - c * x + translation[1]]])


class Affine:
    """Turned, moved (in shares of the sizes), scaled and sheared."""

    def __init__(self, degrees, translate, scale, shear, resample=Inter.NEAREST, fill_value=0):
        shear = (shear, 0.0) if isinstance(shear, (int, float)) else tuple(shear) if len(shear) > 1 else (shear[0], 0.0)
        self.degrees, self.translate, self.scale, self.shear = degrees, translate, scale, shear
        self.mode, self.fill_value = resample, fill_value

    def __call__(self, image):
        height, width = checked(image).shape[:2]
        moved = (self.translate[0] * width, self.translate[1] * height)
        return affine(image, affine_matrix((height, width), self.degrees, moved, self.scale, self.shear), (height, width), self.mode,
                      self.fill_value)


class RandomAffine:
    """Affine with numbers of ranges."""

    def __init__(self, degrees, translate=None, scale=None, shear=None, resample=Inter.NEAREST, fill_value=0):
        self.degrees = (-degrees, degrees) if isinstance(degrees, (int, float)) else tuple(degrees)
        translate = (0.0, 0.0) if translate is None else tuple(translate)
        self.translate = ((-translate[0], translate[0], -translate[1], translate[1]) if len(translate) == 2 else translate)
        self.scale = (1.0, 1.0) if scale is None else tuple(scale)
        shear = (0.0, 0.0) if shear is None else (-shear, shear) if isinstance(shear, (int, float)) else tuple(shear)
        self.shear = shear if len(shear) == 4 else shear + (0.0, 0.0)
        self.rest = (resample, fill_value)

    def __call__(self, image):
        drawn = lambda low, high: float(np.random.uniform(low, high))  # noqa: E731
        low_x, high_x, low_y, high_y = self.translate
        return Affine(drawn(*self.degrees), (drawn(low_x, high_x), drawn(low_y, high_y)), drawn(*self.scale),
                      (drawn(*self.shear[:2]), drawn(*self.shear[2:])), *self.rest)(image)


class Perspective:
    """What four points show stands at four others."""

    def __init__(self, start_points, end_points, interpolation=Inter.BILINEAR):
        self.start, self.end, self.mode = start_points, end_points, interpolation

    def __call__(self, image):
        return perspective(checked(image), self.start, self.end, self.mode)


class RandomPerspective:
    """Perspective towards corners that are drawn, with a probability."""

    def __init__(self, distortion_scale=0.5, prob=0.5, interpolation=Inter.BICUBIC):
        self.scale, self.prob, self.mode = distortion_scale, prob, interpolation

    def __call__(self, image):
        if np.random.random() >= self.prob:
            return checked(image)
        height, width = checked(image).shape[:2]
        corners = [(0, 0), (width - 1, 0), (width - 1, height - 1), (0, height - 1)]
        far_x, far_y = int(self.scale * (width // 2)), int(self.scale * (height // 2))
        ends = []
        for x, y in corners:
            along, across = np.random.randint(far_x + 1), np.random.randint(far_y + 1)
            ends.append((x - along if x else along, y - across if y else across))
        return perspective(image, corners, ends, self.mode)


checked_by(RULES, globals())
