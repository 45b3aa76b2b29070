"""Primitives that MindSpore keeps in _inner_ops: what its own layers and bprops call."""
from _refjit import Tensor
import _refjit as _native
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter
from mindspore.ops import debugging
from mindspore.ops.operator_base import Operator


class MixedPrecisionCast(Operator):
    """A tensor, or tensors in sequences, with the floats cast."""

    def __call__(self, dst_dtype, x):
        return debugging.mixed_precision_cast(dst_dtype, x)


class DynamicBroadcastGradientArgs(Operator):
    """The axes over which the gradients of two broadcast operands are summed, of shapes in tensors or tuples."""

    def __call__(self, s0, s1):
        shapes = [tuple(s.asnumpy().tolist()) if isinstance(s, Tensor) else tuple(s) for s in (s0, s1)]
        return tuple([Tensor(list(axes), _native.int64) for axes in debugging.broadcast_gradient_args(*shapes)])


class SameTypeShape(Operator):
    """The first of two tensors of one dtype and shape."""

    def __call__(self, x, y):
        if x.dtype != y.dtype:
            raise TypeError(f"For 'SameTypeShape', the x dtype should be = y dtype: {y.dtype}, but got {x.dtype}.")
        if x.shape != y.shape:
            raise ValueError(f"For 'SameTypeShape', the x shape should be = y shape: {y.shape}, but got {x.shape}.")
        return x


class IsConstant(Operator):
    """Whether a value is known, as all are in an eager call."""

    def __call__(self, value):
        return ops.isconstant(value)


class IsInstance(Operator):
    """Whether a value's dtype is one of a kind."""

    def __call__(self, value, wanted):
        given = value.dtype if isinstance(value, Tensor) else mstype.get_py_obj_dtype(value)
        kinds = wanted if isinstance(wanted, (tuple, list)) else (wanted,)
        return any(mstype._issubclass_(given, kind) for kind in kinds)


class IsSubClass(Operator):
    """Whether a dtype is one of a kind."""

    def __call__(self, given, wanted):
        return mstype._issubclass_(given, wanted)


class IsParameter(Operator):
    """Whether a value is a parameter."""

    def __call__(self, value):
        return isinstance(value, Parameter)


class TopTypeof(Operator):
    """The kind of a value's type: what a tensor's is without its dtype."""

    def __call__(self, value):
        return mstype.TensorType() if isinstance(value, Tensor) else ops.typeof(value)


class Format(Operator):
    """A text with values in its braces."""

    def __call__(self, text, *values):
        return text.format(*values)


class CopyWithSlice(Operator):
    """Gives a tensor, or a view, the values of another."""

    def __call__(self, x, y):
        return ops.assign(x, y)


class FlattenConcat(Operator):
    """The elements of tensors in a row, one tensor for each dtype."""

    def __init__(self, fusion_size=0):
        Operator.__init__(self)
        if fusion_size:
            raise NotImplementedError("FlattenConcat with a fusion_size is of a cluster; refjit runs on one device.")

    def __call__(self, tensors):
        kinds = list(dict.fromkeys([tensor.dtype for tensor in tensors]))
        return tuple([ops.cat([tensor.reshape(-1) for tensor in tensors if tensor.dtype == kind]) for kind in kinds])


class TileSize(Operator):
    """How often each dimension of a shape goes into those of a target of so many dimensions."""

    def __call__(self, shape, out_shape, ndim):
        return tuple([1 if shape[i] == out_shape[i] else out_shape[i] for i in range(ndim)])
