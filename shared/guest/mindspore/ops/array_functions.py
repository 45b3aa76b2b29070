"""Functions of mindspore.ops over the operators that sort, gather, scatter and search. The table _MODULES of ops says what is
found here."""
import _refjit as _native
from _refjit import Tensor
from mindspore.common.tensor import primitive
from mindspore.ops._host_gradients import with_gradient
from mindspore.ops.operator_base import require

_argsort = primitive("Sort")
_arg_max_with_value = primitive("ArgMaxWithValue")
_broadcast_to = primitive("BroadcastTo")
_angle = primitive("Angle")
_cast = primitive("Cast")
_complex = primitive("Complex")
_cumsum = primitive("CumSum")
_conj = primitive("Conj")
_imag = primitive("Imag")
_left_shift = primitive("LeftShift")
_real = primitive("Real")
_right_shift = primitive("RightShift")
_concat = primitive("Concat")
_cummax = primitive("Cummax")
_cummin = primitive("Cummin")
_cumprod = primitive("CumProd")
_determinant = primitive("MatrixDeterminant")
_div = primitive("Div")
_equal = primitive("Equal")
_expand_dims = primitive("ExpandDims")
_gather = primitive("Gather")
_gather_d = primitive("GatherD")
_gather_nd = primitive("GatherNd")
_greater = primitive("Greater")
_greater_equal = primitive("GreaterEqual")
_hypot = _native.user_primitive("Hypot")
_inverse = primitive("MatrixInverse")
_int32 = _native.int32
_WHOLE = (_native.int8, _native.int16, _int32, _native.int64, _native.uint8, _native.uint16, _native.uint32, _native.uint64)
_int64 = _native.int64
_log_add_exp = primitive("LogAddExp")
_logical_and = primitive("LogicalAnd")
_logical_not = primitive("LogicalNot")
_minimum = primitive("Minimum")
_mul = primitive("Mul")
_new_tensor = _native.tensor
_pad_v3 = primitive("PadV3")
_reshape = primitive("Reshape")
_scatter_elements = primitive("TensorScatterElements")
_scatter_nd = primitive("ScatterNd")
_select = primitive("Select")
_slice = primitive("Slice")
_sort = _native.user_primitive("Sort")
_squeeze = primitive("Squeeze")
_sub = primitive("Sub")
_sum = primitive("ReduceSum")
_top_k = primitive("TopkExt")
_transpose = primitive("Transpose")
_unsorted_segment_sum = primitive("UnsortedSegmentSum")
_stop_gradient = primitive("StopGradient")
_zeros_like = primitive("ZerosLike")
_xlogy = _native.user_primitive("Xlogy")


# ---- order

def topk(input, k, dim=None, largest=True, sorted=True):
    if isinstance(input, Tensor):
        require("TopK", "input_x", input, "V2 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1")
    if isinstance(dim, bool):
        dim = int(dim)
    values, indices = _top_k(input, k, -1 if dim is None else dim, largest, sorted)
    return values, _cast(indices, _int32)


def sort(input_x, axis=-1, descending=False):
    return _sort(input_x, axis, descending)


def argsort(input, axis=-1, descending=False):
    _native.check_support("Sort", ("inputx",), (input,))
    return _argsort(input, axis, descending)[1]


def cummax(input, axis):
    return _cummax(input, axis)


def cummin(input, axis):
    return _cummin(input, axis)


def cumprod(input, dim, dtype=None):
    if dtype is not None:
        input = _cast(input, dtype)
    return _cumprod(input, dim, False, False)


