"""Fourier transforms of mindspore.ops: products with the matrix of roots of unity, one axis after the other; long axes as two shorter ones."""
import math
import _refjit as _native
from _refjit import Tensor
from mindspore import ops

_complex64, _complex128 = _native.complex64, _native.complex128
_float32, _float64 = _native.float32, _native.float64


def _parts(x):
    """Real and imaginary parts in a float dtype."""
    if x.dtype in (_complex64, _complex128):
        return ops.real(x), ops.imag(x)
    x = x if x.dtype in (_float32, _float64) else x.astype(_float32)
    return x, ops.zeros_like(x)


def _resized(x, n, axis):
    length = x.shape[axis]
    if n is None or n == length:
        return x
    if n < length:
        return ops.narrow(x, axis, 0, n)
    border = ops.zeros(x.shape[:axis] + (n - length,) + x.shape[axis + 1:], x.dtype)
    return ops.cat((x, border), axis)


def _scale(n, norm, inverse):
    if norm == "ortho":
        return 1.0 / math.sqrt(n)
    return 1.0 / n if (norm == "forward") != inverse else 1.0


def _roots(n, inverse, dtype, count=None):
    """Cosines and sines of the angles, exactly reduced."""
    sign = 2.0 if inverse else -2.0
    rows = n if count is None else count
    exact = [(1.0, 0.0), (0.0, math.copysign(1.0, sign)), (-1.0, 0.0), (0.0, math.copysign(1.0, -sign))]
    table = [exact[4 * i // n] if 4 * i % n == 0 else (math.cos(sign * math.pi * i / n), math.sin(sign * math.pi * i / n))
             for i in range(n)]
    cosine = [[table[i * k % n][0] for k in range(rows)] for i in range(n)]
    sine = [[table[i * k % n][1] for k in range(rows)] for i in range(n)]
    return Tensor(cosine, dtype), Tensor(sine, dtype)


_LONGEST = 64  # that is one product


def _transformed(real, imaginary, inverse, count=None):
    """The spectrum along the last axis, or its first `count` elements. A long axis of a * b elements is b transforms of a elements, turned
    by roots of unity, and a transforms of b elements across them (Cooley and Tukey)."""
    length = real.shape[-1]
    rows = [a for a in range(2, int(math.sqrt(length)) + 1) if length % a == 0] if length > _LONGEST else []
    if not rows:
        return _turned(real, imaginary, _roots(length, inverse, real.dtype, count), ops.matmul)
    a, lead = rows[-1], real.shape[:-1]
    b = length // a
    parts = [ops.swapaxes(ops.reshape(p, lead + (a, b)), -1, -2) for p in (real, imaginary)]
    turns = [(1.0 if inverse else -1.0) * 2.0 * math.pi * i * k / length for i in range(b) for k in range(a)]
    roots = [ops.reshape(Tensor([f(turn) for turn in turns], real.dtype), (b, a)) for f in (math.cos, math.sin)]
    parts = _turned(*_transformed(*parts, inverse), roots, ops.mul)
    parts = _transformed(*[ops.swapaxes(p, -1, -2) for p in parts], inverse)
    whole = [ops.reshape(ops.swapaxes(p, -1, -2), lead + (length,)) for p in parts]
    return whole if count is None else [ops.narrow(p, len(lead), 0, count) for p in whole]


def _turned(real, imaginary, roots, product):
    """The complex product with (cosines, sines)."""
    cosine, sine = roots
    return product(real, cosine) - product(imaginary, sine), product(real, sine) + product(imaginary, cosine)


def _check(who, x, dims, lengths, norm):
    """What is asked of a transform: as many lengths as axes, all of them axes of x and none twice."""
    rank = x.ndim
    if not 1 <= rank <= 8:
        raise ValueError(f"For primitive[{who}], the rank of input must be in [1,8], but got {rank}.")
    if 0 in x.shape:
        raise ValueError("Unsupported input shape dimension. The shape should not be empty.")
    if norm not in (None, "backward", "forward", "ortho"):
        raise ValueError(f'Failed to convert the value "{norm}" of input \'norm\' of \'{who}\' to enum.')
    if lengths is not None and dims is not None and len(lengths) != len(dims):
        raise ValueError("When givec, dim and s arguuments must have the same length.")
    for n in lengths or ():
        if n is not None and n <= 0:
            raise ValueError(f"The argument[n] must be greater than 0, but got {n}.")
    for axis in dims or ():
        if not -rank <= axis < rank:
            end = rank if who[-1] in "2N" else rank - 1  # as MindSpore prints it
            raise ValueError(f"For primitive[{who}], the dim must be in [{-rank},{end}), but got {axis}.")
    if dims is not None and len(set([axis % rank for axis in dims])) < len(dims):
        raise ValueError("The dims must be unique.")


def _along(x, n, dim, norm, inverse, count=None):
    axis = dim + x.ndim if dim < 0 else dim
    real, imaginary = [ops.movedim(_resized(p, n, axis), axis, -1) for p in _parts(x)]
    scale = _scale(real.shape[-1], norm, inverse)
    out_real, out_imaginary = _transformed(real, imaginary, inverse, count)
    if scale != 1.0:
        out_real, out_imaginary = out_real * scale, out_imaginary * scale
    return ops.movedim(ops.complex(out_real, out_imaginary), -1, axis)


def fft(input, n=None, dim=-1, norm=None):
    _check("FFT", input, (dim,), (n,), norm)
    return _along(input, n, dim, norm, False)


def ifft(input, n=None, dim=-1, norm=None):
    _check("IFFT", input, (dim,), (n,), norm)
    return _along(input, n, dim, norm, True)


def _axes(input, s, dim):
    if dim is not None:
        return tuple(dim)
    return tuple(range(input.ndim)) if s is None else tuple(range(input.ndim - len(s), input.ndim))


def _many(input, s, dim, norm, inverse):
    for i, axis in enumerate(_axes(input, s, dim)):
        input = _along(input, None if s is None else s[i], axis, norm, inverse)
    return input


def fft2(input, s=None, dim=(-2, -1), norm=None):
    _check("FFT2", input, dim, s, norm)
    return _many(input, s, dim, norm, False)


def ifft2(input, s=None, dim=(-2, -1), norm=None):
    _check("IFFT2", input, dim, s, norm)
    return _many(input, s, dim, norm, True)


def fftn(input, s=None, dim=None, norm=None):
    _check("FFTN", input, dim, s, norm)
    return _many(input, s, dim, norm, False)


def ifftn(input, s=None, dim=None, norm=None):
    _check("IFFTN", input, dim, s, norm)
    return _many(input, s, dim, norm, True)


def rfft(input, n=None, dim=-1, norm=None):
    _check("RFFT", input, (dim,), (n,), norm)
    axis = dim + input.ndim if dim < 0 else dim
    length = input.shape[axis] if n is None else n
    return _along(input, n, dim, norm, False, length // 2 + 1)


def irfft(input, n=None, dim=-1, norm=None):
    """From half of a Hermitian spectrum; the other half is its mirror image."""
    _check("IRFFT", input, (dim,), (n,), norm)
    axis = dim + input.ndim if dim < 0 else dim
    length = 2 * (input.shape[axis] - 1) if n is None else n
    if length == 0:
        return ops.zeros(input.shape[:axis] + (0,) + input.shape[axis + 1:], _parts(input)[0].dtype)
    half = length // 2 + 1
    real, imaginary = [_resized(p, half, axis) for p in _parts(input)]
    places = Tensor([i if i < half else length - i for i in range(length)], _native.int64)
    signs = Tensor([0.0 if i == 0 or 2 * i == length else 1.0 if i < half else -1.0 for i in range(length)], real.dtype)
    signs = ops.reshape(signs, (-1,) + (1,) * (real.ndim - axis - 1))
    whole = ops.complex(ops.gather(real, places, axis), ops.gather(imaginary, places, axis) * signs)
    return ops.real(_along(whole, None, axis, norm, True))


def rfft2(input, s=None, dim=(-2, -1), norm=None):
    _check("RFFT2", input, dim, s, norm)
    return rfftn(input, s, dim, norm)


def rfftn(input, s=None, dim=None, norm=None):
    _check("RFFTN", input, dim, s, norm)
    axes = _axes(input, s, dim)
    out = rfft(input, None if s is None else s[-1], axes[-1], norm)
    return _many(out, None if s is None else s[:-1], axes[:-1], norm, False)


def irfft2(input, s=None, dim=(-2, -1), norm=None):
    _check("IRFFT2", input, dim, s, norm)
    return irfftn(input, s, dim, norm)


def irfftn(input, s=None, dim=None, norm=None):
    _check("IRFFTN", input, dim, s, norm)
    axes = _axes(input, s, dim)
    out = _many(input, None if s is None else s[:-1], axes[:-1], norm, True)
    return irfft(out, None if s is None else s[-1], axes[-1], norm)


def hfft(input, n=None, dim=-1, norm=None):
    """A real spectrum of half of a Hermitian signal."""
    _check("HFFT", input, (dim,), (n,), norm)
    swapped = {None: "forward", "backward": "forward", "forward": "backward"}.get(norm, norm)
    return irfft(ops.conj(input) if ops.is_complex(input) else input, n, dim, swapped)


_SWAPPED_NORMS = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}


def ihfft(input, n=None, dim=-1, norm=None):
    _check("IHFFT", input, (dim,), (n,), norm)
    return _conjugate(rfft(input, n, dim, _SWAPPED_NORMS[norm]))


def _conjugate(x):
    """x's conjugate with the gradient of x itself, as MindSpore's inverse Hermitian transforms have it."""
    value = ops.stop_gradient(x)
    return ops.conj(value) + (x - value)


def hfftn(input, s=None, dim=None, norm=None):
    """A real spectrum: hfft along the last of the axes, fft along those before."""
    _check("HFFTN", input, dim, s, norm)
    axes = _axes(input, s, dim)
    out = _many(input, None if s is None else s[:-1], axes[:-1], norm, False)
    return hfft(out, None if s is None else s[-1], axes[-1], norm)


def ihfftn(input, s=None, dim=None, norm=None):
    _check("IHFFTN", input, dim, s, norm)
    return _conjugate(rfftn(input, s, dim, _SWAPPED_NORMS[norm]))


def hfft2(input, s=None, dim=(-2, -1), norm=None):
    _check("HFFT2", input, dim, s, norm)
    return hfftn(input, s, dim, norm)


def ihfft2(input, s=None, dim=(-2, -1), norm=None):
    _check("IHFFT2", input, dim, s, norm)
    return ihfftn(input, s, dim, norm)


def spectra(x, window, n_fft, hop_length, normalized, onesided):
    """(..., bins, pieces), complex: what the primitive STFT computes. A short window stands in the middle of a piece."""
    before = (n_fft - window.shape[0]) // 2
    border = [ops.zeros(n, window.dtype) for n in (before, n_fft - window.shape[0] - before)]
    window = ops.cat((border[0], window, border[1]), 0)
    count = 1 + (x.shape[-1] - n_fft) // hop_length
    places = Tensor([[piece * hop_length + i for i in range(n_fft)] for piece in range(count)], _native.int64)
    pieces = ops.reshape(ops.gather(x, ops.reshape(places, (-1,)), x.ndim - 1), x.shape[:-1] + (count, n_fft)) * window
    found = _along(pieces, None, -1, "ortho" if normalized else "backward", False, n_fft // 2 + 1 if onesided else None)
    return ops.swapaxes(found, -1, -2)


def fftfreq(n, d=1.0, dtype=None):
    values = [(i if i < (n + 1) // 2 else i - n) / (n * d) for i in range(n)]
    return Tensor(values, _float32 if dtype is None else dtype)


def rfftfreq(n, d=1.0, dtype=None):
    return Tensor([i / (n * d) for i in range(n // 2 + 1)], _float32 if dtype is None else dtype)


def _shifted(input, dim, sign):
    axes = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    return ops.roll(input, tuple([sign * input.shape[a] // 2 if sign > 0 else -(input.shape[a] // 2) for a in axes]), axes)


def fftshift(input, dim=None):
    return _shifted(input, dim, 1)


def ifftshift(input, dim=None):
    return _shifted(input, dim, -1)
