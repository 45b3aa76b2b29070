"""Signals, the bits they are kept as, rounding modes and limits of decimal."""

from collections import namedtuple

ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_CEILING = "ROUND_DOWN", "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_CEILING"
ROUND_FLOOR, ROUND_UP, ROUND_HALF_DOWN, ROUND_05UP = "ROUND_FLOOR", "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP"
MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = MIN_EMIN - (MAX_PREC - 1)
HAVE_THREADS = HAVE_CONTEXTVAR = True
__version__ = "1.70"  # of the specification


DecimalTuple = namedtuple("DecimalTuple", "sign digits exponent", module="decimal")


class DecimalException(ArithmeticError):
    __module__ = "decimal"


class Clamped(DecimalException):
    __module__ = "decimal"


class InvalidOperation(DecimalException):
    __module__ = "decimal"


class ConversionSyntax(InvalidOperation):
    __module__ = "decimal"


class DivisionByZero(DecimalException, ZeroDivisionError):
    __module__ = "decimal"


class DivisionImpossible(InvalidOperation):
    __module__ = "decimal"


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    __module__ = "decimal"


class Inexact(DecimalException):
    __module__ = "decimal"


class InvalidContext(InvalidOperation):
    __module__ = "decimal"


class Rounded(DecimalException):
    __module__ = "decimal"


class Subnormal(DecimalException):
    __module__ = "decimal"


class Overflow(Inexact, Rounded):
    __module__ = "decimal"


class Underflow(Inexact, Rounded, Subnormal):
    __module__ = "decimal"


class FloatOperation(DecimalException, TypeError):
    __module__ = "decimal"


_CLAMPED, _SYNTAX, _BY_ZERO, _IMPOSSIBLE, _UNDEFINED, _INEXACT, _CONTEXT = 1, 2, 4, 8, 16, 64, 128
_INVALID, _FLOAT, _OVERFLOW, _ROUNDED, _SUBNORMAL, _UNDERFLOW = 256, 1024, 2048, 4096, 8192, 16384
_ANY_INVALID = _SYNTAX | _IMPOSSIBLE | _UNDEFINED | _CONTEXT | _INVALID
_SIGNALS = {InvalidOperation: _ANY_INVALID, FloatOperation: _FLOAT, DivisionByZero: _BY_ZERO, Overflow: _OVERFLOW,
            Underflow: _UNDERFLOW, Subnormal: _SUBNORMAL, Inexact: _INEXACT, Rounded: _ROUNDED, Clamped: _CLAMPED}  # fmt: skip
_CONDITIONS = {InvalidOperation: _INVALID, ConversionSyntax: _SYNTAX, DivisionImpossible: _IMPOSSIBLE,
               DivisionUndefined: _UNDEFINED, InvalidContext: _CONTEXT}  # fmt: skip
