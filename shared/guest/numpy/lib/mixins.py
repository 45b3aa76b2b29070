"""Operators for classes that have __array_ufunc__: each calls its ufunc."""

import numpy as um

__all__ = ["NDArrayOperatorsMixin"]


def _disables_array_ufunc(obj):
    try:
        return obj.__array_ufunc__ is None
    except AttributeError:
        return False


class NDArrayOperatorsMixin:
    __slots__ = ()
    __array_priority__ = 1000


def _added(name, function):
    function.__name__, function.__qualname__ = name, "NDArrayOperatorsMixin." + name
    setattr(NDArrayOperatorsMixin, name, function)


def _binary(name, ufunc, is_comparison=False):
    def forward(self, other):
        return NotImplemented if _disables_array_ufunc(other) else ufunc(self, other)

    def backward(self, other):
        return NotImplemented if _disables_array_ufunc(other) else ufunc(other, self)

    def in_place(self, other):
        return ufunc(self, other, out=(self,))

    _added(f"__{name}__", forward)
    if not is_comparison:
        _added(f"__r{name}__", backward)
        if name != "divmod":
            _added(f"__i{name}__", in_place)


for _name, _ufunc in (("lt", "less"), ("le", "less_equal"), ("eq", "equal"), ("ne", "not_equal"), ("gt", "greater"), ("ge", "greater_equal")):
    _binary(_name, getattr(um, _ufunc), True)
for _name, _ufunc in (("add", "add"), ("sub", "subtract"), ("mul", "multiply"), ("matmul", "matmul"), ("truediv", "true_divide"),
                      ("floordiv", "floor_divide"), ("mod", "remainder"), ("divmod", "divmod"), ("pow", "power"), ("lshift", "left_shift"),
                      ("rshift", "right_shift"), ("and", "bitwise_and"), ("xor", "bitwise_xor"), ("or", "bitwise_or")):  # fmt: skip
    _binary(_name, getattr(um, _ufunc))
for _name, _ufunc in (("neg", "negative"), ("pos", "positive"), ("abs", "absolute"), ("invert", "invert")):
    _added(f"__{_name}__", lambda self, _ufunc=getattr(um, _ufunc): _ufunc(self))
