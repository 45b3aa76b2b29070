"""Abstract numbers: what complex, real, rational and integral numbers offer, and which of it follows from the rest."""

from abc import ABCMeta, abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


def _abstract(*names):
    """Abstract methods of these names, for a class body's namespace: (name, method) pairs."""
    for name in names:

        def method(self, *args):
            raise NotImplementedError

        method.__name__ = method.__qualname__ = name
        yield name, abstractmethod(method)


class Number(metaclass=ABCMeta):
    """All numbers; isinstance(x, Number) asks for no particular kind."""

    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """What the builtin complex can do."""

    __slots__ = ()
    locals().update(_abstract("__complex__", "__add__", "__radd__", "__neg__", "__pos__", "__mul__", "__rmul__", "__truediv__",
                              "__rtruediv__", "__pow__", "__rpow__", "__abs__", "conjugate", "__eq__"))  # fmt: skip
    real, imag = (property(method) for _, method in _abstract("real", "imag"))

    def __bool__(self):
        return self != 0

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other


class Real(Complex):
    """Numbers with an order, a floor and a remainder."""

    __slots__ = ()
    locals().update(_abstract("__float__", "__trunc__", "__floor__", "__ceil__", "__round__", "__floordiv__", "__rfloordiv__",
                              "__mod__", "__rmod__", "__lt__", "__le__"))  # fmt: skip

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __complex__(self):
        return complex(float(self))

    @property
    def real(self):
        return +self

    @property
    def imag(self):
        return 0

    def conjugate(self):
        return +self


class Rational(Real):
    """Quotients of integers in lowest terms."""

    __slots__ = ()
    numerator, denominator = (property(method) for _, method in _abstract("numerator", "denominator"))

    def __float__(self):
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Integers, with their bits."""

    __slots__ = ()
    locals().update(_abstract("__int__", "__pow__", "__lshift__", "__rlshift__", "__rshift__", "__rrshift__", "__and__", "__rand__",
                              "__xor__", "__rxor__", "__or__", "__ror__", "__invert__"))  # fmt: skip

    def __index__(self):
        return int(self)

    def __float__(self):
        return float(int(self))

    @property
    def numerator(self):
        return +self

    @property
    def denominator(self):
        return 1


Complex.register(complex)
Real.register(float)
Integral.register(int)
