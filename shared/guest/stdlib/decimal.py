"""Decimal floating point with a chosen precision: the General Decimal Arithmetic Specification."""

import math
import numbers
import re

__all__ = ["Decimal", "Context", "DecimalTuple", "DefaultContext", "BasicContext", "ExtendedContext", "DecimalException", "Clamped",
           "InvalidOperation", "DivisionByZero", "Inexact", "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation",
           "DivisionImpossible", "InvalidContext", "ConversionSyntax", "DivisionUndefined", "ROUND_DOWN", "ROUND_HALF_UP",
           "ROUND_HALF_EVEN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP", "setcontext",
           "getcontext", "localcontext", "MAX_PREC", "MAX_EMAX", "MIN_EMIN", "MIN_ETINY", "HAVE_THREADS",
           "HAVE_CONTEXTVAR"]  # fmt: skip

import _decimal_functions as functions  # noqa: E402
from _decimal_context import BasicContext, Context, ContextManager, DefaultContext, ExtendedContext, SignalDict, _ROUNDINGS, _WRONG_ROUNDING, getcontext, localcontext, setcontext  # noqa: E402, F401
from _decimal_signals import *  # noqa: E402, F401, F403
from _decimal_signals import __version__  # noqa: E402, F401
from _decimal_signals import (_BY_ZERO, _CLAMPED, _FLOAT, _IMPOSSIBLE, _INEXACT, _INVALID, _OVERFLOW, _ROUNDED,  # noqa: E402
                              _SUBNORMAL, _SYNTAX, _UNDEFINED, _UNDERFLOW)  # fmt: skip

_digits_of = functions.digits_of
_NUMBER = re.compile(r"""(?P<sign>[-+])?((?=\d|\.\d)(?P<int>\d*)(\.(?P<frac>\d*))?(E(?P<exp>[-+]?\d+))?
    |Inf(?P<inf>inity)?|(?P<signal>s)?NaN(?P<diag>\d*))\Z""", re.X | re.I)  # fmt: skip
