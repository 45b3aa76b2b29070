"""Operators on sparse tensors, by dense operators on their indices and values. Places are computed on the host."""
import numpy as _np
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.common.sparse_tensor import COOTensor, CSRTensor, RowTensorInner
from mindspore.ops.operator_base import require

_UNARY = ("abs acos acosh asin asinh atan atanh ceil cos cosh exp expm1 floor inv isfinite isinf isnan log log1p neg relu relu6 "
          "round sigmoid sin sinh softsign sqrt square tan tanh").split()


def _unary(kind, word, name):
    def operator(x):
        if not isinstance(x, kind):
            raise TypeError(f"Expects {kind.__name__} for {operator.__name__}")
        return x._with(getattr(ops, name)(x.values))
    operator.__name__ = operator.__qualname__ = f"{word}_{name}"
    return operator


for _name in _UNARY:
    globals()["coo_" + _name] = _unary(COOTensor, "coo", _name)
    globals()["csr_" + _name] = _unary(CSRTensor, "csr", _name)


def _places(array, like):
    """Indices computed on the host, in the dtype of others."""
    return Tensor(_np.array(array), like.dtype)


def _rows(csr):
    """The row of each value: how many rows begin at its number or before it."""
    numbers = ops.arange(csr.indices.shape[0]).astype(_native.int32)
    return ops.searchsorted(csr.indptr.astype(_native.int32), numbers, out_int32=True, right=True) - 1


def _coordinates(csr):
    return ops.stack((_rows(csr), csr.indices.astype(_native.int32)), 1)


def _flat(indices, shape):
    """Positions of COO indices in the flattened tensor."""
    return _np.ravel_multi_index(tuple(indices.asnumpy().T), shape)


def picked(dense, indices):
    """Elements of a dense tensor at COO indices."""
    return ops.gather_nd(dense, indices)


def coo_to_dense(coo):
    return ops.scatter_nd(coo.indices.astype(_native.int32), coo.values, coo.shape)


def add_to_dense(coo, dense):
    return ops.tensor_scatter_add(dense, coo.indices.astype(_native.int32), coo.values)


def coalesced(coo):
    """Indices in order, values at equal indices summed."""
    if coo.indices.dtype != _native.int64:
        raise TypeError("For primitive[Coalesce], the input argument[x_indices] must be a type of {Tensor[Int64]}, but got "
                        f"Tensor[{coo.indices.dtype}].")
    return _merged(coo.indices.asnumpy(), coo.values, coo.shape, coo.indices)


def _merged(indices, values, shape, like):
    flat = _np.ravel_multi_index(tuple(indices.T), shape)
    places, slots = _np.unique(flat, return_inverse=True)
    summed = ops.unsorted_segment_sum(values, Tensor(_np.array(slots), _native.int32), len(places))
    return COOTensor(_places(_np.stack(_np.unravel_index(places, shape), 1), like), summed, shape)


def coo_to_csr(coo):
    order = _np.argsort(_flat(coo.indices, coo.shape))
    indices = coo.indices.asnumpy()[order]
    counts = _np.bincount(indices[:, 0], minlength=coo.shape[0])
    pointers = _np.concatenate((_np.zeros(1, _np.int64), _np.cumsum(counts)))
    values = ops.gather(coo.values, Tensor(order, _native.int32), 0)
    return CSRTensor(_places(pointers, coo.indices), _places(indices[:, 1], coo.indices), values, coo.shape)


def csr_to_coo(tensor):
    if not isinstance(tensor, CSRTensor):
        raise TypeError("For functional operator csr_to_coo, input argument must be a CSRTensor.")
    return COOTensor(_coordinates(tensor).astype(tensor.indices.dtype), tensor.values, tensor.shape)


def csr_to_dense(csr_tensor):
    if not isinstance(csr_tensor, CSRTensor):
        raise TypeError("For functional operator csr_to_dense, input argument must be a CSRTensor.")
    return ops.scatter_nd(_coordinates(csr_tensor), csr_tensor.values, csr_tensor.shape)


