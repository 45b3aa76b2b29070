"""Primitives on sparse tensors in coordinates (indices, values, shape) and in compressed rows (shape, batch pointers, row pointers,
columns, values), on sets, and on ragged tensors. Their results have shapes by value: they are computed on the host."""
import numpy as np
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator


def _dense(indices, values, shape):
    """The dense array; what stands at one place twice is added."""
    whole = np.zeros(tuple(shape.asnumpy().tolist()) if isinstance(shape, Tensor) else tuple(shape), values.asnumpy().dtype)
    np.add.at(whole, tuple(indices.asnumpy().T), values.asnumpy())
    return whole


def _like(array, x):
    return Tensor(np.asarray(array), x.dtype)


# ---- segments

class SparseSegmentSum(Operator):
    """Sums of the rows that indices take, by segment; `scaled` divides them."""

    def scaled(self, total, count):
        return total

    def __call__(self, x, indices, segment_ids, num_segments=None):
        rows, ids = x.asnumpy()[indices.asnumpy()], segment_ids.asnumpy()
        count = int(num_segments.asnumpy()) if num_segments is not None else int(ids[-1]) + 1 if ids.size else 0
        total = np.zeros((count,) + rows.shape[1:], np.float64 if rows.dtype.kind == "f" else rows.dtype)
        np.add.at(total, ids, rows)
        counts = np.maximum(np.bincount(ids, minlength=count), 1).reshape((-1,) + (1,) * (rows.ndim - 1))
        return _like(self.scaled(total, counts).astype(rows.dtype), x)


class SparseSegmentMean(SparseSegmentSum):
    """Means of the rows that indices take, by segment."""

    def scaled(self, total, count):
        return total / count


class SparseSegmentSqrtN(SparseSegmentSum):
    """Sums of the rows that indices take, by segment, over the root of how many they are."""

    def scaled(self, total, count):
        return total / np.sqrt(count)


class SparseSegmentSumWithNumSegments(SparseSegmentSum):
    """SparseSegmentSum with as many segments as are asked for."""


class SparseSegmentMeanWithNumSegments(SparseSegmentMean):
    """SparseSegmentMean with as many segments as are asked for."""


class SparseSegmentSqrtNWithNumSegments(SparseSegmentSqrtN):
    """SparseSegmentSqrtN with as many segments as are asked for."""


# ---- coordinates

def _ordered(indices):
    """The order of coordinates by rows."""
    return np.lexsort(indices.T[::-1])


class SparseReorder(Operator):
    """Indices and values by rows."""

    def __call__(self, indices, values, shape):
        places = indices.asnumpy()
        order = _ordered(places)
        return _like(places[order], indices), _like(values.asnumpy()[order], values)


class SparseReshape(Operator):
    """The indices that the same values have in another shape."""

    def __call__(self, indices, shape, new_shape):
        old, new = shape.asnumpy(), new_shape.asnumpy().copy()
        if (new == -1).any():
            new[new == -1] = int(np.prod(old)) // int(-np.prod(new))
        flat = np.ravel_multi_index(tuple(indices.asnumpy().T), tuple(old.tolist()))
        return Tensor(np.stack(np.unravel_index(flat, tuple(new.tolist())), 1).astype(np.int64)), Tensor(new.astype(np.int64))


class SparseConcat(Operator):
    """Sparse tensors one after another along an axis."""

    def __init__(self, concat_dim=0):
        Operator.__init__(self)
        self.concat_dim = validator.check_value_type("concat_dim", concat_dim, [int], self.name)

    def __call__(self, sp_input_indices, sp_input_values, sp_input_shapes):
        axis, begin, indices = self.concat_dim, 0, []
        shape = sp_input_shapes[0].asnumpy().copy()
        axis = axis + shape.size if axis < 0 else axis
        for places, lengths in zip(sp_input_indices, sp_input_shapes):
            moved = places.asnumpy().copy()
            moved[:, axis] += begin
            indices.append(moved)
            begin += int(lengths.asnumpy()[axis])
        shape[axis] = begin
        places = np.concatenate(indices)
        order = _ordered(places)
        values = np.concatenate([v.asnumpy() for v in sp_input_values])
        return Tensor(places[order]), _like(values[order], sp_input_values[0]), Tensor(shape)


