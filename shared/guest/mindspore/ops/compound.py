"""Functions of mindspore.ops that are composed of others: arranging, selecting, comparing and combining tensors."""
import _refjit as _native
from mindspore import ops
from mindspore.ops._host_gradients import of_unique, with_gradient, with_rule
from mindspore.ops.operator_base import require, require_alike, require_tensors
from mindspore.common.tensor import Tensor, broadcast_shapes

_truncate_div = _native.user_primitive("TruncateDiv")
_masked_fill = _native.primitive("MaskedFill")
_mod = _native.primitive("Mod")  # the exact remainder, with the sign of the first
_int32 = _native.int32
_int64 = _native.int64
_FLOATS = (_native.float16, _native.float32, _native.float64, _native.bfloat16)


def _axis(axis, rank):
    return axis + rank if axis < 0 else axis


def _part(x, axis, first, length):
    """x[first:first + length] along an axis."""
    begin = [0] * x.ndim
    size = list(x.shape)
    begin[axis] = first
    size[axis] = length
    return ops.slice(x, tuple(begin), tuple(size))


# ---- arranging

def swapdims(input, dim0, dim1):
    return ops.swapaxes(input, dim0, dim1)


def movedim(x, source, destination):
    rank = x.ndim
    for a in (source if isinstance(source, (tuple, list)) else (source,)) + (
            destination if isinstance(destination, (tuple, list)) else (destination,)):
        if not -rank <= a < rank:
            raise ValueError(f"The 'axis' must be in the range of [-{rank}, {rank}), but got {a}.")
    sources = [_axis(a, rank) for a in (source if isinstance(source, (tuple, list)) else (source,))]
    targets = [_axis(a, rank) for a in (destination if isinstance(destination, (tuple, list)) else (destination,))]
    if len(sources) != len(targets):
        raise ValueError("For `source` and `destination` arguments, the number of elements must be the same.")
    order = [a for a in range(rank) if a not in sources]
    for target, origin in sorted([(target, origin) for target, origin in zip(targets, sources)]):
        order.insert(target, origin)
    return ops.transpose(x, tuple(order))


moveaxis = movedim


def _at_least(x, rank):
    while x.ndim < rank:
        x = ops.expand_dims(x, 0)
    return x


def atleast_1d(inputs):
    if isinstance(inputs, Tensor):
        return _at_least(inputs, 1)
    return tuple([_at_least(x, 1) for x in inputs])


def atleast_2d(inputs):
    if isinstance(inputs, Tensor):
        return _at_least(inputs, 2)
    return tuple([_at_least(x, 2) for x in inputs])


def hstack(tensors):
    if not isinstance(tensors, (tuple, list)):
        raise TypeError(f"For hstack, the input must be list or tuple, but got {type(tensors)}.")
    parts = [_at_least(x, 1) for x in tensors]
    return ops.cat(parts, 0 if parts[0].ndim == 1 else 1)


def vstack(inputs):
    if not isinstance(inputs, (tuple, list)):
        raise TypeError(f"For 'vstack', list or tuple of tensors are required, but got {type(inputs)}")
    return ops.cat([_at_least(x, 2) for x in inputs], 0)


def dstack(tensors):
    if not isinstance(tensors, (tuple, list)):
        raise TypeError(f"For 'dstack', 'tensors' must be list or tuple of tensors, but got {type(tensors)}")
    parts = []
    for x in tensors:
        x = _at_least(x, 2)
        parts.append(ops.expand_dims(x, 2) if x.ndim == 2 else x)
    return ops.cat(parts, 2)


def column_stack(tensors):
    if not isinstance(tensors, (tuple, list)):
        raise TypeError(f"For column_stack, the input must be list or tuple of tensors, but got {type(tensors)}.")
    return ops.cat([ops.expand_dims(x, 1) if x.ndim == 1 else x for x in [_at_least(x, 1) for x in tensors]], 1)


def tensor_split(input, indices_or_sections, axis=0):
    axis = _axis(axis, input.ndim)
    length = input.shape[axis]
    if isinstance(indices_or_sections, int):
        if indices_or_sections <= 0:
            raise ValueError("For tensor_split, the value of 'indices_or_sections' must be more than zero but got "
                             f"{indices_or_sections}")
        if not length:
            return (input,)  # MindSpore's
        small, more = divmod(length, indices_or_sections)
        sizes = [small + 1] * more + [small] * (indices_or_sections - more)
        ends = [sum(sizes[:i + 1]) for i in range(len(sizes))]
    else:
        ends = [min(_axis(i, length), length) for i in indices_or_sections] + [length]
    parts, first = [], 0
    for end in ends:
        parts.append(_part(input, axis, first, max(end - first, 0)))
        first = end
    return tuple(parts)


