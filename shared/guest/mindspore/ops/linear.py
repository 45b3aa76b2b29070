"""Linear algebra of mindspore.ops. Products, triangles and norms are composed of operators; decompositions
are operators."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.common.tensor import primitive
from mindspore.ops._host_gradients import no_bprop
from mindspore.ops.compound import squares
from mindspore.ops.operator_base import require

_float32 = _native.float32
_log_determinant = primitive("LogMatrixDeterminant")


def _float_tensor(x, who):
    if not isinstance(x, Tensor):
        raise TypeError(f"For {who}, the input must be a Tensor, but got {type(x)}.")


def t(input):
    return ops.swapaxes(input, 0, 1) if input.ndim == 2 else input


def adjoint(x):
    return ops.conj(ops.swapaxes(x, -1, -2)) if ops.is_complex(x) else ops.swapaxes(x, -1, -2)


def addr(x, vec1, vec2, *, beta=1, alpha=1):
    if vec1.dtype != vec2.dtype:
        raise TypeError("For Addr, the vec1 and vec2 should be the same dtype.")
    product = ops.outer(vec1, vec2)
    if alpha != 1:
        product = product * alpha
    return (x if beta == 1 else x * beta) + product


def vecdot(x, y, *, axis=-1):
    if not isinstance(x, Tensor) or not isinstance(y, Tensor):
        raise TypeError("For vecdot, x or y must be Tensor.")
    return ops.sum((ops.conj(x) if ops.is_complex(x) else x) * y, axis)


def batch_dot(x1, x2, axes=None):
    """Sums of products over one axis of each; the first axis is the batch."""
    for name, x in (("x1", x1), ("x2", x2)):
        if x.dtype != _native.float32:
            raise TypeError(f"The '{name}' doesn't support '{x.dtype}' and expect to receive [mindspore.float32].")
    if axes is None:
        axes = (x1.ndim - 1, x2.ndim - 1 if x2.ndim == 2 else x2.ndim - 2)
    first, second = (axes, axes) if isinstance(axes, int) else axes
    a = ops.movedim(x1, first, -1)
    b = ops.movedim(x2, second, 1)
    left = ops.reshape(a, (a.shape[0], -1, a.shape[-1]))
    right = ops.reshape(b, (b.shape[0], b.shape[1], -1))
    shape = a.shape[:-1] + b.shape[2:]
    result = ops.reshape(ops.bmm(left, right), shape)
    return ops.expand_dims(result, 1) if result.ndim == 1 else result


def dot(input, other):
    for name, x in (("x1", input), ("x2", other)):
        if x.dtype not in (_native.float16, _native.float32):
            raise TypeError(f"The '{name}' doesn't support '{x.dtype}' and expect to receive [mindspore.float16, mindspore.float32].")
    if input.ndim < 2 or other.ndim < 2:
        raise ValueError(f"For \\'dot\\', the inputs x1, x2 should have \\'dimension >= 2\\',but got \\'len(x1_shape)\\': ({input.ndim}) "
                         f"and \\'len(x2_shape)\\': ({other.ndim}).")
    right = ops.movedim(other, -2, 0)
    product = ops.mm(ops.reshape(input, (-1, input.shape[-1])), ops.reshape(right, (right.shape[0], -1)))
    return ops.reshape(product, input.shape[:-1] + right.shape[1:])


def bidense(input1, input2, weight, bias=None):
    """sum_ij input1_i weight_kij input2_j + bias_k over the last axes."""
    wide = ops.tensordot(input1, weight, ((-1,), (1,)))
    out = ops.sum(wide * ops.expand_dims(input2, -2), -1)
    return out if bias is None else out + bias


def block_diag(*inputs):
    parts = []
    for x in inputs:
        if not isinstance(x, Tensor):
            raise TypeError(f"For 'block_diag', each element of 'inputs' must be a tensor, but got {type(x)}")
        if x.ndim > 2:
            raise ValueError("Input tensors must have 2 or fewer dimensions. Input tensors have dimensions {}".format(x.ndim))
        parts.append(ops.reshape(x, (1,) * (2 - x.ndim) + x.shape))
    width = sum([p.shape[1] for p in parts])
    rows, left = [], 0
    for p in parts:
        rows.append(ops.pad(p, (left, width - left - p.shape[1])))
        left += p.shape[1]
    return ops.cat(rows, 0)


def matrix_power(input, n):
    require("MatrixPower", "x", input, "f4 f8 i2 i4 i8 i1 u1")
    if n < 0:
        input, n = ops.inverse(input), -n
    if n == 0:
        return ops.broadcast_to(ops.eye(input.shape[-1], input.shape[-1], input.dtype), input.shape)
    result = None
    while n:
        if n & 1:
            result = input if result is None else ops.matmul(result, input)
        n >>= 1
        if n:
            input = ops.matmul(input, input)
    return result


def matrix_exp(input):
    """Scaling by 2^-s, Taylor's series, squaring s times."""
    # Read on the host: under vmap, where examples differ in it, this is run once an example.
    norm = float(ops.amax(ops.sum(ops.abs(input), -2)).astype(_float32).asnumpy()) if input.size else 0.0
    steps = 0
    while 0.25 < norm < float("inf"):
        norm /= 2
        steps += 1
    x = input / float(2 ** steps)
    one = ops.broadcast_to(ops.eye(input.shape[-1], input.shape[-1], input.dtype), input.shape)
    total = term = one
    for k in range(1, 13):
        term = ops.matmul(term, x) / float(k)
        total = total + term
    for _ in range(steps):
        total = ops.matmul(total, total)
    return total


