"""cmath: functions of complex numbers."""

import math

pi, e, tau = math.pi, math.e, math.tau
inf, nan = math.inf, math.nan
infj, nanj = complex(0.0, inf), complex(0.0, nan)

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def phase(z):
    z = complex(z)
    return math.atan2(z.imag, z.real)


def polar(z):
    return abs(complex(z)), phase(z)


def rect(r, phi):
    if phi == 0:
        return complex(r, r * phi)
    return complex(r * math.cos(phi), r * math.sin(phi))


def isnan(z):
    z = complex(z)
    return math.isnan(z.real) or math.isnan(z.imag)


def isinf(z):
    z = complex(z)
    return math.isinf(z.real) or math.isinf(z.imag)


def isfinite(z):
    z = complex(z)
    return math.isfinite(z.real) and math.isfinite(z.imag)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0 or abs_tol < 0:
        raise ValueError("tolerances must be non-negative")
    a, b = complex(a), complex(b)
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    difference = abs(a - b)
    return difference <= rel_tol * abs(b) or difference <= rel_tol * abs(a) or difference <= abs_tol


def exp(z):
    z = complex(z)
    if z.imag == 0:
        return complex(math.exp(z.real), z.imag)
    size = math.exp(z.real)
    return complex(size * math.cos(z.imag), size * math.sin(z.imag))


def _log_of_size(z):
    x, y = abs(z.real), abs(z.imag)
    large, small = max(x, y), min(x, y)
    if large == 0:
        raise ValueError("math domain error")
    if 0.71 <= math.hypot(x, y) <= 1.73:
        return math.log1p((large - 1) * (large + 1) + small * small) / 2
    return math.log(math.hypot(x, y))


def log(z, base=None):
    z = complex(z)
    made = complex(_log_of_size(z), phase(z))
    return made if base is None else made / log(base)


def log10(z):
    z = complex(z)
    return complex(_log_of_size(z) / math.log(10), phase(z) / math.log(10))


def sqrt(z):
    z = complex(z)
    if z.real == 0 and z.imag == 0:
        return complex(0.0, z.imag)
    if math.isinf(z.imag):
        return complex(math.inf, z.imag)
    x, y = abs(z.real) / 8, abs(z.imag)
    s = 2 * math.sqrt(x + math.hypot(x, y / 8))
    d = y / (2 * s)
    return complex(s, math.copysign(d, z.imag)) if z.real >= 0 else complex(d, math.copysign(s, z.imag))


def sinh(z):
    z = complex(z)
    return complex(math.cos(z.imag) * math.sinh(z.real), math.sin(z.imag) * math.cosh(z.real))


def cosh(z):
    z = complex(z)
    return complex(math.cos(z.imag) * math.cosh(z.real), math.sin(z.imag) * math.sinh(z.real))


def tanh(z):
    z = complex(z)
    if abs(z.real) > 354:
        return complex(math.copysign(1.0, z.real), 4 * math.sin(z.imag) * math.cos(z.imag) * math.exp(-2 * abs(z.real)))
    tx, ty = math.tanh(z.real), math.tan(z.imag)
    cx = 1 / math.cosh(z.real)
    product = tx * ty
    denominator = 1 + product * product
    return complex(tx * (1 + ty * ty) / denominator, ty / denominator * cx * cx)


def _turned(function):
    def turned(z):
        z = complex(z)
        made = function(complex(-z.imag, z.real))
        return complex(made.imag, -made.real)

    return turned


def cos(z):
    z = complex(z)
    return cosh(complex(-z.imag, z.real))


sin, tan = _turned(sinh), _turned(tanh)


def asinh(z):
    z = complex(z)
    a, b = sqrt(complex(1 + z.imag, -z.real)), sqrt(complex(1 - z.imag, z.real))
    return complex(math.asinh(a.real * b.imag - b.real * a.imag), math.atan2(z.imag, a.real * b.real - a.imag * b.imag))


def acosh(z):
    z = complex(z)
    a, b = sqrt(complex(z.real - 1, z.imag)), sqrt(complex(z.real + 1, z.imag))
    return complex(math.asinh(a.real * b.real + a.imag * b.imag), 2 * math.atan2(a.imag, b.real))


def atanh(z):
    z = complex(z)
    if z.real < 0 or (z.real == 0 and math.copysign(1, z.real) < 0):
        made = atanh(-z)
        return -made
    if z == 1:
        raise ValueError("math domain error")
    y = abs(z.imag)
    real = math.log1p(4 * z.real / ((1 - z.real) ** 2 + y * y)) / 4
    imaginary = -math.atan2(-2 * z.imag, (1 - z.real) * (1 + z.real) - y * y) / 2
    return complex(real, imaginary)


def acos(z):
    z = complex(z)
    a, b = sqrt(complex(1 - z.real, -z.imag)), sqrt(complex(1 + z.real, z.imag))
    return complex(2 * math.atan2(a.real, b.real), math.asinh(b.real * a.imag - b.imag * a.real))


asin, atan = _turned(asinh), _turned(atanh)
for _function in (sin, tan, asin, atan):
    _function.__name__ = next(n for n in ("sin", "tan", "asin", "atan") if globals()[n] is _function)
