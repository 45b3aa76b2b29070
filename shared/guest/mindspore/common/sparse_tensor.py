"""Sparse tensors: COOTensor and CSRTensor hold dense Tensors of indices and values, and the shape of the whole. Operators on
them are dense operators on these (mindspore.ops.sparse), so gradients flow through the values."""
from _refjit import Tensor
import _refjit as _native
from mindspore.common import dtype as mstype

_INDEX_TYPES = (_native.int16, _native.int32, _native.int64)


def _check_types(indices, values, shape, owner="SparseTensors", name="indices"):
    if not isinstance(indices, Tensor):
        raise TypeError(f"For {owner}, '{name}' must be Tensor, but got {type(indices)}.")
    if not isinstance(values, Tensor):
        raise TypeError(f"For SparseTensors, 'values' must be Tensor, but got {type(values)}.")
    if not isinstance(shape, tuple):
        raise TypeError(f"For SparseTensors, 'shape' must be tuple, but got {type(shape)}.")


def _check_coo(indices, values, shape):
    _check_types(indices, values, shape)
    if indices.ndim != 2:
        raise ValueError(f"For COOTensor, 'indices' must be a 2-dimensional tensor, but got a {indices.ndim}-dimensional "
                         "tensor.")
    if values.ndim != 1:
        raise ValueError(f"For COOTensor, 'values' must be a 1-dimensional tensor, but got a {values.ndim}-dimensional tensor.")
    if indices.dtype not in _INDEX_TYPES:
        raise TypeError(f"For COOTensor, the type of 'indices' must be one of [int16, int32, int64], but got {indices.dtype}.")
    if indices.shape[0] != values.shape[0]:
        raise ValueError("For COOTensor, 'indices.shape[0]' must be euqal to 'values.shape[0]', but got 'indices.shape[0]' = "
                         f"{indices.shape[0]} and 'values.shape[0]' = {values.shape[0]}.")
    for size in shape:
        if not isinstance(size, int):
            raise TypeError(f"For COOTensor, the element type of 'shape' must be int, but got {type(size)}")
        if size <= 0:
            raise ValueError(f"For COOTensor, the element of 'shape' must be positive, but got {size} in {shape}.")
    if indices.shape[1] != len(shape):
        raise ValueError(f"For COOTensor, the length of 'shape' must be {indices.shape[1]}, but got {shape}.")


def _check_csr(indptr, indices, values, shape):
    _check_types(indptr, values, shape, "CSRTensor", "indptr")
    if not isinstance(indices, Tensor):
        raise TypeError(f"For CSRTensor, 'indices' must be Tensor, but got {type(indices)}.")
    for name, tensor in (("indptr", indptr), ("indices", indices)):
        if tensor.ndim != 1:
            raise ValueError(f"For CSRTensor, {name} must be a 1-dimensional tensor, but got a {tensor.ndim} dimension tensor.")
    for size in shape:
        if size <= 0:
            raise ValueError(f"For CSRTensor, the element of shape must be positive, but got {size}")
    if indptr.shape[0] != shape[0] + 1:
        raise ValueError(f"For CSRTensor, indptr must have length (1 + shape[0]), but got: {indptr.shape[0]}")
    for name, tensor in (("indptr", indptr), ("indices", indices)):
        if tensor.dtype not in _INDEX_TYPES:
            raise TypeError(f"For CSRTensor, {name} must have int16 or int32 or int64 data type, but got {tensor.dtype}.")
    if indices.shape[0] != values.shape[0]:
        raise ValueError("For CSRTensor, indices and values must equal in their shape, but got indices shape: "
                         f"{indices.shape[0]}, values shape: {values.shape[0]}.")
    if values.ndim != len(shape) - 1:
        raise ValueError("Values' dimension should equal to CSRTensor's dimension - 1, but gotValues' dimension: "
                         f"{values.ndim} , CSRTensor's dimension: {len(shape)}")


