"""Connectionist temporal classification, and primitives that count or search. What labels say is read on the host; the sums over
paths are operators, so that losses have gradients."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator, require

_float32, _int32, _int64 = _native.float32, _native.int32, _native.int64
_NEVER = -1e30


class CTCLoss(Operator):
    """The loss of each row and its gradient by the logits (time, row, class); the last class is blank."""
    inputs = (("x", "f4 f8"), ("labels_indices", "i8"), ("labels_values", "i4"), ("sequence_length", "i4"))

    def __init__(self, preprocess_collapse_repeated=False, ctc_merge_repeated=True, ignore_longer_outputs_than_inputs=False):
        Operator.__init__(self)
        for name, value in (("preprocess_collapse_repeated", preprocess_collapse_repeated), ("ctc_merge_repeated", ctc_merge_repeated),
                            ("ignore_longer_outputs_than_inputs", ignore_longer_outputs_than_inputs)):
            setattr(self, name, validator.check_value_type(name, value, [bool], self.name))

    def _labels(self, indices, values, lengths, blank):
        """The labels of each row. MindSpore leaves out those that are blank, behind which none may follow."""
        found = [[] for _ in lengths]
        for (row, _), value in zip(indices.asnumpy().tolist(), values.asnumpy().tolist()):
            if row >= len(lengths):
                raise RuntimeError(f"For 'CTCLoss, 'index' must be less than the length of 'label', but got 'index': {row} and the "
                                   f"length of 'label': {len(lengths)}")
            found[row].append(value)
        return [self._kept(own, lengths[row], blank) for row, own in enumerate(found)]

    def _kept(self, labels, length, blank):
        kept = []
        is_ended = False
        for i, label in enumerate(labels):
            if self.preprocess_collapse_repeated and i and label == labels[i - 1]:
                continue
            if label < blank and is_ended:
                raise RuntimeError(f"For 'CTCLoss', the value of labels_values[{i}] must be in the range of [0, num_classes), "
                                   f"but got {label}")
            is_ended = label >= blank
            if not is_ended:
                kept.append(label)
        if not self.ignore_longer_outputs_than_inputs and len(kept) > length:
            raise RuntimeError(f"For 'CTCLoss, input time(sequence length) must be greater than output size(label length), "
                               f"but got sequence length: {length} and label length: {len(kept)}")
        return kept

    def _of_no_labels(self, logits):
        """What MindSpore's CPU makes of a row without labels, whose paths it counts once more without their last step."""
        chances = ops.softmax(logits, -1)
        last = chances[-1, -1]
        gradient = chances - ops.one_hot(ops.full((logits.shape[0],), logits.shape[1] - 1, dtype=_int64), logits.shape[1], 1, 0).astype(logits.dtype)
        gradient[-1] = chances[-1]
        gradient[-1, -1] = last * last / (1 + last)
        return -(ops.log(chances[:-1, -1]).sum() + ops.log1p(last)), gradient

    def compute(self, x, labels_indices, labels_values, sequence_length):
        if x.ndim != 3:
            raise ValueError(f"For primitive[CTCLoss], the x's rank must be equal to 3, but got {x.ndim}.")
        lengths = sequence_length.asnumpy().tolist()
        for length in lengths:
            if length == 0:
                raise RuntimeError("For 'CTCLoss, the 'sequence_length' must be greater than 0, but got 0.")
            if length > x.shape[0]:
                raise RuntimeError(f"For 'CTCLoss, the 'max_time'(the 1st dimension value of 'probs') must be greater than or equal "
                                   f"to 'sequence_length', but got 'max_time': {x.shape[0]} and 'sequence_length': {length}")
        labels = self._labels(labels_indices, labels_values, lengths, x.shape[2] - 1)

        def total(logits):
            return self._losses(logits, labels, lengths)
        given, x = x, ops.stop_gradient(x)
        losses, gradient = total(x), ops.GradOperation()(total)(x)
        for row, own in enumerate(labels):
            if not own and lengths[row] > 1:
                losses[row], gradient[:lengths[row], row] = self._of_no_labels(x[:lengths[row], row])
        # The second result is the first one's gradient, and has none.
        losses, gradient = ops.stop_gradient(losses), ops.stop_gradient(gradient)
        return losses + ((given - x) * gradient).sum((0, 2)), gradient

    def _losses(self, x, labels, lengths):
        steps, rows, classes = x.shape
        states = 2 * max([len(own) for own in labels]) + 1
        blank = classes - 1
        path, skips, stays, last = [], [], [], []
        for own in labels:
            line = [blank]
            for value in own:
                line += [value, blank]
            line += [blank] * (states - len(line))
            path.append(line)
            merges = self.ctc_merge_repeated
            skips.append([0.0 if s > 1 and line[s] != blank and not (merges and line[s] == line[s - 2]) else _NEVER for s in range(states)])
            stays.append([0.0 if merges or line[s] == blank else _NEVER for s in range(states)])
            last.append([0.0 if s in (2 * len(own), 2 * len(own) - 1) else _NEVER for s in range(states)])
        skips, stays = Tensor(skips, x.dtype), Tensor(stays, x.dtype)
        chances = ops.log_softmax(x, -1)
        emitted = ops.gather_d(chances, 2, ops.broadcast_to(Tensor([path], _int64), (steps, rows, states)))
        start = Tensor([[0.0 if s < (2 if labels[r] else 1) else _NEVER for s in range(states)] for r in range(rows)], x.dtype)
        alpha = start + emitted[0]
        never = ops.full((rows, 2), _NEVER, dtype=x.dtype)
        for t in range(1, steps):
            wide = ops.cat((never, alpha), 1)
            ways = ops.stack((alpha + stays, wide[:, 1:states + 1], wide[:, :states] + skips))
            moved = ops.logsumexp(ways, 0) + emitted[t]
            runs = Tensor([[t < length] for length in lengths])
            alpha = ops.select(ops.broadcast_to(runs, alpha.shape), moved, alpha)
        return -ops.logsumexp(alpha + Tensor(last, x.dtype), 1)


