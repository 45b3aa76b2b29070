# Operations on numbers of every size, in contexts of every kind: digits, exponents and flags are libmpdec's.
import hashlib
import random
from decimal import *

R = random.Random(20)
RN = [ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_HALF_DOWN, ROUND_05UP]
SIGNALS = [Clamped, InvalidOperation, DivisionByZero, Inexact, Rounded, Subnormal, Overflow, Underflow, FloatOperation]
RARE = "Infinity -Infinity NaN -NaN12 sNaN sNaN7 0 -0 0E+5 -0E-9 0E-999999 1E+999999 9.99E-999998 1E-1000020".split()
BINARY = """__add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __divmod__ __radd__ __rsub__ __eq__ __lt__ __le__ __gt__ __ge__
    __ne__ compare compare_total max min max_mag quantize quantize remainder_near copy_sign same_quantum next_toward""".split()
UNARY = """__neg__ __pos__ __abs__ __str__ __repr__ normalize to_eng_string __bool__ adjusted is_normal is_subnormal number_class
    as_tuple copy_abs copy_negate __float__ to_integral_value to_integral_exact next_plus next_minus logb is_zero is_signed
    __int__ __round__ as_integer_ratio canonical is_finite""".split()
OF_TWO = "add subtract multiply divide divide_int remainder compare quantize max min".split()
OF_ONE = "plus minus abs normalize create_decimal to_sci_string to_eng_string sqrt to_integral_exact".split()


def number():
    if R.random() < 0.04:
        return R.choice(RARE)
    n = R.choice([1, 2, 3, 5, 9, 17, 18, 19, 20, 28, 29, 36, 40, 60])
    d = "".join(R.choice("0123456789") for _ in range(R.randint(1, n)))
    if R.random() < 0.2:
        d = d[0] + R.choice("09") * (len(d) - 1)
    if R.random() < 0.1:
        d += "5"
    if R.random() < 0.1:
        d += "0" * R.randint(1, 30)
    if R.random() < 0.5:
        p = R.randint(0, len(d))
        d = d[:p] + "." + d[p:]
    if R.random() < 0.4:
        d += R.choice("eE") + str(R.choice([R.randint(-5, 5), R.randint(-40, 40), R.randint(-400, 400)]))
    return R.choice(["", "-", "+"]) + d


def context():
    limits = {"Emin": R.choice([-999999, -999999, -20, -6, 0]), "Emax": R.choice([999999, 999999, 30, 9, 0])}
    kind = {"capitals": R.choice([0, 1, 1]), "clamp": R.choice([0, 0, 1])}
    made = Context(R.choice([1, 2, 3, 5, 9, 16, 28, 28, 28, 40, 77]), R.choice(RN), **limits, **kind, flags=[], traps=[])
    if R.random() < 0.3:
        made.traps[R.choice(SIGNALS[:-1])] = True
    return made


def some_exponent(x):
    exponent = x.as_tuple().exponent
    return Decimal((0, (1,), (exponent if isinstance(exponent, int) else 0) + R.randint(-3, 12)))


def result(c, k, x, y):
    if k < 0.55:
        name = R.choice(BINARY)
        if name == "quantize" and isinstance(y, Decimal) and R.random() < 0.8:
            y = some_exponent(x)
        if name == "quantize" and R.random() < 0.5:
            return name, x.quantize(y, rounding=R.choice(RN))
        return name, getattr(x, name)(y)
    if k < 0.8:
        name = R.choice(UNARY)
        return name, getattr(x, name)()
    name = R.choice(OF_TWO if k < 0.9 else OF_ONE)
    if k < 0.97:
        return name, getattr(c, name)(x, y) if k < 0.9 else getattr(c, name)(x)
    return "fma", x.fma(y, Decimal(number()))


lines = []
for i in range(2400):
    c, a, b, k = context(), number(), number(), R.random()
    setcontext(c)
    try:
        x, y = Decimal(a), Decimal(b)
        if R.random() < 0.15:
            y = R.choice([0, 1, -3, 10**20, 7])
        name, made = result(c, k, x, y)
        told = f"{name} {made!r}"
    except Exception as e:
        told = f"{type(e).__name__} {sorted(s.__name__ for s in e.args[0]) if isinstance(e, DecimalException) else e}"
    lines.append(f"{i} {a} {b} {told} {''.join('01'[c.flags[s]] for s in SIGNALS)}")
for i in range(0, len(lines), 200):
    print(i, hashlib.md5("\n".join(lines[i : i + 200]).encode()).hexdigest())
# expect: 0 0773cd4c2df1740ba9359b8ea8641426
# expect: 200 03fff8584d4007f4d998858548e69bdc
# expect: 400 83741e53ed8500721c8cad6c708c1956
# expect: 600 03a5c9800d9617d8f898a07ddc1dd084
# expect: 800 0d4bf4a8db7f9fe9ec01d541c2b98c11
# expect: 1000 251ae1b4bac91536ff2820f882ccf6d8
# expect: 1200 e8099fc0e2c75cfcdb9597ff9a8352c5
# expect: 1400 b449ee75e744be3e10095e1bf0344977
# expect: 1600 162c7e4fa7b9b75dfa144140ca1b8690
# expect: 1800 83e2a6afcf718b93c7d976e9e70f8b12
# expect: 2000 a64f67e7b816c266a8cc9bc0f4b4cbd7
# expect: 2200 7d66277b83528326fcbccbad6a0bb04b