def median(input, axis=-1, keepdims=False):
    if isinstance(axis, bool) or not isinstance(axis, int):
        raise TypeError(f"For 'Median', the type of 'axis' should be 'int', but got type '{type(axis).__name__}'.")
    if not isinstance(keepdims, bool):
        raise TypeError(f"For 'Median', the type of 'keep_dims' should be 'bool', but got type '{type(keepdims).__name__}'.")
    _native.check_support("Median", ("x",), (input,))
    if input.ndim == 0:
        return input, _new_tensor(0, _int64)
    values, indices = _sort(input, axis, False)
    begin = [0] * input.ndim
    size = list(input.shape)
    middle, last = (size[axis] - 1) // 2, size[axis] - 1
    size[axis] = 1
    if input.is_floating_point():
        # What is no number comes last, and the median is the first of them where there are any.
        begin[axis] = last
        highest = _slice(values, tuple(begin), tuple(size))
        numbers = _sum(_cast(_equal(values, values), _int32), (axis,), True)
        place = _select(_equal(highest, highest), _native.filled(tuple(size), middle, _int32), numbers)
        value, index = _gather_d(values, axis, place), _cast(_gather_d(indices, axis, place), _int64)
    else:
        begin[axis] = middle
        value = _slice(values, tuple(begin), tuple(size))
        index = _cast(_slice(indices, tuple(begin), tuple(size)), _int64)
    if keepdims:
        return value, index
    return _squeeze(value, (axis,)), _squeeze(index, (axis,))


def searchsorted(sorted_sequence, values, *, out_int32=False, right=False, side=None, sorter=None):
    if sorter is not None:
        sorted_sequence = _gather_d(sorted_sequence, -1, sorter)
    count = sorted_sequence.shape[-1]
    follows = _greater if right or side == "right" else _greater_equal
    # Halving: from the highest power of two downwards, a place moves on by each after which no element follows the value: NaN stands behind all.
    places, step = _cast(_zeros_like(values), _int64), 1 << count.bit_length() >> 1
    while step > 0:
        further = places + step
        last = _minimum(further, count) - 1
        if sorted_sequence.ndim == 1:
            edges = _reshape(_gather(sorted_sequence, _reshape(last, (-1,)), 0), last.shape)
        else:
            edges = _gather_d(sorted_sequence, -1, last)
        places = _select(_logical_and(further <= count, _logical_not(follows(edges, values))), further, places)
        step >>= 1
    return _cast(places, _int32 if out_int32 else _int64)


@with_gradient("Bucketize")
def bucketize(input, boundaries, *, right=False):
    edges = _new_tensor(boundaries, _native.float32)
    return searchsorted(edges, _cast(input, _native.float32), out_int32=True, right=right)


def bucketize_behind(input, boundaries):
    """Which bucket, of the primitive: an edge belongs to the bucket that begins there."""
    return bucketize(input, boundaries, right=True)


# ---- gather and scatter

def gather_elements(input, dim, index):
    return _gather_d(input, dim, index)


def gather_d(x, dim, index):
    return _gather_d(x, dim, index)


def gather_nd(input_x, indices):
    return _gather_nd(input_x, indices)


def scatter_nd(indices, updates, shape):
    return _scatter_nd(indices, updates, tuple(shape))


def tensor_scatter_elements(input_x, indices, updates, axis=0, reduction="none"):
    return _scatter_elements(input_x, indices, updates, axis, reduction)


def scatter(input, axis, index, src):
    if not isinstance(src, Tensor):
        src = _native.filled(index.shape, src, input.dtype)
    return _scatter_elements(input, index, src, axis, "none")


def tensor_scatter_put(input_x, indices, updates):
    return tensor_scatter_update(input_x, indices, updates)


def _scatterer(operator_name, name):
    operator = primitive(operator_name)

    def function(input_x, indices, updates):
        return operator(input_x, indices, updates)
    function.__name__ = function.__qualname__ = name
    return function


def _place_scatterer(operator_name, name):
    """Of places of several axes in a Parameter."""
    operator = primitive(operator_name)

    def function(input_x, indices, updates, use_locking=False):
        return operator(input_x, indices, updates)
    function.__name__ = function.__qualname__ = name
    return function


