"""Linear algebra of mindspore.ops. Products, triangles and norms are composed of operators; decompositions run in NumPy's way
on the host (eager only), with the gradients of _host_gradients.py."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops._host_gradients import of_cholesky, of_svd, with_gradient

_float32 = _native.float32


def _float_tensor(x, who):
    if not isinstance(x, Tensor):
        raise TypeError(f"For {who}, the input must be a Tensor, but got {type(x)}.")


def t(input):
    if input.ndim < 2:
        return input
    if input.ndim > 2:
        raise ValueError(f"For 't', the input must be 2-D at most, but got {input.ndim}-D.")
    return ops.swapaxes(input, 0, 1)


def adjoint(x):
    return ops.conj(ops.swapaxes(x, -1, -2)) if ops.is_complex(x) else ops.swapaxes(x, -1, -2)


def addr(x, vec1, vec2, *, beta=1, alpha=1):
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
    norm = float(ops.amax(ops.sum(ops.abs(input), -2)).astype(_float32)) if input.size else 0.0
    steps = 0
    while norm > 0.25:
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
    determinant = ops.det(input)
    return ops.sign(determinant), ops.log(ops.abs(determinant))


def log_matrix_determinant(input):
    return slogdet(input)


def logdet(input):
    return ops.log(ops.det(input))


def matrix_determinant(input):
    return ops.det(input)


def matrix_solve(matrix, rhs, adjoint=False):
    return ops.matmul(ops.inverse(ops.swapaxes(matrix, -1, -2) if adjoint else matrix), rhs)


# ---- diagonals

def diagflat(input, offset=0):
    flat = ops.reshape(input, (-1,))
    size = flat.shape[0] + abs(offset)
    square = ops.diag(flat)
    below, right = max(-offset, 0), max(offset, 0)
    return ops.pad(square, (right, size - flat.shape[0] - right, below, size - flat.shape[0] - below))


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    length = input.shape[-1]
    size = length + abs(offset)
    square = ops.expand_dims(input, -1) * ops.eye(length, length, input.dtype)
    below, right = max(-offset, 0), max(offset, 0)
    if offset:
        square = ops.pad(square, (right, size - length - right, below, size - length - below))
    return ops.movedim(square, (-2, -1), (dim1, dim2))


def _diagonal_mask(shape, offset):
    rows, columns = shape[-2:]
    return Tensor([[j - i == offset for j in range(columns)] for i in range(rows)], _native.bool)


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    moved = ops.movedim(input, (dim1, dim2), (-2, -1))
    rows, columns = moved.shape[-2:]
    wide = diag_embed(src, offset)
    below, right = rows - wide.shape[-2], columns - wide.shape[-1]
    wide = ops.pad(wide, (0, right, 0, below))
    mask = ops.broadcast_to(_diagonal_mask(moved.shape, offset), moved.shape)
    return ops.movedim(ops.select(mask, wide.astype(input.dtype), moved), (-2, -1), (dim1, dim2))


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
    axes = tuple(range(x.ndim)) if axis is None else _axes(axis, x.ndim)
    size = ops.abs(x)
    if ord == float("inf"):
        return ops.amax(size, axes, keepdims)
    if ord == float("-inf"):
        return ops.amin(size, axes, keepdims)
    if ord == 0:
        return ops.sum((x != 0).astype(size.dtype), axes, keepdims)
    if ord == 1:
        return ops.sum(size, axes, keepdims)
    if ord == 2:
        return ops.sqrt(ops.sum(ops.square(size), axes, keepdims))
    return ops.pow(ops.sum(ops.pow(size, float(ord)), axes, keepdims), 1.0 / ord)


def matrix_norm(A, ord="fro", axis=(-2, -1), keepdims=False, *, dtype=None):
    if dtype is not None:
        A = A.astype(dtype)
    rows, columns = _axes(axis, A.ndim)
    if ord == "fro":
        return vector_norm(A, 2, (rows, columns), keepdims)
    if ord in (2, -2, "nuc"):
        moved = ops.movedim(A, (rows, columns), (-2, -1))
        values = svd(moved, compute_uv=False)
        result = ops.sum(values, -1) if ord == "nuc" else ops.amax(values, -1) if ord == 2 else ops.amin(values, -1)
        return ops.expand_dims(ops.expand_dims(result, min(rows, columns)), max(rows, columns)) if keepdims else result
    along = rows if ord in (1, -1) else columns
    sums = ops.sum(ops.abs(A), along, True)
    other = columns if along == rows else rows
    result = ops.amax(sums, other, True) if ord in (1, float("inf")) else ops.amin(sums, other, True)
    return result if keepdims else ops.squeeze(result, (rows, columns))


def norm(A, ord=None, dim=None, keepdim=False, *, dtype=None):
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
    return vector_norm(input - other, p)


def pdist(input, p=2.0):
    n = input.shape[-2]
    first = [i for i in range(n) for j in range(i + 1, n)]
    second = [j for i in range(n) for j in range(i + 1, n)]
    left, right = [ops.gather(input, Tensor(places, _native.int64), input.ndim - 2) for places in (first, second)]
    return vector_norm(left - right, p, -1)


def renorm(input, p, axis, maxnorm):
    """Slices along an axis whose p-norm is above maxnorm are scaled down to it."""
    others = tuple([i for i in range(input.ndim) if i != (axis + input.ndim if axis < 0 else axis)])
    size = vector_norm(input, p, others, True)
    return input * ops.select(size > maxnorm, maxnorm / (size + 1e-7), ops.ones_like(size))


# ---- decompositions, on the host

def _batches(x):
    """The matrices of x, row by row as lists of floats, and the shape in front of them."""
    front = x.shape[:-2]
    return ops.reshape(x, (-1,) + x.shape[-2:]).asnumpy().tolist(), front


def _stacked(matrices, front, dtype):
    made = Tensor(matrices, dtype)
    return ops.reshape(made, front + made.shape[1:])


@with_gradient("Cholesky", of_cholesky)
def cholesky(input_x, upper=False):
    """The lower (or upper) triangle whose product with its transpose is the input."""
    matrices, front = _batches(input_x)
    out = []
    for a in matrices:
        n = len(a)
        lower = [[0.0] * n for _ in range(n)]
        for i in range(n):
            for j in range(i + 1):
                rest = a[i][j] - sum([lower[i][k] * lower[j][k] for k in range(j)])
                if i == j:
                    if rest <= 0:
                        raise ValueError("For 'Cholesky', the input matrix must be positive definite.")
                    lower[i][i] = rest ** 0.5
                else:
                    lower[i][j] = rest / lower[j][j]
        out.append(lower)
    result = _stacked(out, front, input_x.dtype)
    return ops.swapaxes(result, -1, -2) if upper else result


def cholesky_inverse(input_x, upper=False):
    lower = ops.swapaxes(input_x, -1, -2) if upper else input_x
    return ops.inverse(ops.matmul(lower, ops.swapaxes(lower, -1, -2)))


def cholesky_solve(input, input2, upper=False):
    return ops.matmul(cholesky_inverse(input2, upper), input)


@with_gradient("Qr")
def qr(input, mode="reduced"):
    """Householder's decomposition: (q, r)."""
    if mode not in ("reduced", "complete"):
        raise TypeError(f"For qr, the arg mode must be 'reduced' or 'complete', but got {mode}.")
    matrices, front = _batches(input)
    all_q, all_r = [], []
    for a in matrices:
        m, n = len(a), len(a[0])
        r = [row[:] for row in a]
        q = [[float(i == j) for j in range(m)] for i in range(m)]
        for k in range(min(m, n)):
            size = sum([r[i][k] ** 2 for i in range(k, m)]) ** 0.5
            if size == 0 or k == m - 1:
                continue
            v = [0.0] * k + [r[i][k] for i in range(k, m)]
            v[k] += size if v[k] >= 0 else -size
            scale = 2.0 / sum([c * c for c in v])
            for j in range(n):
                along = scale * sum([v[i] * r[i][j] for i in range(k, m)])
                for i in range(k, m):
                    r[i][j] -= along * v[i]
            for row in q:
                along = scale * sum([row[i] * v[i] for i in range(k, m)])
                for i in range(k, m):
                    row[i] -= along * v[i]
        width = min(m, n) if mode == "reduced" else m
        all_q.append([row[:width] for row in q])
        all_r.append([[value if j >= i else 0.0 for j, value in enumerate(row)] for i, row in enumerate(r[:width])])
    return _stacked(all_q, front, input.dtype), _stacked(all_r, front, input.dtype)


