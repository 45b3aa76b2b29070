import math

print(math.pi, math.e, math.inf, math.nan, math.tau, math.sqrt(2), math.floor(-2.5), math.ceil(-2.5), math.trunc(-2.7), math.fabs(-3), math.factorial(10), math.gcd(12, 18), math.lcm(4, 6), math.hypot(3, 4), math.isqrt(17))
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1.0), math.isclose(0.1 + 0.2, 0.3), math.copysign(3, -0.0), math.fmod(-7, 3), math.modf(2.5), math.frexp(8.0), math.ldexp(0.5, 4), math.prod([2, 3, 4]), math.comb(5, 2), math.perm(5, 2), math.degrees(math.pi), math.radians(180))
print(math.floor(1e20), math.fsum([0.1] * 10), math.log2(8), math.log10(1000), math.exp(0), math.log(1), math.pow(2, 3))
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: math.exp(1000)):
    try:
        f()
    except (ValueError, OverflowError) as e:
        print(type(e).__name__, e)

# expect: 3.141592653589793 2.718281828459045 inf nan 6.283185307179586 1.4142135623730951 -3 -2 -2 3.0 3628800 6 12 5.0 4
# expect: True True True True -3.0 -1.0 (0.5, 2.0) (0.5, 4) 8.0 24 10 20 180.0 3.141592653589793
# expect: 100000000000000000000 1.0 3.0 3.0 1.0 0.0 8.0
# expect: ValueError math domain error
# expect: ValueError math domain error
# expect: ValueError factorial() not defined for negative values
# expect: OverflowError math range error