tensor_scatter_update = _scatterer("TensorScatterUpdate", "tensor_scatter_update")
tensor_scatter_add = _scatterer("TensorScatterAdd", "tensor_scatter_add")
tensor_scatter_sub = _scatterer("TensorScatterSub", "tensor_scatter_sub")
tensor_scatter_mul = _scatterer("TensorScatterMul", "tensor_scatter_mul")
tensor_scatter_div = _scatterer("TensorScatterDiv", "tensor_scatter_div")
tensor_scatter_max = _scatterer("TensorScatterMax", "tensor_scatter_max")
tensor_scatter_min = _scatterer("TensorScatterMin", "tensor_scatter_min")
scatter_update = _scatterer("ScatterUpdate", "scatter_update")
scatter_add = _scatterer("ScatterAdd", "scatter_add")
scatter_sub = _scatterer("ScatterSub", "scatter_sub")
scatter_mul = _scatterer("ScatterMul", "scatter_mul")
scatter_div = _scatterer("ScatterDiv", "scatter_div")
scatter_max = _scatterer("ScatterMax", "scatter_max")
scatter_min = _scatterer("ScatterMin", "scatter_min")
scatter_nd_update = _scatterer("ScatterNdUpdate", "scatter_nd_update")
scatter_nd_add = _place_scatterer("ScatterNdAdd", "scatter_nd_add")
scatter_nd_sub = _place_scatterer("ScatterNdSub", "scatter_nd_sub")
scatter_nd_mul = _place_scatterer("ScatterNdMul", "scatter_nd_mul")
scatter_nd_div = _place_scatterer("ScatterNdDiv", "scatter_nd_div")
scatter_nd_max = _place_scatterer("ScatterNdMax", "scatter_nd_max")
scatter_nd_min = _place_scatterer("ScatterNdMin", "scatter_nd_min")


def index_add(x, indices, y, axis, use_lock=True, check_index_bound=True):
    """Adds y's slices to the Parameter x along axis, in place, and returns it."""
    from mindspore.ops import assign_add
    _native.check_support("IndexAdd", ("x", "indices", "y"), (x, indices, y))
    _check_index_add(x, indices, y, axis)
    first = axis + x.ndim if axis < 0 else axis
    order = (first,) + tuple(i for i in range(x.ndim) if i != first)
    back = [0] * x.ndim
    for place, i in enumerate(order):
        back[i] = place
    if y.dtype != x.dtype:
        y = y.astype(x.dtype)
    # A sum into the variable, not an assignment: y has a gradient.
    more = tensor_scatter_add(_zeros_like(_transpose(x, order)), _expand_dims(indices, -1), _transpose(y, order))
    return assign_add(x, _transpose(more, tuple(back)))


def _check_index_add(x, indices, y, axis):
    def check(what, expected, got):
        if expected != got:
            raise ValueError(f"For primitive[IndexAdd], the {what} must be equal to {expected}, but got {got}.")
    check("idx size", 1, indices.ndim)
    check("attribute[x rank]", y.ndim, x.ndim)
    if axis < -x.ndim or axis >= x.ndim:
        raise ValueError(f"For primitive[IndexAdd], the axis must be in ({-x.ndim - 1},{x.ndim}), but got {axis}.")
    check("attribute[size of indices]", y.shape[axis], indices.size)
    for i in range(x.ndim):
        if i != axis % x.ndim:
            check("attribute[x dim]", y.shape[i], x.shape[i])


def index_fill(x, axis, index, value):
    _native.check_support("IndexFill", ("x", "dim", "index"), (x, axis, index))
    first = axis + x.ndim if axis < 0 else axis
    places = _reshape(index, (-1,))
    shape = x.shape[:first] + (places.size,) + x.shape[first + 1:]
    places = _reshape(places, (1,) * first + (-1,) + (1,) * (x.ndim - first - 1))
    if not isinstance(value, Tensor):
        value = _native.filled(shape, value, x.dtype)
    else:
        value = _broadcast_to(_stop_gradient(value), shape)  # as MindSpore, which has none of it
    return _scatter_elements(x, _broadcast_to(places, shape), value, first, "none")


def unsorted_segment_sum(input_x, segment_ids, num_segments):
    return _unsorted_segment_sum(input_x, segment_ids, num_segments)


