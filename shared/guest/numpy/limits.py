"""Limits of number types. numpy's __getattr__ loads this file when one of its names is first used."""

import numpy as np


class finfo:
    """Limits of a float type."""

    _values = {"float16": (0.000977, 65504.0, 6.104e-05, 5.960464477539063e-08, 16),
               "float32": (1.1920928955078125e-07, 3.4028234663852886e+38, 1.1754943508222875e-38, 1.401298464324817e-45, 32),
               "float64": (2.220446049250313e-16, 1.7976931348623157e+308, 2.2250738585072014e-308, 5e-324, 64)}

    _digits = {"float16": (3, 10, 5, -14, 16), "float32": (6, 23, 8, -126, 128), "float64": (15, 52, 11, -1022, 1024)}

    def __init__(self, dtype_):
        self.dtype = np.asarray(dtype_).dtype if isinstance(dtype_, (float, complex, np.generic, np.ndarray)) else np.dtype(dtype_)
        if self.dtype.kind == "c":
            self.dtype = np.dtype("float32" if self.dtype.itemsize == 8 else "float64")
        if self.dtype.kind != "f":
            raise ValueError(f"data type {self.dtype.type!r} not inexact")
        self.precision, self.nmant, self.nexp, self.minexp, self.maxexp = self._digits[self.dtype.name]
        self.iexp, self.machep, self.negep = self.nexp, -self.nmant, -self.nmant - 1
        kind = self.dtype.type
        eps, largest, tiny, subnormal, self.bits = self._values[self.dtype.name]
        self.eps, self.max, self.min, self.tiny = kind(eps), kind(largest), kind(-largest), kind(tiny)
        self.epsneg, self.resolution = kind(eps / 2), kind(10.0**-self.precision)
        self.smallest_normal, self.smallest_subnormal = kind(tiny), kind(subnormal)


    def __str__(self):
        line = "-" * 63
        digits = {2: 5, 4: 7, 8: 16}[self.dtype.itemsize]
        texts = {name: f"{float(getattr(self, name)):.{digits}e}" for name in (
            "resolution", "eps", "epsneg", "tiny", "max", "smallest_normal", "smallest_subnormal")}  # fmt: skip
        return (f"Machine parameters for {self.dtype}\n{line}\n"
                f"precision = {self.precision:3d}   resolution = {texts['resolution']}\n"
                f"machep = {self.machep:6d}   eps =        {texts['eps']}\n"
                f"negep =  {self.negep:6d}   epsneg =     {texts['epsneg']}\n"
                f"minexp = {self.minexp:6d}   tiny =       {texts['tiny']}\n"
                f"maxexp = {self.maxexp:6d}   max =        {texts['max']}\n"
                f"nexp =   {self.nexp:6d}   min =        -max\n"
                f"smallest_normal = {texts['smallest_normal']}   smallest_subnormal = {texts['smallest_subnormal']}\n{line}\n")  # fmt: skip

    def __repr__(self):
        return f"finfo(resolution={self.resolution!s}, min={self.min!s}, max={self.max!s}, dtype={self.dtype})"


class iinfo:
    """Limits of an integer type."""

    def __init__(self, type_):
        self.dtype = np.asarray(type_).dtype if isinstance(type_, (int, np.generic, np.ndarray)) else np.dtype(type_)
        self.bits = self.dtype.itemsize * 8
        self.kind = self.dtype.kind
        if self.kind not in "iu":
            raise ValueError(f"Invalid integer data type {self.kind!r}.")
        self.min = 0 if self.kind == "u" else -(1 << (self.bits - 1))
        self.max = (1 << self.bits) - 1 if self.kind == "u" else (1 << (self.bits - 1)) - 1

    def __str__(self):
        line = "-" * 63
        return f"Machine parameters for {self.dtype}\n{line}\nmin = {self.min}\nmax = {self.max}\n{line}\n"

    def __repr__(self):
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    made = np.array(x, copy=copy)
    if made.dtype.kind not in "fc":
        return made[()] if made.ndim == 0 else made
    limits = finfo(made.dtype)
    for part in (made.real, made.imag) if made.dtype.kind == "c" else (made,):
        part[...] = _finite(part, limits, nan, posinf, neginf)
    return made[()] if made.ndim == 0 else made


def _finite(x, limits, nan, posinf, neginf):
    x = np.where(np.isnan(x), x.dtype.type(nan), x)
    x = np.where(x == np.inf, x.dtype.type(limits.max if posinf is None else posinf), x)
    return np.where(x == -np.inf, x.dtype.type(limits.min if neginf is None else neginf), x)
