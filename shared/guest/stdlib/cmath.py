"""cmath: functions of complex numbers. Kahan's formulas for finite numbers, Annex G of C99 for the others."""

import math
from math import copysign as _copysign
from math import hypot as _hypot
from math import isfinite as _is_finite

pi, e, tau = math.pi, math.e, math.tau
inf, nan = math.inf, math.nan
infj, nanj = complex(0.0, inf), complex(0.0, nan)

_MAX, _MIN = 1.7976931348623157e308, 2.2250738585072014e-308  # of normal doubles
_LARGE = _MAX / 4  # sums of two stay finite
_LARGE_ROOT, _LARGE_LOG, _MIN_ROOT = math.sqrt(_LARGE), math.log(_LARGE), math.sqrt(_MIN)
_LN_2, _LN_10 = math.log(2), math.log(10)
_NO_NUMBER = complex(nan, nan)

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _parts(z):
    if type(z) is not complex:
        if not isinstance(z, (float, int)) and not any(hasattr(type(z), name) for name in ("__complex__", "__float__", "__index__")):
            raise TypeError(f"must be real number, not {type(z).__name__}")
        z = complex(z)
    return z.real, z.imag


def _in_range(x, y):
    if math.isinf(x) or math.isinf(y):
        raise OverflowError("math range error")
    return complex(x, y)


def _check_angle(x, y):
    """That an infinite angle is allowed: only where the size makes it a NaN or a zero anyway."""
    if math.isinf(y) and not math.isnan(x):
        raise ValueError("math domain error")


def phase(z, /):
    x, y = _parts(z)
    return math.atan2(y, x)


def polar(z, /):
    x, y = _parts(z)
    size = _hypot(x, y)
    if math.isinf(size) and _is_finite(x) and _is_finite(y):
        raise OverflowError("math range error")
    return size, math.atan2(y, x)


def rect(r, phi, /):
    r, phi = float(r), float(phi)
    if _is_finite(r) and _is_finite(phi):
        return complex(r, r * phi) if phi == 0 else complex(r * math.cos(phi), r * math.sin(phi))
    if r != 0:
        _check_angle(r, phi)
    if r == 0:
        return complex(0.0, 0.0)
    if math.isnan(r):
        return complex(nan, 0.0 if phi == 0 else nan)
    if math.isnan(phi):
        return complex(inf if math.isinf(r) else nan, nan)
    return complex(r, _copysign(1.0, r) * phi) if phi == 0 else complex(r * math.cos(phi), r * math.sin(phi))


def isnan(z, /):
    x, y = _parts(z)
    return math.isnan(x) or math.isnan(y)


def isinf(z, /):
    x, y = _parts(z)
    return math.isinf(x) or math.isinf(y)


def isfinite(z, /):
    x, y = _parts(z)
    return _is_finite(x) and _is_finite(y)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0 or abs_tol < 0:
        raise ValueError("tolerances must be non-negative")
    a, b = complex(*_parts(a)), complex(*_parts(b))
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    difference = _hypot((a - b).real, (a - b).imag)
    return (difference <= rel_tol * _hypot(b.real, b.imag) or difference <= rel_tol * _hypot(a.real, a.imag)
            or difference <= abs_tol)  # fmt: skip


def exp(z, /):
    x, y = _parts(z)
    if not (_is_finite(x) and _is_finite(y)):
        if x == -inf:
            return complex(_copysign(0.0, math.cos(y)), _copysign(0.0, math.sin(y))) if _is_finite(y) else 0j
        _check_angle(x, y)
        if x == inf:
            if y == 0 or math.isnan(y):
                return complex(x, y)
            return complex(_copysign(inf, math.cos(y)), _copysign(inf, math.sin(y)))
        return complex(nan, y) if y == 0 else _NO_NUMBER
    if x > _LARGE_LOG:
        size = math.exp(x - 1)
        return _in_range(size * math.cos(y) * e, size * math.sin(y) * e)
    size = math.exp(x)
    return complex(size * math.cos(y), size * math.sin(y))


