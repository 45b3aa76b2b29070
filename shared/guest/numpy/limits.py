"""Limits of number types. numpy's __getattr__ loads this file when one of its names is first used."""

import numpy as np


class finfo:
    """Limits of a float type."""

    _values = {"float16": (0.000977, 65504.0, 6.104e-05, 5.960464477539063e-08, 16),
               "float32": (1.1920928955078125e-07, 3.4028234663852886e+38, 1.1754943508222875e-38, 1.401298464324817e-45, 32),
               "float64": (2.220446049250313e-16, 1.7976931348623157e+308, 2.2250738585072014e-308, 5e-324, 64)}

    def __init__(self, dtype_):
        self.dtype = np.dtype(dtype_)
        kind = self.dtype.type
        eps, largest, tiny, subnormal, self.bits = self._values[self.dtype.name]
        self.eps, self.max, self.min, self.tiny = kind(eps), kind(largest), kind(-largest), kind(tiny)
        self.smallest_normal, self.smallest_subnormal = kind(tiny), kind(subnormal)


class iinfo:
    """Limits of an integer type."""

    def __init__(self, type_):
        self.dtype = np.dtype(type_)
        self.bits = self.dtype.itemsize * 8
        self.kind = self.dtype.kind
        if self.kind not in "iu":
            raise ValueError(f"Invalid integer data type {self.kind!r}.")
        self.min = 0 if self.kind == "u" else -(1 << (self.bits - 1))
        self.max = (1 << self.bits) - 1 if self.kind == "u" else (1 << (self.bits - 1)) - 1

    def __repr__(self):
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = np.asarray(x)
    if x.dtype.kind == "c":
        made = np.array(x)
        made.real, made.imag = [nan_to_num(part, True, nan, posinf, neginf) for part in (x.real, x.imag)]
        return made
    limits = finfo(x.dtype) if x.dtype.kind == "f" else None
    if limits is None:
        return x
    x = np.where(np.isnan(x), x.dtype.type(nan), x)
    x = np.where(x == np.inf, x.dtype.type(limits.max if posinf is None else posinf), x)
    return np.where(x == -np.inf, x.dtype.type(limits.min if neginf is None else neginf), x)