def slogdet(input):
    if isinstance(input, Tensor) and input.dtype == _native.float16:
        return tuple([part.astype(input.dtype) for part in _log_determinant(input.astype(_native.float32))])
    return _log_determinant(input)


def log_matrix_determinant(input):
    return slogdet(input)


def logdet(input):
    return ops.log(ops.det(input))


def matrix_determinant(input):
    return ops.det(input)


def matrix_solve(matrix, rhs, adjoint=False):
    if matrix.dtype == rhs.dtype == _native.float16:
        return matrix_solve(matrix.astype(_native.float32), rhs.astype(_native.float32), adjoint).astype(_native.float16)
    if adjoint:
        matrix = ops.swapaxes(ops.conj(matrix) if matrix.is_complex() else matrix, -1, -2)
    return ops.matmul(ops.inverse(matrix), rhs)


# ---- diagonals

def diagflat(input, offset=0):
    flat = ops.reshape(input, (-1,))
    size = flat.shape[0] + abs(offset)
    square = ops.diag(flat)
    below, right = max(-offset, 0), max(offset, 0)
    return ops.pad(square, (right, size - flat.shape[0] - right, below, size - flat.shape[0] - below))


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    if input.dtype in (_native.bool, _native.bfloat16) or input.is_complex():
        raise TypeError("For 'diag_embed', the dtype of 'input' must be int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, "
                        f"float32 or float64, but got '{input.dtype}'.")
    length = input.shape[-1]
    size = length + abs(offset)
    square = squares(input)
    below, right = max(-offset, 0), max(offset, 0)
    if offset:
        square = ops.pad(square, (right, size - length - right, below, size - length - below))
    return ops.movedim(square, (-2, -1), (dim1, dim2))


def _diagonal_mask(shape, offset):
    rows, columns = shape[-2:]
    return Tensor([[j - i == offset for j in range(columns)] for i in range(rows)], _native.bool)


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    wanted = ops.diagonal(input, offset, dim1, dim2).shape
    if src.shape != wanted:
        raise ValueError("For diagonal_scatter, the shape of src should equal to the shape of input diagonal,"
                         f"but got src.shape {src.shape} and diagonal shape {wanted}.")
    joined = (ops.zeros((), input.dtype) + ops.zeros((), src.dtype)).dtype
    moved = ops.movedim(input.astype(joined), (dim1, dim2), (-2, -1))
    rows, columns = moved.shape[-2:]
    wide = diag_embed(src, offset)
    below, right = rows - wide.shape[-2], columns - wide.shape[-1]
    wide = ops.pad(wide, (0, right, 0, below))
    mask = ops.broadcast_to(_diagonal_mask(moved.shape, offset), moved.shape)
    return ops.movedim(ops.select(mask, wide.astype(joined), moved), (-2, -1), (dim1, dim2))


def matrix_diag(x, k=0, num_rows=-1, num_cols=-1, padding_value=0, align="RIGHT_LEFT"):
    def tensor(value, dtype):
        return value if isinstance(value, Tensor) else Tensor(value, dtype)
    sizes = [tensor(size, _native.int32) for size in (k, num_rows, num_cols)]
    return ops.MatrixDiagV3(align)(x, *sizes, tensor(padding_value, x.dtype))


def matrix_band_part(x, lower, upper):
    """The band around the diagonal; a negative number of diagonals is all of them."""
    rows, columns = x.shape[-2:]
    below, above = int(lower), int(upper)
    mask = [[(below < 0 or i - j <= below) and (above < 0 or j - i <= above) for j in range(columns)] for i in range(rows)]
    return x * Tensor(mask, _native.bool).astype(x.dtype)


