"""Primitive classes of mindspore.ops for arrays, composed of other operators."""
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore.common.tensor import primitive
from mindspore.ops.operator_base import Operator, require, type_text

_add = primitive("Add")
_cast = primitive("Cast")
_concat = primitive("Concat")
_expand_dims = primitive("ExpandDims")
_gather = primitive("Gather")
_mul = primitive("Mul")
_new_tensor = _native.tensor
_pow = primitive("Pow")
_reduce_max = primitive("ReduceMax")
_reduce_min = primitive("ReduceMin")
_reduce_prod = primitive("ReduceProd")
_reduce_sum = primitive("ReduceSum")
_reshape = primitive("Reshape")
_reverse = primitive("ReverseV2")
_slice = primitive("Slice")
_stop_gradient = primitive("StopGradient")
_sub = primitive("Sub")
_abs = primitive("Abs")
_select = primitive("Select")
_equal = primitive("Equal")
_int64 = _native.int64


class Median(Operator):
    """Values and indices of the lower median along axis, or of all elements."""

    def __init__(self, global_median=False, axis=0, keep_dims=False, ignore_nan=False):
        self.global_median = global_median
        for name, value in (("global_median", global_median), ("keep_dims", keep_dims), ("ignore_nan", ignore_nan)):
            validator.check_value_type(name, value, [bool], "Median")
        self.axis = axis
        self.keep_dims = keep_dims
        self.ignore_nan = ignore_nan

    def __call__(self, x):
        from mindspore.ops import median, nanmedian
        if self.ignore_nan:
            median = nanmedian
        if self.global_median:
            return median(_reshape(x, (-1,)), 0, False)[0], _new_tensor(0, _int64)
        return median(x, self.axis, self.keep_dims)


class Flatten(Operator):
    """All axes but the first as one."""

    def __call__(self, input_x):
        if input_x.ndim == 0:
            raise RuntimeError("Unsupported input shape dimension. The shape should not be empty.")
        size = 1
        for length in input_x.shape[1:]:
            size *= length
        return _reshape(input_x, (input_x.shape[0], size))


class ReverseSequence(Operator):
    """Reverses the first seq_lengths[b] elements along seq_dim of each batch b."""

    def __init__(self, seq_dim, batch_dim=0):
        self.seq_dim = seq_dim
        self.batch_dim = batch_dim

    def __call__(self, x, seq_lengths):
        for name, dim in (("seq_dim", self.seq_dim), ("batch_dim", self.batch_dim)):
            if not 0 <= dim < x.ndim:
                raise ValueError(f"For 'ReverseSequence', the '{name}' must be in range of [0, {x.ndim}), but got {dim} with type 'int'.")
        length = x.shape[self.seq_dim]
        places = _new_tensor(list(range(length)), _int64)
        counts = _expand_dims(_cast(seq_lengths, _int64), -1)
        turned = _sub(_sub(counts, 1), places)
        index = _select(turned >= 0, turned, places + _mul(counts, 0))
        if self.batch_dim > self.seq_dim:
            index = index.T
        shape = [1] * x.ndim
        shape[self.seq_dim] = length
        shape[self.batch_dim] = x.shape[self.batch_dim]
        index = _reshape(index, tuple(shape)).broadcast_to(x.shape)
        return primitive("GatherD")(x, self.seq_dim, index)