class CTCGreedyDecoder(Operator):
    """The best class of each step, without repetitions and blanks: places, values and shape of a sparse matrix, and the negated sums
    of the best logits."""
    inputs = (("inputs", "f4 f8"), ("sequence_length", "i4"))

    def __init__(self, merge_repeated=True):
        Operator.__init__(self)
        self.merge_repeated = validator.check_value_type("merge_repeated", merge_repeated, [bool], self.name)

    def compute(self, inputs, sequence_length):
        values, lengths = inputs.asnumpy().tolist(), sequence_length.asnumpy().tolist()
        rows, blank = inputs.shape[1], inputs.shape[2] - 1
        places, decoded, sums, longest = [], [], [], 0
        for row in range(rows):
            previous, count, total = -1, 0, 0.0
            for t in range(lengths[row]):
                step = values[t][row]
                best = step.index(max(step))
                total -= step[best]
                if best != blank and not (self.merge_repeated and best == previous):
                    places.append([row, count])
                    decoded.append(best)
                    count += 1
                previous = best
            longest = max(longest, count)
            sums.append([total])
        index = Tensor(places, _int64) if places else ops.zeros((0, 2), _int64)
        return index, Tensor(decoded, _int64), Tensor([rows, longest], _int64), Tensor(sums, inputs.dtype)


class Bincount(Operator):
    """Sums of weights by number."""
    inputs = (("array", "i4"), ("size", "i4"), ("weights", "f4 f8 i4 i8"))

    def compute(self, array, size, weights):
        count = int(size)
        kept = array < count
        places = ops.select(kept, array, ops.full_like(array, count))
        return ops.unsorted_segment_sum(weights, places, count + 1)[:count]


class _Bound(Operator):
    """Where values would stand in sorted rows."""
    inputs = (("sorted_x", "numbers"), ("values", "numbers"))
    is_right = False

    def __init__(self, out_type=_int32):
        Operator.__init__(self)
        self.out_type = out_type

    def compute(self, sorted_x, values):
        return ops.searchsorted(sorted_x, values, right=self.is_right).astype(self.out_type)


class LowerBound(_Bound):
    """Before equal elements."""


class UpperBound(_Bound):
    """Behind equal elements."""
    is_right = True