def _symmetric_eigen(a):
    """Jacobi's rotations: (values, vectors by column) of a symmetric matrix, values descending."""
    n = len(a)
    a = [row[:] for row in a]
    v = [[float(i == j) for j in range(n)] for i in range(n)]
    for _ in range(60):
        off = sum([a[i][j] ** 2 for i in range(n) for j in range(n) if i != j])
        if off < 1e-300 or off < 1e-30 * sum([a[i][i] ** 2 for i in range(n)]):
            break
        for p in range(n - 1):
            for q in range(p + 1, n):
                if a[p][q] == 0.0:
                    continue
                theta = (a[q][q] - a[p][p]) / (2.0 * a[p][q])
                tangent = (1.0 if theta >= 0 else -1.0) / (abs(theta) + (theta * theta + 1.0) ** 0.5)
                cosine = 1.0 / (tangent * tangent + 1.0) ** 0.5
                sine = tangent * cosine
                for k in range(n):
                    x, y = a[k][p], a[k][q]
                    a[k][p], a[k][q] = cosine * x - sine * y, sine * x + cosine * y
                for k in range(n):
                    x, y = a[p][k], a[q][k]
                    a[p][k], a[q][k] = cosine * x - sine * y, sine * x + cosine * y
                for row in v:
                    x, y = row[p], row[q]
                    row[p], row[q] = cosine * x - sine * y, sine * x + cosine * y
    order = sorted(range(n), key=lambda i: -a[i][i])
    return [a[i][i] for i in order], [[row[i] for i in order] for row in v]


