"""Layers of several steps in one, lookups, and older cells around single functions."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.activation import LeakyReLU, get_activation
from mindspore.nn.layer.basic import Dense, _require_narrow_float
from mindspore.nn.layer.conv import Conv2d
from mindspore.nn.layer.normalization import BatchNorm1d, BatchNorm2d


def _activation_of(activation, alpha, who):
    if isinstance(activation, str):
        return LeakyReLU(alpha) if activation == "leakyrelu" else get_activation(activation)
    if activation is not None and not isinstance(activation, Cell):
        raise TypeError(f"For '{who}', the 'activation' must be str or Cell, but got {type(activation)}.")
    return activation


class _Chain(Cell):
    """A first layer, a batch norm when `has_bn`, an activation when there is one."""

    def _finish(self, out):
        if self.has_bn:
            out = self.batchnorm(out)
        return self.activation(out) if self.has_act else out


class Conv2dBnAct(_Chain):
    """Convolution, batch norm, activation."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1,
                 has_bias=False, weight_init="normal", bias_init="zeros", has_bn=False, momentum=0.997, eps=1e-5, activation=None,
                 alpha=0.2, after_fake=True):
        super().__init__()
        self.conv = Conv2d(in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, has_bias, weight_init,
                           bias_init)
        self.has_bn = checks.check_bool(has_bn, "has_bn", self.cls_name)
        self.has_act = activation is not None
        self.after_fake = checks.check_bool(after_fake, "after_fake", self.cls_name)
        if has_bn:
            self.batchnorm = BatchNorm2d(out_channels, eps, momentum)
        self.activation = _activation_of(activation, alpha, "Conv2dBnAct")

    def construct(self, x):
        return self._finish(self.conv(x))


class DenseBnAct(_Chain):
    """Dense, batch norm, activation."""

    def __init__(self, in_channels, out_channels, weight_init="normal", bias_init="zeros", has_bias=True, has_bn=False, momentum=0.9,
                 eps=1e-5, activation=None, alpha=0.2, after_fake=True):
        super().__init__()
        self.dense = Dense(in_channels, out_channels, weight_init, bias_init, has_bias)
        self.has_bn = checks.check_bool(has_bn, "has_bn", self.cls_name)
        self.has_act = activation is not None
        self.after_fake = checks.check_bool(after_fake, "after_fake", self.cls_name)
        if has_bn:
            self.batchnorm = BatchNorm1d(out_channels, eps, momentum)
        self.activation = _activation_of(activation, alpha, "DenseBnAct")

    def construct(self, x):
        return self._finish(self.dense(x))


class SyncBatchNorm(BatchNorm2d):
    """Batch norm over all devices, of which there is one."""

    def __init__(self, num_features, eps=1e-5, momentum=0.9, affine=True, gamma_init="ones", beta_init="zeros",
                 moving_mean_init="zeros", moving_var_init="ones", use_batch_statistics=None, process_groups=None, dtype=_native.float32):
        super().__init__(num_features, eps, momentum, affine, gamma_init, beta_init, moving_mean_init, moving_var_init,
                         use_batch_statistics, dtype=dtype)

    def construct(self, x):
        if x.ndim not in (2, 4):
            raise ValueError(f"For '{self.cls_name}', the must have 2 dims or 4 dims, but got {x.ndim}.")
        return self._normalised(x)


class EmbeddingLookup(Cell):
    """Rows of a table; longer ones are scaled down to max_norm."""

    BATCH_SLICE, FIELD_SLICE = "batch_slice", "field_slice"
    TABLE_ROW_SLICE, TABLE_COLUMN_SLICE = "table_row_slice", "table_column_slice"

    def __init__(self, vocab_size, embedding_size, param_init="normal", target="CPU", slice_mode="batch_slice", manual_shapes=None,
                 max_norm=None, sparse=True, vocab_cache_size=0, dtype=_native.float32):
        super().__init__()
        checks.check_value_type("sparse", sparse, [bool], self.cls_name)
        checks.check_positive_int(vocab_size, "vocab_size")
        checks.check_non_negative_int(vocab_cache_size, "vocab_cache_size")
        checks.check_string(target, ["CPU", "DEVICE"], "target", self.cls_name)
        if not sparse and target == "CPU":
            raise ValueError(f"For '{self.cls_name}', 'sparse' must be True when 'target' is \"CPU\", but got 'sparse': {sparse} and 'target': "
                             f"{target}")
        checks.check_positive_int(embedding_size, "embedding_size", self.cls_name)
        self.vocab_size, self.embedding_size, self.target, self.sparse = vocab_size, embedding_size, target, sparse
        self.embedding_table = Parameter(initializer(param_init, (vocab_size, embedding_size), dtype),
                                         name="embedding_table")
        self.embedding_table.changes_by_rows = sparse
        self.max_norm = None if max_norm is None else checks.check_positive_float(max_norm, "max_norm", self.cls_name)

    def construct(self, indices):
        rows = ops.gather(self.embedding_table, indices, 0)
        return rows if self.max_norm is None else ops.clip_by_norm(rows, self.max_norm)