def _split_along(name, axis):
    """A function that splits along an axis, which its operand has to have."""
    def function(input, indices_or_sections):
        if input.ndim <= axis:
            raise ValueError(f"{name} expect `x` is a Tensor with at least {axis + 1} dimension, but got {input.ndim}")
        return tensor_split(input, indices_or_sections, axis)
    function.__name__ = function.__qualname__ = name
    return function


vsplit, hsplit, dsplit = _split_along("vsplit", 0), _split_along("hsplit", 1), _split_along("dsplit", 2)


def reverse(x, axis):
    return ops.flip(x, axis)


def fliplr(input):
    return ops.flip(input, (1,))


def flipud(input):
    return ops.flip(input, (0,))


def rot90(input, k, dims):
    if isinstance(k, bool) or not isinstance(k, int):
        raise TypeError(f"For `rot90`, the `k` must be int!, but get {type(k)}.")
    if len(dims) != 2:
        raise ValueError(f"For `rot90`, total rotation dims must be 2, but get {len(dims)}.")
    first, second = dims
    if first == second or abs(first - second) == input.ndim:
        raise RuntimeError(f"For `rot90`, rotation dims must be different, but get dim0={first}, dim1={second}.")
    for place, dim in enumerate(dims):
        if not -input.ndim <= dim < input.ndim:
            raise ValueError(f"For `rot90`, rotation dim{place} is out of range, dim{place}={dim}.")
    k = k % 4
    if k == 0:
        return input
    if k == 2:
        return ops.flip(input, (first, second))
    if k == 1:
        return ops.swapaxes(ops.flip(input, (second,)), first, second)
    return ops.flip(ops.swapaxes(input, first, second), (second,))


def roll(input, shifts, dims=None):
    if dims is None:
        return ops.reshape(roll(ops.reshape(input, (-1,)), shifts, 0), input.shape)
    shifts = shifts if isinstance(shifts, (tuple, list)) else (shifts,)
    dims = dims if isinstance(dims, (tuple, list)) else (dims,)
    for shift, axis in zip(shifts, dims):
        axis = _axis(axis, input.ndim)
        length = input.shape[axis]
        shift = shift % length if length else 0
        if shift:
            input = ops.cat((_part(input, axis, length - shift, shift), _part(input, axis, 0, length - shift)), axis)
    return input


def repeat_elements(x, rep, axis=0):
    return repeat_interleave(x, rep, axis)


def repeat_interleave(input, repeats, axis=None):
    if axis is None:
        input, axis = ops.reshape(input, (-1,)), 0
    axis = _axis(axis, input.ndim)
    if isinstance(repeats, Tensor):
        repeats = repeats.asnumpy().tolist()
    if isinstance(repeats, (tuple, list)) and len(repeats) == 1:
        repeats = repeats[0]
    if isinstance(repeats, int):
        if repeats <= 0:
            raise ValueError(f"For 'repeat_elements', the 'rep' must be in range of (0, 2147483647], but got {repeats} with type "
                             "'int'.")
        shape = input.shape
        wide = ops.broadcast_to(ops.expand_dims(input, axis + 1), shape[:axis + 1] + (repeats,) + shape[axis + 1:])
        return ops.reshape(wide, shape[:axis] + (shape[axis] * repeats,) + shape[axis + 1:])
    order = []
    for i, count in enumerate(repeats):
        order += [i] * count
    return ops.gather(input, Tensor(order, _int32), axis)


def repeat(input, repeats):
    """Tiles: the whole of the input, repeats[i] times along axis i."""
    return ops.tile(input, repeats)