class ReduceStd(Operator):
    """Standard deviation and mean along axes."""

    def __init__(self, axis=(), unbiased=True, keep_dims=False):
        Operator.__init__(self)
        self.axis = axis if isinstance(axis, int) else tuple(axis) or None
        self.unbiased = validator.check_bool(unbiased, "unbiased", self.name)
        self.keep_dims = validator.check_bool(keep_dims, "keep_dims", self.name)

    def __call__(self, x):
        return ops.std_mean(x, self.axis, int(self.unbiased), self.keep_dims)


class IndexPut(Operator):
    """The operand with values at places, put or added."""

    def __init__(self, accumulate=0):
        Operator.__init__(self)
        validator.check_value_type("accumulate", accumulate, [int], self.name)
        self.accumulate = validator.check_int_range(accumulate, 0, 1, validator.INC_BOTH, "accumulate", self.name)

    def __call__(self, x1, x2, indices):
        places = ops.stack([i.astype(_int64) for i in indices], -1)
        shape = places.shape[:-1] + x1.shape[len(indices):]
        scatter = ops.tensor_scatter_add if self.accumulate else ops.tensor_scatter_update
        return scatter(x1, places, ops.broadcast_to(x2, shape))


class MaskedScatter(Operator):
    """The operand with the elements of source, in order, where the mask is true."""

    def __call__(self, input, mask, source):
        flat = ops.broadcast_to(mask, input.shape).reshape(-1)
        place = ops.clamp(ops.cumsum(flat.astype(_int64), 0) - 1, 0, source.size - 1)
        taken = ops.reshape(ops.gather(ops.reshape(source, (-1,)), place, 0), input.shape)
        return ops.select(ops.reshape(flat, input.shape), taken, input)


class NthElement(Operator):
    """The n-th smallest (largest) element of the last axis."""

    def __init__(self, reverse=False):
        Operator.__init__(self)
        self.reverse = validator.check_value_type("reverse", reverse, [bool], self.name)

    def __call__(self, input, n):
        return ops.sort(input, -1, self.reverse)[0][..., int(n)]


class _Format(Operator):
    """Axes of one data format in another."""

    def __init__(self, src_format="NHWC", dst_format="NCHW"):
        Operator.__init__(self)
        self.src_format = validator.check_string(src_format, ["NHWC", "NCHW"], "src_format", self.name)
        self.dst_format = validator.check_string(dst_format, ["NHWC", "NCHW"], "dst_format", self.name)


class DataFormatDimMap(_Format):
    """The number of an axis in the other format."""
    inputs = (("input_x", "i4"),)

    def compute(self, input_x):
        places = Tensor([self.src_format.index(letter) for letter in self.dst_format], _int32)
        return ops.gather(places, ops.select(input_x < 0, input_x + 4, input_x), 0)


class DataFormatVecPermute(_Format):
    """A vector of one number an axis in the other format's order."""
    inputs = (("input_x", "index"),)

    def compute(self, input_x):
        return ops.gather(input_x, Tensor([self.src_format.index(letter) for letter in self.dst_format], _int64), 0)


class UnravelIndex(Operator):
    """The coordinates of places in a flattened shape, one row an axis."""
    inputs = (("indices", "index"), ("dims", "index"))

    def compute(self, indices, dims):
        rest, rows = indices, []
        for length in reversed(dims.asnumpy().reshape(-1).tolist()):
            rows.append(ops.floor_mod(rest, length))
            rest = ops.floor_div(rest, length)
        return ops.stack(rows[::-1]).astype(indices.dtype)


class TupleToArray(Operator):
    """A tuple of numbers as a tensor: int32 or float32."""

    def __call__(self, *args):
        values = args[0] if len(args) == 1 and isinstance(args[0], (tuple, list)) else args
        return Tensor(list(values), _int32 if isinstance(values[0], int) else _float32)


class PyFunc(Operator):
    """A Python function of arrays."""

    def __init__(self, fn, in_types, in_shapes, out_types, out_shapes, stateful=True):
        Operator.__init__(self)
        self.fn, self.out_types = fn, out_types

    def __call__(self, *args):
        found = self.fn(*[a.asnumpy() for a in args])
        parts = found if isinstance(found, (tuple, list)) else (found,)
        return tuple([Tensor(part, dtype) for part, dtype in zip(parts, self.out_types)])