class _Sparse:
    """What both formats have: values and the shape of the whole."""

    __refjit_sparse__ = True  # gradients are taken by the values

    def __repr__(self):
        parts = ", ".join([f"{name}={_inline(getattr(self, name))}" for name in self._parts])
        return f"{self._word}(shape={list(self.shape)}, dtype={self.dtype}, {parts})"

    __str__ = __repr__

    def __neg__(self):
        return self._with(-self.values)

    def _with(self, values):
        """The same places with other values."""
        raise NotImplementedError

    def _check_shape(self, other):
        if self.shape != other.shape:
            raise ValueError("Input tensors should have the same shape.")

    @property
    def values(self):
        return self._values

    @property
    def indices(self):
        return self._indices

    @property
    def shape(self):
        return self._shape

    @property
    def dtype(self):
        return self._values.dtype

    @property
    def size(self):
        return self._values.size

    @property
    def itemsize(self):
        return self._values.itemsize

    @property
    def ndim(self):
        return len(self._shape)

    def astype(self, dtype):
        return self._with(self._values.astype(dtype))

    def abs(self):
        return self._with(self._values.abs())


def _inline(tensor):
    """A tensor as it prints inside another: without commas between its elements."""
    head, _, elements = repr(tensor).partition("value=")
    return head + "value=" + elements.lstrip(" ").replace(",", "")


class COOTensor(_Sparse):
    """COOTensor(indices, values, shape): values[i] stands at indices[i]."""

    _mindspore_type = mstype.coo_tensor
    _word, _parts = "COOTensor", ("indices", "values")

    def __init__(self, indices=None, values=None, shape=None, coo_tensor=None):
        if coo_tensor is not None:
            if not isinstance(coo_tensor, COOTensor):
                raise TypeError(f"Expect input `coo_tensor` to be a COOTensor, but got {type(coo_tensor)}")
            if indices is not None or values is not None or shape is not None:
                raise TypeError("If input `coo_tensor` is provided, `indices`, `values`, `shapes` should all be `None`")
            indices, values, shape = coo_tensor.to_tuple()
        else:
            _check_coo(indices, values, shape)
        self._indices, self._values, self._shape = indices, values, shape

    def _with(self, values):
        return COOTensor(self._indices, values, self._shape)

    def __add__(self, other):
        self._check_shape(other)
        from mindspore.ops import sparse
        if isinstance(other, COOTensor):
            return sparse.coo_add(self, other, Tensor(0, self.dtype))
        if isinstance(other, Tensor):
            return sparse.add_to_dense(self, other)
        raise TypeError("COOTensor add with %s is not supported." % type(other))

    def __sub__(self, other):
        self._check_shape(other)
        from mindspore.ops import sparse
        if isinstance(other, COOTensor):
            return sparse.coo_add(self, -other, Tensor(0, self.dtype))
        if isinstance(other, Tensor):
            return sparse.add_to_dense(self, -other)
        raise TypeError("COOTensor subtract with %s is not supported." % type(other))

    def __mul__(self, other):
        self._check_shape(other)
        from mindspore.ops import sparse
        if isinstance(other, Tensor):
            return self._with(self._values * sparse.picked(other, self._indices))
        raise TypeError("COOTensor multiply with %s is not supported." % type(other))

    def __truediv__(self, other):
        self._check_shape(other)
        from mindspore.ops import sparse
        if isinstance(other, Tensor):
            return self._with(self._values / sparse.picked(other, self._indices))
        raise TypeError("COOTensor divide with %s is not supported." % type(other))

    def coalesce(self):
        from mindspore.ops import sparse
        return sparse.coalesced(self)

    def to_csr(self):
        from mindspore.ops import sparse
        return sparse.coo_to_csr(self)

    def to_dense(self):
        from mindspore.ops import sparse
        return sparse.coo_to_dense(self)

    def to_tuple(self):
        return self._indices, self._values, self._shape

    def add(self, other, thresh):
        from mindspore.ops import sparse
        return sparse.coo_add(self, other, thresh)


