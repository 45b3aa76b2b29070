"""Counting, order and means of mindspore.ops that are composed; what has a shape that depends on values is eager only."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops._host_gradients import with_gradient
from mindspore.ops.operator_base import require

_int32 = _native.int32
_int64 = _native.int64
_float32 = _native.float32
_numbers = range  # the function of that name below is MindSpore's


def aminmax(input, *, axis=0, keepdims=False):
    if axis is None:
        return ops.amin(input, (), keepdims), ops.amax(input, (), keepdims)
    if isinstance(axis, bool) or not isinstance(axis, int):
        kinds = [type(a).__name__ for a in axis] if isinstance(axis, (tuple, list)) else []
        kind = f"{'List' if isinstance(axis, list) else 'Tuple'}<{', '.join(kinds)}>" if isinstance(axis, (tuple, list)) else (
            "string" if isinstance(axis, str) else type(axis).__name__)
        raise TypeError(f"Failed calling ArgMinWithValue with \"ArgMinWithValue(axis={kind}, keep_dims=bool)(input=Tensor)\".\nThe valid "
                        "calling should be: \n\"ArgMinWithValue(axis=<int>, keep_dims=<bool>)(input=<Tensor>)\".")
    if input.size == 0:
        raise ValueError("ArgMinWithValue cannot deal with empty input. Please try other inputs")
    return ops.min(input, axis, keepdims)[0], ops.max(input, axis, keepdims)[0]


def argwhere(input):
    return ops.nonzero(input)


def bincount(input, weights=None, minlength=0):
    if not isinstance(input, Tensor):
        raise TypeError(f"For math function 'bincount', 'input' must be Tensor, but got {type(input)}")
    if weights is not None and not isinstance(weights, Tensor):
        raise TypeError(f"For math function 'bincount', 'weights' must be Tensor, but got {type(weights)}")
    if isinstance(minlength, bool) or not isinstance(minlength, int):
        raise TypeError(f"For math function 'bincount', 'minlength' must be int, but got {type(minlength)}")
    if input.ndim != 1:
        raise ValueError("For math function 'bincount', 'input' should be one-dimensional tensor.")
    if minlength < 0:
        raise ValueError("For 'bincount', 'minlength' must be larger than or equal to zero.")
    length = int(ops.amax(input)) + 1 if input.size else 0
    while length < minlength:  # a loop, which vmap refuses where each example has a length of its own
        length = minlength
    if length == 0:
        return ops.zeros((0,), _float32)
    shares = ops.ones(input.shape, _float32) if weights is None else weights.astype(_float32)
    return ops.unsorted_segment_sum(shares, input.astype(_int64), length)


def histc(input, bins=100, min=0.0, max=0.0):
    """Counts of equally wide bins; the last one is closed."""
    if not isinstance(input, Tensor):
        raise TypeError(f"For 'histc', the type of 'input' must be Tensor, but got {type(input)}.")
    _native.check_support("Histogram", ("x",), (input,))
    return _histc(input, bins, min, max)


@with_gradient("Histogram")
def _histc(input, bins, min, max):
    low, high = float(min), float(max)
    if low == high == 0.0 and input.size:
        low, high = float(ops.amin(input)), float(ops.amax(input))
    if low - low != 0 or high - high != 0:
        raise ValueError(f"For 'Histogram', range of [{low:g}, {high:g}] is not finite.")
    if low == high:
        low, high = low - 1, high + 1
    x = ops.reshape(input, (-1,)).astype(_float32)
    places = ops.clamp(((x - low) * (bins / (high - low))).astype(_int64), 0, bins - 1)
    inside = ops.logical_and(x >= low, x <= high).astype(_float32)
    return ops.unsorted_segment_sum(inside, places, bins).astype(_float32 if input.dtype == _native.float16 else input.dtype)


_SMALL = (_native.float16, _native.bfloat16)
_WHOLE = (_native.int8, _native.int16, _native.int32, _native.int64, _native.uint8, _native.uint16, _native.uint32, _native.uint64)


def cov(input, *, correction=1, fweights=None, aweights=None):
    if input.ndim > 2:
        raise ValueError(f"For cov, the input must have two or fewer dimensions, but got {input.ndim} dimensions.")
    if input.dtype == _native.bool:
        raise TypeError("For cov, the input dtype can not be bool.")
    x = ops.reshape(input, (1, -1)) if input.ndim < 2 else input
    if x.dtype in _SMALL or x.dtype in _WHOLE:
        x = x.astype(_native.float32)
    weights = None
    if fweights is not None:
        weights = fweights.astype(x.dtype)
    if aweights is not None:
        weights = aweights if weights is None else weights * aweights
    count = x.shape[1]
    if weights is None:
        centred = x - ops.mean(x, 1, True)
        total = ops.matmul(centred, ops.swapaxes(centred, 0, 1))
        norm = float(count - correction)
    else:
        mass = ops.sum(weights)
        centred = x - ops.expand_dims(ops.sum(x * weights, 1), 1) / mass
        total = ops.matmul(centred, ops.swapaxes(centred * weights, 0, 1))
        norm = mass - correction if aweights is None else mass - correction * ops.sum(weights * aweights) / mass
    result = total / norm
    return ops.reshape(result, ()) if result.size == 1 else result


def logcumsumexp(input, axis):
    peak = ops.amax(input, axis, True)
    return ops.log(ops.cumsum(ops.exp(input - peak), axis)) + peak


def msort(input):
    return ops.sort(input, 0)[0]


def nansum(input, axis=None, keepdims=False, *, dtype=None):
    if dtype is None and input.dtype == _native.bool:
        dtype = _int64
    result = ops.sum(ops.select(ops.isnan(input), ops.zeros_like(input), input), axis, keepdims)
    return result.astype(input.dtype if dtype is None else dtype)


def nanmean(input, axis=None, keepdims=False, *, dtype=None):
    if not input.is_floating_point():
        raise TypeError(f"For 'nanmean', input should be floating point dtype, but got {type(input)}.")
    count = ops.sum(ops.logical_not(ops.isnan(input)).astype(input.dtype), axis, keepdims)
    result = nansum(input, axis, keepdims) / count
    return result if dtype is None else result.astype(dtype)


def _quantile(input, q, axis, keepdims, skips_nan):
    if not isinstance(q, Tensor):
        q = _native.tensor(q, input.dtype)
    levels = ops.reshape(q, (-1,)).asnumpy().tolist()
    for level in levels:
        if level < 0 or level > 1:
            raise ValueError("For 'quantile', the value of 'q' must be in the range of [0, 1].")
    if axis is None:
        x, place, rank = ops.reshape(input, (-1,)), 0, input.ndim
    else:
        x, place, rank = ops.movedim(input, axis, 0), axis + input.ndim if axis < 0 else axis, input.ndim
    nan = ops.isnan(x)
    count = ops.sum(ops.logical_not(nan).astype(x.dtype), 0)
    ordered = ops.sort(ops.select(nan, ops.full_like(x, float("inf")), x), 0)[0]
    parts = []
    for level in levels:
        at = (count - 1.0) * level if skips_nan else ops.full_like(count, (x.shape[0] - 1) * level)
        at = ops.maximum(at, ops.zeros_like(at))
        low = ops.floor(at)
        share = at - low
        first = ops.expand_dims(low.astype(_int64), 0)
        second = ops.minimum(first + 1, x.shape[0] - 1)
        a, b = [ops.squeeze(ops.gather_elements(ordered, 0, i), 0) for i in (first, second)]
        value = a + ops.select(share == 0, ops.zeros_like(a), (b - a) * share)
        lost = count == 0 if skips_nan else ops.any(nan, 0)
        value = ops.select(lost, ops.full_like(value, float("nan")), value)
        if keepdims:
            value = ops.reshape(value, (1,) * rank) if axis is None else ops.expand_dims(value, place)
        parts.append(value)
    return parts[0] if q.ndim == 0 else ops.stack(parts)


def quantile(input, q, axis=None, keepdims=False):
    require("Quantile", "input", input, "f4 f8")
    return _quantile(input, q, axis, keepdims, False)


def nanquantile(input, q, axis=None, keepdims=False):
    require("Quantile", "input", input, "f4 f8")
    return _quantile(input, q, axis, keepdims, True)


def nanmedian(input, axis=-1, keepdims=False):
    _native.check_support("Median", ("x",), (input,))
    if input.ndim == 0:
        return input, _native.tensor(0, _int64)
    x = ops.select(ops.isnan(input), ops.full_like(input, float("inf")), input)
    values, places = ops.sort(x, axis)
    count = ops.sum(ops.logical_not(ops.isnan(input)).astype(_int64), axis, True)
    at = ops.maximum((count - 1) // 2, ops.zeros_like(count))
    value, place = ops.gather_elements(values, axis, at), ops.gather_elements(places.astype(_int64), axis, at)
    value = ops.select(count == 0, ops.full_like(value, float("nan")), value)
    return (value, place) if keepdims else (ops.squeeze(value, axis), ops.squeeze(place, axis))


def trapz(y, x=None, *, dx=1.0, dim=-1):
    if y.dtype not in (_float32, _native.float16, _native.int8, _native.int16, _native.int32, _native.int64):
        y = y.astype(_float32)
    axis = dim + y.ndim if dim < 0 else dim
    count = y.shape[axis]
    if count < 2:
        return ops.sum(ops.zeros_like(y), axis)
    if x is not None:
        y = y.astype(_float32) if y.dtype == _native.float16 else y
        x = x.astype(y.dtype)
    left, right = ops.narrow(y, axis, 0, count - 1), ops.narrow(y, axis, 1, count - 1)
    if x is None:
        return ops.sum((left + right) / 2.0, axis) * dx
    if x.ndim == 1:
        width = ops.reshape(ops.diff(x), (-1,) + (1,) * (y.ndim - axis - 1))
    else:
        width = ops.narrow(x, axis, 1, count - 1) - ops.narrow(x, axis, 0, count - 1)
    return ops.sum((left + right) / 2.0 * width, axis)


# ---- places and sets

def _triangle(row, col, offset, dtype, is_lower):
    places = [(i, j) for i in _numbers(row) for j in _numbers(col) if (j - i <= offset if is_lower else j - i >= offset)]
    if not places:
        return ops.zeros((2, 0), dtype)
    return Tensor([[i for i, j in places], [j for i, j in places]], dtype)


def tril_indices(row, col, offset=0, *, dtype=_int64):
    return _triangle(row, col, offset, dtype, True)


def triu_indices(row, col, offset=0, *, dtype=_int64):
    return _triangle(row, col, offset, dtype, False)


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    """Runs of equal elements (or slices) become one."""
    return _unique_consecutive(input, return_inverse, return_counts, dim)  # graphs know this function by its name


@with_gradient("UniqueConsecutive")
def _unique_consecutive(input, return_inverse, return_counts, dim):
    x = ops.reshape(input, (-1,)) if dim is None else ops.movedim(input, dim, 0)
    slices = ops.reshape(x, (x.shape[0], -1)).asnumpy().tolist()
    kept, inverse, counts = [], [], []
    for i, item in enumerate(slices):
        if not kept or item != slices[kept[-1]]:
            kept.append(i)
            counts.append(0)
        counts[-1] += 1
        inverse.append(len(kept) - 1)
    out = ops.gather(x, Tensor(kept, _int64), 0)
    out = out if dim is None else ops.movedim(out, 0, dim)
    results = [out]
    if return_inverse:
        made = Tensor(inverse, _int64)
        results.append(ops.reshape(made, input.shape) if dim is None else made)
    if return_counts:
        results.append(Tensor(counts, _int64))
    return results[0] if len(results) == 1 else tuple(results)


def unique_with_pad(x, pad_num):
    require("UniqueWithPad", "x", x, "f4 i4 i8")
    values, places = ops.unique(x)
    return ops.cat((values, ops.full((x.size - values.size,), pad_num, dtype=x.dtype))), places.astype(x.dtype)


def vander(x, N=None):
    if x.ndim != 1:
        raise ValueError(f"For vander, x must be 1-D, but got dimension = {x.ndim}")
    count = x.shape[0] if N is None else N
    if not x.is_floating_point() and not x.is_complex():
        x = x.astype(_native.int64)
    return ops.pow(ops.expand_dims(x, -1), Tensor(list(_numbers(count - 1, -1, -1)), x.dtype))


def cartesian_prod(*inputs):
    if len(inputs) == 1:
        return ops.reshape(inputs[0], (-1, 1))
    return ops.stack([ops.reshape(grid, (-1,)) for grid in ops.meshgrid(*inputs, indexing="ij")], 1)


def combinations(input, r=2, with_replacement=False):
    if not isinstance(input, Tensor):
        raise TypeError("For 'combinations', 'x' must be a tensor.")
    if input.ndim != 1:
        raise ValueError(f"For 'combinations', the dimension of 'x' must be 1, but got {input.ndim}.")
    if r == 0:
        raise ValueError("For primitive[Concat], the elements size must be greater than 0, but got 0.")
    if r > input.shape[0] and not with_replacement or not input.shape[0]:
        return ops.zeros((0,), _float32)
    lists = [[]]
    for _ in _numbers(r):
        lists = [done + [i] for done in lists
                 for i in _numbers((done[-1] + (0 if with_replacement else 1)) if done else 0, input.shape[0])]
    return ops.gather(input, Tensor(lists, _int64), 0)


def range(start, end, step, maxlen=1000000):
    return ops.arange(start, end, step)


def take(input, index):
    return ops.gather(ops.reshape(input, (-1,)), index, 0)


def narrow(input, axis, start, length):
    begin, size = [0] * input.ndim, list(input.shape)
    if not -input.ndim <= axis < input.ndim:
        raise ValueError(f"For 'narrow', the 'axis' must be in range [-{input.ndim}, {input.ndim}), but got {axis}.")
    if not 0 <= start < size[axis] or not 0 <= length <= size[axis] - start:
        raise ValueError(f"For 'narrow', start {start} and length {length} must be inside the axis of length {size[axis]}.")
    begin[axis], size[axis] = start, length
    return ops.slice(input, tuple(begin), tuple(size))


def select_scatter(input, src, axis, index):
    axis = axis + input.ndim if axis < 0 else axis
    return slice_scatter(input, ops.expand_dims(src, axis), axis, index, index + 1 if index != -1 else None)


def slice_scatter(input, src, axis=0, start=None, end=None, step=1):
    """input with src in the place of input[..., start:end:step, ...]."""
    if src.dtype != input.dtype:
        raise TypeError("For primitive[TensorScatterElements], the input type must be same.\n"
                        f"name:[input_x]:Tensor[{input.dtype}].\nname:[updates]:Tensor[{src.dtype}].\n")
    axis = axis + input.ndim if axis < 0 else axis
    length = input.shape[axis]
    places = list(_numbers(length))[start:end:step]
    if not places:
        return input
    order = list(_numbers(length))
    for i, place in enumerate(places):
        order[place] = length + i
    return ops.gather(ops.cat((input, src), axis), Tensor(order, _int64), axis)


def intopk(x1, x2, k):
    chosen = ops.gather_elements(x1, 1, ops.expand_dims(x2, 1).astype(_int64))
    return ops.sum((x1 > chosen).astype(_int32), 1) < k


def atleast_3d(inputs):
    def one(x):
        if x.ndim == 0:
            return ops.reshape(x, (1, 1, 1))
        if x.ndim == 1:
            return ops.reshape(x, (1, x.shape[0], 1))
        return ops.expand_dims(x, 2) if x.ndim == 2 else x
    return one(inputs) if isinstance(inputs, Tensor) else tuple([one(x) for x in inputs])


def expand(input_x, size):
    shape = size.asnumpy().tolist() if isinstance(size, Tensor) else list(size)
    return ops.broadcast_to(input_x, tuple(shape))


def type_as(input, other):
    return input.astype(other.dtype)


def embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False):
    if padding_idx is not None:
        place = padding_idx + weight.shape[0] if padding_idx < 0 else padding_idx
        mask = Tensor([[float(i != place)] for i in _numbers(weight.shape[0])], weight.dtype)
        weight = weight * mask + ops.stop_gradient(weight * (1.0 - mask))
    rows = ops.gather(weight, input, 0)
    if scale_grad_by_freq:  # a row's gradient is divided by how often it is taken
        times = ops.bincount(ops.reshape(input, (-1,)).astype(_native.int32), minlength=weight.shape[0])
        share = ops.expand_dims(1.0 / ops.gather(times.astype(weight.dtype), input, 0), -1)
        fixed = ops.stop_gradient(rows)
        rows = fixed + (rows - fixed) * share
    if max_norm is not None:
        size = ops.vector_norm(rows, norm_type, -1, True)
        rows = rows * ops.select(size > max_norm, max_norm / (size + 1e-7), ops.ones_like(size))
    return rows