# ---- norms

def _axes(axis, rank):
    return tuple([a + rank if a < 0 else a for a in ((axis,) if isinstance(axis, int) else axis)])


def vector_norm(x, ord=2, axis=None, keepdims=False, *, dtype=None):
    if dtype is not None:
        x = x.astype(dtype)
    if ord == 2 and x.dtype in (_native.uint16, _native.uint32, _native.uint64):
        x = x.astype(_native.float32)
    axes = tuple(range(x.ndim)) if axis is None else _axes(axis, x.ndim)
    size = ops.abs(x)
    if ord in (float("inf"), float("-inf")):
        return _extreme(size, axes, keepdims, ops.max if ord > 0 else ops.min)
    if ord == 0:
        return ops.sum((x != 0).astype(size.dtype), axes, keepdims)  # of integers: an int64
    if ord == 1:
        total = ops.sum(size, axes, keepdims)
        return total if total.is_floating_point() else total.astype(_native.float32)
    if ord == 2:
        return ops.sqrt(ops.sum(ops.square(size), axes, keepdims))
    total = ops.sum(ops.pow(size, float(ord)), axes, keepdims)
    return ops.pow(total, _native.tensor(1.0 / ord, total.dtype))


def _extreme(x, axes, keepdims, function):
    """An extreme whose gradient the first of equal ones has. Of several axes MindSpore takes those between them too."""
    if len(axes) == 1:
        return function(x, axes[0], keepdims)[0]
    first = min(axes)
    found = function(ops.flatten(x, start_dim=first, end_dim=max(axes)), first)[0]
    return found.reshape([1 if i in axes else n for i, n in enumerate(x.shape)]) if keepdims else found


def _lp_norm(x, p, axes, keepdims):
    """MindSpore's LpNorm: of nothing but zeros 1e-12, without a gradient there."""
    require("LpNorm", "input", x, "f2 f4")
    if p == 0:
        return vector_norm(x, 0, axes, keepdims)
    total = ops.sum(ops.pow(ops.abs(x), float(p)) if p > 2 else ops.square(x) if p == 2 else ops.abs(x), axes, keepdims)
    return _root_of(total, p, 1e-12)


def _root_of(total, p, least):
    """The p-th root of sums; where these are zero, `least`, whose gradient is zero."""
    if p == 1 and least == 0.0:
        return total
    is_zero = total == 0
    above = ops.select(is_zero, ops.ones_like(total), total)
    root = above if p == 1 else ops.sqrt(above) if p == 2 else ops.pow(above, _native.tensor(1.0 / p, total.dtype))
    return ops.select(is_zero, ops.full_like(total, least), root)


def matrix_norm(A, ord="fro", axis=(-2, -1), keepdims=False, *, dtype=None):
    if ord not in _MATRIX_ORDERS:
        raise ValueError("For matrix_norm, the ord mode must be in [2, -2, 1, -1, float('inf'), float('-inf'), 'fro', 'nuc'] "
                         f"but got {ord}.")
    if dtype is not None:
        A = A.astype(dtype)
    rows, columns = _axes(axis, A.ndim)
    if ord == "fro":
        return vector_norm(A, 2, (rows, columns), keepdims)
    if ord in (2, -2, "nuc"):
        values = singular_values(ops.movedim(A, (rows, columns), (-2, -1)))
        result = ops.sum(values, -1) if ord == "nuc" else ops.amax(values, -1) if ord == 2 else ops.amin(values, -1)
        return ops.expand_dims(ops.expand_dims(result, min(rows, columns)), max(rows, columns)) if keepdims else result
    along = rows if ord in (1, -1) else columns
    sums = ops.sum(ops.abs(A), along, True)
    other = columns if along == rows else rows
    result = (ops.max if ord in (1, float("inf")) else ops.min)(sums, other, True)[0]
    if along == columns:
        result = result.astype(A.dtype)  # the other way sums of integers are int64
    return result if keepdims else ops.squeeze(result, (rows, columns))


def singular_values(x):
    """In float32, as MindSpore's norms have them: of the real part alone."""
    return svd(x.astype(_native.float32), compute_uv=False)


_MATRIX_ORDERS = (2, -2, 1, -1, float("inf"), float("-inf"), "fro", "nuc")


