"""Methods of MaskedArray that are made of those of its data and of its mask, and what its `flat` gives."""

import numpy as np
from numpy.ma import MaskedArray, getdata, getmaskarray, masked, nomask


class MaskedIterator:
    """MaskedArray.flat: elements in rows' order, masked where they are."""

    __module__ = "numpy.ma.core"

    def __init__(self, ma):
        self.ma, self._next = ma, 0

    def __iter__(self):
        return self

    def __next__(self):
        if self._next >= self.ma.size:
            raise StopIteration
        self._next += 1
        return self.ma.ravel()[self._next - 1]

    def __len__(self):
        return self.ma.size

    def __getitem__(self, key):
        return self.ma.ravel()[key]

    def __setitem__(self, key, value):
        a = self.ma
        if value is masked:
            a._mask = getmaskarray(a).copy()
            a._mask.flat[key] = True
            return
        a._data.flat[key] = getdata(value)
        if a._mask is not nomask or getattr(value, "_mask", nomask) is not nomask:
            a._mask = getmaskarray(a).copy()
            a._mask.flat[key] = getattr(value, "_mask", False)


def _of_data(name):
    """The method of the data, under the mask as it is."""

    def method(self, *args, **kwargs):
        return self._with_data(getattr(self._data, name)(*args, **kwargs), self._mask)

    method.__name__ = name
    return method


def _choose(self, choices, out=None, mode="raise"):
    return self._with_data(self._data.choose(choices, out, mode), self._mask)


def _partition(self, kth, axis=-1, kind="introselect", order=None):
    self._data.partition(kth, axis)


def _searchsorted(self, v, side="left", sorter=None):
    return self._data.searchsorted(getdata(v), side, sorter)


def _tofile(self, fid, sep="", format="%s"):
    raise NotImplementedError("MaskedArray.tofile() not implemented yet.")


def _resize(self, newshape, refcheck=True, order=False):
    raise ValueError("A masked array does not own its data and therefore cannot be resized.\nUse the numpy.ma.resize function instead.")


def _itemset(self, *args):
    self._data.itemset(*args)


def _assign_flat(self, value):
    MaskedIterator(self)[:] = value


def _complex(self):
    if self.size != 1:
        raise TypeError("only length-1 arrays can be converted to Python scalars")
    return complex(self._data.item())


def _matmul(self, other):
    return np.ma.MaskedArray(np.matmul(getdata(self), getdata(other)), _product_mask(self, other))


def _rmatmul(self, other):
    return np.ma.MaskedArray(np.matmul(getdata(other), getdata(self)), _product_mask(other, self))


def _product_mask(a, b):
    return np.matmul((~getmaskarray(a)).astype(int), (~getmaskarray(b)).astype(int)) == 0


def _hash(self):
    raise TypeError(f"unhashable type: '{type(self).__name__}'")


for _name in ("conj", "conjugate", "byteswap", "newbyteorder", "argpartition", "getfield"):
    setattr(MaskedArray, _name, _of_data(_name))
for _name, _member in {
    "choose": _choose, "partition": _partition, "searchsorted": _searchsorted, "tofile": _tofile, "resize": _resize, "itemset": _itemset,
    "get_imag": lambda self: self.imag, "get_real": lambda self: self.real, "iscontiguous": lambda self: self._data.flags.c_contiguous,
    "tostring": lambda self, fill_value=None, order="C": self.tobytes(fill_value, order), "setflags": lambda self, *args, **kwargs: self._data.setflags(*args, **kwargs),
    "flat": property(MaskedIterator, _assign_flat), "__complex__": _complex, "__index__": lambda self: self._data.__index__(),
    "__hash__": _hash, "__matmul__": _matmul, "__rmatmul__": _rmatmul, "__divmod__": lambda self, other: (self // other, self % other),
    "__rdivmod__": lambda self, other: (other // self, other % self), "__class_getitem__": vars(np.ndarray)["__class_getitem__"],
    "__array_wrap__": lambda self, array, context=None: self._with_data(array, self._mask),
}.items():  # fmt: skip
    setattr(MaskedArray, _name, _member)