__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _rounded(n, drop, rounding, sign):
    """n without its last `drop` digits."""
    if drop <= 0:
        return n * 10**-drop
    if drop > _digits_of(n) + 1:
        drop, n = 2, int(n != 0)
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
    """A sign, digits as an int, and an exponent, which is "F" for infinities, "n" and "N" for NaNs."""

    __slots__ = ("_sign", "_int", "_exp")
    __tp_name__ = "decimal.Decimal"

    def __new__(cls, value="0", context=None):
        if context is not None and not isinstance(context, Context):
            raise TypeError("optional argument must be a context")
        self = object.__new__(cls)
        if isinstance(value, str):
            m = _NUMBER.match(value.strip().replace("_", ""))
            if m is None:
                return (context or getcontext())._raise(_SYNTAX, _nan())
            self._sign = 1 if m["sign"] == "-" else 0
            if m["int"] is not None:
                frac = m["frac"] or ""
                self._int, self._exp = int(m["int"] + frac or "0"), int(m["exp"] or 0) - len(frac)
            elif m["diag"] is not None:
                self._int, self._exp = int(m["diag"] or 0), "N" if m["signal"] else "n"
            else:
                self._int, self._exp = 0, "F"
        elif isinstance(value, int):
            self._sign, self._int, self._exp = int(value < 0), abs(int(value)), 0
        elif isinstance(value, Decimal):
            if type(value) is cls:
                return value
            self._sign, self._int, self._exp = value._sign, value._int, value._exp
        elif isinstance(value, (tuple, list)):
            self._sign, self._int, self._exp = _of_tuple(value)
        elif isinstance(value, float):
            (context or getcontext())._raise(_FLOAT)
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
            made = _make(int(math.copysign(1.0, f) < 0), 0, "F" if math.isinf(f) else "n")
        else:
            n, d = abs(f).as_integer_ratio()
            k = d.bit_length() - 1
            made = _make(int(math.copysign(1.0, f) < 0), n * 5**k, -k)
        return made if cls is Decimal else cls(made)

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
        return self._int == 0 and isinstance(self._exp, int)

    def is_canonical(self):
        return True

    def canonical(self):
        return self

    def is_normal(self, context=None):
        return self.is_finite() and self._int != 0 and self.adjusted() >= (context or getcontext()).Emin

    def is_subnormal(self, context=None):
        return self.is_finite() and self._int != 0 and self.adjusted() < (context or getcontext()).Emin

    def __bool__(self):
        return self._int != 0 or not isinstance(self._exp, int)

    def _digits(self):
        return str(self._int)

    def as_tuple(self):
        digits = tuple(map(int, self._digits())) if self.is_finite() or self._int else (0,) if self._exp == "F" else ()
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
        return self._exp + _digits_of(self._int) - 1 if self.is_finite() else 0

    def number_class(self, context=None):
        if self.is_nan():
            return "sNaN" if self._exp == "N" else "NaN"
        kind = "Infinity" if self._exp == "F" else "Zero" if not self._int else (
            "Subnormal" if self.is_subnormal(context) else "Normal")  # fmt: skip
        return ("-" if self._sign else "+") + kind

    def radix(self):
        return Decimal(10)

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
        return sign + whole + part + ("" if left == point else ("E" if (context or getcontext()).capitals else "e") + "%+d" % (left - point))

    def to_eng_string(self, context=None):
        return self.__str__(True, context)

    def _sci(self, context):
        return self.__str__(False, context)

    def __repr__(self):
        return "Decimal('%s')" % self.__str__()

    def __format__(self, spec, context=None):
        from _decimal_format import formatted

        return formatted(self, spec, (context or getcontext()).rounding, _make)

    # ---- rounding

    def _round_to(self, places, rounding):
        drop = _digits_of(self._int) - places
        if drop <= 0 or not self._int:
            return self
        made = _rounded(self._int, drop, rounding, self._sign)
        exp = self._exp + drop
        if _digits_of(made) > places:
            made, exp = made // 10, exp + 1
        return _make(self._sign, made, exp)

    def _padded(self, places):
        more = places - _digits_of(self._int)
        return self if more <= 0 else _make(self._sign, self._int * 10**more, self._exp - more)

    def _rescale(self, exp, rounding):
        if not self.is_finite():
            return self
        if not self._int:
            return _make(self._sign, 0, exp)
        return _make(self._sign, _rounded(self._int, exp - self._exp, rounding, self._sign), exp)

    def _fix(self, context, rounding=None):
        """The value as the context holds it: rounded, clamped, or an infinity."""
        n, exp, sign = self._int, self._exp, self._sign
        if not isinstance(exp, int):
            room = context.prec - context.clamp
            return self if exp == "F" or not n or _digits_of(n) <= room else _make(sign, n % 10**room, exp)
        tiny, top = context.Etiny(), context.Etop()
        if not n:
            kept = min(max(exp, tiny), top if context.clamp else context.Emax)
            return self if kept == exp else context._raise(_CLAMPED, _make(sign, 0, kept))
        rounding = rounding or context.rounding
        size = _digits_of(n)
        low = size + exp - context.prec
        if low > top:
            return context._raise(_OVERFLOW | _INEXACT | _ROUNDED, self._overflow(context, rounding))
        subnormal = exp + size - 1 < context.Emin
        status = _SUBNORMAL if subnormal else 0
        low = max(low, tiny)
        if exp < low:
            made = _rounded(n, low - exp, rounding, sign)
            if low - exp > size + 1 or made * 10 ** (low - exp) != n:
                status |= _INEXACT | (_UNDERFLOW if subnormal else 0)
            if _digits_of(made) > context.prec:
                made, low = made // 10, low + 1
            if low > top:
                return context._raise(status | _OVERFLOW | _INEXACT | _ROUNDED, self._overflow(context, rounding))
            return context._raise(status | _ROUNDED | (0 if made else _CLAMPED), _make(sign, made, low))
        if context.clamp and exp > top:
            return context._raise(status | _CLAMPED, _make(sign, n * 10 ** (exp - top), top))
        return context._raise(status, self) if status else self

    def _overflow(self, context, rounding):
        if rounding in (ROUND_DOWN, ROUND_05UP, ROUND_CEILING if self._sign else ROUND_FLOOR):
            return _make(self._sign, 10**context.prec - 1, context.Etop())
        return _make(self._sign, 0, "F")

    def __round__(self, n=None):
        if n is None:
            return self._to_int(ROUND_HALF_EVEN)
        if not isinstance(n, int):
            raise TypeError("optional arg must be an integer")
        return self.quantize(_make(0, 1, -n))

    def quantize(self, exp, rounding=None, context=None):
        context, exp = context or getcontext(), _convert(exp)
        if rounding is not None and rounding not in _ROUNDINGS:
            raise TypeError(_WRONG_ROUNDING)
        nan = self._special(exp, context)
        if nan is not None:
            return nan
        if self._exp == "F" or exp._exp == "F":
            return self if self._exp == exp._exp else context._raise(_INVALID, _nan())
        if not context.Etiny() <= exp._exp <= context.Emax:
            return context._raise(_INVALID, _nan())
        size = self.adjusted() - exp._exp + 1 if self._int else 1
        if size > context.prec:
            return context._raise(_INVALID, _nan())
        made = self._rescale(exp._exp, rounding or context.rounding)
        if _digits_of(made._int) > context.prec or made.adjusted() > context.Emax:
            return context._raise(_INVALID, _nan())
        status = 0
        if made._int and made.adjusted() < context.Emin:
            status = _SUBNORMAL
        if exp._exp > self._exp and self._int:
            status |= _ROUNDED
            if (exp._exp - self._exp > _digits_of(self._int) or made._int * 10 ** (exp._exp - self._exp) != self._int):
                status |= _INEXACT
        context._raise(status)
        return made if made._int and not context.clamp else made._fix(context)

    def to_integral_value(self, rounding=None, context=None):
        if self.is_nan():
            return self._special(self, context or getcontext())
        if not self.is_finite() or self._exp >= 0:
            return self
        return self._rescale(0, rounding or (context or getcontext()).rounding)

    to_integral = to_integral_value

    def to_integral_exact(self, rounding=None, context=None):
        context = context or getcontext()
        made = self.to_integral_value(rounding, context)
        if self.is_finite() and self._exp < 0 and self._int:
            context._raise(_ROUNDED | (0 if made._order(self) == 0 else _INEXACT))
        return made

    def normalize(self, context=None):
        context = context or getcontext()
        if self.is_nan():
            return self._special(self, context)
        made = self._fix(context)
        if not made.is_finite():
            return made
        if not made._int:
            return _make(made._sign, 0, 0)
        n, exp, most = made._int, made._exp, context.Etop() if context.clamp else context.Emax
        while n % 10 == 0 and exp < most:
            n, exp = n // 10, exp + 1
        return _make(made._sign, n, exp)

    # ---- arithmetic

    def _special(self, other, context):
        """A NaN that takes part, or None; signalling ones first."""
        if isinstance(self._exp, int) and isinstance(other._exp, int):
            return None
        for each in (self, other):
            if each._exp == "N":
                return context._raise(_INVALID, _make(each._sign, each._int, "n")._fix(context))
        for each in (self, other):
            if each._exp == "n":
                return each._fix(context)
        return None

    def _add(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        if self._exp == "F":
            if other._exp == "F" and self._sign != other._sign:
                return context._raise(_INVALID, _nan())
            return self
        if other._exp == "F":
            return other
        exp = min(self._exp, other._exp)
        if not self._int or not other._int:
            if not self._int and not other._int:
                sign = self._sign & other._sign | (context.rounding == ROUND_FLOOR and self._sign != other._sign)
                return _make(int(sign), 0, exp)._fix(context)
            some = self if self._int else other
            exp = max(exp, some._exp - context.prec - 1)
            return _make(some._sign, some._int * 10 ** (some._exp - exp), exp)._fix(context) if some._exp > exp else some._fix(context)
        a, b = (self, other) if self._exp >= other._exp else (other, self)
        # What is far below the last digit counts only as being there.
        far = a._exp + min(-1, _digits_of(a._int) - context.prec - 2)
        if b.adjusted() < far:
            b = _make(b._sign, 1, far)
        exp = b._exp
        total = _signed(a) * 10 ** (a._exp - exp) + _signed(b)
        sign = total < 0 if total else context.rounding == ROUND_FLOOR
        return _make(int(sign), abs(total), exp)._fix(context)

    def _subtract(self, other, context):
        nan = self._special(other, context)
        return self._add(other.copy_negate(), context) if nan is None else nan

    def _multiply(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        sign = self._sign ^ other._sign
        if self._exp == "F" or other._exp == "F":
            if not self or not other:
                return context._raise(_INVALID, _nan())
            return _make(sign, 0, "F")
        return _make(sign, self._int * other._int, self._exp + other._exp)._fix(context)

    def _divide(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        sign = self._sign ^ other._sign
        if self._exp == "F":
            return context._raise(_INVALID, _nan()) if other._exp == "F" else _make(sign, 0, "F")
        if other._exp == "F":
            return context._raise(_CLAMPED, _make(sign, 0, context.Etiny()))
        if not other._int:
            return context._raise(_BY_ZERO, _make(sign, 0, "F")) if self._int else context._raise(_UNDEFINED, _nan())
        ideal = self._exp - other._exp
        if not self._int:
            return _make(sign, 0, ideal)._fix(context)
        shift = _digits_of(other._int) - _digits_of(self._int) + context.prec + 1
        exp = ideal - shift
        n, d = (self._int * 10**shift, other._int) if shift >= 0 else (self._int, other._int * 10**-shift)
        q, r = divmod(n, d)
        if r:
            q += q % 5 == 0
        else:
            while exp < ideal and q % 10 == 0:
                q, exp = q // 10, exp + 1
        return _make(sign, q, exp)._fix(context)

    def _parts(self, other, context):
        """(quotient, remainder) of finite values, or None where the quotient has too many digits."""
        sign = self._sign ^ other._sign
        ideal = min(self._exp, other._exp)
        if not self._int or self.adjusted() - other.adjusted() < -2:
            return _make(sign, 0, 0), self._down_to(ideal, context)
        if self.adjusted() - other.adjusted() <= context.prec:
            q, r = divmod(self._int * 10 ** (self._exp - ideal), other._int * 10 ** (other._exp - ideal))
            if q < 10**context.prec:
                return _make(sign, q, 0), _make(self._sign, r, ideal)
        return None

    def _down_to(self, exp, context):
        """The value at an exponent that is not above its own, as far as digits of a result go."""
        return self._rescale(exp, ROUND_DOWN) if not self._int or self._exp - exp < 2 * context.prec + 20 else self

    def _divide_int(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        sign = self._sign ^ other._sign
        if self._exp == "F":
            return context._raise(_INVALID, _nan()) if other._exp == "F" else _make(sign, 0, "F")
        if other._exp == "F":
            return _make(sign, 0, 0)
        if not other._int:
            return context._raise(_BY_ZERO, _make(sign, 0, "F")) if self._int else context._raise(_UNDEFINED, _nan())
        parts = self._parts(other, context)
        return parts[0] if parts else context._raise(_IMPOSSIBLE, _nan())

    def _remainder(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        if self._exp == "F" or not other:
            return context._raise(_UNDEFINED if self.is_zero() else _INVALID, _nan())
        if other._exp == "F":
            return self._fix(context)
        parts = self._parts(other, context)
        return parts[1]._fix(context) if parts else context._raise(_IMPOSSIBLE, _nan())

    def _divmod(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan, nan
        sign = self._sign ^ other._sign
        if self._exp == "F":
            return context._raise(_INVALID, (_nan() if other._exp == "F" else _make(sign, 0, "F"), _nan()))
        if other._exp == "F":
            return _make(sign, 0, 0), self._fix(context)
        if not other._int:
            if not self._int:
                return context._raise(_UNDEFINED, (_nan(), _nan()))
            return context._raise(_BY_ZERO | _INVALID, (_make(sign, 0, "F"), _nan()))
        parts = self._parts(other, context)
        return (parts[0], parts[1]._fix(context)) if parts else context._raise(_IMPOSSIBLE, (_nan(), _nan()))

    def remainder_near(self, other, context=None):
        context, other = context or getcontext(), _convert(other)
        nan = self._special(other, context)
        if nan is not None:
            return nan
        if self._exp == "F" or not other:
            return context._raise(_UNDEFINED if self.is_zero() else _INVALID, _nan())
        if other._exp == "F":
            return self._fix(context)
        if not self._int:
            return _make(self._sign, 0, min(self._exp, other._exp))._fix(context)
        gap = self.adjusted() - other.adjusted()
        if gap >= context.prec + 1:
            return context._raise(_IMPOSSIBLE, _nan())
        ideal = min(self._exp, other._exp)
        if gap <= -2:
            return self._down_to(ideal, context)._fix(context)
        d = other._int * 10 ** (other._exp - ideal)
        q, r = divmod(self._int * 10 ** (self._exp - ideal), d)
        if 2 * r + (q & 1) > d:
            r, q = r - d, q + 1
        if q >= 10**context.prec:
            return context._raise(_IMPOSSIBLE, _nan())
        return _make(self._sign ^ (r < 0), abs(r), ideal)._fix(context)

    def _power(self, other, modulo, context):
        if modulo is not None:
            for each in (self, other, modulo):
                nan = each._special(each, context)
                if nan is not None:
                    return nan
            return functions.modular_power(self, other, modulo, context, _make)
        nan = self._special(other, context)
        if nan is not None:
            return nan
        if not self or not other or self._exp == "F" or other._exp == "F":
            return functions.infinite_power(self, other, context, _make)
        return functions.power(self, other, context, _make)

    def __pow__(self, other, modulo=None):
        other = _operand(other)
        modulo = None if modulo is None else _operand(modulo)
        return NotImplemented if NotImplemented in (other, modulo) else self._power(other, modulo, getcontext())

    def __rpow__(self, other):
        other = _operand(other)
        return other if other is NotImplemented else other._power(self, None, getcontext())

    def __neg__(self, context=None):
        context = context or getcontext()
        nan = self._special(self, context)
        if nan is not None:
            return nan
        return (self.copy_abs() if not self and context.rounding != ROUND_FLOOR else self.copy_negate())._fix(context)

    def __pos__(self, context=None):
        context = context or getcontext()
        nan = self._special(self, context)
        if nan is not None:
            return nan
        return (self.copy_abs() if not self and context.rounding != ROUND_FLOOR else self)._fix(context)

    def __abs__(self, context=None):
        made = self.__neg__(context) if self._sign else self.__pos__(context)
        return made if type(made) is Decimal else Decimal(made)

    def copy_abs(self):
        return _make(0, self._int, self._exp)

    def copy_negate(self):
        return _make(self._sign ^ 1, self._int, self._exp)

    def copy_sign(self, other, context=None):
        return _make(_convert(other)._sign, self._int, self._exp)

    def fma(self, other, third, context=None):
        context, other, third = context or getcontext(), _convert(other), _convert(third)
        wide = self._multiplied(other, context)
        if wide is None:
            return context._raise(_INVALID, _nan())
        for each in (self, other, third):
            if each._exp == "N":
                return context._raise(_INVALID, _make(each._sign, each._int, "n")._fix(context))
        return wide._add(third, context)

    def _multiplied(self, other, context):
        """The exact product, or None where there is none."""
        for each in (self, other):
            if each.is_nan():
                return each
        sign = self._sign ^ other._sign
        if self._exp == "F" or other._exp == "F":
            return _make(sign, 0, "F") if self and other else None
        return _make(sign, self._int * other._int, self._exp + other._exp)

    def sqrt(self, context=None):
        context = context or getcontext()
        if self.is_nan():
            return self._special(self, context)
        if self.is_zero():
            return _make(self._sign, 0, self._exp // 2)._fix(context)
        if self._sign:
            return context._raise(_INVALID, _nan())
        return self if self._exp == "F" else functions.root(self, context, _make)

    def exp(self, context=None):
        context = context or getcontext()
        if self.is_nan():
            return self._special(self, context)
        if self._exp == "F":
            return Decimal(0) if self._sign else self
        if not self._int:
            return Decimal(1)
        adjusted = self.adjusted()
        if adjusted > len(str(max(context.Emax, -context.Etiny()))) + 1:
            return _make(0, 1, context.Etiny() - 1 if self._sign else context.Emax + 1)._fix(context, ROUND_HALF_EVEN)
        if adjusted < -context.prec - 1:
            tail = 10 ** (context.prec + 1)
            n, exp = tail + (-1 if self._sign else 1), -context.prec - 1
        else:
            n, exp = functions.exp_of(self._sign, self._int, self._exp, context.prec)
        return _make(0, n, exp)._fix(context, ROUND_HALF_EVEN)

    def _logarithm(self, function, context):
        if self.is_nan():
            return self._special(self, context)
        if self.is_zero():
            return _make(1, 0, "F")
        if self._sign:
            return context._raise(_INVALID, _nan())
        if self._exp == "F":
            return self
        size = _digits_of(self._int)
        if self._int == 10 ** (size - 1) and (function is functions.log10_of or size - 1 + self._exp == 0):
            return Decimal(self._exp + size - 1)._fix(context)
        n, exp = function(self._int, self._exp, context.prec)
        return _make(int(n < 0), abs(n), exp)._fix(context, ROUND_HALF_EVEN)

    def ln(self, context=None):
        return self._logarithm(functions.ln_of, context or getcontext())

    def log10(self, context=None):
        return self._logarithm(functions.log10_of, context or getcontext())

    # ---- comparison

    def _order(self, other):
        """-1, 0 or 1; both are no NaNs."""
        if self._exp == "F" or other._exp == "F":
            a = 0 if self._exp != "F" else -1 if self._sign else 1
            b = 0 if other._exp != "F" else -1 if other._sign else 1
            return (a > b) - (a < b)
        if not self._int or not other._int or self._sign != other._sign:
            a, b = _signed(self), _signed(other)
        else:
            a, b = self.adjusted(), other.adjusted()
            if a == b:
                exp = min(self._exp, other._exp)
                a, b = self._int * 10 ** (self._exp - exp), other._int * 10 ** (other._exp - exp)
            if self._sign:
                a, b = b, a
        return (a > b) - (a < b)

    def _compared(self, other, test, is_equality=False):
        context = getcontext()
        if isinstance(other, numbers.Rational) and not isinstance(other, int):
            if not self.is_finite():
                return test(self._order(Decimal(0))) if self._exp == "F" else False
            a, b = _make(self._sign, self._int * other.denominator, self._exp), Decimal(other.numerator)
            return test(a._order(b))
        if isinstance(other, complex) and is_equality and other.imag == 0:
            other = other.real
        if isinstance(other, float):
            context._raise(_FLOAT) if not is_equality else object.__setattr__(context, "_status", context._status | _FLOAT)
            other = Decimal.from_float(other)
        else:
            other = _operand(other)
        if other is NotImplemented:
            return other
        if self.is_nan() or other.is_nan():
            if not is_equality or "N" in (self._exp, other._exp):
                context._raise(_INVALID)
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

    def _to_int(self, rounding):
        if not self.is_finite():
            raise (OverflowError if self._exp == "F" else ValueError)(
                "cannot convert %s to integer" % ("Infinity" if self._exp == "F" else "NaN")
            )
        n = self._int * 10**self._exp if self._exp >= 0 else _rounded(self._int, -self._exp, rounding, self._sign)
        return -n if self._sign else n

    def __int__(self):
        return self._to_int(ROUND_DOWN)

    __trunc__ = __int__

    def __floor__(self):
        return self._to_int(ROUND_FLOOR)

    def __ceil__(self):
        return self._to_int(ROUND_CEILING)

    def __float__(self):
        if self._exp == "N":
            raise ValueError("cannot convert signaling NaN to float")
        return float(("-nan" if self._sign else "nan") if self._exp == "n" else self.__str__())

    def __complex__(self):
        return complex(float(self))

    real = property(lambda self: self)
    imag = property(lambda self: Decimal(0))

    def conjugate(self):
        return self

    def __reduce__(self):
        return type(self), (self.__str__(),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _operator(name, method):
    def forward(self, other):
        other = _operand(other)
        return other if other is NotImplemented else getattr(self, method)(other, getcontext())

    def backward(self, other):
        other = _operand(other)
        return other if other is NotImplemented else getattr(other, method)(self, getcontext())

    for prefix, function in (("__", forward), ("__r", backward)):
        function.__name__ = prefix + name + "__"
        function.__qualname__ = "Decimal." + function.__name__
        setattr(Decimal, function.__name__, function)


for _name, _method in (("add", "_add"), ("sub", "_subtract"), ("mul", "_multiply"), ("truediv", "_divide"), ("mod", "_remainder"),
                       ("floordiv", "_divide_int"), ("divmod", "_divmod")):  # fmt: skip
    _operator(_name, _method)


def _make(sign, n, exp):
    self = object.__new__(Decimal)
    self._sign, self._int, self._exp = sign, n, exp
    return self


def _nan():
    return _make(0, 0, "n")


def _of_tuple(value):
    if len(value) != 3:
        raise ValueError("argument must be a sequence of length 3")
    sign, digits, exp = value
    if not isinstance(sign, int) or sign not in (0, 1):
        raise ValueError("sign must be an integer with the value 0 or 1")
    if exp not in ("F", "n", "N") and not isinstance(exp, int):
        raise ValueError("string argument in the third position must be 'F', 'n' or 'N'" if isinstance(exp, str) else "exponent must be an integer")
    if not isinstance(digits, (tuple, list)):
        raise ValueError("coefficient must be a tuple of digits")
    for digit in digits:
        if not isinstance(digit, int) or not 0 <= digit <= 9:
            raise ValueError("coefficient must be a tuple of digits")
    return int(sign), 0 if exp == "F" else int("".join(map(str, digits)) or "0"), exp


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

import _decimal_rest  # noqa: E402, F401