def _singular(a):
    """(u by column, values, v by column) of a matrix with no more columns than rows, by one-sided Jacobi rotations."""
    m, n = len(a), len(a[0])
    columns = [[a[i][j] for i in range(m)] for j in range(n)]
    v = [[float(i == j) for j in range(n)] for i in range(n)]
    for _ in range(60):
        turned = False
        for p in range(n - 1):
            for q in range(p + 1, n):
                alpha = sum([c * c for c in columns[p]])
                beta = sum([c * c for c in columns[q]])
                gamma = sum([x * y for x, y in zip(columns[p], columns[q])])
                if gamma == 0.0 or abs(gamma) <= 1e-15 * (alpha * beta) ** 0.5:
                    continue
                turned = True
                zeta = (beta - alpha) / (2.0 * gamma)
                tangent = (1.0 if zeta >= 0 else -1.0) / (abs(zeta) + (1.0 + zeta * zeta) ** 0.5)
                cosine = 1.0 / (1.0 + tangent * tangent) ** 0.5
                sine = cosine * tangent
                for vectors in (columns, v):
                    first, second = vectors[p], vectors[q]
                    vectors[p] = [cosine * x - sine * y for x, y in zip(first, second)]
                    vectors[q] = [sine * x + cosine * y for x, y in zip(first, second)]
        if not turned:
            break
    sizes = [sum([c * c for c in column]) ** 0.5 for column in columns]
    order = sorted(range(n), key=lambda i: -sizes[i])
    u = [[c / sizes[i] if sizes[i] else 0.0 for c in columns[i]] for i in order]
    return u, [sizes[i] for i in order], [v[i] for i in order]


def _completed(vectors, length):
    """Orthonormal vectors of a space, from those given."""
    found = [v for v in vectors]
    for axis in range(length):
        if len(found) == length:
            break
        candidate = [float(i == axis) for i in range(length)]
        for _ in range(2):
            for v in found:
                along = sum([x * y for x, y in zip(candidate, v)])
                candidate = [x - along * y for x, y in zip(candidate, v)]
        size = sum([c * c for c in candidate]) ** 0.5
        if size > 1e-8:
            found.append([c / size for c in candidate])
    return found


@with_gradient("Svd", of_svd)
def svd(input, full_matrices=False, compute_uv=True):
    """(s, u, v), singular values descending; the signs of the vectors are free."""
    matrices, front = _batches(input)
    values, left, right = [], [], []
    for a in matrices:
        m, n = len(a), len(a[0])
        if m >= n:
            u, s, v = _singular(a)
        else:
            v, s, u = _singular([[a[i][j] for i in range(m)] for j in range(n)])
        if full_matrices:
            u, v = _completed(u, m), _completed(v, n)
        values.append(s)
        left.append([[column[i] for column in u] for i in range(m)])
        right.append([[column[i] for column in v] for i in range(n)])
    s = _stacked(values, front, input.dtype)
    if not compute_uv:
        return s
    return s, _stacked(left, front, input.dtype), _stacked(right, front, input.dtype)


def pinv(x, *, atol=None, rtol=None, hermitian=False):
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
    wide = ops.expand_dims(A, -1) if A.ndim == 1 else A
    return ops.matmul(pinv(input), wide)
