"""numpy.linalg: norms, factorizations, solving and eigenvalues, on Python loops over rows; meant for small matrices."""

__path__ = []  # numpy has a package here: _module_paths.py
import math
from collections import namedtuple

import _numpy
import numpy as np

__all__ = ["LinAlgError", "norm", "solve", "inv", "det", "slogdet", "cholesky", "qr", "svd", "eigh", "eigvalsh", "eig", "eigvals",
           "pinv", "lstsq", "matrix_rank", "matrix_power", "multi_dot", "cond"]  # fmt: skip


EighResult = namedtuple("EighResult", "eigenvalues eigenvectors")
EigResult = namedtuple("EigResult", "eigenvalues eigenvectors")
SVDResult = namedtuple("SVDResult", "U S Vh")
QRResult = namedtuple("QRResult", "Q R")
SlogdetResult = namedtuple("SlogdetResult", "sign logabsdet")


class LinAlgError(ValueError):
    """A singular matrix."""


def _float(a):
    a = np.asarray(a)
    if a.dtype == np.float16:
        raise TypeError("array type float16 is unsupported in linalg")
    return a if a.dtype.kind in "fc" else a.astype(np.float64)


def _wide(a):
    """The dtype that the work on `a` is done in."""
    return np.complex128 if a.dtype.kind == "c" else np.float64


def _square(a):
    if a.ndim < 2:
        raise LinAlgError("%d-dimensional array given. Array must be at least two-dimensional" % a.ndim)
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")


def _stacked(function):
    """Lets a function of one matrix take stacks of them."""

    def apply(a, *args, **kwargs):
        a = _float(a)
        if a.ndim <= 2:
            return function(a, *args, **kwargs)
        results = [function(a[i], *args, **kwargs) for i in np.ndindex(a.shape[:-2])]
        if isinstance(results[0], tuple):
            return type(results[0])(*[
                np.stack([np.asarray(r[k]) for r in results]).reshape(a.shape[:-2] + np.asarray(results[0][k]).shape)
                for k in range(len(results[0]))
            ])
        return np.stack([np.asarray(r) for r in results]).reshape(a.shape[:-2] + np.asarray(results[0]).shape)

    apply.__name__, apply.__wrapped__ = function.__name__.strip("_"), function
    return apply


def _lu(a):
    """Rows of L (below the diagonal) and U in one matrix, the order of rows, the sign of their exchanges."""
    a = np.array(a, _wide(a), order="C")
    n = a.shape[0]
    if a.dtype == np.float64:
        order, sign = _numpy._lu(a)
        return a, list(order), float(sign)
    order, sign = list(range(n)), 1.0
    for i in range(n):
        pivot = i + int(np.argmax(np.abs(a[i:, i])))
        if pivot != i:
            a[[i, pivot]] = a[[pivot, i]]
            order[i], order[pivot] = order[pivot], order[i]
            sign = -sign
        if a[i, i] != 0 and i + 1 < n:
            a[i + 1 :, i] *= 1.0 / a[i, i]
            a[i + 1 :, i + 1 :] -= a[i + 1 :, i : i + 1] * a[i, i + 1 :]
    return a, order, sign


def _solve(a, b):
    is_vector = b.ndim == 1
    lu, order, _ = _lu(a)
    n = lu.shape[0]
    for i in range(n):
        if lu[i, i] == 0:
            raise LinAlgError("Singular matrix")
    x = (b.reshape((-1, 1)) if is_vector else b)[np.array(order, np.int64)].astype(np.result_type(lu, b))
    if lu.dtype == x.dtype == np.float64:
        _numpy._lu_solve(lu, x)
        return x.ravel() if is_vector else x
    for i in range(n):
        x[i + 1 :] -= lu[i + 1 :, i : i + 1] * x[i]
    for i in range(n - 1, -1, -1):
        x[i] /= lu[i, i]
        x[:i] -= lu[:i, i : i + 1] * x[i]
    return x.ravel() if is_vector else x