class SparseSplit(Operator):
    """A sparse tensor cut into parts along an axis."""

    def __init__(self, num_split=1):
        Operator.__init__(self)
        self.num_split = validator.check_value_type("num_split", num_split, [int], self.name)

    def __call__(self, split_dim, indices, values, shape):
        axis, lengths, places = int(split_dim.asnumpy()), shape.asnumpy(), indices.asnumpy()
        whole, more = divmod(int(lengths[axis]), self.num_split)
        found, begin = ([], [], []), 0
        for i in range(self.num_split):
            end = begin + whole + (1 if i < more else 0)
            inside = (places[:, axis] >= begin) & (places[:, axis] < end)
            moved, part = places[inside].copy(), lengths.copy()
            moved[:, axis] -= begin
            part[axis] = end - begin
            for to, made in zip(found, (moved, values.asnumpy()[inside], part)):
                to.append(Tensor(made))
            begin = end
        return tuple([tuple(part) for part in found])


class _WithDense(Operator):
    """The values after an operation with what stands at their places in a dense tensor, which is broadcast."""

    def __call__(self, x1_indices, x1_values, x1_shape, x2):
        dense = np.broadcast_to(x2.asnumpy(), tuple(x1_shape.asnumpy().tolist()))
        return _like(self.joined(x1_values.asnumpy(), dense[tuple(x1_indices.asnumpy().T)]), x1_values)


class SparseDenseCwiseAdd(_WithDense):
    """Values plus the dense tensor's."""

    def joined(self, a, b):
        return a + b


class SparseDenseCwiseMul(_WithDense):
    """Values times the dense tensor's."""

    def joined(self, a, b):
        return a * b


class SparseDenseCwiseDiv(_WithDense):
    """Values over the dense tensor's."""

    def joined(self, a, b):
        return a / b


class SparseSoftmax(Operator):
    """Softmax over the values of each row."""

    def __call__(self, indices, values, shape):
        places, v = indices.asnumpy(), values.asnumpy()
        _, row = np.unique(places[:, :-1], axis=0, return_inverse=True)
        row = row.reshape(-1)
        peak = np.full(row.max() + 1, -np.inf)
        np.maximum.at(peak, row, v)
        powers = np.exp(v - peak[row])
        total = np.zeros(peak.shape)
        np.add.at(total, row, powers)
        return _like((powers / total[row]).astype(v.dtype), values)


class SparseSparseMaximum(Operator):
    """The larger at each place that either tensor names; what one leaves out is zero."""

    def chosen(self, a, b):
        return np.maximum(a, b)

    def __call__(self, x1_indices, x1_values, x1_shape, x2_indices, x2_values, x2_shape):
        a, b = _dense(x1_indices, x1_values, x1_shape), _dense(x2_indices, x2_values, x2_shape)
        places = np.unique(np.concatenate((x1_indices.asnumpy(), x2_indices.asnumpy())), axis=0)
        at = tuple(places.T)
        return Tensor(places), _like(self.chosen(a[at], b[at]), x1_values)


class SparseSparseMinimum(SparseSparseMaximum):
    """The smaller at each place that either tensor names."""

    def chosen(self, a, b):
        return np.minimum(a, b)


class SparseFillEmptyRows(Operator):
    """A default in the first column of each row that has no value."""

    def __call__(self, indices, values, dense_shape, default_value):
        places, v, rows = indices.asnumpy(), values.asnumpy(), int(dense_shape.asnumpy()[0])
        empty = ~np.isin(np.arange(rows), places[:, 0])
        added = np.zeros((int(empty.sum()), places.shape[1]), places.dtype)
        added[:, 0] = np.nonzero(empty)[0]
        whole = np.concatenate((places, added))
        order = np.argsort(whole[:, 0], kind="stable")
        found = np.concatenate((v, np.full(len(added), default_value.asnumpy(), v.dtype)))[order]
        back = np.empty(len(order), np.int64)
        back[order] = np.arange(len(order))
        return Tensor(whole[order]), _like(found, values), Tensor(empty), Tensor(back[:len(places)])


class SparseToDenseV2(Operator):
    """A dense tensor of a default with values at indices."""

    def __init__(self, validate_indices=True):
        Operator.__init__(self)
        validator.check_value_type("validate_indices", validate_indices, [bool], self.name)

    def __call__(self, indices, output_shape, values, default_value):
        whole = np.full(tuple(output_shape.asnumpy().tolist()), default_value.asnumpy(), values.asnumpy().dtype)
        places = indices.asnumpy()
        whole[tuple(places.reshape(places.shape[0], -1).T)] = values.asnumpy()
        return _like(whole, values)


