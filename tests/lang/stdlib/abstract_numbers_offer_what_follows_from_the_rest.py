import numbers
from decimal import Decimal
from fractions import Fraction

for kind in (numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral):
    try:
        kind()
    except TypeError as e:
        print(e)


class Wrapped(numbers.Integral):
    def __init__(self, value):
        self.value = value

    def __int__(self):
        return self.value


for name in numbers.Integral.__abstractmethods__ - {"__int__"}:
    setattr(Wrapped, name, lambda self, *a, name=name: Wrapped(getattr(int(self), name)(*map(int, a))))
Wrapped.__abstractmethods__ = frozenset()
seven, two = Wrapped(7), Wrapped(2)
print(int(seven - two), int(two.__rsub__(seven)), [int(part) for part in divmod(seven, two)], seven.denominator, int(seven.numerator))
print(float(seven), complex(seven), seven.imag, int(seven.real), int(seven.conjugate()), seven.__index__(), isinstance(seven, numbers.Rational))
print([isinstance(x, numbers.Real) for x in (1, 1.5, 1j, Fraction(1), Decimal(1), True)], isinstance(Decimal(1), numbers.Number))

# expect: Can't instantiate abstract class Complex with abstract methods __abs__, __add__, __complex__, __eq__, __mul__, __neg__, __pos__, __pow__, __radd__, __rmul__, __rpow__, __rtruediv__, __truediv__, conjugate, imag, real
# expect: Can't instantiate abstract class Real with abstract methods __abs__, __add__, __ceil__, __eq__, __float__, __floor__, __floordiv__, __le__, __lt__, __mod__, __mul__, __neg__, __pos__, __pow__, __radd__, __rfloordiv__, __rmod__, __rmul__, __round__, __rpow__, __rtruediv__, __truediv__, __trunc__
# expect: Can't instantiate abstract class Rational with abstract methods __abs__, __add__, __ceil__, __eq__, __floor__, __floordiv__, __le__, __lt__, __mod__, __mul__, __neg__, __pos__, __pow__, __radd__, __rfloordiv__, __rmod__, __rmul__, __round__, __rpow__, __rtruediv__, __truediv__, __trunc__, denominator, numerator
# expect: Can't instantiate abstract class Integral with abstract methods __abs__, __add__, __and__, __ceil__, __eq__, __floor__, __floordiv__, __int__, __invert__, __le__, __lshift__, __lt__, __mod__, __mul__, __neg__, __or__, __pos__, __pow__, __radd__, __rand__, __rfloordiv__, __rlshift__, __rmod__, __rmul__, __ror__, __round__, __rpow__, __rrshift__, __rshift__, __rtruediv__, __rxor__, __truediv__, __trunc__, __xor__
# expect: 5 5 [3, 1] 1 7
# expect: 7.0 (7+0j) 0 7 7 7 True
# expect: [True, True, False, True, False, True] True