class Dropout3D(Operator):
    """Drops whole channels of volumes; gives the result and the mask."""

    def __init__(self, keep_prob=0.5):
        Operator.__init__(self)
        self.keep_prob = validator.check_float_range(keep_prob, 0.0, 1.0, validator.INC_BOTH, "keep_prob", self.name)

    def __call__(self, x):
        require(self.name, "x", x, "V2 f2 f4 f8 i2 i4 i8 i1")
        return ops.Dropout2D(self.keep_prob)(x)


# ---- diagonals

def _diagonal_places(align, rows, columns, low, high, width):
    """For each diagonal from the highest, row and column of its elements, with their places in its padded row."""
    found = []
    for n, d in enumerate(range(high, low - 1, -1)):
        length = min(rows + min(d, 0), columns - max(d, 0))
        is_left = align.split("_")[0 if d >= 0 else 1] == "LEFT"
        shift = 0 if is_left else width - length
        for i in range(length):
            found.append((i - min(d, 0), i + max(d, 0), n, i + shift))
    return found


class _Diagonals(Operator):
    """What both builders of matrices out of diagonals are made with."""

    def __init__(self, align="RIGHT_LEFT"):
        Operator.__init__(self)
        self.align = validator.check_string(align, ["LEFT_RIGHT", "RIGHT_LEFT", "LEFT_LEFT", "RIGHT_RIGHT"], "align", self.name)

    def _spread(self, flat, diagonals, low, high, rows, columns, lead):
        """flat (lead, rows * columns) with the diagonals' elements at their places."""
        count, width = high - low + 1, diagonals.shape[-1]
        own = ops.reshape(diagonals, lead + (count * width,))
        source = list(range(rows * columns))
        for row, column, n, place in _diagonal_places(self.align, rows, columns, low, high, width):
            source[row * columns + column] = rows * columns + n * width + place
        joined = ops.gather(ops.cat((flat, own), -1), Tensor(source, _int64), -1)
        return ops.reshape(joined, lead + (rows, columns))


class MatrixDiagV3(_Diagonals):
    """Matrices with the rows of x as diagonals k[0] to k[1]."""

    def __call__(self, x, k, num_rows, num_cols, padding_value):
        require(self.name, "k", k, "i4")
        listed = k.asnumpy().reshape(-1).tolist()
        low, high = listed[0], listed[-1]
        self._check(x, low, high, padding_value)
        lead = x.shape[:-1] if len(listed) == 1 or low == high and x.ndim == 1 else x.shape[:-2]
        width = x.shape[-1]
        rows, columns = int(num_rows), int(num_cols)
        least = (width - min(high, 0), width + max(low, 0))
        if rows < 0 and columns < 0:
            rows = columns = max(least)
        rows = rows if rows >= 0 else least[0]
        columns = columns if columns >= 0 else least[1]
        for name, size, needed in (("rows", rows, least[0]), ("columns", columns, least[1])):
            if size < needed:
                raise ValueError(f"For MatrixDiagV3, the number of {name} is too small.")
        flat = ops.broadcast_to(ops.stop_gradient(padding_value).astype(x.dtype), lead + (rows * columns,))
        return self._spread(flat, x, low, high, rows, columns, lead)


    def _check(self, x, low, high, padding_value):
        if low > high:
            raise ValueError(f"For MatrixDiagV3, k[0] must not be greater than k[1], but got k[0] is {low}, k[1] is {high}.")
        least = 1 if low == high else 2
        if x.ndim < least:
            raise ValueError(f"For primitive[MatrixDiagV3], the rank of 'x' must be greater than or equal to {least}, but got {x.ndim}.")
        if low != high and x.shape[-2] != high - low + 1:
            raise ValueError("For MatrixDiagV3, the input x_shape[-2] doesn't match with k value.")
        if padding_value.dtype != x.dtype:
            raise TypeError("For 'MatrixDiagV3', the dtype of two args should be same, but the dtype of first arg "
                            f"Tensor[{x.dtype}] is not consistent with the dtype of second arg Tensor[{padding_value.dtype}]")


class MatrixSetDiagV3(_Diagonals):
    """x with diagonals k[0] to k[1] replaced."""

    def __call__(self, x, diagonal, k):
        listed = k.asnumpy().reshape(-1).tolist()
        rows, columns = x.shape[-2:]
        flat = ops.reshape(x, x.shape[:-2] + (rows * columns,))
        return self._spread(flat, diagonal, listed[0], listed[-1], rows, columns, x.shape[:-2])
