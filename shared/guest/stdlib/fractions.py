"""Rational numbers."""

import math
import numbers
import operator
import re

__all__ = ["Fraction"]

_FORMAT = re.compile(
    r"""\A\s*(?P<sign>[-+]?)(?=\d|\.\d)(?P<num>\d*|\d+(_\d+)*)
    (?:(?:/(?P<denom>\d+(_\d+)*))?|(?:\.(?P<decimal>\d*|\d+(_\d+)*))?(?:E(?P<exp>[-+]?\d+(_\d+)*))?)\s*\Z""",
    re.X | re.I,
)


class Fraction(numbers.Rational):
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None, *, _normalize=True):
        self = object.__new__(cls)
        if denominator is None:
            if type(numerator) is int:
                self._numerator, self._denominator = numerator, 1
                return self
            if isinstance(numerator, numbers.Rational):
                self._numerator, self._denominator = numerator.numerator, numerator.denominator
                return self
            if isinstance(numerator, float) or type(numerator).__name__ == "Decimal":
                self._numerator, self._denominator = numerator.as_integer_ratio()
                return self
            if not isinstance(numerator, str):
                raise TypeError("argument should be a string or a Rational instance")
            m = _FORMAT.match(numerator)
            if m is None:
                raise ValueError("Invalid literal for Fraction: %r" % numerator)
            top, denominator = int(m["num"] or "0"), 1
            if m["denom"]:
                denominator = int(m["denom"])
            else:
                if m["decimal"]:
                    digits = m["decimal"].replace("_", "")
                    top, denominator = top * 10 ** len(digits) + int(digits), 10 ** len(digits)
                if m["exp"]:
                    exponent = int(m["exp"])
                    if exponent >= 0:
                        top *= 10**exponent
                    else:
                        denominator *= 10**-exponent
            numerator = -top if m["sign"] == "-" else top
        elif type(numerator) is int is type(denominator):
            pass
        elif isinstance(numerator, numbers.Rational) and isinstance(denominator, numbers.Rational):
            numerator, denominator = (numerator.numerator * denominator.denominator,
                                      denominator.numerator * numerator.denominator)  # fmt: skip
        else:
            raise TypeError("both arguments should be Rational instances")
        if denominator == 0:
            raise ZeroDivisionError("Fraction(%s, 0)" % numerator)
        g = math.gcd(numerator, denominator) if _normalize else 1
        g = -g if denominator < 0 else g
        self._numerator, self._denominator = numerator // g, denominator // g
        return self

    @classmethod
    def from_float(cls, f):
        if isinstance(f, numbers.Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError("%s.from_float() only takes floats, not %r (%s)" % (cls.__name__, f, type(f).__name__))
        return cls(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        from decimal import Decimal

        if isinstance(dec, numbers.Integral):
            dec = Decimal(int(dec))
        elif not isinstance(dec, Decimal):
            raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")
        return cls(*dec.as_integer_ratio())

    numerator = property(lambda self: self._numerator)
    denominator = property(lambda self: self._denominator)

    def as_integer_ratio(self):
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self._numerator, self._denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        first, second = Fraction(p0 + k * p1, q0 + k * q1), Fraction(p1, q1)
        return second if abs(second - self) <= abs(first - self) else first

    def __repr__(self):
        return "%s(%s, %s)" % (type(self).__name__, self._numerator, self._denominator)

    def __str__(self):
        return str(self._numerator) if self._denominator == 1 else "%s/%s" % (self._numerator, self._denominator)

    def _operator(exact, fallback):
        def forward(a, b):
            if isinstance(b, (int, Fraction)):
                return exact(a, b)
            if isinstance(b, float):
                return fallback(float(a), b)
            if isinstance(b, complex):
                return fallback(complex(a), b)
            return NotImplemented

        def reverse(b, a):
            if isinstance(a, numbers.Rational):
                return exact(Fraction(a), b)
            if isinstance(a, numbers.Real):
                return fallback(float(a), float(b))
            if isinstance(a, numbers.Complex):
                return fallback(complex(a), complex(b))
            return NotImplemented

        forward.__name__, reverse.__name__ = "__" + fallback.__name__ + "__", "__r" + fallback.__name__ + "__"
        return forward, reverse

    def _add(a, b):
        return Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

    def _sub(a, b):
        return Fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

    def _mul(a, b):
        return Fraction(a.numerator * b.numerator, a.denominator * b.denominator)

    def _div(a, b):
        n, d = a.numerator * b.denominator, a.denominator * b.numerator
        if d == 0:
            raise ZeroDivisionError("Fraction(%s, 0)" % (n // math.gcd(n, d) if n else 0))
        return Fraction(n, d)

    def _floordiv(a, b):
        return (a.numerator * b.denominator) // (a.denominator * b.numerator)

    def _divmod(a, b):
        div, n_mod = divmod(a.numerator * b.denominator, a.denominator * b.numerator)
        return div, Fraction(n_mod, a.denominator * b.denominator)

    def _mod(a, b):
        return Fraction((a.numerator * b.denominator) % (b.numerator * a.denominator), a.denominator * b.denominator)

    __add__, __radd__ = _operator(_add, operator.add)
    __sub__, __rsub__ = _operator(_sub, operator.sub)
    __mul__, __rmul__ = _operator(_mul, operator.mul)
    __truediv__, __rtruediv__ = _operator(_div, operator.truediv)
    __floordiv__, __rfloordiv__ = _operator(_floordiv, operator.floordiv)
    __divmod__, __rdivmod__ = _operator(_divmod, divmod)
    __mod__, __rmod__ = _operator(_mod, operator.mod)

    def __pow__(a, b):
        if isinstance(b, numbers.Rational):
            if b.denominator == 1:
                power = b.numerator
                if power >= 0:
                    return Fraction(a._numerator**power, a._denominator**power)
                if a._numerator == 0:
                    raise ZeroDivisionError("Fraction(%s, 0)" % a._denominator ** -power)
                return Fraction(a._denominator**-power, a._numerator**-power)
            return float(a) ** float(b)
        if isinstance(b, (float, complex)):
            return float(a) ** b
        return NotImplemented

    def __rpow__(b, a):
        if b._denominator == 1 and b._numerator >= 0:
            return a**b._numerator
        if isinstance(a, numbers.Rational):
            return Fraction(a.numerator, a.denominator) ** b
        return a**b._numerator if b._denominator == 1 else a ** float(b)

    def __pos__(a):
        return Fraction(a._numerator, a._denominator)

    def __neg__(a):
        return Fraction(-a._numerator, a._denominator)

    def __abs__(a):
        return Fraction(abs(a._numerator), a._denominator)

    def __int__(a):
        return -(-a._numerator // a._denominator) if a._numerator < 0 else a._numerator // a._denominator

    __trunc__ = __int__

    def __float__(a):
        return a._numerator / a._denominator

    def __complex__(a):
        return complex(float(a))

    real = property(lambda a: +a)
    imag = property(lambda a: 0)

    def conjugate(a):
        return +a

    def __floor__(a):
        return a._numerator // a._denominator

    def __ceil__(a):
        return -(-a._numerator // a._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            floor, remainder = divmod(self._numerator, self._denominator)
            if remainder * 2 < self._denominator:
                return floor
            if remainder * 2 > self._denominator:
                return floor + 1
            return floor if floor % 2 == 0 else floor + 1
        shift = 10 ** abs(ndigits)
        return Fraction(round(self * shift), shift) if ndigits > 0 else Fraction(round(self / shift) * shift)

    def __hash__(self):
        modulus = 2305843009213693951
        inverse = pow(self._denominator, -1, modulus) if self._denominator % modulus else None
        made = 314159 if inverse is None else hash(hash(abs(self._numerator)) * inverse)
        made = made if self._numerator >= 0 else -made
        return -2 if made == -1 else made

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if isinstance(b, numbers.Rational):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, complex) and b.imag == 0:
            b = b.real
        if isinstance(b, float):
            return 0.0 == b if math.isnan(b) or math.isinf(b) else a == Fraction.from_float(b)
        return NotImplemented

    def _order(self, other, op):
        if isinstance(other, numbers.Rational):
            return op(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            return op(0.0, other) if math.isnan(other) or math.isinf(other) else op(self, Fraction.from_float(other))
        return NotImplemented

    def __lt__(a, b):
        return a._order(b, operator.lt)

    def __gt__(a, b):
        return a._order(b, operator.gt)

    def __le__(a, b):
        return a._order(b, operator.le)

    def __ge__(a, b):
        return a._order(b, operator.ge)

    def __bool__(a):
        return bool(a._numerator)

    def __reduce__(self):
        return type(self), (self._numerator, self._denominator)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self
