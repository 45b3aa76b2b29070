"""mindspore.scipy.linalg. Blocks, inverses, determinants and triangular systems are made of operators, so they have gradients; eigenvectors and
pivoted factors come with theirs (decompositions.py), least squares are a constant to a gradient."""
import numpy as np
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.scipy.decompositions import Pivoted, SymmetricEigen

_REAL = (_native.int32, _native.int64, _native.float32, _native.float64)
_REAL_NAMES = "[mindspore.int32, mindspore.int64, mindspore.float32, mindspore.float64]"


def _need(who, value, kind, name):
    if not isinstance(value, kind):
        raise TypeError(f"For '{who}', the type of '{name}' should be {kind.__name__}, but got '{value}' with type {type(value).__name__}.")


def _matrix(who, a, name="a", square=True):
    """A matrix of float32 or float64; integers become float64."""
    if not isinstance(a, Tensor):
        raise TypeError(f"For '{who}', the type of '{name}' should be Tensor, but got '{a}' with type {type(a).__name__}.")
    if square and a.ndim != 2:
        raise ValueError(f"For '{who}', the dimension of '{name}' should be 2, but got {a.ndim}.")
    if square and a.shape[0] != a.shape[1]:
        raise ValueError(f"For '{who}', the matrix '{name}' should be a square matrix like (N, N), but got {a.shape}.")
    if a.dtype not in _REAL:
        raise TypeError(f"For '{who}', the data type of '{name}' should be one of {_REAL_NAMES}, but got {a.dtype}.")
    return a.astype(_native.float64) if a.dtype in _REAL[:2] else a


def block_diag(*arrs):
    """Matrices along the diagonal of one; a vector is a row."""
    if not arrs:
        return ops.zeros((1, 0), _native.float32)
    if any(a.ndim > 2 for a in arrs):
        raise ValueError("Arguments to mindspore.scipy.linalg.block_diag must have at most 2 dimensions.")
    dtype = arrs[0].dtype
    for a in arrs[1:]:
        dtype = (ops.zeros((), dtype) + ops.zeros((), a.dtype)).dtype
    parts = [(ops.reshape(a, (1, -1)) if a.ndim < 2 else a).astype(dtype) for a in arrs]
    width, left, rows = sum([part.shape[1] for part in parts]), 0, []
    for part in parts:
        count, size = part.shape
        sides = [ops.zeros((count, left), part.dtype), part, ops.zeros((count, width - left - size), part.dtype)]
        rows.append(ops.cat([side for side in sides if side.shape[1]], 1))
        left += size
    return ops.cat(rows, 0)


def inv(a, overwrite_a=False, check_finite=True):
    _need("inv", overwrite_a, bool, "overwrite_a")
    _need("inv", check_finite, bool, "check_finite")
    return ops.inverse(_matrix("inv", a))


def det(a, overwrite_a=False, check_finite=True):
    _need("det", check_finite, bool, "check_finite")
    _need("det", overwrite_a, bool, "overwrite_a")
    a = _matrix("det", a)
    if a.shape[0] == 2:
        return a[0, 0] * a[1, 1] - a[0, 1] * a[1, 0]
    if a.shape[0] == 3:
        return (a[0, 0] * a[1, 1] * a[2, 2] + a[0, 1] * a[1, 2] * a[2, 0] + a[0, 2] * a[1, 0] * a[2, 1]
                - a[0, 2] * a[1, 1] * a[2, 0] - a[0, 0] * a[1, 2] * a[2, 1] - a[0, 1] * a[1, 0] * a[2, 2])
    return ops.det(a)


def cholesky(a, lower=False, overwrite_a=False, check_finite=True):
    """The factor below the diagonal, or its transpose."""
    for name, value in (("overwrite_a", overwrite_a), ("check_finite", check_finite), ("lower", lower)):
        _need("cholesky", value, bool, name)
    factor = ops.cholesky(_matrix("cholesky", a))
    return factor if lower else ops.transpose(factor, (1, 0))


