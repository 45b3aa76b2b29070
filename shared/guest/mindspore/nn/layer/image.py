"""Images: likeness (SSIM, MSSSIM, PSNR), gradients, crops, patches."""
import math
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.activation import ReLU
from mindspore.nn.layer.container import CellList
from mindspore.nn.layer.conv import Conv2d
from mindspore.nn.layer.pooling import AvgPool2d
from mindspore.ops.pooling import vector_text


def _check_images(first, second, rank, who):
    if first.shape != second.shape:
        raise ValueError(f"For '{who}', the dimension of 'img1' and 'img2' must be the same, but got 'img1': {first.shape} and 'img2': "
                         f"{second.shape}.")
    if first.ndim != rank:
        raise ValueError(f"For '{who}', the 'img' must have {rank} dims, but got {first.ndim}.")


def _positive_number(max_val, who):
    checks.check_value_type("max_val", max_val, [int, float], who)
    checks.check_number("max_val", max_val, 0.0, checks.GT, who)
    return max_val


class ImageGradients(Cell):
    """(dy, dx): differences to the next pixel, zeros at the end."""

    def __init__(self):
        super().__init__()

    def construct(self, images):
        if images.ndim != 4:
            raise ValueError(f"For 'ImageGradients', the 'images' must have 4 dims, but got {images.ndim}.")
        n, c, h, w = images.shape
        dy = ops.cat((images[:, :, 1:, :] - images[:, :, :-1, :], ops.zeros((n, c, 1, w), images.dtype)), 2)
        dx = ops.cat((images[:, :, :, 1:] - images[:, :, :, :-1], ops.zeros((n, c, h, 1), images.dtype)), 3)
        return dy, dx


class CentralCrop(Cell):
    """The middle of images of (C, H, W) or (N, C, H, W)."""

    def __init__(self, central_fraction):
        super().__init__()
        checks.check_value_type("central_fraction", central_fraction, [float], self.cls_name)
        checks.check_float_range(central_fraction, 0.0, 1.0, checks.INC_RIGHT, "central_fraction", self.cls_name)
        self.central_fraction = central_fraction

    def construct(self, image):
        if image.ndim not in (3, 4):
            raise ValueError(f"CentralCrop image must be 3d or 4d, but got shape {image.shape}")
        h, w = image.shape[-2:]
        top, left = int((h - h * self.central_fraction) / 2), int((w - w * self.central_fraction) / 2)
        return image[..., top:h - top, left:w - left]


def _gaussian_means(window):
    """A convolution with a window that is not trained."""
    conv = Conv2d(1, 1, window.shape[-1], pad_mode="valid", weight_init=window)
    conv.weight.requires_grad = False
    return conv


class SSIM(Cell):
    """Structural similarity of two batches of images, by windows with a Gaussian weight."""

    def __init__(self, max_val=1.0, filter_size=11, filter_sigma=1.5, k1=0.01, k2=0.03):
        super().__init__()
        self.max_val = _positive_number(max_val, self.cls_name)
        self._check_windows()
        self.filter_size = checks.check_int(filter_size, 1, checks.GE, "filter_size", self.cls_name)
        checks.check_positive_float(filter_sigma, "filter_sigma", self.cls_name)
        self.k1 = checks.check_value_type("k1", k1, [float], self.cls_name)
        self.k2 = checks.check_value_type("k2", k2, [float], self.cls_name)
        half = (filter_size - 1) / 2
        line = [math.exp(-((i - half) ** 2) / (2 * filter_sigma ** 2)) for i in range(filter_size)]
        total = sum(line) ** 2
        window = Tensor([[[[a * b / total for b in line] for a in line]]], _native.float32)
        self._set_windows(window)

    def _set_windows(self, window):
        self.conv = _gaussian_means(window)

    def _check_windows(self):
        """A subclass looks at what it has of its own, between the largest value and the windows."""

    @staticmethod
    def _means(x, conv):
        n, c, h, w = x.shape
        out = conv(ops.reshape(x, (n * c, 1, h, w)))
        return ops.reshape(out, (n, c) + out.shape[2:])

    def _parts(self, first, second, conv):
        """(likeness of structure and light, likeness of structure), a number for each image."""
        c1, c2 = (self.k1 * self.max_val) ** 2, (self.k2 * self.max_val) ** 2
        mean1, mean2 = self._means(first, conv), self._means(second, conv)
        both = mean1 * mean2
        squares = mean1 * mean1 + mean2 * mean2
        light = (2 * both + c1) / (squares + c1)
        variances = self._means(first * first + second * second, conv) - squares
        structure = (2 * (self._means(first * second, conv) - both) + c2) / (variances + c2)
        return ops.mean(light * structure, (1, 2, 3)), ops.mean(structure, (1, 2, 3))

    def construct(self, img1, img2):
        _check_images(img1, img2, 4, self.cls_name)
        return self._parts(img1, img2, self.conv)[0]