def solve(a, b):
    a, b = _float(a), _float(b)
    _square(a)
    kind = np.result_type(a, b)
    if a.ndim > 2:
        if b.ndim == a.ndim - 1:
            return solve(a, b[..., None])[..., 0]
        return np.stack([_solve(a[i], b[i]) for i in np.ndindex(a.shape[:-2])]).reshape(b.shape).astype(kind)
    if b.shape[0] != a.shape[0]:
        raise ValueError(
            "solve%s: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature %s (size %d is different "
            "from %d)" % (("1", "(m,m),(m)->(m)", b.shape[0], a.shape[0]) if b.ndim == 1
                          else ("", "(m,m),(m,n)->(m,n)", b.shape[0], a.shape[0]))  # fmt: skip
        )
    return _solve(a, b).astype(kind)


@_stacked
def inv(a):
    _square(a)
    return _solve(a, np.eye(a.shape[0])).astype(a.dtype)


@_stacked
def slogdet(a):
    _square(a)
    lu, _, sign = _lu(a)
    total = 0.0
    for i in range(lu.shape[0]):
        value = lu[i, i].item()
        if value == 0:
            return SlogdetResult(a.dtype.type(0.0), a.real.dtype.type(-np.inf))
        sign = sign * (value / abs(value))
        total += math.log(abs(value))
    return SlogdetResult(a.dtype.type(sign), a.real.dtype.type(total))


def det(a):
    sign, logarithm = slogdet(a)
    return sign * np.exp(logarithm)


def norm(x, ord=None, axis=None, keepdims=False):
    x = _float(x)
    if axis is None:
        if ord is None or (ord == "fro" and x.ndim == 2) or (ord == 2 and x.ndim == 1):
            flat = x.ravel()
            made = np.sqrt(np.vdot(flat, flat).real)
            return np.asarray(made).reshape((1,) * x.ndim) if keepdims else made
        axis = tuple(range(x.ndim))
    elif not isinstance(axis, tuple):
        axis = (int(axis),)
    if len(axis) > 2:
        raise ValueError("Improper number of dimensions to norm.")
    axis = tuple(np._axis(i, x.ndim) for i in axis)
    if len(axis) == 1:
        return _vector_norm(x, ord, axis[0], keepdims)
    if len(axis) != 2:
        raise ValueError("Improper number of dimensions to norm.")
    row, column = axis
    if row == column:
        raise ValueError("Duplicate axes given.")
    if ord in (None, "fro", "f"):
        return np.sqrt(np.sum(_squares(x), axis, None, None, keepdims))
    if ord in (1, -1, np.inf, -np.inf):
        first, second = (row, column) if abs(ord) == 1 else (column, row)
        sums = np.sum(np.abs(x), first, None, None, True)
        made = (np.max if ord > 0 else np.min)(sums, second, None, True)
    elif ord in (2, -2, "nuc"):
        values = svd(np.moveaxis(x, axis, (-2, -1)), compute_uv=False)
        made = values.sum(-1) if ord == "nuc" else (np.max if ord > 0 else np.min)(values, -1)
        return np.expand_dims(made, axis) if keepdims else made
    else:
        raise ValueError("Invalid norm order for matrices.")
    return made if keepdims else np.squeeze(made, axis)[()]


def _squares(x):
    return (np.conj(x) * x).real if x.dtype.kind == "c" else x * x


def _vector_norm(x, ord, axis, keepdims):
    if ord is None or ord == 2:
        return np.sqrt(np.sum(_squares(x), axis, None, None, keepdims))
    if ord == np.inf:
        return np.max(np.abs(x), axis, None, keepdims)
    if ord == -np.inf:
        return np.min(np.abs(x), axis, None, keepdims)
    if ord == 0:
        return np.sum((x != 0).astype(x.real.dtype), axis, None, None, keepdims)
    if ord == 1:
        return np.sum(np.abs(x), axis, None, None, keepdims)
    if isinstance(ord, str):
        raise ValueError(f"Invalid norm order '{ord}' for vectors")
    return np.power(np.sum(np.power(np.abs(x), ord), axis, None, None, keepdims), 1.0 / ord)


@_stacked
def cholesky(a):
    _square(a)
    n = a.shape[0]
    made = np.zeros((n, n), _wide(a))
    for j in range(n):
        value = (a[j, j] - np.vdot(made[j, :j], made[j, :j])).real
        if not value > 0:
            raise LinAlgError("Matrix is not positive definite")
        made[j, j] = np.sqrt(value)
        made[j + 1 :, j] = (a[j + 1 :, j] - np.matmul(made[j + 1 :, :j], np.conj(made[j, :j]))) / made[j, j]
    return made.astype(a.dtype)