def _check_norm(A, ord, dim):
    """What MindSpore asks of an order and its axes."""
    if not isinstance(A, Tensor):
        raise TypeError("The input must be Tensor!")
    if dim is not None and not isinstance(dim, (int, tuple)):
        raise TypeError(f"For norm, the dim should be int or tuple of int, but got {type(dim)}")
    if isinstance(dim, tuple):
        if len(set([d + A.ndim if d < 0 else d for d in dim])) < len(dim):
            raise ValueError("For norm, the elements of dim can not be duplicate.")
        for d in dim:
            if not -A.ndim <= d < A.ndim:
                raise ValueError("For norm, the dim is out of range.")
    of_matrix = A.ndim == 2 if dim is None else isinstance(dim, tuple) and len(dim) == 2
    if ord is not None and of_matrix and ord not in _MATRIX_ORDERS:
        raise ValueError("For norm, the ord mode must be in [2, -2, 1, -1, float('inf'), -float('inf'), 'fro', 'nuc', None] for matrices, "
                         f"but got {ord}.")


def norm(A, ord=None, dim=None, keepdim=False, *, dtype=None):
    _check_norm(A, ord, dim)
    axes = (dim,) if isinstance(dim, int) else dim
    if isinstance(ord, int) and ord > 0 and (len(axes) == 1 if axes else A.ndim != 2 and ord != 2):
        return _lp_norm(A if dtype is None else A.astype(dtype), ord, axes, keepdim)
    if not A.is_floating_point() and not A.is_complex() and ord not in (0, float("inf"), float("-inf")):
        if ord not in (1, -1) or dim is not None or A.ndim != 2:  # sums of integers are integers
            A = A.astype(_native.float32)
    if dim is None and ord is None:
        return vector_norm(A, 2, None, keepdim, dtype=dtype)
    if dim is None:
        if A.ndim == 2:
            return matrix_norm(A, ord, (-2, -1), keepdim, dtype=dtype)
        return vector_norm(A, ord, None, keepdim, dtype=dtype)
    if isinstance(dim, int) or len(dim) == 1 or ord is None:
        return vector_norm(A, 2 if ord is None else ord, dim, keepdim, dtype=dtype)
    return matrix_norm(A, ord, dim, keepdim, dtype=dtype)


def dist(input, other, p=2):
    for name, value in (("input", input), ("other", other)):
        if not isinstance(value, Tensor):
            raise TypeError(f"For 'dist', '{name}' must be a tensor, but got {type(value)}")
    if not isinstance(p, int):
        raise TypeError(f"For 'LpNorm', the type of 'p' should be 'int', but got type '{type(p).__name__}'.")
    return _lp_norm(input - other, p, None, False)


def pdist(input, p=2.0):
    if not isinstance(p, float):
        raise TypeError(f"For 'Pdist', the type of 'p' should be 'float', but got type '{type(p).__name__}'.")
    if p < 0:
        raise ValueError(f"Pdist p must be a non-negative value, but got `{p}`.")
    require("Pdist", "x", input, "floats")
    if input.ndim != 2:
        raise ValueError(f"For primitive[Pdist], the x dim must be equal to 2, but got {input.ndim}.")
    n = input.shape[-2]
    first = [i for i in range(n) for j in range(i + 1, n)]
    second = [j for i in range(n) for j in range(i + 1, n)]
    left, right = [ops.gather(input, Tensor(places, _native.int64), input.ndim - 2) for places in (first, second)]
    if p in (0.0, float("inf")):
        return vector_norm(left - right, p, -1)
    return _root_of(ops.sum(ops.pow(ops.abs(left - right), p), -1), p, 0.0)


def renorm(input, p, axis, maxnorm):
    return _renorm(input, p, axis, maxnorm, False)


def _renorm(input, p, axis, maxnorm, gives_scale):
    """Slices along an axis whose p-norm is above maxnorm are scaled down to it."""
    for name, value, kind in (("p", p, int), ("dim", axis, int), ("maxnorm", maxnorm, float)):
        if not isinstance(value, kind):
            raise TypeError(f"For 'Renorm', the type of '{name}' should be '{kind.__name__}', but got type '{type(value).__name__}'.")
    if p <= 0:
        raise ValueError(f"Renorm op don't support non-positive-norm, but got{p}")
    require("Renorm", "x", input, "c16 c8 f2 f4 f8")
    if input.is_complex():
        size = ops.sqrt(ops.square(ops.real(input)) + ops.square(ops.imag(input)))
        return input * _renorm(size, p, axis, maxnorm, True).astype(input.dtype)
    if not -input.ndim <= axis < input.ndim:
        raise RuntimeError(f"For 'Renorm, the attribute 'dim' must be in range [-{input.ndim}, {input.ndim}), but got {axis}")
    others = tuple([i for i in range(input.ndim) if i != (axis + input.ndim if axis < 0 else axis)])
    x = input.astype(_native.float64)  # in which MindSpore sums
    powers = ops.pow(ops.abs(x), float(p))
    size = _root_of(ops.sum(powers, others, True) if others else powers, p, 0.0)
    is_over, one = size > maxnorm, ops.ones_like(size)
    scale = ops.select(is_over, maxnorm / ops.select(is_over, size, one), one)
    return (scale if gives_scale else x * scale).astype(input.dtype)


