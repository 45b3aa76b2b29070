"""exp, ln, log10, powers and roots of decimal, on integers as binary fixed point numbers."""

import math

from _decimal_core import digits_of
from _decimal_signals import ROUND_HALF_EVEN, _INEXACT, _INVALID, _ROUNDED

_LN10 = {}

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _exp_bits(x, bits):
    """e**x for 0 <= x < 4, in units of 2**-bits."""
    halvings = 8 + math.isqrt(bits) // 2
    wide = bits + 2 * halvings + 8
    x = x << (wide - bits) >> halvings
    total = term = 1 << wide
    k = 1
    while term:
        term = (term * x >> wide) // k
        total += term
        k += 1
    for _ in range(halvings):
        total = total * total >> wide
    return total >> (wide - bits)


def _ln_bits(x, bits):
    """ln x for 0.1 < x < 10.5, in units of 2**-bits."""
    one, roots = 1 << bits, 0
    while abs(x - one) > one >> 8:
        x, roots = math.isqrt(x << bits), roots + 1
    y = ((x - one) << bits) // (x + one)
    square, power, total, k = y * y >> bits, y, y, 3
    while power:
        power = power * square >> bits if power > 0 else -(-power * square >> bits)
        total += power // k
        k += 2
    return total << (1 + roots)


def _ln10(bits):
    have = max((b for b in _LN10), default=0)
    if have < bits:
        _LN10.clear()
        have = bits + 64
        _LN10[have] = _ln_bits(10 << (have + 64), have + 64) >> 64
    return _LN10[have] >> (have - bits)


def _settled(attempt, prec):
    """(digits, exponent) of a value whose rounding to prec digits is sure; attempt(p) gives p digits and their exponent, within one unit."""
    extra = 4
    while True:
        n, exp = attempt(prec + extra)
        if n % (5 * 10 ** (digits_of(abs(n)) - prec - 1)) not in (0, 1, 5 * 10 ** (digits_of(abs(n)) - prec - 1) - 1):
            return n, exp
        extra += max(6, extra)


def _scaled(n, exp, bits):
    """n * 10**exp in units of 2**-bits."""
    return (n * 10**exp) << bits if exp >= 0 else (n << bits) // 10**-exp


def _decimal_digits(x, bits, p):
    """(n, exp): about p digits of x * 2**-bits."""
    if x == 0:
        return 0, 0
    left = (abs(x).bit_length() - bits) * 30103 // 100000
    drop = p - left
    made = abs(x) * 10**drop >> bits if drop >= 0 else (abs(x) >> bits) // 10**-drop
    return (-made if x < 0 else made), -drop


def exp_of(sign, n, e, prec):
    def attempt(p):
        adjusted = e + digits_of(n) - 1
        bits = (p + max(0, adjusted) + 6) * 3322 // 1000 + 64
        x = _scaled(n, e, bits)
        tens, rest = divmod(-x if sign else x, _ln10(bits))
        made, exp = _decimal_digits(_exp_bits(rest, bits), bits, p)
        return made, exp + tens

    return _settled(attempt, prec)


def _ln_parts(n, e, p):
    """(x, bits): ln(n * 10**e) with p digits that count."""
    size = digits_of(n)
    tens = e + size - 1
    if n * 10 > 32 * 10 ** (size - 1):
        tens += 1
    lost = 0
    if tens == 0:
        away = abs(n - 10**-e) if e <= 0 else 1
        lost = max(0, -(e + digits_of(away) - 1)) if away else 0
    bits = (p + lost + len(str(abs(tens))) + 6) * 3322 // 1000 + 96
    return _ln_bits(_scaled(n, e - tens, bits), bits) + tens * _ln10(bits), bits


def ln_of(n, e, prec):
    return _settled(lambda p: _decimal_digits(*_ln_parts(n, e, p), p), prec)


