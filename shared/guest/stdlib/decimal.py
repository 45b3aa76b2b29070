"""Decimal floating point with a chosen precision: the General Decimal Arithmetic Specification."""

import math
import numbers
import operator

__all__ = ["Decimal", "Context", "DecimalTuple", "DefaultContext", "BasicContext", "ExtendedContext", "DecimalException", "Clamped",
           "InvalidOperation", "DivisionByZero", "Inexact", "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation",
           "DivisionImpossible", "InvalidContext", "ConversionSyntax", "DivisionUndefined", "ROUND_DOWN", "ROUND_HALF_UP",
           "ROUND_HALF_EVEN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP", "setcontext",
           "getcontext", "localcontext", "MAX_PREC", "MAX_EMAX", "MIN_EMIN", "MIN_ETINY", "HAVE_THREADS",
           "HAVE_CONTEXTVAR"]  # fmt: skip

import _decimal_core as _core  # noqa: E402
import _decimal_functions as functions  # noqa: E402
from _decimal_context import BasicContext, Context, ContextManager, DefaultContext, ExtendedContext, SignalDict, _current, getcontext, localcontext, setcontext  # noqa: E402, F401
from _decimal_signals import *  # noqa: E402, F401, F403
from _decimal_signals import __version__  # noqa: E402, F401
from _decimal_signals import _BY_ZERO, _CLAMPED, _FLOAT, _IMPOSSIBLE, _INEXACT, _INVALID, _ROUNDED, _UNDEFINED  # noqa: E402

_digits_of = _core.digits_of
_make = _core.make
_TESTS = (operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge)
__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class Decimal(_core.Number):
    """A sign, digits as an int, and an exponent, which is "F" for infinities, "n" and "N" for NaNs."""

    __slots__ = ()
    __tp_name__ = "decimal.Decimal"

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

    def is_canonical(self):
        return True

    def canonical(self):
        return self

    def is_normal(self, context=None):
        return self.is_finite() and self._int != 0 and self.adjusted() >= (context or getcontext()).Emin

    def is_subnormal(self, context=None):
        return self.is_finite() and self._int != 0 and self.adjusted() < (context or getcontext()).Emin

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

    def number_class(self, context=None):
        if self.is_nan():
            return "sNaN" if self._exp == "N" else "NaN"
        kind = "Infinity" if self._exp == "F" else "Zero" if not self._int else (
            "Subnormal" if self.is_subnormal(context) else "Normal")  # fmt: skip
        return ("-" if self._sign else "+") + kind

    def radix(self):
        return Decimal(10)

    # ---- texts

    def to_eng_string(self, context=None):
        return self._text(True, context)

    def _sci(self, context):
        return self._text(False, context)

    def __format__(self, spec, context=None):
        from _decimal_format import formatted

        return formatted(self, spec, (context or getcontext()).rounding, _make)

    # ---- rounding

    def _padded(self, places):
        more = places - _digits_of(self._int)
        return self if more <= 0 else _make(self._sign, self._int * 10**more, self._exp - more)

    def __round__(self, n=None):
        if n is None:
            return self._to_int(ROUND_HALF_EVEN)
        if not isinstance(n, int):
            raise TypeError("optional arg must be an integer")
        return self.quantize(_make(0, 1, -n))

    def _quantize_special(self, exp, context):
        nan = self._special(exp, context)
        if nan is not None:
            return nan
        return self if self._exp == exp._exp else context._raise(_INVALID, _nan())

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
        return made._stripped(context.Etop() if context.clamp else context.Emax)

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

    def _add_special(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        if self._exp == "F":
            if other._exp == "F" and self._sign != other._sign:
                return context._raise(_INVALID, _nan())
            return self
        return other

    def _subtract_special(self, other, context):
        nan = self._special(other, context)
        return self._add_special(other.copy_negate(), context) if nan is None else nan

    def _multiply_special(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        return _make(self._sign ^ other._sign, 0, "F") if self and other else context._raise(_INVALID, _nan())

    def _divide_special(self, other, context):
        nan = self._special(other, context)
        if nan is not None:
            return nan
        sign = self._sign ^ other._sign
        if self._exp == "F":
            return context._raise(_INVALID, _nan()) if other._exp == "F" else _make(sign, 0, "F")
        if other._exp == "F":
            return context._raise(_CLAMPED, _make(sign, 0, context.Etiny()))
        return context._raise(_BY_ZERO, _make(sign, 0, "F")) if self._int else context._raise(_UNDEFINED, _nan())

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
        return parts[0]._fix(context) if parts else context._raise(_IMPOSSIBLE, _nan())

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
        if not parts:
            return context._raise(_IMPOSSIBLE, (_nan(), _nan()))
        quiet = context._quiet()
        made = parts[0]._fix(quiet), parts[1]._fix(quiet)
        return context._raise(quiet._status, made)

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

    def _negative_special(self, context):
        nan = self._special(self, context)
        return self.copy_negate() if nan is None else nan

    def _positive_special(self, context):
        nan = self._special(self, context)
        return self if nan is None else nan

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

    def _compared(self, other, op):
        """How a NaN, or what is no Decimal and no int, stands to this number; `op` is a place in _TESTS."""
        context, test, is_equality = getcontext(), _TESTS[op], op in (2, 3)
        if isinstance(other, numbers.Rational) and not isinstance(other, int):
            if not self.is_finite():
                return test(self._order(Decimal(0)), 0) if self._exp == "F" else op == 3
            a, b = _make(self._sign, self._int * other.denominator, self._exp), Decimal(other.numerator)
            return test(a._order(b), 0)
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
            return op == 3
        return test(self._order(other), 0)

    # ---- conversions

    def _to_int(self, rounding):
        if not self.is_finite():
            raise (OverflowError if self._exp == "F" else ValueError)(
                "cannot convert %s to integer" % ("Infinity" if self._exp == "F" else "NaN")
            )
        n = self._rescale(0, rounding)._int
        return -n if self._sign else n

    def __int__(self):
        return self._to_int(ROUND_DOWN)

    __trunc__ = __int__

    def __floor__(self):
        return self._to_int(ROUND_FLOOR)

    def __ceil__(self):
        return self._to_int(ROUND_CEILING)

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


for _name, _method in (("mod", "_remainder"), ("floordiv", "_divide_int"), ("divmod", "_divmod")):
    _operator(_name, _method)


def _nan():
    return _make(0, 0, "n")


def _of_other(value, context):
    if isinstance(value, (tuple, list)):
        return _of_tuple(value)
    if isinstance(value, float):
        (context or getcontext())._raise(_FLOAT)
        return Decimal.from_float(value)
    raise TypeError("conversion from %s to Decimal is not supported" % type(value).__name__)


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
    return _make(int(sign), 0 if exp == "F" else int("".join(map(str, digits)) or "0"), exp)


def _operand(other):
    if isinstance(other, Decimal):
        return other
    return Decimal(other) if isinstance(other, int) else NotImplemented


def _convert(other):
    made = _operand(other)
    if made is NotImplemented:
        raise TypeError("conversion from %s to Decimal is not supported" % type(other).__name__)
    return made


_core.use(Decimal, Context, _current, getcontext, _of_other)
numbers.Number.register(Decimal)

import _decimal_rest  # noqa: E402, F401
