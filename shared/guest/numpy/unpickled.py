"""What pickles that NumPy wrote name: arrays, scalars and dtypes are made empty there and get their state afterwards. The unpickler
(_unpickler.py) asks `__pickle_become__(state)` for the object that takes the place of the empty one."""

import warnings

import numpy as np
from numpy.boxed import _DType, _from_items


def _bytes(raw):
    return raw.encode("latin-1") if isinstance(raw, str) else bytes(raw)


def array_of(raw, dtype, shape, by_columns=False):
    """The array whose elements' bytes (objects: a list of them) are `raw`."""
    order = tuple(reversed(shape)) if by_columns else tuple(shape)
    if dtype.kind == "O":
        made = _from_items(list(raw), order, dtype)
    elif dtype.kind in "US":
        data, width = _bytes(raw), dtype.itemsize
        parts = [data[i : i + width] for i in range(0, len(data), width)] if width else []
        made = _from_items([p.decode("utf-32-le").rstrip("\0") if dtype.kind == "U" else p.rstrip(b"\0") for p in parts], order, dtype)
    else:
        made = np.frombuffer(_bytes(raw), dtype)
        made = (made.copy() if made.size else np.zeros(0, dtype)).reshape(order)
    return made.transpose() if by_columns else made


class _Shell:
    """An array without its state."""

    def __init__(self, subtype):
        self._subtype = subtype

    def __pickle_become__(self, state):
        _, shape, dtype, by_columns, raw = state[:5]
        made = array_of(raw, dtype, shape, by_columns)
        if self._subtype is np.ma.MaskedArray:
            mask = np.frombuffer(_bytes(state[5]), bool).reshape(made.shape)
            return np.ma.MaskedArray(made, mask.copy() if mask.any() else False, fill_value=state[6])
        if self._subtype is np.matrix:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return np.matrix(made)
        return made if self._subtype is np.ndarray else made.view(self._subtype)


def _reconstruct(subtype, shape, dtype):
    return _Shell(subtype)


def _mareconstruct(subtype, baseclass, baseshape, basetype):
    return _Shell(subtype)


def scalar(dtype, raw=None):
    return raw if dtype.kind == "O" else array_of(b"\0" * dtype.itemsize if raw is None else raw, dtype, (1,))[0]


def _dtype_of(self, state):
    """A dtype and its state: byte order, subarray, names and fields, unit."""
    _, order, subarray, names, fields, size = state[:6]
    if subarray is not None:
        return np.dtype(tuple(subarray))
    if names:
        parts = [fields[name] for name in names]
        return np.dtype({"names": list(names), "formats": [p[0] for p in parts], "offsets": [p[1] for p in parts], "itemsize": size})
    if self.kind in "mM" and len(state) > 8:
        unit, count = state[8][1][:2]
        unit = unit.decode() if isinstance(unit, bytes) else unit
        return np.dtype(f"{self.kind}8[{count if count != 1 else ''}{unit}]")
    return self.newbyteorder(">") if order == ">" else self


_DType.__pickle_become__ = _dtype_of
