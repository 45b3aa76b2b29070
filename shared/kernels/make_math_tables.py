#!/usr/bin/env python3
"""Writes scalar_math_tables.h: constants of kernels/scalar_math.cpp as pairs of doubles (high, low), from 100-digit arithmetic."""
from decimal import Decimal as D, getcontext, ROUND_FLOOR
from fractions import Fraction as F

getcontext().prec = 450


def pi():
    # Machin's formula.
    def arctan_inverse(n):
        total, term, k, sign = D(0), D(1) / n, 1, 1
        while abs(term) > D(10) ** -440:
            total += sign * term / k
            term /= n * n
            k += 2
            sign = -sign
        return total
    return 4 * (4 * arctan_inverse(5) - arctan_inverse(239))


PI = pi()
LN2 = D(2).ln()


def sine(x):
    total, term, k = D(0), x, 1
    while abs(term) > D(10) ** -120:
        total += term
        term = -term * x * x / ((k + 1) * (k + 2))
        k += 2
    return total


def cosine(x):
    total, term, k = D(0), D(1), 0
    while abs(term) > D(10) ** -120:
        total += term
        term = -term * x * x / ((k + 1) * (k + 2))
        k += 2
    return total


def arctangent(x):
    # Halve the argument until the series is quick.
    halvings = 0
    while abs(x) > D('0.05'):
        x = x / (1 + (1 + x * x).sqrt())
        halvings += 1
    total, power, k = D(0), x, 1
    while abs(power) > D(10) ** -120:
        total += power / k if k % 4 == 1 else -power / k
        power *= x * x
        k += 2
    return total * 2 ** halvings


def nearest(x):
    return float(F(x))  # Fraction to float rounds correctly


def pair(x):
    high = nearest(x)
    return high, nearest(x - D(high))


def cut(x, bits):
    """Highest `bits` bits of x as a float, and the rest."""
    high = nearest(x)
    m, e = abs(F(x)), 0
    while m >= 1:
        m /= 2
        e += 1
    while m < F(1, 2):
        m *= 2
        e -= 1
    whole = int(m * 2 ** bits)
    value = F(whole) * F(2) ** (e - bits)
    value = value if x > 0 else -value
    return float(value), x - D(value.numerator) / D(value.denominator)


def grid(x, exponent):
    """x rounded to a multiple of 2^exponent, and the rest."""
    step = D(2) ** exponent
    whole = (x / step).to_integral_value()
    value = whole * step
    return float(F(value)), x - value


def h(x):
    return float(x).hex()


def rows(name, values, per):
    out = [f'inline constexpr double {name}[][{per}] = {{']
    for v in values:
        out.append('    {' + ', '.join(h(x) for x in v) + '},')
    out.append('};')
    return '\n'.join(out)


def main():
    out = ['#pragma once',
           '// Made by make_math_tables.py: constants as (high, low) pairs whose sum holds about 106 bits. Read by scalar_math.cpp.',
           '#include <cstdint>', '', 'namespace refjit::kernels::tables {', '']
    out.append('// 2^(i/128)')
    out.append(rows('kExp2', [pair((LN2 * i / 128).exp()) for i in range(128)], 2))
    step = LN2 / 128
    c1, rest = cut(step, 32)
    c2, rest = cut(rest, 32)
    out.append(f'inline constexpr double kLn2Over128[3] = {{{h(c1)}, {h(c2)}, {h(nearest(rest))}}};')
    out.append(f'inline constexpr double k128OverLn2 = {h(nearest(128 / LN2))};')
    # log: 1/c with ten bits, -log of it on the grid 2^-42 plus the rest.
    table = []
    for i in range(128):
        c = D(1) + (D(i) + D('0.5')) / 128
        if i >= 53:
            c /= 2
        inverse = D(1) if i in (0, 127) else ((1 / c) * 512).to_integral_value() / 512
        value = -inverse.ln() if inverse != 1 else D(0)
        high, low = grid(value, -42)
        table.append((float(F(inverse)), high, nearest(low)))
    out.append('// 1/c, and the logarithm of c as a multiple of 2^-42 and a rest; c is near 1 + (i + 0.5)/128, from i = 53 on near half of it')
    out.append(rows('kLog', table, 3))
    high, low = grid(LN2, -42)
    out.append(f'inline constexpr double kLn2[2] = {{{h(high)}, {h(nearest(low))}}};')
    for name, value in (('kLn10', D(10).ln()), ('kInverseLn2', 1 / LN2), ('kInverseLn10', 1 / D(10).ln()), ('kPi', PI),
                        ('kHalfPi', PI / 2), ('kTwoOverRootPi', 2 / PI.sqrt()), ('kInverseRootPi', 1 / PI.sqrt())):
        out.append(f'inline constexpr double {name}[2] = {{{", ".join(h(x) for x in pair(value))}}};')
    parts, rest = [], PI / 2
    for _ in range(3):
        part, rest = cut(rest, 33)
        parts.append(part)
    parts.append(nearest(rest))
    out.append(f'inline constexpr double kHalfPiParts[4] = {{{", ".join(h(x) for x in parts)}}};')
    bits = int(((2 / PI) * D(2) ** 1280).to_integral_value(ROUND_FLOOR))
    words = [(bits >> (64 * (19 - i))) & (2 ** 64 - 1) for i in range(20)]
    out.append('// 2/pi, 1280 bits behind the point')
    out.append('inline constexpr uint64_t kTwoOverPi[20] = {' + ', '.join(hex(w) for w in words) + '};')
    out.append('// sin and cos of j/128')
    out.append(rows('kSinCos', [pair(sine(D(j) / 128)) + pair(cosine(D(j) / 128)) for j in range(102)], 4))
    out.append('// atan of j/64')
    out.append(rows('kAtan', [pair(arctangent(D(j) / 64)) for j in range(65)], 2))
    out += ['', '}  // namespace refjit::kernels::tables', '']
    open(__file__.replace('make_math_tables.py', 'scalar_math_tables.h'), 'w').write('\n'.join(out))


main()