def dense_to_sparse_coo(tensor):
    """The elements that are not zero."""
    if not isinstance(tensor, Tensor):
        raise TypeError("For functional operator dense_to_sparse_coo, input argument must be a Tensor.")
    places = Tensor(_np.stack(_np.nonzero(tensor.asnumpy()), 1), _native.int32)
    return COOTensor(places, ops.gather_nd(tensor, places), tensor.shape)


def dense_to_sparse_csr(tensor):
    require("DenseToCSRSparseMatrix", "dense_input", tensor, "c16 c8 f4 f8")
    if not isinstance(tensor, Tensor):
        raise TypeError("For functional operator dense_to_sparse_csr, input argument must be a Tensor.")
    return coo_to_csr(dense_to_sparse_coo(tensor))


def coo2csr(row_indices, height):
    """The row pointers of sorted row indices."""
    counts = _np.bincount(row_indices.asnumpy(), minlength=height)
    return _places(_np.concatenate((_np.zeros(1, _np.int64), _np.cumsum(counts))), row_indices)


def csr2coo(indptr, nnz):
    """The row of each value, of row pointers."""
    pointers = indptr.asnumpy()
    return _places(_np.repeat(_np.arange(len(pointers) - 1), pointers[1:] - pointers[:-1]), indptr)


def csr_gather(indptr, indices, dense, sparse_shape):
    """Elements of `dense`, spread to the shape, at the places of a CSR tensor."""
    pointers = indptr.asnumpy()
    rows = _np.repeat(_np.arange(len(pointers) - 1), pointers[1:] - pointers[:-1])
    places = Tensor(_np.stack((rows, indices.asnumpy()), 1), _native.int32)
    return ops.gather_nd(ops.broadcast_to(dense, tuple(sparse_shape)), places)


def _spread(x, y):
    """The other operand of csr_mul and csr_div at the places of x."""
    if isinstance(y, (int, float)) or isinstance(y, Tensor) and y.ndim == 0:
        return y
    return csr_gather(x.indptr, x.indices, y, x.shape)


def csr_mul(x, y):
    """The values of x * y, which is dense."""
    _check(x, "csr_mul")
    return x.values * _spread(x, y)


def csr_div(x, y):
    _check(x, "csr_div")
    return x.values / _spread(x, y)


def _check(x, name):
    if not isinstance(x, CSRTensor):
        raise TypeError(f"For functional operator {name}, input argument must be a CSRTensor.")


def csr_mv(csr_tensor, dense):
    """The product with a vector of shape (columns, 1)."""
    _check(csr_tensor, "csr_mv")
    return _product(csr_tensor, dense)


def csr_mm(a, b, trans_a=False, trans_b=False, adjoint_a=False, adjoint_b=False):
    """The product with a dense matrix; with a sparse one it is sparse."""
    _check(a, "csr_mm")
    if isinstance(b, CSRTensor):
        left = a.to_dense().T if trans_a or adjoint_a else a.to_dense()
        right = b.to_dense().T if trans_b or adjoint_b else b.to_dense()
        return dense_to_sparse_csr(ops.matmul(left, right))
    return _product(a, b)


def _product(csr, dense):
    columns = ops.gather(dense, csr.indices.astype(_native.int32), 0)
    parts = columns * csr.values.reshape((-1,) + (1,) * (dense.ndim - 1))
    return ops.unsorted_segment_sum(parts, _rows(csr), csr.shape[0])


def csr_reduce_sum(csr_tensor, axis):
    """Sums over the columns, kept as an axis of one."""
    _check(csr_tensor, "csr_reduce_sum")
    if axis not in (1, 1 - csr_tensor.ndim):
        raise ValueError(f"For CSRReduceSum, `axis` should be 1 or 1-dim. But got `axis`: {axis}and `1- dim`: "
                         f"{1 - csr_tensor.ndim}.")
    sums = ops.unsorted_segment_sum(csr_tensor.values, _rows(csr_tensor), csr_tensor.shape[0])
    return sums.reshape((csr_tensor.shape[0], 1))


