"""Primitives of matrices, bits, colours, sizes and samples that are short compositions; those that no CPU has, and summaries."""
import _refjit as _native
import numpy as np
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator, require

_float32, _float64, _int64 = _native.float32, _native.float64, _native.int64


def _numbers(shape):
    return tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape)


# ---- matrices

class NuclearNorm(Operator):
    """The sum of the singular values along two axes."""
    inputs = (("x", "f4 f8"),)
    has_bprop = False

    def __init__(self, dim=None, keepdim=False):
        Operator.__init__(self)
        self.dim, self.keepdim = dim, validator.check_value_type("keepdim", keepdim, [bool], self.name)

    def compute(self, x):
        return ops.matrix_norm(x, "nuc", (-2, -1) if self.dim is None else tuple(self.dim), self.keepdim)


class MatrixLogarithm(Operator):
    """The matrix whose exponential a matrix is."""
    inputs = (("x", "c16 c8"),)
    has_bprop = False

    def compute(self, x):
        flat = x.asnumpy().astype(np.complex128).reshape((-1,) + x.shape[-2:])
        found = []
        for matrix in flat:
            values, vectors = np.linalg.eig(matrix)
            found.append(np.matmul(vectors * np.log(values), np.linalg.inv(vectors)))
        return Tensor(np.stack(found).reshape(x.shape), x.dtype)


class MatrixSolveLs(Operator):
    """Least squares of matrix x = rhs with a penalty on x."""
    inputs = (("matrix", "c16 c8 f4 f8"), ("rhs", "c16 c8 f4 f8"), ("l2_regularizer", "f8"))

    def __init__(self, fast=True):
        Operator.__init__(self)
        self.fast = validator.check_value_type("fast", fast, [bool], self.name)

    def compute(self, matrix, rhs, l2_regularizer):
        across = ops.adjoint(matrix)
        square = ops.matmul(across, matrix) + ops.eye(matrix.shape[-1], matrix.shape[-1], matrix.dtype) * float(l2_regularizer)
        return ops.matmul(ops.inverse(square), ops.matmul(across, rhs))


class ConjugateTranspose(Operator):
    """Axes in another order, imaginary parts turned."""

    def __call__(self, x, perm):
        turned = ops.transpose(x, _numbers(perm))
        return ops.conj(turned) if ops.is_complex(turned) else turned


# ---- arrangement

class Expand(Operator):
    """A tensor repeated to a shape; -1 keeps a length."""

    def __call__(self, x, shape):
        return ops.broadcast_to(x, _numbers(shape))


class CompareAndBitpack(Operator):
    """Eight comparisons with a threshold in a byte, the first in the highest bit."""
    inputs = (("x", "b f2 f4 f8 i1 i2 i4 i8"), ("threshold", "b f2 f4 f8 i1 i2 i4 i8"))

    def compute(self, x, threshold):
        if x.shape[-1] % 8:
            raise ValueError(f"For 'CompareAndBitpack', the last dimension of 'x' must be divisible by 8, but got {x.shape[-1]}.")
        bits = ops.reshape((x > threshold).astype(_int64), x.shape[:-1] + (-1, 8))
        return ops.sum(bits * Tensor([128, 64, 32, 16, 8, 4, 2, 1], _int64), -1).astype(_native.uint8)


class SubAndFilter(Operator):
    """x - offset where that is one of max_num places, and where it is."""

    def __call__(self, input_x, max_num, offset):
        moved = input_x - offset
        kept = ops.logical_and(moved >= 0, moved < max_num)
        return ops.masked_select(moved, kept), ops.reshape(ops.nonzero(kept), (-1,)).astype(input_x.dtype)


class SparseSlice(Operator):
    """The part of a sparse tensor from `start` on, of at most `size`."""

    def __call__(self, indices, values, shape, start, size):
        low, limit = start.asnumpy(), np.minimum(size.asnumpy(), shape.asnumpy() - start.asnumpy())
        moved = indices.asnumpy() - low
        kept = np.logical_and(moved >= 0, moved < limit).all(1)
        return Tensor(moved[kept], _int64), Tensor(values.asnumpy()[kept], values.dtype), Tensor(limit, _int64)