class CSRTensor(_Sparse):
    """CSRTensor(indptr, indices, values, shape): row r has values[indptr[r]:indptr[r + 1]] in the columns of indices there."""

    _mindspore_type = mstype.csr_tensor
    _word, _parts = "CSRTensor", ("indptr", "indices", "values")

    def __init__(self, indptr=None, indices=None, values=None, shape=None, csr_tensor=None):
        if csr_tensor is not None:
            if not isinstance(csr_tensor, CSRTensor):
                raise TypeError(f"Expect input `csr_tensor` to be a CSRTensor, but got {type(csr_tensor)}")
            if indptr is not None or indices is not None or values is not None or shape is not None:
                raise TypeError("If input `csr_tensor` is provided, `indptr`, `indices`, `values`, `shapes` should all be `None`")
            indptr, indices, values, shape = csr_tensor.to_tuple()
        else:
            _check_csr(indptr, indices, values, shape)
        self._indptr, self._indices, self._values, self._shape = indptr, indices, values, shape

    def _with(self, values):
        return CSRTensor(self._indptr, self._indices, values, self._shape)

    @property
    def indptr(self):
        return self._indptr

    def __mul__(self, other):
        from mindspore.ops import sparse
        return sparse.csr_mul(self, other)

    def __truediv__(self, other):
        from mindspore.ops import sparse
        return sparse.csr_div(self, other)

    def __add__(self, other):
        return self._sum(other, 1, "add")

    def __sub__(self, other):
        return self._sum(other, -1, "subtract")

    def _sum(self, other, factor, word):
        self._check_shape(other)
        from mindspore.ops import sparse
        if isinstance(other, CSRTensor):
            return sparse.csr_add(self, other, Tensor(1, self.dtype), Tensor(factor, self.dtype))
        raise TypeError(f"CSRTensor {word} with {type(other)} is not supported.")

    def to_tuple(self):
        return self._indptr, self._indices, self._values, self._shape

    def to_coo(self):
        from mindspore.ops import sparse
        if self.ndim != 2:
            raise ValueError("Currently only support 2-D CSRTensor when converting to COOTensor.")
        return sparse.csr_to_coo(self)

    def to_dense(self):
        from mindspore.ops import sparse
        return sparse.csr_to_dense(self)

    def mv(self, dense_vector):
        from mindspore.ops import sparse
        return sparse.csr_mv(self, dense_vector)

    def mm(self, matrix):
        from mindspore.ops import sparse
        return sparse.csr_mm(self, matrix)

    def sum(self, axis):
        from mindspore.ops import sparse
        return sparse.csr_reduce_sum(self, axis)

    def add(self, b, alpha, beta):
        from mindspore.ops import sparse
        return sparse.csr_add(self, b, alpha, beta)


class RowTensorInner(_Sparse):
    """Rows of a tensor: values[i] is row indices[i]."""

    _mindspore_type = mstype.index_slices
    _word, _parts = "RowTensor", ("indices", "values")

    def __init__(self, indices=None, values=None, shape=None, row_tensor=None):
        if row_tensor is not None:
            if not isinstance(row_tensor, RowTensorInner):
                raise TypeError(f"Expect input `row_tensor` to be a RowTensor, but got {type(row_tensor)}")
            if indices is not None or values is not None or shape is not None:
                raise TypeError("If input `row_tensor` is provided, `indices`, `values`, `shapes` should all be `None`")
            indices, values, shape = row_tensor.indices, row_tensor.values, row_tensor.dense_shape
        _check_types(indices, values, shape)
        self._indices, self._values, self._shape = indices, values, shape

    @property
    def dense_shape(self):
        return self._shape


class RowTensor(RowTensorInner):
    """RowTensorInner by its public name."""


class SparseTensor(COOTensor):
    """COOTensor by its older name."""

    def __init__(self, indices, values, shape):
        COOTensor.__init__(self, indices, values, shape)