class MSSSIM(SSIM):
    """SSIM over images halved again and again."""

    def __init__(self, max_val=1.0, power_factors=(0.0448, 0.2856, 0.3001, 0.2363, 0.1333), filter_size=11, filter_sigma=1.5, k1=0.01,
                 k2=0.03):
        object.__setattr__(self, "power_factors", power_factors)
        super().__init__(max_val, filter_size, filter_sigma, k1, k2)
        self.power_factors = tuple(power_factors)
        self.avg_pool = AvgPool2d(2, 2, "valid")
        self.relu = ReLU()

    def _set_windows(self, window):
        self.multi_convs_list = CellList([_gaussian_means(window) for _ in self.power_factors])

    def _check_windows(self):
        checks.check_value_type("power_factors", self.power_factors, [tuple, list], self.cls_name)

    def construct(self, img1, img2):
        _check_images(img1, img2, 4, self.cls_name)
        result = None
        for level, power in enumerate(self.power_factors):
            whole, structure = self._parts(img1, img2, self.multi_convs_list[level])
            last = level == len(self.power_factors) - 1
            part = ops.pow(self.relu(whole if last else structure), power)
            result = part if result is None else result * part
            if not last:
                img1, img2 = self.avg_pool(img1), self.avg_pool(img2)
        return result


class PSNR(Cell):
    """Peak signal-to-noise ratio in decibels, a number for each image."""

    def __init__(self, max_val=1.0):
        super().__init__()
        self.max_val = _positive_number(max_val, self.cls_name)

    def construct(self, img1, img2):
        _check_images(img1, img2, 4, self.cls_name)
        error = ops.mean(ops.square(img1 - img2), (-3, -2, -1))
        return 10 * ops.log(self.max_val ** 2 / error) / math.log(10)


class Unfold(Cell):
    """Patches of images; the places of a patch become channels."""

    def __init__(self, ksizes, strides, rates, padding="valid"):
        super().__init__()
        checks.check_value_type("ksizes", ksizes, [tuple, list], self.cls_name)
        for name, value in (("ksizes", ksizes), ("strides", strides), ("rates", rates)):
            if len(value) != 4 or value[0] != 1 or value[3] != 1:
                raise ValueError(f"For 'Unfold' the format of '{name}' must be [1, {name[:-1]}_row, {name[:-1]}_col, 1], but got {value}.")
        if not isinstance(padding, str):
            raise TypeError(f"For 'ExtractImagePatches', the input 'padding' should be a str, but got {type(padding)}.")
        self.ksizes, self.strides, self.rates, self.padding = ksizes[1:3], strides[1:3], rates[1:3], padding.lower()

    def construct(self, x):
        spans = [(k - 1) * r + 1 for k, r in zip(self.ksizes, self.rates)]
        sizes = list(x.shape[2:])
        if self.padding == "same":
            counts = [-(-size // stride) for size, stride in zip(sizes, self.strides)]
            missing = [max((count - 1) * stride + span - size, 0) for count, stride, span, size in zip(counts, self.strides, spans, sizes)]
            x = ops.pad(x, (missing[1] // 2, missing[1] - missing[1] // 2, missing[0] // 2, missing[0] - missing[0] // 2))
        else:
            counts = [(size - span) // stride + 1 for size, span, stride in zip(sizes, spans, self.strides)]
            if min(counts) <= 0:
                shape = [x.shape[0], x.shape[1] * self.ksizes[0] * self.ksizes[1]] + counts
                raise ValueError(f"For ExtractImagePatchesthe output shape should greater than 0, but got {vector_text(shape)}")
        parts = []
        for i in range(self.ksizes[0]):
            for j in range(self.ksizes[1]):
                top, left = i * self.rates[0], j * self.rates[1]
                parts.append(x[:, :, top:top + (counts[0] - 1) * self.strides[0] + 1:self.strides[0],
                               left:left + (counts[1] - 1) * self.strides[1] + 1:self.strides[1]])
        return ops.cat(parts, 1)


class _FractionalMaxPool(Cell):
    """Maxima of windows at places that random samples move."""

    _spatial = 2

    def __init__(self, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        super().__init__()
        self.kernel_size, self.output_size, self.output_ratio = kernel_size, output_size, output_ratio
        self.return_indices, self._random_samples = return_indices, _random_samples

    def construct(self, input):
        pool = getattr(ops, f"fractional_max_pool{self._spatial}d")
        return pool(input, self.kernel_size, self.output_size, self.output_ratio, self.return_indices, self._random_samples)


class FractionalMaxPool2d(_FractionalMaxPool):
    """Of (N, C, H, W)."""


class FractionalMaxPool3d(_FractionalMaxPool):
    """Of (N, C, D, H, W)."""
    _spatial = 3


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
