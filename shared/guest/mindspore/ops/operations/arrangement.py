"""Primitives that arrange, fill and group elements."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator, require

_int32, _int64 = _native.int32, _native.int64


def _vector(values):
    """MindSpore's text of a shape: "[const vector]{2, 2}"."""
    return "[const vector]{" + ", ".join([str(v) for v in values]) + "}"


class _Blocks(Operator):
    """What both moves between batch and space are made with."""
    inputs = (("input_x", "numbers"),)

    def _set_up(self, block_shape, pairs, pairs_name):
        validator.check_value_type("block_shape type", block_shape, [list, tuple, int], self.name)
        pairs = pairs.asnumpy().tolist() if isinstance(pairs, Tensor) else pairs
        count = len(pairs)
        shape = (block_shape,) * count if isinstance(block_shape, int) else tuple(block_shape)
        for size in shape:
            if size < 1:
                raise ValueError(f"For '{self.name}', the block_shape element should be >= : 1, but got {size}.")
        validator.check_value_type(pairs_name + " type", pairs, [list, tuple], self.name)
        for pair in pairs:
            if len(pair) != 2:
                raise ValueError(f"For '{self.name}', the shape of {pairs_name} should be ({len(shape)}, 2), but got ({count}, "
                                 f"{len(pair)}).")
            for value in pair:
                validator.check_non_negative_int(value, pairs_name + " element", self.name)
        self.block_shape = shape
        setattr(self, pairs_name, pairs)
        self._total = 1
        for size in shape:
            self._total *= size