def _check_rows(who, x, v, indices):
    """What MindSpore asks of a primitive's rows and of what stands in them; the rows, counted from the first."""
    updates = who == "InplaceUpdateV2"
    if isinstance(indices, bool) or not isinstance(indices, (int, tuple)):
        if not updates:
            raise TypeError(f"For '{who}', the type of 'indices' should be one of '['tuple', 'int']', but got type "
                            f"'{type(indices).__name__}'.")
        if not isinstance(indices, bool):
            raise TypeError("Input 'indices' should be int scalar, tuple or Tensor, but got ")
    rows = list(indices) if isinstance(indices, tuple) else [indices]
    for row in rows:
        if isinstance(row, bool) and updates or not isinstance(row, int):
            if updates:
                raise TypeError("For primitive[InplaceUpdateV2], the input argument[indices] must be a type of {Int32, Int64}, but got "
                                f"{'Float32' if isinstance(row, float) else type(row).__name__.capitalize()}.")
            raise TypeError(f"For '{who}', the type of 'item of indices' should be 'int', but got type '{type(row).__name__}'.")
    if updates and not rows:
        raise ValueError("Input indices should not be empty: ")
    if x.dtype != v.dtype:
        raise TypeError(f"For primitive[{who}], the input type must be same.\nname:[input_v]:Tensor[{v.dtype}].\n"
                        f"name:[x]:Tensor[{x.dtype}].\n")
    if x.ndim != v.ndim:
        raise ValueError(f"For primitive[{who}], the rank of x must be equal to rank of v which is {v.ndim} , but got {x.ndim}.")
    if len(rows) != v.shape[0]:
        raise ValueError(f"For primitive[{who}], the size of indices must be equal to {'v.shape[0] which is ' if updates else ''}"
                         f"{v.shape[0]} , but got {len(rows)}.")
    for i in range(1, x.ndim):
        if x.shape[i] != v.shape[i]:
            raise ValueError(f"For primitive[{who}], the {i}th dim of x must be equal to {i}th dim of v which is {v.shape[i]} , but got "
                             f"{x.shape[i]}.")
    count = x.shape[0]
    for row in rows:
        if row >= count or row < (-count if updates else 0):
            if updates:
                raise RuntimeError(f"For 'InplaceUpdate', the value of 'indices' must be between {-count} and {count - 1}, but got "
                                   f"indice: {row}")
            raise ValueError(f"For primitive[{who}], the value of indices must be in [0,{count}), but got {row}.")
    return [row % count for row in rows]


def _inplace(name, who, with_what):
    def function(x, v, indices):
        if isinstance(indices, Tensor) and who == "InplaceUpdateV2":
            rows = indices
        else:
            rows = _new_tensor(_check_rows(who, x, v, indices), _int64)
        # MindSpore's primitives hand on no gradient.
        return with_what(_stop_gradient(x), _expand_dims(rows, -1), _stop_gradient(v))
    function.__name__ = function.__qualname__ = name
    return function


inplace_update = _inplace("inplace_update", "InplaceUpdateV2", tensor_scatter_update)
inplace_add = _inplace("inplace_add", "InplaceAdd", tensor_scatter_add)
inplace_sub = _inplace("inplace_sub", "InplaceSub", tensor_scatter_sub)


# ---- elementwise

def xlogy(input, other):
    one, two = isinstance(input, Tensor), isinstance(other, Tensor)
    if one and not two:  # a number counts as a float32, whatever it is
        other = _new_tensor(other, _native.float32)
    elif two and not one:
        input = _new_tensor(input, _native.float32)
    elif one and two and input.dtype == other.dtype == _native.bool:
        input = _cast(input, _native.float32)
    return _xlogy(input, other)