def cho_factor(a, lower=False, overwrite_a=False, check_finite=True):
    for name, value in (("overwrite_a", overwrite_a), ("check_finite", check_finite), ("lower", lower)):
        _need("cho_factor", value, bool, name)
    return cholesky(_matrix("cho_factor", a), lower), lower


def cho_solve(c_and_lower, b, overwrite_b=False, check_finite=True):
    """The solution of a x = b from cho_factor(a)."""
    _need("cho_solve", overwrite_b, bool, "overwrite_b")
    _need("cho_solve", check_finite, bool, "check_finite")
    c, lower = c_and_lower
    c = _matrix("cho_solve", c, "c")
    if not isinstance(b, Tensor):
        raise TypeError(f"For 'cho_solve', the type of 'b' should be Tensor, but got '{b}' with type {type(b).__name__}.")
    if b.shape[0] != c.shape[0]:
        raise ValueError(f"For 'cho_solve', the last two dimensions of 'c' and 'b' should be matched, but got shape of {c.shape} and "
                         f"{b.shape}. Please make sure that the shape of 'c' and 'b' be like (N, N) X (N, M) or (N, N) X (N).")
    first, then = ("N", "T") if lower else ("T", "N")
    return solve_triangular(c, solve_triangular(c, b.astype(c.dtype), first, lower), then, lower)


def solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False, overwrite_b=False, debug=None, check_finite=True):
    """The solution of a x = b (trans: of its transpose) by substitution, where a has nothing above (lower) or below the diagonal."""
    trans = {"N": 0, "T": 1, "C": 2}.get(trans) if isinstance(trans, str) else trans
    if trans is None:
        raise ValueError("For SolveTriangular, Augment[trans] must be one of [1, 2, 3,'N', 'T', 'C'].")
    size = a.shape[-1]
    if b.shape[0] != size:
        shapes = ["{" + ", ".join([str(dim) for dim in x.shape]) + "}" for x in (a, b)]
        raise ValueError("For 'SolveTriangular', the last two dimensions of `a` and `b` should be matched, but got shape of [const vector]"
                         f"{shapes[0]} and [const vector]{shapes[1]}. Please make sure that the shape of `a` and `b` be like [..., N, N] X "
                         "[..., N, M] or [..., N, N ] X[..., N].")
    kind = _native.float32 if a.dtype in _REAL[:2] else a.dtype
    a, b = a.astype(kind), b.astype(kind)
    if trans:
        a, lower = ops.transpose(a, (1, 0)), not lower
    found = {}
    for row in range(size) if lower else range(size - 1, -1, -1):
        rest = b[row]
        for column in sorted(found):
            rest = rest - a[row, column] * found[column]
        found[row] = rest if unit_diagonal else rest / a[row, row]
    return ops.stack([found[row] for row in range(size)], 0)


def lu_factor(a, overwrite_a=False, check_finite=True):
    """(both factors in one matrix, pivots)"""
    _need("lu_factor", check_finite, bool, "check_finite")
    _need("lu_factor", overwrite_a, bool, "overwrite_a")
    return Pivoted()(_matrix("lu_factor", a))


def lu_pivots_to_permutation(pivots, permutation_size: int):
    """The order of rows that the steps' exchanges leave."""
    pivots = pivots.asnumpy()
    order = np.broadcast_to(np.arange(permutation_size, dtype=np.int32), pivots.shape[:-1] + (permutation_size,)).copy()
    if permutation_size:
        for step in range(pivots.shape[-1]):
            other = pivots[..., step:step + 1].astype(np.int64)
            moved = np.take_along_axis(order, other, -1)
            np.put_along_axis(order, other, order[..., step:step + 1].copy(), -1)
            order[..., step:step + 1] = moved
    return Tensor(order)