class BatchToSpaceND(_Blocks):
    """Blocks of the batch become blocks of the last axes, which are cropped."""

    def __init__(self, block_shape, crops):
        Operator.__init__(self)
        self._set_up(block_shape, crops, "crops")

    def compute(self, input_x):
        blocks, count = self.block_shape, len(self.block_shape)
        batch, first = input_x.shape[0], input_x.ndim - count
        if batch % self._total:
            raise ValueError(f"For 'BatchToSpaceND', the first dim of 'input_x' must be divisible by 'block_shape_prod'. But got first "
                             f"dim of 'input_x': {batch}, 'block_shape_prod' as the product of block shapes with value: {self._total}, "
                             f"and block shapes being: {_vector(blocks)}.")
        x = ops.reshape(input_x, blocks + (batch // self._total,) + input_x.shape[1:])
        order = tuple(range(count, count + first))
        for i in range(count):
            order += (count + first + i, i)
        lengths = tuple([input_x.shape[first + i] * blocks[i] for i in range(count)])
        x = ops.reshape(ops.transpose(x, order), (batch // self._total,) + input_x.shape[1:first] + lengths)
        begin = (0,) * first + tuple([pair[0] for pair in self.crops])
        size = x.shape[:first] + tuple([lengths[i] - self.crops[i][0] - self.crops[i][1] for i in range(count)])
        return ops.slice(x, begin, size)


class SpaceToBatchND(_Blocks):
    """Blocks of the padded last axes become blocks of the batch."""

    def __init__(self, block_shape, paddings):
        Operator.__init__(self)
        self._set_up(block_shape, paddings, "paddings")

    def compute(self, input_x):
        blocks, count = self.block_shape, len(self.block_shape)
        first = input_x.ndim - count
        x = ops.Pad(((0, 0),) * first + tuple([tuple(pair) for pair in self.paddings]))(input_x)
        shape = x.shape[:first]
        for i in range(count):
            length = x.shape[first + i]
            if length % blocks[i]:
                raise RuntimeError(f"For 'SpaceToBatchND', padded shape should be divisible by block_size, but got padded shape: {length}, "
                                   f"block_size: {blocks[i]}")
            shape += (length // blocks[i], blocks[i])
        x = ops.reshape(x, shape)
        order = tuple([first + 2 * i + 1 for i in range(count)]) + tuple(range(first))
        order += tuple([first + 2 * i for i in range(count)])
        x = ops.transpose(x, order)
        return ops.reshape(x, (x.shape[0] * self._total // blocks[0] * input_x.shape[0],) + x.shape[count + 1:])


class BatchToSpace(BatchToSpaceND):
    """BatchToSpaceND of images, one block size for both axes."""
    inputs = (("x", "c16 c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1"),)

    def __init__(self, block_size, crops):
        Operator.__init__(self)
        validator.check_value_type("block_size", block_size, [int], self.name)
        self.block_size = validator.check("block_size", block_size, "self.one", 2, validator.GE, self.name)
        self._set_up(block_size, crops, "crops")


class SpaceToBatch(SpaceToBatchND):
    """SpaceToBatchND of images, one block size for both axes."""
    inputs = (("x", "c8 f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1"),)

    def __init__(self, block_size, paddings):
        Operator.__init__(self)
        validator.check_value_type("block_size", block_size, [int], self.name)
        self.block_size = validator.check("block_size", block_size, "self.one", 2, validator.GE, self.name)
        self._set_up(block_size, paddings, "paddings")


class FillDiagonal(Operator):
    """The operand with one value on its diagonal; with `wrap` the diagonal of a tall matrix begins again below."""
    inputs = (("input_x", "numbers"),)
    has_bprop = False

    def __init__(self, fill_value, wrap=False):
        Operator.__init__(self)
        self.fill_value = validator.check_value_type("fill_value", fill_value, [float], self.name)
        self.wrap = validator.check_value_type("wrap", wrap, [bool], self.name)

    def compute(self, input_x):
        start = "The primitive[FillDiagonal] argument [input_x] must be a Tensor "
        shape = input_x.shape
        if len(shape) < 2:
            raise ValueError(f"{start}whose dimension is greater than or equal to 2, but got its dimension [{len(shape)}].")
        if len(shape) > 2 and len(set(shape)) > 1:
            raise ValueError(f"{start}with the same size in all dimensions when its dimension is greater than 2")
        total, step, run = 1, 0, 1
        for length in reversed(shape):
            step += run
            run *= length
            total *= length
        step = shape[1] + 1 if len(shape) == 2 else step
        limit = total if self.wrap or len(shape) > 2 else min(total, shape[1] * shape[1])
        marks = [0] * total
        for place in range(0, limit, step):
            marks[place] = 1
        mask = ops.reshape(Tensor(marks, _int32) != 0, shape)
        return ops.select(mask, _native.filled(shape, self.fill_value, input_x.dtype), input_x)


class MatrixDiagPartV3(Operator):
    """Diagonals k[0] to k[1] of matrices, one a row from the highest; short ones are padded."""
    inputs = (("x", "numbers"), ("k", "i4"), ("padding_value", "numbers"))

    def __init__(self, align="RIGHT_LEFT"):
        Operator.__init__(self)
        self.align = validator.check_string(align, ["LEFT_RIGHT", "RIGHT_LEFT", "LEFT_LEFT", "RIGHT_RIGHT"], "align", self.name)

    def compute(self, x, k, padding_value):
        if x.ndim < 2:
            raise ValueError(f"For primitive[MatrixDiagPartV3], the x rank must be greater than or equal to 2, but got {x.ndim}.")
        rows, columns = x.shape[-2:]
        listed = k.asnumpy().reshape(-1).tolist()
        low, high = listed[0], listed[-1]
        for value in listed:
            if not -rows < value < columns:
                raise ValueError(f"For MatrixDiagPartV3, the value of k must be in (-x.shape[-2], x.shape[-1]), meaning the value of k must "
                                 f"be in (-{rows}, {columns}) in this case, but got {value}.")
        if low > high:
            raise ValueError("For MatrixDiagPartV3, k[0] can not be greater than k[1].")
        longest = min(rows + min(high, 0), columns - max(low, 0))
        places = []
        for d in range(high, low - 1, -1):
            length = min(rows + min(d, 0), columns - max(d, 0))
            own = [(i - min(d, 0)) * columns + i + max(d, 0) for i in range(length)]
            is_left = self.align.split("_")[0 if d >= 0 else 1] == "LEFT"
            filler = [rows * columns] * (longest - length)
            places.append(own + filler if is_left else filler + own)
        flat = ops.reshape(x, x.shape[:-2] + (rows * columns,))
        padding = ops.broadcast_to(ops.stop_gradient(padding_value), x.shape[:-2] + (1,))
        out = ops.gather(ops.cat((flat, padding), -1), Tensor(places, _int64), -1)
        return ops.squeeze(out, -2) if low == high else out


class UniqueWithPad(Operator):
    """The distinct elements in the order of their first places, padded to the operand's length, and each element's number."""

    def __call__(self, x, pad_num):
        require(self.name, "x", x, "f4 i4 i8")
        if x.ndim != 1:
            raise ValueError(f"For primitive[UniqueWithPad], the input_shape_size must be equal to 1, but got {x.ndim}.")
        count = x.shape[0]
        # Of each element: the place of its first equal, whether it is the first, and how many firsts come before that place.
        equal = ops.expand_dims(x, 0) == ops.expand_dims(x, 1)
        first = ops.argmax(equal.astype(_int32), 1).astype(_int64)
        is_first = (first == Tensor(list(range(count)), _int64)).astype(_int64)
        number = ops.cumsum(is_first, 0) - 1
        index = ops.gather(number, first, 0)
        target = ops.select(is_first == 1, number, ops.full_like(number, count))
        filler = pad_num if isinstance(pad_num, Tensor) else Tensor(pad_num, x.dtype)
        padded = ops.broadcast_to(ops.reshape(filler, (1,)), (count + 1,)).astype(x.dtype)
        out = ops.tensor_scatter_elements(padded, target, x)
        return out[:count], index.astype(x.dtype if x.dtype == _int64 else _int32)


class MirrorPad(Operator):
    """Borders that mirror the elements beside them."""
    inputs = (("input_x", "all"), ("paddings", "index"))

    def __init__(self, mode="REFLECT"):
        Operator.__init__(self)
        self.mode = validator.check_string(mode, ["REFLECT", "SYMMETRIC"], "mode", self.name)

    def compute(self, input_x, paddings):
        pairs = paddings.asnumpy().tolist()
        if len(pairs) != input_x.ndim:
            raise ValueError(f"For 'MirrorPad', paddings.shape[0] must equal to input's rank, but got {len(pairs)}")
        shift = 1 if self.mode == "REFLECT" else 0
        for axis in range(len(pairs)):
            before, after = pairs[axis]
            length = input_x.shape[axis]
            if before > length - shift or after > length - shift:
                raise ValueError(f"For 'MirrorPad', paddings must be no greater than the dimension size: "
                                 f"[{before}], [{after}] {'not less than' if shift else 'greater than'} [{length}]")
            if before or after:
                places = list(range(before - 1 + shift, shift - 1, -1)) + list(range(length))
                places += list(range(length - 1 - shift, length - 1 - shift - after, -1))
                input_x = ops.gather(input_x, Tensor(places, _int64), axis)
        return input_x


# ---- segments

class _Segment(Operator):
    """Groups of neighbouring rows, by sorted numbers."""
    inputs = (("input_x", "numbers"), ("segment_ids_type", "index"))

    def compute(self, input_x, segment_ids):
        if segment_ids.shape[0] != input_x.shape[0]:
            raise ValueError(f"For '{self.name}', the amount of data for segment_ids must be equal to the first dimension of the shape of "
                             f"input_x, but got {segment_ids.shape[0]} and {input_x.shape[0]}.")
        listed = segment_ids.asnumpy().tolist()
        if listed != sorted(listed):
            raise ValueError("For 'SegmentOp', segment_ids must be a tensor with element values sorted in ascending order.")
        return self._reduce(input_x, segment_ids, listed[-1] + 1 if listed else 0)


class SegmentSum(_Segment):
    """Sums of groups."""
    inputs = (("input_x", "most"), ("segment_ids_type", "index"))

    def _reduce(self, x, ids, count):
        return ops.unsorted_segment_sum(x, ids, count)


class SegmentProd(_Segment):
    """Products of groups."""
    inputs = (("input_x", "most"), ("segment_ids_type", "index"))
    has_bprop = False

    def _reduce(self, x, ids, count):
        return ops.unsorted_segment_prod(x, ids, count)


class SegmentMean(_Segment):
    """Means of groups; 0 where there is none."""
    inputs = (("input_x", "most"), ("segment_ids_type", "index"))

    def _reduce(self, x, ids, count):
        total = ops.unsorted_segment_sum(x, ids, count)
        sizes = [0] * count
        for i in ids.asnumpy().tolist():
            sizes[i] += 1
        sizes = ops.reshape(Tensor([n or 1 for n in sizes], x.dtype), (-1,) + (1,) * (x.ndim - 1))
        return (total / sizes).astype(x.dtype)


def _where_there_is_one(reduced, ids, count):
    marks = [0] * count
    for i in ids.asnumpy().tolist():
        marks[i] = 1
    mask = ops.reshape(Tensor(marks, _int32) != 0, (-1,) + (1,) * (reduced.ndim - 1))
    return ops.select(ops.broadcast_to(mask, reduced.shape), reduced, ops.zeros_like(reduced))


class SegmentMax(_Segment):
    """Maxima of groups; 0 where there is none."""

    def _reduce(self, x, ids, count):
        return _where_there_is_one(ops.unsorted_segment_max(x, ids, count), ids, count)


class SegmentMin(_Segment):
    """Minima of groups; 0 where there is none."""

    def _reduce(self, x, ids, count):
        return _where_there_is_one(ops.unsorted_segment_min(x, ids, count), ids, count)


# ---- new tensors

class Ones(Operator):
    """Ones of a shape."""
    value = 1

    def __call__(self, size, type=None):
        if type is not None and not isinstance(type, _native.DType):
            raise TypeError(f"For '{self.name}', the input 'type' should be mindspore dtype, but got {type}.")
        make = ops.ones if self.value else ops.zeros
        return make(size, type)


class Zeros(Ones):
    """Zeros of a shape."""
    value = 0


class FillV2(Operator):
    """A shape filled with the value of a 0-d tensor."""

    def __call__(self, shape, value):
        size = tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape)
        return ops.broadcast_to(value, size)


class Fills(Operator):
    """A tensor of x's shape and dtype with one value."""
    inputs = (("x", "f2 f4 i2 i4 i1"), ("value", None))

    def compute(self, x, value):
        if isinstance(value, int):
            raise TypeError("For primitive[Fills], the input argument[value] must be a type of {Float32}, but got Int64.")
        filler = value if isinstance(value, Tensor) else Tensor(value, x.dtype)
        return ops.broadcast_to(filler.astype(x.dtype), x.shape)


class _Indices(Operator):
    """Rows and columns of a triangle's elements."""

    def __init__(self, row, col, offset=0, dtype=_int32):
        Operator.__init__(self)
        self.row = validator.check_int(row, 0, validator.GE, "row", self.name)
        self.col = validator.check_int(col, 0, validator.GE, "col", self.name)
        self.offset = validator.check_value_type("offset", offset, [int], self.name)
        self.dtype = dtype


class TrilIndices(_Indices):
    """Of the lower triangle."""

    def compute(self):
        return ops.tril_indices(self.row, self.col, self.offset, dtype=self.dtype)


class TriuIndices(_Indices):
    """Of the upper triangle."""

    def compute(self):
        return ops.triu_indices(self.row, self.col, self.offset, dtype=self.dtype)


class ScatterAddWithAxis(Operator):
    """The operand with updates added at the places along an axis."""
    inputs = (("input_x", "numbers"), ("indices", "index"), ("updates", "numbers"))

    def __init__(self, axis=0):
        Operator.__init__(self)
        self.axis = validator.check_value_type("axis", axis, [int], self.name)

    def compute(self, input_x, indices, updates):
        return ops.tensor_scatter_elements(input_x, indices, updates, self.axis, "add")


class AccumulateNV2(Operator):
    """The sum of tensors of one shape and dtype."""

    def __call__(self, x):
        return ops.accumulate_n(x)


class DiagPart(Operator):
    """The diagonal of a tensor whose shape is a shape twice."""
    inputs = (("input", "c16 c8 f2 f4 f8 i4 i8"),)

    def compute(self, input):
        rank = input.ndim
        if rank == 0 or rank % 2:
            raise ValueError(f"For 'DiagPart', input rank must be non-zero and even, but got rank: {rank}.")
        shape = input.shape[:rank // 2]
        if shape != input.shape[rank // 2:]:
            raise ValueError(f"For 'DiagPart', the input shape[i] must be equal to input shape[i + {rank // 2}], but got input shape "
                             f"{list(input.shape)}.")
        count = 1
        for length in shape:
            count *= length
        places = Tensor([i * (count + 1) for i in range(count)], _int64)
        return ops.reshape(ops.gather(ops.reshape(input, (-1,)), places, 0), shape)


class InvertPermutation(Operator):
    """The places of 0, 1, ... in a permutation."""

    def __call__(self, input_x):
        values = input_x.asnumpy().tolist() if isinstance(input_x, Tensor) else list(input_x)
        inverse = [0] * len(values)
        if sorted(values) != list(range(len(values))):
            raise ValueError(f"For '{self.name}', the input_x must be a permutation, but got {values}.")
        for i, v in enumerate(values):
            inverse[v] = i
        return Tensor(inverse, input_x.dtype) if isinstance(input_x, Tensor) else tuple(inverse)


class TensorShape(Operator):
    """The shape as an int64 tensor."""

    def __call__(self, input_x):
        return ops.dyn_shape(input_x)


class DynamicShape(TensorShape):
    """The same by its earlier name; the numbers are int64 whatever is asked for."""

    def __init__(self, dtype=9):
        TensorShape.__init__(self)


class UniqueConsecutive(Operator):
    """Runs of equal elements as one, with each element's run and the lengths of the runs."""

    def __init__(self, return_inverse=False, return_counts=False, dim=None):
        Operator.__init__(self)
        self.return_inverse, self.return_counts, self.dim = return_inverse, return_counts, dim

    def __call__(self, input):
        out, inverse, counts = ops.unique_consecutive(input, True, True, self.dim)
        return out, inverse, counts


class ListDiff(Operator):
    """Elements of x that y lacks, and their places."""

    def __init__(self, out_idx=_int32):
        Operator.__init__(self)
        self.out_idx = out_idx

    def __call__(self, x, y):
        known = set(y.asnumpy().tolist())
        values = x.asnumpy().tolist()
        places = [i for i in range(len(values)) if values[i] not in known]
        return Tensor([values[i] for i in places], x.dtype), Tensor(places, self.out_idx)


class Cross(Operator):
    """Cross products along an axis of length 3."""

    def __init__(self, dim=-65530):
        Operator.__init__(self)
        self.dim = validator.check_value_type("dim", dim, [int], self.name)

    def __call__(self, input, other):
        return ops.cross(input, other, None if self.dim == -65530 else self.dim)


class SearchSorted(Operator):
    """Where values would stand in sorted rows."""

    def __init__(self, dtype=_int64, right=False):
        Operator.__init__(self)
        self.dtype, self.right = dtype, validator.check_bool(right, "right", self.name)

    def __call__(self, sorted_sequence, values, sorter=None):
        return ops.searchsorted(sorted_sequence, values, right=self.right, sorter=sorter).astype(self.dtype)


class Diag(Operator):
    """A tensor whose shape is the operand's twice, with its elements on the diagonal."""
    inputs = (("input", "c16 c8 f2 f4 f8 i2 i4 i8"),)

    def compute(self, input):
        if input.ndim == 0:
            raise ValueError("For primitive[Diag], the input rank must be greater than or equal to 1, but got 0.")
        count = input.size
        flat = ops.reshape(input, (-1, 1))
        square = ops.select(ops.eye(count, count, _native.bool), ops.broadcast_to(flat, (count, count)),
                            _native.filled((count, count), 0, input.dtype))
        return ops.reshape(square, input.shape + input.shape)


class Trace(Operator):
    """The sum of a matrix's diagonal, in its dtype."""
    inputs = (("input", "all"),)

    def compute(self, input):
        if input.ndim != 2:
            raise RuntimeError(f"For Primitive[Trace], the rank of the input must be 2, but got {input.ndim}!")
        return ops.ReduceSum()(ops.diagonal(input)).astype(input.dtype)


class NonZero(Operator):
    """The places of what is not zero."""
    inputs = (("input", "all"),)

    def compute(self, input):
        is_complex = input.dtype in (_native.complex64, _native.complex128)
        return ops.nonzero(ops.logical_or(ops.real(input) != 0, ops.imag(input) != 0) if is_complex else input)


class Padding(Operator):
    """The last axis, of length 1, extended by zeros."""
    inputs = (("x", "all"),)

    def __init__(self, pad_dim_size=8):
        Operator.__init__(self)
        validator.check_value_type("pad_dim_size", pad_dim_size, [int], self.name)
        self.pad_dim_size = validator.check_positive_int(pad_dim_size, "pad_dim_size", self.name)

    def compute(self, x):
        if x.ndim < 2 or x.shape[-1] != 1:
            raise ValueError(f"For '{self.name}', the last dimension of 'x' must be equal to 1, but got {x.shape[-1]}.")
        return ops.cat((x, _native.filled(x.shape[:-1] + (self.pad_dim_size - 1,), 0, x.dtype)), -1)


class CumulativeLogsumexp(Operator):
    """Logarithms of running sums of exponentials."""
    inputs = (("x", "floats"), ("axis", "i2 i4 i8"))

    def __init__(self, exclusive=False, reverse=False):
        Operator.__init__(self)
        self.exclusive = validator.check_bool(exclusive, "exclusive", self.name)
        self.reverse = validator.check_bool(reverse, "reverse", self.name)

    def compute(self, x, axis):
        place = int(axis)
        if self.reverse:
            x = ops.flip(x, (place,))
        out = ops.logcumsumexp(x, place)
        if self.exclusive:
            length = x.shape[place]
            least = {_native.float16: -65504.0, _native.float32: -3.4028234663852886e+38}.get(x.dtype, -1.7976931348623157e+308)
            first = ops.full_like(ops.gather(x, Tensor([0], _int64), place), least)
            out = ops.cat((first, ops.gather(out, Tensor(list(range(length - 1)), _int64), place)), place)
        return ops.flip(out, (place,)) if self.reverse else out


class Histogram(Operator):
    """How many elements lie in each of some equal ranges."""
    inputs = (("x", "f2 f4 i4"),)

    def __init__(self, bins=100, min=0.0, max=0.0):
        Operator.__init__(self)
        validator.check_value_type("bins", bins, [int], self.name)
        validator.check_value_type("min", min, [float], self.name)
        validator.check_value_type("max", max, [float], self.name)
        self.bins = validator.check_positive_int(bins, "bins", self.name)
        if min > max:
            raise ValueError(f"For 'Histogram', attr 'min' value should be less than or equal to 'max', but got min: {min} and max: {max}.")
        self.min, self.max = min, max

    def compute(self, x):
        return ops.histc(x.astype(_native.float32), self.bins, self.min, self.max).astype(_int32 if x.dtype == _int32 else _native.float32)
