"""Contexts of decimal: precision, limits, rounding, and which signals were raised or are traps."""

import sys
from collections.abc import MutableMapping

import _decimal_signals as signals
from _decimal_signals import *  # noqa: F403
from _decimal_signals import _ANY_INVALID, _CONDITIONS, _SIGNALS

_ROUNDINGS = (ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)  # noqa: F405
_BY_BIT = ((1, "Clamped"), (_ANY_INVALID, "InvalidOperation"), (4, "DivisionByZero"), (64, "Inexact"), (1024, "FloatOperation"),
           (2048, "Overflow"), (4096, "Rounded"), (8192, "Subnormal"), (16384, "Underflow"))  # fmt: skip
_WRONG_SIGNAL = ("valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n"
                 "   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]")  # fmt: skip
_WRONG_ROUNDING = ("valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n"
                   "   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]")  # fmt: skip

__name__ = "decimal"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class SignalDict(MutableMapping):
    """A view of the bits that a context keeps."""

    __module__ = "decimal"

    def __init__(self, context, name):
        self._context, self._name = context, name

    def _bits(self, signal):
        if signal not in _SIGNALS:
            raise KeyError(_WRONG_SIGNAL)
        return _SIGNALS[signal]

    def __getitem__(self, signal):
        return bool(getattr(self._context, self._name) & self._bits(signal))

    def __setitem__(self, signal, value):
        bits, old = self._bits(signal), getattr(self._context, self._name)
        object.__setattr__(self._context, self._name, old | bits if value else old & ~bits)

    def __delitem__(self, signal):
        raise ValueError("signal keys cannot be deleted")

    def __iter__(self):
        return iter(_SIGNALS)

    def __len__(self):
        return len(_SIGNALS)

    def copy(self):
        return dict(self)

    def __eq__(self, other):
        return dict(self) == (dict(other) if isinstance(other, SignalDict) else other)

    def __repr__(self):
        return "{" + ", ".join(f"{s!r}:{self[s]}" for s in _SIGNALS) + "}"


def _mask(signals, is_listed):
    if isinstance(signals, (dict, SignalDict)):
        if len(signals) != len(_SIGNALS):
            raise KeyError("invalid signal dict")
        signals = [s for s in signals if signals[s]]
    elif not is_listed or not isinstance(signals, list):
        raise TypeError("argument must be a signal dict")
    bits = 0
    for signal in signals:
        if signal not in _SIGNALS:
            raise KeyError(_WRONG_SIGNAL)
        bits |= _SIGNALS[signal]
    return bits


def _names(bits):
    return ", ".join(name for bit, name in _BY_BIT if bits & bit)


def _checked(name, value):
    """The value, where a context takes it for its attribute."""
    if name == "rounding":
        if value not in _ROUNDINGS:
            raise TypeError(_WRONG_ROUNDING)
        return value
    if not isinstance(value, int):
        raise TypeError("an integer is required")
    if not -sys.maxsize - 1 <= value <= sys.maxsize:
        raise OverflowError("Python int too large to convert to C ssize_t")
    low, high, text = {
        "prec": (1, MAX_PREC, "valid range for prec is [1, MAX_PREC]"),  # noqa: F405
        "Emin": (MIN_EMIN, 0, "valid range for Emin is [MIN_EMIN, 0]"),  # noqa: F405
        "Emax": (0, MAX_EMAX, "valid range for Emax is [0, MAX_EMAX]"),  # noqa: F405
        "capitals": (0, 1, "valid values for capitals are 0 or 1"),
        "clamp": (0, 1, "valid values for clamp are 0 or 1"),
    }[name]
    if not low <= value <= high:
        raise ValueError(text)
    return value


class Context:
    __tp_name__ = "decimal.Context"
    __slots__ = ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "_status", "_traps")
    __module__ = "decimal"

    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None, **more):
        if more:
            raise TypeError("'%s' is an invalid keyword argument for this function" % next(iter(more)))
        given = (prec, rounding, Emin, Emax, capitals, clamp)
        base = _default[0]
        for name, value in zip(Context.__slots__, given):
            setattr(self, name, getattr(base, name) if value is None else value)
        object.__setattr__(self, "_status", 0 if flags is None else _mask(flags, True))
        object.__setattr__(self, "_traps", base._traps if traps is None else _mask(traps, True))

    def __setattr__(self, name, value):
        if name in ("flags", "traps"):
            object.__setattr__(self, "_status" if name == "flags" else "_traps", _mask(value, False))
        elif name in Context.__slots__[:6]:
            object.__setattr__(self, name, _checked(name, value))
        else:
            raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")

    def __delattr__(self, name):
        raise AttributeError("context attributes cannot be deleted")

    def __getattr__(self, name):
        raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")

    flags = property(lambda self: SignalDict(self, "_status"))
    traps = property(lambda self: SignalDict(self, "_traps"))

    def copy(self):
        made = object.__new__(Context)
        for name in Context.__slots__:
            object.__setattr__(made, name, getattr(self, name))
        return made

    __copy__ = copy

    def __reduce__(self):
        listed = lambda bits: [s for s, bit in _SIGNALS.items() if bits & bit]  # noqa: E731
        return Context, (self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp,
                         listed(self._status), listed(self._traps))  # fmt: skip

    def clear_flags(self):
        object.__setattr__(self, "_status", 0)

    def clear_traps(self):
        object.__setattr__(self, "_traps", 0)

    def _raise(self, status, result=None):
        """Notes the conditions; the result, unless one of them is a trap."""
        if status:
            object.__setattr__(self, "_status", self._status | status)
            trapped = self._traps & status
            if trapped:
                kind = next(s for s, bit in _SIGNALS.items() if trapped & bit)
                listed = [s for s, bit in _CONDITIONS.items() if trapped & bit]
                raise kind(listed + [s for s, bit in _SIGNALS.items() if s is not InvalidOperation and trapped & bit])  # noqa: F405
        return result

    def _quiet(self, **changes):
        """A copy that traps nothing."""
        made = self.copy()
        made.clear_traps()
        made.clear_flags()
        for name, value in changes.items():
            object.__setattr__(made, name, value)
        return made

    def Etiny(self):
        return self.Emin - self.prec + 1

    def Etop(self):
        return self.Emax - self.prec + 1

    def radix(self):
        return _decimal()(10)

    def create_decimal(self, num="0"):
        if isinstance(num, str) and (num != num.strip() or "_" in num):
            return self._raise(signals._SYNTAX, _decimal()("nan"))
        if isinstance(num, float):
            self._raise(signals._FLOAT)
            return _decimal().from_float(num)._fix(self)
        made = _decimal()(num, self)
        if made.is_nan() and made._int and len(str(made._int)) > self.prec - self.clamp:
            return self._raise(signals._SYNTAX, _decimal()("nan"))
        return made._fix(self)

    def create_decimal_from_float(self, f):
        return _decimal().from_float(f)._fix(self)

    def __repr__(self):
        return (f"Context(prec={self.prec}, rounding={self.rounding}, Emin={self.Emin}, Emax={self.Emax}, "
                f"capitals={self.capitals}, clamp={self.clamp}, flags=[{_names(self._status)}], traps=[{_names(self._traps)}])")  # fmt: skip