# ---- images

class AdjustHue(Operator):
    """Images (last axis red, green, blue) with hues turned."""
    inputs = (("image", "f2 f4"), ("delta", "f4"))

    def compute(self, image, delta):
        wide = ops.RGBToHSV()(image.astype(_float32))
        hue = wide[..., :1] + delta
        hue = hue - ops.floor(hue)
        return ops.HSVToRGB()(ops.cat((hue, wide[..., 1:]), -1)).astype(image.dtype)


class AdjustSaturation(Operator):
    """Images (last axis red, green, blue) with saturations multiplied."""
    inputs = (("image", "f2 f4"), ("scale", "f4"))

    def compute(self, image, scale):
        wide = ops.RGBToHSV()(image.astype(_float32))
        saturation = ops.clamp(wide[..., 1:2] * scale, 0.0, 1.0)
        return ops.HSVToRGB()(ops.cat((wide[..., :1], saturation, wide[..., 2:]), -1)).astype(image.dtype)


class ResizeArea(Operator):
    """Images (batch, height, width, channel) of another size, by means of what each place covers."""

    def __init__(self, align_corners=False):
        Operator.__init__(self)
        self.align_corners = validator.check_value_type("align_corners", align_corners, [bool], self.name)

    def __call__(self, images, size):
        rows, columns = [Tensor(self._shares(old, new), _float32) for old, new in zip(images.shape[1:3], _numbers(size))]
        wide = ops.transpose(images.astype(_float32), (0, 3, 1, 2))
        return ops.transpose(ops.matmul(ops.matmul(rows, wide), ops.swapaxes(columns, 0, 1)), (0, 2, 3, 1))

    def _shares(self, old, new):
        step = (old - 1) / (new - 1) if self.align_corners and new > 1 else old / new
        matrix = []
        for i in range(new):
            low, high = i * step, (i + 1) * step
            row = [0.0] * old
            for place in range(int(low), int(np.ceil(high))):
                row[min(place, old - 1)] += (min(high, place + 1) - max(low, place)) / step
            matrix.append(row)
        return matrix


# ---- samples

class NonDeterministicInts(Operator):
    """Integers of any size."""

    def __init__(self, dtype=_int64):
        Operator.__init__(self)
        self.dtype = dtype

    def __call__(self, shape):
        lengths = tuple(_numbers(require(self.name, "shape", shape, "i4 i8")))
        if len(lengths) < 2:
            raise ValueError(f"For '{self.name}', 'shape' must be at least 2-dimensional.")
        return ops.randint(-(1 << 31), (1 << 31) - 1, lengths).astype(self.dtype)


class Cauchy(Operator):
    """Numbers of the Cauchy distribution."""

    def __init__(self, size, median=0.0, sigma=1.0):
        Operator.__init__(self)
        validator.check_value_type("sigma", sigma, [float], self.name)
        validator.check_value_type("median", median, [float], self.name)
        self.size = tuple(validator.check_value_type("size", size, [list, tuple], self.name))
        self.sigma, self.median = sigma, median

    def __call__(self):
        return self.median + self.sigma * ops.tan(3.141592653589793 * (ops.rand(*self.size) - 0.5))


class LogNormalReverse(Operator):
    """Numbers of a log-normal distribution, as many as the operand has."""
    inputs = (("input", "f2 f4"),)

    def __init__(self, mean=1.0, std=2.0):
        Operator.__init__(self)
        self.mean = validator.check_value_type("mean", mean, [float], self.name)
        self.std = validator.check_value_type("std", std, [float], self.name)

    def compute(self, input):
        return ops.exp(self.mean + self.std * ops.randn(*input.shape)).astype(input.dtype)


