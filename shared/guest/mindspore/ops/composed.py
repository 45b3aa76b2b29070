"""Primitive classes of mindspore.ops that are composed of other operators here, because the operator table has no row of their
name. `operations` looks here when the table lacks a name."""
from mindspore import ops
from mindspore._checkparam import check_value_type
from mindspore.ops.operator_base import Operator


class Pad(Operator):
    """Zeros around each axis."""

    def __init__(self, paddings):
        self.paddings = check_value_type("paddings", paddings, (tuple,), "Pad")

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


class Shape(Operator):
    """The shape as a tuple."""

    def __call__(self, x):
        if not ops.is_tensor(x):
            raise TypeError(f"For primitive[Shape], the input argument must be Tensor, but got {type(x)}.")
        return x.shape


class DType(Operator):
    """The dtype of a tensor."""

    def __call__(self, x):
        if not ops.is_tensor(x):
            raise TypeError("For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got "
                            f"{type(x)}.")
        return x.dtype


class Rank(Operator):
    """The number of axes."""

    def __call__(self, x):
        if not ops.is_tensor(x):
            raise TypeError("the input x must be Tensor!")
        return x.ndim


class Size(Operator):
    """The number of elements."""

    def __call__(self, x):
        if not ops.is_tensor(x):
            raise TypeError(f"For 'Size', input must be a Tensor, but got: {type(x).__name__}.")
        return x.size


class Fill(Operator):
    """A tensor of a dtype and shape with one value."""

    def __call__(self, dtype, shape, value):
        if isinstance(value, ops.Tensor) and value.size != 1:
            return ops.broadcast_to(value, tuple(shape)).astype(dtype)
        return ops.full(shape, value, dtype=dtype)


class Unstack(Operator):
    """The parts along an axis."""

    def __init__(self, axis=0, num=None):
        self.axis = axis

    def __call__(self, x):
        if not -x.ndim <= self.axis < x.ndim:
            raise ValueError(f"For primitive[Unstack], the axis value must be in [-{x.ndim},{x.ndim}), but got {self.axis}.")
        return ops.unstack(x, self.axis)


class Unique(Operator):
    """Different elements, and the number of each element among them."""

    def __call__(self, x):
        return ops.unique(x)


class MaskedSelect(Operator):
    """The elements where the mask is true."""

    def __call__(self, x, mask):
        return ops.masked_select(x, mask)


class LinSpace(Operator):
    """Numbers at equal distances."""

    def __call__(self, start, stop, num):
        found = ops.linspace(start, stop, num)
        return ops.cast(found, start.dtype) if hasattr(start, "dtype") else found


class Range(Operator):
    """start, start + delta, ... below limit."""

    def __init__(self, maxlen=1000000):
        self.maxlen = maxlen

    def __call__(self, start, limit, delta):
        values = [v.asnumpy().item() if hasattr(v, "asnumpy") else v for v in (start, limit, delta)]
        if values[2] == 0:
            raise ValueError("For Range, delta cannot be equal to zero.")
        if (values[1] - values[0]) * values[2] < 0:
            sign, relation = ("positive", "<") if values[2] > 0 else ("negative", ">")
            raise ValueError(f"For Range, delta cannot be {sign} when limit {relation} start.")
        result = ops.arange(*values)
        return ops.cast(result, start.dtype) if hasattr(start, "dtype") and not isinstance(values[0], int) else result


class Meshgrid(Operator):
    """Grids of coordinates."""

    def __init__(self, indexing="xy"):
        self.indexing = indexing

    def __call__(self, inputs):
        return ops.meshgrid(*inputs, indexing=self.indexing)


class TruncateDiv(Operator):
    """The quotient rounded towards zero."""

    def __call__(self, x, y):
        return ops.truncate_div(x, y)


class TruncateMod(Operator):
    """The remainder with the sign of x."""

    def __call__(self, x, y):
        return ops.truncate_mod(x, y)


class Invert(Operator):
    """All bits turned."""

    def __call__(self, x):
        return ops.invert(x)


class ApproximateEqual(Operator):
    """Whether values differ by less than a tolerance."""

    def __init__(self, tolerance=1e-05):
        self.tolerance = check_value_type("tolerance", tolerance, [float], "ApproximateEqual")

    def __call__(self, x, y):
        return ops.approximate_equal(x, y, self.tolerance)
