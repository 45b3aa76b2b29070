"""numpy.fft: discrete Fourier transforms of any length over array operations: Cooley and Tukey's splitting by the factors
2, 3, 4 and 5, a matrix product for other small primes, Bluestein's method for large ones. Results are complex128."""

__path__ = []  # numpy has a package here: _module_paths.py
import numpy as np
from numpy import asarray

__all__ = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fft2", "ifft2", "fftn", "ifftn", "rfft2", "irfft2", "rfftn", "irfftn",
           "fftshift", "ifftshift", "fftfreq", "rfftfreq"]  # fmt: skip

_LARGEST_PRIME = 61  # above it Bluestein's method


def _roots(n, k):
    """exp(-2 pi i k / n) for integers k, from angles within an eighth of the circle, so that symmetric values are equal."""
    k = asarray(k) % n
    eighth, rest = (8 * k) // n, (8 * k) % n
    near = np.where(eighth % 2 == 0, rest, n - rest)
    angle = near * (np.pi / 4 / n)
    c, s = np.cos(angle), np.sin(angle)
    swaps = ((eighth + 1) // 2) % 2 == 1
    real, imaginary = np.where(swaps, s, c), np.where(swaps, c, s)
    real = np.where((eighth >= 2) & (eighth < 6), -real, real)
    imaginary = np.where(eighth >= 4, -imaginary, imaginary)
    made = np.empty(k.shape, np.complex128)
    made.real, made.imag = real, -imaginary
    return made


def _turned(x):
    """-i x"""
    made = np.empty(x.shape, np.complex128)
    made.real, made.imag = x.imag, -x.real
    return made


def _factor(n):
    for p in (4, 2, 3, 5):
        if n % p == 0:
            return p
    p = 7
    while p * p <= n:
        if n % p == 0:
            return p
        p += 2
    return n


def _butterfly(x, p):
    """Transforms of length p along the axis before the last."""
    part = [x[..., i, :] for i in range(p)]
    if p == 2:
        return np.stack([part[0] + part[1], part[0] - part[1]], -2)
    if p == 4:
        even, even_less = part[0] + part[2], part[0] - part[2]
        odd, odd_less = part[1] + part[3], _turned(part[1] - part[3])
        return np.stack([even + odd, even_less + odd_less, even - odd, even_less - odd_less], -2)
    if p in (3, 5):
        roots = _roots(p, np.arange(p))
        half = p // 2
        sums = [part[i] + part[p - i] for i in range(1, half + 1)]
        less = [part[i] - part[p - i] for i in range(1, half + 1)]
        made = [part[0] + sum(sums[1:], sums[0])] + [None] * (p - 1)
        for k in range(1, half + 1):
            real = part[0]
            imaginary = 0
            for i in range(half):
                root = roots[k * (i + 1) % p]
                real = real + sums[i] * float(root.real)
                imaginary = imaginary + less[i] * float(-root.imag)
            turned = _turned(imaginary)
            made[k], made[p - k] = real + turned, real - turned
        return np.stack(made, -2)
    return np.matmul(_roots(p, np.outer(np.arange(p), np.arange(p))), x)


def _bluestein(x):
    n = x.shape[-1]
    k = np.arange(n)
    chirp = _roots(2 * n, k * k)
    size = 1
    while size < 2 * n - 1:
        size *= 2
    a, b = np.zeros(x.shape[:-1] + (size,), np.complex128), np.zeros(size, np.complex128)
    a[..., :n] = x * chirp
    b[:n] = np.conj(chirp)
    b[size - n + 1:] = np.conj(chirp[1:])[::-1]
    product = _transform(a) * _transform(b)
    return np.conj(_transform(np.conj(product)))[..., :n] / size * chirp


def _transform(x):
    n = x.shape[-1]
    if n == 1:
        return x
    p = _factor(n)
    if p > _LARGEST_PRIME:
        return _bluestein(x)
    m = n // p
    rows = np.swapaxes(x.reshape(x.shape[:-1] + (m, p)), -1, -2)
    if m > 1:
        rows = _transform(rows) * _roots(n, np.outer(np.arange(p), np.arange(m)))
    return _butterfly(rows, p).reshape(x.shape)


def _scale(norm, n, is_forward):
    if norm in (None, "backward"):
        return 1 if is_forward else 1 / n
    if norm == "ortho":
        return 1 / float(np.sqrt(n))
    if norm == "forward":
        return 1 / n if is_forward else 1
    raise ValueError(f'Invalid norm value {norm}; should be "backward","ortho" or "forward".')


def _resized(a, n, axis):
    """`a` cut or filled with zeros to length n, its axis moved to the end."""
    a = np.moveaxis(a, axis, -1)
    if n < 1:
        raise ValueError(f"Invalid number of FFT data points ({n}) specified.")
    if a.shape[-1] >= n:
        return a[..., :n]
    made = np.zeros(a.shape[:-1] + (n,), a.dtype)
    made[..., :a.shape[-1]] = a
    return made


def _one(a, n, axis, norm, is_forward):
    a = asarray(a)
    if a.ndim == 0:
        raise IndexError("tuple index out of range")
    n = a.shape[axis] if n is None else int(n)
    axis = np._axis(axis, a.ndim)
    x = _resized(a, n, axis).astype(np.complex128)
    scale = _scale(norm, n, is_forward)
    x = _transform(x) if is_forward else np.conj(_transform(np.conj(x)))
    return np.moveaxis(x if scale == 1 else x * scale, -1, axis)


def fft(a, n=None, axis=-1, norm=None):
    return _one(a, n, axis, norm, True)


def ifft(a, n=None, axis=-1, norm=None):
    return _one(a, n, axis, norm, False)


def rfft(a, n=None, axis=-1, norm=None):
    a = asarray(a)
    if a.dtype.kind == "c":
        a = a.astype(np.float64)  # which warns
    full = np.moveaxis(_one(a, n, axis, norm, True), axis, -1)
    return np.moveaxis(full[..., :full.shape[-1] // 2 + 1], -1, axis)


def irfft(a, n=None, axis=-1, norm=None):
    a = asarray(a)
    n = 2 * (a.shape[axis] - 1) if n is None else int(n)
    axis = np._axis(axis, a.ndim)
    half = np.array(_resized(a, n // 2 + 1, axis).astype(np.complex128))
    half[..., 0] = half[..., 0].real
    if n % 2 == 0:
        half[..., -1] = half[..., -1].real
    rest = np.conj(half[..., 1:(n + 1) // 2])[..., ::-1]
    whole = np.concatenate([half, rest], -1)
    return np.moveaxis(np.array(_one(whole, n, -1, norm, False).real), -1, axis)


_OTHER = {None: "forward", "backward": "forward", "ortho": "ortho", "forward": "backward"}


def hfft(a, n=None, axis=-1, norm=None):
    a = asarray(a)
    n = 2 * (a.shape[axis] - 1) if n is None else n
    return irfft(np.conj(a), n, axis, _OTHER.get(norm, norm))


def ihfft(a, n=None, axis=-1, norm=None):
    return np.conj(rfft(a, n, axis, _OTHER.get(norm, norm)))


def _sizes(a, s, axes):
    """Lengths and axes of a transform of several axes."""
    if s is None:
        s = a.shape if axes is None else [a.shape[i] for i in axes]
    s = list(s)
    axes = list(range(-len(s), 0)) if axes is None else list(axes)
    if len(s) != len(axes):
        raise ValueError("Shape and axes have different lengths.")
    return s, axes


def _several(a, s, axes, norm, function):
    a = asarray(a)
    s, axes = _sizes(a, s, axes)
    for n, axis in reversed(list(zip(s, axes))):
        a = function(a, n, axis, norm)
    return a


def fftn(a, s=None, axes=None, norm=None):
    return _several(a, s, axes, norm, fft)


def ifftn(a, s=None, axes=None, norm=None):
    return _several(a, s, axes, norm, ifft)


def fft2(a, s=None, axes=(-2, -1), norm=None):
    return _several(a, s, axes, norm, fft)


def ifft2(a, s=None, axes=(-2, -1), norm=None):
    return _several(a, s, axes, norm, ifft)


def rfftn(a, s=None, axes=None, norm=None):
    a = asarray(a)
    s, axes = _sizes(a, s, axes)
    a = rfft(a, s[-1], axes[-1], norm)
    for n, axis in zip(s[:-1], axes[:-1]):
        a = fft(a, n, axis, norm)
    return a


def rfft2(a, s=None, axes=(-2, -1), norm=None):
    return rfftn(a, s, axes, norm)


def irfftn(a, s=None, axes=None, norm=None):
    a = asarray(a)
    is_given = s is not None
    s, axes = _sizes(a, s, axes)
    if not is_given:
        s[-1] = (a.shape[axes[-1]] - 1) * 2
    for n, axis in zip(s[:-1], axes[:-1]):
        a = ifft(a, n, axis, norm)
    return irfft(a, s[-1], axes[-1], norm)


def irfft2(a, s=None, axes=(-2, -1), norm=None):
    return irfftn(a, s, axes, norm)


def _shifted(x, axes, part):
    x = asarray(x)
    axes = range(x.ndim) if axes is None else (axes,) if isinstance(axes, (int, np.integer)) else axes
    for axis in axes:
        x = np.roll(x, part(x.shape[axis]), axis)
    return x


def fftshift(x, axes=None):
    return _shifted(x, axes, lambda n: n // 2)


def ifftshift(x, axes=None):
    return _shifted(x, axes, lambda n: -(n // 2))


def fftfreq(n, d=1.0):
    if not isinstance(n, (int, np.integer)):
        raise ValueError("n should be an integer")
    k = np.concatenate([np.arange(0, (n - 1) // 2 + 1), np.arange(-(n // 2), 0)])
    return k * (1.0 / (n * d))


def rfftfreq(n, d=1.0):
    if not isinstance(n, (int, np.integer)):
        raise ValueError("n should be an integer")
    return np.arange(0, n // 2 + 1) * (1.0 / (n * d))
