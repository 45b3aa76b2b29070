"""Rarer operations of decimal: digit by digit logic, neighbours, total order, shifts, maxima. Importing adds them to Decimal."""

from _decimal_context import getcontext
from _decimal_signals import ROUND_CEILING, ROUND_FLOOR, _BY_ZERO, _CLAMPED, _INEXACT, _INVALID, _OVERFLOW, _ROUNDED, _SUBNORMAL, _UNDERFLOW
from decimal import Decimal, _convert, _digits_of, _make, _nan

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _bits(value, context):
    """The digits as a text, or None where they are not all 0 and 1."""
    text = str(value._int)
    if value._sign or value._exp != 0 or text.strip("01"):
        return None
    return text[-context.prec :]


def _logical(name, rule):
    def operation(self, other, context=None):
        context, other = context or getcontext(), _convert(other)
        a, b = _bits(self, context), _bits(other, context)
        if a is None or b is None:
            return context._raise(_INVALID, _nan())
        size = max(len(a), len(b))
        return _make(0, int("".join(map(rule, a.zfill(size), b.zfill(size)))), 0)

    _added(name, operation)


def _added(name, function):
    function.__name__, function.__qualname__ = name, "Decimal." + name
    setattr(Decimal, name, function)


def logical_invert(self, context=None):
    context = context or getcontext()
    digits = _bits(self, context)
    if digits is None:
        return context._raise(_INVALID, _nan())
    return _make(0, int("".join("10"[c == "1"] for c in digits.zfill(context.prec))), 0)


def _neighbour(value, context, sign):
    """The next value that the context holds, above (sign 0) or below."""
    if value._exp == "F":
        return value if value._sign == sign else _make(1 - sign, 10**context.prec - 1, context.Etop())
    quiet = context._quiet(rounding=ROUND_FLOOR if sign else ROUND_CEILING)
    made = value._fix(quiet)
    return made if made._order(value) else value._add(_make(sign, 1, context.Etiny() - 1), quiet)


def next_plus(self, context=None):
    context = context or getcontext()
    return self._special(self, context) if self.is_nan() else _neighbour(self, context, 0)


def next_minus(self, context=None):
    context = context or getcontext()
    return self._special(self, context) if self.is_nan() else _neighbour(self, context, 1)


def next_toward(self, other, context=None):
    context, other = context or getcontext(), _convert(other)
    nan = self._special(other, context)
    if nan is not None:
        return nan
    order = self._order(other)
    if order == 0:
        return self.copy_sign(other)
    made = _neighbour(self, context, int(order > 0))
    status = 0
    if made._exp == "F":
        status = _OVERFLOW | _INEXACT | _ROUNDED
    elif made.adjusted() < context.Emin:
        status = _UNDERFLOW | _SUBNORMAL | _INEXACT | _ROUNDED | (0 if made._int else _CLAMPED)
    return context._raise(status, made)


def compare(self, other, context=None):
    context, other = context or getcontext(), _convert(other)
    nan = self._special(other, context)
    return nan if nan is not None else Decimal(self._order(other))


def compare_signal(self, other, context=None):
    context, other = context or getcontext(), _convert(other)
    if self.is_nan() or other.is_nan():
        nan = next((each for each in (self, other) if each._exp == "N"), self if self.is_nan() else other)
        return context._raise(_INVALID, _make(nan._sign, nan._int, "n")._fix(context))
    return Decimal(self._order(other))


def _total(value):
    """A key for the order of values of one sign."""
    return {"n": 3, "N": 2, "F": 1}.get(value._exp, 0)


def compare_total(self, other, context=None):
    other = _convert(other)
    if self._sign != other._sign:
        return Decimal(-1 if self._sign else 1)
    a, b = _total(self), _total(other)
    if a == b >= 2:
        a, b = self._int, other._int
    elif a == b == 0:
        a, b = self._order(other) * (-1 if self._sign else 1), 0
        if a == 0:
            a, b = self._exp, other._exp
    order = (a > b) - (a < b)
    return Decimal(-order if self._sign else order)


def compare_total_mag(self, other, context=None):
    return self.copy_abs().compare_total(_convert(other).copy_abs())


def _choice(name, by_size, largest):
    def operation(self, other, context=None):
        context, other = context or getcontext(), _convert(other)
        if self.is_nan() or other.is_nan():
            quiet = [each for each in (self, other) if each._exp == "n"]
            if len(quiet) == 1 and "N" not in (self._exp, other._exp):
                return (other if self.is_nan() else self)._fix(context)
            return self._special(other, context)
        a, b = (self.copy_abs(), other.copy_abs()) if by_size else (self, other)
        order = a._order(b) or int(self.compare_total(other))
        return (self if (order > 0) == largest or order == 0 else other)._fix(context)

    _added(name, operation)


def logb(self, context=None):
    context = context or getcontext()
    if self.is_nan():
        return self._special(self, context)
    if self._exp == "F":
        return self.copy_abs()
    if not self._int:
        return context._raise(_BY_ZERO, _make(1, 0, "F"))
    return Decimal(self.adjusted())._fix(context)


def scaleb(self, other, context=None):
    context, other = context or getcontext(), _convert(other)
    nan = self._special(other, context)
    if nan is not None:
        return nan
    most = 2 * (context.Emax + context.prec)
    if other._exp != 0 or other._int > most:
        return context._raise(_INVALID, _nan())
    return self if self._exp == "F" else _make(self._sign, self._int, self._exp + int(other))._fix(context)


def _moved(self, other, context, turn):
    context, other = context or getcontext(), _convert(other)
    nan = self._special(other, context)
    if nan is not None:
        return nan
    if other._exp != 0 or other._int > context.prec:
        return context._raise(_INVALID, _nan())
    if self._exp == "F":
        return self
    by, prec = int(other), context.prec
    digits = str(self._int).zfill(prec)[-prec:]
    if turn:
        by %= prec
        digits = digits[by:] + digits[:by]
    else:
        digits = (digits + "0" * by)[-prec:] if by >= 0 else digits[:by] or "0"
    return _make(self._sign, int(digits), self._exp)


def rotate(self, other, context=None):
    return _moved(self, other, context, True)


def shift(self, other, context=None):
    return _moved(self, other, context, False)


def same_quantum(self, other, context=None):
    other = _convert(other)
    if self.is_nan() or other.is_nan():
        return self.is_nan() and other.is_nan()
    return self._exp == other._exp


for _function in (logical_invert, next_plus, next_minus, next_toward, compare, compare_signal, compare_total, compare_total_mag, logb,
                  scaleb, rotate, shift, same_quantum):  # fmt: skip
    _added(_function.__name__, _function)
_logical("logical_and", lambda a, b: "1" if a == b == "1" else "0")
_logical("logical_or", lambda a, b: "0" if a == b == "0" else "1")
_logical("logical_xor", lambda a, b: "0" if a == b else "1")
for _mag in (False, True):
    _choice("max_mag" if _mag else "max", _mag, True)
    _choice("min_mag" if _mag else "min", _mag, False)