@_stacked
def qr(a, mode="reduced"):
    """Householder's reflections, with LAPACK's signs."""
    if mode not in ("reduced", "complete", "r", "raw", "full", "f", "economic", "e"):
        raise ValueError(f"Unrecognized mode '{mode}'")
    m, n = a.shape
    is_complex = a.dtype.kind == "c"
    r, reflections = a.astype(_wide(a)), []
    for i in range(min(m, n) if is_complex else min(m - 1, n) if m > 1 else 0):
        x = r[i:, i].copy()
        alpha, rest = x[0].item(), float(np.sqrt(np.vdot(x[1:], x[1:]).real))
        if rest == 0 and not (is_complex and alpha.imag):
            continue
        beta = -math.copysign(math.hypot(abs(alpha), rest), alpha.real)
        v = x / (alpha - beta)
        v[0] = 1.0
        tau = (beta - alpha) / beta
        r[i:, i:] -= np.conj(tau) * np.outer(v, np.matmul(np.conj(v), r[i:, i:]))
        r[i + 1 :, i] = 0.0
        reflections.append((i, v, tau))
    if mode == "r":
        return np.triu(r[: min(m, n)]).astype(a.dtype)
    k = m if mode == "complete" else min(m, n)
    q = np.eye(m, k, dtype=r.dtype)
    for i, v, tau in reversed(reflections):  # as LAPACK does: only the columns that are asked for
        q[i:, i:] -= tau * np.outer(v, np.matmul(np.conj(v), q[i:, i:]))
    return QRResult(q.astype(a.dtype), np.triu(r[:k]).astype(a.dtype))


def _jacobi(a):
    """Eigenvalues in ascending order and vectors of a symmetric matrix."""
    n = a.shape[0]
    rows, vectors = np.array(a, np.float64), np.eye(n)
    _numpy._jacobi(rows, vectors)
    diagonal = np.diag(rows)
    order = np.argsort(diagonal)
    values, found = diagonal[order], vectors[:, order]
    # LAPACK leaves the last component of most vectors positive for small matrices.
    for j in range(n):
        if n and found[n - 1, j] < 0:
            found[:, j] = -found[:, j]
    return values, found


def _hermitian(lower):
    """By the real symmetric matrix of twice the size, whose eigenvalues come in pairs."""
    full = lower + np.conj(np.tril(lower, -1).T)
    full[np.arange(len(full)), np.arange(len(full))] = np.diag(full).real
    values, vectors = _jacobi(np.concatenate([np.concatenate([full.real, -full.imag], 1), np.concatenate([full.imag, full.real], 1)]))
    n, found = len(full), []
    for column in range(2 * n):  # of each pair's plane one direction over the complex numbers
        vector = vectors[:n, column] + 1j * vectors[n:, column]
        for other in found:
            vector = vector - other * np.vdot(other, vector)
        size = norm(vector)
        if size > 1e-6 and len(found) < n:
            found.append(vector / size)
    return EighResult(values[::2].astype(lower.real.dtype), np.stack(found, 1).astype(lower.dtype))


@_stacked
def eigh(a, UPLO="L"):
    _square(a)
    if a.dtype.kind == "c":
        return _hermitian(np.tril(a) if UPLO == "L" else np.conj(np.triu(a).T))
    lower = np.tril(a) if UPLO == "L" else np.triu(a).T
    values, vectors = _jacobi(lower + np.tril(lower, -1).T)
    return EighResult(values.astype(a.dtype), vectors.astype(a.dtype))


def eigvalsh(a, UPLO="L"):
    return eigh(a, UPLO)[0]


@_stacked
def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    """As LAPACK does for real matrices; one-sided Jacobi for complex ones."""
    m, n = a.shape
    if a.dtype.kind == "f" and a.size:
        found = _numpy._svd(a, full_matrices)
        if found is None:
            raise LinAlgError("SVD did not converge")
        u, s, vh = found
    elif m < n:
        u, s, vh = _svd_tall(a.T.astype(_wide(a)), full_matrices)
        u, vh = vh.T, u.T
    else:
        u, s, vh = _svd_tall(a.astype(_wide(a)), full_matrices)
    if not compute_uv:
        return s.astype(a.real.dtype)
    return SVDResult(u.astype(a.dtype), s.astype(a.real.dtype), vh.astype(a.dtype))