class Cdist(Operator):
    """Distances of order p between the rows of two matrices."""

    def __init__(self, p=2.0):
        self.p = p

    def __call__(self, input_x, input_y):
        self._check(input_x, input_y)
        distance = _abs(_sub(_expand_dims(input_x, -2), _expand_dims(input_y, -3)))
        if self.p == 2.0:
            return _root(_reduce_sum(primitive("Square")(distance), (-1,), False, False), primitive("Sqrt"))
        if self.p == float("inf"):
            # The gradient goes to each of the largest in full, not in shares.
            largest = _stop_gradient(_reduce_max(distance, (-1,), True))
            nothing = _native.filled(distance.shape, 0, distance.dtype)
            slope = _reduce_sum(_select(_equal(distance, largest), distance, nothing), (-1,), False, False)
            return _stop_gradient(_reduce_max(distance, (-1,), False)) - (_stop_gradient(slope) - slope)
        if self.p == 0.0:
            return _reduce_sum(_cast(distance > 0, input_x.dtype), (-1,), False, False)
        return _root(_reduce_sum(_pow(distance, self.p), (-1,), False, False), lambda total: _pow(total, 1.0 / self.p))

    def _check(self, x, y):
        start = "For Primitive[Cdist], "
        if x.dtype != y.dtype:
            raise TypeError(f"{start}the input type must be same.\nname:[input_x]:Tensor[{x.dtype}].\nname:[input_y]:Tensor[{y.dtype}].\n")
        if not x.is_floating_point():
            raise TypeError(f"{start}the type of the input_x tensor must be [Float16, Float32, Float64], but got {x.dtype}!")
        if x.ndim != y.ndim:
            raise ValueError(f"{start}rank of input_x and input_y must be equal, but got rank of input_x: {x.ndim}, rank of input_y: "
                             f"{y.ndim}.")
        if x.shape[-1] != y.shape[-1]:
            raise ValueError(f"{start}the number of columns of 'x' must be the same as the number of 'y', but got 'x_shape[1]': "
                             f"{x.shape[-1]} and 'y_shape[1]': {y.shape[-1]}")
        if self.p < 0:
            raise ValueError(f"{start}p must be a non-negative value, but got \n{self.p:g}.")


def _root(total, function):
    """A root whose gradient is zero where the sum is zero, as for a row and itself."""
    is_zero = _equal(total, 0)
    ones = _native.filled(total.shape, 1, total.dtype)
    return _select(is_zero, _native.filled(total.shape, 0, total.dtype), function(_select(is_zero, ones, total)))


class LpNorm(Operator):
    """Sums of p-th powers of absolute values along axis, to the power 1/p."""

    def __init__(self, axis, p=2, keep_dims=False, epsilon=1e-12):
        self.axis = (axis,) if isinstance(axis, int) else tuple(axis)
        self.p = p
        self.keep_dims = keep_dims
        self.epsilon = epsilon

    def __call__(self, input):
        """A norm is at least epsilon."""
        if self.p == 0:
            return _reduce_sum(_cast(input != 0, input.dtype), self.axis, self.keep_dims, False)
        total = _reduce_sum(_pow(_abs(input), float(self.p)), self.axis, self.keep_dims, False)
        return primitive("Maximum")(_pow(total, 1.0 / self.p), _cast(_new_tensor(self.epsilon), total.dtype))


class SquareSumAll(Operator):
    """Sums of the squares of two tensors."""

    def __call__(self, x, y):
        square = primitive("Square")
        return _reduce_sum(square(x), (), False, False), _reduce_sum(square(y), (), False, False)


class EmbeddingLookup(Operator):
    """Rows of a table by numbers that begin at an offset; zeros for numbers that it does not have."""

    def __call__(self, input_params, input_indices, offset):
        from mindspore import ops
        rows = input_indices - offset
        inside = ops.logical_and(rows >= 0, rows < input_params.shape[0])
        found = ops.gather(input_params, ops.select(inside, rows, ops.zeros_like(rows)), 0)
        return ops.select(ops.reshape(inside, inside.shape + (1,) * (input_params.ndim - 1)), found, ops.zeros_like(found))


class Dropout2D(Operator):
    """Drops whole channels; gives the result and the mask."""

    def __init__(self, keep_prob=0.5):
        self.keep_prob = keep_prob

    def __call__(self, x):
        from mindspore.ops.random import masked
        require(self.name, "x", x, "V2 f2 f4 f8 i2 i4 i8 i1")
        ones = _native.filled(x.shape[:2] + (1,) * (x.ndim - 2), 1, x.dtype if x.is_floating_point() else _native.float32)
        scaled, mask = masked(ones, self.keep_prob)
        return _cast(_mul(x, scaled), x.dtype), _cast((mask != 0).broadcast_to(x.shape), _native.bool)


