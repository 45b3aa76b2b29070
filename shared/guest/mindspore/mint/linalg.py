"""mindspore.mint.linalg."""
from mindspore import ops as _ops


def inv(input):
    return _ops.inverse(input)


def vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None):
    return _ops.vector_norm(x, ord, dim, keepdim, dtype=dtype)


def matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None):
    return _ops.matrix_norm(A, ord, dim, keepdim, dtype=dtype)


def norm(A, ord=None, dim=None, keepdim=False, *, dtype=None):
    return _ops.norm(A, ord, dim, keepdim, dtype=dtype)


def qr(A, mode="reduced"):
    return _ops.qr(A, mode)
