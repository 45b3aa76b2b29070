"""Decimal floating point with a chosen precision."""

import math
import numbers
import re

__all__ = ["Decimal", "Context", "DecimalTuple", "DefaultContext", "BasicContext", "ExtendedContext", "DecimalException", "Clamped",
           "InvalidOperation", "DivisionByZero", "Inexact", "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation",
           "DivisionImpossible", "InvalidContext", "ConversionSyntax", "DivisionUndefined", "ROUND_DOWN", "ROUND_HALF_UP",
           "ROUND_HALF_EVEN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP", "setcontext",
           "getcontext", "localcontext", "MAX_PREC", "MAX_EMAX", "MIN_EMIN"]  # fmt: skip

from _decimal_signals import *  # noqa: E402, F401, F403
from _decimal_signals import _SIGNALS  # noqa: E402


class Context:
    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None):
        base = DefaultContext if "DefaultContext" in globals() else None
        pick = lambda value, name, default: value if value is not None else getattr(base, name, default)  # noqa: E731
        self.prec, self.rounding = pick(prec, "prec", 28), pick(rounding, "rounding", ROUND_HALF_EVEN)
        self.Emin, self.Emax = pick(Emin, "Emin", -999999), pick(Emax, "Emax", 999999)
        self.capitals, self.clamp = pick(capitals, "capitals", 1), pick(clamp, "clamp", 0)
        wanted = traps if traps is not None else [s for s, on in base.traps.items() if on] if base else [
            InvalidOperation, DivisionByZero, Overflow
        ]
        self.traps = dict(wanted) if isinstance(wanted, dict) else {s: s in wanted for s in _SIGNALS}
        self.flags = {s: bool(flags and s in flags) for s in _SIGNALS}
        if self.prec < 1:
            raise ValueError("valid range for prec is [1, MAX_PREC]")

    def copy(self):
        return Context(self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp,
                       [s for s, on in self.flags.items() if on], dict(self.traps))  # fmt: skip

    __copy__ = copy

    def clear_flags(self):
        self.flags = dict.fromkeys(_SIGNALS, False)

    def clear_traps(self):
        self.traps = dict.fromkeys(_SIGNALS, False)

    def _signal(self, signal, result, detail=None):
        kind = next((s for s in _SIGNALS if issubclass(signal, s)), signal)
        self.flags[kind] = True
        if self.traps.get(kind):
            raise kind([detail or signal])
        return result

    def create_decimal(self, num="0"):
        return Decimal(num)._fix(self)

    def create_decimal_from_float(self, f):
        return Decimal.from_float(f)._fix(self)

    def __getattr__(self, name):
        names = {"add": "__add__", "subtract": "__sub__", "multiply": "__mul__", "divide": "__truediv__", "power": "__pow__",
                 "remainder": "__mod__", "divide_int": "__floordiv__", "minus": "__neg__", "plus": "__pos__", "abs": "__abs__"}
        if name in names or hasattr(Decimal, name):

            def operation(a, *args):
                with localcontext(self):
                    return getattr(Decimal(a), names.get(name, name))(*args)

            return operation
        raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")

    def __repr__(self):
        names = lambda d: ", ".join(s.__name__ for s in _SIGNALS if d.get(s))  # noqa: E731
        return (f"Context(prec={self.prec}, rounding={self.rounding}, Emin={self.Emin}, Emax={self.Emax}, "
                f"capitals={self.capitals}, clamp={self.clamp}, flags=[{names(self.flags)}], traps=[{names(self.traps)}])")


_current = [None]


def getcontext():
    if _current[0] is None:
        _current[0] = Context()
    return _current[0]


def setcontext(context):
    _current[0] = context


class localcontext:
    def __init__(self, ctx=None, **kwargs):
        self._new = (ctx or getcontext()).copy()
        for name, value in kwargs.items():
            if not hasattr(self._new, name):
                raise TypeError(f"'{name}' is an invalid keyword argument for this function")
            setattr(self._new, name, value)

    def __enter__(self):
        self._saved = getcontext()
        setcontext(self._new)
        return self._new

    def __exit__(self, *args):
        setcontext(self._saved)


_NUMBER = re.compile(r"""\s*(?P<sign>[-+])?((?=\d|\.\d)(?P<int>\d*)(\.(?P<frac>\d*))?(E(?P<exp>[-+]?\d+))?
    |Inf(?P<inf>inity)?|(?P<signal>s)?NaN(?P<diag>\d*))\s*\Z""", re.X | re.I)  # fmt: skip