class SparseAddmm(Operator):
    """alpha sparse x2 + beta x3."""

    def __call__(self, indices, values, sparse_shape, x2_dense, x3_dense, alpha, beta):
        product = _dense(indices, values, sparse_shape) @ x2_dense.asnumpy()
        return _like((alpha.asnumpy() * product + beta.asnumpy() * x3_dense.asnumpy()).astype(x3_dense.asnumpy().dtype), x3_dense)


class SparseCountSparseOutput(Operator):
    """How often each number stands in each row, as a sparse tensor."""

    def __init__(self, binary_output=False, minlength=-1, maxlength=-1):
        Operator.__init__(self)
        self.binary_output = validator.check_value_type("binary_output", binary_output, [bool], self.name)
        self.minlength = validator.check_value_type("minlength", minlength, [int], self.name)
        self.maxlength = validator.check_value_type("maxlength", maxlength, [int], self.name)

    def __call__(self, indices, values, dense_shape, weights):
        places, numbers, shares = indices.asnumpy(), values.asnumpy(), weights.asnumpy()
        is_vector = places.shape[1] == 1
        counts, most = {}, 0
        for i, number in enumerate(numbers.tolist()):
            if self.maxlength >= 0 and number >= self.maxlength:
                continue
            key = (0 if is_vector else int(places[i, 0]), number)
            counts[key] = 1 if self.binary_output else counts.get(key, 0) + (shares[i] if shares.size else 1)
            most = max(most, number + 1)
        keys = sorted(counts)
        width = max(most, self.minlength)
        width = min(width, self.maxlength) if self.maxlength >= 0 else width
        if self.maxlength >= 0 and self.minlength < 0:
            width = self.maxlength
        found = np.array([counts[key] for key in keys]).astype(shares.dtype)
        if is_vector:
            return Tensor(np.array([[key[1]] for key in keys], np.int64)), Tensor(found), Tensor(np.array([width], np.int64))
        return Tensor(np.array(keys, np.int64)), Tensor(found), Tensor(np.array([int(dense_shape.asnumpy()[0]), width], np.int64))


# ---- compressed rows

def _rows_of(dense):
    """Shape, batch pointers, row pointers, columns and values of an array of two or three axes, as MindSpore has them."""
    parts = dense if dense.ndim == 3 else dense[None]
    batch, rows, columns, values = [0], [], [], []
    for part in parts:
        rows.append(0)
        for row in part:
            at = np.nonzero(row)[0]
            columns.extend(at.tolist())
            values.extend(row[at].tolist())
            rows.append(rows[-1] + len(at))
        batch.append(len(values))
    return np.array(dense.shape), np.array(batch), np.array(rows), np.array(columns), np.array(values, dense.dtype)


def _given_rows(shape, batch, rows, columns, values):
    """The coordinates of a tensor in compressed rows."""
    lengths, rows = shape.asnumpy().tolist(), rows.asnumpy()
    height, found, at = lengths[-2], [], 0
    for part in range(lengths[0] if len(lengths) == 3 else 1):
        pointers = rows[part * (height + 1):(part + 1) * (height + 1)]
        for row in range(height):
            for _ in range(int(pointers[row + 1] - pointers[row])):
                found.append(([part] if len(lengths) == 3 else []) + [row, int(columns.asnumpy()[at])])
                at += 1
    return np.array(found, np.int64).reshape(-1, len(lengths))


def _dense_of(shape, batch, rows, columns, values):
    whole = np.zeros(tuple(shape.asnumpy().tolist()), values.asnumpy().dtype)
    whole[tuple(_given_rows(shape, batch, rows, columns, values).T)] = values.asnumpy()
    return whole


def _compressed(places, values, shape, like):
    """What _rows_of gives, of coordinates; a value that is zero stays."""
    order = _ordered(places)
    places, values = places[order], values[order]
    lengths = shape.tolist()
    parts, height = (lengths[0], lengths[1]) if len(lengths) == 3 else (1, lengths[0])
    part = places[:, 0] if len(lengths) == 3 else np.zeros(len(places), np.int64)
    batch, rows = [0], []
    for i in range(parts):
        counts = np.bincount(places[part == i][:, -2], minlength=height)
        rows.extend([0] + np.cumsum(counts).tolist())
        batch.append(batch[-1] + int(counts.sum()))
    kind = like.asnumpy().dtype
    return (_like(shape, like), Tensor(np.array(batch, kind)), Tensor(np.array(rows, kind)), Tensor(places[:, -1].astype(kind)),
            Tensor(values))