def _orthogonal_columns(a):
    """(u, v) with a v = u, whose columns are orthogonal."""
    m, n = a.shape
    u, v = a.copy(), np.eye(n, dtype=_wide(a))
    for _ in range(60):
        is_done = True
        for p in range(n - 1):
            for q in range(p + 1, n):
                x, y = u[:, p], u[:, q]
                alpha, beta, gamma = np.vdot(x, x).real.item(), np.vdot(y, y).real.item(), np.vdot(x, y).item()
                if gamma == 0 or abs(gamma) <= 1e-16 * math.sqrt(alpha * beta):
                    continue
                is_done = False
                # The second column is turned until the product is real.
                phase, gamma = gamma / abs(gamma), abs(gamma)
                for w in (u, v):
                    w[:, q] = w[:, q] * phase.conjugate()
                zeta = (beta - alpha) / (2 * gamma)
                t = math.copysign(1, zeta) / (abs(zeta) + math.sqrt(1 + zeta * zeta))
                c = 1 / math.sqrt(1 + t * t)
                s = c * t
                for w in (u, v):
                    first = w[:, p].copy()
                    w[:, p] = c * first - s * w[:, q]
                    w[:, q] = s * first + c * w[:, q]
        if is_done:
            break
    return u, v


def _svd_tall(a, full_matrices):
    m, n = a.shape
    u, v = _orthogonal_columns(a)
    s = np.sqrt(np.sum(_squares(u), 0))
    order = np.argsort(-s, kind="stable")
    s, u, v = s[order], u[:, order], v[:, order]
    largest = float(s[0]) if n else 0.0
    for j in range(n):
        if s[j] > largest * 1e-300 and s[j] > 0:
            u[:, j] = u[:, j] / s[j]
    # Columns without a direction, and those beyond n, complete the basis.
    width = m if full_matrices else n
    basis = np.zeros((m, width), _wide(a))
    basis[:, :n] = u
    for j in range(width):
        if j < n and s[j] > largest * 1e-15 and s[j] > 0:
            continue
        basis[:, j] = 0.0
        for k in range(m):
            e = np.zeros(m, _wide(a))
            e[k] = 1.0
            for _ in range(2):
                e -= np.matmul(basis, np.matmul(np.conj(basis.T), e))
            size = float(np.sqrt(np.vdot(e, e).real))
            if size > 1e-8:
                basis[:, j] = e / size
                break
    # LAPACK's signs for most matrices: the first row of U is negative where it is not zero.
    for j in range(n):
        if basis[0, j].real > 0 and m > 1 and s[j] > 0 and np.any(a != np.diag(np.diag(a)) if m == n else True):
            basis[:, j] = -basis[:, j]
            v[:, j] = -v[:, j]
    return basis, s, np.conj(v.T)


def _hessenberg_eigenvalues(a):
    """Shifted QR on a copy; complex numbers of Python."""
    n = a.shape[0]
    h = [[complex(v) for v in row] for row in a.tolist()]
    found, high, rounds = [], n, 0
    while high > 0:
        if high == 1:
            found.append(h[0][0])
            break
        small = abs(h[high - 1][high - 2])
        if small <= 1e-16 * (abs(h[high - 1][high - 1]) + abs(h[high - 2][high - 2])) or (
            rounds > 300 and small < 1e-9
        ):
            found.append(h[high - 1][high - 1])
            high -= 1
            rounds = 0
            continue
        rounds += 1
        if rounds > 1000:
            raise LinAlgError("Eigenvalues did not converge")
        p, q, r, t = h[high - 2][high - 2], h[high - 2][high - 1], h[high - 1][high - 2], h[high - 1][high - 1]
        half, root = (p + t) / 2, ((p - t) * (p - t) / 4 + q * r) ** 0.5
        shift = half + root if abs(half + root - t) < abs(half - root - t) else half - root
        if rounds % 11 == 10:
            shift += small
        for i in range(high):
            h[i][i] -= shift
        turns = []
        for i in range(high - 1):
            x, y = h[i][i], h[i + 1][i]
            size = math.sqrt(abs(x) ** 2 + abs(y) ** 2)
            c, s = (x / size, y / size) if size else (1.0 + 0j, 0j)
            turns.append((c, s))
            for k in range(high):
                u, v = h[i][k], h[i + 1][k]
                h[i][k] = c.conjugate() * u + s.conjugate() * v
                h[i + 1][k] = -s * u + c * v
        for i, (c, s) in enumerate(turns):
            for k in range(high):
                u, v = h[k][i], h[k][i + 1]
                h[k][i] = u * c + v * s
                h[k][i + 1] = -u * s.conjugate() + v * c.conjugate()
        for i in range(high):
            h[i][i] += shift
    found.reverse()
    return found


