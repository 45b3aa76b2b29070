"""numpy.linalg: norms, solving and inverses of small systems."""
import numpy as np


class LinAlgError(ValueError):
    """A singular matrix."""


def norm(x, ord=None, axis=None, keepdims=False):
    x = np.asarray(x)
    if x.dtype.kind != "f":
        x = x.astype(np.float64)
    if ord is None or ord == 2 and (x.ndim == 1 or isinstance(axis, int)) or ord == "fro":
        return np.sqrt(np.sum(x * x, axis, None, None, keepdims))
    if ord == 1:
        return np.sum(np.abs(x), axis, None, None, keepdims)
    if ord == np.inf:
        return np.max(np.abs(x), axis, None, keepdims)
    return np.power(np.sum(np.power(np.abs(x), ord), axis, None, None, keepdims), 1.0 / ord)


def solve(a, b):
    """Gaussian elimination with row exchange."""
    a = np.array(a, np.float64)
    b = np.array(b, np.float64)
    is_vector = b.ndim == 1
    if is_vector:
        b = b.reshape((-1, 1))
    n = a.shape[0]
    for i in range(n):
        pivot = i + int(np.argmax(np.abs(a[i:, i])))
        if a[pivot, i] == 0:
            raise LinAlgError("Singular matrix")
        if pivot != i:
            a[[i, pivot]] = a[[pivot, i]]
            b[[i, pivot]] = b[[pivot, i]]
        for row in range(i + 1, n):
            factor = a[row, i] / a[i, i]
            a[row] -= factor * a[i]
            b[row] -= factor * b[i]
    for i in range(n - 1, -1, -1):
        b[i] = (b[i] - np.matmul(a[i, i + 1:], b[i + 1:])) / a[i, i]
    return b.ravel() if is_vector else b


def inv(a):
    a = np.asarray(a)
    return solve(a, np.eye(a.shape[0]))


def det(a):
    a = np.array(a, np.float64)
    result = 1.0
    for i in range(a.shape[0]):
        pivot = i + int(np.argmax(np.abs(a[i:, i])))
        if a[pivot, i] == 0:
            return 0.0
        if pivot != i:
            a[[i, pivot]] = a[[pivot, i]]
            result = -result
        result *= a[i, i]
        for row in range(i + 1, a.shape[0]):
            a[row] -= a[row, i] / a[i, i] * a[i]
    return result