class CSRSparseMatrixToDense(Operator):
    """The dense matrices."""

    def __call__(self, x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values):
        return _like(_dense_of(x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values), x_values)


class CSRSparseMatrixToSparseTensor(Operator):
    """Coordinates, values and shape."""

    def __call__(self, x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values):
        places = _given_rows(x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values)
        return _like(places, x_dense_shape), x_values, x_dense_shape


class DenseToCSRSparseMatrix(Operator):
    """Compressed rows of the elements at indices."""

    def __call__(self, dense_input, indices):
        places = indices.asnumpy()
        values = dense_input.asnumpy()[tuple(places.T)]
        return _compressed(places, values, np.array(dense_input.shape), indices)


class SparseTensorToCSRSparseMatrix(Operator):
    """Compressed rows of coordinates."""

    def __call__(self, x_indices, x_values, x_dense_shape):
        return _compressed(x_indices.asnumpy(), x_values.asnumpy(), x_dense_shape.asnumpy(), x_indices)


class SparseMatrixNNZ(Operator):
    """How many values each matrix has."""

    def __call__(self, x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values):
        return Tensor(np.diff(x_batch_pointers.asnumpy()).astype(np.int32))


class SparseMatrixTranspose(Operator):
    """The matrices transposed."""

    def __init__(self, conjugate=False):
        Operator.__init__(self)
        self.conjugate = validator.check_value_type("conjugate", conjugate, [bool], self.name)

    def __call__(self, x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values):
        places = _given_rows(x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values)
        places[:, -2:] = places[:, -2:][:, ::-1].copy()
        shape, values = x_dense_shape.asnumpy().copy(), x_values.asnumpy()
        shape[-2:] = shape[-2:][::-1].copy()
        return _compressed(places, np.conj(values) if self.conjugate else values, shape, x_dense_shape)


class SparseMatrixSoftmax(Operator):
    """Softmax over the values of each row."""

    def __init__(self, dtype):
        Operator.__init__(self)

    def __call__(self, x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values):
        places = _given_rows(x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, x_values)
        values = SparseSoftmax()(Tensor(places), x_values, x_dense_shape)
        return x_dense_shape, x_batch_pointers, x_row_pointers, x_col_indices, values


class SparseMatrixMatMul(Operator):
    """Matrices in compressed rows times dense ones."""

    def __init__(self, transpose_x1=False, transpose_x2=False, adjoint_x1=False, adjoint_x2=False, transpose_output=False,
                 conjugate_output=False):
        Operator.__init__(self)
        self.first, self.second = (transpose_x1, adjoint_x1), (transpose_x2, adjoint_x2)
        self.transpose_output, self.conjugate_output = transpose_output, conjugate_output

    def _turned(self, x, how):
        x = np.conj(x) if how[1] else x
        return np.swapaxes(x, -1, -2) if how[0] or how[1] else x

    def __call__(self, x1_dense_shape, x1_batch_pointers, x1_row_pointers, x1_col_indices, x1_values, x2_dense):
        first = _dense_of(x1_dense_shape, x1_batch_pointers, x1_row_pointers, x1_col_indices, x1_values)
        found = np.matmul(self._turned(first, self.first), self._turned(x2_dense.asnumpy(), self.second))
        found = np.swapaxes(found, -1, -2) if self.transpose_output else found
        return _like(np.conj(found) if self.conjugate_output else found, x1_values)


class SparseMatrixSparseMatMul(SparseMatrixMatMul):
    """The product of matrices in compressed rows, in compressed rows."""

    def __init__(self, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False):
        SparseMatrixMatMul.__init__(self, transpose_a, transpose_b, adjoint_a, adjoint_b)

    def __call__(self, *operands):
        a, b = self._turned(_dense_of(*operands[:5]), self.first), self._turned(_dense_of(*operands[5:]), self.second)
        shape, batch, rows, columns, values = _rows_of(np.matmul(a, b))
        return tuple([_like(part, x) for part, x in zip((shape, batch, rows, columns), operands)]) + (_like(values, operands[4]),)


