"""Primitive classes of mindspore.ops that are composed of other operators here, because the operator table has no row of their
name. `operations` looks here when the table lacks a name."""
from mindspore import ops


class Pad:
    """Zeros around each axis."""

    def __init__(self, paddings):
        self.paddings = paddings

    def __call__(self, input_x):
        for axis, (before, after) in enumerate(self.paddings):
            parts = []
            if before:
                parts.append(ops.zeros(input_x.shape[:axis] + (before,) + input_x.shape[axis + 1:], input_x.dtype))
            parts.append(input_x)
            if after:
                parts.append(ops.zeros(input_x.shape[:axis] + (after,) + input_x.shape[axis + 1:], input_x.dtype))
            if len(parts) > 1:
                input_x = ops.cat(parts, axis)
        return input_x


class Shape:
    """The shape as a tuple."""

    def __call__(self, x):
        return x.shape


class DType:
    """The dtype of a tensor."""

    def __call__(self, x):
        return x.dtype


class Rank:
    """The number of axes."""

    def __call__(self, x):
        return x.ndim


class Size:
    """The number of elements."""

    def __call__(self, x):
        return x.size


class Fill:
    """A tensor of a dtype and shape with one value."""

    def __call__(self, dtype, shape, value):
        return ops.full(shape, value, dtype=dtype)


class Unstack:
    """The parts along an axis."""

    def __init__(self, axis=0, num=None):
        self.axis = axis

    def __call__(self, x):
        return ops.unstack(x, self.axis)


class Unique:
    """Different elements, and the number of each element among them."""

    def __call__(self, x):
        return ops.unique(x)


class MaskedSelect:
    """The elements where the mask is true."""

    def __call__(self, x, mask):
        return ops.masked_select(x, mask)


class LinSpace:
    """Numbers at equal distances."""

    def __call__(self, start, stop, num):
        return ops.linspace(start, stop, num)


class Range:
    """start, start + delta, ... below limit."""

    def __init__(self, maxlen=1000000):
        self.maxlen = maxlen

    def __call__(self, start, limit, delta):
        values = [v.asnumpy().item() if hasattr(v, "asnumpy") else v for v in (start, limit, delta)]
        result = ops.arange(*values)
        return ops.cast(result, start.dtype) if hasattr(start, "dtype") else result


class Meshgrid:
    """Grids of coordinates."""

    def __init__(self, indexing="xy"):
        self.indexing = indexing

    def __call__(self, inputs):
        return ops.meshgrid(*inputs, indexing=self.indexing)


class TruncateDiv:
    """The quotient rounded towards zero."""

    def __call__(self, x, y):
        return ops.truncate_div(x, y)


class TruncateMod:
    """The remainder with the sign of x."""

    def __call__(self, x, y):
        return ops.truncate_mod(x, y)


class Invert:
    """All bits turned."""

    def __call__(self, x):
        return ops.invert(x)


class ApproximateEqual:
    """Whether values differ by less than a tolerance."""

    def __init__(self, tolerance=1e-05):
        self.tolerance = tolerance

    def __call__(self, x, y):
        return ops.approximate_equal(x, y, self.tolerance)


class StopGradient:
    """Its input, through which no gradient passes."""

    def __call__(self, x):
        return ops.stop_gradient(x)