def pad(input_x, padding, mode="constant", value=None):
    """Pads the last axes; padding is (before, after) of the last axis, then of the one before it, and so on."""
    if isinstance(padding, Tensor):
        padding = padding.asnumpy().tolist()
    if isinstance(padding, int):
        padding = (padding, padding)
    if len(padding) % 2:
        raise ValueError(f"For 'pad', the size of padding must be divisible by 2, but got {len(padding)}")
    if mode not in ("constant", "reflect", "replicate", "circular"):
        raise ValueError("For 'PadV3', the 'mode' must be str and must be in '['constant', 'reflect', 'edge', 'circular']', but "
                         f"got '{mode}'.")
    if len(padding) > 2 * input_x.ndim:
        raise ValueError(f"For 'PadV3' {mode} mode, paddings length too large for input dims, the pad dims must be less than or "
                         f"equal to {input_x.ndim}")
    for i in range(len(padding) // 2):
        axis = input_x.ndim - 1 - i
        before, after = padding[2 * i], padding[2 * i + 1]
        if before < 0 or after < 0:
            cut = max(-before, 0)
            input_x = _part(input_x, axis, cut, input_x.shape[axis] - cut - max(-after, 0))
            before, after = max(before, 0), max(after, 0)
        if mode == "reflect" and (before >= input_x.shape[axis] or after >= input_x.shape[axis]):
            raise ValueError("For 'PadV3' reflect mode, Padding size must be less than the corresponding input dimension, but got: "
                             f"padding ({before},{after}) at dimension {axis} of input:[{input_x.shape[axis]}]")
        if before or after:
            input_x = _padded(input_x, axis, before, after, mode, 0 if value is None else value)
    return input_x


def _padded(x, axis, before, after, mode, value):
    length = x.shape[axis]
    if mode == "constant":
        parts = [x]
        if before:
            parts.insert(0, ops.full(x.shape[:axis] + (before,) + x.shape[axis + 1:], value, dtype=x.dtype))
        if after:
            parts.append(ops.full(x.shape[:axis] + (after,) + x.shape[axis + 1:], value, dtype=x.dtype))
        return ops.cat(parts, axis)
    if mode == "reflect":
        order = list(range(before, 0, -1)) + list(range(length)) + list(range(length - 2, length - 2 - after, -1))
    elif mode == "replicate":
        order = [0] * before + list(range(length)) + [length - 1] * after
    else:
        order = [i % length for i in range(-before, length + after)]
    return ops.gather(x, Tensor(order, _int32), axis)


def meshgrid(*inputs, indexing="xy"):
    tensors = list(inputs[0]) if len(inputs) == 1 and isinstance(inputs[0], (tuple, list)) else list(inputs)
    if indexing not in ("xy", "ij"):
        raise ValueError(f"For 'Meshgrid', the 'indexing' must be 'xy' or 'ij', but got {indexing}.")
    if indexing == "xy" and len(tensors) > 1:
        tensors[0], tensors[1] = tensors[1], tensors[0]
    shape = tuple([x.shape[0] if x.ndim else 1 for x in tensors])
    grids = []
    for i, x in enumerate(tensors):
        grids.append(ops.broadcast_to(ops.reshape(x, (1,) * i + (-1,) + (1,) * (len(shape) - 1 - i)), shape))
    if indexing == "xy" and len(grids) > 1:
        grids[0], grids[1] = grids[1], grids[0]
    return tuple(grids)


# ---- selecting

def index_select(input, axis, index):
    return ops.gather(input, index, axis)


def diagonal(input, offset=0, dim1=0, dim2=1):
    rank = input.ndim
    if rank == 0:
        raise ValueError("For Diagonal, the check range left must be smaller than right number but got left: 0 and right: -1.")
    for name, dim in (("dim1", dim1), ("dim2", dim2)):
        if not -rank <= dim < rank:
            raise ValueError(f"For primitive[Diagonal], the {name} must be in [-{rank},{rank - 1}], but got {dim}.")
    dim1, dim2 = _axis(dim1, rank), _axis(dim2, rank)
    if dim1 == dim2:
        raise ValueError(f"For 'Diagonal', dim1 and dim2 cannot be identical, but got : dim1 ={dim1} and dim2 = {dim2}.")
    rows, columns = input.shape[dim1], input.shape[dim2]
    rest = [a for a in range(rank) if a not in (dim1, dim2)]
    moved = ops.transpose(input, tuple(rest + [dim1, dim2]))
    flat = ops.reshape(moved, moved.shape[:-2] + (rows * columns,))
    top, left = max(-offset, 0), max(offset, 0)
    count = max(min(rows - top, columns - left), 0)
    places = [(top + i) * columns + left + i for i in range(count)]
    return ops.gather(flat, Tensor(places, _int32), len(rest))


def diag(input):
    """A tensor of twice the rank with the elements on its diagonal."""
    if input.ndim == 0:
        raise ValueError("For primitive[Diag], the input rank must be greater than or equal to 1, but got 0.")
    _native.check_support("Diag", ("input",), (input,))
    return ops.reshape(squares(ops.reshape(input, (-1,))), input.shape * 2)


def squares(rows):
    """Each row as the diagonal of a square; NaN and infinities stay on it."""
    length = rows.shape[-1]
    beside = ops.equal(ops.eye(length, length, _native.int32), 0)
    return _masked_fill(ops.broadcast_to(ops.expand_dims(rows, -1), rows.shape + (length,)), beside, _native.tensor(0, rows.dtype))


def trace(input):
    if isinstance(input, Tensor):
        require("Trace", "x", input, "c16 c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1")
    if input.ndim != 2:
        raise RuntimeError(f"For Primitive[Trace], the rank of the input must be 2, but got {input.ndim}!")
    return ops.sum(diagonal(input)).astype(input.dtype)


def nonzero(input, *, as_tuple=False):
    """The places of what is not zero; eager only, the shape depends on values."""
    import numpy as np
    found = np.nonzero(input.asnumpy())
    if as_tuple:
        return tuple([Tensor(axis, _int64) for axis in found])
    return Tensor(np.stack(found, 1) if found else np.zeros((0, 0)), _int64)


def masked_select(input, mask):
    """The elements where mask is true; eager only, the shape depends on values."""
    import numpy as np
    shape = broadcast_shapes(input.shape, mask.shape)
    if mask.dtype != _native.bool:
        raise RuntimeError("KernelMod Init Failed: MaskedSelect")
    places = np.flatnonzero(np.broadcast_to(mask.asnumpy(), shape))
    return ops.gather(ops.reshape(ops.broadcast_to(input, shape), (-1,)), Tensor(places, _int64), 0)


def unique(input):
    """The different elements in the order of their first place, and for each element its number."""
    return _unique(input)  # graphs know this function by its name


@with_gradient("Unique", of_unique)
def _unique(input):
    import numpy as np
    flat = input.asnumpy().reshape(-1)
    kept, number_of, numbers = [], {}, []
    for value in flat.tolist():
        if value not in number_of:
            number_of[value] = len(kept)
            kept.append(value)
        numbers.append(number_of[value])
    return Tensor(np.array(kept), input.dtype), Tensor(np.array(numbers).reshape(input.shape), _int64 if input.dtype == _int64 else _int32)


def sequence_mask(lengths, maxlen=None):
    if lengths.dtype not in (_int32, _int64):
        raise TypeError(f"The 'lengths' doesn't support '{lengths.dtype}' and expect to receive [mindspore.int64, mindspore.int32].")
    if maxlen is None:
        maxlen = int(lengths.max())
    return ops.arange(maxlen).astype(lengths.dtype) < ops.expand_dims(lengths, -1)


# ---- comparing and counting

def is_floating_point(input):
    return input.dtype in _FLOATS


def is_complex(input):
    return input.dtype in (_native.complex64, _native.complex128)


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    for name, value in (("rtol", rtol), ("atol", atol)):
        if not isinstance(value, (int, float)):
            raise TypeError(f"For 'IsClose', the type of '{name}' should be one of '[bool, int, float]', but got {type(value)}.")
    require_tensors("IsClose", ("input", "other"), (input, other))
    require_alike("IsClose", ("input", "other"), (input, other), "V2 b f2 f4 f8 i2 i4 i8 i1 u1")
    if input.dtype == _native.bool:
        input, other = input.astype(_native.float32), other.astype(_native.float32)
    close = ops.logical_or(ops.equal(input, other),
                           ops.logical_and(ops.isfinite(other), ops.abs(input - other) <= atol + rtol * ops.abs(other)))
    if equal_nan:
        close = ops.logical_or(close, ops.logical_and(ops.isnan(input), ops.isnan(other)))
    return close


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return bool(ops.reduce_all(isclose(input, other, rtol, atol, equal_nan)))


def approximate_equal(x, y, tolerance=1e-5):
    if isinstance(x, Tensor) and isinstance(y, Tensor) and x.dtype != y.dtype:
        x, y = x + ops.zeros_like(y), y + ops.zeros_like(x)  # in the dtype that both promote to
    _native.check_support("ApproximateEqual", ("x1", "x2"), (x, y))
    return ops.abs(x - y) < tolerance


_COUNTS_NO_BOOLS = "The 'input x' doesn't support 'Bool' and expect to receive (" + ", ".join([f"mindspore.{name}" for name in (
    "int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 bfloat16 complex64 complex128 int4 float8_e4m3fn "
    "float8_e5m2 hifloat8").split()]) + ")."


def count_nonzero(x, axis=(), keep_dims=False, dtype=None):
    if isinstance(axis, bool) or not isinstance(axis, (int, tuple, list)):
        raise TypeError("For 'count_nonzero', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type "
                        f"'{type(axis).__name__}'.")
    if not isinstance(keep_dims, bool):
        raise TypeError(f"For 'count_nonzero', the type of 'keep_dims' should be 'bool', but got type '{type(keep_dims).__name__}'.")
    if x.dtype == _native.bool:
        raise TypeError(_COUNTS_NO_BOOLS)
    counted = ops.cast(ops.not_equal(x, ops.zeros_like(x)), _native.float32)
    return ops.cast(ops.sum(counted, None if axis == () else axis, keep_dims), _int32 if dtype is None else dtype)


def nan_to_num(input, nan=None, posinf=None, neginf=None):
    require_tensors("NanToNum", ("input",), (input,))
    if input.dtype == _native.float64:
        raise TypeError("For NanToNum, the dtype of 'input' must not be float64.")
    highest = 65504.0 if input.dtype == _native.float16 else 3.4028234663852886e38
    result = ops.select(ops.isnan(input), ops.full_like(input, 0.0 if nan is None else nan), input)
    infinite = ops.isinf(result)
    result = ops.select(ops.logical_and(infinite, result > 0), ops.full_like(input, highest if posinf is None else posinf), result)
    return ops.select(ops.logical_and(infinite, result < 0), ops.full_like(input, -highest if neginf is None else neginf), result)


def std_mean(input, axis=None, ddof=0, keepdims=False):
    return ops.std(input, axis, ddof, keepdims), ops.mean(input, axis, keepdims)


def var_mean(input, axis=None, ddof=0, keepdims=False):
    return ops.var(input, axis, ddof, keepdims), ops.mean(input, axis, keepdims)


# ---- combining

def accumulate_n(x):
    total = x[0]
    for item in x[1:]:
        total = total + item
    return total


def ger(input, vec2):
    require("Ger", "x1", input, "f2 f4 f8")
    return ops.outer(input, vec2)


def mv(mat, vec):
    return ops.squeeze(ops.mm(mat, ops.reshape(vec, (-1, 1))), 1)


def addmv(input, mat, vec, *, beta=1, alpha=1):
    return beta * input + alpha * mv(mat, vec)


def addbmm(input, batch1, batch2, *, beta=1, alpha=1):
    return beta * input + alpha * ops.sum(ops.bmm(batch1, batch2), 0)


def baddbmm(input, batch1, batch2, beta=1, alpha=1):
    return beta * input + alpha * ops.bmm(batch1, batch2)


def inner(input, other):
    if input.ndim == 0 or other.ndim == 0:
        return input * other
    if input.shape[-1] != other.shape[-1]:
        raise ValueError("For 'inner', the last dimension of 'input' and 'other' must be the same,                          "
                         f"but got input.shape: {input.shape} and other.shape: {other.shape}.")
    return tensordot(input, other, ((-1,), (-1,)))


def tensordot(x1, x2, axes):
    """Sums of products over pairs of axes: a number of last and first axes, or two lists."""
    if isinstance(axes, int):
        first, second = list(range(x1.ndim - axes, x1.ndim)), list(range(axes))
    else:
        first, second = [list(a) if isinstance(a, (tuple, list)) else [a] for a in axes]
    first, second = [_axis(a, x1.ndim) for a in first], [_axis(a, x2.ndim) for a in second]
    kept1 = [a for a in range(x1.ndim) if a not in first]
    kept2 = [a for a in range(x2.ndim) if a not in second]
    length = 1
    for a in first:
        length *= x1.shape[a]
    left = ops.reshape(ops.transpose(x1, tuple(kept1 + first)), (-1, length))
    right = ops.reshape(ops.transpose(x2, tuple(second + kept2)), (length, -1))
    return ops.reshape(ops.mm(left, right), tuple([x1.shape[a] for a in kept1] + [x2.shape[a] for a in kept2]))


def kron(input, other):
    rank = max(input.ndim, other.ndim)
    a, b = _at_least(input, rank), _at_least(other, rank)
    left, right, shape = [], [], []
    for m, n in zip(a.shape, b.shape):
        left += [m, 1]
        right += [1, n]
        shape.append(m * n)
    return ops.reshape(ops.reshape(a, tuple(left)) * ops.reshape(b, tuple(right)), tuple(shape))


def cross(input, other, dim=None):
    if dim is None:
        threes = [i for i, length in enumerate(input.shape) if length == 3]
        if not threes:
            lengths = ", ".join([str(length) for length in input.shape])
            raise ValueError(f"For 'Cross', the size of inputs dim must contain 3, but got [const vector]{{{lengths}}}.")
        dim = threes[0]
    dim = _axis(dim, input.ndim)
    if input.shape != other.shape:
        shape = broadcast_shapes(input.shape, other.shape)
        input, other = ops.broadcast_to(input, shape), ops.broadcast_to(other, shape)
    def product(x, y):
        return (roll(x, -1, dim) * roll(y, -2, dim)) - (roll(x, -2, dim) * roll(y, -1, dim))

    def pull_back(x, y, gradient):
        return product(ops.conj(y), gradient), product(gradient, ops.conj(x))
    return with_rule(product, pull_back, input, other) if is_complex(input) else product(input, other)


def _equation_of(parts):
    """("ab,bc->ac", operands) of operands and lists of numbers in turn, the result's list last."""
    def letters(numbers):
        return "".join(["..." if n is ... else "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[n] for n in numbers])
    count = len(parts) // 2
    terms = ",".join([letters(parts[2 * i + 1]) for i in range(count)])
    return (terms + "->" + letters(parts[-1]) if len(parts) % 2 else terms), tuple([parts[2 * i] for i in range(count)])


def _without_ellipses(equation, operands):
    """The equation with letters for the axes that "..." stands for, the last axes the same in every operand."""
    if "..." not in equation:
        return equation
    free = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" if c not in equation]
    sources, arrow, target = equation.partition("->")
    terms, most = [], 0
    for term, operand in zip(sources.split(","), operands):
        count = operand.ndim - (len(term) - 3) if "..." in term else 0
        most = count if count > most else most
        terms.append((term, count))
    letters = "".join(free[:most])
    sources = ",".join([term.replace("...", letters[most - count:]) for term, count in terms])
    if not arrow:
        target = letters + "".join(sorted([c for c in set(sources) if c not in letters + "," and sources.count(c) == 1]))
    return sources + "->" + target.replace("...", letters)


def _summed(x, term, kept):
    """Without the axes whose letters nothing wants."""
    axes = tuple([i for i, c in enumerate(term) if c not in kept])
    return (ops.sum(x, axes), "".join([c for c in term if c in kept])) if axes else (x, term)


def _arranged(x, term, letters):
    """Its axes in the order of `letters`, with an axis of length 1 for each that it has not."""
    x = ops.transpose(x, tuple([term.index(c) for c in letters if c in term]))
    spread, at = [], 0
    for c in letters:
        spread.append(x.shape[at] if c in term else 1)
        at += c in term
    return ops.reshape(x, tuple(spread))


def _contracted(x, first, y, second, kept):
    """The sum of products over the letters of both operands that are not kept: a batch of matrix products."""
    x, first = _summed(x, first, kept + second)
    y, second = _summed(y, second, kept + first)
    shared = [c for c in first if c in second]
    inner = [c for c in shared if c not in kept]
    batch = [c for c in shared if c in kept]
    rows, columns = [c for c in first if c not in second], [c for c in second if c not in first]
    is_repeated = any([x.shape[first.index(c)] != y.shape[second.index(c)] for c in shared])
    if not inner or is_repeated or x.dtype not in (_native.float16, _native.float32, _native.float64):
        letters = "".join(batch + rows + columns + inner)
        return _summed(_arranged(x, first, letters) * _arranged(y, second, letters), letters, kept)
    outer = tuple([x.shape[first.index(c)] for c in batch])
    height, width = [x.shape[first.index(c)] for c in rows], [y.shape[second.index(c)] for c in columns]
    depth = [x.shape[first.index(c)] for c in inner]
    left = ops.reshape(_arranged(x, first, batch + rows + inner), outer + (_product(height), _product(depth)))
    right = ops.reshape(_arranged(y, second, batch + inner + columns), outer + (_product(depth), _product(width)))
    return ops.reshape(ops.matmul(left, right), outer + tuple(height) + tuple(width)), "".join(batch + rows + columns)


def _product(sizes):
    result = 1
    for size in sizes:
        result *= size
    return result


def einsum(equation, *operands):
    """Sums of products by index letters, which may be given as lists of numbers beside the operands."""
    if isinstance(equation, Tensor):
        equation, operands = _equation_of((equation,) + operands)
    equation = _without_ellipses(equation.replace(" ", ""), operands)
    sources, _, target = equation.partition("->")
    terms = sources.split(",")
    if "->" not in equation:
        target = "".join(sorted([c for c in set(sources.replace(",", "")) if sources.count(c) == 1]))
    if len(terms) != len(operands):
        raise ValueError("For 'Einsum', the number of inputs must be equal to the number of inputs and equation's operand.")
    total = known = None
    for k, (term, operand) in enumerate(zip(terms, operands)):
        while len(set(term)) < len(term):
            letter = [c for c in term if term.count(c) > 1][0]
            places = [i for i, c in enumerate(term) if c == letter][:2]
            operand = diagonal(operand, 0, places[0], places[1])
            term = "".join([c for i, c in enumerate(term) if i not in places]) + letter
        if total is None:
            total, known = operand, term
        else:
            total, known = _contracted(total, known, operand, term, target + "".join(terms[k + 1:]))
    total, known = _summed(total, known, target)
    return _arranged(total, known, target)


def truncate_div(x, y):
    return _truncate_div(x, y)


def truncate_mod(x, y):
    if isinstance(x, Tensor):
        require("TruncateMod", "x", x, "f2 f4 f8 i4 i1 u1")
    rest = x - ops.stop_gradient(truncate_div(x, y)) * y
    if is_floating_point(x if isinstance(x, Tensor) else y):
        # The value is exact, the gradients are those of the rest.
        return ops.stop_gradient(_mod(x, y)) - (ops.stop_gradient(rest) - rest)
    return rest * ops.cast(y != 0, rest.dtype) if isinstance(y, Tensor) else rest


def floor_mod(x, y):
    return x % y


@with_gradient("Invert")
def invert(x):
    if isinstance(x, Tensor):
        require("Invert", "x", x, "i2 i4 i8 i1 u2 u4 u8 u1")
    ones = ops.full_like(x, -1 if str(x.dtype)[0] != "U" else (1 << 8 * x.itemsize) - 1)
    return ops.bitwise_xor(x, ones)


def diff(x, n=1, axis=-1, prepend=None, append=None):
    if x.ndim < 1:
        raise TypeError(f"For 'diff', the dimension 'x' must be at least 1, but got {x.ndim}")
    if n != 1:
        raise RuntimeError(f"For 'diff', 'n' must be 1, but got {n}")
    if prepend is not None:
        x = ops.cat((prepend, x), axis)
    if append is not None:
        x = ops.cat((x, append), axis)
    return step_along(x, _axis(axis, x.ndim))


def step_along(x, axis):
    """What each element has more than the one before it."""
    length = x.shape[axis]
    return _part(x, axis, 1, length - 1) - _part(x, axis, 0, length - 1)


def logspace(start, end, steps, base=10, *, dtype=None):
    return ops.cast(ops.pow(float(base), ops.linspace(start, end, steps)), _native.float32 if dtype is None else dtype)


def fill(type, shape, value):
    if type is None and not isinstance(value, Tensor):
        type = _native.bool if isinstance(value, bool) else _native.float32 if isinstance(value, float) else None
    return ops.full(shape, value, dtype=type)


def deepcopy(input_x):
    return _native.copy(input_x)


def scalar_add(x, y):
    return x + y


def scalar_to_tensor(input_x, dtype=None):
    return Tensor(input_x, _native.float32 if dtype is None else dtype)


def tuple_to_array(input_x):
    return Tensor(list(input_x), _int32 if isinstance(input_x[0], int) else _native.float32)


def dyn_shape(input_x):
    return Tensor(list(input_x.shape), _int64)


def normalize(input, p=2.0, dim=1, eps=1e-12):
    norm = ops.pow(ops.sum(ops.pow(ops.abs(input), p), dim, True), 1.0 / p)
    return input / ops.maximum(norm, eps)


def rms_norm(x, gamma, epsilon=1e-6):
    """(y, rstd): x over its root mean square, times gamma."""
    rstd = ops.rsqrt(ops.mean(ops.square(x), -1, True) + epsilon)
    return x * rstd * gamma, rstd