class MultiFieldEmbeddingLookup(EmbeddingLookup):
    """Rows weighted and joined by field."""

    def __init__(self, vocab_size, embedding_size, field_size, param_init="normal", target="CPU", slice_mode="batch_slice",
                 feature_num_list=None, max_norm=None, sparse=True, operator="SUM", dtype=_native.float32):
        super().__init__(vocab_size, embedding_size, param_init, target, slice_mode, None, max_norm, sparse, dtype=dtype)
        if operator not in ("SUM", "MEAN", "MAX"):
            raise ValueError(f"For '{self.cls_name}', the 'operator' must be str and must be in '['SUM', 'MAX', 'MEAN']', but got "
                             f"'{operator}'.")
        self.field_size = checks.check_positive_int(field_size, "field_size", self.cls_name)
        self.operator = operator

    def construct(self, input_indices, input_values, field_ids):
        rows = super().construct(input_indices)
        weights = ops.expand_dims(input_values, -1)
        numbers = ops.arange(self.field_size).astype(field_ids.dtype)
        inside = ops.expand_dims(ops.equal(ops.expand_dims(field_ids, 1), ops.reshape(numbers, (1, -1, 1))), -1)  # batch, field, place, 1
        weighted = ops.expand_dims(rows * weights, 1)
        if self.operator == "MAX":
            least = ops.full_like(weighted, float("-inf"))
            best = ops.reduce_max(ops.select(ops.broadcast_to(inside, inside.shape[:3] + (self.embedding_size,)),
                                             ops.broadcast_to(weighted, inside.shape[:3] + (self.embedding_size,)),
                                             ops.broadcast_to(least, inside.shape[:3] + (self.embedding_size,))), 2)
            return ops.select(ops.isfinite(best), best, ops.zeros_like(best))
        chosen = inside.astype(rows.dtype)
        total = ops.reduce_sum(weighted * chosen, 2)
        if self.operator == "MEAN":
            total = total / ops.maximum(ops.reduce_sum(ops.expand_dims(weights, 1) * chosen, 2), 1e-12)
        return total


def _function_cell(name, function, text):
    class FunctionCell(Cell):
        def __init__(self):
            super().__init__()

        def construct(self, *inputs):
            return function(*inputs)
    FunctionCell.__name__ = FunctionCell.__qualname__ = name
    FunctionCell.__init__.__qualname__ = name + ".__init__"
    FunctionCell.__doc__ = text
    return FunctionCell


def _of_narrow_floats(name, function):
    def checked(x):
        _require_narrow_float(name, "x", x)
        return function(x)
    return checked


LGamma = _function_cell("LGamma", _of_narrow_floats("LGamma", ops.lgamma), "The logarithm of the gamma function.")
DiGamma = _function_cell("DiGamma", _of_narrow_floats("DiGamma", ops.digamma), "Its derivative.")
IGamma = _function_cell("IGamma", ops.igamma, "The lower regularised incomplete gamma function.")
LBeta = _function_cell("LBeta", lambda x, y: ops.lgamma(x) + ops.lgamma(y) - ops.lgamma(x + y), "The logarithm of the beta function.")
MatInverse = _function_cell("MatInverse", ops.inverse, "The inverse of matrices.")
MatDet = _function_cell("MatDet", ops.det, "The determinant of matrices.")
MatrixDiag = _function_cell("MatrixDiag", ops.diag_embed, "Matrices with vectors on their diagonals.")
MatrixDiagPart = _function_cell("MatrixDiagPart", lambda x: ops.diagonal(x, 0, -2, -1), "The diagonals of matrices.")
MatrixSetDiag = _function_cell("MatrixSetDiag", lambda x, diagonal: ops.diagonal_scatter(x, diagonal, 0, -2, -1),
                               "Matrices with other diagonals.")


