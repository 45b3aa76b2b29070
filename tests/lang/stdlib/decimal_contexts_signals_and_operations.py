from _cells import run

run(r'''
from decimal import *
import decimal
import pickle
import copy
import math
c = Context(prec=9)
D = Decimal
[n for n in dir(Decimal) if not n.startswith('_')]
c
getcontext()
c.add(D('1.123456789'), D('2'))
c.add(1, 2)
c.add(D(1), '2')
c.subtract(D('1.123456789123'), 1)
c.multiply(D('1.123456789123'), D('3.3'))
c.divide(1, 3)
c.divide_int(10, 3)
c.divmod(10, 3)
c.remainder(10, 3)
c.remainder_near(10, 6)
c.power(2, 100)
c.power(2, 100, 7)
c.power(D('2.5'), D('3.1'))
c.sqrt(2)
c.exp(1)
c.ln(10)
c.log10(2)
c.logb(1234)
c.fma(2, 3, 4)
c.abs(-3)
c.minus(3)
c.plus(D('1.1234567891'))
c.canonical(D('1.1234567891'))
c.compare(1, 2)
c.compare_signal(1, 2)
c.compare_total(D('1.0'), D('1.00'))
c.compare_total_mag(D('-1.0'), D('1.00'))
c.copy_abs(-3)
c.copy_decimal(D('1.12345678912'))
c.copy_negate(1)
c.copy_sign(1, -2)
c.is_canonical(D(1)), c.is_finite(1), c.is_infinite(D('inf')), c.is_nan(D('nan')), c.is_normal(D(1)), c.is_qnan(D('nan')), c.is_snan(D('snan')), c.is_signed(-1), c.is_subnormal(D(1)), c.is_zero(0)
c.logical_and(D('1100'), D('1010'))
c.logical_or(D('1100'), D('1010'))
c.logical_xor(D('1100'), D('1010'))
c.logical_invert(D('1100'))
c.max(1, 2), c.max_mag(-3, 2), c.min(1, 2), c.min_mag(-3, 2)
c.next_minus(1), c.next_plus(1), c.next_toward(1, 2)
c.normalize(D('1.2000'))
c.number_class(D(1)), c.number_class(D('-inf')), c.number_class(D('snan')), c.number_class(0)
c.quantize(D('1.2345'), D('0.01'))
c.radix()
c.rotate(D('123456789'), 2), c.shift(D('123456789'), 2), c.shift(D('123456789'), -2)
c.same_quantum(D('1.0'), D('2.1'))
c.scaleb(D(1), 2)
c.to_eng_string(D('1234E+5'))
c.to_sci_string(D('1234E+5'))
c.to_integral_exact(D('1.5'))
c.to_integral_value(D('2.5'))
c.to_integral(D('2.5'))
c.Etiny(), c.Etop(), c.prec, c.Emin, c.Emax, c.capitals, c.clamp, c.rounding
c.create_decimal('3.1415926535')
c.create_decimal_from_float(3.1415926535)
c.flags
c.clear_flags()
c.clear_traps()
c
c.copy()
ExtendedContext
BasicContext
DefaultContext
MAX_PREC, MAX_EMAX, MIN_EMIN, MIN_ETINY, HAVE_THREADS, HAVE_CONTEXTVAR
c.prec = 0
c.prec = 'a'
c.rounding = 'x'
c.Emin = 1
c.Emax = -1
c.capitals = 2
c.clamp = 2
Context(prec=-1)
Context(foo=1)
Context(traps=[Inexact]).divide(1, 3)
Context(traps=[DivisionByZero]).divide(1, 0)
D(1)/0
D(0)/0
D('nan') < 1
D('snan') + 1
D('snan') == 1
D('nan') == D('nan')
D('abc')
D('1_000.5')
D(' 1.5 ')
D((0, (1, 2, 3), -2))
D((0, (1, 2, 3), 'F'))
D((1, (), 'n'))
D((1, (1, 2), 'N'))
D((2, (1, 2), 0))
D((0, (1, 12), 0))
D((0, (1, 2)))
D([0, [1, 2], 1])
D(1.1)
D(True)
D(None)
D(b'1')
D('1', None)
D.from_float(0.1), D.from_float(float('inf')), D.from_float(float('-nan')), D.from_float(3)
D.from_float('x')
D('1.1').as_tuple()
D('1.1').as_integer_ratio(), D('-0').as_integer_ratio(), D('1e3').as_integer_ratio()
D('inf').as_integer_ratio()
D('nan').as_integer_ratio()
D('1.1').adjusted(), D(0).adjusted(), D('inf').adjusted()
D('123.456').quantize(D('.1'), rounding=ROUND_UP)
D('123.456').quantize(D('.1'), ROUND_DOWN)
D('123.456').quantize(D('1e1000000000000'))
D('123.456').quantize(D('inf'))
[D('2.5').quantize(D(1), r) for r in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)]
[D('-2.5').quantize(D(1), r) for r in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)]
round(D('2.5')), round(D('2.675'), 2), round(D('-2.5')), round(D('1e3'), -1), round(D('nan'))
round(D('inf'))
round(D('2.5'), 1.0)
int(D('2.9')), int(D('-2.9')), float(D('1e-400')), float(D('nan')), float(D('-inf'))
int(D('nan'))
int(D('inf'))
float(D('snan'))
complex(D('1.5'))
math.floor(D('-1.5')), math.ceil(D('-1.5')), math.trunc(D('1.9'))
math.floor(D('inf'))
hash(D(1)) == hash(1), hash(D('0.5')) == hash(0.5), hash(D('inf')) == hash(float('inf')), hash(D('1e100')) == hash(10**100)
hash(D('snan'))
D('1').real, D('1').imag, D('1').conjugate()
D(5) // 2, D(5) % 2, D(-5) // 2, D(-5) % 2, divmod(D(-5), 2), D(5) ** 2, D(2) ** -1, D(2) ** D('.5')
5 // D(2), 5 % D(3), 5 ** D(2), 5 - D(1), 5 / D(2), divmod(5, D(3))
D(0) ** 0
D(-1) ** D('.5')
D(5) // 0
D(5) % 0
D('inf') % 2
D(5) % D('inf')
pow(D(3), 4, 5)
pow(D(3), D('1.5'), 5)
D(1) + 1.0
D(1) < 1.5, D('0.1') == 0.1, D(1) == 1.0
D(1) < 'a'
D(1) + 'a'
D(1) == 'a'
D(1) < 1j
D(1) == 1+0j
from fractions import Fraction
D('0.5') == Fraction(1, 2), D('0.5') < Fraction(3, 4)
D(1) + Fraction(1, 2)
str(D('1E+5')), str(D('1E-7')), str(D('0.000001')), str(D('-0')), str(D('0E+3')), str(D('sNaN123')), str(D('-NaN')), str(D('Infinity'))
D('1E+5').to_eng_string(), D('1E-7').to_eng_string(), D('12.3E+7').to_eng_string(), D('0E-10').to_eng_string(), D('0E+2').to_eng_string()
D('1.5').compare(2), D('1.5').compare(D('nan')), D('1').compare_total(D('nan'))
D('1.5').compare_signal(D('nan'))
D('1').max(D('nan')), D('1').min(2), D('-3').max_mag(2), D('-3').min_mag(2)
D('1').next_plus(), D('1').next_minus(), D('1').next_toward(0), D(0).next_plus()
D('9').sqrt(), D('2').sqrt(), D('1e-1000').sqrt(), D('-0').sqrt()
D('-1').sqrt()
D('0').ln(), D(1).ln(), D('2').ln(), D('1e10').log10(), D('3').log10(), D('0').log10()
D(-1).ln()
D(-1).log10()
D('1e10').exp()
D('123').logb(), D(0.001).logb(), D('inf').logb()
D(0).logb()
D('1.20').normalize(), D('100').normalize(), D('0.00').normalize()
D('1.5').to_integral_value(), D('2.5').to_integral_exact(), D('2.5').to_integral(ROUND_UP)
D('12').fma(3, 4)
D('1100').logical_and(D('1010')), D('12').is_canonical()
D('12').logical_and(D('10'))
D('123').rotate(1), D('123').rotate(-1), D('123').shift(1), D('123').shift(-1)
D('123').rotate(100)
D('123').scaleb(2), D('123').scaleb(-5)
D('123').scaleb(D('1.5'))
D('1.00').same_quantum(D('0.01'))
D('3').remainder_near(2), D('10').remainder_near(3)
D('3').radix(), D('3').canonical(), D('-3').copy_abs(), D('3').copy_negate(), D('3').copy_sign(D('-1'))
D('1').number_class(), D('1e-1000000').number_class(), D('-0').number_class()
D('1').is_normal(), D(1).is_signed(), D('-0').is_zero(), D('snan').is_snan(), D('snan').is_nan(), D('nan').is_qnan()
repr(D('1.0')), f"{D('1234.5'):,.2f}", f"{D('1234.5'):e}", f"{D('1234.5'):.3g}", f"{D('0.5'):%}", f"{D('1234.5'):010.1f}", f"{D('1234.5'):+}", f"{D('1234.5'):>12}", f"{D('1234.5'):*^12.1f}", f"{D('1E+10')}", f"{D('1E+10'):f}", f"{D('nan'):010}", f"{D('-inf'):f}"
format(D('1.5'), 'd')
format(D('1.5'), 's')
format(D('1234567.891'), 'n'), format(D('1.5'), '_>10'), format(D('-1.5'), '=10'), format(D('1e-10'), ''), format(D('12345'), '.2'), format(D('0'), '.3e'), format(D('0.00'), 'g'), format(D('-0.001'), '.2f'), format(D('-0.001'), 'z.2f')
format(D('1.5'), 'E'), format(D('1.5'), 'G'), format(D('inf'), 'F'), format(D('1.23456'), '.0f'), format(D('1.5'), '.0f'), format(D('2.5'), '.0f'), format(D('1e3'), '.1%')
pickle.loads(pickle.dumps(D('1.5'))), copy.copy(D('1.5')), copy.deepcopy(D('1.5'))
with localcontext() as ctx:
    ctx.prec = 5
    x = D(1)/3
x
with localcontext(prec=4, rounding=ROUND_UP) as ctx: y = D(1)/3
y
localcontext(foo=1)
localcontext(3)
setcontext(3)
getcontext().prec
getcontext().flags[Inexact], getcontext().flags
ctx = Context(prec=3, traps=[]); setcontext(ctx)
D(1)/0, D(0)/0, D('abc') if 0 else 1
D(1)/3, ctx.flags
ctx.traps
[k for k, v in ctx.flags.items() if v]
D('1e999999') * 10
D('1e-999999') / 10
D('abc')
setcontext(Context(prec=28, Emax=99, Emin=-99))
D('1e99') * 10
D('1e-99') / 10
D('1e-99') / 3
setcontext(DefaultContext.copy())
Inexact.__mro__, FloatOperation.__mro__, DivisionByZero.__mro__, InvalidOperation.__mro__, DivisionUndefined.__mro__, Clamped.__mro__, Overflow.__mro__, Underflow.__mro__
ConversionSyntax, DivisionImpossible, InvalidContext
getcontext().traps[FloatOperation] = True
D(1.5)
D(1) == 1.5
D(1) < 1.5
getcontext().traps[FloatOperation] = False
getcontext().traps['a'] = 1
getcontext().traps[Inexact]
class MyD(Decimal): pass
MyD('1.5'), MyD('1.5') + 1, type(MyD('1.5') + 1), MyD.from_float(1.5)
D('0x1')
D('١٢')
D('1' * 30) + 1
D('1e5').as_tuple().exponent, DecimalTuple(0, (1,), 2)
D('1.1').__reduce__()
D(10).__ceil__(), D('1.5').__trunc__(), D('1.5').__floor__(), D('1.5').__round__()
D('1.1') is D(D('1.1')), bool(D(0)), bool(D('nan')), -D(0), +D('-0'), abs(D('-1.5'))
sum([D('0.1')] * 10), max(D(1), D(2)), sorted([D(3), 1, D('2.5')])
D('12.34').__format__('.1f')
D(1).foo
D(1).x = 1
Context().foo
Context().foo = 1
pickle.loads(pickle.dumps(Context(prec=5)))
Context(prec=5) == Context(prec=5)
c = Context(prec=3); c.create_decimal('1.2345'), c.flags[Rounded]
c.create_decimal('snan')
Context(prec=4).create_decimal(D('nan12345'))
c.divide(1, '3')
c.sqrt('2')
c.power(2, 3, modulo=5)
c.quantize(1)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 ['adjusted', 'as_integer_ratio', 'as_tuple', 'canonical', 'compare', 'compare_signal', 'compare_total', 'compare_total_mag', 'conjugate', 'copy_abs', 'copy_negate', 'copy_sign', 'exp', 'fma', 'from_float', 'imag', 'is_canonical', 'is_finite', 'is_infinite', 'is_nan', 'is_normal', 'is_qnan', 'is_signed', 'is_snan', 'is_subnormal', 'is_zero', 'ln', 'log10', 'logb', 'logical_and', 'logical_invert', 'logical_or', 'logical_xor', 'max', 'max_mag', 'min', 'min_mag', 'next_minus', 'next_plus', 'next_toward', 'normalize', 'number_class', 'quantize', 'radix', 'real', 'remainder_near', 'rotate', 'same_quantum', 'scaleb', 'shift', 'sqrt', 'to_eng_string', 'to_integral', 'to_integral_exact', 'to_integral_value']
# expect: 8 Context(prec=9, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])
# expect: 9 Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])
# expect: 10 Decimal('3.12345679')
# expect: 11 Decimal('3')
# expect: 12 TypeError: conversion from str to Decimal is not supported
# expect: 13 Decimal('0.123456789')
# expect: 14 Decimal('3.70740740')
# expect: 15 Decimal('0.333333333')
# expect: 16 Decimal('3')
# expect: 17 (Decimal('3'), Decimal('1'))
# expect: 18 Decimal('1')
# expect: 19 Decimal('-2')
# expect: 20 Decimal('1.26765060E+30')
# expect: 21 Decimal('2')
# expect: 22 Decimal('17.1243473')
# expect: 23 Decimal('1.41421356')
# expect: 24 Decimal('2.71828183')
# expect: 25 Decimal('2.30258509')
# expect: 26 Decimal('0.301029996')
# expect: 27 Decimal('3')
# expect: 28 Decimal('10')
# expect: 29 Decimal('3')
# expect: 30 Decimal('-3')
# expect: 31 Decimal('1.12345679')
# expect: 32 Decimal('1.1234567891')
# expect: 33 Decimal('-1')
# expect: 34 Decimal('-1')
# expect: 35 Decimal('1')
# expect: 36 Decimal('1')
# expect: 37 Decimal('3')
# expect: 38 Decimal('1.12345678912')
# expect: 39 Decimal('-1')
# expect: 40 Decimal('-1')
# expect: 41 (True, True, True, True, True, True, True, True, False, True)
# expect: 42 Decimal('1000')
# expect: 43 Decimal('1110')
# expect: 44 Decimal('110')
# expect: 45 Decimal('111110011')
# expect: 46 (Decimal('2'), Decimal('-3'), Decimal('1'), Decimal('2'))
# expect: 47 (Decimal('0.999999999'), Decimal('1.00000001'), Decimal('1.00000001'))
# expect: 48 Decimal('1.2')
# expect: 49 ('+Normal', '-Infinity', 'sNaN', '+Zero')
# expect: 50 Decimal('1.23')
# expect: 51 Decimal('10')
# expect: 52 (Decimal('345678912'), Decimal('345678900'), Decimal('1234567'))
# expect: 53 True
# expect: 54 Decimal('1E+2')
# expect: 55 '123.4E+6'
# expect: 56 '1.234E+8'
# expect: 57 Decimal('2')
# expect: 58 Decimal('2')
# expect: 59 Decimal('2')
# expect: 60 (-1000007, 999991, 9, -999999, 999999, 1, 0, 'ROUND_HALF_EVEN')
# expect: 61 Decimal('3.14159265')
# expect: 62 Decimal('3.14159265')
# expect: 63 {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False}
# expect: 64 None
# expect: 65 None
# expect: 66 Context(prec=9, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[])
# expect: 67 Context(prec=9, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[])
# expect: 68 Context(prec=9, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[])
# expect: 69 Context(prec=9, rounding=ROUND_HALF_UP, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[Clamped, InvalidOperation, DivisionByZero, Overflow, Underflow])
# expect: 70 Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])
# expect: 71 (999999999999999999, 999999999999999999, -999999999999999999, -1999999999999999997, True, True)
# expect: 72 ValueError: valid range for prec is [1, MAX_PREC]
# expect: 73 TypeError: an integer is required
# expect: 74 TypeError: valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]
# expect: 75 ValueError: valid range for Emin is [MIN_EMIN, 0]
# expect: 76 ValueError: valid range for Emax is [0, MAX_EMAX]
# expect: 77 ValueError: valid values for capitals are 0 or 1
# expect: 78 ValueError: valid values for clamp are 0 or 1
# expect: 79 ValueError: valid range for prec is [1, MAX_PREC]
# expect: 80 TypeError: 'foo' is an invalid keyword argument for this function
# expect: 81 Inexact: [<class 'decimal.Inexact'>]
# expect: 82 DivisionByZero: [<class 'decimal.DivisionByZero'>]
# expect: 83 DivisionByZero: [<class 'decimal.DivisionByZero'>]
# expect: 84 InvalidOperation: [<class 'decimal.DivisionUndefined'>]
# expect: 85 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 86 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 87 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 88 False
# expect: 89 InvalidOperation: [<class 'decimal.ConversionSyntax'>]
# expect: 90 Decimal('1000.5')
# expect: 91 Decimal('1.5')
# expect: 92 Decimal('1.23')
# expect: 93 Decimal('Infinity')
# expect: 94 Decimal('-NaN')
# expect: 95 Decimal('-sNaN12')
# expect: 96 ValueError: sign must be an integer with the value 0 or 1
# expect: 97 ValueError: coefficient must be a tuple of digits
# expect: 98 ValueError: argument must be a sequence of length 3
# expect: 99 Decimal('1.2E+2')
# expect: 100 Decimal('1.100000000000000088817841970012523233890533447265625')
# expect: 101 Decimal('1')
# expect: 102 TypeError: conversion from NoneType to Decimal is not supported
# expect: 103 TypeError: conversion from bytes to Decimal is not supported
# expect: 104 Decimal('1')
# expect: 105 (Decimal('0.1000000000000000055511151231257827021181583404541015625'), Decimal('Infinity'), Decimal('NaN'), Decimal('3'))
# expect: 106 TypeError: argument must be int or float
# expect: 107 DecimalTuple(sign=0, digits=(1, 1), exponent=-1)
# expect: 108 ((11, 10), (0, 1), (1000, 1))
# expect: 109 OverflowError: cannot convert Infinity to integer ratio
# expect: 110 ValueError: cannot convert NaN to integer ratio
# expect: 111 (0, 0, 0)
# expect: 112 Decimal('123.5')
# expect: 113 Decimal('123.4')
# expect: 114 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 115 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 116 [Decimal('3'), Decimal('2'), Decimal('3'), Decimal('2'), Decimal('3'), Decimal('2'), Decimal('2'), Decimal('2')]
# expect: 117 [Decimal('-3'), Decimal('-2'), Decimal('-2'), Decimal('-3'), Decimal('-3'), Decimal('-2'), Decimal('-2'), Decimal('-2')]
# expect: 118 ValueError: cannot convert NaN to integer
# expect: 119 OverflowError: cannot convert Infinity to integer
# expect: 120 TypeError: optional arg must be an integer
# expect: 121 (2, -2, 0.0, nan, -inf)
# expect: 122 ValueError: cannot convert NaN to integer
# expect: 123 OverflowError: cannot convert Infinity to integer
# expect: 124 ValueError: cannot convert signaling NaN to float
# expect: 125 (1.5+0j)
# expect: 126 (-2, -1, 1)
# expect: 127 OverflowError: cannot convert Infinity to integer
# expect: 128 (True, True, True, True)
# expect: 129 TypeError: Cannot hash a signaling NaN value
# expect: 130 (Decimal('1'), Decimal('0'), Decimal('1'))
# expect: 131 (Decimal('2'), Decimal('1'), Decimal('-2'), Decimal('-1'), (Decimal('-2'), Decimal('-1')), Decimal('25'), Decimal('0.5'), Decimal('1.414213562373095048801688724'))
# expect: 132 (Decimal('2'), Decimal('2'), Decimal('25'), Decimal('4'), Decimal('2.5'), (Decimal('1'), Decimal('2')))
# expect: 133 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 134 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 135 DivisionByZero: [<class 'decimal.DivisionByZero'>]
# expect: 136 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 137 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 138 Decimal('5')
# expect: 139 Decimal('1')
# expect: 140 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 141 TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
# expect: 142 (True, False, True)
# expect: 143 TypeError: '<' not supported between instances of 'decimal.Decimal' and 'str'
# expect: 144 TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'str'
# expect: 145 False
# expect: 146 TypeError: '<' not supported between instances of 'decimal.Decimal' and 'complex'
# expect: 147 True
# expect: 148 done
# expect: 149 (True, True)
# expect: 150 TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'Fraction'
# expect: 151 ('1E+5', '1E-7', '0.000001', '-0', '0E+3', 'sNaN123', '-NaN', 'Infinity')
# expect: 152 ('100E+3', '100E-9', '123E+6', '0.0E-9', '0.0E+3')
# expect: 153 (Decimal('-1'), Decimal('NaN'), Decimal('-1'))
# expect: 154 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 155 (Decimal('1'), Decimal('1'), Decimal('-3'), Decimal('2'))
# expect: 156 (Decimal('1.000000000000000000000000001'), Decimal('0.9999999999999999999999999999'), Decimal('0.9999999999999999999999999999'), Decimal('1E-1000026'))
# expect: 157 (Decimal('3'), Decimal('1.414213562373095048801688724'), Decimal('1E-500'), Decimal('-0'))
# expect: 158 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 159 (Decimal('-Infinity'), Decimal('0'), Decimal('0.6931471805599453094172321215'), Decimal('10'), Decimal('0.4771212547196624372950279033'), Decimal('-Infinity'))
# expect: 160 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 161 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 162 Overflow: [<class 'decimal.Overflow'>]
# expect: 163 (Decimal('2'), Decimal('-3'), Decimal('Infinity'))
# expect: 164 DivisionByZero: [<class 'decimal.DivisionByZero'>]
# expect: 165 (Decimal('1.2'), Decimal('1E+2'), Decimal('0'))
# expect: 166 (Decimal('2'), Decimal('2'), Decimal('3'))
# expect: 167 Decimal('40')
# expect: 168 (Decimal('1000'), True)
# expect: 169 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 170 (Decimal('1230'), Decimal('3000000000000000000000000012'), Decimal('1230'), Decimal('12'))
# expect: 171 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 172 (Decimal('1.23E+4'), Decimal('0.00123'))
# expect: 173 InvalidOperation: [<class 'decimal.InvalidOperation'>]
# expect: 174 True
# expect: 175 (Decimal('-1'), Decimal('1'))
# expect: 176 (Decimal('10'), Decimal('3'), Decimal('3'), Decimal('-3'), Decimal('-3'))
# expect: 177 ('+Normal', '+Subnormal', '-Zero')
# expect: 178 (True, False, True, True, True, True)
# expect: 179 ("Decimal('1.0')", '1,234.50', '1.2345e+3', '1.23e+3', '50%', '00001234.5', '+1234.5', '      1234.5', '***1234.5***', '1E+10', '10000000000', '       NaN', '-Infinity')
# expect: 180 ValueError: invalid format string
# expect: 181 ValueError: invalid format string
# expect: 182 ('1234567.891', '_______1.5', '-      1.5', '1E-10', '1.2E+4', '0.000e+3', '0.00', '-0.00', '0.00')
# expect: 183 ('1.5E+0', '1.5', 'Infinity', '1', '2', '2', '100000.0%')
# expect: 184 (Decimal('1.5'), Decimal('1.5'), Decimal('1.5'))
# expect: 185 done
# expect: 186 Decimal('0.33333')
# expect: 187 done
# expect: 188 Decimal('0.3334')
# expect: 189 TypeError: 'foo' is an invalid keyword argument for this function
# expect: 190 TypeError: optional argument must be a context
# expect: 191 TypeError: argument must be a context
# expect: 192 28
# expect: 193 (True, {<class 'decimal.InvalidOperation'>:True, <class 'decimal.FloatOperation'>:True, <class 'decimal.DivisionByZero'>:True, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False})
# expect: 194 None
# expect: 195 (Decimal('Infinity'), Decimal('NaN'), 1)
# expect: 196 (Decimal('0.333'), {<class 'decimal.InvalidOperation'>:True, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:True, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:False})
# expect: 197 {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:False, <class 'decimal.Underflow'>:False, <class 'decimal.Subnormal'>:False, <class 'decimal.Inexact'>:False, <class 'decimal.Rounded'>:False, <class 'decimal.Clamped'>:False}
# expect: 198 [<class 'decimal.InvalidOperation'>, <class 'decimal.DivisionByZero'>, <class 'decimal.Inexact'>, <class 'decimal.Rounded'>]
# expect: 199 Decimal('Infinity')
# expect: 200 Decimal('1E-1000000')
# expect: 201 Decimal('NaN')
# expect: 202 None
# expect: 203 Overflow: [<class 'decimal.Overflow'>]
# expect: 204 Decimal('1E-100')
# expect: 205 Decimal('3.33333333333333333333333333E-100')
# expect: 206 None
# expect: 207 ((<class 'decimal.Inexact'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.FloatOperation'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'TypeError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.DivisionByZero'>, <class 'decimal.DecimalException'>, <class 'ZeroDivisionError'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.InvalidOperation'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.DivisionUndefined'>, <class 'decimal.InvalidOperation'>, <class 'decimal.DecimalException'>, <class 'ZeroDivisionError'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.Clamped'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.Overflow'>, <class 'decimal.Inexact'>, <class 'decimal.Rounded'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'decimal.Underflow'>, <class 'decimal.Inexact'>, <class 'decimal.Rounded'>, <class 'decimal.Subnormal'>, <class 'decimal.DecimalException'>, <class 'ArithmeticError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>))
# expect: 208 (<class 'decimal.ConversionSyntax'>, <class 'decimal.DivisionImpossible'>, <class 'decimal.InvalidContext'>)
# expect: 209 done
# expect: 210 FloatOperation: [<class 'decimal.FloatOperation'>]
# expect: 211 False
# expect: 212 FloatOperation: [<class 'decimal.FloatOperation'>]
# expect: 213 done
# expect: 214 KeyError: 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
# expect: 215 False
# expect: 216 done
# expect: 217 (Decimal('1.5'), Decimal('2.5'), <class 'decimal.Decimal'>, Decimal('1.5'))
# expect: 218 InvalidOperation: [<class 'decimal.ConversionSyntax'>]
# expect: 219 Decimal('12')
# expect: 220 Decimal('1.111111111111111111111111111E+29')
# expect: 221 (5, DecimalTuple(sign=0, digits=(1,), exponent=2))
# expect: 222 (<class 'decimal.Decimal'>, ('1.1',))
# expect: 223 (10, 1, 1, 2)
# expect: 224 (False, False, True, Decimal('0'), Decimal('0'), Decimal('1.5'))
# expect: 225 (Decimal('1.0'), Decimal('2'), [1, Decimal('2.5'), Decimal('3')])
# expect: 226 '12.3'
# expect: 227 AttributeError: 'decimal.Decimal' object has no attribute 'foo'
# expect: 228 AttributeError: 'decimal.Decimal' object has no attribute 'x'
# expect: 229 AttributeError: 'decimal.Context' object has no attribute 'foo'
# expect: 230 AttributeError: 'decimal.Context' object has no attribute 'foo'
# expect: 231 Context(prec=5, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])
# expect: 232 False
# expect: 233 (Decimal('1.23'), True)
# expect: 234 Decimal('sNaN')
# expect: 235 InvalidOperation: [<class 'decimal.ConversionSyntax'>]
# expect: 236 TypeError: conversion from str to Decimal is not supported
# expect: 237 TypeError: conversion from str to Decimal is not supported
# expect: 238 Decimal('3')
# expect: 239 TypeError: function takes exactly 2 arguments (1 given)