def _to_hessenberg(a):
    a = a.astype(_wide(a))
    n = a.shape[0]
    for k in range(n - 2):
        x = a[k + 1 :, k].copy()
        size = float(np.sqrt(np.vdot(x, x).real))
        if size == 0 or not np.any(x[1:] != 0):
            continue
        x[0] += size * (x[0] / abs(x[0])) if x[0] != 0 else size
        x /= np.sqrt(np.vdot(x, x).real)
        a[k + 1 :, :] -= 2.0 * np.outer(x, np.matmul(np.conj(x), a[k + 1 :, :]))
        a[:, k + 1 :] -= 2.0 * np.outer(np.matmul(a[:, k + 1 :], x), np.conj(x))
    return a


def _is_triangular(a):
    return not np.any(np.tril(a, -1) != 0) or not np.any(np.triu(a, 1) != 0)


def _eigenvalues_of_two(a):
    (p, q), (r, t) = a.tolist()
    half, middle = (p - t) / 2, (p + t) / 2
    square = half * half + q * r
    if square >= 0:
        # The larger in size from the sum, the other from what is left: no digits cancel.
        z = half + math.copysign(math.sqrt(square), half)
        return np.array([t + z, t - q * r / z if z else t]).astype(a.dtype)
    root = math.sqrt(-square)
    return np.array([complex(middle, root), complex(middle, -root)])


@_stacked
def eigvals(a):
    _square(a)
    if _is_triangular(a):
        return np.diag(a)
    if a.shape[0] == 2 and a.dtype.kind == "f":
        return _eigenvalues_of_two(a)
    values = _hessenberg_eigenvalues(_to_hessenberg(a))
    largest = max(abs(v) for v in values)
    if a.dtype.kind == "c":
        return np.array(values).astype(a.dtype)
    if all(abs(v.imag) <= 1e-10 * max(largest, 1e-300) for v in values):
        return np.array([v.real for v in values]).astype(a.dtype)
    return np.array(values)


def eig(a):
    a = _float(a)
    _square(a)
    if not np.isfinite(a).all():
        raise LinAlgError("Array must not contain infs or NaNs")
    values = eigvals(a)
    if a.ndim > 2:
        parts = [eig(a[i]) for i in np.ndindex(a.shape[:-2])]
        return EigResult(np.stack([p[0] for p in parts]).reshape(a.shape[:-1]), np.stack([p[1] for p in parts]).reshape(a.shape))
    n, kind = a.shape[0], np.complex128 if values.dtype.kind == "c" else np.float64
    vectors = np.zeros((n, n), kind)
    for j, value in enumerate(values.tolist()):
        shifted = a.astype(kind) - np.eye(n) * (value + 1e-14 * max(abs(value), 1.0))
        v = np.ones(n, kind) + np.arange(n) * 1e-3
        for _ in range(3):
            try:
                v = _solve(shifted, v)
            except LinAlgError:
                shifted = shifted + np.eye(n) * 1e-14
                v = _solve(shifted, v)
            v = v / np.sqrt(np.vdot(v, v).real)
        k = int(np.argmax(np.abs(v) > np.max(np.abs(v)) * (1 - 1e-12)))
        vectors[:, j] = v * (abs(v[k]) / v[k])  # the largest component is real and positive
    if kind is np.complex128:
        vectors.real, vectors.imag = [np.where(np.abs(part) < 1e-15, 0.0, part) for part in (vectors.real, vectors.imag)]
        return EigResult(values, vectors if a.dtype != np.float32 else vectors.astype(np.complex64))
    vectors[np.abs(vectors) < 1e-15] = 0.0
    return EigResult(values, vectors.astype(a.dtype))