def _decimal():
    from decimal import Decimal

    return Decimal


def _method(name, method, count):
    """The context's operation `name`: the Decimal's method of the first of `count` operands, in this context."""

    def operation(self, *args):
        if len(args) != count:
            some = f"takes exactly {count} arguments ({len(args)} given)" if count > 1 else f"takes exactly one argument ({len(args)} given)"
            raise TypeError(("function " if count > 1 else f"Context.{name}() ") + some)
        first, *rest = [_operand(each) for each in args]
        return getattr(first, method)(*rest, context=self)

    operation.__name__, operation.__qualname__ = name, "Context." + name
    setattr(Context, name, operation)


def _operand(value):
    Decimal = _decimal()
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return Decimal(value)
    raise TypeError("conversion from %s to Decimal is not supported" % type(value).__name__)


def _of_operand(name):
    def call(self, x, /):
        return getattr(_operand(x), name)()

    call.__name__, call.__qualname__ = name, "Context." + name
    return call


for _name, _as in {"abs": "_absolute", "minus": "_negative", "plus": "_positive", "to_sci_string": "_sci"}.items():
    _method(_name, _as, 1)
for _name in ("exp ln log10 logb sqrt is_normal is_subnormal logical_invert next_minus next_plus normalize number_class "
              "to_eng_string to_integral to_integral_exact to_integral_value").split():  # fmt: skip
    _method(_name, _name, 1)
for _name in "is_canonical is_finite is_infinite is_nan is_qnan is_signed is_snan is_zero copy_abs copy_negate canonical".split():
    setattr(Context, _name, _of_operand(_name))
for _name, _as in {"add": "_add", "subtract": "_subtract", "multiply": "_multiply", "divide": "_divide", "divide_int": "_divide_int",
                   "remainder": "_remainder", "divmod": "_divmod"}.items():  # fmt: skip
    _method(_name, _as, 2)
for _name in ("compare compare_signal compare_total compare_total_mag copy_sign logical_and logical_or logical_xor max max_mag min "
              "min_mag next_toward quantize remainder_near rotate same_quantum scaleb shift").split():  # fmt: skip
    _method(_name, _name, 2)
_method("fma", "fma", 3)
Context.copy_decimal = lambda self, a: _operand(a)
Context.power = lambda self, a, b, modulo=None: _operand(a)._power(_operand(b), None if modulo is None else _operand(modulo), self)

_default = [None]
DefaultContext = _default[0] = object.__new__(Context)
for _name, _value in zip(Context.__slots__, (28, ROUND_HALF_EVEN, -999999, 999999, 1, 0, 0)):  # noqa: F405
    object.__setattr__(DefaultContext, _name, _value)
object.__setattr__(DefaultContext, "_traps", _ANY_INVALID | signals._BY_ZERO | signals._OVERFLOW)
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, traps=[InvalidOperation, DivisionByZero, Overflow, Clamped, Underflow])  # noqa: F405
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, traps=[])  # noqa: F405

_current = [None]


def getcontext():
    if _current[0] is None:
        _current[0] = DefaultContext.copy()
        _current[0].clear_flags()
    return _current[0]


def setcontext(context, /):
    if not isinstance(context, Context):
        raise TypeError("argument must be a context")
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = context.copy()
        context.clear_flags()
    _current[0] = context


class ContextManager:
    __module__ = "decimal"

    def __init__(self, new):
        self._new = new

    def __enter__(self):
        self._saved = getcontext()
        setcontext(self._new)
        return self._new

    def __exit__(self, *args):
        setcontext(self._saved)
        return False


def localcontext(ctx=None, **kwargs):
    if ctx is None:
        ctx = getcontext()
    elif not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    made = ctx.copy()
    for name, value in kwargs.items():
        if name not in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps"):
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        if value is not None:
            setattr(made, name, value)
    return ContextManager(made)