def xdivy(x, y):
    if isinstance(x, Tensor) and not (isinstance(y, float) or isinstance(y, Tensor) and (y.is_floating_point() or y.is_complex())):
        require("Xdivy", "x", x, "c16 c8 f2 f4 f8")
    if not isinstance(x, Tensor):
        x = _new_tensor(x, y.dtype)
    _native.check_support("Xdivy", ("x", "y"), (x, y))
    is_zero = _equal(x, 0)
    divisor = _select(is_zero, _native.filled((), 1, y.dtype), y) if isinstance(y, Tensor) else y  # 0 / 0 has a gradient else
    return _select(is_zero, _native.filled(x.shape, 0, x.dtype), _div(x, divisor))


def logaddexp(input, other):
    for name, value in (("input", input), ("other", other)):
        if not isinstance(value, Tensor):
            raise TypeError(f"For logaddexp, the {name} must be a Tensor, but got {type(value)}.")
    if not (input.is_floating_point() and other.is_floating_point()):
        raise TypeError(f"For logaddexp, the dtype of 'input' and 'other' must be float,but got {input.dtype} and {other.dtype}.")
    return _log_add_exp(input, other)


def hypot(input, other):
    return _hypot(input, other)


def inverse(input):
    return _inverse(input, False)


def det(input):
    if isinstance(input, Tensor) and input.dtype == _native.float16:
        return _determinant(input.astype(_native.float32)).astype(input.dtype)
    return _determinant(input)


def bitwise_left_shift(input, other):
    return _left_shift(*_shift_operands(input, other, "bitwise_left_shift", "LeftShift"))


def bitwise_right_shift(input, other):
    return _right_shift(*_shift_operands(input, other, "bitwise_right_shift", "RightShift"))


def _shift_operands(input, other, who, primitive_name):
    """Both as tensors of one dtype: a whole number takes the tensor's."""
    if not isinstance(input, Tensor) and not isinstance(other, Tensor):
        raise TypeError(f"For '{who}', at least one of the inputs should be a Tensor.")
    for name, value, tensor in (("input", input, other), ("other", other, input)):
        if not isinstance(value, Tensor):
            if not isinstance(value, int):  # MindSpore's text names the left shift in both
                raise TypeError(f"For 'bitwise_left_shift', '{name}' must be an integer, but got {name}:{type(value)}.")
            number = _native.tensor(value, tensor.dtype)
            return (number, other) if name == "input" else (input, number)
    if input.dtype != other.dtype:
        said = ("the dtype of first arg Tensor[{}] is not consistent with the dtype of second arg Tensor[{}]" if primitive_name == "LeftShift"
                else "the first arg dtype Tensor[{}] are not consistent with second arg dtype Tensor[{}]")
        raise TypeError(f"For '{primitive_name}', the dtype of two args should be same, but " + said.format(input.dtype, other.dtype))
    return input, other


def real(input):
    return _real(input)


def imag(input):
    return _imag(input)


def conj(input):
    if isinstance(input, Tensor):
        require("Conj", "input", input, "V2 c16 c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1")
    return _conj(input) if input.is_complex() else input


def angle(input):
    return _angle(input)


def complex(real, imag):
    return _complex(real, imag)


# ---- images

def _source_places(size, length, align_corners, half_pixel, factor=None):
    """Places in the source, as fractions, of each of `size` places, by the ratio of the sizes or by a factor."""
    if align_corners:
        step = (length - 1) / (size - 1) if size > 1 else 0.0
        return [i * step for i in range(size)]
    step = length / size if factor is None else 1.0 / factor
    if half_pixel:
        return [(i + 0.5) * step - 0.5 for i in range(size)]
    return [i * step for i in range(size)]


def _nearest(x, axis, size, align_corners=False, factor=None):
    length = x.shape[axis]
    places = []
    for place in _source_places(size, length, align_corners, False, factor):
        index = int(place + 0.5) if align_corners else int(place)
        places.append(index if index < length else length - 1)
    return _gather(x, _new_tensor(places, _int64), axis, 0)


