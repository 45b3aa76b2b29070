"""np.matrix: arrays of rank 2 whose product is that of matrices."""

import ast

import numpy as np
from numpy.boxed import boxed


class matrix(boxed):
    __module__ = "numpy"
    __array_priority__ = 10.0
    _is_wrapper = True

    def __init__(self, data, dtype=None, copy=True):
        from warnings import warn

        warn("the matrix subclass is not the recommended way to represent matrices or deal with linear algebra (see "
             "https://docs.scipy.org/doc/numpy/user/numpy-for-matlab-users.html). Please adjust your code to use regular ndarray.",
             PendingDeprecationWarning, 2)  # fmt: skip
        if isinstance(data, str):
            data = _rows(data)
        data = data._array if isinstance(data, matrix) else np.array(data, dtype, copy=copy)
        data = data if dtype is None else data.astype(dtype)
        if data.ndim > 2:
            raise ValueError("matrix must be 2-dimensional")
        self._array = data.reshape((1, 1) if data.ndim == 0 else (1, -1)) if data.ndim < 2 else data

    _places = property(lambda self: self._array)
    dtype = property(lambda self: self._array.dtype)
    strides = property(lambda self: self._array.strides)
    A = property(lambda self: self._array)
    A1 = property(lambda self: self._array.ravel())
    T = property(lambda self: self.transpose())
    H = property(lambda self: _of(self._array.conj().T))
    I = property(lambda self: _of(np.linalg.inv(self._array) if self.shape[0] == self.shape[1] else np.linalg.pinv(self._array)))  # noqa: E741
    real = property(lambda self: _of(self._array.real))
    imag = property(lambda self: _of(self._array.imag))

    getA, getA1, getT, getH, getI = (lambda self: self.A), (lambda self: self.A1), (lambda self: self.T), (lambda self: self.H), (lambda self: self.I)

    def __array__(self, dtype=None):
        return self._array

    def __getitem__(self, key):
        made = self._array[key]
        if not isinstance(made, np.ndarray):
            return made
        if made.ndim == 1:
            is_column = isinstance(key, tuple) and len(key) > 1 and isinstance(key[1], (int, np.integer))
            made = made.reshape((-1, 1) if is_column else (1, -1))
        return _of(made)

    def __setitem__(self, key, value):
        self._array[key] = value._array if isinstance(value, matrix) else value

    def __iter__(self):
        return iter([self[i] for i in range(len(self))])

    def __bool__(self):
        return bool(self._array)

    def tolist(self):
        return self._array.tolist()

    def item(self, *args):
        return self._array.item(*args)

    def tobytes(self, order="C"):
        return self._array.tobytes(order)

    def copy(self, order="C"):
        return _of(self._array.copy())

    __copy__ = copy

    def astype(self, dtype, **kwargs):
        return _of(self._array.astype(dtype))

    def view(self, dtype=None, type=None):
        return self._array if dtype is np.ndarray or type is np.ndarray else self

    def flatten(self, order="C"):
        return _of(self._array.flatten(order).reshape(1, -1))

    ravel = flatten

    def squeeze(self, axis=None):
        return _of(np.atleast_2d(self._array.squeeze(axis)))

    def sort(self, axis=-1, kind=None, order=None):
        self._array.sort(axis)

    def argsort(self, axis=-1, kind=None, order=None):
        return _of(self._array.argsort(axis))

    def __mul__(self, other):
        return _product(self, other if isinstance(other, (np.ndarray, list, tuple)) else np.asarray(other))

    def __rmul__(self, other):
        return _product(np.asarray(other), self)

    def __imul__(self, other):
        self._array[...] = (self * other)._array
        return self

    def __pow__(self, other):
        return _of(np.linalg.matrix_power(self._array, other))

    def __repr__(self):
        return "matrix(" + repr(self._array)[6:].replace("\n", "\n ")

    def __str__(self):
        return str(self._array)

    @classmethod
    def _ufunc(cls, name, *operands):
        return _of(getattr(np, name)(*[o._array if isinstance(o, matrix) else o for o in operands]))

    def __reduce__(self):
        return _of, (self._array,)


def _of(array):
    if not isinstance(array, np.ndarray) or isinstance(array, boxed):
        return array
    made = object.__new__(matrix)
    made._array = array
    return made


def _product(a, b):
    a, b = [v._array if isinstance(v, matrix) else asmatrix(v)._array if np.ndim(v) else np.asarray(v) for v in (a, b)]
    return _of(np.dot(a, b))


def _folding(name):
    def method(self, axis=None, *args, **kwargs):
        if axis is None:
            return getattr(np, name)(self._array, *args, **kwargs)
        return _of(getattr(np, name)(self._array, axis, *args, keepdims=True, **kwargs))

    method.__name__ = name
    return method


for _name in ("sum", "prod", "mean", "std", "var", "max", "min", "any", "all", "argmax", "argmin"):
    setattr(matrix, _name, _folding(_name))
matrix.ptp = lambda self, axis=None: self.max(axis) - self.min(axis)
for _name in ("reshape", "transpose", "swapaxes", "take", "repeat", "compress", "diagonal", "round", "clip", "conj", "cumsum", "cumprod"):

    def _method(self, *args, _name=_name, **kwargs):
        made = getattr(self._array, _name)(*args, **kwargs)
        return _of(made.reshape(1, -1) if made.ndim == 1 else made)

    setattr(matrix, _name, _method)


def _rows(text):
    return [[ast.literal_eval(v) for v in row.replace(",", " ").split()] for row in text.strip("[] ").split(";")]


def asmatrix(data, dtype=None):
    return data if isinstance(data, matrix) and dtype is None else _of(matrix(data, dtype)._array)


mat = asmatrix


def bmat(obj, ldict=None, gdict=None):
    if isinstance(obj, str):
        from sys import _getframe

        names = {**_getframe(1).f_globals, **_getframe(1).f_locals, **(gdict or {}), **(ldict or {})}
        obj = [[names[n] for n in row.replace(",", " ").split()] for row in obj.split(";")]
    if isinstance(obj, np.ndarray):
        return asmatrix(obj)
    rows = obj if isinstance(obj[0], (list, tuple)) else [obj]
    return asmatrix(np.concatenate([np.concatenate([np.asarray(p) for p in row], -1) for row in rows], 0))
