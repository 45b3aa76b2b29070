"""The functions of numpy.ma that are ufuncs: called with masked arrays they mask what is masked or not defined, and they have
the methods reduce, outer and accumulate of ufuncs."""

import numpy as np


class _MaskedUFunc:
    """A ufunc of masked arrays."""

    __module__ = "numpy.ma.core"

    def __init__(self, name, apply):
        self.f = getattr(np, name)
        self.__name__ = self.__qualname__ = name
        self.__doc__ = self.f.__doc__
        self._apply = apply

    def __str__(self):
        return f"Masked version of {self.f}"

    def __call__(self, *operands, **kwargs):
        return self._apply(self.__name__, (lambda *datas: self.f(*datas, **kwargs)) if kwargs else self.f, *operands)


class _MaskedUnaryOperation(_MaskedUFunc):
    __module__ = "numpy.ma.core"

    def __init__(self, name, apply, fill=0, domain=None):
        super().__init__(name, apply)
        self.fill, self.domain = fill, domain


class _MaskedBinaryOperation(_MaskedUFunc):
    __module__ = "numpy.ma.core"

    def __init__(self, name, apply, fillx=0, filly=0):
        super().__init__(name, apply)
        self.fillx, self.filly = fillx, filly

    def reduce(self, target, axis=0, dtype=None):
        ma = np.ma
        made = self.f.reduce(ma.filled(target, self.filly), axis, dtype)
        if ma.getmask(target) is ma.nomask:
            return ma.MaskedArray(made) if isinstance(made, np.ndarray) and made.ndim else made
        gone = np.logical_and.reduce(target._mask, axis)
        if not isinstance(made, np.ndarray) or not made.ndim:
            return ma.masked if gone else made
        return ma.MaskedArray(made, gone)

    def outer(self, a, b):
        ma = np.ma
        data = self.f.outer(ma.getdata(a), ma.getdata(b))
        if ma.getmask(a) is ma.nomask and ma.getmask(b) is ma.nomask:
            return ma.MaskedArray(data)
        mask = np.logical_or.outer(ma.getmaskarray(a), ma.getmaskarray(b))
        np.copyto(data, ma.getdata(a), where=mask)
        return ma.MaskedArray(data, mask)

    def accumulate(self, target, axis=0):
        return np.ma.MaskedArray(self.f.accumulate(np.ma.filled(target, self.filly), axis))


class _DomainedBinaryOperation(_MaskedBinaryOperation):
    __module__ = "numpy.ma.core"


class _extrema_operation(_MaskedUFunc):
    __module__ = "numpy.ma.core"

    def __call__(self, a, b):
        return super().__call__(a, b)

    def reduce(self, target, axis=None):
        ma = np.ma
        target = ma.asarray(target)
        fill = ma.minimum_fill_value(target) if self.__name__ == "minimum" else ma.maximum_fill_value(target)
        made = self.f.reduce(target.filled(fill), axis)
        return ma.MaskedArray(made, ma.nomask if ma.getmask(target) is ma.nomask else target._mask.all(axis))

    def outer(self, a, b):
        return _MaskedBinaryOperation.outer(self, a, b)


_ONES = ("multiply", "divide", "true_divide", "floor_divide", "remainder", "mod", "fmod", "power", "hypot", "logical_and")
_DOMAINED = ("divide", "true_divide", "floor_divide", "remainder", "mod", "fmod")


def operation(name, apply, domain=None):
    """The object that numpy.ma has as `name`; `apply(name, function, *operands)` masks."""
    if name in ("maximum", "minimum"):
        return _extrema_operation(name, apply)
    if getattr(np, name).nin == 1:
        return _MaskedUnaryOperation(name, apply, 0, domain)
    fill = 1 if name in _ONES else 0
    return (_DomainedBinaryOperation if name in _DOMAINED else _MaskedBinaryOperation)(name, apply, fill, fill)
