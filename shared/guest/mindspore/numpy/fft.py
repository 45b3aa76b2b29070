"""mindspore.numpy.fft: the Fourier transforms of mindspore.ops under NumPy's argument names."""
from mindspore import ops


def fftshift(x, axes=None):
    return ops.fftshift(x, axes)


def ifftshift(x, axes=None):
    return ops.ifftshift(x, axes)


def fftfreq(n, d=1.0, dtype=None):
    return ops.fftfreq(n, d, dtype)


def rfftfreq(n, d=1.0, dtype=None):
    return ops.rfftfreq(n, d, dtype)


def _along_one_axis(name):
    def function(a, n=None, axis=-1, norm=None):
        return getattr(ops, name)(a, n, axis, norm)
    return function


def _along_two_axes(name):
    def function(a, s=None, axes=(-2, -1), norm=None):
        return getattr(ops, name)(a, s, axes, norm)
    return function


def _along_axes(name):
    def function(a, s=None, axes=None, norm=None):
        return getattr(ops, name)(a, s, axes, norm)
    return function


def _transforms():
    made = {}
    for ending, make in ("", _along_one_axis), ("2", _along_two_axes), ("n", _along_axes):
        for start in ("", "i", "r", "ir", "h", "ih"):
            name = start + "fft" + ending
            # MindSpore's ihfftn is its hfftn.
            function = make("hfftn" if name == "ihfftn" else name)
            function.__name__ = function.__qualname__ = name
            made[name] = function
    return made


globals().update(_transforms())
__all__ = ["fftshift", "ifftshift", "fftfreq", "rfftfreq", *_transforms()]
