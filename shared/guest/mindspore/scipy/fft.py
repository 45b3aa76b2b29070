"""mindspore.scipy.fft: cosine transforms of type II, orthonormal, as products with their matrices."""
import math
import numpy as np
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor


def _check(name, kind, norm):
    if kind != 2:
        raise ValueError("Only dct type II is supported currently.")
    if norm in ("forward", "backward"):
        raise ValueError('Only norm "ortho" is supported currently.')
    if norm not in (None, "ortho"):
        raise ValueError(f"Failed to convert the value \"{norm}\" of input 'norm' of '{name}' to enum.")


def _waves(size, dtype):
    """The matrix whose rows are the cosines."""
    places, waves = np.arange(size).reshape(1, -1), np.arange(size).reshape(-1, 1)
    matrix = np.cos(math.pi * (2 * places + 1) * waves / (2 * size)) * math.sqrt(2 / size)
    matrix[0] = math.sqrt(1 / size)
    return Tensor(matrix.astype(np.float64 if dtype == _native.float64 else np.float32))


def _along(x, size, axis, is_inverse):
    x = x if x.dtype == _native.float64 else x.astype(_native.float32)
    axis = axis % x.ndim
    x = ops.swapaxes(x, axis, -1)
    size = x.shape[-1] if size is None else size
    if size > x.shape[-1]:
        x = ops.cat([x, ops.zeros(x.shape[:-1] + (size - x.shape[-1],), x.dtype)], -1)
    matrix = _waves(size, x.dtype)
    x = ops.matmul(x[..., :size], matrix if is_inverse else ops.transpose(matrix, (1, 0)))
    return ops.swapaxes(x, axis, -1)


def dct(x, type=2, n=None, axis=-1, norm=None):
    _check("DCT", type, norm)
    return _along(x, n, axis, False)


def idct(x, type=2, n=None, axis=-1, norm=None):
    _check("IDCT", type, norm)
    return _along(x, n, axis, True)


def _over_all(x, s, axes, is_inverse):
    if axes is None:
        axes = range(x.ndim) if s is None else range(x.ndim - len(s), x.ndim)
    for place, axis in enumerate(axes):
        x = _along(x, None if s is None else s[place], axis, is_inverse)
    return x


def dctn(x, type=2, s=None, axes=None, norm=None):
    _check("DCTN", type, norm)
    return _over_all(x, s, axes, False)


def idctn(x, type=2, s=None, axes=None, norm=None):
    _check("IDCTN", type, norm)
    return _over_all(x, s, axes, True)
