"""statistics: exact sums by their kind, roots rounded once, what cannot be mixed."""
import statistics
from decimal import Decimal, localcontext
from fractions import Fraction


def told(f, *args):
    try:
        return f(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Count(int):
    pass


class Other(int):
    pass


print([told(statistics._exact_ratio, x) for x in (0.5, Fraction(1, 3), 3, Decimal("0.25"), float("inf"), Decimal("-inf"), "a", None)])
print(statistics._sum([1, 2, 0.5]), statistics._sum([]), statistics._sum([Decimal("0.1")] * 3), statistics._sum([1.0, float("inf")])[1:])
for pair in ((int, float), (float, int), (Count, Other), (Count, float), (float, Count), (Fraction, float), (float, Fraction), (Decimal, float), (bool, int)):
    print(told(statistics._coerce, *pair), end=" ")
print(list(statistics._fail_neg([1, 2])), told(list, statistics._fail_neg([1, -1], "no")))
print([statistics._integer_sqrt_of_frac_rto(n, m) for n, m in ((10, 1), (16, 1), (7, 2), (2 * 10**30, 3))])
print([statistics._float_sqrt_of_frac(n, m) for n, m in ((2, 1), (1, 3), (10**400, 7), (7, 10**400), (2**107 + 1, 1))])
print([statistics._decimal_sqrt_of_frac(n, m) for n, m in ((2, 1), (1, 3), (0, 5), (-4, -9))])
with localcontext() as context:
    context.prec = 5
    data = [Decimal(n) / 7 for n in range(1, 40)]
    print([statistics.stdev(data[: n + 2]) for n in range(12)], statistics.pstdev(data))
print(statistics.stdev([Decimal("1.5"), Decimal("2.5"), Decimal("2.75")]), statistics.pstdev([2, 2, 2]), statistics.stdev([Decimal(1), Decimal(1)]))
print(statistics.mean([1, 2.5]), statistics.mean([Count(2), Count(4)]), statistics.mean([float("inf"), 1]), told(statistics.mean, [Decimal(1), 1.5]))
print(told(statistics.harmonic_mean, [1, -1]), statistics.harmonic_mean([10, 20]), statistics.variance([Fraction(1, 2), Fraction(3, 4)]))
# expect: [(1, 2), (1, 3), (3, 1), (1, 4), (inf, None), (Decimal('-Infinity'), None), "TypeError: can't convert type 'str' to numerator/denominator", "TypeError: can't convert type 'NoneType' to numerator/denominator"]
# expect: (<class 'float'>, Fraction(7, 2), 3) (<class 'int'>, 0, 0) (<class 'decimal.Decimal'>, Fraction(3, 10), 3) (inf, 2)
# expect: <class 'float'> <class 'float'> <class '__main__.Other'> <class 'float'> <class 'float'> <class 'float'> <class 'float'> TypeError: don't know how to coerce Decimal and float AssertionError: initial type T is bool [1, 2] StatisticsError: no
# expect: [3, 4, 1, 816496580927727]
# expect: [1.4142135623730951, 0.5773502691896257, 3.7796447300922723e+199, 2.6457513110645903e-200, 1.2738103345051546e+16]
# expect: [Decimal('1.414213562373095048801688724'), Decimal('0.5773502691896257645091487805'), Decimal('0.0'), Decimal('0.6666666666666666666666666667')]
# expect: [Decimal('0.10101'), Decimal('0.14286'), Decimal('0.18443'), Decimal('0.22588'), Decimal('0.26726'), Decimal('0.30861'), Decimal('0.34994'), Decimal('0.39123'), Decimal('0.43253'), Decimal('0.47380'), Decimal('0.51508'), Decimal('0.55634')] 1.6078
# expect: 0.6614378277661476476254039384 0.0 0.0
# expect: 1.75 3 inf TypeError: don't know how to coerce Decimal and float
# expect: StatisticsError: harmonic mean does not support negative values 13.333333333333332 1/32