def _linear(x, axis, size, align_corners, factor=None):
    length = x.shape[axis]
    low, high, share = [], [], []
    for place in _source_places(size, length, align_corners, True, factor):
        place = 0.0 if place < 0 else place
        first = int(place)
        first = first if first < length else length - 1
        low.append(first)
        high.append(first + 1 if first + 1 < length else first)
        share.append(place - first if place - first < 1 else 1.0)
    weights = _reshape(_new_tensor(share, x.dtype), (-1,) + (1,) * (x.ndim - axis - 1))
    left = _gather(x, _new_tensor(low, _int64), axis, 0)
    right = _gather(x, _new_tensor(high, _int64), axis, 0)
    return left + (right - left) * weights


# By mode and rank: the options that may be set.
_RESIZES = {"nearest": {3: (), 4: (), 5: ("scale_factor",)}, "linear": {3: ("align_corners",)}, "bilinear": {4: ("align_corners",)},
            "bicubic": {4: ("align_corners",)}, "area": {3: ("scale_factor",), 4: ("scale_factor",), 5: ("scale_factor",)},
            "nearest-exact": {3: (), 4: ()}, "trilinear": {5: ("align_corners", "scale_factor")}}


def _checked_resize(input, size, scale_factor, mode, align_corners, recompute_scale_factor):
    """The size that the arguments ask for; errors in MindSpore's words."""
    if not isinstance(input, Tensor):
        raise TypeError(f"For 'interpolate', 'input' must be a tensor, but got {type(input)}")
    if size is not None and scale_factor is not None:
        raise ValueError("For 'interpolate', 'size' and 'scale_factor' cannot be set simultaneously")
    if size is None and scale_factor is None:
        raise ValueError("For 'interpolate', 'size' and 'scale_factor' cannot be both empty")
    spatial, rank = input.ndim - 2, input.ndim
    name, given = ("size", size) if scale_factor is None else ("scale_factor", scale_factor)
    given = tuple(given) if isinstance(given, (list, tuple)) else (given,) * spatial
    if len(given) != spatial:
        raise ValueError(f"For 'interpolate', 'input' and '{name}' must have the same spatial dimensions, but got 'input' is {spatial}D, "
                         f"'{name}' is {len(given)}D")
    if isinstance(mode, list) or mode not in _RESIZES:
        raise ValueError(f"For 'interpolate', 'mode' must be in '{list(_RESIZES)}', but got {mode}")
    if rank not in _RESIZES[mode]:
        raise ValueError(f"For 'interpolate', {mode} only support '{list(_RESIZES[mode])}'D, but got {rank}D")
    if recompute_scale_factor and size is not None:
        raise ValueError("For 'interpolate', it is incorrect to set 'recompute_scale_factor' to True after specifying an explicit 'size'.")
    options = _RESIZES[mode][rank]
    if scale_factor is not None and not recompute_scale_factor and "scale_factor" not in options:
        raise ValueError(f"For 'interpolate', 'scale_factor' option cannot currently be set with the mode = {mode} and dim = {rank}D.")
    if align_corners is not None and "align_corners" not in options:
        raise ValueError(f"For 'interpolate', 'align_corners' option cannot currently be set with the mode = {mode}, and dim = {rank}D")
    if scale_factor is None:
        for length in given:
            if length <= 0:
                raise ValueError(f"For 'interpolate', the 'size' must be int and must > 0, but got '{length}' with type 'int'.")
    return given if scale_factor is None else tuple(int(input.shape[2 + i] * given[i]) for i in range(spatial))


def _nearest_center(x, axis, size):
    """The element whose middle is nearest to each place's."""
    length = x.shape[axis]
    places = [min(int((i + 0.5) * length / size), length - 1) for i in range(size)]
    return _gather(x, _new_tensor(places, _int64), axis, 0)


def resized(input, size, mode, align_corners, factors=None):
    """`input` at another size along its axes behind the second, by a mode of interpolate's."""
    if mode == "area":
        from mindspore import ops
        pool = {1: ops.adaptive_avg_pool1d, 2: ops.adaptive_avg_pool2d, 3: ops.adaptive_avg_pool3d}[len(size)]
        return pool(input, size if len(size) > 1 else size[0])
    if mode == "bicubic":
        from mindspore.ops.operations.singles import ResizeBicubic
        return ResizeBicubic(align_corners, not align_corners)(input, size)
    for i in range(len(size)):
        if mode == "nearest":
            input = _nearest(input, 2 + i, size[i], False, factors and factors[i])
        elif mode == "nearest-exact":
            input = _nearest_center(input, 2 + i, size[i])
        else:
            input = _linear(input, 2 + i, size[i], align_corners, factors and factors[i])
    return input