def log10_of(n, e, prec):
    def attempt(p):
        x, bits = _ln_parts(n, e, p + 4)
        return _decimal_digits((x << bits) // _ln10(bits), bits, p)

    return _settled(attempt, prec)


def power(base, exponent, context, make):
    """base ** exponent for finite operands, base not zero, exponent not zero."""
    integral = exponent._exp >= 0 or exponent._int % 10**-exponent._exp == 0
    sign = 0
    if base._sign:
        if not integral:
            return context._raise(_INVALID, make(0, 0, "n"))
        sign = int(exponent) & 1 if exponent.adjusted() < 40 else 0
    prec = context.prec
    trivial = base._int == 1 and base._exp == 0
    if integral and exponent.adjusted() < 19:
        n = int(exponent)
        if trivial:
            return make(sign, 1, 0)._fix(context)
        size = digits_of(base._int)
        if size * abs(n) <= 4 * prec + 400:
            lost = base.adjusted() * n < context.Etiny() - abs(n) - 1
            if n > 0:
                return make(sign, base._int**n, base._exp * n)._fix(context, ROUND_HALF_EVEN if lost else None)
            if lost:
                return make(sign, 1, context.Etiny() - 2)._fix(context, ROUND_HALF_EVEN)
            return make(sign, 1, 0)._divide(make(0, base._int**-n, base._exp * -n), context)
        if base._int == 10 ** (size - 1):
            more = (base._exp + size - 1) * n
            shown = max(more - prec + 1, base._exp * n) if n > 0 else more - prec + 1
            if more - shown < 3 * prec:
                return context._raise(_ROUNDED, make(sign, 10 ** (more - shown), shown)._fix(context))
    elif trivial:
        return context._raise(_INEXACT | _ROUNDED, make(sign, 10 ** (prec - 1), 1 - prec))
    # How large the result is tells overflow from underflow before anything is computed.
    x, bits = _ln_parts(base._int, base._exp, 20)
    if x == 0:
        return context._raise(_INEXACT | _ROUNDED, make(sign, 10 ** (prec - 1), 1 - prec))
    rises = (x > 0) != bool(exponent._sign)
    log_size = _decimal_digits(abs(x), bits, 6)
    size = digits_of(log_size[0]) + log_size[1] + exponent.adjusted()
    if size > len(str(max(context.Emax, -context.Emin))) + 3:
        return make(sign, 1, context.Emax + 1 if rises else context.Etiny() - 2)._fix(context)

    def attempt(p):
        x, bits = _ln_parts(base._int, base._exp, p + max(0, size) + digits_of(exponent._int) + 6)
        y = x * exponent._int * 10**exponent._exp if exponent._exp >= 0 else x * exponent._int // 10**-exponent._exp
        tens, rest = divmod(-y if exponent._sign else y, _ln10(bits))
        made, exp = _decimal_digits(_exp_bits(rest, bits), bits, p)
        return made, exp + tens

    n, exp = attempt(prec + 12 + max(0, -size))
    unit = 10 ** max(0, digits_of(n) - prec)
    off = (n + 5) % unit
    if off < 10 < unit:  # an exact power: its digits came out a little off
        n = n + 5 - off
    made = make(sign, n, exp)
    if integral and exponent._sign == 0:
        return made._fix(context)
    fixed = made._round_to(prec, ROUND_HALF_EVEN if off < 10 < unit else context.rounding)
    return context._raise(_INEXACT | _ROUNDED, fixed._padded(prec)._fix(context))


def infinite_power(base, exponent, context, make):
    """base ** exponent where one is zero or an infinity."""
    invalid = lambda: context._raise(_INVALID, make(0, 0, "n"))  # noqa: E731
    if exponent.is_zero():
        return invalid() if base.is_zero() else make(0, 1, 0)
    integral = exponent.is_finite() and (exponent._exp >= 0 or exponent._int % 10**-exponent._exp == 0)
    if base._exp == "F" or base.is_zero():
        if base._sign and base._exp == "F" and not integral:
            return invalid()
        sign = base._sign & (int(exponent) & 1 if integral else 0)
        grows = (base._exp == "F") != bool(exponent._sign)
        return make(sign, 0, "F") if grows else make(sign, 0, 0)
    if base._sign:
        return invalid()
    order = base._order(make(0, 1, 0))
    if order == 0:
        return context._raise(_INEXACT | _ROUNDED, make(0, 10 ** (context.prec - 1), 1 - context.prec))
    return make(0, 0, "F") if (order > 0) != bool(exponent._sign) else make(0, 0, 0)


def modular_power(base, exponent, modulus, context, make):
    integers = (base, exponent, modulus)
    if not all(each.is_finite() and (each._exp >= 0 or each._int % 10**-each._exp == 0) for each in integers):
        return context._raise(_INVALID, make(0, 0, "n"))
    b, e, m = map(int, integers)
    if e < 0 or m == 0 or len(str(abs(m))) > context.prec or e == 0 == b:
        return context._raise(_INVALID, make(0, 0, "n"))
    return make(int(b < 0 and e & 1), pow(abs(b), e, abs(m)), 0)


def root(value, context, make):
    """The square root of a finite value above zero."""
    prec, size = context.prec + 1, digits_of(value._int)
    e, n = value._exp >> 1, value._int * 10 if value._exp & 1 else value._int
    shift = prec - ((size >> 1) + 1 if value._exp & 1 else (size + 1) >> 1)
    exact = True
    if shift >= 0:
        n *= 100**shift
    else:
        n, rest = divmod(n, 100**-shift)
        exact = not rest
    e -= shift
    made = math.isqrt(n)
    exact = exact and made * made == n
    if exact:
        made, e = (made // 10**shift, e + shift) if shift >= 0 else (made * 10**-shift, e + shift)
    elif made % 5 == 0:
        made += 1
    return make(0, made, e)._fix(context, ROUND_HALF_EVEN)