# ---- decompositions

_cholesky, _qr, _svd = primitive("Cholesky"), primitive("Qr"), primitive("Svd")


def cholesky(input_x, upper=False):
    """The lower (or upper) triangle whose product with its transpose is the input."""
    if isinstance(input_x, Tensor) and input_x.dtype == _native.float16:
        return _cholesky(input_x.astype(_native.float32), upper).astype(input_x.dtype)
    return _cholesky(input_x, upper)


def cholesky_inverse(input_x, upper=False):
    if input_x.shape[-2:] != input_x.shape[-1:] * 2:
        raise ValueError(f"For CholeskyInverse, input x must be batch squares, but got batch {input_x.shape[-2]} x {input_x.shape[-1]} "
                         "matrices.")
    if input_x.dtype == _native.float16:
        return cholesky_inverse(input_x.astype(_native.float32), upper).astype(_native.float16)
    other = ops.swapaxes(input_x, -1, -2)
    if upper:
        return ops.inverse(ops.matmul(other, input_x))
    # MindSpore's gradient is that of the product the other way round.
    return ops.inverse(_with_gradient_of(ops.matmul(other, input_x), ops.matmul(input_x, other)))


def _with_gradient_of(slope, value):
    """`value`, with the gradient of `slope`."""
    return ops.stop_gradient(value) + (slope - ops.stop_gradient(slope))


def cholesky_solve(input, input2, upper=False):
    require("CholeskySolve", "x1", input, "f4 f8")
    # The gradient is that of a whole matrix, as MindSpore's.
    factor = _with_gradient_of(input2, ops.triu(input2) if upper else ops.tril(input2))
    lower = ops.swapaxes(factor, -1, -2) if upper else factor
    return ops.matmul(ops.inverse(ops.matmul(lower, ops.swapaxes(lower, -1, -2))), input)


def qr(input, mode="reduced"):
    """Householder's decomposition: (q, r)."""
    if mode not in ("reduced", "complete"):
        raise TypeError(f"For qr, the arg mode must be 'reduced' or 'complete', but got {mode}.")
    if input.dtype == _native.float16:
        return tuple([part.astype(input.dtype) for part in _qr(input.astype(_native.float32), mode == "complete")])
    return _qr(input, mode == "complete")


def svd(input, full_matrices=False, compute_uv=True):
    """(s, u, v), singular values descending; the signs of the vectors are free."""
    if isinstance(input, Tensor) and not (input.dtype in (_float32, _native.float64) or input.is_complex()):
        raise TypeError(f"For Svd, the dtype of 'input' must be in (float32, float64, complex64, complex128), but got {input.dtype}")
    s, u, v = _svd(input, full_matrices, compute_uv)
    return (s, u, v) if compute_uv else s


def pinv(x, *, atol=None, rtol=None, hermitian=False):
    if x.dtype not in (_float32, _native.float64):
        raise TypeError(f"For 'pinv', the 'x' should be one of [mindspore.float32, mindspore.float64], but got "
                        f"'mindspore.{str(x.dtype).lower()}'.")
    if hermitian:  # what stands below the diagonal tells the rest
        below = ops.tril(x, -1)
        x = ops.tril(x) + ops.swapaxes(below, -1, -2)
    s, u, v = svd(x)
    rows, columns = x.shape[-2:]
    limit = (atol or 0.0) if rtol is None and atol is not None else None
    if limit is None:
        relative = max(rows, columns) * (2.220446049250313e-16 if x.dtype == _native.float64 else 1.1920928955078125e-07)
        limit = ops.amax(s, -1, True) * (relative if rtol is None else rtol)
    kept = s > limit
    scale = ops.select(kept, ops.reciprocal(ops.select(kept, s, ops.ones_like(s))), ops.zeros_like(s))
    return ops.matmul(v * ops.expand_dims(scale, -2), ops.swapaxes(u, -1, -2))


def lstsq(input, A):
    """The x with the least ||input x - A||."""
    input, A = no_bprop(input, "Lstsq"), no_bprop(A, "Lstsq")
    wide = ops.expand_dims(A, -1) if A.ndim == 1 else A
    if input.dtype == _native.float16:
        return ops.matmul(pinv(input.astype(_native.float32)), wide.astype(_native.float32)).astype(input.dtype)
    return ops.matmul(pinv(input), wide)