def csr_add(a, b, alpha, beta):
    """alpha * a + beta * b, with the places of both."""
    if not isinstance(a, CSRTensor) or not isinstance(b, CSRTensor):
        raise TypeError("For functional operator csr_add, both inputs a and b must be type of CSRTensor.")
    first, second = csr_to_coo(a), csr_to_coo(b)
    places = _np.concatenate((first.indices.asnumpy(), second.indices.asnumpy()))
    values = ops.concat((first.values * alpha, second.values * beta), 0)
    return coo_to_csr(_merged(places, values, a.shape, a.indices))


def csr_softmax(logits, dtype):
    """Softmax over the values of each row."""
    if not isinstance(logits, CSRTensor):
        raise TypeError("For functional operator sparse_matrix_softmax, logits must be type of CSRTensor.")
    values = logits.values.astype(dtype)
    rows = _rows(logits)
    count = logits.shape[0]
    largest = ops.unsorted_segment_max(values, rows, count)
    powers = ops.exp(values - ops.gather(largest, rows, 0))
    return logits._with(powers / ops.gather(ops.unsorted_segment_sum(powers, rows, count), rows, 0))


def coo_add(x1, x2, thresh):
    """The sum; sums of two elements whose magnitude is below `thresh` are left out."""
    if x1.indices.dtype != _native.int64:
        raise TypeError("For primitive[SparseAdd], the input argument[x1_indices] must be a type of {Tensor[Int64]}, but got "
                        f"Tensor[{x1.indices.dtype}].")
    places = _np.concatenate((x1.indices.asnumpy(), x2.indices.asnumpy()))
    summed = _merged(places, ops.concat((x1.values, x2.values), 0), x1.shape, x1.indices)
    of_both = _np.isin(_flat(summed.indices, x1.shape), _np.intersect1d(_flat(x1.indices, x1.shape), _flat(x2.indices, x1.shape)))
    keeps = _np.nonzero(~of_both | (_np.abs(summed.values.asnumpy()) >= float(thresh.asnumpy())))[0]
    if len(keeps) == summed.size:
        return summed
    kept = Tensor(keeps, _native.int32)
    return COOTensor(ops.gather(summed.indices, kept, 0), ops.gather(summed.values, kept, 0), summed.shape)


def coo_concat(sp_input, concat_dim=0):
    """COO tensors one after another along an axis, indices in order."""
    axis = concat_dim + sp_input[0].ndim if concat_dim < 0 else concat_dim
    places, offset = [], 0
    for part in sp_input:
        moved = _np.array(part.indices.asnumpy())
        moved[:, axis] += offset
        offset += part.shape[axis]
        places.append(moved)
    shape = tuple([offset if i == axis else size for i, size in enumerate(sp_input[0].shape)])
    return _merged(_np.concatenate(places), ops.concat([part.values for part in sp_input], 0), shape, sp_input[0].indices)


def make_coo_tensor(indices, values, shape):
    return COOTensor(indices, values, shape)


def make_csr_tensor(indptr, indices, values, shape):
    return CSRTensor(indptr, indices, values, shape)


def make_row_tensor(indices, values, dense_shape):
    return RowTensorInner(indices, values, dense_shape)


def make_sparse_tensor(indices, values, dense_shape):
    return make_coo_tensor(indices, values, dense_shape)


make_row_tensor_inner = make_row_tensor


def _reader(name, field):
    def read(tensor):
        return getattr(tensor, field)
    read.__name__ = read.__qualname__ = name
    return read


for _kind, _fields in (("coo", "indices values"), ("csr", "indptr indices values"), ("row", "indices values")):
    for _field in _fields.split():
        globals()[f"{_kind}_tensor_get_{_field}"] = _reader(f"{_kind}_tensor_get_{_field}", _field)
    globals()[f"{_kind}_tensor_get_dense_shape"] = _reader(f"{_kind}_tensor_get_dense_shape", "shape")