def _log(z):
    x, y = _parts(z)
    if not (_is_finite(x) and _is_finite(y)):
        return complex(inf, math.atan2(y, x)) if math.isinf(x) or math.isinf(y) else _NO_NUMBER
    large, small = max(abs(x), abs(y)), min(abs(x), abs(y))
    if large > _LARGE:
        size = math.log(_hypot(x / 2, y / 2)) + _LN_2
    elif large < _MIN:
        if large == 0:
            raise ValueError("math domain error")
        size = math.log(_hypot(math.ldexp(x, 53), math.ldexp(y, 53))) - 53 * _LN_2
    elif 0.71 <= _hypot(x, y) <= 1.73:
        size = math.log1p((large - 1) * (large + 1) + small * small) / 2
    else:
        size = math.log(_hypot(x, y))
    return complex(size, math.atan2(y, x))


def log(z, base=None, /):
    made = _log(z)
    return made if base is None else made / _log(base)


def log10(z, /):
    made = _log(z)
    return complex(made.real / _LN_10, made.imag / _LN_10)


def sqrt(z, /):
    x, y = _parts(z)
    if math.isinf(y):
        return complex(inf, y)
    if math.isinf(x):
        if x > 0:
            return complex(x, nan if math.isnan(y) else _copysign(0.0, y))
        return complex(y, inf) if math.isnan(y) else complex(0.0, _copysign(inf, y))
    if math.isnan(x) or math.isnan(y):
        return _NO_NUMBER
    if x == 0 and y == 0:
        return complex(0.0, y)
    a, b = abs(x), abs(y)
    if a < _MIN and b < _MIN:
        a = math.ldexp(a, 53)
        s = math.ldexp(math.sqrt(a + _hypot(a, math.ldexp(b, 53))), -27)
    else:
        a /= 8
        s = 2 * math.sqrt(a + _hypot(a, b / 8))
    d = b / (2 * s)
    return complex(s, _copysign(d, y)) if x >= 0 else complex(d, _copysign(s, y))


def _sinh(x, y):
    if not (_is_finite(x) and _is_finite(y)):
        _check_angle(x, y)
        if math.isinf(x):
            if math.isnan(y):
                return complex(inf, nan)
            return complex(x, y) if y == 0 else complex(x * math.cos(y), _copysign(inf, math.sin(y)))
        if x == 0:
            return complex(0.0, nan)
        return complex(nan, y) if y == 0 else _NO_NUMBER
    if abs(x) > _LARGE_LOG:
        less = x - _copysign(1.0, x)
        return _in_range(math.cos(y) * math.sinh(less) * e, math.sin(y) * math.cosh(less) * e)
    return complex(math.cos(y) * math.sinh(x), math.sin(y) * math.cosh(x))


def _cosh(x, y):
    if not (_is_finite(x) and _is_finite(y)):
        _check_angle(x, y)
        if math.isinf(x):
            if math.isnan(y):
                return complex(inf, nan)
            if y == 0:
                return complex(inf, y if x > 0 else -y)
            return complex(_copysign(inf, math.cos(y)), x * math.sin(y))
        return complex(nan, 0.0) if x == 0 or y == 0 else _NO_NUMBER
    if abs(x) > _LARGE_LOG:
        less = x - _copysign(1.0, x)
        return _in_range(math.cos(y) * math.cosh(less) * e, math.sin(y) * math.sinh(less) * e)
    return complex(math.cos(y) * math.cosh(x), math.sin(y) * math.sinh(x))


def _tanh(x, y):
    if not (_is_finite(x) and _is_finite(y)):
        if math.isinf(x):
            turn = 0.0 if not _is_finite(y) else y if y == 0 else math.sin(y) * math.cos(y)
            return complex(_copysign(1.0, x), _copysign(0.0, turn))
        _check_angle(x, y)
        return complex(nan, y) if y == 0 else _NO_NUMBER
    if abs(x) > _LARGE_LOG:
        return complex(_copysign(1.0, x), 4 * math.sin(y) * math.cos(y) * math.exp(-2 * abs(x)))
    tx, ty, cx = math.tanh(x), math.tan(y), 1 / math.cosh(x)
    product = tx * ty
    denominator = 1 + product * product
    return complex(tx * (1 + ty * ty) / denominator, ty / denominator * cx * cx)


def sinh(z, /):
    return _sinh(*_parts(z))