def lu_solve(lu_and_piv, b, trans=0, overwrite_b=False, check_finite=True):
    """The solution of a x = b (trans: of its transpose) by lu_factor's factors of a."""
    _need("lu_solve", overwrite_b, bool, "overwrite_b")
    _need("lu_solve", check_finite, bool, "check_finite")
    factors, pivots = lu_and_piv
    factors, b = _matrix("lu_solve", factors, "lu_matrix"), _matrix("lu_solve", b, "b", square=False)
    if trans not in (0, 1, 2):
        raise ValueError(f"For 'lu_solve', the value of 'trans' should be one of (0, 1, 2), but got {trans}.")
    order = lu_pivots_to_permutation(pivots, pivots.size)
    columns = b if b.ndim == 2 else ops.expand_dims(b, 1)
    if trans == 0:
        x = solve_triangular(factors, ops.gather(columns, order, 0), 0, True, True)
        x = solve_triangular(factors, x)
    else:
        x = solve_triangular(factors, columns, 1)
        x = solve_triangular(factors, x, 1, True, True)
        x = ops.gather(x, Tensor(np.argsort(order.asnumpy()).astype(np.int32)), 0)
    return ops.reshape(x, b.shape)


def lu(a, permute_l=False, overwrite_a=False, check_finite=True):
    """(permutation, lower factor, upper factor)"""
    _need("lu", overwrite_a, bool, "overwrite_a")
    _need("lu", check_finite, bool, "check_finite")
    _need("lu", permute_l, bool, "permute_l")
    a = _matrix("lu", a, square=False)
    if a.ndim != 2:
        raise ValueError(f"For 'lu', the dimension of 'a' should be 2, but got {a.ndim}.")
    rows, columns = a.shape
    if rows > columns:
        raise ValueError("last two dimensions of LU decomposition must be row less or equal to col.")
    factors, pivots = Pivoted()(a)
    permutation = np.zeros((rows, rows), np.int32)
    permutation[lu_pivots_to_permutation(pivots, rows).asnumpy(), list(range(rows))] = 1
    permutation = Tensor(permutation)
    lower = ops.tril(factors, -1)[:, :rows] + ops.eye(rows, rows, a.dtype)
    if permute_l:
        return ops.matmul(permutation.astype(a.dtype), lower), ops.triu(factors)
    return permutation, lower, ops.triu(factors)


def eigh(a, b=None, lower=True, eigvals_only=False, overwrite_a=False, overwrite_b=False, turbo=True, eigvals=None, type=1,
         check_finite=True):
    """Eigenvalues, and eigenvectors as columns, of a symmetric matrix of which one triangle is read."""
    _need("eigh", type, int, "type")
    _need("eigh", overwrite_a, bool, "overwrite_a")
    _need("eigh", overwrite_b, bool, "overwrite_b")
    _need("eigh", turbo, bool, "turbo")
    _need("eigh", check_finite, bool, "check_finite")
    for name, value in (("b", b), ("eigvals", eigvals)):
        if value is not None:
            raise ValueError(f"For 'eigh', currently only case {name}=None of 'eigh' is implemented.")
    values, vectors = SymmetricEigen(lower)(_matrix("eigh", a))
    return values if eigvals_only else (values, vectors)


def lstsq(A, B, rcond=None, driver=None):
    """(the solution, no residuals, the rank, singular values where the driver makes them)"""
    a, b = A.asnumpy(), B.asnumpy()
    solution, _, rank, singular = np.linalg.lstsq(a, b, rcond=rcond)
    shown = singular if driver in ("gelsd", "gelss") else singular[:0]
    return Tensor(solution.astype(b.dtype)), Tensor(np.zeros(0, b.dtype)), Tensor(int(rank)), Tensor(shown.astype(b.dtype))


def __getattr__(name):
    if name in ("Cholesky", "Eigh"):
        from mindspore.ops import operations
        return getattr(operations, name)
    if name in ("LU", "SolveTriangular"):
        from mindspore.scipy import ops as operators
        return getattr(operators, name)
    raise AttributeError(f"module 'mindspore.scipy.linalg' has no attribute '{name}'")
