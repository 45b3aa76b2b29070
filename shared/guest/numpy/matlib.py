"""numpy.matlib: numpy's names, with functions that make matrices instead of arrays."""

from warnings import warn

import numpy as np
from numpy import *  # noqa: F401,F403
from numpy import asmatrix, matrix  # noqa: F401

warn("Importing from numpy.matlib is deprecated since 1.19.0. The matrix subclass is not the recommended way to represent matrices or "
     "deal with linear algebra (see https://docs.scipy.org/doc/numpy/user/numpy-for-matlab-users.html). Please adjust your code to use "
     "regular ndarray. ", PendingDeprecationWarning, 2)  # fmt: skip


def __getattr__(name):
    return getattr(np, name)


def empty(shape, dtype=None, order="C"):
    return asmatrix(np.empty(shape, dtype or float, order))


def ones(shape, dtype=None, order="C"):
    return asmatrix(np.ones(shape, dtype or float, order))


def zeros(shape, dtype=None, order="C"):
    return asmatrix(np.zeros(shape, dtype or float, order))


def identity(n, dtype=None):
    return asmatrix(np.identity(n, dtype or float))


def eye(n, M=None, k=0, dtype=float, order="C"):
    return asmatrix(np.eye(n, M, k, dtype, order))


def rand(*args):
    return asmatrix(np.random.rand(*(args[0] if args and isinstance(args[0], tuple) else args)))


def randn(*args):
    return asmatrix(np.random.randn(*(args[0] if args and isinstance(args[0], tuple) else args)))


def repmat(a, m, n):
    a = np.asanyarray(a)
    return np.tile(np.asarray(a).reshape((1, -1) if a.ndim < 2 else a.shape), (m, n))