class RandomCategorical(Operator):
    """Class numbers drawn by the probabilities of a softmax over each row."""

    def __init__(self, dtype=None):
        self.dtype = _int64 if dtype is None else dtype

    def __call__(self, logits, num_sample, seed=0):
        from mindspore.ops.random import chosen
        chances = primitive("Softmax")(logits, (-1,))
        return _cast(chosen(chances, num_sample, True, seed, None), self.dtype)


def _check_segments(who, x, segment_ids, num_segments):
    """What MindSpore asks of rows, the numbers of their segments and how many there are."""
    if not isinstance(num_segments, int):
        raise TypeError(f"For primitive[{who}], the input argument[num_segments] must be a type of {{Int32, Int64}}, but got "
                        f"{type_text(num_segments)}.")
    require(who, "segment_ids", segment_ids, "index")
    if num_segments <= 0:
        raise ValueError(f"For primitive[{who}], the num_segments's value must be greater than 0, but got {num_segments}.")
    if segment_ids.ndim > x.ndim:
        raise ValueError(f"For {who}, invalid input_args and segment_ids shape size")
    if x.shape[:segment_ids.ndim] != segment_ids.shape:
        raise ValueError(f"For {who}, the first shape of input_x should be equal to length of segments_id")


def _segments(who, reduce, empty):
    def call(input_x, segment_ids, num_segments):
        _check_segments(who, input_x, segment_ids, num_segments)
        rank = segment_ids.ndim
        flat = _reshape(input_x, (segment_ids.size,) + input_x.shape[rank:])
        wanted = _reshape(_new_tensor(list(range(num_segments)), segment_ids.dtype), (-1, 1))
        belongs = _reshape(_equal(wanted, _reshape(segment_ids, (1, -1))),
                           (num_segments, segment_ids.size) + (1,) * (input_x.ndim - rank))
        filler = _native.filled((), empty(input_x.dtype), input_x.dtype)
        return reduce(_select(belongs, _expand_dims(flat, 0), filler), (1,), False)
    return call


def _bounds(dtype):
    """Largest number of a dtype."""
    import numpy as np
    name = str(dtype).lower()
    if "float" in name:
        return float(np.finfo("float32" if name == "bfloat16" else name).max)
    return int(np.iinfo(name).max)


_segment_max = _segments("UnsortedSegmentMax", _reduce_max, lambda dtype: -_bounds(dtype))
_segment_min = _segments("UnsortedSegmentMin", _reduce_min, _bounds)
_segment_prod = _segments("UnsortedSegmentProd", _reduce_prod, lambda dtype: 1)


def unsorted_segment_max(x, segment_ids, num_segments):
    return _segment_max(x, segment_ids, num_segments)


def unsorted_segment_min(x, segment_ids, num_segments):
    return _segment_min(x, segment_ids, num_segments)


def unsorted_segment_prod(x, segment_ids, num_segments):
    return _segment_prod(x, segment_ids, num_segments)


def UnsortedSegmentMax():
    return unsorted_segment_max


def UnsortedSegmentMin():
    return unsorted_segment_min


def UnsortedSegmentProd():
    return unsorted_segment_prod


def cdist(x1, x2, p=2.0):
    if not isinstance(p, float):
        raise TypeError(f'Failed calling Cdist with "Cdist(p={type(p).__name__})(x1=Tensor, x2=Tensor)".\n'
                        'The valid calling should be: \n"Cdist(p=<float>)(x1=<Tensor>, x2=<Tensor>)".')
    return Cdist(p)(x1, x2)


def reverse_sequence(x, seq_lengths, seq_dim, batch_dim=0):
    return ReverseSequence(seq_dim, batch_dim)(x, seq_lengths)