class ReduceLogSumExp(Cell):
    """log(sum(exp(x))) along axes."""

    def __init__(self, axis, keep_dims=False):
        super().__init__()
        self.axis = checks.check_value_type("axis", axis, [int, list, tuple], self.cls_name)
        self.keep_dims = checks.check_value_type("keep_dims", keep_dims, [bool], self.cls_name)

    def construct(self, x):
        return ops.log(ops.ReduceSum(self.keep_dims)(ops.exp(x), self.axis))


class TensorArray(Cell):
    """A list of tensors of one shape and dtype. It grows with the places written, unless its size is fixed."""

    def __init__(self, dtype, element_shape, dynamic_size=True, size=0, name="TA"):
        super().__init__()
        checks.check_subclass("dtype", dtype, mstype.number_type + (mstype.bool_,), "TensorArray")
        checks.check_int(size, 0, checks.GE, "size", "TensorArray")
        self.dtype, self.element_shape, self.dynamic_size = dtype, tuple(element_shape), dynamic_size
        self._items, self._count, self._limit = [], 0, size

    def _check_open(self):
        if self._items is None:
            raise RuntimeError("Error handle to get tensorarray")

    def _grow(self, size):
        while len(self._items) < size:
            self._items.append(ops.zeros(self.element_shape, self.dtype))

    def write(self, index, value):
        self._check_open()
        value = value if isinstance(value, Tensor) else Tensor(value, self.dtype)
        if value.dtype != self.dtype or value.shape != self.element_shape:
            raise RuntimeError("Invalid input data for tensor array write op.")
        index = int(index)
        if index < 0:
            raise RuntimeError(f"The int64_t value({index}) is less than 0.")
        if not self.dynamic_size and index >= self._limit:
            raise RuntimeError("Failed to write.")
        self._grow(index + 1)
        self._items[index] = value
        self._count = max(self._count, index + 1)
        return True

    def read(self, index):
        self._check_open()
        index = int(index)
        if not 0 <= index < self._count:
            raise RuntimeError(f"Invalid index {index} for read.")
        return self._items[index]

    def stack(self):
        """All places up to the last one written; of a fixed size all that there are."""
        self._check_open()
        self._grow(self._count if self.dynamic_size else self._limit)
        return ops.stack(self._items) if self._items else ops.zeros((0,) + self.element_shape, self.dtype)

    def size(self):
        self._check_open()
        return Tensor(self._count, _native.int64)

    def clear(self):
        self._check_open()
        self._items, self._count = [], 0
        return True

    def close(self):
        self._check_open()
        self._items = None
        return True


class CosineSimilarity(Cell):
    """The cosine between rows along an axis."""

    def __init__(self, dim=1, eps=1e-8):
        super().__init__()
        self.dim, self.eps = dim, eps

    def construct(self, x1, x2):
        for name, value in (("x1", x1), ("x2", x2)):
            if not isinstance(value, Tensor):
                raise TypeError(f"For 'CosineSimilarity', '{name}' must be a tensor, but got {type(value)}")
        lengths = ops.maximum((x1 * x1).sum(self.dim) * (x2 * x2).sum(self.dim), self.eps * self.eps)
        return (x1 * x2).sum(self.dim) / ops.sqrt(lengths)


class Jvp(Cell):
    """(fn(inputs), the derivative along v)."""

    def __init__(self, fn):
        super().__init__(auto_prefix=False)
        self.fn = fn

    def construct(self, *args):
        inputs = args[:-1] if len(args) > 2 else args[0]
        return ops.jvp(self.fn, inputs, args[-1])


class Vjp(Cell):
    """(fn(inputs), the gradient for v)."""

    def __init__(self, fn):
        super().__init__(auto_prefix=False)
        self.fn = fn

    def construct(self, *args):
        output, pull = ops.vjp(self.fn, *args[:-1])
        gradients = pull(args[-1])
        if isinstance(gradients, tuple) and len(gradients) == 1:
            gradients = gradients[0]
        return output, gradients
