"""Bytes as elements of dtypes that are no numbers: np.frombuffer, and views of one dtype as another."""

import builtins

import numpy as np
from numpy import boxed


def view(a, dtype, type=None):
    """An array of numbers seen as a dtype of another file, or as a class that wraps one."""
    if isinstance(dtype, builtins.type) and issubclass(dtype, boxed.boxed):
        return np.asmatrix(a) if dtype is np.matrix else dtype(a)
    wanted, known = boxed._dtype_or_none(dtype)
    if not known or wanted is None:
        return NotImplemented
    if wanted.kind in "Mm":
        return boxed._module("dates").dated(a.view(np.int64), wanted)
    if wanted.kind == "O":
        raise TypeError("Cannot change data-type for object array.")
    shared = boxed._module("structured").columns_of(a, wanted) if wanted.kind == "V" else None
    return reread(a, wanted) if shared is None else shared


def reread(a, dtype):
    """The bytes of an array as elements of another dtype."""
    shape = reread_shape(a, dtype)
    return np.frombuffer(a.tobytes(), dtype).copy().reshape(shape)


def reread_shape(a, dtype):
    """The shape of `a` when its bytes are elements of `dtype`; ValueError where the last axis does not fit."""
    if a.itemsize == dtype.itemsize:
        return a.shape
    if not a.ndim:
        raise ValueError("Changing the dtype of a 0d array is only supported if the itemsize is unchanged")
    size = a.shape[-1] * a.itemsize
    if not dtype.itemsize or size % dtype.itemsize:
        raise ValueError(f"When changing to a {'larger' if dtype.itemsize > a.itemsize else 'smaller'} dtype, its size must be a divisor of "
                         "the total size in bytes of the last axis of the array.")  # fmt: skip
    return a.shape[:-1] + (size // dtype.itemsize,)


def frombuffer(buffer, dtype=None, count=-1, offset=0, like=None):
    wanted, known = boxed._dtype_or_none(dtype)
    module = boxed._module_of(wanted) if known else None
    if module:
        return module.frombuffer(buffer, wanted, -1 if count is None else count, offset or 0)
    if not known or wanted is None or wanted.kind not in "SU" or not wanted._width:
        return NotImplemented
    data, step = bytes(buffer)[offset or 0 :], wanted.itemsize
    items = [data[i : i + step] for i in range(0, len(data) - step + 1, step)]
    if wanted.kind == "U":
        items = [each.decode("utf-32-le").rstrip("\0") for each in items]
    return boxed._from_items(items if count in (None, -1) else items[:count], (len(items),), wanted)