def _rounded(n, drop, rounding, sign):
    """n without its last `drop` digits."""
    if drop <= 0:
        return n * 10**-drop
    unit = 10**drop
    q, r = divmod(n, unit)
    if not r:
        return q
    twice = 2 * r
    if rounding == ROUND_HALF_EVEN:
        up = twice > unit or twice == unit and q & 1
    elif rounding == ROUND_HALF_UP:
        up = twice >= unit
    elif rounding == ROUND_HALF_DOWN:
        up = twice > unit
    elif rounding == ROUND_UP:
        up = True
    elif rounding == ROUND_CEILING:
        up = not sign
    elif rounding == ROUND_FLOOR:
        up = bool(sign)
    elif rounding == ROUND_05UP:
        up = q % 10 in (0, 5)
    else:
        up = False
    return q + 1 if up else q


class Decimal:
    """sign, digits as an int, exponent; the exponent is "F" for infinities, "n" and "N" for NaNs."""

    __slots__ = ("_sign", "_int", "_exp")
    __tp_name__ = "decimal.Decimal"

    def __new__(cls, value="0", context=None):
        self = object.__new__(cls)
        if isinstance(value, str):
            m = _NUMBER.match(value.replace("_", ""))
            if m is None:
                return (context or getcontext())._signal(ConversionSyntax, _nan())
            self._sign = 1 if m["sign"] == "-" else 0
            if m["int"] is not None:
                frac = m["frac"] or ""
                self._int, self._exp = int(m["int"] + frac or "0"), int(m["exp"] or 0) - len(frac)
            elif m["diag"] is not None:
                self._int, self._exp = int(m["diag"] or 0), "N" if m["signal"] else "n"
            else:
                self._int, self._exp = 0, "F"
        elif isinstance(value, int):
            self._sign, self._int, self._exp = int(value < 0), abs(value), 0
        elif isinstance(value, Decimal):
            self._sign, self._int, self._exp = value._sign, value._int, value._exp
        elif isinstance(value, (tuple, list)):
            if len(value) != 3:
                raise ValueError("argument must be a sequence of length 3")
            self._sign = value[0]
            self._int, self._exp = int("".join(map(str, value[1])) or "0"), value[2]
        elif isinstance(value, float):
            made = Decimal.from_float(value)
            self._sign, self._int, self._exp = made._sign, made._int, made._exp
        else:
            raise TypeError("conversion from %s to Decimal is not supported" % type(value).__name__)
        return self

    @classmethod
    def from_float(cls, f):
        if isinstance(f, int):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError("argument must be int or float")
        if math.isinf(f) or math.isnan(f):
            return cls(repr(f))
        n, d = abs(f).as_integer_ratio()
        k = d.bit_length() - 1
        return cls(_make(int(math.copysign(1.0, f) < 0), n * 5**k, -k))

    # ---- parts

    def is_nan(self):
        return self._exp in ("n", "N")

    def is_snan(self):
        return self._exp == "N"

    def is_qnan(self):
        return self._exp == "n"

    def is_infinite(self):
        return self._exp == "F"

    def is_finite(self):
        return isinstance(self._exp, int)

    def is_signed(self):
        return bool(self._sign)

    def is_zero(self):
        return self.is_finite() and self._int == 0

    def is_normal(self, context=None):
        return self.is_finite() and self._int != 0

    def __bool__(self):
        return not self.is_finite() or self._int != 0

    def _digits(self):
        return str(self._int)

    def as_tuple(self):
        digits = tuple(map(int, self._digits())) if self.is_finite() else (0,) if self._exp == "F" else ()
        return DecimalTuple(self._sign, digits, self._exp)

    def as_integer_ratio(self):
        if not self.is_finite():
            raise (OverflowError if self._exp == "F" else ValueError)(
                "cannot convert %s to integer ratio" % ("Infinity" if self._exp == "F" else "NaN")
            )
        n, d = (self._int * 10**self._exp, 1) if self._exp >= 0 else (self._int, 10**-self._exp)
        g = math.gcd(n, d)
        return (-n if self._sign else n) // g, d // g

    def adjusted(self):
        return self._exp + len(self._digits()) - 1 if self.is_finite() else 0

    # ---- texts

    def __str__(self, eng=False, context=None):
        sign = "-" if self._sign else ""
        if not self.is_finite():
            return sign + {"F": "Infinity", "n": "NaN", "N": "sNaN"}[self._exp] + (str(self._int) if self._int else "")
        digits = self._digits()
        left = self._exp + len(digits)
        if self._exp <= 0 and left > -6:
            point = left
        elif not eng:
            point = 1
        elif self._int == 0:
            point = (left + 1) % 3 - 1
        else:
            point = (left - 1) % 3 + 1
        if point <= 0:
            whole, part = "0", "." + "0" * -point + digits
        elif point >= len(digits):
            whole, part = digits + "0" * (point - len(digits)), ""
        else:
            whole, part = digits[:point], "." + digits[point:]
        return sign + whole + part + ("" if left == point else "E%+d" % (left - point))

    def to_eng_string(self, context=None):
        return self.__str__(True)

    def __repr__(self):
        return "Decimal('%s')" % str(self)

    def __format__(self, spec, context=None):
        from _decimal_format import formatted

        return formatted(self, spec, getcontext().rounding, _make)

    # ---- rounding

    def _round_to(self, places, rounding):
        drop = len(self._digits()) - places
        if drop <= 0 or not self._int:
            return self
        made = _rounded(self._int, drop, rounding, self._sign)
        exp = self._exp + drop
        if len(str(made)) > places:
            made, exp = made // 10, exp + 1
        return _make(self._sign, made, exp)

    def _rescale(self, exp, rounding):
        if not self.is_finite():
            return self
        return _make(self._sign, _rounded(self._int, exp - self._exp, rounding, self._sign), exp)

    def _fix(self, context):
        if not self.is_finite():
            return self
        made = self
        if len(self._digits()) > context.prec:
            made = self._round_to(context.prec, context.rounding)
            context.flags[Rounded] = True
            if made._int * 10 ** (made._exp - self._exp) != self._int:
                context._signal(Inexact, None)
        if made._int and made.adjusted() > context.Emax:
            return context._signal(Overflow, _make(made._sign, 0, "F"))
        if made._int and made.adjusted() < context.Emin - context.prec + 1:
            return _make(made._sign, 0, context.Emin - context.prec + 1)
        return made

    def __round__(self, n=None):
        if n is None:
            if not self.is_finite():
                raise (OverflowError if self._exp == "F" else ValueError)("cannot convert %s to integer" % (
                    "Infinity" if self._exp == "F" else "NaN"))  # fmt: skip
            return int(self._rescale(0, ROUND_HALF_EVEN))
        return self.quantize(_make(0, 1, -n))

    def quantize(self, exp, rounding=None, context=None):
        context = context or getcontext()
        exp = _convert(exp)
        if not self.is_finite() or not exp.is_finite():
            if self.is_nan():
                return self
            if self._exp == exp._exp == "F":
                return self
            return context._signal(InvalidOperation, _nan())
        made = self._rescale(exp._exp, rounding or context.rounding)
        if len(made._digits()) > context.prec:
            return context._signal(InvalidOperation, _nan())
        return made

    def to_integral_value(self, rounding=None, context=None):
        if not self.is_finite() or self._exp >= 0:
            return self
        return self._rescale(0, rounding or (context or getcontext()).rounding)

    to_integral = to_integral_exact = to_integral_value

    def normalize(self, context=None):
        made = self._fix(context or getcontext())
        if not made.is_finite():
            return made
        if not made._int:
            return _make(made._sign, 0, 0)
        n, exp = made._int, made._exp
        while n % 10 == 0:
            n, exp = n // 10, exp + 1
        return _make(made._sign, n, exp)

    # ---- arithmetic

    def _special(self, other):
        """A NaN that takes part, or None."""
        for each in (self, other):
            if each.is_nan():
                if each._exp == "N":
                    return getcontext()._signal(InvalidOperation, _nan())
                return each
        return None

    def __add__(self, other, context=None):
        other = _operand(other)
        if other is NotImplemented:
            return other
        nan = self._special(other)
        if nan is not None:
            return nan
        context = context or getcontext()
        if self._exp == "F":
            if other._exp == "F" and self._sign != other._sign:
                return context._signal(InvalidOperation, _nan())
            return self
        if other._exp == "F":
            return other
        exp = min(self._exp, other._exp)
        total = _signed(self) * 10 ** (self._exp - exp) + _signed(other) * 10 ** (other._exp - exp)
        if total == 0:
            sign = self._sign and other._sign or (context.rounding == ROUND_FLOOR and self._sign != other._sign)
        else:
            sign = total < 0
        return _make(int(sign), abs(total), exp)._fix(context)

    __radd__ = __add__

    def __sub__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        nan = self._special(other)
        return self + other.copy_negate() if nan is None else nan

    def __rsub__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other - self

    def __mul__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        nan = self._special(other)
        if nan is not None:
            return nan
        sign = self._sign ^ other._sign
        if self._exp == "F" or other._exp == "F":
            if not self or not other:
                return getcontext()._signal(InvalidOperation, _nan())
            return _make(sign, 0, "F")
        return _make(sign, self._int * other._int, self._exp + other._exp)._fix(getcontext())

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        nan = self._special(other)
        if nan is not None:
            return nan
        context, sign = getcontext(), self._sign ^ other._sign
        if self._exp == "F":
            return context._signal(InvalidOperation, _nan()) if other._exp == "F" else _make(sign, 0, "F")
        if other._exp == "F":
            return _make(sign, 0, context.Emin - context.prec + 1)
        if not other._int:
            if not self._int:
                return context._signal(DivisionUndefined, _nan())
            return context._signal(DivisionByZero, _make(sign, 0, "F"))
        ideal = self._exp - other._exp
        if not self._int:
            return _make(sign, 0, ideal)._fix(context)
        shift = len(other._digits()) - len(self._digits()) + context.prec + 1
        exp = ideal - shift
        n, d = (self._int * 10**shift, other._int) if shift >= 0 else (self._int, other._int * 10**-shift)
        q, r = divmod(n, d)
        if r:
            q += q % 5 == 0
        else:
            while exp < ideal and q % 10 == 0:
                q, exp = q // 10, exp + 1
        return _make(sign, q, exp)._fix(context)

    def __rtruediv__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other / self

    def __divmod__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        nan = self._special(other)
        if nan is not None:
            return nan, nan
        context, sign = getcontext(), self._sign ^ other._sign
        if self._exp == "F":
            return context._signal(InvalidOperation, _nan()), _nan()
        if other._exp == "F":
            return _make(sign, 0, 0), self
        if not other._int:
            if not self._int:
                return context._signal(DivisionUndefined, _nan()), _nan()
            return context._signal(DivisionByZero, _make(sign, 0, "F")), context._signal(InvalidOperation, _nan())
        exp = min(self._exp, other._exp)
        q, r = divmod(self._int * 10 ** (self._exp - exp), other._int * 10 ** (other._exp - exp))
        if len(str(q)) > context.prec:
            return context._signal(DivisionImpossible, _nan()), _nan()
        return _make(sign, q, 0), _make(self._sign, r, exp)._fix(context)

    def __rdivmod__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else divmod(other, self)

    def __floordiv__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        if self._exp == "F" and other.is_finite():
            return _make(self._sign ^ other._sign, 0, "F")
        if self.is_finite() and not other and other.is_finite() and self._int:
            return getcontext()._signal(DivisionByZero, _make(self._sign ^ other._sign, 0, "F"))
        return divmod(self, other)[0]

    def __rfloordiv__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other // self

    def __mod__(self, other):
        other = _operand(other)
        if other is NotImplemented:
            return other
        if self.is_finite() and other.is_finite() and not other and self._int:
            return getcontext()._signal(InvalidOperation, _nan())
        return divmod(self, other)[1]

    def __rmod__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other % self

    def __pow__(self, other, modulo=None):
        other = _operand(other)
        if other is NotImplemented:
            return other
        if modulo is not None:
            return Decimal(pow(int(self), int(other), int(modulo)))
        nan = self._special(other)
        if nan is not None:
            return nan
        context = getcontext()
        if not other:
            return context._signal(InvalidOperation, _nan()) if not self else Decimal(1)
        if other.is_finite() and other == other.to_integral_value():
            n = int(other)
            if not self.is_finite():
                return _make(self._sign & n & 1, 0, "F" if n > 0 else 0)
            if not self._int:
                return _make(self._sign & n & 1, 0, 0) if n > 0 else context._signal(
                    DivisionByZero, _make(self._sign & n & 1, 0, "F"))  # fmt: skip
            if abs(n) * len(self._digits()) < 40000:
                made = _make(self._sign & n & 1, self._int ** abs(n), self._exp * abs(n))
                if n > 0:
                    return made._fix(context)
                with localcontext(context) as wide:
                    wide.prec = context.prec
                    return Decimal(1) / made
        if self._sign and self._int:
            return context._signal(InvalidOperation, _nan())
        if not self:
            return Decimal(0)
        with localcontext(context) as wide:
            wide.prec += 10 + max(0, other.adjusted() + self.adjusted() // 10)
            made = (other * self.ln()).exp()
        return +made

    def __rpow__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other**self

    def __neg__(self):
        return (_make(self._sign ^ 1, self._int, self._exp) if self else self.copy_abs())._fix(getcontext())

    def __pos__(self):
        return (self if self else self.copy_abs())._fix(getcontext())

    def __abs__(self, round=True):
        return self.copy_abs()._fix(getcontext())

    def copy_abs(self):
        return _make(0, self._int, self._exp)

    def copy_negate(self):
        return _make(self._sign ^ 1, self._int, self._exp)

    def copy_sign(self, other, context=None):
        return _make(_convert(other)._sign, self._int, self._exp)

    def fma(self, other, third, context=None):
        other, third = _convert(other), _convert(third)
        return _make(self._sign ^ other._sign, self._int * other._int, self._exp + other._exp) + third

    def sqrt(self, context=None):
        context = context or getcontext()
        if self.is_nan() or self._exp == "F" and not self._sign:
            return self
        if not self._int and self.is_finite():
            return _make(self._sign, 0, self._exp // 2)
        if self._sign:
            return context._signal(InvalidOperation, _nan())
        prec = context.prec + 1
        e, n = self._exp >> 1, self._int * 10 if self._exp & 1 else self._int
        half = (len(self._digits()) >> 1) + 1 if self._exp & 1 else len(self._digits()) + 1 >> 1
        shift = prec - half
        exact = True
        if shift >= 0:
            n *= 100**shift
        else:
            n, rest = divmod(n, 100**-shift)
            exact = not rest
        e -= shift
        root = math.isqrt(n)
        exact = exact and root * root == n
        if exact:
            root, e = (root // 10**shift, e + shift) if shift >= 0 else (root * 10**-shift, e + shift)
        elif root % 5 == 0:
            root += 1
        return _make(0, root, e)._round_to(context.prec, ROUND_HALF_EVEN)

    def exp(self, context=None):
        context = context or getcontext()
        if self.is_nan():
            return self
        if self._exp == "F":
            return Decimal(0) if self._sign else self
        if not self:
            return Decimal(1)
        with localcontext(context) as wide:
            wide.prec = context.prec + 12 + max(0, self.adjusted())
            halvings = max(0, self.adjusted() + 1) * 4 + 8
            x = self / 2**halvings
            total = term = Decimal(1)
            k = 1
            while True:
                term = term * x / k
                new = total + term
                if new == total:
                    break
                total, k = new, k + 1
            for _ in range(halvings):
                total = total * total
        return total._round_to(context.prec, ROUND_HALF_EVEN)

    def ln(self, context=None):
        context = context or getcontext()
        if self.is_nan() or self._exp == "F" and not self._sign:
            return self
        if not self:
            return _make(1, 0, "F")
        if self._sign:
            return context._signal(InvalidOperation, _nan())
        if self == 1:
            return Decimal(0)
        with localcontext(context) as wide:
            wide.prec = context.prec + 12

            def series(x):  # of a number near one
                y = (x - 1) / (x + 1)
                square, power, total, k = y * y, y, y, 3
                while True:
                    power = power * square
                    new = total + power / k
                    if new == total:
                        return 2 * total
                    total, k = new, k + 2

            adjusted = self.adjusted()
            mantissa = _make(0, self._int, self._exp - adjusted)
            halvings = 0
            while mantissa > Decimal("1.1"):
                mantissa, halvings = mantissa.sqrt(), halvings + 1
            ten, tens = Decimal(10), 0
            while ten > Decimal("1.1"):
                ten, tens = ten.sqrt(), tens + 1
            total = series(mantissa) * 2**halvings + (adjusted * (series(ten) * 2**tens) if adjusted else 0)
        return total._round_to(context.prec, ROUND_HALF_EVEN)

    def log10(self, context=None):
        context = context or getcontext()
        if self > 0 and self.is_finite() and str(self._int).rstrip("0") == "1":
            return Decimal(self.adjusted())
        with localcontext(context) as wide:
            wide.prec += 8
            made = self.ln() / Decimal(10).ln()
        return +made

    # ---- comparison

    def _order(self, other):
        """-1, 0 or 1; both are no NaNs."""
        if self._exp == "F" or other._exp == "F":
            a = 0 if self._exp != "F" else -1 if self._sign else 1
            b = 0 if other._exp != "F" else -1 if other._sign else 1
            return (a > b) - (a < b)
        exp = min(self._exp, other._exp)
        a, b = _signed(self) * 10 ** (self._exp - exp), _signed(other) * 10 ** (other._exp - exp)
        return (a > b) - (a < b)

    def _compared(self, other, test, is_equality=False):
        if isinstance(other, numbers.Rational) and not isinstance(other, int):
            a, b = self * other.denominator, Decimal(other.numerator)
            return test(a._order(b))
        if isinstance(other, complex) and is_equality and other.imag == 0:
            other = other.real
        other = Decimal.from_float(other) if isinstance(other, float) else _operand(other)
        if other is NotImplemented:
            return other
        if self.is_nan() or other.is_nan():
            if not is_equality or "N" in (self._exp, other._exp):
                getcontext()._signal(InvalidOperation, None)
            return False
        return test(self._order(other))

    def __eq__(self, other):
        return self._compared(other, lambda c: c == 0, True)

    def __lt__(self, other):
        return self._compared(other, lambda c: c < 0)

    def __le__(self, other):
        return self._compared(other, lambda c: c <= 0)

    def __gt__(self, other):
        return self._compared(other, lambda c: c > 0)

    def __ge__(self, other):
        return self._compared(other, lambda c: c >= 0)

    def compare(self, other, context=None):
        other = _convert(other)
        nan = self._special(other)
        return nan if nan is not None else Decimal(self._order(other))

    def max(self, other, context=None):
        other = _convert(other)
        return (other if self.is_nan() or not other.is_nan() and self._order(other) < 0 else self)._fix(getcontext())

    def min(self, other, context=None):
        other = _convert(other)
        return (other if self.is_nan() or not other.is_nan() and self._order(other) > 0 else self)._fix(getcontext())

    def same_quantum(self, other, context=None):
        return self._exp == _convert(other)._exp

    def __hash__(self):
        if self.is_snan():
            raise TypeError("Cannot hash a signaling NaN value")
        if self.is_nan():
            return object.__hash__(self)
        if self._exp == "F":
            return -314159 if self._sign else 314159
        modulus = (1 << 61) - 1
        power = pow(10, self._exp, modulus) if self._exp >= 0 else pow(pow(10, -1, modulus), -self._exp, modulus)
        made = self._int * power % modulus
        made = -made if self._sign else made
        return -2 if made == -1 else made

    # ---- conversions

    def __int__(self):
        if not self.is_finite():
            raise (OverflowError if self._exp == "F" else ValueError)(
                "cannot convert %s to integer" % ("Infinity" if self._exp == "F" else "NaN")
            )
        n = self._int * 10**self._exp if self._exp >= 0 else self._int // 10**-self._exp
        return -n if self._sign else n

    __trunc__ = __int__

    def __floor__(self):
        return int(self.to_integral_value(ROUND_FLOOR))

    def __ceil__(self):
        return int(self.to_integral_value(ROUND_CEILING))

    def __float__(self):
        return float(str(self).replace("sNaN", "NaN"))

    def __complex__(self):
        return complex(float(self))

    real = property(lambda self: self)
    imag = property(lambda self: Decimal(0))

    def conjugate(self):
        return self

    def __reduce__(self):
        return type(self), (str(self),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _make(sign, n, exp):
    self = object.__new__(Decimal)
    self._sign, self._int, self._exp = sign, n, exp
    return self


def _nan():
    return _make(0, 0, "n")


def _signed(d):
    return -d._int if d._sign else d._int


def _operand(other):
    if isinstance(other, Decimal):
        return other
    return Decimal(other) if isinstance(other, int) else NotImplemented


def _convert(other):
    made = _operand(other)
    if made is NotImplemented:
        raise TypeError("conversion from %s to Decimal is not supported" % type(other).__name__)
    return made


numbers.Number.register(Decimal)
DefaultContext = Context()
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, traps=[DivisionByZero, Overflow, InvalidOperation, Clamped, Underflow])
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, traps=[])