class TruncatedNormal(Operator):
    """Normal numbers not beyond twice the deviation."""

    def __init__(self, seed=0, seed2=0, dtype=_float32):
        Operator.__init__(self)
        self.seed, self.seed2, self.dtype = seed, seed2, dtype

    def __call__(self, shape):
        if shape.shape[0] < 2:
            raise ValueError(f"For '{self.name}', the input tensor shape must >= 2, but got {shape.shape[0]}")
        share = 0.9544997361036416  # of the numbers lies within two deviations
        drawn = ops.rand(*_numbers(require(self.name, "shape", shape, "i4 i8")), seed=self.seed or self.seed2 or None)
        return (ops.erfinv((drawn * 2.0 - 1.0) * share) * 1.4142135623730951).astype(self.dtype)


# ---- optimizers

class FusedAdaFactor(Operator):
    """Adafactor: second moments kept by row and column, steps no longer than a threshold."""

    def __init__(self, enable_scale_parameter=False, enable_first_moment=False, enable_weight_decay=False):
        Operator.__init__(self)
        self.enable_scale_parameter, self.enable_first_moment = enable_scale_parameter, enable_first_moment
        self.enable_weight_decay = enable_weight_decay

    def __call__(self, epsilon, clip_threshold, beta1, beta2, weight_decay, learning_rate, gradient, param, exp_avg, exp_avg_sq_row,
                 exp_avg_sq_col, exp_avg_sq):
        slope, wide = gradient.astype(_float32), param.astype(_float32)
        if self.enable_scale_parameter:
            size = ops.sqrt(ops.mean(wide * wide))
            learning_rate = learning_rate * ops.maximum(size, ops.full_like(size, epsilon[1]))
        squares = slope * slope + epsilon[0]
        if param.ndim >= 2 and param.shape[-1] > 1 and param.shape[-2] > 1:
            rows = ops.assign(exp_avg_sq_row, exp_avg_sq_row * beta2 + ops.mean(squares, -1) * (1 - beta2))
            columns = ops.assign(exp_avg_sq_col, exp_avg_sq_col * beta2 + ops.mean(squares, -2) * (1 - beta2))
            share = ops.rsqrt(rows / ops.mean(rows, -1, True))
            step = slope * ops.expand_dims(share, -1) * ops.expand_dims(ops.rsqrt(columns), -2)
        else:
            step = slope * ops.rsqrt(ops.assign(exp_avg_sq, exp_avg_sq * beta2 + squares * (1 - beta2)))
        length = ops.sqrt(ops.mean(step * step)) / clip_threshold
        step = step / ops.maximum(length, ops.ones_like(length)) * learning_rate
        if self.enable_first_moment:
            step = ops.assign(exp_avg, exp_avg * beta1 + step * (1 - beta1))
        if self.enable_weight_decay:
            wide = wide - wide * weight_decay * learning_rate
        ops.assign(param, (wide - step).astype(param.dtype))
        return (ops.zeros_like(param),)


class FusedAdaFactorWithGlobalNorm(FusedAdaFactor):
    """Adafactor of a gradient over the norm of all."""

    def __call__(self, epsilon, clip_threshold, beta1, beta2, weight_decay, learning_rate, gradient, param, exp_avg, exp_avg_sq_row,
                 exp_avg_sq_col, exp_avg_sq, global_norm):
        return FusedAdaFactor.__call__(self, epsilon, clip_threshold, beta1, beta2, weight_decay, learning_rate, gradient / global_norm,
                                       param, exp_avg, exp_avg_sq_row, exp_avg_sq_col, exp_avg_sq)


# ---- what is recorded elsewhere

class _Summary(Operator):
    """A value for a summary file; nothing records here."""

    def __call__(self, name, value):
        validator.check_value_type("name", name, [str], self.name)
        return None


class ScalarSummary(_Summary):
    """A number."""


class TensorSummary(_Summary):
    """A tensor."""


class HistogramSummary(_Summary):
    """How the values of a tensor lie."""


class ImageSummary(_Summary):
    """Images."""