_RESIZERS = {"nearest": "ResizeNearestNeighborV2", "bilinear": "ResizeBilinearV2", "bicubic": "ResizeBicubic", "linear": "ResizeLinear1D"}


def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None):
    size_is_none = size is None
    size = _checked_resize(input, size, scale_factor, mode, align_corners, recompute_scale_factor or mode == "area" and size is None)
    if mode in _RESIZERS:
        _native.check_support(_RESIZERS[mode], ("x",), (input,))
    factors = None
    if (mode == "trilinear" or mode == "nearest" and input.ndim == 5) and size_is_none and not recompute_scale_factor:
        # MindSpore's kernel of volumes steps by the factors; its others by the ratio of the sizes.
        factors = tuple(scale_factor) if isinstance(scale_factor, (tuple, list)) else (scale_factor,) * 3
    return resized(input, size, mode, bool(align_corners), factors)


def resize_freely(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None):
    """mint's interpolate, which takes factors in every mode."""
    spatial = input.ndim - 2
    if size is None:
        if scale_factor is None:
            raise ValueError("For 'interpolate', 'size' and 'scale_factor' cannot be both empty")
        factors = scale_factor if isinstance(scale_factor, (tuple, list)) else (scale_factor,) * spatial
        size = tuple(int(input.shape[2 + i] * factors[i]) for i in range(spatial))
    return resized(input, tuple(size) if isinstance(size, (tuple, list)) else (size,) * spatial, mode, bool(align_corners))


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None):
    return interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor)


def resize_nearest_neighbor(x, size, align_corners=False):
    return _nearest(_nearest(x, 2, size[0], align_corners), 3, size[1], align_corners)


def pixel_shuffle(input, upscale_factor):
    r = upscale_factor
    front = input.shape[:-3]
    channels, height, width = input.shape[-3:]
    parts = _reshape(input, front + (channels // (r * r), r, r, height, width))
    n = len(front)
    order = tuple(range(n)) + (n, n + 3, n + 1, n + 4, n + 2)
    return _reshape(_transpose(parts, order), front + (channels // (r * r), height * r, width * r))


def pixel_unshuffle(input, downscale_factor):
    r = downscale_factor
    front = input.shape[:-3]
    channels, height, width = input.shape[-3:]
    parts = _reshape(input, front + (channels, height // r, r, width // r, r))
    n = len(front)
    order = tuple(range(n)) + (n, n + 2, n + 4, n + 1, n + 3)
    return _reshape(_transpose(parts, order), front + (channels * r * r, height // r, width // r))


def space_to_depth(x, block_size):
    n, channels, height, width = x.shape
    b = block_size
    parts = _transpose(_reshape(x, (n, channels, height // b, b, width // b, b)), (0, 3, 5, 1, 2, 4))
    return _reshape(parts, (n, channels * b * b, height // b, width // b))


def depth_to_space(x, block_size):
    n, channels, height, width = x.shape
    b = block_size
    parts = _transpose(_reshape(x, (n, b, b, channels // (b * b), height, width)), (0, 3, 4, 1, 5, 2))
    return _reshape(parts, (n, channels // (b * b), height * b, width * b))


def open_arange(start=0, end=None, step=1, *, dtype=None):
    """arange() of ints, with a positive step, of which only a call's shapes say how many there are."""
    if end is None:
        start, end = 0, start
    count = end - start if step == 1 else (end - start + step - 1) // step
    places = _cumsum(_broadcast_to(Tensor(1, _int64), (count,)), 0, True, False)
    if step != 1:
        places = places * step
    places = places + start
    return places if dtype is None else _cast(places, dtype)