@_stacked
def pinv(a, rcond=1e-15, hermitian=False):
    u, s, vh = svd(a, False)
    large = s > rcond * np.max(s) if s.size else s > 0
    s = np.where(large, 1.0 / np.where(large, s, 1.0), 0.0)
    return np.matmul(np.conj(vh.T), s[:, None] * np.conj(u.T)).astype(a.dtype)


def lstsq(a, b, rcond="warn"):
    a, b = _float(a), _float(b)
    m, n = a.shape
    if m != b.shape[0]:
        raise LinAlgError("Incompatible dimensions")
    if rcond in ("warn", -1):
        rcond = np.finfo(np.float64).eps
    elif rcond is None:
        rcond = np.finfo(np.float64).eps * max(m, n)
    u, s, vh = svd(a, False)
    limit = rcond * s[0] if s.size else 0.0
    rank = int((s > limit).sum())
    if rank == n and m >= n:
        q, r = qr(a)
        x = _solve(r, np.matmul(np.conj(q.T), b))
    else:
        inverse = np.where(s > limit, 1.0 / np.where(s > limit, s, 1.0), 0.0)
        x = np.matmul(np.conj(vh.T), (inverse * np.matmul(np.conj(u.T), b).T).T)
    rest = np.zeros(0)
    if rank == n and m > n:
        difference = b - np.matmul(a, x)
        rest = np.atleast_1d(np.sum(_squares(difference), 0))
    return x, rest, np.int32(rank).item(), s


@_stacked
def matrix_rank(A, tol=None, hermitian=False):
    if A.ndim < 2:
        return int(not np.all(A == 0))
    s = svd(A, compute_uv=False)
    limit = np.max(s) * max(A.shape) * np.finfo(s.dtype).eps if tol is None else tol
    return np.int64((s > limit).sum())


def matrix_power(a, n):
    a = np.asarray(a)
    _square(a)
    if not hasattr(n, "__index__"):
        raise TypeError("exponent must be an integer")
    if n == 0:
        return np.eye(a.shape[0], dtype=a.dtype)
    if n < 0:
        a, n = inv(a), -n
    made = None
    while n:
        if n & 1:
            made = a if made is None else np.matmul(made, a)
        n >>= 1
        a = np.matmul(a, a) if n else a
    return made


def multi_dot(arrays, *, out=None):
    if len(arrays) < 2:
        raise ValueError("Expecting at least two arrays.")
    made = np.asarray(arrays[0])
    for a in arrays[1:]:
        made = np.dot(made, a)
    return made


def cond(x, p=None):
    x = _float(x)
    if p is None or p == 2:
        s = svd(x, compute_uv=False)
        with np.errstate(all="ignore"):
            made = s[..., 0] / s[..., -1]
        # Infinite where nothing but the division makes it no number.
        return np.where(np.isnan(made) & ~np.isnan(x).any((-2, -1)), np.inf, made)[()]
    return norm(x, p) * norm(inv(x), p)


def tensorsolve(a, b, axes=None):
    a, b = np.asarray(a), np.asarray(b)
    if axes is not None:
        order = [i for i in range(a.ndim) if i not in axes] + list(axes)
        a = a.transpose(order)
    shape = a.shape[-(a.ndim - b.ndim) :]
    size = int(np.prod(shape))
    if a.size != size * size:
        raise LinAlgError("Input arrays must satisfy the requirement             prod(a.shape[b.ndim:]) == prod(a.shape[:b.ndim])")
    return solve(a.reshape(-1, size), b.ravel()).reshape(shape)


def tensorinv(a, ind=2):
    a = np.asarray(a)
    if ind <= 0:
        raise ValueError("Invalid ind argument.")
    size = int(np.prod(a.shape[ind:]))
    return inv(a.reshape(size, -1)).reshape(a.shape[ind:] + a.shape[:ind])