class SparseMatrixAdd(Operator):
    """alpha x1 + beta x2, in compressed rows."""

    def __call__(self, *operands):
        alpha, beta = operands[10].asnumpy(), operands[11].asnumpy()
        a, b = _dense_of(*operands[:5]), _dense_of(*operands[5:10])
        places = np.unique(np.concatenate((_given_rows(*operands[:5]), _given_rows(*operands[5:10]))), axis=0)
        at = tuple(places.T)
        values = (alpha * a[at] + beta * b[at]).astype(a.dtype)
        return _compressed(places, values, operands[0].asnumpy(), operands[0])


# ---- sets

def _set_rows(found, lead, values):
    """Indices, values and shape of sets, one for each place of the leading axes."""
    most = max([len(row) for row in found], default=0)
    places, members = [], []
    for i, row in enumerate(found):
        for j, member in enumerate(sorted(row)):
            places.append(list(np.unravel_index(i, lead)) + [j])
            members.append(member)
    indices = Tensor(np.array(places, np.int64).reshape(-1, len(lead) + 1))
    return indices, _like(np.array(members, values.asnumpy().dtype), values), Tensor(np.array(list(lead) + [most], np.int64))


class DenseToDenseSetOperation(Operator):
    """Union, intersection or difference of the sets along the last axes."""

    def __init__(self, set_operation="a-b", validate_indices=True):
        Operator.__init__(self)
        names = ["a-b", "b-a", "intersection", "union"]
        self.set_operation = validator.check_string(set_operation.lower(), names, "set_operation", self.name)

    def _joined(self, a, b):
        return {"a-b": a - b, "b-a": b - a, "intersection": a & b, "union": a | b}[self.set_operation]

    def __call__(self, x1, x2):
        lead = x1.shape[:-1]
        rows = zip(x1.asnumpy().reshape((-1, x1.shape[-1])).tolist(), x2.asnumpy().reshape((-1, x2.shape[-1])).tolist())
        return _set_rows([self._joined(set(a), set(b)) for a, b in rows], lead, x1)


class DenseToSparseSetOperation(DenseToDenseSetOperation):
    """The same with sets in coordinates on the right."""

    def __call__(self, x1, x2_indices, x2_values, x2_shape):
        lead = x1.shape[:-1]
        right = [set() for _ in range(int(np.prod(lead)))]
        for place, value in zip(x2_indices.asnumpy().tolist(), x2_values.asnumpy().tolist()):
            right[int(np.ravel_multi_index(tuple(place[:-1]), lead))].add(value)
        rows = x1.asnumpy().reshape((-1, x1.shape[-1])).tolist()
        return _set_rows([self._joined(set(a), b) for a, b in zip(rows, right)], lead, x1)


class SetSize(Operator):
    """How many different members each set has."""

    def __init__(self, validate_indices=True):
        Operator.__init__(self)
        validator.check_bool(validate_indices, "validate_indices", self.name)

    def __call__(self, set_indices, set_values, set_shape):
        lead = tuple(set_shape.asnumpy().tolist()[:-1])
        found = [set() for _ in range(int(np.prod(lead)))]
        for place, value in zip(set_indices.asnumpy().tolist(), set_values.asnumpy().tolist()):
            found[int(np.ravel_multi_index(tuple(place[:-1]), lead))].add(value)
        return Tensor(np.array([len(row) for row in found], np.int32).reshape(lead))


# ---- ragged tensors

class RaggedTensorToSparse(Operator):
    """Coordinates of the elements of nested rows."""

    def __init__(self, Tsplits):
        Operator.__init__(self)

    def __call__(self, rt_nested_splits, rt_dense_values):
        splits = [s.asnumpy().tolist() for s in rt_nested_splits]
        shape = [len(splits[0]) - 1]
        paths = [[i] for i in range(shape[0])]
        for level in splits:
            shape.append(max([level[i + 1] - level[i] for i in range(len(level) - 1)], default=0))
            paths = [paths[i] + [j] for i in range(len(level) - 1) for j in range(level[i + 1] - level[i])]
        values = rt_dense_values.asnumpy()
        inner = values.shape[1:]
        places = [path + list(place) for path in paths for place in np.ndindex(inner)]
        indices = np.array(places, np.int64).reshape(-1, len(shape) + len(inner))
        return Tensor(indices), _like(values.reshape(-1), rt_dense_values), Tensor(np.array(shape + list(inner), np.int64))