def cosh(z, /):
    return _cosh(*_parts(z))


def tanh(z, /):
    return _tanh(*_parts(z))


def sin(z, /):
    x, y = _parts(z)
    made = _sinh(-y, x)
    return complex(made.imag, -made.real)


def cos(z, /):
    x, y = _parts(z)
    return _cosh(-y, x)


def tan(z, /):
    x, y = _parts(z)
    made = _tanh(-y, x)
    return complex(made.imag, -made.real)


def _log_of_double(x, y):
    """log(2 |z|) of large numbers."""
    return math.log(_hypot(x / 2, y / 2)) + 2 * _LN_2


def _is_large(x, y):
    return abs(x) > _LARGE or abs(y) > _LARGE


def acos(z, /):
    x, y = _parts(z)
    if not (_is_finite(x) and _is_finite(y)):
        if math.isinf(x) or math.isinf(y):
            return complex(math.atan2(abs(y), x), inf if math.isnan(y) else -_copysign(inf, y))
        return complex(pi / 2 if x == 0 else nan, nan)
    if _is_large(x, y):
        return complex(math.atan2(abs(y), x), -_copysign(_log_of_double(x, y), y))
    a, b = sqrt(complex(1 - x, -y)), sqrt(complex(1 + x, y))
    return complex(2 * math.atan2(a.real, b.real), math.asinh(b.real * a.imag - b.imag * a.real))


def acosh(z, /):
    x, y = _parts(z)
    if not (_is_finite(x) and _is_finite(y)):
        return complex(inf, math.atan2(y, x)) if math.isinf(x) or math.isinf(y) else _NO_NUMBER
    if _is_large(x, y):
        return complex(_log_of_double(x, y), math.atan2(y, x))
    a, b = sqrt(complex(x - 1, y)), sqrt(complex(x + 1, y))
    return complex(math.asinh(a.real * b.real + a.imag * b.imag), 2 * math.atan2(a.imag, b.real))


def _asinh(x, y):
    if not (_is_finite(x) and _is_finite(y)):
        if math.isinf(x) or math.isinf(y):
            return complex(inf if math.isnan(x) else _copysign(inf, x), math.atan2(y, abs(x)))
        return complex(nan, y) if y == 0 else _NO_NUMBER
    if _is_large(x, y):
        return complex(_copysign(_log_of_double(x, y), x), math.atan2(y, abs(x)))
    a, b = sqrt(complex(1 + y, -x)), sqrt(complex(1 - y, x))
    return complex(math.asinh(a.real * b.imag - b.real * a.imag), math.atan2(y, a.real * b.real - a.imag * b.imag))


def _atanh(x, y):
    if not (_is_finite(x) and _is_finite(y)):
        if math.isinf(x) or math.isinf(y):
            return complex(0.0 if math.isnan(x) else _copysign(0.0, x), nan if math.isnan(y) else _copysign(pi / 2, y))
        return complex(x if x == 0 else nan, nan)
    if x < 0 or (x == 0 and _copysign(1.0, x) < 0):
        return -_atanh(-x, -y)
    size = abs(y)
    if x > _LARGE_ROOT or size > _LARGE_ROOT:
        h = _hypot(x / 2, y / 2)
        return complex(x / 4 / h / h, _copysign(pi / 2, y))
    if x == 1 and size < _MIN_ROOT:
        if size == 0:
            raise ValueError("math domain error")
        real = -math.log(math.sqrt(size) / math.sqrt(_hypot(size, 2.0)))
        return complex(real, _copysign(math.atan2(2.0, -size) / 2, y))
    real = math.log1p(4 * x / ((1 - x) * (1 - x) + size * size)) / 4
    return complex(real, -math.atan2(-2 * y, (1 - x) * (1 + x) - size * size) / 2)


def asinh(z, /):
    return _asinh(*_parts(z))


def atanh(z, /):
    return _atanh(*_parts(z))


def asin(z, /):
    x, y = _parts(z)
    made = _asinh(-y, x)
    return complex(made.imag, -made.real)


def atan(z, /):
    x, y = _parts(z)
    made = _atanh(-y, x)
    return complex(made.imag, -made.real)