class Sspaddmm(Operator):
    """alpha times a sparse matrix times a dense one, beside beta times another sparse one: places of both, one after the other."""

    def __call__(self, x1_indices, x1_values, x1_shape, x2_indices, x2_values, x2_shape, x3_dense, alpha, beta):
        rows, columns = x2_indices.asnumpy()
        factors, dense = x2_values.asnumpy() * alpha.asnumpy().reshape(-1)[0], x3_dense.asnumpy()
        products = (factors[:, None] * dense[columns]).reshape(-1)
        places = np.stack([np.repeat(rows, dense.shape[1]), np.tile(np.arange(dense.shape[1]), rows.size)])
        own = x1_values.asnumpy() * beta.asnumpy().reshape(-1)[0]
        return (Tensor(np.concatenate([x1_indices.asnumpy(), places], 1).astype(np.int64)), _like(np.concatenate([own, products]), x1_values),
                Tensor(x1_shape.asnumpy().astype(np.int64)))


class SparseAddGrad(Operator):
    """The gradients of a sum of sparse tensors by their values: what stands at their places in the sum, or zero."""

    def __call__(self, backprop_val_grad, x1_indices, x2_indices, sum_indices):
        above = {tuple(place): value for place, value in zip(sum_indices.asnumpy().tolist(), backprop_val_grad.asnumpy().tolist())}
        return tuple([_like([above.get(tuple(place), 0) for place in indices.asnumpy().tolist()], backprop_val_grad)
                      for indices in (x1_indices, x2_indices)])


class RaggedTensorToTensor(Operator):
    """Rows of unlike lengths, which partitions cut out of values, side by side in a tensor; `default_value` where there is none."""

    def __init__(self, row_partition_types):
        Operator.__init__(self)
        validator.check_value_type("row_partition_types", row_partition_types, [list], self.name)
        if not row_partition_types:
            raise ValueError(f"For {self.name}, row_partition_types cannot be empty.")
        for i, kind in enumerate(row_partition_types):
            validator.check_value_type(f"row_partition_types[{i}]", kind, [str], self.name)
        known = ("ROW_SPLITS", "FIRST_DIM_SIZE", "VALUE_ROWIDS")
        other = tuple(set(row_partition_types) - set(known))
        if other:
            raise ValueError(f"For {self.name}, row_partition_types only support {known}, but got {other if len(other) > 1 else repr(other[0])}.")
        if row_partition_types[0] not in known[:2]:
            raise ValueError(f"For {self.name}, the first element of row_partition_types must be in {known[:2]}, but got "
                             f"'{row_partition_types[0]}'.")
        if row_partition_types[0] == "ROW_SPLITS" and set(row_partition_types) != {"ROW_SPLITS"}:
            raise ValueError(f"For {self.name}, the each element of row_partition_types must be 'ROW_SPLITS' when row_splits tensor.")
        if row_partition_types[0] == "FIRST_DIM_SIZE" and set(row_partition_types[1:]) != {"VALUE_ROWIDS"}:
            raise ValueError(f"For {self.name}, 'VALUE_ROWIDS' must be preceded by 'FIRST_DIM_SIZE' in row_partition_types.")
        self.row_partition_types = row_partition_types

    def __call__(self, shape, values, default_value, row_partition_tensors):
        sizes, items = shape.asnumpy().tolist(), values.asnumpy()
        out = np.empty(sizes, items.dtype)
        out[...] = default_value.asnumpy()
        parts = [part.asnumpy() for kind, part in zip(self.row_partition_types, row_partition_tensors) if kind != "FIRST_DIM_SIZE"]
        places = [(i,) for i in range(self._rows(row_partition_tensors[0].asnumpy()))]
        for part in parts:
            places = self._below(places, part)
        for place, item in zip(places, items):
            if all(i < size for i, size in zip(place, sizes)):
                out[place] = item
        return _like(out, values)

    def _rows(self, first):
        return int(first) if self.row_partition_types[0] == "FIRST_DIM_SIZE" else first.size - 1

    def _below(self, places, part):
        if self.row_partition_types[0] == "ROW_SPLITS":
            return [(*place, i) for place, first, last in zip(places, part[:-1], part[1:]) for i in range(last - first)]
        counts, below = {}, []
        for row in part.tolist():
            below.append((*places[row], counts.get(row, 0)))
            counts[row] = counts.get(row, 0) + 1
        return below
